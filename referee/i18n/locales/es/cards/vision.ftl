# Qué falla con las fotos de una baraja y de una mesa con cartas, y qué cambiar.

cards-tells-deck = busca las filas y los reversos de la baraja
cards-learn-no-deck = también hay que aprender las cartas: da con --deck una foto de la baraja, todas las caras en cuatro filas del 1 al 10 y debajo un reverso de cada jugador
cards-deck-rows = no se encontraron cuatro filas de diez cartas (se ven { $n } cartas): pon las cuarenta caras en cuatro filas del 1 al 10, un color por fila, un poco separadas, y haz la foto desde arriba
cards-deck-edges = { $n ->
    [one] apenas se distingue dónde termina una de las cartas: pon la baraja un poco separada sobre una mesa lisa de otro color y haz la foto con luz uniforme
   *[other] apenas se distingue dónde terminan { $n } de las cartas: pon la baraja un poco separada sobre una mesa lisa de otro color y haz la foto con luz uniforme
}
cards-deck-small = las cartas de la baraja miden { $n } píxeles de ancho, hacen falta { $needed }: haz la foto desde más cerca
cards-deck-order = no es seguro en qué extremo de las filas están los unos: pon cada fila del 1 al 10 en la misma dirección y haz la foto nítida con luz uniforme
cards-deck-misplaced = en la fila { $colour } parece haber un { $seen } donde debería estar el { $n }: pon cada fila del 1 al 10
cards-deck-mixed = una carta está en una fila de otro color: pon un color por fila
cards-deck-colours = los colores de las filas no se distinguen aquí: haz la foto de la baraja con mejor luz
cards-deck-no-backs = no se encontraron reversos bajo las filas: pon allí una carta de cada jugador, con el reverso arriba, una junto a otra desde la izquierda
cards-deck-backs-above = los reversos están encima de las filas: ponlos debajo, desde la izquierda, como corren las filas del 1 al 10
cards-deck-backs-open = { $n } cartas bajo las filas están boca arriba: pon allí solo reversos, uno de cada jugador
cards-deck-backs-many = hay { $n } reversos bajo las filas; como mucho { $most } jugadores tienen uno
cards-deck-backs-gap = parece faltar un reverso entre los encontrados o a su lado: ponlos uno junto a otro desde la izquierda bajo los unos, ninguno sobre otro
cards-table-sheet = contiene la imagen de una baraja que no es de sus cartas
cards-table-not-bare = parece haber { $n } cartas en la mesa: quita todo y apréndela después
cards-table-moved = la mesa o la cámara se ha movido: aprende la mesa otra vez
cards-table-there = la mesa está donde se aprendió
cards-table-bare = la mesa se aprendió vacía
cards-learned-doubt = la mesa se aprendió con una duda: { $why }
cards-deck-known = la baraja es conocida: { $faces } caras, { $backs } reversos
cards-size = las cartas miden unos { $n } píxeles de ancho
cards-size-needed = hacen falta { $n } para leerlas: acerca la cámara o elige una imagen más fina
cards-size-wanted = desde { $n } se leen casi todas: acerca la cámara si puedes
cards-soft = los bordes son borrosos en un { $share } % de una carta
cards-no-corners = una mesa de cartas no tiene esquinas que marcar: da fotos de la mesa vacía y de la baraja
cards-learned = mesa vacía y baraja de { $faces } caras y { $backs } reversos aprendidas; escrito en { $output }
cards-count-open = las cartas de { $owners } no son seguras: sepáralas más, cada una a un dedo de la siguiente, o cuéntalas a mano
cards-count-sum-tops = los montones no suman los números de las pilas: separa más el montón de { $owners }, el menos seguro, o cuéntalo a mano
cards-count-many = { $owners } tendría más cartas de las que hay: separa más montón y pila, o cuéntalos a mano
cards-count-twice = una carta está dos veces entre las de { $owners }: mira cuál es de otro jugador
cards-told = { $owner }: { $centre } en el centro, { $stack } restantes en el montón
cards-told-score = Puntos: { $scores }
cards-teach-moved = las cartas se han movido desde esta foto: hacedla otra vez
cli-cards-piles = Montones en el centro ({ $n }): { $tops }
