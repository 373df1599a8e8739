# De regels in gewone woorden, naar de kenmerken van rules.md. De tekst: een of twee zinnen voor iemand aan tafel die
# vraagt waarom. `.title`: een paar woorden, zonder punt.

rule-bg-setup-1 = Het bordspel is gemaakt voor twee, drie of vier spelers.
    .title = Twee tot vier spelers

rule-bg-setup-2 = Negen spelplandelen, per rand vijftien kaarten en twee jokers, en vier zwarte stenen.
    .title = Wat er in de doos zit

rule-bg-setup-3 = Twee spelers leggen meestal zes delen neer, drie of vier spelers negen. Elk ander spelplan mag ook.
    .title = Hoeveel spelplandelen

rule-bg-setup-4 = Alle stukken van een speler hebben dezelfde witte rand: enkel, dubbel, gestreept of gestippeld.
    .title = Eén rand per speler

rule-bg-setup-5 = Iedereen schudt zijn eigen kaarten en houdt ze verborgen in de hand.
    .title = Geschudde kaarten

rule-bg-setup-6 = Voor een ronde komen de vier stenen op vier verschillende velden die de spelers kiezen.
    .title = Vier stenen op vier velden

rule-bg-setup-7 = Wie al eerder samen speelde, mag beginnen met de bordjes zoals die de vorige keer zijn genoteerd.
    .title = Kaarten op het bordje bij het begin

rule-bg-play-1 = Er zijn geen beurten: na de startroep speelt iedereen tegelijk, en daarvoor wordt geen kaart gelegd.
    .title = Allemaal tegelijk, na de startroep

rule-bg-play-2 = Alleen de net omgedraaide kaart mag worden gelegd. Past ze niet, dan gaat ze op de eigen aflegstapel.
    .title = Eén kaart tegelijk

rule-bg-play-3 = Zijn de handkaarten op, dan wordt de aflegstapel omgedraaid en gaat het daarmee verder.
    .title = De aflegstapel omdraaien

rule-bg-play-4 = Elke speler mag aan elke steen aanleggen, behalve aan een steen op de joker van een ander.
    .title = Elke steen is van iedereen

rule-bg-play-5 = Een hand blijft alleen boven het spelplan zolang het leggen van de kaart en het zetten van de steen duren.
    .title = Handen weg van het spelplan

rule-bg-play-6 = Willen twee kaarten op hetzelfde veld of aan dezelfde steen, dan blijft de eerste liggen en gaat de andere terug.
    .title = Wie eerst is, is aan de beurt

rule-bg-place-1 = Een kaart bedekt precies twee velden van het spelplan die een kant gemeen hebben.
    .title = Op twee velden naast elkaar

rule-bg-place-2 = Een kaart mag geen andere kaart, geen joker en geen veld met een steen bedekken, ook niet gedeeltelijk.
    .title = Alleen vrije velden

rule-bg-place-3 = Elke helft van een kaart ligt op een veld van haar eigen kleur.
    .title = De kleuren moeten passen

rule-bg-place-4 = Minstens één helft van de nieuwe kaart moet met een kant aan het veld liggen waarop een steen staat.
    .title = Aan het veld van een steen

rule-bg-place-5 = Het veld van de steen alleen met een hoek raken telt niet; de kaart moet er met een kant aan liggen.
    .title = Een hoek is niet genoeg

rule-bg-place-6 = De kaart toont de twee goede kleuren, maar ligt omgedraaid. De spelers beslissen samen of dat een fout is.
    .title = Goede kleuren, omgedraaid

rule-bg-token-1 = Na elke kaart gaat de gebruikte steen erop; na een joker op de joker.
    .title = De steen gaat op de nieuwe kaart

rule-bg-token-2 = De steen gaat op de helft van de nieuwe kaart die verder weg ligt van zijn vorige plaats.
    .title = Op de verre helft

rule-bg-token-3 = Elke kaart verplaatst precies één steen. Raakt ze er twee, dan kiest de speler; verder verplaatst niemand stenen.
    .title = Eén steen per kaart

rule-bg-dead-1 = Een steen is geblokkeerd als geen vrij paar velden zijn veld nog raakt.
    .title = Doodlopend straatje

rule-bg-dead-2 = Wie een steen in een doodlopend straatje brengt, legt de volgende kaart op willekeurige passende velden en zet hem erop.
    .title = Je eigen straatje openen

rule-bg-dead-3 = Wie een steen met een kaart insluit, bevrijdt hem net zo met de volgende kaart.
    .title = Een andere steen insluiten

rule-bg-dead-4 = De geblokkeerde steen gaat meteen op de kaart die hem bevrijdt, op een van de twee helften.
    .title = De bevrijde steen gaat op de nieuwe kaart

rule-bg-dead-5 = Wie een steen insloot, bevrijdt hem met de eerstvolgende kaart, vóór al het andere; niemand anders doet het.
    .title = Eerst bevrijden

rule-bg-dead-6 = Alleen wie een geblokkeerde steen moet bevrijden, mag een kaart ver van alle stenen leggen.
    .title = Zonder doodlopend straatje niet vrij leggen

rule-bg-joker-1 = Een joker komt op een vrij veld van een willekeurige kleur, met een kant aan het veld van een steen.
    .title = Jokers naast een steen

rule-bg-joker-2 = Zodra een joker ligt, gaat de steen ernaast erop.
    .title = De steen gaat op de joker

rule-bg-joker-3 = Zolang een steen op een joker staat, mag daar alleen de speler aanleggen van wie de joker is.
    .title = Alleen de eigenaar gaat verder

rule-bg-joker-4 = Na een joker legt de eigenaar daar meteen een kaart aan, of de tweede joker en dan een kaart; daar moet dus plaats voor zijn.
    .title = Er volgt meteen een kaart

rule-bg-joker-5 = Elke speler heeft twee jokers per ronde en mag ze na elkaar gebruiken.
    .title = Twee jokers per speler

rule-bg-joker-6 = Een joker bedekt zijn veld en kan een steen insluiten, maar telt niet als kaart.
    .title = Jokers liggen als kaarten

rule-bg-end-1 = Wie alle kaarten heeft afgelegd, roept stop; met de roep is de ronde voorbij. Jokers die over zijn, maken niet uit.
    .title = Stop roepen

rule-bg-end-2 = Na de stoproep wordt geen kaart meer gelegd; een toch gelegde kaart gaat terug en telt niet.
    .title = Niets meer na de roep

rule-bg-end-3 = Kan geen speler meer aanleggen, dan eindigt de ronde, en wie de meeste kaarten legde, wint haar.
    .title = Niemand kan nog aanleggen

rule-bg-check-1 = Aan het einde verzamelt en controleert iedereen de kaarten van de linkerbuur.
    .title = De kaarten van je buur nakijken

rule-bg-check-2 = Voor het tellen kijken alle spelers samen na of elke kaart goed ligt.
    .title = Samen nakijken

rule-bg-check-3 = Een kaart die aan het einde fout ligt, telt. Een kaart die vóór de stoproep is opgemerkt en teruggenomen, telt niet.
    .title = Wat als fout telt

rule-bg-audit-1 = Op het laatste beeld moet elke kaart op twee velden naast elkaar van haar kleuren liggen.
    .title = Elke kaart op twee passende velden

rule-bg-audit-2 = Op het laatste beeld mag op geen veld meer dan één stuk liggen.
    .title = Geen veld dubbel bedekt

rule-bg-audit-3 = Kaarten op het spelplan, kaarten over en kaarten op het bordje zijn voor iedereen samen vijftien, en geen kaart bestaat dubbel.
    .title = De aantallen moeten kloppen

rule-bg-audit-4 = Elke kaart moet verdergaan waar een steen stond. Is er geen zo’n volgorde, dan is een kaart aan geen steen gelegd.
    .title = De kaarten moeten ketens vormen

rule-bg-score-n1 = Wie klaar was, komt op plaats 1 en krijgt twee chips.
    .title = Eerste plaats

rule-bg-score-n2 = De anderen volgen naar kaarten over, bij gelijke stand naar minder gebruikte jokers; anders delen ze de plaats.
    .title = De andere plaatsen

rule-bg-score-n3 = Wie een kaart fout heeft gelegd, komt op de laatste plaats, hoeveel het er ook zijn.
    .title = Een fout is de laatste plaats

rule-bg-score-n4 = Plaats 1 geeft twee chips, plaats 2 één chip en één kaart op het bordje, de anderen leggen er twee kaarten op.
    .title = Chips en kaarten per plaats

rule-bg-score-o1 = Wie een kaart fout heeft gelegd, doet niet mee aan de score van deze ronde.
    .title = Een fout is geen score

rule-bg-score-o2 = Wie klaar was, neemt een chip van twee punten.
    .title = Twee punten voor wie klaar is

rule-bg-score-o3 = Van de anderen krijgt wie de minste kaarten over heeft één punt; bij gelijke stand allemaal.
    .title = Eén punt voor de minste kaarten

rule-bg-score-o4 = Alle anderen leggen twee eigen kaarten op hun bordje.
    .title = Twee kaarten opzij

rule-bg-score-o5 = Alleen wie klaar was, krijgt punten; de ander legt twee kaarten op het bordje.
    .title = Met twee spelers

rule-bg-score-o6 = Chips mogen altijd worden gewisseld; alleen hun waarde telt.
    .title = Chips wisselen

rule-bg-tab-1 = Kaarten op het bordje doen de volgende ronde niet mee; minstens één kaart blijft in de hand.
    .title = Kaarten op het bordje

rule-bg-tab-2 = Iedereen speelt met vijftien kaarten min die op het bordje.
    .title = Kaarten in de volgende ronde

rule-bg-tab-3 = Heeft iedereen kaarten op het bordje, dan neemt ieder er zoveel terug als de speler met de minste daar heeft.
    .title = Iedereen neemt kaarten terug

rule-bg-tab-4 = Heeft iedereen kaarten op het bordje, dan neemt ieder er twee terug.
    .title = Iedereen neemt er twee terug

rule-bg-tab-5 = Nadat kaarten zijn teruggenomen, heeft minstens één speler een leeg bordje.
    .title = Eén speelt met alle kaarten

rule-bg-match-1 = De spelers spreken vooraf een aantal rondes af; zes is een goed begin.
    .title = Hoeveel rondes

rule-bg-match-2 = Wie na de afgesproken rondes de meeste punten heeft, wint; bij gelijke stand winnen ze samen.
    .title = De partij winnen

rule-bg-match-3 = De bordjes aan het einde worden genoteerd en kunnen het begin van de volgende partij zijn.
    .title = Meenemen naar de volgende partij
