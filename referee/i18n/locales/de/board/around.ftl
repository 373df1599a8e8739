### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

document-board-new = Brettspiel, neuere Regeln
document-board-new-text = Plätze 1 bis 4: zwei Chips, ein Chip, keiner. Ein Fehler heißt letzter Platz.
document-board-old = Brettspiel, ältere Regeln
document-board-old-text = Zwei Punkte, wer fertig wird, einen, wer die wenigsten Karten übrig hat. Ein Fehler heißt keine Wertung.
game-board = Brettspiel

frame-solid = einfach
frame-double = doppelt
frame-dashed = gestrichelt
frame-dotted = gepunktet

## Vorbereitung

setup-step-teach = Teile
brought-in-board = Tableaus vom letzten Mal
brought-tableau = Karten auf Tableau
brought-jokers-spent = Joker verbraucht
setup-table-found = { $n } Felder gefunden
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
setup-ready-learned = { $n } Felder gelernt

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
option-stop-at = Wann ist die Runde vorbei?
answer-stop-at-call = Mit dem Ruf
answer-stop-at-last-card = Wenn die letzte Karte von jemandem liegt
option-stop-tie = Zwei leere Hände zugleich: Wer ist fertig?
answer-stop-tie-caller = Wer zuerst gerufen hat
answer-stop-tie-shared = Beide
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

## Hilfe

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
