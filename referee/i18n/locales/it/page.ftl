### The page while a match is played: its frame, /play and /screen.

## Everywhere

no-connection = Nessuna connessione con l’arbitro.
refused = Non è stato possibile.
page-missing = Questa pagina non esiste.
page-failed = Questa pagina non si è caricata.
looking-on = Stai guardando.
host-goes-on = Da qui continua il padrone di casa.
host-only = Può farlo solo il padrone di casa.
to-start = Vai alla pagina iniziale
close = Chiudi
less = { $label }: uno in meno
more-of = { $label }: uno in più
number-whole = Un numero intero, per favore: questo non conta.
number-most = Al massimo { $n }: questo non conta.
number-least = Almeno { $n }: questo non conta.
undo = Annulla
cancel = Annulla
connecting = Collegamento con l’arbitro …
reconnecting = Nessuna connessione. Riprovo …
nobody-known = Qualcuno
players = Giocatori

## Colours and pieces; a sign is the letter on squares when “colours with signs” is on

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-orange = arancione
colour-purple = viola
colour-unread = colore non letto
which-colour = Quale colore?
piece-shows = { $colour } { $n }
piece-shows-unread = { $colour }, numero non letto
sign-red = R
sign-yellow = G
sign-green = V
sign-blue = B
sign-orange = A
sign-purple = L
a-piece = pezzo
checks-fine = È tutto a posto
checks-rest = A posto: { $n }
table-has = Il tavolo con { $n } pezzi.
table-tap = Il tavolo. Le frecce scelgono uno spazio, Invio lo apre.
board-tap-hint = Tocca ciò che non è come nel disegno.
piece-of = { $name }: { $piece }
camera-picture = Immagine della telecamera

## The frame of the phone page

play-title = Al tavolo
tabs = Parti di questa pagina
tab-now = Ora
tab-table = Tavolo
tab-score = Punti
tab-more = Altro
no-match = Nessuna partita in corso
no-match-new = Nuova partita
round-of = Round { $n } di { $of }
round-n = Round { $n }
start = VIA!
stop = STOP
stopped-at = Stop a { $time }
rematch = Rivincita
to-count = Passa al conteggio
all-as-seen = Tutto giusto ✓
count-not-all = Alcuni numeri non sono ancora contati
count-take = Conta { $n }
count-unsent = non ancora inviato
count-not-written = { $name }, { $n }: { $why }.
count-round-over = al tavolo il round è finito; non è stato contato
still-to-count = { $n ->
    [one] 1 giocatore ancora da contare
   *[other] { $n } giocatori ancora da contare
}
to-score = Mostra i punti
to-do-now = Che cosa fare adesso
not-scored = Ancora senza punti
to-match-end = Fine della partita
next-round = Tutti pronti: round { $n }

## Play, incident, question

who-deed = { $name }: { $deed }
announce = { $name }: { $deed } { $why }
left-word = in mano
points-so-far = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
newest = { $name }: { $piece }
n-of = { $n } di { $of }
page-before = Il precedente
page-after = Il successivo
photo-before = prima
photo-after = dopo
photos-enlarge = Ingrandisci le immagini di prima e dopo
rule-and-fit = La regola, e dove andrebbe
counted-by-hand = Contato a mano
not-so = Non è andata così
not-so-title = Che cosa è successo?
the-rule = La regola
rule-id = Regola { $rule }
would-fit = Dove andrebbe
how-to-count = Come conta?
what-happened = Che cosa c’è lì?
decided-mistake = Conta come errore
decided-allowed = Non conta

## Camera trouble

try-again = Riprova
other-camera = Scegli una telecamera
play-without = Gioca senza telecamera
looking-cameras = Cerco telecamere …
no-cameras = Nessuna telecamera trovata.

## Ready

show-picture = Mostra l’immagine della telecamera
hide-picture = Nascondi l’immagine della telecamera

## Stop, check, count, score

who-called = Stop a { $time }. Chi l’ha detto?
who-really = Ha detto stop qualcun altro: chi?
nobody-can = Nessuno riesce più a posizionare
a-slip = Toccato per sbaglio
other-called = Ha chiamato un altro
steps = Dopo il round
step-check = Controllo
step-count = Conto
step-score = Punti
step-do_now = Da fare
step-match_end = Fine
check-title = { $n ->
    [0] Tutto è deciso
    [one] 1 cosa da guardare
   *[other] { $n } cose da guardare
}
check-none = Niente da guardare
check-open = Ancora da decidere
check-decided = Deciso
check-right = Corretto
count-title = Conteggio
ended = Il round è finito.
ended-by = { $name } ha detto stop.
ended-stalemate = Nessuno riusciva più a posizionare.
count-more = Altri numeri, per controllo
keypad = Cifre
key-back = Una indietro
key-next = Numero successivo
help-keys = Tasti
key-stop = Stop, o si continua
key-who = Chi ha chiamato
key-turn = Girare la televisione
counted = contato
as-seen = giusto
field-of = { $field }, { $name }
wins-round = { $count ->
    [one] { $names } vince il round { $n }
   *[other] { $names } vincono il round { $n }
}
nobody-wins-round = Nessuno vince il round { $n }
standings-after = Dopo il round { $n }
leads = in testa
points-behind = a { $n }
places-up = su di { $n }
places-down = giù di { $n }
podium = Il podio
totals-lines = I totali di round in round
best-round = Miglior round: { $name }, { $points } nel round { $n }
correct-counts = Correggi il conteggio
correct-check = Riguarda il tavolo
do-now-title = Da fare adesso
match-unplayed = La partita è finita. Nessun round è stato giocato fino in fondo.
wins-match = { $count ->
    [one] { $names } vince la partita
   *[other] { $names } vincono la partita
}
for-next-time = Per la prossima volta
sheet-and-print = Tabella, stampa, replay
score-so-far = Punti finora
score-sheet = Punti di ogni round
col-player = Giocatore
col-total = Totale
has-left = non c’è più
began-with = ha iniziato con { $n }
house-rules = Regole di casa

## Corrections

free-spot = Uno spazio libero
correct-whose = Di chi è?
correct-colours = Quali colori?
correct-gone = Qui non c’è niente
correct-missing = Qui manca qualcosa

## More

log-title = Che cosa è successo
was-undone = annullato
this-screen = Questo schermo
signs = Colori con lettere
device-name = Nome di questo schermo nel registro
device-phone = Telefono
device-tablet = Tablet
device-television = Televisore
device-computer = Computer
device-of = { $device } ({ $role })
the-match = La partita
unstart = Il round non era ancora cominciato
resume = Continua: lo stop era uno sbaglio
pause = Pausa: il tempo si ferma
go-on = Riprendere
paused = Il gioco è in pausa
end-match = Termina la partita
reopen = Riapri la partita
more-happened = Che cosa è successo al programma
more-happened-nothing = Nulla è andato storto dall’avvio.
more-sheet = Tabella della partita
as-screen = Mostra come schermo TV
rules-help = Regole e aiuto
sure-unstart = Tornare a prima del via?
sure-unstart-text = Ciò che è stato posizionato in questo round non conta più. Si può annullare.
sure-unstart-yes = Torna indietro
sure-resume = Continuare il round?
sure-resume-text = Il round riprende da adesso.
sure-resume-yes = Continua
sure-end_match = Terminare la partita adesso?
sure-end_match-text = I round finiti contano. La partita si può riaprire.
sure-end_match-yes = Termina

## Television

screen-title = L’arbitro del tavolo
screen-turned = L’immagine è stata girata.
screen-no-match = Ancora nessuna partita. La comincia il padrone di casa.
screen-scan-player = Scansiona per giocare
screen-scan-viewer = Scansiona per guardare
screen-who-called = STOP! Chi l’ha detto?
screen-count = Contate quello che vi è rimasto
screen-then = Poi comincia il round { $n }.
screen-ready = { $round }: preparatevi
screen-question = { $name }: { $why } Rispondete da un telefono.
option-answered = { $option } { $answer }

## Sound and speech

sound-title = Suono
sound-on = Questo schermo emette suoni
sound-volume = Volume
sound-tones = Un suono per incidente, domanda, via e stop
sound-speech = Dirlo ad alta voce
sound-no-voice = Questo dispositivo non ha una voce propria per questa lingua: non si dice niente ad alta voce.
sound-try = Prova
sound-tried = Il volume è questo.
sound-tap = Tocca per il suono
aloud-start = Comincia il round { $n }.
aloud-stop = Stop! Chi l’ha detto?
aloud-time = Il tempo è scaduto. Questo è l’ultimo round.

## Demo

demo = Demo
demo-pause = Pausa
demo-go-on = Continua
demo-step = Avanti

# What the demo explains, by scene

demo-home = Il round di prova comincia tra un momento.
demo-ready = Prima di un round: chi gioca e che cosa si prepara.
demo-play = La telecamera guarda dall’alto. Ogni pezzo che vede è disegnato qui.
demo-incident = Qualcuno ha violato una regola: chi, che cosa fare, e le immagini che lo provano. Se si corregge durante il gioco, non costa niente.
demo-question = Qui nessuno è accusato: l’arbitro chiede, e il tavolo decide.
demo-ended = La registrazione è finita. STOP porta al conteggio e ai punti.
demo-camera = La telecamera ha un problema e dice quale. Si può continuare a giocare.
demo-stopping = Il primo tocco su STOP ha fermato il tempo. Toccate chi l’ha detto.
demo-check = Dopo lo stop: che cosa conta e che cosa no. Ogni riga si può aprire e decidere.
demo-count = La telecamera conta. «Tutto giusto» prende i suoi numeri.
demo-score = I punti del round, con il motivo di ogni riga.
demo-standings = Come stanno tutti dopo questo round.
demo-do-now = Che cosa fa ognuno prima del prossimo round.
demo-match-end = Questo era il round di prova. Comincia una partita tua dalla pagina iniziale.

camera-rate = { $fps } immagini al secondo, { $delay } s di ritardo.

# Where a screen may go dark by itself (a browser lends no wake lock without https)

awake-tap = Tocca lo schermo una volta, così resta acceso.
awake-refused = Questo schermo può spegnersi: impostalo perché resti acceso.
language = Lingua

## Imparato giocando
ask-not-sure = Non so
ask-beside = Per confronto
ask-on-phone = { $text } Rispondete da un telefono.
screen-on-phone = Rispondete da un telefono.
learned-title = { $n ->
    [0] Ancora niente imparato da voi
    [one] Imparato da voi: 1 pezzo
   *[other] Imparato da voi: { $n } pezzi
}
learned-text = Da questi pezzi l’arbitro riconosce gli altri. Uno è sbagliato? Fatelo dimenticare.
learned-forget = Dimentica
learned-one = { $name }: { $piece }
learned-unkept = Il set non è stato conservato: { $why }

## A stop that the camera offers

stop-offered-yes = Sì, stop
stop-offered-no = No, si continua

## Un tavolo del club

host-title = Il club
host-call = Chiama l’organizzatore
host-call-text = Questo è { $table } del club. L’organizzatore vede subito una chiamata.
host-call-end = Non serve più
host-called = L’organizzatore è stato chiamato.
host-coming = L’organizzatore vi ha sentiti e arriva.
