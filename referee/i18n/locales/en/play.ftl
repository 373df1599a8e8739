# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = somebody
somebody-alone = Somebody
seat-solid = Solid line
seat-double = Double line
seat-dashed = Dashed line
seat-dotted = Dotted line
seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
seat-p5 = Player 5
seat-p6 = Player 6
seat-p7 = Player 7
seat-p8 = Player 8
seat-p9 = Player 9
seat-p10 = Player 10
seat-p11 = Player 11
seat-p12 = Player 12

# Deeds: after the name of who should do it

deed-card-back = Take this card back.
deed-joker-back = Take this joker back.
deed-token = Put the token right.
deed-look = Have a look here.
deed-decide = You decide.
deed-done = { $player } put it right.

# What a finding does to the score

effect-put-right = Put right: no effect on the score.
effect-undecided = Still to decide: there is no score until you say.
effect-allowed = It has no effect on the score.
effect-counts = If it stays, it counts as a mistake. { $cost }
effect-nobody = It would count as a mistake, but nobody knows whose it is. Say that first.
cost-last = { $player } comes last in this round.
cost-no-points = { $player } gets no points in this round.
answer-allowed = Does not count
answer-mistake = Counts as a mistake
answer-undecided = Ask me at the end
answer-undecided-effect = Play goes on; it must be decided before the score.
effect-none = Goes away by itself when it is put right. If it stays, it has no effect on the score at your table.
effect-none-now = It has no effect on the score at your table.
effect-unclear = Nobody is accused. It counts only if you say so.

# Counts

count-left = Cards left
count-jokers = Jokers used
count-mistake = Mistake on the board
count-declined = Declines cards for the player board
count-centre = Cards in the middle
count-stack = Left in the own pile
count-row = In the row
count-hand = In the hand
count-discard = Turned over
count-wrong = Lying wrongly
count-dice-left = Dice left
count-missing = The count of { $players } is missing.
count-dice-caller = { $player } called stop but has dice left; then the call does not count.
count-dice-more = { $player } has { $n } dice left but drew only { $most }. Please count again.
count-caller-left = { $player } called stop but has { $n ->
    [one] 1 card
   *[other] { $n } cards
} left; then the call does not count.
count-caller-stack = { $player } called stop but has { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile; then the call does not count.
count-declined-not = At your table, cards for the player board cannot be declined.
count-stack-more = { $player } has { $n } cards left in a pile that began with { $most }. Please count again.
count-sum = { $player } has { $n } cards by this count, but a player has { $cards }. Please count again.
count-wrong-more = { $player } has fewer cards in the middle than the { $n } that lie there wrongly. Please count again.
flag-aborted = The round was broken off
flag-disqualified = Disqualified
flag-stays = Two cards landed together: both stay and count

# What is brought into a match

refused-dice = The dice agreed are { $n }; all players together share all { $dice }.
refused-double = Two sets each are for two players.
refused-stack = A pile has { $n } cards at most, so that the row and the hand are left.

# To set out

outset-sections = { $n } board sections, laid out as you like.
outset-tokens = { $n } tokens anywhere on the board.
outset-hand = { $player } plays with { $n } cards; { $aside ->
    [one] 1 lies
   *[other] { $aside } lie
} on the player board.
outset-cards = Everybody: { $stack } cards in the pile, { $row } in the row, { $hand } in the hand.
outset-cards-of = { $players }: { $stack } cards in the pile, { $row } in the row, { $hand } in the hand.
outset-redeal = Whose open cards add up to { $n } or more may deal again.
outset-boxes = { $n } boxes are needed.
outset-dice = Everybody draws { $n } dice from the bag.
outset-dice-one = { $player } draws { $n } dice from the bag.

# To do before the next round

do-chips = { $player }: take { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
do-aside = { $player }: lay { $n ->
    [one] 1 card
   *[other] { $n } cards
} on your player board.
do-remove = Everybody has cards on the player board: each takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} back.
do-hand = { $player } plays with { $n } cards.
do-stack = { $player }: { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile from now on.
do-leave = { $player } is disqualified and leaves the match; the points are void.
do-dice = All dice go into the bag; everybody draws again.

# Where points come from

why-board-mistake = A card of theirs counts as a mistake; { $n ->
    [one] 1 card
   *[other] { $n } cards
} left.
why-board-excluded = A card of theirs counts as a mistake; they take no part in this score, with { $n ->
    [one] 1 card
   *[other] { $n } cards
} left.
why-board-most = Most cards laid: { $n }.
why-board-fewest = Fewest cards left of the others: { $n }.
why-board-caller = All cards laid and stop called.
why-board-left = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left, { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
} used.
why-dice-caller = { $n ->
    [one] 1 die of the others: a point.
   *[other] { $n } dice of the others: a point each.
}
why-dice-left = { $n ->
    [one] 1 die
   *[other] { $n } dice
} left: a point less for each.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = It does not lie on two neighbouring squares.
why-bg-place-2 = It covers another piece.
why-bg-place-2-card = It covers a piece of { $player2 }.
why-bg-place-2-joker = It covers a piece of { $player2 }.
why-bg-place-2-token = A token stands there; the square is not free.
why-bg-place-3 = Wrong colour: it shows { $x }, the square is { $y }.
why-bg-place-4 = It touches no token.
why-bg-place-4-other = The token on it came from a square that this card does not touch.
why-bg-place-5 = It meets the token only at a corner.
why-bg-place-6 = Right colours, but turned round. Does that count at your table?
why-bg-place-6-mistake = Right colours, but turned round: at your table that is a mistake.
why-bg-token-1 = The token was not moved onto the new card.
why-bg-token-2 = The token belongs on the other half of the card, the { $colour } one.
why-bg-token-3 = More than one token was moved.
why-bg-token-3-other = A token was moved that has nothing to do with this card.
why-bg-token-3-alone = A token was moved without a card being laid. Put it back.
why-bg-dead-5 = { $player } shut in a token and has to free that one first.
why-bg-dead-5-by = Only { $player1 }, who shut the token in, may free it.
why-bg-dead-6 = The token was not stuck, so a card may not be laid just anywhere.
why-bg-joker-1 = A joker goes on a free square beside a token.
why-bg-joker-2 = The token belongs on the joker.
why-bg-joker-3 = It lies beside { $player1 }'s joker. Only { $player1 } may go on there.
why-bg-joker-4 = A card must follow the joker at once, before anything else.
why-bg-end-2 = It was laid after the stop call and does not count.
why-bg-end-2-in-flight = It was laid after the stop call. Was it in the hand already?
why-bg-play-1 = It was laid before the start call.

# What happened, by what people see: for the log and the replay

seen-legal-card = { $player } laid a { $x }–{ $y } card.
seen-legal-release = { $player } laid a { $x }–{ $y } card and freed a token.
seen-legal-joker = { $player } laid a joker.
seen-verdict = { $player }: { $why }

# What people said, for the log and for the bar that offers to undo it

said-round-start = The round began.
said-stop = Stop was called.
said-stop-by = { $player } called stop.
said-call = { $player } called stop.
said-call-stalemate = Nobody can lay any more.
said-resume = The stop was a slip; play goes on.
said-pause = Play rests.
said-go-on = Play goes on.
said-unstart = The round had not begun.
said-overrule-mistake = Decided: it counts as a mistake.
said-overrule-allowed = Decided: it does not count.
said-overrule-undecided = Put off: to be decided at the end.
said-overrule-open = The decision was taken back.
said-owner = The piece is { $player }'s.
said-count = { $player } counted: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = yes
said-no = no
said-correct-owner = A piece is { $player }'s.
said-correct-colours = A card shows { $x } and { $y }.
said-remove-piece = A piece of { $player } is not there.
said-add-card = A card of { $player } was missed: { $x }–{ $y }.
said-add-joker = A joker of { $player } was missed.
said-token-at = A token stands elsewhere.
said-undo = Undone.
said-people-join = Somebody joined: { $players }.
said-people-leave = Somebody left.
said-people-rename = A name was put right.
said-people-reseat = Sets were exchanged.
said-players = The players are named.
said-match-end = The match was ended.
said-match-reopened = The match goes on.

# What the camera does, and what to do about it

camera-none = No camera
camera-starting = The camera starts
camera-hint-starting = Take your hands away and let the whole board be seen.
camera-waiting = Waiting for the camera
camera-hint-waiting = It is asked again by itself, every few seconds.
camera-unlearned = The board is not known yet
camera-hint-unlearned = Clear it, take the hands away, then learn it.
camera-lost = The camera is gone
camera-hint-lost = Plug it in again. Play on; what was missed is caught up.
camera-idle-lost = Plug it in again.
camera-hint-phone-away = Play on; what was missed is caught up.
camera-idle-phone-away = Open the camera’s page on the phone again.
camera-frozen = The picture stands still
camera-hint-frozen = Play on. If it stays like this, choose the camera again.
camera-idle-frozen = If it stays like this, choose the camera again.
camera-dark = It is too dark
camera-hint-dark = Take away what covers the camera, or make light.
camera-damaged = The picture is damaged
camera-hint-damaged = Play on; what was missed is caught up.
camera-idle-damaged = Nothing is read from it until it is whole again.
camera-resized = The picture has another size
camera-hint-resized = The board is looked for in it: show all of it, and take the hands away. If it is not found, turn the camera back.
camera-moved = The board has moved
camera-hint-moved = Put it back where it was, or learn the table again before the next round.
camera-hand = Hand over the board
camera-settling = Something moves
camera-reading = Reading the board
camera-sure = Camera sees the board
camera-asks = Camera sees the board, and asks
camera-paused = Play rests
camera-hint-paused = The clock stands, and nothing is refereed. What lies otherwise afterwards is looked at then.
camera-ended = The recording has ended
camera-failed = The camera cannot be used
camera-hint-failed = Choose another one, or play without.

# What the demo explains, by scene

demo-home = The sample round begins in a moment.
demo-ready = Before a round: who plays with which frame. START begins it.
demo-play = The camera watches from above. Every card, joker and token it sees is drawn here.
demo-incident = Somebody broke a rule: who, what to do, and the pictures that prove it. Put right in play, it costs nothing.
demo-question = Nobody is accused here: the referee asks, and the table decides.
demo-camera = The camera has a problem, and says which. Play can go on.
demo-stopping = The first tap on STOP froze the time. Tap who called.
demo-check = After the stop: what counts and what does not. Each line can be opened and decided.
demo-count = The camera has counted for everybody. “All as seen” takes its numbers over.
demo-score = The score of the round, with the reason of each line.
demo-do-now = What everybody does before the next round.
demo-match-end = That was the sample round. Begin a match of your own from the start page.

# Questions about whose pieces are, while people play
ask-whose-card = { $n ->
    [one] Whose is this card?
   *[other] Whose are these { $n } cards?
}
ask-whose-joker = { $n ->
    [one] Whose is this joker?
   *[other] Whose are these { $n } jokers?
}
ask-is-it-card = { $n ->
    [one] Is this { $player }'s card?
   *[other] Are these { $n } cards { $player }'s?
}
ask-is-it-joker = { $n ->
    [one] Is this { $player }'s joker?
   *[other] Are these { $n } jokers { $player }'s?
}
ask-again = { $n ->
    [one] Really { $player }'s? This piece looks like { $other }'s.
   *[other] Really { $player }'s? These { $n } pieces look like { $other }'s.
}
ask-again-unlike = { $n ->
    [one] Really { $player }'s? This piece looks like none of { $player }'s.
   *[other] Really { $player }'s? These { $n } pieces look like none of { $player }'s.
}
ask-yes = Yes, { $player }'s
said-answer = { $n ->
    [one] Answered: a piece is { $player }'s.
   *[other] Answered: { $n } pieces are { $player }'s.
}
said-not-sure = Answered: nobody is sure.
said-forget = An example was forgotten.
