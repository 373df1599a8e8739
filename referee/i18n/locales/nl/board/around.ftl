### Wat om het spel heen staat: start, voorbereiding, een partij achteraf, vaste spelers, hulp.

## Spellen en spelregels

document-board-new = Bordspel, nieuwere regels
document-board-new-text = Plaats 1 tot 4: twee chips, één chip, geen. Een fout betekent laatste plaats.
document-board-old = Bordspel, oudere regels
document-board-old-text = Twee punten voor wie klaar is, één voor de minste kaarten over. Een fout betekent geen score.
game-board = Bordspel

frame-solid = enkel
frame-double = dubbel
frame-dashed = gestreept
frame-dotted = gestippeld

## Voorbereiding

setup-step-teach = Stukken
brought-in-board = Bordjes van de vorige keer
brought-tableau = Kaarten op bordje
brought-jokers-spent = Jokers op
setup-table-found = { $n } velden gevonden
setup-teach-text = Leg van iedereen een paar stukken op het spelplan. Tik een stuk aan en zeg van wie het is. Eén keer is genoeg.
setup-teach-find = Opnieuw naar stukken zoeken
setup-teach-none = Geen stukken gezien. Leg er een paar op het spelplan en zoek opnieuw.
setup-teach-piece = { $kind ->
    [card] Kaart
    [joker] Joker
    [token] Steen
   *[unknown] Stuk
} { $n }, { $owner ->
    [none] nog niet gezegd van wie
   *[other] { $owner }
}
setup-teach-whose = Van wie is stuk { $n }?
setup-teach-token = Een steen
setup-teach-nothing = Geen stuk
setup-teach-left = { $n ->
    [0] Alles gezegd
    [one] Nog 1 te zeggen
   *[other] Nog { $n } te zeggen
}
setup-teach-colour = Welke kleur is dit?
setup-teach-name = Naam van deze set (om hem terug te vinden)
setup-teach-save = Onthouden
setup-teach-saved = De set is nu bekend.
setup-ready-learned = { $n } velden geleerd

## Huisregels: telkens één vraag, en wat elk antwoord betekent

option-sections = Hoeveel spelplandelen met drie of vier spelers?
answer-sections-9 = Negen
answer-sections-10 = Tien
answer-sections-any = Zoveel we willen
option-contact = Wat moet een nieuwe kaart raken?
answer-contact-token-cell = Het veld van de steen
answer-contact-token-card = Een veld van de kaart onder de steen
option-token-cell-free = Mag een kaart op het lege veld waar een steen staat?
answer-token-cell-free-no = Nee
answer-token-cell-free-yes = Ja
option-token-stack = Mogen twee stenen op hetzelfde veld beginnen?
answer-token-stack-forbid = Nee
answer-token-stack-allow = Ja
option-dead-end = Wanneer is een steen geblokkeerd?
answer-dead-end-geometry = Geen twee vrije velden ernaast
answer-dead-end-deck = Geen kaart van de set past
answer-dead-end-unplayed = Geen kaart in het spel past nog
option-dead-end-jokers = Is een steen nog vrij als het via jokers verder kan?
answer-dead-end-jokers-ignore = Nee
answer-dead-end-jokers-count = Ja
option-release-duty = Moet de volgende kaart de steen bevrijden die je hebt ingesloten?
answer-release-duty-must-next = Ja, meteen
answer-release-duty-may = Alleen wie wil
option-release-by = Wie mag een geblokkeerde steen bevrijden?
answer-release-by-causer = Wie hem insloot
answer-release-by-anyone = Iedereen
option-joker-clock-s = Hoe snel moet na een joker een kaart volgen?
answer-joker-clock-s-off = Vóór al het andere, zonder klok
option-joker-undo = Een joker die anderen hebben ingesloten:
answer-joker-undo-take-back = Terugnemen, geen fout
answer-joker-undo-stays = Hij blijft liggen
answer-joker-undo-mistake = Dat is een fout
option-joker-blocks = Telt een joker die een steen insluit als een kaart?
answer-joker-blocks-as-card = Ja, de eigenaar bevrijdt de steen
answer-joker-blocks-ignore = Nee
option-jokers-per = Hoe lang doe je met twee jokers?
answer-jokers-per-round = Twee in elke ronde
answer-jokers-per-match = Twee voor de hele partij
option-joker-key = Welke jokers beslissen bij gelijke stand?
answer-joker-key-used-this-round = Die in deze ronde gebruikt zijn
answer-joker-key-left = Die nog over zijn
option-discard-top-playable = Mag de bovenste kaart van de eigen aflegstapel worden gelegd?
answer-discard-top-playable-no = Nee
answer-discard-top-playable-yes = Ja
option-race = Twee gaan voor dezelfde steen: wanneer is hij verzet?
answer-race-logical-token = Zodra de kaart ligt
answer-race-physical-token = Als de steen zelf verplaatst is
option-stop-at = Wanneer is de ronde voorbij?
answer-stop-at-call = Bij de roep
answer-stop-at-last-card = Als iemands laatste kaart ligt
option-stop-tie = Twee lege handen tegelijk: wie is klaar?
answer-stop-tie-caller = Wie het eerst riep
answer-stop-tie-shared = Allebei
option-swapped-colours = Goede kleuren, maar omgedraaid: een fout?
answer-swapped-colours-ask = Vraag het ons elke keer
answer-swapped-colours-mistake = Ja, een fout
answer-swapped-colours-ok = Nee, dat is goed
option-mistake-scope = Wat kost aan het einde punten?
answer-mistake-scope-colours-and-cover = Alleen kaarten die fout liggen
answer-mistake-scope-any-proven-violation = Alles wat gezien is
option-take-back = Een foute kaart die op tijd wordt teruggenomen:
answer-take-back-allowed = Is vergeven
answer-take-back-forbidden = Telt toch
option-mistake-place = Een fout: welke rij van de tabel?
answer-mistake-place-last-row = De laatste
answer-mistake-place-competition = De gedeelde plaats
option-winner-mistake = Wie klaar was, maakte een fout:
answer-winner-mistake-shift-up = De anderen schuiven op
answer-winner-mistake-vacant-first = De eerste plaats blijft leeg
option-old-winner-mistake = Wie klaar was, maakte een fout:
answer-old-winner-mistake-nobody-two = Niemand krijgt twee punten
answer-old-winner-mistake-promote = Wie de minste kaarten heeft, krijgt ze
option-old-2p-winner-mistake = Twee spelers, en wie klaar was, maakte een fout:
answer-old-2p-winner-mistake-literal = De ander krijgt niets
answer-old-2p-winner-mistake-promote = De ander krijgt twee punten
option-stalemate-tie = Niemand kan aanleggen, en meerdere legden de meeste kaarten:
answer-stalemate-tie-by-edition = Zoals deze regels zeggen
answer-stalemate-tie-jokers-then-share = Minder jokers, anders gedeeld
answer-stalemate-tie-share = Ze winnen allemaal
answer-stalemate-tie-fewest-left = Minder kaarten over wint
option-stalemate-rank = Niemand kan aanleggen: hoe volgen de anderen?
answer-stalemate-rank-left = Naar kaarten over
answer-stalemate-rank-placed = Naar gelegde kaarten
option-tableau-add = Moeten kaarten op het bordje?
answer-tableau-add-must = Ja
answer-tableau-add-may = Een speler mag ervan afzien
option-tableau-cap = Hoeveel kaarten passen op een bordje?
answer-tableau-cap-14 = 14
answer-tableau-cap-15 = 15
answer-tableau-cap-none = Zoveel er zijn
option-match-tie = Evenveel punten aan het einde:
answer-match-tie-shared = Beiden winnen
answer-match-tie-none = Niemand wint
option-carry-over = Gaan de bordjes mee naar de volgende partij?
answer-carry-over-by-edition = Zoals deze regels zeggen
answer-carry-over-on = Ja
answer-carry-over-off = Nee
answer-carry-over-ask = Vraag het aan het einde

## Hulp

chapter-setup = Voor de eerste ronde
chapter-play = Hoe er gespeeld wordt
chapter-place = Een kaart leggen
chapter-token = De steen verzetten
chapter-dead = Doodlopende straatjes
chapter-joker = Jokers
chapter-end = Het einde van een ronde
chapter-check = Nakijken
chapter-audit = Wat het laatste beeld toont
chapter-score-n = Punten, nieuwere regels
chapter-score-o = Punten, oudere regels
chapter-tab = Het spelersbordje
chapter-match = De partij
drawing-covers = De kaart bedekt de helft van een andere kaart.
drawing-fits = Beide helften liggen op hun eigen kleur.
drawing-colour = De rechterhelft is rood, haar veld is geel.
drawing-edge = De kaart ligt met een kant aan het veld van de steen.
drawing-away = De kaart raakt het veld van de steen niet.
drawing-corner = De kaart raakt het veld van de steen alleen met een hoek.
drawing-turned = De goede twee kleuren, maar omgedraaid. Jullie tafel beslist.
drawing-far = De steen gaat op de helft die verder weg ligt.
drawing-near = De steen staat op de nabije helft.
drawing-stuck = Er liggen geen twee vrije velden naast de steen: hij is geblokkeerd.
drawing-freed = Wie de steen insloot, legt de volgende kaart ergens anders, en de steen gaat daarheen.
drawing-joker-other = De joker heeft een enkele rand, de kaart stippen: dit is een kaart van een andere speler.
drawing-joker-own = De speler van de joker gaat daar verder.
