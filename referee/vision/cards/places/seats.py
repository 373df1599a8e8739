"""Finds the lines of cards along the sides of the table: whoever sits there has row, stack, waste and hand in one.

Why: which card lies in the centre and which in a row is told by nothing else. A line has cards 65 mm apart, all with
their short side to the player, and lies further out than anything else on that side. Not done here: which of its cards
is what (`lines`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import SEATS
from referee.vision.cards.flat.plane import LONG, Plane
from referee.vision.cards.flat.quads import middles

Floats = NDArray[np.float64]
OUTWARD = {"bottom": (0.0, 1.0), "right": (1.0, 0.0), "top": (0.0, -1.0), "left": (-1.0, 0.0)}
"""Unit vectors in the picture's frame, y down."""
QUARTER = np.pi / 2


@dataclass(frozen=True, slots=True)
class SeatSettings:
    """What is a line of cards, in millimetres.

    - `deep`: how far cards of a line lie from it. Wastes, swept by packets, are up to 15 off.
    - `askew`: radians by which they may be turned.
    - `near`: largest gap of two neighbours in a row; piles of the centre lie further apart.
    - `few`: cards in a line without one opposite.
    - `opposite`: share of the distance of the line opposite at which the next one must lie.
    - `beyond`: by how much the ends of the lines beside it may lie further out.
    """

    deep: float = 24.0
    askew: float = 0.45
    near: float = 82.0
    few: int = 3
    opposite: float = 0.72
    beyond: float = 25.0


SEAT = SeatSettings()


@dataclass(frozen=True)
class Line:
    """The cards of one seat: their `rows` among all, from the player's left to the right; `along` (N,) and `out` (N,)
    where they lie, mm, and how far out the line itself does, `distance`."""

    seat: str
    rows: NDArray[np.intp]
    along: Floats
    out: Floats
    distance: float


@dataclass(frozen=True)
class Layout:
    """`flat` (N, 4, 2): all cards in millimetres of the table's own axes, y towards the bottom; `lines` by seat."""

    flat: Floats
    lines: dict[str, Line]


@dataclass(frozen=True, slots=True)
class Agreed:
    """What is known of how people sit: the `seats` at which somebody does, and of how many places a `row` is.

    None, and 0, where it is not known.
    """

    seats: tuple[str, ...] = ()
    row: int = 0


NOTHING = Agreed()


def layout_of(quads: Floats, plane: Plane, size: tuple[int, int], seats: Sequence[str] = ()) -> Layout:
    """The seats' lines among cards with corners (N, 4, 2) in a picture of `size`.

    `seats`: the sides at which somebody sits, where that is known; elsewhere no line is looked for.
    """
    middle = plane.to_mm(np.array(size, np.float64) / 2)
    flat = plane.to_mm(quads) - middle
    flat = flat @ _squared(flat).T
    candidates = {seat: line for seat in seats or SEATS if (line := _outermost(flat, seat)) is not None}
    lines = {seat: line for seat, line in candidates.items() if len(line.rows) >= SEAT.few and _close(line)}
    for seat, line in candidates.items():
        across = lines.get(_across(seat))
        if seat not in lines and across is not None and len(line.rows) > 1 and _close(line):
            lines[seat] = line
    return Layout(flat, {seat: line for seat, line in lines.items() if _far_out(seat, lines)})


def beside(point: Floats, seat: str) -> tuple[float, float]:
    """Where a point (2,) of the table's axes lies as a seat has it: to its right, and outward."""
    x, y = OUTWARD[seat]
    return float(point @ (y, -x)), float(point @ (x, y))


def side_of(point: Floats) -> str:
    """The seat nearest to a point (2,) of the table's axes."""
    return max(SEATS, key=lambda seat: float(np.dot(point, OUTWARD[seat])))


def _squared(flat: Floats) -> Floats:
    """The turn, of less than an eighth, that lays most cards along the axes."""
    along = flat[:, 2] + flat[:, 3] - flat[:, 0] - flat[:, 1]
    angles = 4 * np.arctan2(along[:, 1], along[:, 0])
    near = [np.cos(angles - a) > 0.5 for a in angles]
    best = max(near, key=lambda m: int(m.sum()))
    turn = -float(np.arctan2(np.sin(angles[best]).mean(), np.cos(angles[best]).mean())) / 4
    return np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])


def _outermost(flat: Floats, seat: str) -> Line | None:
    """The cards that lie furthest out on a side, as they lie before a player."""
    outward = np.array(OUTWARD[seat])
    right = np.array([outward[1], -outward[0]])  # as who sits there sees it
    at = middles(flat)
    long_way = (flat[:, 2] + flat[:, 3] - flat[:, 0] - flat[:, 1]) / 2
    straight = np.abs(long_way @ outward) / np.maximum(np.linalg.norm(long_way, axis=1), 1e-9) > np.cos(SEAT.askew)
    out = at @ outward
    able = np.flatnonzero(straight & (out > LONG / 2))
    if not len(able):
        return None
    best = max((np.flatnonzero(np.abs(out[able] - out[k]) < SEAT.deep) for k in able),
               key=lambda rows: _worth(out[able][rows]))
    rows = able[np.abs(out[able] - np.median(out[able][best])) < SEAT.deep]
    rows = rows[np.argsort(at[rows] @ right)]
    return Line(seat, rows, at[rows] @ right, out[rows], float(np.median(out[rows])))


def _worth(out: Floats) -> tuple[int, float]:
    """More cards first, then further out; two more cards further in make no line of the centre's."""
    return min(len(out), SEAT.few), float(out.mean())


def _close(line: Line) -> bool:
    return len(line.along) > 1 and bool((np.diff(line.along) < SEAT.near).any())


def _across(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 2) % 4]


def _far_out(seat: str, lines: dict[str, Line]) -> bool:
    """Whether a line lies as far out as its seat does, by the lines across and beside it."""
    line, across = lines[seat], lines.get(_across(seat))
    beside = [lines[s] for s in lines if s not in (seat, _across(seat))]
    if beside:
        signs = [float(np.dot([OUTWARD[b.seat][1], -OUTWARD[b.seat][0]], OUTWARD[seat])) for b in beside]
        ends = max(float((b.along * sign).max()) for b, sign in zip(beside, signs, strict=True))
        if line.distance < ends - SEAT.beyond:
            return False
    if across is None:
        return True
    return line.distance > SEAT.opposite * across.distance or len(line.rows) > len(across.rows) + 1
