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

dice-round-start = Die Würfel sind geworfen; die Runde hat begonnen.
dice-rolled = { $player } hat gewürfelt.
dice-removed = { $player } hat einen Würfel zurückgenommen.
dice-removed-wrong = { $player } hat den Würfel zurückgenommen; was daran falsch war, ist erledigt.
dice-owner = Diesen Würfel hat { $player } gelegt.
dice-taken = { $colour } { $n } liegt schon auf diesem Feld; ein Feld nimmt einen Würfel auf.
dice-turned = { $colour } { $before } zeigt jetzt { $n }, und alles andere liegt wie zuvor: Der Würfel wurde mit der Hand gedreht.
dice-out = { $player } hat keinen Würfel mehr: Stopp.
dice-resumed = { $player } hat einen Würfel zurückgenommen: Die Runde geht weiter.
dice-goes-on = Es wurde noch ein Würfel gelegt: Die Runde geht weiter.
dice-unread = Was dieser Würfel zeigt, ist nicht zu lesen.
dice-unsure = { $colour } { $n } wurde nicht sicher genug gelesen, um jemanden zu beschuldigen.
dice-perhaps-before = Ob die { $before } vor { $colour } { $n } dort lag, ist nicht zu beweisen.
dice-two = Zwei Würfel liegen auf einem Feld; welcher der zweite war, ist nicht zu beweisen.
dice-perhaps-late = Ob dieser Würfel vor dem Stopp-Ruf gelegt wurde, ist nicht zu beweisen.
dice-perhaps-part = Vielleicht wurden nur einige Würfel neu gewürfelt; zu beweisen ist es nicht.
dice-score-dice = { $n } von { $dice } Würfeln sind zu sehen.
dice-score-players = Das Bild sagt nicht, wer mitspielt: Ein Platz ohne Würfel ist vielleicht leer.
dice-score-caller =
    { $n ->
        [0] Alle haben noch Würfel.
       *[other] { $n } Spieler haben keinen Würfel mehr; wer gerufen hat, sagt das Bild nicht.
    }
dice-score-wrong = Ein Würfel liegt falsch, und das Bild sagt nicht, wer ihn gelegt hat.
dice-score-unclear = Ob jeder Würfel auf dem Spielplan richtig liegt, ist nicht zu sagen.
dice-score-strayed = An einem Platz, an dem niemand spielt, liegen Würfel.

dice-here-own = Er gehört auf Feld { $n } der Reihe der Farbe { $colour }.
dice-here-first = Zuerst kommt die { $before } der Reihe der Farbe { $colour }.
dice-here-keep = Wer später war, behält { $colour } { $n }.
dice-here-stopped = Nach dem Stopp-Ruf darf nichts mehr gelegt werden.
dice-here-all = Alle übrigen Würfel werden zusammen geworfen.
dice-checked =
    { $n ->
        [0] Kein Würfel liegt sicher falsch
        [one] 1 Würfel liegt falsch
       *[other] { $n } Würfel liegen falsch
    }{ $k ->
        [0] .
        [one] ; 1 ist nicht zu beurteilen.
       *[other] ; { $k } sind nicht zu beurteilen.
    }
