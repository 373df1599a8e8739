# Was die Befehlszeile antwortet: Dateien, die es nicht gibt, Fragen, die keine sind.

cli-no-folder = den Ordner { $folder }, in den { $file } soll, gibt es nicht; legt ihn zuerst an
cli-is-folder = { $path } ist ein Ordner; nennt eine Datei
cli-named-twice = { $path } ist zweimal genannt und würde überschrieben: Nennt eine andere Datei zum Schreiben
cli-needs-stills = { $option } braucht Standbilder mit Wahrheit; in diesen Ordnern sind nur Runden
cli-no-picture = { $spec } gab kein Bild; prüft die Kamera, oder nennt ein Bild des leeren Spielplans
question-no-file = es gibt keine Datei { $file }
question-folder = { $file } ist ein Ordner; nennt eine JSON-Datei mit Fragen
question-no-text = { $name } ist keine Textdatei; nötig ist JSON mit Fragen
question-half-character = { $name } enthält ein halbes Zeichen (\ud800 und dergleichen); das lässt sich nicht ausgeben
question-no-json = { $name } ist kein JSON: { $why }
question-no-object = { $place } ist kein Objekt mit 'game', 'kind' und 'input'
question-missing = { $place }: { $field } fehlt
question-wrong-kind = { $place }: { $field } muss { $words } sein
question-edition = { $place }: 'edition' muss ein Name sein
question-other-command = { $place }: Fragen der Art { $kind } beantwortet `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } ist eine Datei; nennt einen Ordner
