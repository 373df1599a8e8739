### Che cosa dice l’arbitro del gioco dei dadi oltre ai verdetti: rifiuti, che cosa impedisce un punteggio, parole.

# Tavoli

match-needs-table = il gioco { $game } si legge solo su un tavolo imparato: indicane uno con --table
match-other-table = la partita è del gioco { $match }, il tavolo del gioco { $table }; indica entrambi dello stesso gioco

# Che cosa si dice dei dadi

die-say-what = di’ che cosa mostra il dado, dove sta o chi l’ha posato
die-say-which = di un dado che non è stato visto, di’ su quale lato sta e di che colore è
die-not-there = quel dado non è più lì
die-no-space = il tabellone non ha nessuno spazio { $space }
die-known = lì è già noto un dado; correggi quello
said-correct-die = Un dado è stato corretto.
said-add-die = Un dado non era stato visto.
said-loose-die = Un dado accanto al tabellone è stato corretto.

# Che cosa impedisce un punteggio

score-dice-covered = qualcosa copre il lato di { $players }: lì possono esserci dadi non visti
score-dice-not-all = si vedono con certezza { $n } dadi, il gioco ne ha { $dice }; conta quelli rimasti
score-dice-strangers = ci sono dadi dove nessuno gioca: { $seats }
score-dice-whose = nessuno sa chi ha posato questo dado: { $places }
score-dice-unread = non si legge se il dado è posato bene: { $places }

# Rilievi

deed-die-back = Riprendi questo dado.
deed-roll-all = Tira di nuovo tutti i dadi.
deed-roll-again = Tira di nuovo questo dado.
cost-die = Questo dado conta come rimasto per { $player }.

# Dove sono dadi e giocatori

spot-space = { $colour } { $n }
seat-bottom = Lato in basso
seat-right = Lato destro
seat-top = Lato in alto
seat-left = Lato sinistro
word-bottom = in basso
word-right = a destra
word-top = in alto
word-left = a sinistra

# Nel terminale

cli-dice-on-board = dadi sul tabellone: { $counts }
cli-dice-left = dadi rimasti: { $counts }
