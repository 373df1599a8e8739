# What the command line answers: files that are not there, questions that are none.

cli-no-folder = il n’y a pas de dossier { $folder } où écrire { $file } ; créez-le d’abord
cli-is-folder = { $path } est un dossier ; indiquez un fichier
cli-named-twice = { $path } est indiqué deux fois et serait écrasé : indiquez un autre fichier de sortie
cli-needs-stills = { $option } demande des images fixes avec leur vérité ; ces dossiers ne contiennent que des manches
cli-no-picture = { $spec } n’a donné aucune image ; vérifiez la caméra, ou indiquez une photo du plateau vide
question-no-file = fichier introuvable : { $file }
question-folder = { $file } est un dossier ; indiquez un fichier JSON avec des questions
question-no-text = { $name } n’est pas un fichier texte ; il faut du JSON avec des questions
question-half-character = { $name } contient un demi-caractère (\ud800 et semblables) ; il ne peut pas être affiché
question-no-json = { $name } n’est pas du JSON : { $why }
question-no-object = { $place } n’est pas un objet avec 'game', 'kind' et 'input'
question-missing = { $place } : { $field } manque
question-wrong-kind = { $place } : { $field } doit être { $words }
question-edition = { $place } : 'edition' doit être un nom
question-other-command = { $place } : c’est `referee { $command }` qui répond aux questions de type { $kind }
question-wrong = { $place } : { $why }
cli-is-file = { $output } est un fichier ; indiquez un dossier
