# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

legal-card = { $player } ha colocado una carta en { $a }–{ $b }.
legal-release = { $player } ha colocado una carta en { $a }–{ $b } y liberado una ficha.
legal-joker = { $player } ha colocado un comodín en { $a }.

given = Esta pieza de { $player } ya estaba ahí antes de que se siguiera la ronda.
round-start = Las fichas están en su sitio; la ronda puede empezar.
round-called = La ronda empieza.
round-given =
    { $n ->
        [one] La ronda se sigue desde aquí; ya hay { $n } pieza colocada.
       *[other] La ronda se sigue desde aquí; ya hay { $n } piezas colocadas.
    }
token-followed = La ficha ha seguido a la pieza de { $player }.
removed = { $player } ha retirado una pieza.
removed-wrong = { $player } ha retirado la pieza; el error queda resuelto.
put-right-token = La ficha está ahora en su sitio; el error queda resuelto.
put-right-back = La ficha ha vuelto a donde estaba.
identified = La pieza es de { $player }.
reread-cleared = Vista con más claridad, la carta de { $player } está sobre los colores correctos.
reread-lawful = Vista con más claridad, la pieza de { $player } está ahí según las reglas.
reread-cards = Se cuentan { $n } cartas con el recuadro de { $player }, más de las que hay: hay que mirar otra vez, no se acusa a nadie.
reread-design = La misma carta ({ $x }, { $y }) de { $player } se ve dos veces: hay que mirar otra vez, no se acusa a nadie.

legal-here-card = Esta carta podría haber ido en { $places }.
legal-here-card-at = Esta carta podría haber ido en { $places }, con la ficha de { $t }.
legal-here-turned = Girada, esta carta encaja en { $a }–{ $b }.
legal-here-turned-or = Girada, esta carta encaja en { $a }–{ $b }; también podría haber ido en { $places }.
legal-here-joker = Un comodín podría haber ido en { $places }.
legal-here-no-card = En ese momento esta carta no encajaba en ningún sitio; va al descarte del jugador.
legal-here-no-joker = En ese momento no se podía colocar ningún comodín; vuelve a su jugador.
legal-here-token = La ficha va en { $places }.
legal-here-still = La ficha debía quedarse donde estaba.
legal-here-follow = Junto al comodín de { $n } tiene que ir una carta, antes que nada.
legal-here-fits = Una carta en { $a }–{ $b } muestra { $x } en { $a } y { $y } en { $b }. Dónde más podría haber ido, una sola imagen no lo muestra.
legal-here-picture = Qué estaba libre en ese momento, una sola imagen no lo muestra.
legal-here-not-started = Antes de la salida no se puede colocar nada.
legal-here-stopped = Después del stop no se puede colocar nada.
legal-here-unread = La carta no se lee lo bastante bien para decir dónde encaja.
legal-here-unseen = No se vio qué había en el tablero en ese momento.

unclear-hidden = Algo oculto puede explicar la pieza en { $a }; no se acusa a nadie.
unclear-under = En { $a } puede haber una pieza, medio debajo de otra, que nunca se vio entera.
unclear-tokens = Ninguna explicación pone las fichas donde están, así que la pieza en { $a } no se juzga.
unclear-confidence = La pieza en { $a } no se leyó con bastante seguridad para acusar a nadie.
unclear-several = La pieza en { $a } se explica de varias maneras, que acusan a jugadores distintos; no se acusa a nadie.
unclear-disputed = Algo junto a { $a } está en disputa; no se puede probar junto a qué ficha se colocó la pieza.
unclear-resync = Pasó demasiado sin verse alrededor de la pieza en { $a }; se toma tal como está.
unclear-joker-owner = No se ve de quién es el comodín bajo la ficha, así que la pieza en { $a } no se juzga.
unclear-duty = Que { $player } tuviera que liberar antes una ficha depende de cartas que nadie ve.
unclear-player = Que la pieza en { $a } pueda estar ahí depende de quién sea, y eso no se ve.
unclear-token-place = No se ve la ficha de la pieza en { $a }, así que no se puede juzgar su sitio.
unclear-square = La carta en { $a }–{ $b } muestra otro color que el aprendido para sus casillas, pero ese color no era seguro; hay que mirar si encaja.
unclear-colour = Los colores de la carta en { $a }–{ $b } no se leen lo bastante bien.

bg-setup-6 =
    { $n ->
        [one] Se ha encontrado { $n } ficha en el tablero; una ronda empieza con { $tokens }.
       *[other] Se han encontrado { $n } fichas en el tablero; una ronda empieza con { $tokens }.
    }
bg-setup-6-stack-allowed =
    { $n ->
        [one] Se ve { $n } casilla con ficha. En esta mesa dos fichas pueden compartir casilla; la cámara no sabe decir cuál.
       *[other] Se ven { $n } casillas con fichas. En esta mesa dos fichas pueden compartir casilla; la cámara no sabe decir cuál.
    }

bg-play-1 = { $player } ha colocado una carta antes de la salida.
bg-play-6 = { $player2 } llegó más tarde: la carta de { $player1 } estaba antes en { $a }–{ $b }. Hay que retirar la segunda.

bg-place-1 = La carta en { $a } no está sobre dos casillas vecinas del tablero.
bg-place-2 = La pieza en { $a } tapa otra pieza.
bg-place-2-card = La carta en { $a }–{ $b } tapa una pieza de { $player2 } en { $square }.
bg-place-2-joker = El comodín en { $a } tapa una pieza de { $player2 }.
bg-place-2-token = En { $square } hay una ficha; la casilla no está libre.
bg-place-3 = Color equivocado: la carta de { $player } muestra { $x } en { $square }, pero la casilla es de color { $y }.
bg-place-4 = La carta en { $a }–{ $b } no toca con ningún borde la casilla de una ficha.
bg-place-4-other = La ficha de { $t } se puso sobre la carta en { $a }–{ $b }, que no toca su casilla.
bg-place-5 = La carta en { $a }–{ $b } toca la ficha de { $t } solo con una esquina.
bg-place-6 = Colores correctos, pero al revés en { $a }–{ $b } ({ $player }). La mesa decide si es un error.
bg-place-6-mistake = Colores correctos, pero al revés en { $a }–{ $b } ({ $player }); en esta mesa es un error.

bg-token-1 = La ficha de { $t } no se ha puesto sobre la nueva carta en { $a }–{ $b }.
bg-token-2 = La ficha va en { $target } ({ $colour }), la mitad más alejada de su sitio anterior { $t }.
bg-token-3 = Se han movido { $n } fichas con una sola pieza.
bg-token-3-other = Se ha movido una ficha que no tiene nada que ver con la pieza en { $a }.
bg-token-3-alone = Se ha movido una ficha a { $t } sin colocar una pieza.

bg-dead-2 = { $player } ha causado el tramo sin salida en { $t }: la carta siguiente puede ir en cualquier lugar, y la ficha va encima.
bg-dead-3 = La carta de { $player } en { $a }–{ $b } ha encerrado la ficha de { $t }; { $player } la libera con su carta siguiente.
bg-dead-3-joker = El comodín de { $player } en { $a } ha encerrado la ficha de { $t }; { $player } la libera con su carta siguiente.
bg-dead-4 = La ficha bloqueada en { $t } tiene que ir sobre la carta recién colocada.
bg-dead-5 = { $player } tiene que liberar primero, con su carta siguiente, la ficha de { $t }, antes de colocar otra cosa.
bg-dead-5-by = Solo { $player1 }, que encerró la ficha de { $t }, puede liberarla; la carta en { $a }–{ $b } no la toca.
bg-dead-6 =
    { $n ->
        [one] La ficha de { $t } no está bloqueada (la toca { $n } pareja libre); no se podía colocar en cualquier lugar.
       *[other] La ficha de { $t } no está bloqueada (la tocan { $n } parejas libres); no se podía colocar en cualquier lugar.
    }
bg-dead-6-house-rule = Junto a la ficha de { $t } hay casillas libres, pero quizá ninguna carta del juego encaja ahí. La mesa decide si estaba bloqueada.

bg-joker-1 = El comodín en { $a } no está en una casilla libre junto a una ficha.
bg-joker-2 = La ficha de { $t } va sobre el comodín en { $a }.
bg-joker-3 = El comodín en { $n } es de { $player1 }; { $player2 } no puede colocar ahí.
bg-joker-4 = { $player } puso un comodín en { $n } y luego jugó en otro sitio; junto al comodín tiene que ir enseguida una carta.
bg-joker-4-clock = El comodín de { $player } en { $n } lleva esperando su carta más de los { $seconds } s acordados en esta mesa.
bg-joker-4-continuation = Ninguna carta puede seguir al comodín en { $a }: a su lado no hay dos casillas libres seguidas.
bg-joker-4-stays = Otros ocuparon las casillas junto al comodín de { $player } en { $n }: ninguna carta puede seguirlo, y en esta mesa se queda.
bg-joker-4-shut = Otros ocuparon las casillas junto al comodín de { $player } en { $n }: ninguna carta puede seguirlo, y en esta mesa es un error.
bg-joker-4-undo = Otros ocuparon las casillas junto al comodín de { $player } en { $n }: el comodín vuelve a { $player } y la ficha a { $t }.
bg-joker-5 =
    { $n ->
        [one] { $player } ha usado { $n } comodín; cada jugador tiene 2.
       *[other] { $player } ha usado { $n } comodines; cada jugador tiene 2.
    }

bg-end-1 =
    { $n ->
        [one] { $player } ha colocado todas sus cartas: { $n }.
       *[other] { $player } ha colocado sus { $n } cartas.
    }
bg-end-1-all =
    { $n ->
        [one] { $player } ha colocado todas sus cartas ({ $n }) y puede decir stop.
       *[other] { $player } ha colocado sus { $n } cartas y puede decir stop.
    }
bg-end-1-call = { $player } ha dicho stop.
bg-end-1-missing =
    { $n ->
        [one] { $player } ha dicho stop, pero falta { $n } carta en el tablero.
       *[other] { $player } ha dicho stop, pero faltan { $n } cartas en el tablero.
    }
bg-end-1-last-card = { $player } ha colocado su última carta; en esta mesa eso termina la ronda.
bg-end-1-not-last = { $player } ha retirado una carta, así que la ronda sigue.
bg-end-2-in-flight = { $player } ha colocado una carta después del stop. En esta mesa vale la que ya estaba en la mano: ¿lo estaba?
bg-end-2-last-card = { $player } ha colocado una carta cuando la última carta ya había terminado la ronda; no cuenta y vuelve.
bg-end-2 = { $player } ha colocado una carta después del stop; no cuenta y vuelve.
bg-end-3 = No queda ninguna pareja de casillas libres: la ronda termina. Más cartas colocadas: { $player } ({ $n }).

bg-end-3-no-pair = No queda ninguna pareja de casillas libres: nadie puede colocar nada, y la ronda termina.

bg-check-3 =
    { $n ->
        [one] { $player } tiene { $n } carta mal colocada: { $cells }.
       *[other] { $player } tiene { $n } cartas mal colocadas: { $cells }.
    }
bg-audit = Revisión final de las cartas: correctas { $n }, mal colocadas { $m }, dudosas { $k }.
bg-audit-1 = La carta en { $a }–{ $b } no corresponde a sus casillas.
bg-audit-2 = En { $square } hay dos piezas.
bg-audit-2-half = En { $square } solo se ve media pieza; lo que está al lado puede tapar el resto.
bg-audit-3 = Las piezas de { $player } no cuadran; habría que leer la imagen otra vez.
bg-audit-4 = Las piezas del tablero no pueden haberse colocado todas junto a una ficha; no se ve quién se equivocó.
