# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = alguien
somebody-alone = Alguien
seat-solid = Línea simple
seat-double = Línea doble
seat-dashed = Línea a rayas
seat-dotted = Línea a puntos
seat-p1 = Jugador 1
seat-p2 = Jugador 2
seat-p3 = Jugador 3
seat-p4 = Jugador 4
seat-p5 = Jugador 5
seat-p6 = Jugador 6
seat-p7 = Jugador 7
seat-p8 = Jugador 8
seat-p9 = Jugador 9
seat-p10 = Jugador 10
seat-p11 = Jugador 11
seat-p12 = Jugador 12

# Deeds: after the name of who should do it

deed-card-back = Retira esta carta.
deed-joker-back = Retira este comodín.
deed-token = Pon la ficha en su sitio.
deed-look = Mira aquí.
deed-decide = Lo decide la mesa.
deed-done = { $player } lo ha corregido.

# What a finding does to the score

effect-put-right = Corregido: no cambia los puntos.
effect-undecided = Por decidir: no hay puntos hasta que lo diga la mesa.
effect-allowed = No cambia los puntos.
effect-counts = Si se queda así, cuenta como error. { $cost }
effect-nobody = Contaría como error, pero nadie sabe de quién es. Hay que decirlo primero.
cost-last = { $player } queda en último puesto en esta ronda.
cost-no-points = { $player } no recibe puntos en esta ronda.
answer-allowed = No cuenta
answer-mistake = Cuenta como error
answer-undecided = Preguntar al final
answer-undecided-effect = El juego sigue; hay que decidirlo antes de los puntos.
effect-none = Desaparece cuando se corrige. Si se queda así, en esta mesa no cambia los puntos.
effect-none-now = En esta mesa no cambia los puntos.
effect-unclear = No se acusa a nadie. Solo cuenta si lo dice la mesa.

# Counts

count-left = Cartas restantes
count-jokers = Comodines usados
count-mistake = Error en el tablero
count-declined = Rechaza las cartas para la tabla
count-centre = Cartas en el centro
count-stack = Quedan en el montón propio
count-row = En la fila
count-hand = En la mano
count-discard = Giradas
count-wrong = Fuera de sitio
count-dice-left = Dados restantes
count-missing = Falta el recuento de { $players }.
count-dice-caller = { $player } ha dicho stop pero le quedan dados; entonces el stop no vale.
count-dice-more = A { $player } le quedan { $n } dados pero solo sacó { $most }. Hay que volver a contar.
count-caller-left = { $player } ha dicho stop pero aún tiene { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}; entonces el stop no vale.
count-caller-stack = { $player } ha dicho stop pero aún tiene { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en el montón; entonces el stop no vale.
count-declined-not = En esta mesa no se pueden rechazar las cartas para la tabla.
count-stack-more = A { $player } le quedan { $n } cartas en un montón que empezó con { $most }. Hay que volver a contar.
count-sum = Según este recuento { $player } tiene { $n } cartas, pero cada jugador tiene { $cards }. Hay que volver a contar.
count-wrong-more = { $player } tiene en el centro menos cartas que las { $n } que allí están mal colocadas. Hay que volver a contar.
flag-aborted = La ronda se interrumpió
flag-disqualified = Descalificación
flag-stays = Dos cartas llegaron a la vez: las dos se quedan y cuentan

# What is brought into a match

refused-dice = Se han acordado { $n } dados; entre todos los jugadores se reparten los { $dice }.
refused-double = Dos juegos cada uno solo se usan entre dos jugadores.
refused-stack = Un montón tiene como máximo { $n } cartas, para que queden la fila y la mano.

# To set out

outset-sections = { $n } secciones del tablero, compuestas como se quiera.
outset-tokens = { $n } fichas en cualquier casilla del tablero.
outset-hand = { $player } juega con { $n } cartas; en la tabla: { $aside }.
outset-cards = Todos: { $stack } cartas en el montón, { $row } en la fila, { $hand } en la mano.
outset-cards-of = { $players }: { $stack } cartas en el montón, { $row } en la fila, { $hand } en la mano.
outset-redeal = Quien tenga cartas destapadas que sumen { $n } o más puede repartir de nuevo.
outset-boxes = Hacen falta { $n } cajas.
outset-dice = Cada cual saca { $n } dados de la bolsa.
outset-dice-one = { $player } saca { $n } dados de la bolsa.

# To do before the next round

do-chips = { $player }: toma { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
do-aside = { $player }: pon { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en tu tabla.
do-remove = Todos tienen cartas en la tabla: cada cual recupera { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
do-hand = { $player } juega con { $n } cartas.
do-stack = { $player }: desde ahora { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en el montón.
do-leave = Descalificación: { $player } deja la partida y sus puntos se anulan.
do-dice = Todos los dados vuelven a la bolsa; cada cual vuelve a sacar.

# Where points come from

why-board-mistake = Una de sus cartas cuenta como error; { $n ->
    [one] 1 carta restante
   *[other] { $n } cartas restantes
}.
why-board-excluded = Una de sus cartas cuenta como error: no participa en este recuento, con { $n ->
    [one] 1 carta restante
   *[other] { $n } cartas restantes
}.
why-board-most = La mayor cantidad de cartas colocadas: { $n }.
why-board-fewest = La menor cantidad de cartas entre los demás: { $n }.
why-board-caller = Ha colocado todas sus cartas y ha dicho stop.
why-board-left = { $n ->
    [one] 1 carta restante
   *[other] { $n } cartas restantes
}, { $jokers ->
    [one] 1 comodín usado
   *[other] { $jokers } comodines usados
}.
why-dice-caller = { $n ->
    [one] 1 dado de los demás: un punto.
   *[other] { $n } dados de los demás: un punto por cada uno.
}
why-dice-left = { $n ->
    [one] 1 dado restante
   *[other] { $n } dados restantes
}: un punto menos por cada uno.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = No está sobre dos casillas vecinas.
why-bg-place-2 = Tapa otra pieza.
why-bg-place-2-card = Tapa una pieza de { $player2 }.
why-bg-place-2-joker = Tapa una pieza de { $player2 }.
why-bg-place-2-token = Ahí hay una ficha; la casilla no está libre.
why-bg-place-3 = Color equivocado: { $x } sobre { $y }.
why-bg-place-4 = No toca ninguna ficha.
why-bg-place-4-other = La ficha que lleva encima viene de una casilla que esta carta no toca.
why-bg-place-5 = Solo toca la ficha con una esquina.
why-bg-place-6 = Colores correctos, pero al revés. ¿Eso cuenta en esta mesa?
why-bg-place-6-mistake = Colores correctos, pero al revés: en esta mesa es un error.
why-bg-token-1 = La ficha no se ha puesto sobre la nueva carta.
why-bg-token-2 = La ficha va en la otra mitad de la carta, la de color { $colour }.
why-bg-token-3 = Se ha movido más de una ficha.
why-bg-token-3-other = Se ha movido una ficha que no tiene nada que ver con esta carta.
why-bg-token-3-alone = Se ha movido una ficha sin colocar una carta. Hay que devolverla a su sitio.
why-bg-dead-5 = { $player } ha encerrado una ficha y primero tiene que liberarla.
why-bg-dead-5-by = Solo { $player1 }, que encerró la ficha, puede liberarla.
why-bg-dead-6 = La ficha no estaba bloqueada: la carta no podía ir en cualquier lugar.
why-bg-joker-1 = Un comodín va en una casilla libre junto a una ficha.
why-bg-joker-2 = La ficha va sobre el comodín.
why-bg-joker-3 = Está junto al comodín de { $player1 }. Ahí solo puede seguir { $player1 }.
why-bg-joker-4 = Tras el comodín tiene que ir enseguida una carta, antes que nada.
why-bg-end-2 = Llegó después del stop y no cuenta.
why-bg-end-2-in-flight = Llegó después del stop. ¿Ya estaba en la mano?
why-bg-play-1 = Llegó antes de la salida.

# What happened, by what people see: for the log and the replay

seen-legal-card = { $player } ha colocado una carta { $x }-{ $y }.
seen-legal-release = { $player } ha colocado una carta { $x }-{ $y } y liberado una ficha.
seen-legal-joker = { $player } ha colocado un comodín.
seen-verdict = { $player }: { $why }

# What people said, for the log and for the bar that offers to undo it

said-round-start = La ronda ha empezado.
said-stop = Alguien ha dicho stop.
said-stop-by = { $player } ha dicho stop.
said-call = { $player } ha dicho stop.
said-call-stalemate = Nadie puede colocar.
said-resume = El stop fue sin querer; el juego sigue.
said-pause = El juego está en pausa.
said-go-on = Se sigue jugando.
said-unstart = La ronda no había empezado.
said-overrule-mistake = Decidido: cuenta como error.
said-overrule-allowed = Decidido: no cuenta.
said-overrule-undecided = Aplazado: se decide al final.
said-overrule-open = La decisión se ha deshecho.
said-owner = La pieza es de { $player }.
said-count = { $player }: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = sí
said-no = no
said-correct-owner = Una pieza es de { $player }.
said-correct-colours = Una carta muestra { $x } y { $y }.
said-remove-piece = Una pieza de { $player } no está ahí.
said-add-card = No se había visto una carta de { $player }: { $x }-{ $y }.
said-add-joker = No se había visto un comodín de { $player }.
said-token-at = Una ficha está en otro sitio.
said-undo = Deshecho.
said-people-join = Se suma a la mesa: { $players }.
said-people-leave = Alguien se ha ido.
said-people-rename = Se ha corregido un nombre.
said-people-reseat = Se han intercambiado juegos.
said-players = Los jugadores ya tienen nombre.
said-match-end = La partida se ha terminado.
said-match-reopened = La partida sigue.

# What the camera does, and what to do about it

camera-none = Sin cámara
camera-starting = La cámara arranca
camera-hint-starting = Retira las manos y deja ver todo el tablero.
camera-waiting = Esperando a la cámara
camera-hint-waiting = Se reintenta sola cada pocos segundos.
camera-unlearned = El tablero aún no se conoce
camera-hint-unlearned = Vacíalo, retira las manos y haz que se aprenda.
camera-lost = La cámara ha desaparecido
camera-hint-lost = Vuelve a conectarla. El juego puede seguir; lo perdido se recupera.
camera-idle-lost = Vuelve a conectarla.
camera-hint-phone-away = El juego puede seguir; lo perdido se recupera.
camera-idle-phone-away = Vuelve a abrir la página de la cámara en el teléfono.
camera-frozen = La imagen está congelada
camera-hint-frozen = El juego puede seguir. Si no cambia, elige de nuevo la cámara.
camera-idle-frozen = Si no cambia, elige de nuevo la cámara.
camera-dark = Está demasiado oscuro
camera-hint-dark = Quita lo que tape la cámara, o enciende una luz.
camera-damaged = La imagen está dañada
camera-hint-damaged = El juego puede seguir; lo perdido se recupera.
camera-idle-damaged = No se lee nada de ella hasta que vuelva a estar entera.
camera-resized = La imagen tiene otro tamaño
camera-hint-resized = Se busca el tablero en ella: mostradlo entero y retirad las manos. Si no se encuentra, girad la cámara como estaba.
camera-moved = El tablero se ha movido
camera-hint-moved = Devuélvelo a donde estaba, o haz que se aprenda la mesa otra vez antes de la próxima ronda.
camera-hand = Una mano sobre el tablero
camera-settling = Algo se mueve
camera-reading = Leyendo el tablero
camera-sure = La cámara ve el tablero
camera-asks = La cámara ve el tablero y pregunta
camera-paused = El juego está en pausa
camera-hint-paused = El reloj está parado y no se arbitra nada. Lo que después esté distinto se mirará entonces.
camera-ended = La grabación ha terminado
camera-failed = La cámara no se puede usar
camera-hint-failed = Elige otra, o juega sin cámara.

# What the demo explains, by scene

demo-home = La ronda de muestra empieza enseguida.
demo-ready = Antes de una ronda: quién juega con qué recuadro. ¡YA! la empieza.
demo-play = La cámara mira desde arriba. Cada carta, comodín y ficha que ve se dibuja aquí.
demo-incident = Alguien ha roto una regla: quién, qué hacer y las imágenes que lo prueban. Corregido durante el juego, no cuesta nada.
demo-question = Aquí no se acusa a nadie: el árbitro pregunta y la mesa decide.
demo-camera = La cámara tiene un problema y dice cuál. El juego puede seguir.
demo-stopping = El primer toque en ¡STOP! ha parado el tiempo. Toca a quien lo haya dicho.
demo-check = Después del stop: qué cuenta y qué no. Cada línea se puede abrir y decidir.
demo-count = La cámara ha contado por todos. «Todo correcto» toma sus números.
demo-score = Los puntos de la ronda, con el porqué de cada línea.
demo-do-now = Lo que hace cada cual antes de la próxima ronda.
demo-match-end = Esta ha sido la ronda de muestra. Empieza tu propia partida desde la página de inicio.

# Preguntas durante el juego: de quién son las piezas
ask-whose-card = { $n ->
    [one] ¿De quién es esta carta?
   *[other] ¿De quién son estas { $n } cartas?
}
ask-whose-joker = { $n ->
    [one] ¿De quién es este comodín?
   *[other] ¿De quién son estos { $n } comodines?
}
ask-is-it-card = { $n ->
    [one] ¿Esta carta es de { $player }?
   *[other] ¿Estas { $n } cartas son de { $player }?
}
ask-is-it-joker = { $n ->
    [one] ¿Este comodín es de { $player }?
   *[other] ¿Estos { $n } comodines son de { $player }?
}
ask-again = { $n ->
    [one] ¿De verdad de { $player }? Esta pieza se parece a las de { $other }.
   *[other] ¿De verdad de { $player }? Estas { $n } piezas se parecen a las de { $other }.
}
ask-again-unlike = { $n ->
    [one] ¿De verdad de { $player }? Esta pieza no se parece a ninguna de { $player }.
   *[other] ¿De verdad de { $player }? Estas { $n } piezas no se parecen a ninguna de { $player }.
}
ask-yes = Sí, de { $player }
said-answer = { $n ->
    [one] Respondido: una pieza es de { $player }.
   *[other] Respondido: { $n } piezas son de { $player }.
}
said-not-sure = Respondido: nadie está seguro.
said-forget = Se olvidó un ejemplo.
