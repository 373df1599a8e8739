# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } ne peut pas être ouvert ; les adresses commencent par { $schemes }
source-no-match = aucune image ne correspond à { $spec } ; vérifiez le motif et mettez-le entre guillemets
source-neither = { $spec } n’est ni un fichier ni un dossier ; indiquez une image, une vidéo, un dossier ou une caméra
source-missing = fichier ou dossier introuvable : { $spec } ; indiquez une image, une vidéo, un dossier, une caméra (0) ou une adresse
source-no-pictures = { $folder } ne contient aucune image ({ $endings }) ; indiquez un dossier d’images, une vidéo ou une caméra
source-left-out = laissé de côté : { $why }
source-none-readable = aucune des { $total } images de { $name } n’est lisible ; la première : { $why }
source-not-mjpeg = l’entrée standard n’est pas du Motion JPEG ; envoyez des images JPEG l’une après l’autre
source-no-mjpeg = aucune image n’est arrivée sur l’entrée standard ; envoyez des images JPEG l’une après l’autre
source-back = { $name } envoie de nouveau des images
source-ended = { $name } n’est pas revenu ; vérifiez le câble, le courant et le réseau
source-silent = { $name } n’envoie rien depuis { $seconds } s ; nouvel essai
source-stopped = { $name } n’envoie plus d’images ; nouvel essai
source-frozen = { $name } montre exactement la même image depuis { $seconds } s ; nouvel essai
source-camera = caméra { $number }
source-camera-closed = la caméra { $number } ne peut pas être ouverte ; vérifiez qu’elle est branchée et qu’aucun autre programme ne l’utilise, ou indiquez-en une autre (0 est la première)
source-closed = { $address } ne peut pas être ouvert ; vérifiez l’adresse, et que la caméra est allumée et dans ce réseau
video-truncated = { $name } s’interrompt : { $n } images sur { $total } sont lisibles ; ce qui a été vu jusque-là compte
video-empty = { $path } est vide (0 octet) ; enregistrez-le de nouveau
video-cut = { $path } est un MP4 coupé avant que son index soit écrit, aucune image n’est donc lisible ; recopiez-le depuis l’appareil, ou enregistrez-le de nouveau
video-unplayable = { $path } n’est pas une vidéo lisible ; donnez un MP4 ou une autre vidéo courante, des images ou une caméra
