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
