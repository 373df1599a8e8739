"""Tells whose line runs round a piece by comparing what lies along its border with taught pieces.

Why it exists: one line and two, two pixels apart, differ in little but how bright the border is from outside to inside.
The mean along a border shows that far below the noise of single pixels; a network of general likeness mixes the two up.
It knows no owner but by the pieces that were shown. Not done here: the network's word, which is weighed with this one
(`pieces`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.kit.taught import SIDES, TaughtSet
from referee.vision.board.networks.frames import SIDE
from referee.vision.board.networks.squarenet import FRAME_ORDER

DEPTH = slice(2, 40)
"""Pixels of a close-up from its rim inwards: a border, wherever the card lies on its square."""
ALONG = slice(20, 68)
"""The middle of a side, without corners and the colour's end."""


@dataclass(frozen=True, slots=True)
class BorderSettings:
    """How borders are compared.

    - `slide`: pixels by which two borders may lie elsewhere: cards lie askew, and are cut differently.
    - `smooth`: pixels along a border above which brightness is light, not dashes.
    - `dashes`: weight of how much a line changes along the border.
    """

    slide: int = 5
    smooth: float = 6.0
    dashes: float = 2.0


BORDERS = BorderSettings()

Profiles = NDArray[np.float64]
"""(N, 4, D): of N borders, from outside to inside, the brightness (middle, dark and bright fifth), and how it changes
along."""


class Borders:
    """The borders of the taught pieces, by owner."""

    def __init__(self, taught: TaughtSet) -> None:
        self._taught = {}
        for k, owner in enumerate(FRAME_ORDER):
            found = [profiles(_now(e.picture), e.side if e.kind == "half" else None) for e in taught.examples
                     if e.owner == owner and e.kind != "token"]
            if found:
                self._taught[k] = np.concatenate(found)

    def __bool__(self) -> bool:
        """Whether pieces of two owners were taught, so that there is something to compare."""
        return len(self._taught) > 1

    def likest(self, shown: NDArray[np.uint8], side: int | None) -> NDArray[np.float64]:
        """(4,) in the order of `FRAME_ORDER`, -2 to 0: how much less a piece is like an owner's taught pieces than like
        the likest's. It is 0 also of who was not taught. `shown`: close-up BGR (88, 88, 3); `side`: where the other
        half of a card lies."""
        borders, out = profiles(shown, side), np.zeros(len(FRAME_ORDER))
        taught = [*self._taught]
        alike = np.array([likeness(borders, self._taught[k]).max(axis=1).mean() for k in taught])
        out[taught] = alike - alike.max()
        return out


def profiles(shown: NDArray[np.uint8], side: int | None) -> Profiles:
    """The three borders of half of a card in a close-up BGR (88, 88, 3) whose other half lies on this `side`. The four
    of a joker, which has none."""
    light = cv2.cvtColor(shown.astype(np.float32) / 255.0, cv2.COLOR_BGR2LAB)[..., 0]
    out = []
    for turns in range(SIDES):
        if turns == side:
            continue
        strip = np.rot90(light, turns)[DEPTH, ALONG].T
        dark, middle, bright = np.quantile(strip, (0.2, 0.5, 0.8), axis=0)
        changing = (strip - cv2.GaussianBlur(np.ascontiguousarray(strip), (0, 0), BORDERS.smooth)).std(axis=0)
        out.append(np.stack([middle, dark, bright, BORDERS.dashes * changing]))
    return np.array(out, np.float64)


def likeness(borders: Profiles, others: Profiles) -> NDArray[np.float64]:
    """(N, M) from -1 to 1: how alike the changes from outside to inside are, where the two lie best over each other."""
    best = np.full((len(borders), len(others)), -1.0)
    for slide in range(-BORDERS.slide, BORDERS.slide + 1):
        here = _changes(borders[..., max(0, slide):borders.shape[2] + min(0, slide)])
        there = _changes(others[..., max(0, -slide):others.shape[2] - max(0, slide)])
        best = np.maximum(best, here @ there.T)
    return best


def _changes(cut: Profiles) -> NDArray[np.float64]:
    """(N, 4 * (D - 1)) unit vectors."""
    steps = np.diff(cut, axis=2).reshape(len(cut), -1)
    unit: NDArray[np.float64] = steps / np.maximum(np.linalg.norm(steps, axis=1, keepdims=True), 1e-3)
    return unit


def _now(picture: bytes) -> NDArray[np.uint8]:
    both = np.asarray(cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR), np.uint8)
    return both[:, :SIDE]
