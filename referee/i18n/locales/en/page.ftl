### The page while a match is played: its frame, /play and /screen.

## Everywhere

no-connection = No connection to the referee.
refused = That could not be done.
page-missing = There is no such page.
page-failed = This page could not be loaded.
looking-on = You are looking on.
host-goes-on = The host goes on from here.
host-only = Only the host can do this.
to-start = To the start page
close = Close
less = { $label }: one less
more-of = { $label }: one more
number-whole = A whole number, please: this does not count.
number-most = At most { $n }: this does not count.
number-least = At least { $n }: this does not count.
undo = Undo
cancel = Cancel
connecting = Connecting to the referee …
reconnecting = No connection. Trying again …
nobody-known = Somebody
players = Players

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-unread = colour unread
which-colour = Which colour?
piece-shows = { $colour } { $n }
piece-shows-unread = { $colour }, number unread
sign-red = R
sign-yellow = Y
sign-green = G
sign-blue = B
sign-orange = O
sign-purple = P
a-piece = piece
checks-fine = Everything is in order
checks-rest = In order: { $n }
table-has = The table with { $n } pieces.
table-tap = The table. Arrow keys choose a spot, Enter opens it.
board-tap-hint = Tap whatever is not as drawn.
piece-of = { $name }: { $piece }
camera-picture = Camera picture

## The frame of the phone page

play-title = At the table
tabs = Parts of this page
tab-now = Now
tab-table = Table
tab-score = Score
tab-more = More
no-match = No match is open
no-match-new = New match
round-of = Round { $n } of { $of }
round-n = Round { $n }
start = START
stop = STOP
stopped-at = Stopped at { $time }
rematch = Rematch
to-count = Go on to counting
all-as-seen = All as seen ✓
count-not-all = Some numbers are not counted yet
count-take = Count { $n }
count-unsent = not sent yet
count-not-written = { $name }, { $n }: { $why }.
count-round-over = the round is over on the table; it was not counted
still-to-count = { $n ->
    [one] 1 player still to count
   *[other] { $n } players still to count
}
to-score = Show the score
to-do-now = What to do now
not-scored = Not scored yet
to-match-end = End of the match
next-round = Everybody ready: round { $n }

## Play, incident, question

who-deed = { $name }: { $deed }
announce = { $name }: { $deed } { $why }
left-word = left
points-so-far = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
newest = { $name }: { $piece }
n-of = { $n } of { $of }
page-before = The one before
page-after = The one after
photo-before = before
photo-after = after
photos-enlarge = Enlarge the pictures from before and after
rule-and-fit = Rule and where it would fit
counted-by-hand = Counted by hand
not-so = That’s not what happened
not-so-title = What happened?
the-rule = The rule
rule-id = Rule { $rule }
would-fit = Where it would fit
how-to-count = How does it count?
what-happened = What lies there?
decided-mistake = Counts as a mistake
decided-allowed = Does not count

## Camera trouble

try-again = Try again
other-camera = Choose a camera
play-without = Play without a camera
looking-cameras = Looking for cameras …
no-cameras = No camera was found.

## Ready

show-picture = Show the camera picture
hide-picture = Hide the camera picture

## Stop, check, count, score

who-called = Stopped at { $time }. Who called?
who-really = Somebody else called: who?
nobody-can = Nobody can lay a card
a-slip = It was a slip
other-called = Somebody else called
steps = After the round
step-check = Check
step-count = Count
step-score = Score
step-do_now = To do
step-match_end = End
check-title = { $n ->
    [0] Everything is decided
    [one] 1 thing to look at
   *[other] { $n } things to look at
}
check-none = Nothing to look at
check-open = Still to decide
check-decided = Decided
check-right = Put right
count-title = Count
ended = The round is over.
ended-by = { $name } called stop.
ended-stalemate = Nobody could lay a card.
count-more = More numbers, as a check
keypad = Digits
key-back = One back
key-next = Next number
help-keys = Keys
key-stop = Stop, or play on
key-who = Who called
key-turn = Turn the television
counted = counted
as-seen = as seen
field-of = { $field }, { $name }
wins-round = { $count ->
    [one] { $names } wins round { $n }
   *[other] { $names } win round { $n }
}
nobody-wins-round = Nobody wins round { $n }
standings-after = After round { $n }
leads = leads
points-behind = { $n } behind
places-up = up { $n }
places-down = down { $n }
podium = Podium
totals-lines = The totals from round to round
best-round = Best round: { $name }, { $points } in round { $n }
correct-counts = Correct the counts
correct-check = Look at it again
do-now-title = Do this now
match-unplayed = The match is over. No round was played to its end.
wins-match = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
}
for-next-time = For next time
sheet-and-print = Sheet, print, replay
score-so-far = Score so far
score-sheet = Points of each round
col-player = Player
col-total = Total
has-left = left
began-with = began with { $n }
house-rules = House rules

## Corrections

free-spot = A free spot
correct-whose = Whose is it?
correct-colours = What colours?
correct-gone = It is not there
correct-missing = Something is missing here

## More

log-title = What happened
was-undone = taken back
this-screen = This screen
signs = Colours with letters
device-name = Name of this screen in the log
device-phone = Phone
device-tablet = Tablet
device-television = Television
device-computer = Computer
device-of = { $device } ({ $role })
the-match = The match
unstart = The round had not begun yet
resume = Play on: the stop was a slip
pause = Pause: the clock stands
go-on = Play on
paused = Play rests
end-match = End the match
reopen = Open the match again
more-happened = What happened to the program
more-happened-nothing = Nothing went amiss since it was started.
more-sheet = Sheet of the match
as-screen = Show as television screen
rules-help = Rules and help
sure-unstart = Take the start back?
sure-unstart-text = What was laid in this round no longer counts. It can be undone.
sure-unstart-yes = Take it back
sure-resume = Play on?
sure-resume-text = The round runs again from now.
sure-resume-yes = Play on
sure-end_match = End the match now?
sure-end_match-text = Finished rounds count. It can be opened again.
sure-end_match-yes = End it

## Television

screen-title = Referee on the table
screen-turned = The picture was turned.
screen-no-match = No match yet. The host begins one.
screen-scan-player = Scan to play along
screen-scan-viewer = Scan to watch
screen-who-called = STOP! Who called?
screen-count = Count what you have left
screen-then = Then round { $n } begins.
screen-ready = { $round }: get ready
screen-question = { $name }: { $why } Answer on a phone.
option-answered = { $option } { $answer }

## Sound and speech

sound-title = Sound
sound-on = This screen makes sounds
sound-volume = Volume
sound-tones = A sound for incident, question, start and stop
sound-speech = Say it aloud
sound-no-voice = This device has no voice of its own for this language, so nothing is said aloud.
sound-try = Try it
sound-tried = This is how loud it is.
sound-tap = Tap for sound
aloud-start = Round { $n } begins.
aloud-stop = Stop! Who called?
aloud-time = Time is up. This is the last round.

## Demo

demo = Demo
demo-pause = Pause
demo-go-on = Go on
demo-step = Next

# What the demo explains, by scene

demo-home = The sample round begins in a moment.
demo-ready = Before a round: who plays, and what is set out.
demo-play = The camera watches from above. Every piece it sees is drawn here.
demo-incident = Somebody broke a rule: who, what to do, and the pictures that prove it. Put right in play, it costs nothing.
demo-question = Nobody is accused here: the referee asks, and the table decides.
demo-ended = The recording has ended. STOP leads to counting and to the score.
demo-camera = The camera has a problem, and says which. Play can go on.
demo-stopping = The first tap on STOP froze the time. Tap who called.
demo-check = After the stop: what counts and what does not. Each line can be opened and decided.
demo-count = The camera counts. “All as seen” takes its numbers over.
demo-score = The score of the round, with the reason of each line.
demo-standings = How everybody stands after this round.
demo-do-now = What everybody does before the next round.
demo-match-end = That was the sample round. Begin a match of your own from the start page.

camera-rate = { $fps } pictures a second, { $delay } s behind.

# Where a screen may go dark by itself (a browser lends no wake lock without https)

awake-tap = Tap once, so that this screen stays on.
awake-refused = This screen may go dark: set it to stay on.
language = Language

## Learned while playing
ask-not-sure = Not sure
ask-beside = To compare
ask-on-phone = { $text } Answer on a phone.
screen-on-phone = Answer on a phone.
learned-title = { $n ->
    [0] Nothing learned from you yet
    [one] Learned from you: 1 piece
   *[other] Learned from you: { $n } pieces
}
learned-text = By these pieces the referee tells others. Wrong? Have it forgotten.
learned-forget = Forget it
learned-one = { $name }: { $piece }
learned-unkept = The set could not be kept: { $why }

## A stop that the camera offers

stop-offered-yes = Yes, stop
stop-offered-no = No, play on

## A club's table

host-title = The club
host-call = Call the host
host-call-text = This is { $table } of the club. The host sees a call at once.
host-call-end = No longer needed
host-called = The host has been called.
host-coming = The host has heard you and is coming.
