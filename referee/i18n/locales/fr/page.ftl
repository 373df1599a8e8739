### The page while a match is played: its frame, /play and /screen.

## Everywhere

no-connection = Pas de connexion avec l’arbitre.
refused = Cela n’a pas pu être fait.
page-missing = Cette page n’existe pas.
page-failed = Cette page n’a pas pu être chargée.
looking-on = Vous regardez.
host-goes-on = L’hôte continue à partir d’ici.
host-only = Seul l’hôte peut faire cela.
to-start = Aller à l’accueil
close = Fermer
less = { $label } : un de moins
more-of = { $label } : un de plus
number-whole = Un nombre entier, s’il vous plaît : ceci ne compte pas.
number-most = { $n } au plus : ceci ne compte pas.
number-least = { $n } au moins : ceci ne compte pas.
undo = Annuler
cancel = Annuler
connecting = Connexion à l’arbitre …
reconnecting = Pas de connexion. Nouvel essai …
nobody-known = Quelqu’un
players = Joueurs

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-unread = couleur non lue
which-colour = Quelle couleur ?
piece-shows = { $colour } { $n }
piece-shows-unread = { $colour }, nombre non lu
sign-red = R
sign-yellow = J
sign-green = V
sign-blue = B
sign-orange = O
sign-purple = L
a-piece = pièce
checks-fine = Tout est en ordre
checks-rest = En ordre : { $n }
table-has = La table avec { $n } pièces.
table-tap = La table. Les flèches choisissent un emplacement, Entrée l’ouvre.
board-tap-hint = Touchez ce qui n’est pas comme dessiné.
piece-of = { $name } : { $piece }
camera-picture = Image de la caméra

## The frame of the phone page

play-title = À la table
tabs = Parties de cette page
tab-now = Jeu
tab-table = Table
tab-score = Score
tab-more = Plus
no-match = Aucune partie en cours
no-match-new = Nouvelle partie
round-of = Manche { $n } sur { $of }
round-n = Manche { $n }
start = START
stop = STOP
stopped-at = Stop à { $time }
rematch = Revanche
to-count = Passer au décompte
all-as-seen = Tout correspond ✓
count-not-all = Des nombres ne sont pas encore comptés
count-take = Compter { $n }
count-unsent = pas encore envoyé
count-not-written = { $name }, { $n } : { $why }.
count-round-over = la manche est finie à la table ; ce nombre n’a pas été compté
still-to-count = { $n ->
    [one] Encore { $n } joueur à compter
   *[other] Encore { $n } joueurs à compter
}
to-score = Voir le score
to-do-now = Que faire maintenant
not-scored = Pas encore de score
to-match-end = Fin de la partie
next-round = Tout le monde est prêt : manche { $n }

## Play, incident, question

who-deed = { $name } : { $deed }
announce = { $name } : { $deed } { $why }
left-word = à poser
points-so-far = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
newest = { $name } : { $piece }
n-of = { $n } sur { $of }
page-before = Le précédent
page-after = Le suivant
photo-before = avant
photo-after = après
photos-enlarge = Agrandir les images d’avant et d’après
rule-and-fit = La règle, et où ça irait
counted-by-hand = Compté à la main
not-so = Ce n’est pas ce qui s’est passé
not-so-title = Que s’est-il passé ?
the-rule = La règle
rule-id = Règle { $rule }
would-fit = Où cela irait
how-to-count = Comment ça compte ?
what-happened = Qu’y a-t-il ici ?
decided-mistake = Compte comme erreur
decided-allowed = Ne compte pas

## Camera trouble

try-again = Réessayer
other-camera = Choisir une caméra
play-without = Jouer sans caméra
looking-cameras = Recherche de caméras …
no-cameras = Aucune caméra trouvée.

## Ready

show-picture = Montrer l’image de la caméra
hide-picture = Cacher l’image de la caméra

## Stop, check, count, score

who-called = Stop à { $time }. Qui l’a crié ?
who-really = Quelqu’un d’autre a crié stop : qui ?
nobody-can = Plus personne ne peut poser
a-slip = Fausse manœuvre
other-called = C’est quelqu’un d’autre
steps = Après la manche
step-check = Vérifier
step-count = Compter
step-score = Score
step-do_now = À faire
step-match_end = Fin
check-title = { $n ->
    [0] Tout est décidé
    [one] { $n } chose à regarder
   *[other] { $n } choses à regarder
}
check-none = Rien à regarder
check-open = Encore à décider
check-decided = Décidé
check-right = Corrigé
count-title = Décompte
ended = La manche est finie.
ended-by = { $name } a crié stop.
ended-stalemate = Plus personne ne pouvait poser de carte.
count-more = D’autres nombres, pour vérifier
keypad = Chiffres
key-back = Effacer un chiffre
key-next = Nombre suivant
help-keys = Touches
key-stop = Stop, ou continuer
key-who = Qui a crié
key-turn = Tourner la télévision
counted = compté
as-seen = exact
field-of = { $field }, { $name }
wins-round = { $count ->
    [one] { $names } remporte la manche { $n }
   *[other] { $names } remportent la manche { $n }
}
nobody-wins-round = Personne ne gagne la manche { $n }
standings-after = Après la manche { $n }
leads = en tête
points-behind = { $n } de retard
places-up = { $n } de mieux
places-down = { $n } de moins bien
podium = Le podium
totals-lines = Les totaux de manche en manche
best-round = Meilleure manche : { $name }, { $points } à la manche { $n }
correct-counts = Corriger le décompte
correct-check = Revoir la table
do-now-title = À faire maintenant
match-unplayed = La partie est terminée. Aucune manche n’a été jouée jusqu’au bout.
wins-match = { $count ->
    [one] { $names } remporte la partie
   *[other] { $names } remportent la partie
}
for-next-time = Pour la prochaine fois
sheet-and-print = Feuille, imprimer, revoir
score-so-far = Score actuel
score-sheet = Points de chaque manche
col-player = Joueur
col-total = Total
has-left = n’est plus là
began-with = a commencé avec { $n }
house-rules = Règles maison

## Corrections

free-spot = Un emplacement libre
correct-whose = À qui est-ce ?
correct-colours = Quelles couleurs ?
correct-gone = Il n’y a rien ici
correct-missing = Il manque quelque chose ici

## More

log-title = Ce qui s’est passé
was-undone = annulé
this-screen = Cet écran
signs = Couleurs avec lettres
device-name = Nom de cet écran dans le journal
device-phone = Téléphone
device-tablet = Tablette
device-television = Télévision
device-computer = Ordinateur
device-of = { $device } ({ $role })
the-match = La partie
unstart = La manche n’avait pas commencé
resume = Continuer : fausse manœuvre
pause = Pause : le chronomètre s’arrête
go-on = Reprendre
paused = Le jeu est en pause
end-match = Finir la partie
reopen = Rouvrir la partie
more-happened = Ce qui est arrivé au programme
more-happened-nothing = Rien d’anormal depuis son démarrage.
more-sheet = Feuille de la partie
as-screen = Montrer comme écran de télé
rules-help = Règles et aide
sure-unstart = Revenir avant le départ ?
sure-unstart-text = Ce qui a été posé dans cette manche ne compte plus. Cela peut être annulé.
sure-unstart-yes = Revenir
sure-resume = Continuer la manche ?
sure-resume-text = La manche reprend maintenant.
sure-resume-yes = Continuer
sure-end_match = Finir la partie maintenant ?
sure-end_match-text = Les manches finies comptent. On peut rouvrir la partie.
sure-end_match-yes = Finir

## Television

screen-title = L’arbitre de la table
screen-turned = L’image a été tournée.
screen-no-match = Pas encore de partie. L’hôte en commence une.
screen-scan-player = Scannez pour jouer
screen-scan-viewer = Scannez pour regarder
screen-who-called = STOP ! Qui l’a crié ?
screen-count = Comptez ce qu’il vous reste
screen-then = Ensuite commence la manche { $n }.
screen-ready = { $round } : préparez-vous
screen-question = { $name } : { $why } Répondez sur un téléphone.
option-answered = { $option } { $answer }

## Son et voix

sound-title = Son
sound-on = Cet écran émet des sons
sound-volume = Volume
sound-tones = Un son pour un incident, une question, le départ et le stop
sound-speech = Le dire à voix haute
sound-no-voice = Cet appareil n’a pas de voix à lui pour cette langue : rien n’est dit à voix haute.
sound-try = Essayer
sound-tried = Voilà le volume.
sound-tap = Touchez pour le son
aloud-start = La manche { $n } commence.
aloud-stop = Stop ! Qui l’a crié ?
aloud-time = Le temps est écoulé. C’est la dernière manche.

## Demo

demo = Démo
demo-pause = Pause
demo-go-on = Continuer
demo-step = Suivant

# What the demo explains, by scene

demo-home = La manche d’exemple commence dans un instant.
demo-ready = Avant une manche : qui joue, et ce qui est mis en place.
demo-play = La caméra regarde d’en haut. Chaque pièce qu’elle voit est dessinée ici.
demo-incident = Quelqu’un a enfreint une règle : qui, que faire, et les images qui le prouvent. Corrigé en jeu, cela ne coûte rien.
demo-question = Personne n’est accusé ici : l’arbitre demande, et la table décide.
demo-ended = L’enregistrement est terminé. STOP mène au comptage et au score.
demo-camera = La caméra a un problème et dit lequel. Le jeu peut continuer.
demo-stopping = Le premier appui sur STOP a figé le temps. Touchez qui l’a crié.
demo-check = Après le stop : ce qui compte et ce qui ne compte pas. Chaque ligne peut être ouverte et décidée.
demo-count = La caméra compte. « Tout correspond » reprend ses nombres.
demo-score = Le score de la manche, avec la raison de chaque ligne.
demo-standings = Où chacun en est après cette manche.
demo-do-now = Ce que chacun fait avant la prochaine manche.
demo-match-end = C’était la manche d’exemple. Commencez votre propre partie depuis l’accueil.

camera-rate = { $fps } images par seconde, { $delay } s de retard.

# Where a screen may go dark by itself (a browser lends no wake lock without https)

awake-tap = Touchez l’écran une fois pour qu’il reste allumé.
awake-refused = Cet écran peut s’éteindre : réglez-le pour qu’il reste allumé.
language = Langue

## Appris pendant le jeu
ask-not-sure = Pas sûr
ask-beside = Pour comparer
ask-on-phone = { $text } Répondez sur un téléphone.
screen-on-phone = Répondez sur un téléphone.
learned-title = { $n ->
    [0] Rien appris de vous pour l’instant
    [one] Appris de vous : { $n } pièce
   *[other] Appris de vous : { $n } pièces
}
learned-text = C’est à ces pièces que l’arbitre reconnaît les autres. L’une est fausse ? Faites-la oublier.
learned-forget = Oublier
learned-one = { $name } : { $piece }
learned-unkept = Le jeu de pièces n’a pas pu être gardé : { $why }

## A stop that the camera offers

stop-offered-yes = Oui, stop
stop-offered-no = Non, on continue

## Une table du club

host-title = Le club
host-call = Appeler l’organisateur
host-call-text = Voici { $table } du club. L’organisateur voit un appel aussitôt.
host-call-end = Ce n’est plus nécessaire
host-called = L’organisateur est appelé.
host-coming = L’organisateur vous a entendus et arrive.
