"""Which squares changed, on a board nobody told anything about."""

import cv2
import numpy as np
import pytest

from referee.vision.board import changes
from referee.vision.board.change.squares import CHANGE_PX, changed_squares
from referee.vision.common import ImageError
from referee.vision.common.colour.palette import to_linear, to_srgb
from tests.support.drawn import camera_over, paint, seen_by
from tests.support.squares import cell_of
from tests.vision.conftest import WOOD, Known, Wooden

TILES = {(1, 1): (210, 195, 160), (1, 2): (60, 70, 90), (4, 7): (160, 130, 100), (7, 9): (30, 90, 60)}


def again(flat: np.ndarray, seed: int = 7) -> np.ndarray:
    return seen_by(camera_over(*WOOD), flat, seed=seed)


def test_tiles_that_were_laid_are_found_exactly(wooden: Wooden) -> None:
    flat = wooden.flat.copy()
    for cell, rgb in TILES.items():
        paint(flat, cell, rgb)
    found = changes(wooden.image, again(flat), wooden.table)
    assert found == {"changed": [f"r{r}c{c}" for r, c in sorted(TILES)], "hidden": [], "table_moved": False}


def test_what_lay_there_before_is_no_change_and_what_was_taken_is(wooden: Wooden) -> None:
    before, after = wooden.flat.copy(), wooden.flat.copy()
    for cell, rgb in TILES.items():
        paint(before, cell, rgb)
        if cell != (4, 7):
            paint(after, cell, rgb)
    assert changes(again(before, 1), again(after, 2), wooden.table)["changed"] == ["r4c7"]


@pytest.mark.parametrize("light", [
    pytest.param(1.0, id="the same"), pytest.param(0.7, id="dimmer"), pytest.param(1.2, id="brighter"),
    pytest.param(np.array([0.8, 0.97, 1.1]), id="warmer"),
    pytest.param(np.linspace(0.75, 1.2, 800)[None, :, None], id="from one side")])
def test_light_alone_changes_no_square(light: float | np.ndarray, wooden: Wooden) -> None:
    picture = again(wooden.flat) * light
    found = changes(wooden.image, np.clip(picture, 0, 255).astype(np.uint8), wooden.table)
    assert found == {"changed": [], "hidden": [], "table_moved": False}


def test_a_tile_is_found_under_other_light(wooden: Wooden) -> None:
    flat = wooden.flat.copy()
    paint(flat, (3, 3), (90, 80, 70))
    dim = (again(flat) * np.array([0.7, 0.8, 0.85])).astype(np.uint8)
    assert changes(wooden.image, dim, wooden.table)["changed"] == ["r3c3"]


def test_a_picture_of_something_else_means_the_table_moved(wooden: Wooden) -> None:
    other = np.random.default_rng(0).integers(0, 256, (24, 32, 3)).astype(np.uint8)
    large = np.asarray(cv2.resize(other, (800, 600), interpolation=cv2.INTER_NEAREST), np.uint8)
    found = changes(wooden.image, large, wooden.table)
    assert found["table_moved"] and found["changed"] == [] and len(found["hidden"]) == WOOD[0] * WOOD[1]


@pytest.mark.slow
def test_a_board_full_of_unknown_pieces_has_not_moved(wooden: Wooden) -> None:
    rng = np.random.default_rng(5)
    before = wooden.flat.copy()
    cells = [(r, c) for r in range(WOOD[0]) for c in range(WOOD[1])]
    for cell in cells[:-2]:
        b, g, r = (int(v) for v in rng.integers(30, 220, 3))
        paint(before, cell, (b, g, r), part=0.92)
    after = before.copy()
    paint(after, cells[-1], (40, 90, 160))
    found = changes(again(before, 1), again(after, 2), wooden.table)
    assert found == {"changed": [f"r{cells[-1][0]}c{cells[-1][1]}"], "hidden": [], "table_moved": False}


def test_pictures_of_another_size_are_refused(wooden: Wooden) -> None:
    with pytest.raises(ImageError, match="800x600"):
        changes(wooden.image, wooden.image[:500], wooden.table)


@pytest.fixture(scope="module")
def laid(still: Known) -> tuple[set[str], set[str], set[str]]:
    """Squares said to have changed or to be hidden, squares under cards, and those where a token stands."""
    found = changes(still.empty, still.image, still.table)
    ids = still.learned.match
    covered = {ids[c] for p in still.truth.pieces for c, _ in p.halves}
    return set(found["changed"]) | set(found["hidden"]), covered, {ids[c] for c, _ in still.truth.tokens}


def test_on_a_coloured_board_nothing_is_said_to_have_changed_but_what_did(laid) -> None:
    said, covered, tokens = laid
    # a token throws a shadow and stands in front of its neighbours: they may look changed too
    near = {f"r{r + i}c{c + j}" for r, c in map(cell_of, tokens) for i in (-1, 0, 1) for j in (-1, 0, 1)}
    assert said <= covered | near
    assert tokens <= said
    assert len(said & covered) >= 0.85 * len(covered)


def test_on_a_coloured_board_every_square_under_a_card_changed(laid) -> None:
    said, covered, _ = laid
    assert covered <= said


@pytest.mark.slow
@pytest.mark.parametrize(("angle", "soft"), [(0.4, 60.0), (2.0, 25.0), (4.4, 120.0)])
def test_a_shadow_over_a_coloured_board_changes_no_square(angle: float, soft: float, still: Known) -> None:
    """Half of the light is gone in a part of the picture: dark inks lose little that can be seen, bright ones much."""
    height, width = still.empty.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    across = (x - 0.5 * width) * np.cos(angle) + (y - 0.5 * height) * np.sin(angle)
    shade = 1 - 0.5 / (1 + np.exp(-np.clip(across / soft, -30, 30)))
    shaded = to_srgb(to_linear(still.empty) * shade[..., None]).round().clip(0, 255).astype(np.uint8)
    assert changes(still.empty, shaded, still.table) == {"changed": [], "hidden": [], "table_moved": False}


def test_noise_alone_changes_no_square_and_one_painted_square_does() -> None:
    rng = np.random.default_rng(3)
    board = rng.integers(40, 220, (6, 6, 3)).repeat(CHANGE_PX, axis=0).repeat(CHANGE_PX, axis=1).astype(float)
    cells = tuple((r, c) for r in range(6) for c in range(6))

    def shot() -> np.ndarray:
        return np.clip(board + rng.normal(0, 5, board.shape), 0, 255).astype(np.uint8)

    before, after = shot(), shot()
    assert changed_squares(before, after, cells) == set()
    after[2 * CHANGE_PX + 6:3 * CHANGE_PX - 6, 5 * CHANGE_PX + 6:6 * CHANGE_PX - 6] = 10
    assert changed_squares(before, after, cells) == {(2, 5)}
    nudged = np.roll(shot(), 1, axis=1)
    assert changed_squares(before, nudged, cells) == set()


@pytest.mark.slow
def test_noise_and_a_nudge_change_no_square_and_one_painted_square_does(wooden: Wooden) -> None:
    noisy = [seen_by(camera_over(*WOOD), wooden.flat, noise=6.0, seed=s) for s in (1, 2)]
    assert changes(noisy[0], noisy[1], wooden.table)["changed"] == []
    assert changes(noisy[0], np.roll(noisy[1], 1, axis=1), wooden.table)["changed"] == []
    flat = wooden.flat.copy()
    paint(flat, (2, 5), (20, 20, 20))
    assert changes(noisy[0], again(flat), wooden.table)["changed"] == ["r2c5"]
