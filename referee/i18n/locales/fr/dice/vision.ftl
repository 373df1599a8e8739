# What goes wrong with pictures of the dice board and with its view, and what to change.

dice-tells-spaces = recherche de quatre colonnes de cases colorées
dice-tells-rows = les dés imprimés disent de quel côté est la rangée 1
dice-no-board = aucun plateau de dés n’a été trouvé : montrez tout le plateau vide, avec ses quatre colonnes de six cases, sous une lumière régulière ; s’il y est, indiquez les coins de ses cases avec --corners, la rangée 1 d’abord
dice-corners-no-board = aucun plateau de dés n’a été trouvé entre les coins indiqués : indiquez dans l’ordre les coins extérieurs des 24 cases, les deux premiers à côté de la rangée 1
dice-covered = quelque chose est posé sur le plateau ({ $spaces }), ou il brille : retirez tout, puis apprenez-le
dice-covered-more = quelque chose est posé sur le plateau ({ $spaces } et { $more } de plus), ou il brille : retirez tout, puis apprenez-le
dice-space-named = { $colour } { $n }
dice-which-end = les dés ou les chiffres imprimés ne disent pas de quel côté du plateau est la rangée 1 : rapprochez la caméra ou éclairez mieux, ou indiquez les coins des cases avec --corners, la rangée 1 d’abord
dice-size = les dés font environ { $n } pixels de large
dice-size-needed = il en faut { $n } pour les lire : rapprochez la caméra ou prenez un réglage d’image plus fin
dice-size-wanted = à partir de { $n } presque tous sont lus : rapprochez la caméra si possible
dice-angle-needed = il en faut { $n } : placez-la plus haut, pour que les dés ne se cachent pas
dice-soft = les bords sont flous sur { $share } % d’un dé
dice-board-in-view = tout le plateau de dés est visible
dice-board-bare = le plateau de dés a été appris vide
dice-learned-doubt = la table a été apprise avec un doute : { $why }
model-dice-finder = un chercheur de dés
model-dice-faces = un lecteur de dés
dice-taught = { $n } dés appris
dice-teach-rows = { $n } dés sont vus, mais pas quatre rangées de six : posez tous les dés en quatre rangées, une par couleur, chacune de un à six, espacés
dice-teach-colours = les couleurs des rangées ne se distinguent pas ici : prenez la photo sous une meilleure lumière
dice-teach-order = la rangée { $colour } ne va pas de un à six : tournez ses dés et reprenez la photo
dice-teach-moved = les dés ont été déplacés depuis cette photo : reprenez-la
