### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Jeu de dés
document-dice-text = Les dés restants sont des points négatifs ; le joueur qui termine les encaisse.
game-dice = Jeu de dés

frame-bottom = côté du bas
frame-right = côté droit
frame-top = côté du haut
frame-left = côté gauche

## Set-up

brought-dice-each = Dés
setup-table-spaces = { $n } cases trouvées
setup-ready-spaces = { $n } cases apprises
setup-step-sides = Côtés
setup-sides-title = Qui est assis où ?
setup-sides-text = La caméra vous distingue par l’endroit où sont vos dés. Choisissez pour chacun un côté de l’image.
setup-sides-of = Côté de { $name }

## House rules: one question each, and what each answer means

option-wrong-die = Un dé mal placé à la fin :
answer-wrong-die-back = Compte comme non posé
answer-wrong-die-ignore = On le laisse
option-next-round = La manche suivante commence :
answer-next-round-by-hand = Quand quelqu’un le dit
answer-next-round-by-itself = D’elle-même, dès que tous les dés ont quitté la table
