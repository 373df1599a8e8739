### De pagina terwijl er gedobbeld wordt: het getekende spelplan, correcties, het einde van een ronde.

## The frame of the phone page

tab-dice = Stenen

## Dobbelstenen, en waar ze liggen

dice-table-space = { $colour } { $n }
dice-table-free = Vrij vak: { $space }
dice-table-left-die = { $name }, naast het spelplan: { $die }
dice-table-seat = Naast het spelplan: { $name }
dice-table-gone = Deze dobbelsteen is weg
dice-table-gone-text = Hij is intussen gerold of gelegd.
dice-table-at-least = ≥ { $n }
dice-table-board-has = Spelplan met { $n } dobbelstenen.
dice-table-board-last = Laatste: { $name }, { $die }.
dice-table-has-left = { $name }: { $n ->
    [one] nog 1 dobbelsteen
   *[other] nog { $n } dobbelstenen
}.
dice-table-tap = Het spelplan. Pijltjestoetsen kiezen een vak of een dobbelsteen ernaast, Enter opent het.

## Corrigeren

dice-table-which-pips = Wat toont hij?
dice-table-pips-unread = Niet te lezen
dice-table-which-space = Op welk vak ligt hij?
dice-table-missed-text = Ligt hier een dobbelsteen die niet getekend is? Zeg wat hij toont, dan van wie hij is.
dice-table-missed-whose = Wie heeft hem gelegd?
dice-table-missed-beside-text = Ligt hier een dobbelsteen die niet getekend is? Kies zijn kleur, tik dan aan wat hij toont.

## Voor en na een ronde

dice-table-begins = De ronde begint vanzelf zodra iedereen gegooid heeft.
dice-table-out-label = De camera heeft de ronde gestopt
dice-table-out-ask = Iemand lijkt geen dobbelstenen meer te hebben
dice-table-out = { $name } heeft geen dobbelstenen meer: stop?
dice-table-out-several = Meer spelers hebben geen dobbelstenen meer: wie riep er?
dice-table-at-stop = Zo lag het bij de stop
dice-table-proof = Stenen met een blauwe rand zijn over. Tik aan wat niet klopt.
