### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

document-dice = Würfelspiel
document-dice-text = Übrige Würfel sind Minuspunkte; wer fertig wird, bekommt sie gut.
game-dice = Würfelspiel

## Vorbereitung

brought-dice-each = Würfel
setup-table-spaces = { $n } Felder gefunden
setup-ready-spaces = { $n } Felder eingelernt
setup-step-teach-dice = Eure Würfel
setup-title-teach-dice = Zeigt eure Würfel
setup-teach-dice-text = Legt alle 24 Würfel neben den Spielplan in vier Reihen: in jeder Reihe eine Farbe, von eins bis sechs, mit etwas Abstand. Dann kennt die Kamera genau eure Würfel. Einmal genügt, und ihr könnt es auslassen.
setup-teach-dice-looking = Sucht Würfel …
setup-teach-dice-seen = { $n } Würfel gesehen.
setup-teach-dice-right = Ist jeder in seiner Farbe umrandet, mit seiner Zahl? Wenn nicht, nehmt das Bild noch einmal auf.
setup-teach-dice-keep = Diese Würfel behalten
setup-teach-dice-kept = Eure Würfel sind jetzt bekannt.
setup-teach-dice-board = Zeigt zuerst den leeren Spielplan.
setup-teach-dice-rows = Vier Reihen Würfel: rot, gelb, grün und blau, jeweils von eins bis sechs

## Hausregeln: je eine Frage, und was jede Antwort heißt

option-wrong-die = Ein Würfel, der am Ende falsch liegt:
answer-wrong-die-back = Zählt als nicht gelegt
answer-wrong-die-ignore = Bleibt, wie er ist
option-next-round = Die nächste Runde beginnt:
answer-next-round-by-hand = Wenn es jemand sagt
answer-next-round-by-itself = Von selbst, sobald alle Würfel vom Tisch sind
