### Ce que l’arbitre dit du jeu de dés hors des verdicts : refus, ce qui empêche de compter, mots.

# Tables

match-needs-table = le jeu { $game } ne se lit que sur une table apprise : donnez-en une avec --table
match-other-table = la partie est du jeu { $match }, la table du jeu { $table } ; donnez les deux d’un même jeu

# Ce qu’on dit des dés

die-say-what = dites ce que montre le dé, où il est ou qui l’a posé
die-say-which = d’un dé qui n’a pas été vu, dites de quel côté il est et quelle est sa couleur
die-not-there = ce dé n’est plus là
die-no-space = le plateau n’a pas de case { $space }
die-known = un dé est déjà connu à cet endroit ; corrigez celui-là
said-correct-die = Un dé a été corrigé.
said-add-die = Un dé n’avait pas été vu.
said-loose-die = Un dé à côté du plateau a été corrigé.

# Ce qui empêche de compter

score-dice-covered = quelque chose couvre le côté de { $players } : des dés peuvent y être cachés
score-dice-not-all = { $n } dés sont vus avec certitude, le jeu en a { $dice } ; comptez ce qui reste
score-dice-strangers = des dés sont là où personne ne joue : { $seats }
score-dice-whose = personne ne sait qui a posé ce dé : { $places }
score-dice-unread = on ne peut pas lire si le dé est bien posé : { $places }

# Constats

deed-die-back = Reprenez ce dé.
deed-roll-all = Relancez tous les dés.
deed-roll-again = Relancez ce dé.
cost-die = Ce dé compte comme restant ({ $player }).

# Où sont dés et joueurs

spot-space = { $colour } { $n }
seat-bottom = Côté du bas
seat-right = Côté droit
seat-top = Côté du haut
seat-left = Côté gauche
word-bottom = en bas
word-right = à droite
word-top = en haut
word-left = à gauche

# Dans le terminal

cli-dice-on-board = dés sur le plateau : { $counts }
cli-dice-left = dés restants : { $counts }
