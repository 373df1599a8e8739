### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-board-new = Juego de mesa, reglas nuevas
document-board-new-text = Puestos 1 a 4: dos chips, un chip, ninguno. Un error lleva al último puesto.
document-board-old = Juego de mesa, reglas antiguas
document-board-old-text = Dos puntos por terminar, uno por menos cartas restantes. Un error: sin puntos.
game-board = Juego de mesa

frame-solid = línea simple
frame-double = línea doble
frame-dashed = a rayas
frame-dotted = a puntos

## Set-up

setup-step-teach = Piezas
brought-in-board = Tablas de la última vez
brought-tableau = Cartas en la tabla
brought-jokers-spent = Comodines ya usados
setup-table-found = { $n } casillas encontradas
setup-teach-text = Pon en el tablero unas piezas de cada jugador. Toca una pieza y di de quién es. Basta con hacerlo una vez.
setup-teach-find = Buscar piezas otra vez
setup-teach-none = No se ve ninguna pieza. Pon alguna en el tablero y busca otra vez.
setup-teach-piece = { $kind ->
    [card] Carta
    [joker] Comodín
    [token] Ficha
   *[unknown] Pieza
} { $n }, { $owner ->
    [none] sin jugador indicado
   *[other] { $owner }
}
setup-teach-whose = ¿De quién es la pieza { $n }?
setup-teach-token = Una ficha
setup-teach-nothing = No es una pieza
setup-teach-left = { $n ->
    [0] Todo dicho
    [one] falta decir 1
   *[other] falta decir { $n }
}
setup-teach-colour = ¿Qué color es este?
setup-teach-name = Nombre de este juego (para encontrarlo de nuevo)
setup-teach-save = Guardar lo dicho
setup-teach-saved = El juego ya se conoce.
setup-ready-learned = { $n } casillas aprendidas

## House rules: one question each, and what each answer means

option-sections = ¿Cuántas secciones del tablero con tres o cuatro jugadores?
answer-sections-9 = Nueve
answer-sections-10 = Diez
answer-sections-any = Las que se quieran
option-contact = ¿Qué tiene que tocar una carta nueva?
answer-contact-token-cell = La casilla de la ficha
answer-contact-token-card = Cualquier casilla de la carta bajo la ficha
option-token-cell-free = ¿Puede ir una carta en la casilla vacía donde está una ficha?
answer-token-cell-free-no = No
answer-token-cell-free-yes = Sí
option-token-stack = ¿Pueden empezar dos fichas en la misma casilla?
answer-token-stack-forbid = No
answer-token-stack-allow = Sí
option-dead-end = ¿Cuándo está bloqueada una ficha?
answer-dead-end-geometry = No hay dos casillas libres a su lado
answer-dead-end-deck = No encaja ninguna carta del juego
answer-dead-end-unplayed = No encaja ninguna carta aún en juego
option-dead-end-jokers = Si hay salida con comodines, ¿la ficha deja de estar bloqueada?
answer-dead-end-jokers-ignore = No
answer-dead-end-jokers-count = Sí
option-release-duty = ¿Quien encerró una ficha tiene que liberarla con su carta siguiente?
answer-release-duty-must-next = Sí, enseguida
answer-release-duty-may = Solo si quiere
option-release-by = ¿Quién puede liberar una ficha bloqueada?
answer-release-by-causer = Quien la encerró
answer-release-by-anyone = Cualquiera
option-joker-clock-s = ¿En cuánto tiempo tiene que seguir una carta a un comodín?
answer-joker-clock-s-off = Antes que nada, sin reloj
option-joker-undo = Un comodín que otros han encerrado:
answer-joker-undo-take-back = Se retira, no es error
answer-joker-undo-stays = Se queda
answer-joker-undo-mistake = Es un error
option-joker-blocks = ¿Un comodín que encierra una ficha cuenta como una carta?
answer-joker-blocks-as-card = Sí, su jugador libera la ficha
answer-joker-blocks-ignore = No
option-jokers-per = ¿Para cuánto son los dos comodines?
answer-jokers-per-round = Dos en cada ronda
answer-jokers-per-match = Dos para toda la partida
option-joker-key = ¿Qué comodines deshacen un empate?
answer-joker-key-used-this-round = Los usados en esta ronda
answer-joker-key-left = Los que quedan
option-discard-top-playable = ¿Se puede colocar la carta de arriba del descarte propio?
answer-discard-top-playable-no = No
answer-discard-top-playable-yes = Sí
option-race = Dos van a por la misma ficha: ¿cuándo se ha movido?
answer-race-logical-token = En cuanto está la carta
answer-race-physical-token = Cuando se mueve la pieza de madera
option-stop-at = ¿Cuándo termina la ronda?
answer-stop-at-call = Al decirse stop
answer-stop-at-last-card = Cuando alguien coloca su última carta
option-stop-tie = Dos manos vacías a la vez: ¿quién terminó?
answer-stop-tie-caller = Quien dijo stop primero
answer-stop-tie-shared = Los dos
option-swapped-colours = Colores correctos, al revés: ¿es un error?
answer-swapped-colours-ask = Preguntar cada vez
answer-swapped-colours-mistake = Sí, un error
answer-swapped-colours-ok = No, se perdona
option-mistake-scope = ¿Qué cuesta puntos al final?
answer-mistake-scope-colours-and-cover = Solo las cartas mal colocadas
answer-mistake-scope-any-proven-violation = Todo lo que se vio
option-take-back = Una carta equivocada que se retira a tiempo:
answer-take-back-allowed = Se perdona
answer-take-back-forbidden = Cuenta igualmente
option-mistake-place = Un error: ¿qué línea de la clasificación?
answer-mistake-place-last-row = La última
answer-mistake-place-competition = El puesto compartido
option-winner-mistake = Quien terminó cometió un error:
answer-winner-mistake-shift-up = Los demás suben un puesto
answer-winner-mistake-vacant-first = El primer puesto queda vacío
option-old-winner-mistake = Quien terminó cometió un error:
answer-old-winner-mistake-nobody-two = Nadie recibe dos puntos
answer-old-winner-mistake-promote = Los recibe quien tenga menos cartas
option-old-2p-winner-mistake = Con dos jugadores, quien terminó cometió un error:
answer-old-2p-winner-mistake-literal = El otro no recibe nada
answer-old-2p-winner-mistake-promote = El otro recibe dos puntos
option-stalemate-tie = Nadie puede colocar, y varios han colocado más cartas que los demás:
answer-stalemate-tie-by-edition = Como dicen estas reglas
answer-stalemate-tie-jokers-then-share = Menos comodines, si no, compartido
answer-stalemate-tie-share = Ganan todos ellos
answer-stalemate-tie-fewest-left = Gana quien tenga menos cartas restantes
option-stalemate-rank = Nadie puede colocar: ¿cómo se ordenan los demás?
answer-stalemate-rank-left = Por cartas restantes
answer-stalemate-rank-placed = Por cartas colocadas
option-tableau-add = ¿Son obligatorias las cartas para la tabla?
answer-tableau-add-must = Sí
answer-tableau-add-may = Se pueden rechazar
option-tableau-cap = ¿Cuántas cartas caben en una tabla?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = Las que haya
option-match-tie = Empate a puntos al final:
answer-match-tie-shared = Ganan los dos
answer-match-tie-none = No gana nadie
option-carry-over = ¿Pasan las tablas a la próxima partida?
answer-carry-over-by-edition = Como dicen estas reglas
answer-carry-over-on = Sí
answer-carry-over-off = No
answer-carry-over-ask = Preguntar al final

## Help

chapter-setup = Antes de la primera ronda
chapter-play = Cómo se juega
chapter-place = Colocar una carta
chapter-token = Mover la ficha
chapter-dead = Tramos sin salida
chapter-joker = Comodines
chapter-end = El final de una ronda
chapter-check = Revisar
chapter-audit = Lo que muestra la última imagen
chapter-score-n = Puntos, reglas nuevas
chapter-score-o = Puntos, reglas antiguas
chapter-tab = La tabla
chapter-match = La partida
drawing-covers = La carta tapa la mitad de otra carta.
drawing-fits = Las dos mitades están sobre su color.
drawing-colour = La mitad derecha es roja, su casilla es amarilla.
drawing-edge = La carta comparte un borde con la casilla de la ficha.
drawing-away = La carta no toca la casilla de la ficha.
drawing-corner = La carta toca la casilla de la ficha solo con una esquina.
drawing-turned = Los dos colores correctos, pero al revés. Lo decide la mesa.
drawing-far = La ficha va en la mitad más alejada.
drawing-near = La ficha está en la mitad más cercana.
drawing-stuck = Junto a la ficha no hay dos casillas libres: está bloqueada.
drawing-freed = Quien encerró la ficha coloca su carta siguiente en cualquier lugar, y la ficha va ahí.
drawing-joker-other = El comodín tiene línea simple, la carta, puntos: es la carta de otro jugador.
drawing-joker-own = Ahí sigue el jugador del comodín.
