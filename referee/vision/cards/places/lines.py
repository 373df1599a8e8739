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
    - `wider`: by which factor all of that may be otherwise: people lay out as they like, and a millimetre is guessed
      from the size of the cards found. `as_usual`: what it costs, in cards, to be wider by a factor of e, squared.
    - `near`: how far a card may lie from its place; less than half of the smallest pitch.
    - `rows`: sizes of a row, where none was agreed.
    - `empty`: what a place without a card costs, in cards.
    """

    pitch: float = 65.0
    end: float = 91.0
    hand: float = 68.0
    wider: tuple[float, ...] = (1.0, 0.86, 0.93, 1.07, 1.14, 1.21, 1.28)
    as_usual: float = 3.0
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


def places_of(layout: Layout, down: NDArray[np.bool_], mess: Floats, row: int = 0) -> dict[int, tuple[str, str]]:
    """Card -> place and seat, of all cards in the seats' lines. `mess` (N,): mm by which a pile sticks out.

    `row`: places in a row, as was agreed; 0 where that is not known.
    """
    size = row or _row_size(layout, down)
    out: dict[int, tuple[str, str]] = {}
    for seat, line in layout.lines.items():
        fit = _fitted(line, down, size)
        for card, place in _named(line, fit, down, mess).items():
            out[card] = (place, seat)
    return out


def _row_size(layout: Layout, down: NDArray[np.bool_]) -> int:
    """Rows are of one size all round the table: the one that explains all lines best."""
    scores = {n: sum(_fitted(line, down, n).score for line in layout.lines.values()) for n in LINE.rows}
    return max(LINE.rows, key=lambda n: (round(scores[n], 6), -n))


def _fitted(line: Line, down: NDArray[np.bool_], size: int) -> Fit:
    """The best way to see a line as a row of so many places, ends and hand."""
    fits = [_best(line, down, size, wider) for wider in LINE.wider]
    return max(fits, key=lambda fit: round(fit.score, 6))  # of two as good ones the first


def _best(line: Line, down: NDArray[np.bool_], size: int, wider: float) -> Fit:
    """The best row of one pitch, wherever it starts: some card lies right on its place."""
    length = (size - 1) * LINE.pitch
    places = wider * np.array([*(k * LINE.pitch for k in range(size)), -LINE.end, length + LINE.end,
                               -LINE.end - LINE.hand, length + LINE.end + LINE.hand])
    starts = (line.along[:, None] - places).ravel()
    back = np.arange(len(places)) >= size + 2
    off = np.abs(starts[:, None, None] + places[:, None] - line.along)
    off[:, down[line.rows] != back[:, None]] = np.inf
    nearest = off.argmin(axis=2)
    least = np.take_along_axis(off, nearest[..., None], axis=2)[..., 0]
    taken = least < LINE.near
    absent = LINE.empty * np.where(back, 0, np.where(np.arange(len(places)) < size, 1, 1 / 3))
    worth = np.where(taken, 1 - 0.4 * (np.minimum(least, LINE.near) / LINE.near) ** 2, -absent).sum(axis=1)
    worth -= LINE.empty * (taken[:, -2] & taken[:, -1]) + LINE.as_usual * np.log(wider) ** 2
    best = int(np.round(worth, 6).argmax())
    cards = [int(n) if there else None for n, there in zip(nearest[best], taken[best], strict=True)]
    row = tuple(n for n in cards[:size] if n is not None)
    return Fit(size, float(starts[best]), float(worth[best]), row, cards[size], cards[size + 1],
               (cards[size + 2], cards[size + 3]))


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


