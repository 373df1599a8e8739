### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Redistribuer ?
redeal-how = Touchez les cartes visibles devant vous : la rangée et le dessus de la pile.
redeal-cards = Cartes visibles : { $cards }
redeal-yes = En tout { $n } : vous pouvez redistribuer.
redeal-no = En tout { $n } : vous jouez avec ce que vous avez.
redeal-back = Effacer la dernière
redeal-done = Terminé

## Les cartes, et où elles sont

tab-cards = Cartes
cards-table-field = Case { $name }
cards-table-gone = Cette carte n’est plus là
cards-table-gone-text = Une autre carte s’y trouve entre-temps.
cards-table-piles = { $n } tas
cards-table-total = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au milieu
cards-table-total-open = cartes pas encore sûres
cards-table-open = { $name } : { $cards }
cards-table-tap = Les cartes. Les flèches choisissent un tas, Entrée l’ouvre.
cards-table-which-number = Quel nombre ?
cards-table-begins = La manche commence d’elle-même avec la première carte au milieu.

## La fin d’une manche, comptée par la caméra

cards-count-out = La pile de { $name } est vide : stop ?
cards-count-out-several = Plusieurs piles sont vides : qui a crié ?
cards-count-out-ask = Une pile semble vide
cards-count-at-stop = Tel qu’au moment du stop
cards-count-swipe = Étalez vos tas
cards-count-how = Triez les cartes du centre d’après les dos. Chacun étale les siennes en ligne devant soi, dos visible, et ce qui reste de sa pile en ligne à côté. Puis retirez vos mains. Ou comptez et tapez les nombres.
cards-count-piles = { $n ->
    [one] Les piles ont { $n } carte.
   *[other] Les piles ont { $n } cartes.
}
cards-count-piles-open = Toutes les piles n’étaient pas lisibles.
cards-count-sums = Piles { $tops } · tas { $sum }
cards-count-proved = Les tas donnent bien les piles.
cards-count-typed = Vous avez compté vous-mêmes.
cards-count-heaps = Les cartes comptées
cards-count-heap = { $name } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cards-count-heap-open = { $name } : pas sûr
cards-count-left = { $name }, pile : { $n }
cards-count-left-open = { $name }, pile : pas sûr
cards-count-more = La photo du stop

## Revoir un moment

cards-again = Revoir un moment
cards-again-how = Quelle carte est contestée ? Les trois secondes autour d’elle passent lentement, image par image.
cards-again-nothing = Aucune carte n’a encore été posée.
cards-again-none = Il ne reste plus d’images de ce moment.
cards-again-picture = Image { $n } sur { $of }
cards-again-before = Plus tôt
cards-again-after = Plus tard
cards-again-play = Lire lentement
cards-again-hold = Arrêter
cards-again-who = Qui a été premier ?
cards-again-open = Cela reste ouvert
cards-again-other = Une autre carte
