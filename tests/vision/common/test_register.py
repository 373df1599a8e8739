"""Finding the learned board again: small moves exactly, large ones too, and never a board that is not there."""

import cv2
import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.vision.common.views.register import Register
from tests.support.drawn import camera_over, flat_board, layout, paint, seen_by

ROWS, COLS = 8, 10
CELLS = tuple((r, c) for r in range(ROWS) for c in range(COLS))
LEARNED = camera_over(ROWS, COLS, k1=-0.04)
FLAT = flat_board(ROWS, COLS, layout(ROWS, COLS, 1))
BARE = seen_by(LEARNED, FLAT)
CORNERS = np.array([[0.0, 0.0], [COLS, 0.0], [COLS, ROWS], [0.0, ROWS]])


def pushed(x: float, y: float, turn: float) -> PlaneCamera:
    """The pose after the board was moved by (x, y) squares and turned by degrees about its middle."""
    spin = cv2.Rodrigues(np.array([0.0, 0.0, np.radians(turn)]))[0]
    middle = np.array([COLS / 2, ROWS / 2, 0.0])
    rotation = LEARNED.rotation @ spin
    shift = LEARNED.rotation @ (middle + [x, y, 0.0] - spin @ middle) + LEARNED.translation
    return PlaneCamera(LEARNED.focal, LEARNED.centre, LEARNED.k1, rotation, shift)


def off(found: PlaneCamera, true: PlaneCamera) -> float:
    """Largest distance of the board's corners from where they truly are, pixels."""
    return float(np.linalg.norm(found.project(CORNERS) - true.project(CORNERS), axis=1).max())


@pytest.mark.parametrize(("x", "y", "turn"), [(0.05, 0.0, 0.0), (0.15, -0.1, 0.0), (0.0, 0.0, 1.0), (-0.1, 0.12, -0.8)])
def test_a_small_move_is_recovered(x: float, y: float, turn: float) -> None:
    true = pushed(x, y, turn)
    found = Register(BARE, LEARNED, CELLS).find(seen_by(true, FLAT, seed=1))
    assert found.ok and found.found > 0.9
    assert off(found.camera, true) < 1.0 < off(LEARNED, true)
    moved = np.linalg.norm(LEARNED.unproject(true.project(CORNERS)) - CORNERS, axis=1).mean()
    assert found.shift == pytest.approx(moved, abs=0.015)


def test_a_board_pushed_far_is_found_by_its_picture() -> None:
    true = pushed(1.3, -0.7, 6.0)
    found = Register(BARE, LEARNED, CELLS).find(seen_by(true, FLAT, seed=2))
    assert found.ok
    assert off(found.camera, true) < 1.5


def test_noise_moves_nothing() -> None:
    found = Register(BARE, LEARNED, CELLS).find(seen_by(LEARNED, FLAT, noise=6.0, seed=3))
    assert found.ok and found.found == 1.0
    assert off(found.camera, LEARNED) < 0.5 and found.shift < 0.012


def test_pieces_and_light_do_not_move_the_board() -> None:
    crowded = FLAT.copy()
    for k, cell in enumerate(CELLS):
        if k % 2:
            paint(crowded, cell, (230, 230, 225) if k % 4 == 1 else (35, 60, 90))
    true = pushed(0.08, 0.05, 0.5)
    picture = (seen_by(true, crowded, seed=4) * np.array([0.7, 0.85, 0.9])).astype(np.uint8)
    found = Register(BARE, LEARNED, CELLS).find(picture)
    assert found.ok
    assert off(found.camera, true) < 1.5


def test_a_board_at_rest_keeps_its_very_pose() -> None:
    register, true = Register(BARE, LEARNED, CELLS), pushed(0.05, -0.08, 0.4)
    first = register.find(seen_by(true, FLAT, seed=1))
    again = register.find(seen_by(true, FLAT, noise=4.0, seed=2))
    assert again.ok and again.found > 0.9
    assert again.camera is first.camera and again.shift == first.shift


@pytest.mark.parametrize(("x", "y", "turn"), [(0.03, 0.0, 0.0), (0.0, -0.2, 0.0), (0.0, 0.0, 0.5)])
def test_a_nudge_after_rest_is_noticed(x: float, y: float, turn: float) -> None:
    register, true = Register(BARE, LEARNED, CELLS), pushed(x, y, turn)
    register.find(BARE)
    found = register.find(seen_by(true, FLAT, seed=5))
    assert found.ok
    assert off(found.camera, true) < 1.0 < off(LEARNED, true)


def test_it_goes_on_from_the_last_pose_and_comes_back_to_the_first() -> None:
    register = Register(BARE, LEARNED, CELLS)
    for step in (1, 2, 3):
        true = pushed(0.2 * step, 0.0, 0.0)
        found = register.find(seen_by(true, FLAT, seed=5))
        assert found.ok and off(found.camera, true) < 1.5
    back = register.find(BARE)
    assert back.ok and off(back.camera, LEARNED) < 1.0


@pytest.mark.parametrize("picture", [
    pytest.param(np.zeros_like(BARE), id="black"),
    pytest.param(np.random.default_rng(0).integers(0, 256, BARE.shape).astype(np.uint8), id="noise"),
    pytest.param(seen_by(LEARNED, np.full_like(FLAT, 150)), id="the table without the board"),
])
def test_a_board_that_is_not_there_is_not_found(picture: np.ndarray) -> None:
    assert not Register(BARE, LEARNED, CELLS).find(picture).ok


def covered(every: int) -> np.ndarray:
    """The board with all but one in `every` squares, their borders too, under a tile of some colour."""
    flat, rng = FLAT.copy(), np.random.default_rng(8)
    for k, cell in enumerate(CELLS):
        colour = rng.integers(20, 240, 3)
        if (k + 1) % every:
            paint(flat, cell, (int(colour[0]), int(colour[1]), int(colour[2])), part=1.1)
    return flat


def test_where_few_squares_are_recognised_they_are_not_believed_against_what_the_bare_ones_show() -> None:
    picture = seen_by(LEARNED, covered(5), seed=6)
    alone = Register(BARE, LEARNED, CELLS).find(picture)
    assert alone.ok and alone.found < 0.25
    assert Register(BARE, LEARNED, CELLS).find(picture, lambda camera: 0.2).ok
    assert not Register(BARE, LEARNED, CELLS).find(picture, lambda camera: 0.0).ok


@pytest.mark.parametrize(("x", "y"), [(0.0, 0.0), (0.15, -0.2), (-0.3, 0.1)])
def test_a_board_without_a_bare_square_is_found_where_its_pieces_make_sense(x: float, y: float) -> None:
    true = pushed(x, y, 0.0)
    picture = seen_by(true, covered(len(CELLS) + 1), seed=7)

    def understood(camera: PlaneCamera) -> float:
        beside = np.linalg.norm(camera.unproject(true.project(CORNERS)) - CORNERS, axis=1).max()
        return float(np.clip(1.3 - 4.0 * beside, 0.0, 1.0))

    assert not Register(BARE, LEARNED, CELLS).find(picture).ok
    found = Register(BARE, LEARNED, CELLS).find(picture, understood)
    assert found.ok and found.found > 0.9
    beside = np.linalg.norm(found.camera.unproject(true.project(CORNERS)) - CORNERS, axis=1).max()
    assert beside < 0.08


@pytest.mark.parametrize(("push", "every", "ok"), [(0.0, 10, True), (0.0, len(CELLS) + 1, False), (0.4, 10, False)])
def test_a_few_squares_recognised_in_place_speak_for_pieces_that_make_little_sense(push: float, every: int,
                                                                                 ok: bool) -> None:
    """Cards askew and on each other on a crowded board: four squares in five make sense there."""
    picture = seen_by(pushed(push, 0.0, 0.0), covered(every), seed=5)
    found = Register(BARE, LEARNED, CELLS).find(picture, lambda camera: 0.8)
    assert found.ok is ok
    if ok:
        assert off(found.camera, LEARNED) < 1.0
