# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

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
