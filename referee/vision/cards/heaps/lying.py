"""The plane in which heaps lie, from what lies there: its pieces are as broad as a card is, or as long.

Why: where heaps lie swiped, few cards are seen whole, and the finder's outlines are of no one size. Not done here:
finding pieces (`pieces`), tracing them (`tracing`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class LyingSettings:
    """How the plane is looked for.

    - `tilts`, `ways`: degrees by which the camera may look aslant, and towards where; `fields`: of view of cameras.
    - `rounds`: of looking closer; `best`: views that are looked at closer.
    - `plenty`: mm of misfit from which a piece is something else; `shadow`: mm by which all are broader than they are.
    - `cornered`: mm of misfit of a piece that fills nothing of its box: seen aslant, boxes are none.
    - `aslant`: mm of misfit a radian of tilt weighs; `whole`: weight of a card that was found, to that of a piece.
    - `enough`: sides of cards from which they tell the view, too.
    """

    tilts: tuple[float, ...] = (0.0, 8.0, 16.0, 24.0, 32.0, 40.0)
    ways: tuple[float, ...] = tuple(range(0, 360, 30))
    fields: tuple[float, ...] = (55.0, 70.0)
    rounds: int = 3
    best: int = 4
    plenty: float = 8.0
    shadow: float = 1.0
    cornered: float = 40.0
    aslant: float = 0.6
    whole: float = 0.25
    enough: int = 5


LYING = LyingSettings()
NEAR = np.linspace(0.96, 1.04, 9)
"""Factors about one at which a piece is as broad as a card's side."""
View = tuple[float, float, float]
"""Tilt, direction and field of view in degrees."""


def plane_under(outlines: Sequence[Floats], whole: Floats, size: tuple[int, int]) -> Plane | None:
    """The plane in which as many outlines (K, 2) as can be are as broad as cards of one size; None without any.

    `whole` (N, 4, 2): cards that seem to be seen whole, short sides first; `size`: of the picture.
    """
    if not outlines:
        return None
    hulls = [cv2.convexHull(outline.astype(np.float32))[:, 0].astype(np.float64) for outline in outlines]
    return _best(lambda view: _fit(_seen(view, size), hulls, whole, view[0]), size)


def plane_by_sides(sides: Floats, about: Plane, size: tuple[int, int]) -> Plane:
    """The plane in which segments (N, 2, 2) in pixels are sides of cards, of those that are nearest in another one.

    Few tell the scale alone."""
    if not len(sides):
        return about
    flat = about.to_mm(sides)
    far = np.linalg.norm(flat[:, 1] - flat[:, 0], axis=1)
    true = np.where(np.abs(far - SHORT) < np.abs(far - LONG), SHORT, LONG)
    if len(sides) < LYING.enough or (true == true[0]).all():
        factor = float(np.median(true / far))
        return Plane(np.diag([factor, factor, 1.0]) @ about.matrix)
    return _best(lambda view: _fit_sides(_seen(view, size), sides, true, view[0]), size)


def _best(fit: Callable[[View], tuple[float, float]], size: tuple[int, int]) -> Plane:
    """The plane of the view with the least misfit; `fit`: misfit and scale of a view."""
    views: list[View] = [(t, w, f) for f in LYING.fields for t in LYING.tilts for w in (LYING.ways if t else (0.0,))]
    tried = dict[View, tuple[float, float]]()
    for n in range(LYING.rounds + 1):
        for view in views:
            if view not in tried:
                tried[view] = fit(view)
        best = sorted(tried, key=lambda v: tried[v][0])[:LYING.best]
        t, w = 4.0 / 2**n, 15.0 / 2**n
        views = [(max(0.0, v[0] + i * t), v[1] + j * w, v[2]) for v in best for i in (-1, 0, 1) for j in (-1, 0, 1)]
    view = min(tried, key=lambda v: tried[v][0])
    return Plane(np.diag([tried[view][1], tried[view][1], 1.0]) @ _seen(view, size))


def _fit_sides(matrix: Floats, sides: Floats, true: Floats, tilt: float) -> tuple[float, float]:
    """The least misfit in mm of segments (N, 2, 2) that are `true` (N,) mm long, and the scale at which it is so."""
    flat = Plane(matrix).to_mm(sides)
    scales = true / np.linalg.norm(flat[:, 1] - flat[:, 0], axis=1)
    off = np.minimum(np.abs(scales[:, None] / scales - 1) * true, LYING.plenty)
    cost = off.mean(axis=1) + LYING.aslant / 2 * np.radians(tilt)
    k = int(cost.argmin())
    return float(cost[k]), float(scales[k])


def _seen(view: View, size: tuple[int, int]) -> Floats:
    """Pixels -> the plane (3, 3) that a camera sees so, of any scale."""
    tilt, way, field = np.radians(view)
    focal = max(size) / 2 / np.tan(field / 2)
    normal = np.array([np.sin(tilt) * np.cos(way), np.sin(tilt) * np.sin(way), np.cos(tilt)])
    x = np.array([1.0, 0, 0]) - normal[0] * normal
    x /= np.linalg.norm(x)
    rays = np.array([[1 / focal, 0, -size[0] / 2 / focal], [0, 1 / focal, -size[1] / 2 / focal], [0, 0, 1]])
    return np.asarray(np.stack([x, np.cross(normal, x), normal]) @ rays, np.float64)


def _fit(matrix: Floats, hulls: Sequence[Floats], whole: Floats, tilt: float) -> tuple[float, float]:
    """The least misfit in mm, and the scale at which it is so."""
    plane = Plane(matrix)
    boxes = np.array([_box(plane.to_mm(hull)) for hull in hulls])
    flat = plane.to_mm(whole) if len(whole) else whole
    sides = np.linalg.norm(np.roll(flat, -1, axis=1) - flat, axis=2) if len(whole) else np.zeros((0, 4))
    cards = np.column_stack([(sides[:, 0] + sides[:, 2]) / 2, (sides[:, 1] + sides[:, 3]) / 2])
    near = np.outer(np.concatenate([side / boxes[:, 0] for side in (SHORT, LONG)]), NEAR).ravel()
    scales = near[:, None]
    broad, long_ = boxes[:, 0] * scales - LYING.shadow, boxes[:, 1] * scales - LYING.shadow
    along = np.abs(broad - SHORT) + np.maximum(LONG - 2 - long_, 0)
    across = np.minimum(np.abs(broad - LONG), np.abs(long_ - LONG) + np.maximum(SHORT - 2 - broad, 0))
    of_pieces = np.minimum(np.minimum(along, across) + LYING.cornered * (1 - boxes[:, 2]), LYING.plenty)
    off = np.abs(cards[:, 0] * scales - SHORT) + np.abs(cards[:, 1] * scales - LONG)
    misfit = of_pieces.sum(axis=1) + LYING.whole * np.minimum(off, 2 * LYING.plenty).sum(axis=1)
    cost = misfit / (len(hulls) + LYING.whole * len(cards)) + LYING.aslant * np.radians(tilt)
    k = int(cost.argmin())
    return float(cost[k]), float(near[k])


def _box(hull: Floats) -> tuple[float, float, float]:
    """How broad and long the box round a hull (K, 2) is, and what share of it the hull fills."""
    about = float(np.abs(hull).max()) or 1.0  # single floats are too coarse for planes of other scales
    _, (a, b), _ = cv2.minAreaRect((hull / about).astype(np.float32))
    filled = cv2.contourArea((hull / about).astype(np.float32)) / max(a * b, 1e-12)
    return min(a, b) * about, max(a, b) * about, filled
