"""Tells inks apart under glare: one light over the whole board, smooth from rim to rim.

Why: `palette` lets the light differ from neighbourhood to neighbourhood. That follows shadows, but where a lamp or a
window mirrors in the board it is freedom enough to take blue for purple. A mirror image in a table is one broad patch
of one colour that is added to every ink. This is the dichromatic model (Shafer 1985, "Using color to separate
reflection components"): `seen = gain * ink + veil * colour`. The logarithm of `gain` is linear over the board and that
of `veil` a cubic. With as few numbers as that for the light, even inks that glare has washed out stay apart. Where the
model does not fit, in shadows above all, its word does not count. Not done here: the first groups (`palette`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from referee.vision.common.colour.fitting import fitted
from referee.vision.common.colour.palette import (
    PALETTE,
    Floats,
    Palette,
    colour_distance,
    criterion,
    grouped,
    misfit,
    neighbours_alike,
    parted,
    refined,
)


@dataclass(frozen=True, slots=True)
class GlareSettings:
    """When one smooth light over the whole board is believed, and how it is looked for. Colour distances are those of
    `palette`.

    - `veil_degree`: of the polynomial over the board. With 2 glare is told worse, with 4 shadows are taken for inks.
    - `fits`: colour distance up to which the model explains a square. On 356 rendered boards all squares that it put
      right were nearer than 0.072, all that it would have spoiled farther than 0.1.
    - `better`: and it must be nearer so many times as it was to the ink that the square was taken for.
    - `split`: log-likelihood a square that two inks in the place of one must gain.
    - `new_ink`: and colour distance of the two without the veil. Of one ink it was 0.105 at most; where two had been
      taken for one it was 0.124 and more (red and orange, strong contrast).
    - `worth`: it must gain so many times what is lost in the light of each neighbourhood (`criterion`). Of eight true
      inks two gained there too, the others gained 2 to 13 times that. Two that were none, the shaded and the lit part
      of one, gained 0.3 and 1.04 times.
    - `clustered`: and by how much more often than by chance neighbours may be parted alike. Inks are mixed all over a
      board (0.04 to 0.08). Light is not: where it burns out an ink it is 0.26 and more.
    - `unsure`: times as far from another ink. Of 44 110 squares of 330 rendered boards 53 were named wrongly, all above
      0.57; of the others 335 are above 0.5.
    - `surer`: the one smooth light is asked alone where it brings a square so many times as near to its ink.
    - `one_ink`: colour distance without the veil below which two inks are one. Inks of 188 boards are 0.094 apart and
      more; one ink that had been parted by the light on it was 0.05 apart.
    - `nearly`: and below which they are if each is on a side of its own. Of one ink parted by what a camera makes of
      pale or shaded colours it was up to 0.18. Inks that chance put on sides were 0.25 apart.
    - `scale`: colour distance from which a square counts less: a motif, a shadow's edge (Cauchy's loss).
    - `stiff`: weight of the prior: no veil, and light that does not change.
    - `first_veil`: linear light from which the search for the veil starts.
    - `tried`: of the logarithms of linear light that the search may try.
    - `rounds`: of fitting and grouping at most.
    - `fewest`: inks of a board at least: one smooth light is no freedom to do with fewer.
    - `steps`: of one fit at most. With 12 some fits were so far from their end that inks were parted in vain.
    """

    veil_degree: int = 3
    fits: float = 0.075
    better: float = 0.8
    split: float = 0.15
    new_ink: float = 0.115
    worth: float = 1.4
    clustered: float = 0.17
    unsure: float = 0.5
    surer: float = 0.5
    one_ink: float = 0.07
    nearly: float = 0.2
    scale: float = 0.02
    stiff: float = 1e-3
    first_veil: float = 0.01
    tried: tuple[float, float] = (-12.0, 2.0)
    rounds: int = 12
    fewest: int = 4
    steps: int = 60


GLARE = GlareSettings()


@dataclass(frozen=True)
class _Fit:
    """`labels` (N,) nearest inks, `inks` (K, 3) without the veil, `expected` (N, K, 3) how every ink looks at every
    square, `distance` (N, K)."""

    labels: NDArray[np.intp]
    inks: Floats
    expected: Floats
    distance: Floats

    @property
    def misfit(self) -> float:
        return misfit(self.distance, self.expected)


def through_glare(palette: Palette, most: int = 99) -> Palette:
    """The palette with squares put to other inks, two inks joined or one parted in two. This is done where one smooth
    light over the whole board explains clearly better what is seen. `most`: inks the set has."""
    if len(palette.seen) < PALETTE.spots or len(palette.inks) < 2:
        return palette
    board = SmoothlyLit(palette.seen, palette.places)
    fit = same = board.settle(palette.labels)
    while (other := board.join(fit)) is not None:
        fit = other
    while (other := board.part(fit, most)) is not None:
        fit = other
    first = palette.labels if fit is same else refined(palette.seen, palette.places, fit.labels)
    labels = _where_it_fits(first, fit)
    if (labels == palette.labels).all() or len(np.unique(labels)) < len(fit.inks):
        return palette
    return Palette(labels, fit.inks, palette.places, palette.seen)


def other_inks(palette: Palette) -> list[frozenset[int]]:
    """For each square (N) the inks that explain it nearly as well as its own, in its neighbours' light or in one smooth
    light. Which of them it has is not certain. Where the smooth light explains the square clearly better its word alone
    counts."""
    rows, own = np.arange(len(palette.labels)), palette.labels
    distances = [colour_distance(palette.seen[:, None], expected) for expected in _lights(palette)]
    mine = [d[rows, own] for d in distances]
    near = [d < m[:, None] / GLARE.unsure for d, m in zip(distances, mine, strict=True)]
    if len(near) > 1:
        near[0][(mine[1] <= GLARE.fits) & (mine[1] <= GLARE.surer * mine[0])] = False
    either = np.any(near, axis=0)
    either[rows, own] = False
    return [frozenset(np.flatnonzero(row).tolist()) for row in either]


def as_they_look(palette: Palette) -> Floats:
    """How every ink looks at every square, (N, K, 3) linear RGB, in the light of its neighbours. Where it brings the
    square nearer to its own ink, it is one smooth light over the whole board."""
    rows, own = np.arange(len(palette.labels)), palette.labels
    first, *others = _lights(palette)
    for expected in others:
        better = colour_distance(palette.seen, expected[rows, own]) < colour_distance(palette.seen, first[rows, own])
        first = np.where(better[:, None, None], expected, first)
    return first


def _lights(palette: Palette) -> list[Floats]:
    """How every ink looks at every square (N, K, 3), in the light of its neighbours and in one smooth light over the
    whole board. Too few squares do not tell the latter."""
    found = [grouped(palette.seen, palette.places, palette.labels).local(palette.places)]
    if len(palette.seen) >= PALETTE.spots and len(palette.inks) > 1:
        found.append(SmoothlyLit(palette.seen, palette.places).settle(palette.labels).expected)
    return found


def _where_it_fits(labels: NDArray[np.intp], fit: _Fit) -> NDArray[np.intp]:
    rows = np.arange(len(labels))
    new = fit.distance[rows, fit.labels]
    moved = (new <= GLARE.fits) & (new <= GLARE.better * fit.distance[rows, labels])
    return np.where(moved, fit.labels, labels)


class SmoothlyLit:
    """A board in one smooth light: `seen` (N, 3) linear RGB of squares at `places` (N, 2)."""

    def __init__(self, seen: Floats, places: Floats) -> None:
        self.seen = seen
        self._places = places
        self._roots = np.cbrt(seen + PALETTE.dark)
        x, y = ((places - places.mean(axis=0)) / places.std(axis=0).clip(0.5)).T
        powers = [x ** (d - k) * y**k for d in range(1, GLARE.veil_degree + 1) for k in range(d + 1)]
        self._slopes = np.column_stack(powers)
        """x and y first: of them alone the gain is made."""

    def settle(self, labels: NDArray[np.intp]) -> _Fit:
        """Inks and light in turns, from first groups `labels`, until the groups stay."""
        count = int(labels.max()) + 1
        inks = np.array([np.median(self.seen[labels == k], axis=0) for k in range(count)])
        curves = self._slopes.shape[1]
        numbers = np.concatenate([np.log(np.maximum(0.8 * inks, PALETTE.dark)).ravel(), np.zeros(2),
                                  [np.log(GLARE.first_veil)], np.zeros(curves + 2)])
        for _ in range(GLARE.rounds):
            numbers = self._fitted(numbers, labels, count)
            (gain, veil), inks = self._light(numbers, count), _inks(numbers, count)
            expected = gain[:, None] * inks + veil[:, None]
            distance = colour_distance(self.seen[:, None], expected)
            fit = _Fit(distance.argmin(axis=1), inks, expected, distance)
            if (fit.labels == labels).all() or len(np.unique(fit.labels)) < count:
                break
            labels = fit.labels
        return fit

    def join(self, fit: _Fit) -> _Fit | None:
        """One ink less, where two are the same without the veil, or nearly so and each on a side of its own. None
        without such, or where a board cannot have fewer."""
        if len(fit.inks) <= GLARE.fewest:
            return None
        for distance, a, b in _apart(fit.inks):
            either = np.isin(fit.labels, (a, b))
            sides = distance < GLARE.nearly and self._clustered(either, fit.labels) > GLARE.clustered
            if distance < GLARE.one_ink or sides:
                labels = np.where(fit.labels == b, a, fit.labels)
                return self.settle(np.unique(labels, return_inverse=True)[1])
        return None

    def part(self, fit: _Fit, most: int) -> _Fit | None:
        """One ink more, where two clearly different ones then explain better what was taken for one. As many, where two
        of the others were one ink in truth; else None."""
        count = len(fit.inks)
        if len(np.unique(fit.labels)) < count:
            return None  # the light explains all squares without one of the inks already
        own = np.cbrt(fit.expected[np.arange(len(self.seen)), fit.labels] + PALETTE.dark)
        off = _across(self._roots - own, own)
        best, least = None, fit.misfit - GLARE.split
        before = criterion(self.seen, self._places, fit.labels)
        for k in range(count if count < most else 0):
            trial = self.settle(np.where(parted(off, fit.labels == k), count, fit.labels))
            trial = self.join(trial) or trial
            often = np.bincount(trial.labels, minlength=len(trial.inks)) >= PALETTE.rare * len(off)
            if (often.all() and trial.misfit < least and _apart(trial.inks)[0][0] >= GLARE.new_ink
                    and self._clustered(fit.labels == k, trial.labels) <= GLARE.clustered
                    and GLARE.worth * (criterion(self.seen, self._places, trial.labels) - before)
                    < fit.misfit - trial.misfit):
                best, least = trial, trial.misfit
        return best

    def _clustered(self, mine: NDArray[np.bool_], labels: NDArray[np.intp]) -> float:
        """How much more often than by chance the nearest of the squares `mine` (N,) have one of the `labels` (N,)."""
        return neighbours_alike(self._places[mine], labels[mine])

    def _light(self, numbers: Floats, count: int) -> tuple[Floats, Floats]:
        """Gain (N, 1) and veil (N, 3) at every square."""
        slope, veil, curve, colour = np.split(numbers[3 * count :], np.cumsum([2, 1, self._slopes.shape[1]]))
        gain = np.exp(self._slopes[:, :2] @ slope)
        added = np.exp(np.clip(veil + self._slopes @ curve, *GLARE.tried))
        return gain[:, None], added[:, None] * np.exp([colour[0], 0.0, colour[1]])

    def _fitted(self, numbers: Floats, labels: NDArray[np.intp], count: int) -> Floats:
        """The numbers that explain best what is seen, if these are the inks of the squares."""
        rows, first = np.arange(len(labels))[:, None], 3 * count  # the inks' numbers come first, then the light's
        channels = np.arange(3)

        def residuals(numbers: Floats) -> Floats:
            gain, veil = self._light(numbers, count)
            roots = np.cbrt(gain * _inks(numbers, count)[labels] + veil + PALETTE.dark)
            return np.concatenate([(roots - self._roots).ravel(), GLARE.stiff * numbers[first:]])

        def slopes(numbers: Floats) -> Floats:
            gain, veil = self._light(numbers, count)
            ink = gain * _inks(numbers, count)[labels]
            out = np.zeros((len(labels), 3, len(numbers)))
            out[rows, channels, 3 * labels[:, None] + channels] = ink
            out[:, :, first : first + 2] = ink[:, :, None] * self._slopes[:, None, :2]
            out[:, :, first + 2] = veil
            out[:, :, first + 3 : -2] = veil[:, :, None] * self._slopes[:, None]
            out[:, 0, -2], out[:, 2, -1] = veil[:, 0], veil[:, 2]
            out /= 3 * np.cbrt(ink + veil + PALETTE.dark)[:, :, None] ** 2
            return np.concatenate([out.reshape(-1, len(numbers)), GLARE.stiff * np.eye(len(numbers))[first:]])

        with threadpool_limits(1, "blas"):  # small matrices: on two busy cores several threads took ten times as long
            return fitted(residuals, numbers, slopes, scale=GLARE.scale, most=GLARE.steps)


def _inks(numbers: Floats, count: int) -> Floats:
    """(count, 3) linear RGB."""
    out: Floats = np.exp(np.clip(numbers[: 3 * count], *GLARE.tried)).reshape(count, 3)
    return out


def _across(off: Floats, colour: Floats) -> Floats:
    """Differences (N, 3) from colours without what a shadow makes of them, all three channels alike."""
    along = colour / np.linalg.norm(colour, axis=1, keepdims=True)
    out: Floats = off - (off * along).sum(axis=1, keepdims=True) * along
    return out


def _apart(inks: Floats) -> list[tuple[float, int, int]]:
    """Distance of every two of the inks (K, 3), K >= 2, and which they are; the nearest first."""
    a, b = np.triu_indices(len(inks), 1)
    distance = colour_distance(inks[a], inks[b])
    return sorted(zip(distance.tolist(), a.tolist(), b.tolist(), strict=True))
