# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-centre = Cartes au centre
count-stack = Restent dans la pile
count-row = Dans la rangée
count-hand = En main
count-discard = Retournées
count-caller-stack = { $player } a crié stop mais a encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans sa pile ; le stop ne compte donc pas.
count-stack-more = { $player } a encore { $n } cartes dans une pile qui en avait { $most } au départ. Recomptez, s’il vous plaît.
count-sum = D’après ce décompte, { $player } a { $n } cartes, mais un joueur en a { $cards }. Recomptez, s’il vous plaît.
count-wrong-more = { $player } a moins de cartes au centre que les { $n } qui y sont mal posées. Recomptez, s’il vous plaît.
flag-aborted = La manche a été interrompue
flag-disqualified = Disqualification
flag-stays = Deux cartes arrivées ensemble : les deux restent et comptent

# What is brought into a match

refused-double = On ne joue à deux jeux chacun qu’à deux joueurs.
refused-stack = Une pile a au plus { $n } cartes, pour qu’il en reste pour la rangée et la main.

# To set out

outset-cards = Chacun : { $stack } cartes dans la pile, { $row } dans la rangée, { $hand } en main.
outset-cards-of = { $players } : { $stack } cartes dans la pile, { $row } dans la rangée, { $hand } en main.
outset-redeal = Qui a { $n } ou plus en cartes visibles peut redistribuer.
outset-boxes = Il faut { $n } boîtes.

# To do before the next round

do-stack = { $player } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pile à partir de maintenant.
do-leave = Disqualification : { $player } quitte la partie et perd ses points.

# Cards before a camera

spot-field = case { $name }
deed-card-off = Reprenez cette carte.

# Compté après le stop

cards-live-count-open = Les cartes de { $owners } ne sont pas sûres : étalez-les davantage, chacune à un doigt de la suivante, ou tapez le nombre.
cards-live-count-stacks = On n’a pas vu ce qui reste de la pile de { $owners } : posez-le à côté du tas, sur une ligne à part, ou tapez le nombre.
cards-live-count-sum-tops = Les tas ne donnent pas les piles du centre. Le tas de { $owners } est le moins sûr : étalez-le davantage, ou tapez le nombre.
cards-live-count-many = { $owners } aurait plus de cartes qu’il n’y en a : étalez davantage tas et pile, ou tapez les nombres.
cards-live-count-no-tops = Toutes les piles n’étaient pas lisibles au stop, rien ne prouve donc les tas : vérifiez les nombres.
cards-live-count-otherwise = Les cartes de { $owners } ont été comptées de deux façons : étalez-les davantage, ou tapez le nombre.
cards-live-count-typed = Vous avez compté { $sum } cartes au centre, les piles du centre en donnent { $tops } : recomptez, ou continuez si vous êtes sûrs.
said-correct-card = Une carte a été rectifiée.
said-contest = La table a décidé : { $player } a été premier.
said-contest-nobody = La table laisse ouvert qui a été premier.
contest-none = rien n’est contesté dans ce jeu
contest-unseen = Aucune caméra n’a vu ce moment.
