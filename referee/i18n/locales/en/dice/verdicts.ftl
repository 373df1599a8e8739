# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-others-left =
    { $n ->
        [one] { $n } die the others have left
       *[other] { $n } dice the others have left
    }
item-dice-left =
    { $n ->
        [one] { $n } die left
       *[other] { $n } dice left
    }

dice-legal = The { $colour } { $n } may lie there.
dice-board = Every die on the board lies right.
dice-row = The { $colour } { $n } lies in the { $row } row.
dice-late = A { $colour } { $n } lies there already: whoever was later keeps the die.
dice-space = The { $colour } { $n } does not belong on space { $space }.
dice-order = The { $colour } { $n } was laid before the { $before }.
dice-gap = The { $colour } { $n } lies there, but the { $before } is missing.
dice-rerolled =
    { $n ->
        [one] The only die ({ $n }) was rolled again, as the rules say.
       *[other] All { $n } dice were rolled again, as the rules say.
    }
dice-reroll =
    { $k ->
        [one] Only { $k } of { $n } dice was rolled again; it is always all of them.
       *[other] Only { $k } of { $n } dice were rolled again; it is always all of them.
    }
dice-stop = No dice are left: the call counts.
dice-stop-void =
    { $n ->
        [one] { $n } die is left: the call does not count.
       *[other] { $n } dice are left: the call does not count.
    }
dice-after-stop = Nothing may be laid after the stop call.
