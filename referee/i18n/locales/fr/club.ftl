### La page d’un club : toutes les tables, les appels, le classement, qui est qui.

## La page

club-title = Le club
club-parts = Parties de la page du club
club-tables = Tables
club-standings = Classement
club-people = Qui est qui
club-sound = Un son quand une table appelle
club-only-here = Seul cet ordinateur peut ouvrir la page. Pour laisser entrer les autres : referee club --lan
club-no-tables = Aucune table ne s’est encore annoncée. À chaque table : referee serve --club ADRESSE

## Appels

club-calls-title = Appels à l’organisateur
club-call = { $table } appelle l’organisateur
club-since = depuis { $long }
club-answer = J’arrive
club-answered = L’organisateur arrive.

## Une table en petit

club-seconds = { $n } s
club-minutes = { $n } min
club-hours = { $h } h { $min } min
club-played = { $long } de jeu
club-round = Manche { $n }
club-round-of = Manche { $n } sur { $of }
club-round-target = Manche { $n }, jusqu’à { $points } points
club-closed = Fermée pour aujourd’hui
club-away = Entendue il y a { $long }
club-calls = Appelle l’organisateur
club-silent = Muette depuis { $long }
club-about = { $names } : { $what }
club-waits-incident = Quelque chose ne va pas
club-waits-question = Une question est ouverte
club-waits-owner = À qui est cette pièce ?
club-waits-camera = La caméra ne voit rien
club-scene-home = Pas de partie
club-scene-ready = Se prépare
club-scene-play = En jeu
club-scene-incident = Quelque chose ne va pas
club-scene-question = Une question est ouverte
club-scene-camera = La caméra ne voit rien
club-scene-stopping = Stop a été crié
club-scene-check = Regarde ce qui est ouvert
club-scene-count = Compte
club-scene-score = Les points sont là
club-scene-match-end = La partie est finie
club-group-needs = { $n ->
    [one] Une table a besoin de quelqu’un
   *[other] { $n } tables ont besoin de quelqu’un
}
club-group-plays = En jeu : { $n }
club-group-idle = Sans partie en cours : { $n }
club-group-away = Parties : { $n }
club-sum-help = { $n ->
    [one] une table appelle l’organisateur
   *[other] { $n } tables appellent l’organisateur
}
club-sum-waiting = { $n ->
    [one] une table attend une décision
   *[other] { $n } tables attendent une décision
}
club-sum-silent = { $n ->
    [one] une table est muette
   *[other] { $n } tables sont muettes
}
club-sum-plays = { $n ->
    [one] Une table joue, tout va bien
   *[other] { $n } tables jouent, tout va bien
}
club-sum-idle = Aucune table ne joue

## Une table

club-no-such-table = Cette table n’existe pas
club-going = Ouverture de la page de { $table } …
club-open-page = Ouvrir sa page
club-unreached = Sa propre page est hors d’atteinte d’ici. Voici le dernier état connu.
club-open = Constats ouverts
club-forget = Ne plus montrer cette table

## Classement

club-this-evening = Ce soir
club-last-evening = Dernière soirée
club-season = Saison
club-evenings = Soirées choisies
club-of-when = Quelles soirées comptent
club-from = Du
club-until = Au
club-days = { $n ->
    [one] Une soirée
   *[other] { $n } soirées
}
club-more-evenings = { $n ->
    [one] Une soirée plus ancienne
   *[other] { $n } soirées plus anciennes
}
club-no-results = Personne n’a encore de points.
club-place = Place
club-place-by = Place selon
club-rests-on = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
club-also = aussi { $names }
club-csv = Enregistrer en tableau (CSV)

## Qui est qui

club-people-text = Le même nom est la même personne à chaque table. Si deux noms sont une personne, dites-le ici ; on peut y revenir.
club-people-look = Le même nom est la même personne à chaque table.
club-search = Chercher un nom
club-known = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, { $tables ->
    [one] une table
   *[other] { $tables } tables
}
club-same-as = Est la même personne que …
club-picked = Qui est la même personne que { $name } ?
club-this-one = Celle-ci
club-apart = Une autre personne
club-merge-title = Une seule personne ?
club-merge-text = { $names } : points et manches sont additionnés. Aucune partie n’est changée. Connue comme :
club-known-as = { $name }
club-two = Ce sont deux personnes
club-said-merge = { $name } et { $other } sont maintenant une personne.
club-said-split = { $name } est de nouveau une personne à part.
club-sum-before = Dernier état connu
