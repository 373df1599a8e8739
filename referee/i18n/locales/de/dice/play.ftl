# Was den Leuten am Tisch gesagt wird: wer was tun soll, was zählt, was hinzulegen und zu tun ist.

# Zählen

count-dice-left = Würfel übrig
count-dice-caller = { $player } hat Stopp gerufen, hat aber noch Würfel; dann zählt der Ruf nicht.
count-dice-more = { $player } hat { $n } Würfel übrig, aber nur { $most } gezogen. Bitte noch einmal zählen.

# Was in eine Partie mitgebracht wird

refused-dice = Vereinbart sind { $n } Würfel; alle Spieler zusammen teilen sich alle { $dice }.

# Hinzulegen

outset-dice = Alle ziehen { $n } Würfel aus dem Beutel.
outset-dice-one = { $player } zieht { $n } Würfel aus dem Beutel.

# Vor der nächsten Runde zu tun

do-dice = Alle Würfel kommen in den Beutel; alle ziehen neu.

# Woher die Punkte kommen

why-dice-caller = { $n ->
    [one] 1 Würfel der anderen: ein Punkt.
   *[other] { $n } Würfel der anderen: je ein Punkt.
}
why-dice-left = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} übrig: je ein Minuspunkt.
