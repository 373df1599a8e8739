### A club's page: all tables, calls for the host, standings, who is who.

## The page

club-title = The club
club-parts = Parts of the club’s page
club-tables = Tables
club-standings = Standings
club-people = Who is who
club-sound = Sound when a table calls
club-only-here = Only this computer can open the page. To let others in, start it with: referee club --lan
club-no-tables = No table has been heard yet. At each table: referee serve --club ADDRESS

## Calls

club-calls-title = Calls for the host
club-call = { $table } calls the host
club-since = for { $long }
club-answer = I am coming
club-answered = The host is coming.

## A table in small

club-seconds = { $n } s
club-minutes = { $n } min
club-hours = { $h } h { $min } min
club-played = { $long } of play
club-round = Round { $n }
club-round-of = Round { $n } of { $of }
club-round-target = Round { $n }, to { $points } points
club-closed = Closed for today
club-away = Last heard { $long } ago
club-calls = Calls the host
club-silent = Not heard for { $long }
club-about = { $names }: { $what }
club-waits-incident = Something is wrong
club-waits-question = A question is open
club-waits-owner = Whose piece is it?
club-waits-camera = The camera sees nothing
club-scene-home = No match
club-scene-ready = Gets ready
club-scene-play = In play
club-scene-incident = Something is wrong
club-scene-question = A question is open
club-scene-camera = The camera sees nothing
club-scene-stopping = Stop was called
club-scene-check = Looks at what is open
club-scene-count = Counts
club-scene-score = The score is there
club-scene-match-end = The match is over
club-group-needs = { $n ->
    [one] One table needs somebody
   *[other] { $n } tables need somebody
}
club-group-plays = In play: { $n }
club-group-idle = Without a match in play: { $n }
club-group-away = Away: { $n }
club-sum-help = { $n ->
    [one] one table calls the host
   *[other] { $n } tables call the host
}
club-sum-waiting = { $n ->
    [one] one table waits for a decision
   *[other] { $n } tables wait for a decision
}
club-sum-silent = { $n ->
    [one] one table is silent
   *[other] { $n } tables are silent
}
club-sum-plays = { $n ->
    [one] One table plays, all is well
   *[other] { $n } tables play, all is well
}
club-sum-idle = No table plays

## One table

club-no-such-table = There is no such table
club-going = Opening the page of { $table } …
club-open-page = Open its page
club-unreached = Its own page cannot be reached from here. This is the last that is known.
club-open = Open findings
club-forget = Show this table no longer

## Standings

club-this-evening = This evening
club-last-evening = Last evening
club-season = Season
club-evenings = Chosen evenings
club-of-when = Which evenings count
club-from = From
club-until = To
club-days = { $n ->
    [one] One evening
   *[other] { $n } evenings
}
club-more-evenings = { $n ->
    [one] One older evening
   *[other] { $n } older evenings
}
club-no-results = Nobody has scored yet.
club-place = Place
club-place-by = Place by
club-rests-on = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
club-also = also { $names }
club-csv = Save as a table (CSV)

## Who is who

club-people-text = The same name is the same person at every table. If two names are one person, say so here; it can be taken back.
club-people-look = The same name is the same person at every table.
club-search = Search for a name
club-known = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
club-same-as = Is the same as …
club-picked = Who is the same person as { $name }?
club-this-one = This one
club-apart = Another person
club-merge-title = One person?
club-merge-text = { $names }: points and rounds are added up. No match is changed. Known as:
club-known-as = { $name }
club-two = They are two
club-said-merge = { $name } and { $other } are one person now.
club-said-split = { $name } is a person apart again.
club-sum-before = As it was last known
