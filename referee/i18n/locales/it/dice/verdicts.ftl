# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-others-left =
    { $n ->
        [one] { $n } dado rimasto agli altri
       *[other] { $n } dadi rimasti agli altri
    }
item-dice-left =
    { $n ->
        [one] { $n } dado rimasto
       *[other] { $n } dadi rimasti
    }

dice-legal = Il dado { $colour } { $n } può andare lì.
dice-board = Ogni dado sul tabellone è posato bene.
dice-row = Il dado { $colour } { $n } è nella fila di colore { $row }.
dice-late = Un dado { $colour } { $n } c’è già: chi è arrivato tardi tiene il suo.
dice-space = Il dado { $colour } { $n } non va sulla casella { $space }.
dice-order = Il dado { $colour } { $n } è stato posato prima del { $before }.
dice-gap = Il dado { $colour } { $n } c’è, ma manca il { $before }.
dice-rerolled =
    { $n ->
        [one] È stato rilanciato { $n } dado, tutti quelli rimasti, come dice la regola.
       *[other] Sono stati rilanciati tutti e { $n } i dadi, come dice la regola.
    }
dice-reroll =
    { $k ->
        [one] Solo { $k } dado su { $n } è stato rilanciato; si rilanciano sempre tutti.
       *[other] Solo { $k } dadi su { $n } sono stati rilanciati; si rilanciano sempre tutti.
    }
dice-stop = Non resta nessun dado: lo stop vale.
dice-stop-void =
    { $n ->
        [one] Resta { $n } dado: lo stop non vale.
       *[other] Restano { $n } dadi: lo stop non vale.
    }
dice-after-stop = Dopo lo stop non si può posare niente.

dice-round-start = I dadi sono lanciati; la manche è cominciata.
dice-rolled = { $player } ha lanciato i dadi.
dice-removed = { $player } ha ripreso un dado.
dice-removed-wrong = { $player } ha ripreso il dado; ciò che non andava è sistemato.
dice-owner = Questo dado è stato posato da { $player }.
dice-taken = Un dado { $colour } { $n } è già su questa casella; una casella prende un solo dado.
dice-turned = Il dado { $colour } { $before } ora mostra { $n } e tutto il resto è come prima: è stato girato a mano.
dice-out = { $player } non ha più dadi: stop.
dice-resumed = { $player } ha ripreso un dado: la manche continua.
dice-goes-on = È stato posato ancora un dado: la mano continua.
dice-unread = Ciò che mostra questo dado non si legge.
dice-unsure = Il dado { $colour } { $n } non è stato letto con abbastanza certezza per accusare qualcuno.
dice-perhaps-before = Non si può provare se il { $before } era lì prima del dado { $colour } { $n }.
dice-two = Due dadi sono su una casella; non si può provare quale fosse il secondo.
dice-perhaps-late = Non si può provare se questo dado è stato posato prima dello stop.
dice-perhaps-part = Forse sono stati rilanciati solo alcuni dadi; non si può provare.
dice-score-dice = Si vedono { $n } dadi su { $dice }.
dice-score-players = L’immagine non dice chi gioca: un posto senza dadi forse è vuoto.
dice-score-caller =
    { $n ->
        [0] Tutti hanno ancora dadi.
       *[other] { $n } giocatori non hanno più dadi; l’immagine non dice chi ha detto stop.
    }
dice-score-wrong = Un dado è posato male, e l’immagine non dice chi l’ha posato.
dice-score-unclear = Non si può dire se ogni dado sul tabellone è posato bene.
dice-score-strayed = Ci sono dadi a un posto dove nessuno gioca.

dice-here-own = Va sulla casella { $n } della fila di colore { $colour }.
dice-here-first = Prima viene il { $before } della fila di colore { $colour }.
dice-here-keep = Chi è arrivato dopo tiene il dado { $colour } { $n }.
dice-here-stopped = Dopo lo stop non si può posare niente.
dice-here-all = Tutti i dadi rimasti si lanciano insieme.
dice-checked =
    { $n ->
        [0] Nessun dado è di sicuro sbagliato
        [one] 1 dado è sbagliato
       *[other] { $n } dadi sono sbagliati
    }{ $k ->
        [0] .
        [one] ; 1 non si può giudicare.
       *[other] ; { $k } non si possono giudicare.
    }
