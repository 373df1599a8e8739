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

## Het kaartspel van 999 Games

rule-cg-setup-1 = Eén doos is er voor twee tot vier spelers; meer dozen met andere achterkanten voor hoogstens twaalf. Ieder heeft een eigen achterkant.
    .title = Met hoeveel spelers

rule-cg-setup-2 = Iedereen neemt alle veertig kaarten van één achterkant en schudt ze goed.
    .title = Veertig kaarten ieder

rule-cg-setup-3 = Voor iedereen liggen drie kaarten open naast elkaar; vier als er drie spelen, vijf als er twee spelen.
    .title = De rij

rule-cg-setup-4 = Naast de rij vormen tien kaarten de eigen stapel; alleen de bovenste is te zien.
    .title = De stapel van tien

rule-cg-setup-5 = Wat over is, gaat gedekt in de hand; de aflegstapel is eerst leeg.
    .title = De rest is de hand

rule-cg-play-1 = Er zijn geen beurten: iedereen speelt tegelijk.
    .title = Allemaal tegelijk

rule-cg-play-2 = Alleen een 1 mag in het midden een nieuwe stapel beginnen; er kunnen meerdere stapels van één kleur zijn.
    .title = Een stapel begint met een 1

rule-cg-play-3 = Een kaart gaat op een stapel in het midden als ze dezelfde kleur heeft en precies één hoger is.
    .title = Zelfde kleur, één hoger

rule-cg-play-4 = Kaarten uit de eigen rij, de bovenste van de eigen Ligretto-stapel en de bovenste van de eigen aflegstapel mogen worden gelegd, verder niets.
    .title = Alleen open kaarten

rule-cg-play-5 = Een lege plek in de rij mag meteen worden gevuld met de bovenste kaart van de Ligretto-stapel, en met niets anders.
    .title = Lege plekken vult de stapel

rule-cg-play-6 = Drie kaarten worden samen omgedraaid; alleen de bovenste mag worden gelegd. Zijn het er minder, dan gaan ze allemaal om.
    .title = Drie kaarten tegelijk

rule-cg-play-7 = Is de bovenste van de aflegstapel gelegd, dan mag ook die eronder worden gelegd, enzovoort.
    .title = Daarna die eronder

rule-cg-play-8 = Zijn er minder dan drie kaarten in de hand, dan gaan alle overgebleven kaarten om.
    .title = Minder dan drie over

rule-cg-play-9 = Is de hand op, dan wordt de aflegstapel kort geschud en wordt dat de nieuwe hand.
    .title = De aflegstapel opnemen

rule-cg-play-10 = Boven de 10 is er geen kaart; dan is de stapel klaar.
    .title = Een stapel eindigt met de 10

rule-cg-end-1 = Wie de laatste kaart van de Ligretto-stapel kwijt is, roept stop. Zitten er nog kaarten in, dan telt de roep niet.
    .title = De stapel is leeg

rule-cg-end-2 = Met de roep is het spel voorbij; er mag geen kaart meer volgen.
    .title = Niets meer na de roep

rule-cg-end-3 = Kan niemand meer een kaart leggen, dan eindigt de ronde eerder en telt ze zoals ze is.
    .title = Niemand kan leggen

rule-cg-score-1 = Elke eigen kaart in het midden geeft één punt; de achterkant zegt van wie ze is.
    .title = Eén punt per kaart

rule-cg-score-2 = Elke kaart die in de eigen stapel blijft, kost twee punten.
    .title = Twee punten eraf

rule-cg-score-3 = Kaarten in de rij, in de hand en op de aflegstapel geven geen punten en kosten er geen.
    .title = Rij en hand tellen niet

rule-cg-score-4 = Wie de meeste punten heeft, wint de ronde, bij gelijk aantal samen. Dat hoeft niet de roeper te zijn.
    .title = De meeste punten winnen

rule-cg-match-1 = Het aantal rondes wordt vooraf afgesproken en de punten worden opgeteld; de meeste winnen.
    .title = Meerdere rondes

rule-cg-var-1 = Alleen waar de tafel de variant voor experts speelt, mogen kaarten van de stapel of de aflegstapel op kaarten van de rij.
    .title = Rijen als tussenopslag

rule-cg-var-2 = Op een plek van de rij is elke kaart lager dan die eronder.
    .title = Aflopende volgorde

rule-cg-var-3 = Twee kaarten direct op elkaar in de rij hebben verschillende kleuren.
    .title = Verschillende kleuren

rule-cg-var-4 = Van een plek in de rij mag alleen de bovenste kaart verder worden gelegd. Een lege plek wordt gevuld van de eigen stapel.
    .title = Alleen de bovenste kaart

rule-cg-var-5 = De ronde is ook voorbij als de laatste kaart van de eigen stapel in de rij gaat.
    .title = De laatste kaart in de rij

rule-cg-var-6 = Met vijf tot twaalf spelers zijn er twee of drie dozen; verder verandert er niets.
    .title = Met vijf en meer

## Het kaartspel volgens Weber

rule-cw-1-1 = Het aantal spelers is vrij. Ze zitten rond een midden waar iedereen bij kan en waar alle stapels passen.
    .title = Rond het midden

rule-cw-1-2-1 = Ieder heeft een set van veertig kaarten met een achterkant die niemand anders heeft.
    .title = Ieder een achterkant

rule-cw-1-2-2 = Iedereen schudt en geeft de kaarten naar rechts; daar mag nog één keer worden geschud.
    .title = Schudden en doorgeven

rule-cw-1-2-3a = Tien kaarten worden ongezien afgeteld en als stapel omgedraaid; daarnaast liggen drie open kaarten.
    .title = Stapel en rij

rule-cw-1-2-3b = Zijn de vier zichtbare kaarten samen dertig of meer, dan mag men alles schudden en opnieuw uitleggen.
    .title = Opnieuw uitleggen

rule-cw-1-2-3c = De rijen liggen zo dat er in het midden een duidelijk, ongeveer rond veld vrij blijft.
    .title = Plaats in het midden

rule-cw-1-3 = Met twee spelers liggen er vijf kaarten in de rij; of ieder schudt twee sets, twintig in de stapel en zes in de rij.
    .title = Met z’n tweeën

rule-cw-1-4 = Wie alleen speelt, speelt zoals hij wil.
    .title = In je eentje

rule-cw-1-5 = Met meer dan acht is het beter in twee groepen te spelen.
    .title = Meer dan acht

rule-cw-2-1 = Het begint met een duidelijk teken dat iedereen hoort, zodra iedereen klaar is.
    .title = Het teken

rule-cw-2-2-1 = Na het teken mag een 1 die op de stapel of in de rij open ligt naar het midden.
    .title = Eerst de enen

rule-cw-2-2-2a = Een 1 mag overal in het midden liggen; elke andere kaart gaat op haar eigen kleur, precies één hoger.
    .title = Eén hoger in dezelfde kleur

rule-cw-2-2-2b = Een 10 maakt haar stapel af en wordt gedekt gelegd.
    .title = Een 10 wordt omgedraaid

rule-cw-2-3 = Een lege plek in de rij mag worden gevuld met de bovenste kaart van de eigen stapel; op een plek past één kaart.
    .title = Lege plekken vult de stapel

rule-cw-2-4-1 = Uit de hand mag alleen de bovenste van de omgedraaide kaarten worden gelegd, daarna die eronder.
    .title = Alleen open kaarten

rule-cw-2-4-2 = Drie of meer kaarten worden tegelijk omgedraaid. Na het opnemen, ongeschud, mogen het er eerst één of twee zijn.
    .title = Kaarten omdraaien

rule-cw-2-4-3 = Als iedereen het afspreekt, wordt er steeds maar één kaart omgedraaid.
    .title = Eén kaart tegelijk

rule-cw-2-5-1 = Komen twee kaarten bijna tegelijk op één plek, dan blijft de onderste; alleen als die er zeker onder schoof, de bovenste. Naast elkaar of bij twijfel blijven beide.
    .title = Twee kaarten tegelijk

rule-cw-2-5-2 = Een kaart die haar stapel niet raakt, is niet gelegd; een andere kan voorgaan. Heeft een hand haar weggeduwd, dan telt de eerste aanraking.
    .title = Naast de stapel

rule-cw-2-5-3 = Een kaart die niet geldt, gaat terug naar waar ze vandaan kwam.
    .title = Terug naar haar plek

rule-cw-2-5-4 = Wie een stapel omstoot, bouwt hem op terwijl de anderen doorspelen. Wat niet te herstellen is, breekt de ronde af; bij opzet mogen de anderen diskwalificeren.
    .title = Iets omgestoten

rule-cw-2-5-5 = Niemand verschuift de kaarten van een ander. De eigen rij mag anders liggen, zolang het een rij blijft.
    .title = Van andere kaarten afblijven

rule-cw-2-5-6 = Niemand speelt met twee handen tegelijk of legt twee of meer kaarten samen.
    .title = Eén hand, één kaart

rule-cw-2-6 = Wie een probleem heeft dat het spel kan vervalsen, mag het laten onderbreken.
    .title = Het spel onderbreken

rule-cw-2-7a = Wie de eigen stapel leeg heeft, mag roepen; de rij hoeft niet leeg te zijn.
    .title = De stapel is leeg

rule-cw-2-7b = Bij de roep mag iedereen nog de kaart leggen die al in de hand is; verder niets.
    .title = Een kaart in de hand

rule-cw-3-1 = De rijen worden opgeruimd. Elke kaart die in de eigen stapel blijft, kost twee punten.
    .title = Kaarten in de stapel

rule-cw-3-2 = Elke eigen kaart in het midden geeft één punt; de rondes worden opgeteld.
    .title = Kaarten in het midden

rule-cw-3-3 = Is iemand vergeten te tellen, dan beslissen de anderen.
    .title = Vergeten te tellen

rule-cw-3-4 = Een partij duurt zo lang als afgesproken: een tijd, een aantal punten of zolang iedereen wil.
    .title = Hoe lang

rule-cw-3-5 = Wie later meedoet, begint met het gemiddelde van ieders punten.
    .title = Later erbij

rule-cw-3-6 = Als het is afgesproken, heeft wie een ronde met de roep beëindigt voortaan één kaart meer in de stapel. Zijn alle stapels gegroeid, dan gaat er overal één af.
    .title = De handicap

rule-cw-4-1 = Iedereen speelt eerlijk, stoort niemand en zoekt geen oneerlijk voordeel.
    .title = Eerlijk spelen

## Het dobbelspel

rule-dg-setup-1 = Twee tot vier spelen met vierentwintig dobbelstenen in vier kleuren, van elk zes, een speelbord, een zak en ieder een beker.
    .title = Speelbord, dobbelstenen en bekers

rule-dg-setup-2 = Alle dobbelstenen worden ongezien uit de zak getrokken: met twee ieder twaalf, met drie acht, met vier zes.
    .title = Uit de zak getrokken

rule-dg-setup-3 = Het bord ligt waar iedereen erbij kan. Elke kleur heeft een rij van zes velden, op elk past één dobbelsteen.
    .title = Rijen en velden

rule-dg-play-1 = Bij de startroep gooit iedereen al zijn dobbelstenen, en allen spelen tegelijk.
    .title = Iedereen gooit tegelijk

rule-dg-play-2 = Een dobbelsteen gaat alleen in de rij van zijn eigen kleur.
    .title = Elke kleur heeft haar rij

rule-dg-play-3 = Een rij wordt gevuld vanaf de 1: een dobbelsteen wordt gelegd als de vorige ligt, elk op het veld van zijn getal.
    .title = Vanaf de 1 omhoog

rule-dg-play-4 = Dobbelstenen pak en leg je met één hand, altijd dezelfde.
    .title = Altijd dezelfde hand

rule-dg-play-5 = Wie met dezelfde dobbelsteen later is, houdt hem en gooit hem opnieuw.
    .title = Wie eerst is, is aan de beurt

rule-dg-play-6 = Wie opnieuw gooit, gooit alle overgebleven dobbelstenen, nooit een deel.
    .title = Alle dobbelstenen opnieuw

rule-dg-play-7 = Een dobbelsteen ligt zoals hij viel; niemand draait hem op een andere kant.
    .title = Niet met de hand draaien

rule-dg-end-1 = Wie de laatste dobbelsteen legt, roept stop; daarna mag niemand meer leggen.
    .title = Geen dobbelstenen meer

rule-dg-end-2 = Dobbelstenen die niet zijn gelegd, blijven open op tafel om te worden geteld.
    .title = Wat over is, blijft open

rule-dg-score-1 = Wie riep, krijgt een punt voor elke dobbelsteen die de anderen over hebben; zij verliezen er één per steen.
    .title = De punten van een ronde

rule-dg-score-2 = Wie ook geen dobbelstenen meer heeft, maar niet het eerst riep, krijgt niets en verliest niets.
    .title = Als tweede klaar

rule-dg-match-1 = Na een ronde gaan alle dobbelstenen in de zak en worden ze opnieuw getrokken, evenveel als eerst.
    .title = Dobbelstenen terug in de zak

rule-dg-match-2 = Een partij heeft drie rondes per speler: zes, negen of twaalf.
    .title = Drie rondes per speler

rule-dg-match-3 = Wie na alle rondes de meeste punten heeft, wint; bij gelijk aantal winnen ze samen.
    .title = De partij winnen

rule-dg-child-1 = Met kinderen mogen de dobbelstenen ongelijk verdeeld worden: volwassenen nemen er één of twee meer.
    .title = Met kinderen spelen
