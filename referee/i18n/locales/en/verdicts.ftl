# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first.

overrule-allowed = The players decided: this counts as right.
overrule-mistake = The players decided: this counts as a mistake.
overrule-undecided = The players have not decided yet.

note-hand = A hand was over the board for { $seconds } s.
note-picture-size = The picture has another size now ({ $width }x{ $height }). Nothing is judged until the board is found in it.
note-table-moved = The table or the camera has moved.
note-source-lost = The picture is gone.
note-source-back = The picture is back.
note-picture-damaged = The picture is damaged: nothing is judged until it is whole again.
note-picture-back = The picture is whole again after { $seconds } s; what changed meanwhile is caught up.
note-skipped = A picture was left out.
note-truncated = The recording breaks off early.
note-ended = The picture did not come back; the recording ends here.
