### What stands around the game: home, set-up, a match afterwards, regulars, help.

## Games and documents

document-card-999 = Juego de cartas (999 Games)
document-card-999-text = Un punto por cada carta en el centro, dos menos por cada carta que quede en el montón.
document-card-weber = Juego de cartas, reglas de Weber
document-card-weber-text = Los mismos puntos, un montón que crece y mengua, jugadores tardíos, repartir de nuevo desde 30.
game-card-999 = Juego de cartas (999 Games)
game-card-weber = Juego de cartas (Weber)

## Set-up

brought-stack = Cartas en el montón
brought-double = Juega con dos juegos
setup-title-table-cards = Mostrad la mesa vacía
setup-table-text-cards = Despejad la mesa y retirad las manos. Todo el espacio de juego tiene que salir en la imagen.
setup-table-learn-cards = Aprender la mesa con esta imagen
setup-table-learning-cards = Se está aprendiendo la mesa; tarda unos segundos. No acerquéis las manos.
setup-table-good-cards = ¿Está vacía la mesa en la imagen? Una carta que haya en ella pasa ahora por mesa: quitadla y aprended otra vez. Después vienen las cartas, si aún no se conocen.
setup-step-teach-cards = Vuestras cartas
setup-title-teach-cards = Mostrad vuestras cartas
setup-table-bare = La mesa vacía es conocida
setup-ready-deck = Baraja de { $faces } cartas y { $backs } dorsos aprendida
setup-ready-no-deck = Cartas aún sin aprender: hasta entonces contáis a mano
setup-teach-deck-text = Poned en la mesa las cuarenta cartas de un jugador en cuatro filas: un color por fila, del 1 al 10, un poco separadas. Debajo, una carta de cada jugador con el dorso hacia arriba, desde la izquierda: { $names }. Para una baraja basta una vez.
setup-teach-deck-table = Mostrad primero la mesa vacía.
setup-teach-deck-looking = Buscando cartas…
setup-teach-deck-seen = { $faces } cartas y { $backs } dorsos vistos.
setup-teach-deck-right = ¿Está cada carta rodeada de su color, con su número, y cada dorso con su jugador? Si no, haced la foto otra vez.
setup-teach-deck-keep = Guardar esta baraja
setup-teach-deck-kept = Ya se conoce vuestra baraja. Despejad la mesa y repartid.
setup-teach-deck-few = Se han visto { $n } dorsos, y sois { $of }: poned una carta de cada jugador bajo las filas y haced la foto otra vez.
setup-teach-deck-rows = Cuatro filas de cartas: rojo, amarillo, verde y azul, cada una del 1 al 10; debajo, un dorso de cada jugador

## House rules: one question each, and what each answer means

option-race-card-999 = Dos cartas a la vez en un montón: ¿cuál se queda?
answer-race-lower = La de debajo
answer-race-weber = Como dicen las reglas de Weber
option-rules = Con tres jugadores: ¿cuántas cartas en la fila?
answer-rules-999 = Cuatro (999 Games)
answer-rules-weber = Tres (Weber)
option-expert = ¿Van cartas sobre las de la fila (variante para expertos)?
answer-expert-off = No, una carta por puesto
answer-expert-on = Sí, las filas son reserva
option-row-step = Filas como reserva: ¿qué puede ir sobre una carta?
answer-row-step-any-lower = Cualquier número más bajo
answer-row-step-one = Solo el inmediato inferior
option-wrong-card = Una carta equivocada encontrada en el centro:
answer-wrong-card-back = No cuenta
answer-wrong-card-minus = Cuesta además un punto
option-count-step = ¿Cuántas cartas se giran cada vez?
answer-count-step-three-plus = Tres o más
answer-count-step-exactly-three = Siempre tres
answer-count-step-one = Siempre una
option-redeal-sum = Repartir de nuevo desde 30: ¿cuánto suma un 10?
answer-redeal-sum-values = 10
answer-redeal-sum-digits = 1, por sus cifras
option-redeal = ¿Cuántas veces se puede repartir de nuevo una mala mano?
answer-redeal-each = Mientras sea mala
answer-redeal-once = Una vez
option-join-round = Quien llega tarde empieza con la media:
answer-join-round-exact = exacta
answer-join-round-nearest = redondeada
answer-join-round-down = redondeada hacia abajo
answer-join-round-up = redondeada hacia arriba
option-handicap = ¿Quien dice stop tiene desde entonces una carta más en el montón?
answer-handicap-off = No
answer-handicap-on = Sí, crece y mengua
option-aborted = Una ronda interrumpida:
answer-aborted-void = No cuenta
answer-aborted-score = Cuenta tal como está
option-disqualified = Un jugador descalificado:
answer-disqualified-out = Deja la partida
answer-disqualified-round-zero = No recibe nada en esta ronda
