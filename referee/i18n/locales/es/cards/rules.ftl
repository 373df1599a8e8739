# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

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
