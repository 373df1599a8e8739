"""Cards as they lie, in millimetres, and as a camera sees them that looks at the table from the side.

Why: outlines alone tell planes, places and rows; no picture is needed. Not done here: drawing them.
"""

from __future__ import annotations

import cv2
import numpy as np

from referee.vision.cards.flat.plane import LONG, SHORT

SIZE = (1920, 1080)
TILTED = np.array([[1.35, 0.12, 930.0], [-0.05, 1.2, 560.0], [0.0001, 0.00035, 1.0]])
"""Millimetres to pixels: a camera that looks at the table from the side."""


def card(x: float, y: float, degrees: float = 0.0) -> np.ndarray:
    """Corners (4, 2) of a card, millimetres; upright at 0."""
    corners = np.array([[-SHORT, -LONG], [SHORT, -LONG], [SHORT, LONG], [-SHORT, LONG]]) / 2
    a = np.radians(degrees)
    return np.asarray(corners @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + [x, y])


def seen(cards: list[np.ndarray], view: np.ndarray = TILTED) -> np.ndarray:
    """Cards as a camera sees them."""
    return np.asarray(cv2.perspectiveTransform(np.array(cards).reshape(1, -1, 2), view), float).reshape(-1, 4, 2)
