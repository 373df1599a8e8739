"""Tells whose frame a piece has where the square reader is in doubt, from a finer look at single squares.

Why it exists: a dotted line is a millimetre from dot to dot, little more than two pixels of the 48 by which the square
reader sees a square, and pieces are seen more finely than that by good cameras. Jokers are rare besides, and their one
square has to tell it all. The network is shown a square with a rim of its neighbours, 64 pixels a square, now and when
the board was empty. What it is shown is defined here, for training too. Not done here: training
(`models.training.frames`), and weighing the answer with the square reader's (`reader`).
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values import Cell
from referee.vision.networks.model import Kind, load_network
from referee.vision.networks.squarenet import FRAME_ORDER, VIEWS
from referee.vision.views.above import Above

PX = 64            # pixels a square
RIM = 12           # pixels of the neighbours that are shown on each side
SIDE = PX + 2 * RIM
FINER = 2          # the picture is fetched so many times finer and then averaged: large pictures have more than 64
CHANNELS = 6       # now, empty
ANSWERS = len(FRAME_ORDER) + 1  # whose frame, and that it is a joker

FRAMES = Kind("frames", "squares", CHANNELS, "frames", ANSWERS, "models.training.frames", "a reader of frames")


class Frames:
    """The network and what it needs to know of one table: BGR picture `bare` of the empty board, taken by `camera`;
    pieces lie `height` squares above it."""

    def __init__(self, bare: NDArray[np.uint8], camera: PlaneCamera, height: float) -> None:
        self._network = load_network(kind=FRAMES)
        self._bare, self._camera, self._height = bare, camera, height

    def of(self, picture: NDArray[np.uint8], camera: PlaneCamera,
           cells: Sequence[Cell]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Of the squares `cells`, each covered by a joker or half of a card: logits (N, 4) of the frames, in the order
        of `FRAME_ORDER`, and (N,) that it is a joker, in a BGR picture taken by `camera`. The mean over four views."""
        if not cells:
            return np.empty((0, len(FRAME_ORDER))), np.empty(0)
        now = close_up(picture, camera, cells, self._height)
        both = np.concatenate([now, close_up(self._bare, self._camera, cells)], axis=-1)
        total = np.zeros((len(cells), ANSWERS))
        for view in VIEWS:
            squares = network_input(np.stack([view.of(square) for square in both]))
            total += np.asarray(self._network.run(None, {FRAMES.input: squares})[0], np.float64).reshape(-1, ANSWERS)
        total /= len(VIEWS)
        return total[:, :-1], total[:, -1]


def close_up(picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell],
             height: float = 0.0) -> NDArray[np.uint8]:
    """(N, 88, 88, 3): N squares and a rim around each, from straight above, at `height` squares above the board."""
    steps = (np.arange(SIDE * FINER) + 0.5) / (PX * FINER) - RIM / PX
    found = [Above(c + steps, r + steps, height).of(picture, camera) for r, c in cells]
    return np.stack([cv2.resize(f, (SIDE, SIDE), interpolation=cv2.INTER_AREA) for f in found]).astype(np.uint8)


def network_input(squares: NDArray[np.generic]) -> NDArray[np.float32]:
    """(N, 6, H, W) float32 from -1 to 1 of N squares (N, H, W, 6) uint8, now and empty; `halves` is shown the same."""
    return squares.transpose(0, 3, 1, 2).astype(np.float32) / np.float32(127.5) - np.float32(1.0)
