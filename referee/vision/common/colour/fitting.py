"""Least squares and assignment: the two pieces of mathematics that naming inks and telling them under glare need.

Why it exists: scipy does both and takes 143 MB, a fifth of everything installed; nothing else of it was used. `fitted`
goes step by step the way of its `least_squares` (method `trf` without bounds), `assigned` finds what its
`linear_sum_assignment` finds; tests/vision/common/colour compare them. What it does not do: bounds, sparse or large
problems, derivatives of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.common.colour.palette import Floats

EPS = float(np.finfo(float).eps)
"""What a number may be off by."""


@dataclass(frozen=True, slots=True)
class FittingSettings:
    """When a fit is at its end.

    - `enough`: relative change of cost or numbers, and absolute slope, from which a fit is at its end.
    - `near_radius`: relative deviation of a step's length from the trust region's radius.
    - `searches`: for that, at most.
    """

    enough: float = 1e-8
    near_radius: float = 0.01
    searches: int = 10


FITTING = FittingSettings()


def fitted(residuals: Callable[[Floats], Floats], numbers: Floats, slopes: Callable[[Floats], Floats], *,
           scale: float, most: int) -> Floats:
    """The numbers (n,), from first ones on, at which the sum of log(1 + (residual / `scale`)²) is least nearby.

    `residuals` gives (m,) with m >= n, `slopes` their derivatives (m, n). The residuals are asked for `most` times.
    Levenberg's and Marquardt's way with a trust region (Moré 1978, "The Levenberg-Marquardt algorithm: implementation
    and theory"). Cauchy's loss enters by its first two derivatives (Triggs et al. 2000, "Bundle adjustment").
    """
    found = numbers
    off = residuals(found)
    cost = _cost(off, scale)
    jacobian, off = _weighed(slopes(found), off, scale)
    radius, damping, asked = float(np.linalg.norm(found)) or 1.0, 0.0, 1
    while asked < most:
        slope = jacobian.T @ off
        if np.abs(slope).max() < FITTING.enough:
            break
        left, sizes, right = np.linalg.svd(jacobian, full_matrices=False)
        along = left.T @ off
        gained = -1.0
        while gained <= 0 and asked < most:
            step, damping = _step(sizes, along, right.T, len(off), radius, damping)
            length = float(np.linalg.norm(step))
            there = found + step
            off_there = residuals(there)
            asked += 1
            if not np.isfinite(off_there).all():
                radius = 0.25 * length
                continue
            cost_there = _cost(off_there, scale)
            gained = cost - cost_there
            expected = -(0.5 * float(((jacobian @ step) ** 2).sum()) + float(slope @ step))
            ratio = gained / expected if expected > 0 else float(expected == gained == 0)
            short = FITTING.enough * (FITTING.enough + np.linalg.norm(found))
            if (gained < FITTING.enough * cost and ratio > 0.25) or length < short:
                return there if gained > 0 else found
            before = radius
            if ratio < 0.25:
                radius = 0.25 * length
            elif ratio > 0.75 and length > 0.95 * radius:
                radius *= 2.0
            damping *= before / radius
        if gained > 0:
            found, cost = there, cost_there
            jacobian, off = _weighed(slopes(found), off_there, scale)
    return found


def _cost(off: Floats, scale: float) -> float:
    """Half the loss of residuals (m,)."""
    return 0.5 * scale**2 * float(np.log1p((off / scale) ** 2).sum())


def _weighed(jacobian: Floats, off: Floats, scale: float) -> tuple[Floats, Floats]:
    """Slopes (m, n) and residuals (m,) whose plain sum of squares has the slope of the loss, and nearly its curvature.

    The curvature of a residual far off is negative; it is taken for next to nothing.
    """
    first = 1.0 / (1.0 + (off / scale) ** 2)
    curvature = np.sqrt(np.maximum(first - 2.0 * (first * off / scale) ** 2, EPS))
    return jacobian * curvature[:, None], off * first / curvature


def _step(sizes: Floats, along: Floats, right: Floats, rows: int, radius: float,
          damping: float) -> tuple[Floats, float]:
    """The step (n,) that is expected to gain most of those no longer than `radius`, and the damping that makes it so.

    `sizes` (n,), `right` (n, n): singular values and vectors of the slopes; `along` (n,): the residuals in terms of the
    left ones. `damping` is a first guess.
    """
    whole = bool(sizes[-1] > EPS * rows * sizes[0])
    if whole:
        step: Floats = -right @ (along / sizes)
        if np.linalg.norm(step) <= radius:
            return step, 0.0
    pull = sizes * along
    high, low = float(np.linalg.norm(pull)) / radius, 0.0
    if whole:
        excess, change = _excess(0.0, pull, sizes, radius)
        low = -excess / change
    if damping == 0 and not whole:
        damping = max(0.001 * high, (low * high) ** 0.5)
    for _ in range(FITTING.searches):
        if not low <= damping <= high:
            damping = max(0.001 * high, (low * high) ** 0.5)
        excess, change = _excess(damping, pull, sizes, radius)
        if excess < 0:
            high = damping
        low = max(low, damping - excess / change)
        damping -= (excess + radius) * excess / change / radius
        if abs(excess) < FITTING.near_radius * radius:
            break
    step = -right @ (pull / (sizes**2 + damping))
    return step * (radius / np.linalg.norm(step)), damping


def _excess(damping: float, pull: Floats, sizes: Floats, radius: float) -> tuple[float, float]:
    """By how much a step with this damping is longer than the radius, and how that changes with the damping."""
    denominator = sizes**2 + damping
    length = float(np.linalg.norm(pull / denominator))
    return length - radius, -float((pull**2 / denominator**3).sum()) / length


def assigned(costs: Floats) -> NDArray[np.intp]:
    """For each row of costs (r, c), r <= c, a column of its own (r,), so that the sum is least.

    Where every row's cheapest column is its own, that is it. Else rows are put in one after the other along the
    cheapest way of exchanging. This is the Hungarian method by shortest augmenting paths (Jonker and Volgenant 1987).
    """
    cheapest: NDArray[np.intp] = costs.argmin(axis=1)
    if len(set(cheapest.tolist())) == len(costs):
        return cheapest
    rows, columns = costs.shape
    row_price, column_price = np.zeros(rows), np.zeros(columns)
    owner = np.full(columns, -1)
    for row in range(rows):
        _put_in(row, costs, row_price, column_price, owner)
    out = np.empty(rows, np.intp)
    taken = np.flatnonzero(owner >= 0)
    out[owner[taken]] = taken
    return out


def _put_in(new: int, costs: Floats, row_price: Floats, column_price: Floats, owner: NDArray[np.intp]) -> None:
    """Give one more row a column; owners (c,) and prices are changed in place."""
    columns = costs.shape[1]
    shortest, before = np.full(columns, np.inf), np.full(columns, -1)
    seen = np.zeros(columns, bool)
    row, reached = new, 0.0
    while True:
        way = reached + costs[row] - row_price[row] - column_price
        better = ~seen & (way < shortest)
        shortest[better], before[better] = way[better], row
        column = int(np.where(seen, np.inf, shortest).argmin())
        reached = float(shortest[column])
        seen[column] = True
        if owner[column] < 0:
            break
        row = int(owner[column])
    row_price[new] += reached
    passed = np.flatnonzero(seen & (owner >= 0))
    row_price[owner[passed]] += reached - shortest[passed]
    column_price[seen] -= reached - shortest[seen]
    while True:
        row = int(before[column])
        former = np.flatnonzero(owner == row)
        owner[column] = row
        if row == new:
            break
        column = int(former[0])
