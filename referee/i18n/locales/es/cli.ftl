# What the command line answers: files that are not there, questions that are none.

cli-no-folder = no existe la carpeta { $folder } donde escribir { $file }; créala primero
cli-is-folder = { $path } es una carpeta; indica un archivo
cli-named-twice = { $path } aparece dos veces y se sobrescribiría: indica otro archivo de salida
cli-needs-stills = { $option } necesita imágenes fijas con su verdad; estas carpetas solo contienen rondas
cli-no-picture = { $spec } no dio ninguna imagen; comprueba la cámara, o indica una foto del tablero vacío
question-no-file = no existe el archivo: { $file }
question-folder = { $file } es una carpeta; indica un archivo JSON con preguntas
question-no-text = { $name } no es un archivo de texto; hace falta JSON con preguntas
question-half-character = { $name } contiene medio carácter (\ud800 y similares); no se puede escribir
question-no-json = { $name } no es JSON: { $why }
question-no-object = { $place } no es un objeto con 'game', 'kind' e 'input'
question-missing = { $place }: falta { $field }
question-wrong-kind = { $place }: { $field } debe ser { $words }
question-edition = { $place }: 'edition' debe ser un nombre
question-other-command = { $place }: a las preguntas de tipo { $kind } responde `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } es un archivo; indica una carpeta
