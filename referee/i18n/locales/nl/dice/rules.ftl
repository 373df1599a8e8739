# De regels in gewone woorden, naar de kenmerken van rules.md. De tekst: een of twee zinnen voor iemand aan tafel die
# vraagt waarom. `.title`: een paar woorden, zonder punt.

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
