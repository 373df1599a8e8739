### Die Seite, während gespielt wird: ihr Rahmen, /play und /screen.

## Vorführung

redeal = Neu mischen?
redeal-how = Tippt die Karten an, die offen vor euch liegen: die Reihe und die oberste vom Stapel.
redeal-cards = Offene Karten: { $cards }
redeal-yes = Zusammen { $n }: Ihr dürft neu mischen.
redeal-no = Zusammen { $n }: Ihr spielt, was ihr habt.
redeal-back = Eine zurück
redeal-done = Fertig
