### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-board-new = Juego de mesa, reglas nuevas
document-board-new-text = Puestos 1 a 4: dos chips, un chip, ninguno. Un error lleva al último puesto.
document-board-old = Juego de mesa, reglas antiguas
document-board-old-text = Dos puntos por terminar, uno por menos cartas restantes. Un error: sin puntos.
document-card-999 = Juego de cartas (999 Games)
document-card-999-text = Un punto por cada carta en el centro, dos menos por cada carta que quede en el montón.
document-card-weber = Juego de cartas, reglas de Weber
document-card-weber-text = Los mismos puntos, un montón que crece y mengua, jugadores tardíos, repartir de nuevo desde 30.
document-dice = Juego de dados
document-dice-text = Los dados restantes son puntos negativos; se los lleva el jugador que termina.
with-camera = Puede mirar una cámara
by-hand = Se cuenta a mano
game-board = Juego de mesa
game-card-999 = Juego de cartas (999 Games)
game-card-weber = Juego de cartas (Weber)
game-dice = Juego de dados

frame-solid = línea simple
frame-double = línea doble
frame-dashed = a rayas
frame-dotted = a puntos
seat-number = Asiento { $n }

## Home

home-title = Referee
home-match-of = Partida de las { $time }
home-go-on = Seguir
home-go-on-round = Seguir con la ronda { $round }
home-in-play = En juego
home-new = Nueva partida
home-new-text = Elige un juego, di quién juega, empieza.
home-demo = Ver una demo
home-demo-text = Dos minutos de una ronda arbitrada, sin cámara.
home-people = Habituales
home-people-text = Quién juega aquí, y quién gana.
home-help = Reglas y ayuda
home-help-text = Cada regla en palabras sencillas, con dibujos.
home-matches = Partidas
home-no-matches = Aquí no se ha jugado todavía ninguna partida.
home-more = Mostrar { $n ->
    [one] una partida más antigua
   *[other] { $n } partidas más antiguas
}
home-open = Abrir
home-rounds = { $n ->
    [0] todavía ninguna ronda
    [one] 1 ronda
   *[other] { $n } rondas
}
home-won = { $n ->
    [one] Ganó { $names }
   *[other] Ganaron { $names } juntos
}
home-unfinished = sin terminar
home-damaged = Dañada
home-damaged-export = Guardar como JSON
home-delete = Borrar
home-delete-name = Borrar la partida: { $when }
home-delete-sure = ¿Borrar esta partida para siempre? Sus rondas, imágenes y puntos se van con ella.
home-delete-yes = Borrar para siempre
home-delete-no = Conservarla
home-deleted = La partida se ha borrado.
home-other-screens = En otra pantalla
home-other-screens-text = Apunta aquí con la cámara de un teléfono, en la misma wifi. No hace falta ninguna aplicación.
home-only-here = Solo este ordenador puede abrir la página. Para que entren teléfonos, inícialo con: referee serve --lan
screens-whose = De quién es el enlace
role-player = Jugador
role-player-may = empieza y detiene, dice stop, cuenta, decide y corrige en la partida en juego.
role-viewer = Espectador
role-viewer-may = lo ve todo y no cambia nada; para el televisor.
role-camera = Cámara
role-camera-may = un teléfono que mira la mesa.
role-host = Anfitrión
role-host-may = puede hacerlo todo: partidas, personas, cámaras.
screens-renew = Crear un enlace nuevo
screens-renew-sure = ¿Crear un enlace nuevo? El antiguo deja de valer, en todas las pantallas que entraron con él.
screens-renewed = El enlace antiguo ya no abre nada.
home-television-here = Abrir aquí la vista de pantalla grande
home-qr = Código QR de { $address }
home-import = Cargar una partida desde un archivo
home-import-text = Un archivo JSON o JSONL guardado de una partida.
home-imported = La partida se ha cargado.
home-import-large = Este archivo es demasiado grande para ser una partida.
today = hoy
yesterday = ayer

## Set-up

setup-title = Nueva partida
setup-step-of = Paso { $n } de { $of }
setup-back = Atrás
setup-next = Siguiente
setup-skip-all = Empezar ya
setup-start = Empezar la partida
setup-starting = Un momento …
setup-leave = Cerrar
setup-step-game = Juego
setup-step-players = Jugadores
setup-step-rules = Reglas de la casa
setup-step-length = Duración
setup-step-camera = Cámara
setup-step-table = Mesa
setup-step-teach = Piezas
setup-step-ready = Todo listo
setup-game-title = ¿A qué se juega?
setup-players-title = ¿Quién juega?
setup-players-frames = El recuadro blanco de las cartas dice de quién son.
setup-players-seats = En el orden en que se sienta la mesa.
setup-add-player = Un jugador más
setup-remove-player = Quitar a { $name }
setup-name-of = Nombre del jugador { $n }
setup-frame-of = Recuadro de { $name }
setup-player-n = jugador { $n }
setup-up = Subir a { $name }
setup-down = Bajar a { $name }
setup-most-players = Este juego es para { $n } jugadores como máximo.
setup-need-name = Escribe un nombre, o quita a este jugador.
setup-same-name = Dos jugadores se llaman { $name }. Añade una letra para distinguirlos.
setup-name = Nombre
setup-regulars = Habituales:
setup-players-range = de { $from } a { $to } jugadores
setup-frame-exchange = cambiar con { $name }
brought-in = Distinto para algunos jugadores
brought-in-board = Tablas de la última vez
brought-tableau = Cartas en la tabla
brought-jokers-spent = Comodines ya usados
brought-stack = Cartas en el montón
brought-double = Juega con dos juegos
brought-dice-each = Dados
setup-brought-of = { $what }: { $name }
setup-rules-title = ¿Cómo se juega en casa?
setup-rules-text = Todo está como dicen las reglas. Cambia solo lo que tu mesa juega de otra manera.
setup-rules-more = { $n } preguntas más
setup-rules-less = Menos preguntas
setup-rules-changed = { $n ->
    [0] Como dicen las reglas
    [one] 1 regla de la casa
   *[other] { $n } reglas de la casa
}
setup-default = como dicen las reglas
setup-seconds-own = En tantos segundos
setup-seconds-n = { $n } segundos
setup-seconds-label = ¿Cuántos segundos?
setup-length-title = ¿Cuánto dura la partida?
setup-length-rounds = Un número de rondas
setup-length-points = Hasta cierta cantidad de puntos
setup-length-minutes = Cierto tiempo
setup-length-open = Sin límite
setup-length-rounds-n = Rondas
setup-length-points-n = Puntos
setup-length-minutes-n = Minutos
setup-length-usual = lo normal: { $n }
setup-camera-title = ¿Quién mira?
setup-camera-text = Una cámara sobre la mesa ve cada carta. Sin ella se cuenta a mano.
setup-camera-none = Sin cámara
setup-camera-none-text = Se juega, y al final de cada ronda se escribe lo que queda.
setup-camera-phone-text = Nada que instalar: su navegador envía las imágenes.
setup-camera-phone-scan = Escanea esto con el teléfono y toca «Permitir». Fija el teléfono encima de la mesa.
setup-camera-again = Buscar cámaras otra vez
setup-camera-found-none = No se ha encontrado ninguna cámara. Conecta una y busca otra vez.
setup-camera-dark = Sin imagen
setup-camera-chosen = Una cámara
setup-table-title = Mostrar el tablero vacío
setup-table-text = Vacía el tablero, retira las manos. Todas las casillas tienen que salir en la imagen.
setup-table-learn = Aprender el tablero con esta imagen
setup-table-again = Aprender otra vez
setup-table-learning = Se está aprendiendo el tablero; tarda unos segundos. No acerquéis las manos.
setup-table-doing = Ahora: { $what }.
setup-table-found = { $n } casillas encontradas
setup-table-spots = { $n } sitios encontrados
setup-table-waiting = Todavía no hay imagen. Elige primero una cámara.
setup-table-picture = La imagen de la cámara con las casillas encontradas
setup-table-checks = Lo que dice la cámara
setup-table-good = La mesa está aprendida. Ya se puede jugar.
setup-check-ok = bien
setup-check-bad = hay que mirarlo
setup-teach-title = ¿De quién son estas piezas?
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
setup-ready-title = ¿Todo listo?
setup-ready-text = Todo esto se puede cambiar más tarde.
setup-change = Cambiar
setup-ready-change = Cambiar: { $what }
setup-ready-rounds = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
setup-ready-points = hasta { $n } puntos
setup-ready-minutes = { $n } minutos
setup-ready-open = sin límite
setup-ready-learned = { $n } casillas aprendidas
setup-ready-spots = { $n } sitios aprendidos
setup-ready-not-learned = sin aprender todavía

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
option-race-card-999 = Dos cartas a la vez en un montón: ¿cuál se queda?
answer-race-lower = La de debajo
answer-race-weber = Como dicen las reglas de Weber
option-stop-at = ¿Cuándo termina la ronda?
answer-stop-at-call = Al decirse stop
answer-stop-at-last-card = Cuando alguien coloca su última carta
option-stop-tie = Dos manos vacías a la vez: ¿quién terminó?
answer-stop-tie-caller = Quien dijo stop primero
answer-stop-tie-shared = Los dos
option-in-flight = ¿Se puede colocar tras el stop una carta ya en la mano?
answer-in-flight-no = No
answer-in-flight-yes = Sí
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
option-rules = Con tres jugadores: ¿cuántas cartas en la fila?
answer-rules-999 = Cuatro (999 Games)
answer-rules-weber = Tres (Weber)
option-expert = ¿Van cartas sobre las de la fila (variante para expertos)?
answer-expert-off = No, una carta por puesto
answer-expert-on = Sí, las filas son reserva
option-row-step = Filas como reserva: ¿qué puede ir sobre una carta?
answer-row-step-any-lower = Cualquier número más bajo
answer-row-step-one = Solo el inmediato inferior
option-wrong-card = Una carta equivocada encontrada en el centro:
answer-wrong-card-back = No cuenta
answer-wrong-card-minus = Cuesta además un punto
option-count-step = ¿Cuántas cartas se giran cada vez?
answer-count-step-three-plus = Tres o más
answer-count-step-exactly-three = Siempre tres
answer-count-step-one = Siempre una
option-redeal-sum = Repartir de nuevo desde 30: ¿cuánto suma un 10?
answer-redeal-sum-values = 10
answer-redeal-sum-digits = 1, por sus cifras
option-redeal = ¿Cuántas veces se puede repartir de nuevo una mala mano?
answer-redeal-each = Mientras sea mala
answer-redeal-once = Una vez
option-join-round = Quien llega tarde empieza con la media:
answer-join-round-exact = exacta
answer-join-round-nearest = redondeada
answer-join-round-down = redondeada hacia abajo
answer-join-round-up = redondeada hacia arriba
option-handicap = ¿Quien dice stop tiene desde entonces una carta más en el montón?
answer-handicap-off = No
answer-handicap-on = Sí, crece y mengua
option-aborted = Una ronda interrumpida:
answer-aborted-void = No cuenta
answer-aborted-score = Cuenta tal como está
option-disqualified = Un jugador descalificado:
answer-disqualified-out = Deja la partida
answer-disqualified-round-zero = No recibe nada en esta ronda
option-wrong-die = Un dado mal puesto al final:
answer-wrong-die-back = Cuenta como no colocado
answer-wrong-die-ignore = Se deja estar

## Regulars

people-none = Aquí todavía no ha jugado nadie.
people-caption = Ordenado por la columna elegida.
people-name = Nombre
people-matches = Partidas
people-rounds = Rondas
people-wins = Victorias
people-points = Puntos
people-average = Media
people-streak = Seguidas
people-best = Mejor ronda
people-pace = Piezas por minuto
people-mistakes = Errores por ronda
people-all-games = Todos los juegos
people-csv = Todas las cifras (CSV)
people-record-pace = La mano más rápida
people-record-mistakes = Menos errores
people-record-streak = Más victorias seguidas
people-record-best = La mejor ronda
people-value-pace = { $n ->
    [one] { $shown } pieza por minuto
   *[other] { $shown } piezas por minuto
}
people-value-mistakes = { $n ->
    [one] { $shown } error por ronda
   *[other] { $shown } errores por ronda
}
people-value-streak = { $n ->
    [one] { $shown } partida seguida
   *[other] { $shown } partidas seguidas
}
people-value-best = { $n ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}
people-after = { $n ->
    [one] tras 1 ronda
   *[other] tras { $n } rondas
}
people-too-few = { $n ->
    [one] A partir de 1 ronda observada.
   *[other] A partir de { $n } rondas observadas.
}

## Help

help-all = Todas las reglas
help-search = Buscar en las reglas
help-game = Juego
help-found = { $n ->
    [0] Nada encontrado. Prueba otra palabra.
    [one] 1 regla
   *[other] { $n } reglas
}
help-no-rule = Esta regla no existe.
help-more-rules = Otras reglas
help-before = Anterior
help-next = Siguiente
help-camera-title = Montar la cámara
help-camera-text = Dónde ponerla, y qué luz le gusta.
help-camera-drawing = Una cámara en un soporte mira desde arriba un tablero con fichas. Todo el tablero está a la vista.
help-camera-above = Mirar el tablero desde arriba.
help-camera-above-text = Cuanto más empinada, mejor; lo ideal, de 50 a 80 grados. Una vista rasante oculta piezas detrás de las fichas.
help-camera-whole = El tablero llena la imagen.
help-camera-whole-text = Se ve cada esquina, con una mano de espacio alrededor y no más.
help-camera-still = Nada se mueve.
help-camera-still-text = Una pinza o un soporte en el suelo. Si alguien da un golpe a la mesa, devuelve el tablero a su sitio; el árbitro dice cuándo.
help-camera-light = Luz uniforme.
help-camera-light-text = Una lámpara a un lado o luz del día. Ninguna ventana clara detrás del tablero.
help-camera-glare = Sin brillos en las cartas.
help-camera-glare-text = Si se refleja en ellas una lámpara, mueve la lámpara, no la cámara.
help-camera-empty = Mostrarle primero el tablero vacío.
help-camera-empty-text = Con esa única imagen aprende casillas y colores. Los guarda con la partida.
help-camera-choose = Elegir una cámara
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

## People in a match

people-total = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
people-rename = Otro nombre
people-exchange = Cambiar juegos
people-leave = Deja la mesa
people-save = Guardar
cancel-act = Cancelar
people-new-name = Nuevo nombre para { $name }
people-exchange-with = { $name } toma el juego de:
people-free-set = un juego sin dueño
people-free-seat = un asiento libre
people-leave-sure = ¿{ $name } deja de jugar? Los puntos se quedan en la hoja.
people-leave-yes = Sí, se va
people-gone = { $name } se fue tras la ronda { $round } con { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
people-join = Añadir a alguien
people-join-name = Nombre
people-join-frame = Recuadro de las cartas
people-join-seat = Asiento
people-join-start = Empieza con
people-join-average = La media de los demás
people-join-number = Tantos puntos:
people-join-points = Puntos al empezar
people-join-yes = Añadir

## A match afterwards

match-title = Partida { $n }
match-missing = Esta partida no existe.
match-loading = Un momento …
match-won = { $n ->
    [one] Ganó { $names }
   *[other] Ganaron { $names } juntos
}
match-of = { $names }
match-reopen = Una ronda más
match-rematch = Revancha
match-print = Imprimir
match-sheet = Hoja de puntos
match-total = Total
match-round = Ronda { $n }
match-rounds = Rondas
match-winner = (victoria)
match-left = se fue tras la ronda { $round }
match-house-rules = Reglas de la casa
match-people = Quién juega
match-files = Para llevar
match-file-export-csv = Puntos (CSV)
match-file-events-csv = Cada evento (CSV)
match-file-export-json = Partida entera (JSON)
match-file-export-jsonl = Partida entera (JSONL)
match-delete = Borrar esta partida …
match-called = { $name } dijo stop.
match-stalemate = Nadie podía colocar una carta.
match-running = Esta ronda se está jugando.
match-not-begun = Esta ronda no ha empezado.
match-change = Corregir esta ronda
match-changing = Estás corrigiendo la ronda { $n }
match-changing-done = Listo
change-board = El tablero: toca lo que está mal
change-call = ¿Quién dijo stop?
change-start = La salida
change-unstart = Todavía no ha empezado
change-unstart-text = Vuelve a antes de la salida: el reloj se pone a cero.
replay-play = Reproducir
replay-pause = Pausa
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-slider = Jugadas de la ronda
replay-at = Jugada { $n } de { $of }: { $text }
## La película de una ronda

film-title = Película de la ronda
film-make = Hacer una película de esta ronda
film-making = La película se está haciendo …
film-save = Guardar la película ({ $size } MB)
film-pictures = Imágenes para películas
film-keep = Guardar desde ahora las imágenes de las rondas
film-keep-text = Hasta cinco imágenes por segundo mientras dura una ronda, solo en el ordenador del árbitro, unos 2 a 10 MB por minuto. Como máximo 4 GB; las más antiguas se borran primero.
film-kept = Imágenes y películas: { $size } MB
film-delete = Borrar todo …
film-delete-yes = Borrar para siempre
