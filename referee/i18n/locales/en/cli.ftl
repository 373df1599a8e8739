# What the command line answers: files that are not there, questions that are none.

cli-no-folder = there is no folder { $folder } to write { $file } into; make it first
cli-is-folder = { $path } is a folder; name a file
cli-named-twice = { $path } is named twice; it would be overwritten: name another file to write
cli-needs-stills = { $option } needs stills with truth; these folders hold rounds only
cli-no-picture = { $spec } gave no picture; check the camera, or name a picture of the empty board
question-no-file = no such file: { $file }
question-folder = { $file } is a folder; name a JSON file with questions
question-no-text = { $name } is not a text file; JSON with questions is needed
question-half-character = { $name } holds half a character (\ud800 and the like); it cannot be printed
question-no-json = { $name } is not JSON: { $why }
question-no-object = { $place } is not an object with 'game', 'kind' and 'input'
question-missing = { $place }: { $field } is missing
question-wrong-kind = { $place }: { $field } must be { $words }
question-edition = { $place }: 'edition' must be a name
question-other-command = { $place }: questions of kind { $kind } are answered by `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } is a file; name a folder
