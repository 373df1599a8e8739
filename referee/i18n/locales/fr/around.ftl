### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

by-hand = Compté à la main

seat-number = Place { $n }
frame-bottom = côté du bas
frame-right = côté droit
frame-top = côté du haut
frame-left = côté gauche

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
home-demo-dice = Voir une démo du jeu de dés
home-demo-dice-text = Une minute d’une manche de dés arbitrée.
home-demo-cards = Voir une démo du jeu de cartes
home-demo-cards-text = Une bonne minute d’une manche de cartes arbitrée.
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
home-search = Chercher une partie
home-choose = En supprimer plusieurs
home-choose-begun = Choisir les inachevées
home-choose-end = Annuler
home-choose-name = Choisir la partie du { $when }
home-delete-several = Supprimer { $n }
home-delete-several-sure = { $n ->
    [one] Supprimer cette partie et toutes ses manches ?
   *[other] Supprimer ces { $n } parties et toutes leurs manches ?
}
home-deleted-several = { $n ->
    [one] La partie est supprimée.
   *[other] { $n } parties sont supprimées.
}
home-found = { $n ->
    [one] { $n } partie trouvée
   *[other] { $n } parties trouvées
}
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
setup-then = ensuite : { $step }
setup-back = Retour
setup-next = Suivant
setup-choose-game = Choisissez d’abord un jeu.
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
setup-length-minutes-n = Minutes de jeu
setup-length-usual = d’habitude : { $n }
setup-camera-title = Qui regarde ?
setup-camera-text = Une caméra au-dessus de la table voit ce que chacun pose. Sans elle, vous comptez à la main.
setup-camera-none = Pas de caméra
setup-camera-none-text = Vous jouez, et vous notez ce qui reste à la fin d’une manche.
setup-camera-phone-text = Rien à installer : son navigateur envoie les images.
setup-camera-phone-scan = Scannez ceci avec le téléphone, puis touchez « Autoriser ». Fixez le téléphone au-dessus de la table.
setup-camera-again = Chercher de nouveau des caméras
setup-camera-found-none = Aucune caméra trouvée. Branchez-en une, puis cherchez de nouveau.
setup-camera-dark = Pas d’image
setup-camera-chosen = Une caméra
setup-table-title = Montrer le plateau vide
setup-table-text = Videz le plateau, retirez les mains. Tout le plateau doit être dans l’image.
setup-table-learn = Apprendre le plateau sur cette image
setup-table-again = Réapprendre
setup-table-learning = Le plateau est en cours d’apprentissage ; cela prend quelques secondes. N’y mettez pas les mains.
setup-table-doing = En ce moment : { $what }.
setup-table-spots = { $n } emplacements trouvés
setup-table-waiting = Pas encore d’image. Choisissez d’abord une caméra.
setup-table-picture = L’image de la caméra avec les cases trouvées
setup-table-checks = Ce que dit la caméra
setup-table-good = La table est apprise. Vous pouvez jouer.
setup-check-ok = bien
setup-check-bad = à regarder
setup-teach-title = À qui sont ces pièces ?
setup-teach-take = Prendre la photo
setup-teach-again = La reprendre
setup-step-sides = Côtés
setup-sides-title = Qui est assis où ?
setup-sides-text = La caméra vous distingue par le côté de la table où sont vos pièces. Choisissez pour chacun un côté de l’image.
setup-sides-of = Côté de { $name }
setup-players-unwatched = Une caméra distingue { $n } joueurs, un à chaque côté de la table. À plus, on compte à la main.
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
setup-ready-spots = { $n } emplacements appris
setup-ready-not-learned = pas encore appris

## House rules: one question each, and what each answer means

option-in-flight = Peut-on poser après le stop une carte déjà en main ?
answer-in-flight-no = Non
answer-in-flight-yes = Oui

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

## People in a match

people-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
people-rename = Changer le nom
people-exchange = Échanger avec quelqu’un
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
match-left = { $round ->
    [0] plus là dès la première manche
   *[other] plus là après la manche { $round }
}
over-title = Une partie est en cours
over-text = La manche { $n } de { $names } est sur la table. On pourra la reprendre plus tard.
over-text-nobody = La manche { $n } est sur la table. On pourra la reprendre plus tard.
over-go-on = La continuer
over-yes = La mettre de côté
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
