"""Where in the picture a piece of some height on a square is seen, and which pieces explain a map of changes best.

Why: a tall piece covers the squares behind it with its sides and its top; that they look otherwise says nothing about
them. Explaining a change is worth its pixels, claiming one that is not seen costs them, and so does every piece. Not
done here: the maps (`compare`), heights and shadows (`blocks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.values import Cell
from referee.vision.change.compare import MARGIN, PX

Floats = NDArray[np.floating]
# Parts of a square at a side; a block may be narrower than its square, and stand beside its middle. With 0.1 and 0.08,
# and the top 5 % higher or lower, heights came out up to twice too large on boards seen steeply (rendered).
INSET = 0.05       # ... of the footprint that must look otherwise
OUTSET = 0.06      # ... around it that may
FACE = 0.7         # part of a square's side where a piece's upper face is surely seen
THROWN = 0.7       # worth of a pixel explained by a shadow, beside one explained by a piece
SUBPIXEL = 4       # binary digits of a pixel in which outlines are drawn


class Areas:
    """Sets of pixels of a map (H, W), one for each of several convex outlines (points on the board, in squares)."""

    def __init__(self, outlines: Iterable[Floats], shape: tuple[int, int]) -> None:
        self.each = [_inside((np.asarray(o) + MARGIN) * PX, shape) for o in outlines]
        self._all = np.concatenate(self.each)
        self._starts = np.concatenate([[0], np.cumsum([len(e) for e in self.each])[:-1]]).astype(np.intp)

    def sums(self, values: Floats) -> NDArray[np.float64]:
        """Of `values` (H * W) the sum over each set."""
        return np.add.reduceat(values[self._all], self._starts, dtype=np.float64)


def _inside(outline: Floats, shape: tuple[int, int]) -> NDArray[np.intp]:
    height, width = shape
    points = cv2.convexHull(outline.astype(np.float32))[:, 0]
    low = np.clip(np.floor(points.min(axis=0)).astype(int) - 1, 0, [width - 1, height - 1])
    high = np.clip(np.ceil(points.max(axis=0)).astype(int) + 1, low + 1, [width, height])
    mask = np.zeros((high[1] - low[1], high[0] - low[0]), np.uint8)
    fixed = np.round((points - 0.5 - low) * (1 << SUBPIXEL)).astype(np.int32)
    cv2.fillConvexPoly(mask, fixed, 1, cv2.LINE_8, SUBPIXEL)
    y, x = np.nonzero(mask)
    if not len(y):  # an outline beyond the map: one pixel at its rim, where nothing is compared
        y, x = np.zeros(1, int), np.zeros(1, int)
    return np.asarray((y + low[1]) * width + x + low[0], np.intp)


class Silhouettes:
    """Pieces of one `height` (squares), one on each cell, as `camera` sees them."""

    def __init__(self, camera: PlaneCamera, cells: Sequence[Cell], height: float, shape: tuple[int, int]) -> None:
        base = square_corners(cells)
        self._middle = base.mean(axis=1, keepdims=True)
        off = base - self._middle
        self._feet = self._middle + off * (1 + 2 * OUTSET)
        self._shape = shape

        def body(foot: Floats) -> Areas:
            top = camera.unproject(camera.project(foot, height))
            return Areas(np.concatenate([foot, top], axis=1), shape)

        self.must, self.may = body(self._middle + off * (1 - 2 * INSET)), body(self._feet)
        self.faces = Areas(camera.unproject(camera.project(self._middle + off * FACE, height)), shape)
        self.count = len(cells)

    def shadows(self, lamp: tuple[float, float, float], only: Iterable[int] | None = None) -> Areas:
        """What a lamp shades that throws a piece's shadow (x, y) squares far in the middle of the board and `spread`
        more a square away from there: `lamp` is (x, y, spread)."""
        away = self._middle - self._middle.mean(axis=0)
        thrown = self._feet + np.array(lamp[:2]) + lamp[2] * away
        both = np.concatenate([self._feet, thrown], axis=1)
        return Areas(both if only is None else both[list(only)], self._shape)


class Explanation:
    """Pieces on some squares that explain a map of changes. `other`, `same`, `shade`: (H * W) how surely a pixel
    changed, did not, or changed in brightness alone; `price` (N,) of a piece on each square, in pixels."""

    def __init__(self, pieces: Silhouettes, other: Floats, same: Floats, shade: Floats, price: Floats,
                 shadows: Areas | None = None) -> None:
        self.pieces, self.shadows = pieces, shadows
        self.other, self.same, self.shade, self.price = other, same, shade, price
        self.on = np.zeros(pieces.count, bool)
        self.seen = np.zeros(other.shape, np.int16)   # by how many pieces a pixel may be covered
        self.claimed = self.seen.copy()               # by how many it must be
        self.shaded = self.seen.copy()

    def explained(self) -> NDArray[np.float32]:
        """(H * W) how much of the change of each pixel the pieces explain."""
        by_pieces = (self.seen > 0).astype(np.float32)
        return by_pieces if self.shadows is None else np.maximum(by_pieces, (self.shaded > 0) * self.shade)

    def worth(self) -> float:
        """What the pieces explain, less what they claim in vain and their price, in pixels."""
        gained = float((self.other * self.explained()).sum())
        return gained - float(self.same[self.claimed > 0].sum()) - float(self.price[self.on].sum())

    def gains(self) -> NDArray[np.float64]:
        """(N,) by how much another piece on each square would raise the worth; minus infinity where one stands."""
        explained = self.explained()
        gain = self.pieces.may.sums(self.other * (1 - explained)) - self.price
        gain -= self.pieces.must.sums(self.same * (self.claimed == 0))
        if self.shadows is not None:
            gain += THROWN * self.shadows.sums(self.other * np.maximum(self.shade - explained, 0))
        gain[self.on] = -np.inf
        return gain

    def put(self, cell: int, there: bool = True) -> None:
        """A piece on the square of this index, or none."""
        by = 1 if there else -1
        self.seen[self.pieces.may.each[cell]] += by
        self.claimed[self.pieces.must.each[cell]] += by
        if self.shadows is not None:
            self.shaded[self.shadows.each[cell]] += by
        self.on[cell] = there

    def grow(self) -> None:
        """Puts the piece that gains most until none gains anything."""
        while (gains := self.gains()).max() > 0:
            self.put(int(gains.argmax()))

    def refine(self, rounds: int = 3) -> None:
        """Takes pieces away or moves them to where they explain more, until nothing changes."""
        for _ in range(rounds):
            before = self.on.copy()
            for cell in np.flatnonzero(self.on):
                self.put(int(cell), False)
                gains = self.gains()
                best = int(gains.argmax())
                if gains[best] > 0:
                    self.put(best if gains[best] > gains[cell] + 1e-3 else int(cell))
            self.grow()
            if np.array_equal(before, self.on):
                return
