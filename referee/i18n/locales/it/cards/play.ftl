# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-centre = Carte al centro
count-stack = Rimaste nel proprio mazzo
count-row = Nella fila
count-hand = In mano
count-discard = Girate
count-caller-stack = { $player } ha detto stop ma ha ancora { $n ->
    [one] 1 carta
   *[other] { $n } carte
} nel mazzo; quindi lo stop non vale.
count-stack-more = { $player } ha ancora { $n } carte in un mazzo che ne aveva { $most } all’inizio. Contate di nuovo.
count-sum = Secondo questo conteggio { $player } ha { $n } carte, ma ogni giocatore ne ha { $cards }. Contate di nuovo.
count-wrong-more = { $player } ha al centro meno carte delle { $n } che lì sono posate male. Contate di nuovo.
flag-aborted = Il round è stato interrotto
flag-disqualified = Squalifica
flag-stays = Due carte arrivate insieme: restano e contano entrambe

# What is brought into a match

refused-double = Due set a testa si usano solo in due giocatori.
refused-stack = Un mazzo ha al massimo { $n } carte, perché ne restino per la fila e per la mano.

# To set out

outset-cards = Per tutti: { $stack } carte nel mazzo, { $row } nella fila, { $hand } in mano.
outset-cards-of = { $players }: { $stack } carte nel mazzo, { $row } nella fila, { $hand } in mano.
outset-redeal = Chi con le carte scoperte arriva a { $n } o più può ridistribuire.
outset-boxes = Servono { $n } scatole.

# To do before the next round

do-stack = { $player }: d’ora in poi { $n ->
    [one] 1 carta
   *[other] { $n } carte
} nel mazzo.
do-leave = Squalifica: { $player } lascia la partita e i suoi punti si annullano.

# Cards before a camera

spot-field = casella { $name }
deed-card-off = Riprendi questa carta.

# Contato dopo lo stop

cards-live-count-open = Le carte di { $owners } non sono sicure: distendetele di più, ciascuna a un dito dalla successiva, o scrivete il numero.
cards-live-count-stacks = Non si è visto quanto resta del mazzo di { $owners }: mettetelo accanto al mucchio in una fila a parte, o scrivete il numero.
cards-live-count-sum-tops = I mucchi non danno i mazzi al centro. Il mucchio di { $owners } è il meno sicuro: distendetelo di più, o scrivete il numero.
cards-live-count-many = { $owners } avrebbe più carte di quante ce ne sono: distendete di più mucchio e mazzo, o scrivete i numeri.
cards-live-count-no-tops = Allo stop non si leggeva ogni mazzo al centro e nulla prova i mucchi: guardate se i numeri sono giusti.
cards-live-count-otherwise = Le carte di { $owners } sono state contate in due modi: distendetele di più, o scrivete il numero.
cards-live-count-typed = Avete contato { $sum } carte nel centro, i mazzi al centro ne danno { $tops }: contate di nuovo, o andate avanti se siete sicuri.
said-correct-card = Una carta è stata corretta.
said-contest = Il tavolo ha deciso: { $player } era primo.
said-contest-nobody = Il tavolo lascia aperto chi era primo.
contest-none = in questo gioco non si contesta nulla
contest-unseen = Nessuna telecamera ha visto questo momento.
