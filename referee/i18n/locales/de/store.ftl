# Was das Protokoll, seine Ausgaben, die gemerkten Sätze und der Port der Seite antworten.

store-where-evidence = sagt, wo die Belegbilder bleiben sollen: { $url } ist keine Datei
store-written = Ereignis { $event } dieser Runde ist schon geschrieben; nichts wird je überschrieben
store-no-match = in { $name } gibt es keine Partie { $match }; dort sind: { $held }
store-format = das Format { $format } ist unbekannt; wählt eines von { $formats }
store-other-program = { $name } ist die Datenbank eines anderen Programms; nennt eine andere Datei mit --db
store-newer = { $name } wurde von einem neueren Referee geschrieben; aktualisiert ihn, oder nennt eine andere Datei mit --db
store-no-log = { $name } ist kein Protokoll von Referee; nennt eine andere Datei mit --db
store-unusable = das Protokoll { $name } lässt sich nicht benutzen ({ $reason }); prüft die Festplatte, oder nennt eine andere Datei mit --db
store-locked = ein anderes Programm hält das Protokoll { $name } fest
store-disk-full = die Festplatte ist voll, das Protokoll { $name } kann nicht wachsen
store-read-only = in das Protokoll { $name } darf nicht geschrieben werden
store-damaged = das Protokoll { $name } ist beschädigt
store-emptied = { $name } ist kein Protokoll mehr, aber { $left } daneben gehört zu einem: das Protokoll aus einer Kopie zurücklegen, oder beides woanders hinlegen und ein neues beginnen
store-entry-damaged = der Eintrag { $event } des Protokolls ist beschädigt
store-gone = das Protokoll { $name } ist verschwunden: legt es wieder dorthin, wo es war
store-replaced = am Platz des Protokolls { $name } liegt eine andere Datei, oder ein anderes Programm hat in diese Partie geschrieben
store-no-picture = Belegbilder lassen sich nicht aufheben ({ $why })
store-not-now = das muss warten, bis das Protokoll geschrieben werden kann: { $why }
store-memory-full = im Speicher ist kein Platz mehr ({ $n } Einträge des Protokolls warten): macht zuerst das Protokoll wieder benutzbar
store-waiting = { $why }. Das Spiel geht weiter: { $n ->
    [0] kein Eintrag wartet
    [one] ein Eintrag wartet
   *[other] { $n } Einträge warten
    } aufs Schreiben{ $pictures ->
    [0] { "" }
    [one] , und ein Bild
   *[other] , und { $pictures } Bilder
    }{ $left_out ->
    [0] .
    [one] ; ein Bild fand keinen Platz und ist verloren.
   *[other] ; { $left_out } Bilder fanden keinen Platz und sind verloren.
    }
store-waiting-full = { $why }. { $n } Einträge und { $pictures } Bilder warten aufs Schreiben, und mehr passt nicht in den Speicher ({ $left_out } Bilder sind verloren): Der Schiedsrichter schaut erst wieder zu, wenn das Protokoll geschrieben werden kann.
store-waits = { $why }; was jetzt geschieht, bleibt im Speicher, bis es geschrieben werden kann
store-again = das Protokoll lässt sich wieder schreiben; alles, was gewartet hat, steht darin
store-put-back = das Protokoll { $name } war gelöscht; es wurde dort neu geschrieben, mit allem, was gewartet hat
store-lost = das Protokoll wurde nicht zu Ende geschrieben ({ $why }): { $n } Einträge und { $pictures } Bilder sind verloren
store-no-home = dieser Benutzer hat keinen eigenen Ordner; nennt einen für Protokoll, Links und gelernte Sätze mit --data oder der Variablen { $variable }
store-no-locks = im Ordner { $folder } lassen sich Dateien nicht sperren, er liegt vielleicht auf einer Freigabe; dort ginge das Protokoll kaputt, nennt also mit --data oder --db einen Ordner auf diesem Computer
store-no-folder = der Ordner { $folder } lässt sich nicht anlegen ({ $why }); nennt eine andere Datei mit --db
store-too-large = keine Partie, keine Runde und kein Ereignis hat eine so große Nummer
store-nothing = in diesem Protokoll gibt es nichts zu: { $what } { $number }
sets-unreadable = der Satz { $name } lässt sich nicht lesen ({ $why }); merkt ihn neu mit `referee teach --name`
sets-damaged = der Satz { $name } ist beschädigt; merkt ihn neu mit `referee teach --name`
sets-bad-name = { $name } kann kein Name eines Satzes sein: Nehmt ein, zwei Wörter aus Buchstaben und Ziffern
sets-not-kept = der Satz lässt sich nicht in { $folder } merken ({ $why }); nennt eine Datei mit -o
import-nested = die Datei ist zu tief verschachtelt für eine gespeicherte Partie
import-no-match = die Datei ist keine von Referee gespeicherte Partie ({ $missing } fehlt oder ist von anderer Art)
import-no-json = Zeile { $number } ist kein JSON, die Datei ist also keine Partie aus Referee; nehmt eine, die eine Partie unter „Zum Mitnehmen“ anbietet
import-cut = die Datei endet mittendrin, der Rest fehlt: kopiert sie noch einmal, oder speichert die Partie neu
import-first-line = die erste Zeile beschreibt keine Partie; speichert sie mit dieser Version noch einmal
import-unknown-round = es gibt Ereignisse zur Runde { $number }, die die Partie nicht nennt
import-event = ein Ereignis der Runde { $number } hat keine Nummer oder keine Art
import-order = die Ereignisse der Runde { $number } sind nicht der Reihe nach
import-too-many = die Datei enthält { $n } Ereignisse; eine Partie hat höchstens { $most }
import-rounds = die Runden sind nicht 1, 2, ... der Reihe nach gezählt
import-form = die Datei ist keine von Referee gespeicherte Partie: { $what }
import-large = die Datei ist größer als jede Partie: { $n } Werte, höchstens { $most } lassen sich einlesen
import-twice = der Name { $name } steht zweimal in einem Objekt der Datei
import-letters = die Datei enthält Zeichen, die kein Text haben kann (die Hälfte eines Paares)
port-in-use = Port { $port } ist belegt; beendet das andere Programm, oder wählt einen anderen mit --port
port-in-use-next = Port { $port } ist belegt; das andere Programm beenden (vielleicht ein zweiter Referee) oder mit --port { $next } starten, der frei ist
links-unreadable = die Tokens der Links in { $path } sind nicht lesbar ({ $why }); die Datei löschen, dann werden neue gemacht
links-damaged = die Datei { $path } enthält keine Tokens der Links; sie löschen, dann werden neue gemacht
links-not-kept = die Tokens der Links können in { $path } nicht aufbewahrt werden: { $why }
cameras-unreadable = die Passwörter der Kameras in { $path } sind nicht lesbar ({ $why }); die Datei löschen und die Kamera neu nennen
cameras-damaged = die Datei { $path } enthält keine Passwörter von Kameras; sie löschen und die Kamera neu nennen
cameras-not-kept = das Passwort der Kamera kann in { $path } nicht aufbewahrt werden ({ $why }); nach dem nächsten Start muss die Kamera neu genannt werden
port-not-allowed = Port { $port } ist euch nicht erlaubt; wählt mit --port einen über 1024
port-unusable = die Adresse { $host } mit Port { $port } lässt sich nicht benutzen ({ $why }); wählt eine andere mit --host
sets-none-so-called = unter dem Namen { $name } ist kein Satz gemerkt; gemerkt sind: { $names }; `referee teach --name` merkt einen
sets-none = unter dem Namen { $name } ist kein Satz gemerkt; noch ist gar keiner gemerkt; `referee teach --name` merkt einen
store-none-yet = noch keine
store-server-away = die Datenbank { $name } ist nicht zu erreichen
store-server-refuses = der Server von { $name } lehnt ab: { $why }; prüft die Adresse
store-no-address = { $url } ist keine Adresse eines Protokolls: nennt eine Datei, oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
store-no-driver = ein Protokoll auf einem PostgreSQL-Server braucht psycopg: pip install 'referee[club]'
store-shared = { $name } ist das Protokoll, das die Tische eines Vereins teilen; spielt mit einem eigenen dieses Tisches und nennt jenes mit --club
