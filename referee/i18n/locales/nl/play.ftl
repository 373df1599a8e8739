# Wat mensen aan tafel te horen krijgen: wie wat moet doen, wat telt, wat klaar te leggen en te doen is.

somebody = iemand
somebody-alone = Iemand
seat-p1 = Speler 1
seat-p2 = Speler 2
seat-p3 = Speler 3
seat-p4 = Speler 4
seat-p5 = Speler 5
seat-p6 = Speler 6
seat-p7 = Speler 7
seat-p8 = Speler 8
seat-p9 = Speler 9
seat-p10 = Speler 10
seat-p11 = Speler 11
seat-p12 = Speler 12

# Wat te doen is: na de naam van wie het moet doen

deed-look = Kijk hier even.
deed-decide = Jullie beslissen.
deed-done = { $player } heeft het rechtgezet.

# Wat een bevinding met de score doet

effect-put-right = Rechtgezet: geen gevolg voor de score.
effect-undecided = Nog te beslissen: tot dan is er geen score.
effect-allowed = Het heeft geen gevolg voor de score.
effect-counts = Blijft het zo, dan telt het als fout. { $cost }
effect-nobody = Het zou een fout zijn, maar niemand weet van wie. Zeg dat eerst.
answer-allowed = Telt niet
answer-mistake = Telt als fout
answer-undecided = Vraag het aan het einde
answer-undecided-effect = Het spel gaat door; voor de score moet het beslist zijn.
effect-none = Verdwijnt vanzelf zodra het is rechtgezet. Blijft het zo, dan heeft het bij jullie geen gevolg voor de score.
effect-none-now = Het heeft bij jullie geen gevolg voor de score.
effect-unclear = Niemand wordt beschuldigd. Het telt alleen als jullie het zeggen.

# Tellen

count-wrong = Fout gelegd
count-missing = De telling van { $players } ontbreekt.

# Wat er gebeurde, naar wat mensen zien: voor het logboek en het verloop

seen-verdict = { $player }: { $why }

# Wat mensen zeiden, voor het logboek en de balk die ongedaan maken aanbiedt

said-round-start = De ronde begon.
said-stop = Er werd stop geroepen.
said-stop-by = { $player } riep stop.
said-call = { $player } riep stop.
said-call-stalemate = Niemand kan nog aanleggen.
said-resume = De stop was een vergissing; er wordt doorgespeeld.
said-pause = Het spel ligt stil.
said-go-on = Het spel gaat verder.
said-unstart = De ronde was nog niet begonnen.
said-overrule-mistake = Beslist: het telt als fout.
said-overrule-allowed = Beslist: het telt niet.
said-overrule-undecided = Uitgesteld: aan het einde wordt beslist.
said-overrule-open = De beslissing is teruggenomen.
said-count = { $player } telde: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = ja
said-no = nee
said-undo = Ongedaan gemaakt.
do-join = { $player } speelt vanaf de volgende ronde mee.
said-people-join = Nieuw erbij: { $players }.
said-people-leave = Gestopt: { $players }.
said-people-rename = Een naam is verbeterd.
said-people-reseat = Sets zijn geruild.
said-players = De spelers hebben namen.
said-match-end = De partij is beëindigd.
said-match-reopened = De partij gaat verder.

# Wat de camera doet, en wat eraan te doen is

camera-none = Geen camera
camera-starting = De camera start
camera-hint-starting = Haal je handen weg en laat alles zien waarop jullie spelen.
camera-waiting = Wacht op de camera
camera-hint-waiting = Om de paar seconden wordt het vanzelf opnieuw geprobeerd.
camera-unlearned = De tafel is nog niet bekend
camera-hint-unlearned = Maak hem leeg, haal je handen weg en leer hem dan.
camera-lost = De camera is weg
camera-hint-lost = Sluit hem weer aan. Speel door; wat gemist is, wordt ingehaald.
camera-idle-lost = Sluit hem weer aan.
camera-hint-phone-away = Speel door; wat gemist is, wordt ingehaald.
camera-idle-phone-away = Open de camerapagina op de telefoon weer.
camera-frozen = Het beeld staat stil
camera-hint-frozen = Speel door. Blijft het zo, kies dan de camera opnieuw.
camera-idle-frozen = Blijft het zo, kies dan de camera opnieuw.
camera-dark = Het is te donker
camera-hint-dark = Haal weg wat voor de camera zit, of maak licht.
camera-damaged = Het beeld is beschadigd
camera-hint-damaged = Speel door; wat gemist is, wordt ingehaald.
camera-idle-damaged = Er wordt niets uit gelezen tot het weer heel is.
camera-resized = Het beeld heeft een andere grootte
camera-hint-resized = De tafel wordt erin gezocht: laat alles zien waarop jullie spelen en haal de handen weg. Wordt ze niet gevonden, draai de camera dan terug.
camera-moved = Tafel of camera is verschoven
camera-hint-moved = Leg terug wat verschoof, of leer de tafel voor de volgende ronde opnieuw.
camera-hand = Hand boven de tafel
camera-settling = Er beweegt iets
camera-reading = Leest de tafel
camera-sure = Camera ziet de tafel
camera-asks = Camera vraagt iets
camera-paused = Het spel ligt stil
camera-hint-paused = De klok staat stil en er wordt niets beoordeeld. Wat daarna anders ligt, wordt dan bekeken.
camera-ended = De opname is afgelopen
camera-failed = De camera is niet te gebruiken
camera-hint-failed = Kies een andere, of speel zonder.
