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
