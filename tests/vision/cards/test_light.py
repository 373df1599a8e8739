"""A flat card without the tint of its light."""

from __future__ import annotations

import cv2
import numpy as np

from referee.vision.cards.flat.cut import GREY, ground_of, in_lab
from referee.vision.cards.flat.light import in_white_light
from referee.vision.common.images import Image


def oval_card(tint: tuple[float, float, float]) -> Image:
    """A yellow card (96, 64, 3) with a white border and a white oval, in a light of that tint (BGR)."""
    card = np.full((96, 64, 3), 240, np.uint8)
    card[6:-6, 5:-5] = (40, 200, 235)
    cv2.ellipse(card, (32, 48), (22, 38), 25, 0, 360, (240, 240, 240), -1)
    return np.asarray(np.clip(card * np.array(tint), 0, 255), np.uint8)


def hue_of(card: Image) -> float:
    a, b = ground_of(in_lab(card[None])[0])[1:] - GREY
    return float(np.degrees(np.arctan2(b, a)) % 360)


def test_a_yellow_under_a_blue_lamp_is_yellow() -> None:
    """The white oval, now blue, is not taken for the ground."""
    for tint in ((1.0, 0.95, 0.78), (1.0, 1.0, 1.0), (0.75, 0.95, 1.0)):
        [card] = in_white_light(oval_card(tint)[None])
        assert 75 < hue_of(card) < 95


def test_a_card_without_white_stays_as_it_is() -> None:
    card = np.full((1, 96, 64, 3), (40, 40, 200), np.uint8)
    card[:, 30:60, 20:40] = (30, 30, 30)
    assert (in_white_light(card) == card).all()
    assert in_white_light(card[:0]).shape == (0, 96, 64, 3)
