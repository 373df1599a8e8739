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
