"""Squares in words of people, for sentences: the row and the column, counted from 1 as the page does.

Why it exists: a refusal that names `r3c4` helps nobody. What it does not do: know a board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.i18n.said import Said
from referee.values import parse_cell_id


def spot(squares: Sequence[str]) -> Said:
    """Where a piece lies: on one square, or on two side by side. Squares are ids such as `r3c4`."""
    cells = sorted({parse_cell_id(square) for square in squares})
    (row, column), (last_row, last_column) = cells[0], cells[-1]
    if row == last_row and column == last_column:
        return Said("spot-square", row=row + 1, column=column + 1)
    if row == last_row:
        return Said("spot-in-row", row=row + 1, a=column + 1, b=last_column + 1)
    return Said("spot-in-column", a=row + 1, b=last_row + 1, column=column + 1)


def spots(pieces: Iterable[Sequence[str]]) -> list[Said]:
    """Where several pieces lie."""
    return [spot(squares) for squares in pieces if squares]
