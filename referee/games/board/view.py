"""The learned board as screens draw it, and the colours whose name is doubtful: JSON for the page.

Why it exists: only this game has squares with colours. What it does not do: draw, or learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from referee.values.board import BoardTable, Square, cell_id


class DrawnSquare(TypedDict):
    """`colour`: its name; `rgb`: as it was seen."""

    id: str
    row: int
    col: int
    colour: str
    rgb: list[int]


class BoardBare(TypedDict):
    """What of the bare table only the board has."""

    squares: list[DrawnSquare]
    palette: dict[str, list[int]]
    quality: dict[str, Any]


def board_view(table: BoardTable) -> BoardBare:
    """What of the learned table is the board's: squares with colour, one sRGB colour a name, how well it is seen."""
    palette: dict[str, list[tuple[int, int, int]]] = {}
    for square in table.squares:
        palette.setdefault(square.colour, []).append(square.rgb)
    return {
        "squares": [{"id": cell_id(s.cell), "row": s.cell[0], "col": s.cell[1], "colour": s.colour, "rgb": list(s.rgb)}
                    for s in table.squares],
        "palette": {name: _median(shades) for name, shades in palette.items()},
        "quality": table.quality.to_dict(),
    }


def doubtful(table: BoardTable) -> list[dict[str, Any]]:
    """The colours that may have another name: what each is called, its sRGB, and what it may be called, that first."""
    squares: dict[str, list[Square]] = {}
    for square in table.squares:
        squares.setdefault(square.colour, []).append(square)
    return [{"colour": name, "rgb": _median([s.rgb for s in mine]), "names": [name, *sorted(others)]}
            for name, mine in sorted(squares.items())
            if (others := set.intersection(*(set(s.others) for s in mine)))]


def _median(shades: Sequence[tuple[int, int, int]]) -> list[int]:
    return [sorted(channel)[len(shades) // 2] for channel in zip(*shades, strict=True)]
