"""Outlines of what is printed or cut: sections with their puzzle tabs, cards and jokers, stars; in mm.

Why: the painter and the solid bodies under the prints must agree to the pixel about where a thing ends. What this
module does not do: paint.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from referee.sim.board.looks.style import Cards, Print
from referee.sim.board.scene.things import CARD_MM, JOKER_MM, SQUARE_MM
from referee.sim.common.arrays import Array

SHIFT = 4  # fractional bits of cv2's drawing coordinates


def fixed(points: Array) -> npt.NDArray[np.int32]:
    """Coordinates as cv2 draws them, with `SHIFT` fractional bits."""
    return np.round(points * (1 << SHIFT)).astype(np.int32)


def rounded_rect(width: float, height: float, radius: float, steps: int = 4) -> Array:
    """(N, 2) outline, counter-clockwise, centred on 0."""
    r = min(radius, width / 2, height / 2)
    angles = np.linspace(0, math.pi / 2, steps + 1)
    arc = np.column_stack([np.cos(angles), np.sin(angles)]) * r
    corners = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        turn = np.array(
            [
                [math.cos(k * math.pi / 2), -math.sin(k * math.pi / 2)],
                [math.sin(k * math.pi / 2), math.cos(k * math.pi / 2)],
            ]
        )
        corners.append(arc @ turn.T + [sx * (width / 2 - r), sy * (height / 2 - r)])
    return np.concatenate(corners)


def section_outline(size: int, look: Print) -> Array:
    """(N, 2) mm, counter-clockwise, centred: straight, or with one tab and one socket on each side.

    The tab stands as far from one end of a side as the socket from the other, so every side fits every
    other (as in the real puzzle edge, whose drawing is guessed).
    """
    half = size * SQUARE_MM / 2
    if not look.tabs:
        return np.array([[half, half], [-half, half], [-half, -half], [half, -half]], float)
    h = look.tab_mm
    tab = np.array(
        [
            [-1.3, 0],
            [-1.1, 0.32],
            [-1.8, 0.45],
            [-2.0, 0.7],
            [-1.4, 1.0],
            [1.4, 1.0],
            [2.0, 0.7],
            [1.8, 0.45],
            [1.1, 0.32],
            [1.3, 0],
        ]
    ) * [h / 2.6 * 1.15, h]
    at = (0.5 * SQUARE_MM if size == 4 else 1.5 * SQUARE_MM) - half
    shift, out = np.array([at, 0.0]), np.array([0.0, half])
    top = np.concatenate([[[-half, 0]], tab + shift, tab * [1, -1] - shift])  # along x, outwards is +y
    sides = []
    for k in range(4):
        a = -k * math.pi / 2
        turn = np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
        sides.append((top + out) @ turn.T)
    return np.concatenate(sides)[::-1].copy()


def piece_outline(kind: str, look: Cards) -> Array:
    w, h = CARD_MM if kind == "card" else JOKER_MM
    return rounded_rect(w, h, look.corner_mm)


def star(radius: float, points: int = 5) -> Array:
    """(N, 2) a star round 0, a point upwards."""
    a = np.arange(2 * points) * math.pi / points - math.pi / 2
    r = np.where(np.arange(2 * points) % 2, 0.42 * radius, radius)
    return np.column_stack([r * np.cos(a), r * np.sin(a)])
