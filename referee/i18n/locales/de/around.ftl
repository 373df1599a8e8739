### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

document-board-new = Brettspiel, neuere Regeln
document-board-new-text = Plätze 1 bis 4: zwei Chips, ein Chip, keiner. Ein Fehler heißt letzter Platz.
document-board-old = Brettspiel, ältere Regeln
document-board-old-text = Zwei Punkte, wer fertig wird, einen, wer die wenigsten Karten übrig hat. Ein Fehler heißt keine Wertung.
document-card-999 = Kartenspiel (999 Games)
document-card-999-text = Ein Punkt je Karte in der Mitte, zwei Minuspunkte je Karte im Stapel.
document-card-weber = Kartenspiel nach Weber
document-card-weber-text = Gleiche Punkte; der Stapel wächst und schrumpft, man kann später dazukommen und ab 30 neu mischen.
document-dice = Würfelspiel
document-dice-text = Übrige Würfel sind Minuspunkte; wer fertig wird, bekommt sie gut.
with-camera = Eine Kamera kann zusehen
by-hand = Von Hand gezählt
game-board = Brettspiel
game-card-999 = Kartenspiel (999 Games)
game-card-weber = Kartenspiel (Weber)
game-dice = Würfelspiel

frame-solid = einfach
frame-double = doppelt
frame-dashed = gestrichelt
frame-dotted = gepunktet
seat-number = Platz { $n }

## Start

home-title = Referee
home-match-of = Partie von { $time }
home-go-on = Weiterspielen
home-go-on-round = Weiter mit Runde { $round }
home-in-play = Läuft
home-new = Neue Partie
home-new-text = Spiel wählen, Spieler eintragen, loslegen.
home-demo = Vorführung ansehen
home-demo-text = Zwei Minuten aus einer Runde mit Schiedsrichter, ohne Kamera.
home-people = Stammrunde
home-people-text = Wer hier spielt, und wer gewinnt.
home-help = Regeln und Hilfe
home-help-text = Jede Regel in einfachen Worten, mit Zeichnungen.
home-matches = Partien
home-no-matches = Hier wurde noch keine Partie gespielt.
home-more = { $n ->
    [one] Eine ältere Partie zeigen
   *[other] { $n } ältere Partien zeigen
}
home-open = Öffnen
home-rounds = { $n ->
    [0] noch keine Runde
    [one] 1 Runde
   *[other] { $n } Runden
}
home-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
}
home-unfinished = nicht beendet
home-damaged = Beschädigt
home-damaged-export = Als JSON speichern
home-delete = Löschen
home-delete-name = Partie löschen: { $when }
home-delete-sure = Diese Partie endgültig löschen? Runden, Bilder und Punkte gehen mit.
home-delete-yes = Endgültig löschen
home-delete-no = Behalten
home-deleted = Die Partie ist gelöscht.
home-other-screens = Auf einem anderen Bildschirm
home-other-screens-text = Haltet die Kamera eines Handys hierauf, im selben WLAN. Keine App nötig.
home-only-here = Nur dieser Computer kann die Seite öffnen. Damit Handys hereinkommen, starten mit: referee serve --lan
screens-whose = Wessen Link
role-player = Mitspieler
role-player-may = startet und stoppt, sagt an, zählt, entscheidet und berichtigt in der laufenden Partie.
role-viewer = Zuschauer
role-viewer-may = sieht alles und ändert nichts; für den Fernseher.
role-camera = Kamera
role-camera-may = ein Handy, das auf den Tisch schaut.
role-host = Gastgeber
role-host-may = darf alles: Partien, Personen, Kameras.
screens-renew = Neuen Link machen
screens-renew-sure = Einen neuen Link machen? Der alte gilt dann nicht mehr, auf keinem Bildschirm, der mit ihm kam.
screens-renewed = Der alte Link öffnet nichts mehr.
home-television-here = Große Ansicht hier öffnen
home-qr = QR-Code für { $address }
home-import = Partie aus einer Datei einlesen
home-import-text = Eine JSON- oder JSONL-Datei, die von einer Partie gespeichert wurde.
home-imported = Die Partie ist eingelesen.
home-import-large = Diese Datei ist zu groß für eine Partie.
today = heute
yesterday = gestern

## Vorbereitung

setup-title = Neue Partie
setup-step-of = Schritt { $n } von { $of }
setup-back = Zurück
setup-next = Weiter
setup-skip-all = Jetzt starten
setup-start = Partie starten
setup-starting = Einen Moment …
setup-leave = Schließen
setup-step-game = Spiel
setup-step-players = Spieler
setup-step-rules = Hausregeln
setup-step-length = Dauer
setup-step-camera = Kamera
setup-step-table = Tisch
setup-step-teach = Teile
setup-step-ready = Fertig
setup-game-title = Was spielt ihr?
setup-players-title = Wer spielt mit?
setup-players-frames = Der weiße Rahmen der Karten sagt, wem sie gehören.
setup-players-seats = In der Reihenfolge, in der ihr sitzt.
setup-add-player = Noch jemand
setup-remove-player = { $name } herausnehmen
setup-name-of = Name von Spieler { $n }
setup-frame-of = Rahmen von { $name }
setup-player-n = Spieler { $n }
setup-up = { $name } nach oben
setup-down = { $name } nach unten
setup-most-players = Bei diesem Spiel spielen höchstens { $n } mit.
setup-need-name = Tragt einen Namen ein, oder nehmt den Spieler heraus.
setup-same-name = Zwei heißen { $name }. Hängt einen Buchstaben an, damit man sie unterscheidet.
setup-name = Name
setup-regulars = Stammrunde:
setup-players-range = { $from } bis { $to } Spieler
setup-frame-exchange = tauschen mit { $name }
brought-in = Für manche anders
brought-in-board = Tableaus vom letzten Mal
brought-tableau = Karten auf Tableau
brought-jokers-spent = Joker verbraucht
brought-stack = Karten im Stapel
brought-double = Spielt mit zwei Sätzen
brought-dice-each = Würfel
setup-brought-of = { $what }: { $name }
setup-rules-title = Wie spielt ihr zu Hause?
setup-rules-text = Alles steht so, wie die Regeln es sagen. Ändert nur, was ihr anders spielt.
setup-rules-more = { $n } weitere Fragen
setup-rules-less = Weniger Fragen
setup-rules-changed = { $n ->
    [0] Wie in den Regeln
    [one] 1 Hausregel
   *[other] { $n } Hausregeln
}
setup-default = wie in den Regeln
setup-seconds-own = Innerhalb einiger Sekunden
setup-seconds-n = { $n } Sekunden
setup-seconds-label = Wie viele Sekunden?
setup-length-title = Wie lange spielt ihr?
setup-length-rounds = Eine Zahl von Runden
setup-length-points = Bis jemand so viele Punkte hat
setup-length-minutes = Eine Zeit lang
setup-length-open = Bis wir aufhören
setup-length-rounds-n = Runden
setup-length-points-n = Punkte
setup-length-minutes-n = Minuten
setup-length-usual = üblich: { $n }
setup-camera-title = Wer sieht zu?
setup-camera-text = Eine Kamera über dem Tisch sieht jede Karte. Ohne sie zählt ihr von Hand.
setup-camera-none = Keine Kamera
setup-camera-none-text = Ihr spielt, und tragt am Ende der Runde ein, was übrig ist.
setup-camera-phone-text = Nichts zu installieren: sein Browser schickt die Bilder.
setup-camera-phone-scan = Das mit dem Handy scannen, dann auf „Zulassen“ tippen. Das Handy über dem Tisch befestigen.
setup-camera-again = Noch einmal nach Kameras suchen
setup-camera-found-none = Keine Kamera gefunden. Steckt eine ein und sucht noch einmal.
setup-camera-dark = Kein Bild
setup-camera-chosen = Eine Kamera
setup-table-title = Zeigt den leeren Spielplan
setup-table-text = Räumt den Spielplan leer, nehmt die Hände weg. Alle Felder müssen im Bild sein.
setup-table-learn = Spielplan aus diesem Bild lernen
setup-table-again = Neu lernen
setup-table-learning = Der Spielplan wird gelernt; das dauert ein paar Sekunden. Lasst die Hände weg.
setup-table-doing = Gerade: { $what }.
setup-table-found = { $n } Felder gefunden
setup-table-spots = { $n } Stellen gefunden
setup-table-waiting = Noch kein Bild. Wählt zuerst eine Kamera.
setup-table-picture = Das Kamerabild mit den gefundenen Feldern
setup-table-checks = Was die Kamera sagt
setup-table-good = Der Tisch ist gelernt. Ihr könnt spielen.
setup-check-ok = gut
setup-check-bad = seht hier nach
setup-teach-title = Von wem sind diese Teile?
setup-teach-text = Legt von jedem ein paar Teile auf den Spielplan. Tippt ein Teil an, dann sagt, von wem es ist. Einmal genügt.
setup-teach-find = Noch einmal nach Teilen suchen
setup-teach-none = Keine Teile zu sehen. Legt welche auf den Spielplan und sucht noch einmal.
setup-teach-piece = { $kind ->
    [card] Karte
    [joker] Joker
    [token] Stein
   *[unknown] Teil
} { $n }, { $owner ->
    [none] noch nicht gesagt, von wem
   *[other] { $owner }
}
setup-teach-whose = Von wem ist Teil { $n }?
setup-teach-token = Ein Stein
setup-teach-nothing = Kein Teil
setup-teach-left = { $n ->
    [0] Alles gesagt
    [one] Noch 1 zu sagen
   *[other] Noch { $n } zu sagen
}
setup-teach-colour = Welche Farbe ist das?
setup-teach-name = Name dieses Satzes (zum Wiederfinden)
setup-teach-save = Merken
setup-teach-saved = Der Satz ist jetzt bekannt.
setup-ready-title = Bereit?
setup-ready-text = Das alles könnt ihr später ändern.
setup-change = Ändern
setup-ready-change = { $what } ändern
setup-ready-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
setup-ready-points = bis { $n } Punkte
setup-ready-minutes = { $n } Minuten
setup-ready-open = bis ihr aufhört
setup-ready-learned = { $n } Felder gelernt
setup-ready-spots = { $n } Stellen gelernt
setup-ready-not-learned = noch nicht gelernt

## Hausregeln: je eine Frage, und was jede Antwort heißt

option-sections = Wie viele Spielplanteile zu dritt oder zu viert?
answer-sections-9 = Neun
answer-sections-10 = Zehn
answer-sections-any = So viele wir wollen
option-contact = Was muss eine neue Karte berühren?
answer-contact-token-cell = Das Feld des Steins
answer-contact-token-card = Irgendein Feld der Karte unter dem Stein
option-token-cell-free = Darf eine Karte auf das leere Feld, auf dem ein Stein steht?
answer-token-cell-free-no = Nein
answer-token-cell-free-yes = Ja
option-token-stack = Dürfen zwei Steine auf demselben Feld beginnen?
answer-token-stack-forbid = Nein
answer-token-stack-allow = Ja
option-dead-end = Wann ist ein Stein blockiert?
answer-dead-end-geometry = Keine zwei freien Felder daneben
answer-dead-end-deck = Keine Karte des Satzes passt
answer-dead-end-unplayed = Keine Karte im Spiel passt mehr
option-dead-end-jokers = Ist ein Stein noch frei, wenn es über Joker weiterginge?
answer-dead-end-jokers-ignore = Nein
answer-dead-end-jokers-count = Ja
option-release-duty = Muss die nächste Karte den Stein befreien, den man eingebaut hat?
answer-release-duty-must-next = Ja, sofort
answer-release-duty-may = Nur wer mag
option-release-by = Wer darf einen blockierten Stein befreien?
answer-release-by-causer = Wer ihn eingebaut hat
answer-release-by-anyone = Alle
option-joker-clock-s = Wie bald muss auf einen Joker eine Karte folgen?
answer-joker-clock-s-off = Vor allem anderen, ohne Uhr
option-joker-undo = Ein Joker, den andere eingebaut haben:
answer-joker-undo-take-back = Zurücknehmen, kein Fehler
answer-joker-undo-stays = Er bleibt liegen
answer-joker-undo-mistake = Das ist ein Fehler
option-joker-blocks = Zählt ein Joker, der einen Stein einbaut, wie eine Karte?
answer-joker-blocks-as-card = Ja, sein Besitzer befreit den Stein
answer-joker-blocks-ignore = Nein
option-jokers-per = Wie lange reichen zwei Joker?
answer-jokers-per-round = Zwei in jeder Runde
answer-jokers-per-match = Zwei für die ganze Partie
option-joker-key = Welche Joker entscheiden bei Gleichstand?
answer-joker-key-used-this-round = Die in dieser Runde verbrauchten
answer-joker-key-left = Die noch übrigen
option-discard-top-playable = Darf die oberste Karte des eigenen Ablagestapels gelegt werden?
answer-discard-top-playable-no = Nein
answer-discard-top-playable-yes = Ja
option-race = Zwei wollen an denselben Stein: Wann ist er weitergezogen?
answer-race-logical-token = Sobald die Karte liegt
answer-race-physical-token = Wenn der Stein selbst versetzt ist
option-race-card-999 = Zwei Karten zugleich auf einem Stapel: Welche bleibt?
answer-race-lower = Die untere
answer-race-weber = Wie Weber es regelt
option-stop-at = Wann ist die Runde vorbei?
answer-stop-at-call = Mit dem Ruf
answer-stop-at-last-card = Wenn die letzte Karte von jemandem liegt
option-stop-tie = Zwei leere Hände zugleich: Wer ist fertig?
answer-stop-tie-caller = Wer zuerst gerufen hat
answer-stop-tie-shared = Beide
option-in-flight = Darf eine Karte, die schon in der Hand ist, nach dem Ruf noch gelegt werden?
answer-in-flight-no = Nein
answer-in-flight-yes = Ja
option-swapped-colours = Richtige Farben, aber vertauscht: ein Fehler?
answer-swapped-colours-ask = Fragt uns jedes Mal
answer-swapped-colours-mistake = Ja, ein Fehler
answer-swapped-colours-ok = Nein, das geht so
option-mistake-scope = Was kostet am Ende Punkte?
answer-mistake-scope-colours-and-cover = Nur Karten, die falsch liegen
answer-mistake-scope-any-proven-violation = Alles, was gesehen wurde
option-take-back = Eine falsche Karte, die rechtzeitig zurückgenommen wird:
answer-take-back-allowed = Ist vergessen
answer-take-back-forbidden = Zählt trotzdem
option-mistake-place = Ein Fehler: welche Zeile der Tabelle?
answer-mistake-place-last-row = Die letzte
answer-mistake-place-competition = Der Platz, den man sich teilt
option-winner-mistake = Wer fertig wurde, hat einen Fehler gemacht:
answer-winner-mistake-shift-up = Die anderen rücken auf
answer-winner-mistake-vacant-first = Der erste Platz bleibt leer
option-old-winner-mistake = Wer fertig wurde, hat einen Fehler gemacht:
answer-old-winner-mistake-nobody-two = Niemand bekommt zwei Punkte
answer-old-winner-mistake-promote = Wer die wenigsten Karten hat, bekommt sie
option-old-2p-winner-mistake = Zu zweit, und wer fertig wurde, hat einen Fehler gemacht:
answer-old-2p-winner-mistake-literal = Der andere bekommt nichts
answer-old-2p-winner-mistake-promote = Der andere bekommt zwei Punkte
option-stalemate-tie = Niemand kann anlegen, und mehrere haben am meisten gelegt:
answer-stalemate-tie-by-edition = Wie diese Regeln es sagen
answer-stalemate-tie-jokers-then-share = Weniger Joker, sonst geteilt
answer-stalemate-tie-share = Sie gewinnen alle
answer-stalemate-tie-fewest-left = Weniger Karten übrig gewinnt
option-stalemate-rank = Niemand kann anlegen: Wie reihen sich die anderen?
answer-stalemate-rank-left = Nach übrigen Karten
answer-stalemate-rank-placed = Nach gelegten Karten
option-tableau-add = Müssen Karten aufs Tableau?
answer-tableau-add-must = Ja
answer-tableau-add-may = Man darf verzichten
option-tableau-cap = Wie viele Karten passen auf ein Tableau?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = So viele es gibt
option-match-tie = Gleich viele Punkte am Ende:
answer-match-tie-shared = Beide gewinnen
answer-match-tie-none = Niemand gewinnt
option-carry-over = Bleiben die Tableaus für die nächste Partie?
answer-carry-over-by-edition = Wie diese Regeln es sagen
answer-carry-over-on = Ja
answer-carry-over-off = Nein
answer-carry-over-ask = Fragt uns am Ende
option-rules = Zu dritt: Wie viele Karten in der Reihe?
answer-rules-999 = Vier (999 Games)
answer-rules-weber = Drei (Weber)
option-expert = Dürfen Karten auf Karten der Reihe (Variante für Experten)?
answer-expert-off = Nein, eine Karte je Platz
answer-expert-on = Ja, Reihen sind Zwischenlager
option-row-step = Reihen als Zwischenlager: Was darf auf eine Karte?
answer-row-step-any-lower = Jede niedrigere Zahl
answer-row-step-one = Nur die nächstniedrigere
option-wrong-card = Eine falsche Karte in der Mitte:
answer-wrong-card-back = Zählt nicht
answer-wrong-card-minus = Kostet dazu einen Punkt
option-count-step = Wie viele Karten werden auf einmal umgedreht?
answer-count-step-three-plus = Drei oder mehr
answer-count-step-exactly-three = Immer drei
answer-count-step-one = Immer eine
option-redeal-sum = Neu mischen ab 30: Wie zählt eine 10?
answer-redeal-sum-values = Als 10
answer-redeal-sum-digits = Als 1, nach der Quersumme
option-redeal = Wie oft darf man neu mischen?
answer-redeal-each = Sooft es nötig ist
answer-redeal-once = Einmal
option-join-round = Wer später dazukommt, beginnt mit dem Durchschnitt:
answer-join-round-exact = genau
answer-join-round-nearest = gerundet
answer-join-round-down = abgerundet
answer-join-round-up = aufgerundet
option-handicap = Legt, wer Stopp ruft, von da an eine Karte mehr auf den Stapel?
answer-handicap-off = Nein
answer-handicap-on = Ja, er wächst und schrumpft
option-aborted = Eine abgebrochene Runde:
answer-aborted-void = Zählt nicht
answer-aborted-score = Zählt, wie sie steht
option-disqualified = Wer disqualifiziert wird:
answer-disqualified-out = Verlässt die Partie
answer-disqualified-round-zero = Bekommt in dieser Runde nichts
option-wrong-die = Ein Würfel, der am Ende falsch liegt:
answer-wrong-die-back = Zählt als nicht gelegt
answer-wrong-die-ignore = Bleibt, wie er ist

## Stammrunde

people-none = Hier hat noch niemand gespielt.
people-caption = Sortiert nach der Spalte, die ihr wählt.
people-name = Name
people-matches = Partien
people-rounds = Runden
people-wins = Siege
people-points = Punkte
people-average = Schnitt
people-streak = In Folge
people-best = Beste Runde
people-pace = Teile je Minute
people-mistakes = Fehler je Runde
people-all-games = Alle Spiele
people-csv = Alle Zahlen (CSV)
people-record-pace = Schnellste Hand
people-record-mistakes = Wenigste Fehler
people-record-streak = Längste Siegesserie
people-record-best = Beste Runde
people-value-pace = { $n ->
    [one] { $shown } Teil je Minute
   *[other] { $shown } Teile je Minute
}
people-value-mistakes = { $n ->
    [one] { $shown } Fehler je Runde
   *[other] { $shown } Fehler je Runde
}
people-value-streak = { $n ->
    [one] { $shown } Partie in Folge
   *[other] { $shown } Partien in Folge
}
people-value-best = { $n ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
people-after = { $n ->
    [one] nach 1 Runde
   *[other] nach { $n } Runden
}
people-too-few = { $n ->
    [one] Ab 1 Runde, in der darauf geachtet wurde.
   *[other] Ab { $n } Runden, in denen darauf geachtet wurde.
}

## Hilfe

help-all = Alle Regeln
help-search = In den Regeln suchen
help-game = Spiel
help-found = { $n ->
    [0] Nichts gefunden. Versucht ein anderes Wort.
    [one] 1 Regel
   *[other] { $n } Regeln
}
help-no-rule = Diese Regel gibt es nicht.
help-more-rules = Weitere Regeln
help-before = Davor
help-next = Danach
help-camera-title = Die Kamera aufstellen
help-camera-text = Wohin mit ihr, und welches Licht sie mag.
help-camera-drawing = Eine Kamera auf einem Stativ schaut auf einen Spielplan mit Steinen. Der ganze Spielplan ist in ihrem Blick.
help-camera-above = Von oben auf den Spielplan.
help-camera-above-text = Je steiler, desto besser; 50 bis 80 Grad sind am besten. Flach gesehen verschwinden Teile hinter Steinen.
help-camera-whole = Der ganze Spielplan füllt das Bild.
help-camera-whole-text = Jede Ecke ist zu sehen, eine Handbreit darum herum und nicht mehr.
help-camera-still = Nichts bewegt sich.
help-camera-still-text = Eine Klemme oder ein Stativ am Boden. Stößt jemand an den Tisch, schiebt den Spielplan zurück; der Schiedsrichter sagt, wann.
help-camera-light = Gleichmäßiges Licht.
help-camera-light-text = Eine Lampe von der Seite oder Tageslicht. Kein helles Fenster hinter dem Spielplan.
help-camera-glare = Kein Glanz auf den Karten.
help-camera-glare-text = Spiegelt sich eine Lampe darin, rückt die Lampe weg, nicht die Kamera.
help-camera-empty = Zeigt ihr zuerst den leeren Spielplan.
help-camera-empty-text = Aus diesem einen Bild lernt sie Felder und Farben. Sie bleiben bei der Partie.
help-camera-choose = Kamera wählen
chapter-setup = Vor der ersten Runde
chapter-play = Wie gespielt wird
chapter-place = Eine Karte legen
chapter-token = Den Stein setzen
chapter-dead = Sackgassen
chapter-joker = Joker
chapter-end = Das Ende einer Runde
chapter-check = Prüfen
chapter-audit = Was das letzte Bild zeigt
chapter-score-n = Punkte, neuere Regeln
chapter-score-o = Punkte, ältere Regeln
chapter-tab = Das Tableau
chapter-match = Die Partie
drawing-covers = Die Karte verdeckt die Hälfte einer anderen.
drawing-fits = Beide Hälften liegen auf ihrer Farbe.
drawing-colour = Die rechte Hälfte ist rot, ihr Feld ist gelb.
drawing-edge = Die Karte liegt mit einer Kante am Feld des Steins.
drawing-away = Die Karte berührt das Feld des Steins nicht.
drawing-corner = Die Karte berührt das Feld des Steins nur mit einer Ecke.
drawing-turned = Die richtigen zwei Farben, aber vertauscht. Euer Tisch entscheidet.
drawing-far = Der Stein kommt auf die Hälfte, die weiter weg ist.
drawing-near = Der Stein steht auf der nahen Hälfte.
drawing-stuck = Neben dem Stein liegen keine zwei freien Felder: Er ist blockiert.
drawing-freed = Wer den Stein eingebaut hat, legt die nächste Karte irgendwohin, und der Stein kommt darauf.
drawing-joker-other = Der Joker hat einen einfachen Rahmen, die Karte Punkte: Sie ist von jemand anderem.
drawing-joker-own = Wer den Joker gelegt hat, legt dort weiter.

## Leute in einer Partie

people-total = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
people-rename = Anderer Name
people-exchange = Sätze tauschen
people-leave = Geht
people-save = Speichern
cancel-act = Abbrechen
people-new-name = Neuer Name für { $name }
people-exchange-with = { $name } nimmt den Satz von:
people-free-set = einen Satz, den niemand hat
people-free-seat = einen freien Platz
people-leave-sure = { $name } hört auf? Die Punkte bleiben auf dem Blatt.
people-leave-yes = Ja, geht
people-gone = { $name } ging nach Runde { $round } mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}
people-join = Jemand kommt dazu
people-join-name = Name
people-join-frame = Rahmen der Karten
people-join-seat = Platz
people-join-start = Beginnt mit
people-join-average = Dem Durchschnitt der anderen
people-join-number = So vielen Punkten:
people-join-points = Punkte zu Beginn
people-join-yes = Kommt dazu

## Eine Partie danach

match-title = Partie { $n }
match-missing = Diese Partie gibt es nicht.
match-loading = Einen Moment …
match-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
}
match-of = { $names }
match-reopen = Noch eine Runde
match-rematch = Revanche
match-print = Drucken
match-sheet = Wertungsblatt
match-total = Summe
match-round = Runde { $n }
match-rounds = Runden
match-winner = (gewonnen)
match-left = ging nach Runde { $round }
match-house-rules = Hausregeln
match-people = Wer spielt
match-files = Zum Mitnehmen
match-file-export-csv = Punkte (CSV)
match-file-events-csv = Jedes Ereignis (CSV)
match-file-export-json = Ganze Partie (JSON)
match-file-export-jsonl = Ganze Partie (JSONL)
match-delete = Diese Partie löschen …
match-called = { $name } hat Stopp gerufen.
match-stalemate = Niemand konnte mehr anlegen.
match-running = Diese Runde läuft gerade.
match-not-begun = Diese Runde hat noch nicht begonnen.
match-change = Diese Runde ändern
match-changing = Ihr ändert Runde { $n }
match-changing-done = Fertig
change-board = Der Spielplan: Tippt an, was falsch ist
change-call = Wer hat Stopp gerufen?
change-start = Der Start
change-unstart = Sie hat noch nicht begonnen
change-unstart-text = Nimmt den Start zurück: Die Uhr geht auf null.
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-slider = Züge der Runde
replay-at = Zug { $n } von { $of }: { $text }
## Der Film einer Runde

film-title = Film der Runde
film-make = Film dieser Runde machen
film-making = Der Film entsteht …
film-save = Film speichern ({ $size } MB)
film-pictures = Bilder für Filme
film-keep = Ab jetzt Bilder der Runden aufheben
film-keep-text = Bis zu fünf Bilder je Sekunde, solange eine Runde läuft, nur auf dem Rechner des Schiedsrichters, etwa 2 bis 10 MB je Minute. Höchstens 4 GB; die ältesten gehen zuerst.
film-kept = Bilder und Filme: { $size } MB
film-delete = Alles löschen …
film-delete-yes = Endgültig löschen
