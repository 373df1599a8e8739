"""The open question to the people, as screens show it: whose are these pieces?

Why it exists: whoever looks up from the cards has a second for it: one sentence, the places, a tap. What it does not
do: choose the question (`asking`).
"""

from __future__ import annotations

from typing import Any

from referee.games.api.game import Game
from referee.games.api.standing import Standing
from referee.i18n import say
from referee.session.shown.sentences import name_of


def question_view(standing: Standing, game: Game) -> dict[str, Any] | None:
    """The open question as JSON; None where there is none.

    `answers`: the seats that may be tapped, the likeliest first, each with a label; the first confirms what the
    question supposes, if it supposes anything. `beside`: taught pieces to compare with, where it is asked once more.
    """
    asked = standing.question
    if asked is None:
        return None
    pieces, seats = asked.pieces, [seat for seat in asked.candidates if seat in (standing.players or game.seats)]
    names = {seat: name_of(seat, standing.players) for seat in seats}
    supposes, other, kind = asked.likely and bool(seats), asked.other, pieces[0].kind
    if other is not None and supposes and other == seats[0]:
        text = say("ask-again-unlike", player=names[other], n=len(pieces))
    elif other is not None and supposes:
        text = say("ask-again", player=names[seats[0]], other=name_of(other, standing.players), n=len(pieces))
    elif supposes:
        text = say(f"ask-is-it-{kind}", player=names[seats[0]], n=len(pieces))
    else:
        text = say(f"ask-whose-{kind}", n=len(pieces))
    lying = {(p.kind, frozenset(p.squares)): p.seq for p in standing.pieces}
    return {
        "seq": asked.seq, "t": asked.t, "text": text, "again": other is not None,
        "pieces": [{"kind": p.kind, "squares": list(p.squares),
                    "seq": lying.get((p.kind, frozenset(p.squares)))} for p in pieces],
        "squares": [square for p in pieces for square in p.squares],
        "pictures": list(asked.evidence),
        "answers": [{"seat": seat, "label": say("ask-yes", player=names[seat]) if supposes and k == 0 else names[seat],
                     "yes": supposes and k == 0} for k, seat in enumerate(seats)],
        "beside": [{"seat": b.player, "name": name_of(b.player, standing.players), "picture": b.example}
                   for b in asked.beside],
    }
