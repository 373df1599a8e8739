model-card-finder = a finder of cards
model-card-faces = a reader of cards
model-card-strips = a counter of heaps of cards
