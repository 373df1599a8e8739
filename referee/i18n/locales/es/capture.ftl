# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } no se puede abrir; las direcciones empiezan por { $schemes }
source-no-address = { $address } no es la dirección de una cámara; escríbela así: http://192.168.1.20:8080/video
source-no-match = ninguna imagen corresponde a { $spec }; comprueba el patrón y ponlo entre comillas
source-too-wide = buscar en { $spec } tardaría demasiado: más allá de { $n } archivos no se mira; indica la carpeta de las imágenes
source-unreadable = { $spec } no se puede leer: { $why }
source-match-others = con { $spec } coinciden varios archivos y ninguno es una imagen; indica un solo vídeo o un patrón de imágenes
source-neither = { $spec } no es ni un archivo ni una carpeta; indica una imagen, un vídeo, una carpeta o una cámara
source-missing = no existe el archivo o la carpeta: { $spec }; indica una imagen, un vídeo, una carpeta, una cámara (0) o una dirección
source-no-pictures = { $folder } no contiene imágenes ({ $endings }); indica una carpeta con imágenes, un vídeo o una cámara
source-left-out = se deja fuera: { $why }
source-left-out-all = { $n } imágenes no se pudieron leer y se dejaron fuera
source-none-readable = no se puede leer ninguna de las { $total } imágenes de { $name }; la primera: { $why }
source-not-mjpeg = la entrada estándar no es Motion JPEG; envía imágenes JPEG, una tras otra
source-no-mjpeg = no llegó ninguna imagen por la entrada estándar; envía imágenes JPEG, una tras otra
source-back = { $name } vuelve a enviar imágenes
source-ended = { $name } no ha vuelto; comprueba el cable, la corriente y la red
source-silent = { $name } no envía nada desde hace { $seconds } s; nuevo intento
source-stopped = { $name } ya no envía imágenes; nuevo intento
source-frozen = { $name } muestra exactamente la misma imagen desde hace { $seconds } s; nuevo intento
source-camera = cámara { $number }
source-camera-closed = la cámara { $number } no se puede abrir; comprueba que esté conectada y que ningún otro programa la use, o indica otra (0 es la primera)
source-closed = { $address } no se puede abrir; comprueba la dirección, y que la cámara esté encendida y en esta red
source-page = { $address } responde con una página, no con imágenes; indica la dirección del propio flujo (a menudo acaba en /video, /stream o /mjpeg) o de una imagen (/shot.jpg, /snapshot.jpg)
source-password = { $address } pide usuario y contraseña; escríbelos en la dirección: http://USUARIO:CONTRASEÑA@...
source-wrong-password = { $address } no acepta este usuario y esta contraseña; corrígelos en la dirección
source-forbidden = { $address } no deja entrar a este ordenador; permítelo en los ajustes de la cámara, o escribe usuario y contraseña en la dirección
source-nothing-there = en { $address } no hay nada; la cámara está encendida, pero su flujo tiene otra dirección: busca en su aplicación o en el manual
source-busy = { $address } está ocupada; una cámara pequeña tiene un solo espectador a la vez: cierra su imagen en otras ventanas y aplicaciones
source-answer = { $address } responde con el error { $status } en vez de imágenes; comprueba la dirección, o reinicia la cámara
source-no-pictures-come = { $address } responde, pero lo que envía no son imágenes; indica la dirección de una imagen JPEG o Motion JPEG
source-too-large = { $address } envía imágenes demasiado grandes; ajusta la cámara a 4000x3000 o menos
video-truncated = { $name } se interrumpe tras { $seconds } s: se leen { $n } de { $total } fotogramas; cuenta lo visto hasta ahí
video-truncated-open = { $name } se interrumpe tras { $seconds } s: se leen { $n } fotogramas; cuenta lo visto hasta ahí
video-empty = { $path } está vacío (0 bytes); grábalo de nuevo
video-cut = { $path } es un MP4 cortado antes de que se escribiera su índice, así que no se lee ningún fotograma; cópialo de nuevo desde donde se grabó, o grábalo otra vez
video-unplayable = { $path } no es un vídeo que se pueda reproducir; da un MP4 u otro vídeo común, imágenes o una cámara
video-too-large = { $path } tiene imágenes mayores de 4096x2304; grábalo o guárdalo en 4K o menos

# Un teléfono como cámara

source-phone = el teléfono
source-phone-label = Un teléfono
source-phone-served = un teléfono envía sus imágenes a la página: inicia `referee serve --lan phone` y abre la página de la cámara en el teléfono
phone-awaited = todavía ningún teléfono envía imágenes; abre la página de la cámara en el teléfono y permite la cámara
phone-silent = el teléfono no envía imágenes; mira su página o acércalo a la red
phone-hidden = la página de la cámara no está delante en el teléfono, o su pantalla está apagada; ábrela otra vez
phone-gone = la página de la cámara se cerró en el teléfono; ábrela otra vez
phone-other-phone = ahora la cámara es otro teléfono
phone-other-camera = el árbitro mira por otra cámara ({ $name }); elige antes «Un teléfono» en la preparación
phone-no-camera = ahora se juega sin cámara; elige «Un teléfono» en la preparación
phone-no-jpeg = esto no es una imagen JPEG
phone-too-large = una imagen puede tener { $megabytes } MB como mucho
phone-size = una imagen de { $width }x{ $height } no sirve; envía una entre 160x160 y 3840x2160
phone-no-head = el mensaje es demasiado corto; recarga la página
