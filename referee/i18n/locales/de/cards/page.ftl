### Die Seite, während gespielt wird: ihr Rahmen, /play und /screen.

## Vorführung

redeal = Neu mischen?
redeal-how = Tippt die Karten an, die offen vor euch liegen: die Reihe und die oberste vom Stapel.
redeal-cards = Offene Karten: { $cards }
redeal-yes = Zusammen { $n }: Ihr dürft neu mischen.
redeal-no = Zusammen { $n }: Ihr spielt, was ihr habt.
redeal-back = Eine zurück
redeal-done = Fertig

## Karten, und wo sie liegen

tab-cards = Karten
cards-table-field = Feld { $name }
cards-table-gone = Diese Karte ist weg
cards-table-gone-text = Dort liegt inzwischen eine andere Karte.
cards-table-piles = { $n ->
    [one] 1 Stapel
   *[other] { $n } Stapel
}
cards-table-total = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in der Mitte
cards-table-total-open = Karten noch nicht sicher
cards-table-open = { $name }: { $cards }
cards-table-tap = Die Karten. Pfeiltasten wählen einen Stapel, Enter öffnet ihn.
cards-table-which-number = Welche Zahl?
cards-table-begins = Die Runde beginnt von selbst mit der ersten Karte in der Mitte.
