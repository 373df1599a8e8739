model-card-finder = un chercheur de cartes
model-card-faces = un lecteur de cartes
model-card-strips = un compteur de tas de cartes
