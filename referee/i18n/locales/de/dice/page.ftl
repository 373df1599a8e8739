### Die Seite, während gewürfelt wird: der gezeichnete Spielplan, Berichtigungen, das Ende einer Runde.

## Der Rahmen der Seite am Tisch

tab-dice = Würfel

## Würfel, und wo sie liegen

dice-table-space = { $colour } { $n }
dice-table-free = Freies Feld: { $space }
dice-table-left-die = { $name }, neben dem Spielplan: { $die }
dice-table-seat = Neben dem Spielplan: { $name }
dice-table-gone = Dieser Würfel ist weg
dice-table-gone-text = Er wurde inzwischen gewürfelt oder gelegt.
dice-table-at-least = ≥ { $n }
dice-table-board-has = Spielplan mit { $n } Würfeln.
dice-table-board-last = Zuletzt: { $name }, { $die }.
dice-table-has-left = { $name }: { $n ->
    [one] 1 Würfel übrig
   *[other] { $n } Würfel übrig
}.
dice-table-tap = Der Spielplan. Pfeiltasten wählen ein Feld oder einen Würfel daneben, Enter öffnet es.

## Berichtigen

dice-table-which-pips = Was zeigt er?
dice-table-pips-unread = Nicht zu lesen
dice-table-which-space = Auf welchem Feld liegt er?
dice-table-missed-text = Liegt hier ein Würfel, der nicht gezeichnet ist? Sagt, was er zeigt, dann, von wem er ist.
dice-table-missed-whose = Wer hat ihn gelegt?
dice-table-missed-beside-text = Liegt hier ein Würfel, der nicht gezeichnet ist? Wählt seine Farbe, dann tippt an, was er zeigt.

## Vor und nach einer Runde

dice-table-begins = Die Runde beginnt von selbst, sobald alle gewürfelt haben.
dice-table-out-label = Die Kamera hat die Runde angehalten
dice-table-out-ask = Jemand scheint keine Würfel mehr zu haben
dice-table-out = { $name } hat keine Würfel mehr: Stopp?
dice-table-out-several = Mehrere haben keine Würfel mehr: Wer hat gerufen?
dice-table-at-stop = So lag es beim Stopp
dice-table-proof = Blau umrandete Würfel sind übrig. Tippt an, was nicht stimmt.
