### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-board-new = Board game, newer rules
document-board-new-text = Places 1 to 4: two chips, one chip, none. A mistake means last place.
document-board-old = Board game, older rules
document-board-old-text = Two points for finishing, one for the fewest cards left. A mistake means no score.
game-board = Board game

frame-solid = one line
frame-double = two lines
frame-dashed = dashes
frame-dotted = dots

## Set-up

setup-step-teach = Pieces
brought-in-board = Player boards of last time
brought-tableau = Cards on the player board
brought-jokers-spent = Jokers used up
setup-table-found = { $n } squares found
setup-teach-text = Lay a few pieces of everybody on the board. Tap a piece, then say whose it is. It is enough to do once.
setup-teach-find = Look for pieces again
setup-teach-none = No pieces seen. Lay some on the board, then look again.
setup-teach-piece = { $kind ->
    [card] Card
    [joker] Joker
    [token] Token
   *[unknown] Piece
} { $n }, { $owner ->
    [none] owner not said
   *[other] { $owner }
}
setup-teach-whose = Whose is piece { $n }?
setup-teach-token = A token
setup-teach-nothing = Not a piece
setup-teach-left = { $n ->
    [0] All said
    [one] 1 still to say
   *[other] { $n } still to say
}
setup-teach-colour = Which colour is this?
setup-teach-name = Name of this set (to find it again)
setup-teach-save = Keep what was said
setup-teach-saved = The set is known now.
setup-ready-learned = { $n } squares learned

## House rules: one question each, and what each answer means

option-sections = How many board sections for three or four players?
answer-sections-9 = Nine
answer-sections-10 = Ten
answer-sections-any = As many as we like
option-contact = What must a new card touch?
answer-contact-token-cell = The square of the token
answer-contact-token-card = Any square of the card under the token
option-token-cell-free = May a card go onto the bare square where a token stands?
answer-token-cell-free-no = No
answer-token-cell-free-yes = Yes
option-token-stack = May two tokens start on the same square?
answer-token-stack-forbid = No
answer-token-stack-allow = Yes
option-dead-end = When is a token stuck?
answer-dead-end-geometry = No two free squares beside it
answer-dead-end-deck = No card of the set fits
answer-dead-end-unplayed = No card still in play fits
option-dead-end-jokers = Does a way out over jokers keep a token from being stuck?
answer-dead-end-jokers-ignore = No
answer-dead-end-jokers-count = Yes
option-release-duty = Must the next card of whoever shut a token in free it?
answer-release-duty-must-next = Yes, at once
answer-release-duty-may = Only if they like
option-release-by = Who may free a stuck token?
answer-release-by-causer = Whoever shut it in
answer-release-by-anyone = Anybody
option-joker-clock-s = How soon must a card follow a joker?
answer-joker-clock-s-off = Before anything else, no clock
option-joker-undo = A joker that others have shut in:
answer-joker-undo-take-back = Take it back, no mistake
answer-joker-undo-stays = It stays
answer-joker-undo-mistake = It is a mistake
option-joker-blocks = Does a joker that shuts in a token count like a card?
answer-joker-blocks-as-card = Yes, its owner frees the token
answer-joker-blocks-ignore = No
option-jokers-per = How long do two jokers last?
answer-jokers-per-round = Two in every round
answer-jokers-per-match = Two for the whole match
option-joker-key = Which jokers break a tie?
answer-joker-key-used-this-round = Those used in this round
answer-joker-key-left = Those still left
option-discard-top-playable = May the top card of the own discard pile be laid?
answer-discard-top-playable-no = No
answer-discard-top-playable-yes = Yes
option-race = Two go for the same token: when has it moved?
answer-race-logical-token = As soon as the card lies
answer-race-physical-token = When the wooden piece is moved
option-stop-at = When is the round over?
answer-stop-at-call = At the call
answer-stop-at-last-card = When somebody’s last card lies
option-stop-tie = Two empty hands at once: who finished?
answer-stop-tie-caller = Who called first
answer-stop-tie-shared = Both
option-swapped-colours = Right colours, turned round: a mistake?
answer-swapped-colours-ask = Ask us each time
answer-swapped-colours-mistake = Yes, a mistake
answer-swapped-colours-ok = No, that is fine
option-mistake-scope = What costs points at the end?
answer-mistake-scope-colours-and-cover = Only cards that lie wrong
answer-mistake-scope-any-proven-violation = Everything that was seen
option-take-back = A wrong card that is taken back in time:
answer-take-back-allowed = Is forgiven
answer-take-back-forbidden = Counts all the same
option-mistake-place = A mistake: which row of the table?
answer-mistake-place-last-row = The last
answer-mistake-place-competition = The place that is shared
option-winner-mistake = The player who finished made a mistake:
answer-winner-mistake-shift-up = The others move up
answer-winner-mistake-vacant-first = First place stays empty
option-old-winner-mistake = The player who finished made a mistake:
answer-old-winner-mistake-nobody-two = Nobody gets two points
answer-old-winner-mistake-promote = Fewest cards left gets them
option-old-2p-winner-mistake = Two players, and the one who finished made a mistake:
answer-old-2p-winner-mistake-literal = The other gets nothing
answer-old-2p-winner-mistake-promote = The other gets two points
option-stalemate-tie = Nobody can lay, and several laid most cards:
answer-stalemate-tie-by-edition = As these rules say
answer-stalemate-tie-jokers-then-share = Fewer jokers, then shared
answer-stalemate-tie-share = All of them win
answer-stalemate-tie-fewest-left = Fewer cards left wins
option-stalemate-rank = Nobody can lay: how are the others placed?
answer-stalemate-rank-left = By cards left
answer-stalemate-rank-placed = By cards laid
option-tableau-add = Must cards go onto the player board?
answer-tableau-add-must = Yes
answer-tableau-add-may = A player may decline
option-tableau-cap = How many cards fit on a player board?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = As many as there are
option-match-tie = Equal points at the end:
answer-match-tie-shared = Both win
answer-match-tie-none = Nobody wins
option-carry-over = Do the player boards go on to the next match?
answer-carry-over-by-edition = As these rules say
answer-carry-over-on = Yes
answer-carry-over-off = No
answer-carry-over-ask = Ask us at the end

## Help

chapter-setup = Before the first round
chapter-play = How it is played
chapter-place = Laying a card
chapter-token = Moving the token
chapter-dead = Dead ends
chapter-joker = Jokers
chapter-end = The end of a round
chapter-check = Checking
chapter-audit = What the last picture shows
chapter-score-n = Points, newer rules
chapter-score-o = Points, older rules
chapter-tab = The player board
chapter-match = The match
drawing-covers = The card covers half of another card.
drawing-fits = Both halves lie on their own colour.
drawing-colour = The right half is red, its square is yellow.
drawing-edge = The card shares an edge with the token’s square.
drawing-away = The card does not touch the token’s square.
drawing-corner = The card meets the token’s square only at a corner.
drawing-turned = The right two colours, but the other way about. Your table decides.
drawing-far = The token goes onto the half farther away.
drawing-near = The token stands on the near half.
drawing-stuck = No two free squares lie beside the token: it is stuck.
drawing-freed = Whoever shut the token in lays the next card anywhere, and the token goes there.
drawing-joker-other = The joker has one line, the card has dots: this is another player’s card.
drawing-joker-own = The player with the joker goes on there.
