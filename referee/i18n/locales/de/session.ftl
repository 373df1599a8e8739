# Was den Leuten geantwortet wird: Befehle, die gerade keinen Sinn haben, Partiedateien, Leute und Runden, Wertungen.

audit-no-rest = in { $name } kommt nie etwas zur Ruhe; nehmt ein Bild des Spielplans vom Ende der Runde
audit-start-unusable = das Anfangsbild lässt sich nicht benutzen: { $why }. Nehmt eines von vor der ersten Karte, mit den Steinen auf dem Spielplan, oder keines
command-unknown = den Befehl { $name } gibt es nicht; es gibt { $commands }
desk-learn-first = lernt zuerst den leeren Spielplan ein
desk-no-picture = noch ist kein Kamerabild da; wählt zuerst eine Kamera
desk-learn-before = der Spielplan wird vor einer Runde gelernt, solange er leer ist
sample-not-installed = die Beispielrunde ist hier nicht installiert
desk-no-pause = nur eine Aufnahme lässt sich anhalten
doctor-model = das Modell { $name } ist das aus seinem Verzeichnis
doctor-no-picture = { $name } gab kein Bild; prüft die Kamera, oder nennt eine andere Quelle
game-no-final-check = für das Spiel { $game } gibt es keine letzte Prüfung an einem Bild
hub-host-only = das kann nur der Gastgeber
hub-host-undo = wer mitspielt, ändert der Gastgeber, und nur er nimmt es zurück
hub-other-match = eine Partie, die nicht läuft, kann nur der Gastgeber ändern
hub-no-camera = hier lässt sich keine Kamera benutzen
hub-no-match = es läuft keine Partie; beginnt eine, oder spielt an einer früheren weiter
match-file-missing = es gibt keine Partiedatei { $path }
match-file-unreadable = { $path } lässt sich nicht lesen: { $why }
match-file-no-toml = { $path } ist keine TOML-Datei: { $why }
match-stop-before-start = round.stop: { $stop } s liegt vor round.start, { $start } s
match-players = players: Dieses Spiel ist für { $fewest } bis { $most } Spieler; genannt sind { $n }
match-name-twice = players.{ $seat }: { $name } heißt schon jemand anders; gebt jedem einen eigenen Namen
match-nobody-plays = { $key }: mit { $seat } spielt niemand; es spielen { $players }
score-no-caller = noch hat niemand gesagt, wer Stopp gerufen hat
score-undecided = noch ist nicht entschieden, was mit dem Teil auf { $place } ist
score-unread = auf { $squares } ist nicht zu lesen, von wem das Teil ist
score-asks-call = am Tisch hat noch niemand gesagt, ob die Karte auf { $squares } beim Stopp-Ruf in der Hand war
score-unread-placed = auf { $squares } ist nicht zu lesen, ob die Karte richtig liegt
score-perhaps-back = niemand hat gesehen, ob die Karte auf { $squares } vor dem Stopp-Ruf zurückgenommen wurde
score-perhaps-not-there = niemand hat gesehen, ob das Teil auf { $squares } beim Stopp-Ruf dort lag
score-too-few = es waren Teile von weniger als zwei Spielern zu sehen
score-no-stop = kein Stopp-Ruf ist bekannt, und nicht genau ein Spieler hat alle Karten gelegt
play-no-round = diese Partie hat keine Runde { $number }; sie hat { $last }
play-other-round = Runde { $round } läuft nicht; es ist Runde { $current }
play-changed = die Partie hat sich geändert, während die Runde neu beurteilt wurde; nichts wurde berichtigt, sagt es noch einmal
stale-match = inzwischen liegt eine andere Partie auf dem Tisch: Es wurde nichts eingetragen. Ab jetzt zeigt dieser Bildschirm sie
stale-no-match = die Partie, die dieser Bildschirm zeigte, liegt nicht mehr auf dem Tisch: Es wurde nichts eingetragen
stale-round = inzwischen läuft Runde { $now }, und das war für Runde { $round } gemeint: Es wurde nichts eingetragen
stale-went-on = diese Partie ging weiter, seit dieser Bildschirm sie zeigte: Es wurde nichts getan. Sieh noch einmal nach
stale-said = inzwischen wurde gesagt: „{ $what }“ Darum wurde nichts eingetragen; sieh noch einmal nach
stale-something = inzwischen wurde etwas anderes dazu gesagt: Es wurde nichts eingetragen; sieh noch einmal nach
stale-count = { $name } hat inzwischen { $now }, darum wurde { $wanted } nicht eingetragen; sieh noch einmal nach
stale-setting = Kamera oder Brett haben sich seit diesem Bild geändert: Es wurde nichts daraus gelernt. Sieh noch einmal nach
play-not-begun = diese Runde hat noch nicht begonnen
play-stop-first = ruft zuerst Stopp, dann geht es in die nächste Runde
play-not-scored = diese Runde lässt sich noch nicht werten: { $problem }
play-no-match = es läuft keine Partie
question-unknown = { $kind } lässt sich zu diesem Spiel nicht fragen
question-no-game = das Spiel { $game } gibt es nicht; es gibt { $games }
recording-not-mp4 = { $path } lässt sich nicht als Video schreiben; nennt eine Datei, die auf .mp4 endet
film-not-watched = Keine Kamera hat diese Runde gesehen; es gibt nichts, woraus ein Film entstehen könnte.
film-no-pictures = Von dieser Runde wurden keine Bilder aufgehoben; es kann keinen Film geben.
film-file-gone = Die Aufnahme { $name } ist nicht mehr, wo sie war; es kann keinen Film davon geben.
film-disk-full = Der Speicher ist fast voll: erst Platz schaffen, dann den Film noch einmal anfordern.
film-broken = Der Film konnte nicht gemacht werden: { $why }

roster-name-too-long = der Name { $name }… ist zu lang; höchstens { $most } Buchstaben
roster-players = dieses Spiel ist für { $fewest } bis { $most } Spieler
roster-no-seat = das gibt es nicht: { $word } { $seat }; es gibt { $known }
roster-same-seat = zwei Spieler haben dasselbe: { $word }; gebt jedem etwas Eigenes
roster-same-name = zwei Spieler heißen gleich; macht die Namen verschieden
roster-nobody = in dieser Partie gibt es niemanden mit der Nummer { $person }
round-begun = die Runde hat schon begonnen
round-not-begun = die Runde hat noch nicht begonnen
round-stopped = die Runde ist schon gestoppt
round-no-stop = noch hat niemand Stopp gerufen
round-end-unknown = eine Runde endet mit { $ends }, nicht mit { $end }
round-no-caller = sagt, wer Stopp gerufen hat
round-not-stopped = die Runde ist nicht gestoppt
round-no-finding = einen Befund { $finding } gibt es in dieser Runde nicht
round-count-early = gezählt wird, wenn jemand Stopp gerufen hat
round-not-counted = { $name } wird in diesem Spiel nicht gezählt; gezählt werden { $counted }
round-count-range = { $name } ist eine Zahl von { $least } bis { $most }
round-no-flag = { $flag } lässt sich von einer Runde dieses Spiels nicht sagen
piece-say-what = sagt, von wem das Teil ist, oder was es zeigt
piece-joker-colours = ein Joker zeigt keine Farben
piece-squares = eine Karte liegt auf zwei Feldern und zeigt zwei Farben; ein Joker liegt auf einem und zeigt keine
piece-side-by-side = die zwei Felder einer Karte liegen nebeneinander
piece-known = dort liegt schon ein bekanntes Teil; berichtigt dieses
token-say-where = sagt, wo der Stein steht, oder wo keiner steht
token-unknown = auf { $square } ist kein Stein bekannt
token-known = auf { $square } ist schon ein Stein bekannt
undo-nothing = es gibt nichts rückgängig zu machen
undo-not = Ereignis { $event } lässt sich nicht rückgängig machen
round-nobody-plays = niemand spielt mit: { $word } { $seat }; es gibt { $known }
piece-unknown = auf dem Spielplan gibt es kein Teil { $n }
board-no-square = der Spielplan hat kein Feld in { $square }
board-no-colour = der Spielplan hat die Farbe { $colour } nicht; er hat { $known }
session-other-size = { $name } ist { $width }x{ $height }, der Tisch wurde mit { $learned_width }x{ $learned_height } gelernt; nehmt Kamera und Einstellung von damals, oder ruft `referee learn` noch einmal auf
roster-left = { $name } ist schon gegangen
roster-left-join = { $name } ist gegangen; lasst den Namen neu dazukommen
roster-this-player = dieser Spieler
audit-not-bare = auf dem Spielplan liegen Karten oder Joker
audit-no-token = kein Stein ist zu sehen
doctor-rate = { $n } Bilder in der Sekunde
doctor-rate-low = { $n } Bilder in der Sekunde, nötig sind { $needed }: mehr Licht (im Dunkeln werden Kameras langsam), kleinere Bilder, oder ein besseres Kabel oder Netz
doctor-whole = die Bilder kommen heil an
doctor-damaged = { $damaged } von { $seen } Bildern sind beschädigt, Teile gingen unterwegs verloren: Nehmt ein Kabel, oder rückt näher ans Netz, und lasst die Kamera jede Sekunde ein Schlüsselbild senden
doctor-rest = der Tisch ist in Ruhe
doctor-no-rest = das Bild kommt nie zur Ruhe: Nehmt die Hände vom Tisch; berührt ihn niemand, wackelt die Kamera, flackert eine Lampe, oder ein Tuch bewegt sich
doctor-source = { $name } gibt Bilder von { $width }x{ $height }
doctor-source-narrow = { $name } gibt Bilder von { $width }x{ $height }; feiner wäre besser
doctor-pictures-both = von { $total } Bildern haben { $others } eine andere Größe als das erste, und { $unread } lassen sich nicht lesen: Sie blieben außen vor; nehmt alle mit einer Kamera und Einstellung auf
doctor-pictures-others = von { $total } Bildern haben { $others } eine andere Größe als das erste: Sie blieben außen vor; nehmt alle mit einer Kamera und Einstellung auf
doctor-pictures-unread = von { $total } Bildern lassen sich { $unread } nicht lesen: Sie blieben außen vor; nehmt alle mit einer Kamera und Einstellung auf
doctor-pictures = { $total } Bilder in der Reihenfolge ihrer Namen, je { $apart } s auseinander
doctor-pictures-far = { $total } Bilder in der Reihenfolge ihrer Namen, je { $apart } s auseinander, länger, als eine Hand bleibt; was dazwischen geschah, belastet niemanden
doctor-pictures-untimed = { $total } Bilder in der Reihenfolge ihrer Namen, niemand weiß, wie weit auseinander: --interval sagt es; was dazwischen geschah, belastet niemanden
match-not-brought = in eine Partie dieses Spiels bringt man { $name } nicht mit
match-brings-too-many = { $name } von { $seat }: höchstens { $most } { $what }
match-none = hier gibt es keine Partie { $number }
match-damaged = die Partie { $number } ist beschädigt und lässt sich nicht zeigen ({ $why }); als JSON speichern und löschen lässt sie sich noch
match-none-again = es gibt keine Partie, die sich wiederholen ließe
match-no-round = Partie { $number } hat keine Runde { $which }
match-file-no-text = die Datei ist kein Text; nehmt eine, die als JSON oder JSONL gespeichert wurde
match-file-no-match = die Datei ist keine Partie, die sich abspielen lässt ({ $why })
relay-standard-input = Bilder von der Standardeingabe kommen nur einmal; nennt einen gelernten Tisch mit --table
relay-bug = Der Schiedsrichter ist über einen eigenen Fehler gestolpert; in seinem Terminal steht mehr.
relay-no-board = { $source } zeigt am Anfang nicht den leeren Spielplan ({ $why }); lernt ihn mit `referee learn` aus einem Bild, und nennt ihn mit --table
relay-not-encoded = ein Bild der Quelle ließ sich nicht für die Seite aufbereiten
sample-not-installed-simulate = die Beispielrunde ist hier nicht installiert; `referee simulate` macht eine andere
web-needs-script = Die Seite braucht JavaScript. Ergebnisse gibt auch der Befehl referee watch.
score-assumed = { $player } hat alle Karten gelegt und gilt als der, der gerufen hat
score-by-place = Platz { $place }, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}, Karten aufs Tableau { $aside }, nächste Hand { $hand }
score-by-role = { $role ->
    [winner] fertig geworden
    [runner_up] wenigste Karten
    [excluded] ausgeschlossen
   *[other] ohne Punkte
}, { $chips ->
    [one] { $chips } Punkt
   *[other] { $chips } Punkte
}, Karten aufs Tableau { $aside }, nächste Hand { $hand }
command-most = { $field }: höchstens { $n }
command-least = { $field }: mindestens { $n }
command-long = { $field }: höchstens { $n } Zeichen
command-wrong = { $name } nimmt das nicht in { $field }: { $why }
spot-square = Reihe { $row }, Spalte { $column }
spot-in-row = Reihe { $row }, Spalten { $a } und { $b }
spot-in-column = Reihen { $a } und { $b }, Spalte { $column }
spot-row = Reihen { $row }
spot-to-row = { $row }, Spalte { $column }
answer-over = diese Frage ist nicht mehr offen; schaut noch einmal
