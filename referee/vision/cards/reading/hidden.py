"""Where cards may lie unseen: under hands and arms, which are neither table nor card.

Why: what is not seen under a hand is not gone. Not done here: finding cards.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.cards import Box
from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.flat.quads import short_sides

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class HiddenSettings:
    """- `rim`: of a card's short side by which outlines are widened: shadows and piles that stick out.
    - `least`: area, in cards, from which what is left over counts: something that can hide a card.
    - `part`: the same beside what is counted, where it may be part of a card that others lie on; `beside`: of a card's
      short side by which it may lie apart from that.
    """

    rim: float = 0.14
    least: float = 0.35
    part: float = 0.04
    beside: float = 0.1


HIDDEN = HiddenSettings()
LONG_SHORT = 91 / 59


def covered_boxes(foreground: Foreground, quads: Floats, others: list[Floats], counted: bool = False) -> list[Box]:
    """Boxes in pixels round what lies there besides cards (N, 4, 2) and `others`, outlines (K, 2) of heaps; where they
    are `counted`, round smaller parts beside them, too."""
    if not len(quads):
        side = 0.05 * max(foreground.mask.shape)
    else:
        side = float(np.median(short_sides(quads))) * foreground.scale
    left = foreground.mask.astype(np.uint8)
    for outline in [*quads, *others]:
        points = np.asarray(outline) * foreground.scale
        middle = points.mean(axis=0)
        away = points - middle
        wider = middle + away * (1 + HIDDEN.rim * side / np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-6))
        cv2.fillPoly(left, [np.round(wider).astype(np.int32)], 0)
    size = max(3, round(side * HIDDEN.rim) | 1)
    opened = cv2.morphologyEx(left, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    count, parts, stats, _ = cv2.connectedComponentsWithStats(np.asarray(opened, np.uint8))
    touching = set[int]()
    if counted:
        near = 2 * round(side * HIDDEN.beside) + 1
        beside = cv2.dilate(np.asarray(left != foreground.mask, np.uint8), np.ones((near, near), np.uint8)) > 0
        touching.update(np.unique(parts[beside]).tolist())
    out: list[Box] = []
    for k, (x, y, w, h, area) in enumerate(stats[1:count].tolist(), 1):
        if area >= (HIDDEN.part if k in touching else HIDDEN.least) * side**2 * LONG_SHORT:
            out.append((x / foreground.scale, y / foreground.scale, (x + w) / foreground.scale,
                        (y + h) / foreground.scale))
    return out
