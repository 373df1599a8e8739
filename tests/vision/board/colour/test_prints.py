"""Squares with bold emblems: equal ones are of one group whatever the emblem hides, and the ground is told from it."""

from collections.abc import Callable

import cv2
import numpy as np
import pytest

from referee.vision.board.colour.prints import PRINT_PX, PRINTS, by_print
from referee.vision.common.colour.grouping import fit_palette
from referee.vision.common.colour.palette import colour_distance, to_linear, to_srgb
from tests.support.drawn import INKS
from tests.vision.common.colour.test_palette import LIGHTS, PLACES

SIDE = PRINT_PX - 2 * PRINTS.rim
NONE = np.zeros(len(PLACES), np.intp)


def moon(square: np.ndarray, paint: tuple[int, int, int], radius: int) -> None:
    cv2.circle(square, (SIDE // 2, SIDE // 2), radius, paint, -1)


def waves(square: np.ndarray, paint: tuple[int, int, int], radius: int) -> None:
    for y in range(SIDE // 2 - radius, SIDE // 2 + radius + 1, 4):
        cv2.line(square, (1, y), (SIDE - 2, y), paint, 2)


def star(square: np.ndarray, paint: tuple[int, int, int], radius: int) -> None:
    middle = SIDE // 2
    cv2.line(square, (middle, middle - radius), (middle, middle + radius), paint, 5)
    cv2.line(square, (middle - radius, middle), (middle + radius, middle), paint, 5)


EMBLEMS = (moon, waves, star)


def printed(inks: dict[str, tuple[int, int, int]], paint: tuple[int, int, int], radius: int, seed: int, *,
            own: bool = False, light: Callable[[np.ndarray], np.ndarray] = lambda seen: seen) -> tuple[
                np.ndarray, np.ndarray]:
    """Squares of a board, RGB (N, SIDE, SIDE, 3), each lying in one of four turns, and their true inks (N,). `own`:
    every ink has an emblem of its own; `light`: what it makes of linear RGB (N, 3) at `PLACES`."""
    rng = np.random.default_rng(seed)
    true = rng.integers(0, len(inks), len(PLACES))
    flat = np.empty((len(PLACES), SIDE, SIDE, 3), np.uint8)
    for i, k in enumerate(true):
        flat[i] = list(inks.values())[k]
        EMBLEMS[k % 3 if own else 0](flat[i], paint, radius)
        flat[i] = np.rot90(flat[i], int(rng.integers(4)))
    linear = to_linear(flat) * (1 + rng.normal(0, 0.02, (len(PLACES), 1, 1, 1)))
    pixels = np.stack([light(linear[:, y, x]) for y in range(SIDE) for x in range(SIDE)], axis=1)
    seen = to_srgb(pixels.reshape(flat.shape)) + rng.normal(0, 2.0, flat.shape)
    return np.clip(seen, 0, 255).astype(np.uint8), true


def one_to_one(found: np.ndarray, true: np.ndarray) -> bool:
    return len(set(zip(found.tolist(), true.tolist(), strict=True))) == len(set(true)) == len(set(found))


UNEVEN = ("falling off to one side", "glare over a corner")


@pytest.mark.thorough
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("light", LIGHTS)
def test_squares_of_one_ink_are_of_one_group_though_an_emblem_hides_most_of_it(light: str, own: bool) -> None:
    squares, true = printed(INKS, (246, 244, 238), 9, 3, own=own, light=LIGHTS[light])
    by_colour = fit_palette(np.median(to_linear(squares)[:, 0], axis=1), PLACES).labels
    found = by_print(squares, PLACES, by_colour)
    if light in UNEVEN:
        assert found is None or found.doubtful or one_to_one(found.palette.labels, true)
    else:
        assert found is not None and one_to_one(found.palette.labels, true) and not found.doubtful


@pytest.mark.parametrize("paint", [(246, 244, 238), (26, 26, 30)])
def test_the_ground_is_what_one_group_shows_alone_not_the_emblem_that_covers_more(paint: tuple[int, int, int]) -> None:
    squares, true = printed(INKS, paint, 9, 4)
    found = by_print(squares, PLACES, NONE)
    assert found is not None
    ink = to_linear(np.array([list(INKS.values())[k] for k in true]))
    assert colour_distance(found.palette.seen, ink).max() < 0.06


def test_a_white_ink_among_white_emblems_is_white() -> None:
    inks = {**INKS, "orange": (240, 238, 232)}
    squares, true = printed(inks, (246, 244, 238), 8, 5)
    found = by_print(squares, PLACES, NONE)
    assert found is not None and one_to_one(found.palette.labels, true)
    white = found.palette.seen[true == list(inks).index("orange")]
    assert colour_distance(white, to_linear(np.array([240, 238, 232]))).max() < 0.06


def test_a_line_along_one_side_parts_no_group() -> None:
    squares, true = printed(INKS, (246, 244, 238), 6, 6)
    squares[::3, :2] = 255
    found = by_print(squares, PLACES, NONE)
    assert found is not None and one_to_one(found.palette.labels, true)


def test_one_ink_that_a_sharp_shadow_parts_stays_one() -> None:
    five = {n: INKS[n] for n in list(INKS)[:5]}
    dark = np.where(PLACES[:, 1] < 4, 0.35, 1.0)[:, None]
    squares, true = printed(five, (246, 244, 238), 6, 7, light=lambda seen: seen * dark)
    found = by_print(squares, PLACES, NONE)
    assert found is None or one_to_one(found.palette.labels, true)


@pytest.mark.parametrize("off", [0, 3, 5, 7, 9, 12])
def test_two_inks_nearly_alike_are_never_one_group_without_a_doubt(off: int) -> None:
    """A board two of whose inks hardly differ, or not at all: told apart, or not told at all, or in doubt."""
    inks = {**INKS, "purple": (40 + off, 136 + off, 62 + off)}
    squares, true = printed(inks, (246, 244, 238), 6, 1)
    found = by_print(squares, PLACES, NONE)
    assert found is None or found.doubtful or one_to_one(found.palette.labels, true)


def test_squares_like_another_group_are_said_to_be() -> None:
    squares, true = printed(INKS, (246, 244, 238), 5, 8)
    red, orange = (list(INKS).index(n) for n in ("red", "orange"))
    between = int(np.flatnonzero(true == red)[0])
    other = int(np.flatnonzero(true == orange)[0])
    squares[between] = (squares[between].astype(int) * 11 + squares[other].astype(int) * 9) // 20
    found = by_print(squares, PLACES, NONE)
    assert found is not None
    labels = found.palette.labels
    assert found.others[between] == {labels[true == orange][1]} or labels[between] == labels[true == orange][1]
    assert sum(bool(o) for o in found.others) == 1


def test_a_few_squares_and_squares_of_one_ink_tell_nothing() -> None:
    squares, _ = printed(INKS, (246, 244, 238), 6, 9)
    assert by_print(squares[:12], PLACES[:12], NONE[:12]) is None
    alike, _ = printed({"red": INKS["red"]}, (246, 244, 238), 6, 10)
    assert by_print(alike, PLACES, NONE) is None
