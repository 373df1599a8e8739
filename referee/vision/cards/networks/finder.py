"""Where cards are in a picture, whole ones and those of which a third or more shows: a trained network.

Why: cards of one colour merge, hide one another and lie at any angle; what is wanted are the corners of the whole card.
Input: (N, 3, H, W) BGR / 127.5 - 1, H and W in steps of 32, cards about `KNOWN` pixels wide.
Output (N, 11, H/8, W/8), about the card whose middle lies there: logits that it lies face up and face down. Then the
middle's place from the cell's, and its half sides. They are vectors with doubled angles: `(l cos 2a, l sin 2a)` is the
same for both directions of a side. Then how corners are drawn apart by perspective, and a logit of the share in sight.
Lengths are in `UNIT` pixels. Not done here: what a card shows (`faces`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.common.networks.model import Kind, load_network
from referee.vision.common.networks.runtime import Network

STEP = 32
CELL = 8
UNIT = 16.0
ANSWERS = 11
GREY = 114
KNOWN = 40.0
"""Pixels of a card's short side at which it is found best."""
TAPER = 8.0
"""Perspective is learned this much enlarged."""

CARD_FINDER = Kind("card_finder", "images", 3, "cards", ANSWERS, "models.training.cards.finder", "model-card-finder")


@dataclass(frozen=True, slots=True)
class FinderSettings:
    """- `least`: score from which a card is looked at further; the face reader and the deck have the last word.
    - `near`: two answers whose middles are so near and whose sides are alike are one card, in short sides.
      Of two cards a third of which shows, the middles are 0.33 apart or more.
    - `turned`: cosine of the doubled angle below which two cards on one spot are two.
    """

    least: float = 0.25
    near: float = 0.24
    turned: float = 0.5


CARDS = FinderSettings()


@dataclass(frozen=True)
class Cards:
    """N cards, best first. `quads` (N, 4, 2): corners in pixels of the picture, clockwise as seen, the first side a
    short one. `scores` (N,) 0..1. `down` (N,): probability that it lies on its face. `visible` (N,): share in sight.
    """

    quads: NDArray[np.float64]
    scores: NDArray[np.float64]
    down: NDArray[np.float64]
    visible: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.scores)

    def taken(self, rows: NDArray[np.intp]) -> Cards:
        """Some of them."""
        return Cards(self.quads[rows], self.scores[rows], self.down[rows], self.visible[rows])


def find(image: NDArray[np.uint8], scale: float = 1.0, model: Path | None = None,
         settings: FinderSettings = CARDS) -> Cards:
    """The cards of a BGR picture. `scale`: by which it is scaled before, so that cards are about `KNOWN` pixels wide.

    `ModelError` as `load_network`.
    """
    h, w = image.shape[:2]
    size = max(STEP, round(w * scale)), max(STEP, round(h * scale))
    small = image if size == (w, h) else np.asarray(
        cv2.resize(image, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC), np.uint8)
    padded = cv2.copyMakeBorder(small, 0, -size[1] % STEP, 0, -size[0] % STEP, cv2.BORDER_CONSTANT, value=(GREY,) * 3)
    data = padded.astype(np.float32).transpose(2, 0, 1)[None] / 127.5 - 1
    [answer] = _network(model).run(None, {CARD_FINDER.input: data})
    found = decoded(np.asarray(answer, np.float64)[0], settings)
    stretch = np.array([w / size[0], h / size[1]])
    quads = (found.quads + 0.5) * stretch - 0.5
    return Cards(quads, found.scores, found.down, found.visible)


def decoded(answer: NDArray[np.float64], settings: FinderSettings = CARDS) -> Cards:
    """The cards in an answer (11, H/8, W/8), corners in pixels of the input."""
    both = 1 / (1 + np.exp(-answer[:2]))
    score = both.max(axis=0)
    rows, columns = np.nonzero(score >= settings.least)
    order = np.argsort(-score[rows, columns], kind="stable")
    rows, columns = rows[order], columns[order]
    values = answer[:, rows, columns].T
    middle = (np.column_stack([columns, rows]) + 0.5) * CELL - 0.5 + values[:, 2:4] * UNIT
    short, long_ = (_halved(values[:, k:k + 2]) * UNIT for k in (4, 6))
    mirrored = short[:, 0] * long_[:, 1] < short[:, 1] * long_[:, 0]
    short[mirrored] *= -1
    quads = corners_of(middle, short, long_, values[:, 8:10] / (TAPER * UNIT))
    up, down = both[0, rows, columns], both[1, rows, columns]
    cards = Cards(quads, score[rows, columns], down / np.maximum(up + down, 1e-9), 1 / (1 + np.exp(-values[:, 10])))
    return cards.taken(_apart(middle, short, settings))


def corners_of(middle: NDArray[np.float64], short: NDArray[np.float64], long_: NDArray[np.float64],
               taper: NDArray[np.float64]) -> NDArray[np.float64]:
    """(N, 4, 2) corners, the first side short, from the middle, the half sides and how perspective draws them apart."""
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    away = np.stack([a * short + b * long_ for a, b in signs], axis=1)
    wider = 1 + (away * taper[:, None]).sum(axis=2, keepdims=True)
    return np.asarray(middle[:, None] + away * np.clip(wider, 0.5, 1.5), np.float64)


def _halved(doubled: NDArray[np.float64]) -> NDArray[np.float64]:
    """Vectors (N, 2), either way round, from those with doubled angles."""
    length, angle = np.hypot(doubled[:, 0], doubled[:, 1]), np.arctan2(doubled[:, 1], doubled[:, 0]) / 2
    return np.column_stack([length * np.cos(angle), length * np.sin(angle)])


def _apart(middle: NDArray[np.float64], short: NDArray[np.float64], settings: FinderSettings) -> NDArray[np.intp]:
    """Indices of the cards, best first, that are not on the spot of a better one."""
    kept: list[int] = []
    width = 2 * np.hypot(short[:, 0], short[:, 1])
    angle = 2 * np.arctan2(short[:, 1], short[:, 0])
    for k in range(len(middle)):
        mine = np.array(kept, np.intp)
        near = np.hypot(*(middle[mine] - middle[k]).T) < settings.near * width[k]
        alike = np.cos(angle[mine] - angle[k]) > settings.turned
        if not (near & alike).any():
            kept.append(k)
    return np.array(kept, np.intp)


@cache
def _network(model: Path | None) -> Network:
    return load_network(CARD_FINDER, model)
