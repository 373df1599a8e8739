# Wat het logboek, zijn uitvoer, de bewaarde sets en de poort van de pagina antwoorden.

store-where-evidence = zeg waar de bewijsbeelden bewaard worden: { $url } is geen bestand
store-written = gebeurtenis { $event } van deze ronde is al geschreven; er wordt nooit iets overschreven
store-no-match = in { $name } is er geen partij { $match }; daar zijn: { $held }
store-format = het formaat { $format } is onbekend; kies een van { $formats }
store-other-program = { $name } is een database van een ander programma; noem een ander bestand met --db
store-newer = { $name } is geschreven door een nieuwere Referee; werk die bij, of noem een ander bestand met --db
store-no-log = { $name } is geen logboek van Referee; noem een ander bestand met --db
store-unusable = het logboek { $name } is niet te gebruiken ({ $reason }); controleer de schijf, of noem een ander bestand met --db
store-locked = een ander programma houdt het logboek { $name } vast
store-disk-full = de schijf is vol, het logboek { $name } kan niet groeien
store-read-only = in het logboek { $name } mag niet geschreven worden
store-damaged = het logboek { $name } is beschadigd
store-emptied = { $name } is geen logboek meer, maar { $left } ernaast hoort bij een logboek: zet het terug uit een kopie, of verplaats beide om een nieuw te beginnen
store-entry-damaged = regel { $event } van het logboek is beschadigd
store-gone = het logboek { $name } is weg: zet het terug waar het stond
store-replaced = op de plaats van het logboek { $name } staat een ander bestand, of een ander programma heeft in deze partij geschreven
store-no-picture = bewijsbeelden zijn niet te bewaren ({ $why })
store-not-now = dit moet wachten tot het logboek geschreven kan worden: { $why }
store-memory-full = in het geheugen is geen plaats meer ({ $n } regels van het logboek wachten): maak eerst het logboek weer bruikbaar
store-waiting = { $why }. Het spel gaat door: { $n ->
    [0] geen regel wacht
    [one] één regel wacht
   *[other] { $n } regels wachten
    } op schrijven{ $pictures ->
    [0] { "" }
    [one] , en één beeld
   *[other] , en { $pictures } beelden
    }{ $left_out ->
    [0] .
    [one] ; één beeld vond geen plaats en is verloren.
   *[other] ; { $left_out } beelden vonden geen plaats en zijn verloren.
    }
store-waiting-full = { $why }. { $n } regels en { $pictures } beelden wachten op schrijven, en meer past er niet in het geheugen ({ $left_out } beelden zijn verloren): de scheidsrechter kijkt pas weer toe als het logboek geschreven kan worden.
store-waits = { $why }; wat nu gebeurt blijft in het geheugen tot het geschreven kan worden
store-again = het logboek is weer te schrijven; alles wat wachtte staat erin
store-put-back = het logboek { $name } was gewist; het is daar opnieuw geschreven, met alles wat wachtte
store-lost = het logboek is niet tot het einde geschreven ({ $why }): { $n } regels en { $pictures } beelden zijn verloren
store-no-home = deze gebruiker heeft geen eigen map; noem er een voor logboek, links en geleerde sets met --data of de variabele { $variable }
store-no-locks = bestanden in de map { $folder } zijn niet te vergrendelen, misschien staat die op een netwerkschijf; daar zou het logboek beschadigd raken, noem dus met --data of --db een map op deze computer
store-no-folder = de map { $folder } is niet te maken ({ $why }); noem een ander bestand met --db
store-too-large = geen partij, ronde of gebeurtenis heeft zo’n groot nummer
store-nothing = in dit logboek is niets te vinden voor: { $what } { $number }
sets-unreadable = de set { $name } is niet te lezen ({ $why }); bewaar hem opnieuw met `referee teach --name`
sets-damaged = de set { $name } is beschadigd; bewaar hem opnieuw met `referee teach --name`
sets-bad-name = { $name } kan geen naam van een set zijn: neem een paar woorden van letters en cijfers
sets-not-kept = de set is niet te bewaren in { $folder } ({ $why }); noem een bestand met -o
import-nested = het bestand is te diep genest voor een bewaarde partij
import-no-match = het bestand is geen partij die Referee heeft bewaard ({ $missing } ontbreekt of is van een andere soort)
import-no-json = regel { $number } is geen JSON, dus het bestand is geen partij uit Referee; neem er een die een partij onder ‘Om mee te nemen’ aanbiedt
import-cut = het bestand houdt halverwege op, de rest ontbreekt: kopieer het opnieuw, of bewaar de partij opnieuw
import-first-line = de eerste regel beschrijft geen partij; bewaar haar opnieuw met deze versie
import-unknown-round = er zijn gebeurtenissen van ronde { $number }, die de partij niet noemt
import-event = een gebeurtenis van ronde { $number } heeft geen nummer of geen soort
import-order = de gebeurtenissen van ronde { $number } staan niet op volgorde
import-too-many = het bestand bevat { $n } gebeurtenissen; een partij heeft er hoogstens { $most }
import-rounds = de rondes zijn niet 1, 2, ... op volgorde genummerd
import-form = het bestand is geen partij die Referee heeft bewaard: { $what }
import-large = het bestand is groter dan welke partij ook: { $n } waarden, en er kunnen hoogstens { $most } worden ingelezen
import-twice = de naam { $name } staat twee keer in één object van het bestand
import-letters = het bestand bevat tekens die geen tekst kan hebben (de helft van een paar)
port-in-use = poort { $port } is in gebruik; stop het andere programma, of kies een andere met --port
port-in-use-next = poort { $port } is bezet; stop het andere programma (misschien een tweede Referee) of start met --port { $next }, die is vrij
links-unreadable = de tokens van de links in { $path } zijn niet te lezen ({ $why }); verwijder het bestand, dan komen er nieuwe
links-damaged = het bestand { $path } bevat de tokens van de links niet; verwijder het, dan komen er nieuwe
links-not-kept = de tokens van de links kunnen niet worden bewaard in { $path }: { $why }
cameras-unreadable = de wachtwoorden van de camera’s in { $path } zijn niet te lezen ({ $why }); verwijder het bestand en noem de camera opnieuw
cameras-damaged = het bestand { $path } bevat geen wachtwoorden van camera’s; verwijder het en noem de camera opnieuw
cameras-not-kept = het wachtwoord van de camera kan niet worden bewaard in { $path } ({ $why }); na de volgende start moet de camera opnieuw worden genoemd
port-not-allowed = poort { $port } mag je niet gebruiken; kies er een boven 1024 met --port
port-unusable = adres { $host } poort { $port } is niet te gebruiken ({ $why }); kies een andere met --host
sets-none-so-called = er is geen set bewaard onder de naam { $name }; bewaard zijn: { $names }; `referee teach --name` bewaart er een
sets-none = er is geen set bewaard onder de naam { $name }; er is nog geen enkele bewaard; `referee teach --name` bewaart er een
store-none-yet = nog geen
store-server-away = de database { $name } is niet te bereiken
store-server-refuses = de server van { $name } weigert: { $why }; controleer het adres
store-no-address = { $url } is geen adres van een logboek: noem een bestand, of postgresql://NAAM:WACHTWOORD@COMPUTER/DATABASE
store-no-driver = een logboek op een PostgreSQL-server heeft psycopg nodig: pip install 'referee[club]'
store-shared = { $name } is het logboek dat de tafels van een club delen; speel met een eigen logboek van deze tafel en noem dat andere met --club
