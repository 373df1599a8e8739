model-card-finder = ein Finder von Karten
model-card-faces = ein Leser von Karten
model-card-strips = ein Zähler von Kartenstapeln
