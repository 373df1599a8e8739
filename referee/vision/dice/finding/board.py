"""Finds the board of the dice game: four columns of different colours, six spaces each.

A lattice of patches says where its places are; their colours say which of them are the board, and what has the colours
of another board is none. Places that no patch showed, in glare or under dice, count by their colour alone. Not done
here: which end is row 1 (`prints`), where the camera stands (`pose`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.dice import COLOURS
from referee.vision.common.colour.names import Naming, named_among
from referee.vision.common.colour.palette import log_chroma, to_linear
from referee.vision.common.images import Image
from referee.vision.dice.finding.lattice import Lattice, lattices_of
from referee.vision.dice.finding.patches import patches_in

Floats = NDArray[np.float64]

WIDE, LONG = 4, 6
"""Columns and rows of spaces."""
TYPICAL = {"red": (200, 40, 45), "yellow": (240, 200, 40), "green": (40, 140, 70), "blue": (45, 95, 185)}
"""sRGB of usual dice and spaces; only the relations of their hues count."""
HALF = (0.45, 0.44)
"""Half a space's width and length before they are measured: of a column's, of a row's pitch."""


@dataclass(frozen=True, slots=True)
class BoardSettings:
    """What passes for the board.

    - `few`: share of the patches of the best place for the board from which other places are looked at.
    - `strong`: of the usual log-chroma of its column that a space has at least; the dark table beside it has less.
    - `enough`: spaces of 24 with the colour of their column, where the board lies bare.
    - `a_few`: and where dice may lie on it.
    - `uneven`: patches outside the 24 that carry on their lattice: more, and it is another board or a cloth.
    - `going_on`: columns of four whose colour is seen beyond their end as well, from which it is another board. A table
      has one colour, a striped one two.
    - `apart`: log-chroma between two columns at least; drawn boards in tinted light have 0.35 and more.
    - `fit`: misfit of the four colours to red, yellow, green and blue, each on average (see `Naming.usual`).
    - `ring`: pitches around a space's middle between which its colour is taken: around the print, within the rim.
    """

    few: float = 0.6
    strong: float = 0.35
    enough: int = 19
    a_few: int = 12
    uneven: int = 4
    going_on: int = 3
    apart: float = 0.25
    fit: float = 0.3
    ring: tuple[float, float] = (0.24, 0.35)


BOARD = BoardSettings()


@dataclass(frozen=True)
class Placed:
    """The board where it was found.

    `matrix` (3, 3): board points to pixels, the middle at (0, 0), one column to the right (1, 0), one row down (0, 1).
    `half` (2,): half a space's width and length in those units. `inks` (6, 4, 3): sRGB of each space, row by row.
    `plain` (6, 4): which have the colour of their column. `colours`: of the four columns, left to right.
    """

    matrix: Floats
    half: Floats
    inks: Floats
    plain: NDArray[np.bool_]
    colours: tuple[str, ...]
    patches: int = 0

    def pixels(self, points: Floats) -> Floats:
        """Board points (..., 2) in the picture, (..., 2)."""
        return projected(self.matrix, points)

    def turned(self) -> Placed:
        """The same board, its first row for its last."""
        return replace(self, matrix=self.matrix @ np.diag([-1.0, -1.0, 1.0]), inks=self.inks[::-1, ::-1],
                       plain=self.plain[::-1, ::-1], colours=self.colours[::-1])


def projected(matrix: Floats, points: Floats) -> Floats:
    """Points (..., 2) through a homography (3, 3)."""
    flat = np.asarray(points, np.float64).reshape(-1, 2)
    seen = np.column_stack([flat, np.ones(len(flat))]) @ matrix.T
    out: Floats = (seen[:, :2] / seen[:, 2:]).reshape(np.asarray(points).shape)
    return out


def middles() -> Floats:
    """(6, 4, 2): the spaces' middles on the board."""
    c, r = np.meshgrid(np.arange(WIDE) - (WIDE - 1) / 2, np.arange(LONG) - (LONG - 1) / 2)
    return np.stack([c, r], axis=-1)


def find_board(image: Image, bare: bool = True) -> Placed | None:
    """The board in a BGR picture, row 1 at either end of it; None where there is none. Unless it lies `bare`, half of
    its spaces are enough."""
    for closer in (False, True):
        best = _best(image, lattices_of(patches_in(image, closer)), bare)
        if best is not None:
            return best
    return None


def _best(image: Image, lattices: Iterator[Lattice], bare: bool) -> Placed | None:
    best: tuple[int, int, Placed] | None = None
    for lattice in lattices:
        for matrix, inside in _windows(lattice):
            if len(lattice.places) - inside > BOARD.uneven:
                continue
            placed = placed_at(image, matrix, HALF, bare)
            if placed is None or goes_on(image, placed):
                continue
            count = int(placed.plain.sum())
            if best is None or (count, inside) > best[:2]:
                best = (count, inside, replace(placed, patches=inside))
    return None if best is None else best[2]


def placed_at(image: Image, matrix: Floats, half: Floats | tuple[float, float], bare: bool = True) -> Placed | None:
    """The board as it lies by this matrix; None where it has not the colours of one or does not lie in the picture."""
    corners = projected(matrix, np.array([[-2.0, -3.0], [2, -3], [2, 3], [-2, 3]]))
    size = np.array([image.shape[1], image.shape[0]])
    depth = np.array([[-2.0, -3.0, 1], [2, -3, 1], [2, 3, 1], [-2, 3, 1]]) @ matrix[2]
    if depth.min() * depth.max() <= 0 or not _convex(corners) or ((corners < -2) | (corners > size + 1)).any():
        return None
    inks = colours_at(image, matrix)
    chroma = log_chroma(to_linear(inks))  # (6, 4, 2)
    columns = np.median(chroma, axis=0)
    between = np.linalg.norm(columns[:, None] - columns, axis=2) + 9 * np.eye(WIDE)
    if between.min() < BOARD.apart:
        return None
    off = np.linalg.norm(chroma[:, :, None] - columns, axis=3)
    own = off.argmin(axis=2) == np.arange(WIDE)
    strength = np.linalg.norm(chroma, axis=2)
    plain = own & (strength > BOARD.strong * np.linalg.norm(columns, axis=1))
    if plain.sum() < (BOARD.enough if bare else BOARD.a_few) or plain.sum(axis=0).min() < 2:
        return None
    named = column_names(np.array([np.median(inks[plain[:, c], c], axis=0) for c in range(WIDE)]))
    if named.usual > BOARD.fit:
        return None
    return Placed(matrix, np.array(half, np.float64), inks, plain, tuple(named.names))


def column_names(rgb: Floats) -> Naming:
    """The colours of four columns (4, 3) sRGB, named together: lamps shift all four."""
    return named_among(to_linear(rgb), {name: TYPICAL[name] for name in COLOURS})


def colours_at(image: Image, matrix: Floats, around: int = 0) -> Floats:
    """(6, 4, 3) sRGB: of each space the middling colour of a ring around its print. Also of as many places `around`."""
    px, rows, cols = 24, LONG + 2 * around, WIDE + 2 * around
    flat = flattened(image, matrix, (px, px), float(around))
    low, high = BOARD.ring
    at = np.abs((np.arange(px) + 0.5) / px - 0.5)
    far = np.maximum(at[:, None], at)
    ring = (far >= low) & (far <= high)
    spaces = flat.reshape(rows, px, cols, px, 3).transpose(0, 2, 1, 3, 4)[:, :, ring]
    out: Floats = np.median(spaces, axis=2)[..., ::-1].astype(np.float64)
    return out


def goes_on(image: Image, placed: Placed) -> bool:
    """Whether the columns run on beyond six spaces, as those of cards or of another board that lie in rows do."""
    chroma = log_chroma(to_linear(colours_at(image, placed.matrix, 1)))
    columns = np.median(chroma[1:-1, 1:-1], axis=0)
    for row in (chroma[0, 1:-1], chroma[-1, 1:-1]):
        off = np.linalg.norm(row[:, None] - columns, axis=2)
        strong = np.linalg.norm(row, axis=1) > BOARD.strong * np.linalg.norm(columns, axis=1)
        if int(((off.argmin(axis=1) == np.arange(WIDE)) & strong).sum()) >= BOARD.going_on:
            return True
    return False


def flattened(image: Image, matrix: Floats, px: tuple[int, int], margin: float) -> Image:
    """The board from above, `px` pixels a column and a row, with a `margin` (pitches) all round."""
    size = (round((WIDE + 2 * margin) * px[0]), round((LONG + 2 * margin) * px[1]))
    back = np.array([[1 / px[0], 0, 0.5 / px[0] - WIDE / 2 - margin], [0, 1 / px[1], 0.5 / px[1] - LONG / 2 - margin],
                     [0, 0, 1.0]])
    return np.asarray(cv2.warpPerspective(image, matrix @ back, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                          borderMode=cv2.BORDER_REPLICATE), np.uint8)


def _convex(corners: Floats) -> bool:
    """Whether four corners run clockwise round something convex."""
    side = np.roll(corners, -1, axis=0) - corners
    after = np.roll(side, -1, axis=0)
    return bool((side[:, 0] * after[:, 1] - side[:, 1] * after[:, 0] > 0).all())


def _windows(lattice: Lattice) -> Iterator[tuple[Floats, int]]:
    """Where in a lattice the board may be: its matrix, and how many patches lie there."""
    found: list[tuple[int, Floats]] = []
    for turn in (np.eye(3), np.array([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]])):  # columns along its first or second way
        back = np.linalg.inv(turn)
        at = np.array([(back @ [c, r, 1.0])[:2] for c, r in lattice.places]).round().astype(int)
        (c0, r0), (c1, r1) = at.min(axis=0), at.max(axis=0)
        for c in range(min(c0, c1 - WIDE + 1), max(c0, c1 - WIDE + 1) + 1):
            for r in range(min(r0, r1 - LONG + 1), max(r0, r1 - LONG + 1) + 1):
                inside = int(((at >= [c, r]) & (at < [c + WIDE, r + LONG])).all(axis=1).sum())
                move = np.array([[1.0, 0, c + (WIDE - 1) / 2], [0, 1, r + (LONG - 1) / 2], [0, 0, 1]])
                matrix = lattice.matrix @ turn @ move
                found.append((inside, matrix / matrix[2, 2]))
    most = max(count for count, _ in found)
    for inside, matrix in found:
        if inside >= BOARD.few * most:
            yield matrix, inside
