# What the command line answers: files that are not there, questions that are none.

cli-no-folder = non c’è una cartella { $folder } in cui scrivere { $file }; creala prima
cli-is-folder = { $path } è una cartella; indica un file
cli-named-twice = { $path } è indicato due volte e verrebbe sovrascritto: indica un altro file di uscita
cli-needs-stills = { $option } richiede immagini fisse con la loro verità; queste cartelle contengono solo round
cli-no-picture = { $spec } non ha dato nessuna immagine; controlla la telecamera, o indica una foto del tabellone vuoto
question-no-file = file non trovato: { $file }
question-folder = { $file } è una cartella; indica un file JSON con le domande
question-no-text = { $name } non è un file di testo; serve del JSON con le domande
question-half-character = { $name } contiene mezzo carattere (\ud800 e simili); non si può stampare
question-no-json = { $name } non è JSON: { $why }
question-no-object = { $place } non è un oggetto con 'game', 'kind' e 'input'
question-missing = { $place }: manca { $field }
question-wrong-kind = { $place }: { $field } deve essere { $words }
question-edition = { $place }: 'edition' deve essere un nome
question-other-command = { $place }: alle domande di tipo { $kind } risponde `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } è un file; indica una cartella
