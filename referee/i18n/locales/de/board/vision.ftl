# Was mit Bildern, dem gelernten Spielplan, den Netzen und gelernten Teilen schiefgeht, und was zu ändern ist.

image-not-colour = nötig ist ein Farbbild, kein Feld der Form { $shape }
image-other-size = das Bild ist { $width }x{ $height }, der Tisch wurde mit { $learned_width }x{ $learned_height } gelernt: Nehmt dieselbe Kamera und Einstellung, oder lernt neu
learn-no-picture = es ist kein Bild angegeben; nehmt eines vom leeren Spielplan
learn-sizes-differ = die Bilder sind verschieden groß; nehmt alle mit derselben Kamera und Einstellung auf
learn-grid-without-corners = --grid braucht --corners: Gebt auch die vier äußeren Ecken des Gitters an
learn-four-corners = --corners braucht vier Punkte x,y, der Reihe nach um den Spielplan
learn-tells-squares = sucht die Felder des Spielplans
learn-tells-cloth = lässt eine karierte Tischdecke weg und sucht noch einmal
learn-tells-again = sucht noch einmal, ohne das, was auf die Felder gedruckt ist
learn-tells-colours = unterscheidet die Farben
learn-tells-bare = prüft, ob nichts auf dem Spielplan liegt
learn-no-board = kein Spielplan gefunden: Zeigt den ganzen leeren Spielplan von oben, in gleichmäßigem Licht; ist er da, gebt seine äußeren Ecken mit --corners an
learn-part-made-out = nur ein Teil des Spielplans war zu erkennen: Gebt ihm gleichmäßiges Licht ohne Glanz, oder hängt die Kamera höher; hilft das nicht, gebt seine äußeren Ecken mit --corners an
learn-board-outside = ein Teil des Spielplans liegt außerhalb des Bildes; rückt die Kamera zurück, bis er ganz zu sehen ist
learn-no-grid = --grid { $rows }x{ $cols } ist kein Spielplan; gebt ZEILENxSPALTEN von 2x2 bis 40x40 an
learn-corners-outside = die angegebenen Ecken liegen außerhalb des Bildes; gebt die äußeren Ecken des Gitters neu an
learn-grid-outside = ein Teil des angegebenen Gitters liegt außerhalb des Bildes; zeigt den ganzen Spielplan
learn-grid-unseen = zwischen den angegebenen Ecken ist kein Gitter von { $rows }x{ $cols } Feldern zu sehen; prüft beides
learn-not-stored = das Bild ließ sich nicht mit dem Tisch speichern
teach-moved = der Spielplan liegt in diesem Bild nicht, wo er gelernt wurde: Nehmt es mit Kamera und Spielplan wie zuvor auf, das meiste unbedeckt, oder lernt den Tisch neu
teach-not-stored = eine Nahaufnahme eines Teils ließ sich nicht speichern; nehmt das Bild noch einmal auf
teach-no-picture = es ist kein Bild angegeben; nehmt eines vom Spielplan mit den Teilen darauf
teach-lists = es gibt { $images } Bilder und { $lists } Listen von Teilen: Gebt je Bild eine Liste an
teach-all-covered = nichts ließ sich lernen, denn Steine oder Hände verdecken jedes genannte Teil: Nehmt sie weg, und das Bild noch einmal auf
teach-left-out = { $piece } blieb außen vor: Etwas steht darauf oder verdeckt es
teach-half-unclear = { $piece }: nur die Hälfte auf { $square } wurde gelernt, denn wie herum die Karte liegt, ist nicht klar; zeigt auf die Mitte der Karte
teach-half-covered = { $piece }: nur die Hälfte auf { $square } wurde gelernt, denn etwas verdeckt die andere
pieces-missing = es gibt keine Datei { $path }; schreibt eine wie { "{" }"cards": [{ "{" }"owner": "solid", "at": [x, y]{ "}" }], "jokers": [], "tokens": []{ "}" }
pieces-no-json = { $path } lässt sich nicht als JSON lesen ({ $why }); siehe docs/file-formats.md
pieces-told = { $what }; ein Teil schreibt man wie { "{" }"owner": "solid", "at": [x, y]{ "}" }
pieces-none = kein Teil ist genannt; nennt mindestens eine Karte, einen Joker oder einen Stein
teach-outside = { $piece } liegt außerhalb des Bildes, das { $width }x{ $height } groß ist: Nennt ein Pixel des Bildes, aus dem gelernt wird
teach-off-board = { $piece } liegt auf keinem Feld des Spielplans: Zeigt auf die Mitte eines Teils auf dem Spielplan
teach-bare = { $piece } zeigt auf { $square }, und dort ist nichts: Zeigt auf die Mitte des Teils
teach-twice = { $place } kann nicht { $first } und { $second } sein: Streicht eines davon
teach-colour-hidden = { $piece } zeigt auf { $square }, wo keine Farbe zu lesen ist: Zeigt auf ein leeres Feld
teach-colour-twice = { $first } und { $second } widersprechen sich: Eine Farbe hat einen Namen, streicht eines davon
teach-no-half = { $piece } liegt auf { $square }, doch kein Feld daneben trägt die andere Hälfte: Nennt einen Joker unter jokers, oder zeigt auf die Mitte der Karte
teach-half-taken = { $piece } findet neben { $square } kein Feld für die andere Hälfte, das kein anderes genanntes Teil hat: Streicht, was doppelt genannt ist

## Teile, die jemand genannt hat, als Satzteile

lack-one-card = erst eine Karte mit dem Rahmen { $owner }
lack-no-card = keine Karte mit dem Rahmen { $owner }
lack-no-joker = kein Joker mit dem Rahmen { $owner }
lack-no-token = kein Stein
named-colour = die Farbe { $name } bei { $at }
named-card = die Karte von { $owner } bei { $at }
named-joker = der Joker von { $owner } bei { $at }
named-token = der Stein bei { $at }
taught-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
taught-jokers =
    { $n ->
        [one] { $n } Joker
       *[other] { $n } Joker
    }
taught-tokens =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }

## Der Blick auf den Spielplan: was zu sehen war, und was zu ändern ist

view-size = die Felder sind { $n } Pixel breit
view-size-needed = nötig sind { $n }, um zu lesen, wem welche Karte gehört: Rückt die Kamera näher, oder nehmt eine feinere Einstellung
view-angle = die Kamera schaut mit { $n } Grad auf den Tisch
view-angle-needed = nötig sind { $n }: Hängt sie höher, damit Teile einander nicht verdecken
view-soft = Kanten sind über { $share } % eines Feldes weich
view-soft-needed = lesbar sind höchstens { $share } %: Stellt auf den Spielplan scharf, wischt das Objektiv ab, haltet die Kamera still
view-grain = das Bild rauscht mit { $n } Graustufen
view-grain-needed = lesbar sind höchstens { $n }: mehr Licht auf den Tisch
view-pale = die Farben des Spielplans liegen { $distance } auseinander
view-pale-needed = nötig ist { $distance }: Etwas Helles spiegelt sich im Spielplan (ein Fenster, eine Lampe); rückt es oder die Kamera weg, oder zieht den Vorhang zu
view-dark = das Bild ist zu dunkel: mehr Licht auf den Tisch
view-burnt = { $share } % des Spielplans sind überbelichtet: weniger Licht, oder eine dunklere Belichtung der Kamera
view-lit = das Licht ist gut
view-grey = das Bild ist schwarz-weiß: mehr Licht auf den Tisch, oder schaltet den Nacht- oder Graumodus der Kamera aus
view-no-sections = die { $n } erkannten Felder sind keine ganzen Spielplanteile: Seht zu, dass der ganze Spielplan zu sehen ist, in gleichmäßigem Licht, und kein Teil verrutscht
board-moved = der Spielplan liegt nicht, wo er gelernt wurde: Schiebt ihn zurück, deckt ihn auf, oder lernt den Tisch neu
board-in-view = der ganze Spielplan ist zu sehen, { $n } Felder
board-other-colours = der Spielplan hat andere Farben als der gelernte: Lernt den Tisch neu
board-off-squares = auf diesem Feld liegt etwas, aber nicht als Karte auf zwei Feldern
view-both = { $seen }, { $change }
view-glare = ein Teil des Spielplans verschwindet im Glanz: Rückt die Lampe oder die Kamera
view-no-glare = kein Glanzfleck auf dem Spielplan
view-colours-apart = je zwei Farben des Spielplans lassen sich unterscheiden
view-colours-alike = zwei Farben des Spielplans sehen in diesem Licht fast gleich aus: Nehmt weißeres, gleichmäßigeres Licht
view-sections = der Spielplan besteht aus { $n } ganzen Teilen
view-sections-unusual = der Spielplan besteht aus { $n } ganzen Teilen, üblich sind { $usual }: Hat eurer mehr, war nicht alles zu erkennen
view-strange-pieces = solche Teile kennt der Leser nicht, darum fragt er, von wem sie sind: Bringt ihm eure bei (`referee teach`, zwei Karten und der Joker von jedem Spieler und ein Stein)
board-bare = der Spielplan wurde leer gelernt
board-learned-covered = im Bild, aus dem gelernt wurde: { $covered }
board-of-another-set = dieser Spielplan hat andere Farben als der, zu dem die gelernten Teile gehören: Lernt ihn mit seinen eigenen Teilen, oder zeigt sie
board-covered = etwas liegt auf dem Spielplan ({ $squares }): Räumt ihn leer, dann lernt ihn
board-covered-more = etwas liegt auf dem Spielplan ({ $squares } und { $more } weitere): Räumt ihn leer, dann lernt ihn
model-squares = ein Leser für Felder
model-tokens = ein zweiter Zeuge für Steine
model-halves = ein Leser für Hälften
model-frames = ein Leser für Rahmen
model-detector = ein Detektor
