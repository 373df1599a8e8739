# Was über ein gelegtes Teil oder einen Augenblick gesagt wird: ein Text je Schlüssel der Regeln, klein und mit
# Bindestrichen (aus BG-PLACE-2.card wird bg-place-2-card). Felder heißen r3c4. Ein Satz beginnt groß, was auch immer
# zuerst eingesetzt wird.

legal-card = { $player } hat eine Karte auf { $a }–{ $b } gelegt.
legal-release = { $player } hat eine Karte auf { $a }–{ $b } gelegt und einen Stein befreit.
legal-joker = { $player } hat einen Joker auf { $a } gelegt.

given = Dieses Teil von { $player } lag da, bevor zugesehen wurde.
round-start = Die Steine stehen; die Runde kann beginnen.
round-called = Die Runde beginnt.
round-given =
    { $n ->
        [one] Ab hier wird zugesehen; { $n } Teil liegt schon da.
       *[other] Ab hier wird zugesehen; { $n } Teile liegen schon da.
    }
token-followed = Der Stein ist dem Teil von { $player } gefolgt.
removed = { $player } hat ein Teil zurückgenommen.
removed-wrong = { $player } hat das Teil zurückgenommen; was daran falsch war, ist erledigt.
put-right-token = Der Stein steht jetzt, wo er hingehört; was falsch war, ist erledigt.
put-right-back = Der Stein ging dahin zurück, wo er herkam.
identified = Das Teil ist von { $player }.
reread-cleared = Genauer gesehen liegt die Karte von { $player } auf den richtigen Farben.
reread-lawful = Genauer gesehen liegt das Teil von { $player } dort regelgerecht.
reread-cards = { $n } Karten mit dem Rahmen von { $player } sind gezählt, mehr, als es gibt: Schaut noch einmal hin, niemand wird beschuldigt.
reread-design = Die gleiche Karte ({ $x }, { $y }) von { $player } ist zweimal zu sehen: Schaut noch einmal hin, niemand wird beschuldigt.

legal-here-card = Diese Karte hätte auf { $places } gepasst.
legal-here-card-at = Diese Karte hätte auf { $places } gepasst, mit dem Stein von { $t }.
legal-here-turned = Umgedreht passt diese Karte auf { $a }–{ $b }.
legal-here-turned-or = Umgedreht passt diese Karte auf { $a }–{ $b }; sie hätte auch auf { $places } gepasst.
legal-here-joker = Ein Joker hätte auf { $places } gepasst.
legal-here-no-card = Diese Karte passte in diesem Augenblick nirgends; sie kommt auf den Ablagestapel.
legal-here-no-joker = In diesem Augenblick passte nirgends ein Joker; er geht an seinen Spieler zurück.
legal-here-token = Der Stein gehört auf { $places }.
legal-here-still = Der Stein hätte stehen bleiben sollen, wo er war.
legal-here-follow = Neben den Joker auf { $n } gehört eine Karte, vor allem anderen.
legal-here-fits = Eine Karte auf { $a }–{ $b } zeigt { $x } auf { $a } und { $y } auf { $b }. Wohin diese Karte sonst gepasst hätte, lässt sich an einem Bild nicht sehen.
legal-here-picture = Was in diesem Augenblick frei war, lässt sich an einem Bild nicht sehen.
legal-here-not-started = Vor dem Startruf darf nichts gelegt werden.
legal-here-stopped = Nach dem Stopp-Ruf darf nichts mehr gelegt werden.
legal-here-unread = Die Karte ist nicht gut genug zu lesen, um zu sagen, wohin sie passt.
legal-here-unseen = Was in diesem Augenblick auf dem Spielplan lag, war nicht zu sehen.

unclear-hidden = Etwas Verdecktes kann das Teil auf { $a } erklären; niemand wird beschuldigt.
unclear-under = Auf { $a } kann ein Teil halb unter einem anderen liegen, das nie ganz zu sehen war.
unclear-tokens = Die Steine stehen nicht, wo irgendeine Erklärung sie hat; darum wird das Teil auf { $a } nicht beurteilt.
unclear-confidence = Das Teil auf { $a } war nicht sicher genug zu lesen, um jemanden zu beschuldigen.
unclear-several = Mehrere Abläufe erklären das Teil auf { $a } und belasten verschiedene Spieler; niemand wird beschuldigt.
unclear-disputed = Neben { $a } ist etwas strittig; an welchen Stein das Teil gelegt wurde, lässt sich nicht belegen.
unclear-resync = Um das Teil auf { $a } geschah zu viel ungesehen; es gilt, wie es liegt.
unclear-joker-owner = Auf wessen Joker der Stein steht, ist nicht zu sehen; darum wird das Teil auf { $a } nicht beurteilt.
unclear-duty = Ob { $player } zuerst einen Stein befreien musste, hängt von Karten ab, die niemand sieht.
unclear-player = Ob das Teil auf { $a } dort liegen darf, hängt davon ab, von wem es ist, und das ist nicht zu sehen.
unclear-token-place = Der Stein zum Teil auf { $a } ist nicht zu sehen; darum lässt sich sein Platz nicht beurteilen.
unclear-square = Die Karte auf { $a }–{ $b } zeigt eine andere Farbe, als für ihre Felder gelernt wurde; deren Farbe war aber nicht sicher. Schaut, ob sie passt.
unclear-colour = Die Farben der Karte auf { $a }–{ $b } sind nicht gut genug zu lesen.

bg-setup-6 =
    { $n ->
        [one] { $n } Stein auf dem Spielplan gefunden; eine Runde beginnt mit { $tokens }.
       *[other] { $n } Steine auf dem Spielplan gefunden; eine Runde beginnt mit { $tokens }.
    }
bg-setup-6-stack-allowed =
    { $n ->
        [one] { $n } Feld mit einem Stein ist zu sehen. Bei euch dürfen zwei Steine auf einem Feld stehen; die Kamera kann nicht sagen, auf welchem.
       *[other] { $n } Felder mit Steinen sind zu sehen. Bei euch dürfen zwei Steine auf einem Feld stehen; die Kamera kann nicht sagen, auf welchem.
    }

bg-play-1 = { $player } hat vor dem Startruf eine Karte gelegt.
bg-play-6 = { $player2 } war später: Die Karte von { $player1 } lag zuerst auf { $a }–{ $b }. Nimm die spätere Karte zurück.

bg-place-1 = Die Karte auf { $a } liegt nicht auf zwei benachbarten Feldern des Spielplans.
bg-place-2 = Das Teil auf { $a } verdeckt ein anderes.
bg-place-2-card = Die Karte auf { $a }–{ $b } verdeckt ein Teil von { $player2 } auf { $square }.
bg-place-2-joker = Der Joker auf { $a } verdeckt ein Teil von { $player2 }.
bg-place-2-token = Auf { $square } steht ein Stein; das Feld ist nicht frei.
bg-place-3 = Falsche Farbe: Die Karte von { $player } zeigt { $x } auf { $square }, das Feld zeigt { $y }.
bg-place-4 = Die Karte auf { $a }–{ $b } liegt mit keiner Kante am Feld eines Steins.
bg-place-4-other = Der Stein von { $t } kam auf die Karte auf { $a }–{ $b }, die sein Feld nicht berührt.
bg-place-5 = Die Karte auf { $a }–{ $b } berührt den Stein auf { $t } nur mit einer Ecke.
bg-place-6 = Richtige Farben, aber vertauscht auf { $a }–{ $b } ({ $player }). Euer Tisch entscheidet, ob das ein Fehler ist.
bg-place-6-mistake = Richtige Farben, aber vertauscht auf { $a }–{ $b } ({ $player }); bei euch ist das ein Fehler.

bg-token-1 = Der Stein auf { $t } wurde nicht auf die neue Karte { $a }–{ $b } gesetzt.
bg-token-2 = Der Stein gehört auf { $target } ({ $colour }), die Hälfte, die von seinem alten Standort { $t } weiter weg ist.
bg-token-3 = { $n } Steine wurden mit einem Teil versetzt.
bg-token-3-other = Ein Stein wurde versetzt, der mit dem Teil auf { $a } nichts zu tun hat.
bg-token-3-alone = Ein Stein wurde nach { $t } versetzt, ohne dass ein Teil gelegt wurde.

bg-dead-2 = { $player } hat die Sackgasse auf { $t } gemacht: Die nächste Karte darf irgendwohin, und der Stein muss darauf.
bg-dead-3 = Die Karte von { $player } auf { $a }–{ $b } hat den Stein auf { $t } eingebaut; { $player } befreit ihn mit der nächsten Karte.
bg-dead-3-joker = Der Joker von { $player } auf { $a } hat den Stein auf { $t } eingebaut; { $player } befreit ihn mit der nächsten Karte.
bg-dead-4 = Der blockierte Stein auf { $t } muss auf die eben gelegte Karte.
bg-dead-5 = { $player } muss zuerst den Stein auf { $t } befreien und darf vorher nirgends sonst legen.
bg-dead-5-by = Nur { $player1 } hat den Stein auf { $t } eingebaut und darf ihn befreien; die Karte auf { $a }–{ $b } berührt ihn nicht.
bg-dead-6 =
    { $n ->
        [one] Der Stein auf { $t } ist nicht blockiert ({ $n } freies Felderpaar berührt ihn); freies Legen war nicht erlaubt.
       *[other] Der Stein auf { $t } ist nicht blockiert ({ $n } freie Felderpaare berühren ihn); freies Legen war nicht erlaubt.
    }
bg-dead-6-house-rule = Felder neben dem Stein auf { $t } sind frei, doch vielleicht passt keine Karte des Satzes. Euer Tisch entscheidet, ob er blockiert war.

bg-joker-1 = Der Joker auf { $a } liegt nicht auf einem freien Feld neben einem Stein.
bg-joker-2 = Der Stein auf { $t } gehört auf den Joker auf { $a }.
bg-joker-3 = Der Joker auf { $n } ist von { $player1 }; { $player2 } darf dort nicht anlegen.
bg-joker-4 = { $player } hat auf { $n } einen Joker gelegt und dann anderswo gespielt; am Joker muss sofort eine Karte folgen.
bg-joker-4-clock = Der Joker von { $player } auf { $n } wartet schon länger auf seine Karte als die { $seconds } s, die ihr vereinbart habt.
bg-joker-4-continuation = Auf den Joker auf { $a } kann keine Karte folgen: Daneben sind keine zwei freien Felder in einer Reihe.
bg-joker-4-stays = Andere haben die Felder neben dem Joker von { $player } auf { $n } belegt: Keine Karte kann folgen, und bei euch bleibt er liegen.
bg-joker-4-shut = Andere haben die Felder neben dem Joker von { $player } auf { $n } belegt: Keine Karte kann folgen, und bei euch ist das ein Fehler.
bg-joker-4-undo = Andere haben die Felder neben dem Joker von { $player } auf { $n } belegt: Der Joker geht an { $player } zurück und der Stein nach { $t }.
bg-joker-5 =
    { $n ->
        [one] { $player } hat { $n } Joker verbraucht; jeder hat 2.
       *[other] { $player } hat { $n } Joker verbraucht; jeder hat 2.
    }

bg-end-1 =
    { $n ->
        [one] { $player } hat die einzige Karte ({ $n }) abgelegt.
       *[other] { $player } hat alle { $n } Karten abgelegt.
    }
bg-end-1-all =
    { $n ->
        [one] { $player } hat die einzige Karte ({ $n }) abgelegt und darf Stopp rufen.
       *[other] { $player } hat alle { $n } Karten abgelegt und darf Stopp rufen.
    }
bg-end-1-call = { $player } hat Stopp gerufen.
bg-end-1-missing =
    { $n ->
        [one] { $player } hat Stopp gerufen, doch auf dem Spielplan fehlt { $n } Karte.
       *[other] { $player } hat Stopp gerufen, doch auf dem Spielplan fehlen { $n } Karten.
    }
bg-end-1-last-card = { $player } hat die letzte Karte gelegt; bei euch endet damit die Runde.
bg-end-1-not-last = { $player } hat eine Karte zurückgenommen; die Runde geht weiter.
bg-end-2-in-flight = { $player } hat nach dem Stopp-Ruf eine Karte gelegt. Bei euch darf eine Karte noch liegen, die schon in der Hand war: War sie das?
bg-end-2-last-card = { $player } hat eine Karte gelegt, nachdem die letzte Karte die Runde beendet hatte; sie zählt nicht und geht zurück.
bg-end-2 = { $player } hat nach dem Stopp-Ruf eine Karte gelegt; sie zählt nicht und geht zurück.
bg-end-3 = Kein freies Felderpaar ist mehr da: Die Runde endet. Die meisten Karten gelegt: { $player } ({ $n }).

bg-end-3-no-pair = Kein freies Felderpaar ist mehr da: Niemand kann etwas legen, und die Runde endet.

bg-check-3 =
    { $n ->
        [one] { $player } hat { $n } falsch gelegte Karte: { $cells }.
       *[other] { $player } hat { $n } falsch gelegte Karten: { $cells }.
    }
bg-audit =
    { $n ->
        [one] Letzte Prüfung: { $n } Karte richtig, { $m } falsch, { $k } unklar.
       *[other] Letzte Prüfung: { $n } Karten richtig, { $m } falsch, { $k } unklar.
    }
bg-audit-1 = Die Karte auf { $a }–{ $b } passt nicht zu ihren Feldern.
bg-audit-2 = Auf { $square } liegen zwei Teile.
bg-audit-2-half = Auf { $square } ist nur die Hälfte eines Teils zu sehen; was daneben liegt, verdeckt vielleicht den Rest.
bg-audit-3 = Die Teile von { $player } gehen nicht auf; das Bild sollte noch einmal gelesen werden.
bg-audit-4 = Die Teile auf dem Spielplan können nicht alle am Feld eines Steins gelegt worden sein; wer sich irrte, ist nicht zu sehen.
