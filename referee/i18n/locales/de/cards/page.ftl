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

## Das Ende einer Runde, von der Kamera gezählt

cards-count-out = Der Stapel von { $name } ist leer: Stopp?
cards-count-out-several = Mehrere Stapel sind leer: Wer hat gerufen?
cards-count-out-ask = Ein Stapel scheint leer zu sein
cards-count-at-stop = So lag es beim Stopp
cards-count-swipe = Streicht eure Haufen aus
cards-count-how = Sortiert die Karten der Mitte nach den Rückseiten. Jeder streicht seine in eine Reihe vor sich, Rückseite oben, und was vom Stapel übrig ist in eine Reihe daneben. Dann nehmt die Hände weg. Oder zählt und tippt die Zahlen ein.
cards-count-piles = { $n ->
    [one] In der Mitte liegt 1 Karte.
   *[other] In der Mitte liegen { $n } Karten.
}
cards-count-piles-open = Nicht jeder Stapel war zu lesen.
cards-count-sums = Mitte { $tops } · Haufen { $sum }
cards-count-proved = Die Haufen ergeben die Stapel in der Mitte.
cards-count-typed = Ihr habt selbst gezählt.
cards-count-heaps = Die gezählten Karten
cards-count-heap = { $name }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
cards-count-heap-open = { $name }: nicht sicher
cards-count-left = { $name }, Stapel: { $n }
cards-count-left-open = { $name }, Stapel: nicht sicher
cards-count-more = Das Foto vom Stopp

## Ein Moment noch einmal

cards-again = Einen Moment noch einmal sehen
cards-again-how = Welche Karte ist umstritten? Die drei Sekunden um sie herum laufen langsam, Bild für Bild.
cards-again-nothing = Es wurde noch keine Karte gelegt.
cards-again-none = Von diesem Moment sind keine Bilder mehr da.
cards-again-picture = Bild { $n } von { $of }
cards-again-before = Früher
cards-again-after = Später
cards-again-play = Langsam abspielen
cards-again-hold = Anhalten
cards-again-who = Wer war zuerst da?
cards-again-open = Bleibt offen
cards-again-other = Eine andere Karte
