# Was mit Bildern, dem gelernten Spielplan, den Netzen und gelernten Teilen schiefgeht, und was zu ändern ist.

image-missing = es gibt kein Bild { $path }
image-folder = { $path } ist ein Ordner; nennt ein Bild darin
image-unreadable = { $path } lässt sich nicht lesen: { $why }
image-empty = { $name } ist leer (0 Byte); nehmt das Bild noch einmal auf, oder kopiert es neu
image-cut = { $name } ist vor dem Ende abgeschnitten; nehmt das Bild noch einmal auf, oder kopiert es neu
image-damaged = { $name } ist abgeschnitten oder beschädigt; nehmt das Bild noch einmal auf, oder kopiert es neu
image-too-large = { $name } ist größer, als gelesen werden kann; speichert es als JPEG mit höchstens { $megapixels } Megapixeln
image-no-picture = { $name } ist kein lesbares Bild; nehmt ein JPEG oder PNG
table-no-reference = die Tischdatei enthält kein Bild des leeren Spielplans; ruft `referee learn` noch einmal auf
table-reference-damaged = das Bild des leeren Spielplans in der Tischdatei ist beschädigt; führt `referee learn` noch einmal aus
model-missing = es gibt kein Modell { $path }; nennt eine ONNX-Datei, gemacht von { $trained_by }
model-file-missing = das Modell { $name } fehlt: { model-again }
model-other = das Modell { $name } ist nicht das aus seinem Verzeichnis (sha256 { $found }…, erwartet { $wanted }…): { model-again }; wenn ihr es trainiert habt, ruft `python -m models.training.manifest` auf
model-no-manifest = das Verzeichnis der Modelle, manifest.json, fehlt: { model-again }
model-manifest-no-json = das Verzeichnis der Modelle, manifest.json, ist kein JSON ({ $why }): { model-again }
model-manifest-format = manifest.json ist { $found }, diese Version von Referee liest { $wanted }: { model-again }
model-manifest-damaged = manifest.json ist beschädigt ({ $kind }: { $why }): { model-again }
model-again = installiert Referee neu, oder im Repository `git checkout models`
model-name-another = nennt eine ONNX-Datei dieser Version, gemacht von { $trained_by }
model-unopenable = { $name } lässt sich nicht als ONNX-Modell öffnen ({ $kind }); { $what_to_do }
model-other-kind = { $name } ist nicht { $called } dieser Version: Es nimmt und gibt { $shapes }, erwartet { $wanted }; { $what_to_do }
calibrate-sizes = die Bilder sind verschieden groß ({ $width }x{ $height } und { $width2 }x{ $height2 }); nehmt alle mit der Einstellung auf, mit der gespielt wird
calibrate-few-views = die Messtafel war in { $n } verschiedenen Ansichten von { $pictures } Bildern gut zu sehen, nötig sind { $needed }: Nehmt 10 bis 20 Bilder der flachen Tafel auf, von nah, nach allen Seiten gekippt, sodass sie in jeder Ecke des Bildes war
calibrate-middle-only = die Messtafel war nur in der Mitte des Bildes zu sehen: Nehmt 10 bis 20 Bilder der flachen Tafel auf, von nah, nach allen Seiten gekippt, sodass sie in jeder Ecke des Bildes war
calibrate-disagree = nur { $kept } von { $views } Ansichten passen zueinander: Klebt die Tafel auf etwas Flaches, haltet sie still und scharf, und schaltet Zoom und Autofokus aus
calibrate-not-one-lens = die Bilder passen nicht zu einem Objektiv: Der Fehler der Rückprojektion ist { $error } Pixel, höchstens { $limit } gehen: Klebt die Tafel auf etwas Flaches, haltet sie still und scharf, und schaltet Zoom und Autofokus aus

## Der Blick auf den Spielplan: was zu sehen war, und was zu ändern ist

view-or = { $a } oder { $b }

## Dateien von Objektiven und Tischen

lens-other-size = das Objektiv wurde mit Bildern von { $width }x{ $height } vermessen, diese sind { $width2 }x{ $height2 }: Nehmt dieselbe Einstellung der Kamera, oder ruft `referee calibrate` noch einmal auf
lens-format = das ist keine Datei referee-lens/1, sondern { $found }; macht eine mit `referee calibrate`
lens-damaged = die Objektivdatei ist beschädigt ({ $what }); ruft `referee calibrate` noch einmal auf
lens-missing = es gibt keine Objektivdatei { $path }; macht eine mit `referee calibrate BILDER -o { $path }`
lens-no-json = { $path } ist keine Objektivdatei ({ $why }); macht eine mit `referee calibrate`
lens-no-lens = { $path } ist keine Objektivdatei; macht eine mit `referee calibrate`
file-at = { $path }: { $why }
file-too-large = sie enthält mehr als { $megabytes } MB; nennt die Datei selbst oder eine kleinere
file-no-text = sie ist nicht als UTF-8 gespeichert; speichert sie so, mit der Codierung, die „Speichern unter“ anbietet
file-not-opened = sie kann nicht geöffnet werden: { $why }
file-name-null = im Namen steht ein Nullzeichen, das keine Datei haben kann
file-too-many-values = sie enthält mehr Werte als jede solche Datei; nennt die Datei selbst
file-half-character = sie enthält ein halbes Zeichen (\ud800 und dergleichen); schreibt das ganze
file-too-deep = sie ist zu tief verschachtelt; nennt die Datei selbst
file-no-json = ein Fehler in Zeile { $line }, Spalte { $column }
file-doubled = das Feld { $field } steht zweimal darin; einmal genügt
file-number = die Zahl { $number } darin zählt nichts; eine kleinere ist nötig
table-missing = es gibt keine Tischdatei { $path }; macht eine mit `referee learn LEERES_BILD -o { $path }`
table-no-json = { $path } ist keine Tischdatei ({ $why }); macht eine mit `referee learn`
table-no-table = { $path } ist keine Tischdatei; macht eine mit `referee learn`
table-game = Das Spiel { $game } ist nicht bekannt; bekannt sind { $known }
table-format = das ist keine Datei { $format }, sondern { $found }; ruft `referee learn` noch einmal auf
table-set = der Satz in der Tischdatei lässt sich nicht benutzen: { $why }, dann `referee learn --set`
table-damaged = die Tischdatei ist beschädigt ({ $what }); ruft `referee learn` noch einmal auf
