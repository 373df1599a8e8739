# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-not-colour = a colour picture is needed, not an array of shape { $shape }
image-other-size = the picture is { $width }x{ $height }, the table was learned from { $learned_width }x{ $learned_height }: use the same camera and setting, or learn again
learn-no-picture = no picture given; take one of the empty board
learn-sizes-differ = the pictures differ in size; take them all with the same camera and setting
learn-grid-without-corners = --grid needs --corners: give the four outer corners of the grid as well
learn-four-corners = --corners needs four points x,y in order round the board
learn-tells-squares = looking for the squares of the board
learn-tells-cloth = leaving a checked cloth out and looking again
learn-tells-again = looking again, past what is printed on the squares
learn-tells-colours = telling the colours apart
learn-tells-bare = checking that nothing lies on the board
learn-no-board = no board was found: show the whole empty board from above, in even light; if it is there, mark its outer corners with --corners
learn-part-made-out = only a part of the board could be made out: give it even light without glare or hang the camera higher; if that does not help, mark the board's outer corners with --corners
learn-board-outside = part of the board lies outside the picture; move the camera back until all of it shows
learn-no-grid = --grid { $rows }x{ $cols } is not a board; give ROWSxCOLUMNS from 2x2 to 40x40
learn-corners-outside = the marked corners lie outside the picture; mark the grid's outer corners again
learn-grid-outside = part of the marked grid lies outside the picture; show the whole board
learn-grid-unseen = no grid of { $rows }x{ $cols } squares is seen between the marked corners; check both
learn-not-stored = the picture could not be stored with the table
teach-moved = the board is not where it was learned in this picture: take it with the camera and the board as they were, most of the board uncovered, or learn the table again
teach-not-stored = a close-up of a piece could not be stored; take the picture again
teach-no-picture = no picture is given; take one of the board with the pieces on it
teach-lists = there are { $images } pictures and { $lists } lists of pieces: give one list a picture
teach-all-covered = nothing could be learned, since tokens or hands cover every piece that was named: take them off and take the picture again
teach-left-out = { $piece } was left out: something stands on it or hides it
teach-half-unclear = of { $piece } only the half on { $square } was learned, since it is not clear which way it lies: point at the middle of the card
teach-half-covered = of { $piece } only the half on { $square } was learned: something covers the other one
pieces-missing = no such file: { $path }; write one like { "{" }"cards": [{ "{" }"owner": "solid", "at": [x, y]{ "}" }], "jokers": [], "tokens": []{ "}" }
pieces-no-json = { $path } cannot be read as JSON ({ $why }); see docs/file-formats.md
pieces-told = { $what }; a piece is written like { "{" }"owner": "solid", "at": [x, y]{ "}" }
pieces-none = no piece is named; name at least one card, joker or token
teach-outside = { $piece } lies outside the picture, which is { $width }x{ $height }: give a pixel of the very picture that is taught from
teach-off-board = { $piece } lies on no square of the board: point at the middle of a piece on the board
teach-bare = { $piece } points at { $square }, which lies bare: point at the middle of the piece
teach-twice = { $place } cannot be { $first } and { $second }: take one of them out
teach-colour-hidden = { $piece } points at { $square }, where no colour can be read: point at a bare square
teach-colour-twice = { $first } and { $second } contradict each other: one colour has one name, so take one of them out
teach-no-half = { $piece } lies on { $square }, but no square beside it carries its other half: name a joker under jokers, or point at the middle of the card
teach-half-taken = { $piece } finds no square beside { $square } for its other half that no other named piece has: take out what was named twice

## Pieces that somebody named, as parts of sentences

lack-one-card = only one card of the { $owner } player
lack-no-card = no card of the { $owner } player
lack-no-joker = no joker of the { $owner } player
lack-no-token = no token
named-colour = the colour { $name } at { $at }
named-card = the card of { $owner } at { $at }
named-joker = the joker of { $owner } at { $at }
named-token = the token at { $at }
taught-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
taught-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
taught-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }

## The view of the board: what was seen, and what to change

view-size = squares are { $n } pixels wide
view-size-needed = { $n } are needed to read whose card is whose: move the camera closer or use a finer picture setting
view-angle = the camera looks from { $n } degrees above the table
view-angle-needed = { $n } are needed: hang it higher, so that pieces do not hide each other
view-soft = edges are soft over { $share } % of a square
view-soft-needed = at most { $share } % can be read: focus on the board, wipe the lens, hold the camera still
view-grain = the picture's grain is { $n } grey levels
view-grain-needed = at most { $n } can be read: more light on the table
view-pale = the board's colours are { $distance } apart from each other
view-pale-needed = { $distance } is needed: something bright is mirrored in the board (a window, a lamp); move it or the camera, or draw the curtain
view-dark = the picture is too dark: more light on the table
view-burnt = { $share } % of the board is over-exposed: less light, or a darker exposure setting of the camera
view-lit = the light is good
view-grey = the picture is black and white: more light on the table, or switch off the camera's night or grey mode
view-no-sections = the { $n } squares that were made out are not full sections: see that the whole board shows, in even light, with no section pushed off
board-moved = the board is not where it was learned: move it back, uncover it, or learn the table again
board-in-view = the whole board is in view, { $n } squares
board-other-colours = the board has other colours than the one that was learned: learn the table again
board-off-squares = something lies on this square, but not as a card on two squares
view-both = { $seen }, { $change }
view-glare = part of the board is washed out by glare: move the lamp or the camera
view-no-glare = no patch of glare on the board
view-colours-apart = every two colours of the board can be told apart
view-colours-alike = two of the board's colours look nearly alike in this light: use whiter, more even light
view-sections = the board is made of { $n } full sections
view-sections-unusual = the board is made of { $n } full sections, usual are { $usual }: if yours has more, not all of it was made out
view-strange-pieces = these pieces look like none that the reader knows, so it asks whose they are: teach it yours (`referee teach`, two cards and the joker of each player and a token)
board-bare = the board was learned bare
board-learned-covered = in the picture it was learned from { $covered }
board-of-another-set = this board has other colours than the one the taught pieces belong to: learn it with its own set, or teach its pieces
board-covered = something lies on the board ({ $squares }): take everything off it, then learn it
board-covered-more = something lies on the board ({ $squares } and { $more } more): take everything off it, then learn it
model-squares = a square reader
model-tokens = a second witness of tokens
model-halves = a reader of halves
model-frames = a reader of frames
model-detector = a detector
