### De pagina terwijl er gespeeld wordt: haar kader, /play en /screen.

## Demo

redeal = Opnieuw delen?
redeal-how = Tik de kaarten aan die open voor je liggen: de rij en de bovenste van de stapel.
redeal-cards = Open kaarten: { $cards }
redeal-yes = Samen { $n }: je mag opnieuw delen.
redeal-no = Samen { $n }: je speelt met wat je hebt.
redeal-back = Eén terug
redeal-done = Klaar

## Kaarten, en waar ze liggen

tab-cards = Kaarten
cards-table-field = Vak { $name }
cards-table-gone = Deze kaart is weg
cards-table-gone-text = Daar ligt intussen een andere kaart.
cards-table-piles = { $n ->
    [one] 1 stapel
   *[other] { $n } stapels
}
cards-table-total = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in het midden
cards-table-total-open = kaarten nog niet zeker
cards-table-open = { $name }: { $cards }
cards-table-tap = De kaarten. Pijltjestoetsen kiezen een stapel, Enter opent hem.
cards-table-which-number = Welk getal?
cards-table-begins = De ronde begint vanzelf met de eerste kaart in het midden.

## Het einde van een ronde, geteld door de camera

cards-count-out = De stapel van { $name } is leeg: stop?
cards-count-out-several = Meer stapels zijn leeg: wie riep er?
cards-count-out-ask = Een stapel lijkt leeg te zijn
cards-count-at-stop = Zo lag het bij de stop
cards-count-swipe = Strijk je hopen uit
cards-count-how = Sorteer de kaarten van het midden op hun rug. Strijk die van jou uit in een rij voor je, rug boven, en wat over is van je stapel in een rij ernaast. Neem dan je handen weg. Of tel ze en typ de aantallen.
cards-count-piles = { $n ->
    [one] In het midden ligt 1 kaart.
   *[other] In het midden liggen { $n } kaarten.
}
cards-count-piles-open = Niet elke stapel was te lezen.
cards-count-sums = Midden { $tops } · hopen { $sum }
cards-count-proved = De hopen kloppen met de stapels in het midden.
cards-count-typed = Jullie hebben zelf geteld.
cards-count-heaps = De getelde kaarten
cards-count-heap = { $name }: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
cards-count-heap-open = { $name }: niet zeker
cards-count-left = { $name }, stapel: { $n }
cards-count-left-open = { $name }, stapel: niet zeker
cards-count-more = De foto van de stop

## Een moment nog eens zien

cards-again = Een moment nog eens zien
cards-again-how = Welke kaart is betwist? De drie seconden eromheen worden traag getoond, beeld voor beeld.
cards-again-nothing = Er is nog geen kaart gelegd.
cards-again-none = Van dit moment zijn geen beelden meer bewaard.
cards-again-picture = Beeld { $n } van { $of }
cards-again-before = Eerder
cards-again-after = Verder
cards-again-play = Traag afspelen
cards-again-hold = Vasthouden
cards-again-who = Wie was eerst?
cards-again-open = Blijft open
cards-again-other = Een andere kaart
