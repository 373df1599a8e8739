# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = somebody
somebody-alone = Somebody
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

deed-look = Have a look here.
deed-decide = You decide.
deed-done = { $player } put it right.

# What a finding does to the score

effect-put-right = Put right: no effect on the score.
effect-undecided = Still to decide: there is no score until you say.
effect-allowed = It has no effect on the score.
effect-counts = If it stays, it counts as a mistake. { $cost }
effect-nobody = It would count as a mistake, but nobody knows whose it is. Say that first.
answer-allowed = Does not count
answer-mistake = Counts as a mistake
answer-undecided = Ask me at the end
answer-undecided-effect = Play goes on; it must be decided before the score.
effect-none = Goes away by itself when it is put right. If it stays, it has no effect on the score at your table.
effect-none-now = It has no effect on the score at your table.
effect-unclear = Nobody is accused. It counts only if you say so.

# Counts

count-wrong = Lying wrongly
count-missing = The count of { $players } is missing.

# What happened, by what people see: for the log and the replay

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
said-count = { $player } counted: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = yes
said-no = no
said-undo = Undone.
do-join = { $player } plays from the next round on.
said-people-join = Somebody joined: { $players }.
said-people-leave = Somebody left: { $players }.
said-people-rename = A name was put right.
said-people-reseat = Sets were exchanged.
said-players = The players are named.
said-match-end = The match was ended.
said-match-reopened = The match goes on.

# What the camera does, and what to do about it

camera-none = No camera
camera-starting = The camera starts
camera-hint-starting = Take your hands away and let all that you play on be seen.
camera-waiting = Waiting for the camera
camera-hint-waiting = It is asked again by itself, every few seconds.
camera-unlearned = The table is not known yet
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
camera-hint-resized = The table is looked for in it: show all that you play on, and take the hands away. If it is not found, turn the camera back.
camera-moved = Table or camera have moved
camera-hint-moved = Put back what moved, or learn the table again before the next round.
camera-hand = Hand over the table
camera-settling = Something moves
camera-reading = Reading the table
camera-sure = Camera sees the table
camera-asks = Camera sees the table, and asks
camera-paused = Play rests
camera-hint-paused = The clock stands, and nothing is refereed. What lies otherwise afterwards is looked at then.
camera-ended = The recording has ended
camera-failed = The camera cannot be used
camera-hint-failed = Choose another one, or play without.
