### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Jeu de dés
document-dice-text = Les dés restants sont des points négatifs ; le joueur qui termine les encaisse.
game-dice = Jeu de dés

## Set-up

brought-dice-each = Dés
setup-table-spaces = { $n } cases trouvées
setup-ready-spaces = { $n } cases apprises
setup-step-teach-dice = Vos dés
setup-title-teach-dice = Montrez vos dés
setup-teach-dice-text = Posez les 24 dés à côté du plateau en quatre rangées : une couleur par rangée, de un à six, un peu espacés. La caméra connaîtra alors exactement vos dés. Une fois suffit, et vous pouvez passer cette étape.
setup-teach-dice-looking = Recherche des dés…
setup-teach-dice-seen = { $n } dés vus.
setup-teach-dice-right = Chacun est-il entouré de sa couleur, avec son chiffre ? Sinon, reprenez la photo.
setup-teach-dice-keep = Garder ces dés
setup-teach-dice-kept = Vos dés sont maintenant connus.
setup-teach-dice-board = Montrez d’abord le plateau vide.
setup-teach-dice-rows = Quatre rangées de dés : rouge, jaune, vert et bleu, chacune de un à six

## House rules: one question each, and what each answer means

option-wrong-die = Un dé mal placé à la fin :
answer-wrong-die-back = Compte comme non posé
answer-wrong-die-ignore = On le laisse
option-next-round = La manche suivante commence :
answer-next-round-by-hand = Quand quelqu’un le dit
answer-next-round-by-itself = D’elle-même, dès que tous les dés ont quitté la table
