# Wat mensen te horen krijgen: opdrachten die nu geen zin hebben, partijbestanden, mensen en rondes, scores.

audit-no-rest = in { $name } komt nooit iets tot rust; geef een beeld van het spelplan aan het einde van de ronde
audit-start-unusable = het beginbeeld is niet te gebruiken: { $why }. Geef er een van vóór de eerste kaart, met de stenen op het spelplan, of geen
command-unknown = er is geen opdracht { $name }; er zijn { $commands }
desk-learn-first = leer eerst het lege spelplan
desk-no-picture = er is nog geen beeld van een camera; kies eerst een camera
desk-learn-before = het spelplan wordt vóór een ronde geleerd, zolang het leeg is
sample-not-installed = de voorbeeldronde is hier niet geïnstalleerd
desk-no-pause = alleen een opname kan worden gepauzeerd
doctor-model = het model { $name } is dat van zijn lijst
doctor-no-picture = { $name } gaf geen beeld; controleer de camera, of noem een andere bron
game-no-final-check = voor het spel { $game } is er geen laatste controle van een beeld
hub-host-only = dat kan alleen de gastheer
hub-host-undo = wie meespeelt verandert de gastheer, en alleen hij neemt het terug
hub-other-match = alleen de gastheer kan een partij veranderen die niet bezig is
hub-no-camera = hier is geen camera te gebruiken
hub-no-match = er loopt geen partij; begin er een, of ga verder met een eerdere
match-file-missing = er is geen partijbestand { $path }
match-file-unreadable = { $path } is niet te lezen: { $why }
match-file-no-toml = { $path } is geen TOML-bestand: { $why }
match-stop-before-start = round.stop: { $stop } s is vóór round.start, { $start } s
match-players = players: dit spel is voor { $fewest } tot { $most } spelers; er zijn er { $n } genoemd
match-name-twice = players.{ $seat }: { $name } is al van een andere speler; geef ieder een eigen naam
match-nobody-plays = { $key }: niemand speelt met { $seat }; de spelers zijn { $players }
score-no-caller = niemand heeft nog gezegd wie stop riep
score-undecided = er is nog niet beslist over wat op { $place } ligt
score-unread = op { $squares } is niet te lezen van wie het stuk is
score-asks-call = aan tafel is nog niet gezegd of de kaart op { $squares } bij de stoproep in de hand was
score-unread-placed = op { $squares } is niet te lezen of de kaart goed ligt
score-perhaps-back = niemand heeft gezien of de kaart op { $squares } vóór de stoproep is teruggenomen
score-perhaps-not-there = niemand heeft gezien of het stuk op { $squares } er bij de stoproep lag
score-too-few = er waren stukken van minder dan twee spelers te zien
score-no-stop = er is geen stoproep bekend, en niet precies één speler heeft alle kaarten gelegd
play-no-round = deze partij heeft geen ronde { $number }; ze heeft er { $last }
play-other-round = ronde { $round } wordt niet gespeeld; het is ronde { $current }
play-changed = de partij is veranderd terwijl de ronde opnieuw beoordeeld werd; er is niets verbeterd, zeg het nog een keer
stale-match = er ligt intussen een andere partij op tafel: er is niets opgeschreven. Dit scherm toont haar vanaf nu
stale-no-match = de partij die dit scherm toonde ligt niet meer op tafel: er is niets opgeschreven
stale-round = ronde { $now } is intussen bezig, en dit was bedoeld voor ronde { $round }: er is niets opgeschreven
stale-went-on = deze partij ging verder sinds dit scherm haar toonde: er is niets gedaan. Kijk nog eens
stale-said = intussen is gezegd: “{ $what }” Daarom is er niets opgeschreven; kijk nog eens
stale-something = intussen is er iets anders over gezegd: er is niets opgeschreven; kijk nog eens
stale-count = { $name } heeft intussen { $now }, daarom is { $wanted } niet opgeschreven; kijk nog eens
stale-setting = camera of bord zijn veranderd sinds dit beeld: er is niets van geleerd. Kijk nog eens
play-not-begun = deze ronde is nog niet begonnen
play-stop-first = roep eerst stop, dan kan de volgende ronde
play-not-scored = deze ronde heeft nog geen score: { $problem }
play-no-match = er loopt geen partij
question-unknown = { $kind } is over dit spel niet te vragen
question-no-game = er is geen spel { $game }; er zijn { $games }
recording-not-mp4 = { $path } is niet als video te schrijven; noem een bestand dat op .mp4 eindigt
film-not-watched = Geen camera zag deze ronde; er is niets om een film van te maken.
film-no-pictures = Van deze ronde zijn geen beelden bewaard; er kan geen film van zijn.
film-file-gone = De opname { $name } is niet meer waar ze was; er kan geen film van zijn.
film-disk-full = De schijf is bijna vol: maak ruimte, en vraag de film dan opnieuw.
film-broken = De film kon niet worden gemaakt: { $why }

roster-name-too-long = de naam { $name }… is te lang; gebruik hoogstens { $most } letters
roster-players = dit spel is voor { $fewest } tot { $most } spelers
roster-no-seat = dat is er niet: { $word } { $seat }; er zijn { $known }
roster-same-seat = twee spelers hebben dezelfde { $word }; geef ieder een eigen
roster-same-name = twee spelers heten hetzelfde; maak de namen verschillend
roster-nobody = in deze partij is er niemand met nummer { $person }
round-begun = de ronde is al begonnen
round-not-begun = de ronde is nog niet begonnen
round-stopped = de ronde is al gestopt
round-no-stop = niemand heeft nog stop geroepen
round-end-unknown = een ronde eindigt als { $ends }, niet als { $end }
round-no-caller = zeg wie stop riep
round-not-stopped = de ronde is niet gestopt
round-no-finding = in deze ronde is er geen bevinding { $finding }
round-count-early = er wordt geteld zodra iemand stop heeft geroepen
round-not-counted = { $name } wordt in dit spel niet geteld; geteld worden { $counted }
round-count-range = { $name } is een getal van { $least } tot { $most }
round-no-flag = { $flag } is van een ronde van dit spel niet te zeggen
piece-say-what = zeg van wie het stuk is, of wat het toont
piece-joker-colours = een joker toont geen kleuren
piece-squares = een kaart ligt op twee velden en toont twee kleuren; een joker ligt op één veld en toont er geen
piece-side-by-side = de twee velden van een kaart liggen naast elkaar
piece-known = daar ligt al een bekend stuk; verbeter dat
token-say-where = zeg waar de steen staat, of waar er geen staat
token-unknown = op { $square } is geen steen bekend
token-known = op { $square } is al een steen bekend
undo-nothing = er is niets ongedaan te maken
undo-not = gebeurtenis { $event } is niet ongedaan te maken
round-nobody-plays = niemand speelt met: { $word } { $seat }; er zijn { $known }
piece-unknown = op het spelplan is er geen stuk { $n }
board-no-square = het spelplan heeft geen veld op { $square }
board-no-colour = het spelplan heeft de kleur { $colour } niet; het heeft { $known }
session-other-size = { $name } is { $width }x{ $height }, de tafel is geleerd met { $learned_width }x{ $learned_height }; neem de camera en instelling van toen, of roep `referee learn` opnieuw aan
roster-left = { $name } is al gestopt
roster-left-join = { $name } is gestopt; laat de naam opnieuw meedoen
roster-this-player = deze speler
audit-not-bare = er liggen kaarten of jokers op het spelplan
audit-no-token = er is geen steen te zien
doctor-rate = { $n } beelden per seconde
doctor-rate-low = { $n } beelden per seconde, nodig zijn { $needed }: meer licht (in het donker worden camera’s traag), kleinere beelden, of een betere kabel of netwerk
doctor-whole = de beelden komen heel aan
doctor-damaged = { $damaged } van { $seen } beelden zijn beschadigd, delen gingen onderweg verloren: neem een kabel of kom dichter bij het netwerk, en laat de camera elke seconde een sleutelbeeld sturen
doctor-rest = de tafel is in rust
doctor-no-rest = het beeld komt nooit tot rust: haal de handen van de tafel; raakt niemand hem aan, dan trilt de camera, flikkert een lamp, of beweegt een doek
doctor-source = { $name } geeft beelden van { $width }x{ $height }
doctor-source-narrow = { $name } geeft beelden van { $width }x{ $height }; fijner zou helpen
doctor-pictures-both = van { $total } beelden hebben er { $others } een andere maat dan het eerste, en { $unread } zijn niet te lezen: die zouden worden overgeslagen; neem ze allemaal met één camera en instelling
doctor-pictures-others = van { $total } beelden hebben er { $others } een andere maat dan het eerste: die zouden worden overgeslagen; neem ze allemaal met één camera en instelling
doctor-pictures-unread = van { $total } beelden zijn er { $unread } niet te lezen: die zouden worden overgeslagen; neem ze allemaal met één camera en instelling
doctor-pictures = { $total } beelden op volgorde van hun namen, { $apart } s uit elkaar
doctor-pictures-far = { $total } beelden op volgorde van hun namen, { $apart } s uit elkaar, langer dan een hand blijft; wat daartussen gebeurde, belast niemand
doctor-pictures-untimed = { $total } beelden op volgorde van hun namen, niemand weet hoe ver uit elkaar: --interval zegt het; wat daartussen gebeurde, belast niemand
match-not-brought = in een partij van dit spel wordt geen { $name } meegebracht
match-brings-too-many = { $name } van { $seat }: hoogstens { $most } { $what }
match-none = hier is er geen partij { $number }
match-damaged = partij { $number } is beschadigd en niet te tonen ({ $why }); ze kan nog wel als JSON worden bewaard, en verwijderd
match-none-again = er is geen partij om opnieuw te spelen
match-no-round = partij { $number } heeft geen ronde { $which }
match-file-no-text = het bestand is geen tekst; neem er een die als JSON of JSONL is bewaard
match-file-no-match = het bestand is geen partij die af te spelen is ({ $why })
relay-standard-input = beelden van de standaardinvoer komen maar één keer; noem een geleerde tafel met --table
relay-bug = De scheidsrechter struikelde over een eigen fout; in zijn terminal staat meer.
relay-no-board = { $source } toont aan het begin niet het lege spelplan ({ $why }); leer het met `referee learn` van een beeld, en noem het met --table
relay-not-encoded = een beeld van de bron was niet voor de pagina klaar te maken
sample-not-installed-simulate = de voorbeeldronde is hier niet geïnstalleerd; `referee simulate` maakt een andere
web-needs-script = De pagina heeft JavaScript nodig. De opdracht referee watch geeft ook resultaten.
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
command-most = { $field }: hoogstens { $n }
command-least = { $field }: minstens { $n }
command-long = { $field }: hoogstens { $n } tekens
command-wrong = { $name } neemt dit niet in { $field }: { $why }
spot-square = rij { $row }, kolom { $column }
spot-in-row = rij { $row }, kolommen { $a } en { $b }
spot-in-column = rijen { $a } en { $b }, kolom { $column }
spot-row = rijen { $row }
spot-to-row = { $row }, kolom { $column }
answer-over = deze vraag staat niet meer open; kijk nog eens
