"""A board that is nearly full, as at the end of a round: found and read though hardly a square lies bare."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.render.renderer import render
from referee.sim.board.scene.populate import Mix, sample_shot
from referee.values.board import BoardTable
from referee.vision.board import Reader, learn

pytestmark = pytest.mark.slow  # rendering and learning the board
SEED = 2711  # 96 squares, 90 of them covered; not one of the six is recognised by its picture


@dataclass(frozen=True)
class Full:
    image: np.ndarray
    table: BoardTable
    cards: int
    jokers: int


@pytest.fixture(scope="module")
def full() -> Full:
    rng = np.random.default_rng(SEED)
    style = sample_style(rng)
    mix = Mix(cards=(45, 75), hand=0.0, overlap=0.0, off_grid=0.0)
    shot = sample_shot(rng, style, (1920, 1080), mix, elevation=(36, 88), fill=(0.88, 1.0))
    empty = render(shot.scene.empty(), shot.empty_style, shot.empty_camera, seed=1)
    pieces = [p for p in shot.scene.pieces if p.cells]
    return Full(render(shot.scene, style, shot.camera, seed=2), learn([empty]),
                sum(len(p.cells) == 2 for p in pieces), sum(len(p.cells) == 1 for p in pieces))


def pushed(full: Full, reader: Reader, x: float, y: float) -> tuple[np.ndarray, PlaneCamera]:
    """The picture once the board was pushed by (x, y) squares, and the pose that is right then."""
    camera = reader.locate(full.image).camera
    then = replace(camera, translation=camera.translation + camera.rotation @ np.array([x, y, 0.0]))
    size = 1.0 + np.max([s.cell for s in full.table.squares], axis=0)[::-1]
    corners = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]) * size
    warp = cv2.getPerspectiveTransform(camera.project(corners).astype(np.float32),
                                       then.project(corners).astype(np.float32))
    height, width = full.image.shape[:2]
    return cv2.warpPerspective(full.image, warp, (width, height), borderMode=cv2.BORDER_REPLICATE), then


def off(full: Full, found: PlaneCamera, true: PlaneCamera) -> float:
    """How far squares lie from where `found` takes them to be, in squares, at most."""
    corners = np.array([s.cell[::-1] for s in full.table.squares], float)
    return float(np.linalg.norm(found.unproject(true.project(corners)) - corners, axis=1).max())


def test_a_full_board_is_read(full: Full) -> None:
    assert 2 * full.cards + full.jokers > 0.9 * len(full.table.squares)
    reading = Reader(full.table).read(full.image)
    assert not reading.table_moved
    assert len(reading.cards) == full.cards and len(reading.jokers) == full.jokers


@pytest.mark.parametrize(("x", "y"), [(0.25, 0.0), (-0.1, 0.2), (0.3, -0.25)])
def test_a_full_board_that_was_nudged_is_found(x: float, y: float, full: Full) -> None:
    reader = Reader(full.table)
    picture, then = pushed(full, reader, x, y)
    place = reader.locate(picture)
    assert place.ok
    assert off(full, place.camera, then) < 0.12


@pytest.mark.parametrize(("x", "y"), [(1.0, 0.0), (0.0, -1.0), (0.5, 0.5)])
def test_a_full_board_that_was_pushed_far_is_never_read_on_the_old_squares(x: float, y: float, full: Full) -> None:
    reader = Reader(full.table)
    picture, then = pushed(full, reader, x, y)
    place = reader.locate(picture)
    assert not place.ok or off(full, place.camera, then) < 0.12
