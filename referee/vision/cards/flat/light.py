"""Takes the light's tint off a flat card by what is white on it.

Why: under a blue lamp a white oval is bluer than a yellow ground is yellow. Nearly every print has white on it: its
border, an oval, its digits. Not done here: finding the ground (`cut`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.cut import GREY, in_lab

Image = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class WhiteSettings:
    """What of a card is taken for white; Lab levels of 8 bit.

    - `light`: share of the card's lightest level from which a pixel may be.
    - `pale`: levels of colour at which one counts half as much; `tinted`: the most a lamp gives to white.
    - `bin`: levels of colour counted as one; `near`: levels about the most frequent that are the same.
    - `share`: of the card, at least so much is white, or it has no white.
    """

    light: float = 0.72
    pale: float = 16.0
    tinted: float = 34.0
    bin: int = 6
    near: float = 9.0
    share: float = 0.06


WHITE = WhiteSettings()


def in_white_light(cards: Image) -> Image:
    """Flat BGR cards (N, H, W, 3) as they would be under a white lamp; those without white stay as they are."""
    out = cards.copy()
    for k, lab in enumerate(in_lab(cards)):
        white = _white(cards[k], lab)
        if white is not None:
            table = np.arange(256)[:, None] * (white.max() / white)[None]
            out[k] = cv2.LUT(cards[k], np.clip(np.round(table), 0, 255).astype(np.uint8)[None])
    return out


def _white(card: Image, lab: NDArray[np.float32]) -> NDArray[np.float64] | None:
    """The colour (3,), BGR, of what is white on a flat card, or None where nothing is."""
    flat = lab.reshape(-1, 3)
    light = flat[:, 0] >= WHITE.light * float(np.percentile(flat[:, 0], 98))
    tones = flat[light, 1:] - GREY
    chroma = np.hypot(*tones.T)
    counts = 1 / (1 + (chroma / WHITE.pale) ** 2)
    bins = ((tones + GREY) // WHITE.bin).astype(np.intp)
    wide = 256 // WHITE.bin + 1
    often = np.bincount(bins[:, 0] * wide + bins[:, 1], counts, wide**2)
    most = (np.array(divmod(int(often.argmax()), wide)) + 0.5) * WHITE.bin - GREY
    same = np.hypot(*(tones - most).T) < WHITE.near
    if same.sum() < WHITE.share * len(flat) or float(np.median(chroma[same])) > WHITE.tinted:
        return None
    return np.asarray(np.maximum(np.median(card.reshape(-1, 3)[light][same], axis=0), 1.0), np.float64)
