# Die Regeln in einfachen Worten, nach den Kennungen von rules.md. Der Text: ein oder zwei Sätze für jemanden am Tisch,
# der fragt, warum. `.title`: wenige Wörter, ohne Punkt.

## Das Würfelspiel

rule-dg-setup-1 = Zwei bis vier spielen mit vierundzwanzig Würfeln in vier Farben zu je sechs, Spielplan, Beutel und einem Becher für jeden.
    .title = Spielplan, Würfel und Becher

rule-dg-setup-2 = Alle Würfel werden ungesehen aus dem Beutel gezogen: zu zweit je zwölf, zu dritt acht, zu viert sechs.
    .title = Aus dem Beutel gezogen

rule-dg-setup-3 = Der Spielplan liegt für alle erreichbar. Jede Farbe hat eine Reihe mit sechs Feldern, auf jedes kommt ein Würfel.
    .title = Reihen und Felder

rule-dg-play-1 = Beim Startruf würfeln alle mit allen ihren Würfeln, und alle spielen zur selben Zeit.
    .title = Alle würfeln zugleich

rule-dg-play-2 = Ein Würfel kommt nur in die Reihe seiner eigenen Farbe.
    .title = Jede Farbe hat ihre Reihe

rule-dg-play-3 = Eine Reihe füllt sich von der 1 an aufwärts: Ein Würfel wird gelegt, wenn der davor liegt, jeder auf das Feld seiner Zahl.
    .title = Von der 1 an aufwärts

rule-dg-play-4 = Würfel nimmt und legt man mit einer Hand, immer mit derselben.
    .title = Immer dieselbe Hand

rule-dg-play-5 = Wer mit dem gleichen Würfel später ist, behält ihn und würfelt ihn neu.
    .title = Wer zuerst kommt, mahlt zuerst

rule-dg-play-6 = Wer neu würfelt, nimmt alle übrigen Würfel, nie nur einen Teil.
    .title = Alle Würfel noch einmal

rule-dg-play-7 = Ein Würfel liegt, wie er gewürfelt wurde; niemand dreht ihn auf eine andere Seite.
    .title = Nicht von Hand drehen

rule-dg-end-1 = Wer den letzten Würfel ablegt, ruft Stopp; danach darf niemand mehr legen.
    .title = Keine Würfel mehr

rule-dg-end-2 = Würfel, die nicht gelegt wurden, bleiben zum Zählen offen auf dem Tisch.
    .title = Übrige Würfel bleiben offen

rule-dg-score-1 = Wer gerufen hat, bekommt einen Punkt für jeden Würfel, der den anderen bleibt; diese verlieren je Würfel einen.
    .title = Punkte einer Runde

rule-dg-score-2 = Wer auch keine Würfel mehr hat, aber nicht zuerst rief, bekommt nichts und verliert nichts.
    .title = Als Zweiter ohne Würfel

rule-dg-match-1 = Nach einer Runde kommen alle Würfel in den Beutel und werden neu gezogen, so viele wie zuvor.
    .title = Würfel zurück in den Beutel

rule-dg-match-2 = Eine Partie hat drei Runden für jeden Spieler: sechs, neun oder zwölf.
    .title = Drei Runden je Spieler

rule-dg-match-3 = Wer nach allen Runden die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.
    .title = Die Partie gewinnen

rule-dg-child-1 = Mit Kindern darf man die Würfel ungleich verteilen: Erwachsene nehmen einen oder zwei mehr.
    .title = Mit Kindern spielen
