### Wat om het spel heen staat: start, voorbereiding, een partij achteraf, vaste spelers, hulp.

## Spellen en spelregels

by-hand = Met de hand geteld

seat-number = Plaats { $n }
frame-bottom = onderkant
frame-right = rechterkant
frame-top = bovenkant
frame-left = linkerkant

## Start

home-title = Referee
home-match-of = Partij van { $time }
home-go-on = Verder spelen
home-go-on-round = Verder met ronde { $round }
home-in-play = Bezig
home-new = Nieuwe partij
home-new-text = Kies een spel, zeg wie meespeelt, start.
home-demo = Demo bekijken
home-demo-text = Twee minuten uit een ronde met scheidsrechter, zonder camera.
home-demo-dice = Demo van het dobbelspel bekijken
home-demo-dice-text = Een minuut uit een dobbelronde met scheidsrechter.
home-demo-cards = Demo van het kaartspel bekijken
home-demo-cards-text = Ruim een minuut uit een kaartronde met scheidsrechter.
home-people = Vaste spelers
home-people-text = Wie hier speelt, en wie er wint.
home-help = Regels en hulp
home-help-text = Elke regel in gewone woorden, met tekeningen.
home-matches = Partijen
home-no-matches = Hier is nog geen partij gespeeld.
home-more = { $n ->
    [one] Eén oudere partij tonen
   *[other] { $n } oudere partijen tonen
}
home-open = Openen
home-rounds = { $n ->
    [0] nog geen ronde
    [one] 1 ronde
   *[other] { $n } rondes
}
home-won = { $n ->
    [one] { $names } won
   *[other] { $names } wonnen samen
}
home-unfinished = niet afgemaakt
home-damaged = Beschadigd
home-damaged-export = Als JSON bewaren
home-delete = Verwijderen
home-delete-name = Partij verwijderen: { $when }
home-delete-sure = Deze partij voorgoed verwijderen? Rondes, foto’s en punten gaan mee.
home-search = Zoek in de partijen
home-choose = Verwijder er meer
home-choose-begun = Kies de onafgemaakte
home-choose-end = Annuleren
home-choose-name = Kies de partij van { $when }
home-delete-several = Verwijder { $n }
home-delete-several-sure = { $n ->
    [one] Deze partij met al haar rondes verwijderen?
   *[other] Deze { $n } partijen met al hun rondes verwijderen?
}
home-deleted-several = { $n ->
    [one] De partij is verwijderd.
   *[other] { $n } partijen zijn verwijderd.
}
home-found = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} gevonden
home-delete-yes = Voorgoed verwijderen
home-delete-no = Bewaren
home-deleted = De partij is verwijderd.
home-other-screens = Op een ander scherm
home-other-screens-text = Richt de camera van een telefoon hierop, in hetzelfde wifi-netwerk. Geen app nodig.
home-only-here = Alleen deze computer kan de pagina openen. Om telefoons binnen te laten, start met: referee serve --lan
screens-whose = Wiens link
role-player = Speler
role-player-may = start en stopt, roept, telt, beslist en verbetert in de lopende partij.
role-viewer = Kijker
role-viewer-may = ziet alles en verandert niets; voor de televisie.
role-camera = Camera
role-camera-may = een telefoon die naar de tafel kijkt.
role-host = Gastheer
role-host-may = mag alles: partijen, mensen, camera’s.
screens-renew = Nieuwe link maken
screens-renew-sure = Een nieuwe link maken? De oude vervalt, op elk scherm dat ermee binnenkwam.
screens-renewed = De oude link opent niets meer.
home-television-here = Open het grote scherm hier
home-qr = QR-code voor { $address }
home-import = Partij uit een bestand inlezen
home-import-text = Een JSON- of JSONL-bestand dat van een partij is bewaard.
home-imported = De partij is ingelezen.
home-import-large = Dit bestand is te groot voor een partij.
today = vandaag
yesterday = gisteren

## Voorbereiding

setup-title = Nieuwe partij
setup-step-of = Stap { $n } van { $of }
setup-then = daarna: { $step }
setup-back = Terug
setup-next = Verder
setup-choose-game = Kies eerst een spel.
setup-skip-all = Nu starten
setup-start = Partij starten
setup-starting = Een moment …
setup-leave = Sluiten
setup-step-game = Spel
setup-step-players = Spelers
setup-step-rules = Huisregels
setup-step-length = Hoe lang
setup-step-camera = Camera
setup-step-table = Tafel
setup-step-ready = Klaar
setup-game-title = Wat spelen jullie?
setup-players-title = Wie speelt mee?
setup-players-frames = De witte rand op de kaarten zegt van wie ze zijn.
setup-players-seats = In de volgorde waarin jullie zitten.
setup-add-player = Nog een speler
setup-remove-player = { $name } eruit halen
setup-name-of = Naam van speler { $n }
setup-frame-of = Rand van { $name }
setup-player-n = speler { $n }
setup-up = { $name } naar boven
setup-down = { $name } naar beneden
setup-most-players = Dit spel is voor hoogstens { $n } spelers.
setup-need-name = Vul een naam in, of haal deze speler eruit.
setup-same-name = Twee spelers heten { $name }. Zet er een letter bij, dan zijn ze uit elkaar te houden.
setup-name = Naam
setup-regulars = Vaste spelers:
setup-players-range = { $from } tot { $to } spelers
setup-frame-exchange = ruilen met { $name }
brought-in = Anders voor sommige spelers
setup-brought-of = { $what }: { $name }
setup-rules-title = Hoe spelen jullie thuis?
setup-rules-text = Alles staat zoals de regels het zeggen. Verander alleen wat jullie anders spelen.
setup-rules-more = Nog { $n } vragen
setup-rules-less = Minder vragen
setup-rules-changed = { $n ->
    [0] Zoals de regels
    [one] 1 huisregel
   *[other] { $n } huisregels
}
setup-default = zoals de regels
setup-seconds-own = Binnen een aantal seconden
setup-seconds-n = { $n } seconden
setup-seconds-label = Hoeveel seconden?
setup-length-title = Hoe lang spelen jullie?
setup-length-rounds = Een aantal rondes
setup-length-points = Tot iemand zoveel punten heeft
setup-length-minutes = Een bepaalde tijd
setup-length-open = Tot we stoppen
setup-length-rounds-n = Rondes
setup-length-points-n = Punten
setup-length-minutes-n = Speelminuten
setup-length-usual = gewoonlijk: { $n }
setup-camera-title = Wie kijkt mee?
setup-camera-text = Een camera boven de tafel ziet wat iedereen legt. Zonder camera tellen jullie met de hand.
setup-camera-none = Geen camera
setup-camera-none-text = Jullie spelen, en vullen aan het einde van een ronde in wat over is.
setup-camera-phone-text = Niets te installeren: zijn browser stuurt de beelden.
setup-camera-phone-scan = Scan dit met de telefoon en tik op “Toestaan”. Maak de telefoon boven de tafel vast.
setup-camera-again = Opnieuw naar camera’s zoeken
setup-camera-found-none = Geen camera gevonden. Sluit er een aan en zoek opnieuw.
setup-camera-dark = Geen beeld
setup-camera-chosen = Een camera
setup-table-title = Toon het lege spelplan
setup-table-text = Maak het spelplan leeg, haal je handen weg. Het hele plan moet in beeld zijn.
setup-table-learn = Leer het spelplan van dit beeld
setup-table-again = Opnieuw leren
setup-table-learning = Het spelplan wordt geleerd; dat duurt een paar seconden. Houd de handen weg.
setup-table-doing = Nu: { $what }.
setup-table-spots = { $n } plekken gevonden
setup-table-waiting = Nog geen beeld. Kies eerst een camera.
setup-table-picture = Het camerabeeld met de gevonden velden
setup-table-checks = Wat de camera zegt
setup-table-good = De tafel is geleerd. Jullie kunnen spelen.
setup-check-ok = in orde
setup-check-bad = kijk hiernaar
setup-teach-title = Van wie zijn deze stukken?
setup-teach-take = Foto maken
setup-teach-again = Opnieuw maken
setup-step-sides = Kanten
setup-sides-title = Wie zit waar?
setup-sides-text = De camera houdt jullie uit elkaar door de kant van de tafel waar je spullen liggen. Kies voor iedereen een kant van het beeld.
setup-sides-of = Kant van { $name }
setup-players-unwatched = Een camera houdt { $n } spelers uit elkaar, één aan elke kant van de tafel. Met meer spelers tellen mensen.
setup-ready-title = Klaar?
setup-ready-text = Dit is later allemaal te veranderen.
setup-change = Wijzigen
setup-ready-change = { $what } wijzigen
setup-ready-rounds = { $n ->
    [one] 1 ronde
   *[other] { $n } rondes
}
setup-ready-points = tot { $n } punten
setup-ready-minutes = { $n } minuten
setup-ready-open = tot jullie stoppen
setup-ready-spots = { $n } plekken geleerd
setup-ready-not-learned = nog niet geleerd

## Huisregels: telkens één vraag, en wat elk antwoord betekent

option-in-flight = Mag een kaart die al in de hand is, na de roep nog worden gelegd?
answer-in-flight-no = Nee
answer-in-flight-yes = Ja

## Vaste spelers

people-none = Hier heeft nog niemand gespeeld.
people-caption = Gesorteerd op de kolom die je kiest.
people-name = Naam
people-matches = Partijen
people-rounds = Rondes
people-wins = Gewonnen
people-points = Punten
people-average = Gemiddeld
people-streak = Op rij
people-best = Beste ronde
people-pace = Stukken per minuut
people-mistakes = Fouten per ronde
people-all-games = Alle spellen
people-csv = Alle cijfers (CSV)
people-record-pace = Snelste hand
people-record-mistakes = Minste fouten
people-record-streak = Langste winstreeks
people-record-best = Beste ronde
people-value-pace = { $n ->
    [one] { $shown } stuk per minuut
   *[other] { $shown } stukken per minuut
}
people-value-mistakes = { $n ->
    [one] { $shown } fout per ronde
   *[other] { $shown } fouten per ronde
}
people-value-streak = { $n ->
    [one] { $shown } partij op rij
   *[other] { $shown } partijen op rij
}
people-value-best = { $n ->
    [one] { $shown } punt
   *[other] { $shown } punten
}
people-after = { $n ->
    [one] na 1 ronde
   *[other] na { $n } rondes
}
people-too-few = { $n ->
    [one] Vanaf 1 ronde waarin erop gelet is.
   *[other] Vanaf { $n } rondes waarin erop gelet is.
}

## Hulp

help-all = Alle regels
help-search = Zoek in de regels
help-game = Spel
help-found = { $n ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] 1 regel
   *[other] { $n } regels
}
help-no-rule = Deze regel bestaat niet.
help-more-rules = Andere regels
help-before = Vorige
help-next = Volgende
help-camera-title = De camera opstellen
help-camera-text = Waar hij moet staan, en welk licht hij graag heeft.
help-camera-drawing = Een camera op een statief kijkt neer op een spelplan met stenen. Het hele spelplan is in beeld.
help-camera-above = Kijk van boven op het spelplan.
help-camera-above-text = Hoe steiler, hoe beter; 50 tot 80 graden is het best. Van opzij verdwijnen stukken achter stenen.
help-camera-whole = Het hele spelplan vult het beeld.
help-camera-whole-text = Elke hoek is te zien, met een handbreedte eromheen en niet meer.
help-camera-still = Niets beweegt.
help-camera-still-text = Een klem of een statief op de vloer. Stoot iemand tegen de tafel, leg het spelplan dan terug; de scheidsrechter zegt wanneer.
help-camera-light = Gelijkmatig licht.
help-camera-light-text = Een lamp van opzij of daglicht. Geen fel raam achter het spelplan.
help-camera-glare = Geen glans op de kaarten.
help-camera-glare-text = Spiegelt er een lamp in, verplaats dan de lamp, niet de camera.
help-camera-empty = Toon hem eerst het lege spelplan.
help-camera-empty-text = Van dat ene beeld leert hij velden en kleuren. Ze blijven bij de partij.
help-camera-choose = Camera kiezen

## Mensen in een partij

people-total = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
people-rename = Naam veranderen
people-exchange = Met iemand ruilen
people-leave = Stopt
people-save = Opslaan
cancel-act = Annuleren
people-new-name = Nieuwe naam voor { $name }
people-exchange-with = { $name } neemt de set van:
people-free-set = een set die niemand heeft
people-free-seat = een vrije plaats
people-leave-sure = Stopt { $name } met spelen? De punten blijven op het blad.
people-leave-yes = Ja, stopt
people-gone = { $name } stopte na ronde { $round } met { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
people-join = Iemand komt erbij
people-join-name = Naam
people-join-frame = Rand van de kaarten
people-join-seat = Plaats
people-join-start = Begint met
people-join-average = Het gemiddelde van de anderen
people-join-number = Zoveel punten:
people-join-points = Punten bij het begin
people-join-yes = Komt erbij

## Een partij achteraf

match-title = Partij { $n }
match-missing = Deze partij bestaat niet.
match-loading = Een moment …
match-won = { $n ->
    [one] { $names } won
   *[other] { $names } wonnen samen
}
match-of = { $names }
match-reopen = Nog een ronde
match-rematch = Revanche
match-print = Afdrukken
match-sheet = Scoreblad
match-total = Totaal
match-round = Ronde { $n }
match-rounds = Rondes
match-winner = (gewonnen)
match-left = { $round ->
    [0] stopte voor de eerste ronde
   *[other] stopte na ronde { $round }
}
over-title = Er wordt al gespeeld
over-text = Ronde { $n } van { $names } ligt op tafel. Die kan later verder.
over-text-nobody = Ronde { $n } ligt op tafel. Die kan later verder.
over-go-on = Daarmee verder
over-yes = Opzijleggen
match-house-rules = Huisregels
match-people = Wie speelt
match-files = Om mee te nemen
match-file-export-csv = Punten (CSV)
match-file-events-csv = Elke gebeurtenis (CSV)
match-file-export-json = Hele partij (JSON)
match-file-export-jsonl = Hele partij (JSONL)
match-delete = Deze partij verwijderen …
match-called = { $name } riep stop.
match-stalemate = Niemand kon nog aanleggen.
match-running = Deze ronde wordt nu gespeeld.
match-not-begun = Deze ronde is nog niet begonnen.
match-change = Deze ronde wijzigen
match-changing = Je wijzigt ronde { $n }
match-changing-done = Klaar
change-call = Wie riep stop?
change-start = De start
change-unstart = Ze is nog niet begonnen
change-unstart-text = Neemt de start terug: de klok gaat naar nul.
replay-play = Afspelen
replay-pause = Pauze
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-slider = Zetten van de ronde
replay-at = Zet { $n } van { $of }: { $text }

## De film van een ronde

film-title = Film van de ronde
film-make = Maak een film van deze ronde
film-making = De film wordt gemaakt …
film-save = Film opslaan ({ $size } MB)
film-pictures = Beelden voor films
film-keep = Vanaf nu beelden van rondes bewaren
film-keep-text = Tot vijf beelden per seconde zolang een ronde loopt, alleen op de computer van de scheidsrechter, ongeveer 2 tot 10 MB per minuut. Hoogstens 4 GB; de oudste gaan eerst.
film-kept = Beelden en films: { $size } MB
film-delete = Alles verwijderen …
film-delete-yes = Voorgoed verwijderen
