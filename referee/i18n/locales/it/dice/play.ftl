# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-dice-left = Dadi rimasti
count-dice-caller = { $player } ha detto stop ma ha ancora dadi; quindi lo stop non vale.
count-dice-more = { $player } ha ancora { $n } dadi ma ne ha pescati solo { $most }. Contate di nuovo.

# What is brought into a match

refused-dice = I dadi concordati sono { $n }; tutti i giocatori insieme si dividono i { $dice } dadi.

# To set out

outset-dice = Ognuno pesca { $n } dadi dal sacchetto.
outset-dice-one = { $player } pesca { $n } dadi dal sacchetto.

# To do before the next round

do-dice = Tutti i dadi tornano nel sacchetto; ognuno pesca di nuovo.

# Where points come from

why-dice-caller = { $n ->
    [one] 1 dado degli altri: un punto.
   *[other] { $n } dadi degli altri: un punto ciascuno.
}
why-dice-left = { $n ->
    [one] 1 dado rimasto
   *[other] { $n } dadi rimasti
}: un punto in meno per ogni dado.
