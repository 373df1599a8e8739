# What goes wrong with pictures of a deck and of a table with cards, and what to change.

cards-tells-deck = looking for the deck's rows and backs
cards-learn-no-deck = the cards must be learned too: give one picture of the deck with --deck, all faces in four rows from 1 to 10 and under them one back of each player
cards-deck-rows = four rows of ten cards were not found ({ $n } cards are seen): lay all forty faces in four rows from 1 to 10, a row a colour, none upon another, and take the picture from above
cards-deck-small = the deck's cards are { $n } pixels wide, { $needed } are needed: take its picture from nearer
cards-deck-order = it is not certain at which end of the rows the ones lie: lay every row from 1 to 10 in the same direction, and take the picture sharply in even light
cards-deck-misplaced = in the { $colour } row a { $seen } seems to lie where the { $n } should: lay every row from 1 to 10
cards-deck-mixed = a card lies in a row of another colour: lay a row a colour
cards-deck-colours = the colours of the rows cannot be told apart here: take the deck's picture in better light
cards-deck-no-backs = no backs were found under the rows: lay one card of each player there, back up, side by side from the left
cards-deck-backs-above = the backs lie above the rows: lay them under the rows, from the left, as the rows run from 1 to 10
cards-deck-backs-open = { $n } cards under the rows lie face up: lay only backs there, one of each player
cards-deck-backs-many = { $n } backs lie under the rows; { $most } players at most have one
cards-deck-backs-gap = a back seems to be missing between or beside those found: lay them side by side from the left, none upon another
cards-table-sheet = holds a picture of a deck that is not of its cards
cards-table-not-bare = { $n } cards seem to lie on the table: take everything off it, then learn it
cards-table-moved = the table or the camera was moved: learn the table again
cards-table-there = the table is where it was learned
cards-table-bare = the table was learned bare
cards-learned-doubt = the table was learned with a doubt: { $why }
cards-deck-known = the deck is known: { $faces } faces, { $backs } backs
cards-size = cards are about { $n } pixels wide
cards-size-needed = { $n } are needed to read them: move the camera closer or use a finer picture setting
cards-size-wanted = nearly all are read from { $n } on: move the camera closer, if you can
cards-soft = edges are soft over { $share } % of a card
