### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-board-new = Gioco da tavolo, regole nuove
document-board-new-text = Posti da 1 a 4: due gettoni, uno, nessuno. Un errore porta all’ultimo posto.
document-board-old = Gioco da tavolo, regole vecchie
document-board-old-text = Due punti per chi chiude, uno per meno tessere rimaste. Un errore: niente punti.
game-board = Gioco da tavolo

frame-solid = singola
frame-double = doppia
frame-dashed = tratteggiata
frame-dotted = a quadratini

## Set-up

setup-step-teach = Pezzi
brought-in-board = Plance dell’ultima volta
brought-tableau = Tessere sulla plancia
brought-jokers-spent = Jolly già usati
setup-table-found = { $n } caselle trovate
setup-teach-text = Metti sul tabellone qualche pezzo di ognuno. Tocca un pezzo, poi di’ di chi è. Basta farlo una volta.
setup-teach-find = Cerca di nuovo i pezzi
setup-teach-none = Non si vede nessun pezzo. Mettine qualcuno sul tabellone, poi cerca di nuovo.
setup-teach-piece = { $kind ->
    [card] Tessera
    [joker] Jolly
    [token] Pedina
   *[unknown] Pezzo
} { $n }, { $owner ->
    [none] giocatore non indicato
   *[other] { $owner }
}
setup-teach-whose = Di chi è il pezzo { $n }?
setup-teach-token = Una pedina
setup-teach-nothing = Non è un pezzo
setup-teach-left = { $n ->
    [0] Detto tutto
    [one] 1 ancora da dire
   *[other] { $n } ancora da dire
}
setup-teach-colour = Che colore è questo?
setup-teach-name = Nome di questo set (per ritrovarlo)
setup-teach-save = Salva quello che è stato detto
setup-teach-saved = Adesso il set è noto.
setup-ready-learned = { $n } caselle imparate

## House rules: one question each, and what each answer means

option-sections = Quanti pezzi del tabellone in tre o quattro giocatori?
answer-sections-9 = Nove
answer-sections-10 = Dieci
answer-sections-any = Quanti ne vogliamo
option-contact = Che cosa deve toccare una nuova tessera?
answer-contact-token-cell = La casella della pedina
answer-contact-token-card = Qualsiasi casella della tessera sotto la pedina
option-token-cell-free = Una tessera può andare sulla casella vuota dove sta una pedina?
answer-token-cell-free-no = No
answer-token-cell-free-yes = Sì
option-token-stack = Due pedine possono partire dalla stessa casella?
answer-token-stack-forbid = No
answer-token-stack-allow = Sì
option-dead-end = Quando è bloccata una pedina?
answer-dead-end-geometry = Accanto non ci sono due caselle libere
answer-dead-end-deck = Nessuna tessera del set va bene
answer-dead-end-unplayed = Nessuna tessera ancora in gioco va bene
option-dead-end-jokers = Una via d’uscita con i jolly evita che una pedina sia bloccata?
answer-dead-end-jokers-ignore = No
answer-dead-end-jokers-count = Sì
option-release-duty = Chi ha chiuso una pedina deve liberarla con la tessera successiva?
answer-release-duty-must-next = Sì, subito
answer-release-duty-may = Solo se vuole
option-release-by = Chi può liberare una pedina bloccata?
answer-release-by-causer = Chi l’ha chiusa
answer-release-by-anyone = Chiunque
option-joker-clock-s = Quanto presto deve seguire una tessera dopo un jolly?
answer-joker-clock-s-off = Prima di ogni altra cosa, senza orologio
option-joker-undo = Un jolly che altri hanno chiuso:
answer-joker-undo-take-back = Si riprende, nessun errore
answer-joker-undo-stays = Resta
answer-joker-undo-mistake = È un errore
option-joker-blocks = Un jolly che chiude una pedina conta come una tessera?
answer-joker-blocks-as-card = Sì, il suo giocatore libera la pedina
answer-joker-blocks-ignore = No
option-jokers-per = Quanto durano due jolly?
answer-jokers-per-round = Due in ogni round
answer-jokers-per-match = Due per tutta la partita
option-joker-key = Quali jolly decidono un pareggio?
answer-joker-key-used-this-round = Quelli usati in questo round
answer-joker-key-left = Quelli rimasti
option-discard-top-playable = Si può posizionare la prima tessera dei propri scarti?
answer-discard-top-playable-no = No
answer-discard-top-playable-yes = Sì
option-race = Due puntano alla stessa pedina: quando si è spostata?
answer-race-logical-token = Appena la tessera è posizionata
answer-race-physical-token = Quando si sposta il pezzo di legno
option-stop-at = Quando finisce il round?
answer-stop-at-call = Quando si dice stop
answer-stop-at-last-card = Quando qualcuno posa l’ultima tessera
option-stop-tie = Due mani vuote insieme: chi ha chiuso?
answer-stop-tie-caller = Chi ha detto stop per primo
answer-stop-tie-shared = Entrambi
option-swapped-colours = Colori giusti, verso sbagliato: è un errore?
answer-swapped-colours-ask = Chiedete ogni volta
answer-swapped-colours-mistake = Sì, un errore
answer-swapped-colours-ok = No, si chiude un occhio
option-mistake-scope = Che cosa costa punti alla fine?
answer-mistake-scope-colours-and-cover = Solo le tessere posizionate male
answer-mistake-scope-any-proven-violation = Tutto quello che si è visto
option-take-back = Una tessera sbagliata ripresa in tempo:
answer-take-back-allowed = È perdonata
answer-take-back-forbidden = Conta lo stesso
option-mistake-place = Un errore: quale riga della classifica?
answer-mistake-place-last-row = L’ultima
answer-mistake-place-competition = Il posto diviso
option-winner-mistake = Chi ha chiuso ha fatto un errore:
answer-winner-mistake-shift-up = Gli altri salgono di un posto
answer-winner-mistake-vacant-first = Il primo posto resta vuoto
option-old-winner-mistake = Chi ha chiuso ha fatto un errore:
answer-old-winner-mistake-nobody-two = Nessuno prende due punti
answer-old-winner-mistake-promote = Li prende chi ha meno tessere rimaste
option-old-2p-winner-mistake = In due, e chi ha chiuso ha fatto un errore:
answer-old-2p-winner-mistake-literal = L’altro non prende niente
answer-old-2p-winner-mistake-promote = L’altro prende due punti
option-stalemate-tie = Nessuno riesce a posizionare, e più d’uno ha posizionato più tessere:
answer-stalemate-tie-by-edition = Come dicono queste regole
answer-stalemate-tie-jokers-then-share = Meno jolly, poi si divide
answer-stalemate-tie-share = Vincono tutti
answer-stalemate-tie-fewest-left = Vince chi ha meno tessere rimaste
option-stalemate-rank = Nessuno riesce a posizionare: come si piazzano gli altri?
answer-stalemate-rank-left = Per tessere rimaste
answer-stalemate-rank-placed = Per tessere posizionate
option-tableau-add = Le tessere per la plancia sono obbligatorie?
answer-tableau-add-must = Sì
answer-tableau-add-may = Si possono rifiutare
option-tableau-cap = Quante tessere stanno su una plancia?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = Quante ce ne sono
option-match-tie = Punti pari alla fine:
answer-match-tie-shared = Vincono entrambi
answer-match-tie-none = Non vince nessuno
option-carry-over = Le plance passano alla prossima partita?
answer-carry-over-by-edition = Come dicono queste regole
answer-carry-over-on = Sì
answer-carry-over-off = No
answer-carry-over-ask = Chiedete alla fine

## Help

chapter-setup = Prima del primo round
chapter-play = Come si gioca
chapter-place = Posizionare una tessera
chapter-token = Spostare la pedina
chapter-dead = Vicoli ciechi
chapter-joker = Jolly
chapter-end = La fine di un round
chapter-check = Controllare
chapter-audit = Che cosa mostra l’ultima immagine
chapter-score-n = Punti, regole nuove
chapter-score-o = Punti, regole vecchie
chapter-tab = La plancia
chapter-match = La partita
drawing-covers = La tessera copre metà di un’altra tessera.
drawing-fits = Entrambe le metà sono sul loro colore.
drawing-colour = La metà destra è rossa, la sua casella è gialla.
drawing-edge = La tessera ha un lato in comune con la casella della pedina.
drawing-away = La tessera non tocca la casella della pedina.
drawing-corner = La tessera tocca la casella della pedina solo con un angolo.
drawing-turned = I due colori giusti, ma nel verso sbagliato. Decide il vostro tavolo.
drawing-far = La pedina va sulla metà più distante.
drawing-near = La pedina è sulla metà più vicina.
drawing-stuck = Accanto alla pedina non ci sono due caselle libere: è bloccata.
drawing-freed = Chi ha chiuso la pedina mette la tessera successiva in un punto qualsiasi, e la pedina va lì.
drawing-joker-other = Il jolly ha la cornice singola, la tessera quella a quadratini: è la tessera di un altro giocatore.
drawing-joker-own = Lì continua il giocatore del jolly.
