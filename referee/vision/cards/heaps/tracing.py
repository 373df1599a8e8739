"""Traces pieces of even breadth to the millimetre: their middle from end to end, their sides laid onto edges.

Why: a heap's length, less a card's side, is counted in steps of its edges: both ends must be known to half a step.
Masks are wider, by shadows. Not done here: finding pieces, or counting cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class TraceSettings:
    """How pieces are traced, in millimetres where nothing else is said.

    - `even`: share by which its breadth may change, over the `inner` share of its length; `filled`: of it that must.
    - `inward`, `outward`: how far edges are looked for; `apart`: between the colours that are held against each other.
    - `clear`: share of the greatest change from which an edge further out is the side.
    - `slants`: tangents by which an end may lie turned: the last card lies as it was laid.
    - `end`: from an end, where the card that lies there is measured: its corners are round.
    - `side`: by how much a card's side may be off the breadth, before and after all are measured together.
    """

    even: float = 0.09
    inner: float = 0.88
    filled: float = 0.8
    inward: float = 6.0
    outward: float = 2.5
    apart: float = 1.5
    clear: float = 0.5
    slants: tuple[float, ...] = (-0.12, -0.09, -0.06, -0.03, 0.0, 0.03, 0.06, 0.09, 0.12)
    end: tuple[int, int] = (7, 24)
    side: tuple[float, float] = (7.0, 4.0)


TRACE = TraceSettings()
FINE = 2
"""Dots a millimetre in which a piece's breadths are told."""


@dataclass(frozen=True)
class Traced:
    """A piece of even `breadth`: `way` (K, 2), its middle from end to end, a point a millimetre; all in millimetres.

    `card`: how broad it is at the narrower end, where a single card lies: between them cards lie a little beside each
    other. `first`: that is where it begins."""

    way: Floats
    breadth: float
    card: float
    first: bool = True

    @property
    def length(self) -> float:
        """From end to end."""
        return float(np.linalg.norm(np.diff(self.way, axis=0), axis=1).sum())

    def turned(self) -> Traced:
        """The same taken the other way: its breadth for length."""
        middle, ahead = self.way[len(self.way) // 2], directions(self.way)[len(self.way) // 2]
        side = np.array([-ahead[1], ahead[0]]) * self.breadth / 2
        return Traced(_even_steps(np.stack([middle - side, middle + side])), self.length, self.length)


def traced(lab: Singles, outline: Floats, plane: Plane) -> Traced | None:
    """A piece by its outline (K, 2) in pixels of a picture in Lab (H, W, 3); None where it is of no even breadth."""
    flat = plane.to_mm(outline)
    box = cv2.boxPoints(cv2.minAreaRect((flat - flat.mean(axis=0)).astype(np.float32))) + flat.mean(axis=0)
    sides = box[1] - box[0], box[2] - box[1]
    longer = max(sides, key=lambda side: float(np.linalg.norm(side)))
    along = longer / max(float(np.linalg.norm(longer)), 1e-9)
    across = np.array([-along[1], along[0]])
    turned = np.column_stack([flat @ along, flat @ across])
    low = turned.min(axis=0) - 1
    size = np.ceil((np.ptp(turned, axis=0) + 2) * FINE).astype(int)
    if size.max() > 4000 or size.min() < SHORT * FINE / 2:
        return None
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillPoly(mask, [np.round((turned - low) * FINE).astype(np.int32)], 1)
    breadths = mask.sum(axis=0).astype(np.float64)
    usual = float(np.median(breadths))
    there = np.flatnonzero(breadths > usual / 2)
    x = np.arange(there[0], there[-1] + 1)
    cut = round(len(x) * (1 - TRACE.inner) / 2)
    off = np.abs(breadths[x][cut:len(x) - cut] - usual)
    if (off <= TRACE.even * usual).mean() < TRACE.filled:
        return None
    y = (mask * np.arange(len(mask))[:, None]).sum(axis=0)[x] / np.maximum(breadths[x], 1)
    y = np.polynomial.Polynomial.fit(x[cut:len(x) - cut], y[cut:len(x) - cut], 2)(x)  # people swipe in bows
    way = np.column_stack([x, y]) / FINE + low
    return _on_edges(lab, plane, Traced(_even_steps(way @ np.stack([along, across])), usual / FINE, usual / FINE))


def measured(pieces: Sequence[Traced], plane: Plane) -> Floats:
    """The sides of cards among the pieces (N, 2, 2), in pixels: how broad each is, and how long single cards are."""
    sides = list[Floats]()
    for piece in pieces:
        if min(abs(piece.card - side) for side in (SHORT, LONG)) < TRACE.side[0]:
            k = round(SHORT / 2) if piece.first else -round(SHORT / 2)
            ahead = directions(piece.way)[k]
            side = np.array([-ahead[1], ahead[0]]) * piece.card / 2
            sides.append(np.stack([piece.way[k] - side, piece.way[k] + side]))
            if abs(piece.length - (LONG if piece.card < (SHORT + LONG) / 2 else SHORT)) < TRACE.side[1]:
                sides.append(piece.way[[0, -1]])
    return plane.to_pixels(np.array(sides)) if sides else np.zeros((0, 2, 2))


def directions(way: Floats) -> Floats:
    """Unit vectors (K, 2) along a way with a point a millimetre."""
    ahead = np.gradient(way, axis=0)
    ahead = cv2.GaussianBlur(np.ascontiguousarray(ahead), (1, 61), 0.1, sigmaY=12.0, borderType=cv2.BORDER_REPLICATE)
    return np.asarray(ahead / np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9), np.float64)


def _on_edges(lab: Singles, plane: Plane, piece: Traced) -> Traced:
    """With each side where colours change, and the middle between them."""
    ahead = directions(piece.way)
    side = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    cut = max(1, round(len(side) * (1 - TRACE.inner) / 2))
    inner = slice(cut, len(side) - cut)
    low, high = (_edge(lab, plane, piece.way[inner] + s * side[inner] * piece.breadth / 2, s * side[inner], (0.0,))
                 for s in (-1, 1))
    way = piece.way + side * (high - low) / 2
    across = np.linspace(-0.42, 0.42, 41)[:, None] * piece.breadth
    first, last = (_edge(lab, plane, way[k] + side[k] * across, np.repeat(s * ahead[k][None], len(across), axis=0),
                         TRACE.slants) for k, s in ((0, -1), (-1, 1)))
    longer = np.concatenate([way[:1] - ahead[0] * first, way[10:-10], way[-1:] + ahead[-1] * last])
    breadth = piece.breadth + low + high
    near = slice(TRACE.end[0], TRACE.end[1]), slice(-TRACE.end[1], -TRACE.end[0])
    cards = [breadth + sum(_edge(lab, plane, way[k] + s * side[k] * breadth / 2, s * side[k], TRACE.slants[2:-2])
                           for s in (-1, 1)) for k in near]
    return Traced(_even_steps(longer), breadth, min(cards), cards[0] <= cards[1])


def _edge(lab: Singles, plane: Plane, points: Floats, outwards: Floats, slants: Sequence[float]) -> float:
    """How far outwards of points (N, 2) on a side it ends: the outermost place where colours change clearly."""
    offs = np.arange(-TRACE.inward, TRACE.outward + 0.1, 0.25)
    beside = np.column_stack([-outwards[:, 1], outwards[:, 0]])
    along = ((points - points.mean(axis=0)) * beside).sum(axis=1)
    gap, best, found = round(TRACE.apart / 0.25), 0.0, 0.0
    for slant in slants:
        moved = points + outwards * (along * slant)[:, None]
        at = plane.to_pixels(moved[:, None] + outwards[:, None] * offs[:, None]).astype(np.float32)
        seen = cv2.remap(lab, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        change = np.pad(np.abs((seen[:, gap:] - seen[:, :-gap]).mean(axis=0)).sum(axis=1), 1)
        peaks = np.flatnonzero((change[1:-1] >= change[:-2]) & (change[1:-1] > change[2:])
                               & (change[1:-1] >= TRACE.clear * change.max()))
        if len(peaks) and change[peaks[-1] + 1] > best:
            best, found = float(change[peaks[-1] + 1]), float(offs[peaks[-1]] + TRACE.apart / 2)
    return found


def _even_steps(way: Floats) -> Floats:
    """A way with a point a millimetre."""
    far = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))])
    at = np.linspace(0.0, far[-1], max(2, round(far[-1]) + 1))
    return np.column_stack([np.interp(at, far, way[:, k]) for k in (0, 1)])
