# Wat over een gelegd stuk of een moment wordt gezegd: één tekst per sleutel van de regels, klein en met streepjes
# (BG-PLACE-2.card wordt bg-place-2-card). Velden heten r3c4. Een zin begint met een hoofdletter, wat er ook eerst
# wordt ingevuld.

## Kaartspel en dobbelspel: wat `referee legal` en `referee score` zeggen.

item-centre = { $n } in het midden
item-stack = 2 × { $n } in de stapel
item-wrong = { $n } fout gelegd
item-aborted = de ronde is afgebroken
item-disqualified = gediskwalificeerd

card-legal = { $card } mag daar liggen.
card-row = { $card } mag in de rij.
card-pile = Elke kaart van deze stapel ligt goed.
card-place = Elke kaart van deze plek in de rij ligt goed.
card-source = { $card } is niet open: alleen kaarten van de rij, de bovenste van de Ligretto-stapel en de bovenste van de aflegstapel mogen worden gelegd.
card-start = Een stapel begint met een 1; { $card } kan niet alleen liggen.
card-onto = { $card } mag niet op { $card2 } liggen: daar is { $needed } nodig.
card-complete = { $card2 } maakt de stapel af; { $card } kan niet volgen.
card-one-onto = { $card } ligt op { $card2 }. Een 1 mag overal in het midden liggen; jullie tafel beslist of dat ook op andere kaarten mag.
card-ten = { $card } maakt de stapel af en moet gedekt liggen.
card-face-up = { $card } moet open liggen; alleen een 10 wordt gedekt gelegd.
card-gap = Een lege plek in de rij wordt gevuld met de bovenste van de Ligretto-stapel; { $card } komt ergens anders vandaan.
card-one-card = Op een plek van de rij past één kaart; { $card } kan niet op een andere liggen.
card-no-store = Rijen als tussenopslag zijn niet afgesproken: { $card } kan niet op een kaart van de rij liggen.
card-store-source = { $card } moet van de stapel of boven van de aflegstapel komen om op een kaart van de rij te gaan.
card-store-hand = { $card } komt rechtstreeks uit de hand op een kaart van de rij. De spelregels noemen de hand; jullie tafel beslist of alleen de bovenste van de aflegstapel bedoeld is.
card-descend = { $card } mag in de rij niet op { $card2 } liggen: de volgorde is aflopend.
card-descend-one = { $card } mag in de rij niet op { $card2 } liggen: bij jullie is het getal precies één lager.
card-same-colour = { $card } mag in de rij niet op { $card2 } liggen: ze hebben dezelfde kleur.
card-turned =
    { $n ->
        [one] Er is { $n } kaart omgedraaid, zoals de regels het zeggen.
       *[other] Er zijn { $n } kaarten omgedraaid, zoals de regels het zeggen.
    }
card-turn =
    { $n ->
        [one] Er is { $n } kaart omgedraaid; hier zijn het er altijd { $packet }.
       *[other] Er zijn { $n } kaarten omgedraaid; hier zijn het er altijd { $packet }.
    }
card-turn-more =
    { $n ->
        [one] Er is { $n } kaart omgedraaid; minder dan { $packet } mag alleen direct na het opnemen van de aflegstapel.
       *[other] Er zijn { $n } kaarten omgedraaid; minder dan { $packet } mag alleen direct na het opnemen van de aflegstapel.
    }
card-taken-up = De aflegstapel wordt de hand.
card-take-up =
    { $n ->
        [one] De hand heeft nog { $n } kaart; de aflegstapel wordt opgenomen als ze op is.
       *[other] De hand heeft nog { $n } kaarten; de aflegstapel wordt opgenomen als ze op zijn.
    }
card-not-shuffled = De aflegstapel is niet geschud; dat moet wel, kort.
card-shuffled = De aflegstapel is geschud. Hij hoort te worden opgenomen zoals hij ligt, maar niets verbiedt het: jullie tafel beslist.
card-stop = De stapel is leeg: de roep telt.
card-stop-void =
    { $n ->
        [one] De stapel heeft nog { $n } kaart: de roep telt niet en het spel gaat door.
       *[other] De stapel heeft nog { $n } kaarten: de roep telt niet en het spel gaat door.
    }
card-after-stop = Na de stoproep mag niets meer worden gelegd.
card-turned-after-stop = Na de stop-roep mag er niets meer worden omgedraaid of opgenomen.
card-not-in-hand = Na de stop-roep mag alleen nog een kaart worden gelegd die al in de hand is, en alleen in het midden.

## Wat de scheidsrechter zegt over een kaarttafel voor de camera.

card-round-start = De rijen liggen; de ronde is begonnen.
card-removed = { $player } heeft { $card } uit het midden genomen.
card-removed-wrong = { $player } heeft { $card } teruggenomen; wat eraan fout was, is afgehandeld.
card-row-back = { $player } heeft { $card } weer uit de rij genomen; dat is afgehandeld.
card-owner = { $card } is gelegd door { $player }.
card-slid = { $card } is van de stapel gegleden of rechtgelegd; niemand heeft die gelegd.
card-knocked = Een stapel is omgestoten: de kaarten liggen los. Hij wordt hersteld terwijl het spel doorgaat.
card-reread = Die kaart is { $card }; ze ligt goed.
card-turned-down = { $card } is omgedraaid.
card-unsure = { $card } is niet zeker genoeg gezien om iemand te beschuldigen.
card-unread = Er kwam een kaart bij die niet te lezen was.
card-on-unread = { $card } ligt op een kaart die niet te lezen was.
card-lies-down = Er ligt een kaart gesloten op de stapel; welke, is niet te zien.
card-ten-down = Op { $card2 } ligt een kaart gesloten; hier ligt een 10 open.
card-between = { $card } moet intussen gelegd zijn; niemand zag het.
card-jump =
    { $n ->
        [one] { $card } ligt daar, en { $n } kaart die eronder hoort, is niet gezien. Die kan intussen gelegd zijn.
       *[other] { $card } ligt daar, en { $n } kaarten die eronder horen, zijn niet gezien. Die kunnen intussen gelegd zijn.
    }
card-beside = { $card } ligt naast een stapel waarop die past: misschien was die daarvoor bedoeld of is die eraf gegleden.
card-row-unseen = { $card } ligt in de rij; waar die vandaan kwam, is niet gezien.
card-row-size = { $player } heeft aan het begin { $n } kaarten in de rij; hier zijn het er { $row }.
card-redeal = { $player } toont kaarten die samen { $n } zijn en mag opnieuw delen.
card-stack-empty = De Ligretto-stapel van { $player } is leeg.
card-stop-early = { $player } riep stop, maar de Ligretto-stapel heeft nog kaarten: de roep geldt niet en het spel gaat door.
card-perhaps-in-hand = { $card } is na de stoproep gelegd; misschien was die al in een hand.
card-perhaps-in-time = { $card } is rond de tijd van de stoproep gelegd.
card-contest-first = { $player } was eerst, voor zover de beelden het laten zien.
card-contest-lower = De kaart van { $player } ligt lager; wie eerst was, is niet te zien.
card-contest-one = Daar is maar van één kaart gezien dat die gelegd werd.
card-contest-open = Beide kaarten kwamen tussen twee beelden: wie eerst was, is niet te zien.
card-score-seats = Van niemand zijn kaarten gezien.
card-score-wrong = Een kaart in het midden ligt fout of is onduidelijk.
card-score-owners = Niet van elke kaart in het midden is bekend wie die legde; tel op de achterkanten.
card-score-stacks = Hoeveel kaarten er nog in de stapels zijn, is niet bekend; tel ze.
card-checked = { $n } stapels liggen in het midden; { $k } bovenste kaarten zijn niet te lezen.
