# Wat over een gelegd stuk of een moment wordt gezegd: één tekst per sleutel van de regels, klein en met streepjes
# (BG-PLACE-2.card wordt bg-place-2-card). Velden heten r3c4. Een zin begint met een hoofdletter, wat er ook eerst
# wordt ingevuld.

overrule-allowed = De spelers hebben beslist: dit geldt als goed.
overrule-mistake = De spelers hebben beslist: dit telt als fout.
overrule-undecided = De spelers hebben nog niet beslist.

note-hand = { $seconds } s lang was er een hand boven het spelplan.
note-picture-size = Het beeld heeft nu een andere grootte ({ $width }x{ $height }). Er wordt niets beoordeeld tot het bord erin gevonden is.
note-table-moved = Het spelplan of de camera is verschoven.
note-source-lost = Het beeld is weg.
note-source-back = Het beeld is terug.
note-picture-damaged = Het beeld is beschadigd: tot het weer heel is, wordt niets beoordeeld.
note-picture-back = Het beeld is na { $seconds } s weer heel; wat intussen veranderde, wordt ingehaald.
note-skipped = Een beeld is overgeslagen.
note-truncated = De opname breekt vroegtijdig af.
note-ended = Het beeld kwam niet terug; de opname eindigt hier.
