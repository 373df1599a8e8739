"""Tells the ink of squares from what is printed on them: numbers, pips, symbols, ornaments.

Why it exists: a print spoils what a plain square is known by, an even colour and a calm inside. Behind the print
the square is still even; that part, its ground, is the colour most of it has. Not done here: looking at the squares'
edges (`patches`), grouping colours (`colour.palette`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class GroundSettings:
    """What of a square is its ground.

    - `plain`: Lab units pixels differ from their median on average: below, a square is taken as it is. Motifs in a
      shade of the ink show 2 to 5, prints in another colour 8 to 26 (rendered boards).
    - `like`: Lab units within which pixels are of one colour: noise and gradients stay within, prints do not.
    - `step`: every so many pixels across and down is asked whether it is the commonest colour.
    - `rim`: part of the inside along its border that counts twice: prints stand in the middle.
    - `fewest`: share of the inside that must be ground, not beside print, to measure how rough it is.
    - `at_once`: squares compared at once, so that memory stays small.
    """

    plain: float = 5.0
    like: float = 9.0
    step: int = 2
    rim: float = 0.2
    fewest: float = 0.12
    at_once: int = 64


GROUND = GroundSettings()


@dataclass(frozen=True)
class Grounds:
    """Of N squares: which pixels (N, H, W) of their inside are `ground`, and which of these lie `clear` of any print.
    `spread` (N,): how far (Lab units, on average) pixels are from the two colours that explain them best."""

    ground: NDArray[np.bool_]
    clear: NDArray[np.bool_]
    spread: NDArray[np.floating]


def grounds_of(lab: NDArray[np.float32]) -> Grounds:
    """The grounds of the insides (N, H, W, 3) of squares in CIE Lab; all of it where one is even."""
    count, height, width = lab.shape[:3]
    flat = lab.reshape(count, -1, 3)
    spread = np.linalg.norm(flat - np.median(flat, axis=1, keepdims=True), axis=2).mean(axis=1)
    ground, clear = np.ones((count, height, width), np.bool_), np.ones((count, height, width), np.bool_)
    printed = np.flatnonzero(spread > GROUND.plain)
    for first in range(0, len(printed), GROUND.at_once):
        some = printed[first : first + GROUND.at_once]
        mine = _commonest(lab[some], np.ones((len(some), height, width), np.bool_))
        off = np.linalg.norm(lab[some] - _mean(lab[some], mine), axis=3)
        rest = off > GROUND.like
        other = np.linalg.norm(lab[some] - _mean(lab[some], _commonest(lab[some], rest) & rest), axis=3)
        spread[some] = np.where(rest, np.minimum(off, other), off).mean(axis=(1, 2))
        framed = np.pad(mine, ((0, 0), (1, 1), (1, 1)), constant_values=True)
        inner = sliding_window_view(framed, (3, 3), axis=(1, 2)).all(axis=(3, 4))
        enough = inner.mean(axis=(1, 2), keepdims=True) >= GROUND.fewest
        ground[some], clear[some] = mine, np.where(enough, inner, mine)
    return Grounds(ground, clear, spread)


def median_where(values: NDArray[np.floating], chosen: NDArray[np.bool_]) -> NDArray[np.float64]:
    """The median (N, ...) of the `chosen` (N, H, W), at least one each, of values (N, H, W, ...)."""
    count = len(values)
    flat = values.reshape(count, chosen[0].size, -1).astype(np.float64)
    ordered = np.sort(np.where(chosen.reshape(count, -1, 1), flat, np.inf), axis=1)
    many = chosen.reshape(count, -1).sum(axis=1)
    rows = np.arange(count)
    middle: NDArray[np.float64] = (ordered[rows, (many - 1) // 2] + ordered[rows, many // 2]) / 2
    return middle.reshape(count, *values.shape[3:])


def _commonest(lab: NDArray[np.float32], among: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Which pixels (N, H, W) have about the colour that most of those `among` have, those near the border counting
    twice."""
    count, height, width = among.shape
    weight = np.full((height, width), 2.0, np.float32)
    y, x = round(GROUND.rim * height), round(GROUND.rim * width)
    weight[y : height - y, x : width - x] = 1.0
    flat = lab.reshape(count, -1, 3)
    tried = lab[:, ::GROUND.step, ::GROUND.step].reshape(count, -1, 3)
    square = (tried**2).sum(axis=2)[:, :, None] + (flat**2).sum(axis=2)[:, None] - 2 * tried @ flat.transpose(0, 2, 1)
    near = square < GROUND.like * GROUND.like
    votes = (near * np.where(among, weight, 0.0).reshape(count, 1, -1)).sum(axis=2)
    votes[~among[:, ::GROUND.step, ::GROUND.step].reshape(count, -1)] = 0.0
    best = near[np.arange(count), votes.argmax(axis=1)].reshape(among.shape)
    # by the colour's own middle once more: the pixel tried may lie at its rim
    again: NDArray[np.bool_] = np.linalg.norm(lab - _mean(lab, best), axis=3) < GROUND.like
    return np.where(again.any(axis=(1, 2), keepdims=True), again, best)


def _mean(lab: NDArray[np.float32], chosen: NDArray[np.bool_]) -> NDArray[np.float32]:
    """The mean (N, 1, 1, 3) of the chosen pixels (N, H, W)."""
    weight = chosen[..., None].astype(np.float32)
    out: NDArray[np.float32] = (lab * weight).sum(axis=(1, 2), keepdims=True) / np.maximum(
        weight.sum(axis=(1, 2), keepdims=True), 1)
    return out
