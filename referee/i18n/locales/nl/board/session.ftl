# Wat mensen te horen krijgen: opdrachten die nu geen zin hebben, partijbestanden, mensen en rondes, scores.

audit-no-rest = in { $name } komt nooit iets tot rust; geef een beeld van het spelplan aan het einde van de ronde
audit-not-judged = iets op het spelplan is niet te beoordelen
audit-start-unusable = het beginbeeld is niet te gebruiken: { $why }. Geef er een van vóór de eerste kaart, met de stenen op het spelplan, of geen
score-unread = op { $squares } is niet te lezen van wie het stuk is
score-asks-call = aan tafel is nog niet gezegd of de kaart op { $squares } bij de stoproep in de hand was
score-unread-placed = op { $squares } is niet te lezen of de kaart goed ligt
score-perhaps-back = niemand heeft gezien of de kaart op { $squares } vóór de stoproep is teruggenomen
score-perhaps-not-there = niemand heeft gezien of het stuk op { $squares } er bij de stoproep lag
score-too-few = er waren stukken van minder dan twee spelers te zien
score-no-stop = er is geen stoproep bekend, en niet precies één speler heeft alle kaarten gelegd
piece-say-what = zeg van wie het stuk is, of wat het toont
piece-joker-colours = een joker toont geen kleuren
piece-squares = een kaart ligt op twee velden en toont twee kleuren; een joker ligt op één veld en toont er geen
piece-side-by-side = de twee velden van een kaart liggen naast elkaar
piece-known = daar ligt al een bekend stuk; verbeter dat
token-say-where = zeg waar de steen staat, of waar er geen staat
token-unknown = op { $square } is geen steen bekend
token-known = op { $square } is al een steen bekend
piece-unknown = op het spelplan is er geen stuk { $n }
board-no-square = het spelplan heeft geen veld op { $square }
board-no-colour = het spelplan heeft de kleur { $colour } niet; het heeft { $known }
audit-not-bare = er liggen kaarten of jokers op het spelplan
audit-no-token = er is geen steen te zien
score-assumed = { $player } heeft alle kaarten gelegd en geldt als degene die riep
score-by-place = plaats { $place }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, kaarten op het bordje { $aside }, volgende hand { $hand }
score-by-role = { $role ->
    [winner] klaar
    [runner_up] minste kaarten
    [excluded] uitgesloten
   *[other] zonder punten
}, { $chips ->
    [one] { $chips } punt
   *[other] { $chips } punten
}, kaarten op het bordje { $aside }, volgende hand { $hand }
