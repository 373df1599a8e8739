### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Deal again?
redeal-how = Tap the cards that lie open before you: the row and the top of the pile.
redeal-cards = Open cards: { $cards }
redeal-yes = Together { $n }: you may deal again.
redeal-no = Together { $n }: you play what you have.
redeal-back = One back
redeal-done = Done

## Cards and where they lie

tab-cards = Cards
cards-table-field = Field { $name }
cards-table-gone = This card has gone
cards-table-gone-text = Another card lies there meanwhile.
cards-table-piles = { $n ->
    [one] 1 pile
   *[other] { $n } piles
}
cards-table-total = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the middle
cards-table-total-open = cards not certain yet
cards-table-open = { $name }: { $cards }
cards-table-tap = The cards. Arrow keys choose a pile, Enter opens it.
cards-table-which-number = Which number?
cards-table-begins = The round begins by itself with the first card in the middle.
