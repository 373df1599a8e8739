### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

by-hand = Si conta a mano

seat-number = Posto { $n }
frame-bottom = lato in basso
frame-right = lato destro
frame-top = lato in alto
frame-left = lato sinistro

## Home

home-title = Referee
home-match-of = Partita delle { $time }
home-go-on = Continua
home-go-on-round = Continua dal round { $round }
home-in-play = In corso
home-new = Nuova partita
home-new-text = Scegli un gioco, di’ chi gioca, comincia.
home-demo = Guarda una demo
home-demo-text = Due minuti di un round arbitrato, senza telecamera.
home-demo-dice = Guarda una demo del gioco di dadi
home-demo-dice-text = Un minuto di un round di dadi arbitrato.
home-demo-cards = Guarda una demo del gioco di carte
home-demo-cards-text = Poco più di un minuto di un round di carte arbitrato.
home-people = Giocatori abituali
home-people-text = Chi gioca qui, e chi vince.
home-help = Regole e aiuto
home-help-text = Ogni regola in parole semplici, con disegni.
home-matches = Partite
home-no-matches = Qui non si è ancora giocata nessuna partita.
home-more = Mostra { $n ->
    [one] una partita più vecchia
   *[other] { $n } partite più vecchie
}
home-open = Apri
home-rounds = { $n ->
    [0] ancora nessun round
    [one] 1 round
   *[other] { $n } round
}
home-won = { $n ->
    [one] Vittoria di { $names }
   *[other] Vittoria comune di { $names }
}
home-unfinished = non finita
home-damaged = Danneggiata
home-damaged-export = Salva come JSON
home-delete = Elimina
home-delete-name = Elimina la partita: { $when }
home-delete-sure = Eliminare per sempre questa partita? Spariscono anche i suoi round, le immagini e i punti.
home-search = Cerca tra le partite
home-choose = Eliminane diverse
home-choose-begun = Scegli le incompiute
home-choose-end = Annulla
home-choose-name = Scegli la partita di { $when }
home-delete-several = Elimina { $n }
home-delete-several-sure = { $n ->
    [one] Eliminare questa partita e tutti i suoi round?
   *[other] Eliminare queste { $n } partite e tutti i loro round?
}
home-deleted-several = { $n ->
    [one] La partita è eliminata.
   *[other] { $n } partite sono eliminate.
}
home-found = { $n ->
    [one] 1 partita trovata
   *[other] { $n } partite trovate
}
home-delete-yes = Elimina per sempre
home-delete-no = Tienila
home-deleted = La partita è eliminata.
home-other-screens = Su un altro schermo
home-other-screens-text = Inquadra qui con un telefono, nello stesso Wi-Fi. Non serve nessuna app.
home-only-here = Solo questo computer può aprire la pagina. Per far entrare i telefoni, avvialo con: referee serve --lan
screens-whose = Di chi è il link
role-player = Giocatore
role-player-may = avvia e ferma, dice stop, conta, decide e corregge nella partita in corso.
role-viewer = Spettatore
role-viewer-may = vede tutto e non cambia nulla; per la TV.
role-camera = Telecamera
role-camera-may = un telefono che guarda il tavolo.
role-host = Padrone di casa
role-host-may = può fare tutto: partite, persone, telecamere.
screens-renew = Crea un nuovo link
screens-renew-sure = Creare un nuovo link? Quello vecchio smette di valere, su ogni schermo che lo ha usato.
screens-renewed = Il vecchio link non apre più nulla.
home-television-here = Apri qui la vista a grande schermo
home-qr = Codice QR per { $address }
home-import = Carica una partita da un file
home-import-text = Un file JSON o JSONL salvato da una partita.
home-imported = La partita è stata caricata.
home-import-large = Questo file è troppo grande per essere una partita.
today = oggi
yesterday = ieri

## Set-up

setup-title = Nuova partita
setup-step-of = Passo { $n } di { $of }
setup-then = poi: { $step }
setup-back = Indietro
setup-next = Avanti
setup-choose-game = Scegli prima un gioco.
setup-skip-all = Gioca ora
setup-start = Comincia la partita
setup-starting = Un momento …
setup-leave = Chiudi
setup-step-game = Gioco
setup-step-players = Giocatori
setup-step-rules = Regole di casa
setup-step-length = Durata
setup-step-camera = Telecamera
setup-step-table = Tavolo
setup-step-ready = Pronti
setup-game-title = A che cosa giocate?
setup-players-title = Chi gioca?
setup-players-frames = La cornice bianca delle tessere dice di chi sono.
setup-players-seats = Nell’ordine in cui siete seduti.
setup-add-player = Un altro giocatore
setup-remove-player = Togli { $name }
setup-name-of = Nome del giocatore { $n }
setup-frame-of = Cornice di { $name }
setup-player-n = giocatore { $n }
setup-up = Sposta { $name } in su
setup-down = Sposta { $name } in giù
setup-most-players = Questo gioco è per { $n } giocatori al massimo.
setup-need-name = Scrivi un nome, o togli questo giocatore.
setup-same-name = Due giocatori si chiamano { $name }. Aggiungi una lettera per distinguerli.
setup-name = Nome
setup-regulars = Abituali:
setup-players-range = da { $from } a { $to } giocatori
setup-frame-exchange = scambia con { $name }
brought-in = Diverso per alcuni giocatori
setup-brought-of = { $what }: { $name }
setup-rules-title = Come giocate a casa?
setup-rules-text = Tutto è impostato come dicono le regole. Cambia solo quello che il vostro tavolo gioca in modo diverso.
setup-rules-more = Altre { $n } domande
setup-rules-less = Meno domande
setup-rules-changed = { $n ->
    [0] Come dicono le regole
    [one] 1 regola di casa
   *[other] { $n } regole di casa
}
setup-default = come dicono le regole
setup-seconds-own = Entro tot secondi
setup-seconds-n = { $n } secondi
setup-seconds-label = Quanti secondi?
setup-length-title = Quanto dura la partita?
setup-length-rounds = Un numero di round
setup-length-points = Fino a un certo punteggio
setup-length-minutes = Per un certo tempo
setup-length-open = Finché vogliamo
setup-length-rounds-n = Round
setup-length-points-n = Punti
setup-length-minutes-n = Minuti di gioco
setup-length-usual = di solito: { $n }
setup-camera-title = Chi guarda?
setup-camera-text = Una telecamera sopra il tavolo vede che cosa posa ognuno. Senza, si conta a mano.
setup-camera-none = Nessuna telecamera
setup-camera-none-text = Giocate, e alla fine di un round scrivete che cosa è rimasto.
setup-camera-phone-text = Niente da installare: il suo browser manda le immagini.
setup-camera-phone-scan = Scansionate questo con il telefono, poi toccate «Consenti». Fissate il telefono sopra il tavolo.
setup-camera-again = Cerca di nuovo telecamere
setup-camera-found-none = Nessuna telecamera trovata. Collegane una, poi cerca di nuovo.
setup-camera-dark = Nessuna immagine
setup-camera-chosen = Una telecamera
setup-table-title = Mostra il tabellone vuoto
setup-table-text = Libera il tabellone, togli le mani. Tutto il tabellone deve essere nell’immagine.
setup-table-learn = Impara il tabellone da questa immagine
setup-table-again = Impara di nuovo
setup-table-learning = Il tabellone viene imparato; ci vuole qualche secondo. Tenete lontane le mani.
setup-table-doing = Ora: { $what }.
setup-table-spots = { $n } spazi trovati
setup-table-waiting = Ancora nessuna immagine. Scegli prima una telecamera.
setup-table-picture = L’immagine della telecamera con le caselle trovate
setup-table-checks = Che cosa dice la telecamera
setup-table-good = Il tavolo è imparato. Potete giocare.
setup-check-ok = bene
setup-check-bad = da guardare
setup-teach-title = Di chi sono questi pezzi?
setup-teach-take = Scatta la foto
setup-teach-again = Scatta di nuovo
setup-step-sides = Lati
setup-sides-title = Chi siede dove?
setup-sides-text = La telecamera vi distingue dal lato del tavolo su cui stanno i vostri pezzi. Scegliete per ognuno un lato dell’immagine.
setup-sides-of = Lato di { $name }
setup-players-unwatched = Una telecamera distingue { $n } giocatori, uno per lato del tavolo. Se siete di più, si conta a mano.
setup-ready-title = Pronti?
setup-ready-text = Tutto questo si può cambiare più tardi.
setup-change = Cambia
setup-ready-change = Cambia: { $what }
setup-ready-rounds = { $n ->
    [one] 1 round
   *[other] { $n } round
}
setup-ready-points = fino a { $n } punti
setup-ready-minutes = { $n } minuti
setup-ready-open = finché volete
setup-ready-spots = { $n } spazi imparati
setup-ready-not-learned = non ancora imparato

## House rules: one question each, and what each answer means

option-in-flight = Dopo lo stop si può giocare ancora quello che si ha già in mano?
answer-in-flight-no = No
answer-in-flight-yes = Sì

## Regulars

people-none = Qui non ha ancora giocato nessuno.
people-caption = In ordine secondo la colonna scelta.
people-name = Nome
people-matches = Partite
people-rounds = Round
people-wins = Vittorie
people-points = Punti
people-average = Media
people-streak = Di fila
people-best = Round migliore
people-pace = Pezzi al minuto
people-mistakes = Errori a round
people-all-games = Tutti i giochi
people-csv = Tutte le cifre (CSV)
people-record-pace = La mano più veloce
people-record-mistakes = Meno errori
people-record-streak = Più vittorie di fila
people-record-best = Il round migliore
people-value-pace = { $n ->
    [one] { $shown } pezzo al minuto
   *[other] { $shown } pezzi al minuto
}
people-value-mistakes = { $n ->
    [one] { $shown } errore a round
   *[other] { $shown } errori a round
}
people-value-streak = { $n ->
    [one] { $shown } partita di fila
   *[other] { $shown } partite di fila
}
people-value-best = { $n ->
    [one] { $shown } punto
   *[other] { $shown } punti
}
people-after = { $n ->
    [one] dopo 1 round
   *[other] dopo { $n } round
}
people-too-few = { $n ->
    [one] Da 1 round osservato in su.
   *[other] Da { $n } round osservati in su.
}

## Help

help-all = Tutte le regole
help-search = Cerca nelle regole
help-game = Gioco
help-found = { $n ->
    [0] Niente trovato. Prova un’altra parola.
    [one] 1 regola
   *[other] { $n } regole
}
help-no-rule = Questa regola non esiste.
help-more-rules = Altre regole
help-before = Precedente
help-next = Successiva
help-camera-title = Sistemare la telecamera
help-camera-text = Dove metterla, e quale luce le piace.
help-camera-drawing = Una telecamera su un supporto guarda dall’alto un tabellone con pedine. Tutto il tabellone è inquadrato.
help-camera-above = Guardare il tabellone dall’alto.
help-camera-above-text = Più ripida è la vista, meglio è; da 50 a 80 gradi è l’ideale. Una vista radente nasconde pezzi dietro le pedine.
help-camera-whole = Il tabellone riempie l’immagine.
help-camera-whole-text = Si vede ogni angolo, con intorno una mano di spazio e non di più.
help-camera-still = Niente si muove.
help-camera-still-text = Un morsetto o un supporto a terra. Se qualcuno urta il tavolo, rimettete a posto il tabellone; l’arbitro dice quando.
help-camera-light = Luce uniforme.
help-camera-light-text = Una lampada di lato o luce del giorno. Nessuna finestra chiara dietro il tabellone.
help-camera-glare = Niente riflessi sulle tessere.
help-camera-glare-text = Se una lampada vi si specchia, sposta la lampada, non la telecamera.
help-camera-empty = Mostrarle prima il tabellone vuoto.
help-camera-empty-text = Da quella sola immagine impara caselle e colori. Li conserva con la partita.
help-camera-choose = Scegli una telecamera

## People in a match

people-total = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
people-rename = Cambia il nome
people-exchange = Scambia con qualcuno
people-leave = Lascia il tavolo
people-save = Salva
cancel-act = Annulla
people-new-name = Nuovo nome per { $name }
people-exchange-with = { $name } prende il set di:
people-free-set = un set di nessuno
people-free-seat = un posto libero
people-leave-sure = { $name } smette di giocare? I punti restano nella tabella.
people-leave-yes = Sì, lascia
people-gone = { $name } ha lasciato il tavolo dopo il round { $round } con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
people-join = Aggiungi qualcuno
people-join-name = Nome
people-join-frame = Cornice delle tessere
people-join-seat = Posto
people-join-start = Comincia con
people-join-average = La media degli altri
people-join-number = Tanti punti:
people-join-points = Punti all’inizio
people-join-yes = Aggiungi

## A match afterwards

match-title = Partita { $n }
match-missing = Questa partita non esiste.
match-loading = Un momento …
match-won = { $n ->
    [one] Vittoria di { $names }
   *[other] Vittoria comune di { $names }
}
match-of = { $names }
match-reopen = Ancora un round
match-rematch = Rivincita
match-print = Stampa
match-sheet = Tabella dei punti
match-total = Totale
match-round = Round { $n }
match-rounds = Round
match-winner = (vittoria)
match-left = { $round ->
    [0] via prima del primo round
   *[other] via dopo il round { $round }
}
over-title = Si sta giocando una partita
over-text = Il round { $n } di { $names } è sul tavolo. Si potrà riprendere più tardi.
over-text-nobody = Il round { $n } è sul tavolo. Si potrà riprendere più tardi.
over-go-on = Continuarla
over-yes = Metterla da parte
match-house-rules = Regole di casa
match-people = Chi gioca
match-files = Da portare a casa
match-file-export-csv = Punti (CSV)
match-file-events-csv = Ogni evento (CSV)
match-file-export-json = Partita intera (JSON)
match-file-export-jsonl = Partita intera (JSONL)
match-delete = Elimina questa partita …
match-called = { $name } ha detto stop.
match-stalemate = Nessuno riusciva più a posizionare.
match-running = Questo round è in corso.
match-not-begun = Questo round non è cominciato.
match-change = Correggi questo round
match-changing = Stai correggendo il round { $n }
match-changing-done = Fatto
change-call = Chi ha detto stop?
change-start = Il via
change-unstart = Non è ancora cominciato
change-unstart-text = Torna a prima del via: l’orologio riparte da zero.
replay-play = Riproduci
replay-pause = Pausa
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-slider = Mosse del round
replay-at = Mossa { $n } di { $of }: { $text }
## Il film di un round

film-title = Film del round
film-make = Fai un film di questo round
film-making = Il film è in preparazione …
film-save = Salva il film ({ $size } MB)
film-pictures = Immagini per i film
film-keep = Da ora conserva le immagini dei round
film-keep-text = Fino a cinque immagini al secondo durante un round, solo sul computer dell’arbitro, circa da 2 a 10 MB al minuto. Al massimo 4 GB; le più vecchie vanno via per prime.
film-kept = Immagini e film: { $size } MB
film-delete = Elimina tutto …
film-delete-yes = Elimina per sempre
