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

## The card game of 999 Games

rule-cg-setup-1 = Con una scatola giocano da due a quattro persone; altre, con dorsi diversi, bastano fino a dodici. Ognuno ha il suo dorso.
    .title = Quanti giocano

rule-cg-setup-2 = Ognuno prende le quaranta carte di un dorso e le mischia bene.
    .title = Quaranta carte a testa

rule-cg-setup-3 = Davanti a ognuno stanno tre carte scoperte in fila; quattro se si gioca in tre, cinque se si gioca in due.
    .title = La fila

rule-cg-setup-4 = Accanto alla fila dieci carte formano il proprio mazzo; se ne vede solo la prima.
    .title = Il mazzo di dieci

rule-cg-setup-5 = Ciò che avanza si tiene coperto in mano; all’inizio non ci sono scarti.
    .title = Il resto è la mano

rule-cg-play-1 = Non ci sono turni: si gioca tutti nello stesso momento.
    .title = Tutti insieme

rule-cg-play-2 = Solo un 1 può cominciare un nuovo mazzo al centro; di un colore ce ne possono essere più di uno.
    .title = Un mazzo comincia con l’1

rule-cg-play-3 = Una carta va su un mazzo al centro se ha lo stesso colore e vale esattamente uno in più.
    .title = Stesso colore, uno in più

rule-cg-play-4 = Si possono posare le carte della propria fila, la prima del proprio mazzo e la prima dei propri scarti, nient’altro.
    .title = Solo carte scoperte

rule-cg-play-5 = Un vuoto nella fila si può riempire subito con la prima carta del proprio mazzo, e con nient’altro.
    .title = Il mazzo riempie i vuoti

rule-cg-play-6 = Si girano tre carte insieme; si può posare solo quella in cima. Se ne restano meno, si girano tutte.
    .title = Tre carte alla volta

rule-cg-play-7 = Posata la prima degli scarti, si può posare anche quella sotto, e così via.
    .title = Poi quella sotto

rule-cg-play-8 = Con meno di tre carte in mano si girano tutte quelle che restano.
    .title = Meno di tre carte

rule-cg-play-9 = Quando la mano è finita, gli scarti si mischiano brevemente e diventano la nuova mano.
    .title = Riprendere gli scarti

rule-cg-play-10 = Sopra il 10 non c’è nessuna carta, quindi il mazzo è completo.
    .title = Un mazzo finisce con il 10

rule-cg-end-1 = Chi si libera dell’ultima carta del proprio mazzo dice stop. Se ne restano, lo stop non vale.
    .title = Il mazzo è vuoto

rule-cg-end-2 = Con lo stop il gioco finisce; non segue più nessuna carta.
    .title = Niente dopo lo stop

rule-cg-end-3 = Se nessuno può più posare una carta, il round finisce prima e si conta com’è.
    .title = Nessuno può posare

rule-cg-score-1 = Ogni propria carta al centro vale un punto; il dorso dice di chi è.
    .title = Un punto a carta

rule-cg-score-2 = Ogni carta rimasta nel proprio mazzo toglie due punti.
    .title = Due punti in meno

rule-cg-score-3 = Le carte della fila, della mano e degli scarti non danno né tolgono punti.
    .title = Fila e mano non contano

rule-cg-score-4 = Chi ha più punti vince il round, a pari punti insieme. Non è detto che sia chi ha detto stop.
    .title = Vince chi ha più punti

rule-cg-match-1 = Il numero di round si decide prima e i punti si sommano; vince chi ne ha di più.
    .title = Più round

rule-cg-var-1 = Solo dove si gioca la variante per esperti le carte del mazzo o degli scarti possono andare su quelle della fila.
    .title = File come deposito

rule-cg-var-2 = In un posto della fila ogni carta è più bassa di quella sotto.
    .title = I numeri scendono

rule-cg-var-3 = Nella fila due carte una sopra l’altra hanno colori diversi.
    .title = I colori sono diversi

rule-cg-var-4 = Di un posto della fila si può posare solo la carta in cima. Un posto vuoto si riempie dal proprio mazzo.
    .title = Solo la carta in cima

rule-cg-var-5 = Il round finisce anche quando l’ultima carta del proprio mazzo va nella fila.
    .title = L’ultima carta nella fila

rule-cg-var-6 = Da cinque a dodici si gioca con due o tre scatole; il resto non cambia.
    .title = In cinque o più

## The card game after Weber

rule-cw-1-1 = Si gioca in quanti si vuole, intorno a un centro che tutti raggiungono e con posto per tutti i mazzi.
    .title = Intorno al centro

rule-cw-1-2-1 = Ognuno ha quaranta carte con un dorso che nessun altro ha.
    .title = Un dorso per ognuno

rule-cw-1-2-2 = Ognuno mischia e passa le carte a destra; lì si può mischiare ancora una volta.
    .title = Mischiare e passare

rule-cw-1-2-3a = Si contano dieci carte senza vederle e si gira il mazzo; accanto stanno tre carte scoperte.
    .title = Mazzo e fila

rule-cw-1-2-3b = Se le quattro carte visibili fanno trenta o più, si può mischiare tutto e disporre da capo.
    .title = Disporre di nuovo

rule-cw-1-2-3c = Le file lasciano al centro uno spazio chiaro, più o meno rotondo.
    .title = Spazio al centro

rule-cw-1-3 = In due la fila ha cinque carte; oppure ognuno mischia due serie, venti nel mazzo e sei nella fila.
    .title = In due

rule-cw-1-4 = Chi gioca da solo gioca come vuole.
    .title = Da soli

rule-cw-1-5 = In più di otto è meglio giocare in due gruppi.
    .title = In più di otto

rule-cw-2-1 = Si comincia a un segnale che tutti sentono, quando tutti sono pronti.
    .title = Il segnale

rule-cw-2-2-1 = Dopo il segnale un 1 visibile sul mazzo o nella fila può andare al centro.
    .title = Prima gli 1

rule-cw-2-2-2a = Un 1 può stare ovunque al centro; ogni altra carta va sul suo colore e vale esattamente uno in più.
    .title = Uno in più nello stesso colore

rule-cw-2-2-2b = Un 10 completa il suo mazzo e si posa coperto.
    .title = Il 10 si gira

rule-cw-2-3 = Un vuoto nella fila si può riempire con la prima carta del proprio mazzo; un posto tiene una sola carta.
    .title = Il mazzo riempie i vuoti

rule-cw-2-4-1 = Dalla mano si può posare solo la prima delle carte girate, poi quella sotto.
    .title = Solo carte scoperte

rule-cw-2-4-2 = Si girano tre o più carte alla volta. Dopo aver ripreso le carte usate, senza mischiarle, si può cominciare con una o due.
    .title = Girare le carte

rule-cw-2-4-3 = Se tutti sono d’accordo, si gira una carta alla volta, sempre una.
    .title = Una carta alla volta

rule-cw-2-5-1 = Di due carte posate quasi insieme nello stesso posto resta quella sotto; solo se è di certo scivolata sotto resta l’altra. Affiancate, o nel dubbio, restano tutte e due.
    .title = Due carte insieme

rule-cw-2-5-2 = Una carta che non tocca il suo mazzo non è posata e un’altra può precederla. Se una mano l’ha spinta via, conta chi ha toccato prima.
    .title = Accanto al mazzo

rule-cw-2-5-3 = Una carta che non vale torna da dove è venuta.
    .title = Di nuovo al suo posto

rule-cw-2-5-4 = Chi rovescia un mazzo lo rifà mentre gli altri giocano. Ciò che non si può rimediare interrompe il round; se è fatto apposta, gli altri possono squalificare.
    .title = Qualcosa rovesciato

rule-cw-2-5-5 = Nessuno muove le carte degli altri. La propria fila si può riordinare, purché resti una fila.
    .title = Non toccare le carte altrui

rule-cw-2-5-6 = Non si gioca con due mani insieme né si posano due o più carte alla volta.
    .title = Una mano, una carta

rule-cw-2-6 = Chi ha un problema che potrebbe falsare il gioco può farlo interrompere.
    .title = Interrompere il gioco

rule-cw-2-7a = Chi ha vuotato il proprio mazzo può dire stop; la fila non deve essere vuota.
    .title = Il mazzo è vuoto

rule-cw-2-7b = Allo stop ognuno può ancora posare la carta che ha già in mano; nient’altro.
    .title = Una carta già in mano

rule-cw-3-1 = Le file si tolgono. Ogni carta rimasta nel proprio mazzo costa due punti.
    .title = Ciò che resta nel mazzo

rule-cw-3-2 = Ogni propria carta al centro vale un punto, e i round si sommano.
    .title = Le carte al centro

rule-cw-3-3 = Se qualcuno ha dimenticato di contare, decidono gli altri.
    .title = Conteggio dimenticato

rule-cw-3-4 = La partita dura quanto si è deciso: un tempo, un numero di punti o finché si vuole.
    .title = Quanto dura

rule-cw-3-5 = Chi si aggiunge dopo comincia con la media dei punti di tutti.
    .title = Chi arriva dopo

rule-cw-3-6 = Se si è d’accordo, chi chiude un round con lo stop ha da allora una carta in più nel mazzo. Quando tutti sono cresciuti, ognuno ne perde una.
    .title = L’handicap

rule-cw-4-1 = Si gioca onestamente, senza disturbare gli altri né cercare vantaggi sleali.
    .title = Giocare con lealtà

## The dice game

rule-dg-setup-1 = Si gioca da due a quattro con ventiquattro dadi di quattro colori, sei per colore, un tabellone, un sacchetto e un bicchiere a testa.
    .title = Tabellone, dadi e bicchieri

rule-dg-setup-2 = Tutti i dadi si estraggono senza guardare: dodici a testa in due, otto in tre, sei in quattro.
    .title = Estratti dal sacchetto

rule-dg-setup-3 = Il tabellone è alla portata di tutti. Ogni colore ha una fila di sei caselle, una per dado.
    .title = File e caselle

rule-dg-play-1 = Al via ognuno lancia tutti i suoi dadi, e si gioca tutti insieme.
    .title = Tutti lanciano insieme

rule-dg-play-2 = Un dado va solo nella fila del suo colore.
    .title = Ogni colore ha la sua fila

rule-dg-play-3 = Una fila si riempie dall’1 in su: un dado si posa quando c’è quello prima, ognuno sulla casella del suo numero.
    .title = Dall’1 in su

rule-dg-play-4 = I dadi si prendono e si posano con una mano sola, sempre la stessa.
    .title = Sempre la stessa mano

rule-dg-play-5 = Chi arriva tardi con lo stesso dado lo tiene e lo rilancia.
    .title = Chi prima arriva

rule-dg-play-6 = Chi rilancia, rilancia tutti i dadi rimasti, mai solo alcuni.
    .title = Di nuovo tutti i dadi

rule-dg-play-7 = Un dado resta com’è caduto; nessuno lo gira su un’altra faccia.
    .title = Non girare i dadi

rule-dg-end-1 = Chi posa l’ultimo dado dice stop; dopo nessuno può più posare.
    .title = Dadi finiti

rule-dg-end-2 = I dadi non posati restano sul tavolo, in vista, per essere contati.
    .title = I dadi rimasti restano in vista

rule-dg-score-1 = Chi ha detto stop riceve un punto per ogni dado rimasto agli altri, che ne perdono uno a dado.
    .title = I punti di un round

rule-dg-score-2 = Chi pure non ha più dadi, ma non ha detto stop per primo, non prende e non perde nulla.
    .title = Secondo senza dadi

rule-dg-match-1 = Dopo un round tutti i dadi tornano nel sacchetto e si estraggono di nuovo, tanti quanti prima.
    .title = I dadi tornano nel sacchetto

rule-dg-match-2 = Una partita ha tre round per ogni giocatore: sei, nove o dodici.
    .title = Tre round a testa

rule-dg-match-3 = Chi ha più punti dopo tutti i round vince; a pari punti si vince insieme.
    .title = Vincere la partita

rule-dg-child-1 = Con i bambini i dadi si possono dividere in modo diverso: uno o due in più agli adulti.
    .title = Giocare con i bambini
