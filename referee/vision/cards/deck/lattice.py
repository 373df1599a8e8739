"""The rows of a deck's picture: four of ten cards, and the row of backs beside them, from outlines of cards.

Why: what lies at a place of the rows has its name by that place, so one card read wrongly does no harm. The rows may
be turned and seen from any side, and uneven. Not done here: which row is which colour, which end the ones' (`naming`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane, plane_of, turned
from referee.vision.cards.flat.quads import covers, middles, short_sides

Floats = NDArray[np.float64]
Places = list[int | None]
ROWS, COLUMNS = 4, 10


@dataclass(frozen=True, slots=True)
class LatticeSettings:
    """What a row is, in shares of a card's sides.

    - `between`: distance across of two cards from which they lie in two rows, of a long side.
    - `between_rows`: distance of two rows below which a single card is of none: it was seen between others.
    - `askew`: radians by which a card may be turned out of its row.
    - `narrow`, `wide`: distance of neighbours in a row, of a short side; `off`: by which share of it one may be off.
    - `overlap`: shared part from which of two outlines only the surer one is a card.
    - `rows_apart`: the largest distance of two rows, of a long side.
    - `size`: factor by which a card may be larger or smaller than most.
    - `astray`: of a short side, from which a card lies elsewhere than its neighbours say.
    - `missed`, `missed_row`: cards of the forty, and of a row, that may be put where they must lie, without having been
      found.
    """

    between: float = 0.45
    between_rows: float = 0.8
    askew: float = 0.5
    narrow: float = 0.75
    wide: float = 1.75
    off: float = 0.42
    overlap: float = 0.25
    rows_apart: float = 1.7
    size: float = 1.7
    astray: float = 0.3
    missed: int = 6
    missed_row: int = 3


LATTICE = LatticeSettings()


@dataclass(frozen=True)
class Rows:
    """`faces` (4, 10, 4, 2): outlines row by row, from above down and left to right as the rows lie, a short side
    first. `found` (4, 10): whether the finder saw them. `above`, `below`: outlines (N, 4, 2) of the row beyond, left to
    right; `next_below`: where one more back would lie, (4, 2)."""

    faces: Floats
    found: NDArray[np.bool_]
    above: Floats
    below: Floats
    plane: Plane


def rows_of(quads: Floats, sure: Floats, size: tuple[int, int]) -> Rows | int:
    """The rows among outlines (N, 4, 2) in a picture of `size`; how many cards lie in rows where they are no deck.

    `sure` (N,): how sure it is that each is a card: none of a deck lies on another.
    """
    quads = quads[_alone(quads, sure)]
    if len(quads) < ROWS * COLUMNS - LATTICE.missed:
        return len(quads)
    sides = short_sides(quads)
    usual = float(np.median(sides))
    quads = quads[(sides > usual / LATTICE.size) & (sides < usual * LATTICE.size)]
    plane = plane_of(quads, size)
    if plane is None:
        return 0
    flat = plane.to_mm(quads)
    along = turned(flat)
    turn = _turn(np.pi / 2 - along)
    flat = flat @ turn.T
    straight = np.abs(np.sin(_angles(flat) - np.pi / 2)) < np.sin(LATTICE.askew)
    quads, flat = quads[straight], flat[straight]
    flat = flat @ _levelled(flat).T
    rows = _rows(flat)
    block = _block(rows, flat)
    if block is None:
        return max((len(row) for row in rows), default=0)
    wholes = _tens([rows[k] for k in block], flat)
    faces, found = np.zeros((ROWS, COLUMNS, 4, 2)), np.zeros((ROWS, COLUMNS), bool)
    for r, places in enumerate(wholes):
        for c, at in enumerate(places):
            found[r, c] = at is not None
            if at is not None:
                faces[r, c] = _upright(quads[at], flat[at])
    if (~found).sum() > LATTICE.missed:
        return int(found.sum())
    _fill(faces, found, plane)
    astray = _astray(faces, plane)
    _fill(faces, ~astray, plane)
    beyond = [_beside(rows, k, near, quads, flat) for k, near in ((block[0] - 1, block[0]), (block[-1] + 1, block[-1]))]
    return Rows(faces, found, beyond[0], beyond[1], plane)


def _turn(angle: float) -> Floats:
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])


def _angles(flat: Floats) -> Floats:
    along = flat[:, 2] + flat[:, 3] - flat[:, 0] - flat[:, 1]
    return np.asarray(np.arctan2(along[:, 1], along[:, 0]), np.float64)


def _levelled(flat: Floats) -> Floats:
    """The small turn after which neighbours in a row lie level."""
    at = middles(flat)
    step = at[None] - at[:, None]
    near = (np.abs(step[..., 1]) < LATTICE.between * LONG) & (step[..., 0] > SHORT / 2) & (step[..., 0] < 6 * SHORT)
    if not near.any():
        return np.eye(2)
    return _turn(-float(np.median(np.arctan2(step[near][:, 1], step[near][:, 0]))))


def _rows(flat: Floats) -> list[list[int]]:
    """Indices of the cards of each row, from above down, each from the left."""
    at = middles(flat)
    order = np.argsort(at[:, 1])
    rows: list[list[int]] = []
    for k in order.tolist():
        if rows and at[k, 1] - float(np.mean(at[rows[-1], 1])) < LATTICE.between * LONG:
            rows[-1].append(k)
        else:
            rows.append([k])
    down = [float(np.median(at[row, 1])) for row in rows]
    near = [min((abs(y - other) for k, other in enumerate(down) if k != n), default=np.inf) for n, y in enumerate(down)]
    return [sorted(row, key=lambda k: float(at[k, 0])) for row, gap in zip(rows, near, strict=True)
            if len(row) > 1 or gap > LATTICE.between_rows * LONG]


def _alone(quads: Floats, sure: Floats) -> NDArray[np.intp]:
    """Indices of the outlines that lie on no surer one."""
    order = np.argsort(-sure, kind="stable")
    over = covers(quads[order])
    both = np.maximum(over, over.T)
    kept: list[int] = []
    for k in range(len(order)):
        if not kept or both[k, kept].max() < LATTICE.overlap:
            kept.append(k)
    return np.asarray(order[kept], np.intp)


def _block(rows: list[list[int]], flat: Floats) -> list[int] | None:
    """The four rows one under the other that hold most of forty cards, none of which is far from ten."""
    best: tuple[int, list[int]] | None = None
    at = middles(flat)
    for first in range(len(rows) - ROWS + 1):
        block = list(range(first, first + ROWS))
        counts = [sum(p is not None for p in places) for places in _tens([rows[k] for k in block], flat)]
        down = np.diff([float(np.median(at[rows[k], 1])) for k in block])
        if min(counts) >= COLUMNS - LATTICE.missed_row and down.max() < LATTICE.rows_apart * LONG and (
                best is None or sum(counts) > best[0]):
            best = sum(counts), block
    return None if best is None else best[1]


def _tens(rows: list[list[int]], flat: Floats) -> list[Places]:
    """The ten places of each of four rows, None where a card was missed: of all ways to see ten in a row that with most
    cards, and that which begins where the other rows do."""
    ways = [_ways(row, flat) for row in rows]
    most = [max((sum(p is not None for p in way) for way, _ in row), default=0) for row in ways]
    starts = [x for row, n in zip(ways, most, strict=True) for way, x in row if sum(p is not None for p in way) == n]
    middle = float(np.median(starts)) if starts else 0.0
    out = []
    for row in ways:
        best = max(row, key=lambda w: sum(p is not None for p in w[0]) - abs(w[1] - middle) / (2 * SHORT), default=None)
        nothing: Places = [None] * COLUMNS
        out.append(nothing if best is None else best[0])
    return out


def _ways(row: list[int], flat: Floats) -> list[tuple[list[int | None], float]]:
    """Ways to see ten places in a row of cards, and where each begins."""
    x = middles(flat)[row, 0]
    steps = np.diff(x)
    steps = steps[(steps > LATTICE.narrow * SHORT) & (steps < LATTICE.wide * SHORT)]
    if not len(steps):
        return []
    usual = float(np.median(steps))
    out = []
    for first in range(len(row)):
        for before in range(LATTICE.missed_row):
            at = float(x[first]) - before * usual
            places: list[int | None] = [None] * before
            while len(places) < COLUMNS:
                near = int(np.abs(x - at).argmin())
                fits = abs(float(x[near]) - at) < LATTICE.off * usual and row[near] not in places
                places.append(row[near] if fits else None)
                at = (float(x[near]) if fits else at) + usual
            out.append((places, float(x[first]) - before * usual))
    return out


def _upright(quad: Floats, flat: Floats) -> Floats:
    """The corners from the upper left one on, clockwise, as the rows lie."""
    upper = flat[[0, 1], 1].mean() < flat[[2, 3], 1].mean()
    return quad if upper else quad[[2, 3, 0, 1]]


def _astray(faces: Floats, plane: Plane) -> NDArray[np.bool_]:
    """Which outlines (4, 10, 4, 2) lie where their neighbours do not put them: found between two cards."""
    flat = plane.to_mm(faces)
    off = np.zeros((ROWS, COLUMNS))
    for r in range(ROWS):
        for c in range(COLUMNS):
            guesses = _guesses(flat, np.ones((ROWS, COLUMNS), bool), r, c)
            off[r, c] = min(float(np.linalg.norm((guess - flat[r, c]).mean(axis=0))) for guess in guesses)
    return off > LATTICE.astray * SHORT


def _guesses(flat: Floats, found: NDArray[np.bool_], r: int, c: int) -> list[Floats]:
    """Where a card should lie by pairs of its neighbours, the best pairs first."""
    pairs = [((r, c - 1), (r, c + 1), 0.5), ((r - 1, c), (r + 1, c), 0.5), ((r, c - 1), (r, c - 2), 2.0),
             ((r, c + 1), (r, c + 2), 2.0), ((r - 1, c), (r - 2, c), 2.0), ((r + 1, c), (r + 2, c), 2.0)]
    out = []
    for a, b, near in pairs:
        if all(0 <= p[0] < ROWS and 0 <= p[1] < COLUMNS and found[p] for p in (a, b)):
            out.append(near * flat[a] + (1 - near) * flat[b])
    return out


def _fill(faces: Floats, found: NDArray[np.bool_], plane: Plane) -> None:
    """Outlines for cards that were missed: where their neighbours put them."""
    flat = plane.to_mm(faces)
    for r, c in np.argwhere(~found):
        guesses = _guesses(flat, found, int(r), int(c))
        if guesses:
            faces[r, c] = plane.to_pixels(guesses[0])


def _beside(rows: list[list[int]], k: int, near: int, quads: Floats, flat: Floats) -> Floats:
    """The outlines of a row beyond the faces, if it lies as close to them as rows do."""
    none = np.zeros((0, 4, 2))
    if not 0 <= k < len(rows):
        return none
    at = middles(flat)
    apart = abs(float(np.mean(at[rows[k], 1])) - float(np.mean(at[rows[near], 1])))
    if apart > LATTICE.rows_apart * LONG:
        return none
    left, right = at[rows[near][0], 0] - 2 * SHORT, at[rows[near][-1], 0] + 2 * SHORT
    inside = [n for n in rows[k] if left < at[n, 0] < right]
    return np.array([_upright(quads[n], flat[n]) for n in inside]).reshape(-1, 4, 2)


