### Wat om het spel heen staat: start, voorbereiding, een partij achteraf, vaste spelers, hulp.

## Spellen en spelregels

document-dice = Dobbelspel
document-dice-text = Dobbelstenen over zijn minpunten; wie klaar is, krijgt ze als punten.
game-dice = Dobbelspel

frame-bottom = onderkant
frame-right = rechterkant
frame-top = bovenkant
frame-left = linkerkant

## Voorbereiding

brought-dice-each = Dobbelstenen
setup-table-spaces = { $n } vakken gevonden
setup-ready-spaces = { $n } vakken geleerd
setup-step-sides = Kanten
setup-sides-title = Wie zit waar?
setup-sides-text = De camera houdt jullie uit elkaar door waar je dobbelstenen liggen. Kies voor iedereen een kant van het beeld.
setup-sides-of = Kant van { $name }

## Huisregels: telkens één vraag, en wat elk antwoord betekent

option-wrong-die = Een dobbelsteen die aan het einde fout ligt:
answer-wrong-die-back = Telt als niet gelegd
answer-wrong-die-ignore = Blijft zoals hij is
option-next-round = De volgende ronde begint:
answer-next-round-by-hand = Als iemand het zegt
answer-next-round-by-itself = Vanzelf, zodra alle dobbelstenen van tafel zijn
