# De regels in gewone woorden, naar de kenmerken van rules.md. De tekst: een of twee zinnen voor iemand aan tafel die
# vraagt waarom. `.title`: een paar woorden, zonder punt.

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
