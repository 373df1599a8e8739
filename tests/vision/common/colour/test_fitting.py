"""Fits and assignments are those of scipy, which takes 143 MB for them."""

import numpy as np
import pytest

from referee.vision.common.colour.fitting import assigned, fitted
from referee.vision.common.colour.glare import GLARE, through_glare
from referee.vision.common.colour.grouping import fit_palette
from tests.support.drawn import INKS
from tests.vision.common.colour.test_glare import FIVE, washed_out
from tests.vision.common.colour.test_palette import PLACES, board


def both(residuals, start, slopes, scale, most):
    from scipy.optimize import least_squares  # here: every worker loads every test, and one needs it

    theirs = least_squares(residuals, start, slopes, loss="cauchy", f_scale=scale, max_nfev=most)
    return fitted(residuals, start, slopes, scale=scale, most=most), theirs.x


@pytest.mark.parametrize("seed", range(3))
def test_curves_through_points_of_which_some_are_far_off_are_fitted_as_by_scipy(seed):
    """Sums of exponentials: smooth, not linear, and far from their end at the start."""
    rng = np.random.default_rng(seed)
    for _ in range(40):
        x = np.sort(rng.uniform(0.0, 3.0, rng.integers(12, 60)))
        true = rng.normal(0.0, 0.7, 4)
        y = true[0] * np.exp(true[1] * x) + true[2] * np.exp(true[3] * x) + rng.normal(0, 0.01, len(x))
        y[rng.random(len(x)) < 0.1] += rng.normal(0, 3.0)

        def residuals(n, x=x, y=y):
            return n[0] * np.exp(n[1] * x) + n[2] * np.exp(n[3] * x) - y

        def slopes(n, x=x):
            one, other = np.exp(n[1] * x), np.exp(n[3] * x)
            return np.column_stack([one, n[0] * x * one, other, n[2] * x * other])

        ours, theirs = both(residuals, true + rng.normal(0, 0.2, 4), slopes, 10.0 ** rng.uniform(-2, 0), 25)
        assert np.allclose(residuals(ours), residuals(theirs), rtol=1e-4, atol=1e-5)


def test_slopes_that_leave_some_numbers_open_are_borne():
    """A number that nothing depends on, and two that count as one: singular slopes."""
    x = np.linspace(0.0, 1.0, 20)

    def residuals(n):
        return (n[0] + n[1]) * x - 2.0 * x

    def slopes(n):
        return np.column_stack([x, x, np.zeros(20)])

    ours, theirs = both(residuals, np.array([5.0, -1.0, 3.0]), slopes, 0.1, 60)
    assert ours[2] == theirs[2] == 3.0 and ours[0] + ours[1] == pytest.approx(theirs[0] + theirs[1])


def test_numbers_at_which_nothing_can_be_said_are_stepped_back_from():
    def residuals(n):
        with np.errstate(all="ignore"):
            return np.array([np.log(n[0]), 0.1 * n[0] - 0.01])

    def slopes(n):
        return np.array([[1.0 / n[0]], [0.1]])

    ours, theirs = both(residuals, np.array([6.0]), slopes, 5.0, 60)
    assert np.allclose(ours, theirs)
    assert fitted(residuals, np.array([6.0]), slopes, scale=5.0, most=1).tolist() == [6.0]


def test_the_light_of_drawn_boards_is_fitted_as_by_scipy(monkeypatch):
    """Every fit that telling inks under glare asks for."""
    off = []

    def compared(residuals, numbers, slopes, *, scale, most):
        assert (scale, most) == (GLARE.scale, GLARE.steps)
        ours, theirs = both(residuals, numbers, slopes, scale, most)
        off.append(np.abs(residuals(ours) - residuals(theirs)).max())
        return ours

    monkeypatch.setattr("referee.vision.common.colour.glare.fitted", compared)
    seen = washed_out(board(FIVE, 0)[1], 0.2)
    through_glare(fit_palette(seen, PLACES, most=len(INKS)), most=len(INKS))
    assert len(off) > 10 and max(off) < 1e-3 and np.median(off) < 1e-7


@pytest.mark.parametrize("seed", range(3))
def test_the_cheapest_assignment_is_found(seed):
    from scipy.optimize import linear_sum_assignment

    rng = np.random.default_rng(seed)
    for _ in range(400):
        rows = int(rng.integers(1, 9))
        costs = rng.random((rows, int(rng.integers(rows, 32)))) * 10.0 ** rng.uniform(-2, 3)
        costs[:, : int(rng.integers(0, rows + 1))] *= 0.01  # all rows want the same few columns
        costs -= rng.choice((0.0, 5.0))
        ours, theirs = assigned(costs), linear_sum_assignment(costs)[1]
        assert len(set(ours.tolist())) == rows
        assert np.take_along_axis(costs, ours[:, None], 1).sum() == pytest.approx(
            np.take_along_axis(costs, theirs[:, None], 1).sum(), rel=1e-12)
        assert (ours == theirs).all()


def test_an_assignment_of_costs_that_are_alike_is_one_all_the_same():
    assert sorted(assigned(np.ones((5, 5))).tolist()) == list(range(5))
    assert assigned(np.array([[1.0, 1.0, 3.0], [1.0, 2.0, 9.0]])).tolist() == [1, 0]
    assert assigned(np.zeros((1, 1))).tolist() == [0]
