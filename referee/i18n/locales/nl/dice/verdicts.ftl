# Wat over een gelegd stuk of een moment wordt gezegd: één tekst per sleutel van de regels, klein en met streepjes
# (BG-PLACE-2.card wordt bg-place-2-card). Velden heten r3c4. Een zin begint met een hoofdletter, wat er ook eerst
# wordt ingevuld.

## Kaartspel en dobbelspel: wat `referee legal` en `referee score` zeggen.

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

dice-round-start = De dobbelstenen zijn gegooid; de ronde is begonnen.
dice-rolled = { $player } heeft gegooid.
dice-removed = { $player } heeft een dobbelsteen teruggenomen.
dice-removed-wrong = { $player } heeft de dobbelsteen teruggenomen; wat eraan fout was, is afgehandeld.
dice-owner = Deze dobbelsteen is gelegd door { $player }.
dice-taken = Er ligt al { $colour } { $n } op dit veld; op een veld past één dobbelsteen.
dice-turned = { $colour } { $before } toont nu { $n } en al het andere ligt zoals het lag: de dobbelsteen is met de hand gedraaid.
dice-out = { $player } heeft geen dobbelstenen meer: stop.
dice-resumed = { $player } heeft een dobbelsteen teruggenomen: de ronde gaat verder.
dice-goes-on = Er is nog een dobbelsteen gelegd: de ronde gaat door.
dice-unread = Wat deze dobbelsteen toont, is niet te lezen.
dice-unsure = { $colour } { $n } is niet zeker genoeg gelezen om iemand te beschuldigen.
dice-perhaps-before = Of de { $before } er vóór { $colour } { $n } lag, is niet te bewijzen.
dice-two = Er liggen twee dobbelstenen op één veld; welke de tweede was, is niet te bewijzen.
dice-perhaps-late = Of deze dobbelsteen vóór de stoproep is gelegd, is niet te bewijzen.
dice-perhaps-part = Misschien zijn maar enkele dobbelstenen opnieuw gegooid; te bewijzen is het niet.
dice-score-dice = Er zijn { $n } van de { $dice } dobbelstenen te zien.
dice-score-players = De foto zegt niet wie meespeelt: een plaats zonder dobbelstenen is misschien leeg.
dice-score-caller =
    { $n ->
        [0] Iedereen heeft nog dobbelstenen.
       *[other] { $n } spelers hebben geen dobbelstenen meer; wie er riep, zegt de foto niet.
    }
dice-score-wrong = Er ligt een dobbelsteen fout, en de foto zegt niet wie hem heeft gelegd.
dice-score-unclear = Of elke dobbelsteen op het spelplan goed ligt, is niet te zeggen.
dice-score-strayed = Er liggen dobbelstenen bij een plaats waar niemand speelt.

dice-here-own = Hij hoort op veld { $n } van de rij van { $colour }.
dice-here-first = Eerst komt de { $before } van de rij van { $colour }.
dice-here-keep = Wie later was, houdt { $colour } { $n }.
dice-here-stopped = Na de stoproep mag niets meer worden gelegd.
dice-here-all = Alle dobbelstenen die over zijn, worden samen gegooid.
dice-checked =
    { $n ->
        [0] Geen dobbelsteen ligt zeker fout
        [one] 1 dobbelsteen ligt fout
       *[other] { $n } dobbelstenen liggen fout
    }{ $k ->
        [0] .
        [one] ; 1 is niet te beoordelen.
       *[other] ; { $k } zijn niet te beoordelen.
    }
