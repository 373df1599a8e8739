# What the log, its exports, the kept sets and the dashboard's port answer.

store-where-evidence = di’ dove sono conservate le immagini di prova: { $url } non è un file
store-written = l’evento { $event } di questo round è già scritto; niente viene mai sovrascritto
store-no-match = non c’è una partita { $match } in { $name }; le sue partite: { $held }
store-format = formato sconosciuto: { $format }; scegli tra { $formats }
store-other-program = { $name } è il database di un altro programma; indica un altro file con --db
store-newer = { $name } è stato scritto da un Referee più recente; aggiornalo o indica un altro file con --db
store-no-log = { $name } non è un registro di Referee; indica un altro file con --db
store-unusable = il registro { $name } non si può usare ({ $reason }); controlla il disco o indica un altro file con --db
store-locked = un altro programma tiene occupato il registro { $name }
store-disk-full = il disco è pieno, il registro { $name } non può crescere
store-read-only = nel registro { $name } non si può scrivere
store-damaged = il registro { $name } è danneggiato
store-emptied = { $name } non è più un registro, ma { $left } lì accanto fa parte di un registro: rimettilo da una copia, oppure sposta entrambi per cominciarne uno nuovo
store-entry-damaged = la voce { $event } del registro è danneggiata
store-gone = il registro { $name } è sparito: rimettilo dov’era
store-replaced = al posto del registro { $name } c’è un altro file, o un altro programma ha scritto in questa partita
store-no-picture = le immagini di prova non si possono conservare ({ $why })
store-not-now = questo deve aspettare che il registro si possa scrivere: { $why }
store-memory-full = in memoria non c’è più posto ({ $n } righe del registro aspettano): prima rendi di nuovo usabile il registro
store-waiting = { $why }. Il gioco continua: { $n ->
    [0] nessuna riga aspetta
    [one] una riga aspetta
   *[other] { $n } righe aspettano
    } la scrittura{ $pictures ->
    [0] { "" }
    [one] , e un’immagine
   *[other] , e { $pictures } immagini
    }{ $left_out ->
    [0] .
    [one] ; un’immagine non ha trovato posto ed è persa.
   *[other] ; { $left_out } immagini non hanno trovato posto e sono perse.
    }
store-waiting-full = { $why }. { $n } righe e { $pictures } immagini aspettano la scrittura, e non c’è più posto (immagini perse: { $left_out }): l’arbitro smette di guardare finché il registro non si può scrivere.
store-waits = { $why }; ciò che succede ora resta in memoria finché non si può scrivere
store-again = il registro si può di nuovo scrivere; tutto ciò che aspettava c’è
store-put-back = il registro { $name } era stato cancellato; è stato riscritto lì, con tutto ciò che aspettava
store-lost = il registro non è stato scritto fino in fondo ({ $why }): righe perse { $n }, immagini perse { $pictures }
store-no-home = questo utente non ha una cartella propria; indicane una per registro, link e set imparati con --data o la variabile { $variable }
store-no-locks = i file della cartella { $folder } non si possono bloccare, forse è in rete; lì il registro si rovinerebbe, quindi indica con --data o --db una cartella di questo computer
store-no-folder = la cartella { $folder } non si può creare ({ $why }); indica un altro file con --db
store-too-large = nessuna partita, nessun round e nessun evento ha un numero così grande
store-nothing = in questo registro manca: { $what } { $number }
sets-unreadable = il set { $name } è illeggibile ({ $why }); salvalo di nuovo con `referee teach --name`
sets-damaged = il set { $name } è danneggiato; salvalo di nuovo con `referee teach --name`
sets-bad-name = { $name } non può essere il nome di un set: scrivi una o due parole, di lettere e cifre
sets-not-kept = il set non si può salvare in { $folder } ({ $why }); indica un file con -o
import-nested = il file è annidato troppo a fondo per essere una partita esportata
import-no-match = il file non è una partita esportata da Referee ({ $missing } manca o è di un altro tipo)
import-no-json = la riga { $number } non è JSON, quindi il file non è una partita di Referee; prendine uno di quelli che una partita offre sotto «Da portare a casa»
import-cut = il file finisce a metà, il resto manca: copialo di nuovo, o esporta ancora la partita
import-first-line = la prima riga non descrive una partita; esportala di nuovo con questa versione
import-unknown-round = ci sono eventi del round { $number }, che la partita non nomina
import-event = un evento del round { $number } non ha numero o non ha tipo
import-order = gli eventi del round { $number } non sono in ordine
import-too-many = il file contiene { $n } eventi; una partita ne ha al massimo { $most }
import-rounds = i round non sono numerati 1, 2, ... in ordine
import-form = il file non è una partita esportata da Referee: { $what }
import-large = il file è più grande di qualsiasi partita: { $n } valori, e se ne possono leggere al massimo { $most }
import-twice = il nome { $name } compare due volte in uno stesso oggetto del file
import-letters = il file contiene caratteri che nessun testo può avere (metà di una coppia)
port-in-use = la porta { $port } è occupata; ferma l’altro programma o scegli un’altra porta con --port
port-in-use-next = la porta { $port } è occupata; ferma l’altro programma (forse un altro Referee) o avvia con --port { $next }, che è libera
links-unreadable = i token dei link in { $path } non si possono leggere ({ $why }); cancella il file, e se ne creano di nuovi
links-damaged = il file { $path } non contiene i token dei link; cancellalo, e se ne creano di nuovi
links-not-kept = i token dei link non si possono conservare in { $path }: { $why }
cameras-unreadable = le password delle telecamere in { $path } non si possono leggere ({ $why }); cancella il file e indica di nuovo la telecamera
cameras-damaged = il file { $path } non contiene password di telecamere; cancellalo e indica di nuovo la telecamera
cameras-not-kept = la password della telecamera non si può conservare in { $path } ({ $why }); al prossimo avvio la telecamera va indicata di nuovo
port-not-allowed = la porta { $port } non ti è permessa; scegline una sopra 1024 con --port
port-unusable = l’indirizzo { $host } porta { $port } non si può usare ({ $why }); scegli un altro --host
sets-none-so-called = nessun set è salvato con il nome { $name }; ci sono: { $names }; `referee teach --name` ne salva uno
sets-none = nessun set è salvato con il nome { $name }; per ora non ce n’è nessuno; `referee teach --name` ne salva uno
store-none-yet = ancora nessuna
store-server-away = la banca dati { $name } non è raggiungibile
store-server-refuses = il server di { $name } rifiuta: { $why }; controlla l’indirizzo
store-no-address = { $url } non è l’indirizzo di un registro: indica un file, oppure postgresql://NOME:PASSWORD@COMPUTER/BANCADATI
store-no-driver = un registro su un server PostgreSQL ha bisogno di psycopg: pip install 'referee[club]'
store-shared = { $name } è il registro che i tavoli di un circolo condividono; giocate con un registro proprio di questo tavolo e indicate l’altro con --club
