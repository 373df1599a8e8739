# Wat er misgaat met beelden, het geleerde spelplan, de netwerken en geleerde stukken, en wat te veranderen is.

image-missing = er is geen beeld { $path }
image-folder = { $path } is een map; noem een beeld erin
image-unreadable = { $path } is niet te lezen: { $why }
image-empty = { $name } is leeg (0 bytes); neem of kopieer het beeld opnieuw
image-cut = { $name } is vóór het einde afgesneden; neem of kopieer het beeld opnieuw
image-damaged = { $name } is afgesneden of beschadigd; neem of kopieer het beeld opnieuw
image-too-large = { $name } is groter dan gelezen kan worden; bewaar het als JPEG van hoogstens { $megapixels } megapixel
image-no-picture = { $name } is geen leesbaar beeld; geef een JPEG of PNG
table-no-reference = het tafelbestand bevat geen beeld van het lege spelplan; roep `referee learn` opnieuw aan
table-reference-damaged = het beeld van het lege spelplan in het tafelbestand is beschadigd; voer `referee learn` opnieuw uit
model-missing = er is geen model { $path }; noem een ONNX-bestand, gemaakt door { $trained_by }
model-file-missing = het model { $name } ontbreekt: { model-again }
model-other = het model { $name } is niet dat van zijn lijst (sha256 { $found }…, verwacht { $wanted }…): { model-again }; heb je het zelf getraind, roep dan `python -m models.training.manifest` aan
model-no-manifest = de lijst van modellen, manifest.json, ontbreekt: { model-again }
model-manifest-no-json = de lijst van modellen, manifest.json, is geen JSON ({ $why }): { model-again }
model-manifest-format = manifest.json is { $found }, deze versie van Referee leest { $wanted }: { model-again }
model-manifest-damaged = manifest.json is beschadigd ({ $kind }: { $why }): { model-again }
model-again = installeer Referee opnieuw, of in een repository `git checkout models`
model-name-another = noem een ONNX-bestand van deze versie, gemaakt door { $trained_by }
model-unopenable = { $name } is niet als ONNX-model te openen ({ $kind }); { $what_to_do }
model-other-kind = { $name } is niet { $called } van deze versie: het neemt en geeft { $shapes }, verwacht { $wanted }; { $what_to_do }
calibrate-sizes = de beelden verschillen in maat ({ $width }x{ $height } en { $width2 }x{ $height2 }); neem ze allemaal met de instelling waarmee gespeeld wordt
calibrate-few-views = de meetkaart was in { $n } verschillende aanzichten van { $pictures } beelden goed te zien, nodig zijn er { $needed }: neem 10 tot 20 beelden van de vlakke kaart, van dichtbij, naar alle kanten gekanteld, zodat ze in elke hoek van het beeld is geweest
calibrate-middle-only = de meetkaart was alleen in het midden van het beeld te zien: neem 10 tot 20 beelden van de vlakke kaart, van dichtbij, naar alle kanten gekanteld, zodat ze in elke hoek van het beeld is geweest
calibrate-disagree = maar { $kept } van { $views } aanzichten kloppen met elkaar: plak de kaart op iets vlaks, houd haar stil en scherp, en zet zoom en autofocus uit
calibrate-not-one-lens = de beelden passen niet bij één lens: de fout van de terugprojectie is { $error } pixels, hoogstens { $limit } mag: plak de kaart op iets vlaks, houd haar stil en scherp, en zet zoom en autofocus uit

## Het zicht op het spelplan: wat te zien was, en wat te veranderen is

view-or = { $a } of { $b }

## Bestanden van lenzen en tafels

lens-other-size = de lens is gemeten met beelden van { $width }x{ $height }, deze zijn { $width2 }x{ $height2 }: neem dezelfde camera-instelling, of roep `referee calibrate` opnieuw aan
lens-format = dit is geen bestand referee-lens/1 maar { $found }; maak er een met `referee calibrate`
lens-damaged = het lensbestand is beschadigd ({ $what }); roep `referee calibrate` opnieuw aan
lens-missing = er is geen lensbestand { $path }; maak er een met `referee calibrate BEELDEN -o { $path }`
lens-no-json = { $path } is geen lensbestand ({ $why }); maak er een met `referee calibrate`
lens-no-lens = { $path } is geen lensbestand; maak er een met `referee calibrate`
file-at = { $path }: { $why }
file-too-large = het bevat meer dan { $megabytes } MB; noem het bestand zelf, of een kleiner
file-no-text = het is niet als UTF-8 opgeslagen; sla het zo op, met de codering die ‘Opslaan als’ aanbiedt
file-not-opened = het kan niet geopend worden: { $why }
file-name-null = de naam bevat een nulteken, dat geen bestand kan hebben
file-too-many-values = het bevat meer waarden dan enig bestand van die soort; noem het bestand zelf
file-half-character = het bevat een half teken (\ud800 en dergelijke); schrijf het hele
file-too-deep = het is te diep genest; noem het bestand zelf
file-no-json = een fout in regel { $line }, kolom { $column }
file-doubled = het heeft het veld { $field } twee keer; schrijf het één keer
file-number = het bevat het getal { $number }, dat niets telt; schrijf een kleiner
table-missing = er is geen tafelbestand { $path }; maak er een met `referee learn LEEG_BEELD -o { $path }`
table-no-json = { $path } is geen tafelbestand ({ $why }); maak er een met `referee learn`
table-no-table = { $path } is geen tafelbestand; maak er een met `referee learn`
table-game = het spel { $game } is niet bekend; bekend zijn { $known }
table-format = dit is geen bestand { $format } maar { $found }; roep `referee learn` opnieuw aan
table-set = de set in het tafelbestand is niet te gebruiken: { $why }, daarna `referee learn --set`
table-damaged = het tafelbestand is beschadigd ({ $what }); roep `referee learn` opnieuw aan
