# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

overrule-allowed = Los jugadores han decidido: cuenta como correcto.
overrule-mistake = Los jugadores han decidido: cuenta como error.
overrule-undecided = Los jugadores aún no han decidido.

note-hand = Una mano ha estado { $seconds } s sobre el tablero.
note-picture-size = La imagen tiene ahora otro tamaño ({ $width }x{ $height }). No se juzga nada hasta que se encuentre el tablero en ella.
note-table-moved = Se ha movido la mesa o la cámara.
note-source-lost = La imagen ha desaparecido.
note-source-back = La imagen ha vuelto.
note-picture-damaged = La imagen está dañada: no se juzga nada hasta que vuelva a estar entera.
note-picture-back = La imagen vuelve a estar entera tras { $seconds } s; lo que cambió entretanto se recupera.
note-skipped = Se ha saltado una imagen.
note-truncated = La grabación se interrumpe antes de tiempo.
note-ended = La imagen no volvió; la grabación acaba aquí.
