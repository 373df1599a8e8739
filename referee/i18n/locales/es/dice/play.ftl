# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-dice-left = Dados restantes
count-dice-caller = { $player } ha dicho stop pero le quedan dados; entonces el stop no vale.
count-dice-more = A { $player } le quedan { $n } dados pero solo sacó { $most }. Hay que volver a contar.

# What is brought into a match

refused-dice = Se han acordado { $n } dados; entre todos los jugadores se reparten los { $dice }.

# To set out

outset-dice = Cada cual saca { $n } dados de la bolsa.
outset-dice-one = { $player } saca { $n } dados de la bolsa.

# To do before the next round

do-dice = Todos los dados vuelven a la bolsa; cada cual vuelve a sacar.

# Where points come from

why-dice-caller = { $n ->
    [one] 1 dado de los demás: un punto.
   *[other] { $n } dados de los demás: un punto por cada uno.
}
why-dice-left = { $n ->
    [one] 1 dado restante
   *[other] { $n } dados restantes
}: un punto menos por cada uno.
