"""Joins patches that lie side by side into lattices: which patch has which place, and how the lattice lies.

Each patch tells from its own two sides where its neighbours have to be, whatever the view. Not done here: whether a
lattice is the board of the dice game (`board`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.dice.finding.patches import Patches

Floats = NDArray[np.float64]
Places = dict[tuple[int, int], int]
"""Column and row of a lattice, from anywhere, and the number of the patch there."""


@dataclass(frozen=True, slots=True)
class LatticeSettings:
    """When patches are neighbours.

    - `apart`: distance of their middles, in sides: side by side, up to with a gap half as wide as they are.
    - `beside`: sides by which a neighbour may be off the line.
    - `like`: logarithm by which its sides may differ, as perspective and dice on it make them.
    - `fewest`: patches of a lattice.
    - `miss`: sides by which the middle of a patch may miss its place.
    """

    apart: tuple[float, float] = (0.92, 1.5)
    beside: float = 0.25
    like: float = 0.45
    fewest: int = 7
    miss: float = 0.2


LATTICE = LatticeSettings()

WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


@dataclass(frozen=True)
class Lattice:
    """`matrix` (3, 3) takes lattice points (column, row) to pixels; patches' middles are at whole numbers. `places`: of
    the patches that agree with it."""

    matrix: Floats
    places: Places


def lattices_of(patches: Patches) -> Iterator[Lattice]:
    """The lattices that patches form, the one of most patches first."""
    if len(patches) < LATTICE.fewest:
        return
    ways = _neighbours(patches)
    left = set(range(len(patches)))
    grown: list[Places] = []
    for seed in np.argsort([-len(w) for w in ways], kind="stable"):
        if int(seed) in left:
            places = _grown(int(seed), ways, patches)
            left -= set(places.values())
            if len(places) >= LATTICE.fewest:
                grown.append(places)
    for places in sorted(grown, key=len, reverse=True):
        lattice = _fitted(places, patches)
        if lattice is not None:
            yield lattice


def _neighbours(patches: Patches) -> list[dict[int, int]]:
    """For each patch its neighbours by way: 0 along its first side, then on by quarter turns."""
    inverse = np.linalg.inv(patches.frames)
    offsets = patches.middles[None] - patches.middles[:, None]
    at = np.einsum("nij,nmj->nmi", inverse, offsets)  # (N, N, 2) in sides of the first
    sizes = np.sqrt(np.abs(np.linalg.det(patches.frames)))
    like = np.abs(np.log(sizes[None] / sizes[:, None])) < LATTICE.like
    low, high = LATTICE.apart
    out: list[dict[int, int]] = [{} for _ in range(len(patches))]
    for way, (dx, dy) in enumerate(WAYS):
        along, across = at @ np.array([dx, dy], float), at @ np.array([-dy, dx], float)
        good = like & (along > low) & (along < high) & (np.abs(across) < LATTICE.beside)
        far = np.where(good, along + np.abs(across), np.inf)
        best = far.argmin(axis=1)
        for n in np.flatnonzero(np.isfinite(far[np.arange(len(far)), best])):
            out[n][way] = int(best[n])
    return out


def _grown(seed: int, ways: list[dict[int, int]], patches: Patches) -> Places:
    places: Places = {(0, 0): seed}
    where = {seed: ((0, 0), 0)}  # its place, and by how many quarter turns its own first side is turned
    queue = deque([seed])
    while queue:
        n = queue.popleft()
        (c, r), turn = where[n]
        for way, m in ways[n].items():
            dc, dr = WAYS[(way + turn) % 4]
            place = (c + dc, r + dr)
            if m in where or place in places:
                continue
            mine = patches.frames[n] @ np.array(WAYS[way], float)
            fits = [float((patches.frames[m] @ np.array(w, float)) @ mine) for w in WAYS]
            same = int(np.argmax(fits))  # the way of m that runs on as `way` of n does
            if n not in {ways[m].get((same + 2) % 4)}:
                continue
            places[place] = m
            where[m] = (place, (way + turn - same) % 4)
            queue.append(m)
    return places


def _fitted(places: Places, patches: Patches) -> Lattice | None:
    """The lattice through most of the places."""
    at = np.array(list(places), np.float64)
    numbers = np.array(list(places.values()))
    side = float(np.median(np.sqrt(np.abs(np.linalg.det(patches.frames[numbers])))))
    if (np.ptp(at, axis=0) < 1).any():
        return None
    matrix, inlier = cv2.findHomography(at, patches.middles[numbers], cv2.RANSAC, LATTICE.miss * side)
    if matrix is None or int(inlier.sum()) < LATTICE.fewest:
        return None
    kept = {place: n for (place, n), good in zip(places.items(), inlier.ravel(), strict=True) if good}
    return Lattice(np.asarray(matrix, np.float64), kept)
