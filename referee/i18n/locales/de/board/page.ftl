### Die Seite, während gespielt wird: ihr Rahmen, /play und /screen.

## Farben und Teile; ein Zeichen ist der Buchstabe auf den Feldern, wenn „Farben mit Buchstaben“ an ist

a-joker = Joker
a-card = Karte
a-card-one = Karte in { $one }
a-card-two = Karte in { $one } und { $two }
tokens-seen = Die Kamera sieht { $n } von { $tokens } Steinen; was an einem ungesehenen liegt, bleibt unklar.
board-has = Spielplan mit { $pieces } Teilen und { $tokens } Steinen.
board-last = Zuletzt: { $name }, { $piece }.
square-at = Reihe { $row }, Spalte { $column }.
square-free = Frei.
token-here = Hier steht ein Stein.

## Der Rahmen der Seite am Tisch

tab-board = Plan

## Spiel, Vorfall, Frage

jokers = { $n ->
    [one] 1 Joker
   *[other] { $n } Joker
}
nothing-yet = Noch ist nichts gelegt.

## Berichtigen

free-square = Ein freies Feld
these-colours = Diese Farben
half = Hälfte { $n }
missing-kind = Was fehlt?
missing-way = Wo liegt die andere Hälfte?
way-right = rechts
way-left = links
way-down = darunter
way-up = darüber
add-it = Dort hinlegen
token-stands = Hier steht der Stein
token-stands-1 = Der Stein steht auf dem ersten Feld
token-stands-2 = Der Stein steht auf dem zweiten Feld
token-not = Hier steht kein Stein
token-not-1 = Auf dem ersten Feld steht kein Stein
token-not-2 = Auf dem zweiten Feld steht kein Stein
which-token = Tippt den Stein an, der hierher kam.

## Beim Spielen gelernt

learned-token = Stein

## Farben und Teile; ein Zeichen ist der Buchstabe auf den Feldern, wenn „Farben mit Buchstaben“ an ist

board-tap = Der Spielplan. Pfeiltasten wählen ein Feld, Enter öffnet es.
