"""Squares in words of people, for sentences: the row and the column, counted from 1 as the page does.

Why it exists: a refusal that names `r3c4` helps nobody. What it does not do: know a board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.i18n.said import Joined, Said

SQUARE = re.compile(r"r([0-9]{1,4})c([0-9]{1,4})")


def spot(squares: Sequence[str]) -> Said:
    """Where a piece lies: on one square, or on two side by side. Squares are ids such as `r3c4`.

    `ValueError` where there is no such id.
    """
    cells = sorted({cell for square in squares if (cell := _cell(square))})
    if not cells:
        raise ValueError(f"{squares!r} names no square")
    (row, column), (last_row, last_column) = cells[0], cells[-1]
    if row == last_row and column == last_column:
        return Said("spot-square", row=row + 1, column=column + 1)
    if row == last_row:
        return Said("spot-in-row", row=row + 1, a=column + 1, b=last_column + 1)
    return Said("spot-in-column", a=row + 1, b=last_row + 1, column=column + 1)


def spots(pieces: Iterable[Sequence[str]]) -> list[Said]:
    """Where several pieces lie."""
    return [spot(squares) for squares in pieces if squares]


def in_words(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a sentence with each square in words. A list of places becomes one text."""
    return {name: _words(value) for name, value in params.items()}


def pair_in_words(params: Mapping[str, Any]) -> dict[str, Any]:
    """The same for a sentence that says the card at `a`, `b` as "a–b" only: "row 3, column 2–4"."""
    words, halves = in_words(params), [_cell(params.get(name)) for name in "ab"]
    if None in halves:
        return words
    (row, column), (last_row, last_column) = ((r + 1, c + 1) for r, c in filter(None, halves))
    if row == last_row:
        return words | {"b": str(last_column)}
    if column == last_column:
        return words | {"a": Said("spot-row", row=row), "b": Said("spot-to-row", row=last_row, column=column)}
    return words


def _words(value: Any) -> Any:
    squares = _squares(value)
    if squares:
        return spot(squares)
    if isinstance(value, list | tuple) and value and all(map(_squares, value)):
        return Joined(spots(map(_squares, value)), "; ")
    return value


def _squares(value: Any) -> list[str]:
    """The squares that a value names as "r3c4" or "r3c4–r3c5"; empty where it is something else."""
    squares = value.split("–") if isinstance(value, str) else []
    return squares if squares and all(map(_cell, squares)) else []


def _cell(value: Any) -> tuple[int, int] | None:
    found = SQUARE.fullmatch(value) if isinstance(value, str) else None
    return (int(found[1]), int(found[2])) if found else None
