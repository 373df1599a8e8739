# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

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
