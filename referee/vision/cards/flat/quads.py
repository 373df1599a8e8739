"""Outlines of cards: four corners in order round each, with one of the short sides first.

Why: finder, deck, reader and heaps measure and compare outlines alike. Not done here: finding cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.common import Quad

Floats = NDArray[np.float64]


def clockwise(quads: Floats) -> Floats:
    """The same outlines (N, 4, 2), each clockwise as the picture shows it, its first side kept the first."""
    side = np.roll(quads, -1, axis=1) - quads
    area = np.sum(quads[..., 0] * side[..., 1] - quads[..., 1] * side[..., 0], axis=1)
    return np.where((area < 0)[:, None, None], quads[:, [1, 0, 3, 2]], quads)


def short_sides(quads: Floats) -> Floats:
    """Mean length (N,) of the two short sides, pixels."""
    return np.asarray((_length(quads, 0) + _length(quads, 2)) / 2, np.float64)


def long_sides(quads: Floats) -> Floats:
    """Mean length (N,) of the two long sides, pixels."""
    return np.asarray((_length(quads, 1) + _length(quads, 3)) / 2, np.float64)


def middles(quads: Floats) -> Floats:
    """The middles (N, 2) of outlines (N, 4, 2)."""
    return np.asarray(quads.mean(axis=1), np.float64)


def covered(one: Floats, other: Floats) -> float:
    """Which share of an outline (4, 2) lies within another."""
    a = np.asarray(one, np.float32)
    shared, _ = cv2.intersectConvexConvex(a, np.asarray(other, np.float32))
    return float(shared) / max(float(cv2.contourArea(a)), 1e-6)


def shared(one: Floats, others: Iterable[Floats]) -> float:
    """The largest part that an outline (4, 2) has in common with one of others, of the smaller of the two."""
    return max((max(covered(one, other), covered(other, one)) for other in others), default=0.0)


def covers(quads: Floats) -> Floats:
    """`covered` of each outline (N, 4, 2) by each other one: (N, N), 0 of itself."""
    out = np.zeros((len(quads), len(quads)))
    if not len(quads):
        return out
    far = np.linalg.norm(middles(quads)[:, None] - middles(quads)[None], axis=2)
    reach = np.linalg.norm(quads - middles(quads)[:, None], axis=2).max(axis=1)
    for i, j in np.argwhere(far < reach[:, None] + reach[None]):
        if i != j:
            out[i, j] = covered(quads[i], quads[j])
    return out


def alone(quads: Floats, overlap: float) -> NDArray[np.intp]:
    """Indices of the outlines (N, 4, 2) of which so much lies within no earlier one that is kept, nor the other way
    round."""
    over = covers(quads)
    both = np.maximum(over, over.T)
    kept: list[int] = []
    for k in range(len(quads)):
        if not kept or both[k, kept].max() < overlap:
            kept.append(k)
    return np.array(kept, np.intp)


def spread(quads: Floats, beside: Iterable[float], along: Iterable[float]) -> Floats:
    """Outlines (N, 4, 2) moved by each of some shares of their first side and of their second: (N, K, 4, 2)."""
    along = tuple(along)
    across, down = ((quads[:, k] - quads[:, 0])[:, None] for k in (1, 3))
    return np.stack([quads + a * across + b * down for a in beside for b in along], axis=1)


def together(cards: Iterable[int], near: Callable[[int, int], bool]) -> list[list[int]]:
    """Groups of cards, each in order: whoever is `near` one of a group is in it."""
    left, out = set(cards), list[list[int]]()
    while left:
        group, new = set[int](), {left.pop()}
        while new:
            group |= new
            new = {j for j in left if any(near(i, j) for i in new)}
            left -= new
        out.append(sorted(group))
    return out


def filled(quads: Floats, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    """The pixels of a picture of a `shape` (H, W, ...) that lie in any outline (N, 4, 2)."""
    mask = np.zeros(shape[:2], np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(mask, np.round(quad).astype(np.int32), 1)
    return mask > 0


def as_quad(corners: Floats) -> Quad:
    """Corners (4, 2) as plain values."""
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return a, b, c, d


def _length(quads: Floats, k: int) -> Floats:
    return np.asarray(np.linalg.norm(quads[:, (k + 1) % 4] - quads[:, k], axis=1), np.float64)
