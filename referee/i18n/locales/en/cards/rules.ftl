# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

## The card game of 999 Games

rule-cg-setup-1 = Two to four can play with one box; further boxes with other backs take up to twelve. Everybody has a back of their own.
    .title = Who can play

rule-cg-setup-2 = Everybody takes all forty cards of one back and shuffles them well.
    .title = Forty cards each

rule-cg-setup-3 = Three cards lie open side by side in front of everybody; four where three play, five where two play.
    .title = The row

rule-cg-setup-4 = Beside the row ten cards make the own stack; only its top card is seen.
    .title = The stack of ten

rule-cg-setup-5 = What is left is held face down in the hand; the discard pile is empty at first.
    .title = The rest is the hand

rule-cg-play-1 = There are no turns: everybody plays at the same time.
    .title = All at once

rule-cg-play-2 = Only a 1 may start a new pile in the middle; there may be several piles of one colour.
    .title = A pile begins with a 1

rule-cg-play-3 = A card goes onto a pile in the middle if it has the same colour and is exactly one higher.
    .title = Same colour, one higher

rule-cg-play-4 = Cards of the own row, the top of the own stack and the top of the own discard pile may be laid, nothing else.
    .title = Only open cards

rule-cg-play-5 = A gap in the row may be filled at once with the top card of the own stack, and with nothing else.
    .title = Gaps are filled from the stack

rule-cg-play-6 = Three cards are turned over together; only the top one may be laid. With fewer left, all of them are turned.
    .title = Three cards at a time

rule-cg-play-7 = Once the top of the discard pile was laid, the card below it may be laid as well, and so on.
    .title = Then the one below

rule-cg-play-8 = With fewer than three cards in the hand, all that are left are turned over.
    .title = Fewer than three left

rule-cg-play-9 = When the hand is used up, the discard pile is shuffled briefly and becomes the new hand.
    .title = Taking up the discard pile

rule-cg-play-10 = There is no card above 10, so the pile is complete.
    .title = A pile ends with the 10

rule-cg-end-1 = Whoever gets rid of the last card of the own stack calls stop. With cards left in it the call does not count.
    .title = The stack is empty

rule-cg-end-2 = The game is over with the call; no card may follow.
    .title = Nothing after the call

rule-cg-end-3 = If nobody can lay a card any more, the round ends early and is counted as it stands.
    .title = Nobody can lay

rule-cg-score-1 = Every own card in the middle gives one point; the backs tell whose it is.
    .title = A point a card

rule-cg-score-2 = Every card left in the own stack takes two points away.
    .title = Two points less a card

rule-cg-score-3 = Cards in the row, in the hand and on the discard pile give no points and cost none.
    .title = Row and hand count nothing

rule-cg-score-4 = Whoever has most points wins the round, equal ones together. That need not be who called.
    .title = Most points win the round

rule-cg-match-1 = The number of rounds is agreed beforehand and their points are added up; most points win.
    .title = Several rounds

rule-cg-var-1 = Only where the table plays the expert variant may cards from the stack or the discard pile go onto row cards.
    .title = Rows as stores

rule-cg-var-2 = On a place of the row each card is lower than the one below it.
    .title = Numbers descend

rule-cg-var-3 = Two cards directly on each other in the row have different colours.
    .title = Colours differ

rule-cg-var-4 = Only the top card of a place in the row may be laid on. An empty place is filled from the own stack.
    .title = Only the top card

rule-cg-var-5 = The round ends, too, when the last card of the own stack goes into the row.
    .title = The last card into the row

rule-cg-var-6 = Five to twelve play with two or three boxes; nothing else changes.
    .title = Five players and more

## The card game after Weber

rule-cw-1-1 = Any number can play. They sit round a field that all can reach, with room for everybody's piles.
    .title = Around the field

rule-cw-1-2-1 = Each player has a set of forty cards with a back that nobody else has.
    .title = A back for everybody

rule-cw-1-2-2 = Everybody shuffles and hands the cards to the right; that neighbour may shuffle them once more.
    .title = Shuffled and passed on

rule-cw-1-2-3a = Ten cards are counted off unseen and turned over as the own stack; three open cards lie beside it.
    .title = Pile and row

rule-cw-1-2-3b = If the four cards that show add up to thirty or more, that player may shuffle all and lay out anew.
    .title = Dealing again

rule-cw-1-2-3c = The rows lie so that a clear, roughly round field stays free in the middle.
    .title = Room in the middle

rule-cw-1-3 = Two players lay five cards in the row, or mix two sets each: twenty in the stack and six in the row.
    .title = With two players

rule-cw-1-4 = Who plays alone plays as they like.
    .title = Alone

rule-cw-1-5 = With more than eight it is better to play in two groups.
    .title = More than eight

rule-cw-2-1 = Play begins at a clear signal that all hear, once everybody is ready.
    .title = The signal

rule-cw-2-2-1 = After the signal a 1 that shows on the own stack or in the row may be laid in the middle.
    .title = Ones first

rule-cw-2-2-2a = A 1 may lie anywhere in the field; every other card goes onto its own colour, exactly one higher.
    .title = One up in the same colour

rule-cw-2-2-2b = A 10 completes its pile and is laid face down.
    .title = A 10 is turned over

rule-cw-2-3 = A gap in the row may be filled with the top card of the own stack; a place holds one card.
    .title = Gaps are filled from the stack

rule-cw-2-4-1 = From the hand only the top of the cards turned over may be laid, then the one below it.
    .title = Only open cards

rule-cw-2-4-2 = Three or more cards are turned over at a time. After the used cards were taken up, unshuffled, the first count may be one or two.
    .title = Turning cards over

rule-cw-2-4-3 = By agreement of everybody one card is turned over at a time, always one.
    .title = One card at a time

rule-cw-2-5-1 = Of two cards laid on one place at nearly the same time the lower one stays; only if it surely slid underneath does the upper one. Side by side, or in doubt, both stay.
    .title = Two cards at once

rule-cw-2-5-2 = A card that does not touch its pile is not laid, and another one may come first. If a hand pushed it away, whoever touched the pile first counts.
    .title = Beside the pile

rule-cw-2-5-3 = A card that does not count goes back to where it came from.
    .title = Back to its place

rule-cw-2-5-4 = Whoever knocks over a pile builds it up again while the others play on. What cannot be put right breaks the round off; on purpose, the others may disqualify.
    .title = Something knocked over

rule-cw-2-5-5 = Nobody moves anybody else's cards. The own row may be put in another order, as long as it stays a row.
    .title = Hands off other cards

rule-cw-2-5-6 = Nobody plays with both hands at the same time, or lays two or more cards together.
    .title = One hand, one card

rule-cw-2-6 = Whoever has a problem that could falsify the game may have it interrupted.
    .title = Interrupting the game

rule-cw-2-7a = Whoever has emptied the own stack may call; the row need not be empty.
    .title = The stack is empty

rule-cw-2-7b = At the call everybody may still lay the card already in the hand; nothing else.
    .title = A card in the hand

rule-cw-3-1 = The rows are put away. Every card left in the own stack costs two points.
    .title = Cards left in the stack

rule-cw-3-2 = Every own card in the middle gives one point, and the rounds are added up.
    .title = Cards in the field

rule-cw-3-3 = If somebody forgot to count, the others decide what that is worth.
    .title = Forgot to count

rule-cw-3-4 = A match lasts as long as was agreed: a time, a number of points, or as long as everybody likes.
    .title = How long

rule-cw-3-5 = Whoever joins later starts with the average of everybody's points.
    .title = Coming late

rule-cw-3-6 = If it is agreed, whoever ends a round by the call has one card more in the stack from then on. When all stacks have grown, each loses one.
    .title = The handicap

rule-cw-4-1 = Everybody plays honestly, disturbs nobody and seeks no unfair advantage.
    .title = Play fair
