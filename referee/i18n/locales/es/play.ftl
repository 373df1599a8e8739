# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

somebody = alguien
somebody-alone = Alguien
seat-p1 = Jugador 1
seat-p2 = Jugador 2
seat-p3 = Jugador 3
seat-p4 = Jugador 4
seat-p5 = Jugador 5
seat-p6 = Jugador 6
seat-p7 = Jugador 7
seat-p8 = Jugador 8
seat-p9 = Jugador 9
seat-p10 = Jugador 10
seat-p11 = Jugador 11
seat-p12 = Jugador 12

# Deeds: after the name of who should do it

deed-look = Mira aquí.
deed-decide = Lo decide la mesa.
deed-done = { $player } lo ha corregido.

# What a finding does to the score

effect-put-right = Corregido: no cambia los puntos.
effect-undecided = Por decidir: no hay puntos hasta que lo diga la mesa.
effect-allowed = No cambia los puntos.
effect-counts = Si se queda así, cuenta como error. { $cost }
effect-nobody = Contaría como error, pero nadie sabe de quién es. Hay que decirlo primero.
answer-allowed = No cuenta
answer-mistake = Cuenta como error
answer-undecided = Preguntar al final
answer-undecided-effect = El juego sigue; hay que decidirlo antes de los puntos.
effect-none = Desaparece cuando se corrige. Si se queda así, en esta mesa no cambia los puntos.
effect-none-now = En esta mesa no cambia los puntos.
effect-unclear = No se acusa a nadie. Solo cuenta si lo dice la mesa.

# Counts

count-wrong = Fuera de sitio
count-missing = Falta el recuento de { $players }.

# What happened, by what people see: for the log and the replay

seen-verdict = { $player }: { $why }

# What people said, for the log and for the bar that offers to undo it

said-round-start = La ronda ha empezado.
said-stop = Alguien ha dicho stop.
said-stop-by = { $player } ha dicho stop.
said-call = { $player } ha dicho stop.
said-call-stalemate = Nadie puede colocar.
said-resume = El stop fue sin querer; el juego sigue.
said-pause = El juego está en pausa.
said-go-on = Se sigue jugando.
said-unstart = La ronda no había empezado.
said-overrule-mistake = Decidido: cuenta como error.
said-overrule-allowed = Decidido: no cuenta.
said-overrule-undecided = Aplazado: se decide al final.
said-overrule-open = La decisión se ha deshecho.
said-count = { $player }: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = sí
said-no = no
said-undo = Deshecho.
do-join = { $player } juega desde la próxima ronda.
said-people-join = Se suma a la mesa: { $players }.
said-people-leave = Se va de la mesa: { $players }.
said-people-rename = Se ha corregido un nombre.
said-people-reseat = Se han intercambiado juegos.
said-players = Los jugadores ya tienen nombre.
said-match-end = La partida se ha terminado.
said-match-reopened = La partida sigue.

# What the camera does, and what to do about it

camera-none = Sin cámara
camera-starting = La cámara arranca
camera-hint-starting = Retira las manos y deja ver todo aquello sobre lo que jugáis.
camera-waiting = Esperando a la cámara
camera-hint-waiting = Se reintenta sola cada pocos segundos.
camera-unlearned = La mesa aún no se conoce
camera-hint-unlearned = Vacíala, retira las manos y haz que se aprenda.
camera-lost = La cámara ha desaparecido
camera-hint-lost = Vuelve a conectarla. El juego puede seguir; lo perdido se recupera.
camera-idle-lost = Vuelve a conectarla.
camera-hint-phone-away = El juego puede seguir; lo perdido se recupera.
camera-idle-phone-away = Vuelve a abrir la página de la cámara en el teléfono.
camera-frozen = La imagen está congelada
camera-hint-frozen = El juego puede seguir. Si no cambia, elige de nuevo la cámara.
camera-idle-frozen = Si no cambia, elige de nuevo la cámara.
camera-dark = Está demasiado oscuro
camera-hint-dark = Quita lo que tape la cámara, o enciende una luz.
camera-damaged = La imagen está dañada
camera-hint-damaged = El juego puede seguir; lo perdido se recupera.
camera-idle-damaged = No se lee nada de ella hasta que vuelva a estar entera.
camera-resized = La imagen tiene otro tamaño
camera-hint-resized = Se busca la mesa en ella: mostrad todo aquello sobre lo que jugáis y retirad las manos. Si no se encuentra, girad la cámara como estaba.
camera-moved = La mesa o la cámara se ha movido
camera-hint-moved = Devuelve a su sitio lo que se movió, o haz que se aprenda la mesa otra vez antes de la próxima ronda.
camera-hand = Una mano sobre la mesa
camera-settling = Algo se mueve
camera-reading = Leyendo la mesa
camera-sure = La cámara ve la mesa
camera-asks = La cámara ve la mesa y pregunta
camera-paused = El juego está en pausa
camera-hint-paused = El reloj está parado y no se arbitra nada. Lo que después esté distinto se mirará entonces.
camera-ended = La grabación ha terminado
camera-failed = La cámara no se puede usar
camera-hint-failed = Elige otra, o juega sin cámara.
