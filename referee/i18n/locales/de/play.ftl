# Was den Leuten am Tisch gesagt wird: wer was tun soll, was zählt, was hinzulegen und zu tun ist.

somebody = jemand
somebody-alone = Jemand
seat-solid = Rahmen einfach
seat-double = Rahmen doppelt
seat-dashed = Rahmen gestrichelt
seat-dotted = Rahmen gepunktet
seat-p1 = Spieler 1
seat-p2 = Spieler 2
seat-p3 = Spieler 3
seat-p4 = Spieler 4
seat-p5 = Spieler 5
seat-p6 = Spieler 6
seat-p7 = Spieler 7
seat-p8 = Spieler 8
seat-p9 = Spieler 9
seat-p10 = Spieler 10
seat-p11 = Spieler 11
seat-p12 = Spieler 12

# Was zu tun ist: nach dem Namen dessen, der es tun soll

deed-card-back = Nimm diese Karte zurück.
deed-joker-back = Nimm diesen Joker zurück.
deed-token = Setz den Stein richtig.
deed-look = Schaut hier nach.
deed-decide = Ihr entscheidet.
deed-done = { $player } hat es berichtigt.

# Was ein Befund an der Wertung ändert

effect-put-right = Berichtigt: ändert nichts an der Wertung.
effect-undecided = Noch zu entscheiden: Bis dahin gibt es keine Wertung.
effect-allowed = Es ändert nichts an der Wertung.
effect-counts = Bleibt es so, zählt es als Fehler. { $cost }
effect-nobody = Es wäre ein Fehler, doch niemand weiß, von wem. Sagt das zuerst.
cost-last = { $player } kommt in dieser Runde auf den letzten Platz.
cost-no-points = { $player } bekommt in dieser Runde keine Punkte.
answer-allowed = Zählt nicht
answer-mistake = Zählt als Fehler
answer-undecided = Fragt mich am Ende
answer-undecided-effect = Das Spiel geht weiter; vor der Wertung wird entschieden.
effect-none = Verschwindet von selbst, sobald es berichtigt ist. Bleibt es so, ändert es bei euch nichts an der Wertung.
effect-none-now = Es ändert bei euch nichts an der Wertung.
effect-unclear = Niemand wird beschuldigt. Es zählt nur, wenn ihr es sagt.

# Zählen

count-left = Karten übrig
count-jokers = Joker verbraucht
count-mistake = Fehler auf dem Spielplan
count-declined = Verzichtet auf Karten fürs Tableau
count-centre = Karten in der Mitte
count-stack = Übrig im eigenen Stapel
count-row = In der Reihe
count-hand = Auf der Hand
count-discard = Umgedreht
count-wrong = Falsch gelegt
count-dice-left = Würfel übrig
count-missing = Es fehlt noch, was { $players } gezählt hat.
count-dice-caller = { $player } hat Stopp gerufen, hat aber noch Würfel; dann zählt der Ruf nicht.
count-dice-more = { $player } hat { $n } Würfel übrig, aber nur { $most } gezogen. Bitte noch einmal zählen.
count-caller-left = { $player } hat Stopp gerufen, hat aber noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}; dann zählt der Ruf nicht.
count-caller-stack = { $player } hat Stopp gerufen, hat aber noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel; dann zählt der Ruf nicht.
count-declined-not = Bei euch kann niemand auf Karten fürs Tableau verzichten.
count-stack-more = { $player } hat { $n } Karten in einem Stapel übrig, der mit { $most } begann. Bitte noch einmal zählen.
count-sum = { $player } hat so gezählt { $n } Karten, doch jeder Spieler hat { $cards }. Bitte noch einmal zählen.
count-wrong-more = { $player } hat weniger Karten in der Mitte als die { $n }, die dort falsch liegen. Bitte noch einmal zählen.
flag-aborted = Die Runde wurde abgebrochen
flag-disqualified = Disqualifiziert
flag-stays = Zwei Karten landeten zugleich: Beide bleiben und zählen

# Was in eine Partie mitgebracht wird

refused-dice = Vereinbart sind { $n } Würfel; alle Spieler zusammen teilen sich alle { $dice }.
refused-double = Je zwei Sätze gibt es nur zu zweit.
refused-stack = Ein Stapel hat höchstens { $n } Karten, damit Reihe und Hand übrig bleiben.

# Hinzulegen

outset-sections = { $n } Spielplanteile, ausgelegt, wie ihr mögt.
outset-tokens = { $n } Steine irgendwo auf den Spielplan.
outset-hand = { $player } spielt mit { $n } Karten; { $aside ->
    [one] 1 liegt
   *[other] { $aside } liegen
} auf dem Tableau.
outset-cards = Alle: { $stack } Karten im Stapel, { $row } in der Reihe, { $hand } auf der Hand.
outset-cards-of = { $players }: { $stack } Karten im Stapel, { $row } in der Reihe, { $hand } auf der Hand.
outset-redeal = Wessen offene Karten zusammen { $n } oder mehr ergeben, darf neu mischen.
outset-boxes = Ihr braucht { $n } Schachteln.
outset-dice = Alle ziehen { $n } Würfel aus dem Beutel.
outset-dice-one = { $player } zieht { $n } Würfel aus dem Beutel.

# Vor der nächsten Runde zu tun

do-chips = { $player }: Nimm { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
do-aside = { $player }: Leg { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf dein Tableau.
do-remove = Alle haben Karten auf dem Tableau: Jeder nimmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} zurück.
do-hand = { $player } spielt mit { $n } Karten.
do-stack = { $player }: ab jetzt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel.
do-leave = { $player } ist disqualifiziert und verlässt die Partie; die Punkte verfallen.
do-dice = Alle Würfel kommen in den Beutel; alle ziehen neu.

# Woher die Punkte kommen

why-board-mistake = Eine eigene Karte zählt als Fehler; { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} übrig.
why-board-excluded = Eine eigene Karte zählt als Fehler: nicht in dieser Wertung; { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} übrig.
why-board-most = Die meisten Karten gelegt: { $n }.
why-board-fewest = Die wenigsten Karten übrig von allen anderen: { $n }.
why-board-caller = Alle Karten gelegt und Stopp gerufen.
why-board-left = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} übrig, { $jokers ->
    [one] 1 Joker
   *[other] { $jokers } Joker
} verbraucht.
why-dice-caller = { $n ->
    [one] 1 Würfel der anderen: ein Punkt.
   *[other] { $n } Würfel der anderen: je ein Punkt.
}
why-dice-left = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} übrig: je ein Minuspunkt.

# Warum, in einfachen Worten: was man sieht, keine Koordinaten (nach „why-“ folgt der Schlüssel des Urteils)

why-bg-place-1 = Sie liegt nicht auf zwei benachbarten Feldern.
why-bg-place-2 = Ein anderes Teil ist davon verdeckt.
why-bg-place-2-card = Ein Teil von { $player2 } ist davon verdeckt.
why-bg-place-2-joker = Ein Teil von { $player2 } ist davon verdeckt.
why-bg-place-2-token = Dort steht ein Stein; das Feld ist nicht frei.
why-bg-place-3 = Falsche Farbe: Karte { $x }, Feld { $y }.
why-bg-place-4 = Kein Stein wird berührt.
why-bg-place-4-other = Der Stein darauf kam von einem Feld, das diese Karte nicht berührt.
why-bg-place-5 = Der Stein wird nur mit einer Ecke berührt.
why-bg-place-6 = Richtige Farben, aber vertauscht. Zählt das bei euch?
why-bg-place-6-mistake = Richtige Farben, aber vertauscht: Bei euch ist das ein Fehler.
why-bg-token-1 = Der Stein wurde nicht auf die neue Karte gesetzt.
why-bg-token-2 = Der Stein gehört auf die andere Hälfte der Karte: { $colour }.
why-bg-token-3 = Mehr als ein Stein wurde versetzt.
why-bg-token-3-other = Ein Stein wurde versetzt, der mit dieser Karte nichts zu tun hat.
why-bg-token-3-alone = Ein Stein wurde versetzt, ohne dass eine Karte gelegt wurde. Stellt ihn zurück.
why-bg-dead-5 = { $player } hat einen Stein eingebaut und muss ihn zuerst befreien.
why-bg-dead-5-by = Nur { $player1 } hat den Stein eingebaut und darf ihn befreien.
why-bg-dead-6 = Der Stein war nicht blockiert; darum darf die Karte nicht irgendwohin.
why-bg-joker-1 = Ein Joker gehört auf ein freies Feld neben einem Stein.
why-bg-joker-2 = Der Stein gehört auf den Joker.
why-bg-joker-3 = Der Joker daneben ist von { $player1 }. Nur { $player1 } darf dort anlegen.
why-bg-joker-4 = Auf den Joker muss sofort eine Karte folgen, vor allem anderen.
why-bg-end-2 = Nach dem Stopp-Ruf gelegt: Das zählt nicht.
why-bg-end-2-in-flight = Nach dem Stopp-Ruf gelegt. War die Karte schon in der Hand?
why-bg-play-1 = Vor dem Startruf gelegt.

# Was geschah, nach dem, was man sieht: für Protokoll und Ablauf

seen-legal-card = { $player } hat eine Karte in { $x } und { $y } gelegt.
seen-legal-release = { $player } hat eine Karte in { $x } und { $y } gelegt und einen Stein befreit.
seen-legal-joker = { $player } hat einen Joker gelegt.
seen-verdict = { $player }: { $why }

# Was gesagt wurde, für das Protokoll und die Leiste, die das Rückgängigmachen anbietet

said-round-start = Die Runde begann.
said-stop = Es wurde Stopp gerufen.
said-stop-by = { $player } hat Stopp gerufen.
said-call = { $player } hat Stopp gerufen.
said-call-stalemate = Niemand kann mehr anlegen.
said-resume = Der Stopp war ein Versehen; es geht weiter.
said-pause = Das Spiel ruht.
said-go-on = Es geht weiter.
said-unstart = Die Runde hatte noch nicht begonnen.
said-overrule-mistake = Entschieden: Es zählt als Fehler.
said-overrule-allowed = Entschieden: Es zählt nicht.
said-overrule-undecided = Aufgeschoben: Am Ende wird entschieden.
said-overrule-open = Die Entscheidung wurde zurückgenommen.
said-owner = Das Teil ist von { $player }.
said-count = { $player } hat gezählt: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = ja
said-no = nein
said-correct-owner = Ein Teil ist von { $player }.
said-correct-colours = Eine Karte zeigt { $x } und { $y }.
said-remove-piece = Ein Teil von { $player } liegt nicht da.
said-add-card = Eine Karte von { $player } wurde übersehen: { $x } und { $y }.
said-add-joker = Ein Joker von { $player } wurde übersehen.
said-token-at = Ein Stein steht anderswo.
said-undo = Rückgängig gemacht.
said-people-join = Neu dabei: { $players }.
said-people-leave = Jemand ist gegangen.
said-people-rename = Ein Name wurde berichtigt.
said-people-reseat = Sätze wurden getauscht.
said-players = Die Spieler haben Namen.
said-match-end = Die Partie wurde beendet.
said-match-reopened = Die Partie geht weiter.

# Was die Kamera tut, und was dagegen hilft

camera-none = Keine Kamera
camera-starting = Die Kamera startet
camera-hint-starting = Nehmt die Hände weg und lasst den ganzen Spielplan sehen.
camera-waiting = Wartet auf die Kamera
camera-hint-waiting = Alle paar Sekunden wird sie von selbst neu gefragt.
camera-unlearned = Der Spielplan ist noch nicht bekannt
camera-hint-unlearned = Räumt ihn leer, nehmt die Hände weg und lernt ihn ein.
camera-lost = Die Kamera ist weg
camera-hint-lost = Steckt sie wieder ein. Spielt weiter; was fehlt, wird nachgeholt.
camera-idle-lost = Steckt sie wieder ein.
camera-hint-phone-away = Spielt weiter; was fehlt, wird nachgeholt.
camera-idle-phone-away = Öffnet die Kameraseite auf dem Handy wieder.
camera-frozen = Das Bild steht still
camera-hint-frozen = Spielt weiter. Bleibt es so, wählt die Kamera neu.
camera-idle-frozen = Bleibt es so, wählt die Kamera neu.
camera-dark = Es ist zu dunkel
camera-hint-dark = Nehmt weg, was die Kamera verdeckt, oder macht Licht.
camera-damaged = Das Bild ist beschädigt
camera-hint-damaged = Spielt weiter; was fehlt, wird nachgeholt.
camera-idle-damaged = Nichts wird daraus gelesen, bis es wieder ganz ist.
camera-resized = Das Bild hat eine andere Größe
camera-hint-resized = Der Spielplan wird darin gesucht: Zeigt ihn ganz, und nehmt die Hände weg. Wird er nicht gefunden, dreht die Kamera zurück.
camera-moved = Der Spielplan ist verrutscht
camera-hint-moved = Schiebt ihn zurück, oder lernt den Tisch vor der nächsten Runde neu ein.
camera-hand = Hand über dem Spielplan
camera-settling = Etwas bewegt sich
camera-reading = Liest den Spielplan
camera-sure = Kamera sieht den Spielplan
camera-asks = Kamera sieht den Spielplan und fragt
camera-paused = Das Spiel ruht
camera-hint-paused = Die Uhr steht, und nichts wird gewertet. Was danach anders liegt, wird dann angesehen.
camera-ended = Die Aufnahme ist zu Ende
camera-failed = Die Kamera geht nicht
camera-hint-failed = Wählt eine andere, oder spielt ohne.

# Was die Vorführung erklärt, je Szene

demo-home = Die Beispielrunde beginnt gleich.
demo-ready = Vor der Runde: wer mit welchem Rahmen spielt. START lässt sie beginnen.
demo-play = Die Kamera schaut von oben zu. Jede Karte, jeder Joker und jeder Stein, den sie sieht, ist hier gezeichnet.
demo-incident = Ein Regelverstoß: wer, was zu tun ist und die Bilder, die es belegen. Im Spiel berichtigt, kostet er nichts.
demo-question = Hier wird niemand beschuldigt: Der Schiedsrichter fragt, der Tisch entscheidet.
demo-camera = Die Kamera hat ein Problem und sagt, welches. Das Spiel kann weitergehen.
demo-stopping = Der erste Tipp auf STOPP hielt die Zeit an. Tippt an, wer gerufen hat.
demo-check = Nach dem Stopp: was zählt und was nicht. Jede Zeile lässt sich öffnen und entscheiden.
demo-count = Die Kamera hat für alle gezählt. „Alles wie gesehen“ übernimmt ihre Zahlen.
demo-score = Die Wertung der Runde, jede Zeile mit ihrem Grund.
demo-do-now = Was alle vor der nächsten Runde tun.
demo-match-end = Das war die Beispielrunde. Eine eigene Partie beginnt ihr auf der Startseite.

# Fragen während des Spiels, von wem Teile sind
ask-whose-card = { $n ->
    [one] Von wem ist diese Karte?
   *[other] Von wem sind diese { $n } Karten?
}
ask-whose-joker = { $n ->
    [one] Von wem ist dieser Joker?
   *[other] Von wem sind diese { $n } Joker?
}
ask-is-it-card = { $n ->
    [one] Ist diese Karte von { $player }?
   *[other] Sind diese { $n } Karten von { $player }?
}
ask-is-it-joker = { $n ->
    [one] Ist dieser Joker von { $player }?
   *[other] Sind diese { $n } Joker von { $player }?
}
ask-again = { $n ->
    [one] Wirklich von { $player }? Dieses Teil sieht aus wie von { $other }.
   *[other] Wirklich von { $player }? Diese { $n } Teile sehen aus wie von { $other }.
}
ask-again-unlike = { $n ->
    [one] Wirklich von { $player }? Dieses Teil sieht keinem von { $player } ähnlich.
   *[other] Wirklich von { $player }? Diese { $n } Teile sehen keinem von { $player } ähnlich.
}
ask-yes = Ja, von { $player }
said-answer = { $n ->
    [one] Geantwortet: ein Teil ist von { $player }.
   *[other] Geantwortet: { $n } Teile sind von { $player }.
}
said-not-sure = Geantwortet: niemand ist sicher.
said-forget = Ein Beispiel wurde vergessen.
