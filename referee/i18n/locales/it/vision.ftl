# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-missing = immagine non trovata: { $path }
image-folder = { $path } è una cartella; indica un’immagine che vi si trova
image-unreadable = { $path } è illeggibile: { $why }
image-empty = { $name } è vuoto (0 byte); rifai o ricopia l’immagine
image-cut = { $name } è tagliato prima della fine; rifai o ricopia l’immagine
image-too-large = { $name } è più grande di quanto si possa leggere; salvalo come JPEG di { $megapixels } megapixel al massimo
image-damaged = { $name } è tagliato o danneggiato; rifai o ricopia l’immagine
image-no-picture = { $name } non è un’immagine leggibile; dai un JPEG o un PNG
table-no-reference = il file del tavolo non contiene un’immagine del tabellone vuoto; esegui di nuovo `referee learn`
table-reference-damaged = l’immagine del tabellone vuoto nel file del tavolo è danneggiata; esegui di nuovo `referee learn`
model-missing = non c’è un modello { $path }; indica un file ONNX fatto da { $trained_by }
model-file-missing = manca il modello { $name }: { model-again }
model-other = il modello { $name } non è quello indicato dal suo manifesto (sha256 { $found }…, atteso { $wanted }…): { model-again }; se l’hai addestrato tu, esegui `python -m models.training.manifest`
model-no-manifest = manca l’elenco dei modelli, manifest.json: { model-again }
model-manifest-no-json = l’elenco dei modelli, manifest.json, non è JSON ({ $why }): { model-again }
model-manifest-format = manifest.json è { $found }, questa versione di Referee legge { $wanted }: { model-again }
model-manifest-damaged = manifest.json è danneggiato ({ $kind }: { $why }): { model-again }
model-again = installa di nuovo Referee o, in un repository, `git checkout models`
model-name-another = indica un file ONNX fatto da { $trained_by } di questa versione
model-unopenable = { $name } non si può aprire come modello ONNX ({ $kind }); { $what_to_do }
model-other-kind = { $name } non è { $called } di questa versione: prende e dà { $shapes }, atteso { $wanted }; { $what_to_do }
calibrate-sizes = le immagini hanno misure diverse ({ $width }x{ $height } e { $width2 }x{ $height2 }); falle tutte con l’impostazione che si usa per giocare
calibrate-few-views = il bersaglio si è visto bene in { $n } viste diverse su { $pictures } immagini, ne servono { $needed }: fai da 10 a 20 immagini del bersaglio piano, da vicino, inclinato da tutti i lati, così che passi in ogni angolo dell’immagine
calibrate-middle-only = il bersaglio si è visto solo al centro dell’immagine: fai da 10 a 20 immagini del bersaglio piano, da vicino, inclinato da tutti i lati, così che passi in ogni angolo dell’immagine
calibrate-disagree = solo { $kept } viste su { $views } concordano: incolla il bersaglio su qualcosa di piano, tienilo fermo e nitido, e spegni zoom e autofocus
calibrate-not-one-lens = le immagini non vengono da un solo obiettivo: l’errore di riproiezione è di { $error } pixel, vanno bene al massimo { $limit }: incolla il bersaglio su qualcosa di piano, tienilo fermo e nitido, e spegni zoom e autofocus

## The view of the board: what was seen, and what to change

view-or = { $a } o { $b }

## Files of lenses and tables

lens-other-size = l’obiettivo è stato misurato su immagini di { $width }x{ $height }, queste sono { $width2 }x{ $height2 }: usa la stessa impostazione della telecamera, o esegui di nuovo `referee calibrate`
lens-format = questo non è un file referee-lens/1 ma { $found }; fanne uno con `referee calibrate`
lens-damaged = il file dell’obiettivo è danneggiato ({ $what }); esegui di nuovo `referee calibrate`
lens-missing = file dell’obiettivo non trovato: { $path }; fanne uno con `referee calibrate PICTURES -o { $path }`
lens-no-json = { $path } non è un file di obiettivo ({ $why }); fanne uno con `referee calibrate`
lens-no-lens = { $path } non è un file di obiettivo; fanne uno con `referee calibrate`
file-at = { $path }: { $why }
file-too-large = contiene più di { $megabytes } MB; indica il file stesso, o uno più piccolo
file-no-text = non è salvato come UTF-8; salvalo così, con la codifica che offre «Salva con nome»
file-not-opened = non si può aprire: { $why }
file-name-null = il nome contiene un carattere nullo, che nessun file può avere
file-too-many-values = contiene più valori di qualsiasi file del genere; indica il file stesso
file-half-character = contiene mezzo carattere (\ud800 e simili); scrivilo per intero
file-too-deep = è annidato troppo in profondità; indica il file stesso
file-no-json = un errore alla riga { $line }, colonna { $column }
file-doubled = ha due volte il campo { $field }; va scritto una volta
file-number = contiene il numero { $number }, che non conta nulla; ne serve uno più piccolo
table-missing = file del tavolo non trovato: { $path }; fanne uno con `referee learn EMPTY_IMAGE -o { $path }`
table-no-json = { $path } non è un file di tavolo ({ $why }); fanne uno con `referee learn`
table-no-table = { $path } non è un file di tavolo; fanne uno con `referee learn`
table-game = il gioco { $game } non è noto; noti sono { $known }
table-format = questo non è un file { $format } ma { $found }; esegui di nuovo `referee learn`
table-set = il set nel file del tavolo non si può usare: { $why }, poi `referee learn --set`
table-damaged = il file del tavolo è danneggiato ({ $what }); esegui di nuovo `referee learn`
