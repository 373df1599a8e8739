### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-card-999 = Gioco di carte (999 Games)
document-card-999-text = Un punto per ogni carta al centro, due in meno per ogni carta rimasta nel mazzo.
document-card-weber = Gioco di carte, regole di Weber
document-card-weber-text = Gli stessi punti, un mazzo che cresce e cala, giocatori in ritardo, ridistribuzione da 30.
game-card-999 = Gioco di carte (999 Games)
game-card-weber = Gioco di carte (Weber)

## Set-up

brought-stack = Carte nel mazzo
brought-double = Gioca con due set
setup-title-table-cards = Mostrate il tavolo vuoto
setup-table-text-cards = Sgombrate il tavolo, togliete le mani. Tutto lo spazio di gioco deve essere nell’immagine.
setup-table-learn-cards = Impara il tavolo da questa immagine
setup-table-learning-cards = Il tavolo viene imparato; ci vuole qualche secondo. Tenete lontane le mani.
setup-table-good-cards = Il tavolo è vuoto nell’immagine? Una carta che c’è sopra ora vale come tavolo: toglietela e imparate di nuovo. Poi vengono le carte, se non sono ancora note.
setup-step-teach-cards = Le vostre carte
setup-title-teach-cards = Mostrate le vostre carte
setup-table-bare = Il tavolo vuoto è noto
setup-ready-deck = Mazzo di { $faces } carte e { $backs } dorsi imparato
setup-ready-no-deck = Carte non ancora imparate: fino ad allora contate a mano
setup-teach-deck-text = Mettete sul tavolo le quaranta carte di un giocatore in quattro file: un colore per fila, da 1 a 10, un po’ distanziate. Sotto, una carta di ogni giocatore con il dorso in alto, da sinistra: { $names }. Per un mazzo basta una volta.
setup-teach-deck-table = Mostrate prima il tavolo vuoto.
setup-teach-deck-looking = Cerca le carte…
setup-teach-deck-seen = { $faces } carte e { $backs } dorsi visti.
setup-teach-deck-right = Ogni carta è contornata nel suo colore, con il suo numero, e ogni dorso con il suo giocatore? Se no, scattate di nuovo la foto.
setup-teach-deck-keep = Tieni questo mazzo
setup-teach-deck-kept = Ora il vostro mazzo è conosciuto. Sgombrate il tavolo e distribuite.
setup-teach-deck-few = Sono stati visti { $n } dorsi, e siete in { $of }: mettete una carta di ogni giocatore sotto le file, poi scattate di nuovo la foto.
setup-teach-deck-rows = Quattro file di carte: rosso, giallo, verde e blu, ciascuna da 1 a 10; sotto, un dorso di ogni giocatore

## House rules: one question each, and what each answer means

option-race-card-999 = Due carte insieme su un mazzo: quale resta?
answer-race-lower = Quella sotto
answer-race-weber = Come dicono le regole di Weber
option-rules = In tre giocatori: quante carte nella fila?
answer-rules-999 = Quattro (999 Games)
answer-rules-weber = Tre (Weber)
option-expert = Si posano carte su quelle della fila (variante per esperti)?
answer-expert-off = No, una carta per posto
answer-expert-on = Sì, le file sono un deposito
option-row-step = File come deposito: che cosa può andare su una carta?
answer-row-step-any-lower = Qualsiasi numero più basso
answer-row-step-one = Solo quello subito sotto
option-wrong-card = Una carta sbagliata trovata al centro:
answer-wrong-card-back = Non conta
answer-wrong-card-minus = Costa anche un punto
option-count-step = Quante carte si girano alla volta?
answer-count-step-three-plus = Tre o più
answer-count-step-exactly-three = Sempre tre
answer-count-step-one = Sempre una
option-redeal-sum = Ridistribuzione da 30: quanto vale un 10?
answer-redeal-sum-values = 10
answer-redeal-sum-digits = 1, per le sue cifre
option-redeal = Quante volte si può ridistribuire una mano brutta?
answer-redeal-each = Finché è brutta
answer-redeal-once = Una volta
option-join-round = Chi arriva in ritardo comincia con la media:
answer-join-round-exact = esatta
answer-join-round-nearest = arrotondata
answer-join-round-down = arrotondata per difetto
answer-join-round-up = arrotondata per eccesso
option-handicap = Chi dice stop ha poi una carta in più nel mazzo?
answer-handicap-off = No
answer-handicap-on = Sì, cresce e cala
option-aborted = Un round interrotto:
answer-aborted-void = Non conta
answer-aborted-score = Conta così com’è
option-disqualified = Un giocatore squalificato:
answer-disqualified-out = Lascia la partita
answer-disqualified-round-zero = Non prende niente in questo round
