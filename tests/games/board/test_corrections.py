"""Answers to questions, laid over the camera's looks: said once they change nothing, said twice they name."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.board.corrections import Corrections
from referee.games.board.lines import BOARD
from referee.rules.board.observation import BoardObservation, Piece
from referee.rules.core import PROOF
from referee.values.common import UNKNOWN

CELLS = (0, 1), (0, 2)


def answer(owner: str | None, *, sure: bool) -> dict[str, Any]:
    return {"type": "answer", "seq": 5, "t": 9.0, "about": [4], "player": owner, "sure": sure,
            "pieces": [{"kind": "card", "squares": ["r0c2", "r0c1"], "laid": 0.0}]}


@pytest.mark.parametrize(("read", "owner", "sure", "told", "proves"), [
    (UNKNOWN, "solid", True, "solid", False),
    ("dotted", "solid", True, "solid", False),
    ("solid", "solid", True, "solid", True),
    (UNKNOWN, "solid", False, UNKNOWN, True),
    ("dotted", "solid", False, "dotted", True),
    (UNKNOWN, None, False, UNKNOWN, True),
])
def test_an_answer_names_the_piece_where_it_is_sure_and_accuses_only_with_the_camera(
        read: str, owner: str | None, sure: bool, told: str, proves: bool) -> None:
    piece = Piece("card", read, CELLS, ("red", "blue"), (), 0.99)
    seen = BoardObservation(1.0, 1, laid=(piece,), identified=(piece,))
    after = Corrections.of([BOARD.read(answer(owner, sure=sure))]).apply(seen)
    for found in (*after.laid, *after.identified):
        assert (found.owner, found.confidence >= PROOF, found.colours) == (told, proves, ("red", "blue"))
