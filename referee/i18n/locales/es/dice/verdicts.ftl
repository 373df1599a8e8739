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
