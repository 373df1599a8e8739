### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Deal again?
redeal-how = Tap the cards that lie open before you: the row and the top of the stack.
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

## The end of a round, counted by the camera

cards-count-out = The stack of { $name } is empty: stop?
cards-count-out-several = Several stacks are empty: who called?
cards-count-out-ask = A stack seems to be empty
cards-count-at-stop = As it lay at the stop
cards-count-swipe = Swipe your heaps
cards-count-how = Sort the cards of the middle by their backs. Swipe your own into a line before you, backs up, and what is left of your stack into a line beside it. Then take your hands away. Or count, and type the numbers.
cards-count-piles = { $n ->
    [one] The piles hold 1 card.
   *[other] The piles hold { $n } cards.
}
cards-count-piles-open = Not every pile could be read.
cards-count-sums = Piles { $tops } · heaps { $sum }
cards-count-proved = The heaps add up to the piles.
cards-count-typed = You counted yourselves.
cards-count-heaps = The cards that were counted
cards-count-heap = { $name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cards-count-heap-open = { $name }: not certain
cards-count-left = { $name }, stack: { $n }
cards-count-left-open = { $name }, stack: not certain
cards-count-more = The photograph of the stop

## A moment seen again

cards-again = See a moment again
cards-again-how = Which card is contested? The three seconds around it are shown slowly, picture by picture.
cards-again-nothing = No card was laid yet.
cards-again-none = No pictures of this moment are kept any more.
cards-again-picture = Picture { $n } of { $of }
cards-again-before = Earlier
cards-again-after = Later
cards-again-play = Play slowly
cards-again-hold = Hold
cards-again-who = Who was first?
cards-again-open = It stays open
cards-again-other = Another card
