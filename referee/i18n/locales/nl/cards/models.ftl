model-card-finder = een zoeker van kaarten
model-card-faces = een lezer van kaarten
model-card-strips = een teller van stapels kaarten
