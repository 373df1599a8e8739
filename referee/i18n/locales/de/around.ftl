### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

by-hand = Von Hand gezählt

seat-number = Platz { $n }
frame-bottom = untere Seite
frame-right = rechte Seite
frame-top = obere Seite
frame-left = linke Seite

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
home-demo-dice = Vorführung des Würfelspiels ansehen
home-demo-dice-text = Eine Minute aus einer Würfelrunde mit Schiedsrichter.
home-demo-cards = Vorführung des Kartenspiels ansehen
home-demo-cards-text = Eine gute Minute aus einer Kartenrunde mit Schiedsrichter.
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
home-search = Partien durchsuchen
home-choose = Mehrere löschen
home-choose-begun = Unbeendete wählen
home-choose-end = Abbrechen
home-choose-name = Partie vom { $when } wählen
home-delete-several = { $n } löschen
home-delete-several-sure = { $n ->
    [one] Diese Partie mit allen Runden löschen?
   *[other] Diese { $n } Partien mit allen Runden löschen?
}
home-deleted-several = { $n ->
    [one] Die Partie ist gelöscht.
   *[other] { $n } Partien sind gelöscht.
}
home-found = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} gefunden
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
setup-then = danach: { $step }
setup-back = Zurück
setup-next = Weiter
setup-choose-game = Wählt zuerst ein Spiel.
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
setup-length-minutes-n = Spielminuten
setup-length-usual = üblich: { $n }
setup-camera-title = Wer sieht zu?
setup-camera-text = Eine Kamera über dem Tisch sieht, was jeder legt. Ohne sie zählt ihr von Hand.
setup-camera-none = Keine Kamera
setup-camera-none-text = Ihr spielt, und tragt am Ende der Runde ein, was übrig ist.
setup-camera-phone-text = Nichts zu installieren: sein Browser schickt die Bilder.
setup-camera-phone-scan = Das mit dem Handy scannen, dann auf „Zulassen“ tippen. Das Handy über dem Tisch befestigen.
setup-camera-again = Noch einmal nach Kameras suchen
setup-camera-found-none = Keine Kamera gefunden. Steckt eine ein und sucht noch einmal.
setup-camera-dark = Kein Bild
setup-camera-chosen = Eine Kamera
setup-table-title = Zeigt den leeren Spielplan
setup-table-text = Räumt den Spielplan leer, nehmt die Hände weg. Der ganze Plan muss im Bild sein.
setup-table-learn = Spielplan aus diesem Bild lernen
setup-table-again = Neu lernen
setup-table-learning = Der Spielplan wird gelernt; das dauert ein paar Sekunden. Lasst die Hände weg.
setup-table-doing = Gerade: { $what }.
setup-table-spots = { $n } Stellen gefunden
setup-table-waiting = Noch kein Bild. Wählt zuerst eine Kamera.
setup-table-picture = Das Kamerabild mit den gefundenen Feldern
setup-table-checks = Was die Kamera sagt
setup-table-good = Der Tisch ist gelernt. Ihr könnt spielen.
setup-check-ok = gut
setup-check-bad = seht hier nach
setup-teach-title = Von wem sind diese Teile?
setup-teach-take = Bild aufnehmen
setup-teach-again = Noch einmal aufnehmen
setup-step-sides = Seiten
setup-sides-title = Wer sitzt wo?
setup-sides-text = Die Kamera hält euch daran auseinander, an welcher Seite des Tisches eure Sachen liegen. Wählt für jeden eine Seite des Bildes.
setup-sides-of = Seite von { $name }
setup-players-unwatched = Eine Kamera hält { $n } Spieler auseinander, an jeder Tischseite einen. Sind es mehr, zählen Menschen.
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
setup-ready-spots = { $n } Stellen gelernt
setup-ready-not-learned = noch nicht gelernt

## Hausregeln: je eine Frage, und was jede Antwort heißt

option-in-flight = Darf eine Karte, die schon in der Hand ist, nach dem Ruf noch gelegt werden?
answer-in-flight-no = Nein
answer-in-flight-yes = Ja

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

## Leute in einer Partie

people-total = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
people-rename = Namen ändern
people-exchange = Mit jemandem tauschen
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
    [one] { $n } Punkt
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
match-left = { $round ->
    [0] ging vor der ersten Runde
   *[other] ging nach Runde { $round }
}
over-title = Es wird gerade gespielt
over-text = Runde { $n } von { $names } ist auf dem Tisch. Die Partie kann später weitergehen.
over-text-nobody = Runde { $n } ist auf dem Tisch. Die Partie kann später weitergehen.
over-go-on = Damit weitermachen
over-yes = Beiseitelegen
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
