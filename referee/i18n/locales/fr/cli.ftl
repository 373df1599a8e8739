# What the command line answers: files that are not there, questions that are none.

cli-no-folder = il n’y a pas de dossier { $folder } où écrire { $file } ; créez-le d’abord
cli-is-folder = { $path } est un dossier ; indiquez un fichier
cli-named-twice = { $path } est indiqué deux fois et serait écrasé : indiquez un autre fichier de sortie
cli-needs-stills = { $option } demande des images fixes avec leur vérité ; ces dossiers ne contiennent que des manches
cli-no-picture = { $spec } n’a donné aucune image ; vérifiez la caméra, ou indiquez une photo du plateau vide
question-no-file = fichier introuvable : { $file }
question-folder = { $file } est un dossier ; indiquez un fichier JSON avec des questions
question-no-text = { $name } n’est pas un fichier texte ; il faut du JSON avec des questions
question-no-json = { $name } ne peut pas être lu comme JSON : { $why }
question-no-object = { $place } n’est pas un objet avec 'game', 'kind' et 'input'
question-missing = { $place } : { $field } manque
question-wrong-kind = { $place } : { $field } doit être { $words }
question-edition = { $place } : 'edition' doit être un nom
question-other-command = { $place } : c’est `referee { $command }` qui répond aux questions de type { $kind }
question-wrong = { $place } : { $why }
cli-is-file = { $output } est un fichier ; indiquez un dossier

cli-no-language = il n’y a pas de textes en { $language } ; il y a { $languages }
cli-warning = attention : { $what }
cli-untaught = le set ne connaît aucune carte de { $owners } ; leurs cartes et ce qui pourrait en être restent inconnus. Montrez-lui deux cartes et le joker de chacun (`referee teach --add`)
cli-nobody = personne
cli-none = aucun
cli-knows = la table connaît les éléments de : { $owners }
cli-knows-set = la table connaît les éléments du set { $name }, appris de : { $owners }
cli-lens-measured = objectif mesuré d’après { $views } vues de { $pictures } images, erreur de reprojection { $error } pixels ; écrit dans { $output }
cli-moved-between = la table ou la caméra a bougé entre les images ; relancez `referee learn`
cli-hidden = caché : { $squares }
cli-cards-on-board = cartes sur le plateau : { $counts }
cli-jokers-on-board = jokers sur le plateau : { $counts }
cli-tokens-on-board = pions sur le plateau : { $n }
cli-tokens-at-start = pions au début : { $squares }
cli-value = { $value }
cli-go = bon
cli-no-go = NON
cli-doctor-change = changez ce qui est marqué NON et regardez à nouveau
cli-doctor-ready = prêt à jouer
cli-doctor-installed = l’installation est prête ; nommez la caméra pour faire vérifier la vue du plateau
cli-port-free = le port { $port } est libre pour la page
cli-port-any = un port libre sera pris
cli-no-log = il n’y a pas encore de journal { $path } ; `referee serve` en écrit un, ou nommez-le avec --db
cli-also = aussi : { $what }
cli-learned = { $n } cases, couleurs : { $colours } ; écrit dans { $output }
cli-learned-size = { $n } cases, environ { $size } pixels chacune, couleurs : { $colours } ; écrit dans { $output }
cli-all-may-be = toutes celles en { $colour } peuvent être { $others }
cli-and-more = et { $n } autres
cli-uncertain = la couleur de { $n } d’entre elles n’est pas certaine ({ $which }) : si une carte y montre l’autre couleur, personne n’est accusé
cli-view-not-good = cette vue n’est pas assez bonne pour arbitrer une manche ; changez ce que disent les avertissements et apprenez à nouveau
cli-edition-new = règles récentes
cli-edition-old = règles anciennes
cli-place = place { $place }
cli-next-hand =
    { $n ->
        [one] { $n } carte à la manche suivante
       *[other] { $n } cartes à la manche suivante
    }
cli-winners = gagnants : { $names }
cli-set-of-last = on joue avec le set { $name } de la dernière partie ; --set en nomme un autre, --set { $none } joue sans
cli-going-on = suite de la partie { $number } ; --new en commence une autre
cli-ending = fin ; le journal est gardé
cli-watching = regarde { $source } comme avant
cli-dashboard = page : { $address }   (Ctrl-C pour finir)
cli-written-to = écrit dans { $output }
cli-kept-as = gardé sous le nom { $name }
cli-still-missing = il manque encore : { $what } ; --add permet d’en apprendre plus
cli-findings = constats :
cli-findings-none = constats : aucun
cli-put-right = corrigé
cli-score = score :
cli-score-new = score (règles récentes) :
cli-score-old = score (règles anciennes) :
cli-score-unclear = score : incertain, { $why }
class-legal = permis
class-violation = faute
class-house-rule = règle maison
class-unclear = incertain
class-info = note
