# Wat mensen aan tafel te horen krijgen: wie wat moet doen, wat telt, wat klaar te leggen en te doen is.

# Tellen

count-dice-left = Dobbelstenen over
count-dice-caller = { $player } riep stop, maar heeft nog dobbelstenen; dan telt de roep niet.
count-dice-more = { $player } heeft { $n } dobbelstenen over, maar trok er maar { $most }. Tel opnieuw.

# Wat in een partij wordt meegebracht

refused-dice = Afgesproken zijn { $n } dobbelstenen; alle spelers samen delen ze alle { $dice }.

# Klaar te leggen

outset-dice = Iedereen trekt { $n } dobbelstenen uit het zakje.
outset-dice-one = { $player } trekt { $n } dobbelstenen uit het zakje.

# Te doen voor de volgende ronde

do-dice = Alle dobbelstenen gaan in het zakje; iedereen trekt opnieuw.

# Waar de punten vandaan komen

why-dice-caller = { $n ->
    [one] 1 dobbelsteen van de anderen: een punt.
   *[other] { $n } dobbelstenen van de anderen: elk een punt.
}
why-dice-left = { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
} over: elk een minpunt.
