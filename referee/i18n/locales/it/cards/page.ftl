### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Ridistribuire?
redeal-how = Tocca le carte scoperte davanti a te: la fila e la prima del mazzo.
redeal-cards = Carte scoperte: { $cards }
redeal-yes = In tutto { $n }: puoi ridistribuire.
redeal-no = In tutto { $n }: giochi con quello che hai.
redeal-back = Togli l’ultima
redeal-done = Fatto
