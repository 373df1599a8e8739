"""A camera looking at the table plane: where a point of the board, at any height above it, falls in the picture.

Why: cards are 2 mm thick and tokens stand up to 30 mm tall, so what is looked at must be rectified at its own
height. Units on the table are squares (one square = 1.0): x along columns, y along rows, z up from the board.
Not done here: finding the camera (`referee.vision.common.views.pose`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from referee.geometry.lens import Coefficients, bend, straighten

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


def square_corners(cells: Iterable[tuple[int, int]]) -> Floats:
    """Corners of squares (row, col) on the board, (N, 4, 2) as (x, y), clockwise from the top left."""
    corners: Floats = np.array([[[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]] for r, c in cells], np.float64)
    return corners


@dataclass(frozen=True)
class PlaneCamera:
    """Pinhole with Brown's distortion (as OpenCV) and the pose of the board.

    `focal` in pixels, `centre` the principal point, `rotation` (3, 3) and `translation` (3,) from board to camera. `k1`
    can be told from a picture of the board; `more` (k2, p1, p2) is known of a calibrated lens only, else 0.
    """

    focal: float
    centre: tuple[float, float]
    k1: float
    rotation: Floats
    translation: Floats
    more: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @property
    def distortion(self) -> Coefficients:
        """k1, k2, p1, p2."""
        return (self.k1, *self.more)

    @property
    def matrix(self) -> Floats:
        """The camera matrix (3, 3) as OpenCV has it."""
        return np.array([[self.focal, 0.0, self.centre[0]], [0.0, self.focal, self.centre[1]], [0.0, 0.0, 1.0]])

    def project(self, points: ArrayLike, height: ArrayLike = 0.0) -> Floats:
        """Board points (..., 2) in squares at `height` squares above the board, one for all or (...), -> pixels
        (..., 2)."""
        flat = np.asarray(points, dtype=np.float64)
        below = -np.broadcast_to(np.asarray(height, np.float64), flat.shape[:-1])
        world = np.concatenate([flat, below[..., None]], axis=-1)
        seen = world @ self.rotation.T + self.translation
        xy = seen[..., :2] / seen[..., 2:3]
        pixels: Floats = bend(xy, self.distortion) * self.focal + np.asarray(self.centre)
        return pixels

    def project_grid(self, xs: ArrayLike, ys: ArrayLike, height: float = 0.0) -> tuple[Singles, Singles]:
        """Pixels u and v, each (H, W) float32, of the board points at every `xs` (W,) and `ys` (H,): what `project`
        says, to a thousandth of a pixel and ten times as fast, for maps of a whole board."""
        x, y = np.asarray(xs, np.float64), np.asarray(ys, np.float64)[:, None]
        r, t = self.rotation, self.translation - height * self.rotation[:, 2]
        seen = [(r[i, 0] * x).astype(np.float32) + (r[i, 1] * y + t[i]).astype(np.float32) for i in range(3)]
        over = 1.0 / seen[2]
        u, v = seen[0] * over, seen[1] * over
        if any(self.distortion):
            bent = bend(np.stack([u, v], axis=-1), self.distortion) if any(self.more) else None
            if bent is None:
                radial = 1.0 + np.float32(self.k1) * (u * u + v * v)
                u, v = u * radial, v * radial
            else:
                u, v = bent[..., 0], bent[..., 1]
        scale = np.float32(self.focal)
        return u * scale + np.float32(self.centre[0]), v * scale + np.float32(self.centre[1])

    def unproject(self, pixels: ArrayLike, height: float = 0.0) -> Floats:
        """Pixels (..., 2) -> board points (..., 2) on the plane `height` squares above the board."""
        xy = (np.asarray(pixels, dtype=np.float64) - np.asarray(self.centre)) / self.focal
        straight = straighten(xy, self.distortion)
        rays = np.concatenate([straight, np.ones((*straight.shape[:-1], 1))], axis=-1) @ self.rotation
        origin = -self.rotation.T @ self.translation
        scale = (-height - origin[2]) / rays[..., 2:3]
        points: Floats = (origin + scale * rays)[..., :2]
        return points

    def lean(self, points: ArrayLike) -> Floats:
        """Shift in squares (..., 2) on the board at which what is one square above board points (..., 2) appears."""
        shift: Floats = self.unproject(self.project(points, 1.0)) - np.asarray(points, dtype=np.float64)
        return shift

    def scaled(self, factor: float) -> PlaneCamera:
        """The same camera with a picture `factor` times as large."""
        centre = (self.centre[0] * factor, self.centre[1] * factor)
        return replace(self, focal=self.focal * factor, centre=centre)

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
        return {"focal": self.focal, "centre": list(self.centre), "k1": self.k1, "more": list(self.more),
                "rotation": self.rotation.tolist(), "translation": self.translation.tolist()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> PlaneCamera:
        """KeyError or ValueError when a field is missing or of the wrong shape."""
        k2, p1, p2 = (float(v) for v in data.get("more", (0.0, 0.0, 0.0)))
        return cls(focal=float(data["focal"]), centre=(float(data["centre"][0]), float(data["centre"][1])),
                   k1=float(data["k1"]), rotation=np.array(data["rotation"], np.float64).reshape(3, 3),
                   translation=np.array(data["translation"], np.float64).reshape(3), more=(k2, p1, p2))
