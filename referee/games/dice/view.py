"""The learned board of the dice game as screens draw it: JSON for the page.

Why it exists: only this game has columns of spaces. What it does not do: draw, or learn.
"""

from __future__ import annotations

from typing import Any, TypedDict

from referee.values.dice import DiceTable


class DrawnSpace(TypedDict):
    """`colour`: its column's; `value`: 1 to 6; `rgb`: as it was seen."""

    id: str
    colour: str
    value: int
    rgb: list[int]


class DiceBare(TypedDict):
    """What of the bare table only the dice game has. `board`: corners of the whole board, in pixels."""

    spaces: list[DrawnSpace]
    board: list[list[float]]
    pixels_per_die: float
    quality: dict[str, Any]


def dice_view(table: DiceTable) -> DiceBare:
    """What of the learned table is the dice game's: spaces with column and value, the board, how well it is seen."""
    return {
        "spaces": [{"id": s.id, "colour": s.colour, "value": s.value, "rgb": list(s.rgb)} for s in table.spaces],
        "board": [[round(float(x), 1), round(float(y), 1)] for x, y in table.board],
        "pixels_per_die": round(table.pixels_per_die, 1),
        "quality": table.quality.to_dict(),
    }
