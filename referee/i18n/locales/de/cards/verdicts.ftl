# Was über ein gelegtes Teil oder einen Augenblick gesagt wird: ein Text je Schlüssel der Regeln, klein und mit
# Bindestrichen (aus BG-PLACE-2.card wird bg-place-2-card). Felder heißen r3c4. Ein Satz beginnt groß, was auch immer
# zuerst eingesetzt wird.

## Kartenspiel und Würfelspiel: was `referee legal` und `referee score` sagen.

item-centre = { $n } in der Mitte
item-stack = 2 × { $n } im Stapel
item-wrong = { $n } falsch gelegt
item-aborted = die Runde wurde abgebrochen
item-disqualified = disqualifiziert

card-legal = { $card } darf dort liegen.
card-row = { $card } darf in die Reihe.
card-pile = Jede Karte dieses Stapels liegt richtig.
card-place = Jede Karte dieses Platzes in der Reihe liegt richtig.
card-source = { $card } ist nicht offen: Nur Karten der Reihe, die oberste des eigenen Stapels und die oberste des eigenen Ablagestapels dürfen gelegt werden.
card-start = Ein Stapel beginnt mit einer 1; { $card } kann nicht allein liegen.
card-onto = { $card } darf nicht auf { $card2 } liegen: Dort wird { $needed } gebraucht.
card-complete = { $card2 } beendet den Stapel; { $card } kann nicht folgen.
card-one-onto = { $card } liegt auf { $card2 }. Eine 1 darf überall in der Mitte liegen; euer Tisch entscheidet, ob das auch andere Karten meint.
card-ten = { $card } beendet den Stapel und muss verdeckt gelegt werden.
card-face-up = { $card } muss offen liegen; nur eine 10 wird verdeckt gelegt.
card-gap = Eine Lücke in der Reihe wird mit der obersten Karte des eigenen Stapels gefüllt; { $card } kommt von anderswo.
card-one-card = Ein Platz der Reihe fasst eine Karte; { $card } kann nicht auf einer anderen liegen.
card-no-store = Reihen als Zwischenlager sind nicht vereinbart: { $card } kann nicht auf einer Karte der Reihe liegen.
card-store-source = { $card } muss vom Stapel oder oben vom Ablagestapel kommen, um auf eine Karte der Reihe zu dürfen.
card-store-hand = { $card } kommt direkt aus der Hand auf eine Karte der Reihe. Die Anleitung spricht von der Hand; euer Tisch entscheidet, ob nur die oberste des Ablagestapels gemeint ist.
card-descend = { $card } darf in der Reihe nicht auf { $card2 } liegen: Die Zahlen fallen.
card-descend-one = { $card } darf in der Reihe nicht auf { $card2 } liegen: Bei euch ist die Zahl genau um eins niedriger.
card-same-colour = { $card } darf in der Reihe nicht auf { $card2 } liegen: Sie haben dieselbe Farbe.
card-turned =
    { $n ->
        [one] { $n } Karte wurde umgedreht, wie die Regeln es sagen.
       *[other] { $n } Karten wurden umgedreht, wie die Regeln es sagen.
    }
card-turn =
    { $n ->
        [one] { $n } Karte wurde umgedreht; hier sind es immer { $packet }.
       *[other] { $n } Karten wurden umgedreht; hier sind es immer { $packet }.
    }
card-turn-more =
    { $n ->
        [one] { $n } Karte wurde umgedreht; weniger als { $packet } sind nur direkt nach dem Aufnehmen des Ablagestapels erlaubt.
       *[other] { $n } Karten wurden umgedreht; weniger als { $packet } sind nur direkt nach dem Aufnehmen des Ablagestapels erlaubt.
    }
card-taken-up = Der Ablagestapel wird zur Hand.
card-take-up =
    { $n ->
        [one] Die Hand hat noch { $n } Karte; der Ablagestapel wird aufgenommen, wenn sie aufgebraucht ist.
       *[other] Die Hand hat noch { $n } Karten; der Ablagestapel wird aufgenommen, wenn sie aufgebraucht ist.
    }
card-not-shuffled = Der Ablagestapel wurde nicht gemischt; er sollte es, kurz.
card-shuffled = Der Ablagestapel wurde gemischt. Er soll aufgenommen werden, wie er liegt, doch nichts verbietet es: Euer Tisch entscheidet.
card-stop = Der Stapel ist leer: Der Ruf zählt.
card-stop-void =
    { $n ->
        [one] Der Stapel hat noch { $n } Karte: Der Ruf zählt nicht, und es geht weiter.
       *[other] Der Stapel hat noch { $n } Karten: Der Ruf zählt nicht, und es geht weiter.
    }
card-after-stop = Nach dem Stopp-Ruf darf nichts mehr gelegt werden.
card-turned-after-stop = Nach dem Stopp-Ruf darf nichts mehr umgedreht oder aufgenommen werden.
card-not-in-hand = Nach dem Stopp-Ruf darf nur noch eine Karte gelegt werden, die schon in der Hand ist, und nur in die Mitte.

## Was der Schiedsrichter zu einem Kartentisch vor der Kamera sagt.

card-round-start = Die Reihen liegen; die Runde hat begonnen.
card-removed = { $player } hat { $card } aus der Mitte genommen.
card-removed-wrong = { $player } hat { $card } zurückgenommen; was daran falsch war, ist erledigt.
card-row-back = { $player } hat { $card } wieder aus der Reihe genommen; das ist erledigt.
card-owner = { $card } hat { $player } gelegt.
card-slid = { $card } ist vom Stapel gerutscht oder zurechtgerückt worden; niemand hat es gelegt.
card-knocked = Ein Stapel wurde umgestoßen: Seine Karten liegen auseinander. Er wird während des Spiels wieder aufgebaut.
card-reread = Diese Karte ist { $card }; sie liegt richtig.
card-turned-down = { $card } wurde umgedreht.
card-unsure = { $card } wurde nicht sicher genug gesehen, um jemanden zu beschuldigen.
card-unread = Eine Karte kam dazu, die nicht zu lesen war.
card-on-unread = { $card } liegt auf einer Karte, die nicht zu lesen war.
card-lies-down = Eine Karte liegt verdeckt auf dem Stapel; welche, ist nicht zu sehen.
card-ten-down = Auf { $card2 } liegt eine Karte verdeckt; hier liegt eine 10 offen.
card-between = { $card } muss inzwischen gelegt worden sein; niemand hat es gesehen.
card-jump =
    { $n ->
        [one] { $card } liegt dort, und { $n } Karte, die darunter gehört, wurde nicht gesehen. Sie kann inzwischen gelegt worden sein.
       *[other] { $card } liegt dort, und { $n } Karten, die darunter gehören, wurden nicht gesehen. Sie können inzwischen gelegt worden sein.
    }
card-beside = { $card } liegt neben einem Stapel, auf den es passt: Vielleicht war es dafür gedacht oder ist abgerutscht.
card-row-unseen = { $card } liegt in der Reihe; woher es kam, wurde nicht gesehen.
card-row-size = { $player } hat am Anfang { $n } Karten in der Reihe; hier sind es { $row }.
card-redeal = { $player } zeigt Karten mit der Summe { $n } und darf neu geben.
card-stack-empty = Der Stapel von { $player } ist leer.
card-stop-early = { $player } hat Stopp gerufen, aber der Stapel hat noch Karten: Der Ruf gilt nicht, es geht weiter.
card-perhaps-in-hand = { $card } wurde nach dem Stopp-Ruf gelegt; vielleicht war es schon in einer Hand.
card-perhaps-in-time = { $card } wurde etwa zur Zeit des Stopp-Rufs gelegt.
card-contest-first = { $player } war zuerst da, soweit die Bilder es zeigen.
card-contest-lower = Die Karte von { $player } liegt tiefer; wer zuerst da war, ist nicht zu sehen.
card-contest-one = Dort war nur zu sehen, dass eine Karte gelegt wurde.
card-contest-open = Beide Karten kamen zwischen zwei Bildern: Wer zuerst da war, ist nicht zu sehen.
card-score-seats = Von niemandem wurden Karten gesehen.
card-score-wrong = Eine Karte in der Mitte liegt falsch oder ist unklar.
card-score-owners = Nicht von jeder Karte in der Mitte ist bekannt, wer sie gelegt hat; zählt nach den Rückseiten.
card-score-stacks = Wie viele Karten in den Stapeln übrig sind, ist nicht bekannt; zählt sie.
card-checked = { $n } Stapel liegen in der Mitte; { $k } oberste Karten sind nicht lesbar.
