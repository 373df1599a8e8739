# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } ne peut pas être ouvert ; les adresses commencent par { $schemes }
source-no-address = { $address } n’est pas une adresse de caméra ; écrivez-la ainsi : http://192.168.1.20:8080/video
source-no-match = aucune image ne correspond à { $spec } ; vérifiez le motif et mettez-le entre guillemets
source-too-wide = parcourir { $spec } prendrait trop de temps : au-delà de { $n } fichiers rien n’est regardé ; indiquez le dossier des images
source-unreadable = { $spec } est illisible : { $why }
source-match-others = à { $spec } correspondent plusieurs fichiers, dont aucun n’est une image ; indiquez une seule vidéo, ou un motif d’images
source-neither = { $spec } n’est ni un fichier ni un dossier ; indiquez une image, une vidéo, un dossier ou une caméra
source-missing = fichier ou dossier introuvable : { $spec } ; indiquez une image, une vidéo, un dossier, une caméra (0) ou une adresse
source-no-pictures = { $folder } ne contient aucune image ({ $endings }) ; indiquez un dossier d’images, une vidéo ou une caméra
source-left-out = laissé de côté : { $why }
source-left-out-all = { $n } images n’ont pas pu être lues et ont été laissées de côté
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
source-page = { $address } répond par une page, pas par des images ; indiquez l’adresse du flux lui-même (souvent elle finit par /video, /stream ou /mjpeg) ou d’une image (/shot.jpg, /snapshot.jpg)
source-password = { $address } demande un nom et un mot de passe ; écrivez-les dans l’adresse : http://NOM:MOTDEPASSE@...
source-wrong-password = { $address } n’accepte pas ce nom et ce mot de passe ; corrigez-les dans l’adresse
source-forbidden = { $address } ne laisse pas entrer cet ordinateur ; autorisez-le dans les réglages de la caméra, ou écrivez nom et mot de passe dans l’adresse
source-nothing-there = il n’y a rien à { $address } ; la caméra est allumée, mais son flux a une autre adresse : cherchez dans son application ou son mode d’emploi
source-busy = { $address } est occupée ; une petite caméra n’a qu’un spectateur à la fois : fermez son image dans les autres fenêtres et applications
source-answer = { $address } répond par l’erreur { $status } au lieu d’images ; vérifiez l’adresse, ou redémarrez la caméra
source-no-pictures-come = { $address } répond, mais ce qu’elle envoie n’est pas une image ; indiquez l’adresse d’une image JPEG ou Motion JPEG
source-too-large = { $address } envoie des images trop grandes ; réglez la caméra sur 4000x3000 ou moins
video-truncated = { $name } s’interrompt après { $seconds } s : { $n } images sur { $total } sont lisibles ; ce qui a été vu jusque-là compte
video-truncated-open = { $name } s’interrompt après { $seconds } s : { $n } images sont lisibles ; ce qui a été vu jusque-là compte
video-empty = { $path } est vide (0 octet) ; enregistrez-le de nouveau
video-cut = { $path } est un MP4 coupé avant que son index soit écrit, aucune image n’est donc lisible ; recopiez-le depuis l’appareil, ou enregistrez-le de nouveau
video-unplayable = { $path } n’est pas une vidéo lisible ; donnez un MP4 ou une autre vidéo courante, des images ou une caméra
video-too-large = { $path } a des images plus grandes que 4096x2304 ; enregistrez-le en 4K ou moins

# Un téléphone comme caméra

source-phone = le téléphone
source-phone-label = Un téléphone
source-phone-served = un téléphone envoie ses images à la page : lancez `referee serve --lan phone` et ouvrez la page de la caméra sur le téléphone
phone-awaited = aucun téléphone n’envoie encore d’images ; ouvrez la page de la caméra sur le téléphone et autorisez la caméra
phone-silent = le téléphone n’envoie pas d’images ; regardez sa page, ou rapprochez-le du réseau
phone-hidden = la page de la caméra n’est pas au premier plan sur le téléphone, ou son écran est éteint ; rouvrez-la
phone-gone = la page de la caméra a été fermée sur le téléphone ; rouvrez-la
phone-other-phone = un autre téléphone est maintenant la caméra
phone-other-camera = l’arbitre regarde par une autre caméra ({ $name }) ; choisissez d’abord « Un téléphone » dans la préparation
phone-no-camera = on joue maintenant sans caméra ; choisissez « Un téléphone » dans la préparation
phone-no-jpeg = ce n’est pas une image JPEG
phone-too-large = une image peut avoir { $megabytes } Mo au plus
phone-size = une image de { $width }x{ $height } ne peut pas servir ; envoyez-en une entre 160x160 et 3840x2160
phone-no-head = le message est trop court ; rechargez la page
