"""Finds patches of one colour, as wide as long once seen from above or nearly so, with something colourless all round.

The spaces of the board are such patches, whatever their print. A picture's colour strength is cut at many levels; what
stands alone at one of them and has the shape of a parallelogram is a patch. Not done here: which of them form a board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class PatchSettings:
    """What passes for a patch.

    - `levels`: colour strengths (largest less smallest channel, 0..255) at which the picture is cut. Spaces in the dark
      have 30, their gaps a third of what they have.
    - `bright`: brightness (largest channel) at which it is cut.
    - `shares`: of 255, of the largest within a square of `near` pixels, at which both are cut as well.
    - `smooth`: pixels (standard deviation) by which grain is smoothed before, as finely and as coarsely as tried.
    - `smallest`: pixels: a space of dice of 7 pixels.
    - `shortest`: pixels round such a one.
    - `largest`: of the picture: 24 spaces have to fit.
    - `solid`: share of its hull that a patch fills; with marks and scratches at its rim still 0.9.
    - `shape`: squared area over the determinant of its spread: 144 for parallelograms, 158 for ellipses, 108 for
      triangles; rounded and seen in perspective spaces are between.
    - `most`: patches, the most outstanding, that are gone on with.
    - `same`: of its side within which two patches of like size are one, seen at two levels.
    """

    levels: tuple[int, ...] = (16, 22, 29, 37, 46, 57, 70, 86, 105, 128, 155)
    bright: tuple[int, ...] = (30, 40, 52, 66, 82, 100, 120, 143, 170, 200)
    shares: tuple[int, ...] = (150, 185, 215)
    near: int = 9
    smooth: tuple[float, ...] = (1.0, 2.2)
    smallest: int = 150
    shortest: int = 40
    largest: float = 0.03
    solid: float = 0.86
    shape: tuple[float, float] = (132.0, 166.0)
    most: int = 900
    same: float = 0.3


PATCH = PatchSettings()


@dataclass(frozen=True)
class Patches:
    """`middles` (N, 2) in pixels; `frames` (N, 2, 2): columns are the vectors along a patch's two sides, right-handed
    in the picture; `rims` (N,): how strongly their outlines stand out."""

    middles: Floats
    frames: Floats
    rims: Floats

    def __len__(self) -> int:
        return len(self.middles)

    def chosen(self, which: NDArray[np.integer]) -> Patches:
        """Those of the numbers `which`."""
        return Patches(self.middles[which], self.frames[which], self.rims[which])


def patches_in(image: Image, closer: bool = False) -> Patches:
    """The patches of a BGR picture (H, W, 3), each once. Looked at `closer`, which takes twice as long, also those that
    only thin and shallow gaps part."""
    found: list[tuple[Floats, Floats, float]] = []
    most = PATCH.largest * image.shape[0] * image.shape[1]
    for shown, levels in _looks(image, closer):
        rise = cv2.magnitude(cv2.Sobel(shown, cv2.CV_32F, 1, 0), cv2.Sobel(shown, cv2.CV_32F, 0, 1))
        for level in levels:
            contours, tree = cv2.findContours((shown > level).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
            for n, contour in enumerate(contours):
                if tree[0, n, 3] >= 0 or len(contour) < PATCH.shortest:  # a hole in something
                    continue
                patch = _patch(contour, most)
                if patch is not None:
                    at = contour[:, 0]
                    found.append((*patch, float(np.mean(rise[at[:, 1], at[:, 0]]))))
    if not found:
        return Patches(np.zeros((0, 2)), np.zeros((0, 2, 2)), np.zeros(0))
    every = Patches(np.array([f[0] for f in found]), np.array([f[1] for f in found]), np.array([f[2] for f in found]))
    return _each_once(every)


def _looks(image: Image, closer: bool) -> Iterator[tuple[NDArray[np.uint8], tuple[int, ...]]]:
    """What is cut, and at which levels: the strength of colour without fine and without coarse grain, and brightness.

    Colour parts spaces from outlines in white, brightness parts them from dark gaps in a light that has a colour. Gaps
    that are thin and shallow show in both beside the strongest nearby, `closer`.
    """
    near = np.ones((PATCH.near, PATCH.near), np.uint8)
    for sigma in PATCH.smooth:
        smooth = cv2.GaussianBlur(image, (0, 0), sigma)
        most = smooth.max(axis=2)
        strength = np.asarray(cv2.subtract(most, smooth.min(axis=2)), np.uint8)
        yield strength, PATCH.levels
        if closer and sigma == PATCH.smooth[0]:
            for shown in (most, strength):
                yield np.asarray(cv2.divide(shown, cv2.dilate(shown, near), scale=255.0), np.uint8), PATCH.shares
    yield most, PATCH.bright


def _patch(contour: cv2.typing.MatLike, most: float) -> tuple[Floats, Floats] | None:
    """Middle and frame of what a contour (N, 1, 2) encloses; None where that is no patch."""
    moments = cv2.moments(contour)
    area = moments["m00"]
    if not PATCH.smallest <= area <= most:
        return None
    spread = np.array([[moments["mu20"], moments["mu11"]], [moments["mu11"], moments["mu02"]]]) / area
    size = float(np.linalg.det(spread))
    if size <= 0 or not PATCH.shape[0] <= area * area / size <= PATCH.shape[1]:
        return None
    hull = cv2.convexHull(contour)
    if area < PATCH.solid * cv2.contourArea(hull):
        return None
    middle = np.array([moments["m10"], moments["m01"]]) / area
    sizes, axes = np.linalg.eigh(spread)
    stretch = axes @ np.diag(np.sqrt(sizes)) @ axes.T
    # Freed of its stretch a parallelogram is a square, turned anyhow.
    square = ((hull[:, 0] - middle) @ np.linalg.inv(stretch)).astype(np.float32)
    turn = np.radians(cv2.minAreaRect(square)[2])
    side = np.sqrt(12.0)
    frame = stretch @ np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) * side
    return middle, frame


def _each_once(every: Patches) -> Patches:
    """The patches; of those that lie in the same place the one whose outline stands out most."""
    order = np.argsort(-every.rims, kind="stable")
    sides = np.sqrt(np.abs(np.linalg.det(every.frames)))
    kept: list[int] = []
    for n in order:
        if kept:
            rest = np.array(kept)
            near = np.linalg.norm(every.middles[rest] - every.middles[n], axis=1) < PATCH.same * sides[n]
            like = np.abs(np.log(sides[rest] / sides[n])) < 0.5
            if (near & like).any():
                continue
        kept.append(int(n))
        if len(kept) == PATCH.most:
            break
    return every.chosen(np.array(kept))
