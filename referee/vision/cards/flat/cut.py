"""Cards cut out of a picture and laid flat, and what is printed on them apart from the ground they are printed on.

Why: the deck's picture and the table's are compared card by card, in the same pixels. Not done here: comparing.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.quads import long_sides, short_sides

Floats = NDArray[np.float64]
Image = NDArray[np.uint8]

WIDE, HIGH = 64, 96
"""Pixels of a flat card."""
RIM = 6
"""Pixels round it that are cut out as well, so that it can be shifted."""
BIN = 8
"""Levels of a channel that are one in the search for the most frequent colour."""
BINS = 256 // BIN
NEAR = 10.0
"""Levels round it that are the ground."""
PALE, FULL = 0.03, 28.0
"""What a pixel without colour counts beside one of full colour, and the chroma (levels of a and b) from which it is."""
GREY = 128.0
"""Lab's a and b of what has no colour, in 8 bit."""
A, B = (v.ravel() for v in np.mgrid[:256, :256])
HUE_BINS = A // BIN * BINS + B // BIN
"""Of each hue, `256 a + b`: in which bin it is counted."""
HUE_COUNTS = PALE + np.minimum(np.hypot(A - 128, B - 128) / FULL, 1) ** 2
"""And what it counts."""
INNER = 4
"""Pixels of a card's edge that are left out: table, rounded corners, worn print."""


def flattened(image: Image, quads: Floats, rim: int = RIM) -> Image:
    """The cards with corners (N, 4, 2) in a BGR picture: (N, 96 + 2 rim, 64 + 2 rim, 3)."""
    out = np.zeros((len(quads), HIGH + 2 * rim, WIDE + 2 * rim, 3), np.uint8)
    to = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32) + rim - 0.5
    sizes = np.maximum(short_sides(quads) / WIDE, long_sides(quads) / HIGH) if len(quads) else np.zeros(0)
    for k, quad in enumerate(quads):
        out[k] = _laid(image, quad, to, (WIDE + 2 * rim, HIGH + 2 * rim), float(sizes[k]))
    return out


def laid(image: Image, quad: Floats, size: tuple[int, int], scale: float) -> Image:
    """What lies in corners (4, 2) of a BGR picture as (size[1], size[0], 3); `scale`: picture's pixels for one."""
    w, h = size
    return _laid(image, quad, np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32) - 0.5, size, scale)


def _laid(image: Image, quad: Floats, to: NDArray[np.float32], size: tuple[int, int], scale: float) -> Image:
    corners = np.asarray(quad, np.float32)
    if scale > 1.6:  # thinned out first, or print would flicker away
        smaller = 1.3 / scale
        reach = np.float32(0.15) * (corners.max(axis=0) - corners.min(axis=0)) + 4
        low = np.clip(np.floor(corners.min(axis=0) - reach), 0, [image.shape[1] - 2, image.shape[0] - 2]).astype(int)
        high = np.maximum(np.ceil(corners.max(axis=0) + reach), low + 2).astype(int)
        part = image[low[1]:high[1], low[0]:high[0]]
        image = np.asarray(cv2.resize(part, None, fx=smaller, fy=smaller, interpolation=cv2.INTER_AREA), np.uint8)
        corners = (corners - low.astype(np.float32) + np.float32(0.5)) * np.float32(smaller) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(corners, to)
    return np.asarray(cv2.warpPerspective(image, matrix, size, flags=cv2.INTER_LINEAR,
                                          borderMode=cv2.BORDER_REPLICATE), np.uint8)


def in_lab(cards: Image) -> NDArray[np.float32]:
    """Cards (N, H, W, 3) in 8 bit Lab levels as floats."""
    if not len(cards):
        return np.zeros(cards.shape, np.float32)
    n, h, w, _ = cards.shape
    return np.asarray(cv2.cvtColor(cards.reshape(n * h, w, 3), cv2.COLOR_BGR2LAB), np.float32).reshape(n, h, w, 3)


def ground_of(lab: NDArray[np.float32]) -> NDArray[np.float32]:
    """The colour (3,) that a flat card (H, W, 3) in Lab shows most, its edge left out.

    Discs, ovals and borders are white or black, grounds are not: what has little colour counts less.
    """
    inner = lab[INNER:-INNER, INNER:-INNER].reshape(-1, 3)
    hues = inner[:, 1].astype(np.intp) * 256 + inner[:, 2].astype(np.intp)
    often = np.bincount(HUE_BINS[hues], HUE_COUNTS[hues], BINS**2)
    a, b = np.array(divmod(int(often.argmax()), BINS)) * BIN + BIN / 2
    near = (np.abs(inner[:, 1] - a) < NEAR) & (np.abs(inner[:, 2] - b) < NEAR)
    return np.asarray(np.median(inner[near] if near.any() else inner, axis=0), np.float32)


def print_of(lab: NDArray[np.float32], ground: NDArray[np.float32]) -> NDArray[np.float32]:
    """How far each pixel of a flat card (H, W, 3) is from its ground: (H, W), about 0 to 1."""
    far = np.sqrt(((lab - ground) ** 2).sum(axis=2))
    return np.asarray(np.minimum(far / (np.percentile(far, 97) + 5), 1.3), np.float32)


def prints_in(image: Image, quads: Floats) -> NDArray[np.float32]:
    """The prints (N, 108, 76), with their rim, of the cards with corners (N, 4, 2) in a BGR picture."""
    lab = in_lab(flattened(image, quads))
    return np.array([print_of(card, ground_of(card[RIM:-RIM, RIM:-RIM])) for card in lab], np.float32)
