# What goes wrong with pictures of the dice board and with its view, and what to change.

dice-tells-spaces = cerco quattro colonne di caselle colorate
dice-tells-rows = i dadi stampati dicono da che parte è la riga 1
dice-no-board = non è stato trovato alcun tabellone dei dadi: mostra tutto il tabellone vuoto, con le sue quattro colonne di sei caselle, in una luce uniforme; se c’è, indica gli angoli delle caselle con --corners, prima la riga 1
dice-corners-no-board = tra gli angoli indicati non è stato trovato alcun tabellone dei dadi: indica in ordine gli angoli esterni delle 24 caselle, i primi due accanto alla riga 1
dice-covered = c’è qualcosa sul tabellone ({ $spaces }), o un riflesso: togli tutto, poi imparalo
dice-covered-more = c’è qualcosa sul tabellone ({ $spaces } e altre { $more }), o un riflesso: togli tutto, poi imparalo
dice-space-named = { $colour } { $n }
dice-which-end = i dadi o i numeri stampati non dicono da che parte del tabellone è la riga 1: avvicina la telecamera o metti più luce, oppure indica gli angoli delle caselle con --corners, prima la riga 1
dice-size = i dadi sono larghi circa { $n } pixel
dice-size-needed = ne servono { $n } per leggerli: avvicina la telecamera o usa un’impostazione d’immagine più fine
dice-size-wanted = da { $n } in su si leggono quasi tutti: avvicina la telecamera, se puoi
dice-angle-needed = ne servono { $n }: appendila più in alto, perché i dadi non si coprano
dice-soft = i bordi sono sfocati per il { $share } % di un dado
dice-board-in-view = si vede tutto il tabellone dei dadi
dice-board-bare = il tabellone dei dadi è stato imparato vuoto
dice-learned-doubt = il tavolo è stato imparato con un dubbio: { $why }
model-dice-finder = un cercatore di dadi
model-dice-faces = un lettore di dadi
dice-taught = { $n } dadi imparati
dice-teach-rows = si vedono { $n } dadi, ma non quattro file da sei: mettete tutti i dadi in quattro file, una per colore, ognuna da uno a sei, staccati
dice-teach-colours = qui i colori delle file non si distinguono: fate la foto con più luce
dice-teach-order = la fila { $colour } non va da uno a sei: girate i suoi dadi e rifate la foto
dice-teach-moved = i dadi sono stati spostati dopo questa foto: scattatela di nuovo
