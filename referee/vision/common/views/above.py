"""The board from straight above, picture after picture.

Why: where each of its pixels lies in a picture takes longer to work out than to fetch them. It is the same as long as
camera and board stay where they are. Not done here: finding out whether they did (`register`).
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera


class Above:
    """Shows the board points at every `xs` (W,) and `ys` (H,), in squares, `height` squares above the board."""

    def __init__(self, xs: NDArray[np.float64], ys: NDArray[np.float64], height: float = 0.0) -> None:
        self._xs, self._ys, self._height = xs, ys, height
        self._camera: PlaneCamera | None = None
        self._maps: tuple[NDArray[np.int16], NDArray[np.uint16]] | None = None

    @classmethod
    def squares(cls, rows: tuple[int, int], cols: tuple[int, int], px: int, height: float = 0.0,
                part: tuple[float, float] = (0.0, 1.0)) -> Above:
        """The lattice places rows[0]..rows[1]-1 by cols[0]..cols[1]-1 at `px` pixels a square. Of each only a `part`
        (from, to in squares, both ways), the parts side by side."""
        inside = (np.arange(round(part[0] * px), round(part[1] * px)) + 0.5) / px
        ys, xs = ((np.arange(a, b)[:, None] + inside).ravel() for a, b in (rows, cols))
        return cls(xs, ys, height)

    def of(self, image: NDArray[np.uint8], camera: PlaneCamera) -> NDArray[np.uint8]:
        """(H, W, 3) of a picture taken by `camera`; black outside of it."""
        if self._maps is None or camera is not self._camera:
            maps = cv2.convertMaps(*camera.project_grid(self._xs, self._ys, self._height), cv2.CV_16SC2)
            self._camera, self._maps = camera, (np.asarray(maps[0], np.int16), np.asarray(maps[1], np.uint16))
        return np.asarray(cv2.remap(image, *self._maps, cv2.INTER_LINEAR), np.uint8)
