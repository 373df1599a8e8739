# Was den Leuten geantwortet wird: Befehle, die gerade keinen Sinn haben, Partiedateien, Leute und Runden, Wertungen.

audit-no-rest = in { $name } kommt nie etwas zur Ruhe; nehmt ein Bild des Spielplans vom Ende der Runde
audit-not-judged = etwas auf dem Spielplan lässt sich nicht beurteilen
audit-start-unusable = das Anfangsbild lässt sich nicht benutzen: { $why }. Nehmt eines von vor der ersten Karte, mit den Steinen auf dem Spielplan, oder keines
score-unread = auf { $squares } ist nicht zu lesen, von wem das Teil ist
score-asks-call = am Tisch hat noch niemand gesagt, ob die Karte auf { $squares } beim Stopp-Ruf in der Hand war
score-unread-placed = auf { $squares } ist nicht zu lesen, ob die Karte richtig liegt
score-perhaps-back = niemand hat gesehen, ob die Karte auf { $squares } vor dem Stopp-Ruf zurückgenommen wurde
score-perhaps-not-there = niemand hat gesehen, ob das Teil auf { $squares } beim Stopp-Ruf dort lag
score-too-few = es waren Teile von weniger als zwei Spielern zu sehen
score-no-stop = kein Stopp-Ruf ist bekannt, und nicht genau ein Spieler hat alle Karten gelegt
piece-say-what = sagt, von wem das Teil ist, oder was es zeigt
piece-joker-colours = ein Joker zeigt keine Farben
piece-squares = eine Karte liegt auf zwei Feldern und zeigt zwei Farben; ein Joker liegt auf einem und zeigt keine
piece-side-by-side = die zwei Felder einer Karte liegen nebeneinander
piece-known = dort liegt schon ein bekanntes Teil; berichtigt dieses
token-say-where = sagt, wo der Stein steht, oder wo keiner steht
token-unknown = auf { $square } ist kein Stein bekannt
token-known = auf { $square } ist schon ein Stein bekannt
piece-unknown = auf dem Spielplan gibt es kein Teil { $n }
board-no-square = der Spielplan hat kein Feld in { $square }
board-no-colour = der Spielplan hat die Farbe { $colour } nicht; er hat { $known }
audit-not-bare = auf dem Spielplan liegen Karten oder Joker
audit-no-token = kein Stein ist zu sehen
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
