# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

seat-solid = Cornice singola
seat-double = Cornice doppia
seat-dashed = Cornice tratteggiata
seat-dotted = Cornice a quadratini

# Deeds: after the name of who should do it

deed-card-back = Riprendi questa tessera.
deed-joker-back = Riprendi questo jolly.
deed-token = Sposta la pedina al suo posto.

# What a finding does to the score

cost-last = { $player } finisce all’ultimo posto in questo round.
cost-no-points = { $player } non riceve punti in questo round.

# Counts

count-left = Tessere rimaste
count-jokers = Jolly usati
count-mistake = Errore sul tabellone
count-declined = Rifiuta le tessere per la plancia
count-caller-left = { $player } ha detto stop ma ha ancora { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}; quindi lo stop non vale.
count-declined-not = Al vostro tavolo non si possono rifiutare le tessere per la plancia.

# To set out

outset-sections = { $n } pezzi del tabellone, composti come volete.
outset-tokens = { $n } pedine su caselle qualsiasi del tabellone.
outset-hand = { $player } gioca con { $n } tessere; sulla plancia: { $aside }.

# To do before the next round

do-chips = { $player }: prendi { $n ->
    [one] 1 gettone
   *[other] { $n } gettoni
}.
do-aside = { $player }: metti { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
} sulla tua plancia.
do-remove = Tutti hanno tessere sulla plancia: ognuno ne riprende { $n ->
    [one] 1
   *[other] { $n }
}.
do-hand = { $player } gioca con { $n } tessere.

# Where points come from

why-board-mistake = Una sua tessera conta come errore; { $n ->
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
}.
why-board-excluded = Una sua tessera conta come errore: non partecipa a questo punteggio, con { $n ->
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
}.
why-board-most = Più tessere posizionate di tutti: { $n }.
why-board-fewest = Meno tessere rimaste tra gli altri: { $n }.
why-board-caller = Ha posizionato tutte le tessere e detto stop.
why-board-cards = { $n ->
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
}.
why-board-left = { $n ->
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
}, { $jokers ->
    [one] 1 jolly usato
   *[other] { $jokers } jolly usati
}.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = Non è su due caselle vicine.
why-bg-place-2 = Copre un altro pezzo.
why-bg-place-2-card = Copre un pezzo di { $player2 }.
why-bg-place-2-card-own = Copre un pezzo tuo.
why-bg-place-2-joker = Copre un pezzo di { $player2 }.
why-bg-place-2-joker-own = Copre un pezzo tuo.
why-bg-place-2-token = Lì c’è una pedina; la casella non è libera.
why-bg-place-3 = Colore sbagliato: { $x } su { $y }.
why-bg-place-4 = Non tocca nessuna pedina.
why-bg-place-4-other = La pedina che ha sopra viene da una casella che questa tessera non tocca.
why-bg-place-5 = Tocca la pedina solo con un angolo.
why-bg-place-6 = Colori giusti, ma nel verso sbagliato. Al vostro tavolo conta?
why-bg-place-6-mistake = Colori giusti, ma nel verso sbagliato: al vostro tavolo è un errore.
why-bg-token-1 = La pedina non è stata spostata sulla nuova tessera.
why-bg-token-2 = La pedina va sull’altra metà della tessera, quella di colore { $colour }.
why-bg-token-3 = È stata spostata più di una pedina.
why-bg-token-3-other = È stata spostata una pedina che non c’entra con questa tessera.
why-bg-token-3-alone = Una pedina è stata spostata senza posizionare una tessera. Rimettetela a posto.
why-bg-dead-5 = { $player } ha chiuso una pedina e deve prima liberarla.
why-bg-dead-5-by = Solo { $player1 }, che ha chiuso la pedina, può liberarla.
why-bg-dead-6 = La pedina non era bloccata: la tessera non poteva andare in un punto qualsiasi.
why-bg-joker-1 = Un jolly va su una casella libera accanto a una pedina.
why-bg-joker-2 = La pedina va sul jolly.
why-bg-joker-3 = È accanto al jolly di { $player1 }. Lì può continuare solo { $player1 }.
why-bg-joker-4 = Dopo il jolly deve seguire subito una tessera, prima di ogni altra cosa.
why-bg-end-2 = Dopo lo stop non conta più.
why-bg-end-2-in-flight = Dopo lo stop. Era già in mano?
why-bg-play-1 = Troppo presto: prima del via.

# What happened, by what people see: for the log and the replay

seen-legal-card = { $player } ha posizionato una tessera { $x }-{ $y }.
seen-legal-release = { $player } ha posizionato una tessera { $x }-{ $y } e liberato una pedina.
seen-legal-joker = { $player } ha posizionato un jolly.

# What people said, for the log and for the bar that offers to undo it

said-owner = Il pezzo è di { $player }.
said-correct-owner = Un pezzo è di { $player }.
said-correct-colours = Una tessera mostra { $x } e { $y }.
said-remove-piece = Un pezzo di { $player } non è lì.
said-add-card = Una tessera di { $player } non era stata vista: { $x }-{ $y }.
said-add-joker = Un jolly di { $player } non era stato visto.
said-token-at = Una pedina è altrove.

# Domande durante il gioco: di chi sono i pezzi

ask-whose-card = { $n ->
    [one] Di chi è questa tessera?
   *[other] Di chi sono queste { $n } tessere?
}
ask-whose-joker = { $n ->
    [one] Di chi è questo jolly?
   *[other] Di chi sono questi { $n } jolly?
}
ask-is-it-card = { $n ->
    [one] Questa tessera è di { $player }?
   *[other] Queste { $n } tessere sono di { $player }?
}
ask-is-it-joker = { $n ->
    [one] Questo jolly è di { $player }?
   *[other] Questi { $n } jolly sono di { $player }?
}
ask-again = { $n ->
    [one] Davvero di { $player }? Questo pezzo somiglia a quelli di { $other }.
   *[other] Davvero di { $player }? Questi { $n } pezzi somigliano a quelli di { $other }.
}
ask-again-unlike = { $n ->
    [one] Davvero di { $player }? Questo pezzo non somiglia a nessuno di { $player }.
   *[other] Davvero di { $player }? Questi { $n } pezzi non somigliano a nessuno di { $player }.
}
ask-yes = Sì, di { $player }
said-answer = { $n ->
    [one] Risposto: un pezzo è di { $player }.
   *[other] Risposto: { $n } pezzi sono di { $player }.
}
said-not-sure = Risposto: nessuno è sicuro.
said-forget = Un esempio è stato dimenticato.
