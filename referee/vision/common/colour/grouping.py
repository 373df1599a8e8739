"""Looks for the inks of a board: first groups by hue, and what makes them better.

Why: colour alone groups badly under glare, and light and groups found in turns (`palette`) end near where they began.
So many groupings are tried, and the one that explains the squares best wins. Not done here: finding the light.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.common.colour.palette import PALETTE, Floats, Palette, colour_distance, in_turns, log_chroma, parted


def fit_palette(seen: Floats, places: Floats, most: int = 99) -> Palette:
    """`seen` (N, 3) linear RGB of squares at board `places` (N, 2) -> their colour groups. N >= 2.

    Several first groupings (by hue, more or less strict about which squares may speak) are refined in turns. The one
    that explains the squares best with the fewest inks (Bayesian information criterion) wins. `most`: inks the set has;
    more are only found where nothing else was tried.
    """
    known = _Known(seen, np.asarray(places, np.float64), most)
    starts = (seen, _without_haze(seen, known.places))
    first = [_by_angle(log_chroma(start), seen, quantile, window)
             for start, quantile, window in itertools.product(starts, (0.0, 0.2, 0.45), (5.0, 7.5, 11.0))]
    return _improve(min((known.refined(labels) for labels in first), key=_rank), known)


@dataclass(frozen=True, slots=True)
class _Trial:
    """A grouping with its `cost` and what makes it `odd`; `distance` (N, K) of the squares from the inks."""

    odd: tuple[int, int]
    cost: float
    palette: Palette
    distance: Floats


def _rank(trial: _Trial) -> tuple[tuple[int, int], float]:
    """The less, the better."""
    return trial.odd, trial.cost


class _Known:
    """What was found out about groupings of these squares: in turns most come up again and again, and most groups."""

    def __init__(self, seen: Floats, places: Floats, most: int) -> None:
        self.seen, self.places, self._most = seen, places, most
        self._trials: dict[bytes, _Trial] = {}
        self._chroma = log_chroma(seen)
        self._halves: dict[bytes, NDArray[np.bool_] | None] = {}

    def refined(self, labels: NDArray[np.intp]) -> _Trial:
        """What first groups (N,) come to."""
        asked = labels.tobytes()
        found = self._trials.get(asked)
        if found is None:
            cost, palette, distance = in_turns(self.seen, self.places, labels)
            found = self._trials[asked] = _Trial(_odd(palette, self._most, len(self.mixed(palette))), cost, palette,
                                                 distance)
        return found

    def mixed(self, palette: Palette) -> list[NDArray[np.bool_]]:
        """Of each group that is plainly two inks the squares (N,) of one of them."""
        groups = (self._half_of(palette.labels == k) for k in range(len(palette.inks)))
        return [half for half in groups if half is not None]

    def _half_of(self, mine: NDArray[np.bool_]) -> NDArray[np.bool_] | None:
        asked = mine.tobytes()
        if asked not in self._halves:
            self._halves[asked] = _mixed(self._chroma, self.places, mine)
        return self._halves[asked]


def _improve(best: _Trial, known: _Known) -> Palette:
    """Gives up one group, parts one in two or moves squares that are torn between two. It does whichever explains best,
    as long as that explains better; squares given up go to their second choice."""
    while True:
        palette, distance, trials = best.palette, best.distance, []
        count = len(palette.inks)
        for k in range(count):
            if count > (PALETTE.fewest if len(palette.seen) >= PALETTE.many else 2):
                others = distance.copy()
                others[:, k] = np.inf
                trials.append(known.refined(others.argmin(axis=1)))
            for j in set(range(count)) - {k}:
                astray = (palette.labels == k) & (distance[:, k] > PALETTE.torn * distance[:, j])
                if 0 < astray.sum() < (palette.labels == k).sum():
                    trials.append(known.refined(np.where(astray, j, palette.labels)))
            halves = _halves(palette, k)
            if halves is not None:
                trials.append(known.refined(np.where(halves, count, palette.labels)))
        trials += (known.refined(np.where(half, count, palette.labels)) for half in known.mixed(palette))
        better = min(trials, key=_rank, default=None)
        if better is None or _rank(better) >= (best.odd, best.cost - 1e-6):
            return palette
        best = better


def _odd(palette: Palette, most: int, mixed: int) -> tuple[int, int]:
    """Above 0 when a board cannot have so few inks, or by how many it has more than it can have. On a few squares,
    which one light falls on, inks that are nearly the same count so, too. Then how many groups are two inks each."""
    few = len(palette.seen) >= PALETTE.many and len(palette.inks) < PALETTE.fewest
    twins = 0
    if len(palette.seen) < PALETTE.spots:
        a, b = np.triu_indices(len(palette.inks), 1)
        twins = int((colour_distance(palette.inks[a], palette.inks[b]) < PALETTE.twins).sum())
    return max(int(few), len(palette.inks) - most) + twins, mixed


def _mixed(chroma: Floats, places: Floats, mine: NDArray[np.bool_]) -> NDArray[np.bool_] | None:
    """Of a group, the squares `mine` (N,), those of one ink, if it is plainly two. Parted by hue, squares of the two
    sides that lie beside each other differ far more than such of one side, all over the board. Light that differs over
    the board does not do that. But where a shadow's edge makes all inks vary in brightness, the criterion would rather
    have one ink less."""
    half = parted(chroma, mine)
    side, place, hue = half[mine], places[mine], chroma[mine]
    i, j = np.triu_indices(len(side), 1)
    beside = ((place[i] - place[j]) ** 2).sum(axis=1) <= PALETTE.beside**2
    i, j = i[beside], j[beside]
    unlike, differ = side[i] != side[j], np.linalg.norm(hue[i] - hue[j], axis=1)
    if unlike.sum() < PALETTE.pairs or not (~unlike).any():
        return None
    alike = max(float(np.quantile(differ[~unlike], 0.9)), PALETTE.least_hue)
    return half if float(np.quantile(differ[unlike], 0.1)) > PALETTE.two_inks * alike else None


def _halves(palette: Palette, k: int) -> NDArray[np.bool_] | None:
    """Marks the squares of group k on one side along the group's longest colour axis, None for a small group."""
    mine = palette.labels == k
    if mine.sum() < 4:
        return None
    gain, veil = palette.light(palette.places)
    return parted(np.cbrt(np.maximum((palette.seen - veil) / gain, 0) + PALETTE.dark), mine)


def _without_haze(seen: Floats, places: Floats) -> Floats:
    """Takes off what even the darkest neighbours show in each channel (dark channel prior, He et al. 2009)."""
    near = ((places[:, None] - places[None]) ** 2).sum(axis=2) < (1.3 * PALETTE.reach) ** 2
    darkest = np.array([np.quantile(seen[row], 0.08, axis=0) for row in near])
    return np.maximum(seen - 0.93 * darkest, 0.0)


def _by_angle(chroma: Floats, seen: Floats, quantile: float, window: float) -> NDArray[np.intp]:
    """First groups: hue angles of the squares above a `quantile` of saturation; hueless bright squares apart."""
    radius = np.linalg.norm(chroma, axis=1)
    angle = np.degrees(np.arctan2(chroma[:, 1], chroma[:, 0])) % 360.0
    strong = radius >= max(PALETTE.grey, float(np.quantile(radius, quantile)))
    centres = _angle_peaks(angle[strong], window)
    labels: NDArray[np.intp] = np.abs((angle[:, None] - centres[None] + 180.0) % 360.0 - 180.0).argmin(axis=1)
    grey = radius < PALETTE.grey
    if grey.any() and np.quantile(radius, 0.6) > 3 * PALETTE.grey:
        bright = np.cbrt(seen.mean(axis=1))
        labels = np.where(grey & (bright > np.median(bright)), len(centres), labels)
    return labels


def _angle_peaks(angles: Floats, window: float) -> Floats:
    """Modes of circular data in degrees: peaks of a Gaussian density of width `window`, `angle_gap` apart."""
    grid = np.arange(0.0, 360.0, 1.0)
    off = (grid[:, None] - angles[None] + 180.0) % 360.0 - 180.0
    density = np.exp(-0.5 * (off / window) ** 2).sum(axis=1)
    left, right = np.roll(density, 1), np.roll(density, -1)
    peaks = grid[(density >= left) & (density > right) & (density > 0.04 * density.max())]
    kept: list[float] = []
    for p in sorted(peaks, key=lambda p: -density[int(p)]):
        if all(abs((p - k + 180.0) % 360.0 - 180.0) >= PALETTE.angle_gap for k in kept):
            kept.append(float(p))
    return np.array(kept or [0.0])
