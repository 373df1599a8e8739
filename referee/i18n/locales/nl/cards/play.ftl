# Wat mensen aan tafel te horen krijgen: wie wat moet doen, wat telt, wat klaar te leggen en te doen is.

# Tellen

count-centre = Kaarten in het midden
count-stack = Over in de eigen stapel
count-row = In de rij
count-hand = In de hand
count-discard = Omgedraaid
count-caller-stack = { $player } riep stop, maar heeft nog { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in de stapel; dan telt de roep niet.
count-stack-more = { $player } heeft { $n } kaarten over in een stapel die met { $most } begon. Tel opnieuw.
count-sum = { $player } heeft zo geteld { $n } kaarten, maar een speler heeft er { $cards }. Tel opnieuw.
count-wrong-more = { $player } heeft minder kaarten in het midden dan de { $n } die er fout liggen. Tel opnieuw.
flag-aborted = De ronde is afgebroken
flag-disqualified = Gediskwalificeerd
flag-stays = Twee kaarten kwamen tegelijk: beide blijven en tellen

# Wat in een partij wordt meegebracht

refused-double = Twee sets per speler is voor twee spelers.
refused-stack = Een stapel heeft hoogstens { $n } kaarten, zodat de rij en de hand overblijven.

# Klaar te leggen

outset-cards = Iedereen: { $stack } kaarten in de stapel, { $row } in de rij, { $hand } in de hand.
outset-cards-of = { $players }: { $stack } kaarten in de stapel, { $row } in de rij, { $hand } in de hand.
outset-redeal = Wie open kaarten heeft die samen { $n } of meer zijn, mag opnieuw delen.
outset-boxes = Er zijn { $n } dozen nodig.

# Te doen voor de volgende ronde

do-stack = { $player }: vanaf nu { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in de stapel.
do-leave = { $player } is gediskwalificeerd en verlaat de partij; de punten vervallen.

# Cards before a camera

spot-field = vak { $name }
deed-card-off = Neem deze kaart weer weg.
