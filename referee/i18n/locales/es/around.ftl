### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

by-hand = Se cuenta a mano

seat-number = Asiento { $n }
frame-bottom = lado de abajo
frame-right = lado derecho
frame-top = lado de arriba
frame-left = lado izquierdo

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
home-demo-dice = Ver una demo del juego de dados
home-demo-dice-text = Un minuto de una ronda de dados arbitrada.
home-demo-cards = Ver una demo del juego de cartas
home-demo-cards-text = Poco más de un minuto de una ronda de cartas arbitrada.
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
home-search = Buscar en las partidas
home-choose = Borrar varias
home-choose-begun = Elegir las inacabadas
home-choose-end = Cancelar
home-choose-name = Elegir la partida de { $when }
home-delete-several = Borrar { $n }
home-delete-several-sure = { $n ->
    [one] ¿Borrar esta partida y todas sus rondas?
   *[other] ¿Borrar estas { $n } partidas y todas sus rondas?
}
home-deleted-several = { $n ->
    [one] La partida está borrada.
   *[other] { $n } partidas están borradas.
}
home-found = { $n ->
    [one] 1 partida encontrada
   *[other] { $n } partidas encontradas
}
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
setup-then = después: { $step }
setup-back = Atrás
setup-next = Siguiente
setup-choose-game = Elige primero un juego.
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
setup-length-minutes-n = Minutos de juego
setup-length-usual = lo normal: { $n }
setup-camera-title = ¿Quién mira?
setup-camera-text = Una cámara sobre la mesa ve lo que pone cada uno. Sin ella se cuenta a mano.
setup-camera-none = Sin cámara
setup-camera-none-text = Se juega, y al final de cada ronda se escribe lo que queda.
setup-camera-phone-text = Nada que instalar: su navegador envía las imágenes.
setup-camera-phone-scan = Escanea esto con el teléfono y toca «Permitir». Fija el teléfono encima de la mesa.
setup-camera-again = Buscar cámaras otra vez
setup-camera-found-none = No se ha encontrado ninguna cámara. Conecta una y busca otra vez.
setup-camera-dark = Sin imagen
setup-camera-chosen = Una cámara
setup-table-title = Mostrar el tablero vacío
setup-table-text = Vacía el tablero, retira las manos. Todo el tablero tiene que salir en la imagen.
setup-table-learn = Aprender el tablero con esta imagen
setup-table-again = Aprender otra vez
setup-table-learning = Se está aprendiendo el tablero; tarda unos segundos. No acerquéis las manos.
setup-table-doing = Ahora: { $what }.
setup-table-spots = { $n } sitios encontrados
setup-table-waiting = Todavía no hay imagen. Elige primero una cámara.
setup-table-picture = La imagen de la cámara con las casillas encontradas
setup-table-checks = Lo que dice la cámara
setup-table-good = La mesa está aprendida. Ya se puede jugar.
setup-check-ok = bien
setup-check-bad = hay que mirarlo
setup-teach-title = ¿De quién son estas piezas?
setup-teach-take = Hacer la foto
setup-teach-again = Hacerla otra vez
setup-step-sides = Lados
setup-sides-title = ¿Quién se sienta dónde?
setup-sides-text = La cámara os distingue por el lado de la mesa en que están vuestras piezas. Elegid para cada uno un lado de la imagen.
setup-sides-of = Lado de { $name }
setup-players-unwatched = Una cámara distingue a { $n } jugadores, uno en cada lado de la mesa. Si sois más, se cuenta a mano.
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
setup-ready-spots = { $n } sitios aprendidos
setup-ready-not-learned = sin aprender todavía

## House rules: one question each, and what each answer means

option-in-flight = ¿Se puede colocar tras el stop una carta ya en la mano?
answer-in-flight-no = No
answer-in-flight-yes = Sí

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

## People in a match

people-total = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
people-rename = Cambiar el nombre
people-exchange = Cambiar con alguien
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
    [one] { $n } punto
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
match-left = { $round ->
    [0] se fue antes de la primera ronda
   *[other] se fue tras la ronda { $round }
}
over-title = Se está jugando una partida
over-text = La ronda { $n } de { $names } está en la mesa. Se puede retomar más tarde.
over-text-nobody = La ronda { $n } está en la mesa. Se puede retomar más tarde.
over-go-on = Seguir con ella
over-yes = Dejarla a un lado
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
