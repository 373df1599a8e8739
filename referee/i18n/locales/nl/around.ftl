### Wat om het spel heen staat: start, voorbereiding, een partij achteraf, vaste spelers, hulp.

## Spellen en spelregels

document-board-new = Bordspel, nieuwere regels
document-board-new-text = Plaats 1 tot 4: twee chips, één chip, geen. Een fout betekent laatste plaats.
document-board-old = Bordspel, oudere regels
document-board-old-text = Twee punten voor wie klaar is, één voor de minste kaarten over. Een fout betekent geen score.
document-card-999 = Kaartspel (999 Games)
document-card-999-text = Eén punt voor elke kaart in het midden, twee minpunten voor elke kaart in de stapel.
document-card-weber = Kaartspel volgens Weber
document-card-weber-text = Dezelfde punten, een stapel die groeit en krimpt, later meedoen, opnieuw delen vanaf 30.
document-dice = Dobbelspel
document-dice-text = Dobbelstenen over zijn minpunten; wie klaar is, krijgt ze als punten.
with-camera = Een camera kan meekijken
by-hand = Met de hand geteld
game-board = Bordspel
game-card-999 = Kaartspel (999 Games)
game-card-weber = Kaartspel (Weber)
game-dice = Dobbelspel

frame-solid = enkel
frame-double = dubbel
frame-dashed = gestreept
frame-dotted = gestippeld
seat-number = Plaats { $n }

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
setup-back = Terug
setup-next = Verder
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
setup-step-teach = Stukken
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
brought-in-board = Bordjes van de vorige keer
brought-tableau = Kaarten op bordje
brought-jokers-spent = Jokers op
brought-stack = Kaarten in de stapel
brought-double = Speelt met twee sets
brought-dice-each = Dobbelstenen
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
setup-length-minutes-n = Minuten
setup-length-usual = gewoonlijk: { $n }
setup-camera-title = Wie kijkt mee?
setup-camera-text = Een camera boven de tafel ziet elke kaart. Zonder camera tellen jullie met de hand.
setup-camera-none = Geen camera
setup-camera-none-text = Jullie spelen, en vullen aan het einde van een ronde in wat over is.
setup-camera-phone-text = Niets te installeren: zijn browser stuurt de beelden.
setup-camera-phone-scan = Scan dit met de telefoon en tik op “Toestaan”. Maak de telefoon boven de tafel vast.
setup-camera-again = Opnieuw naar camera’s zoeken
setup-camera-found-none = Geen camera gevonden. Sluit er een aan en zoek opnieuw.
setup-camera-dark = Geen beeld
setup-camera-chosen = Een camera
setup-table-title = Toon het lege spelplan
setup-table-text = Maak het spelplan leeg, haal je handen weg. Alle velden moeten in beeld zijn.
setup-table-learn = Leer het spelplan van dit beeld
setup-table-again = Opnieuw leren
setup-table-learning = Het spelplan wordt geleerd; dat duurt een paar seconden. Houd de handen weg.
setup-table-doing = Nu: { $what }.
setup-table-found = { $n } velden gevonden
setup-table-spots = { $n } plekken gevonden
setup-table-waiting = Nog geen beeld. Kies eerst een camera.
setup-table-picture = Het camerabeeld met de gevonden velden
setup-table-checks = Wat de camera zegt
setup-table-good = De tafel is geleerd. Jullie kunnen spelen.
setup-check-ok = in orde
setup-check-bad = kijk hiernaar
setup-teach-title = Van wie zijn deze stukken?
setup-teach-text = Leg van iedereen een paar stukken op het spelplan. Tik een stuk aan en zeg van wie het is. Eén keer is genoeg.
setup-teach-find = Opnieuw naar stukken zoeken
setup-teach-none = Geen stukken gezien. Leg er een paar op het spelplan en zoek opnieuw.
setup-teach-piece = { $kind ->
    [card] Kaart
    [joker] Joker
    [token] Steen
   *[unknown] Stuk
} { $n }, { $owner ->
    [none] nog niet gezegd van wie
   *[other] { $owner }
}
setup-teach-whose = Van wie is stuk { $n }?
setup-teach-token = Een steen
setup-teach-nothing = Geen stuk
setup-teach-left = { $n ->
    [0] Alles gezegd
    [one] Nog 1 te zeggen
   *[other] Nog { $n } te zeggen
}
setup-teach-colour = Welke kleur is dit?
setup-teach-name = Naam van deze set (om hem terug te vinden)
setup-teach-save = Onthouden
setup-teach-saved = De set is nu bekend.
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
setup-ready-learned = { $n } velden geleerd
setup-ready-spots = { $n } plekken geleerd
setup-ready-not-learned = nog niet geleerd

## Huisregels: telkens één vraag, en wat elk antwoord betekent

option-sections = Hoeveel spelplandelen met drie of vier spelers?
answer-sections-9 = Negen
answer-sections-10 = Tien
answer-sections-any = Zoveel we willen
option-contact = Wat moet een nieuwe kaart raken?
answer-contact-token-cell = Het veld van de steen
answer-contact-token-card = Een veld van de kaart onder de steen
option-token-cell-free = Mag een kaart op het lege veld waar een steen staat?
answer-token-cell-free-no = Nee
answer-token-cell-free-yes = Ja
option-token-stack = Mogen twee stenen op hetzelfde veld beginnen?
answer-token-stack-forbid = Nee
answer-token-stack-allow = Ja
option-dead-end = Wanneer is een steen geblokkeerd?
answer-dead-end-geometry = Geen twee vrije velden ernaast
answer-dead-end-deck = Geen kaart van de set past
answer-dead-end-unplayed = Geen kaart in het spel past nog
option-dead-end-jokers = Is een steen nog vrij als het via jokers verder kan?
answer-dead-end-jokers-ignore = Nee
answer-dead-end-jokers-count = Ja
option-release-duty = Moet de volgende kaart de steen bevrijden die je hebt ingesloten?
answer-release-duty-must-next = Ja, meteen
answer-release-duty-may = Alleen wie wil
option-release-by = Wie mag een geblokkeerde steen bevrijden?
answer-release-by-causer = Wie hem insloot
answer-release-by-anyone = Iedereen
option-joker-clock-s = Hoe snel moet na een joker een kaart volgen?
answer-joker-clock-s-off = Vóór al het andere, zonder klok
option-joker-undo = Een joker die anderen hebben ingesloten:
answer-joker-undo-take-back = Terugnemen, geen fout
answer-joker-undo-stays = Hij blijft liggen
answer-joker-undo-mistake = Dat is een fout
option-joker-blocks = Telt een joker die een steen insluit als een kaart?
answer-joker-blocks-as-card = Ja, de eigenaar bevrijdt de steen
answer-joker-blocks-ignore = Nee
option-jokers-per = Hoe lang doe je met twee jokers?
answer-jokers-per-round = Twee in elke ronde
answer-jokers-per-match = Twee voor de hele partij
option-joker-key = Welke jokers beslissen bij gelijke stand?
answer-joker-key-used-this-round = Die in deze ronde gebruikt zijn
answer-joker-key-left = Die nog over zijn
option-discard-top-playable = Mag de bovenste kaart van de eigen aflegstapel worden gelegd?
answer-discard-top-playable-no = Nee
answer-discard-top-playable-yes = Ja
option-race = Twee gaan voor dezelfde steen: wanneer is hij verzet?
answer-race-logical-token = Zodra de kaart ligt
answer-race-physical-token = Als de steen zelf verplaatst is
option-race-card-999 = Twee kaarten tegelijk op één stapel: welke blijft?
answer-race-lower = De onderste
answer-race-weber = Zoals Weber het zegt
option-stop-at = Wanneer is de ronde voorbij?
answer-stop-at-call = Bij de roep
answer-stop-at-last-card = Als iemands laatste kaart ligt
option-stop-tie = Twee lege handen tegelijk: wie is klaar?
answer-stop-tie-caller = Wie het eerst riep
answer-stop-tie-shared = Allebei
option-in-flight = Mag een kaart die al in de hand is, na de roep nog worden gelegd?
answer-in-flight-no = Nee
answer-in-flight-yes = Ja
option-swapped-colours = Goede kleuren, maar omgedraaid: een fout?
answer-swapped-colours-ask = Vraag het ons elke keer
answer-swapped-colours-mistake = Ja, een fout
answer-swapped-colours-ok = Nee, dat is goed
option-mistake-scope = Wat kost aan het einde punten?
answer-mistake-scope-colours-and-cover = Alleen kaarten die fout liggen
answer-mistake-scope-any-proven-violation = Alles wat gezien is
option-take-back = Een foute kaart die op tijd wordt teruggenomen:
answer-take-back-allowed = Is vergeven
answer-take-back-forbidden = Telt toch
option-mistake-place = Een fout: welke rij van de tabel?
answer-mistake-place-last-row = De laatste
answer-mistake-place-competition = De gedeelde plaats
option-winner-mistake = Wie klaar was, maakte een fout:
answer-winner-mistake-shift-up = De anderen schuiven op
answer-winner-mistake-vacant-first = De eerste plaats blijft leeg
option-old-winner-mistake = Wie klaar was, maakte een fout:
answer-old-winner-mistake-nobody-two = Niemand krijgt twee punten
answer-old-winner-mistake-promote = Wie de minste kaarten heeft, krijgt ze
option-old-2p-winner-mistake = Twee spelers, en wie klaar was, maakte een fout:
answer-old-2p-winner-mistake-literal = De ander krijgt niets
answer-old-2p-winner-mistake-promote = De ander krijgt twee punten
option-stalemate-tie = Niemand kan aanleggen, en meerdere legden de meeste kaarten:
answer-stalemate-tie-by-edition = Zoals deze regels zeggen
answer-stalemate-tie-jokers-then-share = Minder jokers, anders gedeeld
answer-stalemate-tie-share = Ze winnen allemaal
answer-stalemate-tie-fewest-left = Minder kaarten over wint
option-stalemate-rank = Niemand kan aanleggen: hoe volgen de anderen?
answer-stalemate-rank-left = Naar kaarten over
answer-stalemate-rank-placed = Naar gelegde kaarten
option-tableau-add = Moeten kaarten op het bordje?
answer-tableau-add-must = Ja
answer-tableau-add-may = Een speler mag ervan afzien
option-tableau-cap = Hoeveel kaarten passen op een bordje?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = Zoveel er zijn
option-match-tie = Evenveel punten aan het einde:
answer-match-tie-shared = Beiden winnen
answer-match-tie-none = Niemand wint
option-carry-over = Gaan de bordjes mee naar de volgende partij?
answer-carry-over-by-edition = Zoals deze regels zeggen
answer-carry-over-on = Ja
answer-carry-over-off = Nee
answer-carry-over-ask = Vraag het aan het einde
option-rules = Drie spelers: hoeveel kaarten in de rij?
answer-rules-999 = Vier (999 Games)
answer-rules-weber = Drie (Weber)
option-expert = Mogen kaarten op kaarten van de rij (variant voor experts)?
answer-expert-off = Nee, één kaart per plek
answer-expert-on = Ja, rijen zijn tussenopslag
option-row-step = Rijen als tussenopslag: wat mag op een kaart?
answer-row-step-any-lower = Elk lager getal
answer-row-step-one = Alleen het getal eronder
option-wrong-card = Een foute kaart in het midden:
answer-wrong-card-back = Telt niet
answer-wrong-card-minus = Kost ook een punt
option-count-step = Hoeveel kaarten draai je tegelijk om?
answer-count-step-three-plus = Drie of meer
answer-count-step-exactly-three = Altijd drie
answer-count-step-one = Altijd één
option-redeal-sum = Opnieuw delen vanaf 30: hoe telt een 10?
answer-redeal-sum-values = Als 10
answer-redeal-sum-digits = Als 1, naar de cijfers
option-redeal = Hoe vaak mag je opnieuw delen?
answer-redeal-each = Zo vaak als nodig
answer-redeal-once = Eén keer
option-join-round = Wie later meedoet, begint met het gemiddelde:
answer-join-round-exact = precies
answer-join-round-nearest = afgerond
answer-join-round-down = naar beneden afgerond
answer-join-round-up = naar boven afgerond
option-handicap = Legt wie stop roept vanaf dan een kaart meer op de stapel?
answer-handicap-off = Nee
answer-handicap-on = Ja, hij groeit en krimpt
option-aborted = Een afgebroken ronde:
answer-aborted-void = Telt niet
answer-aborted-score = Telt zoals ze staat
option-disqualified = Een gediskwalificeerde speler:
answer-disqualified-out = Verlaat de partij
answer-disqualified-round-zero = Krijgt deze ronde niets
option-wrong-die = Een dobbelsteen die aan het einde fout ligt:
answer-wrong-die-back = Telt als niet gelegd
answer-wrong-die-ignore = Blijft zoals hij is

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
chapter-setup = Voor de eerste ronde
chapter-play = Hoe er gespeeld wordt
chapter-place = Een kaart leggen
chapter-token = De steen verzetten
chapter-dead = Doodlopende straatjes
chapter-joker = Jokers
chapter-end = Het einde van een ronde
chapter-check = Nakijken
chapter-audit = Wat het laatste beeld toont
chapter-score-n = Punten, nieuwere regels
chapter-score-o = Punten, oudere regels
chapter-tab = Het spelersbordje
chapter-match = De partij
drawing-covers = De kaart bedekt de helft van een andere kaart.
drawing-fits = Beide helften liggen op hun eigen kleur.
drawing-colour = De rechterhelft is rood, haar veld is geel.
drawing-edge = De kaart ligt met een kant aan het veld van de steen.
drawing-away = De kaart raakt het veld van de steen niet.
drawing-corner = De kaart raakt het veld van de steen alleen met een hoek.
drawing-turned = De goede twee kleuren, maar omgedraaid. Jullie tafel beslist.
drawing-far = De steen gaat op de helft die verder weg ligt.
drawing-near = De steen staat op de nabije helft.
drawing-stuck = Er liggen geen twee vrije velden naast de steen: hij is geblokkeerd.
drawing-freed = Wie de steen insloot, legt de volgende kaart ergens anders, en de steen gaat daarheen.
drawing-joker-other = De joker heeft een enkele rand, de kaart stippen: dit is een kaart van een andere speler.
drawing-joker-own = De speler van de joker gaat daar verder.

## Mensen in een partij

people-total = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
people-rename = Andere naam
people-exchange = Sets ruilen
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
    [one] 1 punt
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
match-left = stopte na ronde { $round }
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
change-board = Het spelplan: tik aan wat niet klopt
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
