# An archive of recordings: what the command says, and its report.

archive-nothing = no recording is found at { $sources }; name videos, a folder of them, or a pattern in quotes
archive-no-fsspec = { $address } is read by fsspec, which is not installed: pip install 'referee[archive]'
archive-unreachable = { $address } cannot be read: { $why }
archive-worker-lost = the process that refereed it was ended twice; give it more memory, or look at the file
archive-fault = an error of the program, which its result tells in full: { $what }
archive-needs-whole = { $game }: not checked at the end of a recording; referee it from first to last with --whole
archive-not-learned = its table cannot be learned from its beginning ({ $why }); name one with --table, or put it beside
archive-no-report = { $folder } holds no report; name the folder that `referee audit -o` wrote
archive-no-finding = there is no finding { $name } in this report; findings.csv names them all
archive-no-dask = Dask is not installed: pip install 'referee[archive]'
archive-no-scheduler = no scheduler answers at { $address }: { $why }

cli-archive-at = { $done } of { $total } recordings
cli-archive-left = { $done } of { $total } recordings, about { $time } left
cli-archive-seconds = { $n } s
cli-archive-minutes = { $n } min
cli-archive-hours = { $h } h { $m } min
cli-archive-before = { $n } of { $total } recordings were refereed before, and have not changed
cli-archive-passed = passed over: { $why }
cli-archive-passed-named = passed over: { $name }: { $why }
cli-archive-ended = ended early: { $done } of { $total } recordings are refereed; the same command goes on
cli-archive-done = recordings refereed: { $n }, passed over: { $failed }; the report: { $report }
cli-case-written = written to { $output }

report-title = Refereed recordings
report-made = Made on { $date } by Referee { $version }.
report-so-far = { $done } of { $total } recordings so far; the rest is still to be refereed.
report-recordings =
    { $n ->
        [one] { $n } recording
       *[other] { $n } recordings
    }
report-violations =
    { $n ->
        [one] { $n } violation
       *[other] { $n } violations
    }
report-house-rules = { $n } for the table to decide
report-unclear = { $n } unclear
report-scored =
    { $n ->
        [one] { $n } score sheet
       *[other] { $n } score sheets
    }
report-failed = { $n } not refereed
report-list = The recordings
report-findings = Findings by rule
report-no-rule = Not about one rule
report-why-unclear = What was unclear, and why
report-not-refereed = Not refereed
report-how-sure = How sure is this?
report-how-sure-said = A violation is only said when no legal course of events explains what was seen. What cannot be proved is called unclear. Some rules are for the table to decide. The percentage is how surely the pieces were read.
report-no-findings = Nothing was found.
report-recording = Recording
report-game = Game
report-found = Found
report-score = Score
report-no-score = no score: { $why }
report-moved = The table lies elsewhere than where it was learned: { $why }
report-hidden = Could not be seen: { $squares }
report-checked-end = checked at its end
report-checked-whole = refereed from first to last
report-learned = table learned from its own beginning
report-sure = read with { $percent } %
report-at = at { $time }
report-before = before
report-after = after
report-rule = The rule
report-legal = What would have been legal
report-proof = Proof
report-case = Finding { $id }
report-as-file = as one file: { $command }
report-pictures-left-out = The pictures are in the file of this finding: { $command }
report-end-picture = the end, as it was checked
