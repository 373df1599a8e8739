# Was den Leuten am Tisch gesagt wird: wer was tun soll, was zählt, was hinzulegen und zu tun ist.

# Zählen

count-centre = Karten in der Mitte
count-stack = Übrig im eigenen Stapel
count-row = In der Reihe
count-hand = Auf der Hand
count-discard = Umgedreht
count-caller-stack = { $player } hat Stopp gerufen, hat aber noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel; dann zählt der Ruf nicht.
count-stack-more = { $player } hat { $n } Karten in einem Stapel übrig, der mit { $most } begann. Bitte noch einmal zählen.
count-sum = { $player } hat so gezählt { $n } Karten, doch jeder Spieler hat { $cards }. Bitte noch einmal zählen.
count-wrong-more = { $player } hat weniger Karten in der Mitte als die { $n }, die dort falsch liegen. Bitte noch einmal zählen.
flag-aborted = Die Runde wurde abgebrochen
flag-disqualified = Disqualifiziert
flag-stays = Zwei Karten landeten zugleich: Beide bleiben und zählen

# Was in eine Partie mitgebracht wird

refused-double = Je zwei Sätze gibt es nur zu zweit.
refused-stack = Ein Stapel hat höchstens { $n } Karten, damit Reihe und Hand übrig bleiben.

# Hinzulegen

outset-cards = Alle: { $stack } Karten im Stapel, { $row } in der Reihe, { $hand } auf der Hand.
outset-cards-of = { $players }: { $stack } Karten im Stapel, { $row } in der Reihe, { $hand } auf der Hand.
outset-redeal = Wessen offene Karten zusammen { $n } oder mehr ergeben, darf neu mischen.
outset-boxes = Ihr braucht { $n } Schachteln.

# Vor der nächsten Runde zu tun

do-stack = { $player }: ab jetzt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel.
do-leave = { $player } ist disqualifiziert und verlässt die Partie; die Punkte verfallen.

# Cards before a camera

spot-field = Feld { $name }
deed-card-off = Diese Karte wieder wegnehmen.

# Nach dem Stopp gezählt

cards-live-count-open = Die Karten von { $owners } sind nicht sicher: Streicht sie weiter auseinander, jede einen Fingerbreit von der nächsten, oder tippt die Zahl.
cards-live-count-stacks = Was vom Stapel von { $owners } übrig ist, war nicht zu sehen: Legt es in einer eigenen Reihe neben den Haufen, oder tippt die Zahl.
cards-live-count-sum-tops = Die Haufen ergeben nicht die Stapel in der Mitte. Der Haufen von { $owners } ist am unsichersten: Streicht ihn weiter auseinander, oder tippt die Zahl.
cards-live-count-many = { $owners } hätte mehr Karten, als es gibt: Streicht Haufen und Stapel weiter auseinander, oder tippt die Zahlen.
cards-live-count-no-tops = Beim Stopp war nicht jeder Stapel in der Mitte zu lesen, nichts beweist die Haufen: Seht nach, ob die Zahlen stimmen.
cards-live-count-otherwise = Die Karten von { $owners } wurden auf zwei Arten gezählt: Streicht sie weiter auseinander, oder tippt die Zahl.
cards-live-count-typed = Ihr habt { $sum } Karten der Mitte gezählt, die Stapel in der Mitte ergeben { $tops }: zählt noch einmal, oder macht weiter, wenn ihr sicher seid.
said-correct-card = Eine Karte wurde richtiggestellt.
said-contest = Der Tisch hat entschieden: { $player } war zuerst da.
said-contest-nobody = Der Tisch lässt offen, wer zuerst da war.
contest-none = in diesem Spiel ist nichts umstritten
contest-unseen = Keine Kamera hat diesen Moment gesehen.
