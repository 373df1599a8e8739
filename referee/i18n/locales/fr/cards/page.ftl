### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Redistribuer ?
redeal-how = Touchez les cartes visibles devant vous : la rangée et le dessus de la pile.
redeal-cards = Cartes visibles : { $cards }
redeal-yes = En tout { $n } : vous pouvez redistribuer.
redeal-no = En tout { $n } : vous jouez avec ce que vous avez.
redeal-back = Effacer la dernière
redeal-done = Terminé
