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

## El final de una ronda, contado por la cámara

cards-count-out = El montón de { $name } está vacío: ¿stop?
cards-count-out-several = Varios montones están vacíos: ¿quién lo ha dicho?
cards-count-out-ask = Parece que un montón está vacío
cards-count-at-stop = Como estaba al parar
cards-count-swipe = A extender las cartas
cards-count-how = La mesa separa las cartas del centro por los dorsos. Cada uno extiende las suyas en línea delante de sí, dorso arriba, y lo que queda de su montón en otra línea al lado. Después, manos fuera. O contad y escribid los números.
cards-count-piles = { $n ->
    [one] Los montones tienen 1 carta.
   *[other] Los montones tienen { $n } cartas.
}
cards-count-piles-open = No se pudo leer cada montón.
cards-count-sums = Montones { $tops } · líneas { $sum }
cards-count-proved = Las líneas suman los montones.
cards-count-typed = Habéis contado vosotros.
cards-count-heaps = Las cartas contadas
cards-count-heap = { $name }: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
cards-count-heap-open = { $name }: no es seguro
cards-count-left = { $name }, montón: { $n }
cards-count-left-open = { $name }, montón: no es seguro
cards-count-more = La foto del stop

## Ver otra vez un momento

cards-again = Ver otra vez un momento
cards-again-how = ¿Qué carta se discute? Los tres segundos alrededor se muestran despacio, imagen por imagen.
cards-again-nothing = Todavía no se ha colocado ninguna carta.
cards-again-none = Ya no quedan imágenes de este momento.
cards-again-picture = Imagen { $n } de { $of }
cards-again-before = Antes
cards-again-after = Después
cards-again-play = Pasar despacio
cards-again-hold = Detener
cards-again-who = ¿Quién llegó primero?
cards-again-open = Queda abierto
cards-again-other = Otra carta
