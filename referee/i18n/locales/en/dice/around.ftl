### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Dice game
document-dice-text = Dice left are points against you; the player who finishes collects them.
game-dice = Dice game

## Set-up

brought-dice-each = Dice
setup-table-spaces = { $n } spaces found
setup-ready-spaces = { $n } spaces learned
setup-step-teach-dice = Your dice
setup-title-teach-dice = Show your dice
setup-teach-dice-text = Lay all 24 dice beside the board in four rows: a colour in each row, from one to six, a little apart. The camera then knows your very dice. Once is enough, and you may leave it out.
setup-teach-dice-looking = Looking for dice …
setup-teach-dice-seen = { $n } dice seen.
setup-teach-dice-right = Is each one outlined in its colour, with its number? If not, take the picture again.
setup-teach-dice-keep = Keep these dice
setup-teach-dice-kept = Your dice are known now.
setup-teach-dice-board = First show the empty board.
setup-teach-dice-rows = Four rows of dice: red, yellow, green and blue, each from one to six

## House rules: one question each, and what each answer means

option-wrong-die = A die in a wrong place at the end:
answer-wrong-die-back = Counts as not laid
answer-wrong-die-ignore = Is left alone
option-next-round = The next round begins:
answer-next-round-by-hand = When somebody says so
answer-next-round-by-itself = By itself, once all dice are off the table
