# An archive of recordings: what the command says, and its report.

archive-nothing = non si trova nessuna registrazione in { $sources }; indica dei video, una cartella che ne contiene o un modello tra virgolette
archive-no-fsspec = { $address } si legge con fsspec, che non è installato: pip install 'referee[archive]'
archive-unreachable = { $address } non si può leggere: { $why }
archive-worker-lost = il processo che la arbitrava è stato terminato due volte; dagli più memoria, o guarda il file
archive-fault = un errore del programma, che il suo risultato riporta per intero: { $what }
archive-needs-whole = { $game }: non si controlla alla fine di una registrazione; arbitrala dall’inizio alla fine con --whole
archive-not-learned = il suo tavolo non si può imparare dal suo inizio ({ $why }); indicane uno con --table, o mettilo accanto
archive-no-report = { $folder } non contiene un rapporto; indica la cartella che `referee audit -o` ha scritto
archive-no-finding = in questo rapporto non c’è il rilievo { $name }; findings.csv li elenca tutti
archive-no-dask = Dask non è installato: pip install 'referee[archive]'
archive-no-scheduler = nessuno scheduler risponde a { $address }: { $why }

cli-archive-at = { $done } registrazioni su { $total }
cli-archive-left = { $done } registrazioni su { $total }, ancora circa { $time }
cli-archive-seconds = { $n } s
cli-archive-minutes = { $n } min
cli-archive-hours = { $h } h { $m } min
cli-archive-before = { $n } registrazioni su { $total } erano già arbitrate e non sono cambiate
cli-archive-passed = saltata: { $why }
cli-archive-passed-named = saltata: { $name }: { $why }
cli-archive-ended = terminato prima: { $done } registrazioni su { $total } sono arbitrate; lo stesso comando continua
cli-archive-done = registrazioni arbitrate: { $n }, saltate: { $failed }; il rapporto: { $report }
cli-case-written = scritto in { $output }

report-title = Registrazioni arbitrate
report-made = Fatto il { $date } da Referee { $version }.
report-so-far = Finora { $done } registrazioni su { $total }; le altre sono ancora da arbitrare.
report-recordings =
    { $n ->
        [one] { $n } registrazione
       *[other] { $n } registrazioni
    }
report-violations =
    { $n ->
        [one] { $n } infrazione
       *[other] { $n } infrazioni
    }
report-house-rules = { $n } da decidere al tavolo
report-unclear =
    { $n ->
        [one] { $n } punto incerto
       *[other] { $n } punti incerti
    }
report-scored =
    { $n ->
        [one] { $n } conteggio
       *[other] { $n } conteggi
    }
report-failed =
    { $n ->
        [one] { $n } non arbitrata
       *[other] { $n } non arbitrate
    }
report-list = Le registrazioni
report-findings = Rilievi per regola
report-no-rule = Nessuna regola precisa
report-why-unclear = Che cosa è rimasto incerto, e perché
report-not-refereed = Non arbitrate
report-how-sure = Quanto è sicuro?
report-how-sure-said = Un’infrazione si dice solo se nessuno svolgimento permesso spiega ciò che si è visto. Ciò che non si può provare è detto incerto. Alcune regole le decide il tavolo. La percentuale dice con quanta certezza sono stati letti i pezzi.
report-no-findings = Non è stato rilevato nulla.
report-recording = Registrazione
report-game = Gioco
report-found = Rilievi
report-score = Conteggio
report-no-score = nessun conteggio: { $why }
report-moved = Il tavolo non è dove è stato imparato: { $why }
report-hidden = Non si è potuto vedere: { $squares }
report-checked-end = controllata alla fine
report-checked-whole = arbitrata dall’inizio alla fine
report-learned = tavolo imparato dal proprio inizio
report-sure = letto con il { $percent } % di certezza
report-at = a { $time }
report-before = prima
report-after = dopo
report-rule = La regola
report-legal = Che cosa sarebbe stato permesso
report-proof = Prova
report-case = Rilievo { $id }
report-as-file = in un solo file: { $command }
report-pictures-left-out = Le immagini sono nel file di questo rilievo: { $command }
report-end-picture = la fine, come è stata controllata
