### Was um das Spiel herum steht: Start, Vorbereitung, eine Partie danach, Stammrunde, Hilfe.

## Spiele und Anleitungen

document-dice = Würfelspiel
document-dice-text = Übrige Würfel sind Minuspunkte; wer fertig wird, bekommt sie gut.
game-dice = Würfelspiel

## Vorbereitung

brought-dice-each = Würfel

## Hausregeln: je eine Frage, und was jede Antwort heißt

option-wrong-die = Ein Würfel, der am Ende falsch liegt:
answer-wrong-die-back = Zählt als nicht gelegt
answer-wrong-die-ignore = Bleibt, wie er ist
option-next-round = Die nächste Runde beginnt:
answer-next-round-by-hand = Wenn es jemand sagt
answer-next-round-by-itself = Von selbst, sobald alle Würfel vom Tisch sind
