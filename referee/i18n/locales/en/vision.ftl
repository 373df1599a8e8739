# What goes wrong with pictures, the learned board, the networks and taught pieces, and what to change.

image-missing = no such picture: { $path }
image-folder = { $path } is a folder; name one picture in it
image-unreadable = { $path } cannot be read: { $why }
image-empty = { $name } is empty (0 bytes); take or copy the picture again
image-cut = { $name } is cut off before its end; take or copy the picture again
image-too-large = { $name } is too large to be read; save it as a JPEG of at most { $megapixels } megapixels
image-damaged = { $name } is cut off or damaged; take or copy the picture again
image-no-picture = { $name } is not a picture that can be read; give a JPEG or PNG
table-no-reference = the table file holds no picture of the empty board; run `referee learn` again
table-reference-damaged = the picture of the empty board in the table file is damaged; run `referee learn` again
model-missing = there is no model { $path }; name an ONNX file made by { $trained_by }
model-file-missing = the model { $name } is missing: { model-again }
model-other = the model { $name } is not the one its manifest names (sha256 { $found }…, wanted { $wanted }…): { model-again }; if you trained it, run `python -m models.training.manifest`
model-no-manifest = the list of models, manifest.json, is missing: { model-again }
model-manifest-no-json = the list of models, manifest.json, is not JSON ({ $why }): { model-again }
model-manifest-format = manifest.json is { $found }, this version of Referee reads { $wanted }: { model-again }
model-manifest-damaged = manifest.json is damaged ({ $kind }: { $why }): { model-again }
model-again = install Referee again, or in a repository `git checkout models`
model-name-another = name an ONNX file made by { $trained_by } of this version
model-unopenable = { $name } cannot be opened as an ONNX model ({ $kind }); { $what_to_do }
model-other-kind = { $name } is not { $called } of this version: it takes and gives { $shapes }, wanted { $wanted }; { $what_to_do }
calibrate-sizes = the pictures differ in size ({ $width }x{ $height } and { $width2 }x{ $height2 }); take them all with the setting that is used for play
calibrate-few-views = the target was seen well in { $n } different views of { $pictures } pictures, { $needed } are needed: take 10 to 20 pictures of the flat target, from near, tilted to all sides, so that it has been in every corner of the picture
calibrate-middle-only = the target was only seen in the middle of the picture: take 10 to 20 pictures of the flat target, from near, tilted to all sides, so that it has been in every corner of the picture
calibrate-disagree = only { $kept } of { $views } views agree with each other: glue the target to something flat, hold it still, keep it sharp, and switch zoom and autofocus off
calibrate-not-one-lens = the pictures do not fit one lens: the reprojection error is { $error } pixels, at most { $limit } will do: glue the target to something flat, hold it still, keep it sharp, and switch zoom and autofocus off

## The view of the board: what was seen, and what to change

view-or = { $a } or { $b }

## Files of lenses and tables

lens-other-size = the lens was measured on pictures of { $width }x{ $height }, these are { $width2 }x{ $height2 }: use the same camera setting, or run `referee calibrate` again
lens-format = this is not a referee-lens/1 file but { $found }; make one with `referee calibrate`
lens-damaged = the lens file is damaged ({ $what }); run `referee calibrate` again
lens-missing = no such lens file: { $path }; make one with `referee calibrate PICTURES -o { $path }`
lens-no-json = { $path } is not a lens file ({ $why }); make one with `referee calibrate`
lens-no-lens = { $path } is not a lens file; make one with `referee calibrate`
file-at = { $path }: { $why }
file-too-large = it holds more than { $megabytes } MB; name the file itself, or a smaller one
file-no-text = it is not saved as UTF-8; save it as that, with the encoding that “Save as” offers
file-not-opened = it cannot be opened: { $why }
file-name-null = its name holds a null character, which no file can have
file-too-many-values = it holds more values than any such file; name the file itself
file-half-character = it holds half a character (\ud800 and the like); write the whole one
file-too-deep = it is nested too deeply; name the file itself
file-no-json = a mistake in line { $line }, column { $column }
file-doubled = it has the field { $field } twice; write it once
file-number = it holds the number { $number }, which counts nothing; write a smaller one
table-missing = no such table file: { $path }; make one with `referee learn EMPTY_IMAGE -o { $path }`
table-no-json = { $path } is not a table file ({ $why }); make one with `referee learn`
table-no-table = { $path } is not a table file; make one with `referee learn`
table-game = the game { $game } is not known; known are { $known }
table-format = this is not a { $format } file but { $found }; run `referee learn` again
table-set = the set in the table file cannot be used: { $why }, then `referee learn --set`
table-damaged = the table file is damaged ({ $what }); run `referee learn` again
