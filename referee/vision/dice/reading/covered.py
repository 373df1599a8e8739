"""Tells which spaces of the board cannot be seen: under a hand, a cup, or behind a die.

Why: where nothing can be seen, nothing may be said to be missing. A bare space keeps the hue it had when the board was
learned, in shadow too; what covers it does not. What it does not do: find dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.dice import DiceTable
from referee.vision.common.images import reference_picture

Image = NDArray[np.uint8]
PATCH = (24, 18)
"""Samples of a space, along and across."""


@dataclass(frozen=True, slots=True)
class CoveredSettings:
    """When a space is covered.

    - `hue`: difference of log ratios of the channels from which a sample shows something else.
    - `dark`, `bright`: factors of brightness out of which it does, too: shadows are not so dark.
    - `changed`: share of a space's free samples: a hand over a third of it may hide a die.
    - `behind`: share of a space that dice before it may take.
    - `floor`: grey levels added before ratios are taken: noise of dark colours.
    - `coarse`: pixels of the picture's width at which hands are followed off the board.
    - `tint`, `shade`: as `hue` and the logarithm of brightness, from which a part of the table is under something.
    - `arm`: dice that could lie under what reaches from a hidden space over a seat's side, from which it counts.
    """

    hue: float = 0.45
    dark: float = 0.22
    bright: float = 3.0
    changed: float = 0.3
    behind: float = 0.8
    floor: float = 12.0
    coarse: int = 240
    tint: float = 0.12
    shade: float = 0.3
    arm: float = 2.0


COVERED = CoveredSettings()


class Covers:
    """The bare spaces of one table, to compare with."""

    def __init__(self, table: DiceTable) -> None:
        self._names = [s.id for s in table.spaces]
        self._table = table
        bare = reference_picture(table)
        self._small = _coarse(bare)
        scale = np.float32(bare.shape[1] / table.width)
        self._bare = [_samples(bare, np.array(s.quad, np.float32) * scale) for s in table.spaces]

    def hidden(self, image: Image, corners: Sequence[NDArray[np.float32]], boxes: NDArray[np.float64],
               taken: Collection[str]) -> frozenset[str]:
        """Spaces that cannot be seen in a picture; `corners` (4, 2) of each space in it, in the table's order, `boxes`
        (N, 4) of its dice, `taken` the spaces on which they stand."""
        now = [_samples(image, q) for q in corners]
        free = [k for k, name in enumerate(self._names) if name not in taken]
        if not free:
            return frozenset()
        gain = np.median([np.median((now[k] + COVERED.floor) / (self._bare[k] + COVERED.floor), axis=(0, 1))
                          for k in free], axis=0)
        out = set()
        for k in free:
            behind = _under(corners[k], boxes)
            ratio = np.log((now[k] + COVERED.floor) / ((self._bare[k] + COVERED.floor) * gain))
            light = ratio.mean(axis=2)
            hue = np.abs(ratio - light[..., None]).max(axis=2)
            other = (hue > COVERED.hue) | (light < np.log(COVERED.dark)) | (light > np.log(COVERED.bright))
            seen = ~behind
            if behind.mean() > COVERED.behind or (other & seen).sum() > COVERED.changed * max(seen.sum(), 1):
                out.add(self._names[k])
        return frozenset(out)


    def hands(self, image: Image, corners: Sequence[NDArray[np.float32]], boxes: NDArray[np.float64],
              hidden: Collection[str]) -> frozenset[str]:
        """Seats over whose side that reaches what hides spaces: an arm. Cups and bags that stand about do not count."""
        if not hidden:
            return frozenset()
        now, scale = _coarse(image), COVERED.coarse / image.shape[1]
        ratio = np.log((now + COVERED.floor) / (self._small + COVERED.floor))
        ratio -= np.median(ratio, axis=(0, 1))
        light = ratio.mean(axis=2)
        hue = np.abs(ratio - light[..., None]).max(axis=2)
        other = ((hue > COVERED.tint) | (np.abs(light) > COVERED.shade)).astype(np.uint8)
        for x0, y0, x1, y1 in (boxes * scale).tolist():
            cv2.rectangle(other, (int(x0) - 1, int(y0) - 1), (int(x1) + 1, int(y1) + 1), 0, -1)
        on_board = np.zeros_like(other)
        for name, quad in zip(self._names, corners, strict=True):
            if name in hidden:
                cv2.fillConvexPoly(on_board, np.round(quad * scale).astype(np.int32), 1)
        closed = cv2.morphologyEx(other | on_board, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
        _, parts = cv2.connectedComponents(closed)
        reached = np.isin(parts, np.unique(parts[on_board > 0])) & (parts > 0)
        board = np.zeros_like(other)
        cv2.fillConvexPoly(board, np.round(np.array(self._table.board) * scale).astype(np.int32), 1)
        rows, cols = np.nonzero(reached & (board == 0))
        seats = Counter(self._table.seat_of((float(c) / scale, float(r) / scale))
                        for r, c in zip(rows, cols, strict=True))
        least = COVERED.arm * (self._table.pixels_per_die * scale) ** 2
        return frozenset(seat for seat, pixels in seats.items() if pixels >= least)


def _coarse(image: Image) -> NDArray[np.float32]:
    """A picture `coarse` pixels wide, softened."""
    size = COVERED.coarse, round(COVERED.coarse * image.shape[0] / image.shape[1])
    return np.asarray(cv2.GaussianBlur(cv2.resize(image, size, interpolation=cv2.INTER_AREA), (0, 0), 0.8), np.float32)


def _samples(image: Image, quad: NDArray[np.float32]) -> NDArray[np.float32]:
    """A space from above, (18, 24, 3), softened."""
    w, h = PATCH
    matrix = cv2.getPerspectiveTransform(quad, np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32))
    patch = cv2.warpPerspective(image, matrix, (w, h), flags=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(patch, (0, 0), 0.8), np.float32)


def _under(quad: NDArray[np.float32], boxes: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which samples of a space lie in a box of a die."""
    w, h = PATCH
    matrix = cv2.getPerspectiveTransform(np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32), quad)
    u, v = np.meshgrid(np.arange(w) + 0.5, np.arange(h) + 0.5)
    p = cv2.perspectiveTransform(np.stack([u, v], axis=-1).astype(np.float32), matrix)
    out = np.zeros((h, w), bool)
    for x0, y0, x1, y1 in boxes.tolist():
        out |= (p[..., 0] > x0) & (p[..., 0] < x1) & (p[..., 1] > y0) & (p[..., 1] < y1)
    return out
