"""What the square reader's network sees and answers: the one definition that training and reading share.

Input: the board rectified at card height as it is now and at board height as it was empty, 48 pixels a square. It is
told by how much height leans in the picture. Output, per square: what covers it, whose frame it is, and whether a token
stands on it. Whether it is hidden, and whether a half card on it shows the square's own colour. A board may be shown
turned and mirrored (`View`). So the network is trained, and asked more than once about the same board. Not done here:
running the network (`reader`), training it (`models/training/board`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera

Value = TypeVar("Value", bound=np.generic)

PX = 48
OUTSIDE = -1
"""No square here, or not judged."""
BARE, CARD, JOKER, OTHER = 0, 1, 5, 6
"""`CARD` + 0..3: the other half lies to the north, east, south, west."""
KINDS = 7
FRAME_ORDER = ("solid", "double", "dashed", "dotted")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
OUTPUTS = KINDS + len(FRAME_ORDER) + 3
"""Kinds, frames, token, hidden, same colour as the square."""


@dataclass(frozen=True, slots=True)
class View:
    """The board turned counter-clockwise by quarter turns, then mirrored left to right or not."""

    quarter: int = 0
    mirror: bool = False

    def of(self, board: NDArray[Value]) -> NDArray[Value]:
        """(rows, cols, ...) of pixels or squares as this view shows them."""
        out = np.rot90(board, self.quarter)
        return out[:, ::-1] if self.mirror else out

    def picture(self, board: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """`of` for a picture (H, W, 3), contiguous in memory: a tenth of the time."""
        turns = (None, cv2.ROTATE_90_COUNTERCLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_CLOCKWISE)[self.quarter % 4]
        out = board if turns is None else cv2.rotate(board, turns)
        return np.asarray(cv2.flip(out, 1) if self.mirror else out)

    def back(self, board: NDArray[Value]) -> NDArray[Value]:
        """What `of` made, as it was."""
        return np.rot90(board[:, ::-1] if self.mirror else board, -self.quarter)

    def lean(self, lean: NDArray[np.floating]) -> NDArray[np.float64]:
        """The shift (x, y) of `lean_of` in this view."""
        x, y = float(lean[0]), float(lean[1])
        for _ in range(self.quarter):
            x, y = y, -x
        return np.array([-x if self.mirror else x, y])

    def sides(self) -> NDArray[np.intp]:
        """Of north, east, south, west (0..3, in this order): the side that each becomes."""
        turned = (np.arange(4) - self.quarter) % 4
        return -turned % 4 if self.mirror else turned


VIEWS = (View(), View(1, True), View(2), View(3, True))
"""The views that an answer is the mean of: each turns, and half of them mirror, so that they err apart."""


def lean_of(camera: PlaneCamera, rows: int, cols: int) -> NDArray[np.float64]:
    """Shift in squares (x, y) of the board plane at which a point one square above the board's middle appears."""
    return camera.lean(np.array([cols / 2.0, rows / 2.0]))


def network_input(now: NDArray[np.uint8], bare: NDArray[np.uint8], lean: NDArray[np.floating]) -> NDArray[np.float32]:
    """(1, 8, rows*48, cols*48) float32 from two rectified BGR pictures of the same shape."""
    h, w = now.shape[:2]
    x = np.empty((1, 8, h, w), np.float32)
    for plane, out in zip((*cv2.split(now), *cv2.split(bare)), x[0], strict=False):
        np.multiply(plane, np.float32(1 / 127.5), out=out)
        out -= 1.0
    x[0, 6], x[0, 7] = lean[0], lean[1]
    return x
