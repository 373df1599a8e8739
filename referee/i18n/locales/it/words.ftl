# Values before they are filled in: names of colours, of frames, of somebody who is not known. A value that has no
# word here is written as it is: players' names, squares, colours of a family's own set.

word-unknown = qualcuno

## Colours

word-red = rosso
word-yellow = giallo
word-green = verde
word-blue = blu
word-orange = arancione
word-purple = viola
word-turquoise = turchese
word-pink = rosa
word-brown = marrone
word-black = nero
word-white = bianco
word-grey = grigio
word-sky = celeste
word-lime = verde chiaro
word-navy = blu scuro
word-beige = beige

## Frames

word-solid = singola
word-double = doppia
word-dashed = tratteggiata
word-dotted = a quadratini

## What tells the players' pieces apart

word-frame = cornice
word-seat = posto

## What the log holds

word-match = partita
word-round = round
