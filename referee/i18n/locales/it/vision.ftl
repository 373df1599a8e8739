# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-missing = immagine non trovata: { $path }
image-folder = { $path } è una cartella; indica un’immagine che vi si trova
image-unreadable = { $path } è illeggibile: { $why }
image-empty = { $name } è vuoto (0 byte); rifai o ricopia l’immagine
image-cut = { $name } è tagliato prima della fine; rifai o ricopia l’immagine
image-too-large = { $name } è più grande di quanto si possa leggere; salvalo come JPEG di { $megapixels } megapixel al massimo
image-damaged = { $name } è tagliato o danneggiato; rifai o ricopia l’immagine
image-no-picture = { $name } non è un’immagine leggibile; dai un JPEG o un PNG
image-not-colour = serve un’immagine a colori, non una matrice di forma { $shape }
table-no-reference = il file del tavolo non contiene un’immagine del tabellone vuoto; esegui di nuovo `referee learn`
table-reference-damaged = l’immagine del tabellone vuoto nel file del tavolo è danneggiata; esegui di nuovo `referee learn`
image-other-size = l’immagine è { $width }x{ $height }, il tavolo è stato imparato a { $learned_width }x{ $learned_height }: usa la stessa telecamera e la stessa impostazione, o impara di nuovo
learn-no-picture = nessuna immagine data; fanne una del tabellone vuoto
learn-sizes-differ = le immagini hanno misure diverse; falle tutte con la stessa telecamera e la stessa impostazione
learn-grid-without-corners = --grid richiede --corners: indica anche i quattro angoli esterni della griglia
learn-four-corners = --corners richiede quattro punti x,y in ordine attorno al tabellone
learn-tells-squares = cerca le caselle del tabellone
learn-tells-cloth = lascia fuori una tovaglia a quadri e cerca ancora
learn-tells-again = cerca ancora, senza quello che è stampato sulle caselle
learn-tells-colours = distingue i colori
learn-tells-bare = controlla che sul tabellone non ci sia nulla
learn-no-board = nessun tabellone trovato: mostra dall’alto tutto il tabellone vuoto, con luce uniforme; se c’è, segna i suoi angoli esterni con --corners
learn-part-made-out = si è riconosciuta solo una parte del tabellone: dagli luce uniforme senza riflessi o alza la telecamera; se non basta, segna gli angoli esterni del tabellone con --corners
learn-board-outside = una parte del tabellone è fuori dall’immagine; allontana la telecamera finché si vede tutto
learn-no-grid = --grid { $rows }x{ $cols } non è un tabellone; indica RIGHExCOLONNE da 2x2 a 40x40
learn-corners-outside = gli angoli segnati sono fuori dall’immagine; segna di nuovo gli angoli esterni della griglia
learn-grid-outside = una parte della griglia segnata è fuori dall’immagine; mostra tutto il tabellone
learn-grid-unseen = tra gli angoli segnati non si vede una griglia di { $rows }x{ $cols } caselle; controlla entrambi
learn-not-stored = l’immagine non si è potuta salvare con il tavolo
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
teach-moved = in questa immagine il tabellone non è dove è stato imparato: falla con telecamera e tabellone com’erano, con la maggior parte del tabellone scoperta, o impara di nuovo il tavolo
teach-not-stored = un primo piano di un pezzo non si è potuto salvare; rifai l’immagine
teach-no-picture = nessuna immagine data; fanne una del tabellone con i pezzi sopra
teach-lists = ci sono { $images } immagini e { $lists } elenchi di pezzi: dai un elenco per immagine
teach-all-covered = non si è potuto imparare niente, perché pedine o mani coprono tutti i pezzi indicati: toglile e rifai l’immagine
teach-left-out = tralasciato, { $piece }: qualcosa ci sta sopra o lo nasconde
teach-half-unclear = { $piece }: imparata solo la metà su { $square }, perché non è chiaro in che verso sta la tessera: indica il centro della tessera
teach-half-covered = { $piece }: imparata solo la metà su { $square }; qualcosa copre l’altra
pieces-missing = file non trovato: { $path }; scrivine uno come { "{" }"cards": [{ "{" }"owner": "solid", "at": [x, y]{ "}" }], "jokers": [], "tokens": []{ "}" }
pieces-no-json = { $path } non si legge come JSON ({ $why }); vedi docs/file-formats.md
pieces-told = { $what }; un pezzo si scrive come { "{" }"owner": "solid", "at": [x, y]{ "}" }
pieces-none = nessun pezzo è indicato; indica almeno una tessera, un jolly o una pedina
teach-outside = { $piece }: il punto è fuori dall’immagine, che è { $width }x{ $height }; dai un pixel proprio dell’immagine da cui si impara
teach-off-board = { $piece }: il punto non è su nessuna casella del tabellone; indica il centro di un pezzo sul tabellone
teach-bare = { $piece }: il punto è su { $square }, che è vuota; indica il centro del pezzo
teach-twice = { $place } non può essere insieme { $first } e { $second }: togli uno dei due
teach-colour-hidden = { $piece } indica { $square }, dove non si legge alcun colore: indica una casella vuota
teach-colour-twice = { $first } e { $second } si contraddicono: un colore ha un solo nome, togli uno dei due
teach-no-half = { $piece } è su { $square }, ma nessuna casella vicina porta l’altra metà: indica un jolly tra i jolly, o indica il centro della tessera
teach-half-taken = { $piece } non trova accanto a { $square } una casella per l’altra metà che non sia di un altro pezzo indicato: togli ciò che è indicato due volte

## Pieces that somebody named, as parts of sentences

lack-one-card = una sola tessera con cornice { $owner }
lack-no-card = nessuna tessera con cornice { $owner }
lack-no-joker = nessun jolly con cornice { $owner }
lack-no-token = nessuna pedina
named-colour = il colore { $name } in { $at }
named-card = la tessera di { $owner } in { $at }
named-joker = il jolly di { $owner } in { $at }
named-token = la pedina in { $at }
taught-cards =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
taught-jokers =
    { $n ->
        [one] { $n } jolly
       *[other] { $n } jolly
    }
taught-tokens =
    { $n ->
        [one] { $n } pedina
       *[other] { $n } pedine
    }

## The view of the board: what was seen, and what to change

view-size = le caselle sono larghe { $n } pixel
view-size-needed = ne servono { $n } per leggere di chi è ogni tessera: avvicina la telecamera o usa un’impostazione d’immagine più fine
view-angle = la telecamera guarda da { $n } gradi sopra il tavolo
view-angle-needed = ne servono { $n }: mettila più in alto, perché i pezzi non si nascondano a vicenda
view-soft = i bordi sono sfocati per il { $share } % di una casella
view-soft-needed = si legge al massimo con il { $share } %: metti a fuoco il tabellone, pulisci l’obiettivo, tieni ferma la telecamera
view-grain = la grana dell’immagine è di { $n } livelli di grigio
view-grain-needed = si legge al massimo con { $n }: più luce sul tavolo
view-pale = i colori del tabellone distano { $distance } l’uno dall’altro
view-pale-needed = serve { $distance }: qualcosa di chiaro si specchia nel tabellone (una finestra, una lampada); spostalo o sposta la telecamera, o tira la tenda
view-dark = l’immagine è troppo scura: più luce sul tavolo
view-burnt = il { $share } % del tabellone è sovraesposto: meno luce, o un’esposizione più scura della telecamera
view-lit = il tabellone è illuminato bene
view-grey = l’immagine è in bianco e nero: più luce sul tavolo, o spegni la modalità notte o grigia della telecamera
view-no-sections = le { $n } caselle riconosciute non formano pezzi del tabellone interi: mostra tutto il tabellone, con luce uniforme e nessun pezzo spostato
board-moved = il tabellone non è dove è stato imparato: rimettilo a posto, scoprilo, o impara di nuovo il tavolo
board-in-view = si vede tutto il tabellone, { $n } caselle
board-other-colours = il tabellone ha colori diversi da quello imparato: impara di nuovo il tavolo
board-off-squares = su questa casella c’è qualcosa, ma non come una tessera su due caselle
view-both = { $seen }, { $change }
view-glare = una parte del tabellone è slavata da un riflesso: sposta la lampada o la telecamera
view-no-glare = nessun riflesso sul tabellone
view-colours-apart = tutti i colori del tabellone si distinguono a due a due
view-colours-alike = due colori del tabellone sembrano quasi uguali con questa luce: usa una luce più bianca e uniforme
view-sections = il tabellone è fatto di { $n } pezzi interi
view-sections-unusual = il tabellone è fatto di { $n } pezzi interi, di solito sono { $usual }: se il tuo ne ha di più, non tutti sono stati riconosciuti
view-or = { $a } o { $b }
view-strange-pieces = questi pezzi non somigliano a nessuno che il lettore conosca, perciò chiede di chi sono: insegnagli i tuoi (`referee teach`, due tessere e il jolly di ogni giocatore e una pedina)
board-bare = il tabellone è stato imparato vuoto
board-learned-covered = nell’immagine da cui si è imparato: { $covered }
board-of-another-set = questo tabellone ha colori diversi da quello dei pezzi mostrati: usa i pezzi salvati di questo gioco, o mostrali
board-covered = c’è qualcosa sul tabellone ({ $squares }): libera il tabellone, poi fallo imparare
board-covered-more = c’è qualcosa sul tabellone ({ $squares } e altre { $more }): libera il tabellone, poi fallo imparare
model-squares = un lettore di caselle
model-tokens = un secondo testimone delle pedine
model-halves = un lettore di metà
model-frames = un lettore di cornici
model-detector = un rilevatore

## Files of lenses and tables

lens-other-size = l’obiettivo è stato misurato su immagini di { $width }x{ $height }, queste sono { $width2 }x{ $height2 }: usa la stessa impostazione della telecamera, o esegui di nuovo `referee calibrate`
lens-format = questo non è un file referee-lens/1 ma { $found }; fanne uno con `referee calibrate`
lens-damaged = il file dell’obiettivo è danneggiato ({ $what }); esegui di nuovo `referee calibrate`
lens-missing = file dell’obiettivo non trovato: { $path }; fanne uno con `referee calibrate PICTURES -o { $path }`
lens-no-json = { $path } non è un file di obiettivo ({ $why }); fanne uno con `referee calibrate`
lens-no-lens = { $path } non è un file di obiettivo; fanne uno con `referee calibrate`
file-at = { $path }: { $why }
file-too-large = contiene più di { $megabytes } MB; indica il file stesso, o uno più piccolo
file-no-text = non è un testo in UTF-8; salvalo così
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
