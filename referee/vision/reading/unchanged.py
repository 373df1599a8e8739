"""Tells which squares look just as they did when the board was empty: nothing lies there, whatever the networks say.

Why it exists: a pattern printed on every square may look to the networks like pieces, square by square all over a bare
board. But a piece is never as like the bare square below it as that is to itself in another light. What it does not do:
tell that something lies on a square; shadow and glare make bare ones look otherwise, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.networks.asking import Answer, Shown
from referee.vision.networks.squarenet import BARE, KINDS, PX

ALIKE = 0.93       # correlation with the empty square from which nothing lies there: of 2 050 squares of pieces of
                   # fifteen worlds the most was 0.84; of 90 bare ones taken for pieces, for a pattern, most are more
SURELY = 0.99      # so surely such a square is bare
SEARCH = 2         # pixels by which it may lie elsewhere than was computed
BLUR = 0.8         # pixels: grain is another in every picture
COARSE, RATHER = 12, 0.5  # pixels a square at which all are compared first; one that is less alike there is looked at
                   # no further: of 146 bare squares that were alike more finely two were less so


class Unchanged:
    """The board, `bare`: BGR, rectified at board height with a margin of one square all round; it is shown so, too, but
    at `height` squares above it."""

    def __init__(self, bare: NDArray[np.uint8], height: float) -> None:
        self._bare, self._height = _blurred(bare), height
        self._coarse = _squares(_coarse(bare))

    def of(self, shown: Shown, cells: Iterable[Cell]) -> list[Cell]:
        """Those of the squares that look as they did when they were empty."""
        right, down = self._moved(shown, COARSE)
        now = _squares(np.roll(_coarse(shown.now), (-down, -right), (0, 1)))
        rather = (now * self._coarse).sum(axis=-1) >= RATHER
        right, down = self._moved(shown, PX)
        out = []
        for cell in (c for c in cells if rather[c]):
            y, x = ((v + 1) * PX for v in cell)
            top, left = y + down - SEARCH, x + right - SEARCH
            part = _blurred(shown.now[top:top + PX + 2 * SEARCH, left:left + PX + 2 * SEARCH])
            like = cv2.matchTemplate(part, self._bare[y:y + PX, x:x + PX], cv2.TM_CCOEFF_NORMED)
            if like.max() >= ALIKE:
                out.append(cell)
        return out

    def _moved(self, shown: Shown, px: int) -> tuple[int, int]:
        """Pixels to the right and down by which what lies `height` lower is shown elsewhere."""
        right, down = (round(-float(lean) * self._height * px) for lean in shown.lean)
        return right, down


def _blurred(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), BLUR))


def _coarse(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return np.asarray(cv2.resize(picture, None, fx=COARSE / PX, fy=COARSE / PX, interpolation=cv2.INTER_AREA))


def _squares(coarse: NDArray[np.uint8]) -> NDArray[np.float32]:
    """(rows, cols, 432) of the squares within the margin: what each shows, less its mean colour, as a unit vector."""
    rows, cols = coarse.shape[0] // COARSE, coarse.shape[1] // COARSE
    parts = coarse.reshape(rows, COARSE, cols, COARSE, 3).swapaxes(1, 2)[1:-1, 1:-1].astype(np.float32)
    parts -= parts.mean(axis=(2, 3), keepdims=True)
    flat = parts.reshape(rows - 2, cols - 2, -1)
    unit: NDArray[np.float32] = flat / np.maximum(np.linalg.norm(flat, axis=-1, keepdims=True), 1e-3)
    return unit


def laid_bare(answer: Answer, cells: Iterable[Cell]) -> Answer:
    """The answer, but that these squares are bare and nothing is before them."""
    kind, hidden = answer.kind.copy(), answer.hidden.copy()
    for cell in cells:
        kind[cell] = (1 - SURELY) / (KINDS - 1)
        kind[cell][BARE] = SURELY
        hidden[cell] = min(hidden[cell], 1 - SURELY)
    return replace(answer, kind=kind, hidden=hidden)
