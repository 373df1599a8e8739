# Werte, bevor sie eingesetzt werden: Namen der Farben, der Rahmen, von jemandem, den niemand kennt. Ein Wert ohne Wort
# steht da, wie er ist: Namen der Spieler, Felder, Farben eines eigenen Satzes.

word-unknown = jemand

## Farben

word-red = Rot
word-yellow = Gelb
word-green = Grün
word-blue = Blau
word-orange = Orange
word-purple = Lila
word-turquoise = Türkis
word-pink = Rosa
word-brown = Braun
word-black = Schwarz
word-white = Weiß
word-grey = Grau
word-sky = Himmelblau
word-lime = Hellgrün
word-navy = Dunkelblau
word-beige = Beige

## Rahmen

word-solid = einfach
word-double = doppelt
word-dashed = gestrichelt
word-dotted = gepunktet

## Woran man die Teile der Spieler unterscheidet

word-frame = Rahmen
word-seat = Platz

## Was das Protokoll kennt

word-match = Partie
word-round = Runde
