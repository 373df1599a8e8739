### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

document-dice = Würfelspiel
document-dice-text = Übrige Würfel sind Minuspunkte; wer fertig wird, bekommt sie gut.
game-dice = Würfelspiel

frame-bottom = untere Seite
frame-right = rechte Seite
frame-top = obere Seite
frame-left = linke Seite

## Vorbereitung

brought-dice-each = Würfel
setup-table-spaces = { $n } Felder gefunden
setup-ready-spaces = { $n } Felder eingelernt
setup-step-sides = Seiten
setup-sides-title = Wer sitzt wo?
setup-sides-text = Die Kamera hält euch daran auseinander, wo eure Würfel liegen. Wählt für jeden eine Seite des Bildes.
setup-sides-of = Seite von { $name }

## Hausregeln: je eine Frage, und was jede Antwort heißt

option-wrong-die = Ein Würfel, der am Ende falsch liegt:
answer-wrong-die-back = Zählt als nicht gelegt
answer-wrong-die-ignore = Bleibt, wie er ist
option-next-round = Die nächste Runde beginnt:
answer-next-round-by-hand = Wenn es jemand sagt
answer-next-round-by-itself = Von selbst, sobald alle Würfel vom Tisch sind
