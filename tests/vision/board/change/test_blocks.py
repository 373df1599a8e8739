"""Boards of other games with blocks on them: only squares on which something stands differently are named."""

import pytest

from referee.values.board import BoardTable
from referee.vision.board import changes
from tests.support.blocks import Cell, Played, learned, play, said
from tests.vision.conftest import Known


def played(seed: int, moves: int) -> tuple[Played, BoardTable, dict[str, Cell]]:
    game = play(seed, moves)
    return game, *learned(game)


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(("seed", "move"), [
    pytest.param(0, 0, id="14 mm, dark shadows a square long"),
    pytest.param(6, 0, id="8 mm, of the board's own colour, camera 54 degrees"),
    pytest.param(9, 0, id="21 mm, on a coloured board, camera 73 degrees"),
    pytest.param(19, 0, id="17 mm, a single one, whose shadow covers the square beside it"),
    pytest.param(12, 2, id="22 mm, one more whose top leans over the square behind it")])
def test_blocks_change_the_squares_they_stand_on_and_hide_none(seed: int, move: int) -> None:
    game, table, cells = played(seed, move + 1)
    assert said(game.moves[move], table, cells) == (set(game.moves[move].changed), set())


@pytest.mark.thorough
@pytest.mark.slow
def test_squares_under_a_hand_are_hidden_and_pieces_beside_it_have_changed(moment: Known) -> None:
    found = changes(moment.empty, moment.image, moment.table)
    ids = moment.learned.match
    covered = {ids[c] for p in moment.truth.pieces for c, _ in p.halves}
    assert covered <= set(found["changed"]) | set(found["hidden"])
    assert {"r6c4", "r7c4", "r8c3"} <= set(found["hidden"])  # in the middle of the hand
