### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

document-card-999 = Kartenspiel (999 Games)
document-card-999-text = Ein Punkt je Karte in der Mitte, zwei Minuspunkte je Karte im Stapel.
document-card-weber = Kartenspiel nach Weber
document-card-weber-text = Gleiche Punkte; der Stapel wächst und schrumpft, man kann später dazukommen und ab 30 neu mischen.
game-card-999 = Kartenspiel (999 Games)
game-card-weber = Kartenspiel (Weber)

## Vorbereitung

brought-stack = Karten im Stapel
brought-double = Spielt mit zwei Sätzen
setup-title-table-cards = Zeigt den leeren Tisch
setup-table-text-cards = Räumt alles vom Tisch, nehmt die Hände weg. Alles, worauf ihr spielt, muss im Bild sein.
setup-table-learn-cards = Tisch aus diesem Bild lernen
setup-table-learning-cards = Der Tisch wird gelernt; das dauert ein paar Sekunden. Lasst die Hände weg.
setup-table-good-cards = Ist der Tisch auf dem Bild leer? Eine Karte darauf gilt jetzt als Tisch: Nehmt sie weg und lernt neu. Dann kommen die Karten, wenn sie noch nicht bekannt sind.
setup-step-teach-cards = Eure Karten
setup-title-teach-cards = Zeigt eure Karten
setup-table-bare = Der leere Tisch ist bekannt
setup-ready-deck = Kartenspiel mit { $faces } Karten und { $backs } Rückseiten eingelernt
setup-ready-no-deck = Karten noch nicht eingelernt: Bis dahin zählt ihr von Hand
setup-teach-deck-text = Legt die vierzig Karten eines Spielers in vier Reihen auf den Tisch: in jeder Reihe eine Farbe, von 1 bis 10, etwas auseinander. Darunter eine Karte jedes Spielers mit der Rückseite nach oben, von links: { $names }. Einmal genügt für ein Kartenspiel.
setup-teach-deck-table = Zeigt zuerst den leeren Tisch.
setup-teach-deck-looking = Sucht Karten …
setup-teach-deck-seen = { $faces } Karten und { $backs } Rückseiten gesehen.
setup-teach-deck-right = Ist jede Karte in ihrer Farbe umrandet, mit ihrer Zahl, und jede Rückseite mit ihrem Spieler? Wenn nicht, nehmt das Bild noch einmal auf.
setup-teach-deck-keep = Diese Karten behalten
setup-teach-deck-kept = Eure Karten sind jetzt bekannt. Räumt den Tisch ab und teilt aus.
setup-teach-deck-few = { $n } Rückseiten wurden gesehen, und ihr seid { $of }: Legt eine Karte jedes Spielers unter die Reihen, dann nehmt das Bild noch einmal auf.
setup-teach-deck-rows = Vier Reihen Karten: rot, gelb, grün und blau, jeweils von 1 bis 10; darunter eine Rückseite jedes Spielers

## Hausregeln: je eine Frage, und was jede Antwort heißt

option-race-card-999 = Zwei Karten zugleich auf einem Stapel: Welche bleibt?
answer-race-lower = Die untere
answer-race-weber = Wie Weber es regelt
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
