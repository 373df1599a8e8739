# Wat bronnen over zichzelf zeggen: waarom ze niet te openen zijn, en wat er onderweg met ze gebeurt.

source-scheme = { $spec } is niet te openen; adressen beginnen met { $schemes }
source-no-address = { $address } is geen adres van een camera; schrijf het zo: http://192.168.1.20:8080/video
source-no-match = geen beelden passen bij { $spec }; controleer het patroon en zet het tussen aanhalingstekens
source-too-wide = { $spec } doorzoeken zou te lang duren: na { $n } bestanden wordt niet verder gekeken; noem de map met de beelden
source-match-others = bij { $spec } passen meerdere bestanden, geen daarvan een beeld; noem één video, of een patroon van beelden
source-unreadable = { $spec } is niet te lezen: { $why }
source-neither = { $spec } is geen bestand en geen map; noem een beeld, een video, een map of een camera
source-missing = er is geen bestand of map { $spec }; noem een beeld, een video, een map, een camera (0) of een adres
source-no-pictures = in { $folder } staan geen beelden ({ $endings }); noem een map met beelden, een video of een camera
source-left-out = overgeslagen: { $why }
source-left-out-all = { $n } beelden waren niet te lezen en zijn overgeslagen
source-none-readable = geen van de { $total } beelden van { $name } is te lezen; het eerste: { $why }
source-not-mjpeg = de standaardinvoer is geen Motion JPEG; stuur JPEG-beelden, het ene na het andere
source-no-mjpeg = op de standaardinvoer kwam geen beeld; stuur JPEG-beelden, het ene na het andere
source-back = { $name } levert weer
source-ended = { $name } kwam niet terug; controleer kabel, stroom en netwerk
source-silent = { $name } zwijgt al { $seconds } s; nieuwe poging
source-stopped = { $name } levert niet meer; nieuwe poging
source-frozen = { $name } toont al { $seconds } s precies hetzelfde beeld; nieuwe poging
source-camera = camera { $number }
source-camera-closed = camera { $number } is niet te openen; controleer of hij is aangesloten en geen ander programma hem gebruikt, of noem een andere (0 is de eerste)
source-closed = { $address } is niet te openen; controleer het adres, en of de camera aan en in dit netwerk is
source-page = { $address } antwoordt met een pagina, niet met beelden; geef het adres van de stream zelf (bij veel camera’s eindigt het op /video, /stream of /mjpeg) of van een beeld (/shot.jpg, /snapshot.jpg)
source-password = { $address } vraagt om gebruiker en wachtwoord; schrijf ze in het adres: http://GEBRUIKER:WACHTWOORD@...
source-wrong-password = { $address } aanvaardt deze gebruiker en dit wachtwoord niet; verbeter ze in het adres
source-forbidden = { $address } laat deze computer niet toe; sta het toe in de instellingen van de camera, of schrijf gebruiker en wachtwoord in het adres
source-nothing-there = op { $address } is niets (niet gevonden); de camera staat aan, maar zijn stream heeft een ander adres: kijk in zijn app of handleiding
source-busy = { $address } is bezet; kleine camera’s hebben één kijker tegelijk: sluit zijn beeld in andere vensters en apps
source-answer = { $address } antwoordt met fout { $status } in plaats van beelden; controleer het adres, of start de camera opnieuw
source-no-pictures-come = { $address } antwoordt, maar stuurt geen beelden; geef het adres van een JPEG- of Motion-JPEG-beeld
source-too-large = { $address } stuurt te grote beelden; stel de camera in op 4000x3000 of minder
video-truncated = { $name } breekt na { $seconds } s af: { $n } van { $total } beelden zijn te lezen; wat tot dan te zien was, telt
video-truncated-open = { $name } breekt na { $seconds } s af: { $n } beelden zijn te lezen; wat tot dan te zien was, telt
video-empty = { $path } is leeg (0 bytes); neem het opnieuw op
video-cut = { $path } is een MP4 die is afgesneden voordat zijn index was geschreven; daarom is geen beeld te lezen. Kopieer hem opnieuw van waar hij is opgenomen, of neem hem opnieuw op
video-unplayable = { $path } is geen video die af te spelen is; neem een MP4 of een andere gewone video, beelden of een camera
video-too-large = { $path } heeft grotere beelden dan 4096x2304; neem het op in 4K of kleiner, of bewaar het zo

# Een telefoon als camera

source-phone = de telefoon
source-phone-label = Een telefoon
source-phone-served = een telefoon stuurt zijn beelden naar de pagina: start `referee serve --lan phone` en open de camerapagina op de telefoon
phone-awaited = er stuurt nog geen telefoon beelden; open de camerapagina op de telefoon en sta de camera toe
phone-silent = de telefoon stuurt geen beelden; kijk op zijn pagina, of kom dichter bij het netwerk
phone-hidden = de camerapagina is op de telefoon niet vooraan, of zijn scherm is uit; open haar weer
phone-gone = de camerapagina is op de telefoon gesloten; open haar weer
phone-other-phone = een andere telefoon is nu de camera
phone-other-camera = de scheidsrechter kijkt door een andere camera ({ $name }); kies eerst “Een telefoon” bij het klaarzetten
phone-no-camera = er wordt nu zonder camera gespeeld; kies “Een telefoon” bij het klaarzetten
phone-no-jpeg = dit is geen JPEG-beeld
phone-too-large = een beeld mag hoogstens { $megabytes } MB zijn
phone-size = een beeld van { $width }x{ $height } is niet te gebruiken; stuur er een tussen 160x160 en 3840x2160
phone-no-head = het bericht is te kort; laad de pagina opnieuw
