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

dice-round-start = The dice are thrown; the round has begun.
dice-rolled = { $player } threw the dice.
dice-removed = { $player } took a die back.
dice-removed-wrong = { $player } took the die back; what was wrong with it is settled.
dice-owner = This die was laid by { $player }.
dice-taken = A { $colour } { $n } lies on this space already; a space takes one die.
dice-turned = The { $colour } { $before } shows { $n } now and all else lies as it lay: it was turned by hand.
dice-out = { $player } has no dice left: stop.
dice-resumed = { $player } took a die back: the round goes on.
dice-goes-on = A die was laid: the round goes on.
dice-unread = What this die shows cannot be read.
dice-unsure = The { $colour } { $n } was not read surely enough to accuse anybody.
dice-perhaps-before = Whether the { $before } lay there before the { $colour } { $n } cannot be proved.
dice-two = Two dice lie on one space; which was the second cannot be proved.
dice-perhaps-late = Whether this die was laid before the stop call cannot be proved.
dice-perhaps-part = Perhaps only some of the dice were rolled again; it cannot be proved.
dice-score-dice = { $n } of { $dice } dice are in sight.
dice-score-players = The picture does not tell who plays: a seat without dice may be nobody’s.
dice-score-caller =
    { $n ->
        [0] Everybody has dice left.
       *[other] { $n } players have no dice left, and the picture does not tell who called.
    }
dice-score-wrong = A die lies wrong, and the picture does not tell who laid it.
dice-score-unclear = Whether every die on the board lies right cannot be told.
dice-score-strayed = Dice lie at a seat where nobody plays.

dice-here-own = It belongs on space { $n } of the { $colour } row.
dice-here-first = The { $before } of the { $colour } row comes first.
dice-here-keep = Whoever was later keeps the { $colour } { $n }.
dice-here-stopped = Nothing may be laid once stop was called.
dice-here-all = All dice that are left are rolled together.
dice-checked =
    { $n ->
        [0] No die is surely wrong
        [one] 1 die lies wrong
       *[other] { $n } dice lie wrong
    }{ $k ->
        [0] .
        [one] ; 1 cannot be judged.
       *[other] ; { $k } cannot be judged.
    }
