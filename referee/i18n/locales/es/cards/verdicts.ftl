# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-centre = { $n } en el centro
item-stack = 2 × { $n } en el montón
item-wrong =
    { $n ->
        [one] { $n } mal colocada
       *[other] { $n } mal colocadas
    }
item-aborted = la ronda se interrumpió
item-disqualified = descalificación

card-legal = { $card } puede ir ahí.
card-row = { $card } puede ir en la fila.
card-pile = Cada carta de este montón está bien colocada.
card-place = Cada carta de este puesto de la fila está bien colocada.
card-source = { $card } no está a la vista: solo se colocan cartas de la fila, la de arriba del montón propio y la de arriba del descarte propio.
card-start = Un montón empieza con un 1; { $card } no puede empezarlo.
card-onto = { $card } no va sobre { $card2 }: ahí hace falta { $needed }.
card-complete = { $card2 } completa su montón; { $card } no puede seguir.
card-one-onto = { $card } está sobre { $card2 }. Un 1 puede ir en cualquier lugar del centro; vuestra mesa decide si también sobre otras cartas.
card-ten = { $card } completa su montón y hay que ponerlo boca abajo.
card-face-up = { $card } tiene que ir boca arriba; solo se gira un 10.
card-gap = Un hueco de la fila se llena con la carta de arriba del montón propio; { $card } viene de otro sitio.
card-one-card = En un puesto de la fila cabe una carta; { $card } no va sobre otra.
card-no-store = No se han acordado filas como reserva: { $card } no va sobre una carta de la fila.
card-store-source = { $card } tiene que venir del montón o de arriba del descarte para ir sobre una carta de la fila.
card-store-hand = { $card } va directamente de la mano sobre una carta de la fila. La regla habla de la mano; vuestra mesa decide si solo vale la de arriba del descarte.
card-descend = { $card } no va sobre { $card2 } en la fila: los números bajan.
card-descend-one = { $card } no va sobre { $card2 } en la fila: en esta mesa el número baja exactamente uno.
card-same-colour = { $card } no va sobre { $card2 } en la fila: tienen el mismo color.
card-turned =
    { $n ->
        [one] Se ha girado { $n } carta, como dicen las reglas.
       *[other] Se han girado { $n } cartas, como dicen las reglas.
    }
card-turn =
    { $n ->
        [one] Se ha girado { $n } carta; aquí son siempre { $packet }.
       *[other] Se han girado { $n } cartas; aquí son siempre { $packet }.
    }
card-turn-more =
    { $n ->
        [one] Se ha girado { $n } carta; menos de { $packet } solo se permite justo después de recoger el descarte.
       *[other] Se han girado { $n } cartas; menos de { $packet } solo se permite justo después de recoger el descarte.
    }
card-taken-up = El descarte pasa a ser la mano.
card-take-up =
    { $n ->
        [one] En la mano queda { $n } carta; el descarte se recoge cuando se acaba.
       *[other] En la mano quedan { $n } cartas; el descarte se recoge cuando se acaban.
    }
card-not-shuffled = El descarte no se ha barajado; hay que hacerlo, brevemente.
card-shuffled = El descarte se barajó. Se recoge tal como está, pero nada lo prohíbe: decide vuestra mesa.
card-stop = El montón está vacío: el stop vale.
card-stop-void =
    { $n ->
        [one] En el montón queda { $n } carta: el stop no vale y el juego sigue.
       *[other] En el montón quedan { $n } cartas: el stop no vale y el juego sigue.
    }
card-after-stop = Después del stop no se puede colocar nada.
card-turned-after-stop = Después del stop ya no se puede girar ni recoger nada.
card-not-in-hand = Después del stop solo se puede colocar aún una carta que ya está en la mano, y solo en el centro.

## Lo que el árbitro dice de una mesa de cartas ante la cámara.

card-round-start = Las filas están puestas; la ronda ha comenzado.
card-removed = { $player } ha quitado { $card } del centro.
card-removed-wrong = { $player } ha retirado { $card }; lo que estaba mal queda resuelto.
card-row-back = { $player } ha sacado { $card } de la fila; queda resuelto.
card-owner = { $card } lo colocó { $player }.
card-slid = { $card } se deslizó de su montón o se enderezó; nadie lo colocó.
card-knocked = Se ha volcado un montón: sus cartas están separadas. Se rehace mientras sigue el juego.
card-reread = Esa carta es { $card }; está bien.
card-turned-down = { $card } se puso boca abajo.
card-unsure = { $card } no se vio con bastante certeza para acusar a alguien.
card-unread = Llegó una carta que no se pudo leer.
card-on-unread = { $card } está sobre una carta que no se pudo leer.
card-lies-down = Hay una carta boca abajo en el montón; no se ve cuál es.
card-ten-down = Hay una carta boca abajo sobre { $card2 }; aquí un 10 queda a la vista.
card-between = { $card } tuvo que colocarse entretanto; nadie lo vio.
card-jump =
    { $n ->
        [one] { $card } está ahí, y { $n } carta que va debajo no se vio. Pudo colocarse entretanto.
       *[other] { $card } está ahí, y { $n } cartas que van debajo no se vieron. Pudieron colocarse entretanto.
    }
card-beside = { $card } está junto a un montón en el que encaja: quizá era para él, o se deslizó.
card-row-unseen = { $card } está en la fila; no se vio de dónde vino.
card-row-size = { $player } tiene { $n } cartas en la fila al empezar; aquí son { $row }.
card-redeal = { $player } muestra cartas que suman { $n } y puede repartir de nuevo.
card-stack-empty = El montón de { $player } está vacío.
card-stop-early = { $player } dijo stop, pero a su montón le quedan cartas: la voz no vale y el juego sigue.
card-perhaps-in-hand = { $card } se colocó después del stop; quizá ya estaba en una mano.
card-perhaps-in-time = { $card } se colocó más o menos al decir stop.
card-contest-first = { $player } llegó primero, hasta donde muestran las imágenes.
card-contest-lower = La carta de { $player } está más abajo; no se ve quién llegó primero.
card-contest-one = Ahí solo se vio colocar una carta.
card-contest-open = Las dos cartas llegaron entre dos imágenes: no se ve quién fue primero.
card-score-seats = No se vieron las cartas de nadie.
card-score-wrong = Una carta del centro está mal o no está clara.
card-score-owners = No de cada carta del centro se sabe quién la colocó; contad por los dorsos.
card-score-stacks = No se sabe cuántas cartas quedan en los montones; contadlas.
card-checked = Hay { $n } montones en el centro; { $k } cartas de encima no se pueden leer.
