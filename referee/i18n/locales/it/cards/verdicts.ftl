# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-centre = { $n } al centro
item-stack = 2 × { $n } nel mazzo
item-wrong = { $n } fuori posto
item-aborted = il round è stato interrotto
item-disqualified = squalifica

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

## Che cosa dice l’arbitro di un tavolo di carte davanti alla telecamera.

card-round-start = Le file sono pronte; la manche è cominciata.
card-removed = { $player } ha tolto { $card } dal centro.
card-removed-wrong = { $player } ha ripreso { $card }; ciò che non andava è sistemato.
card-row-back = { $player } ha tolto di nuovo { $card } dalla fila; è sistemato.
card-owner = { $card } è stato posato da { $player }.
card-slid = { $card } è scivolato dal mazzo o è stato raddrizzato; nessuno l’ha posato.
card-knocked = Un mazzo è stato rovesciato: le sue carte sono sparse. Lo si ricompone mentre il gioco continua.
card-reread = Quella carta è { $card }; sta bene.
card-turned-down = { $card } è stato coperto.
card-unsure = { $card } non è stato visto con abbastanza certezza per accusare qualcuno.
card-unread = È arrivata una carta che non si è potuta leggere.
card-on-unread = { $card } sta su una carta che non si è potuta leggere.
card-lies-down = Una carta sta coperta sul mazzo; quale sia non si vede.
card-ten-down = Su { $card2 } sta una carta coperta; qui un 10 resta scoperto.
card-between = { $card } dev’essere stato posato intanto; nessuno l’ha visto.
card-jump =
    { $n ->
        [one] { $card } è lì, e { $n } carta che va sotto non è stata vista. Può essere stata posata intanto.
       *[other] { $card } è lì, e { $n } carte che vanno sotto non sono state viste. Possono essere state posate intanto.
    }
card-beside = { $card } sta accanto a un mazzo su cui va: forse era per quello, o ne è scivolato.
card-row-unseen = { $card } è nella fila; da dove venga non si è visto.
card-row-size = { $player } ha { $n } carte nella fila all’inizio; qui sono { $row }.
card-redeal = { $player } mostra carte la cui somma è { $n } e può ridare le carte.
card-stack-empty = Il mazzo di { $player } è vuoto.
card-stop-early = { $player } ha chiamato stop, ma nel suo mazzo ci sono ancora carte: la chiamata non vale e si continua.
card-perhaps-in-hand = { $card } è stato posato dopo lo stop; forse era già in una mano.
card-perhaps-in-time = { $card } è stato posato più o meno al momento dello stop.
card-contest-first = { $player } è arrivato per primo, per quanto mostrano le immagini.
card-contest-lower = La carta di { $player } sta più in basso; non si vede chi era primo.
card-contest-one = Lì si è vista posare una sola carta.
card-contest-open = Le due carte sono arrivate fra due immagini: non si vede chi era primo.
card-score-seats = Non si sono viste le carte di nessuno.
card-score-wrong = Una carta al centro sta male o non è chiara.
card-score-owners = Non di ogni carta al centro si sa chi l’ha posata; contate dai dorsi.
card-score-stacks = Non si sa quante carte restano nei mazzi; contatele.
card-checked = Al centro ci sono { $n } mazzetti; { $k } carte in cima non si leggono.
