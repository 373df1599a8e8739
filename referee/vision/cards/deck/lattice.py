"""The rows of a deck's picture: four of ten cards, and the row of backs beside them, from outlines of cards.

Why: what lies at a place of the rows has its name by that place, so one card read wrongly does no harm. The rows may
be turned and seen from any side, and uneven. Not done here: which row is which colour, which end is the ones' (`naming`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane, plane_of, turned
from referee.vision.cards.flat.quads import middles, short_sides

Floats = NDArray[np.float64]
ROWS, COLUMNS = 4, 10


@dataclass(frozen=True, slots=True)
class LatticeSettings:
    """What a row is, in shares of a card's sides.

    - `between`: distance across of two cards from which they lie in two rows, of a long side.
    - `askew`: radians by which a card may be turned out of its row.
    - `narrow`, `wide`: distance of neighbours in a row, of a short side.
    - `rows_apart`: the largest distance of two rows, of a long side.
    - `size`: factor by which a card may be larger or smaller than most.
    - `missed`: cards of the forty that may be put where they must lie, without having been found.
    """

    between: float = 0.45
    askew: float = 0.5
    narrow: float = 0.75
    wide: float = 1.75
    rows_apart: float = 1.7
    size: float = 1.7
    missed: int = 3


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


def rows_of(quads: Floats, size: tuple[int, int]) -> Rows | int:
    """The rows among outlines (N, 4, 2) in a picture of `size`; how many cards lie in rows where they are no deck."""
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
    full = [k for k, row in enumerate(rows) if _whole(row, flat) is not None]
    block = next((full[i:i + ROWS] for i in range(len(full) - ROWS + 1)
                  if full[i + ROWS - 1] - full[i] == ROWS - 1 and _close(rows[full[i]:full[i] + ROWS], flat)), None)
    if block is None:
        return max((len(row) for row in rows), default=0)
    faces, found = np.zeros((ROWS, COLUMNS, 4, 2)), np.zeros((ROWS, COLUMNS), bool)
    for r, k in enumerate(block):
        places = _whole(rows[k], flat) or []
        for c, at in enumerate(places):
            found[r, c] = at is not None
            if at is not None:
                faces[r, c] = _upright(quads[at], flat[at])
    if (~found).sum() > LATTICE.missed:
        return int(found.sum())
    _fill(faces, found, plane)
    beyond = [_beside(rows, k, near, quads, flat) for k, near in ((block[0] - 1, block[0]), (block[-1] + 1, block[-1]))]
    return Rows(faces, found, beyond[0], beyond[1], plane)


def next_place(row: Floats, faces: Floats) -> Floats:
    """Where one more card would lie right of a row of outlines (N, 4, 2), as far away as the columns of `faces`."""
    step = (faces[-1, 1:] - faces[-1, :-1]).mean(axis=(0, 1))
    return np.asarray(row[-1] + step, np.float64)


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
    return [sorted(row, key=lambda k: float(at[k, 0])) for row in rows]


def _whole(row: list[int], flat: Floats) -> list[int | None] | None:
    """The ten places of a row, None where a card was missed; None where it is no row of ten."""
    x = middles(flat)[row, 0]
    if len(row) < COLUMNS - LATTICE.missed or len(row) > COLUMNS:
        return None
    steps = np.diff(x)
    if not len(steps) or steps.min() < LATTICE.narrow * SHORT:
        return None
    usual = float(np.median(steps))
    places: list[int | None] = [row[0]]
    for k, step in zip(row[1:], steps, strict=True):
        between = round(float(step) / usual) - 1
        if step > LATTICE.wide * SHORT and not between:
            return None
        places += [None] * between + [k]
    return places if len(places) == COLUMNS else None


def _close(rows: list[list[int]], flat: Floats) -> bool:
    """Whether rows lie one under the other, no further apart than rows do, the first cards under one another."""
    at = middles(flat)
    down = np.diff([float(np.mean(at[row, 1])) for row in rows])
    first = np.array([at[row[0], 0] for row in rows])
    return bool(down.max() < LATTICE.rows_apart * LONG and np.ptp(first) < COLUMNS * SHORT / 3)


def _upright(quad: Floats, flat: Floats) -> Floats:
    """The corners from the upper left one on, clockwise, as the rows lie."""
    upper = flat[[0, 1], 1].mean() < flat[[2, 3], 1].mean()
    return quad if upper else quad[[2, 3, 0, 1]]


def _fill(faces: Floats, found: NDArray[np.bool_], plane: Plane) -> None:
    """Outlines for cards that were missed: between their neighbours in the row and above and below."""
    flat = plane.to_mm(faces)
    for r, c in np.argwhere(~found):
        guesses = []
        for a, b in (((r, c - 1), (r, c + 1)), ((r - 1, c), (r + 1, c))):
            if all(0 <= p[0] < ROWS and 0 <= p[1] < COLUMNS and found[p] for p in (a, b)):
                guesses.append((flat[a] + flat[b]) / 2)
        for near, far in (((r, c - 1), (r, c - 2)), ((r, c + 1), (r, c + 2))):
            if not guesses and all(0 <= p[1] < COLUMNS and found[p] for p in (near, far)):
                guesses.append(2 * flat[near] - flat[far])
        if guesses:
            faces[r, c] = plane.to_pixels(np.mean(guesses, axis=0))


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


