# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } non si può aprire; gli indirizzi cominciano con { $schemes }
source-no-match = nessuna immagine corrisponde a { $spec }; controlla il modello e mettilo tra virgolette
source-neither = { $spec } non è né un file né una cartella; indica un’immagine, un video, una cartella o una telecamera
source-missing = file o cartella non trovati: { $spec }; indica un’immagine, un video, una cartella, una telecamera (0) o un indirizzo
source-no-pictures = { $folder } non contiene immagini ({ $endings }); indica una cartella di immagini, un video o una telecamera
source-left-out = tralasciato: { $why }
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
video-truncated = { $name } si interrompe: si leggono { $n } fotogrammi su { $total }; vale ciò che si è visto fin lì
video-empty = { $path } è vuoto (0 byte); registralo di nuovo
video-cut = { $path } è un MP4 tagliato prima che fosse scritto il suo indice, perciò nessun fotogramma è leggibile; copialo di nuovo da dove è stato registrato, o registralo di nuovo
video-unplayable = { $path } non è un video riproducibile; dai un MP4 o un altro video comune, immagini o una telecamera
