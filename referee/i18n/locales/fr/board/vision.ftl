# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-not-colour = il faut une image en couleurs, pas un tableau de forme { $shape }
image-other-size = l’image fait { $width }x{ $height }, la table a été apprise en { $learned_width }x{ $learned_height } : utilisez la même caméra et le même réglage, ou réapprenez
learn-no-picture = aucune image donnée ; prenez-en une du plateau vide
learn-sizes-differ = les images n’ont pas la même taille ; prenez-les toutes avec la même caméra et le même réglage
learn-grid-without-corners = --grid a besoin de --corners : donnez aussi les quatre coins extérieurs de la grille
learn-four-corners = --corners a besoin de quatre points x,y dans l’ordre autour du plateau
learn-tells-squares = recherche des cases du plateau
learn-tells-cloth = nouvelle recherche, sans une nappe à carreaux
learn-tells-again = nouvelle recherche, sans ce qui est imprimé sur les cases
learn-tells-colours = distinction des couleurs
learn-tells-bare = vérification que rien n’est posé sur le plateau
learn-no-board = aucun plateau trouvé : montrez d’en haut tout le plateau vide, dans une lumière régulière ; s’il est bien là, marquez ses coins extérieurs avec --corners
learn-part-made-out = seule une partie du plateau a été reconnue : donnez-lui une lumière régulière sans reflets ou montez la caméra ; si cela ne suffit pas, marquez les coins extérieurs du plateau avec --corners
learn-board-outside = une partie du plateau est hors de l’image ; reculez la caméra jusqu’à ce qu’il soit tout entier visible
learn-no-grid = --grid { $rows }x{ $cols } n’est pas un plateau ; donnez RANGÉESxCOLONNES de 2x2 à 40x40
learn-corners-outside = les coins marqués sont hors de l’image ; marquez de nouveau les coins extérieurs de la grille
learn-grid-outside = une partie de la grille marquée est hors de l’image ; montrez tout le plateau
learn-grid-unseen = on ne voit pas de grille de { $rows }x{ $cols } cases entre les coins marqués ; vérifiez les deux
learn-not-stored = l’image n’a pas pu être enregistrée avec la table
teach-moved = sur cette image, le plateau n’est pas où il a été appris : prenez-la avec la caméra et le plateau comme ils étaient, le plateau presque tout découvert, ou réapprenez la table
teach-not-stored = un gros plan d’une pièce n’a pas pu être enregistré ; reprenez l’image
teach-no-picture = aucune image donnée ; prenez-en une du plateau avec les pièces dessus
teach-lists = il y a { $images } images et { $lists } listes de pièces : donnez une liste par image
teach-all-covered = rien n’a pu être appris, car des pions ou des mains couvrent toutes les pièces nommées : retirez-les et reprenez l’image
teach-left-out = laissé de côté, { $piece } : quelque chose est posé dessus ou le cache
teach-half-unclear = { $piece } : seule la moitié sur { $square } a été apprise, car on ne voit pas dans quel sens est la carte : pointez le milieu de la carte
teach-half-covered = { $piece } : seule la moitié sur { $square } a été apprise ; quelque chose couvre l’autre
pieces-missing = fichier introuvable : { $path } ; écrivez-en un comme { "{" }"cards": [{ "{" }"owner": "solid", "at": [x, y]{ "}" }], "jokers": [], "tokens": []{ "}" }
pieces-no-json = { $path } n’est pas lisible comme JSON ({ $why }) ; voyez docs/file-formats.md
pieces-told = { $what } ; une pièce s’écrit comme { "{" }"owner": "solid", "at": [x, y]{ "}" }
pieces-none = aucune pièce n’est nommée ; nommez au moins une carte, un joker ou un pion
teach-outside = { $piece } est hors de l’image, qui fait { $width }x{ $height } : donnez un pixel de l’image qui sert à apprendre
teach-off-board = { $piece } n’est sur aucune case du plateau : pointez le milieu d’une pièce posée sur le plateau
teach-bare = { $piece } pointe sur { $square }, qui est nue : pointez le milieu de la pièce
teach-twice = { $place } ne peut pas être à la fois { $first } et { $second } : retirez l’une des deux pièces
teach-colour-hidden = { $piece } désigne { $square }, où aucune couleur ne se lit : pointez une case vide
teach-colour-twice = { $first } et { $second } se contredisent : une couleur a un seul nom, retirez l’une des deux
teach-no-half = { $piece } est sur { $square }, mais aucune case voisine ne porte son autre moitié : nommez un joker parmi les jokers, ou pointez le milieu de la carte
teach-half-taken = { $piece } ne trouve à côté de { $square } aucune case pour son autre moitié qui ne soit à une autre pièce nommée : retirez ce qui a été nommé deux fois

## Pieces that somebody named, as parts of sentences

lack-one-card = une seule carte au bord { $owner }
lack-no-card = aucune carte au bord { $owner }
lack-no-joker = aucun joker au bord { $owner }
lack-no-token = aucun pion
named-colour = la couleur { $name } en { $at }
named-card = la carte ({ $owner }) en { $at }
named-joker = le joker ({ $owner }) en { $at }
named-token = le pion en { $at }
taught-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
taught-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
taught-tokens =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }

## The view of the board: what was seen, and what to change

view-size = les cases font { $n } pixels de large
view-size-needed = il en faut { $n } pour lire à qui est chaque carte : rapprochez la caméra ou prenez un réglage d’image plus fin
view-angle = la caméra regarde de { $n } degrés au-dessus de la table
view-angle-needed = il en faut { $n } : montez-la, pour que les pièces ne se cachent pas entre elles
view-soft = les bords sont flous sur { $share } % d’une case
view-soft-needed = { $share } % au plus sont lisibles : faites la mise au point sur le plateau, essuyez l’objectif, tenez la caméra immobile
view-grain = le grain de l’image est de { $n } niveaux de gris
view-grain-needed = { $n } au plus sont lisibles : plus de lumière sur la table
view-pale = les couleurs du plateau sont distantes de { $distance }
view-pale-needed = il faut { $distance } : quelque chose de clair se reflète dans le plateau (une fenêtre, une lampe) ; déplacez-le ou déplacez la caméra, ou tirez le rideau
view-dark = l’image est trop sombre : plus de lumière sur la table
view-burnt = { $share } % du plateau est surexposé : moins de lumière, ou un réglage d’exposition plus sombre de la caméra
view-lit = la lumière est bonne
view-grey = l’image est en noir et blanc : plus de lumière sur la table, ou désactivez le mode nuit ou gris de la caméra
view-no-sections = les { $n } cases reconnues ne forment pas des pièces de plateau entières : montrez tout le plateau, dans une lumière régulière, sans pièce de plateau décalée
board-moved = le plateau n’est pas où il a été appris : remettez-le en place, découvrez-le, ou réapprenez la table
board-in-view = tout le plateau est visible, { $n } cases
board-other-colours = le plateau a d’autres couleurs que celui qui a été appris : réapprenez la table
board-off-squares = il y a quelque chose sur cette case, mais pas comme une carte sur deux cases
view-both = { $seen }, { $change }
view-glare = une partie du plateau est noyée dans un reflet : déplacez la lampe ou la caméra
view-no-glare = aucun reflet sur le plateau
view-colours-apart = toutes les couleurs du plateau se distinguent deux à deux
view-colours-alike = deux couleurs du plateau se ressemblent presque dans cette lumière : prenez une lumière plus blanche et plus régulière
view-sections = le plateau est fait de { $n } pièces de plateau entières
view-sections-unusual = le plateau est fait de { $n } pièces de plateau entières, d’habitude il y en a { $usual } : si le vôtre en a plus, toutes n’ont pas été reconnues
view-strange-pieces = ces pièces ne ressemblent à aucune que le lecteur connaisse, il demande donc à qui elles sont : apprenez-lui les vôtres (`referee teach`, deux cartes et le joker de chaque joueur, et un pion)
board-bare = le plateau a été appris vide
board-learned-covered = sur l’image d’apprentissage : { $covered }
board-of-another-set = ce plateau a d’autres couleurs que celui des pièces montrées : prenez les pièces enregistrées de ce jeu, ou montrez-les
board-covered = il y a quelque chose sur le plateau ({ $squares }) : videz-le entièrement, puis faites-le apprendre
board-covered-more = il y a quelque chose sur le plateau ({ $squares } et { $more } autres) : videz-le entièrement, puis faites-le apprendre
model-squares = un lecteur de cases
model-tokens = un second témoin des pions
model-halves = un lecteur de moitiés
model-frames = un lecteur de bords
model-detector = un détecteur
