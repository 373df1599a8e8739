# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first. No "de" before a name: it would have to become "d’" before a vowel.

overrule-allowed = Les joueurs ont décidé : cela compte comme juste.
overrule-mistake = Les joueurs ont décidé : cela compte comme une erreur.
overrule-undecided = Les joueurs n’ont pas encore décidé.

note-hand = Une main est restée { $seconds } s au-dessus du plateau.
note-picture-size = L’image a maintenant une autre taille ({ $width }x{ $height }). Rien n’est jugé tant que le plateau n’y est pas retrouvé.
note-table-moved = La table ou la caméra a bougé.
note-source-lost = L’image a disparu.
note-source-back = L’image est revenue.
note-picture-damaged = L’image est abîmée : rien n’est jugé tant qu’elle n’est pas entière.
note-picture-back = L’image est de nouveau entière après { $seconds } s ; ce qui a changé entre-temps est rattrapé.
note-skipped = Une image a été sautée.
note-truncated = L’enregistrement s’interrompt trop tôt.
note-ended = L’image n’est pas revenue ; l’enregistrement s’arrête ici.
