"""Tells what each card of a seat's line is: row, stack, waste or hand.

Why: rows hold three to five cards at one pitch; the stack lies beyond one end, the waste beyond the other, and the
hand, if it lies there, beyond the waste. Which end is which one picture does not always tell; then the tidier pile is
the stack. Not done here: finding the lines (`seats`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.places.seats import Layout, Line, beside

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class LineSettings:
    """How a line is laid out, in millimetres.

    - `pitch`: of the row. `end`: from its last card to stack or waste. `hand`: from the waste to the hand.
    - `wider`: by which factor all of that may be otherwise: people lay out as they like, and a millimetre is guessed
      from the size of the cards found. `as_usual`: what it costs, in cards, to be wider than others by a factor of e.
    - `near`: how far a card may lie from its place; less than half of the smallest pitch.
    - `rows`: sizes of a row, where none was agreed.
    - `empty`: what a place without a card costs, in cards.
    - `aside`: how far from its line the back of a hand that was laid down may lie, and `beyond` its ends. What lies
      further out is no card of the centre.
    """

    pitch: float = 65.0
    end: float = 91.0
    hand: float = 68.0
    wider: tuple[float, ...] = (1.0, 0.86, 0.93, 1.07, 1.14, 1.21, 1.28)
    as_usual: float = 12.0
    near: float = 20.0
    rows: tuple[int, ...] = (3, 4, 5)
    empty: float = 0.3
    aside: float = 70.0
    beyond: float = 240.0


LINE = LineSettings()


@dataclass(frozen=True)
class Fit:
    """The cards of a row so much `wider` than usual; `left`, `right`: those at its ends, `hands`: beyond these."""

    wider: float
    score: float
    row: tuple[int, ...]
    left: int | None
    right: int | None
    hands: tuple[int | None, int | None]


@dataclass(frozen=True)
class Whole:
    """All lines of a table with rows of one `size`, most of them so much `wider` than usual."""

    size: int
    wider: float
    score: float


def places_of(layout: Layout, down: NDArray[np.bool_], mess: Floats, row: int = 0,
              clear: Floats | None = None) -> dict[int, tuple[str, str]]:
    """Card -> place and seat, of all cards in the seats' lines. `mess` (N,): mm by which a pile sticks out.

    `row`: places in a row, as was agreed; 0 where that is not known. `clear` (N,): how surely each is a card, 0 to 1.
    """
    clear = np.ones(len(down)) if clear is None else clear
    lines = list(layout.lines.values())
    wholes = [_whole(lines, down, clear, n) for n in ((row,) if row else LINE.rows)]
    best = max(wholes, key=lambda whole: round(whole.score, 6)) if lines else Whole(0, 1.0, 0.0)
    out: dict[int, tuple[str, str]] = {}
    for line in lines:
        fits = [_best(line, down, clear, best.size, wider) for wider in LINE.wider]
        fit = max(fits, key=lambda fit: round(fit.score - _unlike(fit.wider, best.wider), 6))
        for card, place in _named(line, fit, down, mess).items():
            out[card] = (place, line.seat)
    for card in range(len(down)):
        if card in out:
            continue
        if down[card] and (seat := _laid_down(layout, card)) is not None:
            out[card] = ("hand", seat)
        elif (seat := _outside(layout, card)) is not None:
            out[card] = ("other", seat)
    return out


def _outside(layout: Layout, card: int) -> str | None:
    """The seat whose line a card lies further out than, by far."""
    middle = layout.flat[card].mean(axis=0)
    return next((line.seat for line in layout.lines.values()
                 if beside(middle, line.seat)[1] > line.distance + LINE.aside), None)


def _laid_down(layout: Layout, card: int) -> str | None:
    """The seat whose hand a back is that lies beyond an end of a line: hands lie less tidily than all else."""
    found = []
    for line in layout.lines.values():
        along, out = beside(layout.flat[card].mean(axis=0), line.seat)
        end = max(line.along.min() - along, along - line.along.max())
        if 0 < end < LINE.beyond and abs(out - line.distance) < LINE.aside:
            found.append((abs(out - line.distance), line.seat))
    return min(found)[1] if found else None


def _whole(lines: Sequence[Line], down: NDArray[np.bool_], clear: Floats, size: int) -> Whole:
    """How well rows of one size, all round the table, explain its lines, and how wide they mostly are."""
    scores = [sum(_best(line, down, clear, size, wider).score for line in lines) - _unlike(wider, 1.0)
              for wider in LINE.wider]
    best = int(np.round(scores, 6).argmax())
    return Whole(size, LINE.wider[best], scores[best])


def _unlike(wider: float, usual: float) -> float:
    return float(LINE.as_usual * np.log(wider / usual) ** 2)


def _best(line: Line, down: NDArray[np.bool_], clear: Floats, size: int, wider: float) -> Fit:
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
    right = clear[line.rows][nearest] * (1 - 0.4 * (np.minimum(least, LINE.near) / LINE.near) ** 2)
    worth = np.where(taken, right, -absent).sum(axis=1)
    worth -= LINE.empty * (taken[:, -2] & taken[:, -1])
    best = int(np.round(worth, 6).argmax())
    cards = [int(n) if there else None for n, there in zip(nearest[best], taken[best], strict=True)]
    row = tuple(n for n in cards[:size] if n is not None)
    return Fit(wider, float(worth[best]), row, cards[size], cards[size + 1], (cards[size + 2], cards[size + 3]))


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


