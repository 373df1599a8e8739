# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

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
