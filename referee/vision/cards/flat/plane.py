"""The plane in which cards lie, from the cards themselves: each is a rectangle, and all are of one size.

Why: rows, seats and the strips of a heap are told by millimetres, and a camera may look at the table from any side.
A card is taken to be 59 mm wide; another game's cards only make all measures larger or smaller alike. Not done here:
the camera's pose, lens distortion (which is small over a table).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.quads import short_sides

Floats = NDArray[np.float64]
SHORT, LONG = 59.0, 91.0
"""Millimetres of a card's sides."""


@dataclass(frozen=True, slots=True)
class PlaneSettings:
    """How the plane is fitted.

    - `rounds`: of Gauss and Newton's method, which converges in four.
    - `stiff`: weight by which the view stays straight: two cards side by side tell little of it.
    - `doubt`: mm of a side's error from which a card counts less: some outlines are wrong.
    - `enough`: cards from which their common size is known better than that of each.
    - `other`: mm of a corner from which a card does not lie flat, or is none.
    """

    rounds: int = 12
    stiff: float = 0.6
    doubt: float = 2.5
    enough: int = 6
    other: float = 20.0


PLANE = PlaneSettings()


@dataclass(frozen=True)
class Plane:
    """`matrix` (3, 3): pixels -> millimetres. The x axis points right in the picture's middle, y down."""

    matrix: Floats

    def to_mm(self, points: Floats) -> Floats:
        """Pixels (..., 2) -> millimetres."""
        return _moved(self.matrix, points)

    def to_pixels(self, points: Floats) -> Floats:
        """Millimetres (..., 2) -> pixels."""
        return _moved(np.asarray(np.linalg.inv(self.matrix), np.float64), points)

    def scale_at(self, point: Floats) -> float:
        """Pixels of a millimetre round a pixel (2,)."""
        at = self.to_mm(point)
        around = self.to_pixels(at + np.array([[-5.0, 0], [5, 0], [0, -5], [0, 5]]))
        return float(np.sqrt(np.linalg.norm(around[1] - around[0]) * np.linalg.norm(around[3] - around[2])) / 10)


def plane_of(quads: Floats, size: tuple[int, int]) -> Plane | None:
    """The plane of cards with corners (N, 4, 2), short sides first, in a picture of `size` (width, height).

    None of fewer than one card. With few cards, or cards close together, the view is taken to be straight from above.
    """
    if not len(quads):
        return None
    half = max(size) / 2
    centre = np.array(size, np.float64) / 2
    flat = (quads - centre) / half
    scale = SHORT / float(np.median(short_sides(flat)))
    x = np.array([0.0, 0.0, scale, 0.0, scale])  # tilt a, tilt b, xx, xy, yy
    for _ in range(PLANE.rounds):
        base = _residuals(x, flat)
        steps = np.array([1e-4, 1e-4, 1e-3 * scale, 1e-3 * scale, 1e-3 * scale])
        jacobian = np.stack([(_residuals(x + np.eye(5)[k] * steps[k], flat) - base) / steps[k] for k in range(5)], 1)
        weight = 1 / (1 + (base / PLANE.doubt) ** 2)
        held = np.diag([PLANE.stiff**2 * 100, PLANE.stiff**2 * 100, 0, 0, 0])
        left = (jacobian * weight[:, None]).T @ jacobian + held
        right = -(jacobian * weight[:, None]).T @ base - held @ x
        move = np.linalg.solve(left + np.eye(5) * 1e-9, right)
        x = x + move
        if np.abs(move / [1, 1, scale, scale, scale]).max() < 1e-6:
            break
    inner = np.array([[1 / half, 0, -centre[0] / half], [0, 1 / half, -centre[1] / half], [0, 0, 1]])
    return Plane(_matrix(x) @ inner)


def _matrix(x: Floats) -> Floats:
    """The x axis keeps its direction: turning makes no difference to sides and diagonals."""
    return np.array([[x[2], x[3], 0], [0, x[4], 0], [x[0], x[1], 1]])


def _residuals(x: Floats, quads: Floats) -> Floats:
    flat = _moved(_matrix(x), quads)
    sides = np.linalg.norm(np.roll(flat, -1, axis=1) - flat, axis=2)
    diagonals = np.linalg.norm(flat[:, :2] - flat[:, 2:], axis=2)
    across = float(np.hypot(SHORT, LONG))
    return np.concatenate([(sides - [SHORT, LONG, SHORT, LONG]).ravel(), (diagonals - across).ravel()])


def _moved(matrix: Floats, points: Floats) -> Floats:
    shape = np.shape(points)
    if not np.size(points):
        return np.zeros(shape)
    moved = cv2.perspectiveTransform(np.asarray(points, np.float64).reshape(1, -1, 2), matrix)
    return np.asarray(moved, np.float64).reshape(shape)


def turned(quads: Floats) -> float:
    """The direction, radians, in which most long sides of quads (N, 4, 2) run, between 0 and pi (without pi)."""
    along = (quads[:, 2] + quads[:, 3] - quads[:, 0] - quads[:, 1]) / 2
    angles = 2 * np.arctan2(along[:, 1], along[:, 0])
    votes = np.array([np.sum(np.cos(angles - a) > np.cos(np.radians(30))) for a in angles])
    near = np.cos(angles - angles[votes.argmax()]) > np.cos(np.radians(30))
    mean = np.arctan2(np.sin(angles[near]).mean(), np.cos(angles[near]).mean())
    return float(mean / 2 % np.pi)


def squared(quads: Floats, plane: Plane) -> Floats:
    """Outlines (N, 4, 2) as cards of one size in the plane, where they lie and as they are turned.

    Single outlines are off by a twentieth of a card; what all cards have in common is known much better. Outlines that
    differ by more than `PLANE.other` are kept: such cards do not lie flat.
    """
    if len(quads) < PLANE.enough:
        return quads
    flat = plane.to_mm(quads)
    sides = np.linalg.norm(np.roll(flat, -1, axis=1) - flat, axis=2)
    short, long_ = (float(np.median(sides[:, k::2])) for k in (0, 1))
    middle = flat.mean(axis=1)
    along = (flat[:, 2] + flat[:, 3] - flat[:, 0] - flat[:, 1]) / 2
    across = (flat[:, 1] + flat[:, 2] - flat[:, 0] - flat[:, 3]) / 2
    turned_ = along + np.stack([-across[:, 1], across[:, 0]], axis=1)  # both sides tell the direction
    unit = turned_ / np.maximum(np.linalg.norm(turned_, axis=1, keepdims=True), 1e-9)
    beside = np.stack([unit[:, 1], -unit[:, 0]], axis=1)
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) / 2
    rigid = middle[:, None] + signs[None, :, :1] * beside[:, None] * short + signs[None, :, 1:] * unit[:, None] * long_
    off = np.linalg.norm(rigid - flat, axis=2).max(axis=1)
    return np.where((off < PLANE.other)[:, None, None], plane.to_pixels(rigid), quads)
