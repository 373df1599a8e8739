# Wat er misgaat met beelden, het geleerde spelplan, de netwerken en geleerde stukken, en wat te veranderen is.

image-not-colour = er is een kleurenbeeld nodig, geen reeks van vorm { $shape }
image-other-size = het beeld is { $width }x{ $height }, de tafel is geleerd met { $learned_width }x{ $learned_height }: neem dezelfde camera en instelling, of leer opnieuw
learn-no-picture = er is geen beeld gegeven; neem er een van het lege spelplan
learn-sizes-differ = de beelden verschillen in maat; neem ze allemaal met dezelfde camera en instelling
learn-grid-without-corners = --grid heeft --corners nodig: geef ook de vier buitenhoeken van het raster
learn-four-corners = --corners heeft vier punten x,y nodig, op volgorde rond het spelplan
learn-tells-squares = zoekt de vakken van het spelplan
learn-tells-cloth = laat een geruit tafelkleed weg en zoekt opnieuw
learn-tells-again = zoekt opnieuw, zonder wat op de vakken is gedrukt
learn-tells-colours = onderscheidt de kleuren
learn-tells-bare = kijkt of er niets op het spelplan ligt
learn-no-board = er is geen spelplan gevonden: toon het hele lege spelplan van boven, in gelijkmatig licht; ligt het er, geef dan zijn buitenhoeken met --corners
learn-part-made-out = maar een deel van het spelplan was te onderscheiden: geef het gelijkmatig licht zonder glans, of hang de camera hoger; helpt dat niet, geef dan zijn buitenhoeken met --corners
learn-board-outside = een deel van het spelplan valt buiten beeld; zet de camera verder weg tot alles te zien is
learn-no-grid = --grid { $rows }x{ $cols } is geen spelplan; geef RIJENxKOLOMMEN van 2x2 tot 40x40
learn-corners-outside = de gegeven hoeken vallen buiten beeld; geef de buitenhoeken van het raster opnieuw
learn-grid-outside = een deel van het gegeven raster valt buiten beeld; toon het hele spelplan
learn-grid-unseen = tussen de gegeven hoeken is geen raster van { $rows }x{ $cols } velden te zien; controleer beide
learn-not-stored = het beeld was niet met de tafel te bewaren
teach-moved = het spelplan ligt op dit beeld niet waar het is geleerd: neem het met camera en spelplan zoals ze waren, het meeste onbedekt, of leer de tafel opnieuw
teach-not-stored = een close-up van een stuk was niet te bewaren; neem het beeld opnieuw
teach-no-picture = er is geen beeld gegeven; neem er een van het spelplan met de stukken erop
teach-lists = er zijn { $images } beelden en { $lists } lijsten van stukken: geef één lijst per beeld
teach-all-covered = er was niets te leren, want stenen of handen bedekken elk genoemd stuk: haal ze weg en neem het beeld opnieuw
teach-left-out = { $piece } is overgeslagen: er staat iets op of voor
teach-half-unclear = { $piece }: alleen de helft op { $square } is geleerd, want hoe de kaart ligt, is niet duidelijk; wijs het midden van de kaart aan
teach-half-covered = { $piece }: alleen de helft op { $square } is geleerd, want iets bedekt de andere
pieces-missing = er is geen bestand { $path }; schrijf er een zoals { "{" }"cards": [{ "{" }"owner": "solid", "at": [x, y]{ "}" }], "jokers": [], "tokens": []{ "}" }
pieces-no-json = { $path } is niet als JSON te lezen ({ $why }); zie docs/file-formats.md
pieces-told = { $what }; een stuk schrijf je als { "{" }"owner": "solid", "at": [x, y]{ "}" }
pieces-none = er is geen stuk genoemd; noem minstens één kaart, joker of steen
teach-outside = { $piece } valt buiten het beeld, dat { $width }x{ $height } groot is: geef een pixel van het beeld waarvan geleerd wordt
teach-off-board = { $piece } ligt op geen veld van het spelplan: wijs het midden van een stuk op het spelplan aan
teach-bare = { $piece } wijst naar { $square }, en daar ligt niets: wijs het midden van het stuk aan
teach-twice = { $place } kan niet { $first } en { $second } zijn: laat er een weg
teach-colour-hidden = { $piece } wijst { $square } aan, waar geen kleur te lezen is: wijs een leeg veld aan
teach-colour-twice = { $first } en { $second } spreken elkaar tegen: een kleur heeft één naam, laat er een weg
teach-no-half = { $piece } ligt op { $square }, maar geen veld ernaast draagt de andere helft: noem een joker onder jokers, of wijs het midden van de kaart aan
teach-half-taken = { $piece } vindt naast { $square } geen veld voor de andere helft dat geen ander genoemd stuk heeft: laat weg wat dubbel genoemd is

## Stukken die iemand noemde, als delen van zinnen

lack-one-card = pas één kaart met rand { $owner }
lack-no-card = geen kaart met rand { $owner }
lack-no-joker = geen joker met rand { $owner }
lack-no-token = geen steen
named-colour = de kleur { $name } op { $at }
named-card = de kaart van { $owner } op { $at }
named-joker = de joker van { $owner } op { $at }
named-token = de steen op { $at }
taught-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
taught-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
taught-tokens =
    { $n ->
        [one] { $n } steen
       *[other] { $n } stenen
    }

## Het zicht op het spelplan: wat te zien was, en wat te veranderen is

view-size = de velden zijn { $n } pixels breed
view-size-needed = nodig zijn er { $n } om te lezen van wie welke kaart is: zet de camera dichterbij, of neem een fijnere instelling
view-angle = de camera kijkt met { $n } graden op de tafel
view-angle-needed = nodig zijn er { $n }: hang hem hoger, zodat stukken elkaar niet bedekken
view-soft = randen zijn over { $share } % van een veld zacht
view-soft-needed = hoogstens { $share } % is te lezen: stel scherp op het spelplan, veeg de lens schoon, houd de camera stil
view-grain = de korrel van het beeld is { $n } grijswaarden
view-grain-needed = hoogstens { $n } is te lezen: meer licht op de tafel
view-pale = de kleuren van het spelplan liggen { $distance } uit elkaar
view-pale-needed = nodig is { $distance }: er spiegelt iets fels in het spelplan (een raam, een lamp); verplaats dat of de camera, of doe het gordijn dicht
view-dark = het beeld is te donker: meer licht op de tafel
view-burnt = { $share } % van het spelplan is overbelicht: minder licht, of een donkerder belichting van de camera
view-lit = het licht is goed
view-grey = het beeld is zwart-wit: meer licht op de tafel, of zet de nacht- of grijsstand van de camera uit
view-no-sections = de { $n } gevonden velden zijn geen hele spelplandelen: zorg dat het hele spelplan te zien is, in gelijkmatig licht, zonder verschoven deel
board-moved = het spelplan ligt niet waar het is geleerd: leg het terug, maak het vrij, of leer de tafel opnieuw
board-in-view = het hele spelplan is in beeld, { $n } velden
board-other-colours = het spelplan heeft andere kleuren dan het geleerde: leer de tafel opnieuw
board-off-squares = er ligt iets op dit veld, maar niet als kaart op twee velden
view-both = { $seen }, { $change }
view-glare = een deel van het spelplan verdwijnt in glans: verplaats de lamp of de camera
view-no-glare = geen glansvlek op het spelplan
view-colours-apart = elke twee kleuren van het spelplan zijn te onderscheiden
view-colours-alike = twee kleuren van het spelplan lijken in dit licht bijna gelijk: neem witter, gelijkmatiger licht
view-sections = het spelplan bestaat uit { $n } hele delen
view-sections-unusual = het spelplan bestaat uit { $n } hele delen, gewoonlijk zijn het er { $usual }: heeft dat van jullie er meer, dan was niet alles te zien
view-strange-pieces = zulke stukken kent de lezer niet, dus vraagt hij van wie ze zijn: leer hem die van jullie (`referee teach`, twee kaarten en de joker van elke speler en een steen)
board-bare = het spelplan is leeg geleerd
board-learned-covered = op het beeld waarvan geleerd is: { $covered }
board-of-another-set = dit spelplan heeft andere kleuren dan dat van de getoonde stukken: gebruik de bewaarde stukken van dit spel, of toon ze
board-covered = er ligt iets op het spelplan ({ $squares }): haal alles eraf, leer het dan
board-covered-more = er ligt iets op het spelplan ({ $squares } en nog { $more }): haal alles eraf, leer het dan
model-squares = een lezer van velden
model-tokens = een tweede getuige voor stenen
model-halves = een lezer van helften
model-frames = een lezer van randen
model-detector = een detector
