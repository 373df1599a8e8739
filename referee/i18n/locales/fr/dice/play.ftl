# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-dice-left = Dés restants
count-dice-caller = { $player } a crié stop mais a encore des dés ; le stop ne compte donc pas.
count-dice-more = { $player } a encore { $n } dés mais n’en a pioché que { $most }. Recomptez, s’il vous plaît.

# What is brought into a match

refused-dice = Le nombre de dés convenu est { $n } ; à eux tous, les joueurs se partagent les { $dice } dés.

# To set out

outset-dice = Chacun pioche { $n } dés dans le sachet.
outset-dice-one = { $player } pioche { $n } dés dans le sachet.

# To do before the next round

do-dice = Tous les dés retournent dans le sachet ; chacun pioche de nouveau.

# Where points come from

why-dice-caller = { $n ->
    [one] { $n } dé chez les autres : un point par dé.
   *[other] { $n } dés chez les autres : un point par dé.
}
why-dice-left = { $n ->
    [one] { $n } dé restant
   *[other] { $n } dés restants
} : un point de moins par dé.
