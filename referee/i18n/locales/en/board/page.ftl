### The page while a match is played: its frame, /play and /screen.

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

a-joker = joker
a-card = card
a-card-one = { $one } card
a-card-two = { $one } and { $two } card
tokens-seen = The camera sees { $n } of { $tokens } tokens; what is laid at one that it does not see stays unclear.
board-has = Board with { $pieces } pieces and { $tokens } tokens.
board-last = Last: { $name }, { $piece }.
square-at = Row { $row }, column { $column }.
square-free = Free.
token-here = A token stands here.

## The frame of the phone page

tab-board = Board

## Play, incident, question

jokers = { $n ->
    [one] 1 joker
   *[other] { $n } jokers
}
nothing-yet = Nothing has been laid yet.

## Corrections

free-square = A free square
these-colours = These colours
half = Half { $n }
missing-kind = What is missing?
missing-way = Where is its other half?
way-right = to the right
way-left = to the left
way-down = below
way-up = above
add-it = Put it there
token-stands = The token stands here
token-stands-1 = The token stands on its first square
token-stands-2 = The token stands on its second square
token-not = No token stands here
token-not-1 = No token stands on its first square
token-not-2 = No token stands on its second square
which-token = Tap the token that moved here.

## Learned while playing

learned-token = Token

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

board-tap = The board. Arrow keys choose a square, Enter opens it.
