# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = niente in { $name } sta mai fermo; dai un’immagine del tabellone alla fine del round
audit-not-judged = qualcosa sul tabellone non si può giudicare
audit-start-unusable = l’immagine iniziale non si può usare: { $why }. Danne una di prima della prima tessera, con le pedine sul tabellone, o nessuna
score-unread = non si legge di chi è il pezzo su { $squares }
score-asks-call = al tavolo nessuno ha ancora detto se la carta su { $squares } era in mano allo stop
score-unread-placed = su { $squares } non si legge se la carta è posata bene
score-perhaps-back = nessuno ha visto se la carta su { $squares } è stata ripresa prima dello stop
score-perhaps-not-there = nessuno ha visto se il pezzo su { $squares } era lì allo stop
score-too-few = si sono visti i pezzi di meno di due giocatori
score-no-stop = non si conosce nessuno stop, e non c’è esattamente un giocatore che ha posizionato tutte le tessere
piece-say-what = di’ di chi è il pezzo, o che cosa mostra
piece-joker-colours = un jolly non mostra colori
piece-squares = una tessera sta su due caselle e mostra due colori; un jolly sta su una e non ne mostra nessuno
piece-side-by-side = le due caselle di una tessera sono una accanto all’altra
piece-known = lì è già noto un pezzo; correggi quello
token-say-where = di’ dove si trova la pedina, o dove non ce n’è nessuna
token-unknown = su { $square } non è nota nessuna pedina
token-known = su { $square } è già nota una pedina
piece-unknown = sul tabellone non c’è il pezzo { $n }
board-no-square = il tabellone non ha nessuna casella in { $square }
board-no-colour = il tabellone non ha il colore { $colour }; ha { $known }
audit-not-bare = sul tabellone ci sono tessere o jolly
audit-no-token = non si vede nessuna pedina
score-assumed = { $player } ha posizionato tutte le tessere e vale come chi ha chiamato
score-by-place = posto { $place }, { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}, tessere sulla plancia { $aside }, mano successiva { $hand }
score-by-role = { $role ->
    [winner] ha finito
    [runner_up] meno tessere
    [excluded] escluso
   *[other] senza punti
}, { $chips ->
    [one] { $chips } punto
   *[other] { $chips } punti
}, tessere sulla plancia { $aside }, mano successiva { $hand }
