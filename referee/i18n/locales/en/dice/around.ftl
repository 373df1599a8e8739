### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Dice game
document-dice-text = Dice left are points against you; the player who finishes collects them.
game-dice = Dice game

## Set-up

brought-dice-each = Dice

## House rules: one question each, and what each answer means

option-wrong-die = A die in a wrong place at the end:
answer-wrong-die-back = Counts as not laid
answer-wrong-die-ignore = Is left alone
option-next-round = The next round begins:
answer-next-round-by-hand = When somebody says so
answer-next-round-by-itself = By itself, once all dice are off the table
