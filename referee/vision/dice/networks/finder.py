"""Where dice are in a picture: a trained detector, two scales of YOLO11, one class.

Why: dice of 15 pixels are lost in a picture scaled to 640. So the whole picture is asked, scaled so that dice are about
as large as the network knows them. Input: (N, 3, H, W) RGB / 255, H and W in steps of 16.
Output (N, 5, places): middle, width and height of a box in pixels of the input, and its score. Decoding is that of
Jocher et al. (https://docs.ultralytics.com/models/yolo11). Not done here: what a die shows (`faces`).
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

STEP = 16
"""The network halves the picture four times."""
GREY = 114
KNOWN = (14.0, 56.0)
"""Pixels of a die that it was trained on."""

DICE_FINDER = Kind("dice_finder", "images", 3, "boxes", 5, "models.training.dice.finder", "model-dice-finder")


@dataclass(frozen=True, slots=True)
class FinderSettings:
    """- `least`: score of a box that is looked at further; the face reader has the last word.
    - `overlap`: intersection over union from which two boxes are one die. Those of
      dice that hide one another reach 0.5.
    """

    least: float = 0.2
    overlap: float = 0.55


BOXES = FinderSettings()


def find(image: NDArray[np.uint8], scale: float = 1.0, model: Path | None = None,
         settings: FinderSettings = BOXES) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Boxes (N, 4) as x0, y0, x1, y1 in pixels of a BGR picture, and scores (N,) 0..1, best first.

    `scale`: by which the picture is scaled before. `ModelError` as `load_network`.
    """
    h, w = image.shape[:2]
    size = max(STEP, round(w * scale)), max(STEP, round(h * scale))
    if size == (w, h):
        small = image
    else:
        small = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC),
                           np.uint8)
    padded = cv2.copyMakeBorder(small, 0, -size[1] % STEP, 0, -size[0] % STEP, cv2.BORDER_CONSTANT, value=(GREY,) * 3)
    data = cv2.dnn.blobFromImage(padded, 1 / 255, swapRB=True)
    [answer] = _network(model).run(None, {DICE_FINDER.input: data})
    found = np.asarray(answer, np.float64)[0].T
    found = found[found[:, 4] >= settings.least]
    found = found[np.argsort(-found[:, 4], kind="stable")]
    middle, half = found[:, :2] * [w / size[0], h / size[1]], found[:, 2:4] * [w / size[0], h / size[1]] / 2
    boxes = np.concatenate([middle - half, middle + half], axis=1)
    kept = apart(boxes, settings.overlap)
    return boxes[kept], found[kept, 4]


def apart(boxes: NDArray[np.float64], overlap: float) -> NDArray[np.intp]:
    """Indices of the boxes (N, 4), best first, that overlap no better one by more than `overlap` (greedy)."""
    left = list(range(len(boxes)))
    kept = []
    area = np.prod(boxes[:, 2:] - boxes[:, :2], axis=1)
    while left:
        best = left.pop(0)
        kept.append(best)
        rest = np.array(left, int)
        if not len(rest):
            break
        inside = np.clip(np.minimum(boxes[rest, 2:], boxes[best, 2:]) - np.maximum(boxes[rest, :2], boxes[best, :2]),
                         0, None).prod(axis=1)
        union = area[rest] + area[best] - inside
        left = [k for k, share in zip(left, inside / np.maximum(union, 1e-9), strict=True) if share <= overlap]
    return np.array(kept, np.intp)


@cache
def _network(model: Path | None) -> Network:
    return load_network(DICE_FINDER, model)
