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

dice-round-start = Les dés sont lancés ; la manche a commencé.
dice-rolled = { $player } a lancé les dés.
dice-removed = { $player } a repris un dé.
dice-removed-wrong = { $player } a repris le dé ; ce qui n’allait pas est réglé.
dice-owner = Ce dé a été posé par { $player }.
dice-taken = Un { $n } { $colour } est déjà sur cette case ; une case prend un seul dé.
dice-turned = Le { $before } { $colour } montre maintenant { $n } et tout le reste est comme avant : il a été tourné à la main.
dice-out = { $player } n’a plus de dé : stop.
dice-resumed = { $player } a repris un dé : la manche continue.
dice-goes-on = Un dé a encore été posé : la manche continue.
dice-unread = Ce que montre ce dé est illisible.
dice-unsure = Le { $n } { $colour } n’a pas été lu assez sûrement pour accuser quelqu’un.
dice-perhaps-before = Rien ne prouve si le { $before } était là avant le { $n } { $colour }.
dice-two = Deux dés sont sur une case ; rien ne prouve lequel était le second.
dice-perhaps-late = Rien ne prouve si ce dé a été posé avant le stop.
dice-perhaps-part = Peut-être que seuls quelques dés ont été relancés ; rien ne le prouve.
dice-score-dice = On voit { $n } dés sur { $dice }.
dice-score-players = L’image ne dit pas qui joue : une place sans dé est peut-être vide.
dice-score-caller =
    { $n ->
        [0] Tout le monde a encore des dés.
       *[other] { $n } joueurs n’ont plus de dé ; l’image ne dit pas qui a dit stop.
    }
dice-score-wrong = Un dé est mal posé, et l’image ne dit pas qui l’a posé.
dice-score-unclear = On ne peut pas dire si chaque dé du plateau est bien posé.
dice-score-strayed = Des dés sont à une place où personne ne joue.

dice-here-own = Il va sur la case { $n } de la rangée de couleur { $colour }.
dice-here-first = Le { $before } de la rangée de couleur { $colour } vient d’abord.
dice-here-keep = Qui est arrivé plus tard garde le { $n } { $colour }.
dice-here-stopped = Rien ne peut être posé après le stop.
dice-here-all = Tous les dés restants sont lancés ensemble.
dice-checked =
    { $n ->
        [0] Aucun dé n’est sûrement mal posé
        [one] { $n } dé est mal posé
       *[other] { $n } dés sont mal posés
    }{ $k ->
        [0] .
        [one] { " ; " }{ $k } ne peut pas être jugé.
       *[other] { " ; " }{ $k } ne peuvent pas être jugés.
    }
