### La pagina mentre si gioca con i dadi: il tabellone disegnato, le correzioni, la fine di un round.

## The frame of the phone page

tab-dice = Dadi

## I dadi, e dove sono

dice-table-space = { $colour } { $n }
dice-table-free = Casella libera: { $space }
dice-table-left-die = { $name }, accanto al tabellone: { $die }
dice-table-seat = Accanto al tabellone: { $name }
dice-table-gone = Questo dado non c’è più
dice-table-gone-text = Nel frattempo è stato tirato o posato.
dice-table-at-least = ≥ { $n }
dice-table-board-has = Tabellone con { $n } dadi.
dice-table-board-last = Ultimo: { $name }, { $die }.
dice-table-has-left = { $name }: { $n ->
    [one] resta 1 dado
   *[other] restano { $n } dadi
}.
dice-table-tap = Il tabellone. Le frecce scelgono una casella o un dado accanto, Invio lo apre.

## Correzioni

dice-table-which-pips = Che cosa mostra?
dice-table-pips-unread = Non si legge
dice-table-which-space = Su quale casella è?
dice-table-missed-text = C’è qui un dado che non è disegnato? Dite che cosa mostra, poi di chi è.
dice-table-missed-whose = Chi l’ha posato?
dice-table-missed-beside-text = C’è qui un dado che non è disegnato? Scegliete il colore, poi toccate che cosa mostra.

## Prima e dopo un round

dice-table-begins = Si comincia da soli, appena tutti hanno tirato.
dice-table-out-label = La telecamera ha fermato il gioco
dice-table-out-ask = Sembra che qualcuno non abbia più dadi
dice-table-out = { $name } non ha più dadi: stop?
dice-table-out-several = Più giocatori non hanno più dadi: chi l’ha detto?
dice-table-at-stop = Com’era allo stop
dice-table-proof = I dadi con il bordo azzurro sono quelli rimasti. Toccate ciò che non è giusto.
