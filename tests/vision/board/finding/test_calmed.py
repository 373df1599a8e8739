"""Boards whose squares bear symbols in outline or dots, which cut them into parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from referee.vision.board.finding import search
from referee.vision.board.finding.search import find_board

INKS = ((60, 60, 210), (235, 150, 90), (60, 130, 250), (175, 110, 225), (40, 55, 45))
SIDE, ROWS, COLS, LEFT, TOP = 54, 8, 12, 90, 60


def _board_with_hexagons() -> NDArray[np.uint8]:
    """Two by three sections of 16 squares with rounded corners in a dark frame; a dark hexagon is printed on each."""
    rng = np.random.default_rng(5)
    image = np.full((560, 860, 3), (70, 110, 150), np.uint8)
    cv2.rectangle(image, (LEFT - 25, TOP - 25), (LEFT + COLS * SIDE + 25, TOP + ROWS * SIDE + 25), (30, 20, 60), -1)
    cv2.rectangle(image, (LEFT, TOP), (LEFT + COLS * SIDE, TOP + ROWS * SIDE), (120, 125, 110), -1)
    turns = np.linspace(0, 2 * np.pi, 7)[:6] + 0.3
    for r in range(ROWS):
        for c in range(COLS):
            x, y = LEFT + c * SIDE, TOP + r * SIDE
            ink = INKS[int(rng.integers(len(INKS)))]
            cv2.rectangle(image, (x + 5, y + 1), (x + SIDE - 5, y + SIDE - 1), ink, -1)
            cv2.rectangle(image, (x + 1, y + 5), (x + SIDE - 1, y + SIDE - 5), ink, -1)
            corners = np.stack([np.cos(turns), np.sin(turns)], axis=1) * 0.36 * SIDE + [x + SIDE / 2, y + SIDE / 2]
            cv2.polylines(image, [corners.round().astype(np.int32)], True, (25, 20, 25), 2, cv2.LINE_AA)
    grain = rng.normal(0, 3, image.shape)
    return np.clip(cv2.GaussianBlur(image, (0, 0), 0.7) + grain, 0, 255).astype(np.uint8)


def _board_with_scales() -> NDArray[np.uint8]:
    """Two by three sections of 16 squares; the ground of each is cream, its ink only in four or nine dots."""
    rng = np.random.default_rng(3)
    image = np.full((560, 860, 3), (70, 110, 150), np.uint8)
    cv2.rectangle(image, (LEFT - 2, TOP - 2), (LEFT + COLS * SIDE + 2, TOP + ROWS * SIDE + 2), (40, 70, 40), -1)
    inks = rng.integers(len(INKS), size=(ROWS, COLS))
    for (r, c), k in np.ndenumerate(inks):
        x, y, n = LEFT + c * SIDE, TOP + r * SIDE, 2 + k % 2
        cv2.rectangle(image, (x + 2, y + 2), (x + SIDE - 2, y + SIDE - 2), (190, 205, 215), -1)
        step = (SIDE - 4) / n
        for i, j in np.ndindex(n, n):
            at = round(x + 2 + (i + 0.5) * step), round(y + 2 + (j + 0.5) * step)
            cv2.circle(image, at, round(0.42 * step), INKS[k], -1, cv2.LINE_AA)
    grain = rng.normal(0, 3, image.shape)
    return np.clip(cv2.GaussianBlur(image, (0, 0), 0.7) + grain, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("drawn", [_board_with_hexagons, _board_with_scales], ids=["outlines", "dots"])
def test_what_is_printed_on_the_squares_hides_no_board(drawn: Callable[[], NDArray[np.uint8]],
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    """Found with it taken off the picture, and not as it is: else the test shows nothing."""
    image = drawn()
    found = find_board(image, sections=(6,))
    assert found is not None and len(found.cells) == ROWS * COLS
    monkeypatch.setattr(search, "SEARCH", replace(search.SEARCH, calmed=()))
    assert find_board(image, sections=(6,)) is None
