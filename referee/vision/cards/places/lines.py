"""Tells what each card of a seat's line is: row, stack, waste or hand.

Why: rows hold three to five cards at one pitch; the stack lies beyond one end, the waste beyond the other, and the
hand, if it lies there, beyond the waste. Which end is which one picture does not always tell; then the tidier pile is
the stack. Not done here: finding the lines (`seats`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.places.seats import Layout, Line

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class LineSettings:
    """How a line is laid out, in millimetres.

    - `pitch`: of the row. `end`: from its last card to stack or waste. `hand`: from the waste to the hand.
    - `near`: how far a card may lie from its place.
    - `rows`: sizes of a row.
    - `empty`: what a place without a card costs, in cards.
    """

    pitch: float = 65.0
    end: float = 91.0
    hand: float = 68.0
    near: float = 20.0
    rows: tuple[int, ...] = (3, 4, 5)
    empty: float = 0.3


LINE = LineSettings()


@dataclass(frozen=True)
class Fit:
    """A row of `size` whose first place is at `start`; `left`, `right`: cards at its ends, `hands`: beyond these."""

    size: int
    start: float
    score: float
    row: tuple[int, ...]
    left: int | None
    right: int | None
    hands: tuple[int | None, int | None]


def places_of(layout: Layout, down: NDArray[np.bool_], mess: Floats) -> dict[int, tuple[str, str]]:
    """Card -> place and seat, of all cards in the seats' lines. `mess` (N,): mm by which a pile sticks out."""
    size = _row_size(layout, down)
    out: dict[int, tuple[str, str]] = {}
    for seat, line in layout.lines.items():
        fit = _fitted(line, down, (size,))
        for card, place in _named(line, fit, down, mess).items():
            out[card] = (place, seat)
    return out


def _row_size(layout: Layout, down: NDArray[np.bool_]) -> int:
    """Rows are of one size all round the table: the one that explains all lines best."""
    scores = {n: sum(_fitted(line, down, (n,)).score for line in layout.lines.values()) for n in LINE.rows}
    return max(LINE.rows, key=lambda n: (round(scores[n], 6), -n))


def _fitted(line: Line, down: NDArray[np.bool_], sizes: tuple[int, ...]) -> Fit:
    """The best way to see a line as row, ends and hand."""
    best: Fit | None = None
    for size in sizes:
        length = (size - 1) * LINE.pitch
        places = [*(k * LINE.pitch for k in range(size)), -LINE.end, length + LINE.end,
                  -LINE.end - LINE.hand, length + LINE.end + LINE.hand]
        for anchor in line.along:
            for place in places:
                fit = _at(line, down, size, float(anchor) - place, places)
                if best is None or fit.score > best.score + 1e-9:
                    best = fit
    assert best is not None  # a line has cards
    return best


def _at(line: Line, down: NDArray[np.bool_], size: int, start: float, places: list[float]) -> Fit:
    taken: list[int | None] = []
    score, used = 0.0, set[int]()
    for k, place in enumerate(places):
        off = np.abs(line.along - start - place)
        lies = [int(n) for n in np.argsort(off) if off[n] < LINE.near and int(n) not in used]
        fitting = [n for n in lies if bool(down[line.rows[n]]) == (k >= size + 2)]
        if not fitting:
            taken.append(None)
            score -= LINE.empty if k < size else LINE.empty / 3 if k < size + 2 else 0
            continue
        used.add(fitting[0])
        taken.append(fitting[0])
        score += 1 - 0.4 * (off[fitting[0]] / LINE.near) ** 2
    score -= LINE.empty * (taken[size + 2] is not None and taken[size + 3] is not None)
    row = tuple(n for n in taken[:size] if n is not None)
    return Fit(size, start, score, row, taken[size], taken[size + 1], (taken[size + 2], taken[size + 3]))


def _named(line: Line, fit: Fit, down: NDArray[np.bool_], mess: Floats) -> dict[int, str]:
    out = {int(line.rows[n]): "row" for n in fit.row}
    ends = (fit.left, fit.right)
    hand = next((k for k in (0, 1) if fit.hands[k] is not None), None)
    waste = hand if hand is not None else _waste(line, ends, mess)
    for k, n in enumerate(ends):
        if n is not None:
            out[int(line.rows[n])] = "waste" if k == waste else "stack"
    for n in fit.hands:
        if n is not None:
            out[int(line.rows[n])] = "hand"
    for n in line.rows:
        out.setdefault(int(n), "hand" if down[n] else "other")
    return out


def _waste(line: Line, ends: tuple[int | None, int | None], mess: Floats) -> int | None:
    """Which end is the waste: the untidier pile, or the one further from the line. Of one pile alone: neither is."""
    found = [None if n is None else float(mess[line.rows[n]]) + abs(float(line.out[n]) - line.distance) for n in ends]
    left, right = found
    if left is None or right is None:
        one = left if left is not None else right
        which = 0 if left is not None else 1
        return which if one is not None and one > 6 else None
    return 0 if left > right else 1


