# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = nothing in { $name } ever rests; give a picture of the board at the end of the round
audit-start-unusable = the start picture cannot be used: { $why }. Give one from before the first card, with the tokens on the board, or none
command-unknown = there is no command { $name }; there are { $commands }
desk-learn-first = learn the empty board first
desk-no-picture = there is no picture of a camera yet; choose a camera first
desk-learn-before = the board is learned before a round begins, while it is empty
sample-not-installed = the sample round is not installed with this copy
desk-no-pause = only a recording can be paused
doctor-model = the model { $name } is the one of its manifest
doctor-no-picture = { $name } gave no picture; check the camera, or name another source
game-no-final-check = the game { $game } has no final check of a picture
hub-host-only = only the host can do that
hub-host-undo = who plays is changed by the host, and only the host takes it back
hub-other-match = only the host can change a match that is not in play
hub-no-camera = no camera can be used here
hub-no-match = no match is in play; begin one, or go on with an earlier one
match-file-missing = no such match file: { $path }
match-file-unreadable = { $path } cannot be read: { $why }
match-file-no-toml = { $path } is not a TOML file: { $why }
match-stop-before-start = round.stop: { $stop } s is before round.start, { $start } s
match-players = players: this game is for { $fewest } to { $most } players; { $n } are named
match-name-twice = players.{ $seat }: { $name } is said of another player; give each a name of their own
match-nobody-plays = { $key }: nobody plays with { $seat }; the players are { $players }
score-no-caller = nobody has said yet who called stop
score-undecided = the table has not decided yet about what lies at { $place }
score-unread = the owner cannot be read at { $squares }
score-asks-call = the table has not said whether the card at { $squares } was in the hand at the stop call
score-unread-placed = whether a card lies right cannot be read at { $squares }
score-perhaps-back = nobody saw whether the card at { $squares } was taken back before the stop call
score-perhaps-not-there = nobody saw whether the piece at { $squares } lay there at the stop call
score-too-few = pieces of fewer than two players were seen
score-no-stop = no stop call is known, and not exactly one player has laid all cards
play-no-round = this match has no round { $number }; it has { $last }
play-other-round = round { $round } is not the one in play; this is round { $current }
play-changed = the match has changed while the round was judged again; nothing was corrected, say it once more
stale-match = another match is on the table by now: nothing was written. This screen shows it from here on
stale-no-match = the match that this screen showed is no longer on the table: nothing was written
stale-round = round { $now } is on by now, and this was meant for round { $round }: nothing was written
stale-went-on = this match has gone on since this screen showed it: nothing was done. Look again
stale-said = meanwhile it was said: “{ $what }” So nothing was written; look again
stale-something = meanwhile something else was said about it: nothing was written; look again
stale-count = { $name } has { $now } by now, so { $wanted } was not written; look again
stale-setting = camera or board have changed since this picture: nothing was learned from it. Look again
play-not-begun = this round has not begun yet
play-stop-first = call stop first, then go on to the next round
play-not-scored = this round cannot be scored yet: { $problem }
play-no-match = no match is in play
question-unknown = { $kind } cannot be asked about this game
question-no-game = there is no game { $game }; there are { $games }
recording-not-mp4 = { $path } cannot be written as a video; name a file ending in .mp4
film-not-watched = No camera watched this round, so there is nothing to make a film of.
film-no-pictures = No pictures of this round were kept, so there can be no film of it.
film-file-gone = The recording { $name } is no longer where it was, so there can be no film of it.
film-disk-full = The disk is nearly full: make room, then ask for the film again.
film-broken = The film could not be made: { $why }

roster-name-too-long = the name { $name }… is too long; use at most { $most } letters
roster-players = this game is for { $fewest } to { $most } players
roster-no-seat = there is no { $word } { $seat }; { $word }s are { $known }
roster-same-seat = two players have the same { $word }; give each one of their own
roster-same-name = two players have the same name; make them different
roster-nobody = there is nobody with the number { $person } in this match
round-begun = the round has already begun
round-not-begun = the round has not begun yet
round-stopped = the round is stopped already
round-no-stop = nobody has called stop yet
round-end-unknown = a round ends as { $ends }, not as { $end }
round-no-caller = say who called stop
round-not-stopped = the round is not stopped
round-no-finding = there is no finding { $finding } in this round
round-count-early = cards are counted once somebody has called stop
round-not-counted = { $name } is not counted in this game; counted are { $counted }
round-count-range = { $name } is a number from { $least } to { $most }
round-no-flag = { $flag } cannot be said of a round of this game
piece-say-what = say whose the piece is, or what it shows
piece-joker-colours = a joker shows no colours
piece-squares = a card lies on two squares and shows two colours; a joker lies on one and shows none
piece-side-by-side = the two squares of a card lie side by side
piece-known = a piece is known to lie there; correct that one
token-say-where = say where the token stands, or where none stands
token-unknown = no token is known to stand on { $square }
token-known = a token is known to stand on { $square } already
undo-nothing = there is nothing to undo
undo-not = event { $event } cannot be undone
round-nobody-plays = nobody plays with the { $word } { $seat }; { $word }s are { $known }
piece-unknown = there is no piece { $n } on the board
board-no-square = the board has no square at { $square }
board-no-colour = the board has no colour { $colour }; it has { $known }
session-other-size = { $name } is { $width }x{ $height }, the table was learned from { $learned_width }x{ $learned_height }; use the camera and setting it was learned with, or run `referee learn` again
roster-left = { $name } has left already
roster-left-join = { $name } has left; let them join again
roster-this-player = this player
audit-not-bare = cards or jokers lie on the board
audit-no-token = no token is seen
doctor-rate = { $n } pictures a second
doctor-rate-low = { $n } pictures a second, { $needed } are needed: more light (cameras slow down in the dark), a smaller picture setting, or a better cable or network
doctor-whole = the pictures come whole
doctor-damaged = { $damaged } of { $seen } pictures are damaged, parts of them were lost on the way: use a cable or come nearer to the network, and let the camera send a key frame every second
doctor-rest = the table is at rest
doctor-no-rest = the picture never rests: take the hands off the table; if nobody touches it, something shakes the camera, a lamp flickers, or a cloth moves
doctor-source = { $name } gives pictures of { $width }x{ $height }
doctor-source-narrow = { $name } gives pictures of { $width }x{ $height }; a finer setting would help
doctor-pictures-both = of { $total } pictures { $others } of another size than the first and { $unread } cannot be read: those would be left out; take all with one camera and setting
doctor-pictures-others = of { $total } pictures { $others } of another size than the first: those would be left out; take all with one camera and setting
doctor-pictures-unread = of { $total } pictures { $unread } cannot be read: those would be left out; take all with one camera and setting
doctor-pictures = { $total } pictures in the order of their names, { $apart } s apart
doctor-pictures-far = { $total } pictures in the order of their names, { $apart } s apart, which is longer than a hand stays; what may have been done between two of them accuses nobody
doctor-pictures-untimed = { $total } pictures in the order of their names, nobody knows how far apart: --interval says it; what may have been done between two of them accuses nobody
match-not-brought = nothing called { $name } is brought into a match of this game
match-brings-too-many = { $name } of { $seat }: at most { $most } { $what }
match-none = there is no match { $number } here
match-damaged = match { $number } is damaged and cannot be shown ({ $why }); it can still be exported as JSON, and deleted
match-none-again = there is no match to play again
match-no-round = match { $number } has no round { $which }
match-file-no-text = the file is no text; take one that was saved as JSON or JSONL
match-file-no-match = the file is no match that can be played back ({ $why })
relay-standard-input = pictures from standard input come only once; name a learned table with --table
relay-bug = The referee stopped because of an error of its own; its terminal says more.
relay-no-board = { $source } does not show the empty board at its beginning ({ $why }); learn it from a picture with `referee learn` and name it with --table
relay-not-encoded = a picture of the source could not be encoded for the page
sample-not-installed-simulate = the sample round is not installed with this copy; `referee simulate` makes another
web-needs-script = The dashboard needs JavaScript. Results also come from the command referee watch.
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
command-most = { $field }: at most { $n }
command-least = { $field }: at least { $n }
command-long = { $field }: at most { $n } characters
command-wrong = { $name } does not take this in { $field }: { $why }
spot-square = row { $row }, column { $column }
spot-in-row = row { $row }, columns { $a } and { $b }
spot-in-column = rows { $a } and { $b }, column { $column }
spot-row = rows { $row }
spot-to-row = { $row }, column { $column }
answer-over = this question is no longer open; look again
