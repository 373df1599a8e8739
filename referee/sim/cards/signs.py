"""The signs of cards without a number as masks: skip, reverse, and the cards to be drawn.

Why: fat arrows and a barred ring are what is most easily taken for a digit. Not done here: colouring them (`printed`).
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from referee.sim.common.arrays import Array, Mask

ARROW = ((0.0, -1.0), (0.72, -0.3), (0.34, -0.3), (0.34, 0.25), (0.2, 0.62), (-0.12, 0.8), (-0.3, 0.8), (-0.3, -0.3),
         (-0.68, -0.3))
"""A fat arrow up with a bent tail, in half heights."""


def barred_ring(tall: int, thick: float) -> Mask:
    """A ring with a bar across it; `thick`: shares of `tall`."""
    out = np.zeros((tall, tall), np.uint8)
    pen, middle = max(2, round(thick * tall)), tall // 2
    cv2.circle(out, (middle, middle), middle - pen // 2 - 1, 255, pen, cv2.LINE_AA)
    reach = round((middle - pen // 2) * 0.72)
    cv2.line(out, (middle - reach, middle + reach), (middle + reach, middle - reach), 255, pen, cv2.LINE_AA)
    return out


def two_arrows(tall: int, lean: float) -> Mask:
    """Two fat arrows past each other, the pair leaning to the right by `lean` degrees."""
    out = np.zeros((tall, tall), np.uint8)
    arrow = np.array(ARROW) * 0.62
    for way in (1, -1):
        placed = way * (arrow + [-0.3, -0.16])
        cv2.fillPoly(out, [_turned(placed, lean, tall)], 255, cv2.LINE_AA, 4)
    return out


def drawn_cards(tall: int, count: int, lean: float) -> list[Mask]:
    """So many small cards, a mask each, the hindmost first."""
    out = []
    box = np.array([[-1, -1.5], [1, -1.5], [1, 1.5], [-1, 1.5]]) * 0.4
    for k in range(count):
        along = (k - (count - 1) / 2) * 0.9 / count
        mask = np.zeros((tall, tall), np.uint8)
        cv2.fillPoly(mask, [_turned(box + [along, -along * 0.9 + 0.12 * (-1) ** k * (count > 2)], lean, tall)], 255,
                     cv2.LINE_AA, 4)
        out.append(mask)
    return out


def _turned(points: Array, lean: float, tall: int) -> np.ndarray:
    """Points (N, 2) of a square from -1 to 1 in its pixels, with four binary places."""
    a = math.radians(lean)
    turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    return np.asarray(np.round((points @ turn + 1) * tall / 2 * 16), np.int32)
