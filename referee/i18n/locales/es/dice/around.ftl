### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-dice = Juego de dados
document-dice-text = Los dados restantes son puntos negativos; se los lleva el jugador que termina.
game-dice = Juego de dados

frame-bottom = lado de abajo
frame-right = lado derecho
frame-top = lado de arriba
frame-left = lado izquierdo

## Set-up

brought-dice-each = Dados
setup-table-spaces = { $n } casillas encontradas
setup-ready-spaces = { $n } casillas aprendidas
setup-step-sides = Lados
setup-sides-title = ¿Quién se sienta dónde?
setup-sides-text = La cámara os distingue por dónde están vuestros dados. Elegid para cada uno un lado de la imagen.
setup-sides-of = Lado de { $name }

## House rules: one question each, and what each answer means

option-wrong-die = Un dado mal puesto al final:
answer-wrong-die-back = Cuenta como no colocado
answer-wrong-die-ignore = Se deja estar
option-next-round = La siguiente ronda empieza:
answer-next-round-by-hand = Cuando alguien lo dice
answer-next-round-by-itself = Por sí sola, cuando no quedan dados en la mesa
