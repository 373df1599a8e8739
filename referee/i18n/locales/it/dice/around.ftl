### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Gioco di dadi
document-dice-text = I dadi rimasti sono punti negativi; li incassa il giocatore che chiude.
game-dice = Gioco di dadi

## Set-up

brought-dice-each = Dadi
setup-table-spaces = { $n } caselle trovate
setup-ready-spaces = { $n } caselle apprese
setup-step-teach-dice = I vostri dadi
setup-title-teach-dice = Mostrate i vostri dadi
setup-teach-dice-text = Mettete tutti i 24 dadi accanto al tabellone in quattro file: un colore per fila, da uno a sei, un po’ distanziati. Così la telecamera conosce proprio i vostri dadi. Basta una volta, e si può saltare.
setup-teach-dice-looking = Cerca i dadi…
setup-teach-dice-seen = { $n } dadi visti.
setup-teach-dice-right = Ognuno è contornato nel suo colore, con il suo numero? Se no, scattate di nuovo la foto.
setup-teach-dice-keep = Tieni questi dadi
setup-teach-dice-kept = Ora i vostri dadi sono conosciuti.
setup-teach-dice-board = Mostrate prima il tabellone vuoto.
setup-teach-dice-rows = Quattro file di dadi: rosso, giallo, verde e blu, ciascuna da uno a sei

## House rules: one question each, and what each answer means

option-wrong-die = Un dado nel posto sbagliato alla fine:
answer-wrong-die-back = Conta come non posato
answer-wrong-die-ignore = Si lascia stare
option-next-round = Il round seguente comincia:
answer-next-round-by-hand = Quando qualcuno lo dice
answer-next-round-by-itself = Da solo, appena tutti i dadi sono via dal tavolo
