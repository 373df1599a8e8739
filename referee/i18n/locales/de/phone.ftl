# Die Seite eines Handys, das die Kamera ist.

phone-title = Dieses Handy ist die Kamera
phone-picture = Was dieses Handy sieht
phone-asking = Darf dieses Handy filmen?
phone-asking-text = In der Frage des Browsers auf „Zulassen“ tippen.
phone-allowed = Erlaubt
phone-allowed-text = Verbindung zum Schiedsrichter …
phone-sending = Der Schiedsrichter bekommt die Bilder
phone-sees = Der Schiedsrichter sieht den Tisch
phone-leave-open = Diese Seite offen lassen und das Handy, wo es ist. Ein Ladegerät hilft.
phone-lost = Keine Verbindung
phone-lost-text = Es wird von selbst wieder versucht. Ist das Handy im WLAN des Schiedsrichters?
phone-other = Der Schiedsrichter nimmt diese Bilder nicht
phone-instead = Stattdessen dieses Handy nehmen
phone-again = Noch einmal versuchen
phone-refused = Kein Bild
phone-refused-denied = Der Browser lässt diese Seite nicht filmen. Seine Einstellungen für diese Seite öffnen, die Kamera erlauben, dann noch einmal versuchen.
phone-refused-none = An diesem Gerät wurde keine Kamera gefunden.
phone-refused-busy = Eine andere App benutzt die Kamera. Sie schließen, dann noch einmal versuchen.
phone-refused-taken = Die Kamera wurde weggenommen, von einem Anruf oder einer anderen App. Noch einmal versuchen.
phone-small = Die Kamera gibt nur { $width } × { $height }. Das kann zu grob sein, um zu lesen, wem eine Karte gehört.
phone-insecure = Ein Browser lässt eine Seite nur über eine sichere Adresse (https) filmen. Den Schiedsrichter mit --lan starten und den Kamera-Link öffnen, den er schreibt oder als Code zeigt.
phone-warning = Der Browser wird vor dieser Adresse warnen, denn ihr Zertifikat hat der eigene Computer gemacht und niemand sonst bürgt dafür; auf „Erweitert“ tippen und weitergehen.
