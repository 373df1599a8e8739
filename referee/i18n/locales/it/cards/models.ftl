model-card-finder = un cercatore di carte
model-card-faces = un lettore di carte
model-card-strips = un contatore di mucchi di carte
