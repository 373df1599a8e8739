# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = quelqu’un
somebody-alone = Quelqu’un
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

deed-look = Jette un œil ici.
deed-decide = C’est à vous de décider.
deed-done = { $player } a corrigé.

# What a finding does to the score

effect-put-right = Corrigé : aucun effet sur le score.
effect-undecided = Encore à décider : pas de score tant que vous n’avez rien dit.
effect-allowed = Aucun effet sur le score.
effect-counts = Si rien ne change, cela compte comme une erreur. { $cost }
effect-nobody = Ce serait une erreur, mais personne ne sait à qui c’est. Dites-le d’abord.
answer-allowed = Ne compte pas
answer-mistake = Compte comme erreur
answer-undecided = Demander à la fin
answer-undecided-effect = Le jeu continue ; il faudra décider avant le score.
effect-none = Disparaît dès que c’est corrigé. Sinon, aucun effet sur le score à votre table.
effect-none-now = Aucun effet sur le score à votre table.
effect-unclear = Personne n’est accusé. Cela ne compte que si vous le dites.

# Counts

count-wrong = À la mauvaise place
count-missing = Décompte manquant : { $players }.

# What happened, by what people see: for the log and the replay

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
said-count = { $player } : { $counts }.
said-round-flag = { $flag } : { $value }.
said-yes = oui
said-no = non
said-undo = Annulé.
do-join = { $player } joue à partir de la prochaine manche.
said-people-join = Arrivée à la table : { $players }.
said-people-leave = Départ de la table : { $players }.
said-people-rename = Un nom a été corrigé.
said-people-reseat = Des jeux ont été échangés.
said-players = Les joueurs sont nommés.
said-match-end = La partie a été arrêtée.
said-match-reopened = La partie continue.

# What the camera does, and what to do about it

camera-none = Pas de caméra
camera-starting = La caméra démarre
camera-hint-starting = Retirez les mains et laissez voir tout ce sur quoi vous jouez.
camera-waiting = On attend la caméra
camera-hint-waiting = Nouvel essai automatique toutes les quelques secondes.
camera-unlearned = La table n’est pas encore connue
camera-hint-unlearned = Videz-la, retirez les mains, puis faites-la apprendre.
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
camera-hint-resized = La table y est cherchée : montrez tout ce sur quoi vous jouez, et retirez les mains. Si elle n’est pas retrouvée, retournez la caméra comme avant.
camera-moved = La table ou la caméra a bougé
camera-hint-moved = Remettez en place ce qui a bougé, ou faites réapprendre la table avant la prochaine manche.
camera-hand = Une main au-dessus de la table
camera-settling = Quelque chose bouge
camera-reading = Lecture de la table
camera-sure = La caméra voit la table
camera-asks = La caméra voit la table et demande
camera-paused = Le jeu est en pause
camera-hint-paused = Le chronomètre est arrêté et rien n’est arbitré. Ce qui aura changé sera regardé ensuite.
camera-ended = L’enregistrement est terminé
camera-failed = La caméra est inutilisable
camera-hint-failed = Choisissez-en une autre, ou jouez sans.
