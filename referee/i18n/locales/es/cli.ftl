# What the command line answers: files that are not there, questions that are none.

cli-no-folder = no existe la carpeta { $folder } donde escribir { $file }; créala primero
cli-is-folder = { $path } es una carpeta; indica un archivo
cli-named-twice = { $path } aparece dos veces y se sobrescribiría: indica otro archivo de salida
cli-needs-stills = { $option } necesita imágenes fijas con su verdad; estas carpetas solo contienen rondas
cli-no-picture = { $spec } no dio ninguna imagen; comprueba la cámara, o indica una foto del tablero vacío
question-no-file = no existe el archivo: { $file }
question-folder = { $file } es una carpeta; indica un archivo JSON con preguntas
question-no-text = { $name } no es un archivo de texto; hace falta JSON con preguntas
question-no-json = { $name } no se puede leer como JSON: { $why }
question-no-object = { $place } no es un objeto con 'game', 'kind' e 'input'
question-missing = { $place }: falta { $field }
question-wrong-kind = { $place }: { $field } debe ser { $words }
question-edition = { $place }: 'edition' debe ser un nombre
question-other-command = { $place }: a las preguntas de tipo { $kind } responde `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } es un archivo; indica una carpeta

cli-no-language = no hay textos en { $language }; hay { $languages }
cli-warning = atención: { $what }
cli-untaught = el juego no conoce ninguna carta de { $owners }; sus cartas, y lo que podría serlo, quedan sin conocer. Muéstrale dos cartas y el comodín de cada uno (`referee teach --add`)
cli-nobody = nadie
cli-none = ninguno
cli-knows = la mesa conoce las piezas de: { $owners }
cli-knows-set = la mesa conoce las piezas del juego { $name }, aprendidas de: { $owners }
cli-lens-measured = objetivo medido con { $views } vistas de { $pictures } imágenes, error de reproyección { $error } píxeles; escrito en { $output }
cli-moved-between = la mesa o la cámara se ha movido entre las imágenes; ejecuta `referee learn` otra vez
cli-hidden = tapado: { $squares }
cli-cards-on-board = cartas en el tablero: { $counts }
cli-jokers-on-board = comodines en el tablero: { $counts }
cli-tokens-on-board = fichas en el tablero: { $n }
cli-tokens-at-start = fichas al principio: { $squares }
cli-value = { $value }
cli-go = bien
cli-no-go = ALTO
cli-doctor-change = cambia lo marcado con ALTO y mira otra vez
cli-doctor-ready = listo para jugar
cli-doctor-installed = la instalación está lista; indica la cámara para que se revise la vista del tablero
cli-port-free = el puerto { $port } está libre para la página
cli-port-any = se tomará un puerto libre
cli-no-log = todavía no hay registro { $path }; `referee serve` escribe uno, o indícalo con --db
cli-also = además: { $what }
cli-learned = { $n } casillas, colores: { $colours }; escrito en { $output }
cli-learned-size = { $n } casillas, unos { $size } píxeles cada una, colores: { $colours }; escrito en { $output }
cli-all-may-be = todas las de { $colour } pueden ser { $others }
cli-and-more = y { $n } más
cli-uncertain = el color de { $n } de ellas no es seguro ({ $which }): si una carta muestra allí el otro color, no se acusa a nadie
cli-view-not-good = esta vista no basta para arbitrar una ronda; cambia lo que dicen los avisos y aprende otra vez
cli-edition-new = reglas nuevas
cli-edition-old = reglas antiguas
cli-place = puesto { $place }
cli-next-hand =
    { $n ->
        [one] { $n } carta en la próxima ronda
       *[other] { $n } cartas en la próxima ronda
    }
cli-winners = ganan: { $names }
cli-set-of-last = se juega con el juego { $name } de la última partida; --set indica otro, --set { $none } juega sin él
cli-going-on = sigue la partida { $number }; --new empieza otra
cli-ending = fin; el registro se conserva
cli-watching = mira { $source } como antes
cli-dashboard = página: { $address }   (Ctrl-C para terminar)
cli-written-to = escrito en { $output }
cli-kept-as = guardado como { $name }
cli-still-missing = aún falta: { $what }; se puede enseñar más con --add
cli-findings = hallazgos:
cli-findings-none = hallazgos: ninguno
cli-put-right = corregido
cli-score = puntos:
cli-score-new = puntos (reglas nuevas):
cli-score-old = puntos (reglas antiguas):
cli-score-unclear = puntos: dudoso, { $why }
class-legal = válido
class-violation = falta
class-house-rule = regla de casa
class-unclear = dudoso
class-info = nota
