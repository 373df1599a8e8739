# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = rien dans { $name } n’est jamais immobile ; donnez une image du plateau à la fin de la manche
audit-not-judged = quelque chose sur le plateau ne peut pas être jugé
audit-start-unusable = l’image de départ est inutilisable : { $why }. Donnez-en une d’avant la première carte, avec les pions sur le plateau, ou aucune
score-unread = on ne peut pas lire à qui est la pièce sur { $squares }
score-asks-call = la table n’a pas encore dit si la carte sur { $squares } était en main au moment du stop
score-unread-placed = on ne peut pas lire si la carte est bien posée sur { $squares }
score-perhaps-back = personne n’a vu si la carte sur { $squares } a été reprise avant le stop
score-perhaps-not-there = personne n’a vu si la pièce sur { $squares } était là au moment du stop
score-too-few = on a vu les pièces de moins de deux joueurs
score-no-stop = aucun stop n’est connu, et il n’y a pas exactement un joueur qui a posé toutes ses cartes
piece-say-what = dites à qui est la pièce, ou ce qu’elle montre
piece-joker-colours = un joker ne montre pas de couleurs
piece-squares = une carte est sur deux cases et montre deux couleurs ; un joker est sur une case et n’en montre aucune
piece-side-by-side = les deux cases d’une carte sont côte à côte
piece-known = une pièce est déjà connue à cet endroit ; corrigez celle-là
token-say-where = dites où se trouve le pion, ou bien où il n’y en a pas
token-unknown = aucun pion n’est connu sur { $square }
token-known = un pion est déjà connu sur { $square }
piece-unknown = il n’y a pas de pièce { $n } sur le plateau
board-no-square = le plateau n’a pas de case en { $square }
board-no-colour = le plateau n’a pas la couleur { $colour } ; il a { $known }
audit-not-bare = il y a des cartes ou des jokers sur le plateau
audit-no-token = aucun pion n’est visible
score-assumed = { $player } a posé toutes ses cartes et est pris pour celui qui a crié
score-by-place = place { $place }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, cartes sur le plateau de joueur { $aside }, main suivante { $hand }
score-by-role = { $role ->
    [winner] a tout posé
    [runner_up] moins de cartes
    [excluded] exclu
   *[other] sans points
}, { $chips ->
    [one] { $chips } point
   *[other] { $chips } points
}, cartes sur le plateau de joueur { $aside }, main suivante { $hand }
