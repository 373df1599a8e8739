# La pagina di un telefono che è la telecamera.

phone-title = Questo telefono è la telecamera
phone-picture = Che cosa vede questo telefono
phone-asking = Questo telefono può filmare?
phone-asking-text = Toccate «Consenti» nella domanda del browser.
phone-allowed = Permesso
phone-allowed-text = Collegamento con l’arbitro …
phone-sending = L’arbitro riceve le immagini
phone-sees = L’arbitro vede il tavolo
phone-leave-open = Lasciate aperta questa pagina e il telefono dov’è. Un caricatore aiuta.
phone-lost = Nessun collegamento
phone-lost-text = Si riprova da soli. Il telefono è nel Wi-Fi dell’arbitro?
phone-other = L’arbitro non prende queste immagini
phone-instead = Usare invece questo telefono
phone-again = Riprova
phone-refused = Nessuna immagine
phone-refused-denied = Il browser non lascia filmare questa pagina. Aprite le sue impostazioni per questa pagina, permettete la telecamera, poi riprovate.
phone-refused-none = Su questo apparecchio non è stata trovata nessuna telecamera.
phone-refused-busy = Un’altra app usa la telecamera. Chiudetela, poi riprovate.
phone-refused-taken = La telecamera è stata presa da una chiamata o da un’altra app. Riprovate.
phone-small = La telecamera dà solo { $width } × { $height }. Può essere troppo poco per leggere di chi è una tessera.
phone-insecure = Un browser lascia filmare una pagina solo da un indirizzo sicuro (https). Avviate l’arbitro con --lan e aprite il link della telecamera che scrive o mostra come codice.
phone-warning = Il browser avvertirà di questo indirizzo, perché il suo certificato l’ha fatto il vostro computer e nessun altro ne risponde; scegliete «Avanzate» e andate avanti.
