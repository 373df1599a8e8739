"""A dashboard with scripted rounds of cards behind it, for tests of the page: the camera's picture is drawn.

Why it exists: the page is looked at in every state of a round, and only a judged round has true ones. What it does not
do: see; readings come from the script (`carded`).
"""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.games.cards.sight import CardsSight
from referee.store import Store
from referee.values.cards import CardsReading, CardsTable
from tests.support import carded, drawn_evening
from tests.support.drawn_evening import NAMES as NAMES
from tests.support.drawn_evening import plain

BGR = {"red": (42, 48, 200), "yellow": (40, 200, 240), "green": (70, 145, 60), "blue": (180, 92, 44)}
BACK, CLOTH = (110, 100, 90), (96, 120, 140)
DIGITS = 2.0
"""Height of the digits by OpenCV's measure."""


class Evening(drawn_evening.Evening[CardsTable, CardsReading]):
    """An evening of cards after either document."""

    sight, source = CardsSight, "a round of cards"

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, game: str = "card_999") -> None:
        self.game = game
        super().__init__(store, monkeypatch, carded.table())

    def picture(self, reading: CardsReading) -> np.ndarray:
        return picture(self.table, reading)


def picture(table: CardsTable, reading: CardsReading) -> np.ndarray:
    """What the camera sees: the cards of a reading, uint8 BGR."""
    image = plain(table.height, table.width, CLOTH)
    for card in reading.cards:
        quad = np.array(card.quad, np.int32)
        cv2.fillPoly(image, [quad], BGR.get(card.colour, BACK) if card.face == "up" else BACK)
        cv2.polylines(image, [quad], True, (20, 20, 20), 3)
        if card.face == "up" and card.number is not None:
            x, y = card.centre
            cv2.putText(image, str(card.number), (round(x) - 22 * len(str(card.number)), round(y) + 22),
                        cv2.FONT_HERSHEY_SIMPLEX, DIGITS, (255, 255, 255), 6, cv2.LINE_AA)
    for heap in (*reading.heaps, *reading.stacks):
        if heap.outline:
            cv2.fillPoly(image, [np.array(heap.outline, np.int32)], BACK)
            edges = [np.array(edge, np.int32) for edge in (heap.outline, *heap.strips)]
            cv2.polylines(image, edges, False, (20, 20, 20), 2)
    return image
