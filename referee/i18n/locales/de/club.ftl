### Die Seite eines Vereins: alle Tische, Rufe nach der Spielleitung, Wertung, wer wer ist.

## Die Seite

club-title = Der Verein
club-parts = Teile der Vereinsseite
club-tables = Tische
club-standings = Wertung
club-people = Wer ist wer
club-sound = Ton, wenn ein Tisch ruft
club-only-here = Nur dieser Computer kann die Seite öffnen. Damit andere hineinkommen: referee club --lan
club-no-tables = Noch kein Tisch hat sich gemeldet. An jedem Tisch: referee serve --club ADRESSE

## Rufe

club-calls-title = Rufe nach der Spielleitung
club-call = { $table } ruft die Spielleitung
club-since = seit { $long }
club-answer = Ich komme
club-answered = Die Spielleitung kommt.

## Ein Tisch im Kleinen

club-seconds = { $n } s
club-minutes = { $n } Min.
club-hours = { $h } Std. { $min } Min.
club-played = { $long } gespielt
club-round = Runde { $n }
club-round-of = Runde { $n } von { $of }
club-round-target = Runde { $n }, bis { $points } Punkte
club-closed = Für heute geschlossen
club-away = Zuletzt gehört vor { $long }
club-calls = Ruft die Spielleitung
club-silent = Seit { $long } nicht gehört
club-about = { $names }: { $what }
club-waits-incident = Etwas stimmt nicht
club-waits-question = Eine Frage ist offen
club-waits-owner = Von wem ist das?
club-waits-camera = Die Kamera sieht nichts
club-scene-home = Keine Partie
club-scene-ready = Macht sich bereit
club-scene-play = Spielt
club-scene-incident = Etwas stimmt nicht
club-scene-question = Eine Frage ist offen
club-scene-camera = Die Kamera sieht nichts
club-scene-stopping = Stopp ist gerufen
club-scene-check = Sieht nach, was offen ist
club-scene-count = Zählt
club-scene-score = Die Punkte stehen fest
club-scene-match-end = Die Partie ist zu Ende
club-group-needs = { $n ->
    [one] Ein Tisch braucht jemanden
   *[other] { $n } Tische brauchen jemanden
}
club-group-plays = Im Spiel: { $n }
club-group-idle = Ohne laufende Partie: { $n }
club-group-away = Fort: { $n }
club-sum-help = { $n ->
    [one] ein Tisch ruft die Spielleitung
   *[other] { $n } Tische rufen die Spielleitung
}
club-sum-waiting = { $n ->
    [one] ein Tisch wartet auf eine Entscheidung
   *[other] { $n } Tische warten auf eine Entscheidung
}
club-sum-silent = { $n ->
    [one] ein Tisch schweigt
   *[other] { $n } Tische schweigen
}
club-sum-plays = { $n ->
    [one] Ein Tisch spielt, alles in Ordnung
   *[other] { $n } Tische spielen, alles in Ordnung
}
club-sum-idle = Kein Tisch spielt

## Ein Tisch

club-no-such-table = Diesen Tisch gibt es nicht
club-going = Die Seite von { $table } wird geöffnet …
club-open-page = Seine Seite öffnen
club-unreached = Seine eigene Seite ist von hier nicht zu erreichen. Das ist das Letzte, was bekannt ist.
club-open = Offene Befunde
club-forget = Diesen Tisch nicht mehr zeigen

## Wertung

club-this-evening = Heute Abend
club-last-evening = Letzter Abend
club-season = Saison
club-evenings = Gewählte Abende
club-of-when = Welche Abende zählen
club-from = Von
club-until = Bis
club-days = { $n ->
    [one] Ein Abend
   *[other] { $n } Abende
}
club-more-evenings = { $n ->
    [one] Ein älterer Abend
   *[other] { $n } ältere Abende
}
club-no-results = Noch hat niemand Punkte.
club-place = Platz
club-place-by = Platz nach
club-rests-on = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
club-also = auch { $names }
club-csv = Als Tabelle speichern (CSV)

## Wer ist wer

club-people-text = Derselbe Name ist an jedem Tisch dieselbe Person. Sind zwei Namen eine Person, sagt es hier; es lässt sich zurücknehmen.
club-people-look = Derselbe Name ist an jedem Tisch dieselbe Person.
club-search = Nach einem Namen suchen
club-known = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
club-same-as = Ist dieselbe Person wie …
club-picked = Wer ist dieselbe Person wie { $name }?
club-this-one = Diese hier
club-apart = Eine andere Person
club-merge-title = Eine Person?
club-merge-text = { $names }: Punkte und Runden werden zusammengezählt. Keine Partie wird geändert. Bekannt als:
club-known-as = { $name }
club-two = Es sind zwei
club-said-merge = { $name } und { $other } sind jetzt eine Person.
club-said-split = { $name } ist wieder eine eigene Person.
club-sum-before = Der letzte bekannte Stand
