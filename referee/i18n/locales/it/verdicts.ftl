# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

legal-card = { $player } ha posizionato una tessera su { $a }–{ $b }.
legal-release = { $player } ha posizionato una tessera su { $a }–{ $b } e liberato una pedina.
legal-joker = { $player } ha posizionato un jolly su { $a }.

given = Questo pezzo di { $player } era lì prima che il round fosse seguito.
round-start = Le pedine sono a posto; il round può cominciare.
round-called = Il round comincia.
round-given =
    { $n ->
        [one] Il round è seguito da qui in poi; c’è già { $n } pezzo.
       *[other] Il round è seguito da qui in poi; ci sono già { $n } pezzi.
    }
token-followed = La pedina ha seguito il pezzo di { $player }.
removed = { $player } ha ripreso un pezzo.
removed-wrong = { $player } ha ripreso il pezzo; l’errore è risolto.
put-right-token = La pedina ora è al suo posto; l’errore è risolto.
put-right-back = La pedina è tornata da dove veniva.
identified = Il pezzo è di { $player }.
reread-cleared = Vista meglio, la tessera di { $player } è sui colori giusti.
reread-lawful = Visto meglio, il pezzo di { $player } è posato secondo le regole.
reread-cards = Si contano { $n } tessere con la cornice di { $player }, più di quante ce ne siano: guardate di nuovo, nessuno è accusato.
reread-design = La stessa tessera ({ $x }, { $y }) di { $player } si vede due volte: guardate di nuovo, nessuno è accusato.
overrule-allowed = I giocatori hanno deciso: conta come giusto.
overrule-mistake = I giocatori hanno deciso: conta come errore.
overrule-undecided = I giocatori non hanno ancora deciso.

legal-here-card = Questa tessera sarebbe potuta andare su { $places }.
legal-here-card-at = Questa tessera sarebbe potuta andare su { $places }, con la pedina da { $t }.
legal-here-turned = Girata, questa tessera va bene su { $a }–{ $b }.
legal-here-turned-or = Girata, questa tessera va bene su { $a }–{ $b }; sarebbe anche potuta andare su { $places }.
legal-here-joker = Un jolly sarebbe potuto andare su { $places }.
legal-here-no-card = In quel momento questa tessera non trovava posto; va sugli scarti del giocatore.
legal-here-no-joker = In quel momento non si poteva posizionare nessun jolly; torna al suo giocatore.
legal-here-token = La pedina va su { $places }.
legal-here-still = La pedina doveva restare dov’era.
legal-here-follow = Accanto al jolly su { $n } deve seguire una tessera, prima di ogni altra cosa.
legal-here-fits = Una tessera su { $a }–{ $b } mostra { $x } su { $a } e { $y } su { $b }. Dove altro sarebbe potuta andare, una sola immagine non lo mostra.
legal-here-picture = Che cosa era libero in quel momento, una sola immagine non lo mostra.
legal-here-not-started = Prima del via non si può posizionare niente.
legal-here-stopped = Dopo lo stop non si può posizionare niente.
legal-here-unread = La tessera non si legge abbastanza bene per dire dove va.
legal-here-unseen = Che cosa c’era sul tabellone in quel momento non si è visto.

note-hand = Una mano è rimasta { $seconds } s sopra il tabellone.
note-picture-size = L’immagine ha ora un’altra misura ({ $width }x{ $height }). Non si giudica nulla finché non vi si ritrova il tabellone.
note-table-moved = Si è mosso il tavolo o la telecamera.
note-source-lost = L’immagine è sparita.
note-source-back = L’immagine è tornata.
note-picture-damaged = L’immagine è danneggiata: non si giudica niente finché non è di nuovo intera.
note-picture-back = L’immagine è di nuovo intera dopo { $seconds } s; quello che è cambiato intanto si recupera.
note-skipped = Un’immagine è stata saltata.
note-truncated = La registrazione si interrompe prima della fine.
note-ended = L’immagine non è tornata; la registrazione finisce qui.

unclear-hidden = Qualcosa di nascosto può spiegare il pezzo su { $a }; nessuno è accusato.
unclear-under = Su { $a } può esserci un pezzo, a metà sotto un altro, che non si è mai visto intero.
unclear-tokens = Nessuna spiegazione mette le pedine dove stanno, perciò il pezzo su { $a } non è giudicato.
unclear-confidence = Il pezzo su { $a } non è stato letto con abbastanza sicurezza per accusare qualcuno.
unclear-several = Il pezzo su { $a } si spiega in più modi, che accusano giocatori diversi; nessuno è accusato.
unclear-disputed = Qualcosa accanto a { $a } è in discussione; a quale pedina sia stato posizionato il pezzo non si può provare.
unclear-resync = Attorno al pezzo su { $a } è successo troppo senza essere visto; lo si prende così com’è.
unclear-joker-owner = Non si vede di chi è il jolly sotto la pedina, perciò il pezzo su { $a } non è giudicato.
unclear-duty = Se { $player } doveva prima liberare una pedina, dipende da tessere che nessuno vede.
unclear-player = Se il pezzo su { $a } può stare lì, dipende da chi lo ha messo, e questo non si vede.
unclear-token-place = La pedina del pezzo su { $a } non si vede, perciò il suo posto non si può giudicare.
unclear-square = La tessera su { $a }–{ $b } mostra un colore diverso da quello imparato per le sue caselle, ma quel colore non era sicuro; guardate se va bene.
unclear-colour = I colori della tessera su { $a }–{ $b } non si leggono abbastanza bene.

bg-setup-6 =
    { $n ->
        [one] Trovata { $n } pedina sul tabellone; un round comincia con { $tokens }.
       *[other] Trovate { $n } pedine sul tabellone; un round comincia con { $tokens }.
    }
bg-setup-6-stack-allowed =
    { $n ->
        [one] Si vede { $n } casella con una pedina. Al vostro tavolo due pedine possono dividere una casella; la telecamera non sa dire quale.
       *[other] Si vedono { $n } caselle con pedine. Al vostro tavolo due pedine possono dividere una casella; la telecamera non sa dire quale.
    }

bg-play-1 = { $player } ha posizionato una tessera prima del via.
bg-play-6 = Troppo tardi per { $player2 }: su { $a }–{ $b } c’era già la tessera di { $player1 }. La seconda torna indietro.

bg-place-1 = La tessera su { $a } non è su due caselle vicine del tabellone.
bg-place-2 = Il pezzo su { $a } copre un altro pezzo.
bg-place-2-card = La tessera su { $a }–{ $b } copre un pezzo di { $player2 } su { $square }.
bg-place-2-joker = Il jolly su { $a } copre un pezzo di { $player2 }.
bg-place-2-token = Su { $square } c’è una pedina; la casella non è libera.
bg-place-3 = Colore sbagliato: la tessera di { $player } mostra { $x } su { $square }, ma la casella è di colore { $y }.
bg-place-4 = La tessera su { $a }–{ $b } non ha nessun lato in comune con la casella di una pedina.
bg-place-4-other = La pedina da { $t } è stata messa sulla tessera { $a }–{ $b }, che non tocca la sua casella.
bg-place-5 = La tessera su { $a }–{ $b } tocca la pedina su { $t } solo con un angolo.
bg-place-6 = Colori giusti, ma nel verso sbagliato su { $a }–{ $b } ({ $player }). Il vostro tavolo decide se è un errore.
bg-place-6-mistake = Colori giusti, ma nel verso sbagliato su { $a }–{ $b } ({ $player }); al vostro tavolo è un errore.

bg-token-1 = La pedina su { $t } non è stata spostata sulla nuova tessera { $a }–{ $b }.
bg-token-2 = La pedina va su { $target } ({ $colour }), la metà più distante dal suo vecchio posto { $t }.
bg-token-3 = { $n } pedine sono state spostate con un solo pezzo.
bg-token-3-other = È stata spostata una pedina che non c’entra con il pezzo su { $a }.
bg-token-3-alone = Una pedina è stata spostata su { $t } senza posizionare un pezzo.

bg-dead-2 = { $player } ha causato il vicolo cieco su { $t }: la tessera successiva può andare in un punto qualsiasi, e la pedina va su quella.
bg-dead-3 = La tessera di { $player } su { $a }–{ $b } ha chiuso la pedina su { $t }; { $player } la libera con la tessera successiva.
bg-dead-3-joker = Il jolly di { $player } su { $a } ha chiuso la pedina su { $t }; { $player } la libera con la tessera successiva.
bg-dead-4 = La pedina bloccata su { $t } deve andare sulla tessera appena posizionata.
bg-dead-5 = { $player } deve prima liberare la pedina su { $t } con la prossima tessera, prima di posizionare altro.
bg-dead-5-by = Solo { $player1 }, che ha chiuso la pedina su { $t }, può liberarla; la tessera su { $a }–{ $b } non la tocca.
bg-dead-6 =
    { $n ->
        [one] La pedina su { $t } non è bloccata (la tocca { $n } coppia libera); non si poteva posizionare in un punto qualsiasi.
       *[other] La pedina su { $t } non è bloccata (la toccano { $n } coppie libere); non si poteva posizionare in un punto qualsiasi.
    }
bg-dead-6-house-rule = Accanto alla pedina su { $t } ci sono caselle libere, ma forse nessuna tessera del set va bene lì. Il vostro tavolo decide se era bloccata.

bg-joker-1 = Il jolly su { $a } non è su una casella libera accanto a una pedina.
bg-joker-2 = La pedina su { $t } va sul jolly su { $a }.
bg-joker-3 = Il jolly su { $n } è di { $player1 }; { $player2 } non può posizionare lì.
bg-joker-4 = { $player } ha posizionato un jolly su { $n } e poi ha giocato altrove; accanto al jolly deve seguire subito una tessera.
bg-joker-4-clock = Il jolly di { $player } su { $n } aspetta la sua tessera da più dei { $seconds } s concordati al vostro tavolo.
bg-joker-4-continuation = Nessuna tessera può seguire il jolly su { $a }: accanto non ci sono due caselle libere in fila.
bg-joker-4-stays = Altri hanno preso le caselle accanto al jolly di { $player } su { $n }: non può seguire nessuna tessera, e al vostro tavolo resta.
bg-joker-4-shut = Altri hanno preso le caselle accanto al jolly di { $player } su { $n }: non può seguire nessuna tessera, e al vostro tavolo è un errore.
bg-joker-4-undo = Altri hanno preso le caselle accanto al jolly di { $player } su { $n }: { $player } riprende il jolly e la pedina torna su { $t }.
bg-joker-5 =
    { $n ->
        [one] { $player } ha usato { $n } jolly; ogni giocatore ne ha 2.
       *[other] { $player } ha usato { $n } jolly; ogni giocatore ne ha 2.
    }

bg-end-1 =
    { $n ->
        [one] { $player } ha posizionato tutte le sue tessere: { $n }.
       *[other] { $player } ha posizionato tutte le sue { $n } tessere.
    }
bg-end-1-all =
    { $n ->
        [one] { $player } ha posizionato tutte le sue tessere ({ $n }) e può dire stop.
       *[other] { $player } ha posizionato tutte le sue { $n } tessere e può dire stop.
    }
bg-end-1-call = { $player } ha detto stop.
bg-end-1-missing =
    { $n ->
        [one] { $player } ha detto stop, ma sul tabellone manca { $n } tessera.
       *[other] { $player } ha detto stop, ma sul tabellone mancano { $n } tessere.
    }
bg-end-1-last-card = { $player } ha posizionato l’ultima tessera; al vostro tavolo questo chiude il round.
bg-end-1-not-last = { $player } ha ripreso una tessera, quindi il round continua.
bg-end-2-in-flight = { $player } ha posizionato una tessera dopo lo stop. Al vostro tavolo una tessera già in mano può ancora andare: lo era?
bg-end-2-last-card = { $player } ha posizionato una tessera dopo che l’ultima aveva chiuso il round; non conta e torna indietro.
bg-end-2 = { $player } ha posizionato una tessera dopo lo stop; non conta e torna indietro.
bg-end-3 = Non resta nessuna coppia di caselle libere: il round finisce. Più tessere posizionate di tutti: { $player } ({ $n }).

bg-end-3-no-pair = Non resta nessuna coppia di caselle libere: nessuno può più posizionare niente, e il round finisce.

bg-check-3 =
    { $n ->
        [one] { $player } ha { $n } tessera posizionata male: { $cells }.
       *[other] { $player } ha { $n } tessere posizionate male: { $cells }.
    }
bg-audit = Controllo finale delle tessere: giuste { $n }, sbagliate { $m }, incerte { $k }.
bg-audit-1 = La tessera su { $a }–{ $b } non corrisponde alle sue caselle.
bg-audit-2 = Su { $square } ci sono due pezzi.
bg-audit-2-half = Su { $square } si vede solo metà di un pezzo; ciò che sta accanto può coprire il resto.
bg-audit-3 = I pezzi di { $player } non tornano; l’immagine andrebbe letta di nuovo.
bg-audit-4 = I pezzi sul tabellone non possono essere stati posizionati tutti accanto a una pedina; chi ha sbagliato non si vede.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-centre = { $n } al centro
item-stack = 2 × { $n } nel mazzo
item-wrong = { $n } fuori posto
item-aborted = il round è stato interrotto
item-disqualified = squalifica
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

card-legal = { $card } può andare lì.
card-row = { $card } può andare nella fila.
card-pile = Ogni carta di questo mazzo è posata bene.
card-place = Ogni carta di questo posto della fila è posata bene.
card-source = { $card }: la carta non è scoperta; si posano solo quelle della fila, la prima del proprio mazzo e la prima dei propri scarti.
card-start = Un mazzo comincia con l’1; { $card } non può cominciare.
card-onto = { $card } non va su { $card2 }: lì serve { $needed }.
card-complete = { $card2 } completa il suo mazzo; { $card } non può seguire.
card-one-onto = { $card } sta su { $card2 }. Un 1 può stare ovunque al centro; il vostro tavolo decide se anche sopra altre carte.
card-ten = { $card } completa il suo mazzo: la carta va coperta.
card-face-up = { $card }: la carta va scoperta; solo un 10 si gira.
card-gap = Un vuoto nella fila si riempie con la prima carta del proprio mazzo; { $card } viene da un’altra parte.
card-one-card = Un posto della fila tiene una sola carta; { $card } non va su un’altra.
card-no-store = Le file come deposito non sono concordate: { $card } non va su una carta della fila.
card-store-source = { $card } deve venire dal mazzo o dalla cima degli scarti per andare su una carta della fila.
card-store-hand = { $card } va direttamente dalla mano su una carta della fila. La regola parla della mano; il vostro tavolo decide se vale solo la prima degli scarti.
card-descend = { $card } non va su { $card2 } nella fila: i numeri scendono.
card-descend-one = { $card } non va su { $card2 } nella fila: al vostro tavolo il numero scende esattamente di uno.
card-same-colour = { $card } non va su { $card2 } nella fila: hanno lo stesso colore.
card-turned =
    { $n ->
        [one] È stata girata { $n } carta, come dice la regola.
       *[other] Sono state girate { $n } carte, come dice la regola.
    }
card-turn =
    { $n ->
        [one] È stata girata { $n } carta; qui sono sempre { $packet }.
       *[other] Sono state girate { $n } carte; qui sono sempre { $packet }.
    }
card-turn-more =
    { $n ->
        [one] È stata girata { $n } carta; meno di { $packet } è permesso solo subito dopo aver ripreso gli scarti.
       *[other] Sono state girate { $n } carte; meno di { $packet } è permesso solo subito dopo aver ripreso gli scarti.
    }
card-taken-up = Gli scarti diventano la mano.
card-take-up =
    { $n ->
        [one] In mano c’è ancora { $n } carta; gli scarti si riprendono quando la mano è finita.
       *[other] In mano ci sono ancora { $n } carte; gli scarti si riprendono quando la mano è finita.
    }
card-not-shuffled = Gli scarti non sono stati mischiati; vanno mischiati, brevemente.
card-shuffled = Gli scarti sono stati mischiati. Si riprendono come stanno, ma nulla lo vieta: decide il vostro tavolo.
card-stop = Il mazzo è vuoto: lo stop vale.
card-stop-void =
    { $n ->
        [one] Nel mazzo c’è ancora { $n } carta: lo stop non vale e il gioco continua.
       *[other] Nel mazzo ci sono ancora { $n } carte: lo stop non vale e il gioco continua.
    }
card-after-stop = Dopo lo stop non si può posare niente.
card-turned-after-stop = Dopo lo stop non si può più girare né riprendere nulla.
card-not-in-hand = Dopo lo stop si può ancora posare solo una carta già in mano, e solo al centro.

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
