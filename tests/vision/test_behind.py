"""Tokens in line, as low cameras see them: the one behind is told by its top."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.sim import empty_board, look_at, render, sample_style, stand, truth
from referee.values import Cell
from referee.vision import Reader, learn
from referee.vision.asking import Answer
from referee.vision.behind import HIGH, LOW, PX, SHAPE, WIDE, behind, upright
from tests.vision.conftest import says

BOARD = [(r, c) for r in range(7) for c in range(11)]
TILT = np.radians(40.0)
TURN = np.array([[1, 0, 0], [0, np.sin(TILT), -np.cos(TILT)], [0, np.cos(TILT), np.sin(TILT)]])
CAMERA = PlaneCamera(900.0, (640.0, 360.0), 0.0, TURN, np.array([-5.5, -1.0, 16.0]))


@pytest.mark.parametrize(("lean", "covered"), [
    ((0.0, -0.8), {(2, 4)}), ((0.0, -1.4), {(2, 4), (1, 4)}), ((1.3, 0.0), {(3, 5), (3, 6)}), ((0.0, -0.01), set())])
def test_a_token_covers_squares_where_its_height_leans(lean: tuple[float, float], covered: set[Cell]) -> None:
    assert set(behind((3, 4), BOARD, np.array(lean))) >= covered
    assert all((r - 3) * lean[1] + (c - 4) * lean[0] > 0 for r, c in behind((3, 4), BOARD, np.array(lean)))
    assert bool(covered) == bool(behind((3, 4), BOARD, np.array(lean)))


@pytest.mark.parametrize("cell", [(1, 2), (5, 8)])
def test_a_height_shows_at_one_row_of_the_view_wherever_the_square_is(cell: Cell) -> None:
    for height in (0.0, 1.2):
        picture = np.zeros((720, 1280, 3), np.uint8)
        x, y = CAMERA.project([cell[1] + 0.5, cell[0] + 0.5], height).round().astype(int)
        picture[y - 2:y + 3, x - 2:x + 3] = 255
        [view] = upright(picture, CAMERA, [cell])
        assert view.shape == (*SHAPE, 3)
        row, col = np.argwhere(view[..., 0] > 128).mean(axis=0) + 0.5
        assert (row, col) == pytest.approx(((HIGH - height) * PX, WIDE * PX), abs=1.2)
    assert LOW < 0 < HIGH


class InLine:
    """A board with blunt tokens before a low camera: `front` hides `rear`, `alone` stands in the open."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        style = sample_style(rng)
        self.style = replace(style, token=replace(style.token, kind="cylinder", height_mm=24.0))
        self.bare = empty_board(rng, self.style, 4, 4)
        self.camera = look_at((0, 0, 0), 262.0, 37.0, 420.0, 0.0, 50, (1920, 1080), (0.0,) * 5)
        self.seed = seed
        table = learn([render(self.bare, self.style, self.camera, seed=seed)])
        facts = truth(self.bare, self.style, self.camera)["cells"]
        where = {tuple(c["cell"]): np.mean(c["poly_px"], axis=0) for c in facts}
        self.name = {cell: min(table.squares, key=lambda s: float(np.hypot(*(np.mean(s.quad, axis=0) - xy)))).cell
                     for cell, xy in where.items()}
        column = sorted(c for c in self.bare.colours if c[1] == 5)
        self.rear, self.front, *_, self.alone = column[2:]
        self.reader = Reader(table)

    def read(self, *cells: Cell) -> tuple[set[Cell], set[Cell]]:
        """The squares with a token as they are read, and as they are."""
        tokens = tuple(stand(self.bare, f"t{k}", c) for k, c in enumerate(cells))
        picture = render(replace(self.bare, tokens=tokens), self.style, self.camera, seed=self.seed)
        return {t.cell for t in self.reader.read(picture).tokens}, {self.name[c] for c in cells}


@pytest.mark.parametrize("seed", [3, 8, 11])
def test_a_token_behind_another_is_read_and_none_is_where_only_the_one_in_front_stands(seed: int) -> None:
    board = InLine(seed)
    for standing in ((board.front, board.rear, board.alone), (board.front, board.alone)):
        read_as, true = board.read(*standing)
        assert read_as == true


def test_a_token_seen_only_upright_is_read_while_one_of_the_set_is_missing(monkeypatch) -> None:
    """What is seen from above says of the square behind that nothing stands there."""
    board = InLine(3)

    def overlooked(answer: Answer) -> None:
        answer.token[board.name[board.rear]] = 0.01

    says(board.reader, overlooked, monkeypatch)
    read_as, true = board.read(board.front, board.rear, board.alone)
    assert read_as == true
    monkeypatch.setattr(board.reader, "_most_tokens", 2)
    read_as, true = board.read(board.front, board.rear, board.alone)
    assert read_as == true - {board.name[board.rear]}
