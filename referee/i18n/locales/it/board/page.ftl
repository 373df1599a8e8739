### The page while a match is played: its frame, /play and /screen.

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

a-joker = jolly
a-card = tessera
a-card-one = tessera con { $one }
a-card-two = tessera { $one }-{ $two }
tokens-seen = La telecamera vede { $n } pedine su { $tokens }; ciò che si posiziona accanto a una che non vede resta incerto.
board-has = Tabellone con { $pieces } pezzi e { $tokens } pedine.
board-last = Ultimo: { $name }, { $piece }.
square-at = Riga { $row }, colonna { $column }.
square-free = Libera.
token-here = Qui c’è una pedina.

## The frame of the phone page

tab-board = Tabellone

## Play, incident, question

jokers = { $n ->
    [one] 1 jolly
   *[other] { $n } jolly
}
nothing-yet = Non è ancora stato posato nulla.

## Corrections

free-square = Una casella libera
these-colours = Questi colori
half = Metà { $n }
missing-kind = Che cosa manca?
missing-way = Dov’è l’altra metà?
way-right = a destra
way-left = a sinistra
way-down = sotto
way-up = sopra
add-it = Metti qui
token-stands = La pedina è qui
token-stands-1 = La pedina è sulla sua prima casella
token-stands-2 = La pedina è sulla sua seconda casella
token-not = Qui non c’è nessuna pedina
token-not-1 = Nessuna pedina sulla sua prima casella
token-not-2 = Nessuna pedina sulla sua seconda casella
which-token = Tocca la pedina che è stata spostata qui.

## Imparato giocando

learned-token = Pedina

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

board-tap = Il tabellone. Le frecce scelgono una casella, Invio la apre.
