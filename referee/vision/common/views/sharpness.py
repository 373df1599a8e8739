"""How sharp and how grainy a picture of spots is, and how large they are: what any game's view is judged by.

Not done here: limits, words (each game's `quality`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class SharpnessSettings:
    """How edges and grain are measured.

    - `sigmas`: pixels: the two blurs of `blur`.
    - `sharpest`: quantile of the edges, by strength, above which they are measured.
    - `noise_sigma`: pixels: what is smoother than this is no noise.
    """

    sigmas: tuple[float, float] = (1.0, 2.0)
    sharpest: float = 0.9
    noise_sigma: float = 3.0


SHARPNESS = SharpnessSettings()


def blur(part: NDArray[np.uint8], inside: NDArray[np.bool_]) -> float:
    """Standard deviation in pixels of the blur at the strongest edges `inside` a BGR picture. It is the larger of the
    one across and the one down, since a shaken picture is soft one way only.

    An edge of blur s that is blurred by s1 and by s2 loses strength by sqrt((s² + s2²) / (s² + s1²)). From that s
    follows (Zhuo & Sim, "Defocus map estimation from a single image", 2011). 0 where there are no edges.
    """
    first, second = SHARPNESS.sigmas
    blurred = [cv2.GaussianBlur(part.astype(np.float32), (0, 0), s) for s in SHARPNESS.sigmas]
    found = [0.0]
    for axis in (0, 1):
        strong, weak = (cv2.split(np.abs(cv2.Sobel(soft, cv2.CV_32F, 1 - axis, axis))) for soft in blurred)
        edge, after = strong[0], weak[0]
        for stronger, beside in zip(strong[1:], weak[1:], strict=True):  # of the channel whose edge is strongest
            np.copyto(after, beside, where=stronger > edge)
            np.maximum(edge, stronger, out=edge)
        along = 1 - axis
        ridge = inside & (edge >= np.roll(edge, 1, along)) & (edge > np.roll(edge, -1, along))
        if not ridge.any():
            continue
        ridge &= edge >= np.quantile(edge[ridge], SHARPNESS.sharpest)
        ratio = np.clip((edge[ridge] / np.maximum(after[ridge], 1e-6)) ** 2, 1.0001, None)
        found.append(float(np.median(np.sqrt(np.maximum((second**2 - ratio * first**2) / (ratio - 1), 0.0)))))
    return max(found)


def side_of(quads: NDArray[np.float64]) -> float:
    """A middling spot's side, of corners (N, 4, 2), in pixels."""
    return float(np.median([np.sqrt(cv2.contourArea(q.astype(np.float32))) for q in quads]))


def cut(image: NDArray[np.uint8], quads: NDArray[np.float64]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """The part of the picture that holds the spots, corners (N, 4, 2), and which of its pixels are of them."""
    points = quads.reshape(-1, 2)
    low = np.maximum(np.floor(points.min(axis=0)).astype(int) - 4, 0)
    high = np.minimum(np.ceil(points.max(axis=0)).astype(int) + 5, [image.shape[1], image.shape[0]])
    part = image[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(part.shape[:2], np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(mask, np.round(quad - low).astype(np.int32), 1)
    return part, mask > 0


def grain(image: NDArray[np.uint8], quads: NDArray[np.float64], side: float) -> float:
    """Robust standard deviation, grey levels, of what differs from its smooth surroundings in the middles of spots."""
    reach = max(3, int(0.22 * side))
    found = []
    for x, y in quads.mean(axis=1).astype(int):
        patch = image[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1, 1].astype(np.float32)
        if patch.size:
            rest = patch - cv2.GaussianBlur(patch, (0, 0), SHARPNESS.noise_sigma)
            found.append(1.4826 * float(np.median(np.abs(rest - np.median(rest)))))
    return float(np.median(found)) if found else 0.0
