# Die Regeln in einfachen Worten, nach den Kennungen von rules.md. Der Text: ein oder zwei Sätze für jemanden am Tisch,
# der fragt, warum. `.title`: wenige Wörter, ohne Punkt.

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
