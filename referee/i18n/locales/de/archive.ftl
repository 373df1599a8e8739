# An archive of recordings: what the command says, and its report.

archive-nothing = bei { $sources } findet sich keine Aufnahme; nennt Videos, einen Ordner mit solchen oder ein Muster in Anführungszeichen
archive-no-fsspec = { $address } liest fsspec, das nicht installiert ist: pip install 'referee[archive]'
archive-unreachable = { $address } lässt sich nicht lesen: { $why }
archive-worker-lost = der Prozess, der sie prüfte, wurde zweimal beendet; gebt ihm mehr Speicher, oder seht die Datei an
archive-fault = ein Fehler des Programms, den ihr Ergebnis ganz nennt: { $what }
archive-needs-whole = { $game }: wird nicht am Ende einer Aufnahme geprüft; prüft sie von Anfang bis Ende mit --whole
archive-not-learned = ihr Tisch lässt sich aus ihrem Anfang nicht lernen ({ $why }); nennt einen mit --table, oder legt ihn daneben
archive-no-report = in { $folder } ist kein Bericht; nennt den Ordner, den `referee audit -o` geschrieben hat
archive-no-finding = in diesem Bericht gibt es keinen Befund { $name }; findings.csv nennt sie alle
archive-no-dask = Dask ist nicht installiert: pip install 'referee[archive]'
archive-no-scheduler = unter { $address } antwortet kein Scheduler: { $why }

cli-archive-at = { $done } von { $total } Aufnahmen
cli-archive-left = { $done } von { $total } Aufnahmen, noch etwa { $time }
cli-archive-seconds = { $n } s
cli-archive-minutes = { $n } min
cli-archive-hours = { $h } h { $m } min
cli-archive-before = { $n } von { $total } Aufnahmen wurden schon geprüft und sind unverändert
cli-archive-passed = übergangen: { $why }
cli-archive-passed-named = übergangen: { $name }: { $why }
cli-archive-ended = vorzeitig beendet: { $done } von { $total } Aufnahmen sind geprüft; derselbe Befehl macht weiter
cli-archive-done = geprüfte Aufnahmen: { $n }, übergangen: { $failed }; der Bericht: { $report }
cli-case-written = geschrieben nach { $output }

report-title = Geprüfte Aufnahmen
report-made = Erstellt am { $date } von Referee { $version }.
report-so-far = Bisher { $done } von { $total } Aufnahmen; die übrigen sind noch zu prüfen.
report-recordings =
    { $n ->
        [one] { $n } Aufnahme
       *[other] { $n } Aufnahmen
    }
report-violations =
    { $n ->
        [one] { $n } Verstoß
       *[other] { $n } Verstöße
    }
report-house-rules = { $n } entscheidet der Tisch
report-unclear = { $n } unklar
report-scored =
    { $n ->
        [one] { $n } Wertung
       *[other] { $n } Wertungen
    }
report-failed = { $n } nicht geprüft
report-list = Die Aufnahmen
report-findings = Befunde nach Regel
report-no-rule = Zu keiner einzelnen Regel
report-why-unclear = Was unklar blieb, und warum
report-not-refereed = Nicht geprüft
report-how-sure = Wie sicher ist das?
report-how-sure-said = Ein Verstoß wird nur genannt, wenn kein erlaubter Hergang erklärt, was zu sehen war. Was sich nicht beweisen lässt, heißt unklar. Manche Regeln entscheidet der Tisch. Die Prozentzahl sagt, wie sicher die Teile gelesen wurden.
report-no-findings = Es wurde nichts gefunden.
report-recording = Aufnahme
report-game = Spiel
report-found = Befund
report-score = Wertung
report-no-score = keine Wertung: { $why }
report-moved = Der Tisch liegt nicht, wo er gelernt wurde: { $why }
report-hidden = Nicht zu sehen: { $squares }
report-checked-end = am Ende geprüft
report-checked-whole = von Anfang bis Ende geprüft
report-learned = Tisch aus dem eigenen Anfang gelernt
report-sure = zu { $percent } % sicher gelesen
report-at = bei { $time }
report-before = vorher
report-after = nachher
report-rule = Die Regel
report-legal = Was erlaubt gewesen wäre
report-proof = Beweis
report-case = Befund { $id }
report-as-file = als eine Datei: { $command }
report-pictures-left-out = Die Bilder sind in der Datei dieses Befunds: { $command }
report-end-picture = das Ende, wie es geprüft wurde
