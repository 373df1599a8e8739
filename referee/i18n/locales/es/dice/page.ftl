### La página mientras se juega con dados: el tablero dibujado, correcciones, el final de una ronda.

## The frame of the phone page

tab-dice = Dados

## Los dados, y dónde están

dice-table-space = { $colour } { $n }
dice-table-free = Casilla libre: { $space }
dice-table-left-die = { $name }, junto al tablero: { $die }
dice-table-seat = Junto al tablero: { $name }
dice-table-gone = Este dado ya no está
dice-table-gone-text = Entretanto se ha tirado o colocado.
dice-table-at-least = ≥ { $n }
dice-table-board-has = Tablero con { $n } dados.
dice-table-board-last = Último: { $name }, { $die }.
dice-table-has-left = { $name }: { $n ->
    [one] queda 1 dado
   *[other] quedan { $n } dados
}.
dice-table-tap = El tablero. Las flechas eligen una casilla o un dado junto a él, Intro lo abre.

## Correcciones

dice-table-which-pips = ¿Qué muestra?
dice-table-pips-unread = No se puede leer
dice-table-which-space = ¿En qué casilla está?
dice-table-missed-text = ¿Hay aquí un dado que no está dibujado? Decid qué muestra y luego de quién es.
dice-table-missed-whose = ¿Quién lo ha colocado?
dice-table-missed-beside-text = ¿Hay aquí un dado que no está dibujado? Elegid su color y luego tocad lo que muestra.

## Antes y después de una ronda

dice-table-begins = La ronda empieza sola en cuanto todos han tirado.
dice-table-out-label = La cámara ha parado la ronda
dice-table-out-ask = Parece que a alguien no le quedan dados
dice-table-out = { $name } no tiene más dados: ¿stop?
dice-table-out-several = Varios no tienen más dados: ¿quién lo ha dicho?
dice-table-at-stop = Como estaba al parar
dice-table-proof = Los dados con borde azul son los que quedan. Tocad lo que no esté bien.
