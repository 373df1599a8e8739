### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-board-new = Jeu de plateau, nouvelles règles
document-board-new-text = Places 1 à 4 : deux jetons, un jeton, aucun. Une erreur mène à la dernière place.
document-board-old = Jeu de plateau, anciennes règles
document-board-old-text = Deux points pour avoir terminé, un pour le moins de cartes restantes. Une erreur : pas de points.
game-board = Jeu de plateau

frame-solid = simple
frame-double = double
frame-dashed = discontinu
frame-dotted = pointillé

## Set-up

setup-step-teach = Pièces
brought-in-board = Plateaux de joueur de la dernière fois
brought-tableau = Cartes sur le plateau de joueur
brought-jokers-spent = Jokers déjà utilisés
setup-table-found = { $n } cases trouvées
setup-teach-text = Posez quelques pièces de chacun sur le plateau. Touchez une pièce, puis dites à qui elle est. Une fois suffit.
setup-teach-find = Chercher de nouveau des pièces
setup-teach-none = Aucune pièce en vue. Posez-en sur le plateau, puis cherchez de nouveau.
setup-teach-piece = { $kind ->
    [card] Carte
    [joker] Joker
    [token] Pion
   *[unknown] Pièce
} { $n }, { $owner ->
    [none] joueur non indiqué
   *[other] { $owner }
}
setup-teach-whose = À qui est la pièce { $n } ?
setup-teach-token = Un pion
setup-teach-nothing = Pas une pièce
setup-teach-left = { $n ->
    [0] Tout est dit
    [one] encore { $n } à dire
   *[other] encore { $n } à dire
}
setup-teach-colour = De quelle couleur s’agit-il ?
setup-teach-name = Nom de ce jeu (pour le retrouver)
setup-teach-save = Garder ce qui a été dit
setup-teach-saved = Le jeu est connu maintenant.
setup-ready-learned = { $n } cases apprises

## House rules: one question each, and what each answer means

option-sections = Combien de pièces de plateau à trois ou quatre joueurs ?
answer-sections-9 = Neuf
answer-sections-10 = Dix
answer-sections-any = Autant qu’on veut
option-contact = Que doit toucher une nouvelle carte ?
answer-contact-token-cell = La case du pion
answer-contact-token-card = N’importe quelle case de la carte sous le pion
option-token-cell-free = Une carte peut-elle aller sur la case nue où se trouve un pion ?
answer-token-cell-free-no = Non
answer-token-cell-free-yes = Oui
option-token-stack = Deux pions peuvent-ils commencer sur la même case ?
answer-token-stack-forbid = Non
answer-token-stack-allow = Oui
option-dead-end = Quand un pion est-il bloqué ?
answer-dead-end-geometry = Pas deux cases libres à côté
answer-dead-end-deck = Aucune carte du jeu ne va
answer-dead-end-unplayed = Aucune carte encore en jeu ne va
option-dead-end-jokers = Une issue par des jokers empêche-t-elle qu’un pion soit bloqué ?
answer-dead-end-jokers-ignore = Non
answer-dead-end-jokers-count = Oui
option-release-duty = Qui a enfermé un pion doit-il le libérer avec sa prochaine carte ?
answer-release-duty-must-next = Oui, tout de suite
answer-release-duty-may = Seulement s’il veut
option-release-by = Qui peut libérer un pion bloqué ?
answer-release-by-causer = Qui l’a enfermé
answer-release-by-anyone = N’importe qui
option-joker-clock-s = En combien de temps une carte doit-elle suivre un joker ?
answer-joker-clock-s-off = Avant toute autre chose, sans chrono
option-joker-undo = Un joker que d’autres ont enfermé :
answer-joker-undo-take-back = On le reprend, pas d’erreur
answer-joker-undo-stays = Il reste
answer-joker-undo-mistake = C’est une erreur
option-joker-blocks = Un joker qui enferme un pion compte-t-il comme une carte ?
answer-joker-blocks-as-card = Oui, son joueur libère le pion
answer-joker-blocks-ignore = Non
option-jokers-per = Pour combien de temps a-t-on deux jokers ?
answer-jokers-per-round = Deux à chaque manche
answer-jokers-per-match = Deux pour toute la partie
option-joker-key = Quels jokers départagent une égalité ?
answer-joker-key-used-this-round = Ceux utilisés dans cette manche
answer-joker-key-left = Ceux qui restent
option-discard-top-playable = Peut-on poser le dessus de sa propre défausse ?
answer-discard-top-playable-no = Non
answer-discard-top-playable-yes = Oui
option-race = Deux joueurs visent le même pion : quand a-t-il bougé ?
answer-race-logical-token = Dès que la carte est posée
answer-race-physical-token = Quand le pion en bois est déplacé
option-stop-at = Quand la manche est-elle finie ?
answer-stop-at-call = Quand on crie stop
answer-stop-at-last-card = Quand une dernière carte est posée
option-stop-tie = Deux mains vides à la fois : qui a terminé ?
answer-stop-tie-caller = Qui a crié stop le premier
answer-stop-tie-shared = Les deux
option-swapped-colours = Bonnes couleurs, à l’envers : une erreur ?
answer-swapped-colours-ask = Nous demander chaque fois
answer-swapped-colours-mistake = Oui, une erreur
answer-swapped-colours-ok = Non, on ferme les yeux
option-mistake-scope = Qu’est-ce qui coûte des points à la fin ?
answer-mistake-scope-colours-and-cover = Seulement les cartes mal posées
answer-mistake-scope-any-proven-violation = Tout ce qui a été vu
option-take-back = Une mauvaise carte reprise à temps :
answer-take-back-allowed = Est pardonnée
answer-take-back-forbidden = Compte quand même
option-mistake-place = Une erreur : quelle ligne du classement ?
answer-mistake-place-last-row = La dernière
answer-mistake-place-competition = La place partagée
option-winner-mistake = Le joueur qui a terminé a fait une erreur :
answer-winner-mistake-shift-up = Les autres montent d’une place
answer-winner-mistake-vacant-first = La première place reste vide
option-old-winner-mistake = Le joueur qui a terminé a fait une erreur :
answer-old-winner-mistake-nobody-two = Personne n’a les deux points
answer-old-winner-mistake-promote = Qui a le moins de cartes les prend
option-old-2p-winner-mistake = À deux, celui qui a terminé a fait une erreur :
answer-old-2p-winner-mistake-literal = L’autre n’a rien
answer-old-2p-winner-mistake-promote = L’autre a deux points
option-stalemate-tie = Plus personne ne peut poser, et plusieurs ont posé le plus de cartes :
answer-stalemate-tie-by-edition = Comme le disent ces règles
answer-stalemate-tie-jokers-then-share = Le moins de jokers, sinon partage
answer-stalemate-tie-share = Tous gagnent
answer-stalemate-tie-fewest-left = Le moins de cartes restantes gagne
option-stalemate-rank = Plus personne ne peut poser : comment classer les autres ?
answer-stalemate-rank-left = Selon les cartes restantes
answer-stalemate-rank-placed = Selon les cartes posées
option-tableau-add = Les cartes du plateau de joueur sont-elles obligatoires ?
answer-tableau-add-must = Oui
answer-tableau-add-may = On peut les refuser
option-tableau-cap = Combien de cartes tiennent sur un plateau de joueur ?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = Autant qu’il y en a
option-match-tie = Égalité de points à la fin :
answer-match-tie-shared = Les deux gagnent
answer-match-tie-none = Personne ne gagne
option-carry-over = Les plateaux de joueur passent-ils à la prochaine partie ?
answer-carry-over-by-edition = Comme le disent ces règles
answer-carry-over-on = Oui
answer-carry-over-off = Non
answer-carry-over-ask = Nous demander à la fin

## Help

chapter-setup = Avant la première manche
chapter-play = Comment on joue
chapter-place = Poser une carte
chapter-token = Déplacer le pion
chapter-dead = Culs-de-sac
chapter-joker = Jokers
chapter-end = La fin d’une manche
chapter-check = Vérifier
chapter-audit = Ce que montre la dernière image
chapter-score-n = Points, nouvelles règles
chapter-score-o = Points, anciennes règles
chapter-tab = Le plateau de joueur
chapter-match = La partie
drawing-covers = La carte recouvre la moitié d’une autre carte.
drawing-fits = Les deux moitiés sont sur leur couleur.
drawing-colour = La moitié droite est rouge, sa case est jaune.
drawing-edge = La carte touche par un côté la case du pion.
drawing-away = La carte ne touche pas la case du pion.
drawing-corner = La carte ne touche la case du pion que par un coin.
drawing-turned = Les deux bonnes couleurs, mais à l’envers. Votre table décide.
drawing-far = Le pion va sur la moitié la plus éloignée.
drawing-near = Le pion est sur la moitié la plus proche.
drawing-stuck = Il n’y a pas deux cases libres à côté du pion : il est bloqué.
drawing-freed = Qui a enfermé le pion pose sa prochaine carte n’importe où, et le pion va dessus.
drawing-joker-other = Le joker a un bord simple, la carte un bord pointillé : c’est la carte d’un autre joueur.
drawing-joker-own = Le joueur à qui est le joker continue là.
