### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = ¿Repartir de nuevo?
redeal-how = Toca las cartas destapadas que tienes delante: la fila y la de arriba del montón.
redeal-cards = Cartas destapadas: { $cards }
redeal-yes = En total { $n }: puedes repartir de nuevo.
redeal-no = En total { $n }: juegas con lo que tienes.
redeal-back = Borrar la última
redeal-done = Listo

## Las cartas, y dónde están

tab-cards = Cartas
cards-table-field = Casilla { $name }
cards-table-gone = Esta carta ya no está
cards-table-gone-text = Entretanto hay ahí otra carta.
cards-table-piles = { $n ->
    [one] 1 montón
   *[other] { $n } montones
}
cards-table-total = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en el centro
cards-table-total-open = cartas aún no seguras
cards-table-open = { $name }: { $cards }
cards-table-tap = Las cartas. Las flechas eligen un montón, Intro lo abre.
cards-table-which-number = ¿Qué número?
cards-table-begins = La ronda empieza sola con la primera carta en el centro.
