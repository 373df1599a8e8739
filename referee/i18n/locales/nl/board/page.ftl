### De pagina terwijl er gespeeld wordt: haar kader, /play en /screen.

## Kleuren en stukken; een teken is de letter op de velden als „kleuren met letters” aan staat

a-joker = joker
a-card = kaart
a-card-one = kaart in { $one }
a-card-two = kaart in { $one } en { $two }
tokens-seen = De camera ziet { $n } van { $tokens } stenen; wat aan een ongeziene ligt, blijft onduidelijk.
board-has = Spelplan met { $pieces } stukken en { $tokens } stenen.
board-last = Laatste: { $name }, { $piece }.
square-at = Rij { $row }, kolom { $column }.
square-free = Vrij.
token-here = Hier staat een steen.

## Het kader van de pagina op de telefoon

tab-board = Plan

## Spel, incident, vraag

jokers = { $n ->
    [one] 1 joker
   *[other] { $n } jokers
}
nothing-yet = Er is nog niets gelegd.

## Verbeteren

free-square = Een vrij veld
these-colours = Deze kleuren
half = Helft { $n }
missing-kind = Wat ontbreekt er?
missing-way = Waar ligt de andere helft?
way-right = rechts
way-left = links
way-down = eronder
way-up = erboven
add-it = Daar neerleggen
token-stands = De steen staat hier
token-stands-1 = De steen staat op het eerste veld
token-stands-2 = De steen staat op het tweede veld
token-not = Hier staat geen steen
token-not-1 = Op het eerste veld staat geen steen
token-not-2 = Op het tweede veld staat geen steen
which-token = Tik de steen aan die hierheen ging.

## Tijdens het spel geleerd

learned-token = Steen

## Kleuren en stukken; een teken is de letter op de velden als „kleuren met letters” aan staat

board-tap = Het spelplan. Pijltjestoetsen kiezen een veld, Enter opent het.
