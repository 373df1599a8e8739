# What the dashboard answers to whoever may not come in, and how it is reached on the home network.

door-title = Scansiona il codice
door-text = Questo è il Referee di un tavolo di casa. L’indirizzo da solo non lo apre.
door-how = Scansiona il codice QR: è sulla pagina iniziale del computer su cui gira Referee, sotto «Su un altro schermo», e nella sua finestra.
door-old = Questo link non vale più: il padrone di casa ne ha creati di nuovi.
door-title-role = Non con questo link
door-role = Il tuo link non apre questa pagina. Chiedi al padrone di casa di mostrarti un altro codice.
door-data = scansiona prima il codice QR di questo tavolo: serve un link con un token valido
door-data-role = il tuo link non lo permette; chiedi al padrone di casa
guard-other-page = I comandi si accettano solo dalla pagina di Referee. Dietro un proxy, passa avanti l’intestazione Host.
guard-twice = L’intestazione { $name } può comparire una sola volta.
guard-no-length = Di’ quanto è lungo il comando.
guard-too-long = Quello che si manda qui ha al massimo { $most } byte.
guard-no-name = Referee risponde solo al proprio indirizzo.
guard-other-name = Referee non risponde al nome { $name }. Se il nome è tuo, avvialo con: referee serve { $options }--allow-host { $name }
lan-none = nessuna rete trovata: solo questo computer può aprire la pagina; collegati al Wi-Fi e riavvia
lan-proxy = apri la pagina all’indirizzo del proxy: lì la pagina iniziale mostra i link per i telefoni
lan-link-host = padrone di casa: { $address }
lan-link-player = giocatore:       { $address }
lan-link-viewer = spettatore:      { $address }
lan-link-camera = telecamera:      { $address }
lan-warning = il telefono che filma avverte del link della telecamera, perché il certificato l’ha fatto questo computer; scegliete lì «Avanzate» e andate avanti
lan-also = se il telefono non ci arriva, metti uno di questi al posto del primo indirizzo: { $addresses }
lan-scan = il codice è il link del giocatore: al tavolo, scansionalo con un telefono nello stesso Wi-Fi
lan-bad-name = --allow-host vuole un nome come table.example, senza http:// e senza porta; non { $name }
lan-bad-path = --root-path vuole un percorso come /referee; non { $path }
lan-bad-proxy = --trust-proxy vuole l’indirizzo del proxy, come 127.0.0.1; non { $address }
web-unreadable = ciò che è stato inviato non si può leggere: era atteso un oggetto JSON, o un numero nell’indirizzo
web-not-so = questo indirizzo non si chiede in questo modo

## La pagina di un club

club-no-table = questo tavolo non c’è
club-no-match = { $table } non gioca nessuna partita
club-still-heard = { $table } si sente; si può togliere solo un tavolo che tace
club-no-order = i posti si danno secondo uno di { $orders }
club-one-already = { $name } e { $other } sono già una persona
club-played-together = { $name } e { $other } hanno giocato nella stessa partita: sono due
club-apart-already = { $name } è già una persona a sé
club-log-away = Il registro del circolo non è raggiungibile; ecco l’ultimo stato noto
