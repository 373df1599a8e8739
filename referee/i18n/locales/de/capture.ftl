# Was Quellen von sich sagen: warum sie sich nicht öffnen lassen, und was ihnen unterwegs geschieht.

source-scheme = { $spec } lässt sich nicht öffnen; Adressen beginnen mit { $schemes }
source-no-address = { $address } ist keine Adresse einer Kamera; schreibt sie so: http://192.168.1.20:8080/video
source-no-match = zu { $spec } passen keine Bilder; prüft das Muster und setzt es in Anführungszeichen
source-too-wide = { $spec } zu durchsuchen würde zu lange dauern: mehr als { $n } Dateien werden nicht angesehen; nennt den Ordner der Bilder
source-match-others = zu { $spec } passen mehrere Dateien, keine davon ein Bild; nennt ein Video oder ein Muster von Bildern
source-unreadable = { $spec } lässt sich nicht lesen: { $why }
source-neither = { $spec } ist weder Datei noch Ordner; nennt ein Bild, ein Video, einen Ordner oder eine Kamera
source-missing = es gibt keine Datei und keinen Ordner { $spec }; nennt ein Bild, ein Video, einen Ordner, eine Kamera (0) oder eine Adresse
source-no-pictures = in { $folder } sind keine Bilder ({ $endings }); nennt einen Ordner mit Bildern, ein Video oder eine Kamera
source-left-out = ausgelassen: { $why }
source-left-out-all = { $n } Bilder waren nicht lesbar und wurden ausgelassen
source-none-readable = keines der { $total } Bilder von { $name } lässt sich lesen; das erste: { $why }
source-not-mjpeg = die Standardeingabe ist kein Motion JPEG; schickt JPEG-Bilder, eines nach dem anderen
source-no-mjpeg = auf der Standardeingabe kam kein Bild; schickt JPEG-Bilder, eines nach dem anderen
source-back = { $name } liefert wieder
source-ended = { $name } kam nicht wieder; prüft Kabel, Strom und Netz
source-silent = { $name } schweigt seit { $seconds } s; neuer Versuch
source-stopped = { $name } liefert nicht mehr; neuer Versuch
source-frozen = { $name } zeigt seit { $seconds } s genau dasselbe Bild; neuer Versuch
source-camera = Kamera { $number }
source-camera-closed = Kamera { $number } lässt sich nicht öffnen; prüft, ob sie eingesteckt ist und kein anderes Programm sie benutzt, oder nennt eine andere (0 ist die erste)
source-closed = { $address } lässt sich nicht öffnen; prüft die Adresse und ob die Kamera an und in diesem Netz ist
source-page = { $address } antwortet mit einer Seite statt mit Bildern; nennt die Adresse des Streams selbst (bei vielen Kameras endet sie auf /video, /stream oder /mjpeg) oder eines Bildes (/shot.jpg, /snapshot.jpg)
source-password = { $address } fragt nach Benutzer und Passwort; schreibt sie in die Adresse: http://BENUTZER:PASSWORT@...
source-wrong-password = { $address } nimmt Benutzer und Passwort nicht an; berichtigt sie in der Adresse
source-forbidden = { $address } lässt diesen Computer nicht herein; erlaubt es in den Einstellungen der Kamera, oder schreibt Benutzer und Passwort in die Adresse
source-nothing-there = unter { $address } ist nichts (nicht gefunden); die Kamera ist an, doch ihr Stream hat eine andere Adresse: Seht in ihrer App oder Anleitung nach
source-busy = { $address } ist besetzt; kleine Kameras haben nur einen Zuschauer zugleich: Schließt ihr Bild in anderen Fenstern und Apps
source-answer = { $address } antwortet mit dem Fehler { $status } statt mit Bildern; prüft die Adresse, oder startet die Kamera neu
source-no-pictures-come = { $address } antwortet, schickt aber keine Bilder; nennt die Adresse eines JPEG- oder Motion-JPEG-Bildes
source-too-large = { $address } schickt zu große Bilder; stellt die Kamera auf 4000x3000 oder weniger ein
video-truncated = { $name } bricht nach { $seconds } s ab: { $n } von { $total } Bildern sind lesbar; was bis dahin zu sehen war, zählt
video-truncated-open = { $name } bricht nach { $seconds } s ab: { $n } Bilder sind lesbar; was bis dahin zu sehen war, zählt
video-empty = { $path } ist leer (0 Byte); nehmt es noch einmal auf
video-cut = { $path } ist ein MP4, das abgeschnitten wurde, bevor sein Verzeichnis geschrieben war; darum ist kein Bild lesbar. Kopiert es noch einmal von dort, wo es aufgenommen wurde, oder nehmt es neu auf
video-unplayable = { $path } ist kein Video, das sich abspielen lässt; nehmt ein MP4 oder ein anderes übliches Video, Bilder oder eine Kamera
video-too-large = { $path } hat größere Bilder als 4096x2304; nehmt es in 4K oder kleiner auf, oder speichert es so

# Ein Handy als Kamera

source-phone = das Handy
source-phone-label = Ein Handy
source-phone-served = ein Handy schickt seine Bilder an die Seite: `referee serve --lan phone` starten und auf dem Handy die Kameraseite öffnen
phone-awaited = noch schickt kein Handy Bilder; auf dem Handy die Kameraseite öffnen und die Kamera erlauben
phone-silent = das Handy schickt keine Bilder; auf seine Seite schauen oder näher ans Netz gehen
phone-hidden = die Kameraseite ist auf dem Handy nicht vorn, oder sein Bildschirm ist aus; sie wieder öffnen
phone-gone = die Kameraseite wurde auf dem Handy geschlossen; sie wieder öffnen
phone-other-phone = ein anderes Handy ist jetzt die Kamera
phone-other-camera = der Schiedsrichter schaut durch eine andere Kamera ({ $name }); zuerst beim Einrichten „Ein Handy“ wählen
phone-no-camera = jetzt wird ohne Kamera gespielt; beim Einrichten „Ein Handy“ wählen
phone-no-jpeg = das ist kein JPEG-Bild
phone-too-large = ein Bild darf höchstens { $megabytes } MB haben
phone-size = ein Bild von { $width }x{ $height } ist nicht zu gebrauchen; eines zwischen 160x160 und 3840x2160 schicken
phone-no-head = die Nachricht ist zu kurz; die Seite neu laden
