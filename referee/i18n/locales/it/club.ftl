### La pagina di un club: tutti i tavoli, le chiamate, la classifica, chi è chi.

## La pagina

club-title = Il club
club-parts = Parti della pagina del club
club-tables = Tavoli
club-standings = Classifica
club-people = Chi è chi
club-sound = Un suono quando un tavolo chiama
club-only-here = Solo questo computer può aprire la pagina. Per far entrare altri: referee club --lan
club-no-tables = Nessun tavolo si è ancora fatto sentire. A ogni tavolo: referee serve --club INDIRIZZO

## Chiamate

club-calls-title = Chiamate all’organizzatore
club-call = { $table } chiama l’organizzatore
club-since = da { $long }
club-answer = Arrivo
club-answered = L’organizzatore arriva.

## Un tavolo in piccolo

club-seconds = { $n } s
club-minutes = { $n } min
club-hours = { $h } h { $min } min
club-played = { $long } di gioco
club-round = Round { $n }
club-round-of = Round { $n } di { $of }
club-round-target = Round { $n }, fino a { $points } punti
club-closed = Chiuso per oggi
club-away = Sentito { $long } fa
club-calls = Chiama l’organizzatore
club-silent = Non si sente da { $long }
club-about = { $names }: { $what }
club-waits-incident = Qualcosa non va
club-waits-question = C’è una domanda aperta
club-waits-owner = Di chi è questo pezzo?
club-waits-camera = La telecamera non vede nulla
club-scene-home = Nessuna partita
club-scene-ready = Si prepara
club-scene-play = In gioco
club-scene-incident = Qualcosa non va
club-scene-question = C’è una domanda aperta
club-scene-camera = La telecamera non vede nulla
club-scene-stopping = È stato detto stop
club-scene-check = Guarda che cosa è aperto
club-scene-count = Conta
club-scene-score = I punti ci sono
club-scene-match-end = La partita è finita
club-group-needs = { $n ->
    [one] Un tavolo ha bisogno di qualcuno
   *[other] { $n } tavoli hanno bisogno di qualcuno
}
club-group-plays = In gioco: { $n }
club-group-idle = Senza partita in corso: { $n }
club-group-away = Assenti: { $n }
club-sum-help = { $n ->
    [one] un tavolo chiama l’organizzatore
   *[other] { $n } tavoli chiamano l’organizzatore
}
club-sum-waiting = { $n ->
    [one] un tavolo aspetta una decisione
   *[other] { $n } tavoli aspettano una decisione
}
club-sum-silent = { $n ->
    [one] un tavolo tace
   *[other] { $n } tavoli tacciono
}
club-sum-plays = { $n ->
    [one] Un tavolo gioca, tutto a posto
   *[other] { $n } tavoli giocano, tutto a posto
}
club-sum-idle = Nessun tavolo gioca

## Un tavolo

club-no-such-table = Questo tavolo non c’è
club-going = Si apre la pagina di { $table } …
club-open-page = Apri la sua pagina
club-unreached = La sua pagina da qui non si raggiunge. Questo è l’ultimo stato noto.
club-open = Rilievi aperti
club-forget = Non mostrare più questo tavolo

## Classifica

club-this-evening = Stasera
club-last-evening = L’ultima serata
club-season = Stagione
club-evenings = Serate scelte
club-of-when = Quali serate contano
club-from = Dal
club-until = Al
club-days = { $n ->
    [one] Una serata
   *[other] { $n } serate
}
club-more-evenings = { $n ->
    [one] Una serata precedente
   *[other] { $n } serate precedenti
}
club-no-results = Nessuno ha ancora punti.
club-place = Posto
club-place-by = Posto secondo
club-rests-on = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
}, { $rounds ->
    [one] un round
   *[other] { $rounds } round
}
club-also = anche { $names }
club-csv = Salva come tabella (CSV)

## Chi è chi

club-people-text = Lo stesso nome è la stessa persona a ogni tavolo. Se due nomi sono una persona, dillo qui; si può annullare.
club-people-look = Lo stesso nome è la stessa persona a ogni tavolo.
club-search = Cerca un nome
club-known = { $rounds ->
    [one] un round
   *[other] { $rounds } round
}, { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}
club-same-as = È la stessa persona di …
club-picked = Chi è la stessa persona di { $name }?
club-this-one = Questa
club-apart = Un’altra persona
club-merge-title = Una persona sola?
club-merge-text = { $names }: punti e round si sommano. Nessuna partita cambia. Nota come:
club-known-as = { $name }
club-two = Sono due
club-said-merge = { $name } e { $other } ora sono una persona.
club-said-split = { $name } è di nuovo una persona a sé.
club-sum-before = L’ultimo stato noto
