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

## The card game of 999 Games

rule-cg-setup-1 = Con una caja juegan de dos a cuatro; con otras de distinto reverso, hasta doce. Cada cual tiene su propio reverso.
    .title = Cuántos juegan

rule-cg-setup-2 = Cada cual toma las cuarenta cartas de un reverso y las baraja bien.
    .title = Cuarenta cartas por persona

rule-cg-setup-3 = Ante cada cual hay tres cartas destapadas en fila; cuatro si juegan tres, cinco si juegan dos.
    .title = La fila

rule-cg-setup-4 = Junto a la fila, diez cartas forman el montón propio; solo se ve la de arriba.
    .title = El montón de diez

rule-cg-setup-5 = Lo que queda se tiene en la mano, boca abajo; el descarte empieza vacío.
    .title = El resto es la mano

rule-cg-play-1 = No hay turnos: todos juegan al mismo tiempo.
    .title = Todos a la vez

rule-cg-play-2 = Solo un 1 puede empezar un montón nuevo en el centro; puede haber varios montones de un mismo color.
    .title = Un montón empieza con un 1

rule-cg-play-3 = Una carta va sobre un montón del centro si tiene el mismo color y vale exactamente uno más.
    .title = Mismo color, uno más

rule-cg-play-4 = Se pueden colocar las cartas de la fila propia, la de arriba del montón propio y la de arriba del descarte propio, nada más.
    .title = Solo cartas destapadas

rule-cg-play-5 = Un hueco de la fila se puede llenar enseguida con la carta de arriba del montón propio, y con ninguna otra.
    .title = El montón llena los huecos

rule-cg-play-6 = Se giran tres cartas a la vez; solo se puede colocar la de arriba. Si quedan menos, se giran todas.
    .title = Tres cartas cada vez

rule-cg-play-7 = Colocada la de arriba del descarte, también vale la de debajo, y así sucesivamente.
    .title = Luego la de debajo

rule-cg-play-8 = Si quedan menos de tres cartas en la mano, se giran todas las que haya.
    .title = Menos de tres cartas

rule-cg-play-9 = Cuando se acaba la mano, el descarte se baraja brevemente y pasa a ser la nueva mano.
    .title = Recoger el descarte

rule-cg-play-10 = No hay carta por encima del 10, así que el montón está completo.
    .title = Un montón termina con el 10

rule-cg-end-1 = Quien se descarta de la última carta de su montón dice stop. Si quedan cartas en él, el stop no vale.
    .title = El montón está vacío

rule-cg-end-2 = Con el stop se acaba el juego; ya no sigue ninguna carta.
    .title = Nada después del stop

rule-cg-end-3 = Si ya nadie puede colocar una carta, la ronda termina antes y se cuenta tal como está.
    .title = Nadie puede colocar

rule-cg-score-1 = Cada carta propia en el centro da un punto; el reverso dice de quién es.
    .title = Un punto por carta

rule-cg-score-2 = Cada carta que queda en el montón propio quita dos puntos.
    .title = Dos puntos menos

rule-cg-score-3 = Las cartas de la fila, de la mano y del descarte ni dan ni quitan puntos.
    .title = Fila y mano no cuentan

rule-cg-score-4 = Quien tiene más puntos gana la ronda; si empatan, ganan juntos. No tiene por qué ser quien dijo stop.
    .title = Gana quien tiene más puntos

rule-cg-match-1 = El número de rondas se acuerda antes y los puntos se suman; gana quien tiene más.
    .title = Varias rondas

rule-cg-var-1 = Solo si la mesa juega la variante para expertos pueden ir cartas del montón o del descarte sobre las de la fila.
    .title = Filas como reserva

rule-cg-var-2 = En un puesto de la fila, cada carta es más baja que la de debajo.
    .title = Los números bajan

rule-cg-var-3 = En la fila, dos cartas una encima de otra tienen colores distintos.
    .title = Los colores cambian

rule-cg-var-4 = De un puesto de la fila solo se puede seguir con la carta de arriba. Un puesto vacío se llena del montón propio.
    .title = Solo la carta de arriba

rule-cg-var-5 = La ronda también termina cuando la última carta del montón propio va a la fila.
    .title = La última carta a la fila

rule-cg-var-6 = De cinco a doce juegan con dos o tres cajas; nada más cambia.
    .title = Cinco jugadores y más

## The card game after Weber

rule-cw-1-1 = Juegan cuantos quieran, alrededor de un centro al que todos llegan y donde caben todos los montones.
    .title = Alrededor del centro

rule-cw-1-2-1 = Cada cual tiene cuarenta cartas con un reverso que nadie más tiene.
    .title = Un reverso para cada cual

rule-cw-1-2-2 = Cada cual baraja y pasa las cartas a la derecha; allí se puede barajar una vez más.
    .title = Barajar y pasar

rule-cw-1-2-3a = Se cuentan diez cartas sin verlas y se gira el montón; al lado van tres destapadas.
    .title = Montón y fila

rule-cw-1-2-3b = Si las cuatro cartas visibles suman treinta o más, se puede barajar todo y poner de nuevo.
    .title = Volver a poner

rule-cw-1-2-3c = Las filas dejan en el centro un espacio claro, más o menos redondo.
    .title = Sitio en el centro

rule-cw-1-3 = Entre dos, la fila tiene cinco cartas; o cada cual mezcla dos juegos, veinte en el montón y seis en la fila.
    .title = Entre dos

rule-cw-1-4 = Quien juega sin compañía juega como quiera.
    .title = En solitario

rule-cw-1-5 = Si son más de ocho, es mejor jugar en dos grupos.
    .title = Más de ocho

rule-cw-2-1 = Se empieza con una señal que todos oyen, cuando todos están listos.
    .title = La señal

rule-cw-2-2-1 = Tras la señal, un 1 visible en el montón o en la fila puede ir al centro.
    .title = Primero los unos

rule-cw-2-2-2a = Un 1 puede ir en cualquier lugar del centro; las demás cartas van sobre su color y valen exactamente uno más.
    .title = Uno más del mismo color

rule-cw-2-2-2b = Un 10 completa su montón y se pone boca abajo.
    .title = El 10 se gira

rule-cw-2-3 = Un hueco de la fila se puede llenar con la carta de arriba del montón propio; en un puesto cabe una carta.
    .title = El montón llena los huecos

rule-cw-2-4-1 = De la mano solo se puede colocar la de arriba de las cartas giradas, y luego la de debajo.
    .title = Solo cartas destapadas

rule-cw-2-4-2 = Se giran tres cartas o más cada vez. Tras recoger las cartas usadas, sin barajar, se puede empezar con una o dos.
    .title = Girar cartas

rule-cw-2-4-3 = Si todos lo acuerdan, se gira una sola carta cada vez, siempre una.
    .title = Una carta cada vez

rule-cw-2-5-1 = De dos cartas puestas casi a la vez en un sitio se queda la de abajo; solo si seguro que se deslizó debajo, la de arriba. Una junto a otra, o en la duda, se quedan ambas.
    .title = Dos cartas a la vez

rule-cw-2-5-2 = Una carta que no toca su montón no está colocada y otra puede adelantarse. Si una mano la empujó, vale quien tocó primero.
    .title = Junto al montón

rule-cw-2-5-3 = Una carta que no vale vuelve a donde estaba.
    .title = De vuelta a su sitio

rule-cw-2-5-4 = Quien derriba un montón lo rehace mientras los demás siguen. Lo que no tiene arreglo corta la ronda; si fue a propósito, los demás pueden descalificar.
    .title = Algo derribado

rule-cw-2-5-5 = Nadie mueve las cartas de otros. La fila propia se puede reordenar mientras siga siendo una fila.
    .title = No tocar cartas ajenas

rule-cw-2-5-6 = No se juega con las dos manos a la vez ni se colocan dos o más cartas juntas.
    .title = Una mano, una carta

rule-cw-2-6 = Quien tiene un problema que podría falsear el juego puede hacer que se interrumpa.
    .title = Interrumpir el juego

rule-cw-2-7a = Quien ha vaciado su montón puede decir stop; no hace falta que la fila esté vacía.
    .title = El montón está vacío

rule-cw-2-7b = Al decirse stop, cada cual puede colocar aún la carta que ya tiene en la mano; nada más.
    .title = Una carta ya en la mano

rule-cw-3-1 = Las filas se retiran. Cada carta que queda en el montón propio cuesta dos puntos.
    .title = Lo que queda en el montón

rule-cw-3-2 = Cada carta propia en el centro da un punto, y las rondas se suman.
    .title = Las cartas del centro

rule-cw-3-3 = Si alguien olvidó contar, deciden los demás.
    .title = Olvidó contar

rule-cw-3-4 = La partida dura lo acordado: un tiempo, unos puntos o mientras todos quieran.
    .title = Cuánto dura

rule-cw-3-5 = Quien se une después empieza con la media de los puntos de todos.
    .title = Llegar más tarde

rule-cw-3-6 = Si se acuerda, quien termina una ronda con su stop tiene desde entonces una carta más en el montón. Cuando todos han crecido, cada uno pierde una.
    .title = La desventaja

rule-cw-4-1 = Todos juegan con honradez, sin molestar a nadie ni buscar ventajas injustas.
    .title = Jugar limpio

## The dice game

rule-dg-setup-1 = Juegan de dos a cuatro con veinticuatro dados de cuatro colores, seis de cada uno, un tablero, una bolsa y un cubilete para cada cual.
    .title = Tablero, dados y cubiletes

rule-dg-setup-2 = Todos los dados se sacan sin mirar: doce cada uno entre dos, ocho entre tres, seis entre cuatro.
    .title = Sacados de la bolsa

rule-dg-setup-3 = El tablero está al alcance de todos. Cada color tiene una fila de seis casillas, una por dado.
    .title = Filas y casillas

rule-dg-play-1 = A la salida cada cual lanza todos sus dados, y todos juegan a la vez.
    .title = Todos lanzan a la vez

rule-dg-play-2 = Un dado solo va en la fila de su color.
    .title = Cada color tiene su fila

rule-dg-play-3 = Una fila se llena desde el 1 hacia arriba: se coloca un dado cuando está el anterior, cada uno en la casilla de su número.
    .title = Del 1 hacia arriba

rule-dg-play-4 = Los dados se cogen y se colocan con una sola mano, siempre la misma.
    .title = Siempre la misma mano

rule-dg-play-5 = Quien llega tarde con el mismo dado se lo queda y lo vuelve a lanzar.
    .title = Quien llega primero se queda

rule-dg-play-6 = Quien vuelve a lanzar lanza todos sus dados restantes, nunca solo algunos.
    .title = Otra vez todos los dados

rule-dg-play-7 = Un dado queda como cayó; nadie lo gira a otra cara.
    .title = No girar los dados

rule-dg-end-1 = Quien coloca su último dado dice stop; después no coloca nadie más.
    .title = Sin dados

rule-dg-end-2 = Los dados sin colocar se quedan en la mesa, a la vista, para contarlos.
    .title = Los dados que quedan, a la vista

rule-dg-score-1 = Quien dijo stop gana un punto por cada dado que queda a los demás; ellos pierden uno por dado.
    .title = Los puntos de una ronda

rule-dg-score-2 = Quien tampoco tiene dados, pero no dijo stop primero, ni gana ni pierde nada.
    .title = Segundo sin dados

rule-dg-match-1 = Tras una ronda, todos los dados vuelven a la bolsa y se sacan de nuevo, tantos como antes.
    .title = Los dados vuelven a la bolsa

rule-dg-match-2 = Una partida tiene tres rondas por jugador: seis, nueve o doce.
    .title = Tres rondas por jugador

rule-dg-match-3 = Quien tiene más puntos tras todas las rondas gana; si empatan, ganan juntos.
    .title = Ganar la partida

rule-dg-child-1 = Con niños los dados pueden repartirse de otro modo: los adultos toman uno o dos más.
    .title = Jugar con niños
