### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Juego de dados
document-dice-text = Los dados restantes son puntos negativos; se los lleva el jugador que termina.
game-dice = Juego de dados

## Set-up

brought-dice-each = Dados
setup-table-spaces = { $n } casillas encontradas
setup-ready-spaces = { $n } casillas aprendidas
setup-step-teach-dice = Vuestros dados
setup-title-teach-dice = Mostrad vuestros dados
setup-teach-dice-text = Poned los 24 dados junto al tablero en cuatro filas: un color por fila, del uno al seis, algo separados. Así la cámara conoce exactamente vuestros dados. Basta una vez, y se puede saltar.
setup-teach-dice-looking = Buscando dados…
setup-teach-dice-seen = { $n } dados vistos.
setup-teach-dice-right = ¿Está cada uno rodeado de su color, con su número? Si no, haced la foto otra vez.
setup-teach-dice-keep = Guardar estos dados
setup-teach-dice-kept = Ya se conocen vuestros dados.
setup-teach-dice-board = Mostrad primero el tablero vacío.
setup-teach-dice-rows = Cuatro filas de dados: rojo, amarillo, verde y azul, cada una del uno al seis

## House rules: one question each, and what each answer means

option-wrong-die = Un dado mal puesto al final:
answer-wrong-die-back = Cuenta como no colocado
answer-wrong-die-ignore = Se deja estar
option-next-round = La siguiente ronda empieza:
answer-next-round-by-hand = Cuando alguien lo dice
answer-next-round-by-itself = Por sí sola, cuando no quedan dados en la mesa
