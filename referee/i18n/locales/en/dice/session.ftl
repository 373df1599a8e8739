### What the referee says of the dice game beside the verdicts: refusals, what speaks against a score, words.

# Tables

match-needs-table = the game { $game } is read on a learned table only: give one with --table
match-other-table = the match is of the game { $match }, the table of the game { $table }; give those of one game

# What people say of dice

die-say-what = say what the die shows, where it lies, or who laid it
die-say-which = say of a die that was not seen at which side it lies and what colour it has
die-not-there = that die does not lie there any more
die-no-space = the board has no space { $space }
die-known = a die is known to lie there; correct that one
said-correct-die = A die was put right.
said-add-die = A die was missed.
said-loose-die = A die beside the board was put right.

# What speaks against a score

score-dice-covered = something covers the side of { $players }: dice may lie there unseen
score-dice-not-all = { $n } dice are seen for certain, { $dice } belong to the game; count what is left
score-dice-strangers = dice lie where nobody plays: { $seats }
score-dice-whose = nobody knows who laid the die at { $places }
score-dice-unread = whether the die lies right cannot be read at { $places }

# Findings

deed-die-back = Take this die back.
deed-roll-all = Roll all dice again.
deed-roll-again = Roll this die again.
cost-die = This die counts as left for { $player }.

# Where dice and players are

spot-space = { $colour } { $n }
seat-bottom = Bottom side
seat-right = Right side
seat-top = Top side
seat-left = Left side
word-bottom = bottom
word-right = right
word-top = top
word-left = left

# On a terminal

cli-dice-on-board = dice on the board: { $counts }
cli-dice-left = dice left: { $counts }
