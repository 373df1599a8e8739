"""What else is on and over a simulated table, as plain values in mm: hands, and clutter beside the game.

Why: renderer, truth and players speak about the same objects, so these stand apart from how they are drawn. What this
module does not do: paint, or know what is played with.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from referee.sim.common.arrays import Array
from referee.sim.common.looks.surroundings import RGB


@dataclass(frozen=True)
class Hand:
    """A hand whose fingertips are at `x`, `y`, `z` (mm); the arm leaves towards `direction` (degrees).

    `pose`: one of `hands.POSES`. `seed` fixes the fingers, `skin` and `sleeve` are sRGB
    (no sleeve: None), `sleeve_from` mm from the wrist up the arm, `scale` 0.8 (child) .. 1.15. `beyond`: forearms that
    are seen of the arm beyond the elbow.
    """

    x: float
    y: float
    z: float
    direction: float
    pose: str = "pinch"
    skin: RGB = (205, 160, 130)
    sleeve: RGB | None = (40, 60, 110)
    sleeve_from: float = 60.0
    scale: float = 1.0
    left: bool = False
    seed: int = 0
    holding: str | None = None
    beyond: float = 0.8


@dataclass(frozen=True)
class Clutter:
    """A thing beside the board: mug, pen, box, phone or notepad, at `x`, `y` mm, turned `rot` degrees."""

    kind: str
    x: float
    y: float
    rot: float
    rgb: RGB
    scale: float = 1.0


def rotation(degrees: float) -> Array:
    """2 x 2 counter-clockwise rotation."""
    a = math.radians(degrees)
    return np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
