"""A camera looking at the table plane: where a point of the board, at any height above it, falls in the picture.

Why: cards are 2 mm thick and tokens stand up to 30 mm tall, so what is looked at must be rectified at its own
height. Units on the table are squares (one square = 1.0): x along columns, y along rows, z up from the board.
Not done here: finding the camera (`referee.vision.pose`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]


def square_corners(cells: Iterable[tuple[int, int]]) -> Floats:
    """Corners of squares (row, col) on the board, (N, 4, 2) as (x, y), clockwise from the top left."""
    corners: Floats = np.array([[[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]] for r, c in cells], np.float64)
    return corners


@dataclass(frozen=True)
class PlaneCamera:
    """Pinhole with radial distortion k1 (Brown's model, as OpenCV) and the pose of the board.

    `focal` in pixels, `centre` the principal point, `rotation` (3, 3) and `translation` (3,) from board to camera.
    """

    focal: float
    centre: tuple[float, float]
    k1: float
    rotation: Floats
    translation: Floats

    def project(self, points: ArrayLike, height: float = 0.0) -> Floats:
        """Board points (..., 2) in squares at `height` squares above the board -> pixels (..., 2)."""
        flat = np.asarray(points, dtype=np.float64)
        world = np.concatenate([flat, np.full((*flat.shape[:-1], 1), -height)], axis=-1)
        seen = world @ self.rotation.T + self.translation
        xy = seen[..., :2] / seen[..., 2:3]
        r2 = (xy * xy).sum(axis=-1, keepdims=True)
        pixels: Floats = xy * (1.0 + self.k1 * r2) * self.focal + np.asarray(self.centre)
        return pixels

    def unproject(self, pixels: ArrayLike, height: float = 0.0) -> Floats:
        """Pixels (..., 2) -> board points (..., 2) on the plane `height` squares above the board."""
        xy = (np.asarray(pixels, dtype=np.float64) - np.asarray(self.centre)) / self.focal
        straight = xy.copy()
        for _ in range(8):  # fixed point iteration, converges for the mild k1 of webcams
            straight = xy / (1.0 + self.k1 * (straight * straight).sum(axis=-1, keepdims=True))
        rays = np.concatenate([straight, np.ones((*straight.shape[:-1], 1))], axis=-1) @ self.rotation
        origin = -self.rotation.T @ self.translation
        scale = (-height - origin[2]) / rays[..., 2:3]
        points: Floats = (origin + scale * rays)[..., :2]
        return points

    def scaled(self, factor: float) -> PlaneCamera:
        """The same camera with a picture `factor` times as large."""
        centre = (self.centre[0] * factor, self.centre[1] * factor)
        return PlaneCamera(self.focal * factor, centre, self.k1, self.rotation, self.translation)

    @property
    def elevation(self) -> float:
        """Degrees of the optical axis above the table: 90 looks straight down."""
        return math.degrees(math.asin(min(1.0, abs(float(self.rotation[2, 2])))))

    @property
    def position(self) -> Floats:
        """The camera's place in board units (z negative is above the board's picture side; see `height`)."""
        where: Floats = -self.rotation.T @ self.translation
        return where

    def to_dict(self) -> dict[str, Any]:
        return {"focal": self.focal, "centre": list(self.centre), "k1": self.k1,
                "rotation": self.rotation.tolist(), "translation": self.translation.tolist()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> PlaneCamera:
        """KeyError or ValueError when a field is missing or of the wrong shape."""
        return cls(focal=float(data["focal"]), centre=(float(data["centre"][0]), float(data["centre"][1])),
                   k1=float(data["k1"]), rotation=np.array(data["rotation"], np.float64).reshape(3, 3),
                   translation=np.array(data["translation"], np.float64).reshape(3))
