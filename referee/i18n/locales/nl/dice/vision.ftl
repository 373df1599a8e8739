# What goes wrong with pictures of the dice board and with its view, and what to change.

dice-tells-spaces = vier kolommen gekleurde vakjes worden gezocht
dice-tells-rows = aan de gedrukte dobbelstenen wordt gezien waar rij 1 is
dice-no-board = er is geen dobbelbord gevonden: toon het hele lege bord met zijn vier kolommen van zes vakjes in gelijkmatig licht; als het er is, geef dan de hoeken van de vakjes aan met --corners, rij 1 eerst
dice-corners-no-board = tussen de aangegeven hoeken is geen dobbelbord gevonden: geef de buitenste hoeken van de 24 vakjes op volgorde aan, de eerste twee naast rij 1
dice-covered = er ligt iets op het bord ({ $spaces }), of het glimt: haal alles eraf en leer het dan
dice-covered-more = er ligt iets op het bord ({ $spaces } en nog { $more }), of het glimt: haal alles eraf en leer het dan
dice-space-named = { $colour } { $n }
dice-which-end = de gedrukte dobbelstenen of cijfers vertellen niet aan welke kant van het bord rij 1 is: zet de camera dichterbij of maak meer licht, of geef de hoeken van de vakjes aan met --corners, rij 1 eerst
dice-size = de dobbelstenen zijn ongeveer { $n } pixels breed
dice-size-needed = nodig zijn er { $n } om ze te lezen: zet de camera dichterbij, of neem een fijnere instelling
dice-size-wanted = vanaf { $n } worden ze bijna allemaal gelezen: zet de camera dichterbij als dat kan
dice-angle-needed = nodig zijn er { $n }: hang hem hoger, zodat dobbelstenen elkaar niet verbergen
dice-soft = randen zijn onscherp over { $share } % van een dobbelsteen
dice-board-in-view = het hele dobbelbord is in beeld
dice-board-bare = het dobbelbord is leeg geleerd
dice-learned-doubt = de tafel is met een twijfel geleerd: { $why }
model-dice-finder = een zoeker van dobbelstenen
model-dice-faces = een lezer van dobbelstenen
dice-taught = { $n } dobbelstenen geleerd
dice-teach-rows = er zijn { $n } dobbelstenen te zien, maar geen vier rijen van zes: leg alle dobbelstenen in vier rijen, een per kleur, elk van een tot zes, los van elkaar
dice-teach-colours = de kleuren van de rijen zijn hier niet te onderscheiden: maak de foto bij beter licht
dice-teach-order = de rij { $colour } loopt niet van een tot zes: draai de stenen en maak de foto opnieuw
dice-teach-moved = de dobbelstenen zijn sinds deze foto verplaatst: maak hem opnieuw
