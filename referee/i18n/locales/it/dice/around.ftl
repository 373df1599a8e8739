### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Gioco di dadi
document-dice-text = I dadi rimasti sono punti negativi; li incassa il giocatore che chiude.
game-dice = Gioco di dadi

## Set-up

brought-dice-each = Dadi

## House rules: one question each, and what each answer means

option-wrong-die = Un dado nel posto sbagliato alla fine:
answer-wrong-die-back = Conta come non posato
answer-wrong-die-ignore = Si lascia stare
option-next-round = Il round seguente comincia:
answer-next-round-by-hand = Quando qualcuno lo dice
answer-next-round-by-itself = Da solo, appena tutti i dadi sono via dal tavolo
