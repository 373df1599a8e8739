# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-dice-left = Dice left
count-dice-caller = { $player } called stop but has dice left; then the call does not count.
count-dice-more = { $player } has { $n } dice left but drew only { $most }. Please count again.

# What is brought into a match

refused-dice = The dice agreed are { $n }; all players together share all { $dice }.

# To set out

outset-dice = Everybody draws { $n } dice from the bag.
outset-dice-one = { $player } draws { $n } dice from the bag.

# To do before the next round

do-dice = All dice go into the bag; everybody draws again.

# Where points come from

why-dice-caller = { $n ->
    [one] 1 die of the others: a point.
   *[other] { $n } dice of the others: a point each.
}
why-dice-left = { $n ->
    [one] 1 die
   *[other] { $n } dice
} left: a point less for each.
