"""The simulated camera: a pinhole with OpenCV's lens distortion, and how its pose is drawn.

Why: everything the renderer paints and everything the truth file says goes through the same
projection. What this module does not do: light, noise or any other effect of the sensor (`render.post`).
Model: OpenCV, "Camera Calibration and 3D Reconstruction" (k1 k2 p1 p2 k3).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array


@dataclass(frozen=True, eq=False)
class Camera:
    """`matrix` is K (3 x 3, pixels), `dist` k1 k2 p1 p2 k3, `rot`, `shift` world (mm) to camera.

    `size` is (width, height) in pixels; pixel centres are whole numbers.
    """

    matrix: Array
    dist: tuple[float, float, float, float, float]
    rot: Array
    shift: Array
    size: tuple[int, int]

    @cached_property
    def position(self) -> Array:
        """The lens in world mm."""
        out: Array = -self.rot.T @ self.shift
        return out

    @property
    def elevation(self) -> float:
        """Degrees the optical axis looks down: 90 is straight from above."""
        return math.degrees(math.asin(-float(self.rot[2, 2])))

    def depth(self, points: Array) -> Array:
        """Distance along the optical axis of (N, 3) world points, mm."""
        out: Array = points @ self.rot[2] + self.shift[2]
        return out

    def pinhole(self, points: Array) -> Array:
        """(N, 3) world mm -> (N, 2) undistorted pixels. Points must lie in front of the lens."""
        cam = points @ self.rot.T + self.shift
        pix = cam @ self.matrix.T
        out: Array = pix[:, :2] / np.maximum(pix[:, 2:], 1e-6)
        return out

    def distort(self, pixels: Array) -> Array:
        """(N, 2) undistorted -> distorted pixels."""
        k1, k2, p1, p2, k3 = self.dist
        fx, fy, cx, cy = self.matrix[0, 0], self.matrix[1, 1], self.matrix[0, 2], self.matrix[1, 2]
        x, y = (pixels[..., 0] - cx) / fx, (pixels[..., 1] - cy) / fy
        r2 = x * x + y * y
        radial = 1 + r2 * (k1 + r2 * (k2 + r2 * k3))
        xd = x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x)
        yd = y * radial + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y
        return np.stack([xd * fx + cx, yd * fy + cy], axis=-1)

    def undistort(self, pixels: Array) -> Array:
        """(N, 2) distorted -> undistorted pixels."""
        if not any(self.dist):
            return pixels
        out = cv2.undistortPoints(
            pixels.reshape(-1, 1, 2).astype(np.float64),
            self.matrix,
            np.array(self.dist),
            P=self.matrix,
        )
        return np.asarray(out.reshape(-1, 2), np.float64)

    def project(self, points: Array) -> Array:
        """(N, 3) world mm -> (N, 2) pixels of the picture."""
        return self.distort(self.pinhole(points))

    def plane(self, origin: npt.ArrayLike, u: npt.ArrayLike, v: npt.ArrayLike) -> Array:
        """3 x 3 homography from (a, b, 1) on the plane origin + a u + b v (mm) to undistorted pixels."""
        columns = np.stack(
            [
                self.rot @ np.asarray(u, float),
                self.rot @ np.asarray(v, float),
                self.rot @ np.asarray(origin, float) + self.shift,
            ],
            axis=1,
        )
        out: Array = self.matrix @ columns
        return out

    def level(self, z: float) -> Array:
        """`plane` of the horizontal plane at height `z`: world (x, y) mm -> undistorted pixels."""
        return self.plane((0, 0, z), (1, 0, 0), (0, 1, 0))

    def moved(self, shift_mm: Sequence[float] = (0, 0, 0), turn_deg: Sequence[float] = (0, 0, 0)) -> Camera:
        """The camera nudged by `shift_mm` (camera axes) and small rotations about its axes (degrees)."""
        small = cv2.Rodrigues(np.radians(np.asarray(turn_deg, float)))[0]
        return Camera(
            self.matrix, self.dist, small @ self.rot, small @ self.shift + np.asarray(shift_mm, float), self.size
        )

    def to_dict(self) -> dict[str, Any]:
        return {
            "K": self.matrix.tolist(),
            "dist_k1k2p1p2k3": list(self.dist),
            "R_world_to_cam": self.rot.tolist(),
            "t": self.shift.tolist(),
            "unit": "mm",
            "elevation_deg": round(self.elevation, 1),
        }


@dataclass(frozen=True)
class Aim:
    """From where a camera looks at something: degrees, and mm away.

    `azimuth` 270 is the side of the last row, `elevation` 90 straight from above; `roll` turns the picture.
    """

    azimuth: float
    elevation: float
    distance: float
    roll: float = 0.0


def look_at(
    target: Sequence[float], aim: Aim, hfov: float, size: tuple[int, int], dist: Sequence[float] = (0, 0, 0, 0, 0)
) -> Camera:
    """A camera whose picture's middle is `target` (world mm), `hfov` degrees wide."""
    a, e = math.radians(aim.azimuth), math.radians(aim.elevation)
    away = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])
    position = np.asarray(target, float) + aim.distance * away
    right = np.array([-math.sin(a), math.cos(a), 0.0])
    down = np.cross(-away, right)
    rot = np.stack([right, down, -away])
    rot = cv2.Rodrigues(np.array([0, 0, math.radians(aim.roll)]))[0] @ rot
    f = size[0] / 2 / math.tan(math.radians(hfov) / 2)
    matrix = np.array([[f, 0, (size[0] - 1) / 2], [0, f, (size[1] - 1) / 2], [0, 0, 1]])
    d = tuple(float(v) for v in dist)
    return Camera(matrix, (d[0], d[1], d[2], d[3], d[4]), rot, -rot @ position, size)


def sample_camera(
    rng: np.random.Generator,
    corners: Array,
    size: tuple[int, int] = (1920, 1080),
    elevation: tuple[float, float] = (25.0, 90.0),
    fill: tuple[float, float] = (0.75, 1.0),
    azimuth: tuple[float, float] | None = None,
) -> Camera:
    """A pose from which all of `corners` (N, 2 world mm of the board) is in the picture.

    Ranges: elevation as given (degrees), azimuth one of the four sides +- 28 degrees unless given, roll
    +- 4, horizontal field of view 42..78 degrees (webcams and phones), k1 -0.05..0.02; the distance is
    such that the board takes `fill` of what the picture can hold (1: it touches the edges).
    """
    points = np.column_stack([corners, np.zeros(len(corners))])
    middle = points.mean(axis=0)
    span = float(np.ptp(points, axis=0).max())
    side = rng.uniform(*azimuth) if azimuth else 90.0 * int(rng.integers(4)) + rng.uniform(-28, 28)
    up = rng.uniform(*elevation)
    roll, hfov = rng.normal(0, 1.6), rng.uniform(42, 78)
    dist = (rng.uniform(-0.05, 0.02), rng.uniform(-0.005, 0.01), rng.normal(0, 5e-4), rng.normal(0, 5e-4), 0.0)
    full = rng.uniform(*fill)
    target = middle + np.append(rng.uniform(-0.04, 0.04, 2) * span, 0.0)
    centre = np.array([(size[0] - 1) / 2, (size[1] - 1) / 2])
    near, far = 0.3 * span, 20 * span
    for _ in range(30):  # bisection on the distance at which the farthest corner reaches `full`
        distance = math.sqrt(near * far)
        camera = look_at(target, Aim(side, up, distance, roll), hfov, size, dist)
        if camera.depth(points).min() < 0.1 * span:
            near = distance
            continue
        reach = np.abs((camera.pinhole(points) - centre) / centre).max()
        near, far = (distance, far) if reach > full * 0.97 else (near, distance)
    return look_at(target, Aim(side, up, far, roll), hfov, size, dist)
