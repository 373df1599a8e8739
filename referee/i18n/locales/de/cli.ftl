# Was die Befehlszeile antwortet: Dateien, die es nicht gibt, Fragen, die keine sind.

cli-no-folder = den Ordner { $folder }, in den { $file } soll, gibt es nicht; legt ihn zuerst an
cli-is-folder = { $path } ist ein Ordner; nennt eine Datei
cli-named-twice = { $path } ist zweimal genannt und würde überschrieben: Nennt eine andere Datei zum Schreiben
cli-needs-stills = { $option } braucht Standbilder mit Wahrheit; in diesen Ordnern sind nur Runden
cli-no-picture = { $spec } gab kein Bild; prüft die Kamera, oder nennt ein Bild des leeren Spielplans
question-no-file = es gibt keine Datei { $file }
question-folder = { $file } ist ein Ordner; nennt eine JSON-Datei mit Fragen
question-no-text = { $name } ist keine Textdatei; nötig ist JSON mit Fragen
question-no-json = { $name } ist nicht als JSON zu lesen: { $why }
question-no-object = { $place } ist kein Objekt mit 'game', 'kind' und 'input'
question-missing = { $place }: { $field } fehlt
question-wrong-kind = { $place }: { $field } muss { $words } sein
question-edition = { $place }: 'edition' muss ein Name sein
question-other-command = { $place }: Fragen der Art { $kind } beantwortet `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } ist eine Datei; nennt einen Ordner

cli-no-language = es gibt keine Texte in { $language }; es gibt { $languages }
cli-warning = Achtung: { $what }
cli-untaught = der Satz kennt keine Karte von { $owners }; deren Karten und was eine davon sein könnte, bleiben unbekannt. Zeigt ihm je zwei Karten und den Joker (`referee teach --add`)
cli-nobody = niemand
cli-none = keine
cli-knows = der Tisch kennt die Teile von: { $owners }
cli-knows-set = der Tisch kennt die Teile des Satzes { $name }, gelernt von: { $owners }
cli-lens-measured = Objektiv aus { $views } Ansichten von { $pictures } Bildern vermessen, Fehler der Rückprojektion { $error } Pixel; geschrieben nach { $output }
cli-moved-between = der Tisch oder die Kamera ist zwischen den Bildern verrutscht; ruft `referee learn` noch einmal auf
cli-hidden = verdeckt: { $squares }
cli-cards-on-board = Karten auf dem Spielplan: { $counts }
cli-jokers-on-board = Joker auf dem Spielplan: { $counts }
cli-tokens-on-board = Steine auf dem Spielplan: { $n }
cli-tokens-at-start = Steine am Anfang: { $squares }
cli-value = { $value }
cli-go = gut
cli-no-go = HALT
cli-doctor-change = ändert, was mit HALT markiert ist, und seht noch einmal nach
cli-doctor-ready = bereit zum Spielen
cli-doctor-installed = die Installation ist bereit; nennt die Kamera, um den Blick auf den Spielplan prüfen zu lassen
cli-port-free = Port { $port } ist für die Seite frei
cli-port-any = es wird ein freier Port genommen
cli-no-log = es gibt noch kein Protokoll { $path }; `referee serve` schreibt eines, oder nennt es mit --db
cli-also = außerdem: { $what }
cli-learned = { $n } Felder, Farben: { $colours }; geschrieben nach { $output }
cli-learned-size = { $n } Felder, je etwa { $size } Pixel, Farben: { $colours }; geschrieben nach { $output }
cli-all-may-be = alle in { $colour } können { $others } sein
cli-and-more = und { $n } weitere
cli-uncertain = die Farbe ist bei { $n } davon nicht sicher ({ $which }): Zeigt dort eine Karte die andere Farbe, wird niemand beschuldigt
cli-view-not-good = dieser Blick ist nicht gut genug, um eine Runde zu leiten; ändert, was die Hinweise sagen, und lernt neu
cli-edition-new = neuere Regeln
cli-edition-old = ältere Regeln
cli-place = Platz { $place }
cli-next-hand =
    { $n ->
        [one] { $n } Karte in der nächsten Runde
       *[other] { $n } Karten in der nächsten Runde
    }
cli-winners = gewonnen: { $names }
cli-set-of-last = gespielt wird mit dem Satz { $name } der letzten Partie; --set nennt einen anderen, --set { $none } spielt ohne
cli-going-on = weiter mit Partie { $number }; --new beginnt eine andere
cli-ending = Ende; das Protokoll bleibt
cli-watching = wie zuvor mit { $source }
cli-dashboard = Seite: { $address }   (Strg-C beendet)
cli-written-to = geschrieben nach { $output }
cli-kept-as = gemerkt als { $name }
cli-still-missing = es fehlt noch: { $what }; mehr lässt sich mit --add lernen
cli-findings = Befunde:
cli-findings-none = Befunde: keine
cli-put-right = berichtigt
cli-score = Wertung:
cli-score-new = Wertung (neuere Regeln):
cli-score-old = Wertung (ältere Regeln):
cli-score-unclear = Wertung: unklar, { $why }
class-legal = richtig
class-violation = Verstoß
class-house-rule = Hausregel
class-unclear = unklar
class-info = Hinweis
