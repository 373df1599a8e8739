# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = qualcuno
somebody-alone = Qualcuno
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

deed-look = Da’ un’occhiata qui.
deed-decide = Decidete voi.
deed-done = { $player } ha corretto.

# What a finding does to the score

effect-put-right = Corretto: nessun effetto sui punti.
effect-undecided = Ancora da decidere: niente punti finché non lo dite.
effect-allowed = Nessun effetto sui punti.
effect-counts = Se resta così, conta come errore. { $cost }
effect-nobody = Conterebbe come errore, ma nessuno sa di chi è. Ditelo prima.
answer-allowed = Non conta
answer-mistake = Conta come errore
answer-undecided = Chiedere alla fine
answer-undecided-effect = Il gioco continua; si deve decidere prima dei punti.
effect-none = Sparisce quando viene corretto. Se resta, al vostro tavolo non ha effetto sui punti.
effect-none-now = Al vostro tavolo non ha effetto sui punti.
effect-unclear = Nessuno è accusato. Conta solo se lo dite voi.

# Counts

count-wrong = Fuori posto
count-missing = Manca il conteggio di { $players }.

# What happened, by what people see: for the log and the replay

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
said-count = { $player } ha contato: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = sì
said-no = no
said-undo = Annullato.
do-join = { $player } gioca dal prossimo round.
said-people-join = Al tavolo si aggiunge: { $players }.
said-people-leave = Lascia il tavolo: { $players }.
said-people-rename = Un nome è stato corretto.
said-people-reseat = Sono stati scambiati dei set.
said-players = I giocatori hanno un nome.
said-match-end = La partita è stata terminata.
said-match-reopened = La partita continua.

# What the camera does, and what to do about it

camera-none = Nessuna telecamera
camera-starting = La telecamera si avvia
camera-hint-starting = Togliete le mani e lasciate vedere tutto ciò su cui giocate.
camera-waiting = In attesa della telecamera
camera-hint-waiting = Nuovo tentativo automatico ogni pochi secondi.
camera-unlearned = Il tavolo non è ancora noto
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
camera-hint-resized = Vi si cerca il tavolo: mostrate tutto ciò su cui giocate e togliete le mani. Se non si trova, rigirate la telecamera com’era.
camera-moved = Il tavolo o la telecamera si è spostato
camera-hint-moved = Rimettete a posto ciò che si è mosso, o fate reimparare il tavolo prima del prossimo round.
camera-hand = Una mano sopra il tavolo
camera-settling = Qualcosa si muove
camera-reading = Lettura del tavolo
camera-sure = La telecamera vede il tavolo
camera-asks = La telecamera vede il tavolo e chiede
camera-paused = Il gioco è in pausa
camera-hint-paused = Il tempo è fermo e nulla viene arbitrato. Ciò che dopo sarà diverso verrà guardato allora.
camera-ended = La registrazione è finita
camera-failed = La telecamera non si può usare
camera-hint-failed = Sceglietene un’altra, o giocate senza.
