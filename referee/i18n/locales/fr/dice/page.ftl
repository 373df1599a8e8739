### La page pendant la partie de dés : le plateau dessiné, les corrections, la fin d’une manche.

## The frame of the phone page

tab-dice = Dés

## Les dés, et où ils sont

dice-table-space = { $colour } { $n }
dice-table-free = Case libre : { $space }
dice-table-left-die = { $name }, à côté du plateau : { $die }
dice-table-seat = À côté du plateau : { $name }
dice-table-gone = Ce dé n’est plus là
dice-table-gone-text = Il a été relancé ou posé entre-temps.
dice-table-at-least = ≥ { $n }
dice-table-board-has = Plateau avec { $n } dés.
dice-table-board-last = Dernier : { $name }, { $die }.
dice-table-has-left = { $name } : { $n ->
    [one] { $n } dé restant
   *[other] { $n } dés restants
}.
dice-table-tap = Le plateau. Les flèches choisissent une case ou un dé à côté, Entrée l’ouvre.

## Corrections

dice-table-which-pips = Que montre-t-il ?
dice-table-pips-unread = Illisible
dice-table-which-space = Sur quelle case est-il ?
dice-table-missed-text = Un dé est ici sans être dessiné ? Dites ce qu’il montre, puis à qui il est.
dice-table-missed-whose = Qui l’a posé ?
dice-table-missed-beside-text = Un dé est ici sans être dessiné ? Choisissez sa couleur, puis touchez ce qu’il montre.

## Avant et après une manche

dice-table-begins = La manche commence d’elle-même dès que tous ont lancé leurs dés.
dice-table-out-label = La caméra a arrêté la manche
dice-table-out-ask = Quelqu’un semble ne plus avoir de dés
dice-table-out = { $name } n’a plus de dés : stop ?
dice-table-out-several = Plusieurs n’ont plus de dés : qui a crié ?
dice-table-at-stop = Tel qu’au moment du stop
dice-table-proof = Les dés entourés de bleu restent. Touchez ce qui n’est pas juste.
