"""Where a known table lies in another picture, by what both pictures show of it (SIFT, Lowe 2004).

Why it exists: a phone was turned, a camera moved, a stream came back in another size, and pieces lie there by now. What
it does not do: believe what it finds; each game's reader has to understand its table there.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.vision.common.images import Image


@dataclass(frozen=True, slots=True)
class FeatureSettings:
    """How pictures are compared.

    - `most`: features looked for in each picture: a board's print repeats itself, so most of them tell nothing.
    - `ratio`: of the distances to the likest feature and the next.
    - `fewest`: features that must agree on where the table is.
    - `work`: longer side in pixels at which features are compared.
    - `near`: pixels there by which they may miss.
    - `spread`: share of the table's length and width over which agreeing features must spread.
    """

    most: int = 3000
    ratio: float = 0.8
    fewest: int = 12
    work: int = 1280
    near: float = 3.0
    spread: float = 0.35


FEATURES = FeatureSettings()

Pairs = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Places on the table in its own units, (N, 2), and where the picture shows them in pixels, (N, 2)."""
Features = tuple[NDArray[np.float64], NDArray[np.float32]]
"""Places in a picture's own pixels, (N, 2), and what they look like, (N, 128)."""


def features(image: Image) -> Features:
    """Places in the picture's own pixels, (N, 2), and what they look like, (N, 128)."""
    scale = min(1.0, FEATURES.work / max(image.shape[:2]))
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    keys, vectors = cv2.SIFT.create(FEATURES.most).detectAndCompute(small, np.full(small.shape, 255, np.uint8))
    at = np.array([key.pt for key in keys], np.float64).reshape(-1, 2) / scale
    return at, np.empty((0, 128), np.float32) if vectors is None else np.asarray(vectors, np.float32)


def matched(camera: PlaneCamera, known: Features, now: Features, whole: tuple[float, float, float, float],
            on_it: bool = False) -> Pairs | None:
    """What `known`, seen by `camera`, and a picture of `now` show alike; None where too little agrees. `whole`: where
    the table lies (x0, y0, x1, y1) in its units. Only what lies there counts if it shall be `on_it`."""
    if min(len(known[0]), len(now[0])) < FEATURES.fewest:
        return None
    found = cv2.BFMatcher().knnMatch(known[1], now[1], k=2)
    good = [p[0] for p in found if len(p) == 2 and p[0].distance < FEATURES.ratio * p[1].distance]
    board = camera.unproject(known[0][[m.queryIdx for m in good]])
    pixels = now[0][[m.trainIdx for m in good]]
    if on_it:
        inside = ((board >= whole[:2]) & (board <= whole[2:])).all(axis=1)
        board, pixels = board[inside], pixels[inside]
    if len(board) < FEATURES.fewest:
        return None
    miss = FEATURES.near * max(1.0, float(np.ptp(now[0], axis=0).max()) / FEATURES.work)
    matrix, inlier = cv2.findHomography(board, pixels, cv2.USAC_MAGSAC, miss)
    if matrix is None or int(inlier.sum()) < FEATURES.fewest:
        return None
    chosen = inlier.ravel() > 0
    if (np.ptp(board[chosen], axis=0) < FEATURES.spread * (np.array(whole[2:]) - whole[:2])).any():
        return None
    return board[chosen], pixels[chosen]
