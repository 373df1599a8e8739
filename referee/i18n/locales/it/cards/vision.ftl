# Che cosa non va con le foto di un mazzo e di un tavolo con carte, e che cosa cambiare.

cards-tells-deck = cerca le file e i dorsi del mazzo
cards-learn-no-deck = anche le carte vanno apprese: date con --deck una foto del mazzo, tutte le facce in quattro file da 1 a 10 e sotto un dorso per ogni giocatore
cards-deck-rows = non sono state trovate quattro file di dieci carte (si vedono { $n } carte): disponete le quaranta facce in quattro file da 1 a 10, un colore per fila, un po' distanziate, e fotografate dall'alto
cards-deck-edges = { $n ->
    [one] il bordo di una delle carte si distingue appena da ciò che la circonda: disponete il mazzo un po' distanziato su un tavolo in tinta unita di un altro colore e fotografate in luce uniforme
   *[other] il bordo di { $n } delle carte si distingue appena da ciò che le circonda: disponete il mazzo un po' distanziato su un tavolo in tinta unita di un altro colore e fotografate in luce uniforme
}
cards-deck-small = le carte del mazzo sono larghe { $n } pixel, ne servono { $needed }: fotografate più da vicino
cards-deck-order = non è sicuro a quale capo delle file siano gli uno: disponete ogni fila da 1 a 10 nella stessa direzione e fotografate a fuoco in luce uniforme
cards-deck-misplaced = nella fila { $colour } sembra esserci un { $seen } dove dovrebbe stare il { $n }: disponete ogni fila da 1 a 10
cards-deck-mixed = una carta è in una fila di un altro colore: disponete un colore per fila
cards-deck-colours = i colori delle file qui non si distinguono: fotografate il mazzo in luce migliore
cards-deck-no-backs = sotto le file non sono stati trovati dorsi: mettete lì una carta per giocatore, dorso in su, una accanto all'altra da sinistra
cards-deck-backs-above = i dorsi sono sopra le file: metteteli sotto, da sinistra, come corrono le file da 1 a 10
cards-deck-backs-open = { $n } carte sotto le file sono scoperte: mettete lì solo dorsi, uno per giocatore
cards-deck-backs-many = { $n } dorsi sono sotto le file; al massimo { $most } giocatori ne hanno uno
cards-deck-backs-gap = un dorso sembra mancare tra quelli trovati o accanto: metteteli uno accanto all'altro da sinistra sotto gli uno, nessuno sopra un altro
cards-table-sheet = contiene l'immagine di un mazzo che non è delle sue carte
cards-table-not-bare = sul tavolo sembrano esserci { $n } carte: togliete tutto e poi apprendetelo
cards-table-moved = il tavolo o la telecamera è stata mossa: apprendete di nuovo il tavolo
cards-table-there = il tavolo è dove è stato appreso
cards-table-bare = il tavolo è stato appreso vuoto
cards-learned-doubt = il tavolo è stato appreso con un dubbio: { $why }
cards-deck-known = il mazzo è noto: { $faces } facce, { $backs } dorsi
cards-size = le carte sono larghe circa { $n } pixel
cards-size-needed = ne servono { $n } per leggerle: avvicinate la telecamera o scegliete un'immagine più fine
cards-size-wanted = da { $n } si leggono quasi tutte: avvicinate la telecamera, se potete
cards-soft = i bordi sono sfocati per il { $share } % di una carta
cards-no-corners = un tavolo di carte non ha angoli da segnare: date foto del tavolo vuoto e del mazzo
cards-learned = appresi il tavolo vuoto e un mazzo di { $faces } facce e { $backs } dorsi; scritto in { $output }
cards-count-open = le carte di { $owners } non sono sicure: distendetele di più, ciascuna a un dito dalla successiva, o contatele a mano
cards-count-sum-tops = i mucchi non danno i numeri sulle pile: distendete di più il mucchio di { $owners }, il meno sicuro, o contatelo a mano
cards-count-many = { $owners } avrebbe più carte di quante ce ne sono: distendete di più mucchio e pila, o contateli a mano
cards-count-twice = una carta è due volte tra quelle di { $owners }: guardate quale è di un altro giocatore
cards-told = { $owner }: { $centre } al centro, { $stack } rimaste nel mazzo
cards-told-score = Punti: { $scores }
cards-teach-moved = le carte sono state spostate dopo questa foto: scattatela di nuovo
cli-cards-piles = Mazzetti al centro ({ $n }): { $tops }
