# Ce qui ne va pas avec les photos d'un jeu et d'une table de cartes, et ce qu'il faut changer.

cards-tells-deck = cherche les rangées et les dos du jeu
cards-learn-no-deck = il faut aussi apprendre les cartes : donnez avec --deck une photo du jeu, toutes les faces en quatre rangées de 1 à 10 et dessous un dos par joueur
cards-deck-rows = quatre rangées de dix cartes n'ont pas été trouvées ({ $n } cartes sont vues) : posez les quarante faces en quatre rangées de 1 à 10, une couleur par rangée, un peu écartées, et photographiez d'en haut
cards-deck-edges = { $n ->
    [one] le bord d'une des cartes se distingue à peine de ce qui l'entoure : posez le jeu un peu écarté sur une table unie d'une autre couleur et photographiez en lumière égale
   *[other] le bord de { $n } des cartes se distingue à peine de ce qui les entoure : posez le jeu un peu écarté sur une table unie d'une autre couleur et photographiez en lumière égale
}
cards-deck-small = les cartes du jeu ont { $n } pixels de large, il en faut { $needed } : photographiez de plus près
cards-deck-order = il n'est pas sûr à quel bout des rangées sont les 1 : posez chaque rangée de 1 à 10 dans le même sens et photographiez net, en lumière égale
cards-deck-misplaced = dans la rangée { $colour } un { $seen } semble être là où devrait être le { $n } : posez chaque rangée de 1 à 10
cards-deck-mixed = une carte est dans une rangée d'une autre couleur : posez une couleur par rangée
cards-deck-colours = les couleurs des rangées ne se distinguent pas ici : photographiez le jeu sous une meilleure lumière
cards-deck-no-backs = aucun dos n'a été trouvé sous les rangées : posez-y côte à côte, depuis la gauche, une carte de chaque joueur, dos visible
cards-deck-backs-above = les dos sont au-dessus des rangées : posez-les dessous, depuis la gauche, dans le sens de 1 à 10
cards-deck-backs-open = { $n } cartes sous les rangées montrent leur face : n'y posez que des dos, un par joueur
cards-deck-backs-many = { $n } dos sont sous les rangées ; { $most } joueurs au plus en ont un
cards-deck-backs-gap = un dos semble manquer entre ou à côté de ceux trouvés : posez-les côte à côte depuis la gauche sous les 1, aucun sur un autre
cards-table-sheet = contient l'image d'un jeu qui n'est pas celle de ses cartes
cards-table-not-bare = { $n } cartes semblent être sur la table : enlevez tout, puis apprenez-la
cards-table-moved = la table ou la caméra a bougé : apprenez la table à nouveau
cards-table-there = la table est là où elle a été apprise
cards-table-bare = la table a été apprise vide
cards-learned-doubt = la table a été apprise avec un doute : { $why }
cards-deck-known = le jeu est connu : { $faces } faces, { $backs } dos
cards-size = les cartes ont environ { $n } pixels de large
cards-size-needed = il en faut { $n } pour les lire : rapprochez la caméra ou choisissez une image plus fine
cards-size-wanted = à partir de { $n } presque toutes sont lues : rapprochez la caméra si possible
cards-soft = les bords sont flous sur { $share } % d'une carte
cards-no-corners = une table de cartes n'a pas de coins à marquer : donnez des photos de la table vide et du jeu
cards-learned = table vide et jeu de { $faces } faces et { $backs } dos appris ; écrit dans { $output }
cards-count-open = les cartes de { $owners } ne sont pas sûres : étalez-les davantage, chacune à un doigt de la suivante, ou comptez-les à la main
cards-count-sum-tops = les tas ne donnent pas les nombres des piles : étalez davantage le tas de { $owners }, le moins sûr, ou comptez-le à la main
cards-count-many = { $owners } aurait plus de cartes qu'il n'y en a : étalez davantage tas et pile, ou comptez-les à la main
cards-count-twice = une carte est deux fois parmi celles de { $owners } : voyez laquelle est à un autre joueur
cards-told = { $owner } : { $centre } au centre, { $stack } restantes dans la pile
cards-told-score = Points : { $scores }
cards-teach-moved = les cartes ont été déplacées depuis cette photo : reprenez-la
cli-cards-piles = Piles au milieu ({ $n }) : { $tops }
