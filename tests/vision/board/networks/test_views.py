"""A board shown turned and mirrored: what the network says of each view belongs to the same squares and sides."""

import numpy as np
import pytest

from referee.vision.board.networks.squarenet import STEPS, VIEWS, View, lean_of
from tests.vision.conftest import Known

ALL = [View(quarter, mirror) for quarter in range(4) for mirror in (False, True)]


@pytest.mark.parametrize("view", ALL)
def test_a_view_is_undone(view: View) -> None:
    board = np.arange(3 * 5 * 2).reshape(3, 5, 2)
    assert np.array_equal(view.back(view.of(board)), board)


@pytest.mark.parametrize("view", ALL)
def test_a_picture_is_shown_as_the_squares_are(view: View) -> None:
    board = np.arange(3 * 5 * 3, dtype=np.uint8).reshape(3, 5, 3)
    assert np.array_equal(view.picture(board), view.of(board))


@pytest.mark.parametrize("view", ALL)
def test_the_other_half_of_a_card_lies_on_the_side_that_the_view_says(view: View) -> None:
    for side, (down, right) in enumerate(STEPS):
        board = np.zeros((3, 3), int)
        board[1, 1], board[1 + down, 1 + right] = 1, 2
        shown = view.of(board)
        assert shown[1, 1] == 1
        step = tuple(int(v) - 1 for v in np.argwhere(shown == 2)[0])
        assert STEPS[view.sides()[side]] == step


@pytest.mark.parametrize("view", ALL)
def test_the_lean_of_a_view_points_to_the_same_square(view: View) -> None:
    board = np.zeros((3, 3), int)
    board[0, 1] = 1  # one square up: x 0, y -1
    x, y = view.lean(np.array([0.0, -1.0]))
    assert view.of(board)[1 + round(float(y)), 1 + round(float(x))] == 1


def test_every_view_alone_reads_the_board_alike(still: Known) -> None:
    """The network was trained on all of them: none may say much else than the mean."""
    reader = still.reader
    picture = reader.prepare(still.image)
    camera = reader.locate(picture).camera
    mean = reader.said_of(reader.squares(picture, camera)).kind
    assert np.abs(lean_of(camera, *mean.shape[:2])).max() > 0.1  # seen from the side, so that a wrong lean would tell
    board = np.zeros(mean.shape[:2], bool)
    board[tuple(np.array([s.cell for s in still.table.squares]).T)] = True
    sure = board & (mean.max(-1) >= 0.9)
    assert sure.sum() > 0.9 * board.sum()
    for view in VIEWS:
        alone = reader.said_of(reader.squares(picture, camera, (view,))).kind
        differ = (alone.argmax(-1) != mean.argmax(-1))[sure].mean()
        assert differ <= 0.02, view
