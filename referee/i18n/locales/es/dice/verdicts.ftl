# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-others-left =
    { $n ->
        [one] { $n } dado que les queda a los demás
       *[other] { $n } dados que les quedan a los demás
    }
item-dice-left =
    { $n ->
        [one] { $n } dado restante
       *[other] { $n } dados restantes
    }

dice-legal = El { $n } { $colour } puede ir ahí.
dice-board = Cada dado del tablero está bien colocado.
dice-row = El { $n } { $colour } está en la fila de color { $row }.
dice-late = Ya hay un { $n } { $colour }: quien llegó más tarde se queda su dado.
dice-space = El { $n } { $colour } no va en la casilla { $space }.
dice-order = El { $n } { $colour } se colocó antes que el { $before }.
dice-gap = El { $n } { $colour } está ahí, pero falta el { $before }.
dice-rerolled =
    { $n ->
        [one] Se ha vuelto a lanzar { $n } dado, el único, como dicen las reglas.
       *[other] Se han vuelto a lanzar los { $n } dados, como dicen las reglas.
    }
dice-reroll =
    { $k ->
        [one] Solo { $k } de { $n } dados se volvió a lanzar; siempre se lanzan todos.
       *[other] Solo { $k } de { $n } dados se volvieron a lanzar; siempre se lanzan todos.
    }
dice-stop = No queda ningún dado: el stop vale.
dice-stop-void =
    { $n ->
        [one] Queda { $n } dado: el stop no vale.
       *[other] Quedan { $n } dados: el stop no vale.
    }
dice-after-stop = Después del stop no se puede colocar nada.

dice-round-start = Los dados están lanzados; la ronda ha comenzado.
dice-rolled = { $player } ha lanzado los dados.
dice-removed = { $player } ha retirado un dado.
dice-removed-wrong = { $player } ha retirado el dado; lo que estaba mal queda resuelto.
dice-owner = Este dado lo colocó { $player }.
dice-taken = Ya hay un { $n } { $colour } en esta casilla; en una casilla cabe un dado.
dice-turned = El { $before } { $colour } muestra ahora { $n } y todo lo demás está como estaba: se giró con la mano.
dice-out = { $player } no tiene más dados: stop.
dice-resumed = { $player } ha retirado un dado: la ronda sigue.
dice-goes-on = Se ha colocado otro dado: la ronda continúa.
dice-unread = No se puede leer lo que muestra este dado.
dice-unsure = El { $n } { $colour } no se leyó con bastante certeza para acusar a alguien.
dice-perhaps-before = No se puede probar si el { $before } estaba ahí antes que el { $n } { $colour }.
dice-two = Hay dos dados en una casilla; no se puede probar cuál fue el segundo.
dice-perhaps-late = No se puede probar si este dado se colocó antes del stop.
dice-perhaps-part = Quizá solo se volvieron a lanzar algunos dados; no se puede probar.
dice-score-dice = Se ven { $n } de { $dice } dados.
dice-score-players = La imagen no dice quién juega: un sitio sin dados quizá esté vacío.
dice-score-caller =
    { $n ->
        [0] Todos tienen dados todavía.
       *[other] { $n } jugadores no tienen más dados; la imagen no dice quién dijo stop.
    }
dice-score-wrong = Un dado está mal colocado, y la imagen no dice quién lo colocó.
dice-score-unclear = No se puede decir si cada dado del tablero está bien colocado.
dice-score-strayed = Hay dados en un sitio donde nadie juega.

dice-here-own = Va en la casilla { $n } de la fila de color { $colour }.
dice-here-first = Primero va el { $before } de la fila de color { $colour }.
dice-here-keep = Quien llegó más tarde se queda el { $n } { $colour }.
dice-here-stopped = Después del stop no se puede colocar nada.
dice-here-all = Todos los dados que quedan se lanzan juntos.
dice-checked =
    { $n ->
        [0] Ningún dado está mal con seguridad
        [one] 1 dado está mal
       *[other] { $n } dados están mal
    }{ $k ->
        [0] .
        [one] ; 1 no se puede juzgar.
       *[other] ; { $k } no se pueden juzgar.
    }
