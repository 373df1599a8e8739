### Lo que el árbitro dice del juego de dados además de los veredictos: lo que no se puede, lo que impide puntuar.

# Mesas

match-needs-table = el juego { $game } solo se lee en una mesa aprendida: indica una con --table
match-other-table = la partida es del juego { $match } y la mesa del juego { $table }; da las dos del mismo juego

# Lo que se dice de los dados

die-say-what = di qué muestra el dado, dónde está o quién lo puso
die-say-which = de un dado que no se vio, di en qué lado está y de qué color es
die-not-there = ese dado ya no está ahí
die-no-space = el tablero no tiene ningún espacio { $space }
die-known = ahí ya se conoce un dado; corrige ese
said-correct-die = Se ha corregido un dado.
said-add-die = No se había visto un dado.
said-loose-die = Se ha corregido un dado fuera del tablero.

# Lo que impide puntuar

score-dice-covered = algo tapa el lado de { $players }: puede haber dados sin ver
score-dice-not-all = se ven con seguridad { $n } dados y el juego tiene { $dice }; cuenta los que quedan
score-dice-strangers = hay dados donde nadie juega: { $seats }
score-dice-whose = nadie sabe quién puso este dado: { $places }
score-dice-unread = no se lee si el dado está bien puesto: { $places }

# Hallazgos

deed-die-back = Retira este dado.
deed-roll-all = Tira de nuevo todos los dados.
deed-roll-again = Tira de nuevo este dado.
cost-die = Este dado cuenta como restante de { $player }.

# Dónde están dados y jugadores

spot-space = { $colour } { $n }
seat-bottom = Lado de abajo
seat-right = Lado derecho
seat-top = Lado de arriba
seat-left = Lado izquierdo
word-bottom = abajo
word-right = derecha
word-top = arriba
word-left = izquierda

# En la terminal

cli-dice-on-board = dados en el tablero: { $counts }
cli-dice-left = dados restantes: { $counts }
