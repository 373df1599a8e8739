# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

seat-solid = Solid line
seat-double = Double line
seat-dashed = Dashed line
seat-dotted = Dotted line

# Deeds: after the name of who should do it

deed-card-back = Take this card back.
deed-joker-back = Take this joker back.
deed-token = Put the token right.

# What a finding does to the score

cost-last = { $player } comes last in this round.
cost-no-points = { $player } gets no points in this round.

# Counts

count-left = Cards left
count-jokers = Jokers used
count-mistake = Mistake on the board
count-declined = Declines cards for the player board
count-caller-left = { $player } called stop but has { $n ->
    [one] 1 card
   *[other] { $n } cards
} left; then the call does not count.
count-declined-not = At your table, cards for the player board cannot be declined.

# To set out

outset-sections = { $n } board sections, laid out as you like.
outset-tokens = { $n } tokens anywhere on the board.
outset-hand = { $player } plays with { $n } cards; { $aside ->
    [one] 1 lies
   *[other] { $aside } lie
} on the player board.

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
why-board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left.
why-board-left = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left, { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
} used.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = It does not lie on two neighbouring squares.
why-bg-place-2 = It covers another piece.
why-bg-place-2-card = It covers a piece of { $player2 }.
why-bg-place-2-card-own = It covers one of your own pieces.
why-bg-place-2-joker = It covers a piece of { $player2 }.
why-bg-place-2-joker-own = It covers one of your own pieces.
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

# What people said, for the log and for the bar that offers to undo it

said-owner = The piece is { $player }'s.
said-correct-owner = A piece is { $player }'s.
said-correct-colours = A card shows { $x } and { $y }.
said-remove-piece = A piece of { $player } is not there.
said-add-card = A card of { $player } was missed: { $x }–{ $y }.
said-add-joker = A joker of { $player } was missed.
said-token-at = A token stands elsewhere.

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
