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
