# Was den Leuten am Tisch gesagt wird: wer was tun soll, was zählt, was hinzulegen und zu tun ist.

somebody = jemand
somebody-alone = Jemand
seat-p1 = Spieler 1
seat-p2 = Spieler 2
seat-p3 = Spieler 3
seat-p4 = Spieler 4
seat-p5 = Spieler 5
seat-p6 = Spieler 6
seat-p7 = Spieler 7
seat-p8 = Spieler 8
seat-p9 = Spieler 9
seat-p10 = Spieler 10
seat-p11 = Spieler 11
seat-p12 = Spieler 12

# Was zu tun ist: nach dem Namen dessen, der es tun soll

deed-look = Schaut hier nach.
deed-decide = Ihr entscheidet.
deed-done = { $player } hat es berichtigt.

# Was ein Befund an der Wertung ändert

effect-put-right = Berichtigt: ändert nichts an der Wertung.
effect-undecided = Noch zu entscheiden: Bis dahin gibt es keine Wertung.
effect-allowed = Es ändert nichts an der Wertung.
effect-counts = Bleibt es so, zählt es als Fehler. { $cost }
effect-nobody = Es wäre ein Fehler, doch niemand weiß, von wem. Sagt das zuerst.
answer-allowed = Zählt nicht
answer-mistake = Zählt als Fehler
answer-undecided = Fragt mich am Ende
answer-undecided-effect = Das Spiel geht weiter; vor der Wertung wird entschieden.
effect-none = Verschwindet von selbst, sobald es berichtigt ist. Bleibt es so, ändert es bei euch nichts an der Wertung.
effect-none-now = Es ändert bei euch nichts an der Wertung.
effect-unclear = Niemand wird beschuldigt. Es zählt nur, wenn ihr es sagt.

# Zählen

count-wrong = Falsch gelegt
count-missing = Die Zählung von { $players } fehlt noch.

# Was geschah, nach dem, was man sieht: für Protokoll und Ablauf

seen-verdict = { $player }: { $why }

# Was gesagt wurde, für das Protokoll und die Leiste, die das Rückgängigmachen anbietet

said-round-start = Die Runde begann.
said-stop = Es wurde Stopp gerufen.
said-stop-by = { $player } hat Stopp gerufen.
said-call = { $player } hat Stopp gerufen.
said-call-stalemate = Niemand kann mehr anlegen.
said-resume = Der Stopp war ein Versehen; es geht weiter.
said-pause = Das Spiel ruht.
said-go-on = Es geht weiter.
said-unstart = Die Runde hatte noch nicht begonnen.
said-overrule-mistake = Entschieden: Es zählt als Fehler.
said-overrule-allowed = Entschieden: Es zählt nicht.
said-overrule-undecided = Aufgeschoben: Am Ende wird entschieden.
said-overrule-open = Die Entscheidung wurde zurückgenommen.
said-count = { $player } hat gezählt: { $counts }.
said-round-flag = { $flag }: { $value }.
said-yes = ja
said-no = nein
said-undo = Rückgängig gemacht.
do-join = { $player } spielt ab der nächsten Runde mit.
said-people-join = Neu dabei: { $players }.
said-people-leave = Gegangen: { $players }.
said-people-rename = Ein Name wurde berichtigt.
said-people-reseat = Sätze wurden getauscht.
said-players = Die Spieler haben Namen.
said-match-end = Die Partie wurde beendet.
said-match-reopened = Die Partie geht weiter.

# Was die Kamera tut, und was dagegen hilft

camera-none = Keine Kamera
camera-starting = Die Kamera startet
camera-hint-starting = Nehmt die Hände weg und lasst alles sehen, worauf ihr spielt.
camera-waiting = Wartet auf die Kamera
camera-hint-waiting = Alle paar Sekunden wird sie von selbst neu gefragt.
camera-unlearned = Der Tisch ist noch nicht bekannt
camera-hint-unlearned = Räumt ihn leer, nehmt die Hände weg und lernt ihn ein.
camera-lost = Die Kamera ist weg
camera-hint-lost = Steckt sie wieder ein. Spielt weiter; was fehlt, wird nachgeholt.
camera-idle-lost = Steckt sie wieder ein.
camera-hint-phone-away = Spielt weiter; was fehlt, wird nachgeholt.
camera-idle-phone-away = Öffnet die Kameraseite auf dem Handy wieder.
camera-frozen = Das Bild steht still
camera-hint-frozen = Spielt weiter. Bleibt es so, wählt die Kamera neu.
camera-idle-frozen = Bleibt es so, wählt die Kamera neu.
camera-dark = Es ist zu dunkel
camera-hint-dark = Nehmt weg, was die Kamera verdeckt, oder macht Licht.
camera-damaged = Das Bild ist beschädigt
camera-hint-damaged = Spielt weiter; was fehlt, wird nachgeholt.
camera-idle-damaged = Nichts wird daraus gelesen, bis es wieder ganz ist.
camera-resized = Das Bild hat eine andere Größe
camera-hint-resized = Der Tisch wird darin gesucht: Zeigt alles, worauf ihr spielt, und nehmt die Hände weg. Wird er nicht gefunden, dreht die Kamera zurück.
camera-moved = Tisch oder Kamera sind verrutscht
camera-hint-moved = Schiebt zurück, was verrutscht ist, oder lernt den Tisch vor der nächsten Runde neu ein.
camera-hand = Hand über dem Tisch
camera-settling = Etwas bewegt sich
camera-reading = Liest den Tisch
camera-sure = Kamera sieht den Tisch
camera-asks = Kamera sieht den Tisch und fragt
camera-paused = Das Spiel ruht
camera-hint-paused = Die Uhr steht, und nichts wird gewertet. Was danach anders liegt, wird dann angesehen.
camera-ended = Die Aufnahme ist zu Ende
camera-failed = Die Kamera geht nicht
camera-hint-failed = Wählt eine andere, oder spielt ohne.
