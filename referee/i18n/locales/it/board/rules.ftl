# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

rule-bg-setup-1 = Il gioco da tavolo è fatto per due, tre o quattro giocatori.
    .title = Da due a quattro giocatori

rule-bg-setup-2 = Nove pezzi del tabellone, quindici tessere e due jolly per ogni cornice, e quattro pedine nere.
    .title = Che cosa contiene il gioco

rule-bg-setup-3 = In due si usano di solito sei pezzi del tabellone, in tre o quattro nove. È permesso anche qualsiasi altro tabellone.
    .title = Quanti pezzi del tabellone

rule-bg-setup-4 = Tessere e jolly di un giocatore hanno la stessa cornice bianca: singola, doppia, tratteggiata o a quadratini.
    .title = Una cornice per ogni giocatore

rule-bg-setup-5 = Ognuno mischia le proprie tessere e le tiene coperte.
    .title = Tessere mischiate

rule-bg-setup-6 = Prima di un round le quattro pedine si mettono su quattro caselle diverse, a scelta dei giocatori.
    .title = Quattro pedine su quattro caselle

rule-bg-setup-7 = Un gruppo che ha già giocato può cominciare con le plance annotate l’ultima volta.
    .title = Tessere sulla plancia all’inizio

rule-bg-play-1 = Non ci sono turni: dopo il via tutti giocano contemporaneamente, e prima non si posiziona nessuna tessera.
    .title = Tutti insieme, dopo il via

rule-bg-play-2 = Si può posizionare solo la tessera appena girata. Se non trova posto, va sui propri scarti.
    .title = Una tessera alla volta

rule-bg-play-3 = Finite le tessere in mano, si capovolge il mazzo degli scarti e si continua con quello.
    .title = Capovolgere gli scarti

rule-bg-play-4 = Ognuno può posizionare accanto a qualsiasi pedina, tranne a una che sta sul jolly di un altro.
    .title = Le pedine sono di tutti

rule-bg-play-5 = Una mano sta sopra il tabellone solo il tempo di posizionare la tessera e spostare la pedina.
    .title = Via le mani dal tabellone

rule-bg-play-6 = Se due tessere vogliono la stessa casella o la stessa pedina, resta quella arrivata prima e l’altra torna indietro.
    .title = Chi prima arriva

rule-bg-place-1 = Una tessera copre esattamente due caselle del tabellone con un lato in comune.
    .title = Su due caselle vicine

rule-bg-place-2 = Una tessera non può coprire un’altra tessera, un jolly o una casella con una pedina, nemmeno in parte.
    .title = Solo caselle libere

rule-bg-place-3 = Ogni metà di una tessera sta su una casella del suo colore.
    .title = I colori devono coincidere

rule-bg-place-4 = Almeno una metà della nuova tessera deve avere un lato in comune con la casella su cui sta una pedina.
    .title = Toccare la casella di una pedina

rule-bg-place-5 = Toccare la casella della pedina solo con un angolo non vale; serve un lato in comune.
    .title = Un angolo non basta

rule-bg-place-6 = La tessera mostra i due colori giusti, ma è nel verso sbagliato. I giocatori decidono insieme se è un errore.
    .title = Colori giusti, verso sbagliato

rule-bg-token-1 = Dopo ogni tessera la pedina usata si sposta su di essa; dopo un jolly, sul jolly.
    .title = La pedina va sulla nuova tessera

rule-bg-token-2 = La pedina va sulla metà della nuova tessera più distante da dove si trovava.
    .title = Sulla metà più distante

rule-bg-token-3 = Ogni tessera sposta esattamente una pedina. Se ne tocca due, sceglie il giocatore; altrimenti le pedine non si toccano.
    .title = Una pedina per tessera

rule-bg-dead-1 = Una pedina è bloccata quando nessuna coppia di caselle libere tocca più la sua casella.
    .title = Vicolo cieco

rule-bg-dead-2 = Chi porta una pedina in un vicolo cieco mette la tessera successiva su due caselle adatte qualsiasi, e su quella la pedina.
    .title = Uscire dal proprio vicolo cieco

rule-bg-dead-3 = Chi chiude una pedina con una tessera la libera allo stesso modo con la tessera successiva.
    .title = Chiudere un’altra pedina

rule-bg-dead-4 = La pedina bloccata si mette subito sulla tessera che la libera, su una metà a scelta.
    .title = La pedina liberata va sulla nuova tessera

rule-bg-dead-5 = Chi ha chiuso una pedina la libera proprio con la tessera successiva, prima di posizionare altro; nessun altro lo fa.
    .title = Prima liberarla

rule-bg-dead-6 = Solo chi deve liberare una pedina bloccata può posizionare una tessera lontano da tutte le pedine.
    .title = Niente posizioni libere senza vicolo cieco

rule-bg-joker-1 = Un jolly si mette su una sola casella libera, di qualsiasi colore, con un lato in comune con la casella di una pedina.
    .title = I jolly vanno accanto a una pedina

rule-bg-joker-2 = Appena il jolly è sul tabellone, la pedina accanto si sposta sul jolly.
    .title = La pedina va sul jolly

rule-bg-joker-3 = Finché una pedina sta su un jolly, lì può posizionare solo il giocatore di quel jolly.
    .title = Continua solo il suo giocatore

rule-bg-joker-4 = Dopo un jolly il suo giocatore mette lì subito una tessera, o il secondo jolly e poi una tessera; perciò deve esserci posto.
    .title = Segue subito una tessera

rule-bg-joker-5 = Ogni giocatore ha due jolly per round e può usarli anche uno dopo l’altro.
    .title = Due jolly a testa

rule-bg-joker-6 = Un jolly copre la sua casella e può chiudere una pedina, ma non conta come tessera.
    .title = I jolly occupano la casella

rule-bg-end-1 = Chi ha posizionato tutte le sue tessere dice stop, e con ciò il round è finito. I jolly non usati non importano.
    .title = Dire stop

rule-bg-end-2 = Dopo lo stop non si posiziona più nessuna tessera; una posizionata lo stesso torna indietro e non conta.
    .title = Niente dopo lo stop

rule-bg-end-3 = Se nessun giocatore riesce più a posizionare una tessera, il round finisce e vince chi ne ha posizionate di più.
    .title = Nessuno riesce a posizionare

rule-bg-check-1 = Alla fine ognuno raccoglie e controlla le tessere del giocatore alla sua sinistra.
    .title = Controllare le tessere del vicino

rule-bg-check-2 = Prima di contare, tutti controllano insieme se ogni tessera è posizionata bene.
    .title = Controllare insieme

rule-bg-check-3 = Una tessera che alla fine è posizionata male conta. Una notata e ripresa prima dello stop no.
    .title = Che cosa conta come errore

rule-bg-audit-1 = Nell’ultima immagine ogni tessera deve stare su due caselle vicine dei suoi colori.
    .title = Ogni tessera su due caselle giuste

rule-bg-audit-2 = Nell’ultima immagine nessuna casella può avere due pezzi.
    .title = Nessuna casella coperta due volte

rule-bg-audit-3 = Tessere sul tabellone, tessere rimaste e tessere sulla plancia fanno quindici per ogni giocatore, e nessuna esiste due volte.
    .title = I conti devono tornare

rule-bg-audit-4 = Ogni tessera deve partire da dove stava una pedina. Se nessun ordine lo permette, qualche tessera non toccava nessuna pedina.
    .title = Le tessere devono formare catene

rule-bg-score-n1 = Chi ha chiuso va al primo posto e prende due gettoni.
    .title = Primo posto

rule-bg-score-n2 = Gli altri sono ordinati per tessere rimaste; a parità, per meno jolly usati; se è ancora pareggio, dividono il posto.
    .title = Gli altri posti

rule-bg-score-n3 = Un giocatore con una tessera posizionata male scende all’ultimo posto, non importa quante siano.
    .title = Un errore, ultimo posto

rule-bg-score-n4 = Il primo posto dà due gettoni, il secondo un gettone e una tessera sulla plancia, gli altri due tessere.
    .title = Gettoni e tessere per posto

rule-bg-score-o1 = Un giocatore con una tessera posizionata male non partecipa al punteggio di questo round.
    .title = Un errore, niente punti

rule-bg-score-o2 = Chi ha chiuso prende un gettone da due punti.
    .title = Due punti per chi chiude

rule-bg-score-o3 = Tra gli altri, chi ha meno tessere rimaste prende un punto; a parità lo prendono tutti.
    .title = Un punto per meno tessere

rule-bg-score-o4 = Tutti gli altri mettono due proprie tessere sulla plancia.
    .title = Due tessere da parte

rule-bg-score-o5 = Fa punti solo chi ha chiuso; l’altro mette due tessere sulla plancia.
    .title = In due giocatori

rule-bg-score-o6 = I gettoni si possono cambiare quando si vuole; conta solo il loro valore.
    .title = Cambiare i gettoni

rule-bg-tab-1 = Le tessere sulla plancia non giocano nel round successivo; almeno una tessera resta in mano.
    .title = Tessere sulla plancia

rule-bg-tab-2 = Ognuno gioca con quindici tessere meno quelle sulla sua plancia.
    .title = Tessere del prossimo round

rule-bg-tab-3 = Se tutti hanno tessere sulla plancia, ognuno ne riprende tante quante ne ha chi ne ha meno.
    .title = Tutti riprendono tessere

rule-bg-tab-4 = Se tutti hanno tessere sulla plancia, ognuno ne riprende due.
    .title = Tutti ne riprendono due

rule-bg-tab-5 = Dopo aver ripreso le tessere, almeno un giocatore ha la plancia vuota.
    .title = Qualcuno gioca con tutte le tessere

rule-bg-match-1 = I giocatori decidono prima il numero di round; sei è un buon inizio.
    .title = Quanti round

rule-bg-match-2 = Chi ha più punti dopo i round stabiliti vince; a parità si vince insieme.
    .title = Vincere la partita

rule-bg-match-3 = Alla fine si annotano le plance; possono essere l’inizio della prossima partita.
    .title = Da una partita all’altra
