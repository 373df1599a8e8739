"""A square in a sharp shadow is the ink that it is in less light, not the one whose lightness it has."""

import numpy as np
import pytest

from referee.vision.common.colour.grouping import fit_palette
from referee.vision.common.colour.palette import Palette
from referee.vision.common.colour.shade import out_of_shade
from tests.support.drawn import INKS
from tests.vision.common.colour.test_palette import PLACES, board

NAMES = sorted(INKS)


def palette(wrong: str, instead: str, seed: int, light: float) -> tuple[Palette, np.ndarray, np.ndarray]:
    """A board of which three squares of one ink lie in the shade and were taken for another ink; the true groups, and
    which squares those are."""
    chosen, seen = board(tuple(INKS), seed)
    right = np.array([NAMES.index(n) for n in chosen])
    first = fit_palette(seen, PLACES, most=6)
    group = {k: int(np.bincount(first.labels[right == k]).argmax()) for k in range(len(NAMES))}
    right = np.array([group[k] for k in right])
    shaded = np.flatnonzero(right == group[NAMES.index(wrong)])[:3]
    dark = seen.copy()
    dark[shaded] *= light
    labels = right.copy()
    labels[shaded] = group[NAMES.index(instead)]
    return Palette(labels, first.inks, PLACES, dark), right, shaded


def test_yellow_in_a_shadow_is_not_orange() -> None:
    for seed in range(4):
        taken, right, shaded = palette("yellow", "orange", seed, 0.45)
        assert (taken.labels[shaded] != right[shaded]).all()
        assert (out_of_shade(taken).labels == right).all()


def test_an_ink_that_was_only_another_one_in_the_shade_is_gone() -> None:
    taken, right, shaded = palette("yellow", "orange", 0, 0.45)
    labels, ink = taken.labels.copy(), taken.labels[shaded[0]]
    labels[shaded] = len(taken.inks)
    both = Palette(labels, np.vstack([taken.inks, taken.inks[ink]]), taken.places, taken.seen)
    out = out_of_shade(both)
    assert (out.labels == right).all() and len(out.inks) == len(taken.inks)


@pytest.mark.parametrize(("count", "stays"), [(3, False), (12, True)])
def test_a_rare_ink_that_is_another_one_in_less_light_is_gone_and_one_of_many_squares_stays(count: int,
                                                                                          stays: bool) -> None:
    """Some yellow squares in a shadow had become an ink of their own, and were called orange."""
    taken, right, shaded = palette("yellow", "orange", 0, 0.45)
    dark = np.flatnonzero(right == right[shaded[0]])[:count]
    labels, seen = right.copy(), taken.seen.copy()
    labels[dark] = len(taken.inks)
    seen[dark] = 0.45 * taken.inks[right[dark[0]]]
    inks = np.vstack([taken.inks, 0.45 * taken.inks[right[dark[0]]]])
    out = out_of_shade(Palette(labels, inks, taken.places, seen))
    assert (out.labels == (labels if stays else right)).all() and len(out.inks) == len(taken.inks) + stays


def test_what_no_shade_explains_stays_as_it_was() -> None:
    """Something of another colour lies on a square: nothing is guessed about what is under it."""
    taken, _, shaded = palette("yellow", "orange", 1, 1.0)
    taken.seen[shaded] = [0.8, 0.36, 0.31]
    assert (out_of_shade(taken).labels == taken.labels).all()


def test_a_few_squares_are_left_alone() -> None:
    _, seen = board(tuple(INKS), 0)
    few = fit_palette(seen[:9], PLACES[:9])
    assert out_of_shade(few) is few
