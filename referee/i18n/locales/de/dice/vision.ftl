# What goes wrong with pictures of the dice board and with its view, and what to change.

dice-tells-spaces = vier Spalten farbiger Felder werden gesucht
dice-tells-rows = an den aufgedruckten Würfeln wird erkannt, wo die Reihe 1 ist
dice-no-board = Es wurde kein Würfelplan gefunden: Zeigt den ganzen leeren Plan mit seinen vier Spalten zu sechs Feldern in gleichmäßigem Licht; wenn er da ist, gebt die Ecken seiner Felder mit --corners an, Reihe 1 zuerst
dice-corners-no-board = Zwischen den angegebenen Ecken wurde kein Würfelplan gefunden: Gebt die äußeren Ecken der 24 Felder der Reihe nach an, die ersten beiden neben der Reihe 1
dice-covered = Auf dem Plan liegt etwas ({ $spaces }), oder er spiegelt: Nehmt alles herunter und lernt ihn dann
dice-covered-more = Auf dem Plan liegt etwas ({ $spaces } und { $more } weitere), oder er spiegelt: Nehmt alles herunter und lernt ihn dann
dice-space-named = { $colour } { $n }
dice-which-end = Die aufgedruckten Würfel oder Zahlen sagen nicht, an welchem Ende des Plans die Reihe 1 ist: Rückt die Kamera näher oder macht mehr Licht, oder gebt die Ecken der Felder mit --corners an, Reihe 1 zuerst
dice-size = die Würfel sind etwa { $n } Pixel breit
dice-size-needed = nötig sind { $n }, um sie zu lesen: Rückt die Kamera näher, oder nehmt eine feinere Einstellung
dice-size-wanted = ab { $n } werden fast alle gelesen: Rückt die Kamera näher, wenn es geht
dice-angle-needed = nötig sind { $n }: Hängt sie höher, damit sich die Würfel nicht verdecken
dice-soft = Kanten sind über { $share } % eines Würfels unscharf
dice-board-in-view = der ganze Würfelplan ist zu sehen
dice-board-bare = der Würfelplan wurde leer gelernt
dice-learned-doubt = der Tisch wurde mit einem Zweifel gelernt: { $why }
model-dice-finder = ein Finder von Würfeln
model-dice-faces = ein Leser von Würfeln
dice-taught = { $n } Würfel gelernt
dice-teach-rows = { $n } Würfel sind zu sehen, aber keine vier Reihen zu sechs: legt alle Würfel in vier Reihen, eine je Farbe, jede von eins bis sechs, mit Abstand
dice-teach-colours = die Farben der Reihen sind hier nicht zu unterscheiden: macht das Bild bei besserem Licht
dice-teach-order = die Reihe { $colour } geht nicht von eins bis sechs: dreht ihre Würfel und macht das Bild noch einmal
dice-teach-moved = die Würfel wurden seit diesem Bild bewegt: nehmt es noch einmal auf
