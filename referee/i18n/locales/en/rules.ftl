# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

rule-bg-setup-1 = The board game is made for two, three or four players.
    .title = Two to four players

rule-bg-setup-2 = Nine board sections, fifteen cards and two jokers for each frame, and four black tokens.
    .title = What belongs to the set

rule-bg-setup-3 = Two players usually lay out six sections, three or four players nine. Any other board is allowed too.
    .title = How many sections

rule-bg-setup-4 = All pieces of a player have the same white frame: one line, two lines, dashes or dots.
    .title = One frame for each player

rule-bg-setup-5 = Everybody shuffles their own cards and holds them face down.
    .title = Shuffled cards

rule-bg-setup-6 = Before a round the four tokens are put on four different squares of the players' choice.
    .title = Four tokens on four squares

rule-bg-setup-7 = A group that played before may start with the player boards as they were written down last time.
    .title = Cards on the player board at the start

rule-bg-play-1 = There are no turns: after the start call everybody plays at the same time, and no card is laid before it.
    .title = All at once, after the start call

rule-bg-play-2 = Only the card just turned over may be laid. If it does not fit, it goes onto the player's own discard pile.
    .title = One card at a time

rule-bg-play-3 = When the cards in the hand are used up, the discard pile is turned over and play goes on with it.
    .title = Turning the discard pile over

rule-bg-play-4 = Each player may lay at any token, except at one that stands on somebody else's joker.
    .title = Every token is everybody's

rule-bg-play-5 = A hand is over the board only as long as it takes to lay the card and move the token.
    .title = Hands off the board

rule-bg-play-6 = If two cards want the same square or the same token, the one that lay there first stays and the other goes back.
    .title = First come, first served

rule-bg-place-1 = A card covers exactly two squares of the board that share an edge.
    .title = On two neighbouring squares

rule-bg-place-2 = A card may not cover another card, a joker or a square on which a token stands, not even partly.
    .title = Only free squares

rule-bg-place-3 = Each half of a card lies on a square of its own colour.
    .title = Colours must match

rule-bg-place-4 = At least one half of the new card must share an edge with the square on which a token stands.
    .title = Touch a token's square

rule-bg-place-5 = Meeting the token's square only at a corner does not count; the card must share an edge with it.
    .title = A corner is not enough

rule-bg-place-6 = The card shows the two right colours but lies the wrong way round. The players decide together whether that is a mistake.
    .title = Right colours, turned round

rule-bg-token-1 = After every card the token that was used is put on it; after a joker, on the joker.
    .title = The token moves onto the new card

rule-bg-token-2 = The token goes onto the half of the new card that is farther from where the token stood.
    .title = Onto the far half

rule-bg-token-3 = Each card moves exactly one token. If it touches two, the player chooses; otherwise nobody moves tokens.
    .title = One token for each card

rule-bg-dead-1 = A token is stuck when no free pair of squares touches its square any more.
    .title = Dead end

rule-bg-dead-2 = Whoever runs a token into a dead end lays the next card anywhere on matching squares and puts that token on it.
    .title = Freeing your own dead end

rule-bg-dead-3 = Whoever shuts in a token with a card frees it in the same way with the next card.
    .title = Shutting in another token

rule-bg-dead-4 = The stuck token is put at once on the card that was laid to free it, on either half.
    .title = The freed token goes on the new card

rule-bg-dead-5 = The player who shut a token in frees it with the very next card, before laying anything else; nobody else does it.
    .title = Free it first

rule-bg-dead-6 = Only a player who has to free a stuck token may lay a card away from all tokens.
    .title = No free placement without a dead end

rule-bg-joker-1 = A joker is laid on one free square, of any colour, that shares an edge with a token's square.
    .title = Jokers go beside a token

rule-bg-joker-2 = As soon as a joker lies, the token beside it is put on it.
    .title = The token moves onto the joker

rule-bg-joker-3 = While a token stands on a joker, only the player whose joker it is may lay there.
    .title = Only the owner goes on

rule-bg-joker-4 = After a joker its owner lays a card there next, or the second joker and then a card; so there must be room for one.
    .title = A card follows at once

rule-bg-joker-5 = Each player has two jokers a round and may use both in a row.
    .title = Two jokers each

rule-bg-joker-6 = A joker covers its square and can shut in a token, but it is not counted as a card.
    .title = Jokers lie like pieces

rule-bg-end-1 = Whoever has laid all their cards calls stop, and the round is over with the call. Unused jokers do not matter.
    .title = Calling stop

rule-bg-end-2 = After the stop call no card is laid any more; one that was laid all the same goes back and does not count.
    .title = Nothing after the call

rule-bg-end-3 = If no player can lay a card, the round ends, and whoever laid most cards wins it.
    .title = Nobody can lay

rule-bg-check-1 = At the end everybody collects and checks the cards of the player on the left.
    .title = Checking the neighbour's cards

rule-bg-check-2 = Before counting, all players check together whether every card lies right.
    .title = Checking together

rule-bg-check-3 = A card that lies wrong at the end counts. One that was noticed and taken back before the stop call does not.
    .title = What counts as a mistake

rule-bg-audit-1 = In the final picture each card must lie on two neighbouring squares of its own colours.
    .title = Every card on two matching squares

rule-bg-audit-2 = In the final picture no square may carry two pieces.
    .title = No square covered twice

rule-bg-audit-3 = Cards on the board, cards left and cards on the player board make fifteen for each player, and no card exists twice.
    .title = The counts must add up

rule-bg-audit-4 = Each card must continue from where a token stood. If no such order exists, some card was laid without touching a token.
    .title = The cards must form chains

rule-bg-score-n1 = Whoever finished takes first place and two chips.
    .title = First place

rule-bg-score-n2 = The others are ranked by cards left; equal ones by fewer jokers used; still equal, they share the place.
    .title = The other places

rule-bg-score-n3 = A player with a wrongly laid card drops to last place, however many such cards there are.
    .title = A mistake means last place

rule-bg-score-n4 = First place brings two chips, second one chip and one card onto the player board, the others two cards.
    .title = Chips and cards by place

rule-bg-score-o1 = A player with a wrongly laid card takes no part in the scoring of this round.
    .title = A mistake means no score

rule-bg-score-o2 = Whoever finished takes a chip worth two points.
    .title = Two points for finishing

rule-bg-score-o3 = Among the others, whoever has fewest cards left takes one point; all who are equal take it.
    .title = One point for fewest cards

rule-bg-score-o4 = Everybody else puts two of their own cards onto the player board.
    .title = Two cards aside

rule-bg-score-o5 = Only the player who finished scores; the other puts two cards onto the player board.
    .title = With two players

rule-bg-score-o6 = Chips may be changed at any time; only their value counts.
    .title = Changing chips

rule-bg-tab-1 = Cards on the player board are out of play for their owner's next round; at least one card stays in the hand.
    .title = Cards onto the player board

rule-bg-tab-2 = Everybody plays with fifteen cards less those on their player board.
    .title = Cards in the next round

rule-bg-tab-3 = If everybody has cards on the player board, all take back as many as the player with fewest has there.
    .title = Everybody takes cards back

rule-bg-tab-4 = If everybody has cards on the player board, all take back two.
    .title = Everybody takes two back

rule-bg-tab-5 = After cards were taken back, at least one player has an empty player board.
    .title = Somebody plays with all cards

rule-bg-match-1 = The players agree on a number of rounds beforehand; six is a good start.
    .title = How many rounds

rule-bg-match-2 = Whoever has most points after the agreed rounds wins; equal players win together.
    .title = Winning the match

rule-bg-match-3 = The player boards at the end are written down and may be the start of the next match.
    .title = Carrying over

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

rule-cw-1-2-3a = Ten cards are counted off unseen and turned over as the own pile; three open cards lie beside it.
    .title = Pile and row

rule-cw-1-2-3b = If the four cards that show add up to thirty or more, that player may shuffle all and lay out anew.
    .title = Dealing again

rule-cw-1-2-3c = The rows lie so that a clear, roughly round field stays free in the middle.
    .title = Room in the middle

rule-cw-1-3 = Two players lay five cards in the row, or mix two sets each: twenty in the pile and six in the row.
    .title = With two players

rule-cw-1-4 = Who plays alone plays as they like.
    .title = Alone

rule-cw-1-5 = With more than eight it is better to play in two groups.
    .title = More than eight

rule-cw-2-1 = Play begins at a clear signal that all hear, once everybody is ready.
    .title = The signal

rule-cw-2-2-1 = After the signal a 1 that shows on the own pile or in the row may be laid in the middle.
    .title = Ones first

rule-cw-2-2-2a = A 1 may lie anywhere in the field; every other card goes onto its own colour, exactly one higher.
    .title = One up in the same colour

rule-cw-2-2-2b = A 10 completes its pile and is laid face down.
    .title = A 10 is turned over

rule-cw-2-3 = A gap in the row may be filled with the top card of the own pile; a place holds one card.
    .title = Gaps are filled from the pile

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

rule-cw-2-7a = Whoever has emptied the own pile may call; the row need not be empty.
    .title = The pile is empty

rule-cw-2-7b = At the call everybody may still lay the card already in the hand; nothing else.
    .title = A card in the hand

rule-cw-3-1 = The rows are put away. Every card left in the own pile costs two points.
    .title = Cards left in the pile

rule-cw-3-2 = Every own card in the middle gives one point, and the rounds are added up.
    .title = Cards in the field

rule-cw-3-3 = If somebody forgot to count, the others decide what that is worth.
    .title = Forgot to count

rule-cw-3-4 = A match lasts as long as was agreed: a time, a number of points, or as long as everybody likes.
    .title = How long

rule-cw-3-5 = Whoever joins later starts with the average of everybody's points.
    .title = Coming late

rule-cw-3-6 = If it is agreed, whoever ends a round by the call has one card more in the pile from then on. When all piles have grown, each loses one.
    .title = The handicap

rule-cw-4-1 = Everybody plays honestly, disturbs nobody and seeks no unfair advantage.
    .title = Play fair

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
