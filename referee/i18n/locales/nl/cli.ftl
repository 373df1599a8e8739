# Wat de opdrachtregel antwoordt: bestanden die er niet zijn, vragen die er geen zijn.

cli-no-folder = er is geen map { $folder } om { $file } in te schrijven; maak die eerst
cli-is-folder = { $path } is een map; noem een bestand
cli-named-twice = { $path } is twee keer genoemd en zou worden overschreven: noem een ander bestand om te schrijven
cli-needs-stills = { $option } heeft losse beelden met waarheid nodig; in deze mappen staan alleen rondes
cli-no-picture = { $spec } gaf geen beeld; controleer de camera, of noem een beeld van het lege spelplan
question-no-file = er is geen bestand { $file }
question-folder = { $file } is een map; noem een JSON-bestand met vragen
question-no-text = { $name } is geen tekstbestand; JSON met vragen is nodig
question-no-json = { $name } is niet als JSON te lezen: { $why }
question-no-object = { $place } is geen object met 'game', 'kind' en 'input'
question-missing = { $place }: { $field } ontbreekt
question-wrong-kind = { $place }: { $field } moet { $words } zijn
question-edition = { $place }: 'edition' moet een naam zijn
question-other-command = { $place }: vragen van de soort { $kind } beantwoordt `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } is een bestand; noem een map

cli-no-language = er zijn geen teksten in { $language }; er zijn { $languages }
cli-warning = let op: { $what }
cli-untaught = de set kent geen kaart van { $owners }; hun kaarten en wat er een kan zijn, blijven onbekend. Toon hem van elk twee kaarten en de joker (`referee teach --add`)
cli-nobody = niemand
cli-none = geen
cli-knows = de tafel kent de stukken van: { $owners }
cli-knows-set = de tafel kent de stukken van de set { $name }, geleerd van: { $owners }
cli-lens-measured = lens gemeten uit { $views } aanzichten van { $pictures } beelden, fout van de terugprojectie { $error } pixels; geschreven naar { $output }
cli-moved-between = de tafel of de camera is tussen de beelden verschoven; roep `referee learn` opnieuw aan
cli-hidden = verborgen: { $squares }
cli-cards-on-board = kaarten op het spelplan: { $counts }
cli-jokers-on-board = jokers op het spelplan: { $counts }
cli-tokens-on-board = stenen op het spelplan: { $n }
cli-tokens-at-start = stenen bij het begin: { $squares }
cli-value = { $value }
cli-go = goed
cli-no-go = STOP
cli-doctor-change = verander wat met STOP is gemerkt en kijk opnieuw
cli-doctor-ready = klaar om te spelen
cli-doctor-installed = de installatie is klaar; noem de camera om het zicht op het spelplan te laten nakijken
cli-port-free = poort { $port } is vrij voor de pagina
cli-port-any = er wordt een vrije poort genomen
cli-no-log = er is nog geen logboek { $path }; `referee serve` schrijft er een, of noem het met --db
cli-also = ook: { $what }
cli-learned = { $n } velden, kleuren: { $colours }; geschreven naar { $output }
cli-learned-size = { $n } velden, elk ongeveer { $size } pixels, kleuren: { $colours }; geschreven naar { $output }
cli-all-may-be = alle in { $colour } kunnen { $others } zijn
cli-and-more = en nog { $n }
cli-uncertain = de kleur van { $n } daarvan is niet zeker ({ $which }): toont een kaart daar de andere kleur, dan wordt niemand beschuldigd
cli-view-not-good = dit zicht is niet goed genoeg om een ronde te leiden; verander wat de waarschuwingen zeggen en leer opnieuw
cli-edition-new = nieuwere regels
cli-edition-old = oudere regels
cli-place = plaats { $place }
cli-next-hand =
    { $n ->
        [one] { $n } kaart in de volgende ronde
       *[other] { $n } kaarten in de volgende ronde
    }
cli-winners = winnaars: { $names }
cli-set-of-last = er wordt gespeeld met de set { $name } van de vorige partij; --set noemt een andere, --set { $none } speelt zonder
cli-going-on = verder met partij { $number }; --new begint een andere
cli-ending = einde; het logboek blijft
cli-watching = kijkt als eerder naar { $source }
cli-dashboard = pagina: { $address }   (Ctrl-C stopt)
cli-written-to = geschreven naar { $output }
cli-kept-as = bewaard als { $name }
cli-still-missing = nog te leren: { $what }; meer kan met --add
cli-findings = bevindingen:
cli-findings-none = bevindingen: geen
cli-put-right = rechtgezet
cli-score = score:
cli-score-new = score (nieuwere regels):
cli-score-old = score (oudere regels):
cli-score-unclear = score: onduidelijk, { $why }
class-legal = goed
class-violation = overtreding
class-house-rule = huisregel
class-unclear = onduidelijk
class-info = info
