"""Takes a checked cloth out of a picture, so that a board that lies on it does not go on into it.

Why it exists: checks of about the size of the board's squares, of colours like theirs, continue the board. But they
have a lattice of their own, and a square belongs to one lattice only. What it does not do: tell a cloth from a board
(`board`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.board.finding.lattice import Lattice
from referee.vision.board.finding.sections import neighbours


@dataclass(frozen=True, slots=True)
class ClothSettings:
    """What a check of a cloth is.

    - `together`: neighbours in its lattice that a check has at least; squares of a board that fit it by chance have
      none.
    """

    together: int = 2


CLOTH = ClothSettings()


def without_cloth(image: NDArray[np.uint8], quads: NDArray[np.float32],
                  cloths: Iterable[Lattice]) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """A copy of the BGR picture (H, W, 3) in which the checks of the `cloths` are black. With it those of the squares
    `quads` (N, 4, 2) found in it whose middles are not."""
    checks = [quad.round().astype(np.int32) for cloth in cloths for cell, quad in cloth.quads.items()
              if sum(n in cloth.quads for n in neighbours(cell)) >= CLOTH.together]
    black = np.zeros(image.shape[:2], np.uint8)
    for check in checks:
        cv2.fillPoly(black, [check], 255)
    x, y = np.clip(quads.mean(axis=1).round().astype(int), 0, [image.shape[1] - 1, image.shape[0] - 1]).T
    left = image.copy()
    left[black > 0] = 0
    return left, quads[black[y, x] == 0]
