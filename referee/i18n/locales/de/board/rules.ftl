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
