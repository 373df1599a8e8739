# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-centre = Cards in the middle
count-stack = Left in the stack
count-row = In the row
count-hand = In the hand
count-discard = Turned over
count-caller-stack = { $player } called stop but has { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the stack; then the call does not count.
count-stack-more = { $player } has { $n } cards left in a stack that began with { $most }. Please count again.
count-sum = { $player } has { $n } cards by this count, but a player has { $cards }. Please count again.
count-wrong-more = { $player } has fewer cards in the middle than the { $n } that lie there wrongly. Please count again.
flag-aborted = The round was broken off
flag-disqualified = Disqualified
flag-stays = Two cards landed together: both stay and count

# What is brought into a match

refused-double = Two sets each are for two players.
refused-stack = A stack has { $n } cards at most, so that the row and the hand are left.

# To set out

outset-cards = Everybody: { $stack } cards in the stack, { $row } in the row, { $hand } in the hand.
outset-cards-of = { $players }: { $stack } cards in the stack, { $row } in the row, { $hand } in the hand.
outset-redeal = Whose open cards add up to { $n } or more may deal again.
outset-boxes = { $n } boxes are needed.

# To do before the next round

do-stack = { $player }: { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the stack from now on.
do-leave = { $player } is disqualified and leaves the match; the points are void.

# Cards before a camera

spot-field = field { $name }
deed-card-off = Take this card off again.

# Counted after the stop

cards-live-count-open = The cards of { $owners } are not certain: swipe them wider, each a finger’s breadth from the next, or type the number.
cards-live-count-stacks = What is left of the stack of { $owners } was not seen: lay it beside the heap in a line of its own, or type the number.
cards-live-count-sum-tops = The heaps do not add up to the piles. The heap of { $owners } is the least certain: swipe it wider, or type the number.
cards-live-count-many = { $owners } would have more cards than there are: swipe heap and stack wider, or type the numbers.
cards-live-count-no-tops = Not every pile was read at the stop, so that nothing proves the heaps: look whether the numbers are right.
cards-live-count-otherwise = The cards of { $owners } were counted in two ways: swipe them wider, or type the number.
cards-live-count-typed = You counted { $sum } cards in the middle, the piles held { $tops } at the stop: count once more, or go on if you are sure.
said-correct-card = A card was put right.
said-contest = The table decided: { $player } was first.
said-contest-nobody = The table left open who was first.
contest-none = nothing is contested in this game
contest-unseen = No camera saw this moment.
