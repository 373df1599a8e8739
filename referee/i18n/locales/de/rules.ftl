# Die Regeln in einfachen Worten, nach den Kennungen von rules.md. Der Text: ein oder zwei Sätze für jemanden am Tisch,
# der fragt, warum. `.title`: wenige Wörter, ohne Punkt.

rule-bg-setup-1 = Das Brettspiel ist für zwei, drei oder vier Spieler gemacht.
    .title = Zwei bis vier Spieler

rule-bg-setup-2 = Neun Spielplanteile, je Rahmen fünfzehn Karten und zwei Joker, dazu vier schwarze Steine.
    .title = Was zum Spiel gehört

rule-bg-setup-3 = Zu zweit legt man meist sechs Teile aus, zu dritt oder zu viert neun. Jeder andere Spielplan ist auch erlaubt.
    .title = Wie viele Spielplanteile

rule-bg-setup-4 = Alle Teile eines Spielers haben den gleichen weißen Rahmen: einfach, doppelt, gestrichelt oder gepunktet.
    .title = Jedem sein Rahmen

rule-bg-setup-5 = Alle mischen ihre eigenen Karten und nehmen sie verdeckt auf die Hand.
    .title = Gemischte Karten

rule-bg-setup-6 = Vor einer Runde kommen die vier Steine auf vier verschiedene Felder, die die Spieler aussuchen.
    .title = Vier Steine auf vier Feldern

rule-bg-setup-7 = Wer schon einmal zusammen gespielt hat, darf mit den Tableaus beginnen, die beim letzten Mal notiert wurden.
    .title = Karten auf dem Tableau am Anfang

rule-bg-play-1 = Niemand ist an der Reihe: Nach dem Startruf spielen alle gleichzeitig, und vorher wird keine Karte gelegt.
    .title = Alle zugleich, nach dem Startruf

rule-bg-play-2 = Nur die eben aufgedeckte Karte darf gelegt werden. Passt sie nicht, kommt sie auf den eigenen Ablagestapel.
    .title = Eine Karte nach der anderen

rule-bg-play-3 = Sind die Handkarten aufgebraucht, wird der Ablagestapel umgedreht, und es geht damit weiter.
    .title = Den Ablagestapel umdrehen

rule-bg-play-4 = Jeder darf an jeden Stein anlegen, nur nicht an einen, der auf dem Joker eines anderen steht.
    .title = Jeder Stein gehört allen

rule-bg-play-5 = Eine Hand bleibt nur so lange über dem Spielplan, wie das Legen der Karte und das Setzen des Steins dauern.
    .title = Hände weg vom Spielplan

rule-bg-play-6 = Wollen zwei Karten auf dasselbe Feld oder an denselben Stein, bleibt die erste liegen, die andere geht zurück.
    .title = Wer zuerst kommt, mahlt zuerst

rule-bg-place-1 = Eine Karte bedeckt genau zwei Felder des Spielplans, die eine Kante gemeinsam haben.
    .title = Auf zwei benachbarten Feldern

rule-bg-place-2 = Eine Karte darf keine andere Karte, keinen Joker und kein Feld mit einem Stein verdecken, auch nicht zum Teil.
    .title = Nur freie Felder

rule-bg-place-3 = Jede Hälfte einer Karte liegt auf einem Feld ihrer eigenen Farbe.
    .title = Die Farben müssen passen

rule-bg-place-4 = Mindestens eine Hälfte der neuen Karte muss mit einer Kante an dem Feld liegen, auf dem ein Stein steht.
    .title = Am Feld eines Steins anlegen

rule-bg-place-5 = Das Feld des Steins nur mit einer Ecke zu berühren, zählt nicht; die Karte muss mit einer Kante daran liegen.
    .title = Eine Ecke genügt nicht

rule-bg-place-6 = Die Karte zeigt die zwei richtigen Farben, liegt aber falsch herum. Ob das ein Fehler ist, entscheidet die Spielrunde.
    .title = Richtige Farben, vertauscht

rule-bg-token-1 = Nach jeder Karte kommt der benutzte Stein auf sie; nach einem Joker auf den Joker.
    .title = Der Stein kommt auf die neue Karte

rule-bg-token-2 = Der Stein kommt auf die Hälfte der neuen Karte, die von seinem alten Standort weiter weg ist.
    .title = Auf die ferne Hälfte

rule-bg-token-3 = Jede Karte versetzt genau einen Stein. Berührt sie zwei, darf man wählen; sonst versetzt niemand Steine.
    .title = Ein Stein je Karte

rule-bg-dead-1 = Ein Stein ist blockiert, wenn kein freies Felderpaar mehr an seinem Feld liegt.
    .title = Sackgasse

rule-bg-dead-2 = Wer einen Stein in eine Sackgasse führt, legt die nächste Karte auf beliebige passende Felder und setzt ihn darauf.
    .title = Die eigene Sackgasse öffnen

rule-bg-dead-3 = Wer einen Stein mit einer Karte einbaut, befreit ihn ebenso mit der nächsten Karte.
    .title = Einen anderen Stein einbauen

rule-bg-dead-4 = Der blockierte Stein kommt sofort auf die Karte, die ihn befreit, auf eine ihrer beiden Hälften.
    .title = Der befreite Stein kommt auf die neue Karte

rule-bg-dead-5 = Wer einen Stein eingebaut hat, befreit ihn mit der allernächsten Karte, vor allem anderen; niemand sonst tut es.
    .title = Zuerst befreien

rule-bg-dead-6 = Nur wer einen blockierten Stein befreien muss, darf eine Karte fern von allen Steinen legen.
    .title = Ohne Sackgasse kein freies Legen

rule-bg-joker-1 = Ein Joker kommt auf ein freies Feld beliebiger Farbe, das mit einer Kante am Feld eines Steins liegt.
    .title = Joker neben einen Stein

rule-bg-joker-2 = Sobald ein Joker liegt, kommt der Stein daneben auf ihn.
    .title = Der Stein kommt auf den Joker

rule-bg-joker-3 = Solange ein Stein auf einem Joker steht, darf dort nur anlegen, wem der Joker gehört.
    .title = Nur der Besitzer legt weiter

rule-bg-joker-4 = Nach einem Joker legt sein Besitzer dort sofort eine Karte an, oder den zweiten Joker und dann eine Karte; also muss Platz für eine sein.
    .title = Eine Karte folgt sofort

rule-bg-joker-5 = Jeder hat zwei Joker je Runde und darf beide nacheinander einsetzen.
    .title = Zwei Joker für jeden

rule-bg-joker-6 = Ein Joker bedeckt sein Feld und kann einen Stein einbauen, zählt aber nicht als Karte.
    .title = Joker liegen wie Karten

rule-bg-end-1 = Wer alle Karten abgelegt hat, ruft Stopp; mit dem Ruf ist die Runde vorbei. Übrige Joker spielen keine Rolle.
    .title = Stopp rufen

rule-bg-end-2 = Nach dem Stopp-Ruf wird keine Karte mehr gelegt; eine trotzdem gelegte geht zurück und zählt nicht.
    .title = Nach dem Ruf nichts mehr

rule-bg-end-3 = Kann kein Spieler mehr anlegen, endet die Runde, und wer die meisten Karten gelegt hat, gewinnt sie.
    .title = Niemand kann mehr anlegen

rule-bg-check-1 = Am Ende sammelt und prüft jeder die Karten des linken Nachbarn.
    .title = Die Karten des Nachbarn prüfen

rule-bg-check-2 = Vor dem Zählen prüfen alle gemeinsam, ob jede Karte richtig liegt.
    .title = Gemeinsam prüfen

rule-bg-check-3 = Eine Karte, die am Ende falsch liegt, zählt. Eine, die vor dem Stopp-Ruf bemerkt und zurückgenommen wurde, zählt nicht.
    .title = Was als Fehler zählt

rule-bg-audit-1 = Im letzten Bild muss jede Karte auf zwei benachbarten Feldern ihrer Farben liegen.
    .title = Jede Karte auf zwei passenden Feldern

rule-bg-audit-2 = Im letzten Bild darf auf keinem Feld mehr als ein Teil liegen.
    .title = Kein Feld doppelt bedeckt

rule-bg-audit-3 = Karten auf dem Spielplan, übrige Karten und Karten auf dem Tableau ergeben für jeden fünfzehn, und keine Karte gibt es doppelt.
    .title = Die Zahlen müssen aufgehen

rule-bg-audit-4 = Jede Karte muss dort weiterführen, wo ein Stein stand. Gibt es keine solche Reihenfolge, wurde eine Karte an keinen Stein gelegt.
    .title = Die Karten müssen Ketten bilden

rule-bg-score-n1 = Wer fertig wurde, kommt auf Platz 1 und bekommt zwei Chips.
    .title = Erster Platz

rule-bg-score-n2 = Die anderen reihen sich nach übrigen Karten, bei Gleichstand nach weniger verbrauchten Jokern; sonst teilen sie sich den Platz.
    .title = Die weiteren Plätze

rule-bg-score-n3 = Wer eine Karte falsch gelegt hat, landet auf dem letzten Platz, gleich, wie viele es sind.
    .title = Ein Fehler heißt letzter Platz

rule-bg-score-n4 = Platz 1 bringt zwei Chips, Platz 2 einen Chip und eine Karte aufs Tableau, die anderen legen zwei Karten darauf.
    .title = Chips und Karten nach Platz

rule-bg-score-o1 = Wer eine Karte falsch gelegt hat, nimmt an der Wertung dieser Runde nicht teil.
    .title = Ein Fehler heißt keine Wertung

rule-bg-score-o2 = Wer fertig wurde, nimmt sich einen Chip, der zwei Punkte zählt.
    .title = Zwei Punkte fürs Fertigwerden

rule-bg-score-o3 = Von den anderen bekommt einen Punkt, wer die wenigsten Karten übrig hat; bei Gleichstand alle diese.
    .title = Ein Punkt für die wenigsten Karten

rule-bg-score-o4 = Alle anderen legen zwei eigene Karten auf ihr Tableau.
    .title = Zwei Karten zur Seite

rule-bg-score-o5 = Nur wer fertig wurde, bekommt Punkte; der andere legt zwei Karten auf sein Tableau.
    .title = Zu zweit

rule-bg-score-o6 = Chips dürfen jederzeit gewechselt werden; nur ihr Wert zählt.
    .title = Chips wechseln

rule-bg-tab-1 = Karten auf dem Tableau spielen in der nächsten Runde nicht mit; mindestens eine Karte bleibt auf der Hand.
    .title = Karten aufs Tableau

rule-bg-tab-2 = Jeder spielt mit fünfzehn Karten, weniger denen auf dem Tableau.
    .title = Karten in der nächsten Runde

rule-bg-tab-3 = Haben alle Karten auf dem Tableau, nehmen alle so viele zurück, wie beim Spieler mit den wenigsten liegen.
    .title = Alle nehmen Karten zurück

rule-bg-tab-4 = Haben alle Karten auf dem Tableau, nehmen alle zwei zurück.
    .title = Alle nehmen zwei zurück

rule-bg-tab-5 = Nachdem Karten zurückgenommen wurden, hat mindestens einer ein leeres Tableau.
    .title = Einer spielt mit allen Karten

rule-bg-match-1 = Die Spieler legen vorher fest, wie viele Runden sie spielen; sechs sind ein guter Anfang.
    .title = Wie viele Runden

rule-bg-match-2 = Wer nach den vereinbarten Runden die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen sie zusammen.
    .title = Die Partie gewinnen

rule-bg-match-3 = Die Tableaus am Ende werden notiert und können der Anfang der nächsten Partie sein.
    .title = Mitnehmen in die nächste Partie

## Das Kartenspiel von 999 Games

rule-cg-setup-1 = Mit einer Schachtel spielen zwei bis vier; weitere mit anderen Rückseiten reichen bis zu zwölf. Jeder hat eine eigene Rückseite.
    .title = Wer mitspielen kann

rule-cg-setup-2 = Alle nehmen die vierzig Karten einer Rückseite und mischen sie gut.
    .title = Vierzig Karten für jeden

rule-cg-setup-3 = Vor jedem liegen drei Karten offen nebeneinander; vier, wenn drei spielen, fünf, wenn zwei spielen.
    .title = Die Reihe

rule-cg-setup-4 = Neben der Reihe bilden zehn Karten den eigenen Stapel; nur die oberste ist zu sehen.
    .title = Der Stapel aus zehn

rule-cg-setup-5 = Was übrig bleibt, kommt verdeckt in die Hand; der Ablagestapel ist zuerst leer.
    .title = Der Rest ist die Hand

rule-cg-play-1 = Es gibt keine Reihenfolge: Alle spielen zur selben Zeit.
    .title = Alle gleichzeitig

rule-cg-play-2 = Nur eine 1 darf in der Mitte einen neuen Stapel beginnen; von einer Farbe kann es mehrere geben.
    .title = Ein Stapel beginnt mit einer 1

rule-cg-play-3 = Eine Karte kommt auf einen Stapel in der Mitte, wenn sie dieselbe Farbe hat und genau um eins höher ist.
    .title = Gleiche Farbe, eins höher

rule-cg-play-4 = Karten der eigenen Reihe, die oberste des eigenen Stapels und die oberste des eigenen Ablagestapels dürfen gelegt werden, sonst nichts.
    .title = Nur offene Karten

rule-cg-play-5 = Eine Lücke in der Reihe darf sofort mit der obersten Karte des eigenen Stapels gefüllt werden, mit nichts anderem.
    .title = Lücken füllt der Stapel

rule-cg-play-6 = Drei Karten werden zusammen umgedreht; nur die oberste darf gelegt werden. Sind es weniger, werden alle umgedreht.
    .title = Drei Karten auf einmal

rule-cg-play-7 = Ist die oberste Karte des Ablagestapels gelegt, darf auch die darunter gelegt werden, und so weiter.
    .title = Dann die darunter

rule-cg-play-8 = Sind weniger als drei Karten in der Hand, werden alle umgedreht, die noch da sind.
    .title = Weniger als drei übrig

rule-cg-play-9 = Ist die Hand aufgebraucht, wird der Ablagestapel kurz gemischt und wird zur neuen Hand.
    .title = Den Ablagestapel aufnehmen

rule-cg-play-10 = Über der 10 gibt es keine Karte; damit ist der Stapel fertig.
    .title = Ein Stapel endet mit der 10

rule-cg-end-1 = Wer die letzte Karte des eigenen Stapels los ist, ruft Stopp. Sind noch Karten darin, zählt der Ruf nicht.
    .title = Der Stapel ist leer

rule-cg-end-2 = Mit dem Ruf ist das Spiel vorbei; keine Karte darf mehr folgen.
    .title = Nach dem Ruf nichts mehr

rule-cg-end-3 = Kann niemand mehr eine Karte legen, endet die Runde vorzeitig und wird gezählt, wie sie steht.
    .title = Niemand kann legen

rule-cg-score-1 = Jede eigene Karte in der Mitte gibt einen Punkt; die Rückseite zeigt, wem sie gehört.
    .title = Ein Punkt je Karte

rule-cg-score-2 = Jede Karte, die im eigenen Stapel bleibt, kostet zwei Punkte.
    .title = Zwei Punkte Abzug

rule-cg-score-3 = Karten in Reihe, Hand und Ablagestapel geben keine Punkte und kosten keine.
    .title = Reihe und Hand zählen nicht

rule-cg-score-4 = Wer die meisten Punkte hat, gewinnt die Runde, bei Gleichstand zusammen. Das muss nicht sein, wer gerufen hat.
    .title = Die meisten Punkte gewinnen

rule-cg-match-1 = Die Zahl der Runden wird vorher vereinbart, die Punkte werden addiert; die meisten gewinnen.
    .title = Mehrere Runden

rule-cg-var-1 = Nur wo der Tisch die Variante für Experten spielt, dürfen Karten vom Stapel oder Ablagestapel auf Karten der Reihe.
    .title = Reihen als Zwischenlager

rule-cg-var-2 = Auf einem Platz der Reihe ist jede Karte niedriger als die darunter.
    .title = Die Zahlen fallen

rule-cg-var-3 = Zwei Karten direkt aufeinander in der Reihe haben verschiedene Farben.
    .title = Die Farben wechseln

rule-cg-var-4 = Nur die oberste Karte eines Platzes der Reihe darf weitergelegt werden. Ein leerer Platz wird vom eigenen Stapel gefüllt.
    .title = Nur die oberste Karte

rule-cg-var-5 = Auch wenn die letzte Karte des eigenen Stapels in die Reihe kommt, ist die Runde zu Ende.
    .title = Die letzte Karte in die Reihe

rule-cg-var-6 = Fünf bis zwölf spielen mit zwei oder drei Schachteln; sonst ändert sich nichts.
    .title = Fünf Spieler und mehr

## Das Kartenspiel nach Weber

rule-cw-1-1 = Die Zahl der Spieler ist frei. Sie sitzen um ein Feld, das alle erreichen und das Platz für alle Stapel hat.
    .title = Rund um das Feld

rule-cw-1-2-1 = Alle haben einen Satz von vierzig Karten mit einer Rückseite, die sonst niemand hat.
    .title = Eine Rückseite für jeden

rule-cw-1-2-2 = Alle mischen gut und geben die Karten nach rechts; dort darf noch genau einmal gemischt werden.
    .title = Mischen und weitergeben

rule-cw-1-2-3a = Zehn Karten werden ungesehen abgezählt und als eigener Stapel umgedreht; daneben liegen drei offene.
    .title = Stapel und Reihe

rule-cw-1-2-3b = Ergeben die vier sichtbaren Karten dreißig oder mehr, darf man alles mischen und neu auslegen.
    .title = Neu auslegen

rule-cw-1-2-3c = Die Reihen lassen zwischen sich ein klares, ziemlich rundes Feld frei.
    .title = Platz in der Mitte

rule-cw-1-3 = Zu zweit liegen fünf Karten in der Reihe; oder jeder mischt zwei Sätze: zwanzig im Stapel, sechs in der Reihe.
    .title = Zu zweit

rule-cw-1-4 = Wer allein spielt, spielt, wie es gefällt.
    .title = Allein

rule-cw-1-5 = Sind es mehr als acht, spielt man besser in zwei Gruppen.
    .title = Mehr als acht

rule-cw-2-1 = Es beginnt mit einem deutlichen Zeichen, das alle hören, sobald alle bereit sind.
    .title = Das Zeichen

rule-cw-2-2-1 = Nach dem Zeichen darf eine 1, die auf dem Stapel oder in der Reihe offen liegt, in die Mitte.
    .title = Zuerst die Einsen

rule-cw-2-2-2a = Eine 1 darf überall im Feld liegen; jede andere Karte kommt auf ihre Farbe, genau um eins höher.
    .title = Eins höher in der gleichen Farbe

rule-cw-2-2-2b = Eine 10 beendet ihren Stapel und wird verdeckt gelegt.
    .title = Eine 10 wird umgedreht

rule-cw-2-3 = Eine Lücke in der Reihe darf mit der obersten Karte des eigenen Stapels gefüllt werden; ein Platz fasst eine Karte.
    .title = Lücken füllt der Stapel

rule-cw-2-4-1 = Von der Hand darf nur die oberste der umgedrehten Karten gelegt werden, dann die darunter.
    .title = Nur offene Karten

rule-cw-2-4-2 = Drei oder mehr Karten werden auf einmal umgedreht. Nach dem Aufnehmen, ungemischt, dürfen es zuerst eine oder zwei sein.
    .title = Karten umdrehen

rule-cw-2-4-3 = Wenn alle es vereinbaren, wird immer nur eine Karte umgedreht.
    .title = Eine Karte nach der anderen

rule-cw-2-5-1 = Landen zwei Karten fast zugleich auf einer Stelle, bleibt die untere; nur wenn sie sicher daruntergerutscht ist, die obere. Nebeneinander oder im Zweifel bleiben beide.
    .title = Zwei Karten auf einmal

rule-cw-2-5-2 = Eine Karte, die ihren Stapel nicht berührt, ist nicht gelegt; eine andere kann zuvorkommen. Hat eine Hand sie weggeschoben, zählt die erste Berührung.
    .title = Neben dem Stapel

rule-cw-2-5-3 = Eine Karte, die nicht gilt, kommt dorthin zurück, woher sie kam.
    .title = Zurück an ihren Platz

rule-cw-2-5-4 = Wer einen Stapel umstößt, baut ihn wieder auf, während die anderen weiterspielen. Was sich nicht richten lässt, bricht die Runde ab; für Absicht können die anderen disqualifizieren.
    .title = Etwas umgestoßen

rule-cw-2-5-5 = Niemand bewegt die Karten anderer. Die eigene Reihe darf man umordnen, solange sie eine Reihe bleibt.
    .title = Fremde Karten bleiben liegen

rule-cw-2-5-6 = Niemand spielt mit beiden Händen zugleich oder legt zwei oder mehr Karten auf einmal.
    .title = Eine Hand, eine Karte

rule-cw-2-6 = Stimmt etwas nicht und könnte das Spiel verfälschen, darf jeder darum bitten, es zu unterbrechen.
    .title = Das Spiel unterbrechen

rule-cw-2-7a = Wer den eigenen Stapel abgebaut hat, darf rufen; die Reihe muss nicht leer sein.
    .title = Der Stapel ist leer

rule-cw-2-7b = Beim Ruf darf jeder noch die Karte legen, die er schon in der Hand hat; sonst nichts.
    .title = Eine Karte in der Hand

rule-cw-3-1 = Die Reihen werden weggeräumt. Jede Karte, die im eigenen Stapel bleibt, kostet zwei Punkte.
    .title = Karten im Stapel

rule-cw-3-2 = Jede eigene Karte in der Mitte gibt einen Punkt; die Runden werden addiert.
    .title = Karten im Feld

rule-cw-3-3 = Hat jemand das Zählen vergessen, entscheiden die anderen, was gilt.
    .title = Zählen vergessen

rule-cw-3-4 = Eine Partie dauert wie vereinbart: eine Zeit, eine Punktzahl oder so lange alle mögen.
    .title = Wie lange

rule-cw-3-5 = Wer später dazukommt, beginnt mit dem Durchschnitt der Punkte aller.
    .title = Später dazu

rule-cw-3-6 = Wo es vereinbart ist, hat, wer eine Runde durch den Ruf beendet, von da an eine Karte mehr im Stapel. Sind alle Stapel gewachsen, wird jeder um eine kleiner.
    .title = Das Handicap

rule-cw-4-1 = Alle spielen ehrlich, stören niemanden und suchen keinen unfairen Vorteil.
    .title = Fair spielen

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
