# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-others-left =
    { $n ->
        [one] { $n } dado rimasto agli altri
       *[other] { $n } dadi rimasti agli altri
    }
item-dice-left =
    { $n ->
        [one] { $n } dado rimasto
       *[other] { $n } dadi rimasti
    }

dice-legal = Il dado { $colour } { $n } può andare lì.
dice-board = Ogni dado sul tabellone è posato bene.
dice-row = Il dado { $colour } { $n } è nella fila di colore { $row }.
dice-late = Un dado { $colour } { $n } c’è già: chi è arrivato tardi tiene il suo.
dice-space = Il dado { $colour } { $n } non va sulla casella { $space }.
dice-order = Il dado { $colour } { $n } è stato posato prima del { $before }.
dice-gap = Il dado { $colour } { $n } c’è, ma manca il { $before }.
dice-rerolled =
    { $n ->
        [one] È stato rilanciato { $n } dado, tutti quelli rimasti, come dice la regola.
       *[other] Sono stati rilanciati tutti e { $n } i dadi, come dice la regola.
    }
dice-reroll =
    { $k ->
        [one] Solo { $k } dado su { $n } è stato rilanciato; si rilanciano sempre tutti.
       *[other] Solo { $k } dadi su { $n } sono stati rilanciati; si rilanciano sempre tutti.
    }
dice-stop = Non resta nessun dado: lo stop vale.
dice-stop-void =
    { $n ->
        [one] Resta { $n } dado: lo stop non vale.
       *[other] Restano { $n } dadi: lo stop non vale.
    }
dice-after-stop = Dopo lo stop non si può posare niente.
