# What the dashboard answers to whoever may not come in, and how it is reached on the home network.

door-title = Escanea el código
door-text = Este es el Referee de una mesa de casa. La dirección sola no lo abre.
door-how = Escanea el código QR: está en la página de inicio del ordenador en el que funciona Referee, en «En otra pantalla», y en su ventana.
door-old = Este enlace ya no vale: el anfitrión ha creado otros.
door-title-role = No con este enlace
door-role = Tu enlace no abre esta página. Pide al anfitrión que te muestre otro código.
door-data = escanea primero el código QR de esta mesa: hace falta un enlace con una clave válida
door-data-role = tu enlace no lo permite; pídeselo al anfitrión
guard-other-page = Las órdenes solo se aceptan de la propia página. Detrás de un proxy, pasa la cabecera Host.
guard-twice = La cabecera { $name } solo puede aparecer una vez.
guard-no-length = Di cuánto mide la orden.
guard-too-long = Lo que se envía aquí tiene como mucho { $most } bytes.
guard-no-name = Referee responde solo a su propia dirección.
guard-other-name = Referee no responde al nombre { $name }. Si es tu nombre, inícialo con: referee serve { $options }--allow-host { $name }
lan-none = no se encontró ninguna red: solo este ordenador puede abrir la página; conéctate a la wifi y vuelve a iniciar
lan-proxy = abre la página por la dirección del proxy: allí su página de inicio muestra los enlaces para teléfonos
lan-link-host = anfitrión:  { $address }
lan-link-player = jugador:    { $address }
lan-link-viewer = espectador: { $address }
lan-link-camera = cámara:     { $address }
lan-warning = el teléfono que filma avisa del enlace de la cámara, porque este ordenador hizo él mismo el certificado; elige allí «Avanzado» y sigue
lan-also = si el teléfono no llega, pon una de estas en lugar de la primera dirección: { $addresses }
lan-scan = el código es el enlace del jugador: en la mesa, escanéalo con un teléfono en la misma wifi
lan-bad-name = --allow-host toma un nombre como table.example, sin http:// y sin puerto; no { $name }
lan-bad-path = --root-path toma una ruta como /referee; no { $path }
lan-bad-proxy = --trust-proxy toma la dirección del proxy, como 127.0.0.1; no { $address }
web-unreadable = lo enviado no se puede leer: se esperaba un objeto JSON, o un número en la dirección
web-not-so = esta dirección no se pide de esta manera

## La página de un club

club-no-table = no existe esa mesa
club-no-match = { $table } no juega ninguna partida
club-still-heard = { $table } se oye; solo se puede quitar una mesa en silencio
club-no-order = los puestos se dan por uno de { $orders }
club-one-already = { $name } y { $other } ya son una persona
club-played-together = { $name } y { $other } jugaron en una misma partida: son dos
club-apart-already = { $name } ya es una persona aparte
club-log-away = No se puede acceder al registro del club; se muestra lo último que se supo
