# Values before they are filled in: names of colours, of frames, of somebody who is not known. A value that has no
# word here is written as it is: players' names, squares, colours of a family's own set.

word-unknown = alguien

## Colours

word-red = rojo
word-yellow = amarillo
word-green = verde
word-blue = azul
word-orange = naranja
word-purple = morado
word-turquoise = turquesa
word-pink = rosa
word-brown = marrón
word-black = negro
word-white = blanco
word-grey = gris
word-sky = celeste
word-lime = verde claro
word-navy = azul marino
word-beige = beis

## Frames

word-solid = línea simple
word-double = línea doble
word-dashed = a rayas
word-dotted = a puntos

## What tells the players' pieces apart

word-frame = recuadro
word-seat = asiento

## What the log holds

word-match = partida
word-round = ronda
