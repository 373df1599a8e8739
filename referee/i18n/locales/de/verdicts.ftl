# Was über ein gelegtes Teil oder einen Augenblick gesagt wird: ein Text je Schlüssel der Regeln, klein und mit
# Bindestrichen (aus BG-PLACE-2.card wird bg-place-2-card). Felder heißen r3c4. Ein Satz beginnt groß, was auch immer
# zuerst eingesetzt wird.

overrule-allowed = Die Spieler haben entschieden: Das gilt als richtig.
overrule-mistake = Die Spieler haben entschieden: Das zählt als Fehler.
overrule-undecided = Die Spieler haben noch nicht entschieden.

note-hand = { $seconds } s lang war eine Hand über dem Spielplan.
note-picture-size = Das Bild hat jetzt eine andere Größe ({ $width }x{ $height }). Nichts wird beurteilt, bis der Spielplan darin gefunden ist.
note-table-moved = Der Spielplan oder die Kamera ist verrutscht.
note-source-lost = Das Bild ist weg.
note-source-back = Das Bild ist wieder da.
note-picture-damaged = Das Bild ist beschädigt: Bis es wieder heil ist, wird nichts beurteilt.
note-picture-back = Das Bild ist nach { $seconds } s wieder heil; was sich inzwischen änderte, wird nachgeholt.
note-skipped = Ein Bild wurde ausgelassen.
note-truncated = Die Aufnahme bricht vorzeitig ab.
note-ended = Das Bild kam nicht wieder; die Aufnahme endet hier.
