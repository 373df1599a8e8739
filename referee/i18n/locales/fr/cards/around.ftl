### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-card-999 = Jeu de cartes (999 Games)
document-card-999-text = Un point par carte au centre, deux de moins par carte restée dans la pile.
document-card-weber = Jeu de cartes, règles de Weber
document-card-weber-text = Les mêmes points, une pile qui grandit et rétrécit, des retardataires, redistribution à 30.
game-card-999 = Jeu de cartes (999 Games)
game-card-weber = Jeu de cartes (Weber)

## Set-up

brought-stack = Cartes dans la pile
brought-double = Joue avec deux jeux
setup-title-table-cards = Montrez la table vide
setup-table-text-cards = Débarrassez la table, retirez les mains. Tout l’espace de jeu doit être dans l’image.
setup-table-learn-cards = Apprendre la table sur cette image
setup-table-learning-cards = La table est en cours d’apprentissage ; cela prend quelques secondes. N’y mettez pas les mains.
setup-table-good-cards = La table est-elle vide sur l’image ? Une carte qui s’y trouve passe maintenant pour la table : enlevez-la et réapprenez. Viennent ensuite les cartes, si elles ne sont pas encore connues.
setup-step-teach-cards = Vos cartes
setup-title-teach-cards = Montrez vos cartes
setup-table-bare = La table vide est connue
setup-ready-deck = Jeu de { $faces } cartes et { $backs } dos appris
setup-ready-no-deck = Cartes pas encore apprises : vous comptez à la main d’ici là
setup-teach-deck-text = Posez sur la table les quarante cartes d’un joueur en quatre rangées : une couleur par rangée, de 1 à 10, un peu écartées. Dessous, une carte de chaque joueur, dos visible, de gauche à droite : { $names }. Une fois suffit pour un jeu.
setup-teach-deck-table = Montrez d’abord la table vide.
setup-teach-deck-looking = Recherche des cartes…
setup-teach-deck-seen = { $faces } cartes et { $backs } dos vus.
setup-teach-deck-right = Chaque carte est-elle entourée de sa couleur, avec son chiffre, et chaque dos avec son joueur ? Sinon, reprenez la photo.
setup-teach-deck-keep = Garder ce jeu
setup-teach-deck-kept = Votre jeu est maintenant connu. Débarrassez la table et distribuez.
setup-teach-deck-few = { $n } dos ont été vus, et vous êtes { $of } : posez une carte de chaque joueur sous les rangées, puis reprenez la photo.
setup-teach-deck-rows = Quatre rangées de cartes : rouge, jaune, vert et bleu, chacune de 1 à 10 ; dessous, un dos de chaque joueur

## House rules: one question each, and what each answer means

option-race-card-999 = Deux cartes en même temps sur une pile : laquelle reste ?
answer-race-lower = Celle du dessous
answer-race-weber = Selon les règles de Weber
option-rules = À trois joueurs : combien de cartes dans la rangée ?
answer-rules-999 = Quatre (999 Games)
answer-rules-weber = Trois (Weber)
option-expert = Pose-t-on des cartes sur celles de la rangée (variante pour experts) ?
answer-expert-off = Non, une carte par place
answer-expert-on = Oui, la rangée sert de réserve
option-row-step = La rangée comme réserve : que peut-on poser sur une carte ?
answer-row-step-any-lower = Tout nombre plus petit
answer-row-step-one = Seulement un de moins
option-wrong-card = Une mauvaise carte trouvée au centre :
answer-wrong-card-back = Ne compte pas
answer-wrong-card-minus = Coûte aussi un point
option-count-step = Combien de cartes retourne-t-on à la fois ?
answer-count-step-three-plus = Trois ou plus
answer-count-step-exactly-three = Toujours trois
answer-count-step-one = Toujours une
option-redeal-sum = Redistribution à 30 : combien vaut un 10 ?
answer-redeal-sum-values = 10
answer-redeal-sum-digits = 1, par ses chiffres
option-redeal = Combien de fois peut-on redistribuer une mauvaise donne ?
answer-redeal-each = Tant qu’elle est mauvaise
answer-redeal-once = Une fois
option-join-round = Un retardataire commence avec la moyenne :
answer-join-round-exact = exacte
answer-join-round-nearest = arrondie
answer-join-round-down = arrondie vers le bas
answer-join-round-up = arrondie vers le haut
option-handicap = Qui crie stop a-t-il ensuite une carte de plus dans sa pile ?
answer-handicap-off = Non
answer-handicap-on = Oui, elle grandit et rétrécit
option-aborted = Une manche interrompue :
answer-aborted-void = Ne compte pas
answer-aborted-score = Compte telle quelle
option-disqualified = Un joueur disqualifié :
answer-disqualified-out = Quitte la partie
answer-disqualified-round-zero = N’a rien dans cette manche
