# Wat over een gelegd stuk of een moment wordt gezegd: één tekst per sleutel van de regels, klein en met streepjes
# (BG-PLACE-2.card wordt bg-place-2-card). Velden heten r3c4. Een zin begint met een hoofdletter, wat er ook eerst
# wordt ingevuld.

legal-card = { $player } legde een kaart op { $a }–{ $b }.
legal-release = { $player } legde een kaart op { $a }–{ $b } en bevrijdde een steen.
legal-joker = { $player } legde een joker op { $a }.

given = Dit stuk van { $player } lag er voordat er werd meegekeken.
round-start = De stenen staan; de ronde kan beginnen.
round-called = De ronde begint.
round-given =
    { $n ->
        [one] Vanaf hier wordt meegekeken; er ligt al { $n } stuk.
       *[other] Vanaf hier wordt meegekeken; er liggen al { $n } stukken.
    }
token-followed = De steen volgde het stuk van { $player }.
removed = { $player } nam een stuk terug.
removed-wrong = { $player } nam het stuk terug; wat er fout aan was, is opgelost.
put-right-token = De steen staat nu waar hij hoort; wat fout was, is opgelost.
put-right-back = De steen ging terug naar waar hij vandaan kwam.
identified = Het stuk is van { $player }.
reread-cleared = Beter gezien ligt de kaart van { $player } op de goede kleuren.
reread-lawful = Beter gezien ligt het stuk van { $player } daar volgens de regels.
reread-cards = Er zijn { $n } kaarten met de rand van { $player } geteld, meer dan er zijn: kijk opnieuw, niemand wordt beschuldigd.
reread-design = Dezelfde kaart ({ $x }, { $y }) van { $player } is twee keer gezien: kijk opnieuw, niemand wordt beschuldigd.
overrule-allowed = De spelers hebben beslist: dit geldt als goed.
overrule-mistake = De spelers hebben beslist: dit telt als fout.
overrule-undecided = De spelers hebben nog niet beslist.

legal-here-card = Deze kaart had op { $places } gekund.
legal-here-card-at = Deze kaart had op { $places } gekund, met de steen van { $t }.
legal-here-turned = Omgedraaid past deze kaart op { $a }–{ $b }.
legal-here-turned-or = Omgedraaid past deze kaart op { $a }–{ $b }; ze had ook op { $places } gekund.
legal-here-joker = Een joker had op { $places } gekund.
legal-here-no-card = Deze kaart paste op dat moment nergens; ze gaat op de aflegstapel.
legal-here-no-joker = Op dat moment kon nergens een joker; hij gaat terug naar zijn speler.
legal-here-token = De steen hoort op { $places }.
legal-here-still = De steen had moeten blijven waar hij stond.
legal-here-follow = Naast de joker op { $n } hoort een kaart, vóór al het andere.
legal-here-fits = Een kaart op { $a }–{ $b } toont { $x } op { $a } en { $y } op { $b }. Waar deze kaart verder had gekund, is op één beeld niet te zien.
legal-here-picture = Wat op dat moment vrij was, is op één beeld niet te zien.
legal-here-not-started = Vóór de startroep mag niets worden gelegd.
legal-here-stopped = Na de stoproep mag niets meer worden gelegd.
legal-here-unread = De kaart is niet goed genoeg te lezen om te zeggen waar ze past.
legal-here-unseen = Wat op dat moment op het spelplan lag, was niet te zien.

note-hand = { $seconds } s lang was er een hand boven het spelplan.
note-picture-size = Het beeld heeft nu een andere grootte ({ $width }x{ $height }). Er wordt niets beoordeeld tot het bord erin gevonden is.
note-table-moved = Het spelplan of de camera is verschoven.
note-source-lost = Het beeld is weg.
note-source-back = Het beeld is terug.
note-picture-damaged = Het beeld is beschadigd: tot het weer heel is, wordt niets beoordeeld.
note-picture-back = Het beeld is na { $seconds } s weer heel; wat intussen veranderde, wordt ingehaald.
note-skipped = Een beeld is overgeslagen.
note-truncated = De opname breekt vroegtijdig af.
note-ended = Het beeld kwam niet terug; de opname eindigt hier.

unclear-hidden = Iets verborgens kan het stuk op { $a } verklaren; niemand wordt beschuldigd.
unclear-under = Op { $a } kan een stuk half onder een ander liggen dat nooit helemaal te zien was.
unclear-tokens = De stenen staan niet waar enige verklaring ze heeft; daarom wordt het stuk op { $a } niet beoordeeld.
unclear-confidence = Het stuk op { $a } was niet zeker genoeg te lezen om iemand te beschuldigen.
unclear-several = Meerdere verlopen verklaren het stuk op { $a } en wijzen verschillende spelers aan; niemand wordt beschuldigd.
unclear-disputed = Naast { $a } wordt iets betwist; aan welke steen het stuk is gelegd, is niet te bewijzen.
unclear-resync = Rond het stuk op { $a } gebeurde te veel ongezien; het geldt zoals het ligt.
unclear-joker-owner = Op wiens joker de steen staat, is niet te zien; daarom wordt het stuk op { $a } niet beoordeeld.
unclear-duty = Of { $player } eerst een steen moest bevrijden, hangt af van kaarten die niemand ziet.
unclear-player = Of het stuk op { $a } daar mag liggen, hangt af van wie het is, en dat is niet te zien.
unclear-token-place = De steen bij het stuk op { $a } is niet te zien; daarom is zijn plaats niet te beoordelen.
unclear-square = De kaart op { $a }–{ $b } toont een andere kleur dan voor haar velden is geleerd, maar die kleur was niet zeker. Kijk of ze past.
unclear-colour = De kleuren van de kaart op { $a }–{ $b } zijn niet goed genoeg te lezen.

bg-setup-6 =
    { $n ->
        [one] { $n } steen gevonden op het spelplan; een ronde begint met { $tokens }.
       *[other] { $n } stenen gevonden op het spelplan; een ronde begint met { $tokens }.
    }
bg-setup-6-stack-allowed =
    { $n ->
        [one] { $n } veld met een steen is te zien. Bij jullie mogen twee stenen op één veld staan; de camera kan niet zeggen op welk.
       *[other] { $n } velden met stenen zijn te zien. Bij jullie mogen twee stenen op één veld staan; de camera kan niet zeggen op welk.
    }

bg-play-1 = { $player } legde een kaart vóór de startroep.
bg-play-6 = { $player2 } was later: de kaart van { $player1 } lag eerst op { $a }–{ $b }. Neem de latere kaart terug.

bg-place-1 = De kaart op { $a } ligt niet op twee velden naast elkaar.
bg-place-2 = Het stuk op { $a } bedekt een ander stuk.
bg-place-2-card = De kaart op { $a }–{ $b } bedekt een stuk van { $player2 } op { $square }.
bg-place-2-joker = De joker op { $a } bedekt een stuk van { $player2 }.
bg-place-2-token = Op { $square } staat een steen; het veld is niet vrij.
bg-place-3 = Verkeerde kleur: de kaart van { $player } toont { $x } op { $square }, het veld is { $y }.
bg-place-4 = De kaart op { $a }–{ $b } ligt met geen kant aan het veld van een steen.
bg-place-4-other = De steen van { $t } ging op de kaart op { $a }–{ $b }, die zijn veld niet raakt.
bg-place-5 = De kaart op { $a }–{ $b } raakt de steen op { $t } alleen met een hoek.
bg-place-6 = Goede kleuren, maar omgedraaid op { $a }–{ $b } ({ $player }). Jullie tafel beslist of dat een fout is.
bg-place-6-mistake = Goede kleuren, maar omgedraaid op { $a }–{ $b } ({ $player }); bij jullie is dat een fout.

bg-token-1 = De steen op { $t } is niet op de nieuwe kaart { $a }–{ $b } gezet.
bg-token-2 = De steen hoort op { $target } ({ $colour }), de helft die verder weg ligt van zijn vorige plaats { $t }.
bg-token-3 = { $n } stenen zijn met één stuk verplaatst.
bg-token-3-other = Er is een steen verplaatst die niets met het stuk op { $a } te maken heeft.
bg-token-3-alone = Er is een steen naar { $t } verplaatst zonder dat er een stuk is gelegd.

bg-dead-2 = { $player } maakte het doodlopende straatje op { $t }: de volgende kaart mag overal, en de steen moet erop.
bg-dead-3 = De kaart van { $player } op { $a }–{ $b } sloot de steen op { $t } in; { $player } bevrijdt hem met de volgende kaart.
bg-dead-3-joker = De joker van { $player } op { $a } sloot de steen op { $t } in; { $player } bevrijdt hem met de volgende kaart.
bg-dead-4 = De geblokkeerde steen op { $t } moet op de zojuist gelegde kaart.
bg-dead-5 = { $player } moet eerst de steen op { $t } bevrijden en mag daarvoor nergens anders leggen.
bg-dead-5-by = Alleen { $player1 }, die de steen op { $t } insloot, mag hem bevrijden; de kaart op { $a }–{ $b } raakt hem niet.
bg-dead-6 =
    { $n ->
        [one] De steen op { $t } is niet geblokkeerd ({ $n } vrij paar velden raakt hem); vrij leggen mocht niet.
       *[other] De steen op { $t } is niet geblokkeerd ({ $n } vrije paren velden raken hem); vrij leggen mocht niet.
    }
bg-dead-6-house-rule = Velden naast de steen op { $t } zijn vrij, maar misschien past er geen kaart van de set. Jullie tafel beslist of hij geblokkeerd was.

bg-joker-1 = De joker op { $a } ligt niet op een vrij veld naast een steen.
bg-joker-2 = De steen op { $t } hoort op de joker op { $a }.
bg-joker-3 = De joker op { $n } is van { $player1 }; { $player2 } mag daar niet aanleggen.
bg-joker-4 = { $player } legde een joker op { $n } en speelde toen ergens anders; bij de joker moet meteen een kaart volgen.
bg-joker-4-clock = De joker van { $player } op { $n } wacht al langer op zijn kaart dan de { $seconds } s die jullie hebben afgesproken.
bg-joker-4-continuation = Na de joker op { $a } kan geen kaart volgen: ernaast zijn geen twee vrije velden op een rij.
bg-joker-4-stays = Anderen namen de velden naast de joker van { $player } op { $n }: er kan geen kaart volgen, en bij jullie blijft hij liggen.
bg-joker-4-shut = Anderen namen de velden naast de joker van { $player } op { $n }: er kan geen kaart volgen, en bij jullie is dat een fout.
bg-joker-4-undo = Anderen namen de velden naast de joker van { $player } op { $n }: de joker gaat terug naar { $player } en de steen naar { $t }.
bg-joker-5 =
    { $n ->
        [one] { $player } heeft { $n } joker gebruikt; elke speler heeft er 2.
       *[other] { $player } heeft { $n } jokers gebruikt; elke speler heeft er 2.
    }

bg-end-1 =
    { $n ->
        [one] { $player } heeft de enige kaart ({ $n }) afgelegd.
       *[other] { $player } heeft alle { $n } kaarten afgelegd.
    }
bg-end-1-all =
    { $n ->
        [one] { $player } heeft de enige kaart ({ $n }) afgelegd en mag stop roepen.
       *[other] { $player } heeft alle { $n } kaarten afgelegd en mag stop roepen.
    }
bg-end-1-call = { $player } riep stop.
bg-end-1-missing =
    { $n ->
        [one] { $player } riep stop, maar op het spelplan ontbreekt { $n } kaart.
       *[other] { $player } riep stop, maar op het spelplan ontbreken { $n } kaarten.
    }
bg-end-1-last-card = { $player } heeft de laatste kaart gelegd; bij jullie eindigt daarmee de ronde.
bg-end-1-not-last = { $player } nam een kaart terug; de ronde gaat dus door.
bg-end-2-in-flight = { $player } legde een kaart na de stoproep. Bij jullie mag een kaart die al in de hand was nog liggen: was dat zo?
bg-end-2-last-card = { $player } legde een kaart nadat de laatste kaart de ronde had beëindigd; ze telt niet en gaat terug.
bg-end-2 = { $player } legde een kaart na de stoproep; ze telt niet en gaat terug.
bg-end-3 = Er is geen vrij paar velden meer: de ronde eindigt. Meeste kaarten gelegd: { $player } ({ $n }).

bg-end-3-no-pair = Er is geen vrij paar velden meer: niemand kan iets leggen, en de ronde eindigt.

bg-check-3 =
    { $n ->
        [one] { $player } heeft { $n } fout gelegde kaart: { $cells }.
       *[other] { $player } heeft { $n } fout gelegde kaarten: { $cells }.
    }
bg-audit =
    { $n ->
        [one] Laatste controle: { $n } kaart goed, { $m } fout, { $k } onduidelijk.
       *[other] Laatste controle: { $n } kaarten goed, { $m } fout, { $k } onduidelijk.
    }
bg-audit-1 = De kaart op { $a }–{ $b } past niet bij haar velden.
bg-audit-2 = Op { $square } liggen twee stukken.
bg-audit-2-half = Op { $square } is maar de helft van een stuk te zien; wat ernaast ligt, bedekt misschien de rest.
bg-audit-3 = De stukken van { $player } kloppen niet; het beeld moet opnieuw worden gelezen.
bg-audit-4 = De stukken op het spelplan kunnen niet allemaal aan het veld van een steen zijn gelegd; wie zich vergiste, is niet te zien.

## Kaartspel en dobbelspel: wat `referee legal` en `referee score` zeggen.

item-centre = { $n } in het midden
item-stack = 2 × { $n } in de stapel
item-wrong = { $n } fout gelegd
item-aborted = de ronde is afgebroken
item-disqualified = gediskwalificeerd
item-others-left =
    { $n ->
        [one] { $n } dobbelsteen die anderen over hebben
       *[other] { $n } dobbelstenen die anderen over hebben
    }
item-dice-left =
    { $n ->
        [one] { $n } dobbelsteen over
       *[other] { $n } dobbelstenen over
    }

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

dice-legal = { $colour } { $n } mag daar liggen.
dice-board = Elke dobbelsteen op het spelplan ligt goed.
dice-row = { $colour } { $n } ligt in de rij van { $row }.
dice-late = Er ligt al { $colour } { $n }: wie later was, houdt de dobbelsteen.
dice-space = { $colour } { $n } hoort niet op veld { $space }.
dice-order = { $colour } { $n } is vóór de { $before } gelegd.
dice-gap = { $colour } { $n } ligt er, maar de { $before } ontbreekt.
dice-rerolled =
    { $n ->
        [one] Er is { $n } dobbelsteen opnieuw gegooid, zoals de regels het zeggen.
       *[other] Alle { $n } dobbelstenen zijn opnieuw gegooid, zoals de regels het zeggen.
    }
dice-reroll =
    { $k ->
        [one] Er is maar { $k } van de { $n } dobbelstenen opnieuw gegooid; het zijn er altijd alle.
       *[other] Er zijn maar { $k } van de { $n } dobbelstenen opnieuw gegooid; het zijn er altijd alle.
    }
dice-stop = Er zijn geen dobbelstenen over: de roep telt.
dice-stop-void =
    { $n ->
        [one] Er is { $n } dobbelsteen over: de roep telt niet.
       *[other] Er zijn { $n } dobbelstenen over: de roep telt niet.
    }
dice-after-stop = Na de stoproep mag niets meer worden gelegd.
