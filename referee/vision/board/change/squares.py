"""Which squares look different in two rectified pictures of a board, each compared with itself as a whole.

Why: other light, shadows and glare multiply what a square shows by factors that hardly change within it and go on in
its neighbours. A piece changes what is drawn on the square, or its brightness or hue up to the square's edges and no
further. Both are compared with what is usual between these two very pictures. Not done here: telling a piece that
stands on a square from one that covers it by its height (`blocks`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.board.change.tone import logs, toned
from referee.vision.board.networks.squarenet import STEPS
from referee.vision.common.colour.palette import to_linear

PX = 28
"""Pixels a square."""


@dataclass(frozen=True, slots=True)
class ChangedSettings:
    """When a square itself looks otherwise.

    - `darkest`: linear light where a square's brightness is compared, most of which may lie in one channel.
    - `least`: difference of the drawing (natural logarithm of light) that is none whatever the statistics say.
    - `outlier`: robust standard deviations above what the third of the squares that differ least shows.
    - `clear`: difference that is a change whatever the statistics say.
    - `jump`: difference of the light on both sides of two squares' border that no light makes.
    - `hue`: how much more a jump in hue counts: shadows have little.
    """

    darkest: float = 0.005
    least: float = 0.16
    outlier: float = 9.0
    clear: float = 0.35
    jump: float = 0.22
    hue: float = 1.5


CHANGED = ChangedSettings()


def changed_squares(before: NDArray[np.uint8], after: NDArray[np.uint8], cells: tuple[Cell, ...]) -> set[Cell]:
    """The cells that differ between two rectified pictures of `PX` pixels a square."""
    then, now = (to_linear(cv2.GaussianBlur(i, (0, 0), 1.0)).astype(np.float32) for i in (before, after))
    board = np.zeros(before.shape[:2], bool)
    for r, c in cells:
        board[r * PX : (r + 1) * PX, c * PX : (c + 1) * PX] = True
    then = toned(then, now, board, PX // 2)
    drawn = np.stack([_inner(then, c, 1) for c in cells])
    shown = np.stack([_inner(now, c) for c in cells])
    light = _Light(drawn[:, 1:-1, 1:-1], shown)
    score = _difference(drawn, shown, light)
    low = np.sort(score)[: max(2, len(cells) // 3)]
    usual = float(np.median(low))
    spread = 1.4826 * float(np.median(np.abs(low - usual)))
    redrawn = score > usual + min(max(CHANGED.least, CHANGED.outlier * spread), CHANGED.clear)
    return _recoloured({c for c, new in zip(cells, redrawn, strict=True) if new}, cells, light)


class _Light:
    """The light on each square in the later picture, in parts of the earlier one's: a plane of brightness and one hue
    (natural logarithms). It is fitted by iteratively reweighted least squares (Cauchy's weights), so that a piece's
    outline does not tilt it. `middle` (N,), `slope` (N, 2) a square to the east and south, `hue` (N, 3)."""

    def __init__(self, then: NDArray[np.float32], now: NDArray[np.float32]) -> None:
        n, side = then.shape[:2]
        places = (np.arange(side) - (side - 1) / 2) / PX
        x, y = np.meshgrid(places, places)
        terms = np.stack([np.ones(side * side), x.ravel(), y.ravel()], axis=1)
        ratio = (now.mean(axis=3) + CHANGED.darkest) / (then.mean(axis=3) + CHANGED.darkest)
        bright = np.log(ratio).reshape(n, -1).astype(np.float64)
        weight = np.ones_like(bright)
        for _ in range(4):
            normal = np.einsum("ni,ij,ik->njk", weight, terms, terms) + 1e-6 * np.eye(3)
            right = np.einsum("ni,ij->nj", weight * bright, terms)
            plane = np.linalg.solve(normal, right[..., None])[..., 0]
            off = np.abs(bright - plane @ terms.T)
            usual = 1.4826 * np.median(off, axis=1, keepdims=True) + 0.01
            weight = 1.0 / (1.0 + (off / (2.0 * usual)) ** 2)
        self.middle, self.slope = plane[:, 0], plane[:, 1:]
        self._factor = np.exp(plane @ terms.T).reshape(n, side, side, 1).astype(np.float32)
        self.hue = np.zeros((n, 3), np.float32)
        self.hue = np.median((logs(now) - self.on(then)).reshape(n, -1, 3), axis=1)

    def on(self, then: NDArray[np.float32]) -> NDArray[np.float32]:
        """Squares (N, S, S, 3) of linear light as they must look later; logarithms."""
        out: NDArray[np.float32] = logs(then * self._factor) + self.hue[:, None, None, :]
        return out

    def jump(self, one: int, other: int, step: Cell) -> float:
        """By how much the light differs on both sides of the border between squares `one` and `other`, which lies
        `step` (rows, columns) from it."""
        half = 0.5 * np.array([step[1], step[0]])
        bright = self.middle[one] + self.slope[one] @ half - (self.middle[other] - self.slope[other] @ half)
        return float(np.hypot(bright, CHANGED.hue * np.linalg.norm(self.hue[one] - self.hue[other])))


def _recoloured(changed: set[Cell], cells: tuple[Cell, ...], light: _Light) -> set[Cell]:
    """Adds the squares whose light jumps at most of their borders with squares that have not changed. A plain piece on
    a plain square has no drawing."""
    index = {c: i for i, c in enumerate(cells)}
    out = set(changed)
    while True:
        share: dict[Cell, float] = {}
        for cell in cells:
            if cell in out:
                continue
            near = [(s, (cell[0] + s[0], cell[1] + s[1])) for s in STEPS]
            jumps = [light.jump(index[cell], index[n], s) > CHANGED.jump for s, n in near
                     if n in index and n not in out]
            share[cell] = float(np.mean(jumps)) if len(jumps) >= 2 else 0.0
        most = max(share.values(), default=0.0)
        if most <= 0.5:
            return out
        out |= {c for c, v in share.items() if v == most}


def _inner(flat: NDArray[np.float32], cell: Cell, more: int = 0) -> NDArray[np.float32]:
    """The middle 84 % of a square, `more` pixels wider on each side."""
    a = round(0.08 * PX)
    r, c = cell
    return flat[r * PX + a - more : (r + 1) * PX - a + more, c * PX + a - more : c * PX + PX - a + more]


def _difference(drawn: NDArray[np.float32], shown: NDArray[np.float32], light: _Light) -> NDArray[np.float64]:
    """(N,) difference that a tenth of each square's pixels exceed once the light is taken off. Each pixel is compared
    with the likest of the nine it may have come from; `drawn` is one pixel wider on each side. Thin lines that were
    laid count, lines that moved do not."""
    side, seen = shown.shape[1], logs(shown)
    least = np.full(shown.shape[:3], np.inf, np.float32)
    for y in range(3):
        for x in range(3):
            off = seen - light.on(drawn[:, y : y + side, x : x + side])
            least = np.minimum(least, np.linalg.norm(off, axis=3) / np.sqrt(3.0))
    smooth = np.stack([cv2.blur(i, (3, 3)) for i in least])
    return np.asarray(np.quantile(smooth.reshape(len(smooth), -1), 0.9, axis=1))
