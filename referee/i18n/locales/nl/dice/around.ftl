### Wat om het spel heen staat: start, voorbereiding, een partij achteraf, vaste spelers, hulp.

## Spellen en spelregels

document-dice = Dobbelspel
document-dice-text = Dobbelstenen over zijn minpunten; wie klaar is, krijgt ze als punten.
game-dice = Dobbelspel

## Voorbereiding

brought-dice-each = Dobbelstenen
setup-table-spaces = { $n } vakken gevonden
setup-ready-spaces = { $n } vakken geleerd
setup-step-teach-dice = Jullie stenen
setup-title-teach-dice = Laat jullie dobbelstenen zien
setup-teach-dice-text = Leg alle 24 dobbelstenen naast het spelplan in vier rijen: in elke rij één kleur, van één tot zes, met wat ruimte ertussen. Dan kent de camera precies jullie stenen. Eén keer is genoeg, en het mag worden overgeslagen.
setup-teach-dice-looking = Zoekt dobbelstenen …
setup-teach-dice-seen = { $n } dobbelstenen gezien.
setup-teach-dice-right = Is elke steen in zijn kleur omlijnd, met zijn getal? Zo niet, maak de foto opnieuw.
setup-teach-dice-keep = Deze dobbelstenen bewaren
setup-teach-dice-kept = Jullie dobbelstenen zijn nu bekend.
setup-teach-dice-board = Toon eerst het lege spelplan.
setup-teach-dice-rows = Vier rijen dobbelstenen: rood, geel, groen en blauw, elk van één tot zes

## Huisregels: telkens één vraag, en wat elk antwoord betekent

option-wrong-die = Een dobbelsteen die aan het einde fout ligt:
answer-wrong-die-back = Telt als niet gelegd
answer-wrong-die-ignore = Blijft zoals hij is
option-next-round = De volgende ronde begint:
answer-next-round-by-hand = Als iemand het zegt
answer-next-round-by-itself = Vanzelf, zodra alle dobbelstenen van tafel zijn
