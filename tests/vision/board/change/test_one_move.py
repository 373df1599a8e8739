"""Of squares that seem changed those that one move may have changed together."""

from __future__ import annotations

import numpy as np
import pytest

from referee.values.board import Cell
from referee.vision.board.change.compare import MARGIN, PX, Compared
from referee.vision.board.change.one_move import certain, of_one_move

SIZE = 8
LAID: Cell = (3, 3)


def seen(*patches: tuple[Cell, tuple[slice, slice], float, str]) -> Compared:
    """Maps of a board on which parts of squares have changed that much, "sure"ly or in brightness alone ("darker")."""
    side = (SIZE + 2 * MARGIN) * PX
    maps = {name: np.zeros((side, side), np.float32) for name in ("other", "same", "darker", "brighter", "sure")}
    for (r, c), (rows, cols), much, name in ((LAID, np.s_[:, :], 1.0, "sure"), *patches):
        y, x = (r + MARGIN) * PX, (c + MARGIN) * PX
        for which, value in (("other", much), (name, much if name == "sure" else 1.0)):
            maps[which][y:y + PX, x:x + PX][rows, cols] = value
    return Compared(**maps, outside=np.zeros((side, side), bool))


def told(cell: Cell, of: Compared) -> bool:
    found = of_one_move({LAID, cell}, of, certain(of))
    assert LAID in found
    return cell in found


@pytest.mark.parametrize(("cell", "where", "much", "name", "expected"), [
    pytest.param((3, 4), np.s_[:, :], 0.7, "sure", True, id="a piece beside it"),
    pytest.param((3, 4), np.s_[:, :4], 0.8, "sure", False, id="its side, on the square beside it"),
    pytest.param((4, 4), np.s_[:4, :4], 1.0, "sure", False, id="its shadow, on the square across"),
    pytest.param((3, 4), np.s_[:, :], 0.7, "darker", False, id="a shadow over all of the square"),
    pytest.param((3, 4), np.s_[4:6, :], 1.0, "darker", False, id="a line, far fainter than the piece"),
    pytest.param((3, 6), np.s_[:, :6], 0.6, "sure", True, id="a piece two squares away"),
    pytest.param((7, 0), np.s_[:, :5], 0.6, "sure", False, id="as clear a change, far away"),
    pytest.param((7, 0), np.s_[:, :], 0.6, "sure", True, id="a plain change, far away: the piece was moved from there"),
])
def test_what_one_move_may_have_changed(cell: Cell, where: tuple[slice, slice], much: float, name: str,
                                        expected: bool) -> None:
    assert told(cell, seen((cell, where, much, name))) is expected


def test_a_letter_exchanged_for_another_shows_lines_only() -> None:
    of = seen()
    maps = {name: np.zeros_like(of.other) for name in ("other", "same", "darker", "brighter", "sure")}
    y = x = (3 + MARGIN) * PX
    maps["other"][y + 4:y + 6, x + 2:x + 8] = maps["darker"][y + 4:y + 6, x + 2:x + 8] = 0.7
    lines = Compared(**maps, outside=of.outside)
    assert of_one_move({LAID}, lines, certain(lines)) == {LAID}
