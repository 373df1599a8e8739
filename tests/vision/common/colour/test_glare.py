"""Inks under glare that washes them out: one smooth light over the whole board tells them apart."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from referee.vision.common.colour import glare
from referee.vision.common.colour.fitting import fitted
from referee.vision.common.colour.glare import SmoothlyLit, as_they_look, other_inks, through_glare
from referee.vision.common.colour.grouping import fit_palette
from referee.vision.common.colour.names import naming
from referee.vision.common.colour.palette import Palette, colour_distance, twins
from referee.vision.common.colour.palette import grouped as by_labels
from tests.support.drawn import INKS
from tests.vision.common.colour.test_palette import LIGHTS, PLACES, board

FIVE = tuple(n for n in INKS if n != "orange")


def washed_out(seen: np.ndarray, strength: float) -> np.ndarray:
    """A window's broad image over most of the board, and a lamp that falls off."""
    away = ((PLACES - [0.0, 8.0]) / [7.0, 9.0]) ** 2
    veil = strength * np.exp(-away.sum(axis=1))[:, None] * [1.0, 0.97, 0.85]
    veiled: np.ndarray = 0.25 * seen * (1.0 - 0.02 * PLACES[:, 1:]) + veil
    return veiled


def grouped(names: list[str], labels: np.ndarray, inks: np.ndarray) -> list[str]:
    called = naming(inks, {n: INKS[n] for n in set(names)}).names
    return [called[k] for k in labels]


def local_inks(palette: Palette) -> np.ndarray:
    return by_labels(palette.seen, palette.places, palette.labels).local(palette.places)


def distances(palette: Palette) -> np.ndarray:
    """How far each square is from every ink in the light of its neighbours."""
    return colour_distance(palette.seen[:, None], local_inks(palette))


@pytest.mark.parametrize("seed", range(4))
def test_inks_that_glare_has_washed_out_are_told_apart_and_named(seed: int) -> None:
    chosen, seen = board(FIVE, seed)
    noisy = washed_out(seen, 0.2) * np.exp(np.random.default_rng(seed).normal(0, 0.004, seen.shape))
    first = fit_palette(noisy, PLACES, most=6)
    clear = through_glare(first, most=6)
    assert grouped(chosen, clear.labels, clear.inks) == chosen


def test_squares_put_to_wrong_inks_are_put_right() -> None:
    chosen, seen = board(FIVE, 7)
    noisy = washed_out(seen, 0.15)
    right = np.array([FIVE.index(n) for n in chosen])
    wrong = np.where(np.random.default_rng(0).random(len(right)) < 0.15, (right + 1) % len(FIVE), right)
    inks = np.array([np.median(noisy[wrong == k], axis=0) for k in range(len(FIVE))])
    clear = through_glare(Palette(wrong, inks, PLACES, noisy))
    assert (clear.labels == right).all()
    known = np.array([seen[right == k].mean(axis=0) for k in range(len(FIVE))])
    assert np.abs(np.log(clear.inks / clear.inks.mean()) - np.log(known / known.mean())).max() < 0.5


def test_two_inks_taken_for_one_are_parted_unless_the_set_has_no_more() -> None:
    chosen, seen = board(tuple(INKS), 2)
    right = np.array([sorted(INKS).index(n) for n in chosen])
    merged = np.where(right == sorted(INKS).index("purple"), sorted(INKS).index("blue"), right)
    _, merged = np.unique(merged, return_inverse=True)
    inks = np.array([np.median(seen[merged == k], axis=0) for k in range(5)])
    palette = Palette(merged, inks, PLACES, seen)
    assert len(through_glare(palette, most=5).inks) == 5
    parted = through_glare(palette, most=6)
    assert len(parted.inks) == 6 and len(set(zip(right, parted.labels, strict=True))) == 6


@pytest.mark.parametrize("merged", [("red", "purple"), ("yellow", "red"), ("blue", "purple")])
def test_one_ink_parted_by_the_light_while_two_others_are_taken_for_one_is_put_right(merged: tuple[str, str]) -> None:
    """As many inks as before, so that none can be joined first: a board has five at least."""
    chosen, seen = board(FIVE, 5)
    noisy = washed_out(seen, 0.1)
    right = np.array([FIVE.index(n) for n in chosen])
    first, second = map(FIVE.index, merged)
    wrong = np.where(right == second, first, right)
    wrong = np.where((right == FIVE.index("green")) & (PLACES[:, 1] > 6), second, wrong)
    inks = np.array([np.median(noisy[wrong == k], axis=0) for k in range(5)])
    clear = through_glare(Palette(wrong, inks, PLACES, noisy), most=6)
    assert len(clear.inks) == 5 and grouped(chosen, clear.labels, clear.inks) == chosen


def test_one_ink_that_was_parted_by_the_light_on_it_is_joined() -> None:
    chosen, seen = board(tuple(INKS), 3)
    right = np.array([sorted(INKS).index(n) for n in chosen])
    parted = np.where((right == 0) & (PLACES[:, 1] > 5), 6, right)
    inks = np.array([np.median(seen[parted == k], axis=0) for k in range(7)])
    clear = through_glare(Palette(parted, inks, PLACES, seen))
    assert len(clear.inks) == 6 and grouped(chosen, clear.labels, clear.inks) == chosen


@pytest.mark.slow
def test_an_ink_that_looks_other_on_one_side_is_one_and_two_inks_nearly_alike_are_two() -> None:
    """A camera's pale colours or a dark corner leave as much between two parts of one ink as some sets have between
    two inks; but those are mixed all over a board."""
    chosen, seen = board(tuple(INKS), 3)
    right = np.array([sorted(INKS).index(n) for n in chosen])
    yellow = right == sorted(INKS).index("yellow")
    for other, count in ((PLACES[:, 1] > 5, 6), (PLACES.sum(axis=1) % 2 > 0, 7)):
        parted = np.where(yellow & other, 6, right)
        shown = seen + np.where((yellow & other)[:, None], [0.0, 0.0, 0.03], 0.0)
        inks = np.array([np.median(shown[parted == k], axis=0) for k in range(7)])
        clear = through_glare(Palette(parted, inks, PLACES, shown))
        assert len(clear.inks) == count and len(set(zip(right, clear.labels, strict=True))) == count


def test_an_ink_that_a_lamp_burns_out_on_one_side_of_the_board_is_not_parted() -> None:
    """Where a channel is at its end, the model of the light does not hold; but inks are mixed all over a board."""
    chosen, seen = board(FIVE, 0)
    burnt = np.minimum(2.5 * seen * np.exp(-PLACES @ [0.06, 0.04])[:, None], 1.0)
    clear = through_glare(fit_palette(burnt, PLACES, most=6), most=6)
    assert grouped(chosen, clear.labels, clear.inks) == chosen


def test_a_shadow_with_a_sharp_edge_changes_nothing() -> None:
    """One smooth light does not explain it: what was found by the neighbourhoods stays."""
    chosen, seen = board(tuple(INKS), 5)
    shaded = np.where(PLACES[:, 1:] + 0.4 * PLACES[:, :1] > 8.0, 0.7, 1.0) * seen
    first = fit_palette(shaded, PLACES)
    assert grouped(chosen, first.labels, first.inks) == chosen
    assert through_glare(first) is first


def test_a_few_squares_are_left_alone() -> None:
    seen = board(tuple(INKS), 1)[1]
    palette = fit_palette(seen[:20], PLACES[:20])
    assert through_glare(palette) is palette


@pytest.mark.parametrize("light", LIGHTS)
def test_what_ink_a_square_has_is_uncertain_where_it_was_named_wrongly_and_hardly_elsewhere(light: str) -> None:
    """Under even light and under light that hides much."""
    chosen, seen = board(FIVE, 4)
    palette = fit_palette(LIGHTS[light](seen), PLACES, most=6)
    assert grouped(chosen, palette.labels, palette.inks) == chosen
    assert sum(map(bool, other_inks(palette))) <= len(PLACES) / 20  # a corner in glare; else two at most
    wrong = palette.labels.copy()
    wrong[40] = (wrong[40] + 1) % len(palette.inks)
    assert palette.labels[40] in other_inks(replace(palette, labels=wrong))[40]


def test_where_the_smooth_light_explains_a_square_clearly_better_its_word_alone_counts() -> None:
    """Near a lamp's image the light of the neighbours is torn; where neither is clearly better both are asked."""
    chosen, seen = board(FIVE, 4)
    far = ((PLACES - PLACES.mean(axis=0)) ** 2).sum(axis=1)
    noisy = 0.5 * seen + 0.35 * np.exp(-far / 8.0)[:, None]
    right = np.array([FIVE.index(n) for n in chosen])
    palette = Palette(right, np.array([np.median(noisy[right == k], axis=0) for k in range(5)]), PLACES, noisy)
    local = distances(palette)
    torn = {i for i, d in enumerate(local) if (np.delete(d, right[i]) < 2.0 * d[right[i]]).any()}
    unsure = {i for i, inks in enumerate(other_inks(palette)) if inks}
    assert len(torn) >= 8 and len(unsure) <= len(torn) // 2
    assert twins(as_they_look(palette), noisy, right) > 1.5 * twins(local_inks(palette), noisy, right)


def test_of_a_few_squares_the_ink_may_be_uncertain_too() -> None:
    """A cube's face has no light of its own model, and a board of one colour nothing to be taken for."""
    seen = np.array([[0.5, 0.05, 0.05], [0.5, 0.06, 0.05], [0.05, 0.05, 0.5], [0.06, 0.05, 0.5], [0.2, 0.05, 0.2]])
    places = np.array([(0.0, k) for k in range(5)])
    inks = np.array([[0.5, 0.05, 0.05], [0.05, 0.05, 0.5]])
    assert other_inks(Palette(np.array([0, 0, 1, 1, 0]), inks, places, seen)) == [frozenset()] * 4 + [{1}]
    assert other_inks(Palette(np.zeros(5, int), inks[:1], places, seen)) == [frozenset()] * 5


def test_an_ink_left_without_squares_is_not_parted() -> None:
    chosen, seen = board(FIVE, 3)
    light = SmoothlyLit(seen, PLACES)
    fit = light.settle(np.array([FIVE.index(n) for n in chosen]))
    lost = replace(fit, labels=np.where(fit.labels == 4, 0, fit.labels))
    assert light.part(lost, most=6) is None


def test_the_light_is_fitted_on_one_thread_and_the_others_are_given_back(monkeypatch) -> None:
    """Beside other programs several threads that wait for each other made learning a board twice as long."""
    def threads() -> list[int]:
        return [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]

    fits: list[list[int]] = []

    def counted(*args: Any, **how: Any) -> Any:
        fits.append(threads())
        return fitted(*args, **how)

    monkeypatch.setattr(glare, "fitted", counted)
    _, seen = board(FIVE, 0)
    with threadpool_limits(3, "blas"):
        before = threads()
        through_glare(fit_palette(washed_out(seen, 0.2), PLACES, most=6), most=6)
        assert fits and all(set(used) == {1} for used in fits) and threads() == before and 3 in before
