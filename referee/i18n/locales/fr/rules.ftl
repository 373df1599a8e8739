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

## The card game of 999 Games

rule-cg-setup-1 = Une boîte suffit à deux à quatre personnes ; d’autres, aux dos différents, en admettent jusqu’à douze. Chacun a son propre dos.
    .title = Combien de joueurs

rule-cg-setup-2 = Chacun prend les quarante cartes d’un même dos et les mélange bien.
    .title = Quarante cartes chacun

rule-cg-setup-3 = Chacun a devant soi trois cartes visibles côte à côte, quatre si l’on joue à trois, cinq si l’on joue à deux.
    .title = La rangée

rule-cg-setup-4 = À côté de la rangée, dix cartes forment sa pile ; on n’en voit que le dessus.
    .title = La pile de dix

rule-cg-setup-5 = Ce qui reste se tient en main, face cachée ; la défausse est d’abord vide.
    .title = Le reste fait la main

rule-cg-play-1 = Personne n’attend son tour, tout le monde joue à la fois.
    .title = Tous en même temps

rule-cg-play-2 = Seul un 1 peut commencer une nouvelle pile au centre ; il peut y avoir plusieurs piles d’une même couleur.
    .title = Une pile commence par un 1

rule-cg-play-3 = Une carte va sur une pile du centre si elle est de la même couleur et vaut exactement un de plus.
    .title = Même couleur, un de plus

rule-cg-play-4 = On peut poser les cartes de sa rangée, le dessus de sa pile et le dessus de sa défausse, rien d’autre.
    .title = Seulement des cartes visibles

rule-cg-play-5 = Un trou dans la rangée peut être comblé aussitôt avec le dessus de sa pile, et avec rien d’autre.
    .title = La pile comble les trous

rule-cg-play-6 = On retourne trois cartes d’un coup ; seule celle du dessus peut être posée. S’il en reste moins, on les retourne toutes.
    .title = Trois cartes à la fois

rule-cg-play-7 = Quand le dessus de la défausse est posé, la carte suivante peut l’être aussi, et ainsi de suite.
    .title = Puis celle du dessous

rule-cg-play-8 = S’il reste moins de trois cartes en main, on les retourne toutes.
    .title = Moins de trois cartes

rule-cg-play-9 = Quand la main est épuisée, on mélange brièvement la défausse, qui devient la nouvelle main.
    .title = Reprendre la défausse

rule-cg-play-10 = Il n’y a pas de carte au-dessus de 10 : la pile est donc complète.
    .title = Une pile finit par le 10

rule-cg-end-1 = Qui se débarrasse de la dernière carte de sa pile crie stop. S’il en reste une, le stop ne compte pas.
    .title = La pile est vide

rule-cg-end-2 = Le jeu s’arrête au stop ; plus aucune carte ne suit.
    .title = Rien après le stop

rule-cg-end-3 = Si plus personne ne peut poser de carte, la manche s’arrête et se compte telle quelle.
    .title = Plus rien à poser

rule-cg-score-1 = Chaque carte à soi au centre vaut un point ; le dos dit à qui elle est.
    .title = Un point par carte

rule-cg-score-2 = Chaque carte restée dans sa pile enlève deux points.
    .title = Deux points de moins

rule-cg-score-3 = Les cartes de la rangée, de la main et de la défausse ne rapportent ni ne coûtent rien.
    .title = Rangée et main ne comptent pas

rule-cg-score-4 = Qui a le plus de points gagne la manche, les ex aequo ensemble. Ce n’est pas forcément qui a crié stop.
    .title = Le plus de points gagne

rule-cg-match-1 = Le nombre de manches se fixe avant et les points s’additionnent ; le plus grand total gagne.
    .title = Plusieurs manches

rule-cg-var-1 = C’est seulement dans la variante pour experts que des cartes de la pile ou de la défausse vont sur celles de la rangée.
    .title = La rangée comme réserve

rule-cg-var-2 = À une place de la rangée, chaque carte est plus petite que celle du dessous.
    .title = Les nombres descendent

rule-cg-var-3 = Dans la rangée, deux cartes posées l’une sur l’autre ont des couleurs différentes.
    .title = Les couleurs diffèrent

rule-cg-var-4 = Seule la carte du dessus d’une place de la rangée peut être rejouée. Une place vide se remplit depuis sa pile.
    .title = Seulement le dessus

rule-cg-var-5 = La manche finit aussi quand la dernière carte de sa pile va dans la rangée.
    .title = La dernière carte dans la rangée

rule-cg-var-6 = De cinq à douze, on joue avec deux ou trois boîtes ; rien d’autre ne change.
    .title = À cinq et plus

## The card game after Weber

rule-cw-1-1 = On joue à autant qu’on veut, autour d’un centre que tous atteignent et assez grand pour toutes les piles.
    .title = Autour du centre

rule-cw-1-2-1 = Chacun a un jeu de quarante cartes, au dos que personne d’autre n’a.
    .title = Un dos pour chacun

rule-cw-1-2-2 = Chacun mélange et passe ses cartes à droite ; là, on peut mélanger encore une fois.
    .title = Mélanger et passer

rule-cw-1-2-3a = On compte dix cartes sans les voir et on retourne la pile ; à côté, trois cartes visibles.
    .title = Pile et rangée

rule-cw-1-2-3b = Si les quatre cartes visibles font trente ou plus, on peut tout mélanger et recommencer.
    .title = Recommencer la mise en place

rule-cw-1-2-3c = Les rangées laissent au centre un espace net, à peu près rond.
    .title = De la place au centre

rule-cw-1-3 = À deux, la rangée a cinq cartes ; ou chacun mêle deux jeux, vingt cartes dans la pile et six dans la rangée.
    .title = À deux

rule-cw-1-4 = Qui joue sans adversaire joue comme il lui plaît.
    .title = En solitaire

rule-cw-1-5 = À plus de huit, mieux vaut jouer en deux groupes.
    .title = À plus de huit

rule-cw-2-1 = Le jeu commence à un signal que tous entendent, quand tout le monde est prêt.
    .title = Le signal

rule-cw-2-2-1 = Après le signal, un 1 visible sur sa pile ou dans la rangée peut aller au centre.
    .title = D’abord les 1

rule-cw-2-2-2a = Un 1 se pose n’importe où au centre ; toute autre carte va sur sa couleur et vaut exactement un de plus.
    .title = Un de plus dans la même couleur

rule-cw-2-2-2b = Un 10 complète sa pile et se pose face cachée.
    .title = Un 10 est retourné

rule-cw-2-3 = Un trou dans la rangée peut être comblé avec le dessus de sa pile ; une place ne reçoit qu’une carte.
    .title = La pile comble les trous

rule-cw-2-4-1 = De sa main, on ne pose que le dessus des cartes retournées, puis celle d’en dessous.
    .title = Seulement des cartes visibles

rule-cw-2-4-2 = On retourne trois cartes ou plus à la fois. Après avoir repris les cartes retournées, sans les mélanger, on peut commencer par une ou deux.
    .title = Retourner des cartes

rule-cw-2-4-3 = Si tout le monde en convient, on retourne une seule carte à la fois, toujours une.
    .title = Une carte à la fois

rule-cw-2-5-1 = De deux cartes posées presque ensemble au même endroit, celle du dessous reste ; si elle a sûrement glissé dessous, c’est l’autre. Côte à côte, ou dans le doute, les deux restent.
    .title = Deux cartes à la fois

rule-cw-2-5-2 = Une carte qui ne touche pas sa pile n’est pas posée, une autre peut passer avant. Si une main l’a poussée, c’est le premier contact qui compte.
    .title = À côté de la pile

rule-cw-2-5-3 = Une carte qui ne compte pas retourne d’où elle vient.
    .title = Retour à sa place

rule-cw-2-5-4 = Qui renverse une pile la refait pendant que les autres jouent. Ce qui ne se répare pas interrompt la manche ; si c’était voulu, les autres peuvent disqualifier.
    .title = Une pile renversée

rule-cw-2-5-5 = Personne ne déplace les cartes d’autrui. On peut réordonner sa rangée si elle reste une rangée.
    .title = Ne pas toucher aux autres cartes

rule-cw-2-5-6 = On ne joue pas des deux mains à la fois et on ne pose pas plusieurs cartes ensemble.
    .title = Une main, une carte

rule-cw-2-6 = Qui a un souci qui pourrait fausser le jeu peut le faire interrompre.
    .title = Interrompre le jeu

rule-cw-2-7a = Qui a vidé sa pile peut crier stop ; la rangée n’a pas besoin d’être vide.
    .title = La pile est vide

rule-cw-2-7b = Au stop, chacun peut encore poser la carte qu’il tient déjà ; rien d’autre.
    .title = Une carte déjà en main

rule-cw-3-1 = Les rangées sont retirées. Chaque carte restée dans sa pile coûte deux points.
    .title = Ce qui reste dans la pile

rule-cw-3-2 = Chaque carte à soi au centre vaut un point, et les manches s’additionnent.
    .title = Les cartes du centre

rule-cw-3-3 = Si quelqu’un a oublié de compter, les autres décident.
    .title = Oubli de compter

rule-cw-3-4 = La partie dure ce qu’on a fixé, un temps, un total de points, ou tant qu’on veut.
    .title = Combien de temps

rule-cw-3-5 = Qui arrive en cours de partie commence avec la moyenne des points de tous.
    .title = Arriver plus tard

rule-cw-3-6 = Si on en convient, qui finit une manche par son stop aura une carte de plus dans sa pile. Quand toutes ont grandi, chacune en perd une.
    .title = Un handicap

rule-cw-4-1 = On joue honnêtement, sans gêner les autres ni chercher d’avantage déloyal.
    .title = Jouer loyalement

## The dice game

rule-dg-setup-1 = On joue de deux à quatre, avec vingt-quatre dés de quatre couleurs, six de chacune, un plateau, un sac et un gobelet chacun.
    .title = Plateau, dés et gobelets

rule-dg-setup-2 = On tire tous les dés du sac sans regarder, douze chacun à deux, huit à trois, six à quatre.
    .title = Tirés du sac

rule-dg-setup-3 = Le plateau est à portée de tous. Chaque couleur a une rangée de six cases, une case par dé.
    .title = Rangées et cases

rule-dg-play-1 = Au départ, chacun lance tous ses dés, et tout le monde joue à la fois.
    .title = Tous lancent ensemble

rule-dg-play-2 = Un dé ne va que dans la rangée de sa couleur.
    .title = À chaque couleur sa rangée

rule-dg-play-3 = Une rangée se remplit à partir de 1 : on pose un dé quand le précédent est là, chacun sur la case de son nombre.
    .title = Dans l’ordre croissant

rule-dg-play-4 = On prend et on pose les dés d’une seule main, toujours la même.
    .title = Toujours la même main

rule-dg-play-5 = Qui arrive trop tard avec le même dé le garde et le relance.
    .title = Premier arrivé, premier servi

rule-dg-play-6 = Qui relance relance tous ses dés restants, jamais une partie.
    .title = Tous les dés de nouveau

rule-dg-play-7 = Un dé reste comme il est tombé ; on ne le tourne pas sur une autre face.
    .title = Ne pas tourner les dés

rule-dg-end-1 = Qui pose son dernier dé crie stop ; plus personne ne pose ensuite.
    .title = Plus de dés

rule-dg-end-2 = Les dés non posés restent sur la table, à la vue de tous, pour être comptés.
    .title = Les dés restants restent visibles

rule-dg-score-1 = Qui a crié stop gagne un point par dé restant aux autres ; eux en perdent un par dé.
    .title = Les points d’une manche

rule-dg-score-2 = Qui n’a plus de dés non plus, sans avoir crié le premier, ne gagne ni ne perd rien.
    .title = Deuxième sans dés

rule-dg-match-1 = Après une manche, tous les dés retournent dans le sac et se tirent de nouveau, autant qu’avant.
    .title = Les dés retournent au sac

rule-dg-match-2 = Une partie compte trois manches par personne, donc six, neuf ou douze.
    .title = Trois manches par personne

rule-dg-match-3 = Qui a le plus de points après toutes les manches gagne ; les ex aequo gagnent ensemble.
    .title = Gagner la partie

rule-dg-child-1 = Avec des enfants, on peut partager les dés autrement, un ou deux de plus pour les adultes.
    .title = Jouer avec des enfants
