### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Dice game
document-dice-text = Dice left are points against you; the player who finishes collects them.
game-dice = Dice game

frame-bottom = bottom side
frame-right = right side
frame-top = top side
frame-left = left side

## Set-up

brought-dice-each = Dice
setup-table-spaces = { $n } spaces found
setup-ready-spaces = { $n } spaces learned
setup-step-sides = Sides
setup-sides-title = Who sits where?
setup-sides-text = The camera tells you apart by where your dice lie. Choose for everybody a side of the picture.
setup-sides-of = Side of { $name }

## House rules: one question each, and what each answer means

option-wrong-die = A die in a wrong place at the end:
answer-wrong-die-back = Counts as not laid
answer-wrong-die-ignore = Is left alone
option-next-round = The next round begins:
answer-next-round-by-hand = When somebody says so
answer-next-round-by-itself = By itself, once all dice are off the table
