### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-card-999 = Card game (999 Games)
document-card-999-text = One point for each card in the middle, two off for each card left in the stack.
document-card-weber = Card game, Weber’s rules
document-card-weber-text = The same points, a stack that grows and shrinks, late players, dealing again at 30.
game-card-999 = Card game (999 Games)
game-card-weber = Card game (Weber)

## Set-up

brought-stack = Cards in the stack
brought-double = Plays with two sets
setup-title-table-cards = Show the bare table
setup-table-text-cards = Take everything off the table, and your hands away. All that you play on must be in the picture.
setup-table-learn-cards = Learn the table from this picture
setup-table-learning-cards = The table is being learned; this takes a few seconds. Keep the hands away.
setup-table-good-cards = Is the table empty in the picture? A card on it is now taken for the table: take it away and learn again. Then comes the deck, if it is not known yet.
setup-step-teach-cards = Your deck
setup-title-teach-cards = Show your deck
setup-table-bare = The bare table is known
setup-ready-deck = Deck of { $faces } cards and { $backs } backs learned
setup-ready-no-deck = Deck not learned yet: you count by hand until it is
setup-teach-deck-text = Lay the forty cards of one player on the table in four rows: a colour in each row, from 1 to 10, a little apart. Under them one card of each player, back up, from the left: { $names }. Once is enough for a deck.
setup-teach-deck-table = First show the bare table.
setup-teach-deck-looking = Looking for cards …
setup-teach-deck-seen = { $faces } cards and { $backs } backs seen.
setup-teach-deck-right = Is each card outlined in its colour, with its number, and each back with its player? If not, take the picture again.
setup-teach-deck-keep = Keep this deck
setup-teach-deck-kept = Your deck is known now. Clear the table and deal.
setup-teach-deck-few = { $n } backs were seen, and { $of } of you play: lay one card of each player under the rows, then take the picture again.
setup-teach-deck-rows = Four rows of cards: red, yellow, green and blue, each from 1 to 10; under them a back of each player

## House rules: one question each, and what each answer means

option-race-card-999 = Two cards on one pile at once: which stays?
answer-race-lower = The lower one
answer-race-weber = As Weber’s rules say
option-rules = Three players: how many cards in the row?
answer-rules-999 = Four (999 Games)
answer-rules-weber = Three (Weber)
option-expert = Do cards go onto the cards of the row (variant for experts)?
answer-expert-off = No, one card a place
answer-expert-on = Yes, rows are stores
option-row-step = Rows as stores: what may go on a card?
answer-row-step-any-lower = Any lower number
answer-row-step-one = Only the next lower one
option-wrong-card = A wrong card found in the middle:
answer-wrong-card-back = Does not count
answer-wrong-card-minus = Costs a point too
option-count-step = How many cards are turned over at a time?
answer-count-step-three-plus = Three or more
answer-count-step-exactly-three = Always three
answer-count-step-one = Always one
option-redeal-sum = Dealing again at 30: how is a 10 added?
answer-redeal-sum-values = As 10
answer-redeal-sum-digits = As 1, by its digits
option-redeal = How often may a bad deal be dealt again?
answer-redeal-each = As often as it is bad
answer-redeal-once = Once
option-join-round = A late player starts with the average:
answer-join-round-exact = exactly
answer-join-round-nearest = rounded
answer-join-round-down = rounded down
answer-join-round-up = rounded up
option-handicap = Does whoever calls stop lay one more card on the stack from then on?
answer-handicap-off = No
answer-handicap-on = Yes, it grows and shrinks
option-aborted = A round that was broken off:
answer-aborted-void = Does not count
answer-aborted-score = Counts as it stands
option-disqualified = A disqualified player:
answer-disqualified-out = Leaves the match
answer-disqualified-round-zero = Gets nothing in this round
