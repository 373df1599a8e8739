# What goes wrong with pictures of a deck and of a table with cards, and what to change.

cards-tells-deck = looking for the deck's rows and backs
cards-learn-no-deck = the cards must be learned too: give one picture of the deck with --deck, all faces in four rows from 1 to 10 and under them one back of each player
cards-deck-rows = four rows of ten cards were not found ({ $n } cards are seen): lay all forty faces in four rows from 1 to 10, a row a colour, a little apart, and take the picture from above
cards-deck-edges = { $n ->
    [one] where one of the cards ends can hardly be told from what lies around it: lay the deck a little apart, on a plain table of another colour, and take the picture in even light
   *[other] where { $n } of the cards end can hardly be told from what lies around them: lay the deck a little apart, on a plain table of another colour, and take the picture in even light
}
cards-deck-small = the deck's cards are { $n } pixels wide, { $needed } are needed: take its picture from nearer
cards-deck-order = it is not certain at which end of the rows the ones lie: lay every row from 1 to 10 in the same direction, and take the picture sharply in even light
cards-deck-misplaced = in the { $colour } row a { $seen } seems to lie where the { $n } should: lay every row from 1 to 10
cards-deck-mixed = a card lies in a row of another colour: lay a row a colour
cards-deck-colours = the colours of the rows cannot be told apart here: take the deck's picture in better light
cards-deck-no-backs = no backs were found under the rows: lay one card of each player there, back up, side by side from the left
cards-deck-backs-above = the backs lie above the rows: lay them under the rows, from the left, as the rows run from 1 to 10
cards-deck-backs-open = { $n } cards under the rows lie face up: lay only backs there, one of each player
cards-deck-backs-many = { $n } backs lie under the rows; { $most } players at most have one
cards-deck-backs-gap = a back seems to be missing between or beside those found: lay them side by side from the left under the ones, none upon another
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
cards-no-corners = a table of cards has no corners to be marked: give pictures of the bare table and of the deck
cards-learned = learned the bare table and a deck of { $faces } faces and { $backs } backs; written to { $output }
cards-count-open = the cards of { $owners } are not certain: swipe them wider, each card a finger's breadth from the next, or count them by hand
cards-count-sum-tops = the heaps do not add up to the numbers on the piles: swipe the heap of { $owners } wider, it is the least certain, or count it by hand
cards-count-many = { $owners } would have more cards than there are: swipe heap and stack wider, or count them by hand
cards-count-twice = one face lies twice among the cards of { $owners }: look which card is another player's
cards-told = { $owner }: { $centre } in the middle, { $stack } left in the stack
cards-told-score = Score: { $scores }
cards-teach-moved = the cards have been moved since this picture: take it again
cli-cards-piles = Piles in the middle ({ $n }): { $tops }
