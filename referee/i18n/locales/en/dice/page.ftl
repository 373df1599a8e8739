### The page while dice are played: the drawn board, corrections, the end of a round.

## The frame of the phone page

tab-dice = Dice

## Dice and where they lie

dice-table-space = { $colour } { $n }
dice-table-free = Free space: { $space }
dice-table-left-die = { $name }, beside the board: { $die }
dice-table-seat = Beside the board: { $name }
dice-table-gone = This die has gone
dice-table-gone-text = It was rolled or laid meanwhile.
dice-table-at-least = ≥ { $n }
dice-table-board-has = Board with { $n } dice.
dice-table-board-last = Last: { $name }, { $die }.
dice-table-has-left = { $name }: { $n ->
    [one] 1 die left
   *[other] { $n } dice left
}.
dice-table-tap = The board. Arrow keys choose a space or a die beside it, Enter opens it.

## Corrections

dice-table-which-pips = What does it show?
dice-table-pips-unread = Cannot be read
dice-table-which-space = On which space does it lie?
dice-table-missed-text = A die lies here that is not drawn? Say what it shows, then whose it is.
dice-table-missed-whose = Who laid it?
dice-table-missed-beside-text = A die lies here that is not drawn? Choose its colour, then tap what it shows.

## Before and after a round

dice-table-begins = The round begins by itself as soon as everybody has rolled.
dice-table-out-label = The camera stopped the round
dice-table-out-ask = Somebody seems to have no dice left
dice-table-out = { $name } has no dice left: stop?
dice-table-out-several = Several have no dice left: who called?
dice-table-at-stop = As it lay at the stop
dice-table-proof = Dice with a blue outline are left. Tap what is not so.
