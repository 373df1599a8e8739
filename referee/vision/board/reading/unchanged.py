"""Tells which squares look just as they did when the board was empty: nothing lies there, whatever the networks say.

Why it exists: a pattern printed on every square may look to the networks like pieces, square by square all over a bare
board. But a piece is never as like the bare square below it as that is to itself in another light. What it does not do:
tell that something lies on a square; shadow and glare make bare ones look otherwise, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.board.networks.asking import Answer, Shown
from referee.vision.board.networks.squarenet import BARE, KINDS, PX


@dataclass(frozen=True, slots=True)
class UnchangedSettings:
    """When a square looks as it did when it was empty.

    - `alike`: correlation with the empty square from which nothing lies there. Of 2 050 squares of pieces of fifteen
      worlds the most was 0.84. Of 90 bare ones taken for pieces, for a pattern, most are more.
    - `surely`: so surely such a square is bare.
    - `search`: pixels by which it may lie elsewhere than was computed.
    - `blur`: pixels: grain is another in every picture.
    - `coarse`: pixels a square at which all are compared first.
    - `rather`: one that is less alike there is looked at no further. Of 146 bare squares that were alike more finely
      two were less so.
    """

    alike: float = 0.93
    surely: float = 0.99
    search: int = 2
    blur: float = 0.8
    coarse: int = 12
    rather: float = 0.5


UNCHANGED = UnchangedSettings()


class Unchanged:
    """The board, `bare`: BGR, rectified at board height with a margin of one square all round. It is shown so, too, but
    at `height` squares above it."""

    def __init__(self, bare: NDArray[np.uint8], height: float) -> None:
        self._bare, self._height = _blurred(bare), height
        self._coarse = _squares(_coarse(bare))

    def of(self, shown: Shown, cells: Iterable[Cell]) -> list[Cell]:
        """Those of the squares that look as they did when they were empty."""
        right, down = self._moved(shown, UNCHANGED.coarse)
        now = _squares(np.roll(_coarse(shown.now), (-down, -right), (0, 1)))
        rather = (now * self._coarse).sum(axis=-1) >= UNCHANGED.rather
        right, down = self._moved(shown, PX)
        out = []
        for cell in (c for c in cells if rather[c]):
            y, x = ((v + 1) * PX for v in cell)
            top, left = y + down - UNCHANGED.search, x + right - UNCHANGED.search
            part = _blurred(shown.now[top:top + PX + 2 * UNCHANGED.search, left:left + PX + 2 * UNCHANGED.search])
            like = cv2.matchTemplate(part, self._bare[y:y + PX, x:x + PX], cv2.TM_CCOEFF_NORMED)
            if like.max() >= UNCHANGED.alike:
                out.append(cell)
        return out

    def _moved(self, shown: Shown, px: int) -> tuple[int, int]:
        """Pixels to the right and down by which what lies `height` lower is shown elsewhere."""
        right, down = (round(-float(lean) * self._height * px) for lean in shown.lean)
        return right, down


def _blurred(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), UNCHANGED.blur))


def _coarse(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    scale = UNCHANGED.coarse / PX
    return np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA))


def _squares(coarse: NDArray[np.uint8]) -> NDArray[np.float32]:
    """(rows, cols, 432) of the squares within the margin: what each shows, less its mean colour, as a unit vector."""
    rows, cols = coarse.shape[0] // UNCHANGED.coarse, coarse.shape[1] // UNCHANGED.coarse
    cut = coarse.reshape(rows, UNCHANGED.coarse, cols, UNCHANGED.coarse, 3)
    parts = cut.swapaxes(1, 2)[1:-1, 1:-1].astype(np.float32)
    parts -= parts.mean(axis=(2, 3), keepdims=True)
    flat = parts.reshape(rows - 2, cols - 2, -1)
    unit: NDArray[np.float32] = flat / np.maximum(np.linalg.norm(flat, axis=-1, keepdims=True), 1e-3)
    return unit


def laid_bare(answer: Answer, cells: Iterable[Cell]) -> Answer:
    """The answer, but that these squares are bare and nothing is before them."""
    kind, hidden = answer.kind.copy(), answer.hidden.copy()
    for cell in cells:
        kind[cell] = (1 - UNCHANGED.surely) / (KINDS - 1)
        kind[cell][BARE] = UNCHANGED.surely
        hidden[cell] = min(hidden[cell], 1 - UNCHANGED.surely)
    return replace(answer, kind=kind, hidden=hidden)
