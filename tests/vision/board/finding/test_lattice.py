"""From pixels to the lattice: squares, what they continue to, the camera over them; on a checked cloth too."""

from typing import Any

import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera, square_corners
from referee.vision.board.finding.board import grow_board
from referee.vision.board.finding.lattice import grow_lattices
from referee.vision.board.finding.search import find_board
from referee.vision.board.finding.sections import section_blocks
from referee.vision.board.finding.squares import find_squares
from referee.vision.common.views.pose import fit_camera
from tests.support.drawn import SIZE, camera_over, flat_board, layout, outer_corners, seen_by

ROWS, COLS = 8, 10
COLOURS = layout(ROWS, COLS, 6)
SIDE = 45.0  # pixels, roughly, in all views
Camera = dict[str, Any]
"""How `camera_over` is asked."""
VIEWS: list[tuple[Camera, float]] = [
    ({"elevation": 85.0, "turn": 0.0}, 0.0), ({"elevation": 60.0, "turn": 25.0, "distance": 17.0}, 1.5),
    ({"elevation": 45.0, "turn": -14.0, "distance": 17.0}, 1.1)]
SEEN = ["from above on a plain table", "oblique on a checked cloth", "low on a finely checked cloth"]


def picture(view: Camera, cloth: float) -> tuple[PlaneCamera, np.ndarray]:
    camera = camera_over(ROWS, COLS, **{"distance": 15.0, "k1": -0.04, **view})
    return camera, seen_by(camera, flat_board(ROWS, COLS, COLOURS, cloth=cloth))


def middles(camera: PlaneCamera) -> np.ndarray:
    return camera.project(np.array([[c + 0.5, r + 0.5] for r in range(ROWS) for c in range(COLS)]))


@pytest.mark.parametrize(("view", "cloth"), VIEWS, ids=SEEN)
def test_most_squares_are_found_with_their_corners_and_one_lattice_is_the_boards(view: Camera, cloth: float) -> None:
    camera, image = picture(view, cloth)
    quads = find_squares(image)
    found = 0
    for r in range(ROWS):
        for c in range(COLS):
            true = camera.project([[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]])
            side = np.linalg.norm(true[1] - true[0])
            near = quads[np.linalg.norm(quads.mean(axis=1) - true.mean(axis=0), axis=1).argmin()]
            # in either order, from any corner
            errors = [np.linalg.norm(np.roll(near, k, axis=0) - true, axis=1).max() for k in range(4)]
            found += min(errors) < 0.12 * side
    assert found >= 0.8 * ROWS * COLS  # those that melt into a neighbour or the cloth are found from the lattice
    best = 0.0
    for lattice in grow_lattices(quads, SIZE):  # whatever squares the cloth has, the board sits on whole numbers of one
        where = lattice.camera.unproject(middles(camera)) - 0.5
        best = max(best, float((np.abs(where - np.round(where)).max(axis=1) < 0.08).mean()))
    assert best == 1.0


@pytest.mark.parametrize("image", [np.zeros((300, 400, 3), np.uint8), np.full((1, 1, 3), 9, np.uint8)])
def test_no_squares_no_lattice(image: np.ndarray) -> None:
    quads = find_squares(image)
    assert quads.shape == (0, 4, 2)
    assert list(grow_lattices(quads, (image.shape[1], image.shape[0]))) == []


@pytest.mark.slow
@pytest.mark.parametrize(("view", "cloth"), VIEWS, ids=SEEN)
def test_the_whole_board_and_nothing_else_is_found(view: Camera, cloth: float) -> None:
    camera, image = picture(view, cloth)
    found = find_board(image)
    assert found is not None and len(found.cells) == ROWS * COLS
    centres = found.quads().mean(axis=1)
    group: dict[str, set[int]] = {}
    for place, middle in enumerate(middles(camera)):
        off = np.linalg.norm(centres - middle, axis=1)
        assert off.min() < 0.15 * SIDE
        group.setdefault(COLOURS[place // COLS][place % COLS], set()).add(int(found.palette.labels[off.argmin()]))
    assert all(len(g) == 1 for g in group.values())  # one colour, one group
    assert len(set.union(*group.values())) == len(group)  # and every colour its own


def test_squares_that_touch_at_their_corners_only_make_a_lattice() -> None:
    """Where no line parts squares, those that have a neighbour of their own colour are not seen as squares."""
    camera = camera_over(6, 6, distance=14.0, elevation=60.0, turn=20.0)
    cells = [(r, c) for r in range(6) for c in range(6) if (r + c) % 2 == 0]
    quads = camera.project(square_corners(cells)).astype(np.float32)
    lattice, _ = grow_lattices(quads, SIZE)
    assert len(lattice.quads) == len(cells)
    places = np.floor(lattice.camera.unproject(quads.mean(axis=1))).astype(int)
    assert len({(x + y) % 2 for x, y in places.tolist()}) == 1 and len(np.unique(places, axis=0)) == len(cells)


def test_a_board_hanging_together_with_a_cloth_of_such_checks_is_a_lattice_of_its_own() -> None:
    """Checks of nearly its squares' size and turn continue them; there are more of the cloth's."""
    cells = np.array([(r, c) for r in range(8) for c in range(8)])
    turn = np.radians(5.0)
    board = square_corners(cells) * 41.0 @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    board = board - board.mean(axis=(0, 1)) + 350.0
    cloth = square_corners([(r, c) for r in range(17) for c in range(17)]) * 42.0
    beside = np.abs(cloth.mean(axis=1) - 350.0).max(axis=1) > 195.0
    quads = np.concatenate([cloth[beside], board]).astype(np.float32)
    quads = 0.9 * quads + 0.1 * quads.mean(axis=1, keepdims=True)  # as they are found, without the lines between them
    found = list(grow_lattices(quads, (720, 720)))
    assert any({tuple(q.mean(axis=0).round()) for q in lattice.quads.values()} >= {tuple(q.mean(axis=0).round())
                                                                                   for q in board} for lattice in found)


def test_motifs_that_stand_on_their_corners_tell_the_squares_around_them() -> None:
    camera = camera_over(6, 6, distance=14.0, elevation=60.0, turn=20.0)
    cells = [(r, c) for r in range(6) for c in range(6) if (r, c) != (2, 3)]
    middles = np.array([[c + 0.5, r + 0.5] for r, c in cells])
    diamonds = middles[:, None] + np.array([[0.0, -0.47], [0.47, 0.0], [0.0, 0.47], [-0.47, 0.0]])
    motifs, around = grow_lattices(camera.project(diamonds).astype(np.float32), SIZE)
    assert len(motifs.quads) == len(around.quads) == len(cells)
    corners = camera.project(square_corners(cells))
    found = np.array(list(around.quads.values()))
    for square in corners:
        off = min(np.abs(quad - np.roll(square, k, axis=0)).max() for quad in found for k in range(4))
        assert off < 0.1 * SIDE


@pytest.mark.thorough
@pytest.mark.slow
def test_a_checked_cloth_half_in_the_shade_is_not_the_board() -> None:
    """It has more checks than the board squares, and with the shadow as many inks as a board."""
    flat = flat_board(8, 12, layout(8, 12, 3), cloth=1.1)
    flat[:, int(0.45 * flat.shape[1]):] = (0.35 * flat[:, int(0.45 * flat.shape[1]):]).astype(np.uint8)
    size = (1280, 960)
    camera = camera_over(8, 12, elevation=60.0, turn=10.0, distance=22.0, size=size, focal=1200.0)
    image = seen_by(camera, flat, size=size)
    cloth = grow_board(image, next(iter(grow_lattices(find_squares(image), size))), sections=(6, 9))
    assert cloth is not None and len(cloth.cells) > 150
    found = find_board(image, sections=(6, 9))
    assert found is not None and found.whole and len(found.cells) == 96


@pytest.mark.parametrize("line", [
    pytest.param(None, id="without lines"),
    pytest.param((245, 245, 240), id="white lines", marks=pytest.mark.xfail(
        reason="a thin line has two edges; which of them is the stronger moves a square by up to a tenth")),
])
def test_squares_lie_where_they_are_drawn(line: tuple[int, int, int] | None) -> None:
    camera = camera_over(ROWS, COLS, elevation=85.0, turn=0.0, distance=15.0)
    found = find_board(seen_by(camera, flat_board(ROWS, COLS, COLOURS, line=line)))
    assert found is not None and len(found.cells) == ROWS * COLS
    true = middles(camera)
    off = [np.linalg.norm(true - middle, axis=1).min() for middle in found.quads().mean(axis=1)]
    assert np.quantile(off, 0.95) < 0.03 * SIDE


def test_a_board_with_a_hole_and_a_bay_keeps_them() -> None:
    colours = layout(12, 12, 8)
    flat = flat_board(12, 12, colours)
    gone = {(r, c) for r in range(4, 8) for c in range(4, 8)} | {(r, c) for r in range(8, 12) for c in range(8, 12)}
    for r, c in gone:
        flat[(r + 6) * 48:(r + 7) * 48, (c + 6) * 48:(c + 7) * 48] = flat[0, 0]
    camera = camera_over(12, 12, distance=19.0, elevation=70.0)
    found = find_board(seen_by(camera, flat))
    assert found is not None
    cells = {tuple(int(v) for v in np.floor(camera.unproject(q.mean(axis=0)))[::-1]) for q in found.quads()}
    assert cells == {(r, c) for r in range(12) for c in range(12)} - gone


@pytest.mark.parametrize(("elevation", "focal"), [(45.0, 800.0), (60.0, 1100.0), (68.0, 950.0)])
def test_a_tilted_camera_is_fitted_with_its_focal_length(elevation: float, focal: float) -> None:
    true = camera_over(ROWS, COLS, elevation=elevation, focal=focal, k1=-0.06)
    board = np.array([[c, r] for r in range(ROWS + 1) for c in range(COLS + 1)], np.float64)
    pixels = true.project(board) + np.random.default_rng(1).normal(0, 0.05, (len(board), 2))
    found = fit_camera(board, pixels, SIZE)
    assert np.abs(found.project(board) - true.project(board)).max() < 0.3
    assert found.focal == pytest.approx(focal, rel=0.04)
    assert found.elevation == pytest.approx(elevation, abs=1.5)


def test_from_straight_above_a_typical_focal_length_is_taken() -> None:
    true = camera_over(ROWS, COLS, elevation=89.0, focal=1400.0)
    board = np.array([[c, r] for r in range(ROWS + 1) for c in range(COLS + 1)], np.float64)
    found = fit_camera(board, true.project(board), SIZE)
    assert found.focal == pytest.approx(0.95 * max(SIZE))
    assert np.abs(found.project(board) - true.project(board)).max() < 1.0
    assert found.elevation > 80.0


@pytest.mark.parametrize(("x", "y"), [(260, 0), (0, 340), (-220, 300)])
def test_a_picture_cut_out_of_a_larger_one_is_fitted_too(x: int, y: int) -> None:
    true = camera_over(ROWS, COLS, elevation=45.0)
    board = np.array([[c, r] for r in range(ROWS + 1) for c in range(COLS + 1)], np.float64)
    pixels = true.project(board) - [x, y]
    found = fit_camera(board, pixels, SIZE)
    assert np.linalg.norm(found.unproject(pixels) - board, axis=1).max() < 0.02


MERGED = {(r, c) for r in range(2, 4) for c in range(4, 10)}


@pytest.mark.parametrize(("cells", "maybe", "expected"), [
    ({(r, c) for r in range(8) for c in range(12)}, set(), (4, 0, 0)),
    ({(r + 1, c + 3) for r in range(10) for c in range(15)}, set(), (5, 1, 3)),
    ({(0, 0), (0, 1), (1, 1), (2, 4), (3, 9)}, set(), None),
    ({(r, c) for r in range(8) for c in range(12)} - MERGED, set(), None),
    ({(r, c) for r in range(8) for c in range(12)} - MERGED, MERGED, (4, 0, 0)),
])
def test_section_blocks_are_recognised(cells: set[tuple[int, int]], maybe: set[tuple[int, int]],
                                        expected: tuple[int, int, int] | None) -> None:
    assert section_blocks(cells, maybe) == expected


def test_a_drawn_board_fills_the_view() -> None:
    """Guards the other tests: the board lies inside the picture in every view."""
    for view, _ in VIEWS:
        camera, _ = picture(view, 0.0)
        corners = outer_corners(camera, ROWS, COLS)
        assert corners.min() > 3 and (corners < np.array(SIZE) - 3).all()
