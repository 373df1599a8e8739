# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

rule-bg-setup-1 = El juego de mesa es para dos, tres o cuatro jugadores.
    .title = De dos a cuatro jugadores

rule-bg-setup-2 = Nueve secciones del tablero, quince cartas y dos comodines de cada recuadro, y cuatro fichas negras.
    .title = Qué contiene el juego

rule-bg-setup-3 = Con dos jugadores se suelen usar seis secciones, con tres o cuatro, nueve. También vale cualquier otro tablero.
    .title = Cuántas secciones

rule-bg-setup-4 = Todas las piezas de un jugador llevan el mismo recuadro blanco: línea simple, doble, a rayas o a puntos.
    .title = Un recuadro por jugador

rule-bg-setup-5 = Cada cual baraja sus propias cartas y las sostiene boca abajo.
    .title = Cartas barajadas

rule-bg-setup-6 = Antes de una ronda se ponen las cuatro fichas en cuatro casillas distintas, a elección de los jugadores.
    .title = Cuatro fichas en cuatro casillas

rule-bg-setup-7 = Un grupo que ya ha jugado puede empezar con las tablas tal como se anotaron la última vez.
    .title = Cartas en la tabla al empezar

rule-bg-play-1 = No hay turnos: tras la orden de salida todos juegan a la vez, y antes no se coloca ninguna carta.
    .title = Todos a la vez, tras la salida

rule-bg-play-2 = Solo se puede colocar la carta recién destapada. Si no encaja, va al descarte propio.
    .title = Una carta cada vez

rule-bg-play-3 = Cuando se acaban las cartas de la mano, se da la vuelta al descarte y se sigue con él.
    .title = Dar la vuelta al descarte

rule-bg-play-4 = Se puede colocar junto a cualquier ficha, salvo a una que esté sobre el comodín de otro jugador.
    .title = Las fichas son de todos

rule-bg-play-5 = La mano solo está sobre el tablero el tiempo de colocar la carta y mover la ficha.
    .title = Las manos, fuera del tablero

rule-bg-play-6 = Si dos cartas quieren la misma casilla o la misma ficha, se queda la primera que llegó y la otra vuelve.
    .title = Quien llega primero se queda

rule-bg-place-1 = Una carta tapa exactamente dos casillas del tablero que comparten un borde.
    .title = Sobre dos casillas vecinas

rule-bg-place-2 = Una carta no puede tapar otra carta, un comodín ni una casilla con una ficha, ni siquiera en parte.
    .title = Solo casillas libres

rule-bg-place-3 = Cada mitad de una carta va sobre una casilla de su mismo color.
    .title = Los colores tienen que coincidir

rule-bg-place-4 = Al menos una mitad de la nueva carta tiene que compartir un borde con la casilla de una ficha.
    .title = Tocar la casilla de una ficha

rule-bg-place-5 = Tocar la casilla de la ficha solo con una esquina no vale; la carta tiene que compartir un borde con ella.
    .title = Una esquina no basta

rule-bg-place-6 = La carta muestra los dos colores correctos, pero está al revés. Los jugadores deciden en común si es un error.
    .title = Colores correctos, al revés

rule-bg-token-1 = Después de cada carta, la ficha que se usó se pone sobre ella; después de un comodín, sobre el comodín.
    .title = La ficha va sobre la nueva carta

rule-bg-token-2 = La ficha va en la mitad de la nueva carta más alejada de donde estaba.
    .title = En la mitad más alejada

rule-bg-token-3 = Cada carta mueve exactamente una ficha. Si toca dos, elige el jugador; por lo demás, nadie mueve fichas.
    .title = Una ficha por carta

rule-bg-dead-1 = Una ficha está bloqueada cuando ninguna pareja de casillas libres toca ya la suya.
    .title = Tramo sin salida

rule-bg-dead-2 = Quien lleva una ficha a un tramo sin salida coloca su carta siguiente en cualquier par de casillas adecuadas, y la ficha encima.
    .title = Salir del propio tramo sin salida

rule-bg-dead-3 = Quien encierra una ficha con una carta la libera de la misma manera con su carta siguiente.
    .title = Encerrar otra ficha

rule-bg-dead-4 = La ficha bloqueada se pone enseguida sobre la carta que la libera, en cualquiera de las dos mitades.
    .title = La ficha liberada va sobre la nueva carta

rule-bg-dead-5 = Quien ha encerrado una ficha la libera con su próxima carta, antes de colocar otra cosa; nadie más lo hace.
    .title = Primero, liberarla

rule-bg-dead-6 = Solo quien tiene que liberar una ficha bloqueada puede colocar una carta lejos de todas las fichas.
    .title = Sin tramo sin salida no hay colocación libre

rule-bg-joker-1 = Un comodín se pone en una sola casilla libre, de cualquier color, que comparta un borde con la casilla de una ficha.
    .title = Los comodines van junto a una ficha

rule-bg-joker-2 = En cuanto está el comodín, la ficha que tiene al lado se pone encima.
    .title = La ficha va sobre el comodín

rule-bg-joker-3 = Mientras haya una ficha sobre un comodín, solo puede colocar ahí el jugador de ese comodín.
    .title = Solo sigue su dueño

rule-bg-joker-4 = Tras un comodín, su jugador coloca ahí enseguida una carta, o el segundo comodín y luego una carta; por eso tiene que caber una.
    .title = Sigue enseguida una carta

rule-bg-joker-5 = Cada jugador tiene dos comodines por ronda y puede usar los dos seguidos.
    .title = Dos comodines cada uno

rule-bg-joker-6 = Un comodín tapa su casilla y puede encerrar una ficha, pero no cuenta como carta.
    .title = Los comodines ocupan su casilla

rule-bg-end-1 = Quien ha colocado todas sus cartas dice stop, y con eso termina la ronda. Los comodines sin usar no importan.
    .title = Decir stop

rule-bg-end-2 = Después del stop ya no se coloca ninguna carta; la que se coloque de todos modos vuelve y no cuenta.
    .title = Nada después del stop

rule-bg-end-3 = Si ningún jugador puede colocar una carta, la ronda termina, y la gana quien haya colocado más cartas.
    .title = Nadie puede colocar

rule-bg-check-1 = Al final, cada cual recoge y revisa las cartas del jugador de su izquierda.
    .title = Revisar las cartas del vecino

rule-bg-check-2 = Antes de contar, todos revisan juntos si cada carta está bien colocada.
    .title = Revisar juntos

rule-bg-check-3 = Cuenta la carta que al final está mal colocada. La que se vio y se retiró antes del stop, no.
    .title = Qué cuenta como error

rule-bg-audit-1 = En la última imagen, cada carta tiene que estar sobre dos casillas vecinas de sus colores.
    .title = Cada carta, en dos casillas correctas

rule-bg-audit-2 = En la última imagen, ninguna casilla puede tener dos piezas.
    .title = Ninguna casilla tapada dos veces

rule-bg-audit-3 = Las cartas del tablero, las restantes y las de la tabla suman quince por jugador, y ninguna carta existe dos veces.
    .title = Las cuentas tienen que salir

rule-bg-audit-4 = Cada carta tiene que partir de donde había una ficha. Si no hay orden que lo permita, alguna se colocó sin tocar ninguna.
    .title = Las cartas tienen que formar cadenas

rule-bg-score-n1 = Quien ha terminado ocupa el primer puesto y recibe dos chips.
    .title = Primer puesto

rule-bg-score-n2 = Los demás se ordenan por cartas restantes; si empatan, por menos comodines usados; si siguen empatados, comparten el puesto.
    .title = Los demás puestos

rule-bg-score-n3 = Un jugador con una carta mal colocada pasa al último puesto, sean cuantas sean.
    .title = Un error, último puesto

rule-bg-score-n4 = El primer puesto da dos chips; el segundo, un chip y una carta en la tabla; los demás, dos cartas.
    .title = Chips y cartas según el puesto

rule-bg-score-o1 = Un jugador con una carta mal colocada no participa en el recuento de esta ronda.
    .title = Un error, sin puntos

rule-bg-score-o2 = Quien ha terminado recibe un chip de dos puntos.
    .title = Dos puntos por terminar

rule-bg-score-o3 = De los demás, quien tenga menos cartas restantes recibe un punto; si hay empate, lo reciben todos ellos.
    .title = Un punto por menos cartas

rule-bg-score-o4 = Todos los demás ponen dos de sus cartas en la tabla.
    .title = Dos cartas aparte

rule-bg-score-o5 = Solo puntúa quien ha terminado; el otro jugador pone dos cartas en la tabla.
    .title = Con dos jugadores

rule-bg-score-o6 = Los chips se pueden cambiar en cualquier momento; solo cuenta su valor.
    .title = Cambiar chips

rule-bg-tab-1 = Las cartas de la tabla no juegan en la siguiente ronda de su dueño; queda al menos una carta en la mano.
    .title = Cartas en la tabla

rule-bg-tab-2 = Cada cual juega con quince cartas menos las de su tabla.
    .title = Cartas de la próxima ronda

rule-bg-tab-3 = Si todos tienen cartas en la tabla, cada cual recupera tantas como tenga ahí quien menos tenga.
    .title = Todos recuperan cartas

rule-bg-tab-4 = Si todos tienen cartas en la tabla, cada cual recupera dos.
    .title = Todos recuperan dos

rule-bg-tab-5 = Después de recuperar cartas, al menos un jugador tiene la tabla vacía.
    .title = Alguien juega con todas las cartas

rule-bg-match-1 = Los jugadores acuerdan antes el número de rondas; seis es un buen comienzo.
    .title = Cuántas rondas

rule-bg-match-2 = Gana quien tenga más puntos tras las rondas acordadas; en caso de empate se gana en común.
    .title = Ganar la partida

rule-bg-match-3 = Al final se anotan las tablas, que pueden ser el comienzo de la próxima partida.
    .title = De una partida a otra
