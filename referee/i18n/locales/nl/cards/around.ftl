### Wat om het spel heen staat: start, voorbereiding, een partij achteraf, vaste spelers, hulp.

## Spellen en spelregels

document-card-999 = Kaartspel (999 Games)
document-card-999-text = Eén punt voor elke kaart in het midden, twee minpunten voor elke kaart in de stapel.
document-card-weber = Kaartspel volgens Weber
document-card-weber-text = Dezelfde punten, een stapel die groeit en krimpt, later meedoen, opnieuw delen vanaf 30.
game-card-999 = Kaartspel (999 Games)
game-card-weber = Kaartspel (Weber)

## Voorbereiding

brought-stack = Kaarten in de stapel
brought-double = Speelt met twee sets
setup-title-table-cards = Toon de lege tafel
setup-table-text-cards = Haal alles van de tafel en haal je handen weg. Alles waarop jullie spelen moet in beeld zijn.
setup-table-learn-cards = Leer de tafel van dit beeld
setup-table-learning-cards = De tafel wordt geleerd; dat duurt een paar seconden. Houd de handen weg.
setup-table-good-cards = Is de tafel leeg op de foto? Een kaart die erop ligt, geldt nu als tafel: haal die weg en leer opnieuw. Daarna komen de kaarten, als ze nog niet bekend zijn.
setup-step-teach-cards = Jullie kaarten
setup-title-teach-cards = Laat jullie kaarten zien
setup-table-bare = De lege tafel is bekend
setup-ready-deck = Kaartspel met { $faces } kaarten en { $backs } achterkanten geleerd
setup-ready-no-deck = Kaarten nog niet geleerd: tot dan tellen jullie met de hand
setup-teach-deck-text = Leg de veertig kaarten van één speler op tafel in vier rijen: in elke rij één kleur, van 1 tot 10, een beetje uit elkaar. Daaronder één kaart van elke speler met de achterkant boven, van links: { $names }. Eén keer is genoeg voor een kaartspel.
setup-teach-deck-table = Toon eerst de lege tafel.
setup-teach-deck-looking = Zoekt kaarten …
setup-teach-deck-seen = { $faces } kaarten en { $backs } achterkanten gezien.
setup-teach-deck-right = Is elke kaart in haar kleur omlijnd, met haar getal, en elke achterkant met haar speler? Zo niet, maak de foto opnieuw.
setup-teach-deck-keep = Deze kaarten bewaren
setup-teach-deck-kept = Jullie kaarten zijn nu bekend. Ruim de tafel af en deel uit.
setup-teach-deck-few = { $n } achterkanten zijn gezien, en jullie zijn met { $of }: leg één kaart van elke speler onder de rijen en maak de foto opnieuw.
setup-teach-deck-rows = Vier rijen kaarten: rood, geel, groen en blauw, elk van 1 tot 10; daaronder een achterkant van elke speler

## Huisregels: telkens één vraag, en wat elk antwoord betekent

option-race-card-999 = Twee kaarten tegelijk op één stapel: welke blijft?
answer-race-lower = De onderste
answer-race-weber = Zoals Weber het zegt
option-rules = Drie spelers: hoeveel kaarten in de rij?
answer-rules-999 = Vier (999 Games)
answer-rules-weber = Drie (Weber)
option-expert = Mogen kaarten op kaarten van de rij (variant voor experts)?
answer-expert-off = Nee, één kaart per plek
answer-expert-on = Ja, rijen zijn tussenopslag
option-row-step = Rijen als tussenopslag: wat mag op een kaart?
answer-row-step-any-lower = Elk lager getal
answer-row-step-one = Alleen het getal eronder
option-wrong-card = Een foute kaart in het midden:
answer-wrong-card-back = Telt niet
answer-wrong-card-minus = Kost ook een punt
option-count-step = Hoeveel kaarten draai je tegelijk om?
answer-count-step-three-plus = Drie of meer
answer-count-step-exactly-three = Altijd drie
answer-count-step-one = Altijd één
option-redeal-sum = Opnieuw delen vanaf 30: hoe telt een 10?
answer-redeal-sum-values = Als 10
answer-redeal-sum-digits = Als 1, naar de cijfers
option-redeal = Hoe vaak mag je opnieuw delen?
answer-redeal-each = Zo vaak als nodig
answer-redeal-once = Eén keer
option-join-round = Wie later meedoet, begint met het gemiddelde:
answer-join-round-exact = precies
answer-join-round-nearest = afgerond
answer-join-round-down = naar beneden afgerond
answer-join-round-up = naar boven afgerond
option-handicap = Legt wie stop roept vanaf dan een kaart meer op de stapel?
answer-handicap-off = Nee
answer-handicap-on = Ja, hij groeit en krimpt
option-aborted = Een afgebroken ronde:
answer-aborted-void = Telt niet
answer-aborted-score = Telt zoals ze staat
option-disqualified = Een gediskwalificeerde speler:
answer-disqualified-out = Verlaat de partij
answer-disqualified-round-zero = Krijgt deze ronde niets
