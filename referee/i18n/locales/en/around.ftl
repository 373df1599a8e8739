### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

by-hand = Counted by hand

seat-number = Seat { $n }
frame-bottom = bottom side
frame-right = right side
frame-top = top side
frame-left = left side

## Home

home-title = Referee
home-match-of = Match of { $time }
home-go-on = Go on
home-go-on-round = Go on with round { $round }
home-in-play = In play
home-new = New match
home-new-text = Choose a game, say who plays, start.
home-demo = Watch a demo
home-demo-text = Two minutes of a refereed round, without a camera.
home-demo-dice = Watch a demo of the dice game
home-demo-dice-text = A minute of a refereed round of dice.
home-demo-cards = Watch a demo of the card game
home-demo-cards-text = A good minute of a refereed round of cards.
home-people = Regulars
home-people-text = Who plays here, and who wins.
home-help = Rules and help
home-help-text = Each rule in plain words, with drawings.
home-matches = Matches
home-no-matches = No match has been played here yet.
home-more = Show { $n ->
    [one] one older match
   *[other] { $n } older matches
}
home-open = Open
home-rounds = { $n ->
    [0] no round yet
    [one] 1 round
   *[other] { $n } rounds
}
home-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
home-unfinished = not finished
home-damaged = Damaged
home-damaged-export = Save as JSON
home-delete = Delete
home-delete-name = Delete the match of { $when }
home-delete-sure = Delete this match for good? Its rounds, pictures and points go with it.
home-search = Search the matches
home-choose = Delete several
home-choose-begun = Choose the unfinished
home-choose-end = Cancel
home-choose-name = Choose the match of { $when }
home-delete-several = Delete { $n }
home-delete-several-sure = { $n ->
    [one] Delete this match and all its rounds?
   *[other] Delete these { $n } matches and all their rounds?
}
home-deleted-several = { $n ->
    [one] The match is deleted.
   *[other] { $n } matches are deleted.
}
home-found = { $n ->
    [one] 1 match
   *[other] { $n } matches
} found
home-delete-yes = Delete for good
home-delete-no = Keep it
home-deleted = The match is deleted.
home-other-screens = On another screen
home-other-screens-text = Point a phone’s camera here, in the same Wi-Fi. No app is needed.
home-only-here = Only this computer can open the page. To let phones in, start it with: referee serve --lan
screens-whose = Whose link
role-player = Player
role-player-may = starts and stops, calls, counts, decides and corrects in the match in play.
role-viewer = Viewer
role-viewer-may = sees everything and changes nothing; for the television.
role-camera = Camera
role-camera-may = a phone that looks at the table.
role-host = Host
role-host-may = may do everything: matches, people, cameras.
screens-renew = Make a new link
screens-renew-sure = Make a new link? The old one ends, on every screen that came by it.
screens-renewed = The old link no longer opens anything.
home-television-here = Open the big screen view here
home-qr = QR code for { $address }
home-import = Read in a match from a file
home-import-text = A JSON or JSONL file that was saved from a match.
home-imported = The match was read in.
home-import-large = This file is too large to be a match.
today = today
yesterday = yesterday

## Set-up

setup-title = New match
setup-step-of = Step { $n } of { $of }
setup-then = then: { $step }
setup-back = Back
setup-next = Next
setup-choose-game = Choose a game first.
setup-skip-all = Start now
setup-start = Start the match
setup-starting = One moment …
setup-leave = Close
setup-step-game = Game
setup-step-players = Players
setup-step-rules = House rules
setup-step-length = How long
setup-step-camera = Camera
setup-step-table = Table
setup-step-ready = Ready
setup-game-title = What do you play?
setup-players-title = Who plays?
setup-players-frames = The white frame on the cards says whose they are.
setup-players-seats = In the order in which you sit.
setup-add-player = One more player
setup-remove-player = Take { $name } out
setup-name-of = Name of player { $n }
setup-frame-of = Frame of { $name }
setup-player-n = player { $n }
setup-up = Move { $name } up
setup-down = Move { $name } down
setup-most-players = This game is for at most { $n } players.
setup-need-name = Type a name, or take this player out.
setup-same-name = Two players are called { $name }. Add a letter, so that they can be told apart.
setup-name = Name
setup-regulars = Regulars:
setup-players-range = { $from } to { $to } players
setup-frame-exchange = exchange with { $name }
brought-in = Different for some players
setup-brought-of = { $what }: { $name }
setup-rules-title = How do you play at home?
setup-rules-text = All is set as the rules say. Change only what your table plays differently.
setup-rules-more = { $n } more questions
setup-rules-less = Fewer questions
setup-rules-changed = { $n ->
    [0] As the rules say
    [one] 1 house rule
   *[other] { $n } house rules
}
setup-default = as the rules say
setup-seconds-own = Within so many seconds
setup-seconds-n = { $n } seconds
setup-seconds-label = How many seconds?
setup-length-title = How long do you play?
setup-length-rounds = A number of rounds
setup-length-points = Until somebody has so many points
setup-length-minutes = For a time
setup-length-open = Until we stop
setup-length-rounds-n = Rounds
setup-length-points-n = Points
setup-length-minutes-n = Minutes of play
setup-length-usual = usual: { $n }
setup-camera-title = Who watches?
setup-camera-text = A camera over the table sees what everybody lays. Without one you count by hand.
setup-camera-none = No camera
setup-camera-none-text = You play, and type what is left at the end of a round.
setup-camera-phone-text = Nothing to install: its browser sends the pictures.
setup-camera-phone-scan = Scan this with the phone, then tap “Allow”. Fix the phone above the table.
setup-camera-again = Look for cameras again
setup-camera-found-none = No camera was found. Plug one in, then look again.
setup-camera-dark = No picture
setup-camera-chosen = A camera
setup-table-title = Show the empty board
setup-table-text = Clear the board, take the hands away. The whole board must be in the picture.
setup-table-learn = Learn the board from this picture
setup-table-again = Learn again
setup-table-learning = The board is being learned; this takes a few seconds. Keep the hands away.
setup-table-doing = Now: { $what }.
setup-table-spots = { $n } spots found
setup-table-waiting = No picture yet. Choose a camera first.
setup-table-picture = The camera’s picture with what was found
setup-table-checks = What the camera says
setup-table-good = The table is learned. You can play.
setup-check-ok = fine
setup-check-bad = look at this
setup-teach-title = Whose pieces are these?
setup-teach-take = Take the picture
setup-teach-again = Take it again
setup-step-sides = Sides
setup-sides-title = Who sits where?
setup-sides-text = The camera tells you apart by the side of the table at which your pieces lie. Choose for everybody a side of the picture.
setup-sides-of = Side of { $name }
setup-players-unwatched = A camera tells { $n } players apart, one at each side of the table. With more of you, people count.
setup-ready-title = Ready?
setup-ready-text = You can change all of this later.
setup-change = Change
setup-ready-change = Change { $what }
setup-ready-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
setup-ready-points = until { $n } points
setup-ready-minutes = { $n } minutes
setup-ready-open = until you stop
setup-ready-spots = { $n } spots learned
setup-ready-not-learned = not learned yet

## House rules: one question each, and what each answer means

option-in-flight = May a card already in the hand be laid after the call?
answer-in-flight-no = No
answer-in-flight-yes = Yes

## Regulars

people-none = Nobody has played here yet.
people-caption = Sorted by the column you choose.
people-name = Name
people-matches = Matches
people-rounds = Rounds
people-wins = Wins
people-points = Points
people-average = Average
people-streak = In a row
people-best = Best round
people-pace = Pieces a minute
people-mistakes = Mistakes a round
people-all-games = All games
people-csv = All figures (CSV)
people-record-pace = Fastest hand
people-record-mistakes = Fewest mistakes
people-record-streak = Longest winning streak
people-record-best = Best round
people-value-pace = { $n ->
    [one] { $shown } piece a minute
   *[other] { $shown } pieces a minute
}
people-value-mistakes = { $n ->
    [one] { $shown } mistake a round
   *[other] { $shown } mistakes a round
}
people-value-streak = { $n ->
    [one] { $shown } match in a row
   *[other] { $shown } matches in a row
}
people-value-best = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
}
people-after = { $n ->
    [one] after 1 round
   *[other] after { $n } rounds
}
people-too-few = { $n ->
    [one] Told from 1 round on in which it was looked for.
   *[other] Told from { $n } rounds on in which it was looked for.
}

## Help

help-all = All rules
help-search = Search the rules
help-game = Game
help-found = { $n ->
    [0] Nothing found. Try another word.
    [one] 1 rule
   *[other] { $n } rules
}
help-no-rule = There is no such rule.
help-more-rules = Other rules
help-before = Before
help-next = Next
help-camera-title = Setting up the camera
help-camera-text = Where to put it, and what light it likes.
help-camera-drawing = A camera on a stand looks down on a board with tokens. The whole board is in its view.
help-camera-above = Look down at the board.
help-camera-above-text = The steeper the better; 50 to 80 degrees is best. A flat view hides pieces behind tokens.
help-camera-whole = The whole board fills the picture.
help-camera-whole-text = Every corner is seen, with a hand’s width around it and no more.
help-camera-still = Nothing moves.
help-camera-still-text = A clamp or a stand on the floor. If the table is knocked, put the board back; the referee says when.
help-camera-light = Even light.
help-camera-light-text = A lamp at the side or daylight. No bright window behind the board.
help-camera-glare = No shine on the cards.
help-camera-glare-text = If a lamp is mirrored in them, move the lamp, not the camera.
help-camera-empty = Show it the empty board first.
help-camera-empty-text = From that one picture it learns squares and colours. It keeps them with the match.
help-camera-choose = Choose a camera

## People in a match

people-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
people-rename = Change the name
people-exchange = Swap with somebody
people-leave = Leaves
people-save = Save
cancel-act = Cancel
people-new-name = New name for { $name }
people-exchange-with = { $name } takes the set of:
people-free-set = a set nobody has
people-free-seat = a free seat
people-leave-sure = { $name } stops playing? The points stay on the sheet.
people-leave-yes = Yes, leaves
people-gone = { $name } left after round { $round } with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
people-join = Somebody joins
people-join-name = Name
people-join-frame = Frame of the cards
people-join-seat = Seat
people-join-start = Starts with
people-join-average = The average of the others
people-join-number = So many points:
people-join-points = Points at the start
people-join-yes = Joins

## A match afterwards

match-title = Match { $n }
match-missing = There is no such match.
match-loading = One moment …
match-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
match-of = { $names }
match-reopen = One more round
match-rematch = Rematch
match-print = Print
match-sheet = Score sheet
match-total = Total
match-round = Round { $n }
match-rounds = Rounds
match-winner = (won)
match-left = { $round ->
    [0] left before the first round
   *[other] left after round { $round }
}
over-title = A match is being played
over-text = Round { $n } of { $names } is on the table. It can be taken up again later.
over-text-nobody = Round { $n } is on the table. It can be taken up again later.
over-go-on = Go on with it
over-yes = Put it aside
match-house-rules = House rules
match-people = Who plays
match-files = Take it home
match-file-export-csv = Points (CSV)
match-file-events-csv = Every event (CSV)
match-file-export-json = Whole match (JSON)
match-file-export-jsonl = Whole match (JSONL)
match-delete = Delete this match …
match-called = { $name } called stop.
match-stalemate = Nobody could lay a card.
match-running = This round is being played.
match-not-begun = This round has not begun.
match-change = Change this round
match-changing = You are changing round { $n }
match-changing-done = Done
change-call = Who called stop?
change-start = The start
change-unstart = It has not begun yet
change-unstart-text = Takes the start back: the clock goes to zero.
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-slider = Moves of the round
replay-at = Move { $n } of { $of }: { $text }
## The film of a round

film-title = Film of the round
film-make = Make a film of this round
film-making = The film is being made …
film-save = Save the film ({ $size } MB)
film-pictures = Pictures for films
film-keep = Keep pictures of rounds from now on
film-keep-text = Up to five pictures a second while a round is played, on the referee’s computer only, about 2 to 10 MB a minute. At most 4 GB; the oldest go first.
film-kept = Pictures and films: { $size } MB
film-delete = Delete all …
film-delete-yes = Delete for good
