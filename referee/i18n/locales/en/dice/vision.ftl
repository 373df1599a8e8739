# What goes wrong with pictures of the dice board and with its view, and what to change.

dice-tells-spaces = looking for four columns of coloured spaces
dice-tells-rows = telling from the printed dice which end is row 1
dice-no-board = no dice board was found: show the whole board, bare, in even light, with its four columns of six spaces; if it is there, mark the corners of its spaces with --corners, row 1 first
dice-corners-no-board = no dice board was found between the marked corners: mark the outer corners of the 24 spaces in order round them, the first two beside row 1
dice-covered = something lies on the board ({ $spaces }), or glare does: take everything off it, then learn it
dice-covered-more = something lies on the board ({ $spaces } and { $more } more), or glare does: take everything off it, then learn it
dice-space-named = { $colour } { $n }
dice-which-end = the printed dice or numbers do not tell which end of the board is row 1: move the camera closer or give more light, or mark the corners of the spaces with --corners, row 1 first
dice-size = dice are about { $n } pixels wide
dice-size-needed = { $n } are needed to read them: move the camera closer or use a finer picture setting
dice-size-wanted = nearly all are read from { $n } on: move the camera closer, if you can
dice-angle-needed = { $n } are needed: hang it higher, so that dice do not hide each other
dice-soft = edges are soft over { $share } % of a die
dice-board-in-view = the whole dice board is in view
dice-board-bare = the dice board was learned bare
dice-learned-doubt = the table was learned with a doubt: { $why }
model-dice-finder = a finder of dice
model-dice-faces = a reader of dice
dice-taught = { $n } dice learned
dice-teach-rows = { $n } dice were seen, and no four rows of six: lay all dice in four rows, a row a colour, each from one to six, apart from one another
dice-teach-colours = the colours of the rows cannot be told apart here: take the picture in better light
dice-teach-order = the { $colour } row does not run from one to six: turn its dice and take the picture again
dice-teach-moved = the dice have been moved since this picture: take it again
