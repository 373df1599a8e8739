# What the command line answers: files that are not there, questions that are none.

cli-no-folder = there is no folder { $folder } to write { $file } into; make it first
cli-is-folder = { $path } is a folder; name a file
cli-named-twice = { $path } is named twice; it would be overwritten: name another file to write
cli-needs-stills = { $option } needs stills with truth; these folders hold rounds only
cli-no-picture = { $spec } gave no picture; check the camera, or name a picture of the empty board
question-no-file = no such file: { $file }
question-folder = { $file } is a folder; name a JSON file with questions
question-no-text = { $name } is not a text file; JSON with questions is needed
question-no-json = { $name } cannot be read as JSON: { $why }
question-no-object = { $place } is not an object with 'game', 'kind' and 'input'
question-missing = { $place }: { $field } is missing
question-wrong-kind = { $place }: { $field } must be { $words }
question-edition = { $place }: 'edition' must be a name
question-other-command = { $place }: questions of kind { $kind } are answered by `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } is a file; name a folder

cli-no-language = there are no texts in { $language }; there are { $languages }
cli-warning = warning: { $what }
cli-untaught = the set was taught no card of { $owners }, whose cards and what may be one of them stay unknown; show it two cards and the joker of each (`referee teach --add`)
cli-nobody = nobody
cli-none = none
cli-knows = the table knows the pieces taught of: { $owners }
cli-knows-set = the table knows the pieces of the set { $name }, taught of: { $owners }
cli-lens-measured = lens measured from { $views } views of { $pictures } pictures, reprojection error { $error } pixels; written to { $output }
cli-moved-between = the table or the camera has moved between the pictures; run `referee learn` again
cli-hidden = hidden: { $squares }
cli-cards-on-board = cards on the board: { $counts }
cli-jokers-on-board = jokers on the board: { $counts }
cli-tokens-on-board = tokens on the board: { $n }
cli-tokens-at-start = tokens at the start: { $squares }
cli-value = { $value }
cli-go = go
cli-no-go = NO-GO
cli-doctor-change = change what is marked NO-GO and look again
cli-doctor-ready = ready to play
cli-doctor-installed = the installation is ready; name the camera to have the view of the board looked at
cli-port-free = port { $port } is free for the dashboard
cli-port-any = a free port will be taken
cli-no-log = there is no log { $path } yet; `referee serve` writes one, or name it with --db
cli-also = also: { $what }
cli-learned = { $n } squares, colours: { $colours }; written to { $output }
cli-learned-size = { $n } squares, about { $size } pixels each, colours: { $colours }; written to { $output }
cli-all-may-be = all { $colour } may be { $others }
cli-and-more = and { $n } more
cli-uncertain = the colour of { $n } of them is not certain ({ $which }): if a card shows the other colour there, nobody is accused
cli-view-not-good = this view is not good enough to referee a round; change what the warnings say and learn again
cli-edition-new = new edition
cli-edition-old = old edition
cli-place = place { $place }
cli-next-hand =
    { $n ->
        [one] { $n } card in the next round
       *[other] { $n } cards in the next round
    }
cli-winners = winners: { $names }
cli-set-of-last = playing with the set { $name } of the last match; --set names another one, --set { $none } plays without
cli-going-on = going on with match { $number }; --new begins another one
cli-ending = ending; the log is kept
cli-watching = watching { $source } as before
cli-dashboard = dashboard: { $address }   (Ctrl-C ends it)
cli-written-to = written to { $output }
cli-kept-as = kept as { $name }
cli-still-missing = still missing: { $what }; more can be taught with --add
cli-findings = findings:
cli-findings-none = findings: none
cli-put-right = put right
cli-score = score:
cli-score-new = score (new edition):
cli-score-old = score (old edition):
cli-score-unclear = score: unclear, { $why }
class-legal = legal
class-violation = violation
class-house-rule = house rule
class-unclear = unclear
class-info = info
