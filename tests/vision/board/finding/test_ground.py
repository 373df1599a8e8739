"""Squares with something printed on them: their ink behind it, and boards made of them."""

import cv2
import numpy as np
import pytest

from referee.vision.board.finding.ground import grounds_of
from referee.vision.board.finding.search import find_board
from referee.vision.board.finding.squares import find_squares, lab_image
from tests.support.drawn import MARGIN, PX, camera_over, flat_board, layout, seen_by

ROWS, COLS = 8, 12


def numbered(colours: list[list[str]], paint: tuple[int, int, int] = (240, 244, 244)) -> np.ndarray:
    """The flat board with a number on each square, another one for each colour."""
    flat = flat_board(ROWS, COLS, colours)
    names = sorted({name for row in colours for name in row})
    for r, row in enumerate(colours):
        for c, name in enumerate(row):
            at = ((c + MARGIN) * PX + 14, (r + MARGIN + 1) * PX - 14)
            cv2.putText(flat, str(names.index(name) + 1), at, cv2.FONT_HERSHEY_SIMPLEX, 1.0, paint, 4)
    return flat


@pytest.mark.slow
@pytest.mark.parametrize("paint", [(240, 244, 244), (30, 28, 26)])
def test_a_board_with_numbers_printed_on_its_squares_is_found_whole(paint: tuple[int, int, int]) -> None:
    colours = layout(ROWS, COLS, seed=4)
    camera = camera_over(ROWS, COLS, size=(1200, 900), focal=1125.0)
    picture = seen_by(camera, numbered(colours, paint), size=(1200, 900))
    found = find_board(picture, None, frozenset({6, 9}))
    assert found is not None and len(found.cells) == ROWS * COLS
    assert len(found.palette.inks) == 6


def test_the_ground_is_the_ink_behind_a_print_and_an_even_square_is_all_ground() -> None:
    squares = np.full((2, 14, 14, 3), (40, 40, 200), np.uint8)
    squares[0, 3:11, 4:9] = (240, 240, 240)
    grounds = grounds_of(np.stack([lab_image(square) for square in squares]))
    assert not grounds.ground[0, 3:11, 4:9].any() and grounds.ground[0].sum() == 14 * 14 - 8 * 5
    assert grounds.clear[0].sum() < grounds.ground[0].sum()
    assert grounds.ground[1].all() and grounds.clear[1].all()
    assert grounds.spread.max() < 1.0  # two even colours


def test_a_square_with_a_broad_line_about_it_is_seen_by_its_outline_whatever_is_printed_on_it() -> None:
    """Checks part each square into small ones, of which none is the square."""
    picture = np.full((400, 400, 3), 225, np.uint8)
    for y, x in ((40, 40), (40, 120), (120, 40), (120, 120)):
        for k in range(25):
            top, left = y + 12 * (k // 5), x + 12 * (k % 5)
            picture[top : top + 12, left : left + 12] = (30, 30, 190) if k % 2 else (110, 110, 235)
    quads = find_squares(np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.8), np.uint8))
    sides = np.sqrt([cv2.contourArea(q) for q in quads])
    large = quads[(sides > 54) & (sides < 66)].mean(axis=1)
    for y, x in ((40, 40), (40, 120), (120, 40), (120, 120)):
        assert np.linalg.norm(large - [x + 30, y + 30], axis=1).min() < 2.0
