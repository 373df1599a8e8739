# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-not-colour = hace falta una imagen en color, no una matriz de forma { $shape }
image-other-size = la imagen es de { $width }x{ $height }, la mesa se aprendió con { $learned_width }x{ $learned_height }: usa la misma cámara y el mismo ajuste, o aprende otra vez
learn-no-picture = no se dio ninguna imagen; haz una del tablero vacío
learn-sizes-differ = las imágenes tienen tamaños distintos; hazlas todas con la misma cámara y el mismo ajuste
learn-grid-without-corners = --grid necesita --corners: da también las cuatro esquinas exteriores de la cuadrícula
learn-four-corners = --corners necesita cuatro puntos x,y en orden alrededor del tablero
learn-tells-squares = buscando las casillas del tablero
learn-tells-cloth = dejando fuera un mantel a cuadros y buscando otra vez
learn-tells-again = buscando otra vez, sin lo que está impreso en las casillas
learn-tells-colours = distinguiendo los colores
learn-tells-bare = comprobando que no hay nada sobre el tablero
learn-no-board = no se ha encontrado ningún tablero: muestra desde arriba todo el tablero vacío, con luz uniforme; si está ahí, marca sus esquinas exteriores con --corners
learn-part-made-out = solo se distinguió una parte del tablero: dale luz uniforme sin brillos o sube la cámara; si no ayuda, marca las esquinas exteriores del tablero con --corners
learn-board-outside = parte del tablero queda fuera de la imagen; aleja la cámara hasta que se vea entero
learn-no-grid = --grid { $rows }x{ $cols } no es un tablero; da FILASxCOLUMNAS de 2x2 a 40x40
learn-corners-outside = las esquinas marcadas quedan fuera de la imagen; marca de nuevo las esquinas exteriores de la cuadrícula
learn-grid-outside = parte de la cuadrícula marcada queda fuera de la imagen; muestra todo el tablero
learn-grid-unseen = no se ve una cuadrícula de { $rows }x{ $cols } casillas entre las esquinas marcadas; comprueba ambas
learn-not-stored = la imagen no se pudo guardar con la mesa
teach-moved = en esta imagen el tablero no está donde se aprendió: hazla con la cámara y el tablero como estaban, con la mayor parte del tablero descubierta, o aprende la mesa otra vez
teach-not-stored = un primer plano de una pieza no se pudo guardar; haz la imagen de nuevo
teach-no-picture = no se dio ninguna imagen; haz una del tablero con las piezas encima
teach-lists = hay { $images } imágenes y { $lists } listas de piezas: da una lista por imagen
teach-all-covered = no se pudo aprender nada, porque fichas o manos tapan todas las piezas nombradas: quítalas y haz la imagen de nuevo
teach-left-out = se dejó fuera { $piece }: hay algo encima o algo que tapa
teach-half-unclear = { $piece }: solo se aprendió la mitad en { $square }, porque no está claro hacia dónde está puesta la carta: apunta al centro de la carta
teach-half-covered = { $piece }: solo se aprendió la mitad en { $square }; algo tapa la otra
pieces-missing = no existe el archivo: { $path }; escribe uno como { "{" }"cards": [{ "{" }"owner": "solid", "at": [x, y]{ "}" }], "jokers": [], "tokens": []{ "}" }
pieces-no-json = { $path } no se puede leer como JSON ({ $why }); consulta docs/file-formats.md
pieces-told = { $what }; una pieza se escribe como { "{" }"owner": "solid", "at": [x, y]{ "}" }
pieces-none = no se nombra ninguna pieza; nombra al menos una carta, un comodín o una ficha
teach-outside = { $piece } queda fuera de la imagen, que es de { $width }x{ $height }: da un píxel de la misma imagen con la que se enseña
teach-off-board = { $piece } no está en ninguna casilla del tablero: apunta al centro de una pieza del tablero
teach-bare = { $piece } apunta a { $square }, que está vacía: apunta al centro de la pieza
teach-twice = { $place } no puede ser a la vez { $first } y { $second }: quita una de las dos piezas
teach-colour-hidden = { $piece } señala { $square }, donde no se lee ningún color: señala una casilla vacía
teach-colour-twice = { $first } y { $second } se contradicen: un color tiene un solo nombre, quita uno de los dos
teach-no-half = { $piece } está en { $square }, pero ninguna casilla vecina lleva su otra mitad: nombra un comodín entre los comodines, o apunta al centro de la carta
teach-half-taken = { $piece } no encuentra junto a { $square } ninguna casilla para su otra mitad que no sea de otra pieza nombrada: quita lo que se nombró dos veces

## Pieces that somebody named, as parts of sentences

lack-one-card = una sola carta con recuadro { $owner }
lack-no-card = ninguna carta con recuadro { $owner }
lack-no-joker = ningún comodín con recuadro { $owner }
lack-no-token = ninguna ficha
named-colour = el color { $name } en { $at }
named-card = la carta de { $owner } en { $at }
named-joker = el comodín de { $owner } en { $at }
named-token = la ficha en { $at }
taught-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
taught-jokers =
    { $n ->
        [one] { $n } comodín
       *[other] { $n } comodines
    }
taught-tokens =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }

## The view of the board: what was seen, and what to change

view-size = las casillas miden { $n } píxeles de ancho
view-size-needed = hacen falta { $n } para leer de quién es cada carta: acerca la cámara o usa un ajuste de imagen más fino
view-angle = la cámara mira desde { $n } grados sobre la mesa
view-angle-needed = hacen falta { $n }: ponla más alta, para que las piezas no se tapen unas a otras
view-soft = los bordes están borrosos en el { $share } % de una casilla
view-soft-needed = se lee como máximo con el { $share } %: enfoca el tablero, limpia el objetivo, mantén quieta la cámara
view-grain = el grano de la imagen es de { $n } niveles de gris
view-grain-needed = se lee como máximo con { $n }: más luz en la mesa
view-pale = los colores del tablero distan { $distance } entre sí
view-pale-needed = hace falta { $distance }: algo claro se refleja en el tablero (una ventana, una lámpara); muévelo o mueve la cámara, o corre la cortina
view-dark = la imagen es demasiado oscura: más luz en la mesa
view-burnt = el { $share } % del tablero está sobreexpuesto: menos luz, o una exposición más oscura de la cámara
view-lit = la luz es buena
view-grey = la imagen es en blanco y negro: más luz en la mesa, o apaga el modo nocturno o gris de la cámara
view-no-sections = las { $n } casillas que se distinguieron no forman secciones completas: muestra todo el tablero, con luz uniforme y sin ninguna sección desplazada
board-moved = el tablero no está donde se aprendió: devuélvelo a su sitio, descúbrelo, o aprende la mesa otra vez
board-in-view = se ve todo el tablero, { $n } casillas
board-other-colours = el tablero tiene otros colores que el que se aprendió: aprende la mesa otra vez
board-off-squares = en esta casilla hay algo, pero no como una carta sobre dos casillas
view-both = { $seen }, { $change }
view-glare = un brillo borra parte del tablero: mueve la lámpara o la cámara
view-no-glare = ningún brillo en el tablero
view-colours-apart = todos los colores del tablero se distinguen de dos en dos
view-colours-alike = dos colores del tablero se ven casi iguales con esta luz: usa una luz más blanca y uniforme
view-sections = el tablero está hecho de { $n } secciones completas
view-sections-unusual = el tablero está hecho de { $n } secciones completas, lo normal son { $usual }: si el tuyo tiene más, no se distinguieron todas
view-strange-pieces = estas piezas no se parecen a ninguna que el lector conozca, por eso pregunta de quién son: enséñale las tuyas (`referee teach`, dos cartas y el comodín de cada jugador y una ficha)
board-bare = el tablero se aprendió vacío
board-learned-covered = en la imagen con la que se aprendió: { $covered }
board-of-another-set = este tablero tiene otros colores que el de las piezas enseñadas: usa las piezas guardadas de este juego o enséñalas
board-covered = hay algo en el tablero ({ $squares }): quítalo todo y haz que se aprenda
board-covered-more = hay algo en el tablero ({ $squares } y { $more } más): quítalo todo y haz que se aprenda
model-squares = un lector de casillas
model-tokens = un segundo testigo de las fichas
model-halves = un lector de mitades
model-frames = un lector de recuadros
model-detector = un detector
