# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = rien dans { $name } n’est jamais immobile ; donnez une image du plateau à la fin de la manche
audit-start-unusable = l’image de départ est inutilisable : { $why }. Donnez-en une d’avant la première carte, avec les pions sur le plateau, ou aucune
command-unknown = la commande { $name } n’existe pas ; il y a { $commands }
desk-learn-first = faites d’abord apprendre le plateau vide
desk-no-picture = il n’y a pas encore d’image d’une caméra ; choisissez d’abord une caméra
desk-learn-before = le plateau s’apprend avant le début d’une manche, quand il est vide
sample-not-installed = la manche d’exemple n’est pas installée avec cette copie
desk-no-pause = seul un enregistrement peut être mis en pause
doctor-model = le modèle { $name } est bien celui de son manifeste
doctor-no-picture = { $name } n’a donné aucune image ; vérifiez la caméra, ou indiquez une autre source
game-no-final-check = le jeu { $game } n’a pas de vérification finale sur une image
hub-host-only = seul l’hôte peut faire cela
hub-host-undo = qui joue, c’est l’hôte qui le change, et lui seul revient là-dessus
hub-other-match = seul l’hôte peut changer une partie qui n’est pas en cours
hub-no-camera = aucune caméra ne peut être utilisée ici
hub-no-match = aucune partie n’est en cours ; commencez-en une, ou continuez une ancienne
match-file-missing = fichier de partie introuvable : { $path }
match-file-unreadable = { $path } est illisible : { $why }
match-file-no-toml = { $path } n’est pas un fichier TOML : { $why }
match-stop-before-start = round.stop : { $stop } s est avant round.start, { $start } s
match-players = players : ce jeu se joue de { $fewest } à { $most } joueurs ; { $n } sont nommés
match-name-twice = players.{ $seat } : { $name } est déjà le nom d’un autre joueur ; donnez à chacun le sien
match-nobody-plays = { $key } : personne ne joue avec { $seat } ; les joueurs sont { $players }
score-no-caller = personne n’a encore dit qui a crié stop
score-undecided = la table n’a pas encore décidé pour ce qui est sur { $place }
score-unread = on ne peut pas lire à qui est la pièce sur { $squares }
score-asks-call = la table n’a pas encore dit si la carte sur { $squares } était en main au moment du stop
score-unread-placed = on ne peut pas lire si la carte est bien posée sur { $squares }
score-perhaps-back = personne n’a vu si la carte sur { $squares } a été reprise avant le stop
score-perhaps-not-there = personne n’a vu si la pièce sur { $squares } était là au moment du stop
score-too-few = on a vu les pièces de moins de deux joueurs
score-no-stop = aucun stop n’est connu, et il n’y a pas exactement un joueur qui a posé toutes ses cartes
play-no-round = cette partie n’a pas de manche { $number } ; elle en a { $last }
play-other-round = la manche { $round } n’est pas celle qui se joue ; c’est la manche { $current }
play-changed = la partie a changé pendant que la manche était rejugée ; rien n’a été corrigé, dites-le encore une fois
stale-match = une autre partie est maintenant sur la table : rien n’a été inscrit. Cet écran la montre désormais
stale-no-match = la partie que montrait cet écran n’est plus sur la table : rien n’a été inscrit
stale-round = la manche { $now } est en cours, et ceci valait pour la manche { $round } : rien n’a été inscrit
stale-went-on = cette partie a continué depuis que cet écran l’a montrée : rien n’a été fait. Regardez encore une fois
stale-said = entre-temps, il a été dit : « { $what } » Rien n’a donc été inscrit ; regardez encore une fois
stale-something = entre-temps, autre chose a été dit à ce sujet : rien n’a été inscrit ; regardez encore une fois
stale-count = { $name } a maintenant { $now }, donc { $wanted } n’a pas été inscrit ; regardez encore une fois
stale-setting = la caméra ou le plateau ont changé depuis cette image : rien n’en a été appris. Regardez encore une fois
play-not-begun = cette manche n’a pas encore commencé
play-stop-first = arrêtez d’abord la manche, puis passez à la suivante
play-not-scored = cette manche ne peut pas encore être comptée : { $problem }
play-no-match = aucune partie n’est en cours
question-unknown = { $kind } ne peut pas être demandé pour ce jeu
question-no-game = le jeu { $game } n’existe pas ; il y a { $games }
recording-not-mp4 = { $path } ne peut pas être écrit comme vidéo ; indiquez un fichier qui finit par .mp4
film-not-watched = Aucune caméra n’a regardé cette manche : il n’y a rien dont faire un film.
film-no-pictures = Aucune image de cette manche n’a été gardée : il ne peut pas y avoir de film.
film-file-gone = L’enregistrement { $name } n’est plus à sa place : il ne peut pas y avoir de film.
film-disk-full = Le disque est presque plein : faites de la place, puis redemandez le film.
film-broken = Le film n’a pas pu être fait : { $why }

roster-name-too-long = le nom { $name }… est trop long ; prenez au plus { $most } lettres
roster-players = ce jeu se joue de { $fewest } à { $most } joueurs
roster-no-seat = choix inconnu : { $word } { $seat } ; il y a { $known }
roster-same-seat = { $word } : deux joueurs ont le même choix ; donnez à chacun le sien
roster-same-name = deux joueurs ont le même nom ; changez-en un
roster-nobody = personne n’a le numéro { $person } dans cette partie
round-begun = la manche a déjà commencé
round-not-begun = la manche n’a pas encore commencé
round-stopped = la manche est déjà arrêtée
round-no-stop = personne n’a encore crié stop
round-end-unknown = une manche finit par { $ends }, pas par { $end }
round-no-caller = dites qui a crié stop
round-not-stopped = la manche n’est pas arrêtée
round-no-finding = il n’y a pas de constat { $finding } dans cette manche
round-count-early = on compte les cartes une fois que quelqu’un a crié stop
round-not-counted = { $name } ne se compte pas dans ce jeu ; on compte { $counted }
round-count-range = { $name } est un nombre de { $least } à { $most }
round-no-flag = { $flag } ne peut pas être dit d’une manche de ce jeu
piece-say-what = dites à qui est la pièce, ou ce qu’elle montre
piece-joker-colours = un joker ne montre pas de couleurs
piece-squares = une carte est sur deux cases et montre deux couleurs ; un joker est sur une case et n’en montre aucune
piece-side-by-side = les deux cases d’une carte sont côte à côte
piece-known = une pièce est déjà connue à cet endroit ; corrigez celle-là
token-say-where = dites où se trouve le pion, ou bien où il n’y en a pas
token-unknown = aucun pion n’est connu sur { $square }
token-known = un pion est déjà connu sur { $square }
undo-nothing = il n’y a rien à annuler
undo-not = l’événement { $event } ne peut pas être annulé
round-nobody-plays = personne ne joue avec ce choix : { $word } { $seat } ; il y a { $known }
piece-unknown = il n’y a pas de pièce { $n } sur le plateau
board-no-square = le plateau n’a pas de case en { $square }
board-no-colour = le plateau n’a pas la couleur { $colour } ; il a { $known }
session-other-size = { $name } fait { $width }x{ $height }, la table a été apprise en { $learned_width }x{ $learned_height } ; utilisez la même caméra et le même réglage que pour l’apprentissage, ou relancez `referee learn`
roster-left = { $name } a déjà quitté la table
roster-left-join = { $name } a quitté la table ; faites d’abord revenir ce joueur
roster-this-player = ce joueur
audit-not-bare = il y a des cartes ou des jokers sur le plateau
audit-no-token = aucun pion n’est visible
doctor-rate = { $n } images par seconde
doctor-rate-low = { $n } images par seconde, il en faut { $needed } : plus de lumière (les caméras ralentissent dans le noir), un réglage d’image plus petit, ou un meilleur câble ou réseau
doctor-whole = les images arrivent entières
doctor-damaged = { $damaged } images sur { $seen } sont abîmées, des morceaux se sont perdus en route : utilisez un câble ou rapprochez-vous du réseau, et faites envoyer par la caméra une image clé par seconde
doctor-rest = la table est immobile
doctor-no-rest = l’image n’est jamais immobile : retirez les mains de la table ; si personne n’y touche, quelque chose secoue la caméra, une lampe scintille ou une nappe bouge
doctor-source = { $name } donne des images de { $width }x{ $height }
doctor-source-narrow = { $name } donne des images de { $width }x{ $height } ; un réglage plus fin aiderait
doctor-pictures-both = sur { $total } images, { $others } d’une autre taille que la première et { $unread } illisibles : elles seraient laissées de côté ; prenez-les toutes avec une seule caméra et un seul réglage
doctor-pictures-others = sur { $total } images, { $others } d’une autre taille que la première : elles seraient laissées de côté ; prenez-les toutes avec une seule caméra et un seul réglage
doctor-pictures-unread = sur { $total } images, { $unread } illisibles : elles seraient laissées de côté ; prenez-les toutes avec une seule caméra et un seul réglage
doctor-pictures = { $total } images dans l’ordre de leurs noms, à { $apart } s d’intervalle
doctor-pictures-far = { $total } images dans l’ordre de leurs noms, à { $apart } s d’intervalle, plus longtemps qu’une main ne reste ; ce qui a pu se passer entre deux d’entre elles n’accuse personne
doctor-pictures-untimed = { $total } images dans l’ordre de leurs noms, à un intervalle que personne ne connaît : --interval l’indique ; ce qui a pu se passer entre deux d’entre elles n’accuse personne
match-not-brought = rien de ce nom ({ $name }) ne s’apporte dans une partie de ce jeu
match-brings-too-many = { $name }, { $seat } : au plus { $most } { $what }
match-none = il n’y a pas de partie { $number } ici
match-damaged = la partie { $number } est abîmée et ne peut être montrée ({ $why }) ; on peut encore l’exporter en JSON, et la supprimer
match-none-again = il n’y a pas de partie à rejouer
match-no-round = la partie { $number } n’a pas de manche { $which }
match-file-no-text = le fichier n’est pas du texte ; prenez-en un enregistré en JSON ou JSONL
match-file-no-match = le fichier n’est pas une partie qu’on peut revoir ({ $why })
relay-standard-input = les images de l’entrée standard n’arrivent qu’une fois ; indiquez une table apprise avec --table
relay-bug = L’arbitre s’est arrêté sur une erreur de sa part ; son terminal en dit plus.
relay-no-board = { $source } ne montre pas le plateau vide à son début ({ $why }) ; apprenez-le d’une image avec `referee learn` et nommez-le avec --table
relay-not-encoded = une image de la source n’a pas pu être encodée pour la page
sample-not-installed-simulate = la manche d’exemple n’est pas installée avec cette copie ; `referee simulate` en crée une autre
web-needs-script = Le tableau de bord a besoin de JavaScript. La commande referee watch donne aussi les résultats.
score-assumed = { $player } a posé toutes ses cartes et est pris pour celui qui a crié
score-by-place = place { $place }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, cartes sur le plateau de joueur { $aside }, main suivante { $hand }
score-by-role = { $role ->
    [winner] a tout posé
    [runner_up] moins de cartes
    [excluded] exclu
   *[other] sans points
}, { $chips ->
    [one] { $chips } point
   *[other] { $chips } points
}, cartes sur le plateau de joueur { $aside }, main suivante { $hand }
command-most = { $field } : au plus { $n }
command-least = { $field } : au moins { $n }
command-long = { $field } : au plus { $n } caractères
command-wrong = { $name } n’accepte pas cela dans { $field } : { $why }
spot-square = rangée { $row }, colonne { $column }
spot-in-row = rangée { $row }, colonnes { $a } et { $b }
spot-in-column = rangées { $a } et { $b }, colonne { $column }
spot-row = rangées { $row }
spot-to-row = { $row }, colonne { $column }
answer-over = cette question n’est plus posée ; regardez encore
