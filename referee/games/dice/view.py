"""The learned board of the dice game as screens draw it: JSON for the page.

Why it exists: only this game has columns of spaces. What it does not do: draw, or learn.
"""

from __future__ import annotations

from typing import Any, TypedDict

import cv2
import numpy as np

from referee.games.dice.placed import MIDDLE
from referee.geometry.camera import PlaneCamera
from referee.values.dice import DiceTable

REACH = 8.0
"""Rows from the board's middle: dice lie nearer."""
GRID = 33
"""Points across and down by which a lens that bends is taken for one that does not: to a pixel or two."""


class DrawnSpace(TypedDict):
    """`colour`: its column's; `value`: 1 to 6; `rgb`: as it was seen."""

    id: str
    colour: str
    value: int
    rgb: list[int]


class DiceBare(TypedDict):
    """What of the bare table only the dice game has. `board`: corners of the whole board, in pixels. `rows`: the matrix
    by which a place in rows from the board's middle is seen in the picture, at the height of a die's middle."""

    spaces: list[DrawnSpace]
    board: list[list[float]]
    rows: list[list[float]]
    pixels_per_die: float
    quality: dict[str, Any]


def dice_view(table: DiceTable) -> DiceBare:
    """What of the learned table is the dice game's: spaces with column and value, the board, how well it is seen."""
    return {
        "spaces": [{"id": s.id, "colour": s.colour, "value": s.value, "rgb": list(s.rgb)} for s in table.spaces],
        "board": [[round(float(x), 1), round(float(y), 1)] for x, y in table.board],
        "rows": _rows(table),
        "pixels_per_die": round(table.pixels_per_die, 1),
        "quality": table.quality.to_dict(),
    }


def _rows(table: DiceTable) -> list[list[float]]:
    reach = np.linspace(-REACH, REACH, GRID)
    places = np.stack(np.meshgrid(reach, reach), axis=-1).reshape(-1, 2)
    pixels = PlaneCamera.from_dict(table.camera).project(places, MIDDLE)
    seen = np.all((pixels >= 0) & (pixels <= (table.width, table.height)), axis=-1)
    matrix, _ = cv2.findHomography(places[seen], pixels[seen], 0)
    return [[float(f"{value:.8g}") for value in row] for row in matrix]
