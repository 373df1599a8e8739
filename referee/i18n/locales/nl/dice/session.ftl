### Wat de scheidsrechter van het dobbelspel zegt naast de oordelen: wat niet gaat, wat tegen een uitslag spreekt.

# Tafels

match-needs-table = het spel { $game } wordt alleen op een geleerde tafel gelezen: geef er een op met --table
match-other-table = de partij is van het spel { $match }, de tafel van het spel { $table }; geef beide van één spel

# Wat men van dobbelstenen zegt

die-say-what = zeg wat de dobbelsteen toont, waar hij ligt of wie hem heeft gelegd
die-say-which = zeg van een gemiste dobbelsteen aan welke kant hij ligt en welke kleur hij heeft
die-not-there = die dobbelsteen ligt daar niet meer
die-no-space = het spelplan heeft geen vak { $space }
die-known = daar ligt al een bekende dobbelsteen; verbeter die
said-correct-die = Een dobbelsteen is verbeterd.
said-add-die = Een dobbelsteen was gemist.
said-loose-die = Een dobbelsteen naast het spelplan is verbeterd.

# Wat tegen een uitslag spreekt

score-dice-covered = iets bedekt de kant van { $players }: daar kunnen dobbelstenen ongezien liggen
score-dice-not-all = { $n } dobbelstenen zijn zeker te zien, { $dice } horen bij het spel; tel wat over is
score-dice-strangers = er liggen dobbelstenen waar niemand speelt: { $seats }
score-dice-whose = niemand weet wie deze dobbelsteen heeft gelegd: { $places }
score-dice-unread = of de dobbelsteen goed ligt, is niet te lezen: { $places }

# Bevindingen

deed-die-back = Neem deze dobbelsteen terug.
deed-roll-all = Gooi alle dobbelstenen opnieuw.
deed-roll-again = Gooi deze dobbelsteen opnieuw.
cost-die = Deze dobbelsteen telt voor { $player } als over.

# Waar dobbelstenen en spelers zijn

spot-space = { $colour } { $n }
seat-bottom = Onderkant
seat-right = Rechterkant
seat-top = Bovenkant
seat-left = Linkerkant
word-bottom = onder
word-right = rechts
word-top = boven
word-left = links

# In de terminal

cli-dice-on-board = dobbelstenen op het spelplan: { $counts }
cli-dice-left = dobbelstenen over: { $counts }
