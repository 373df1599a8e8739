# Values before they are filled in: names of colours, of frames, of somebody who is not known. A value that has no
# word here is written as it is: players' names, squares, colours of a family's own set.

word-unknown = somebody

## Colours

word-red = red
word-yellow = yellow
word-green = green
word-blue = blue
word-orange = orange
word-purple = purple
word-turquoise = turquoise
word-pink = pink
word-brown = brown
word-black = black
word-white = white
word-grey = grey
word-sky = sky
word-lime = lime
word-navy = navy
word-beige = beige

## Frames

word-solid = solid
word-double = double
word-dashed = dashed
word-dotted = dotted

## What tells the players' pieces apart

word-frame = frame
word-seat = seat

## What the log holds

word-match = match
word-round = round
