# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = nada en { $name } llega a estar quieto; da una imagen del tablero al final de la ronda
audit-start-unusable = la imagen inicial no se puede usar: { $why }. Da una de antes de la primera carta, con las fichas en el tablero, o ninguna
command-unknown = no existe la orden { $name }; hay { $commands }
desk-learn-first = primero hay que aprender el tablero vacío
desk-no-picture = todavía no hay imagen de ninguna cámara; elige primero una cámara
desk-learn-before = el tablero se aprende antes de que empiece una ronda, mientras está vacío
sample-not-installed = la ronda de muestra no está instalada en esta copia
desk-no-pause = solo una grabación se puede pausar
doctor-model = el modelo { $name } es el de su manifiesto
doctor-no-picture = { $name } no dio ninguna imagen; comprueba la cámara, o indica otra fuente
game-no-final-check = el juego { $game } no tiene revisión final de una imagen
hub-host-only = eso solo puede hacerlo el anfitrión
hub-host-undo = quién juega lo cambia el anfitrión, y solo él lo deshace
hub-other-match = solo el anfitrión puede cambiar una partida que no está en juego
hub-no-camera = aquí no se puede usar ninguna cámara
hub-no-match = no hay ninguna partida en juego; empieza una, o sigue con otra anterior
match-file-missing = no existe el archivo de partida: { $path }
match-file-unreadable = { $path } no se puede leer: { $why }
match-file-no-toml = { $path } no es un archivo TOML: { $why }
match-stop-before-start = round.stop: { $stop } s es antes de round.start, { $start } s
match-players = players: este juego es para { $fewest } a { $most } jugadores; hay { $n } indicados
match-name-twice = players.{ $seat }: { $name } ya es el nombre de otro jugador; da a cada uno el suyo
match-nobody-plays = { $key }: nadie juega con { $seat }; los jugadores son { $players }
score-no-caller = nadie ha dicho todavía quién dijo stop
score-undecided = la mesa no ha decidido todavía sobre lo que hay en { $place }
score-unread = no se lee de quién es la pieza en { $squares }
score-asks-call = la mesa no ha dicho todavía si la carta en { $squares } estaba en la mano al oírse el stop
score-unread-placed = no se lee si la carta en { $squares } está bien colocada
score-perhaps-back = nadie vio si la carta en { $squares } se retiró antes del stop
score-perhaps-not-there = nadie vio si la pieza en { $squares } estaba ahí al oírse el stop
score-too-few = se vieron piezas de menos de dos jugadores
score-no-stop = no se conoce ningún stop, y no hay exactamente un jugador que haya colocado todas sus cartas
play-no-round = esta partida no tiene ronda { $number }; tiene { $last }
play-other-round = la ronda { $round } no es la que se juega; esta es la ronda { $current }
play-changed = la partida ha cambiado mientras la ronda se juzgaba de nuevo; no se ha corregido nada, dilo otra vez
stale-match = ahora hay otra partida en la mesa: no se ha anotado nada. Desde ahora esta pantalla la muestra
stale-no-match = la partida que mostraba esta pantalla ya no está en la mesa: no se ha anotado nada
stale-round = ahora se juega la ronda { $now }, y esto era para la ronda { $round }: no se ha anotado nada
stale-went-on = esta partida ha seguido desde que esta pantalla la mostró: no se ha hecho nada. Mira otra vez
stale-said = mientras tanto se ha dicho: «{ $what }» Por eso no se ha anotado nada; mira otra vez
stale-something = mientras tanto se ha dicho otra cosa al respecto: no se ha anotado nada; mira otra vez
stale-count = { $name } tiene ahora { $now }, por eso no se ha anotado { $wanted }; mira otra vez
stale-setting = la cámara o el tablero han cambiado desde esta imagen: no se ha aprendido nada de ella. Mira otra vez
play-not-begun = esta ronda todavía no ha empezado
play-stop-first = primero hay que parar la ronda, luego se pasa a la siguiente
play-not-scored = esta ronda no se puede puntuar todavía: { $problem }
play-no-match = no hay ninguna partida en juego
question-unknown = { $kind } no se puede preguntar sobre este juego
question-no-game = no existe el juego { $game }; hay { $games }
recording-not-mp4 = { $path } no se puede escribir como vídeo; indica un archivo que acabe en .mp4
film-not-watched = Ninguna cámara miró esta ronda: no hay nada de lo que hacer una película.
film-no-pictures = No se guardaron imágenes de esta ronda: no puede haber película.
film-file-gone = La grabación { $name } ya no está donde estaba: no puede haber película.
film-disk-full = El disco está casi lleno: haga sitio y pida la película de nuevo.
film-broken = No se pudo hacer la película: { $why }

roster-name-too-long = el nombre { $name }… es demasiado largo; usa como máximo { $most } letras
roster-players = este juego es para { $fewest } a { $most } jugadores
roster-no-seat = no existe { $word } { $seat }; hay { $known }
roster-same-seat = { $word }: dos jugadores tienen el mismo; da a cada uno el suyo
roster-same-name = dos jugadores tienen el mismo nombre; cambia uno
roster-nobody = nadie tiene el número { $person } en esta partida
round-begun = la ronda ya ha empezado
round-not-begun = la ronda todavía no ha empezado
round-stopped = la ronda ya está parada
round-no-stop = nadie ha dicho stop todavía
round-end-unknown = una ronda termina con { $ends }, no con { $end }
round-no-caller = di quién ha dicho stop
round-not-stopped = la ronda no está parada
round-no-finding = no hay hallazgo { $finding } en esta ronda
round-count-early = las cartas se cuentan cuando alguien ha dicho stop
round-not-counted = { $name } no se cuenta en este juego; se cuenta { $counted }
round-count-range = { $name } es un número de { $least } a { $most }
round-no-flag = { $flag } no se puede decir de una ronda de este juego
piece-say-what = di de quién es la pieza, o qué muestra
piece-joker-colours = un comodín no muestra colores
piece-squares = una carta está en dos casillas y muestra dos colores; un comodín está en una y no muestra ninguno
piece-side-by-side = las dos casillas de una carta están una al lado de otra
piece-known = ahí ya se conoce una pieza; corrige esa
token-say-where = di dónde está la ficha, o dónde no hay ninguna
token-unknown = no se conoce ninguna ficha en { $square }
token-known = ya se conoce una ficha en { $square }
undo-nothing = no hay nada que deshacer
undo-not = el evento { $event } no se puede deshacer
round-nobody-plays = nadie juega con { $word } { $seat }; hay { $known }
piece-unknown = no hay pieza { $n } en el tablero
board-no-square = el tablero no tiene ninguna casilla en { $square }
board-no-colour = el tablero no tiene el color { $colour }; tiene { $known }
session-other-size = { $name } es de { $width }x{ $height }, la mesa se aprendió con { $learned_width }x{ $learned_height }; usa la misma cámara y el mismo ajuste que entonces, o ejecuta `referee learn` otra vez
roster-left = { $name } ya se ha ido
roster-left-join = { $name } se ha ido; haz que vuelva primero
roster-this-player = este jugador
audit-not-bare = hay cartas o comodines en el tablero
audit-no-token = no se ve ninguna ficha
doctor-rate = { $n } imágenes por segundo
doctor-rate-low = { $n } imágenes por segundo, hacen falta { $needed }: más luz (a oscuras las cámaras van más lentas), un tamaño de imagen menor, o un cable o una red mejor
doctor-whole = las imágenes llegan enteras
doctor-damaged = { $damaged } de { $seen } imágenes están dañadas, se perdieron partes por el camino: usa un cable o acércate a la red, y haz que la cámara envíe un fotograma clave cada segundo
doctor-rest = la mesa está quieta
doctor-no-rest = la imagen no está quieta nunca: retira las manos de la mesa; si nadie la toca, algo sacude la cámara, una lámpara parpadea o se mueve un mantel
doctor-source = { $name } da imágenes de { $width }x{ $height }
doctor-source-narrow = { $name } da imágenes de { $width }x{ $height }; ayudaría un ajuste más fino
doctor-pictures-both = de { $total } imágenes, { $others } de otro tamaño que la primera y { $unread } ilegibles: se dejarían fuera; hazlas todas con una sola cámara y un solo ajuste
doctor-pictures-others = de { $total } imágenes, { $others } de otro tamaño que la primera: se dejarían fuera; hazlas todas con una sola cámara y un solo ajuste
doctor-pictures-unread = de { $total } imágenes, { $unread } ilegibles: se dejarían fuera; hazlas todas con una sola cámara y un solo ajuste
doctor-pictures = { $total } imágenes en el orden de sus nombres, a { $apart } s una de otra
doctor-pictures-far = { $total } imágenes en el orden de sus nombres, a { $apart } s una de otra, más de lo que se queda una mano; lo que pudo pasar entre dos de ellas no acusa a nadie
doctor-pictures-untimed = { $total } imágenes en el orden de sus nombres, a una distancia que nadie conoce: la dice --interval; lo que pudo pasar entre dos de ellas no acusa a nadie
match-not-brought = nada llamado { $name } se trae a una partida de este juego
match-brings-too-many = { $name }, { $seat }: como máximo { $most } { $what }
match-none = aquí no hay partida { $number }
match-damaged = la partida { $number } está dañada y no se puede mostrar ({ $why }); todavía se puede exportar como JSON, y borrar
match-none-again = no hay ninguna partida que volver a jugar
match-no-round = la partida { $number } no tiene ronda { $which }
match-file-no-text = el archivo no es texto; toma uno que se guardara como JSON o JSONL
match-file-no-match = el archivo no es una partida que se pueda ver de nuevo ({ $why })
relay-standard-input = las imágenes de la entrada estándar solo llegan una vez; indica una mesa aprendida con --table
relay-bug = El árbitro se ha detenido por un error propio; su terminal dice más.
relay-no-board = { $source } no muestra al principio el tablero vacío ({ $why }); apréndelo de una imagen con `referee learn` e indícalo con --table
relay-not-encoded = una imagen de la fuente no se pudo codificar para la página
sample-not-installed-simulate = la ronda de muestra no está instalada en esta copia; `referee simulate` hace otra
web-needs-script = La página necesita JavaScript. Los resultados también los da la orden referee watch.
score-assumed = { $player } ha colocado todas sus cartas y cuenta como quien llamó
score-by-place = puesto { $place }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, cartas a la tabla { $aside }, mano siguiente { $hand }
score-by-role = { $role ->
    [winner] terminó
    [runner_up] menos cartas
    [excluded] excluido
   *[other] sin puntos
}, { $chips ->
    [one] { $chips } punto
   *[other] { $chips } puntos
}, cartas a la tabla { $aside }, mano siguiente { $hand }
command-most = { $field }: como máximo { $n }
command-least = { $field }: como mínimo { $n }
command-long = { $field }: como máximo { $n } caracteres
command-wrong = { $name } no acepta esto en { $field }: { $why }
spot-square = fila { $row }, columna { $column }
spot-in-row = fila { $row }, columnas { $a } y { $b }
spot-in-column = filas { $a } y { $b }, columna { $column }
spot-row = filas { $row }
spot-to-row = { $row }, columna { $column }
answer-over = esta pregunta ya no está abierta; mirad otra vez
