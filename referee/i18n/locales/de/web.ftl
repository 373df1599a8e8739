# What the dashboard answers to whoever may not come in, and how it is reached on the home network.

door-title = Bitte den Code scannen
door-text = Hier ist der Referee eines Tisches zu Hause. Die Adresse allein öffnet ihn nicht.
door-how = Den QR-Code scannen: Er steht auf der Startseite des Computers, auf dem Referee läuft, unter „Auf einem anderen Bildschirm“, und in seinem Fenster.
door-old = Dieser Link gilt nicht mehr: Der Gastgeber hat neue gemacht.
door-title-role = Nicht mit diesem Link
door-role = Dein Link öffnet diese Seite nicht. Bitte den Gastgeber, dir einen anderen Code zu zeigen.
door-data = zuerst den QR-Code dieses Tisches scannen: nötig ist ein Link mit gültigem Token
door-data-role = dein Link erlaubt das nicht; frag den Gastgeber
guard-other-page = Befehle werden nur von der eigenen Seite angenommen. Hinter einem Proxy den Host-Header weiterreichen.
guard-twice = Die Kopfzeile { $name } darf nur einmal vorkommen.
guard-no-length = Bitte sagen, wie lang der Befehl ist.
guard-too-long = Was hierher geschickt wird, hat höchstens { $most } Bytes.
guard-no-name = Referee antwortet nur auf seine eigene Adresse.
guard-other-name = Referee antwortet nicht auf den Namen { $name }. Ist es dein Name, starte mit: referee serve { $options }--allow-host { $name }
lan-none = kein Netz gefunden: nur dieser Computer kann die Seite öffnen; mit dem WLAN verbinden und neu starten
lan-proxy = die Seite unter der Adresse des Proxys öffnen: dort zeigt ihre Startseite die Links für Handys
lan-link-host = Gastgeber:  { $address }
lan-link-player = Mitspieler: { $address }
lan-link-viewer = Zuschauer:  { $address }
lan-link-camera = Kamera:     { $address }
lan-warning = das Handy, das filmt, warnt vor dem Kamera-Link, denn dieser Computer hat dessen Zertifikat selbst gemacht; dort auf „Erweitert“ tippen und weitergehen
lan-also = kommt das Handy nicht hin, eine von diesen anstelle der ersten Adresse nehmen: { $addresses }
lan-scan = der Code ist der Link des Mitspielers: am Tisch mit einem Handy im selben WLAN scannen
lan-bad-name = --allow-host nimmt einen Namen wie table.example, ohne http:// und ohne Port; nicht { $name }
lan-bad-path = --root-path nimmt einen Pfad wie /referee; nicht { $path }
lan-bad-proxy = --trust-proxy nimmt die Adresse des Proxys, wie 127.0.0.1; nicht { $address }
web-unreadable = was gesendet wurde, lässt sich nicht lesen: erwartet wurde ein JSON-Objekt, oder eine Zahl in der Adresse
web-not-so = diese Adresse wird nicht auf diese Weise gefragt

## Die Seite eines Vereins

club-no-table = diesen Tisch gibt es nicht
club-no-match = { $table } spielt keine Partie
club-still-heard = { $table } meldet sich; nur ein Tisch, der schweigt, kann wegbleiben
club-no-order = Plätze gibt es nach einem von { $orders }
club-one-already = { $name } und { $other } sind schon eine Person
club-played-together = { $name } und { $other } haben in einer Partie gespielt: Es sind zwei
club-apart-already = { $name } ist schon eine eigene Person
club-log-away = Das Protokoll des Vereins ist nicht erreichbar; gezeigt wird der letzte bekannte Stand
