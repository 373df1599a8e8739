"""Where in the picture a piece of some height on a square is seen, and which pieces explain a map of changes best.

Why: a tall piece covers the squares behind it with its sides and its top; that they look otherwise says nothing about
them. Explaining a change is worth its pixels, claiming one that is not seen costs them, and so does every piece. Not
done here: the maps (`compare`), heights and shadows (`blocks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.values.board import Cell
from referee.vision.board.change.compare import MARGIN, PX

Floats = NDArray[np.floating]


@dataclass(frozen=True, slots=True)
class SilhouetteSettings:
    """What of a piece must look otherwise, and what about it may; in squares at a side.

    A block may be narrower than its square, and stand beside its middle. Once the inset was 0.1, the outset 0.08, and
    the top 5 % higher or lower. Heights then came out up to twice too large on boards seen steeply (rendered).

    - `inset`: of the footprint that must look otherwise.
    - `outset`: around it that may.
    - `about`: around it where a change may still be the piece's doing, by shadow or mirroring.
    - `taller`: and so many times its height, which is known no better.
    - `face`: part of a square's side where a piece's upper face is surely seen.
    - `thrown`: worth of a pixel explained by a shadow, beside one explained by a piece.
    - `apart`: squares from which pieces hardly cover the same pixels.
    - `subpixel`: binary digits of a pixel in which outlines are drawn.
    """

    inset: float = 0.05
    outset: float = 0.06
    about: float = 0.25
    taller: float = 1.15
    face: float = 0.7
    thrown: float = 0.7
    apart: int = 3
    subpixel: int = 4


SILHOUETTES = SilhouetteSettings()


class Areas:
    """Sets of pixels of a map (H, W), one for each of several convex outlines (points on the board, in squares)."""

    def __init__(self, outlines: Floats, shape: tuple[int, int], but: Areas | None = None) -> None:
        """`but` are sets to be left out, one of each; at least a pixel stays."""
        self.each = _inside((outlines + MARGIN) * PX - 0.5, shape)
        if but is not None:
            out = np.zeros(shape[0] * shape[1], bool)
            for i, (pixels, less) in enumerate(zip(self.each, but.each, strict=True)):
                out[less] = True
                left = pixels[~out[pixels]]
                self.each[i] = left if len(left) else pixels[:1]
                out[less] = False
        self._all = self._joined(range(len(self.each)))

    def _joined(self, which: Iterable[np.intp | int]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The pixels of these sets one after the other, and where each begins."""
        sets = [self.each[i] for i in which]
        return np.concatenate(sets), np.cumsum([0, *(len(s) for s in sets[:-1])])

    def sums(self, values: Floats, which: NDArray[np.intp] | None = None) -> NDArray[np.float64]:
        """Of `values` (H * W) the sum over each set, or each of `which`."""
        pixels, starts = self._all if which is None else self._joined(which)
        return np.add.reduceat(values[pixels], starts, dtype=np.float64)


def _inside(outlines: Floats, shape: tuple[int, int]) -> list[NDArray[np.intp]]:
    """The pixels inside the convex hull of each of the outlines (N, points, 2)."""
    height, width = shape
    edge = np.array([width, height])
    low = np.clip(np.floor(outlines.min(axis=1)).astype(int) - 1, 0, edge - 1)
    size = np.clip(np.ceil(outlines.max(axis=1)).astype(int) + 2, low + 1, edge) - low
    fixed = np.round((outlines - low[:, None]) * (1 << SILHOUETTES.subpixel)).astype(np.int32)
    masks = np.zeros((int(size[:, 1].max()), int(size[:, 0].max())), np.uint8)
    out = []
    for points, (x, y), (w, h) in zip(fixed, low.tolist(), size.tolist(), strict=True):
        mask = masks[:h, :w]
        mask[:] = 0
        cv2.fillConvexPoly(mask, cv2.convexHull(points), 1, cv2.LINE_8, SILHOUETTES.subpixel)
        row, col = mask.nonzero()
        # an outline beyond the map: one pixel at its rim, where nothing is compared
        out.append((row + y) * width + (col + x) if len(row) else np.array([y * width + x]))
    return out


class Silhouettes:
    """Pieces of one `height` (squares), one on each cell, as `camera` sees them."""

    def __init__(self, camera: PlaneCamera, cells: Sequence[Cell], height: float, shape: tuple[int, int]) -> None:
        base = square_corners(cells)
        self._middle = base.mean(axis=1, keepdims=True)
        off = base - self._middle
        self._feet = self._middle + off * (1 + 2 * SILHOUETTES.outset)
        self._shape = shape

        def body(foot: Floats, share: float = 1.0) -> Areas:
            top = camera.unproject(camera.project(foot, share * height))
            return Areas(np.concatenate([foot, top], axis=1), shape)

        self.must, self.may = body(self._middle + off * (1 - 2 * SILHOUETTES.inset)), body(self._feet)
        self.about = body(self._middle + off * (1 + 2 * SILHOUETTES.about), SILHOUETTES.taller)
        self.faces = Areas(camera.unproject(camera.project(self._middle + off * SILHOUETTES.face, height)), shape)
        self.sizes = np.array([len(pixels) for pixels in self.must.each], np.float64) / (1 - 2 * SILHOUETTES.inset) ** 2
        self.count = len(cells)
        self.cells = np.array(cells)

    def near(self, cell: int, reach: int) -> NDArray[np.intp]:
        """The indices of the cells at most `reach` rows and columns from the one of this index, itself among them."""
        return np.flatnonzero(np.abs(self.cells - self.cells[cell]).max(axis=1) <= reach)

    def shadows(self, lamp: tuple[float, float, float], only: Iterable[int] | None = None) -> Areas:
        """What a `lamp` (x, y, spread) shades, beside the piece itself. It throws a piece's shadow (x, y) squares far
        in the middle of the board, and `spread` more a square away from there."""
        away = self._middle - self._middle.mean(axis=0)
        thrown = self._feet + np.array(lamp[:2]) + lamp[2] * away
        some = slice(None) if only is None else list(only)
        both = np.concatenate([self._feet, thrown], axis=1)[some]
        return Areas(both, self._shape, Areas(self._feet[some], self._shape))


class Explanation:
    """Pieces on some squares that explain a map of changes. `other`, `same`, `shade`: (H * W) how surely a pixel
    changed, did not, or changed in brightness alone. `price` (N,) of a piece on each square, in pixels."""

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

    def gains(self, which: NDArray[np.intp] | None = None) -> NDArray[np.float64]:
        """By how much another piece on each square, or each of `which`, would raise the worth; minus infinity where one
        stands."""
        chosen = slice(None) if which is None else which
        explained = self.explained()
        gain = self.pieces.may.sums(self.other * (1 - explained), which) - self.price[chosen]
        gain -= self.pieces.must.sums(self.same * (self.claimed == 0), which)
        if self.shadows is not None:
            gain += SILHOUETTES.thrown * self.shadows.sums(self.other * np.maximum(self.shade - explained, 0), which)
        gain[self.on[chosen]] = -np.inf
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
        """Puts the pieces that gain most until none gains anything; at once those too far apart to touch each other."""
        while (gains := self.gains()).max() > 0:
            for cell in np.argsort(-gains)[: int((gains > 0).sum())]:
                if gains[cell] > 0:
                    self.put(int(cell))
                    gains[self.pieces.near(int(cell), SILHOUETTES.apart)] = -np.inf

    def refine(self, rounds: int = 3) -> None:
        """Takes pieces away or moves them to where they explain more, until nothing changes."""
        for _ in range(rounds):
            before = self.on.copy()
            for cell in np.flatnonzero(self.on):
                self.put(int(cell), False)
                near = self.pieces.near(int(cell), SILHOUETTES.apart)
                gains = self.gains(near)
                best, own = int(gains.argmax()), gains[near == cell][0]
                if gains[best] > 0:
                    self.put(int(near[best]) if gains[best] > own + 1e-3 else int(cell))
            self.grow()
            if np.array_equal(before, self.on):
                return
