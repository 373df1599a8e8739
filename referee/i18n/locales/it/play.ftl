# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = qualcuno
somebody-alone = Qualcuno
seat-solid = Cornice singola
seat-double = Cornice doppia
seat-dashed = Cornice tratteggiata
seat-dotted = Cornice a quadratini
seat-p1 = Giocatore 1
seat-p2 = Giocatore 2
seat-p3 = Giocatore 3
seat-p4 = Giocatore 4
seat-p5 = Giocatore 5
seat-p6 = Giocatore 6
seat-p7 = Giocatore 7
seat-p8 = Giocatore 8
seat-p9 = Giocatore 9
seat-p10 = Giocatore 10
seat-p11 = Giocatore 11
seat-p12 = Giocatore 12

# Deeds: after the name of who should do it

deed-card-back = Riprendi questa tessera.
deed-joker-back = Riprendi questo jolly.
deed-token = Sposta la pedina al suo posto.
deed-look = Da’ un’occhiata qui.
deed-decide = Decidete voi.
deed-done = { $player } ha corretto.

# What a finding does to the score

effect-put-right = Corretto: nessun effetto sui punti.
effect-undecided = Ancora da decidere: niente punti finché non lo dite.
effect-allowed = Nessun effetto sui punti.
effect-counts = Se resta così, conta come errore. { $cost }
effect-nobody = Conterebbe come errore, ma nessuno sa di chi è. Ditelo prima.
cost-last = { $player } finisce all’ultimo posto in questo round.
cost-no-points = { $player } non riceve punti in questo round.
answer-allowed = Non conta
answer-mistake = Conta come errore
answer-undecided = Chiedere alla fine
answer-undecided-effect = Il gioco continua; si deve decidere prima dei punti.
effect-none = Sparisce quando viene corretto. Se resta, al vostro tavolo non ha effetto sui punti.
effect-none-now = Al vostro tavolo non ha effetto sui punti.
effect-unclear = Nessuno è accusato. Conta solo se lo dite voi.

# Counts

count-left = Tessere rimaste
count-jokers = Jolly usati
count-mistake = Errore sul tabellone
count-declined = Rifiuta le tessere per la plancia
count-centre = Carte al centro
count-stack = Rimaste nel proprio mazzo
count-row = Nella fila
count-hand = In mano
count-discard = Girate
count-wrong = Fuori posto
count-dice-left = Dadi rimasti
count-missing = Manca il conteggio di { $players }.
count-dice-caller = { $player } ha detto stop ma ha ancora dadi; quindi lo stop non vale.
count-dice-more = { $player } ha ancora { $n } dadi ma ne ha pescati solo { $most }. Contate di nuovo.
count-caller-left = { $player } ha detto stop ma ha ancora { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}; quindi lo stop non vale.
count-caller-stack = { $player } ha detto stop ma ha ancora { $n ->
    [one] 1 carta
   *[other] { $n } carte
} nel mazzo; quindi lo stop non vale.
count-declined-not = Al vostro tavolo non si possono rifiutare le tessere per la plancia.
count-stack-more = { $player } ha ancora { $n } carte in un mazzo che ne aveva { $most } all’inizio. Contate di nuovo.
count-sum = Secondo questo conteggio { $player } ha { $n } carte, ma ogni giocatore ne ha { $cards }. Contate di nuovo.
count-wrong-more = { $player } ha al centro meno carte delle { $n } che lì sono posate male. Contate di nuovo.
flag-aborted = Il round è stato interrotto
flag-disqualified = Squalifica
flag-stays = Due carte arrivate insieme: restano e contano entrambe

# What is brought into a match

refused-dice = I dadi concordati sono { $n }; tutti i giocatori insieme si dividono i { $dice } dadi.
refused-double = Due set a testa si usano solo in due giocatori.
refused-stack = Un mazzo ha al massimo { $n } carte, perché ne restino per la fila e per la mano.

# To set out

outset-sections = { $n } pezzi del tabellone, composti come volete.
outset-tokens = { $n } pedine su caselle qualsiasi del tabellone.
outset-hand = { $player } gioca con { $n } tessere; sulla plancia: { $aside }.
outset-cards = Per tutti: { $stack } carte nel mazzo, { $row } nella fila, { $hand } in mano.
outset-cards-of = { $players }: { $stack } carte nel mazzo, { $row } nella fila, { $hand } in mano.
outset-redeal = Chi con le carte scoperte arriva a { $n } o più può ridistribuire.
outset-boxes = Servono { $n } scatole.
outset-dice = Ognuno pesca { $n } dadi dal sacchetto.
outset-dice-one = { $player } pesca { $n } dadi dal sacchetto.

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
do-stack = { $player }: d’ora in poi { $n ->
    [one] 1 carta
   *[other] { $n } carte
} nel mazzo.
do-leave = Squalifica: { $player } lascia la partita e i suoi punti si annullano.
do-dice = Tutti i dadi tornano nel sacchetto; ognuno pesca di nuovo.

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
why-board-left = { $n ->
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
}, { $jokers ->
    [one] 1 jolly usato
   *[other] { $jokers } jolly usati
}.
why-dice-caller = { $n ->
    [one] 1 dado degli altri: un punto.
   *[other] { $n } dadi degli altri: un punto ciascuno.
}
why-dice-left = { $n ->
    [one] 1 dado rimasto
   *[other] { $n } dadi rimasti
}: un punto in meno per ogni dado.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = Non è su due caselle vicine.
why-bg-place-2 = Copre un altro pezzo.
why-bg-place-2-card = Copre un pezzo di { $player2 }.
why-bg-place-2-joker = Copre un pezzo di { $player2 }.
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
seen-verdict = { $player }: { $why }

# What people said, for the log and for the bar that offers to undo it

said-round-start = Il round è cominciato.
said-stop = Qualcuno ha detto stop.
said-stop-by = { $player } ha detto stop.
said-call = { $player } ha detto stop.
said-call-stalemate = Nessuno riesce più a posizionare.
said-resume = Lo stop era uno sbaglio; il gioco continua.
said-pause = Il gioco è in pausa.
said-go-on = Si riprende.
said-unstart = Il round non era cominciato.
said-overrule-mistake = Deciso: conta come errore.
said-overrule-allowed = Deciso: non conta.
said-overrule-undecided = Rimandato: si decide alla fine.
said-overrule-open = La decisione è stata annullata.
said-owner = Il pezzo è di { $player }.
said-count = { $player } ha contato: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = sì
said-no = no
said-correct-owner = Un pezzo è di { $player }.
said-correct-colours = Una tessera mostra { $x } e { $y }.
said-remove-piece = Un pezzo di { $player } non è lì.
said-add-card = Una tessera di { $player } non era stata vista: { $x }-{ $y }.
said-add-joker = Un jolly di { $player } non era stato visto.
said-token-at = Una pedina è altrove.
said-undo = Annullato.
said-people-join = Al tavolo si aggiunge: { $players }.
said-people-leave = Qualcuno è andato via.
said-people-rename = Un nome è stato corretto.
said-people-reseat = Sono stati scambiati dei set.
said-players = I giocatori hanno un nome.
said-match-end = La partita è stata terminata.
said-match-reopened = La partita continua.

# What the camera does, and what to do about it

camera-none = Nessuna telecamera
camera-starting = La telecamera si avvia
camera-hint-starting = Togliete le mani e lasciate vedere tutto il tabellone.
camera-waiting = In attesa della telecamera
camera-hint-waiting = Nuovo tentativo automatico ogni pochi secondi.
camera-unlearned = Il tabellone non è ancora noto
camera-hint-unlearned = Liberatelo, togliete le mani, poi fatelo imparare.
camera-lost = La telecamera è sparita
camera-hint-lost = Ricollegatela. Continuate a giocare; quello che manca si recupera.
camera-idle-lost = Ricollegatela.
camera-hint-phone-away = Continuate a giocare; quello che manca si recupera.
camera-idle-phone-away = Riaprite la pagina della telecamera sul telefono.
camera-frozen = L’immagine è ferma
camera-hint-frozen = Continuate a giocare. Se resta così, scegliete di nuovo la telecamera.
camera-idle-frozen = Se resta così, scegliete di nuovo la telecamera.
camera-dark = È troppo buio
camera-hint-dark = Togliete ciò che copre la telecamera, o fate luce.
camera-damaged = L’immagine è danneggiata
camera-hint-damaged = Continuate a giocare; quello che manca si recupera.
camera-idle-damaged = Non vi si legge nulla finché non è di nuovo intera.
camera-resized = L’immagine ha un’altra misura
camera-hint-resized = Vi si cerca il tabellone: mostratelo tutto e togliete le mani. Se non si trova, rigirate la telecamera com’era.
camera-moved = Il tabellone si è spostato
camera-hint-moved = Rimettetelo dov’era, o fate reimparare il tavolo prima del prossimo round.
camera-hand = Una mano sopra il tabellone
camera-settling = Qualcosa si muove
camera-reading = Lettura del tabellone
camera-sure = La telecamera vede il tabellone
camera-asks = La telecamera vede il tabellone e chiede
camera-paused = Il gioco è in pausa
camera-hint-paused = Il tempo è fermo e nulla viene arbitrato. Ciò che dopo sarà diverso verrà guardato allora.
camera-ended = La registrazione è finita
camera-failed = La telecamera non si può usare
camera-hint-failed = Sceglietene un’altra, o giocate senza.

# What the demo explains, by scene

demo-home = Il round di prova comincia tra un momento.
demo-ready = Prima di un round: chi gioca con quale cornice. VIA! lo fa cominciare.
demo-play = La telecamera guarda dall’alto. Ogni tessera, jolly e pedina che vede è disegnata qui.
demo-incident = Qualcuno ha violato una regola: chi, che cosa fare, e le immagini che lo provano. Se si corregge durante il gioco, non costa niente.
demo-question = Qui nessuno è accusato: l’arbitro chiede, e il tavolo decide.
demo-camera = La telecamera ha un problema e dice quale. Si può continuare a giocare.
demo-stopping = Il primo tocco su STOP ha fermato il tempo. Toccate chi l’ha detto.
demo-check = Dopo lo stop: che cosa conta e che cosa no. Ogni riga si può aprire e decidere.
demo-count = La telecamera ha contato per tutti. «Tutto giusto» prende i suoi numeri.
demo-score = I punti del round, con il motivo di ogni riga.
demo-do-now = Che cosa fa ognuno prima del prossimo round.
demo-match-end = Questo era il round di prova. Comincia una partita tua dalla pagina iniziale.

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
