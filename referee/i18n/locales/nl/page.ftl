### De pagina terwijl er gespeeld wordt: haar kader, /play en /screen.

## Overal

no-connection = Geen verbinding met de scheidsrechter.
refused = Dat ging niet.
page-missing = Deze pagina bestaat niet.
page-failed = Deze pagina kon niet geladen worden.
looking-on = Je kijkt mee.
host-goes-on = Hier gaat de gastheer verder.
host-only = Dat kan alleen de gastheer.
to-start = Naar de startpagina
close = Sluiten
less = { $label }: één minder
more-of = { $label }: één meer
number-whole = Een heel getal, graag: dit telt niet.
number-most = Hoogstens { $n }: dit telt niet.
number-least = Minstens { $n }: dit telt niet.
undo = Herstel
cancel = Annuleren
connecting = Verbinden met de scheidsrechter …
reconnecting = Geen verbinding. Nieuwe poging …
nobody-known = Iemand
players = Spelers

## Kleuren en stukken; een teken is de letter op de velden als „kleuren met letters” aan staat

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-orange = oranje
colour-purple = paars
colour-unread = kleur niet gelezen
which-colour = Welke kleur?
piece-shows = { $colour } { $n }
piece-shows-unread = { $colour }, getal niet gelezen
sign-red = R
sign-yellow = G
sign-green = N
sign-blue = B
sign-orange = O
sign-purple = P
a-piece = stuk
checks-fine = Alles is in orde
checks-rest = In orde: { $n }
table-has = De tafel met { $n } stukken.
table-tap = De tafel. Pijltjestoetsen kiezen een plek, Enter opent hem.
board-tap-hint = Tik aan wat er niet zo ligt.
piece-of = { $name }: { $piece }
camera-picture = Camera

## Het kader van de pagina op de telefoon

play-title = Aan tafel
tabs = Delen van deze pagina
tab-now = Nu
tab-table = Tafel
tab-score = Punten
tab-more = Meer
no-match = Er is geen partij open
no-match-new = Nieuwe partij
round-of = Ronde { $n } van { $of }
round-n = Ronde { $n }
start = START
stop = STOP
stopped-at = Gestopt op { $time }
rematch = Revanche
to-count = Verder naar tellen
all-as-seen = Alles zoals gezien ✓
count-not-all = Nog niet alle getallen geteld
count-take = { $n } tellen
count-unsent = nog niet verzonden
count-not-written = { $name }, { $n }: { $why }.
count-round-over = de ronde is aan tafel voorbij; het is niet geteld
still-to-count = { $n ->
    [one] Nog 1 speler te tellen
   *[other] Nog { $n } spelers te tellen
}
to-score = Toon de score
to-do-now = Wat er nu te doen is
not-scored = Nog geen score
to-match-end = Naar het einde van de partij
next-round = Iedereen klaar: ronde { $n }

## Spel, incident, vraag

who-deed = { $name }: { $deed }
announce = { $name }: { $deed } { $why }
left-word = over
points-so-far = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
newest = { $name }: { $piece }
n-of = { $n } van { $of }
page-before = De vorige
page-after = De volgende
photo-before = ervoor
photo-after = erna
photos-enlarge = Foto’s van ervoor en erna vergroten
rule-and-fit = Regel en waar het past
counted-by-hand = Met de hand geteld
not-so = Zo ging het niet
not-so-title = Wat is er gebeurd?
the-rule = De regel
rule-id = Regel { $rule }
would-fit = Waar het zou passen
how-to-count = Hoe telt het?
what-happened = Wat ligt er?
decided-mistake = Telt als fout
decided-allowed = Telt niet

## Problemen met de camera

try-again = Opnieuw proberen
other-camera = Camera kiezen
play-without = Zonder camera spelen
looking-cameras = Camera’s zoeken …
no-cameras = Geen camera gevonden.

## Klaar

show-picture = Camerabeeld tonen
hide-picture = Camerabeeld verbergen

## Stop, controleren, tellen, score

who-called = Gestopt op { $time }. Wie riep er?
who-really = Iemand anders riep: wie?
nobody-can = Niemand kan nog aanleggen
a-slip = Het was een vergissing
other-called = Iemand anders riep
steps = Na de ronde
step-check = Nakijken
step-count = Tellen
step-score = Score
step-do_now = Doen
step-match_end = Einde
check-title = { $n ->
    [0] Alles is beslist
    [one] 1 ding te bekijken
   *[other] { $n } dingen te bekijken
}
check-none = Niets te bekijken
check-open = Nog te beslissen
check-decided = Beslist
check-right = Rechtgezet
count-title = Tellen
ended = De ronde is voorbij.
ended-by = { $name } riep stop.
ended-stalemate = Niemand kon nog aanleggen.
count-more = Meer getallen, ter controle
keypad = Cijfers
key-back = Eén terug
key-next = Volgende getal
help-keys = Toetsen
key-stop = Stop, of verder spelen
key-who = Wie riep
key-turn = De televisie draaien
counted = geteld
as-seen = zoals gezien
field-of = { $field }, { $name }
wins-round = { $count ->
    [one] { $names } wint ronde { $n }
   *[other] { $names } winnen ronde { $n }
}
nobody-wins-round = Niemand wint ronde { $n }
standings-after = Na ronde { $n }
leads = staat voor
points-behind = { $n } achter
places-up = { $n } omhoog
places-down = { $n } omlaag
podium = Erepodium
totals-lines = De totalen van ronde tot ronde
best-round = Beste ronde: { $name }, { $points } in ronde { $n }
correct-counts = Aantallen verbeteren
correct-check = Opnieuw bekijken
do-now-title = Dit is nu te doen
match-unplayed = De partij is afgelopen. Er is geen ronde uitgespeeld.
wins-match = { $count ->
    [one] { $names } wint de partij
   *[other] { $names } winnen de partij
}
for-next-time = Voor de volgende keer
sheet-and-print = Scoreblad, afdruk, verloop
score-so-far = Stand tot nu toe
score-sheet = Punten van elke ronde
col-player = Speler
col-total = Totaal
has-left = gestopt
began-with = begon met { $n }
house-rules = Huisregels

## Verbeteren

free-spot = Een vrije plek
correct-whose = Van wie is het?
correct-colours = Welke kleuren?
correct-gone = Het ligt er niet
correct-missing = Hier ontbreekt iets

## Meer

log-title = Wat er gebeurde
was-undone = teruggenomen
this-screen = Dit scherm
signs = Kleuren met letters
device-name = Naam van dit scherm in het logboek
device-phone = Telefoon
device-tablet = Tablet
device-television = Televisie
device-computer = Computer
device-of = { $device } ({ $role })
the-match = De partij
unstart = De ronde was nog niet begonnen
resume = Doorspelen: de stop was een vergissing
pause = Pauze: de klok staat stil
go-on = Verder spelen
paused = Het spel ligt stil
end-match = Partij beëindigen
reopen = Partij weer openen
more-happened = Wat het programma overkwam
more-happened-nothing = Sinds het begin ging er niets mis.
more-sheet = Scoreblad van de partij
as-screen = Als tv-scherm tonen
rules-help = Regels en hulp
sure-unstart = De start terugnemen?
sure-unstart-text = Wat in deze ronde is gelegd, telt niet meer. Dit is ongedaan te maken.
sure-unstart-yes = Terugnemen
sure-resume = Doorspelen?
sure-resume-text = De ronde loopt vanaf nu weer.
sure-resume-yes = Doorspelen
sure-end_match = De partij nu beëindigen?
sure-end_match-text = Voltooide rondes tellen. Ze is weer te openen.
sure-end_match-yes = Beëindigen

## Televisie

screen-title = Scheidsrechter aan tafel
screen-turned = Het beeld is gedraaid.
screen-no-match = Nog geen partij. De gastheer begint er een.
screen-scan-player = Scan om mee te spelen
screen-scan-viewer = Scan om mee te kijken
screen-who-called = STOP! Wie riep er?
screen-count = Tel wat jullie over hebben
screen-then = Dan begint ronde { $n }.
screen-ready = { $round }: maak je klaar
screen-question = { $name }: { $why } Antwoord op een telefoon.
option-answered = { $option } { $answer }

## Geluid en spraak

sound-title = Geluid
sound-on = Dit scherm maakt geluid
sound-volume = Volume
sound-tones = Een geluid bij incident, vraag, start en stop
sound-speech = Hardop voorlezen
sound-no-voice = Dit apparaat heeft geen eigen stem voor deze taal; daarom wordt er niets voorgelezen.
sound-try = Proberen
sound-tried = Zo hard klinkt het.
sound-tap = Tik voor geluid
aloud-start = Ronde { $n } begint.
aloud-stop = Stop! Wie riep er?
aloud-time = De tijd is om. Dit is de laatste ronde.

## Demo

demo = Demo
demo-pause = Pauze
demo-go-on = Verder
demo-step = Volgende

# Wat de demo uitlegt, per scène

demo-home = De voorbeeldronde begint zo.
demo-ready = Voor een ronde: wie er spelen en wat er wordt klaargelegd.
demo-play = De camera kijkt van boven mee. Elk stuk dat hij ziet, is hier getekend.
demo-incident = Iemand brak een regel: wie, wat te doen is en de foto’s die het bewijzen. Tijdens het spel rechtgezet kost het niets.
demo-question = Hier wordt niemand beschuldigd: de scheidsrechter vraagt, de tafel beslist.
demo-ended = De opname is afgelopen. STOP leidt naar het tellen en de punten.
demo-camera = De camera heeft een probleem en zegt welk. Er kan doorgespeeld worden.
demo-stopping = De eerste tik op STOP zette de tijd stil. Tik aan wie er riep.
demo-check = Na de stop: wat telt en wat niet. Elke regel is te openen en te beslissen.
demo-count = De camera telt. „Alles zoals gezien” neemt zijn aantallen over.
demo-score = De score van de ronde, met de reden bij elke regel.
demo-standings = De stand na deze ronde.
demo-do-now = Wat iedereen voor de volgende ronde doet.
demo-match-end = Dat was de voorbeeldronde. Een eigen partij begin je op de startpagina.

camera-rate = { $fps } beelden per seconde, { $delay } s achter.

# Waar een scherm vanzelf donker kan worden (zonder https houdt een browser het niet wakker)

awake-tap = Tik één keer, dan blijft dit scherm aan.
awake-refused = Dit scherm kan donker worden: stel het in op „altijd aan”.
language = Taal

## Tijdens het spel geleerd
ask-not-sure = Weet niet
ask-beside = Ter vergelijking
ask-on-phone = { $text } Antwoord op een telefoon.
screen-on-phone = Antwoord op een telefoon.
learned-title = { $n ->
    [0] Nog niets van jullie geleerd
    [one] Van jullie geleerd: 1 stuk
   *[other] Van jullie geleerd: { $n } stukken
}
learned-text = Aan deze stukken herkent de scheidsrechter andere. Klopt er een niet? Laat het vergeten.
learned-forget = Vergeten
learned-one = { $name }: { $piece }
learned-unkept = De set kon niet worden bewaard: { $why }

## A stop that the camera offers

stop-offered-yes = Ja, stop
stop-offered-no = Nee, doorspelen

## Een tafel van de club

host-title = De club
host-call = Spelleider roepen
host-call-text = Dit is { $table } van de club. De spelleider ziet een oproep meteen.
host-call-end = Niet meer nodig
host-called = De spelleider is geroepen.
host-coming = De spelleider heeft jullie gehoord en komt eraan.
