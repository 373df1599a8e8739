"""One cheap figure a frame: how much of the board differs from the frame before, and from when all was still.

Why: most frames of a stream show nothing new, and looking for pieces in each would waste the machine. The board's part
of the frame is scaled down to a few pixels a square; noise and a change of exposure are taken out. Not done here:
deciding when the table is at rest (`referee.tracking.stillness`), or what has changed (`changes`, `reader`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.common import Table

WHITE = 255
"""The brightest grey level."""
STEPS = np.arange(-WHITE, WHITE + 1)
"""By which two pixels may differ."""


@dataclass(frozen=True, slots=True)
class MotionSettings:
    """When a frame differs from another.

    - `px`: pixels a square after scaling down.
    - `finer`: so many samples along a small pixel's side are averaged: nine, where 1080p has over a hundred.
    - `noise`: a pixel differs when it does so by this many robust standard deviations of the frame's noise.
    - `least`: and by at least this many grey levels.
    - `quiet`: squares of change below which a frame counts as quiet (as in tracking.stillness).
    - `hand`: squares of change since the last still frame that mean a hand.
    - `still_frames`: quiet frames in a row after which the frame becomes the one to compare with.
    - `patience`: and however much it differs, after so many.
    """

    px: float = 8.0
    finer: int = 2
    noise: float = 5.0
    least: float = 7.0
    quiet: float = 0.25
    hand: float = 12.0
    still_frames: int = 3
    patience: int = 60


MOTION = MotionSettings()


@dataclass(frozen=True, slots=True)
class Motion:
    """Shares 0..1 of the board's area that differ; `hand` when the difference to the last still frame is large."""

    changed: float
    since_still: float
    hand: bool


class MotionMeter:
    """Feed it every frame of one stream in order.

    `around`: what lies about the board is watched as well, so many times as far as it reaches; 1: the board alone.
    Shares are of the board's area in any case, and at most 1.
    """

    def __init__(self, table: Table, around: float = 1.0) -> None:
        outlines = [np.array(outline, np.float32) for outline in table.spots.values()]
        corners = np.concatenate(outlines)
        if around > 1.0:
            middle = (corners.min(axis=0) + corners.max(axis=0)) / 2
            corners = middle + (cv2.convexHull(corners)[:, 0] - middle) * np.float32(around)
        low = np.floor(corners.min(axis=0)).astype(int)
        high = np.ceil(corners.max(axis=0)).astype(int)
        x0, y0 = max(0, int(low[0])), max(0, int(low[1]))
        x1, y1 = min(table.width, int(high[0])), min(table.height, int(high[1]))
        self._part = np.s_[y0:y1, x0:x1]
        side = float(np.median([np.sqrt(cv2.contourArea(o)) for o in outlines]))
        scale = min(1.0, MOTION.px / max(side, 1.0))
        size = (max(8, round((x1 - x0) * scale)), max(8, round((y1 - y0) * scale)))
        finer = min(MOTION.finer, max(1, int(1 / scale)))
        self._size, self._samples = size, (size[0] * finer, size[1] * finer)
        mask = np.zeros((size[1], size[0]), np.uint8)
        for outline in outlines:
            cv2.fillConvexPoly(mask, np.round((outline - [x0, y0]) * scale).astype(np.int32), 1)
        board = int(np.count_nonzero(mask))
        if around > 1.0:
            cv2.fillConvexPoly(mask, np.round((corners - [x0, y0]) * scale).astype(np.int32), 1)
        self._board = np.flatnonzero(mask)
        self._boards = len(self._board) / max(board, 1)
        self._squares = len(table.spots)
        self._before: NDArray[np.intp] | None = None
        self._still: NDArray[np.intp] | None = None
        self._quiet = 0

    def update(self, image: NDArray[np.uint8]) -> Motion:
        """The next frame (H, W, 3), of the size the table was learned from."""
        samples = cv2.cvtColor(cv2.resize(image[self._part], self._samples, interpolation=cv2.INTER_NEAREST),
                               cv2.COLOR_BGR2GRAY)
        small = cv2.GaussianBlur(cv2.resize(samples, self._size, interpolation=cv2.INTER_AREA), (3, 3), 0)
        grey = small.ravel()[self._board].astype(np.intp)
        changed = min(1.0, _differs(grey, self._before) * self._boards)
        since = min(1.0, _differs(grey, self._still) * self._boards)
        self._before = grey
        self._quiet = self._quiet + 1 if changed * self._squares < MOTION.quiet else 0
        hand = since * self._squares >= MOTION.hand
        if self._still is None or (self._quiet >= MOTION.still_frames and not hand) or self._quiet >= MOTION.patience:
            self._still = grey
        return Motion(changed, since, hand)

    def settled(self) -> None:
        """The last frame was read and shows the table at rest: from now on it is the one to compare with."""
        self._still = self._before


def _differs(now: NDArray[np.intp], then: NDArray[np.intp] | None) -> float:
    """Share of the pixels, grey levels 0..255, that differ beyond noise, after a common change of brightness is taken
    out. Counted by how much they differ: with so few levels that takes a fifth of the time of sorting."""
    if then is None:
        return 0.0
    counts = np.bincount(now - then + WHITE, minlength=len(STEPS))
    off = np.abs(STEPS - STEPS[_middle(counts)])
    noise = 1.4826 * _middle(np.bincount(off, weights=counts))
    return float(counts[off > max(MOTION.least, MOTION.noise * noise)].sum() / len(now))


def _middle(counts: NDArray[np.generic]) -> int:
    """The (upper) median of whole numbers from 0, of which each is there so many times."""
    below = np.cumsum(counts)
    return int(np.searchsorted(below, below[-1] // 2, side="right"))
