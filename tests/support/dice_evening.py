"""A dashboard with scripted rounds of dice behind it, for tests of the page: the camera's picture is drawn.

Why it exists: the page is looked at in every state of a round, and only a judged round has true ones. What it does not
do: see; readings come from the script (`diced`).
"""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.games.dice.sight import DiceSight
from referee.store import Store
from referee.values.dice import DiceReading, DiceTable
from tests.support import diced, drawn_evening
from tests.support.drawn_evening import NAMES as NAMES
from tests.support.drawn_evening import plain

BGR = {"red": (42, 48, 200), "yellow": (40, 200, 240), "green": (70, 145, 60), "blue": (180, 92, 44),
       "other": (140, 140, 140), "unknown": (120, 120, 120)}
DARK, TABLE = 0.45, (96, 120, 140)
PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}


def picture(table: DiceTable, reading: DiceReading) -> np.ndarray:
    """What the camera sees: the board and the dice of a reading, uint8 BGR."""
    image = plain(table.height, table.width, TABLE)
    cv2.fillPoly(image, [np.array(table.board, np.int32)], (30, 30, 34))
    for space in table.spaces:
        shade = tuple(int(DARK * v) for v in BGR[space.colour])
        cv2.fillPoly(image, [np.array(space.quad, np.int32)], shade)
        cv2.polylines(image, [np.array(space.quad, np.int32)], True, (20, 20, 20), 2)
    for die in reading.dice:
        x0, y0, x1, y1 = (round(v) for v in die.box)
        cv2.rectangle(image, (x0, y0), (x1, y1), BGR[die.colour], -1)
        for px, py in PIPS.get(die.pips or 0, ()):
            at = (round((x0 + x1) / 2 + px * (x1 - x0) * 0.26), round((y0 + y1) / 2 + py * (y1 - y0) * 0.26))
            cv2.circle(image, at, 1, (255, 255, 255), -1, cv2.LINE_AA)
    return image


class Evening(drawn_evening.Evening[DiceTable, DiceReading]):
    """An evening of dice."""

    game, sight, source = "dice", DiceSight, "a round of dice"

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, table: DiceTable | None = None) -> None:
        super().__init__(store, monkeypatch, table or diced.table())

    def picture(self, reading: DiceReading) -> np.ndarray:
        return picture(self.table, reading)
