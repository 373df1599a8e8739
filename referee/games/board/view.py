"""The learned board as screens draw it, and the colours whose name is doubtful: JSON for the page.

Why it exists: only this game has squares with colours. What it does not do: draw, or learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.values.board import BoardTable, Square, cell_id


def board_view(table: BoardTable) -> dict[str, Any]:
    """The learned table: picture size, squares with colour and corners, one sRGB colour a name."""
    palette: dict[str, list[tuple[int, int, int]]] = {}
    for square in table.squares:
        palette.setdefault(square.colour, []).append(square.rgb)
    return {
        "width": table.width, "height": table.height,
        "squares": [{"id": cell_id(s.cell), "row": s.cell[0], "col": s.cell[1], "colour": s.colour, "rgb": list(s.rgb),
                     "quad": [[round(x, 1), round(y, 1)] for x, y in s.quad]} for s in table.squares],
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
