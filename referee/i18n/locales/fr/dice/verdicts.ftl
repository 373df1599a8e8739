# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first. No "de" before a name: it would have to become "d’" before a vowel.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-others-left =
    { $n ->
        [one] { $n } dé restant chez les autres
       *[other] { $n } dés restants chez les autres
    }
item-dice-left =
    { $n ->
        [one] { $n } dé restant
       *[other] { $n } dés restants
    }

dice-legal = Le { $n } { $colour } peut aller là.
dice-board = Chaque dé du plateau est bien posé.
dice-row = Le { $n } { $colour } est dans la mauvaise rangée ({ $row }).
dice-late = Un { $n } { $colour } est déjà là : qui est arrivé trop tard garde son dé.
dice-space = Le { $n } { $colour } ne va pas sur la case { $space }.
dice-order = Le { $n } { $colour } a été posé avant le { $before }.
dice-gap = Le { $n } { $colour } est là, mais le { $before } manque.
dice-rerolled =
    { $n ->
        [one] Le dé a été relancé ({ $n }), comme le dit la règle.
       *[other] Les { $n } dés ont tous été relancés, comme le dit la règle.
    }
dice-reroll =
    { $k ->
        [one] Seul { $k } dé sur { $n } a été relancé ; c’est toujours tous.
       *[other] Seuls { $k } dés sur { $n } ont été relancés ; c’est toujours tous.
    }
dice-stop = Il ne reste aucun dé : le stop compte.
dice-stop-void =
    { $n ->
        [one] Il reste { $n } dé : le stop ne compte pas.
       *[other] Il reste { $n } dés : le stop ne compte pas.
    }
dice-after-stop = Rien ne peut être posé après le stop.
