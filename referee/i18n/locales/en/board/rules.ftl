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
