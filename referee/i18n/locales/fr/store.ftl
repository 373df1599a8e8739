# What the log, its exports, the kept sets and the dashboard's port answer.

store-where-evidence = dites où les images de preuve sont conservées : { $url } n’est pas un fichier
store-written = l’événement { $event } de cette manche est déjà écrit ; rien n’est jamais écrasé
store-no-match = il n’y a pas de partie { $match } dans { $name } ; ses parties : { $held }
store-format = format inconnu : { $format } ; choisissez parmi { $formats }
store-other-program = { $name } est la base de données d’un autre programme ; indiquez un autre fichier avec --db
store-newer = { $name } a été écrit par une version plus récente de Referee ; mettez Referee à jour ou indiquez un autre fichier avec --db
store-no-log = { $name } n’est pas un journal de Referee ; indiquez un autre fichier avec --db
store-unusable = le journal { $name } est inutilisable ({ $reason }) ; vérifiez le disque ou indiquez un autre fichier avec --db
store-locked = un autre programme retient le journal { $name }
store-disk-full = le disque est plein, le journal { $name } ne peut pas grandir
store-read-only = le journal { $name } ne peut pas être écrit
store-damaged = le journal { $name } est abîmé
store-emptied = { $name } n’est plus un journal, mais { $left } à côté fait partie d’un journal : remettez-le depuis une copie, ou déplacez les deux pour en commencer un nouveau
store-entry-damaged = l’entrée { $event } du journal est abîmée
store-gone = le journal { $name } a disparu : remettez-le où il était
store-replaced = à la place du journal { $name } se trouve un autre fichier, ou un autre programme a écrit dans cette partie
store-no-picture = les images de preuve ne peuvent pas être gardées ({ $why })
store-not-now = cela doit attendre que le journal puisse être écrit : { $why }
store-memory-full = il n’y a plus de place en mémoire ({ $n } lignes du journal attendent) : rendez d’abord le journal utilisable
store-waiting = { $why }. Le jeu continue : { $n ->
    [0] aucune ligne n’attend
    [one] une ligne attend
   *[other] { $n } lignes attendent
    } d’être écrite{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] s
    }{ $pictures ->
    [0] { "" }
    [one] , et une image
   *[other] , et { $pictures } images
    }{ $left_out ->
    [0] .
    [one] ; une image n’a pas trouvé de place et est perdue.
   *[other] ; { $left_out } images n’ont pas trouvé de place et sont perdues.
    }
store-waiting-full = { $why }. { $n } lignes et { $pictures } images attendent d’être écrites, et il n’y a plus de place (images perdues : { $left_out }) : l’arbitre ne regarde plus jusqu’à ce que le journal puisse être écrit.
store-waits = { $why } ; ce qui se passe maintenant reste en mémoire jusqu’à ce que cela puisse être écrit
store-again = le journal peut de nouveau être écrit ; tout ce qui attendait y est
store-put-back = le journal { $name } était effacé ; il y a été écrit de nouveau, avec tout ce qui attendait
store-lost = le journal n’a pas été écrit jusqu’au bout ({ $why }) : lignes perdues { $n }, images perdues { $pictures }
store-no-home = cet utilisateur n’a pas de dossier personnel ; indiquez-en un pour le journal, les liens et les jeux appris avec --data ou la variable { $variable }
store-no-locks = les fichiers du dossier { $folder } ne peuvent pas être verrouillés, il est peut-être sur un partage ; le journal y serait abîmé, indiquez donc avec --data ou --db un dossier de cet ordinateur
store-no-folder = le dossier { $folder } ne peut pas être créé ({ $why }) ; indiquez un autre fichier avec --db
store-too-large = aucune partie, manche ni événement n’a un si grand numéro
store-nothing = il n’y a aucune { $what } { $number } dans ce journal
sets-unreadable = le jeu { $name } est illisible ({ $why }) ; gardez-le de nouveau avec `referee teach --name`
sets-damaged = le jeu { $name } est abîmé ; gardez-le de nouveau avec `referee teach --name`
sets-bad-name = { $name } ne peut pas être le nom d’un jeu : écrivez un mot ou deux, en lettres et en chiffres
sets-not-kept = le jeu ne peut pas être gardé dans { $folder } ({ $why }) ; indiquez un fichier avec -o
import-nested = le fichier est trop imbriqué pour être une partie exportée
import-no-match = le fichier n’est pas une partie exportée par Referee ({ $missing } manque ou est d’un autre type)
import-no-json = la ligne { $number } n’est pas du JSON, le fichier n’est donc pas une partie de Referee ; prenez-en un qu’une partie propose sous « À emporter »
import-cut = le fichier s’arrête au milieu, le reste manque : copiez-le à nouveau, ou exportez la partie encore une fois
import-first-line = la première ligne ne décrit pas une partie ; exportez-la de nouveau avec cette version
import-unknown-round = il y a des événements de la manche { $number }, que la partie n’indique pas
import-event = un événement de la manche { $number } n’a pas de numéro ou pas de type
import-order = les événements de la manche { $number } ne sont pas dans l’ordre
import-too-many = le fichier contient { $n } événements ; une partie en a au plus { $most }
import-rounds = les manches ne sont pas numérotées 1, 2, ... dans l’ordre
import-form = le fichier n’est pas une partie exportée par Referee : { $what }
import-large = le fichier est plus gros que toute partie : { $n } valeurs, et au plus { $most } peuvent être lues
import-twice = le nom { $name } figure deux fois dans un même objet du fichier
import-letters = le fichier contient des caractères qu’aucun texte ne peut avoir (la moitié d’une paire)
port-in-use = le port { $port } est déjà pris ; arrêtez l’autre programme ou choisissez un autre port avec --port
port-in-use-next = le port { $port } est occupé ; arrêtez l’autre programme (un autre Referee, peut-être) ou lancez avec --port { $next }, qui est libre
links-unreadable = les jetons des liens dans { $path } ne peuvent être lus ({ $why }) ; effacez le fichier, et de nouveaux liens seront créés
links-damaged = le fichier { $path } ne contient pas les jetons des liens ; effacez-le, et de nouveaux liens seront créés
links-not-kept = les jetons des liens ne peuvent être gardés dans { $path } : { $why }
cameras-unreadable = les mots de passe des caméras dans { $path } ne peuvent être lus ({ $why }) ; effacez le fichier, et indiquez de nouveau la caméra
cameras-damaged = le fichier { $path } ne contient pas de mots de passe de caméras ; effacez-le, et indiquez de nouveau la caméra
cameras-not-kept = le mot de passe de la caméra ne peut être gardé dans { $path } ({ $why }) ; après le prochain démarrage, il faudra de nouveau indiquer la caméra
port-not-allowed = le port { $port } ne vous est pas permis ; choisissez-en un au-dessus de 1024 avec --port
port-unusable = l’adresse { $host } port { $port } est inutilisable ({ $why }) ; choisissez un autre --host
sets-none-so-called = aucun jeu n’est gardé sous le nom { $name } ; il y a : { $names } ; `referee teach --name` en garde un
sets-none = aucun jeu n’est gardé sous le nom { $name } ; il n’y en a encore aucun ; `referee teach --name` en garde un
store-none-yet = aucune pour l’instant
store-server-away = la base de données { $name } est injoignable
store-server-refuses = le serveur de { $name } refuse : { $why } ; vérifiez l’adresse
store-no-address = { $url } n’est pas l’adresse d’un journal : nommez un fichier, ou postgresql://NOM:MOTDEPASSE@MACHINE/BASE
store-no-driver = un journal sur un serveur PostgreSQL a besoin de psycopg : pip install 'referee[club]'
store-shared = { $name } est le journal que partagent les tables d’un club ; jouez avec un journal propre à cette table et nommez l’autre avec --club
