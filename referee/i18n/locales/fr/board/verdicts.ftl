# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first. No "de" before a name: it would have to become "d’" before a vowel.

legal-card = { $player } a posé une carte sur { $a }–{ $b }.
legal-release = { $player } a posé une carte sur { $a }–{ $b } et libéré un pion.
legal-joker = { $player } a posé un joker sur { $a }.

given = Cette pièce était là avant que la manche soit suivie ; elle est à { $player }.
round-start = Les pions sont en place ; la manche peut commencer.
round-called = La manche commence.
round-given =
    { $n ->
        [one] La manche est suivie à partir d’ici ; { $n } pièce est déjà posée.
       *[other] La manche est suivie à partir d’ici ; { $n } pièces sont déjà posées.
    }
token-followed = Le pion a suivi la pièce posée par { $player }.
removed = { $player } a repris une pièce.
removed-wrong = { $player } a repris la pièce ; l’erreur est réglée.
put-right-token = Le pion est maintenant à sa place ; l’erreur est réglée.
put-right-back = Le pion est revenu d’où il venait.
identified = La pièce est à { $player }.
reread-cleared = Vue plus nettement, la carte posée par { $player } est sur les bonnes couleurs.
reread-lawful = Vue plus nettement, la pièce posée par { $player } est à sa place selon les règles.
reread-cards = On compte { $n } cartes avec le bord de ce joueur ({ $player }), plus qu’il n’y en a : regardez de nouveau, personne n’est accusé.
reread-design = La même carte ({ $x }, { $y }), à { $player }, est vue deux fois : regardez de nouveau, personne n’est accusé.

legal-here-card = Cette carte aurait pu aller sur { $places }.
legal-here-card-at = Cette carte aurait pu aller sur { $places }, avec le pion venant de { $t }.
legal-here-turned = Retournée, cette carte va sur { $a }–{ $b }.
legal-here-turned-or = Retournée, cette carte va sur { $a }–{ $b } ; elle aurait aussi pu aller sur { $places }.
legal-here-joker = Un joker aurait pu aller sur { $places }.
legal-here-no-card = Cette carte n’allait nulle part à ce moment ; elle rejoint la défausse du joueur.
legal-here-no-joker = À ce moment, aucun joker ne pouvait être posé ; il retourne à son joueur.
legal-here-token = Le pion va sur { $places }.
legal-here-still = Le pion aurait dû rester où il était.
legal-here-follow = Une carte doit d’abord suivre à côté du joker sur { $n }.
legal-here-fits = Une carte sur { $a }–{ $b } montre { $x } sur { $a } et { $y } sur { $b }. Où cette carte aurait encore pu aller, une seule image ne le montre pas.
legal-here-picture = Ce qui était libre à ce moment, une seule image ne le montre pas.
legal-here-not-started = Rien ne peut être posé avant le départ.
legal-here-stopped = Rien ne peut être posé après le stop.
legal-here-unread = La carte n’est pas assez lisible pour dire où elle va.
legal-here-unseen = Ce qu’il y avait sur le plateau à ce moment n’a pas été vu.

unclear-hidden = Quelque chose de caché peut expliquer la pièce sur { $a } ; personne n’est accusé.
unclear-under = Sur { $a } se trouve peut-être une pièce, à moitié sous une autre, qui n’a jamais été vue entière.
unclear-tokens = Aucune explication ne place les pions là où ils sont ; la pièce sur { $a } n’est donc pas jugée.
unclear-confidence = La pièce sur { $a } n’a pas été lue assez sûrement pour accuser quelqu’un.
unclear-several = Plusieurs déroulements expliquent la pièce sur { $a }, et ils accusent des joueurs différents ; personne n’est accusé.
unclear-disputed = Quelque chose à côté de { $a } est contesté ; on ne peut pas prouver à quel pion la pièce a été posée.
unclear-resync = Trop de choses se sont passées sans être vues autour de la pièce sur { $a } ; elle est prise comme elle est.
unclear-joker-owner = On ne voit pas à qui est le joker sous le pion ; la pièce sur { $a } n’est donc pas jugée.
unclear-duty = Savoir si { $player } devait d’abord libérer un pion dépend de cartes que personne ne voit.
unclear-player = Savoir si la pièce sur { $a } peut être là dépend de son joueur, et on ne voit pas qui c’est.
unclear-token-place = Le pion de la pièce sur { $a } n’est pas visible ; sa place ne peut donc pas être jugée.
unclear-square = La carte sur { $a }–{ $b } montre une autre couleur que celle apprise pour ses cases, mais cette couleur n’était pas sûre ; regardez si elle convient.
unclear-colour = Les couleurs de la carte sur { $a }–{ $b } ne sont pas assez lisibles.

bg-setup-6 =
    { $n ->
        [one] { $n } pion trouvé sur le plateau ; une manche commence avec { $tokens }.
       *[other] { $n } pions trouvés sur le plateau ; une manche commence avec { $tokens }.
    }
bg-setup-6-stack-allowed =
    { $n ->
        [one] On voit { $n } case avec un pion. À votre table, deux pions peuvent partager une case ; la caméra ne peut pas dire laquelle.
       *[other] On voit { $n } cases avec des pions. À votre table, deux pions peuvent partager une case ; la caméra ne peut pas dire laquelle.
    }

bg-play-1 = { $player } a posé une carte avant le départ.
bg-play-6 = Trop tard pour { $player2 } : la carte posée par { $player1 } était déjà sur { $a }–{ $b }. La seconde est reprise.

bg-place-1 = La carte sur { $a } n’est pas sur deux cases voisines du plateau.
bg-place-2 = La pièce sur { $a } recouvre une autre pièce.
bg-place-2-card = La carte sur { $a }–{ $b } recouvre, sur { $square }, une pièce qui est à { $player2 }.
bg-place-2-joker = Le joker sur { $a } recouvre une pièce qui est à { $player2 }.
bg-place-2-token = Un pion est sur { $square } ; la case n’est pas libre.
bg-place-3 = Mauvaise couleur : sur { $square }, { $player } a posé { $x } sur { $y }.
bg-place-4 = La carte sur { $a }–{ $b } ne touche par aucun côté la case d’un pion.
bg-place-4-other = Le pion venant de { $t } a été mis sur la carte { $a }–{ $b }, qui ne touche pas sa case.
bg-place-5 = La carte sur { $a }–{ $b } ne touche le pion sur { $t } que par un coin.
bg-place-6 = Bonnes couleurs, mais à l’envers sur { $a }–{ $b } ({ $player }). Votre table décide si c’est une erreur.
bg-place-6-mistake = Bonnes couleurs, mais à l’envers sur { $a }–{ $b } ({ $player }) ; à votre table, c’est une erreur.

bg-token-1 = Le pion sur { $t } n’a pas été posé sur la nouvelle carte { $a }–{ $b }.
bg-token-2 = Le pion va sur { $target } ({ $colour }), la moitié la plus éloignée de son ancienne place { $t }.
bg-token-3 = { $n } pions ont été déplacés avec une seule pièce.
bg-token-3-other = Un pion sans rapport avec la pièce sur { $a } a été déplacé.
bg-token-3-alone = Un pion a été déplacé sur { $t } sans qu’une pièce soit posée.

bg-dead-2 = { $player } a créé le cul-de-sac sur { $t } : la prochaine carte peut être posée n’importe où, et le pion va dessus.
bg-dead-3 = Avec sa carte sur { $a }–{ $b }, { $player } a enfermé le pion sur { $t } et le libère avec sa prochaine carte.
bg-dead-3-joker = Avec son joker sur { $a }, { $player } a enfermé le pion sur { $t } et le libère avec sa prochaine carte.
bg-dead-4 = Le pion bloqué sur { $t } doit aller sur la carte qui vient d’être posée.
bg-dead-5 = { $player } doit d’abord libérer le pion sur { $t } avec sa prochaine carte, avant de poser autre chose.
bg-dead-5-by = { $player1 } a enfermé le pion sur { $t } et doit le libérer, personne d’autre ; la carte sur { $a }–{ $b } ne le touche pas.
bg-dead-6 =
    { $n ->
        [one] Le pion sur { $t } n’est pas bloqué ({ $n } paire libre le touche) ; on ne pouvait pas poser n’importe où.
       *[other] Le pion sur { $t } n’est pas bloqué ({ $n } paires libres le touchent) ; on ne pouvait pas poser n’importe où.
    }
bg-dead-6-house-rule = Des cases sont libres à côté du pion sur { $t }, mais peut-être qu’aucune carte du jeu n’y va. Votre table décide s’il était bloqué.

bg-joker-1 = Le joker sur { $a } n’est pas sur une case libre à côté d’un pion.
bg-joker-2 = Le pion sur { $t } va sur le joker posé sur { $a }.
bg-joker-3 = Le joker sur { $n } est à { $player1 } ; { $player2 } ne peut pas poser là.
bg-joker-4 = { $player } a posé un joker sur { $n } puis joué ailleurs ; une carte doit suivre tout de suite à côté du joker.
bg-joker-4-clock = Le joker posé par { $player } sur { $n } attend sa carte depuis plus de { $seconds } s, le temps convenu à votre table.
bg-joker-4-continuation = Aucune carte ne peut suivre le joker sur { $a } : il n’y a pas deux cases libres à la suite à côté de lui.
bg-joker-4-stays = D’autres ont pris les cases à côté du joker sur { $n }, posé par { $player } : aucune carte ne peut suivre, et à votre table il reste.
bg-joker-4-shut = D’autres ont pris les cases à côté du joker sur { $n }, posé par { $player } : aucune carte ne peut suivre, et à votre table c’est une erreur.
bg-joker-4-undo = D’autres ont pris les cases à côté du joker sur { $n } : { $player } reprend le joker, et le pion retourne sur { $t }.
bg-joker-5 =
    { $n ->
        [one] { $player } a utilisé { $n } joker ; chaque joueur en a 2.
       *[other] { $player } a utilisé { $n } jokers ; chaque joueur en a 2.
    }

bg-end-1 =
    { $n ->
        [one] { $player } a posé toutes ses cartes ({ $n }).
       *[other] { $player } a posé ses { $n } cartes.
    }
bg-end-1-all =
    { $n ->
        [one] { $player } a posé toutes ses cartes ({ $n }) et peut crier stop.
       *[other] { $player } a posé ses { $n } cartes et peut crier stop.
    }
bg-end-1-call = { $player } a crié stop.
bg-end-1-missing =
    { $n ->
        [one] { $player } a crié stop, mais il manque { $n } carte sur le plateau.
       *[other] { $player } a crié stop, mais il manque { $n } cartes sur le plateau.
    }
bg-end-1-last-card = { $player } a posé sa dernière carte ; à votre table, cela finit la manche.
bg-end-1-not-last = { $player } a repris une carte ; la manche continue donc.
bg-end-2-in-flight = { $player } a posé une carte après le stop. À votre table, une carte déjà en main peut encore être posée : l’était-elle ?
bg-end-2-last-card = { $player } a posé une carte alors que la dernière carte avait déjà fini la manche ; elle ne compte pas et est reprise.
bg-end-2 = { $player } a posé une carte après le stop ; elle ne compte pas et est reprise.
bg-end-3 = Il ne reste aucune paire de cases libres : la manche prend fin. Le plus de cartes posées : { $player } ({ $n }).

bg-end-3-no-pair = Il ne reste aucune paire de cases libres : personne ne peut plus rien poser, et la manche prend fin.

bg-check-3 =
    { $n ->
        [one] { $player } a { $n } carte mal posée : { $cells }.
       *[other] { $player } a { $n } cartes mal posées : { $cells }.
    }
bg-audit = Vérification finale des cartes : justes { $n }, mal posées { $m }, incertaines { $k }.
bg-audit-1 = La carte sur { $a }–{ $b } ne correspond pas à ses cases.
bg-audit-2 = Deux pièces se trouvent sur { $square }.
bg-audit-2-half = On ne voit que la moitié d’une pièce sur { $square } ; ce qui est à côté couvre peut-être le reste.
bg-audit-3 = Le compte des pièces n’est pas bon ({ $player }) ; l’image devrait être relue.
bg-audit-4 = Les pièces du plateau n’ont pas pu être toutes posées à côté d’un pion ; on ne voit pas qui s’est trompé.
