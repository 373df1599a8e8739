# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-not-colour = serve un’immagine a colori, non una matrice di forma { $shape }
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
view-lit = la luce è buona
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
