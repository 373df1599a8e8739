# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

## The dice game

rule-dg-setup-1 = Two to four play with twenty-four dice in four colours, six of each, a board, a bag and a cup for everybody.
    .title = Board, dice and cups

rule-dg-setup-2 = All dice are drawn unseen from the bag: twelve each with two players, eight with three, six with four.
    .title = Drawn from the bag

rule-dg-setup-3 = The board lies where all can reach it. Each colour has a row of six spaces, each space takes one die.
    .title = Rows and spaces

rule-dg-play-1 = At the start call everybody rolls all their dice, and all play at the same time.
    .title = Everybody rolls at once

rule-dg-play-2 = A die goes only into the row of its own colour.
    .title = Each colour has its row

rule-dg-play-3 = A row is filled from 1 upwards: a die is laid when the one before it lies, each on the space of its number.
    .title = From 1 upwards

rule-dg-play-4 = Everybody takes and lays dice with one hand, always the same.
    .title = Always the same hand

rule-dg-play-5 = Whoever is later with the same die keeps it and rolls it again.
    .title = First come, first served

rule-dg-play-6 = Whoever rolls again rolls all remaining dice, never only some.
    .title = All dice again

rule-dg-play-7 = A die lies as it was rolled; nobody turns it to another face.
    .title = No turning by hand

rule-dg-end-1 = Whoever lays the last die calls stop; nobody may lay after that.
    .title = No dice left

rule-dg-end-2 = Dice that were not laid stay on the table where all can see them, to be counted.
    .title = Dice left stay open

rule-dg-score-1 = Who called gets a point for every die the others have left; each of them loses a point a die.
    .title = Points of a round

rule-dg-score-2 = Who has no dice left either, but did not call first, gets nothing and loses nothing.
    .title = Second without dice

rule-dg-match-1 = After a round all dice go back into the bag and are drawn again, as many as before.
    .title = Dice back into the bag

rule-dg-match-2 = A match has three rounds for every player: six, nine or twelve.
    .title = Three rounds for each player

rule-dg-match-3 = Whoever has most points after all rounds wins; equal players win together.
    .title = Winning the match

rule-dg-child-1 = With children the dice may be shared out unevenly: grown-ups take one or two more.
    .title = Playing with children
