# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

overrule-allowed = I giocatori hanno deciso: conta come giusto.
overrule-mistake = I giocatori hanno deciso: conta come errore.
overrule-undecided = I giocatori non hanno ancora deciso.

note-hand = Una mano è rimasta { $seconds } s sopra il tabellone.
note-picture-size = L’immagine ha ora un’altra misura ({ $width }x{ $height }). Non si giudica nulla finché non vi si ritrova il tabellone.
note-table-moved = Si è mosso il tavolo o la telecamera.
note-source-lost = L’immagine è sparita.
note-source-back = L’immagine è tornata.
note-picture-damaged = L’immagine è danneggiata: non si giudica niente finché non è di nuovo intera.
note-picture-back = L’immagine è di nuovo intera dopo { $seconds } s; quello che è cambiato intanto si recupera.
note-skipped = Un’immagine è stata saltata.
note-truncated = La registrazione si interrompe prima della fine.
note-ended = L’immagine non è tornata; la registrazione finisce qui.
