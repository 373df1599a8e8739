# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

seat-solid = Línea simple
seat-double = Línea doble
seat-dashed = Línea a rayas
seat-dotted = Línea a puntos

# Deeds: after the name of who should do it

deed-card-back = Retira esta carta.
deed-joker-back = Retira este comodín.
deed-token = Pon la ficha en su sitio.

# What a finding does to the score

cost-last = { $player } queda en último puesto en esta ronda.
cost-no-points = { $player } no recibe puntos en esta ronda.

# Counts

count-left = Cartas restantes
count-jokers = Comodines usados
count-mistake = Error en el tablero
count-declined = Rechaza las cartas para la tabla
count-caller-left = { $player } ha dicho stop pero aún tiene { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}; entonces el stop no vale.
count-declined-not = En esta mesa no se pueden rechazar las cartas para la tabla.

# To set out

outset-sections = { $n } secciones del tablero, compuestas como se quiera.
outset-tokens = { $n } fichas en cualquier casilla del tablero.
outset-hand = { $player } juega con { $n } cartas; en la tabla: { $aside }.

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
why-board-cards = { $n ->
    [one] 1 carta restante
   *[other] { $n } cartas restantes
}.
why-board-left = { $n ->
    [one] 1 carta restante
   *[other] { $n } cartas restantes
}, { $jokers ->
    [one] 1 comodín usado
   *[other] { $jokers } comodines usados
}.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = No está sobre dos casillas vecinas.
why-bg-place-2 = Tapa otra pieza.
why-bg-place-2-card = Tapa una pieza de { $player2 }.
why-bg-place-2-card-own = Tapa una pieza propia.
why-bg-place-2-joker = Tapa una pieza de { $player2 }.
why-bg-place-2-joker-own = Tapa una pieza propia.
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

# What people said, for the log and for the bar that offers to undo it

said-owner = La pieza es de { $player }.
said-correct-owner = Una pieza es de { $player }.
said-correct-colours = Una carta muestra { $x } y { $y }.
said-remove-piece = Una pieza de { $player } no está ahí.
said-add-card = No se había visto una carta de { $player }: { $x }-{ $y }.
said-add-joker = No se había visto un comodín de { $player }.
said-token-at = Una ficha está en otro sitio.

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
