# Waarden voordat ze worden ingevuld: namen van kleuren, van randen, van iemand die niemand kent. Een waarde zonder woord
# staat er zoals ze is: namen van spelers, velden, kleuren van een eigen set.

word-unknown = iemand

## Kleuren

word-red = rood
word-yellow = geel
word-green = groen
word-blue = blauw
word-orange = oranje
word-purple = paars
word-turquoise = turkoois
word-pink = roze
word-brown = bruin
word-black = zwart
word-white = wit
word-grey = grijs
word-sky = hemelsblauw
word-lime = limoengroen
word-navy = marineblauw
word-beige = beige

## Randen

word-solid = enkel
word-double = dubbel
word-dashed = gestreept
word-dotted = gestippeld

## Waaraan de stukken van spelers te herkennen zijn

word-frame = rand
word-seat = plaats

## Wat het logboek kent

word-match = partij
word-round = ronde
