### The page while a match is played: its frame, /play and /screen.

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

a-joker = joker
a-card = carte
a-card-one = carte avec { $one }
a-card-two = carte { $one }-{ $two }
tokens-seen = La caméra voit { $n } pions sur { $tokens } ; ce qui est posé près d’un pion caché reste incertain.
board-has = Plateau avec { $pieces } pièces et { $tokens } pions.
board-last = En dernier : { $name }, { $piece }.
square-at = Rangée { $row }, colonne { $column }.
square-free = Libre.
token-here = Un pion est ici.

## The frame of the phone page

tab-board = Plateau

## Play, incident, question

jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
nothing-yet = Rien n’a encore été posé.

## Corrections

free-square = Une case libre
these-colours = Ces couleurs
half = Moitié { $n }
missing-kind = Que manque-t-il ?
missing-way = Où est l’autre moitié ?
way-right = à droite
way-left = à gauche
way-down = en dessous
way-up = au-dessus
add-it = Mettre ici
token-stands = Le pion est ici
token-stands-1 = Le pion est sur sa première case
token-stands-2 = Le pion est sur sa deuxième case
token-not = Aucun pion n’est ici
token-not-1 = Aucun pion sur sa première case
token-not-2 = Aucun pion sur sa deuxième case
which-token = Touchez le pion qui a été déplacé ici.

## Appris pendant le jeu

learned-token = Pion

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

board-tap = Le plateau. Les flèches choisissent une case, Entrée l’ouvre.
