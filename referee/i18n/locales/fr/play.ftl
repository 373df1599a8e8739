# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = quelqu’un
somebody-alone = Quelqu’un
seat-solid = Bord simple
seat-double = Bord double
seat-dashed = Bord discontinu
seat-dotted = Bord pointillé
seat-p1 = Joueur 1
seat-p2 = Joueur 2
seat-p3 = Joueur 3
seat-p4 = Joueur 4
seat-p5 = Joueur 5
seat-p6 = Joueur 6
seat-p7 = Joueur 7
seat-p8 = Joueur 8
seat-p9 = Joueur 9
seat-p10 = Joueur 10
seat-p11 = Joueur 11
seat-p12 = Joueur 12

# Deeds: after the name of who should do it

deed-card-back = Reprends cette carte.
deed-joker-back = Reprends ce joker.
deed-token = Remets le pion au bon endroit.
deed-look = Jette un œil ici.
deed-decide = C’est à vous de décider.
deed-done = { $player } a corrigé.

# What a finding does to the score

effect-put-right = Corrigé : aucun effet sur le score.
effect-undecided = Encore à décider : pas de score tant que vous n’avez rien dit.
effect-allowed = Aucun effet sur le score.
effect-counts = Si rien ne change, cela compte comme une erreur. { $cost }
effect-nobody = Ce serait une erreur, mais personne ne sait à qui c’est. Dites-le d’abord.
cost-last = { $player } prend la dernière place de cette manche.
cost-no-points = { $player } n’a aucun point dans cette manche.
answer-allowed = Ne compte pas
answer-mistake = Compte comme erreur
answer-undecided = Demander à la fin
answer-undecided-effect = Le jeu continue ; il faudra décider avant le score.
effect-none = Disparaît dès que c’est corrigé. Sinon, aucun effet sur le score à votre table.
effect-none-now = Aucun effet sur le score à votre table.
effect-unclear = Personne n’est accusé. Cela ne compte que si vous le dites.

# Counts

count-left = Cartes restantes
count-jokers = Jokers utilisés
count-mistake = Erreur sur le plateau
count-declined = Refuse les cartes pour le plateau de joueur
count-centre = Cartes au centre
count-stack = Restent dans la pile
count-row = Dans la rangée
count-hand = En main
count-discard = Retournées
count-wrong = À la mauvaise place
count-dice-left = Dés restants
count-missing = Décompte manquant : { $players }.
count-dice-caller = { $player } a crié stop mais a encore des dés ; le stop ne compte donc pas.
count-dice-more = { $player } a encore { $n } dés mais n’en a pioché que { $most }. Recomptez, s’il vous plaît.
count-caller-left = { $player } a crié stop mais a encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; le stop ne compte donc pas.
count-caller-stack = { $player } a crié stop mais a encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans sa pile ; le stop ne compte donc pas.
count-declined-not = À votre table, on ne peut pas refuser les cartes pour le plateau de joueur.
count-stack-more = { $player } a encore { $n } cartes dans une pile qui en avait { $most } au départ. Recomptez, s’il vous plaît.
count-sum = D’après ce décompte, { $player } a { $n } cartes, mais un joueur en a { $cards }. Recomptez, s’il vous plaît.
count-wrong-more = { $player } a moins de cartes au centre que les { $n } qui y sont mal posées. Recomptez, s’il vous plaît.
flag-aborted = La manche a été interrompue
flag-disqualified = Disqualification
flag-stays = Deux cartes arrivées ensemble : les deux restent et comptent

# What is brought into a match

refused-dice = Le nombre de dés convenu est { $n } ; à eux tous, les joueurs se partagent les { $dice } dés.
refused-double = On ne joue à deux jeux chacun qu’à deux joueurs.
refused-stack = Une pile a au plus { $n } cartes, pour qu’il en reste pour la rangée et la main.

# To set out

outset-sections = { $n } pièces de plateau, assemblées comme vous voulez.
outset-tokens = { $n } pions n’importe où sur le plateau.
outset-hand = { $player } joue avec { $n } cartes ; sur le plateau de joueur : { $aside }.
outset-cards = Chacun : { $stack } cartes dans la pile, { $row } dans la rangée, { $hand } en main.
outset-cards-of = { $players } : { $stack } cartes dans la pile, { $row } dans la rangée, { $hand } en main.
outset-redeal = Qui a { $n } ou plus en cartes visibles peut redistribuer.
outset-boxes = Il faut { $n } boîtes.
outset-dice = Chacun pioche { $n } dés dans le sachet.
outset-dice-one = { $player } pioche { $n } dés dans le sachet.

# To do before the next round

do-chips = { $player } : prends { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.
do-aside = { $player } : mets { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur ton plateau de joueur.
do-remove = Tout le monde a des cartes sur son plateau de joueur : chacun en reprend { $n }.
do-hand = { $player } joue avec { $n } cartes.
do-stack = { $player } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pile à partir de maintenant.
do-leave = Disqualification : { $player } quitte la partie et perd ses points.
do-dice = Tous les dés retournent dans le sachet ; chacun pioche de nouveau.

# Where points come from

why-board-mistake = Une de ses cartes compte comme une erreur ; { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}.
why-board-excluded = Une de ses cartes compte comme une erreur : ne participe pas à ce décompte, avec { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}.
why-board-most = Le plus de cartes posées : { $n }.
why-board-fewest = Le moins de cartes restantes parmi les autres : { $n }.
why-board-caller = A posé toutes ses cartes et crié stop.
why-board-left = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}, { $jokers ->
    [one] { $jokers } joker utilisé
   *[other] { $jokers } jokers utilisés
}.
why-dice-caller = { $n ->
    [one] { $n } dé chez les autres : un point par dé.
   *[other] { $n } dés chez les autres : un point par dé.
}
why-dice-left = { $n ->
    [one] { $n } dé restant
   *[other] { $n } dés restants
} : un point de moins par dé.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = Elle n’est pas sur deux cases voisines.
why-bg-place-2 = Cela recouvre une autre pièce.
why-bg-place-2-card = Elle recouvre une pièce qui est à { $player2 }.
why-bg-place-2-joker = Il recouvre une pièce qui est à { $player2 }.
why-bg-place-2-token = Un pion est là ; la case n’est pas libre.
why-bg-place-3 = Mauvaise couleur : { $x } posé sur { $y }.
why-bg-place-4 = Elle ne touche aucun pion.
why-bg-place-4-other = Le pion posé dessus vient d’une case que cette carte ne touche pas.
why-bg-place-5 = Elle ne touche le pion que par un coin.
why-bg-place-6 = Bonnes couleurs, mais à l’envers. Est-ce que cela compte à votre table ?
why-bg-place-6-mistake = Bonnes couleurs, mais à l’envers : à votre table, c’est une erreur.
why-bg-token-1 = Le pion n’a pas été posé sur la nouvelle carte.
why-bg-token-2 = Le pion va sur l’autre moitié de la carte : { $colour }.
why-bg-token-3 = Plus d’un pion a été déplacé.
why-bg-token-3-other = Un pion sans rapport avec cette carte a été déplacé.
why-bg-token-3-alone = Un pion a été déplacé sans qu’une carte soit posée. Remettez-le en place.
why-bg-dead-5 = { $player } a enfermé un pion et doit d’abord le libérer.
why-bg-dead-5-by = { $player1 } a enfermé le pion et doit le libérer, personne d’autre.
why-bg-dead-6 = Le pion n’était pas bloqué : la carte ne pouvait pas être posée n’importe où.
why-bg-joker-1 = Un joker va sur une case libre à côté d’un pion.
why-bg-joker-2 = Le pion va sur le joker.
why-bg-joker-3 = C’est à côté du joker qui est à { $player1 }. Là, { $player1 } continue, et personne d’autre.
why-bg-joker-4 = Une carte doit suivre le joker tout de suite, avant le reste.
why-bg-end-2 = Posé après le stop : cela ne compte pas.
why-bg-end-2-in-flight = Posé après le stop. Était-ce déjà en main ?
why-bg-play-1 = Posé avant le départ.

# What happened, by what people see: for the log and the replay

seen-legal-card = { $player } a posé une carte { $x }-{ $y }.
seen-legal-release = { $player } a posé une carte { $x }-{ $y } et libéré un pion.
seen-legal-joker = { $player } a posé un joker.
seen-verdict = { $player } : { $why }

# What people said, for the log and for the bar that offers to undo it

said-round-start = La manche a commencé.
said-stop = Quelqu’un a crié stop.
said-stop-by = { $player } a crié stop.
said-call = { $player } a crié stop.
said-call-stalemate = Plus personne ne peut poser.
said-resume = Le stop était une fausse manœuvre ; le jeu continue.
said-pause = Le jeu est en pause.
said-go-on = Le jeu reprend.
said-unstart = La manche n’avait pas commencé.
said-overrule-mistake = Décidé : cela compte comme une erreur.
said-overrule-allowed = Décidé : cela ne compte pas.
said-overrule-undecided = Reporté : à décider à la fin.
said-overrule-open = La décision a été annulée.
said-owner = La pièce est à { $player }.
said-count = { $player } : { $counts }.
said-round-flag = { $flag } : { $value }.
said-yes = oui
said-no = non
said-correct-owner = Une pièce est à { $player }.
said-correct-colours = Une carte montre { $x } et { $y }.
said-remove-piece = Une pièce n’est pas là ({ $player }).
said-add-card = Une carte n’avait pas été vue ({ $player }) : { $x }-{ $y }.
said-add-joker = Un joker n’avait pas été vu ({ $player }).
said-token-at = Un pion est ailleurs.
said-undo = Annulé.
said-people-join = Arrivée à la table : { $players }.
said-people-leave = Quelqu’un est parti.
said-people-rename = Un nom a été corrigé.
said-people-reseat = Des jeux ont été échangés.
said-players = Les joueurs sont nommés.
said-match-end = La partie a été arrêtée.
said-match-reopened = La partie continue.

# What the camera does, and what to do about it

camera-none = Pas de caméra
camera-starting = La caméra démarre
camera-hint-starting = Retirez les mains et laissez voir tout le plateau.
camera-waiting = On attend la caméra
camera-hint-waiting = Nouvel essai automatique toutes les quelques secondes.
camera-unlearned = Le plateau n’est pas encore connu
camera-hint-unlearned = Videz-le, retirez les mains, puis faites-le apprendre.
camera-lost = La caméra a disparu
camera-hint-lost = Rebranchez-la. Continuez à jouer ; ce qui a manqué sera rattrapé.
camera-idle-lost = Rebranchez-la.
camera-hint-phone-away = Continuez à jouer ; ce qui a manqué sera rattrapé.
camera-idle-phone-away = Rouvrez la page de la caméra sur le téléphone.
camera-frozen = L’image est figée
camera-hint-frozen = Continuez à jouer. Si cela dure, choisissez de nouveau la caméra.
camera-idle-frozen = Si cela dure, choisissez de nouveau la caméra.
camera-dark = Il fait trop sombre
camera-hint-dark = Retirez ce qui couvre la caméra, ou allumez la lumière.
camera-damaged = L’image est abîmée
camera-hint-damaged = Continuez à jouer ; ce qui a manqué sera rattrapé.
camera-idle-damaged = Rien n’y est lu tant qu’elle n’est pas redevenue entière.
camera-resized = L’image a une autre taille
camera-hint-resized = Le plateau y est cherché : montrez-le en entier, et retirez les mains. S’il n’est pas retrouvé, retournez la caméra comme avant.
camera-moved = Le plateau a bougé
camera-hint-moved = Remettez-le où il était, ou faites réapprendre la table avant la prochaine manche.
camera-hand = Une main au-dessus du plateau
camera-settling = Quelque chose bouge
camera-reading = Lecture du plateau
camera-sure = La caméra voit le plateau
camera-asks = La caméra voit le plateau et demande
camera-paused = Le jeu est en pause
camera-hint-paused = Le chronomètre est arrêté et rien n’est arbitré. Ce qui aura changé sera regardé ensuite.
camera-ended = L’enregistrement est terminé
camera-failed = La caméra est inutilisable
camera-hint-failed = Choisissez-en une autre, ou jouez sans.

# What the demo explains, by scene

demo-home = La manche d’exemple commence dans un instant.
demo-ready = Avant une manche : qui joue avec quel bord. START la lance.
demo-play = La caméra regarde d’en haut. Chaque carte, joker et pion qu’elle voit est dessiné ici.
demo-incident = Quelqu’un a enfreint une règle : qui, que faire, et les images qui le prouvent. Corrigé en jeu, cela ne coûte rien.
demo-question = Personne n’est accusé ici : l’arbitre demande, et la table décide.
demo-camera = La caméra a un problème et dit lequel. Le jeu peut continuer.
demo-stopping = Le premier appui sur STOP a figé le temps. Touchez qui l’a crié.
demo-check = Après le stop : ce qui compte et ce qui ne compte pas. Chaque ligne peut être ouverte et décidée.
demo-count = La caméra a compté pour tout le monde. « Tout correspond » reprend ses nombres.
demo-score = Le score de la manche, avec la raison de chaque ligne.
demo-do-now = Ce que chacun fait avant la prochaine manche.
demo-match-end = C’était la manche d’exemple. Commencez votre propre partie depuis l’accueil.

# Questions posées pendant le jeu : à qui sont les pièces
ask-whose-card = { $n ->
    [one] À qui est cette carte ?
   *[other] À qui sont ces { $n } cartes ?
}
ask-whose-joker = { $n ->
    [one] À qui est ce joker ?
   *[other] À qui sont ces { $n } jokers ?
}
ask-is-it-card = { $n ->
    [one] Cette carte est-elle à { $player } ?
   *[other] Ces { $n } cartes sont-elles à { $player } ?
}
ask-is-it-joker = { $n ->
    [one] Ce joker est-il à { $player } ?
   *[other] Ces { $n } jokers sont-ils à { $player } ?
}
ask-again = { $n ->
    [one] Vraiment à { $player } ? Cette pièce ressemble à celles de { $other }.
   *[other] Vraiment à { $player } ? Ces { $n } pièces ressemblent à celles de { $other }.
}
ask-again-unlike = { $n ->
    [one] Vraiment à { $player } ? Cette pièce ne ressemble à aucune de { $player }.
   *[other] Vraiment à { $player } ? Ces { $n } pièces ne ressemblent à aucune de { $player }.
}
ask-yes = Oui, à { $player }
said-answer = { $n ->
    [one] Réponse : une pièce est à { $player }.
   *[other] Réponse : { $n } pièces sont à { $player }.
}
said-not-sure = Réponse : personne n’est sûr.
said-forget = Un exemple a été oublié.
