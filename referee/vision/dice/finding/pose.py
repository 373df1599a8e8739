"""From where the camera looks at the board: its pose from the one homography that the spaces tell.

How much wider a column is than a row, and the focal length, are both unknown. Seen from the side they hang together;
so usual lenses, and the printed dice, which are square, decide where the picture does not. A view nearly straight from
above tells no focal length: there it is that of a field of view of 65 degrees, which does no harm, as height hardly
shifts anything. A lens's bend is not told by so small a board: it is 0 unless the lens was measured.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.geometry.lens import Lens
from referee.vision.dice.finding.board import Placed, middles

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class PoseSettings:
    """What cameras and boards are usual.

    - `view`: degrees across the longer side, of a usual camera.
    - `focal`: logarithm by which focal lengths differ from that (standard deviation); webcams and phones are between
      55 and 80 degrees.
    - `tried`: logarithms of focal lengths beside the usual, that are tried.
    - `aspect`: a column's pitch over a row's, of boards, and by which logarithm they differ.
    - `square`: logarithm by which printed dice are longer than wide, as they are measured.
    - `noise`: pixels by which spaces' middles are off.
    """

    view: float = 65.0
    focal: float = 0.2
    tried: tuple[float, float, int] = (-0.7, 0.9, 65)
    aspect: tuple[float, float] = (1.3, 0.3)
    square: float = 0.06
    noise: float = 0.5


POSE = PoseSettings()


@dataclass(frozen=True)
class Pose:
    """`camera` over the board, in rows; `aspect`: a column's pitch in rows."""

    camera: PlaneCamera
    aspect: float


def pose_of(placed: Placed, size: tuple[int, int], lens: Lens | None = None, aspect: float | None = None) -> Pose:
    """The pose that fits the board best, in a picture of `size` (width, height). `aspect`: as printed dice tell it."""
    at = middles().reshape(-1, 2)
    seen = placed.pixels(at)
    if lens is not None:
        lenses = [(0.0, lens)]
    else:
        usual = max(size) / 2 / np.tan(np.radians(POSE.view / 2))
        centre = ((size[0] - 1) / 2, (size[1] - 1) / 2)
        lenses = [(float(off), Lens(*size, float(usual * np.exp(off)), centre, (0.0, 0.0, 0.0, 0.0), 0.0, 1))
                  for off in np.linspace(*POSE.tried)]
    found = []
    for n, (off, tried) in enumerate(lenses):
        straight = cv2.undistortPoints(seen.reshape(-1, 1, 2), tried.matrix, np.array(tried.coefficients))
        matrix, _ = cv2.findHomography(at, straight.reshape(-1, 2))
        if matrix is None:
            continue
        ratio = float(np.linalg.norm(matrix[:, 0]) / np.linalg.norm(matrix[:, 1]))
        camera = _camera(at * [ratio, 1.0], seen, tried)
        miss = float(np.mean(np.sum((camera.project(at * [ratio, 1.0]) - seen) ** 2, axis=1)))
        cost = len(at) * miss / POSE.noise**2 + (off / POSE.focal) ** 2
        cost += (np.log(ratio / POSE.aspect[0]) / POSE.aspect[1]) ** 2
        if aspect is not None:
            cost += (np.log(ratio / aspect) / POSE.square) ** 2
        found.append((cost, n, Pose(camera, ratio)))
    return min(found)[2]


def _camera(world: Floats, seen: Floats, lens: Lens) -> PlaneCamera:
    """The pose of points (N, 2) of a plane seen at pixels (N, 2): of the two solutions the better one, refined."""
    solid = np.column_stack([world, np.zeros(len(world))])
    matrix, bent = lens.matrix, np.array(lens.coefficients)
    _, turn, shift = cv2.solvePnP(solid, seen, matrix, bent, flags=cv2.SOLVEPNP_IPPE)
    turn, shift = cv2.solvePnPRefineLM(solid, seen, matrix, bent, turn, shift)
    k1, k2, p1, p2 = lens.coefficients
    return PlaneCamera(lens.focal, lens.centre, k1, np.asarray(cv2.Rodrigues(turn)[0], np.float64),
                       np.asarray(shift.ravel(), np.float64), (k2, p1, p2))
