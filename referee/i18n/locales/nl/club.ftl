### De pagina van een club: alle tafels, oproepen, de stand, wie is wie.

## De pagina

club-title = De club
club-parts = Delen van de clubpagina
club-tables = Tafels
club-standings = Stand
club-people = Wie is wie
club-sound = Geluid als een tafel roept
club-only-here = Alleen deze computer kan de pagina openen. Om anderen binnen te laten: referee club --lan
club-no-tables = Er is nog geen tafel gehoord. Aan elke tafel: referee serve --club ADRES

## Oproepen

club-calls-title = Oproepen voor de spelleider
club-call = { $table } roept de spelleider
club-since = al { $long }
club-answer = Ik kom eraan
club-answered = De spelleider komt eraan.

## Een tafel in het klein

club-seconds = { $n } s
club-minutes = { $n } min
club-hours = { $h } u { $min } min
club-played = { $long } gespeeld
club-round = Ronde { $n }
club-round-of = Ronde { $n } van { $of }
club-round-target = Ronde { $n }, tot { $points } punten
club-closed = Gesloten voor vandaag
club-away = { $long } geleden gehoord
club-calls = Roept de spelleider
club-silent = Al { $long } niet gehoord
club-about = { $names }: { $what }
club-waits-incident = Er klopt iets niet
club-waits-question = Er staat een vraag open
club-waits-owner = Van wie is dit?
club-waits-camera = De camera ziet niets
club-scene-home = Geen partij
club-scene-ready = Maakt zich klaar
club-scene-play = Speelt
club-scene-incident = Er klopt iets niet
club-scene-question = Er staat een vraag open
club-scene-camera = De camera ziet niets
club-scene-stopping = Stop is geroepen
club-scene-check = Bekijkt wat openstaat
club-scene-count = Telt
club-scene-score = De punten zijn bekend
club-scene-match-end = De partij is voorbij
club-group-needs = { $n ->
    [one] Eén tafel heeft iemand nodig
   *[other] { $n } tafels hebben iemand nodig
}
club-group-plays = Aan het spelen: { $n }
club-group-idle = Zonder lopende partij: { $n }
club-group-away = Weg: { $n }
club-sum-help = { $n ->
    [one] één tafel roept de spelleider
   *[other] { $n } tafels roepen de spelleider
}
club-sum-waiting = { $n ->
    [one] één tafel wacht op een beslissing
   *[other] { $n } tafels wachten op een beslissing
}
club-sum-silent = { $n ->
    [one] één tafel zwijgt
   *[other] { $n } tafels zwijgen
}
club-sum-plays = { $n ->
    [one] Eén tafel speelt, alles in orde
   *[other] { $n } tafels spelen, alles in orde
}
club-sum-idle = Er speelt geen tafel

## Eén tafel

club-no-such-table = Deze tafel bestaat niet
club-going = De pagina van { $table } wordt geopend …
club-open-page = Open zijn pagina
club-unreached = Zijn eigen pagina is van hier niet te bereiken. Dit is het laatste wat bekend is.
club-open = Openstaande bevindingen
club-forget = Deze tafel niet meer tonen

## Stand

club-this-evening = Vanavond
club-last-evening = Laatste avond
club-season = Seizoen
club-evenings = Gekozen avonden
club-of-when = Welke avonden tellen
club-from = Van
club-until = Tot en met
club-days = { $n ->
    [one] Eén avond
   *[other] { $n } avonden
}
club-more-evenings = { $n ->
    [one] Eén oudere avond
   *[other] { $n } oudere avonden
}
club-no-results = Nog niemand heeft punten.
club-place = Plaats
club-place-by = Plaats naar
club-rests-on = { $matches ->
    [one] Eén partij
   *[other] { $matches } partijen
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
club-also = ook { $names }
club-csv = Als tabel bewaren (CSV)

## Wie is wie

club-people-text = Dezelfde naam is aan elke tafel dezelfde persoon. Zijn twee namen één persoon, zeg het hier; het kan terug.
club-people-look = Dezelfde naam is aan elke tafel dezelfde persoon.
club-search = Zoek een naam
club-known = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}, { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}
club-same-as = Is dezelfde als …
club-picked = Wie is dezelfde persoon als { $name }?
club-this-one = Deze
club-apart = Een ander
club-merge-title = Eén persoon?
club-merge-text = { $names }: punten en rondes worden opgeteld. Geen partij wordt veranderd. Bekend als:
club-known-as = { $name }
club-two = Het zijn er twee
club-said-merge = { $name } en { $other } zijn nu één persoon.
club-said-split = { $name } is weer een eigen persoon.
club-sum-before = De laatst bekende stand
