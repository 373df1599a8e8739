### The page while a match is played: its frame, /play and /screen.

## Demo

redeal = Deal again?
redeal-how = Tap the cards that lie open before you: the row and the top of the pile.
redeal-cards = Open cards: { $cards }
redeal-yes = Together { $n }: you may deal again.
redeal-no = Together { $n }: you play what you have.
redeal-back = One back
redeal-done = Done
