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
