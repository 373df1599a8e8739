# What the session answers people: commands that make no sense now, match files, people and rounds, scores.

audit-no-rest = nada en { $name } llega a estar quieto; da una imagen del tablero al final de la ronda
audit-not-judged = algo en el tablero no se puede juzgar
audit-start-unusable = la imagen inicial no se puede usar: { $why }. Da una de antes de la primera carta, con las fichas en el tablero, o ninguna
score-unread = no se lee de quién es la pieza en { $squares }
score-asks-call = la mesa no ha dicho todavía si la carta en { $squares } estaba en la mano al oírse el stop
score-unread-placed = no se lee si la carta en { $squares } está bien colocada
score-perhaps-back = nadie vio si la carta en { $squares } se retiró antes del stop
score-perhaps-not-there = nadie vio si la pieza en { $squares } estaba ahí al oírse el stop
score-too-few = se vieron piezas de menos de dos jugadores
score-no-stop = no se conoce ningún stop, y no hay exactamente un jugador que haya colocado todas sus cartas
piece-say-what = di de quién es la pieza, o qué muestra
piece-joker-colours = un comodín no muestra colores
piece-squares = una carta está en dos casillas y muestra dos colores; un comodín está en una y no muestra ninguno
piece-side-by-side = las dos casillas de una carta están una al lado de otra
piece-known = ahí ya se conoce una pieza; corrige esa
token-say-where = di dónde está la ficha, o dónde no hay ninguna
token-unknown = no se conoce ninguna ficha en { $square }
token-known = ya se conoce una ficha en { $square }
piece-unknown = no hay pieza { $n } en el tablero
board-no-square = el tablero no tiene ninguna casilla en { $square }
board-no-colour = el tablero no tiene el color { $colour }; tiene { $known }
audit-not-bare = hay cartas o comodines en el tablero
audit-no-token = no se ve ninguna ficha
score-assumed = { $player } ha colocado todas sus cartas y cuenta como quien llamó
score-by-place = puesto { $place }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, cartas a la tabla { $aside }, mano siguiente { $hand }
score-by-role = { $role ->
    [winner] terminó
    [runner_up] menos cartas
    [excluded] excluido
   *[other] sin puntos
}, { $chips ->
    [one] { $chips } punto
   *[other] { $chips } puntos
}, cartas a la tabla { $aside }, mano siguiente { $hand }
