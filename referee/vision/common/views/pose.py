"""Fits the camera to the board from points whose place on the board is known.

Uses OpenCV's planar calibration (Zhang 2000) with a fixed principal point and square pixels. One picture of a plane
tells the focal length only when the camera is tilted. Looking almost straight down it is fixed to a typical webcam's,
which is harmless there, since height hardly shifts anything. A picture that was cut out of a larger one shows itself by
squares that no camera with its axis in the middle explains.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.geometry.lens import Lens


@dataclass(frozen=True, slots=True)
class PoseSettings:
    """What a usual camera is.

    - `typical_focal`: of the picture's longer side: about 55 degrees across, a usual webcam.
    - `cut_out`: squares of usual error; half of it with the axis elsewhere means a picture cut out of another.
    - `steep`: degrees: above this the focal length found is worse than the typical one (rendered boards).
    """

    typical_focal: float = 0.95
    cut_out: float = 0.03
    steep: float = 76.0


POSE = PoseSettings()


def fit_camera(board: NDArray[np.floating], pixels: NDArray[np.floating], size: tuple[int, int],
               lens: Lens | None = None) -> PlaneCamera:
    """Board points (N, 2) in squares and their pixels (N, 2), N >= 8, `size` = (width, height). With a measured `lens`
    (of that size) only the pose is fitted."""
    if lens is not None:
        return _pose(board, pixels, lens)
    flags = (cv2.CALIB_USE_INTRINSIC_GUESS | cv2.CALIB_FIX_PRINCIPAL_POINT | cv2.CALIB_FIX_ASPECT_RATIO
             | cv2.CALIB_ZERO_TANGENT_DIST | cv2.CALIB_FIX_K2 | cv2.CALIB_FIX_K3)
    camera = _calibrate(board, pixels, size, flags)
    longer = max(size)
    if camera.elevation > POSE.steep or not 0.4 * longer < camera.focal < 4 * longer or abs(camera.k1) > 0.5:
        camera = _calibrate(board, pixels, size, flags | cv2.CALIB_FIX_FOCAL_LENGTH)
    if abs(camera.k1) > 0.5:
        camera = _calibrate(board, pixels, size, flags | cv2.CALIB_FIX_FOCAL_LENGTH | cv2.CALIB_FIX_K1)
    if _error(camera, board, pixels) > POSE.cut_out:
        fixed = cv2.CALIB_FIX_FOCAL_LENGTH | cv2.CALIB_FIX_K1
        other = _calibrate(board, pixels, size, (flags | fixed) & ~cv2.CALIB_FIX_PRINCIPAL_POINT)
        if _error(other, board, pixels) < 0.5 * _error(camera, board, pixels):
            return other
    return camera


def _error(camera: PlaneCamera, board: NDArray[np.floating], pixels: NDArray[np.floating]) -> float:
    """Median distance in squares between the points and where the camera sees them."""
    return float(np.median(np.linalg.norm(camera.unproject(np.asarray(pixels, np.float64)) - board, axis=1)))


def _pose(board: NDArray[np.floating], pixels: NDArray[np.floating], lens: Lens) -> PlaneCamera:
    """By the plane's two solutions (Collins & Bartoli 2014), the better one refined (Levenberg-Marquardt)."""
    world = np.column_stack([board, np.zeros(len(board))])
    seen, matrix, distortion = np.asarray(pixels, np.float64), lens.matrix, np.array(lens.coefficients)
    _, turn, shift = cv2.solvePnP(world, seen, matrix, distortion, flags=cv2.SOLVEPNP_IPPE)
    turn, shift = cv2.solvePnPRefineLM(world, seen, matrix, distortion, turn, shift)
    k1, k2, p1, p2 = lens.coefficients
    return PlaneCamera(lens.focal, lens.centre, k1, np.asarray(cv2.Rodrigues(turn)[0], np.float64),
                       np.asarray(shift.ravel(), np.float64), (k2, p1, p2))


def _calibrate(board: NDArray[np.floating], pixels: NDArray[np.floating], size: tuple[int, int],
               flags: int) -> PlaneCamera:
    centre = ((size[0] - 1) / 2, (size[1] - 1) / 2)
    focal = POSE.typical_focal * max(size)
    matrix = np.array([[focal, 0, centre[0]], [0, focal, centre[1]], [0, 0, 1.0]])
    world = np.zeros((len(board), 1, 3), np.float32)
    world[:, 0, :2] = board
    _, matrix, distortion, rotations, translations = cv2.calibrateCamera(
        [world], [np.asarray(pixels, np.float32).reshape(-1, 1, 2)], size, matrix, np.zeros(5), flags=flags)
    centre = (float(matrix[0, 2]), float(matrix[1, 2]))
    return PlaneCamera(focal=float(matrix[0, 0]), centre=centre, k1=float(distortion.ravel()[0]),
                       rotation=np.asarray(cv2.Rodrigues(rotations[0])[0], np.float64),
                       translation=np.asarray(translations[0].ravel(), np.float64))
