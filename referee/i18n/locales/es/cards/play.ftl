# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

# Counts

count-centre = Cartas en el centro
count-stack = Quedan en el montón propio
count-row = En la fila
count-hand = En la mano
count-discard = Giradas
count-caller-stack = { $player } ha dicho stop pero aún tiene { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en el montón; entonces el stop no vale.
count-stack-more = A { $player } le quedan { $n } cartas en un montón que empezó con { $most }. Hay que volver a contar.
count-sum = Según este recuento { $player } tiene { $n } cartas, pero cada jugador tiene { $cards }. Hay que volver a contar.
count-wrong-more = { $player } tiene en el centro menos cartas que las { $n } que allí están mal colocadas. Hay que volver a contar.
flag-aborted = La ronda se interrumpió
flag-disqualified = Descalificación
flag-stays = Dos cartas llegaron a la vez: las dos se quedan y cuentan

# What is brought into a match

refused-double = Dos juegos cada uno solo se usan entre dos jugadores.
refused-stack = Un montón tiene como máximo { $n } cartas, para que queden la fila y la mano.

# To set out

outset-cards = Todos: { $stack } cartas en el montón, { $row } en la fila, { $hand } en la mano.
outset-cards-of = { $players }: { $stack } cartas en el montón, { $row } en la fila, { $hand } en la mano.
outset-redeal = Quien tenga cartas destapadas que sumen { $n } o más puede repartir de nuevo.
outset-boxes = Hacen falta { $n } cajas.

# To do before the next round

do-stack = { $player }: desde ahora { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en el montón.
do-leave = Descalificación: { $player } deja la partida y sus puntos se anulan.

# Cards before a camera

spot-field = casilla { $name }
deed-card-off = Retira esta carta.

# Contado después del stop

cards-live-count-open = Las cartas de { $owners } no son seguras: hay que separarlas más, cada una a un dedo de la siguiente, o escribir el número.
cards-live-count-stacks = No se ha visto lo que queda del montón de { $owners }: hay que ponerlo junto a sus cartas en una línea aparte, o escribir el número.
cards-live-count-sum-tops = Las líneas no suman los montones del centro. La de { $owners } es la menos segura: hay que separarla más, o escribir el número.
cards-live-count-many = { $owners } tendría más cartas de las que hay: hay que separar más la línea y el montón, o escribir los números.
cards-live-count-no-tops = Al parar no se leyó cada montón del centro y nada prueba las líneas: hay que mirar si los números son correctos.
cards-live-count-otherwise = Las cartas de { $owners } se contaron de dos maneras: hay que separarlas más, o escribir el número.
cards-live-count-typed = Habéis contado { $sum } cartas en el centro; los montones tenían { $tops } en el stop: contad otra vez, o seguid si estáis seguros.
said-correct-card = Se ha corregido una carta.
said-contest = La mesa ha decidido: { $player } llegó primero.
said-contest-nobody = La mesa deja abierto quién llegó primero.
contest-none = en este juego no se discute nada
contest-unseen = Ninguna cámara vio este momento.
