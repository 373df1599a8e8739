# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = nothing in { $name } ever rests; give a picture of the board at the end of the round
audit-not-judged = something on the board cannot be judged
audit-start-unusable = the start picture cannot be used: { $why }. Give one from before the first card, with the tokens on the board, or none
score-unread = the owner cannot be read at { $squares }
score-asks-call = the table has not said whether the card at { $squares } was in the hand at the stop call
score-unread-placed = whether a card lies right cannot be read at { $squares }
score-perhaps-back = nobody saw whether the card at { $squares } was taken back before the stop call
score-perhaps-not-there = nobody saw whether the piece at { $squares } lay there at the stop call
score-too-few = pieces of fewer than two players were seen
score-no-stop = no stop call is known, and not exactly one player has laid all cards
piece-say-what = say whose the piece is, or what it shows
piece-joker-colours = a joker shows no colours
piece-squares = a card lies on two squares and shows two colours; a joker lies on one and shows none
piece-side-by-side = the two squares of a card lie side by side
piece-known = a piece is known to lie there; correct that one
token-say-where = say where the token stands, or where none stands
token-unknown = no token is known to stand on { $square }
token-known = a token is known to stand on { $square } already
piece-unknown = there is no piece { $n } on the board
board-no-square = the board has no square at { $square }
board-no-colour = the board has no colour { $colour }; it has { $known }
audit-not-bare = cards or jokers lie on the board
audit-no-token = no token is seen
score-assumed = { $player } has laid all cards and is taken for the caller
score-by-place = place { $place }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, cards to the player board { $aside }, next hand { $hand }
score-by-role = role { $role ->
    [winner] winner
    [runner_up] runner_up
    [excluded] excluded
   *[other] other
}, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, cards to the player board { $aside }, next hand { $hand }
