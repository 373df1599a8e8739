"""Cards of any picture, without a table and a deck."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.vision.cards import read_cards
from referee.vision.common.images import Image

BGR = {"red": (35, 35, 200), "yellow": (30, 190, 235), "green": (60, 140, 90), "blue": (185, 90, 25)}


def held_close(colour: str, number: int) -> Image:
    """One bordered card that fills most of a picture: a large digit in an oval, and one at two corners."""
    card = np.full((560, 370, 3), 235, np.uint8)
    card[22:-22, 22:-22] = BGR[colour]
    cv2.ellipse(card, (185, 280), (120, 225), 25, 0, 360, (245, 245, 245), 8, cv2.LINE_AA)
    for ink, wide in (((25, 25, 25), 46), ((245, 245, 245), 26)):
        cv2.putText(card, str(number), (105, 365), cv2.FONT_HERSHEY_SIMPLEX, 8, ink, wide, cv2.LINE_AA)
    corner = np.zeros((70, 60, 3), np.uint8) + np.array(BGR[colour], np.uint8)
    cv2.putText(corner, str(number), (8, 60), cv2.FONT_HERSHEY_SIMPLEX, 2, (245, 245, 245), 8, cv2.LINE_AA)
    card[30:100, 30:90], card[-100:-30, -90:-30] = corner, corner[::-1, ::-1]
    picture = np.full((640, 640, 3), 28, np.uint8)
    picture[40:600, 135:505] = card
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.0), np.uint8)


@pytest.mark.parametrize(("colour", "number"), [("blue", 4), ("green", 3), ("red", 7), ("yellow", 5)])
def test_a_card_held_close_is_one_card(colour: str, number: int) -> None:
    """Its digits are not taken for small cards, and an olive green is no yellow."""
    cards = read_cards(held_close(colour, number)).cards
    assert [(card.colour, card.number) for card in cards] == [(colour, number)]
