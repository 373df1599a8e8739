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

# Geteld na de stop

cards-live-count-open = De kaarten van { $owners } zijn niet zeker: strijk ze verder uiteen, elk een vinger breed van de volgende, of typ het aantal.
cards-live-count-stacks = Wat over is van de stapel van { $owners } was niet te zien: leg het in een eigen rij naast de hoop, of typ het aantal.
cards-live-count-sum-tops = De hopen kloppen niet met de stapels in het midden. De hoop van { $owners } is het minst zeker: strijk die verder uiteen, of typ het aantal.
cards-live-count-many = { $owners } zou meer kaarten hebben dan er zijn: strijk hoop en stapel verder uiteen, of typ de aantallen.
cards-live-count-no-tops = Niet elke stapel in het midden was bij de stop te lezen, dus niets bewijst de hopen: kijk of de aantallen kloppen.
cards-live-count-otherwise = De kaarten van { $owners } zijn op twee manieren geteld: strijk ze verder uiteen, of typ het aantal.
cards-live-count-typed = Jullie telden { $sum } kaarten in het midden, de stapels in het midden geven er { $tops }: tel nog eens, of ga door als jullie zeker zijn.
said-correct-card = Een kaart is rechtgezet.
said-contest = De tafel heeft beslist: { $player } was eerst.
said-contest-nobody = De tafel laat open wie eerst was.
contest-none = in dit spel is niets betwist
contest-unseen = Geen camera heeft dit moment gezien.
