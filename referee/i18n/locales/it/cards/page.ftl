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

## La fine di un round, contata dalla telecamera

cards-count-out = Il mazzo di { $name } è vuoto: stop?
cards-count-out-several = Più mazzi sono vuoti: chi l’ha detto?
cards-count-out-ask = Sembra che un mazzo sia vuoto
cards-count-at-stop = Com’era allo stop
cards-count-swipe = Distendete i mucchi
cards-count-how = Dividete le carte del centro secondo i dorsi. Ognuno distende le sue in fila davanti a sé, dorso in su, e quanto resta del suo mazzo in una fila accanto. Poi via le mani. Oppure contate e scrivete i numeri.
cards-count-piles = { $n ->
    [one] I mazzi al centro hanno 1 carta.
   *[other] I mazzi al centro hanno { $n } carte.
}
cards-count-piles-open = Non si è letto ogni mazzo.
cards-count-sums = Centro { $tops } · mucchi { $sum }
cards-count-proved = I mucchi danno i mazzi al centro.
cards-count-typed = Avete contato voi.
cards-count-heaps = Le carte contate
cards-count-heap = { $name }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
cards-count-heap-open = { $name }: non è sicuro
cards-count-left = { $name }, mazzo: { $n }
cards-count-left-open = { $name }, mazzo: non è sicuro
cards-count-more = La foto dello stop

## Rivedere un momento

cards-again = Rivedere un momento
cards-again-how = Quale carta è contestata? I tre secondi attorno scorrono piano, immagine per immagine.
cards-again-nothing = Non è ancora stata posata nessuna carta.
cards-again-none = Di questo momento non ci sono più immagini.
cards-again-picture = Immagine { $n } di { $of }
cards-again-before = Prima
cards-again-after = Dopo
cards-again-play = Scorri piano
cards-again-hold = Ferma
cards-again-who = Chi era primo?
cards-again-open = Resta aperto
cards-again-other = Un’altra carta
