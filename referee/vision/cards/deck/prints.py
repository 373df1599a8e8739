"""Prints of cards compared: what tells the ten numbers of one deck apart, and how alike two prints are.

Why: the deck's own picture is checked by it, and cards on the table are named by it. Not done here: cutting cards out.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.cut import HIGH, INNER, RIM, WIDE

Singles = NDArray[np.float32]
SHAPE = (HIGH - 2 * INNER, WIDE - 2 * INNER)
"""Rows and columns of a print that are compared."""


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How prints are compared.

    - `step`: pixels between two shifts that are tried; `roughly`: where outlines are only sifted.
    - `thin`: of which rows and columns pixels are compared there, each how manieth.
    - `soft`: pixels by which prints are softened: outlines are right to about that.
    - `within`: variance among the four faces of one number at which a pixel that tells numbers apart counts half.
    - `least`: what every other pixel counts.
    """

    step: int = 2
    roughly: int = 4
    thin: int = 2
    soft: float = 1.2
    within: float = 0.02
    least: float = 0.02


PRINTS = PrintSettings()


def softened(one: Singles) -> Singles:
    """A print (H, W) without what is finer than outlines are right."""
    return np.asarray(cv2.GaussianBlur(one, (0, 0), PRINTS.soft), np.float32)


def inner(one: Singles) -> Singles:
    """The middle (88 * 56,) of a print (108, 76) with its rim."""
    edge = RIM + INNER
    return one[edge:-edge, edge:-edge].ravel()


def telling(prints: Singles) -> Singles:
    """What each pixel of prints (numbers, colours, P) counts to tell the numbers apart, the same both ways up."""
    between = prints.mean(axis=1).var(axis=0)
    within = prints.var(axis=1).mean(axis=0)
    counts = between / (within + PRINTS.within) + PRINTS.least
    return np.asarray((counts + counts[::-1]) / 2, np.float32)


def windows(one: Singles, step: int = PRINTS.step, thin: int = 1) -> Singles:
    """Every shift of a print (108, 76) within its rim, `step` apart: (shifts, P). `thin`: each how manieth row and
    column."""
    views = np.lib.stride_tricks.sliding_window_view(one, SHAPE)[INNER:INNER + 2 * RIM + 1:step,
                                                                INNER:INNER + 2 * RIM + 1:step, ::thin, ::thin]
    return np.ascontiguousarray(views).reshape(views.shape[0] * views.shape[1], -1)


def thinned(flat: Singles, thin: int = PRINTS.thin) -> Singles:
    """Each so manieth row and column of prints (..., P)."""
    rows = flat.reshape(*flat.shape[:-1], *SHAPE)[..., ::thin, ::thin]
    return np.ascontiguousarray(rows).reshape(*flat.shape[:-1], -1)


@dataclass(frozen=True)
class Moments:
    """Weighted sums over pixels of N prints `x`, of K known ones `y`, and of both together; those of parts add up."""

    weight: float
    x: Singles
    xx: Singles
    y: Singles
    yy: Singles
    xy: Singles

    def __add__(self, other: Moments) -> Moments:
        return Moments(self.weight + other.weight, self.x + other.x, self.xx + other.xx, self.y + other.y,
                       self.yy + other.yy, self.xy + other.xy)

    @property
    def correlation(self) -> Singles:
        """Of each print with each known one: (N, K), -1 to 1."""
        x, xx, y, yy, xy = (v / np.float32(self.weight) for v in (self.x, self.xx, self.y, self.yy, self.xy))
        vx, vy = xx - x**2, yy - y**2
        return np.asarray((xy - x[:, None] * y[None]) / np.sqrt(np.maximum(vx[:, None] * vy[None], 1e-9)), np.float32)


class Known:
    """Prints (K, P) made ready to compare others with, each pixel by its weight (P,)."""

    def __init__(self, prints: Singles, weights: Singles) -> None:
        self._weights, self._weight = weights, float(weights.sum())
        self._weighed = np.ascontiguousarray((prints * weights).T)
        self._sum, self._squares = prints @ weights, np.asarray((prints * prints) @ weights, np.float32)

    def moments(self, prints: Singles) -> Moments:
        """Of prints (N, P) with all known ones."""
        squares = np.asarray((prints * prints) @ self._weights, np.float32)
        return Moments(self._weight, prints @ self._weights, squares, self._sum, self._squares, prints @ self._weighed)
