# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

rule-bg-setup-1 = Le jeu de plateau est fait pour deux, trois ou quatre joueurs.
    .title = De deux à quatre joueurs

rule-bg-setup-2 = Neuf pièces de plateau, quinze cartes et deux jokers pour chaque bord, et quatre pions noirs.
    .title = Ce que contient le jeu

rule-bg-setup-3 = À deux, on assemble en général six pièces de plateau, à trois ou quatre, neuf. Tout autre plateau est permis aussi.
    .title = Combien de pièces de plateau

rule-bg-setup-4 = Toutes les pièces d’un joueur ont le même bord blanc : simple, double, discontinu ou pointillé.
    .title = Un bord par joueur

rule-bg-setup-5 = Chacun mélange ses propres cartes et les tient face cachée.
    .title = Cartes mélangées

rule-bg-setup-6 = Avant une manche, on pose les quatre pions sur quatre cases différentes, au choix des joueurs.
    .title = Quatre pions sur quatre cases

rule-bg-setup-7 = Un groupe qui a déjà joué peut commencer avec les plateaux de joueur notés la dernière fois.
    .title = Cartes sur le plateau de joueur au départ

rule-bg-play-1 = Pas de tours : après le départ, tout le monde joue en même temps, et aucune carte n’est posée avant.
    .title = Tous ensemble, après le départ

rule-bg-play-2 = Seule la carte qu’on vient de retourner peut être posée. Si elle ne va nulle part, elle rejoint la défausse du joueur.
    .title = Une carte à la fois

rule-bg-play-3 = Quand la main est épuisée, on retourne la défausse et on continue avec elle.
    .title = Retourner la défausse

rule-bg-play-4 = Chacun peut poser à côté de n’importe quel pion, sauf s’il est sur le joker d’un autre joueur.
    .title = Les pions sont à tout le monde

rule-bg-play-5 = Une main ne reste au-dessus du plateau que le temps de poser la carte et de déplacer le pion.
    .title = Pas de main qui traîne

rule-bg-play-6 = Si deux cartes visent la même case ou le même pion, la première posée reste et l’autre repart.
    .title = Premier arrivé, premier servi

rule-bg-place-1 = Une carte couvre exactement deux cases du plateau qui ont un côté en commun.
    .title = Sur deux cases voisines

rule-bg-place-2 = Une carte ne recouvre ni une autre carte, ni un joker, ni une case occupée par un pion, même en partie.
    .title = Seulement des cases libres

rule-bg-place-3 = Chaque moitié d’une carte est posée sur une case de sa couleur.
    .title = Les couleurs doivent coïncider

rule-bg-place-4 = Au moins une moitié de la nouvelle carte doit toucher par un côté la case où se trouve un pion.
    .title = Toucher la case d’un pion

rule-bg-place-5 = Toucher la case du pion par un coin ne compte pas ; il faut un côté en commun.
    .title = Un coin ne suffit pas

rule-bg-place-6 = La carte montre les deux bonnes couleurs, mais elle est à l’envers. Les joueurs décident ensemble si c’est une erreur.
    .title = Bonnes couleurs, à l’envers

rule-bg-token-1 = Après chaque carte, le pion utilisé est posé dessus ; après un joker, sur le joker.
    .title = Le pion va sur la nouvelle carte

rule-bg-token-2 = Le pion va sur la moitié de la nouvelle carte la plus éloignée de son ancienne case.
    .title = Sur la moitié éloignée

rule-bg-token-3 = Chaque carte déplace exactement un pion. Si elle en touche deux, le joueur choisit ; sinon, on ne touche pas aux pions.
    .title = Un pion par carte

rule-bg-dead-1 = Un pion est bloqué quand plus aucune paire de cases libres ne touche la sienne.
    .title = Cul-de-sac

rule-bg-dead-2 = Qui mène un pion dans un cul-de-sac pose sa prochaine carte n’importe où sur des cases qui conviennent, et ce pion dessus.
    .title = Sortir de son propre cul-de-sac

rule-bg-dead-3 = Qui enferme un pion avec une carte le libère de la même façon avec sa prochaine carte.
    .title = Enfermer un autre pion

rule-bg-dead-4 = Le pion bloqué est posé tout de suite sur la carte qui le libère, sur l’une ou l’autre moitié.
    .title = Le pion libéré va sur la nouvelle carte

rule-bg-dead-5 = Le joueur qui a enfermé un pion le libère avec sa toute prochaine carte, avant de poser autre chose ; personne d’autre ne le fait.
    .title = D’abord le libérer

rule-bg-dead-6 = Seul un joueur qui doit libérer un pion bloqué peut poser une carte loin de tous les pions.
    .title = Pas de pose libre sans cul-de-sac

rule-bg-joker-1 = Un joker se pose sur une seule case libre, de n’importe quelle couleur, qui touche par un côté la case d’un pion.
    .title = Les jokers vont à côté d’un pion

rule-bg-joker-2 = Dès qu’un joker est posé, le pion voisin va dessus.
    .title = Le pion va sur le joker

rule-bg-joker-3 = Tant qu’un pion est sur un joker, seul le joueur à qui est ce joker peut poser là.
    .title = Seul son propriétaire continue

rule-bg-joker-4 = Après un joker, son joueur pose aussitôt une carte à cet endroit, ou le deuxième joker puis une carte ; il faut donc de la place pour elle.
    .title = Une carte suit tout de suite

rule-bg-joker-5 = Chaque joueur a deux jokers par manche et peut utiliser les deux à la suite.
    .title = Deux jokers chacun

rule-bg-joker-6 = Un joker couvre sa case et peut enfermer un pion, mais il ne compte pas comme une carte.
    .title = Les jokers occupent leur case

rule-bg-end-1 = Qui a posé toutes ses cartes crie stop, et la manche prend fin à ce moment. Les jokers non utilisés ne comptent pas.
    .title = Crier stop

rule-bg-end-2 = Après le stop, plus aucune carte n’est posée ; une carte posée malgré tout est reprise et ne compte pas.
    .title = Rien après le stop

rule-bg-end-3 = Si plus personne ne peut poser de carte, la manche prend fin, et qui en a posé le plus la remporte.
    .title = Plus personne ne peut poser

rule-bg-check-1 = À la fin, chacun ramasse et vérifie les cartes de son voisin de gauche.
    .title = Vérifier les cartes du voisin

rule-bg-check-2 = Avant le décompte, tous vérifient ensemble que chaque carte est bien posée.
    .title = Vérifier ensemble

rule-bg-check-3 = Une carte mal posée à la fin compte. Une carte remarquée et reprise avant le stop ne compte pas.
    .title = Ce qui compte comme erreur

rule-bg-audit-1 = Sur la dernière image, chaque carte doit être sur deux cases voisines de ses couleurs.
    .title = Chaque carte sur deux bonnes cases

rule-bg-audit-2 = Sur la dernière image, aucune case ne porte deux pièces.
    .title = Aucune case couverte deux fois

rule-bg-audit-3 = Les cartes sur le plateau, les cartes restantes et celles du plateau de joueur font quinze par joueur, et aucune carte n’existe deux fois.
    .title = Le compte doit être bon

rule-bg-audit-4 = Chaque carte doit partir d’une case où se trouvait un pion. Si aucun ordre ne le permet, une carte a été posée sans toucher de pion.
    .title = Les cartes doivent former des chaînes

rule-bg-score-n1 = Qui a terminé prend la première place et deux jetons.
    .title = Première place

rule-bg-score-n2 = Les autres sont classés selon les cartes restantes ; à égalité, selon les jokers utilisés, le moins devant ; sinon, ils partagent la place.
    .title = Les autres places

rule-bg-score-n3 = Un joueur avec une carte mal posée descend à la dernière place, quel qu’en soit le nombre.
    .title = Une erreur, dernière place

rule-bg-score-n4 = La première place donne deux jetons, la deuxième un jeton et une carte sur le plateau de joueur, les autres deux cartes.
    .title = Jetons et cartes selon la place

rule-bg-score-o1 = Un joueur avec une carte mal posée ne participe pas au décompte de cette manche.
    .title = Une erreur, pas de points

rule-bg-score-o2 = Qui a terminé prend un jeton de deux points.
    .title = Deux points pour avoir terminé

rule-bg-score-o3 = Parmi les autres, qui a le moins de cartes restantes prend un point ; à égalité, chacun en prend un.
    .title = Un point pour le moins de cartes

rule-bg-score-o4 = Tous les autres mettent deux de leurs cartes sur leur plateau de joueur.
    .title = Deux cartes de côté

rule-bg-score-o5 = Seul le joueur qui a terminé marque ; l’autre met deux cartes sur son plateau de joueur.
    .title = À deux joueurs

rule-bg-score-o6 = On peut échanger les jetons à tout moment ; seule leur valeur compte.
    .title = Échanger des jetons

rule-bg-tab-1 = Les cartes du plateau de joueur ne jouent pas à la manche suivante ; il reste au moins une carte en main.
    .title = Cartes sur le plateau de joueur

rule-bg-tab-2 = Chacun joue avec quinze cartes moins celles de son plateau de joueur.
    .title = Cartes de la manche suivante

rule-bg-tab-3 = Si tout le monde a des cartes sur son plateau de joueur, chacun en reprend autant que celui qui en a le moins.
    .title = Chacun reprend des cartes

rule-bg-tab-4 = Si tout le monde a des cartes sur son plateau de joueur, chacun en reprend deux.
    .title = Chacun en reprend deux

rule-bg-tab-5 = Une fois les cartes reprises, au moins un joueur a son plateau de joueur vide.
    .title = Quelqu’un joue avec toutes ses cartes

rule-bg-match-1 = Les joueurs conviennent à l’avance du nombre de manches ; six est un bon début.
    .title = Combien de manches

rule-bg-match-2 = Qui a le plus de points après les manches convenues remporte la partie ; à égalité, on gagne ensemble.
    .title = Remporter la partie

rule-bg-match-3 = À la fin, on note les plateaux de joueur ; ils peuvent servir de départ à la prochaine partie.
    .title = D’une partie à l’autre
