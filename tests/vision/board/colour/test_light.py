"""Looking at the middles of many squares at once shows what looking at each would, and the colours they have."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.vision.board.colour.light import Light, middle_colours, parts_of
from referee.vision.board.finding.patches import rectify
from referee.vision.common.colour.palette import to_linear
from referee.vision.common.views.above import Above
from tests.support.drawn import camera_over
from tests.vision.conftest import Known

PX, PART = 20, (0.3, 0.7)
CELLS = [(0, 0), (2, 3), (1, 4), (2, 4)]


def noise(*shape: int) -> np.ndarray:
    return np.random.default_rng(7).integers(0, 256, (*shape, 3), np.uint8)


def test_parts_are_smoothed_each_by_itself() -> None:
    flat = noise(3 * PX, 5 * PX)
    for part, (r, c) in zip(parts_of(flat, CELLS, PX, PART), CELLS, strict=True):
        alone = np.ascontiguousarray(flat[r * PX + 6 : r * PX + 14, c * PX + 6 : c * PX + 14])
        assert np.array_equal(part, cv2.medianBlur(alone, 3))


def test_the_middle_colour_is_the_median() -> None:
    parts = noise(4, 5, 5)
    assert np.allclose(middle_colours(parts), to_linear(np.median(parts.reshape(4, -1, 3), axis=1)[:, ::-1]))


def test_only_the_middles_are_fetched_and_they_are_those_of_the_whole() -> None:
    camera, other = camera_over(3, 5, k1=-0.04), camera_over(3, 5, k1=0.02)
    picture = noise(720, 1280)
    above = Above.squares((0, 3), (0, 5), PX, part=PART)
    for now in (camera, camera, other):
        whole = rectify(picture, now, (0, 3), (0, 5), PX)[0]
        middles = above.of(picture, now)
        for r, c in CELLS:
            assert np.array_equal(middles[r * 8 : r * 8 + 8, c * 8 : c * 8 + 8],
                                  whole[r * PX + 6 : r * PX + 14, c * PX + 6 : c * PX + 14])


@pytest.mark.parametrize("tint", [(1.0, 1.0, 1.0), (0.6, 0.75, 0.8)])
def test_every_square_shows_its_own_colour_in_changed_light(tint: tuple[float, float, float], still: Known) -> None:
    """An empty board, each square looked at as if it were half a card; half of them tell the light."""
    table, cells = still.table, [s.cell for s in still.table.squares]
    rows, cols = (max(c[i] for c in cells) + 1 for i in (0, 1))
    picture = (still.empty * np.array(tint)).astype(np.uint8)
    flat = rectify(picture, PlaneCamera.from_dict(table.camera), (0, rows), (0, cols), PX)[0]
    bare = cells[::2]
    light = Light(table).now(bare, middle_colours(parts_of(flat, bare, PX, PART)))
    likely = light.colours(flat, cells, PX, np.ones(len(cells), bool))
    assert np.allclose(likely.sum(axis=1), 1.0)
    shown = [light.names[k] for k in likely.argmax(axis=1)]
    assert shown == [table.layout[c] for c in cells]


def test_squares_of_uncertain_ink_do_not_tell_the_light(still: Known) -> None:
    """A patch of one ink was named wrongly: the colours of what lies there and about it are still told."""
    table, cells = still.table, sorted(still.table.layout)
    rows, cols = (max(c[i] for c in cells) + 1 for i in (0, 1))
    flat = rectify(still.empty, PlaneCamera.from_dict(table.camera), (0, rows), (0, cols), PX)[0]
    first, other = sorted(set(table.layout.values()))[:2]
    patch = [c for c in cells if c[0] < 6 and table.layout[c] == first]

    def right(others: tuple[str, ...]) -> float:
        squares = tuple(replace(s, colour=other, others=others) if s.cell in patch else s for s in table.squares)
        light = Light(replace(table, squares=squares)).now(cells, middle_colours(parts_of(flat, cells, PX, PART)))
        likely = light.colours(flat, cells, PX, np.ones(len(cells), bool))
        return float(np.mean([light.names[k] == table.layout[c] for c, k in zip(cells, likely.argmax(axis=1),
                                                                                strict=True)]))

    assert len(patch) >= 4 and right(()) < 0.97 and right((first,)) == 1.0


def test_a_black_token_and_glare_show_no_colour(still: Known) -> None:
    light = Light(still.table).now([], np.empty((0, 3)))
    for grey in (8, 255):
        likely = light.colours(np.full((PX, PX, 3), grey, np.uint8), [(0, 0)], PX, np.zeros(1, bool))
        assert np.allclose(likely, 1 / len(light.names))
