# What goes wrong with pictures of the dice board and with its view, and what to change.

dice-tells-spaces = buscando cuatro columnas de casillas de colores
dice-tells-rows = viendo por los dados impresos en qué lado está la fila 1
dice-no-board = no se ha encontrado ningún tablero de dados: muestra el tablero entero y vacío, con sus cuatro columnas de seis casillas, con luz uniforme; si está ahí, marca las esquinas de sus casillas con --corners, primero la fila 1
dice-corners-no-board = no se ha encontrado ningún tablero de dados entre las esquinas marcadas: marca en orden las esquinas exteriores de las 24 casillas, las dos primeras junto a la fila 1
dice-covered = hay algo sobre el tablero ({ $spaces }), o un reflejo: quítalo todo y luego apréndelo
dice-covered-more = hay algo sobre el tablero ({ $spaces } y { $more } más), o un reflejo: quítalo todo y luego apréndelo
dice-space-named = { $colour } { $n }
dice-which-end = los dados o números impresos no dicen en qué lado del tablero está la fila 1: acerca la cámara o pon más luz, o marca las esquinas de las casillas con --corners, primero la fila 1
dice-size = los dados miden unos { $n } píxeles de ancho
dice-size-needed = hacen falta { $n } para leerlos: acerca la cámara o usa un ajuste de imagen más fino
dice-size-wanted = desde { $n } se leen casi todos: acerca la cámara si puedes
dice-angle-needed = hacen falta { $n }: cuélgala más alta, para que los dados no se tapen
dice-soft = los bordes están borrosos en un { $share } % de un dado
dice-board-in-view = se ve todo el tablero de dados
dice-board-bare = el tablero de dados se aprendió vacío
dice-learned-doubt = la mesa se aprendió con una duda: { $why }
model-dice-finder = un buscador de dados
model-dice-faces = un lector de dados
dice-taught = { $n } dados aprendidos
dice-teach-rows = se ven { $n } dados, pero no cuatro filas de seis: poned todos los dados en cuatro filas, una por color, cada una del uno al seis y separados
dice-teach-colours = aquí no se distinguen los colores de las filas: haced la foto con mejor luz
dice-teach-order = la fila { $colour } no va del uno al seis: girad sus dados y repetid la foto
dice-teach-moved = los dados se han movido desde esta foto: hacedla otra vez
