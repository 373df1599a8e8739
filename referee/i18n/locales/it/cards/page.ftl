### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Ridistribuire?
redeal-how = Tocca le carte scoperte davanti a te: la fila e la prima del mazzo.
redeal-cards = Carte scoperte: { $cards }
redeal-yes = In tutto { $n }: puoi ridistribuire.
redeal-no = In tutto { $n }: giochi con quello che hai.
redeal-back = Togli l’ultima
redeal-done = Fatto

## Le carte, e dove sono

tab-cards = Carte
cards-table-field = Riquadro { $name }
cards-table-gone = Questa carta non c’è più
cards-table-gone-text = Nel frattempo lì c’è un’altra carta.
cards-table-piles = { $n ->
    [one] 1 pila
   *[other] { $n } pile
}
cards-table-total = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} al centro
cards-table-total-open = carte non ancora certe
cards-table-open = { $name }: { $cards }
cards-table-tap = Le carte. Le frecce scelgono una pila, Invio la apre.
cards-table-which-number = Quale numero?
cards-table-begins = La manche comincia da sé con la prima carta al centro.
