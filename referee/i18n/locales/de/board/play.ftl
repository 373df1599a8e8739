# Was den Leuten am Tisch gesagt wird: wer was tun soll, was zählt, was hinzulegen und zu tun ist.

seat-solid = Rahmen einfach
seat-double = Rahmen doppelt
seat-dashed = Rahmen gestrichelt
seat-dotted = Rahmen gepunktet

# Was zu tun ist: nach dem Namen dessen, der es tun soll

deed-card-back = Nimm diese Karte zurück.
deed-joker-back = Nimm diesen Joker zurück.
deed-token = Setz den Stein richtig.

# Was ein Befund an der Wertung ändert

cost-last = { $player } kommt in dieser Runde auf den letzten Platz.
cost-no-points = { $player } bekommt in dieser Runde keine Punkte.

# Zählen

count-left = Karten übrig
count-jokers = Joker verbraucht
count-mistake = Fehler auf dem Spielplan
count-declined = Verzichtet auf Karten fürs Tableau
count-caller-left = { $player } hat Stopp gerufen, hat aber noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}; dann zählt der Ruf nicht.
count-declined-not = Bei euch kann niemand auf Karten fürs Tableau verzichten.

# Hinzulegen

outset-sections = { $n } Spielplanteile, ausgelegt, wie ihr mögt.
outset-tokens = { $n } Steine irgendwo auf den Spielplan.
outset-hand = { $player } spielt mit { $n } Karten; { $aside ->
    [one] 1 liegt
   *[other] { $aside } liegen
} auf dem Tableau.

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
why-board-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} übrig.
why-board-left = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} übrig, { $jokers ->
    [one] 1 Joker
   *[other] { $jokers } Joker
} verbraucht.

# Warum, in einfachen Worten: was man sieht, keine Koordinaten (nach „why-“ folgt der Schlüssel des Urteils)

why-bg-place-1 = Sie liegt nicht auf zwei benachbarten Feldern.
why-bg-place-2 = Ein anderes Teil ist davon verdeckt.
why-bg-place-2-card = Ein Teil von { $player2 } ist davon verdeckt.
why-bg-place-2-card-own = Ein eigenes Teil ist davon verdeckt.
why-bg-place-2-joker = Ein Teil von { $player2 } ist davon verdeckt.
why-bg-place-2-joker-own = Ein eigenes Teil ist davon verdeckt.
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

# Was gesagt wurde, für das Protokoll und die Leiste, die das Rückgängigmachen anbietet

said-owner = Das Teil ist von { $player }.
said-correct-owner = Ein Teil ist von { $player }.
said-correct-colours = Eine Karte zeigt { $x } und { $y }.
said-remove-piece = Ein Teil von { $player } liegt nicht da.
said-add-card = Eine Karte von { $player } wurde übersehen: { $x } und { $y }.
said-add-joker = Ein Joker von { $player } wurde übersehen.
said-token-at = Ein Stein steht anderswo.

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
