### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = ¿Repartir de nuevo?
redeal-how = Toca las cartas destapadas que tienes delante: la fila y la de arriba del montón.
redeal-cards = Cartas destapadas: { $cards }
redeal-yes = En total { $n }: puedes repartir de nuevo.
redeal-no = En total { $n }: juegas con lo que tienes.
redeal-back = Borrar la última
redeal-done = Listo
