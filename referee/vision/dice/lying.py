"""Tells from one picture whether the dice board that is learned from it lies bare, as it has to.

Why it exists: a die that is learned as print is never seen again. A bare space shows the colour of its column, even all
round, and the print of its row where the others have theirs. Not done here: telling what lies there.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Joined, Said
from referee.values.dice import space_id
from referee.vision.common.images import Image
from referee.vision.dice.finding.board import LONG, WIDE, Placed, flattened

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class LyingSettings:
    """When something lies on a space.

    - `like`: of the usual likeness to what should be printed there: bare spaces have 0.78 and more, of those under dice
      four in five have less.
    - `uneven`: times as uneven as its column: stains reach 2.4, a die on a bare board 3 and more.
    - `ring`: pitches around the middle between which that is measured.
    - `spread`: part of the ring that is that uneven at least.
    - `most_told`: spaces that are named one by one.
    """

    like: float = 0.72
    uneven: float = 2.7
    ring: tuple[float, float] = (0.2, 0.36)
    spread: float = 0.2
    most_told: int = 6


LYING = LyingSettings()


def lying(image: Image, placed: Placed, prints: Floats) -> tuple[str, ...]:
    """The spaces of a board, row 1 first, that do not lie bare in a BGR picture. `prints` (6, 4): how like each one is
    to what should be printed there (`Order.seen`)."""
    uneven = _unevenness(image, placed)
    odd = uneven > LYING.uneven * np.median(uneven, axis=0)
    covered = ~placed.plain | odd | (prints < LYING.like * np.median(prints))
    return tuple(space_id(placed.colours[c], r + 1) for r in range(LONG) for c in range(WIDE) if covered[r, c])


def covered_text(spaces: tuple[str, ...]) -> Said:
    """What to do about such spaces, in words."""
    named = Joined([_named(s) for s in spaces[:LYING.most_told]], ", ")
    more = len(spaces) - LYING.most_told
    return Said("dice-covered-more", spaces=named, more=more) if more > 0 else Said("dice-covered", spaces=named)


def _named(space: str) -> Said:
    colour, _, value = space.partition("-")
    return Said("dice-space-named", colour=colour, n=int(value))


def _unevenness(image: Image, placed: Placed) -> Floats:
    """(6, 4): how far the most uneven part of the ring round a space's print is from its middling colour."""
    px = 32
    flat = flattened(image, placed.matrix, (px, px), 0.0).astype(np.float64)
    at = np.abs((np.arange(px) + 0.5) / px - 0.5)
    far = np.maximum(at[:, None], at)
    ring = (far > LYING.ring[0]) & (far < LYING.ring[1])
    spaces = flat.reshape(LONG, px, WIDE, px, 3).transpose(0, 2, 1, 3, 4)[:, :, ring]
    off = np.linalg.norm(spaces - np.median(spaces, axis=2, keepdims=True), axis=3)
    out: Floats = np.maximum(np.quantile(off, 1 - LYING.spread, axis=2), 1.0)
    return out
