# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-missing = image introuvable : { $path }
image-folder = { $path } est un dossier ; indiquez une image qui s’y trouve
image-unreadable = { $path } est illisible : { $why }
image-empty = { $name } est vide (0 octet) ; reprenez ou recopiez l’image
image-cut = { $name } est coupé avant la fin ; reprenez ou recopiez l’image
image-too-large = { $name } est plus grand que ce qui peut être lu ; enregistrez-le en JPEG de { $megapixels } mégapixels au plus
image-damaged = { $name } est coupé ou endommagé ; reprenez ou recopiez l’image
image-no-picture = { $name } n’est pas une image lisible ; donnez un JPEG ou un PNG
table-no-reference = le fichier de table ne contient pas d’image du plateau vide ; relancez `referee learn`
table-reference-damaged = l’image du plateau vide dans le fichier de table est abîmée ; relancez `referee learn`
model-missing = il n’y a pas de modèle { $path } ; indiquez un fichier ONNX produit par { $trained_by }
model-file-missing = le modèle { $name } manque : { model-again }
model-other = le modèle { $name } n’est pas celui que nomme son manifeste (sha256 { $found }…, attendu { $wanted }…) : { model-again } ; si vous l’avez entraîné, lancez `python -m models.training.manifest`
model-no-manifest = la liste des modèles, manifest.json, manque : { model-again }
model-manifest-no-json = la liste des modèles, manifest.json, n’est pas du JSON ({ $why }) : { model-again }
model-manifest-format = manifest.json est { $found }, cette version de Referee lit { $wanted } : { model-again }
model-manifest-damaged = manifest.json est abîmé ({ $kind } : { $why }) : { model-again }
model-again = réinstallez Referee ou, dans un dépôt, `git checkout models`
model-name-another = indiquez un fichier ONNX produit par { $trained_by } de cette version
model-unopenable = { $name } ne peut pas être ouvert comme modèle ONNX ({ $kind }) ; { $what_to_do }
model-other-kind = { $name } n’est pas { $called } de cette version : il prend et donne { $shapes }, attendu { $wanted } ; { $what_to_do }
calibrate-sizes = les images n’ont pas la même taille ({ $width }x{ $height } et { $width2 }x{ $height2 }) ; prenez-les toutes avec le réglage qui sert pour jouer
calibrate-few-views = la mire n’a été bien vue que dans { $n } vues différentes sur { $pictures } images, il en faut { $needed } : prenez 10 à 20 images de la mire bien plate, de près, inclinée de tous les côtés, pour qu’elle soit passée dans chaque coin de l’image
calibrate-middle-only = la mire n’a été vue qu’au milieu de l’image : prenez 10 à 20 images de la mire bien plate, de près, inclinée de tous les côtés, pour qu’elle soit passée dans chaque coin de l’image
calibrate-disagree = seules { $kept } vues sur { $views } s’accordent : collez la mire sur quelque chose de plat, tenez-la immobile et nette, et coupez le zoom et l’autofocus
calibrate-not-one-lens = les images ne viennent pas d’un seul objectif : l’erreur de reprojection est de { $error } pixels, { $limit } au plus conviennent : collez la mire sur quelque chose de plat, tenez-la immobile et nette, et coupez le zoom et l’autofocus

## The view of the board: what was seen, and what to change

view-or = { $a } ou { $b }

## Files of lenses and tables

lens-other-size = l’objectif a été mesuré sur des images de { $width }x{ $height }, celles-ci font { $width2 }x{ $height2 } : utilisez le même réglage de caméra, ou relancez `referee calibrate`
lens-format = ce n’est pas un fichier referee-lens/1 mais { $found } ; créez-en un avec `referee calibrate`
lens-damaged = le fichier d’objectif est abîmé ({ $what }) ; relancez `referee calibrate`
lens-missing = fichier d’objectif introuvable : { $path } ; créez-en un avec `referee calibrate PICTURES -o { $path }`
lens-no-json = { $path } n’est pas un fichier d’objectif ({ $why }) ; créez-en un avec `referee calibrate`
lens-no-lens = { $path } n’est pas un fichier d’objectif ; créez-en un avec `referee calibrate`
file-at = { $path } : { $why }
file-too-large = il contient plus de { $megabytes } Mo ; indiquez le fichier lui-même, ou un plus petit
file-no-text = il n’est pas enregistré en UTF-8 ; enregistrez-le ainsi, avec l’encodage que propose « Enregistrer sous »
file-not-opened = il ne peut pas être ouvert : { $why }
file-name-null = son nom contient un caractère nul, qu’aucun fichier ne peut avoir
file-too-many-values = il contient plus de valeurs qu’aucun fichier de ce genre ; indiquez le fichier lui-même
file-half-character = il contient la moitié d’un caractère (\ud800 par exemple) ; écrivez-le en entier
file-too-deep = il est imbriqué trop profondément ; indiquez le fichier lui-même
file-no-json = une erreur à la ligne { $line }, colonne { $column }
file-doubled = le champ { $field } y est deux fois ; il n’en faut qu’un
file-number = il contient le nombre { $number }, qui ne compte rien ; il en faut un plus petit
table-missing = fichier de table introuvable : { $path } ; créez-en un avec `referee learn EMPTY_IMAGE -o { $path }`
table-no-json = { $path } n’est pas un fichier de table ({ $why }) ; créez-en un avec `referee learn`
table-no-table = { $path } n’est pas un fichier de table ; créez-en un avec `referee learn`
table-game = le jeu { $game } est inconnu ; connus : { $known }
table-format = ce n’est pas un fichier { $format } mais { $found } ; relancez `referee learn`
table-set = le jeu du fichier de table est inutilisable : { $why }, puis `referee learn --set`
table-damaged = le fichier de table est abîmé ({ $what }) ; relancez `referee learn`
