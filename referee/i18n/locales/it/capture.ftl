# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } non si può aprire; gli indirizzi cominciano con { $schemes }
source-no-address = { $address } non è l’indirizzo di una telecamera; scrivilo così: http://192.168.1.20:8080/video
source-no-match = nessuna immagine corrisponde a { $spec }; controlla il modello e mettilo tra virgolette
source-too-wide = cercare in { $spec } richiederebbe troppo tempo: oltre { $n } file non si guarda; indica la cartella delle immagini
source-unreadable = { $spec } è illeggibile: { $why }
source-match-others = a { $spec } corrispondono più file, e nessuno è un’immagine; indica un solo video, o un modello per immagini
source-neither = { $spec } non è né un file né una cartella; indica un’immagine, un video, una cartella o una telecamera
source-missing = file o cartella non trovati: { $spec }; indica un’immagine, un video, una cartella, una telecamera (0) o un indirizzo
source-no-pictures = { $folder } non contiene immagini ({ $endings }); indica una cartella di immagini, un video o una telecamera
source-left-out = tralasciato: { $why }
source-left-out-all = { $n } immagini non si sono potute leggere e sono state tralasciate
source-none-readable = nessuna delle { $total } immagini di { $name } è leggibile; la prima: { $why }
source-not-mjpeg = l’ingresso standard non è Motion JPEG; invia immagini JPEG una dopo l’altra
source-no-mjpeg = dall’ingresso standard non è arrivata nessuna immagine; invia immagini JPEG una dopo l’altra
source-back = { $name } manda di nuovo immagini
source-ended = { $name }: nessun ritorno; controlla cavo, corrente e rete
source-silent = { $name } non manda niente da { $seconds } s; nuovo tentativo
source-stopped = { $name } non manda più immagini; nuovo tentativo
source-frozen = { $name } mostra la stessa identica immagine da { $seconds } s; nuovo tentativo
source-camera = telecamera { $number }
source-camera-closed = la telecamera { $number } non si può aprire; controlla che sia collegata e che nessun altro programma la usi, o indicane un’altra (0 è la prima)
source-closed = { $address } non si può aprire; controlla l’indirizzo, e che la telecamera sia accesa e in questa rete
source-page = { $address } risponde con una pagina, non con immagini; indica l’indirizzo del flusso stesso (spesso finisce in /video, /stream o /mjpeg) o di un’immagine (/shot.jpg, /snapshot.jpg)
source-password = { $address } chiede un nome utente e una password; scrivili nell’indirizzo: http://UTENTE:PASSWORD@...
source-wrong-password = { $address } non accetta questo nome utente e questa password; correggili nell’indirizzo
source-forbidden = { $address } non fa entrare questo computer; permettilo nelle impostazioni della telecamera, o scrivi nome utente e password nell’indirizzo
source-nothing-there = a { $address } non c’è niente; la telecamera è accesa, ma il suo flusso ha un altro indirizzo: cerca nella sua app o nel manuale
source-busy = { $address } è occupato; una piccola telecamera ha un solo spettatore alla volta: chiudi la sua immagine in altre finestre e app
source-answer = { $address } risponde con l’errore { $status } invece che con immagini; controlla l’indirizzo, o riavvia la telecamera
source-no-pictures-come = { $address } risponde, ma ciò che manda non sono immagini; indica l’indirizzo di un’immagine JPEG o Motion JPEG
source-too-large = { $address } manda immagini troppo grandi; imposta la telecamera su 4000x3000 o meno
video-truncated = { $name } si interrompe dopo { $seconds } s: si leggono { $n } fotogrammi su { $total }; vale ciò che si è visto fin lì
video-truncated-open = { $name } si interrompe dopo { $seconds } s: si leggono { $n } fotogrammi; vale ciò che si è visto fin lì
video-empty = { $path } è vuoto (0 byte); registralo di nuovo
video-cut = { $path } è un MP4 tagliato prima che fosse scritto il suo indice, perciò nessun fotogramma è leggibile; copialo di nuovo da dove è stato registrato, o registralo di nuovo
video-unplayable = { $path } non è un video riproducibile; dai un MP4 o un altro video comune, immagini o una telecamera
video-too-large = { $path } ha immagini più grandi di 4096x2304; registralo o salvalo in 4K o meno

# Un telefono come telecamera

source-phone = il telefono
source-phone-label = Un telefono
source-phone-served = un telefono manda le sue immagini alla pagina: avviate `referee serve --lan phone` e aprite la pagina della telecamera sul telefono
phone-awaited = nessun telefono manda ancora immagini; aprite la pagina della telecamera sul telefono e permettete la telecamera
phone-silent = il telefono non manda immagini; guardate la sua pagina, o avvicinatelo alla rete
phone-hidden = la pagina della telecamera non è in primo piano sul telefono, o il suo schermo è spento; riapritela
phone-gone = la pagina della telecamera è stata chiusa sul telefono; riapritela
phone-other-phone = ora la telecamera è un altro telefono
phone-other-camera = l’arbitro guarda da un’altra telecamera ({ $name }); scegliete prima «Un telefono» nella preparazione
phone-no-camera = ora si gioca senza telecamera; scegliete «Un telefono» nella preparazione
phone-no-jpeg = questa non è un’immagine JPEG
phone-too-large = un’immagine può avere al massimo { $megabytes } MB
phone-size = un’immagine di { $width }x{ $height } non si può usare; mandatene una tra 160x160 e 3840x2160
phone-no-head = il messaggio è troppo corto; ricaricate la pagina
