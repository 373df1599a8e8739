# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-centre = { $n } in the middle
item-stack = 2 × { $n } in the stack
item-wrong = { $n } wrongly laid
item-aborted = the round was broken off
item-disqualified = disqualified

card-legal = { $card } may lie there.
card-row = { $card } may go into the row.
card-pile = Every card of this pile lies right.
card-place = Every card of this place in the row lies right.
card-source = { $card } is not open: only cards of the row, the top of the own stack and the top of the own discard pile may be laid.
card-start = A pile begins with a 1; { $card } cannot lie alone.
card-onto = { $card } must not lie on { $card2 }: { $needed } is needed there.
card-complete = { $card2 } completes its pile; { $card } cannot follow.
card-one-onto = { $card } lies on { $card2 }. A 1 may lie anywhere in the middle; your table decides whether that means on other cards, too.
card-ten = { $card } completes its pile and must be turned face down.
card-face-up = { $card } must lie face up; only a 10 is turned face down.
card-gap = A gap in the row is filled from the top of the own stack; { $card } comes from somewhere else.
card-one-card = A place of the row holds one card; { $card } cannot lie on another one.
card-no-store = Rows as stores are not agreed: { $card } cannot lie on a card of the row.
card-store-source = { $card } must come from the stack or the top of the discard pile to go onto a card of the row.
card-store-hand = { $card } comes straight from the hand onto a card of the row. The sheet speaks of the hand; your table decides whether only the top of the discard pile is meant.
card-descend = { $card } must not lie on { $card2 } in the row: the numbers descend.
card-descend-one = { $card } must not lie on { $card2 } in the row: at your table the number is exactly one lower.
card-same-colour = { $card } must not lie on { $card2 } in the row: they have the same colour.
card-turned =
    { $n ->
        [one] { $n } card was turned over, as the rules say.
       *[other] { $n } cards were turned over, as the rules say.
    }
card-turn =
    { $n ->
        [one] { $n } card was turned over; it is always { $packet } here.
       *[other] { $n } cards were turned over; it is always { $packet } here.
    }
card-turn-more =
    { $n ->
        [one] { $n } card was turned over; fewer than { $packet } is only allowed directly after taking up the discard pile.
       *[other] { $n } cards were turned over; fewer than { $packet } is only allowed directly after taking up the discard pile.
    }
card-taken-up = The discard pile becomes the hand.
card-take-up =
    { $n ->
        [one] The hand still has { $n } card; the discard pile is taken up when it is used up.
       *[other] The hand still has { $n } cards; the discard pile is taken up when it is used up.
    }
card-not-shuffled = The discard pile was not shuffled; it should be, briefly.
card-shuffled = The discard pile was shuffled. It is meant to be taken up as it lies, but nothing forbids it: your table decides.
card-stop = The stack is empty: the call counts.
card-stop-void =
    { $n ->
        [one] The stack still has { $n } card: the call does not count and play goes on.
       *[other] The stack still has { $n } cards: the call does not count and play goes on.
    }
card-after-stop = Nothing may be laid after the stop call.
card-turned-after-stop = Nothing may be turned over or taken up after the stop call.
card-not-in-hand = After the stop call only a card that is in the hand already may still be laid, and only in the middle.

## What the umpire says of a table of cards before a camera.

card-round-start = The rows lie; the round has begun.
card-removed = { $player } took { $card } off the middle.
card-removed-wrong = { $player } took { $card } back; what was wrong with it is settled.
card-row-back = { $player } took { $card } out of the row again; that is settled.
card-owner = { $card } was laid by { $player }.
card-slid = { $card } slid off its pile, or was put right; nobody laid it.
card-knocked = A pile was knocked over: its cards lie apart. It is rebuilt while play goes on.
card-reread = That card is { $card }; it lies right.
card-turned-down = { $card } was turned face down.
card-unsure = { $card } was not seen surely enough to accuse anybody.
card-unread = A card came that could not be read.
card-on-unread = { $card } lies on a card that could not be read.
card-lies-down = A card lies face down on the pile; what it is cannot be seen.
card-ten-down = A card lies face down on { $card2 }; here a 10 lies open.
card-between = { $card } must have been laid meanwhile; nobody saw it.
card-jump =
    { $n ->
        [one] { $card } lies there, and { $n } card that belongs beneath it was not seen. It may have been laid meanwhile.
       *[other] { $card } lies there, and { $n } cards that belong beneath it were not seen. They may have been laid meanwhile.
    }
card-beside = { $card } lies beside a pile on which it fits: it may have been meant for it, or have slid off.
card-row-unseen = { $card } lies in the row; where it came from was not seen.
card-row-size = { $player } has { $n } cards in the row at the start; here it is { $row }.
card-redeal = { $player } shows cards that add up to { $n } and may deal again.
card-stack-empty = The stack of { $player } is empty.
card-stop-early = { $player } called stop, but the stack still has cards: the call does not count and play goes on.
card-perhaps-in-hand = { $card } was laid after the stop call; it may have been in a hand already.
card-perhaps-in-time = { $card } was laid at about the time of the stop call.
card-contest-first = { $player } was first, as far as the pictures show.
card-contest-lower = The card of { $player } lies lower; who was first cannot be seen.
card-contest-one = Only one card was seen to be laid there.
card-contest-open = Both cards came between two pictures: who was first cannot be seen.
card-score-seats = Nobody’s cards were seen.
card-score-wrong = A card in the middle lies wrong, or is unclear.
card-score-owners = Not of every card in the middle is it known who laid it; count by the backs.
card-score-stacks = How many cards are left in the stacks is not known; count them.
card-checked = { $n } piles lie in the middle; { $k } tops cannot be read.
