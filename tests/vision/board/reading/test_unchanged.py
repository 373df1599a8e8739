"""Squares that look as they did when they were empty."""

from __future__ import annotations

import numpy as np
import pytest

from referee.vision.board.networks.asking import HIDDEN, Answer, Shown
from referee.vision.board.networks.squarenet import BARE, CARD, OUTPUTS, PX, VIEWS
from referee.vision.board.reading.unchanged import Unchanged, laid_bare

ROWS, COLS, HEIGHT = 2, 3, 0.1
CELLS = [(r, c) for r in range(ROWS) for c in range(COLS)]


def board() -> np.ndarray:
    """White rings printed on orange squares with green gaps, as in one family that the networks took for pieces."""
    out = np.full((PX * (ROWS + 2), PX * (COLS + 2), 3), (40, 110, 40), np.uint8)
    y, x = np.mgrid[:PX, :PX]
    square = np.full((PX, PX, 3), (20, 130, 230), np.uint8)
    square[np.abs(np.hypot(y - 24, x % 24 - 12) - 9) < 1.5] = (220, 230, 240)
    square[(y < 3) | (y > 44) | (x < 3) | (x > 44)] = (40, 110, 40)
    for r, c in CELLS:
        out[(r + 1) * PX:(r + 2) * PX, (c + 1) * PX:(c + 2) * PX] = square
    return out


def in_other_light(picture: np.ndarray) -> np.ndarray:
    rng = np.random.default_rng(0)
    fade = np.linspace(0.4, 0.7, picture.shape[1])[None, :, None]
    seen = 30 + picture * fade * (0.8, 0.9, 1.2) + rng.normal(0, 6, picture.shape)
    return np.clip(seen, 0, 255).astype(np.uint8)


def with_card(picture: np.ndarray) -> np.ndarray:
    """A card on the first two squares that bears the print of the squares below it and a dark line around."""
    out = picture.copy()
    y, x = np.mgrid[:PX, :2 * PX]
    line = np.abs(np.maximum(np.abs(y - 24) - 16, np.abs(x - 48) - 40)) < 2
    out[PX:2 * PX, PX:3 * PX][line] = (50, 30, 50)
    return out


def unchanged(now: np.ndarray, lean: tuple[float, float] = (0.0, 0.0)) -> list[tuple[int, int]]:
    return Unchanged(board(), HEIGHT).of(Shown(now, np.array(lean), VIEWS), CELLS)


def test_a_bare_square_is_alike_in_another_light_and_a_card_of_its_print_is_not() -> None:
    assert unchanged(in_other_light(board())) == CELLS
    assert unchanged(in_other_light(with_card(board()))) == CELLS[2:]


@pytest.mark.parametrize("lean", [(0.8, 0.0), (0.0, -0.8)])
def test_what_lies_lower_is_looked_for_where_it_shows(lean: tuple[float, float]) -> None:
    """The board is shown at the height of a card, so that the bare squares of a slanting view lie elsewhere."""
    seen = np.roll(board(), (round(-lean[1] * HEIGHT * PX), round(-lean[0] * HEIGHT * PX)), (0, 1))
    assert unchanged(in_other_light(seen), lean) == CELLS
    assert unchanged(in_other_light(np.roll(board(), 12, 1))) == []


def test_such_a_square_is_bare_whatever_the_network_says() -> None:
    logits = np.zeros((ROWS, COLS, OUTPUTS))
    logits[..., CARD] = 5.0
    logits[..., -2] = 5.0  # hidden
    said = laid_bare(Answer.of(logits, np.zeros((ROWS, COLS), bool)), [(0, 1)])
    assert said.kind[0, 1][BARE] > 0.98 and said.hidden[0, 1] < HIDDEN
    assert said.kind[0, 0][BARE] < 0.1 and said.hidden[0, 0] > HIDDEN and np.allclose(said.kind.sum(axis=-1), 1)
