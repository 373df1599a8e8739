# What the dashboard answers to whoever may not come in, and how it is reached on the home network.

door-title = Scan de code
door-text = Dit is de Referee van een tafel thuis. Het adres alleen opent hem niet.
door-how = Scan de QR-code: hij staat op de startpagina van de computer waarop Referee draait, onder ‘Op een ander scherm’, en in zijn venster.
door-old = Deze link geldt niet meer: de gastheer heeft nieuwe gemaakt.
door-title-role = Niet met deze link
door-role = Je link opent deze pagina niet. Vraag de gastheer je een andere code te tonen.
door-data = scan eerst de QR-code van deze tafel: er is een link met een geldig token nodig
door-data-role = je link staat dit niet toe; vraag het de gastheer
guard-other-page = Opdrachten worden alleen van de eigen pagina aangenomen. Geef achter een proxy de Host-header door.
guard-twice = De header { $name } mag maar één keer voorkomen.
guard-no-length = Zeg hoe lang de opdracht is.
guard-too-long = Wat hierheen wordt gestuurd heeft hoogstens { $most } bytes.
guard-no-name = Referee antwoordt alleen op zijn eigen adres.
guard-other-name = Referee antwoordt niet op de naam { $name }. Is het jouw naam, start dan met: referee serve { $options }--allow-host { $name }
lan-none = geen netwerk gevonden: alleen deze computer kan de pagina openen; maak verbinding met de wifi en start opnieuw
lan-proxy = open de pagina op het adres van de proxy: daar toont de startpagina de links voor telefoons
lan-link-host = gastheer: { $address }
lan-link-player = speler:   { $address }
lan-link-viewer = kijker:   { $address }
lan-link-camera = camera:   { $address }
lan-warning = de telefoon die filmt waarschuwt voor de cameralink, want deze computer heeft het certificaat zelf gemaakt; kies daar “Geavanceerd” en ga verder
lan-also = komt de telefoon er niet, zet dan een van deze in de plaats van het eerste adres: { $addresses }
lan-scan = de code is de link van de speler: scan hem aan tafel met een telefoon in dezelfde wifi
lan-bad-name = --allow-host neemt een naam als table.example, zonder http:// en zonder poort; niet { $name }
lan-bad-path = --root-path neemt een pad als /referee; niet { $path }
lan-bad-proxy = --trust-proxy neemt het adres van de proxy, als 127.0.0.1; niet { $address }
web-unreadable = wat gestuurd werd is niet te lezen: verwacht werd een JSON-object, of een getal in het adres
web-not-so = dit adres wordt niet op deze manier gevraagd

## De pagina van een club

club-no-table = deze tafel bestaat niet
club-no-match = { $table } speelt geen partij
club-still-heard = { $table } wordt gehoord; alleen een tafel die zwijgt kan weg
club-no-order = plaatsen gaan naar een van { $orders }
club-one-already = { $name } en { $other } zijn al één persoon
club-played-together = { $name } en { $other } speelden in één partij: het zijn er twee
club-apart-already = { $name } is al een eigen persoon
club-log-away = Het logboek van de club is niet bereikbaar; te zien is de laatst bekende stand
