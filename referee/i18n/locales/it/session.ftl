# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = niente in { $name } sta mai fermo; dai un’immagine del tabellone alla fine del round
audit-start-unusable = l’immagine iniziale non si può usare: { $why }. Danne una di prima della prima tessera, con le pedine sul tabellone, o nessuna
command-unknown = il comando { $name } non esiste; ci sono { $commands }
desk-learn-first = prima fai imparare il tabellone vuoto
desk-no-picture = non c’è ancora l’immagine di una telecamera; scegli prima una telecamera
desk-learn-before = il tabellone si impara prima che cominci un round, quando è vuoto
sample-not-installed = il round di prova non è installato con questa copia
desk-no-pause = solo una registrazione si può mettere in pausa
doctor-model = il modello { $name } è quello del suo manifesto
doctor-no-picture = { $name } non ha dato nessuna immagine; controlla la telecamera, o indica un’altra fonte
game-no-final-check = il gioco { $game } non ha un controllo finale su un’immagine
hub-host-only = può farlo solo il padrone di casa
hub-host-undo = chi gioca lo cambia il padrone di casa, e solo lui torna indietro
hub-other-match = solo il padrone di casa può cambiare una partita che non è in corso
hub-no-camera = qui non si può usare nessuna telecamera
hub-no-match = nessuna partita è in corso; cominciane una, o continuane una precedente
match-file-missing = file di partita non trovato: { $path }
match-file-unreadable = { $path } è illeggibile: { $why }
match-file-no-toml = { $path } non è un file TOML: { $why }
match-stop-before-start = round.stop: { $stop } s è prima di round.start, { $start } s
match-players = players: questo gioco è per { $fewest }-{ $most } giocatori; ne sono indicati { $n }
match-name-twice = players.{ $seat }: { $name } è già il nome di un altro giocatore; dai a ciascuno il suo
match-nobody-plays = { $key }: nessuno gioca con { $seat }; i giocatori sono { $players }
score-no-caller = nessuno ha ancora detto chi ha detto stop
score-undecided = il tavolo non ha ancora deciso su ciò che sta su { $place }
score-unread = non si legge di chi è il pezzo su { $squares }
score-asks-call = al tavolo nessuno ha ancora detto se la carta su { $squares } era in mano allo stop
score-unread-placed = su { $squares } non si legge se la carta è posata bene
score-perhaps-back = nessuno ha visto se la carta su { $squares } è stata ripresa prima dello stop
score-perhaps-not-there = nessuno ha visto se il pezzo su { $squares } era lì allo stop
score-too-few = si sono visti i pezzi di meno di due giocatori
score-no-stop = non si conosce nessuno stop, e non c’è esattamente un giocatore che ha posizionato tutte le tessere
play-no-round = questa partita non ha un round { $number }; ne ha { $last }
play-other-round = il round { $round } non è quello in corso; questo è il round { $current }
play-changed = la partita è cambiata mentre il round veniva rigiudicato; niente è stato corretto, dillo ancora una volta
stale-match = ora sul tavolo c’è un’altra partita: non è stato scritto nulla. D’ora in poi questo schermo mostra quella
stale-no-match = la partita mostrata da questo schermo non è più sul tavolo: non è stato scritto nulla
stale-round = ora è in corso il round { $now }, e questo era per il round { $round }: non è stato scritto nulla
stale-went-on = questa partita è andata avanti da quando lo schermo l’ha mostrata: non è stato fatto nulla. Guarda di nuovo
stale-said = nel frattempo è stato detto: «{ $what }» Perciò non è stato scritto nulla; guarda di nuovo
stale-something = nel frattempo è stato detto altro al riguardo: non è stato scritto nulla; guarda di nuovo
stale-count = { $name } ora ha { $now }, perciò { $wanted } non è stato scritto; guarda di nuovo
stale-setting = la telecamera o il tabellone sono cambiati da questa immagine: non se ne è imparato nulla. Guarda di nuovo
play-not-begun = questo round non è ancora cominciato
play-stop-first = prima ferma il round, poi passa al successivo
play-not-scored = questo round non si può ancora contare: { $problem }
play-no-match = nessuna partita è in corso
question-unknown = { $kind } non si può chiedere per questo gioco
question-no-game = il gioco { $game } non esiste; ci sono { $games }
recording-not-mp4 = { $path } non si può scrivere come video; indica un file che finisca in .mp4
film-not-watched = Nessuna telecamera ha guardato questo round: non c’è nulla di cui fare un film.
film-no-pictures = Di questo round non sono state conservate immagini: non può esserci un film.
film-file-gone = La registrazione { $name } non è più al suo posto: non può esserci un film.
film-disk-full = Il disco è quasi pieno: fate spazio, poi chiedete di nuovo il film.
film-broken = Non è stato possibile fare il film: { $why }

roster-name-too-long = il nome { $name }… è troppo lungo; usa al massimo { $most } lettere
roster-players = questo gioco è per { $fewest }-{ $most } giocatori
roster-no-seat = scelta sconosciuta: { $word } { $seat }; ci sono { $known }
roster-same-seat = { $word }: due giocatori hanno la stessa scelta; dai a ciascuno la sua
roster-same-name = due giocatori hanno lo stesso nome; cambiane uno
roster-nobody = nessuno ha il numero { $person } in questa partita
round-begun = il round è già cominciato
round-not-begun = il round non è ancora cominciato
round-stopped = il round è già fermo
round-no-stop = nessuno ha ancora detto stop
round-end-unknown = un round finisce con { $ends }, non con { $end }
round-no-caller = di’ chi ha detto stop
round-not-stopped = il round non è fermo
round-no-finding = in questo round non c’è il rilievo { $finding }
round-count-early = si conta quando qualcuno ha detto stop
round-not-counted = { $name } non si conta in questo gioco; si contano { $counted }
round-count-range = { $name } è un numero da { $least } a { $most }
round-no-flag = { $flag } non si può dire di un round di questo gioco
piece-say-what = di’ di chi è il pezzo, o che cosa mostra
piece-joker-colours = un jolly non mostra colori
piece-squares = una tessera sta su due caselle e mostra due colori; un jolly sta su una e non ne mostra nessuno
piece-side-by-side = le due caselle di una tessera sono una accanto all’altra
piece-known = lì è già noto un pezzo; correggi quello
token-say-where = di’ dove si trova la pedina, o dove non ce n’è nessuna
token-unknown = su { $square } non è nota nessuna pedina
token-known = su { $square } è già nota una pedina
undo-nothing = non c’è niente da annullare
undo-not = l’evento { $event } non si può annullare
round-nobody-plays = nessuno gioca con questa scelta: { $word } { $seat }; ci sono { $known }
piece-unknown = sul tabellone non c’è il pezzo { $n }
board-no-square = il tabellone non ha nessuna casella in { $square }
board-no-colour = il tabellone non ha il colore { $colour }; ha { $known }
session-other-size = { $name } è { $width }x{ $height }, il tavolo è stato imparato a { $learned_width }x{ $learned_height }; usa la stessa telecamera e la stessa impostazione di allora, o esegui di nuovo `referee learn`
roster-left = { $name } ha già lasciato il tavolo
roster-left-join = { $name } ha lasciato il tavolo; prima fai tornare questo giocatore
roster-this-player = questo giocatore
audit-not-bare = sul tabellone ci sono tessere o jolly
audit-no-token = non si vede nessuna pedina
doctor-rate = { $n } immagini al secondo
doctor-rate-low = { $n } immagini al secondo, ne servono { $needed }: più luce (al buio le telecamere rallentano), un formato d’immagine più piccolo, o un cavo o una rete migliori
doctor-whole = le immagini arrivano intere
doctor-damaged = { $damaged } immagini su { $seen } sono danneggiate, se ne sono perse parti per strada: usa un cavo o avvicinati alla rete, e fai mandare alla telecamera un fotogramma chiave ogni secondo
doctor-rest = il tavolo è fermo
doctor-no-rest = l’immagine non è mai ferma: togli le mani dal tavolo; se nessuno lo tocca, qualcosa scuote la telecamera, una lampada sfarfalla o si muove una tovaglia
doctor-source = { $name } dà immagini di { $width }x{ $height }
doctor-source-narrow = { $name } dà immagini di { $width }x{ $height }; un’impostazione più fine aiuterebbe
doctor-pictures-both = su { $total } immagini, di altra misura rispetto alla prima { $others } e illeggibili { $unread }: sarebbero tralasciate; falle tutte con una sola telecamera e una sola impostazione
doctor-pictures-others = su { $total } immagini, di altra misura rispetto alla prima { $others }: sarebbero tralasciate; falle tutte con una sola telecamera e una sola impostazione
doctor-pictures-unread = su { $total } immagini, illeggibili { $unread }: sarebbero tralasciate; falle tutte con una sola telecamera e una sola impostazione
doctor-pictures = { $total } immagini nell’ordine dei loro nomi, a { $apart } s l’una dall’altra
doctor-pictures-far = { $total } immagini nell’ordine dei loro nomi, a { $apart } s l’una dall’altra, più di quanto resti una mano; ciò che può essere successo tra due immagini non accusa nessuno
doctor-pictures-untimed = { $total } immagini nell’ordine dei loro nomi, a una distanza che nessuno conosce: la dice --interval; ciò che può essere successo tra due immagini non accusa nessuno
match-not-brought = niente di nome { $name } si porta in una partita di questo gioco
match-brings-too-many = { $name }, { $seat }: al massimo { $most } { $what }
match-none = qui non c’è la partita { $number }
match-damaged = la partita { $number } è danneggiata e non si può mostrare ({ $why }); si può ancora esportare come JSON, ed eliminare
match-none-again = non c’è nessuna partita da rigiocare
match-no-round = la partita { $number } non ha un round { $which }
match-file-no-text = il file non è testo; prendine uno salvato come JSON o JSONL
match-file-no-match = il file non è una partita che si possa rivedere ({ $why })
relay-standard-input = le immagini dell’ingresso standard arrivano una volta sola; indica un tavolo imparato con --table
relay-bug = L’arbitro si è fermato per un errore suo; il suo terminale ne dice di più.
relay-no-board = { $source } all’inizio non mostra il tabellone vuoto ({ $why }); fatelo imparare da un’immagine con `referee learn` e indicatelo con --table
relay-not-encoded = un’immagine della fonte non si è potuta codificare per la pagina
sample-not-installed-simulate = il round di prova non è installato con questa copia; `referee simulate` ne fa un altro
web-needs-script = La pagina ha bisogno di JavaScript. I risultati si hanno anche con il comando referee watch.
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
command-most = { $field }: al massimo { $n }
command-least = { $field }: almeno { $n }
command-long = { $field }: al massimo { $n } caratteri
command-wrong = { $name } non accetta questo in { $field }: { $why }
spot-square = riga { $row }, colonna { $column }
spot-in-row = riga { $row }, colonne { $a } e { $b }
spot-in-column = righe { $a } e { $b }, colonna { $column }
spot-row = righe { $row }
spot-to-row = { $row }, colonna { $column }
answer-over = questa domanda non è più aperta; guardate di nuovo
