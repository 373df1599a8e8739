"""Colours of a board under any light: the same groups, the same names."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.vision.common.colour.grouping import fit_palette
from referee.vision.common.colour.names import naming
from referee.vision.common.colour.palette import colour_distance, to_linear, to_srgb
from tests.support.drawn import INKS

ROWS, COLS = 9, 12
PLACES = np.array([(r, c) for r in range(ROWS) for c in range(COLS)], np.float64)


def board(names: tuple[str, ...] = tuple(INKS), seed: int = 0) -> tuple[list[str], np.ndarray]:
    """Random colours and their linear RGB in good light, each square's ink a little different."""
    rng = np.random.default_rng(seed)
    chosen = [names[int(k)] for k in rng.integers(0, len(names), len(PLACES))]
    seen = to_linear(np.array([INKS[n] for n in chosen]))
    return chosen, seen * (1 + rng.normal(0, 0.025, (len(PLACES), 1)))


def named(seen: np.ndarray) -> list[str]:
    palette = fit_palette(seen, PLACES)
    names = naming(palette.inks, INKS).names
    return [names[k] for k in palette.labels]


ACROSS = (PLACES[:, 1] / (COLS - 1))[:, None]
LIGHTS = {
    "even": lambda seen: seen,
    "dim": lambda seen: seen * 0.3,
    "lamp of 2700 K, half corrected": lambda seen: seen * [1.25, 0.95, 0.62],
    "shade, too blue": lambda seen: seen * [0.8, 0.95, 1.25],
    "falling off to one side": lambda seen: seen * (1.1 - 0.7 * ACROSS),
    "lamp on one side, window on the other": lambda seen: seen * (
        ACROSS * [1.2, 0.95, 0.7] + (1 - ACROSS) * [0.85, 1.0, 1.15]),
    "glare over a corner": lambda seen: seen * 0.8 + 0.35 * np.exp(
        -((PLACES - [1.0, 10.0]) ** 2).sum(axis=1) / 18.0)[:, None],
    "haze": lambda seen: 0.75 * seen + 0.06,
}


@pytest.mark.parametrize("light", LIGHTS)
def test_every_square_keeps_its_name_under(light: str) -> None:
    chosen, seen = board(seed=sum(map(ord, light)))
    assert named(LIGHTS[light](seen)) == chosen


@pytest.mark.parametrize("seed", range(3))
def test_two_inks_of_plainly_different_hue_stay_two_where_a_shadow_makes_all_vary_in_brightness(seed: int) -> None:
    """Blue and purple of a dim rendered board; with one ink less the rest would be explained nearly as well."""
    inks = to_linear(np.array([(59, 65, 104), (66, 103, 59), (173, 86, 53), (83, 59, 93), (133, 55, 47),
                               (166, 141, 62)]))
    rng = np.random.default_rng(seed)
    chosen = rng.permutation(np.arange(len(PLACES)) % len(inks))
    shadow = 1 - 0.4 / (1 + np.exp((8.0 - PLACES @ [0.3, 1.0]) / 0.3))
    seen = inks[chosen] * (shadow * np.exp(0.12 * rng.standard_normal(len(PLACES))))[:, None]
    palette = fit_palette(seen * np.exp(0.015 * rng.standard_normal(seen.shape)), PLACES)
    assert len(palette.inks) == len(inks)
    assert sum(np.bincount(chosen[palette.labels == k]).max() for k in range(len(inks))) >= 0.93 * len(chosen)


@pytest.mark.parametrize("missing", ["orange", "purple", "yellow"])
def test_a_board_without_a_colour_names_the_others(missing: str) -> None:
    chosen, seen = board(tuple(n for n in INKS if n != missing), seed=3)
    assert named(seen * [1.15, 1.0, 0.8]) == chosen


def test_two_colours_are_enough_for_a_board() -> None:
    chosen, seen = board(("red", "blue"), seed=4)
    assert named(seen) == chosen


def test_local_inks_follow_the_light_over_the_board() -> None:
    _, seen = board(seed=5)
    light = 1.1 - 0.7 * ACROSS
    palette = fit_palette(seen * light, PLACES)
    local = palette.local(PLACES)
    of_square = local[np.arange(len(PLACES)), palette.labels]
    apart = min(float(colour_distance(a, b)) for a, b in itertools.combinations(palette.inks, 2))
    assert np.median(colour_distance(of_square, seen * light)) < apart / 4
    left, right = local[PLACES[:, 1] == 0].mean(), local[PLACES[:, 1] == COLS - 1].mean()
    assert right / left == pytest.approx(0.4 / 1.1, rel=0.2)


@settings(max_examples=60)
@given(st.lists(st.tuples(*[st.floats(0, 255)] * 3), min_size=1, max_size=8))
def test_linear_light_and_srgb_are_each_others_inverse(rgb) -> None:
    assert np.abs(to_srgb(to_linear(np.array(rgb))) - np.array(rgb)).max() < 1e-3


def test_linear_light_is_that_of_the_standard() -> None:
    # IEC 61966-2-1: black, white, and mid grey (sRGB 128 is 21.6 % light)
    assert to_linear(np.array([0.0, 255.0, 128.0])) == pytest.approx([0.0, 1.0, 0.2159], abs=1e-4)
