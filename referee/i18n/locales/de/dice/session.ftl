### Was der Schiedsrichter vom Würfelspiel außer den Urteilen sagt: was nicht geht, was gegen ein Ergebnis spricht.

# Tische

match-needs-table = das Spiel { $game } wird nur auf einem gelernten Tisch gelesen: gebt einen mit --table an
match-other-table = die Partie ist vom Spiel { $match }, der Tisch vom Spiel { $table }; gebt beide vom selben Spiel an

# Was man von Würfeln sagt

die-say-what = sagt, was der Würfel zeigt, wo er liegt oder wer ihn gelegt hat
die-say-which = sagt von einem übersehenen Würfel, an welcher Seite er liegt und welche Farbe er hat
die-not-there = dieser Würfel liegt nicht mehr dort
die-no-space = der Spielplan hat kein Feld { $space }
die-known = dort liegt schon ein bekannter Würfel; berichtigt diesen
said-correct-die = Ein Würfel wurde berichtigt.
said-add-die = Ein Würfel war übersehen worden.
said-loose-die = Ein Würfel neben dem Spielplan wurde berichtigt.

# Was gegen ein Ergebnis spricht

score-dice-covered = etwas verdeckt die Seite von { $players }: dort können Würfel ungesehen liegen
score-dice-not-all = { $n } Würfel sind sicher zu sehen, { $dice } gehören zum Spiel; zählt, was übrig ist
score-dice-strangers = Würfel liegen, wo niemand spielt: { $seats }
score-dice-whose = niemand weiß, wer diesen Würfel gelegt hat: { $places }
score-dice-unread = ob der Würfel richtig liegt, ist nicht zu lesen: { $places }

# Befunde

deed-die-back = Nehmt diesen Würfel zurück.
deed-roll-all = Würfelt alle Würfel neu.
deed-roll-again = Würfelt diesen Würfel neu.
cost-die = Dieser Würfel zählt für { $player } als übrig.

# Wo Würfel und Spieler sind

spot-space = { $colour } { $n }
seat-bottom = Untere Seite
seat-right = Rechte Seite
seat-top = Obere Seite
seat-left = Linke Seite
word-bottom = unten
word-right = rechts
word-top = oben
word-left = links

# Im Terminal

cli-dice-on-board = Würfel auf dem Spielplan: { $counts }
cli-dice-left = Würfel übrig: { $counts }
