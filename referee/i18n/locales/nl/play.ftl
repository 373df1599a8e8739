# Wat mensen aan tafel te horen krijgen: wie wat moet doen, wat telt, wat klaar te leggen en te doen is.

somebody = iemand
somebody-alone = Iemand
seat-solid = Rand enkel
seat-double = Rand dubbel
seat-dashed = Rand gestreept
seat-dotted = Rand gestippeld
seat-p1 = Speler 1
seat-p2 = Speler 2
seat-p3 = Speler 3
seat-p4 = Speler 4
seat-p5 = Speler 5
seat-p6 = Speler 6
seat-p7 = Speler 7
seat-p8 = Speler 8
seat-p9 = Speler 9
seat-p10 = Speler 10
seat-p11 = Speler 11
seat-p12 = Speler 12

# Wat te doen is: na de naam van wie het moet doen

deed-card-back = Neem deze kaart terug.
deed-joker-back = Neem deze joker terug.
deed-token = Zet de steen goed.
deed-look = Kijk hier even.
deed-decide = Jullie beslissen.
deed-done = { $player } heeft het rechtgezet.

# Wat een bevinding met de score doet

effect-put-right = Rechtgezet: geen gevolg voor de score.
effect-undecided = Nog te beslissen: tot dan is er geen score.
effect-allowed = Het heeft geen gevolg voor de score.
effect-counts = Blijft het zo, dan telt het als fout. { $cost }
effect-nobody = Het zou een fout zijn, maar niemand weet van wie. Zeg dat eerst.
cost-last = { $player } komt deze ronde op de laatste plaats.
cost-no-points = { $player } krijgt deze ronde geen punten.
answer-allowed = Telt niet
answer-mistake = Telt als fout
answer-undecided = Vraag het aan het einde
answer-undecided-effect = Het spel gaat door; voor de score moet het beslist zijn.
effect-none = Verdwijnt vanzelf zodra het is rechtgezet. Blijft het zo, dan heeft het bij jullie geen gevolg voor de score.
effect-none-now = Het heeft bij jullie geen gevolg voor de score.
effect-unclear = Niemand wordt beschuldigd. Het telt alleen als jullie het zeggen.

# Tellen

count-left = Kaarten over
count-jokers = Jokers gebruikt
count-mistake = Fout op het spelplan
count-declined = Ziet af van kaarten op het bordje
count-centre = Kaarten in het midden
count-stack = Over in de eigen stapel
count-row = In de rij
count-hand = In de hand
count-discard = Omgedraaid
count-wrong = Fout gelegd
count-dice-left = Dobbelstenen over
count-missing = De telling van { $players } ontbreekt.
count-dice-caller = { $player } riep stop, maar heeft nog dobbelstenen; dan telt de roep niet.
count-dice-more = { $player } heeft { $n } dobbelstenen over, maar trok er maar { $most }. Tel opnieuw.
count-caller-left = { $player } riep stop, maar heeft nog { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}; dan telt de roep niet.
count-caller-stack = { $player } riep stop, maar heeft nog { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in de stapel; dan telt de roep niet.
count-declined-not = Bij jullie kan niemand afzien van kaarten op het bordje.
count-stack-more = { $player } heeft { $n } kaarten over in een stapel die met { $most } begon. Tel opnieuw.
count-sum = { $player } heeft zo geteld { $n } kaarten, maar een speler heeft er { $cards }. Tel opnieuw.
count-wrong-more = { $player } heeft minder kaarten in het midden dan de { $n } die er fout liggen. Tel opnieuw.
flag-aborted = De ronde is afgebroken
flag-disqualified = Gediskwalificeerd
flag-stays = Twee kaarten kwamen tegelijk: beide blijven en tellen

# Wat in een partij wordt meegebracht

refused-dice = Afgesproken zijn { $n } dobbelstenen; alle spelers samen delen ze alle { $dice }.
refused-double = Twee sets per speler is voor twee spelers.
refused-stack = Een stapel heeft hoogstens { $n } kaarten, zodat de rij en de hand overblijven.

# Klaar te leggen

outset-sections = { $n } spelplandelen, neergelegd zoals jullie willen.
outset-tokens = { $n } stenen ergens op het spelplan.
outset-hand = { $player } speelt met { $n } kaarten; { $aside ->
    [one] 1 ligt
   *[other] { $aside } liggen
} op het bordje.
outset-cards = Iedereen: { $stack } kaarten in de stapel, { $row } in de rij, { $hand } in de hand.
outset-cards-of = { $players }: { $stack } kaarten in de stapel, { $row } in de rij, { $hand } in de hand.
outset-redeal = Wie open kaarten heeft die samen { $n } of meer zijn, mag opnieuw delen.
outset-boxes = Er zijn { $n } dozen nodig.
outset-dice = Iedereen trekt { $n } dobbelstenen uit het zakje.
outset-dice-one = { $player } trekt { $n } dobbelstenen uit het zakje.

# Te doen voor de volgende ronde

do-chips = { $player }: neem { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
do-aside = { $player }: leg { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} op je bordje.
do-remove = Iedereen heeft kaarten op het bordje: ieder neemt { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} terug.
do-hand = { $player } speelt met { $n } kaarten.
do-stack = { $player }: vanaf nu { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in de stapel.
do-leave = { $player } is gediskwalificeerd en verlaat de partij; de punten vervallen.
do-dice = Alle dobbelstenen gaan in het zakje; iedereen trekt opnieuw.

# Waar de punten vandaan komen

why-board-mistake = Een eigen kaart telt als fout; { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} over.
why-board-excluded = Een eigen kaart telt als fout: geen deel aan deze score; { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} over.
why-board-most = Meeste kaarten gelegd: { $n }.
why-board-fewest = Minste kaarten over van de anderen: { $n }.
why-board-caller = Alle kaarten gelegd en stop geroepen.
why-board-left = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} over, { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
} gebruikt.
why-dice-caller = { $n ->
    [one] 1 dobbelsteen van de anderen: een punt.
   *[other] { $n } dobbelstenen van de anderen: elk een punt.
}
why-dice-left = { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
} over: elk een minpunt.

# Waarom, in gewone woorden: wat mensen zien, geen coördinaten (na „why-” komt de sleutel van het oordeel)

why-bg-place-1 = Ze ligt niet op twee velden naast elkaar.
why-bg-place-2 = Er ligt een ander stuk onder.
why-bg-place-2-card = Er ligt een stuk van { $player2 } onder.
why-bg-place-2-joker = Er ligt een stuk van { $player2 } onder.
why-bg-place-2-token = Er staat een steen; het veld is niet vrij.
why-bg-place-3 = Verkeerde kleur: kaart { $x }, veld { $y }.
why-bg-place-4 = Er wordt geen steen aangeraakt.
why-bg-place-4-other = De steen erop kwam van een veld dat deze kaart niet raakt.
why-bg-place-5 = De steen wordt alleen met een hoek geraakt.
why-bg-place-6 = Goede kleuren, maar omgedraaid. Telt dat bij jullie?
why-bg-place-6-mistake = Goede kleuren, maar omgedraaid: bij jullie is dat een fout.
why-bg-token-1 = De steen is niet op de nieuwe kaart gezet.
why-bg-token-2 = De steen hoort op de andere helft van de kaart: { $colour }.
why-bg-token-3 = Er is meer dan één steen verplaatst.
why-bg-token-3-other = Er is een steen verplaatst die niets met deze kaart te maken heeft.
why-bg-token-3-alone = Er is een steen verplaatst zonder dat er een kaart is gelegd. Zet hem terug.
why-bg-dead-5 = { $player } heeft een steen ingesloten en moet die eerst bevrijden.
why-bg-dead-5-by = Alleen { $player1 }, die de steen insloot, mag hem bevrijden.
why-bg-dead-6 = De steen was niet geblokkeerd; dan mag een kaart niet zomaar ergens.
why-bg-joker-1 = Een joker hoort op een vrij veld naast een steen.
why-bg-joker-2 = De steen hoort op de joker.
why-bg-joker-3 = De joker ernaast is van { $player1 }. Alleen { $player1 } mag daar aanleggen.
why-bg-joker-4 = Na de joker moet meteen een kaart volgen, vóór al het andere.
why-bg-end-2 = Na de stoproep gelegd: dat telt niet.
why-bg-end-2-in-flight = Na de stoproep gelegd. Was de kaart al in de hand?
why-bg-play-1 = Vóór de startroep gelegd.

# Wat er gebeurde, naar wat mensen zien: voor het logboek en het verloop

seen-legal-card = { $player } legde een kaart in { $x } en { $y }.
seen-legal-release = { $player } legde een kaart in { $x } en { $y } en bevrijdde een steen.
seen-legal-joker = { $player } legde een joker.
seen-verdict = { $player }: { $why }

# Wat mensen zeiden, voor het logboek en de balk die ongedaan maken aanbiedt

said-round-start = De ronde begon.
said-stop = Er werd stop geroepen.
said-stop-by = { $player } riep stop.
said-call = { $player } riep stop.
said-call-stalemate = Niemand kan nog aanleggen.
said-resume = De stop was een vergissing; er wordt doorgespeeld.
said-pause = Het spel ligt stil.
said-go-on = Het spel gaat verder.
said-unstart = De ronde was nog niet begonnen.
said-overrule-mistake = Beslist: het telt als fout.
said-overrule-allowed = Beslist: het telt niet.
said-overrule-undecided = Uitgesteld: aan het einde wordt beslist.
said-overrule-open = De beslissing is teruggenomen.
said-owner = Het stuk is van { $player }.
said-count = { $player } telde: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = ja
said-no = nee
said-correct-owner = Een stuk is van { $player }.
said-correct-colours = Een kaart toont { $x } en { $y }.
said-remove-piece = Een stuk van { $player } ligt er niet.
said-add-card = Een kaart van { $player } was gemist: { $x } en { $y }.
said-add-joker = Een joker van { $player } was gemist.
said-token-at = Een steen staat ergens anders.
said-undo = Ongedaan gemaakt.
said-people-join = Nieuw erbij: { $players }.
said-people-leave = Iemand is gestopt.
said-people-rename = Een naam is verbeterd.
said-people-reseat = Sets zijn geruild.
said-players = De spelers hebben namen.
said-match-end = De partij is beëindigd.
said-match-reopened = De partij gaat verder.

# Wat de camera doet, en wat eraan te doen is

camera-none = Geen camera
camera-starting = De camera start
camera-hint-starting = Haal je handen weg en laat het hele spelplan zien.
camera-waiting = Wacht op de camera
camera-hint-waiting = Om de paar seconden wordt het vanzelf opnieuw geprobeerd.
camera-unlearned = Het spelplan is nog niet bekend
camera-hint-unlearned = Maak het leeg, haal je handen weg en leer het dan.
camera-lost = De camera is weg
camera-hint-lost = Sluit hem weer aan. Speel door; wat gemist is, wordt ingehaald.
camera-idle-lost = Sluit hem weer aan.
camera-hint-phone-away = Speel door; wat gemist is, wordt ingehaald.
camera-idle-phone-away = Open de camerapagina op de telefoon weer.
camera-frozen = Het beeld staat stil
camera-hint-frozen = Speel door. Blijft het zo, kies dan de camera opnieuw.
camera-idle-frozen = Blijft het zo, kies dan de camera opnieuw.
camera-dark = Het is te donker
camera-hint-dark = Haal weg wat voor de camera zit, of maak licht.
camera-damaged = Het beeld is beschadigd
camera-hint-damaged = Speel door; wat gemist is, wordt ingehaald.
camera-idle-damaged = Er wordt niets uit gelezen tot het weer heel is.
camera-resized = Het beeld heeft een andere grootte
camera-hint-resized = Het bord wordt erin gezocht: laat het helemaal zien en haal de handen weg. Wordt het niet gevonden, draai de camera dan terug.
camera-moved = Het spelplan is verschoven
camera-hint-moved = Leg het terug waar het lag, of leer de tafel voor de volgende ronde opnieuw.
camera-hand = Hand boven het spelplan
camera-settling = Er beweegt iets
camera-reading = Leest het spelplan
camera-sure = Camera ziet het spelplan
camera-asks = Camera vraagt iets
camera-paused = Het spel ligt stil
camera-hint-paused = De klok staat stil en er wordt niets beoordeeld. Wat daarna anders ligt, wordt dan bekeken.
camera-ended = De opname is afgelopen
camera-failed = De camera is niet te gebruiken
camera-hint-failed = Kies een andere, of speel zonder.

# Wat de demo uitlegt, per scène

demo-home = De voorbeeldronde begint zo.
demo-ready = Voor een ronde: wie met welke rand speelt. START laat haar beginnen.
demo-play = De camera kijkt van boven mee. Elke kaart, joker en steen die hij ziet, is hier getekend.
demo-incident = Iemand brak een regel: wie, wat te doen is en de foto’s die het bewijzen. Tijdens het spel rechtgezet kost het niets.
demo-question = Hier wordt niemand beschuldigd: de scheidsrechter vraagt, de tafel beslist.
demo-camera = De camera heeft een probleem en zegt welk. Er kan doorgespeeld worden.
demo-stopping = De eerste tik op STOP zette de tijd stil. Tik aan wie er riep.
demo-check = Na de stop: wat telt en wat niet. Elke regel is te openen en te beslissen.
demo-count = De camera heeft voor iedereen geteld. „Alles zoals gezien” neemt zijn aantallen over.
demo-score = De score van de ronde, met de reden bij elke regel.
demo-do-now = Wat iedereen voor de volgende ronde doet.
demo-match-end = Dat was de voorbeeldronde. Een eigen partij begin je op de startpagina.

# Vragen tijdens het spel: van wie stukken zijn
ask-whose-card = { $n ->
    [one] Van wie is deze kaart?
   *[other] Van wie zijn deze { $n } kaarten?
}
ask-whose-joker = { $n ->
    [one] Van wie is deze joker?
   *[other] Van wie zijn deze { $n } jokers?
}
ask-is-it-card = { $n ->
    [one] Is deze kaart van { $player }?
   *[other] Zijn deze { $n } kaarten van { $player }?
}
ask-is-it-joker = { $n ->
    [one] Is deze joker van { $player }?
   *[other] Zijn deze { $n } jokers van { $player }?
}
ask-again = { $n ->
    [one] Echt van { $player }? Dit stuk lijkt op die van { $other }.
   *[other] Echt van { $player }? Deze { $n } stukken lijken op die van { $other }.
}
ask-again-unlike = { $n ->
    [one] Echt van { $player }? Dit stuk lijkt op geen enkel van { $player }.
   *[other] Echt van { $player }? Deze { $n } stukken lijken op geen enkel van { $player }.
}
ask-yes = Ja, van { $player }
said-answer = { $n ->
    [one] Geantwoord: een stuk is van { $player }.
   *[other] Geantwoord: { $n } stukken zijn van { $player }.
}
said-not-sure = Geantwoord: niemand weet het zeker.
said-forget = Een voorbeeld is vergeten.
