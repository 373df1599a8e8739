### The page while a match is played: its frame, /play and /screen.

## Everywhere

no-connection = Sin conexión con el árbitro.
refused = No se ha podido hacer.
page-missing = Esta página no existe.
page-failed = Esta página no se ha podido cargar.
looking-on = Estás mirando.
host-goes-on = Desde aquí sigue el anfitrión.
host-only = Eso solo puede hacerlo el anfitrión.
to-start = Ir a la página de inicio
close = Cerrar
less = { $label }: uno menos
more-of = { $label }: uno más
number-whole = Un número entero, por favor: esto no cuenta.
number-most = Como máximo { $n }: esto no cuenta.
number-least = Como mínimo { $n }: esto no cuenta.
undo = Deshacer
cancel = Cancelar
connecting = Conectando con el árbitro …
reconnecting = Sin conexión. Nuevo intento …
nobody-known = Alguien
players = Jugadores

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-orange = naranja
colour-purple = morado
colour-unread = color sin leer
which-colour = ¿Qué color?
piece-shows = { $colour } { $n }
piece-shows-unread = { $colour }, número sin leer
sign-red = R
sign-yellow = A
sign-green = V
sign-blue = Z
sign-orange = N
sign-purple = M
a-piece = pieza
checks-fine = Todo está en orden
checks-rest = En orden: { $n }
table-has = La mesa con { $n } piezas.
table-tap = La mesa. Las flechas eligen un sitio, Intro lo abre.
board-tap-hint = Toca lo que no esté como en el dibujo.
piece-of = { $name }: { $piece }
camera-picture = Imagen de la cámara

## The frame of the phone page

play-title = En la mesa
tabs = Partes de esta página
tab-now = Ahora
tab-table = Mesa
tab-score = Puntos
tab-more = Más
no-match = No hay ninguna partida abierta
no-match-new = Nueva partida
round-of = Ronda { $n } de { $of }
round-n = Ronda { $n }
start = ¡YA!
stop = ¡STOP!
stopped-at = Stop en { $time }
rematch = Revancha
to-count = Pasar al recuento
all-as-seen = Todo correcto ✓
count-not-all = Aún hay números sin contar
count-take = Contar { $n }
count-unsent = aún sin enviar
count-not-written = { $name }, { $n }: { $why }.
count-round-over = la ronda ya terminó en la mesa; no se ha contado
still-to-count = { $n ->
    [one] Falta contar a 1 jugador
   *[other] Falta contar a { $n } jugadores
}
to-score = Mostrar los puntos
to-do-now = Qué hacer ahora
not-scored = Todavía sin puntos
to-match-end = Final de la partida
next-round = Todos listos: ronda { $n }

## Play, incident, question

who-deed = { $name }: { $deed }
announce = { $name }: { $deed } { $why }
left-word = en mano
points-so-far = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
newest = { $name }: { $piece }
n-of = { $n } de { $of }
page-before = El anterior
page-after = El siguiente
photo-before = antes
photo-after = después
photos-enlarge = Ampliar las imágenes de antes y después
rule-and-fit = La regla, y dónde encajaría
counted-by-hand = Contado a mano
not-so = Eso no fue lo que pasó
not-so-title = ¿Qué ha pasado?
the-rule = La regla
rule-id = Regla { $rule }
would-fit = Dónde encajaría
how-to-count = ¿Cómo cuenta?
what-happened = ¿Qué hay ahí?
decided-mistake = Cuenta como error
decided-allowed = No cuenta

## Camera trouble

try-again = Reintentar
other-camera = Elegir una cámara
play-without = Jugar sin cámara
looking-cameras = Buscando cámaras …
no-cameras = No se ha encontrado ninguna cámara.

## Ready

show-picture = Mostrar la imagen de la cámara
hide-picture = Ocultar la imagen de la cámara

## Stop, check, count, score

who-called = Stop en { $time }. ¿Quién lo ha dicho?
who-really = Otra persona ha dicho stop: ¿quién?
nobody-can = Nadie puede colocar
a-slip = Se ha tocado sin querer
other-called = Fue otra persona
steps = Después de la ronda
step-check = Revisar
step-count = Contar
step-score = Puntos
step-do_now = Tareas
step-match_end = Final
check-title = { $n ->
    [0] Todo está decidido
    [one] 1 cosa que mirar
   *[other] { $n } cosas que mirar
}
check-none = Nada que mirar
check-open = Por decidir
check-decided = Decidido
check-right = Corregido
count-title = Recuento
ended = La ronda ha terminado.
ended-by = { $name } ha dicho stop.
ended-stalemate = Nadie podía colocar una carta.
count-more = Más números, para comprobar
keypad = Cifras
key-back = Borrar una
key-next = Número siguiente
help-keys = Teclas
key-stop = Alto, o seguir jugando
key-who = Quién llamó
key-turn = Girar la televisión
counted = contado
as-seen = correcto
field-of = { $field }, { $name }
wins-round = { $count ->
    [one] { $names } gana la ronda { $n }
   *[other] { $names } ganan la ronda { $n }
}
nobody-wins-round = Nadie gana la ronda { $n }
standings-after = Tras la ronda { $n }
leads = en cabeza
points-behind = a { $n }
places-up = sube { $n }
places-down = baja { $n }
podium = El podio
totals-lines = Los totales de ronda en ronda
best-round = Mejor ronda: { $name }, { $points } en la ronda { $n }
correct-counts = Corregir el recuento
correct-check = Volver a mirar la mesa
do-now-title = Ahora toca esto
match-unplayed = La partida ha terminado. No se ha jugado ninguna ronda hasta el final.
wins-match = { $count ->
    [one] { $names } gana la partida
   *[other] { $names } ganan la partida
}
for-next-time = Para la próxima vez
sheet-and-print = Hoja, imprimir, repetición
score-so-far = Puntos hasta ahora
score-sheet = Puntos de cada ronda
col-player = Jugador
col-total = Total
has-left = ya no está
began-with = empezó con { $n }
house-rules = Reglas de la casa

## Corrections

free-spot = Un sitio libre
correct-whose = ¿De quién es?
correct-colours = ¿Qué colores?
correct-gone = Aquí no hay nada
correct-missing = Aquí falta algo

## More

log-title = Qué ha pasado
was-undone = deshecho
this-screen = Esta pantalla
signs = Colores con letras
device-name = Nombre de esta pantalla en el registro
device-phone = Teléfono
device-tablet = Tableta
device-television = Televisor
device-computer = Ordenador
device-of = { $device } ({ $role })
the-match = La partida
unstart = La ronda no había empezado
resume = Seguir jugando: el stop fue sin querer
pause = Pausa: el reloj se para
go-on = Seguir jugando
paused = El juego está en pausa
end-match = Terminar la partida
reopen = Reabrir la partida
more-happened = Qué le pasó al programa
more-happened-nothing = Nada salió mal desde que se inició.
more-sheet = Hoja de la partida
as-screen = Mostrar como pantalla de televisión
rules-help = Reglas y ayuda
sure-unstart = ¿Volver a antes de la salida?
sure-unstart-text = Lo que se colocó en esta ronda deja de contar. Se puede deshacer.
sure-unstart-yes = Volver
sure-resume = ¿Seguir jugando?
sure-resume-text = La ronda sigue a partir de ahora.
sure-resume-yes = Seguir
sure-end_match = ¿Terminar la partida ahora?
sure-end_match-text = Las rondas terminadas cuentan. Se puede reabrir la partida.
sure-end_match-yes = Terminar

## Television

screen-title = El árbitro de la mesa
screen-turned = La imagen se ha girado.
screen-no-match = Aún no hay partida. La empieza el anfitrión.
screen-scan-player = Escanea para jugar
screen-scan-viewer = Escanea para mirar
screen-who-called = ¡STOP! ¿Quién lo ha dicho?
screen-count = Que cada cual cuente lo que le queda
screen-then = Después empieza la ronda { $n }.
screen-ready = { $round }: preparados
screen-question = { $name }: { $why } Se responde en un teléfono.
option-answered = { $option } { $answer }

## Sound and speech

sound-title = Sonido
sound-on = Esta pantalla emite sonidos
sound-volume = Volumen
sound-tones = Un sonido para incidente, pregunta, salida y stop
sound-speech = Decirlo en voz alta
sound-no-voice = Este dispositivo no tiene voz propia para este idioma: no se dice nada en voz alta.
sound-try = Probar
sound-tried = Así suena.
sound-tap = Toca para el sonido
aloud-start = Empieza la ronda { $n }.
aloud-stop = ¡Stop! ¿Quién lo ha dicho?
aloud-time = Se acabó el tiempo. Esta es la última ronda.

## Demo

demo = Demo
demo-pause = Pausa
demo-go-on = Seguir
demo-step = Siguiente

# What the demo explains, by scene

demo-home = La ronda de muestra empieza enseguida.
demo-ready = Antes de una ronda: quién juega y qué se prepara.
demo-play = La cámara mira desde arriba. Cada pieza que ve se dibuja aquí.
demo-incident = Alguien ha roto una regla: quién, qué hacer y las imágenes que lo prueban. Corregido durante el juego, no cuesta nada.
demo-question = Aquí no se acusa a nadie: el árbitro pregunta y la mesa decide.
demo-ended = La grabación ha terminado. ¡STOP! lleva a contar y a los puntos.
demo-camera = La cámara tiene un problema y dice cuál. El juego puede seguir.
demo-stopping = El primer toque en ¡STOP! ha parado el tiempo. Toca a quien lo haya dicho.
demo-check = Después del stop: qué cuenta y qué no. Cada línea se puede abrir y decidir.
demo-count = La cámara cuenta. «Todo correcto» toma sus números.
demo-score = Los puntos de la ronda, con el porqué de cada línea.
demo-standings = Cómo va cada cual tras esta ronda.
demo-do-now = Lo que hace cada cual antes de la próxima ronda.
demo-match-end = Esta ha sido la ronda de muestra. Empieza tu propia partida desde la página de inicio.

camera-rate = { $fps } imágenes por segundo, { $delay } s de retraso.

# Where a screen may go dark by itself (a browser lends no wake lock without https)

awake-tap = Toca la pantalla una vez para que siga encendida.
awake-refused = Esta pantalla puede apagarse: ajústala para que siga encendida.
language = Idioma

## Aprendido jugando
ask-not-sure = No sé
ask-beside = Para comparar
ask-on-phone = { $text } Se responde en un teléfono.
screen-on-phone = Se responde en un teléfono.
learned-title = { $n ->
    [0] Aún no ha aprendido nada de vosotros
    [one] Aprendido de vosotros: 1 pieza
   *[other] Aprendido de vosotros: { $n } piezas
}
learned-text = Por estas piezas el árbitro reconoce las demás. ¿Una está mal? Haced que la olvide.
learned-forget = Olvidar
learned-one = { $name }: { $piece }
learned-unkept = No se pudo guardar el juego: { $why }

## A stop that the camera offers

stop-offered-yes = Sí, stop
stop-offered-no = No, seguir jugando

## Una mesa del club

host-title = El club
host-call = Llamar al organizador
host-call-text = Esta es { $table } del club. El organizador ve la llamada enseguida.
host-call-end = Ya no hace falta
host-called = El organizador está avisado.
host-coming = El organizador os ha oído y viene.
