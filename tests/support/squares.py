"""Squares as the program writes them."""

from __future__ import annotations

from referee.values.board import Cell


def cell_of(square: str) -> Cell:
    """`"r3c4"` -> `(3, 4)`."""
    row, column = square.removeprefix("r").split("c")
    return int(row), int(column)
