# Wat de opdrachtregel antwoordt: bestanden die er niet zijn, vragen die er geen zijn.

cli-no-folder = er is geen map { $folder } om { $file } in te schrijven; maak die eerst
cli-is-folder = { $path } is een map; noem een bestand
cli-named-twice = { $path } is twee keer genoemd en zou worden overschreven: noem een ander bestand om te schrijven
cli-needs-stills = { $option } heeft losse beelden met waarheid nodig; in deze mappen staan alleen rondes
cli-no-picture = { $spec } gaf geen beeld; controleer de camera, of noem een beeld van het lege spelplan
question-no-file = er is geen bestand { $file }
question-folder = { $file } is een map; noem een JSON-bestand met vragen
question-no-text = { $name } is geen tekstbestand; JSON met vragen is nodig
question-half-character = { $name } bevat een half teken (\ud800 en dergelijke); dat is niet af te drukken
question-no-json = { $name } is geen JSON: { $why }
question-no-object = { $place } is geen object met 'game', 'kind' en 'input'
question-missing = { $place }: { $field } ontbreekt
question-wrong-kind = { $place }: { $field } moet { $words } zijn
question-edition = { $place }: 'edition' moet een naam zijn
question-other-command = { $place }: vragen van de soort { $kind } beantwoordt `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } is een bestand; noem een map
