"""A board asked about again is asked only where it looks otherwise, with the answer that the whole one gives."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.vision.board.networks.asking import ASKING, Asking, Shown, ask
from referee.vision.board.networks.squarenet import NET_PX, OUTPUTS, VIEWS

ROWS, COLS = 12, 14
LEAN = np.array([0.1, -0.2])
QUICK = VIEWS[:2]


class ByTheMean:
    """A network that says of each square how bright it is; `asked` counts squares."""

    def __init__(self) -> None:
        self.asked = 0

    def run(self, _: None, given: dict[str, np.ndarray]) -> list[np.ndarray]:
        pictures = given["boards"][0, :3]
        rows, cols = pictures.shape[1] // NET_PX, pictures.shape[2] // NET_PX
        self.asked += rows * cols
        bright = pictures.reshape(3, rows, NET_PX, cols, NET_PX).mean(axis=(0, 2, 4))
        return [np.broadcast_to(bright, (1, OUTPUTS, rows, cols)).copy()]


@pytest.fixture
def network() -> ByTheMean:
    return ByTheMean()


@pytest.fixture
def board() -> np.ndarray:
    rng = np.random.default_rng(7)
    inks = rng.integers(30, 220, (ROWS, COLS, 3), np.uint8)
    return cv2.resize(inks, None, fx=NET_PX, fy=NET_PX, interpolation=cv2.INTER_NEAREST)


def noisy(board: np.ndarray, seed: int) -> np.ndarray:
    noise = np.random.default_rng(seed).normal(0, 3, board.shape)
    return np.clip(board + noise, 0, 255).astype(np.uint8)


def shown(board: np.ndarray) -> Shown:
    return Shown(board, LEAN, QUICK)


def with_token(board: np.ndarray, row: int, col: int) -> np.ndarray:
    board = board.copy()
    cv2.circle(board, (col * NET_PX + NET_PX // 2, row * NET_PX + NET_PX // 2), NET_PX // 3, (15, 15, 15), -1)
    return board


def test_what_looks_the_same_is_not_asked_about_again(network: ByTheMean, board: np.ndarray) -> None:
    asking = Asking(network, board)
    first, everywhere = asking.anew(shown(noisy(board, 1)))
    network.asked = 0
    again, anywhere = asking.anew(shown(noisy(board, 2)))
    assert np.array_equal(again, first) and everywhere.all() and not anywhere.any()
    assert network.asked == 0


def test_a_square_that_changed_is_asked_about_with_its_surroundings(network: ByTheMean, board: np.ndarray) -> None:
    asking = Asking(network, board)
    asking.anew(shown(board))
    now = with_token(board, 5, 6)
    network.asked = 0
    answer, anew = asking.anew(shown(now))
    assert anew.sum() == (2 * ASKING.near + 1) ** 2 and anew[5, 6]
    assert network.asked == len(QUICK) * (2 * (ASKING.near + ASKING.around) + 1) ** 2
    assert np.allclose(answer, ask(network, shown(now), board))
    network.asked = 0
    assert np.allclose(asking.anew(shown(board))[0], ask(ByTheMean(), shown(board), board))
    assert network.asked, "taken away again"


def test_changes_far_apart_are_asked_about_apart_and_many_at_once(network: ByTheMean, board: np.ndarray) -> None:
    asking = Asking(network, board)
    asking.anew(shown(board))
    two = with_token(with_token(board, 0, 0), 11, 13)
    network.asked = 0
    assert np.allclose(asking.anew(shown(two))[0], ask(ByTheMean(), shown(two), board))
    assert network.asked == 2 * len(QUICK) * (1 + ASKING.near + ASKING.around) ** 2
    network.asked = 0
    dark = board // 2
    assert np.allclose(asking.anew(shown(dark))[0], ask(ByTheMean(), shown(dark), board))
    assert network.asked == len(QUICK) * ROWS * COLS


def test_a_slow_drift_is_noticed_in_the_end(network: ByTheMean, board: np.ndarray) -> None:
    """What a square is compared with is how it looked when it was asked about, not how it looked last."""
    asking = Asking(network, board)
    asking.anew(shown(board))
    left = np.s_[:, :3 * NET_PX]
    for step in range(1, 9):
        now = board.copy()
        now[left] = np.clip(board[left].astype(int) + 2 * step, 0, 255)
        answer, _ = asking.anew(shown(now))
    assert answer[0, 0, 0] == pytest.approx(ask(network, shown(now), board)[0, 0, 0],
                                            abs=8 / 127.5)
    assert answer[0, 0, 0] > ask(network, shown(board), board)[0, 0, 0] + 6 / 127.5


def test_other_views_and_another_angle_are_asked_anew(network: ByTheMean, board: np.ndarray) -> None:
    asking = Asking(network, board)
    asking.anew(shown(board))
    for lean, views in ((LEAN, VIEWS[2:]), (LEAN + 0.1, QUICK)):
        network.asked = 0
        asking.anew(Shown(board, lean, views))
        assert network.asked == len(views) * ROWS * COLS
