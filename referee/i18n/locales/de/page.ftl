### Die Seite, während gespielt wird: ihr Rahmen, /play und /screen.

## Überall

no-connection = Keine Verbindung zum Schiedsrichter.
refused = Das ging nicht.
page-missing = Diese Seite gibt es nicht.
page-failed = Diese Seite konnte nicht geladen werden.
looking-on = Du schaust zu.
host-goes-on = Hier macht der Gastgeber weiter.
host-only = Das kann nur der Gastgeber.
to-start = Zur Startseite
close = Schließen
less = { $label }: eins weniger
more-of = { $label }: eins mehr
number-whole = Bitte eine ganze Zahl: Das zählt nicht.
number-most = Höchstens { $n }: Das zählt nicht.
number-least = Mindestens { $n }: Das zählt nicht.
undo = Rückgängig
cancel = Abbrechen
connecting = Verbinde mit dem Schiedsrichter …
reconnecting = Keine Verbindung. Neuer Versuch …
nobody-known = Jemand
players = Spieler

## Farben und Teile; ein Zeichen ist der Buchstabe auf den Feldern, wenn „Farben mit Buchstaben“ an ist

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-purple = Lila
colour-unread = Farbe nicht gelesen
which-colour = Welche Farbe?
piece-shows = { $colour } { $n }
piece-shows-unread = { $colour }, Zahl nicht gelesen
sign-red = R
sign-yellow = G
sign-green = Ü
sign-blue = B
sign-orange = O
sign-purple = L
a-piece = Teil
checks-fine = Alles ist in Ordnung
checks-rest = In Ordnung: { $n }
table-has = Der Tisch mit { $n } Teilen.
table-tap = Der Tisch. Pfeiltasten wählen eine Stelle, Enter öffnet sie.
board-tap-hint = Tippt an, was nicht so daliegt.
piece-of = { $name }: { $piece }
camera-picture = Kamera

## Der Rahmen der Seite am Tisch

play-title = Am Tisch
tabs = Teile dieser Seite
tab-now = Jetzt
tab-table = Tisch
tab-score = Punkte
tab-more = Mehr
no-match = Es läuft keine Partie
no-match-new = Neue Partie
round-of = Runde { $n } von { $of }
round-n = Runde { $n }
start = START
stop = STOPP
stopped-at = Gestoppt bei { $time }
rematch = Revanche
to-count = Weiter zum Zählen
all-as-seen = Alles wie gesehen ✓
count-not-all = Noch nicht alle Zahlen gezählt
count-take = { $n } zählen
count-unsent = noch nicht gesendet
count-not-written = { $name }, { $n }: { $why }.
count-round-over = die Runde ist am Tisch vorbei; es wurde nicht gezählt
still-to-count = { $n ->
    [one] Noch 1 Spieler zu zählen
   *[other] Noch { $n } Spieler zu zählen
}
to-score = Wertung zeigen
to-do-now = Was jetzt zu tun ist
not-scored = Noch nicht gewertet
to-match-end = Zum Ende der Partie
next-round = Alle bereit: Runde { $n }

## Spiel, Vorfall, Frage

who-deed = { $name }: { $deed }
announce = { $name }: { $deed } { $why }
left-word = übrig
points-so-far = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
newest = { $name }: { $piece }
n-of = { $n } von { $of }
page-before = Der Fall davor
page-after = Der Fall danach
photo-before = vorher
photo-after = nachher
photos-enlarge = Bilder von vorher und nachher vergrößern
rule-and-fit = Regel und passende Felder
counted-by-hand = Von Hand gezählt
not-so = So war es nicht
not-so-title = Was ist passiert?
the-rule = Die Regel
rule-id = Regel { $rule }
would-fit = Wo es passen würde
how-to-count = Wie zählt es?
what-happened = Was liegt da?
decided-mistake = Zählt als Fehler
decided-allowed = Zählt nicht

## Ärger mit der Kamera

try-again = Noch einmal versuchen
other-camera = Kamera wählen
play-without = Ohne Kamera spielen
looking-cameras = Suche Kameras …
no-cameras = Keine Kamera gefunden.

## Bereit

show-picture = Kamerabild zeigen
hide-picture = Kamerabild ausblenden

## Stopp, Prüfen, Zählen, Werten

who-called = Gestoppt bei { $time }. Wer hat gerufen?
who-really = Jemand anders hat gerufen: wer?
nobody-can = Niemand kann mehr anlegen
a-slip = Es war ein Versehen
other-called = Jemand anders hat gerufen
steps = Nach der Runde
step-check = Prüfen
step-count = Zählen
step-score = Werten
step-do_now = Tun
step-match_end = Ende
check-title = { $n ->
    [0] Alles ist entschieden
    [one] 1 Sache zu klären
   *[other] { $n } Sachen zu klären
}
check-none = Nichts zu klären
check-open = Noch zu entscheiden
check-decided = Entschieden
check-right = Berichtigt
count-title = Zählen
ended = Die Runde ist vorbei.
ended-by = { $name } hat Stopp gerufen.
ended-stalemate = Niemand konnte mehr anlegen.
count-more = Mehr Zahlen, zur Kontrolle
keypad = Ziffern
key-back = Eine zurück
key-next = Nächste Zahl
help-keys = Tasten
key-stop = Stopp, oder weiterspielen
key-who = Wer gerufen hat
key-turn = Den Fernseher drehen
counted = gezählt
as-seen = wie gesehen
field-of = { $field }, { $name }
wins-round = { $count ->
    [one] { $names } gewinnt Runde { $n }
   *[other] { $names } gewinnen Runde { $n }
}
nobody-wins-round = Niemand gewinnt Runde { $n }
standings-after = Nach Runde { $n }
leads = führt
points-behind = { $n } zurück
places-up = { $n } hinauf
places-down = { $n } hinab
podium = Siegertreppchen
totals-lines = Die Punkte von Runde zu Runde
best-round = Beste Runde: { $name }, { $points } in Runde { $n }
correct-counts = Zahlen berichtigen
correct-check = Noch einmal ansehen
do-now-title = Das ist jetzt zu tun
match-unplayed = Die Partie ist zu Ende. Keine Runde wurde zu Ende gespielt.
wins-match = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } gewinnen die Partie
}
for-next-time = Für das nächste Mal
sheet-and-print = Wertungsblatt, Druck, Ablauf
score-so-far = Stand bisher
score-sheet = Punkte jeder Runde
col-player = Spieler
col-total = Summe
has-left = gegangen
began-with = begann mit { $n }
house-rules = Hausregeln

## Berichtigen

free-spot = Eine freie Stelle
correct-whose = Von wem ist das?
correct-colours = Welche Farben?
correct-gone = Das liegt nicht da
correct-missing = Hier fehlt etwas

## Mehr

log-title = Was geschah
was-undone = zurückgenommen
this-screen = Dieser Bildschirm
signs = Farben mit Buchstaben
device-name = Name dieses Bildschirms im Protokoll
device-phone = Handy
device-tablet = Tablet
device-television = Fernseher
device-computer = Computer
device-of = { $device } ({ $role })
the-match = Die Partie
unstart = Die Runde hatte noch nicht begonnen
resume = Weiterspielen: Der Stopp war ein Versehen
pause = Pause: Die Uhr steht
go-on = Weiterspielen
paused = Das Spiel ruht
end-match = Partie beenden
reopen = Partie wieder öffnen
more-happened = Was dem Programm widerfuhr
more-happened-nothing = Seit dem Start ging nichts schief.
more-sheet = Wertungsblatt der Partie
as-screen = Als Fernseher zeigen
rules-help = Regeln und Hilfe
sure-unstart = Start zurücknehmen?
sure-unstart-text = Was in dieser Runde gelegt wurde, zählt nicht mehr. Das lässt sich rückgängig machen.
sure-unstart-yes = Zurücknehmen
sure-resume = Weiterspielen?
sure-resume-text = Die Runde läuft ab jetzt weiter.
sure-resume-yes = Weiterspielen
sure-end_match = Partie jetzt beenden?
sure-end_match-text = Fertige Runden zählen. Sie lässt sich wieder öffnen.
sure-end_match-yes = Beenden

## Fernseher

screen-title = Schiedsrichter am Tisch
screen-turned = Das Bild wurde gedreht.
screen-no-match = Noch keine Partie. Der Gastgeber beginnt eine.
screen-scan-player = Scannen und mitspielen
screen-scan-viewer = Scannen und zuschauen
screen-who-called = STOPP! Wer hat gerufen?
screen-count = Zählt, was ihr übrig habt
screen-then = Dann beginnt Runde { $n }.
screen-ready = { $round }: Macht euch bereit
screen-question = { $name }: { $why } Antwortet am Handy.
option-answered = { $option } { $answer }

## Ton und Sprache

sound-title = Ton
sound-on = Dieser Bildschirm macht Töne
sound-volume = Lautstärke
sound-tones = Ein Ton bei Vorfall, Frage, Start und Stopp
sound-speech = Laut vorlesen
sound-no-voice = Dieses Gerät hat keine eigene Stimme für diese Sprache; darum wird nichts vorgelesen.
sound-try = Ausprobieren
sound-tried = So laut ist es.
sound-tap = Tippen für Ton
aloud-start = Runde { $n } beginnt.
aloud-stop = Stopp! Wer hat gerufen?
aloud-time = Die Zeit ist um. Das ist die letzte Runde.

## Vorführung

demo = Vorführung
demo-pause = Anhalten
demo-go-on = Weiter
demo-step = Nächstes

# Was die Vorführung erklärt, je Szene

demo-home = Die Beispielrunde beginnt gleich.
demo-ready = Vor der Runde: wer spielt und was aufgebaut wird.
demo-play = Die Kamera schaut von oben zu. Jedes Teil, das sie sieht, ist hier gezeichnet.
demo-incident = Ein Regelverstoß: wer, was zu tun ist und die Bilder, die es belegen. Im Spiel berichtigt, kostet er nichts.
demo-question = Hier wird niemand beschuldigt: Der Schiedsrichter fragt, der Tisch entscheidet.
demo-ended = Die Aufnahme ist zu Ende. STOPP führt zum Zählen und zur Wertung.
demo-camera = Die Kamera hat ein Problem und sagt, welches. Das Spiel kann weitergehen.
demo-stopping = Der erste Tipp auf STOPP hielt die Zeit an. Tippt an, wer gerufen hat.
demo-check = Nach dem Stopp: was zählt und was nicht. Jede Zeile lässt sich öffnen und entscheiden.
demo-count = Die Kamera zählt. „Alles wie gesehen“ übernimmt ihre Zahlen.
demo-score = Die Wertung der Runde, jede Zeile mit ihrem Grund.
demo-standings = Der Stand nach dieser Runde.
demo-do-now = Was alle vor der nächsten Runde tun.
demo-match-end = Das war die Beispielrunde. Eine eigene Partie beginnt ihr auf der Startseite.

camera-rate = { $fps } Bilder in der Sekunde, { $delay } s hinterher.

# Wo ein Bildschirm von selbst dunkel werden kann (ohne https hält ein Browser ihn nicht wach)

awake-tap = Einmal tippen, damit dieser Bildschirm anbleibt.
awake-refused = Dieser Bildschirm kann dunkel werden: Stellt ihn auf „immer an“.
language = Sprache

## Beim Spielen gelernt
ask-not-sure = Nicht sicher
ask-beside = Zum Vergleich
ask-on-phone = { $text } Antwortet am Handy.
screen-on-phone = Antwortet am Handy.
learned-title = { $n ->
    [0] Noch nichts von euch gelernt
    [one] Von euch gelernt: 1 Teil
   *[other] Von euch gelernt: { $n } Teile
}
learned-text = An diesen Teilen erkennt der Schiedsrichter andere. Eines ist falsch? Lasst es vergessen.
learned-forget = Vergessen
learned-one = { $name }: { $piece }
learned-unkept = Der Satz konnte nicht aufgehoben werden: { $why }

## A stop that the camera offers

stop-offered-yes = Ja, Stopp
stop-offered-no = Nein, weiterspielen

## Ein Tisch im Verein

host-title = Der Verein
host-call = Spielleitung rufen
host-call-text = Das ist { $table } im Verein. Die Spielleitung sieht einen Ruf sofort.
host-call-end = Nicht mehr nötig
host-called = Die Spielleitung ist gerufen.
host-coming = Die Spielleitung hat euch gehört und kommt.
