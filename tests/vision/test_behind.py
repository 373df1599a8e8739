"""Tokens in line, as low cameras see them: the one behind is told by its top."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.sim import Scene, empty_board, look_at, render, sample_style, stand, truth
from referee.values import Cell
from referee.vision import Reader, learn
from referee.vision.behind import HIGH, LOW, PX, SHAPE, WIDE, behind, upright

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


@pytest.mark.parametrize("seed", [3, 8, 11])
def test_a_token_behind_another_is_read_and_none_is_where_only_the_one_in_front_stands(seed: int) -> None:
    rng = np.random.default_rng(seed)
    style = sample_style(rng)
    style = replace(style, token=replace(style.token, kind="cylinder", height_mm=24.0))
    bare = empty_board(rng, style, 4, 4)
    camera = look_at((0, 0, 0), 262.0, 37.0, 420.0, 0.0, 50, (1920, 1080), (0.0,) * 5)
    table = learn([render(bare, style, camera, seed=seed)])
    where = {tuple(c["cell"]): np.mean(c["poly_px"], axis=0) for c in truth(bare, style, camera)["cells"]}
    name = {cell: min(table.squares, key=lambda s: float(np.hypot(*(np.mean(s.quad, axis=0) - xy)))).cell
            for cell, xy in where.items()}
    column = sorted(c for c in bare.colours if c[1] == 5)
    rear, front, *_, alone = column[2:]
    reader = Reader(table)

    def read(scene: Scene, *cells: Cell) -> tuple[set[Cell], set[Cell]]:
        tokens = tuple(stand(scene, f"t{k}", c) for k, c in enumerate(cells))
        reading = reader.read(render(replace(scene, tokens=tokens), style, camera, seed=seed))
        return {t.cell for t in reading.tokens}, {name[c] for c in cells}

    for standing in ((front, rear, alone), (front, alone)):
        read_as, true = read(bare, *standing)
        assert read_as == true
