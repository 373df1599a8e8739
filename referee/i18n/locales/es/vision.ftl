# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-missing = no existe la imagen: { $path }
image-folder = { $path } es una carpeta; indica una imagen que haya en ella
image-unreadable = { $path } no se puede leer: { $why }
image-empty = { $name } está vacío (0 bytes); haz o copia la imagen de nuevo
image-cut = { $name } está cortado antes del final; haz o copia la imagen de nuevo
image-too-large = { $name } es más grande de lo que se puede leer; guárdalo como JPEG de { $megapixels } megapíxeles como máximo
image-damaged = { $name } está cortado o dañado; toma o copia la imagen de nuevo
image-no-picture = { $name } no es una imagen que se pueda leer; da un JPEG o un PNG
table-no-reference = el archivo de mesa no contiene una imagen del tablero vacío; ejecuta `referee learn` otra vez
table-reference-damaged = la imagen del tablero vacío en el archivo de mesa está dañada; ejecuta `referee learn` otra vez
model-missing = no existe el modelo { $path }; indica un archivo ONNX hecho por { $trained_by }
model-file-missing = falta el modelo { $name }: { model-again }
model-other = el modelo { $name } no es el que nombra su manifiesto (sha256 { $found }…, se esperaba { $wanted }…): { model-again }; si lo entrenaste, ejecuta `python -m models.training.manifest`
model-no-manifest = falta la lista de modelos, manifest.json: { model-again }
model-manifest-no-json = la lista de modelos, manifest.json, no es JSON ({ $why }): { model-again }
model-manifest-format = manifest.json es { $found }, esta versión de Referee lee { $wanted }: { model-again }
model-manifest-damaged = manifest.json está dañado ({ $kind }: { $why }): { model-again }
model-again = instala Referee de nuevo o, en un repositorio, `git checkout models`
model-name-another = indica un archivo ONNX hecho por { $trained_by } de esta versión
model-unopenable = { $name } no se puede abrir como modelo ONNX ({ $kind }); { $what_to_do }
model-other-kind = { $name } no es { $called } de esta versión: toma y da { $shapes }, se esperaba { $wanted }; { $what_to_do }
calibrate-sizes = las imágenes tienen tamaños distintos ({ $width }x{ $height } y { $width2 }x{ $height2 }); hazlas todas con el ajuste que se usa para jugar
calibrate-few-views = la diana se vio bien en { $n } vistas distintas de { $pictures } imágenes, hacen falta { $needed }: haz de 10 a 20 imágenes de la diana plana, de cerca, inclinada hacia todos los lados, para que haya estado en cada esquina de la imagen
calibrate-middle-only = la diana solo se vio en el centro de la imagen: haz de 10 a 20 imágenes de la diana plana, de cerca, inclinada hacia todos los lados, para que haya estado en cada esquina de la imagen
calibrate-disagree = solo concuerdan { $kept } de { $views } vistas: pega la diana sobre algo plano, mantenla quieta y nítida, y apaga el zoom y el autoenfoque
calibrate-not-one-lens = las imágenes no encajan con un solo objetivo: el error de reproyección es de { $error } píxeles, valen como máximo { $limit }: pega la diana sobre algo plano, mantenla quieta y nítida, y apaga el zoom y el autoenfoque

## The view of the board: what was seen, and what to change

view-or = { $a } o { $b }

## Files of lenses and tables

lens-other-size = el objetivo se midió con imágenes de { $width }x{ $height }, estas son de { $width2 }x{ $height2 }: usa el mismo ajuste de cámara, o ejecuta `referee calibrate` otra vez
lens-format = esto no es un archivo referee-lens/1 sino { $found }; haz uno con `referee calibrate`
lens-damaged = el archivo de objetivo está dañado ({ $what }); ejecuta `referee calibrate` otra vez
lens-missing = no existe el archivo de objetivo: { $path }; haz uno con `referee calibrate PICTURES -o { $path }`
lens-no-json = { $path } no es un archivo de objetivo ({ $why }); haz uno con `referee calibrate`
lens-no-lens = { $path } no es un archivo de objetivo; haz uno con `referee calibrate`
file-at = { $path }: { $why }
file-too-large = contiene más de { $megabytes } MB; indica el archivo mismo, o uno más pequeño
file-no-text = no está guardado como UTF-8; guárdalo así, con la codificación que ofrece «Guardar como»
file-not-opened = no se puede abrir: { $why }
file-name-null = el nombre contiene un carácter nulo, que ningún archivo puede tener
file-too-many-values = contiene más valores que cualquier archivo así; indica el archivo mismo
file-half-character = contiene medio carácter (\ud800 y similares); escríbelo entero
file-too-deep = está anidado demasiado hondo; indica el archivo mismo
file-no-json = un error en la línea { $line }, columna { $column }
file-doubled = tiene dos veces el campo { $field }; basta una
file-number = contiene el número { $number }, que no cuenta nada; hace falta uno menor
table-missing = no existe el archivo de mesa: { $path }; haz uno con `referee learn EMPTY_IMAGE -o { $path }`
table-no-json = { $path } no es un archivo de mesa ({ $why }); haz uno con `referee learn`
table-no-table = { $path } no es un archivo de mesa; haz uno con `referee learn`
table-game = el juego { $game } no se conoce; se conocen { $known }
table-format = esto no es un archivo { $format } sino { $found }; ejecuta `referee learn` otra vez
table-set = el juego del archivo de mesa no se puede usar: { $why }, luego `referee learn --set`
table-damaged = el archivo de mesa está dañado ({ $what }); ejecuta `referee learn` otra vez
