### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-board-new = Jeu de plateau, nouvelles règles
document-board-new-text = Places 1 à 4 : deux jetons, un jeton, aucun. Une erreur mène à la dernière place.
document-board-old = Jeu de plateau, anciennes règles
document-board-old-text = Deux points pour avoir terminé, un pour le moins de cartes restantes. Une erreur : pas de points.
document-card-999 = Jeu de cartes (999 Games)
document-card-999-text = Un point par carte au centre, deux de moins par carte restée dans la pile.
document-card-weber = Jeu de cartes, règles de Weber
document-card-weber-text = Les mêmes points, une pile qui grandit et rétrécit, des retardataires, redistribution à 30.
document-dice = Jeu de dés
document-dice-text = Les dés restants sont des points négatifs ; le joueur qui termine les encaisse.
with-camera = Une caméra peut suivre
by-hand = Compté à la main
game-board = Jeu de plateau
game-card-999 = Jeu de cartes (999 Games)
game-card-weber = Jeu de cartes (Weber)
game-dice = Jeu de dés

frame-solid = simple
frame-double = double
frame-dashed = discontinu
frame-dotted = pointillé
seat-number = Place { $n }

## Home

home-title = Referee
home-match-of = Partie de { $time }
home-go-on = Continuer
home-go-on-round = Continuer à la manche { $round }
home-in-play = En cours
home-new = Nouvelle partie
home-new-text = Choisir un jeu, dire qui joue, commencer.
home-demo = Voir une démo
home-demo-text = Deux minutes d’une manche arbitrée, sans caméra.
home-people = Habitués
home-people-text = Qui joue ici, et qui gagne.
home-help = Règles et aide
home-help-text = Chaque règle en mots simples, avec des dessins.
home-matches = Parties
home-no-matches = Aucune partie n’a encore été jouée ici.
home-more = Montrer { $n ->
    [one] { $n } partie plus ancienne
   *[other] { $n } parties plus anciennes
}
home-open = Ouvrir
home-rounds = { $n ->
    [0] encore aucune manche
    [one] { $n } manche
   *[other] { $n } manches
}
home-won = { $n ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
home-unfinished = pas finie
home-damaged = Abîmée
home-damaged-export = Enregistrer en JSON
home-delete = Supprimer
home-delete-name = Supprimer la partie : { $when }
home-delete-sure = Supprimer cette partie pour de bon ? Ses manches, ses images et ses points partent avec elle.
home-delete-yes = Supprimer pour de bon
home-delete-no = La garder
home-deleted = La partie est supprimée.
home-other-screens = Sur un autre écran
home-other-screens-text = Visez ce code avec l’appareil photo d’un téléphone, sur le même Wi-Fi. Aucune application à installer.
home-only-here = Seul cet ordinateur peut ouvrir la page. Pour y admettre des téléphones, lancez : referee serve --lan
screens-whose = À qui est le lien
role-player = Joueur
role-player-may = lance et arrête, crie stop, compte, décide et corrige dans la partie en cours.
role-viewer = Spectateur
role-viewer-may = voit tout et ne change rien ; pour la télé.
role-camera = Caméra
role-camera-may = un téléphone qui regarde la table.
role-host = Hôte
role-host-may = peut tout faire : parties, personnes, caméras.
screens-renew = Créer un nouveau lien
screens-renew-sure = Créer un nouveau lien ? L’ancien cesse de marcher, sur tous les écrans qui l’ont utilisé.
screens-renewed = L’ancien lien n’ouvre plus rien.
home-television-here = Ouvrir ici la vue grand écran
home-qr = Code QR pour { $address }
home-import = Importer une partie depuis un fichier
home-import-text = Un fichier JSON ou JSONL enregistré depuis une partie.
home-imported = La partie a été importée.
home-import-large = Ce fichier est trop grand pour être une partie.
today = aujourd’hui
yesterday = hier

## Set-up

setup-title = Nouvelle partie
setup-step-of = Étape { $n } sur { $of }
setup-back = Retour
setup-next = Suivant
setup-skip-all = Jouer
setup-start = Commencer la partie
setup-starting = Un instant …
setup-leave = Fermer
setup-step-game = Jeu
setup-step-players = Joueurs
setup-step-rules = Règles maison
setup-step-length = Durée
setup-step-camera = Caméra
setup-step-table = Table
setup-step-teach = Pièces
setup-step-ready = Prêts
setup-game-title = À quoi jouez-vous ?
setup-players-title = Qui joue ?
setup-players-frames = Le bord blanc des cartes dit à qui elles sont.
setup-players-seats = Dans l’ordre où vous êtes assis.
setup-add-player = Un joueur de plus
setup-remove-player = Retirer { $name }
setup-name-of = Nom du joueur { $n }
setup-frame-of = Bord des cartes : { $name }
setup-player-n = joueur { $n }
setup-up = Monter { $name }
setup-down = Descendre { $name }
setup-most-players = Ce jeu se joue à { $n } au plus.
setup-need-name = Écrivez un nom, ou retirez ce joueur.
setup-same-name = Deux joueurs s’appellent { $name }. Ajoutez une lettre pour les distinguer.
setup-name = Nom
setup-regulars = Habitués :
setup-players-range = de { $from } à { $to } joueurs
setup-frame-exchange = échanger avec { $name }
brought-in = Différent pour certains joueurs
brought-in-board = Plateaux de joueur de la dernière fois
brought-tableau = Cartes sur le plateau de joueur
brought-jokers-spent = Jokers déjà utilisés
brought-stack = Cartes dans la pile
brought-double = Joue avec deux jeux
brought-dice-each = Dés
setup-brought-of = { $what } : { $name }
setup-rules-title = Comment jouez-vous chez vous ?
setup-rules-text = Tout est réglé comme le dit la règle. Ne changez que ce que votre table joue autrement.
setup-rules-more = { $n } autres questions
setup-rules-less = Moins de questions
setup-rules-changed = { $n ->
    [0] Comme le dit la règle
    [one] { $n } règle maison
   *[other] { $n } règles maison
}
setup-default = comme le dit la règle
setup-seconds-own = En tant de secondes
setup-seconds-n = { $n } secondes
setup-seconds-label = Combien de secondes ?
setup-length-title = Combien de temps jouez-vous ?
setup-length-rounds = Un nombre de manches
setup-length-points = Jusqu’à un nombre de points
setup-length-minutes = Un certain temps
setup-length-open = Jusqu’à ce qu’on arrête
setup-length-rounds-n = Manches
setup-length-points-n = Points
setup-length-minutes-n = Minutes
setup-length-usual = d’habitude : { $n }
setup-camera-title = Qui regarde ?
setup-camera-text = Une caméra au-dessus de la table voit chaque carte. Sans elle, vous comptez à la main.
setup-camera-none = Pas de caméra
setup-camera-none-text = Vous jouez, et vous notez ce qui reste à la fin d’une manche.
setup-camera-phone-text = Rien à installer : son navigateur envoie les images.
setup-camera-phone-scan = Scannez ceci avec le téléphone, puis touchez « Autoriser ». Fixez le téléphone au-dessus de la table.
setup-camera-again = Chercher de nouveau des caméras
setup-camera-found-none = Aucune caméra trouvée. Branchez-en une, puis cherchez de nouveau.
setup-camera-dark = Pas d’image
setup-camera-chosen = Une caméra
setup-table-title = Montrer le plateau vide
setup-table-text = Videz le plateau, retirez les mains. Toutes les cases doivent être dans l’image.
setup-table-learn = Apprendre le plateau sur cette image
setup-table-again = Réapprendre
setup-table-learning = Le plateau est en cours d’apprentissage ; cela prend quelques secondes. N’y mettez pas les mains.
setup-table-doing = En ce moment : { $what }.
setup-table-found = { $n } cases trouvées
setup-table-spots = { $n } emplacements trouvés
setup-table-waiting = Pas encore d’image. Choisissez d’abord une caméra.
setup-table-picture = L’image de la caméra avec les cases trouvées
setup-table-checks = Ce que dit la caméra
setup-table-good = La table est apprise. Vous pouvez jouer.
setup-check-ok = bien
setup-check-bad = à regarder
setup-teach-title = À qui sont ces pièces ?
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
setup-ready-title = Prêts ?
setup-ready-text = Tout cela peut être changé plus tard.
setup-change = Changer
setup-ready-change = Changer : { $what }
setup-ready-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
setup-ready-points = jusqu’à { $n } points
setup-ready-minutes = { $n } minutes
setup-ready-open = jusqu’à ce que vous arrêtiez
setup-ready-learned = { $n } cases apprises
setup-ready-spots = { $n } emplacements appris
setup-ready-not-learned = pas encore appris

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
option-race-card-999 = Deux cartes en même temps sur une pile : laquelle reste ?
answer-race-lower = Celle du dessous
answer-race-weber = Selon les règles de Weber
option-stop-at = Quand la manche est-elle finie ?
answer-stop-at-call = Quand on crie stop
answer-stop-at-last-card = Quand une dernière carte est posée
option-stop-tie = Deux mains vides à la fois : qui a terminé ?
answer-stop-tie-caller = Qui a crié stop le premier
answer-stop-tie-shared = Les deux
option-in-flight = Peut-on poser après le stop une carte déjà en main ?
answer-in-flight-no = Non
answer-in-flight-yes = Oui
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
option-wrong-die = Un dé mal placé à la fin :
answer-wrong-die-back = Compte comme non posé
answer-wrong-die-ignore = On le laisse

## Regulars

people-none = Personne n’a encore joué ici.
people-caption = Trié selon la colonne choisie.
people-name = Nom
people-matches = Parties
people-rounds = Manches
people-wins = Victoires
people-points = Points
people-average = Moyenne
people-streak = D’affilée
people-best = Meilleure manche
people-pace = Pièces par minute
people-mistakes = Erreurs par manche
people-all-games = Tous les jeux
people-csv = Tous les chiffres (CSV)
people-record-pace = La main la plus rapide
people-record-mistakes = Le moins d’erreurs
people-record-streak = La plus longue série de victoires
people-record-best = La meilleure manche
people-value-pace = { $n ->
    [one] { $shown } pièce par minute
   *[other] { $shown } pièces par minute
}
people-value-mistakes = { $n ->
    [one] { $shown } erreur par manche
   *[other] { $shown } erreurs par manche
}
people-value-streak = { $n ->
    [one] { $shown } partie d’affilée
   *[other] { $shown } parties d’affilée
}
people-value-best = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
}
people-after = { $n ->
    [one] après { $n } manche
   *[other] après { $n } manches
}
people-too-few = { $n ->
    [one] À partir de { $n } manche observée.
   *[other] À partir de { $n } manches observées.
}

## Help

help-all = Toutes les règles
help-search = Chercher dans les règles
help-game = Jeu
help-found = { $n ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $n } règle
   *[other] { $n } règles
}
help-no-rule = Cette règle n’existe pas.
help-more-rules = Autres règles
help-before = Précédente
help-next = Suivante
help-camera-title = Installer la caméra
help-camera-text = Où la mettre, et quelle lumière lui va.
help-camera-drawing = Une caméra sur un pied regarde d’en haut un plateau avec des pions. Tout le plateau est dans son champ.
help-camera-above = Regarder le plateau d’en haut.
help-camera-above-text = Plus c’est raide, mieux c’est ; de 50 à 80 degrés, c’est l’idéal. Une vue rasante cache des pièces derrière les pions.
help-camera-whole = Le plateau remplit l’image.
help-camera-whole-text = Chaque coin est visible, avec une largeur de main autour, pas plus.
help-camera-still = Rien ne bouge.
help-camera-still-text = Une pince ou un pied posé au sol. Si la table est heurtée, remettez le plateau en place ; l’arbitre dit quand.
help-camera-light = Une lumière régulière.
help-camera-light-text = Une lampe sur le côté ou la lumière du jour. Pas de fenêtre claire derrière le plateau.
help-camera-glare = Pas de reflets sur les cartes.
help-camera-glare-text = Si une lampe s’y reflète, déplacez la lampe, pas la caméra.
help-camera-empty = Montrer d’abord le plateau vide.
help-camera-empty-text = Sur cette seule image, elle apprend les cases et les couleurs. Elle les garde avec la partie.
help-camera-choose = Choisir une caméra
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

## People in a match

people-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
people-rename = Autre nom
people-exchange = Échanger les jeux
people-leave = Quitte la table
people-save = Garder
cancel-act = Annuler
people-new-name = Nouveau nom pour { $name }
people-exchange-with = { $name } prend le jeu de :
people-free-set = un jeu sans joueur
people-free-seat = une place libre
people-leave-sure = { $name } arrête de jouer ? Les points restent sur la feuille.
people-leave-yes = Oui, quitter
people-gone = { $name } a quitté la table après la manche { $round } avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}
people-join = Ajouter quelqu’un
people-join-name = Nom
people-join-frame = Bord des cartes
people-join-seat = Place
people-join-start = Commence avec
people-join-average = La moyenne des autres
people-join-number = Un nombre de points :
people-join-points = Points au départ
people-join-yes = Ajouter

## A match afterwards

match-title = Partie { $n }
match-missing = Cette partie n’existe pas.
match-loading = Un instant …
match-won = { $n ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
match-of = { $names }
match-reopen = Encore une manche
match-rematch = Revanche
match-print = Imprimer
match-sheet = Feuille de score
match-total = Total
match-round = Manche { $n }
match-rounds = Manches
match-winner = (victoire)
match-left = plus là après la manche { $round }
match-house-rules = Règles maison
match-people = Qui joue
match-files = À emporter
match-file-export-csv = Points (CSV)
match-file-events-csv = Chaque événement (CSV)
match-file-export-json = Partie entière (JSON)
match-file-export-jsonl = Partie entière (JSONL)
match-delete = Supprimer cette partie …
match-called = { $name } a crié stop.
match-stalemate = Plus personne ne pouvait poser de carte.
match-running = Cette manche est en cours.
match-not-begun = Cette manche n’a pas commencé.
match-change = Corriger cette manche
match-changing = Vous corrigez la manche { $n }
match-changing-done = Terminé
change-board = Le plateau : touchez ce qui est faux
change-call = Qui a crié stop ?
change-start = Le départ
change-unstart = La manche n’a pas commencé
change-unstart-text = Revient avant le départ : le chrono repart de zéro.
replay-play = Lire
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-slider = Coups de la manche
replay-at = Coup { $n } sur { $of } : { $text }
## Le film d’une manche

film-title = Film de la manche
film-make = Faire un film de cette manche
film-making = Le film est en préparation …
film-save = Enregistrer le film ({ $size } Mo)
film-pictures = Images pour les films
film-keep = Garder désormais les images des manches
film-keep-text = Jusqu’à cinq images par seconde pendant une manche, seulement sur l’ordinateur de l’arbitre, environ 2 à 10 Mo par minute. Au plus 4 Go ; les plus anciennes partent d’abord.
film-kept = Images et films : { $size } Mo
film-delete = Tout supprimer …
film-delete-yes = Supprimer pour de bon
