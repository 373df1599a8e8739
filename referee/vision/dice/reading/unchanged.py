"""Tells which boxes show what was there when the board was learned: print, cloth or shadow that passes for a die.

Why: a printed die looks like a die. But a die, be it as clear as glass, never leaves its place looking as it did when
it was bare. What it does not do: find dice.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.dice import DiceTable
from referee.vision.common.images import reference_picture

Image = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class UnchangedSettings:
    """When a box shows what was there before.

    - `alike`: correlation with the bare picture.
    - `flat`: grey levels (standard deviation) below which there is nothing to compare.
    - `level`: factor of brightness by which a flat place may differ: shadows and exposure.
    - `search`: share of a box by which it may lie elsewhere.
    - `side`: pixels of a box at which it is compared.
    """

    alike: float = 0.9
    flat: float = 4.0
    level: float = 1.25
    search: float = 0.12
    side: int = 28


UNCHANGED = UnchangedSettings()


class Bare:
    """The bare table, to compare with."""

    def __init__(self, table: DiceTable) -> None:
        self._learned = PlaneCamera.from_dict(table.camera)
        self._corners = self._learned.unproject(np.array(table.board))
        bare = reference_picture(table)
        self._picture = bare
        self._scale = bare.shape[1] / table.width

    def changed(self, image: Image, camera: PlaneCamera, boxes: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Whether boxes (N, 4) of a picture, taken by `camera`, show something else than the bare table (N,)."""
        now = self._corners
        matrix = np.asarray(cv2.getPerspectiveTransform(camera.project(now).astype(np.float32),
                                             (self._learned.project(now) * self._scale).astype(np.float32)), np.float64)
        same = [self._same(image, matrix, box) for box in boxes]
        return ~np.array(same, np.bool_)

    def _same(self, image: Image, matrix: NDArray[np.floating], box: NDArray[np.float64]) -> bool:
        side, pad = UNCHANGED.side, round(UNCHANGED.search * UNCHANGED.side)
        here = np.array([[box[0], box[1]], [box[2], box[1]], [box[2], box[3]], [box[0], box[3]]], np.float32)
        inner = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
        patch = _grey(image, here, inner, side)
        then = cv2.perspectiveTransform(here[None], matrix)[0]
        before = _grey(self._picture, then, inner + pad, side + 2 * pad)
        if patch.std() < UNCHANGED.flat and before.std() < UNCHANGED.flat:
            ratio = (float(patch.mean()) + 8) / (float(before.mean()) + 8)
            return 1 / UNCHANGED.level < ratio < UNCHANGED.level
        return float(cv2.matchTemplate(before, patch, cv2.TM_CCOEFF_NORMED).max()) >= UNCHANGED.alike


def _grey(image: Image, corners: NDArray[np.float32], to: NDArray[np.float32], side: int) -> NDArray[np.float32]:
    """What lies between corners (4, 2), laid to others of a square of `side` pixels: grey, softened."""
    out = cv2.warpPerspective(image, cv2.getPerspectiveTransform(corners, to), (side, side), flags=cv2.INTER_LINEAR,
                              borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.GaussianBlur(cv2.cvtColor(out, cv2.COLOR_BGR2GRAY), (0, 0), 0.8), np.float32)
