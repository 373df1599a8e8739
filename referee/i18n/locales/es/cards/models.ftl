model-card-finder = un buscador de cartas
model-card-faces = un lector de cartas
model-card-strips = un contador de montones de cartas
