# Wat mensen aan tafel te horen krijgen: wie wat moet doen, wat telt, wat klaar te leggen en te doen is.

seat-solid = Rand enkel
seat-double = Rand dubbel
seat-dashed = Rand gestreept
seat-dotted = Rand gestippeld

# Wat te doen is: na de naam van wie het moet doen

deed-card-back = Neem deze kaart terug.
deed-joker-back = Neem deze joker terug.
deed-token = Zet de steen goed.

# Wat een bevinding met de score doet

cost-last = { $player } komt deze ronde op de laatste plaats.
cost-no-points = { $player } krijgt deze ronde geen punten.

# Tellen

count-left = Kaarten over
count-jokers = Jokers gebruikt
count-mistake = Fout op het spelplan
count-declined = Ziet af van kaarten op het bordje
count-caller-left = { $player } riep stop, maar heeft nog { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}; dan telt de roep niet.
count-declined-not = Bij jullie kan niemand afzien van kaarten op het bordje.

# Klaar te leggen

outset-sections = { $n } spelplandelen, neergelegd zoals jullie willen.
outset-tokens = { $n } stenen ergens op het spelplan.
outset-hand = { $player } speelt met { $n } kaarten; { $aside ->
    [one] 1 ligt
   *[other] { $aside } liggen
} op het bordje.

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
why-board-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} over.
why-board-left = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} over, { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
} gebruikt.

# Waarom, in gewone woorden: wat mensen zien, geen coördinaten (na „why-” komt de sleutel van het oordeel)

why-bg-place-1 = Ze ligt niet op twee velden naast elkaar.
why-bg-place-2 = Er ligt een ander stuk onder.
why-bg-place-2-card = Er ligt een stuk van { $player2 } onder.
why-bg-place-2-card-own = Er ligt een eigen stuk onder.
why-bg-place-2-joker = Er ligt een stuk van { $player2 } onder.
why-bg-place-2-joker-own = Er ligt een eigen stuk onder.
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

# Wat mensen zeiden, voor het logboek en de balk die ongedaan maken aanbiedt

said-owner = Het stuk is van { $player }.
said-correct-owner = Een stuk is van { $player }.
said-correct-colours = Een kaart toont { $x } en { $y }.
said-remove-piece = Een stuk van { $player } ligt er niet.
said-add-card = Een kaart van { $player } was gemist: { $x } en { $y }.
said-add-joker = Een joker van { $player } was gemist.
said-token-at = Een steen staat ergens anders.

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
