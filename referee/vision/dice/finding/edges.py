"""Draws the found board to its edges: where each space begins and ends, and where the board does.

Patches tell a space's middle to a few pixels. Here every side of every space is found to a fraction of one, in the
picture from above. The lattice is laid through all of them. Not done here: finding the board (`board`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.common.images import Image
from referee.vision.dice.finding.board import LONG, WIDE, Placed, colours_at, flattened, middles, placed_at

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class EdgeSettings:
    """How edges are looked for; lengths are in pitches of columns or rows.

    - `px`: pixels a pitch from above: as the picture has them, within these.
    - `between`: from the middle of a space, where its side is looked for.
    - `across`: part of the side that is looked at: its corners may be rounded.
    - `weakest`: grey levels that an edge rises at least.
    - `rounds`: of measuring and fitting.
    - `miss`: of a middle from the lattice, above which the space is left out.
    - `enough`: spaces that must be measured.
    - `frame`: from the spaces' rim, up to where the board may end, and how wide it is where that is not seen.
    - `lasting`: so far must another colour go on to be the table; lines printed on the frame do not.
    """

    px: tuple[int, int] = (24, 96)
    between: tuple[float, float] = (0.32, 0.62)
    across: float = 0.55
    weakest: float = 14.0
    rounds: int = 3
    miss: float = 0.06
    enough: int = 8
    frame: tuple[float, float] = (0.6, 0.2)
    lasting: float = 0.07


EDGES = EdgeSettings()


def drawn(image: Image, placed: Placed, bare: bool = True) -> Placed | None:
    """The board drawn to its edges; None where that shows that it is none."""
    for _ in range(EDGES.rounds):
        px = _pixels_a_pitch(placed)
        flat = flattened(image, placed.matrix, px, 0.5).astype(np.float32)
        inks = colours_at(image, placed.matrix)
        low, high = _sides(flat, inks, px[0]), _sides(flat.transpose(1, 0, 2), inks.transpose(1, 0, 2), px[1])
        x0, x1 = low
        y0, y1 = (side.T for side in high)
        known = np.isfinite(x0 + x1 + y0 + y1)
        if known.sum() < EDGES.enough:
            return placed_at(image, placed.matrix, placed.half, bare)
        half = np.array([np.median((x0 + x1)[known]), np.median((y0 + y1)[known])]) / 2
        # A side that is far from where most are belongs to a mark, a die or a reflection.
        odd = (np.abs(x0 + x1 - 2 * half[0]) > 2 * EDGES.miss) | (np.abs(y0 + y1 - 2 * half[1]) > 2 * EDGES.miss)
        good = known & ~odd
        if good.sum() < EDGES.enough:
            return placed_at(image, placed.matrix, half, bare)
        at = middles()
        seen = at + np.stack([(x1 - x0) / 2, (y1 - y0) / 2], axis=-1)
        matrix, _ = cv2.findHomography(at[good], placed.pixels(seen[good]), cv2.RANSAC,
                                       max(1.0, EDGES.miss * min(_pitches(placed))))
        if matrix is None:
            return None
        again = placed_at(image, np.asarray(matrix / matrix[2, 2], np.float64), half, bare)
        if again is None:
            return None
        placed = replace(again, patches=placed.patches)
    return placed


def frame_of(image: Image, placed: Placed) -> Floats:
    """How far the board reaches beyond its spaces: left, top, right, bottom, in pitches; (4,)."""
    reach, usual = EDGES.frame
    px = _pixels_a_pitch(placed)
    flat = flattened(image, placed.matrix, px, reach).astype(np.float32)
    ends = []
    for turn in range(4):  # each side in turn to the left
        side = np.rot90(flat, -turn)  # anticlockwise: left, bottom ... are turned to the left by quarter turns back
        k = px[turn % 2]
        rim = round((reach + 0.5 - placed.half[turn % 2]) * k)
        part = side[side.shape[0] // 5: -(side.shape[0] // 5), :rim][:, ::-1]
        ends.append(_end(np.median(part, axis=0), k))
    left, bottom, right, top = ends
    found = [e for e in ends if e is not None]
    else_wide = float(np.median(found)) if found else usual
    return np.array([else_wide if e is None else e for e in (left, top, right, bottom)])


def outline(placed: Placed, frame: Floats) -> Floats:
    """The whole board's corners in pixels, (4, 2), clockwise from its left end of the first row."""
    left, top, right, bottom = frame
    x, y = WIDE / 2 - 0.5 + placed.half[0], LONG / 2 - 0.5 + placed.half[1]
    return placed.pixels(np.array([[-x - left, -y - top], [x + right, -y - top], [x + right, y + bottom],
                                   [-x - left, y + bottom]]))


def quads_of(placed: Placed) -> Floats:
    """(6, 4, 4, 2): the corners of each space in pixels, clockwise from its left end nearer to the first row."""
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * placed.half
    return placed.pixels(middles()[:, :, None] + corners)


def _pitches(placed: Placed) -> tuple[float, float]:
    """Pixels of a column's and of a row's pitch in the middle of the board."""
    at = placed.pixels(np.array([[-0.5, 0], [0.5, 0], [0, -0.5], [0, 0.5]]))
    return float(np.linalg.norm(at[1] - at[0])), float(np.linalg.norm(at[3] - at[2]))


def _pixels_a_pitch(placed: Placed) -> tuple[int, int]:
    low, high = EDGES.px
    x, y = (int(np.clip(round(p), low, high)) for p in _pitches(placed))
    return x, y


def _sides(flat: NDArray[np.float32], inks: Floats, k: int) -> tuple[Floats, Floats]:
    """How far each space of a board from above, half a pitch all round, reaches to the left and to the right: each
    (rows, columns) in pitches, `k` pixels each; NaN where no edge is seen."""
    rows, cols = inks.shape[:2]
    long = flat.shape[0] // (rows + 1)
    reach, start = int(EDGES.between[1] * k), int(EDGES.between[0] * k)
    across = int(0.5 * EDGES.across * long)
    left, right = np.full((rows, cols), np.nan), np.full((rows, cols), np.nan)
    for r in range(rows):
        middle = round((r + 1) * flat.shape[0] / (rows + 1))
        band = flat[middle - across: middle + across + 1]
        for c in range(cols):
            off = np.median(np.linalg.norm(band - inks[r, c, ::-1].astype(np.float32), axis=2), axis=0)
            x = (c + 1) * k
            left[r, c] = _crossing(off[x - 1 - start:x - 1 - reach if x - 1 - reach >= 0 else None:-1], start, k)
            right[r, c] = _crossing(off[x + start:x + reach], start, k)
    return left, right


def _crossing(off: NDArray[np.float32], start: int, k: int) -> float:
    """Pitches from the middle at which a profile (from `start` pixels on) has risen half way; NaN if it does not."""
    if len(off) < 3:
        return np.nan
    base, top = float(off[: max(2, len(off) // 5)].min()), float(off.max())
    if top - base < EDGES.weakest:
        return np.nan
    limit = (base + top) / 2
    above = np.flatnonzero(off >= limit)
    n = int(above[0])
    if n == 0:
        return np.nan
    part = (limit - off[n - 1]) / max(float(off[n] - off[n - 1]), 1e-6)
    return float((start + n - 1 + part + 0.5) / k)


def _end(profile: NDArray[np.float32], k: int) -> float | None:
    """Pitches from the spaces' rim outwards, `profile` (N, 3), at which the frame ends; None where it is not seen."""
    skip = max(2, round(0.05 * k))
    lasting = max(3, round(EDGES.lasting * k))
    if len(profile) < skip + 2 * lasting:
        return None
    frame = np.median(profile[skip: skip + lasting], axis=0)
    off = np.linalg.norm(profile - frame, axis=1)
    limit = max(EDGES.weakest, 0.4 * float(off[skip:].max()))
    for n in range(skip, len(off) - lasting + 1):
        if off[n: n + lasting].min() >= limit:
            return n / k
    return None
