# Was über ein gelegtes Teil oder einen Augenblick gesagt wird: ein Text je Schlüssel der Regeln, klein und mit
# Bindestrichen (aus BG-PLACE-2.card wird bg-place-2-card). Felder heißen r3c4. Ein Satz beginnt groß, was auch immer
# zuerst eingesetzt wird.

## Kartenspiel und Würfelspiel: was `referee legal` und `referee score` sagen.

item-others-left =
    { $n ->
        [one] { $n } Würfel, den andere übrig haben
       *[other] { $n } Würfel, die andere übrig haben
    }
item-dice-left =
    { $n ->
        [one] { $n } Würfel übrig
       *[other] { $n } Würfel übrig
    }

dice-legal = { $colour } { $n } darf dort liegen.
dice-board = Jeder Würfel auf dem Spielplan liegt richtig.
dice-row = { $colour } { $n } liegt in der Reihe der Farbe { $row }.
dice-late = { $colour } { $n } liegt schon da: Wer später war, behält den Würfel.
dice-space = { $colour } { $n } gehört nicht auf Feld { $space }.
dice-order = { $colour } { $n } wurde vor der { $before } gelegt.
dice-gap = { $colour } { $n } liegt da, doch die { $before } fehlt.
dice-rerolled =
    { $n ->
        [one] { $n } Würfel wurde neu gewürfelt, wie die Regeln es sagen.
       *[other] Alle { $n } Würfel wurden neu gewürfelt, wie die Regeln es sagen.
    }
dice-reroll =
    { $k ->
        [one] Nur { $k } von { $n } Würfeln wurde neu gewürfelt; es sind immer alle.
       *[other] Nur { $k } von { $n } Würfeln wurden neu gewürfelt; es sind immer alle.
    }
dice-stop = Kein Würfel ist übrig: Der Ruf zählt.
dice-stop-void =
    { $n ->
        [one] { $n } Würfel ist übrig: Der Ruf zählt nicht.
       *[other] { $n } Würfel sind übrig: Der Ruf zählt nicht.
    }
dice-after-stop = Nach dem Stopp-Ruf darf nichts mehr gelegt werden.
