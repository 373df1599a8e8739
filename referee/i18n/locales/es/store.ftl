# What the log, its exports, the kept sets and the dashboard's port answer.

store-where-evidence = di dónde se guardan las imágenes de prueba: { $url } no es un archivo
store-written = el evento { $event } de esta ronda ya está escrito; nunca se sobrescribe nada
store-no-match = no hay ninguna partida { $match } en { $name }; sus partidas: { $held }
store-format = formato desconocido: { $format }; elige uno de { $formats }
store-other-program = { $name } es la base de datos de otro programa; indica otro archivo con --db
store-newer = { $name } lo escribió un Referee más nuevo; actualízalo o indica otro archivo con --db
store-no-log = { $name } no es un registro de Referee; indica otro archivo con --db
store-unusable = el registro { $name } no se puede usar ({ $reason }); comprueba el disco o indica otro archivo con --db
store-locked = otro programa tiene ocupado el registro { $name }
store-disk-full = el disco está lleno, el registro { $name } no puede crecer
store-read-only = en el registro { $name } no se puede escribir
store-damaged = el registro { $name } está dañado
store-emptied = { $name } ya no es un registro, pero { $left }, a su lado, pertenece a uno: ponlo de nuevo desde una copia, o aparta los dos para empezar otro
store-entry-damaged = la entrada { $event } del registro está dañada
store-gone = el registro { $name } ha desaparecido: ponlo otra vez donde estaba
store-replaced = en el lugar del registro { $name } hay otro archivo, u otro programa ha escrito en esta partida
store-no-picture = las imágenes de prueba no se pueden guardar ({ $why })
store-not-now = esto tiene que esperar a que se pueda escribir el registro: { $why }
store-memory-full = en la memoria ya no cabe nada ({ $n } líneas del registro esperan): haz primero que el registro se pueda usar
store-waiting = { $why }. El juego sigue: { $n ->
    [0] ninguna línea espera
    [one] una línea espera
   *[other] { $n } líneas esperan
    } a escribirse{ $pictures ->
    [0] { "" }
    [one] , y una imagen
   *[other] , y { $pictures } imágenes
    }{ $left_out ->
    [0] .
    [one] ; una imagen no encontró sitio y se ha perdido.
   *[other] ; { $left_out } imágenes no encontraron sitio y se han perdido.
    }
store-waiting-full = { $why }. { $n } líneas y { $pictures } imágenes esperan a escribirse, y ya no cabe más (imágenes perdidas: { $left_out }): el árbitro deja de mirar hasta que se pueda escribir el registro.
store-waits = { $why }; lo que pase ahora queda en la memoria hasta que se pueda escribir
store-again = el registro se puede escribir otra vez; todo lo que esperaba está en él
store-put-back = el registro { $name } se había borrado; se ha escrito allí de nuevo, con todo lo que esperaba
store-lost = el registro no se escribió hasta el final ({ $why }): líneas perdidas { $n }, imágenes perdidas { $pictures }
store-no-home = este usuario no tiene carpeta propia; indica una para el registro, los enlaces y los juegos aprendidos con --data o la variable { $variable }
store-no-locks = los archivos de la carpeta { $folder } no se pueden bloquear, quizá está en la red; allí el registro se dañaría, así que indica con --data o --db una carpeta de este equipo
store-no-folder = no se puede crear la carpeta { $folder } ({ $why }); indica otro archivo con --db
store-too-large = ninguna partida, ronda ni evento tiene un número tan grande
store-nothing = no hay ninguna { $what } { $number } en este registro
sets-unreadable = el juego { $name } no se puede leer ({ $why }); guárdalo de nuevo con `referee teach --name`
sets-damaged = el juego { $name } está dañado; guárdalo de nuevo con `referee teach --name`
sets-bad-name = { $name } no puede ser el nombre de un juego: escribe una o dos palabras, con letras y cifras
sets-not-kept = el juego no se puede guardar en { $folder } ({ $why }); indica un archivo con -o
import-nested = el archivo está demasiado anidado para ser una partida exportada
import-no-match = el archivo no es una partida exportada por Referee ({ $missing } falta o es de otro tipo)
import-no-json = la línea { $number } no es JSON, así que el archivo no es una partida de Referee; toma uno de los que una partida ofrece en «Para llevar»
import-cut = el archivo termina a la mitad, falta el resto: cópialo de nuevo, o vuelve a exportar la partida
import-first-line = la primera línea no describe una partida; expórtala de nuevo con esta versión
import-unknown-round = hay eventos de la ronda { $number }, que la partida no nombra
import-event = un evento de la ronda { $number } no tiene número o no tiene tipo
import-order = los eventos de la ronda { $number } no están en orden
import-too-many = el archivo contiene { $n } eventos; una partida tiene como máximo { $most }
import-rounds = las rondas no están numeradas 1, 2, ... en orden
import-form = el archivo no es una partida exportada por Referee: { $what }
import-large = el archivo es más grande que cualquier partida: { $n } valores, y como máximo se pueden leer { $most }
import-twice = el nombre { $name } aparece dos veces en un mismo objeto del archivo
import-letters = el archivo contiene caracteres que ningún texto puede tener (la mitad de un par)
port-in-use = el puerto { $port } está ocupado; detén el otro programa o elige otro con --port
port-in-use-next = el puerto { $port } está ocupado; cierra el otro programa (quizá otro Referee) o inicia con --port { $next }, que está libre
links-unreadable = las claves de los enlaces en { $path } no se pueden leer ({ $why }); borra el archivo y se crean otras
links-damaged = el archivo { $path } no contiene las claves de los enlaces; bórralo y se crean otras
links-not-kept = las claves de los enlaces no se pueden guardar en { $path }: { $why }
cameras-unreadable = las contraseñas de las cámaras en { $path } no se pueden leer ({ $why }); borra el archivo y vuelve a indicar la cámara
cameras-damaged = el archivo { $path } no contiene contraseñas de cámaras; bórralo y vuelve a indicar la cámara
cameras-not-kept = la contraseña de la cámara no se puede guardar en { $path } ({ $why }); tras el próximo arranque habrá que volver a indicar la cámara
port-not-allowed = el puerto { $port } no te está permitido; elige uno por encima de 1024 con --port
port-unusable = la dirección { $host } puerto { $port } no se puede usar ({ $why }); elige otro --host
sets-none-so-called = no hay ningún juego guardado con el nombre { $name }; hay: { $names }; `referee teach --name` guarda uno
sets-none = no hay ningún juego guardado con el nombre { $name }; todavía no hay ninguno; `referee teach --name` guarda uno
store-none-yet = todavía ninguna
store-server-away = no se puede llegar a la base de datos { $name }
store-server-refuses = el servidor de { $name } rechaza la conexión: { $why }; comprueba la dirección
store-no-address = { $url } no es la dirección de un registro: indica un archivo, o postgresql://NOMBRE:CONTRASEÑA@EQUIPO/BASE
store-no-driver = un registro en un servidor PostgreSQL necesita psycopg: pip install 'referee[club]'
store-shared = { $name } es el registro que comparten las mesas de un club; juega con un registro propio de esta mesa e indica aquel con --club
