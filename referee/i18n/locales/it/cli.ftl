# What the command line answers: files that are not there, questions that are none.

cli-no-folder = non c’è una cartella { $folder } in cui scrivere { $file }; creala prima
cli-is-folder = { $path } è una cartella; indica un file
cli-named-twice = { $path } è indicato due volte e verrebbe sovrascritto: indica un altro file di uscita
cli-needs-stills = { $option } richiede immagini fisse con la loro verità; queste cartelle contengono solo round
cli-no-picture = { $spec } non ha dato nessuna immagine; controlla la telecamera, o indica una foto del tabellone vuoto
question-no-file = file non trovato: { $file }
question-folder = { $file } è una cartella; indica un file JSON con le domande
question-no-text = { $name } non è un file di testo; serve del JSON con le domande
question-no-json = { $name } non si legge come JSON: { $why }
question-no-object = { $place } non è un oggetto con 'game', 'kind' e 'input'
question-missing = { $place }: manca { $field }
question-wrong-kind = { $place }: { $field } deve essere { $words }
question-edition = { $place }: 'edition' deve essere un nome
question-other-command = { $place }: alle domande di tipo { $kind } risponde `referee { $command }`
question-wrong = { $place }: { $why }
cli-is-file = { $output } è un file; indica una cartella

cli-no-language = non ci sono testi in { $language }; ci sono { $languages }
cli-warning = attenzione: { $what }
cli-untaught = il set non conosce nessuna tessera di { $owners }; le loro tessere, e ciò che potrebbe esserlo, restano sconosciute. Mostragli due tessere e il jolly di ciascuno (`referee teach --add`)
cli-nobody = nessuno
cli-none = nessuno
cli-knows = il tavolo conosce gli elementi di: { $owners }
cli-knows-set = il tavolo conosce gli elementi del set { $name }, imparati da: { $owners }
cli-lens-measured = obiettivo misurato da { $views } viste di { $pictures } immagini, errore di riproiezione { $error } pixel; scritto in { $output }
cli-moved-between = il tavolo o la telecamera si è spostato tra le immagini; esegui di nuovo `referee learn`
cli-hidden = coperto: { $squares }
cli-cards-on-board = tessere sul tabellone: { $counts }
cli-jokers-on-board = jolly sul tabellone: { $counts }
cli-tokens-on-board = pedine sul tabellone: { $n }
cli-tokens-at-start = pedine all’inizio: { $squares }
cli-value = { $value }
cli-go = bene
cli-no-go = ALT
cli-doctor-change = cambia ciò che è segnato ALT e guarda di nuovo
cli-doctor-ready = pronto per giocare
cli-doctor-installed = l’installazione è pronta; indica la telecamera per far controllare la vista del tabellone
cli-port-free = la porta { $port } è libera per la pagina
cli-port-any = verrà presa una porta libera
cli-no-log = non c’è ancora un registro { $path }; `referee serve` ne scrive uno, oppure indicalo con --db
cli-also = inoltre: { $what }
cli-learned = { $n } caselle, colori: { $colours }; scritto in { $output }
cli-learned-size = { $n } caselle, circa { $size } pixel ciascuna, colori: { $colours }; scritto in { $output }
cli-all-may-be = tutte quelle in { $colour } possono essere { $others }
cli-and-more = e altre { $n }
cli-uncertain = il colore di { $n } di esse non è certo ({ $which }): se lì una tessera mostra l’altro colore, nessuno è accusato
cli-view-not-good = questa vista non basta per arbitrare un round; cambia ciò che dicono gli avvisi e impara di nuovo
cli-edition-new = regole nuove
cli-edition-old = regole vecchie
cli-place = posto { $place }
cli-next-hand =
    { $n ->
        [one] { $n } tessera nel round successivo
       *[other] { $n } tessere nel round successivo
    }
cli-winners = vincitori: { $names }
cli-set-of-last = si gioca con il set { $name } dell’ultima partita; --set ne indica un altro, --set { $none } gioca senza
cli-going-on = si continua con la partita { $number }; --new ne inizia un’altra
cli-ending = fine; il registro resta
cli-watching = guarda { $source } come prima
cli-dashboard = pagina: { $address }   (Ctrl-C per finire)
cli-written-to = scritto in { $output }
cli-kept-as = tenuto come { $name }
cli-still-missing = mancano ancora: { $what }; altro si impara con --add
cli-findings = esiti:
cli-findings-none = esiti: nessuno
cli-put-right = corretto
cli-score = punteggio:
cli-score-new = punteggio (regole nuove):
cli-score-old = punteggio (regole vecchie):
cli-score-unclear = punteggio: incerto, { $why }
class-legal = valido
class-violation = errore
class-house-rule = regola di casa
class-unclear = incerto
class-info = nota
