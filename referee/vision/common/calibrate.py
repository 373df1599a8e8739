"""Measures a lens from pictures of the printed target (`calibration/`): a ChArUco board in many positions.

Uses OpenCV's ArUco detector and planar calibration (Zhang 2000) with square pixels and k1 k2 p1 p2. Pictures that do
not fit the others (blurred, target bent) are left out. Not done here: taking pictures, printing the target.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.lens import Lens
from referee.i18n.said import SaidError

COLUMNS, ROWS = 7, 10
SQUARE_MM, MARKER_MM = 25.0, 18.0
DICTIONARY = cv2.aruco.DICT_4X4_50


@dataclass(frozen=True, slots=True)
class CalibrateSettings:
    """When pictures of the target tell the lens.

    - `enough_corners`: of 54; fewer say little about the lens and are mistaken more often.
    - `enough_views`: on rendered targets the focal length is right within 1 % from six on.
    - `most_views`: more make it slower, not better.
    - `different`: share of the picture's width by which the target must have moved to count as another view.
    - `outlier`: times the median error: a view that was blurred or bent.
    - `starts`: focal lengths to start from, of the picture's longer side: 100 and 58 degrees across.
    - `agreeing`: share of the views that must be left then.
    - `good_error`: of the picture's width: about 1 pixel at 1080p; sharp rendered targets stay below 0.3 pixels.
    - `reach`: of the way from the middle to the corner that must have been seen somewhere.
    """

    enough_corners: int = 12
    enough_views: int = 6
    most_views: int = 40
    different: float = 0.04
    outlier: float = 3.0
    starts: tuple[float, float] = (0.4, 0.9)
    agreeing: float = 0.75
    good_error: float = 0.0005
    reach: float = 0.6


CALIBRATE = CalibrateSettings()


class CalibrationError(SaidError, ValueError):
    """No lens could be measured; the message says what to change."""


@dataclass(frozen=True)
class View:
    """Corners of the target seen in one picture: `board` (N, 3) mm, `pixels` (N, 2)."""

    board: NDArray[np.float32]
    pixels: NDArray[np.float32]


def target() -> cv2.aruco.CharucoBoard:
    """The printed target: 7 x 10 squares of 25 mm, markers of 18 mm, dictionary 4x4_50."""
    return cv2.aruco.CharucoBoard((COLUMNS, ROWS), SQUARE_MM, MARKER_MM,
                                  cv2.aruco.getPredefinedDictionary(DICTIONARY))


class Calibration:
    """Takes pictures one by one and measures the lens from those that show the target."""

    def __init__(self) -> None:
        self._board = target()
        self._detector = cv2.aruco.CharucoDetector(self._board)
        self._size: tuple[int, int] | None = None
        self.views: list[View] = []
        self.pictures = 0

    def add(self, image: NDArray[np.uint8]) -> bool:
        """One BGR picture (H, W, 3); whether it was a new view of the target. `CalibrationError` for another size."""
        size = (image.shape[1], image.shape[0])
        if self._size is not None and size != self._size:
            raise CalibrationError("calibrate-sizes", width=self._size[0], height=self._size[1], width2=size[0],
                                   height2=size[1])
        self._size = size
        self.pictures += 1
        corners, ids, _, _ = self._detector.detectBoard(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY))
        if ids is None or len(ids) < CALIBRATE.enough_corners:
            return False
        # What the detector found is one array, though the stubs ask for a sequence of them.
        board, pixels = self._board.matchImagePoints(corners, ids)  # type: ignore[call-overload]
        view = View(board.reshape(-1, 3).astype(np.float32), pixels.reshape(-1, 2).astype(np.float32))
        if len(self.views) >= CALIBRATE.most_views or not self._is_new(view):
            return False
        self.views.append(view)
        return True

    def _is_new(self, view: View) -> bool:
        """Whether the corners lie elsewhere than in every earlier view."""
        assert self._size is not None
        for other in self.views:
            common = {tuple(b): i for i, b in enumerate(other.board.tolist())}
            pairs = [(i, common[tuple(b)]) for i, b in enumerate(view.board.tolist()) if tuple(b) in common]
            if len(pairs) < 4:
                continue
            mine, theirs = zip(*pairs, strict=True)
            moved = np.linalg.norm(view.pixels[list(mine)] - other.pixels[list(theirs)], axis=1)
            if float(moved.max()) < CALIBRATE.different * self._size[0]:
                return False
        return True

    def lens(self) -> Lens:
        """The lens. `CalibrationError` when too few views were seen, or they do not fit one lens."""
        if len(self.views) < CALIBRATE.enough_views or self._size is None:
            raise CalibrationError("calibrate-few-views", n=len(self.views), pictures=self.pictures,
                                   needed=CALIBRATE.enough_views)
        if self._reach() < CALIBRATE.reach:
            raise CalibrationError("calibrate-middle-only")
        views = self.views
        lens, errors = _fit(views, self._size)
        kept = [v for v, e in zip(views, errors, strict=True) if e <= CALIBRATE.outlier * float(np.median(errors))]
        if len(kept) < len(views):
            if len(kept) < max(CALIBRATE.enough_views, CALIBRATE.agreeing * len(views)):
                raise CalibrationError("calibrate-disagree", kept=len(kept), views=len(views))
            lens, _ = _fit(kept, self._size)
        if lens.error > CALIBRATE.good_error * lens.width:
            raise CalibrationError(
                "calibrate-not-one-lens", error=f"{lens.error:.2f}", limit=f"{CALIBRATE.good_error * lens.width:.2f}")
        return lens

    def _reach(self) -> float:
        """How far from the middle towards the corners (0..1) the target was seen."""
        assert self._size is not None
        points = np.concatenate([v.pixels for v in self.views])
        half = np.array(self._size) / 2
        return float(np.quantile(np.linalg.norm((points - half) / half, axis=1) / np.sqrt(2), 0.99))


def calibrate(images: Iterable[NDArray[np.uint8]]) -> Lens:
    """The lens that took these BGR pictures of the target, all of one size. Raises `CalibrationError`."""
    found = Calibration()
    for image in images:
        found.add(image)
    return found.lens()


def _fit(views: list[View], size: tuple[int, int]) -> tuple[Lens, NDArray[np.float64]]:
    """The lens, and the error (pixels) of each view."""
    flags = cv2.CALIB_FIX_ASPECT_RATIO | cv2.CALIB_FIX_K3 | cv2.CALIB_USE_INTRINSIC_GUESS
    first = flags | cv2.CALIB_FIX_PRINCIPAL_POINT | cv2.CALIB_ZERO_TANGENT_DIST | cv2.CALIB_FIX_K2
    board, pixels = [v.board for v in views], [v.pixels for v in views]
    matrix: cv2.typing.MatLike = np.eye(3)
    distortion: cv2.typing.MatLike = np.zeros(5)
    error = np.inf
    for focal in CALIBRATE.starts:  # wide angles have more than one minimum: the best start is gone on with
        start = np.array([[focal * max(size), 0, (size[0] - 1) / 2], [0, focal * max(size), (size[1] - 1) / 2],
                          [0, 0, 1.0]])
        found = cv2.calibrateCamera(board, pixels, size, start, np.zeros(5), flags=first)
        if found[0] < error:
            error, matrix, distortion = found[:3]
    error, matrix, distortion, _, _, _, _, each = cv2.calibrateCameraExtended(
        board, pixels, size, matrix, distortion, flags=flags)
    k1, k2, p1, p2 = (float(v) for v in distortion.ravel()[:4])
    lens = Lens(size[0], size[1], float(matrix[0, 0]), (float(matrix[0, 2]), float(matrix[1, 2])), (k1, k2, p1, p2),
                float(error), len(views))
    return lens, np.asarray(each, np.float64).ravel()
