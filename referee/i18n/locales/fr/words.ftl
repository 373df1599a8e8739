# Values before they are filled in: names of colours, of frames, of somebody who is not known. A value that has no
# word here is written as it is: players' names, squares, colours of a family's own set.

word-unknown = quelqu’un

## Colours

word-red = rouge
word-yellow = jaune
word-green = vert
word-blue = bleu
word-orange = orange
word-purple = violet
word-turquoise = turquoise
word-pink = rose
word-brown = marron
word-black = noir
word-white = blanc
word-grey = gris
word-sky = bleu ciel
word-lime = vert clair
word-navy = bleu marine
word-beige = beige

## Frames

word-solid = simple
word-double = double
word-dashed = discontinu
word-dotted = pointillé

## What tells the players' pieces apart

word-frame = bord
word-seat = place

## What the log holds

word-match = partie
word-round = manche
