# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

legal-card = { $player } laid a card on { $a }–{ $b }.
legal-release = { $player } laid a card on { $a }–{ $b } and freed a token.
legal-joker = { $player } laid a joker on { $a }.

given = This piece of { $player } lay there before the round was watched.
round-start = The tokens stand; the round can begin.
round-called = The round starts.
round-given =
    { $n ->
        [one] The round is watched from here on; { $n } piece lies there already.
       *[other] The round is watched from here on; { $n } pieces lie there already.
    }
token-followed = The token followed { $player }'s piece.
removed = { $player } took a piece back.
removed-wrong = { $player } took the piece back; what was wrong with it is settled.
put-right-token = The token now stands where it belongs; what was wrong is settled.
put-right-back = The token went back to where it came from.
identified = The piece is { $player }'s.
reread-cleared = Seen more clearly, { $player }'s card lies on the right colours.
reread-lawful = Seen more clearly, { $player }'s piece lies there lawfully.
reread-cards = { $n } cards with the frame of { $player } are counted, more than there are: look again, nobody is accused.
reread-design = The same card ({ $x }, { $y }) of { $player } is seen twice: look again, nobody is accused.

legal-here-card = This card could have gone on { $places }.
legal-here-card-at = This card could have gone on { $places }, with the token from { $t }.
legal-here-turned = Turned round, this card fits { $a }–{ $b }.
legal-here-turned-or = Turned round, this card fits { $a }–{ $b }; it could also have gone on { $places }.
legal-here-joker = A joker could have gone on { $places }.
legal-here-no-card = This card fitted nowhere at that moment; it goes onto the player's discard pile.
legal-here-no-joker = At that moment a joker could be laid nowhere; it goes back to its player.
legal-here-token = The token belongs on { $places }.
legal-here-still = The token should have stayed where it was.
legal-here-follow = A card belongs beside the joker at { $n } before anything else.
legal-here-fits = A card that lies on { $a }–{ $b } shows { $x } on { $a } and { $y } on { $b }. Where else this card could have gone cannot be seen in one picture.
legal-here-picture = What was free at that moment cannot be seen in one picture.
legal-here-not-started = Nothing may be laid before the start call.
legal-here-stopped = Nothing may be laid once stop was called.
legal-here-unread = The card cannot be read well enough to say where it fits.
legal-here-unseen = What lay on the board at that moment was not seen.

unclear-hidden = Something hidden may explain the piece at { $a }; nobody is accused.
unclear-under = A piece may lie on { $a }, half under another one, that was never seen whole.
unclear-tokens = The tokens do not stand where any explanation has them, so the piece at { $a } is not judged.
unclear-confidence = The piece at { $a } was not read surely enough to accuse anybody.
unclear-several = Several courses of events explain the piece at { $a }, and they accuse different players; nobody is accused.
unclear-disputed = Something beside { $a } is disputed; which token the piece was laid at cannot be proved.
unclear-resync = Too much happened unseen around the piece at { $a }; it is taken as it lies.
unclear-joker-owner = Whose joker the token stands on cannot be seen, so the piece at { $a } is not judged.
unclear-duty = Whether { $player } had to free a token first depends on cards that nobody sees.
unclear-player = Whether the piece at { $a } may lie there depends on whose it is, and that cannot be seen.
unclear-token-place = The token for the piece at { $a } cannot be seen, so its place cannot be judged.
unclear-square = The card at { $a }–{ $b } shows another colour than was learned for its squares, but the colour of these was not certain; look whether it fits.
unclear-colour = The colours of the card at { $a }–{ $b } cannot be read well enough.

bg-setup-6 =
    { $n ->
        [one] { $n } token found on the board; a round starts with { $tokens }.
       *[other] { $n } tokens found on the board; a round starts with { $tokens }.
    }
bg-setup-6-stack-allowed =
    { $n ->
        [one] { $n } square with a token is seen. At your table two tokens may share a square; the camera cannot tell which.
       *[other] { $n } squares with tokens are seen. At your table two tokens may share a square; the camera cannot tell which.
    }

bg-play-1 = { $player } laid a card before the start call.
bg-play-6 = { $player2 } was later: { $player1 }'s card was on { $a }–{ $b } first. Take the later card back.

bg-place-1 = The card at { $a } does not lie on two neighbouring squares of the board.
bg-place-2 = The piece at { $a } covers another piece.
bg-place-2-card = The card at { $a }–{ $b } covers a piece of { $player2 } on { $square }.
bg-place-2-joker = The joker at { $a } covers a piece of { $player2 }.
bg-place-2-token = A token stands on { $square }; the square is not free.
bg-place-3 = Wrong colour: { $player }'s card shows { $x } on { $square }, the square is { $y }.
bg-place-4 = The card at { $a }–{ $b } does not touch a token's square with an edge.
bg-place-4-other = The token at { $t } was put on the card at { $a }–{ $b }, which does not touch its square.
bg-place-5 = The card at { $a }–{ $b } meets the token at { $t } only at a corner.
bg-place-6 = Right colours, but turned round at { $a }–{ $b } ({ $player }). Your table decides whether this is a mistake.
bg-place-6-mistake = Right colours, but turned round at { $a }–{ $b } ({ $player }); at your table that is a mistake.

bg-token-1 = The token at { $t } was not moved onto the new card { $a }–{ $b }.
bg-token-2 = The token belongs on { $target } ({ $colour }), the half farther from its old place { $t }.
bg-token-3 = { $n } tokens were moved with one piece.
bg-token-3-other = A token was moved that has nothing to do with the piece at { $a }.
bg-token-3-alone = A token was moved to { $t } without a piece being laid.

bg-dead-2 = { $player } caused the dead end at { $t }: the next card may be laid anywhere, and the token must go on it.
bg-dead-3 = { $player }'s card on { $a }–{ $b } shut in the token at { $t }; { $player } frees it with the next card.
bg-dead-3-joker = { $player }'s joker on { $a } shut in the token at { $t }; { $player } frees it with the next card.
bg-dead-4 = The blocked token at { $t } must be put on the card just laid.
bg-dead-5 = { $player } owes a free placement for the token at { $t } and must not lay elsewhere first.
bg-dead-5-by = Only { $player1 }, who shut in the token at { $t }, may free it; the card at { $a }–{ $b } does not touch it.
bg-dead-6 =
    { $n ->
        [one] The token at { $t } is not blocked ({ $n } free pair touches it); a free placement was not allowed.
       *[other] The token at { $t } is not blocked ({ $n } free pairs touch it); a free placement was not allowed.
    }
bg-dead-6-house-rule = Squares beside the token at { $t } are free, but no card of the set may fit them. Your table decides whether it was stuck.

bg-joker-1 = The joker at { $a } does not lie on a free square next to a token.
bg-joker-2 = The token at { $t } belongs on the joker at { $a }.
bg-joker-3 = The joker at { $n } belongs to { $player1 }; { $player2 } must not lay there.
bg-joker-4 = { $player } laid a joker at { $n } and then played elsewhere; a card must follow at the joker at once.
bg-joker-4-clock = { $player }'s joker at { $n } has waited for its card longer than the { $seconds } s your table agreed on.
bg-joker-4-continuation = No card can follow the joker at { $a }: there are no two free squares in a row beside it.
bg-joker-4-stays = Others took the squares beside { $player }'s joker at { $n }: no card can follow it, and at your table it stays.
bg-joker-4-shut = Others took the squares beside { $player }'s joker at { $n }: no card can follow it, and at your table that is a mistake.
bg-joker-4-undo = Others took the squares beside { $player }'s joker at { $n }: the joker goes back to { $player } and the token to { $t }.
bg-joker-5 =
    { $n ->
        [one] { $player } has used { $n } joker; each player has 2.
       *[other] { $player } has used { $n } jokers; each player has 2.
    }

bg-end-1 =
    { $n ->
        [one] { $player } has laid the only card ({ $n }).
       *[other] { $player } has laid all { $n } cards.
    }
bg-end-1-all =
    { $n ->
        [one] { $player } has laid the only card ({ $n }) and may call stop.
       *[other] { $player } has laid all { $n } cards and may call stop.
    }
bg-end-1-call = { $player } called stop.
bg-end-1-missing =
    { $n ->
        [one] { $player } called stop, but { $n } card is missing on the board.
       *[other] { $player } called stop, but { $n } cards are missing on the board.
    }
bg-end-1-last-card = { $player } has laid the last card; at your table that ends the round.
bg-end-1-not-last = { $player } took a card back, so the round goes on.
bg-end-2-in-flight = { $player } laid a card after the stop call. Your table lets a card finish that was in the hand already: was it?
bg-end-2-last-card = { $player } laid a card after the last card had ended the round; it does not count and goes back.
bg-end-2 = { $player } laid a card after the stop call; it does not count and goes back.
bg-end-3 = No free pair of squares is left: the round ends. Most cards laid: { $player } ({ $n }).

bg-end-3-no-pair = No free pair of squares is left: nobody can lay anything, and the round ends.

bg-check-3 =
    { $n ->
        [one] { $player } has { $n } wrongly laid card: { $cells }.
       *[other] { $player } has { $n } wrongly laid cards: { $cells }.
    }
bg-audit =
    { $n ->
        [one] Final check: { $n } card correct, { $m } wrong, { $k } unclear.
       *[other] Final check: { $n } cards correct, { $m } wrong, { $k } unclear.
    }
bg-audit-1 = The card at { $a }–{ $b } does not match its squares.
bg-audit-2 = Two pieces lie on { $square }.
bg-audit-2-half = Only half of a piece is seen on { $square }; what lies beside it may cover the rest.
bg-audit-3 = The pieces of { $player } do not add up; the picture should be read again.
bg-audit-4 = The pieces on the board cannot all have been laid at a token's square; who erred cannot be seen.
