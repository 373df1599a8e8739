### The page while a match is played: its frame, /play and /screen.

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

a-joker = comodín
a-card = carta
a-card-one = carta con { $one }
a-card-two = carta { $one }-{ $two }
tokens-seen = La cámara ve { $n } de { $tokens } fichas; lo que se coloque junto a una que no ve queda sin aclarar.
board-has = Tablero con { $pieces } piezas y { $tokens } fichas.
board-last = Lo último: { $name }, { $piece }.
square-at = Fila { $row }, columna { $column }.
square-free = Libre.
token-here = Aquí hay una ficha.

## The frame of the phone page

tab-board = Tablero

## Play, incident, question

jokers = { $n ->
    [one] 1 comodín
   *[other] { $n } comodines
}
nothing-yet = Todavía no se ha colocado nada.

## Corrections

free-square = Una casilla libre
these-colours = Estos colores
half = Mitad { $n }
missing-kind = ¿Qué falta?
missing-way = ¿Dónde está la otra mitad?
way-right = a la derecha
way-left = a la izquierda
way-down = debajo
way-up = encima
add-it = Ponerla ahí
token-stands = La ficha está aquí
token-stands-1 = La ficha está en su primera casilla
token-stands-2 = La ficha está en su segunda casilla
token-not = Aquí no hay ninguna ficha
token-not-1 = No hay ficha en su primera casilla
token-not-2 = No hay ficha en su segunda casilla
which-token = Toca la ficha que se ha movido aquí.

## Aprendido jugando

learned-token = Ficha

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

board-tap = El tablero. Las flechas eligen una casilla, Intro la abre.
