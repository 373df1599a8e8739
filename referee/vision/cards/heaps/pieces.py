"""Finds pieces of what lies on the bare table: whole heaps, or parts of one colour where several things touch.

Why: the finder knows single cards, and in a heap of backs it sees cards where none end; but a heap stands out from the
table. Not done here: saying what a piece is (`lying`), or counting it (`counting`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Mask = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class PieceSettings:
    """What a piece is.

    - `least`, `most`: its area as a share of the picture's.
    - `solid`: share of its convex hull that it fills; heaps in bows fill nine tenths.
    - `bits`: levels of a and b of one colour; `bit`: share of what lies together from which a colour starts a part.
    - `soft`: pixels by which the picture is softened before; `closed`: pixels of print that are closed.
    - `opened`: pixels of the thinnest part of a piece.
    """

    least: float = 0.002
    most: float = 0.2
    solid: float = 0.86
    bits: float = 13.0
    bit: float = 0.03
    soft: float = 1.2
    closed: int = 9
    opened: int = 5


PIECE = PieceSettings()


def pieces(image: Image, mask: NDArray[np.bool_], scale: float) -> list[Floats]:
    """Outlines (K, 2) in pixels of a BGR picture; `mask` (h, w): what differs from the bare table, `scale` times
    smaller. Where things touch, all of them together and each part of one colour are told: they overlap."""
    small = cv2.resize(image, (mask.shape[1], mask.shape[0]), interpolation=cv2.INTER_AREA)
    count, parts, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8))
    found = list[Floats]()
    for k in range(1, count):
        if not PIECE.least * mask.size <= stats[k, cv2.CC_STAT_AREA] <= PIECE.most * mask.size:
            continue
        together = (parts == k).astype(np.uint8)
        for part in (together, *_parts(together, np.asarray(small, np.uint8))):
            outline = _outline(part)
            if outline is not None:
                found.append((outline + 0.5) / scale - 0.5)
    return found


def _outline(part: Mask) -> Floats | None:
    """The largest outline (K, 2) of a mask; None where it is small or not solid."""
    outer, _ = cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not outer:
        return None
    largest = max(outer, key=cv2.contourArea)
    area, hull = cv2.contourArea(largest), cv2.contourArea(cv2.convexHull(largest))
    if area < PIECE.least * part.size or area < PIECE.solid * hull:
        return None
    return np.asarray(largest[:, 0], np.float64)


def _parts(together: Mask, small: Image) -> list[Mask]:
    """The parts of what lies together: each floods from what has one colour to where colours change. Parts of one
    colour are told together, too: a word may lie between them."""
    x, y, w, h = cv2.boundingRect(together)
    box = np.s_[max(y - 4, 0):y + h + 4, max(x - 4, 0):x + w + 4]
    picture, left = np.ascontiguousarray(small[box]), together[box].copy()
    lab = cv2.cvtColor(cv2.GaussianBlur(picture, (0, 0), PIECE.soft), cv2.COLOR_BGR2LAB).astype(np.float32)
    closing, opening = (cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (n, n)) for n in (PIECE.closed, PIECE.opened))
    seeds = np.where(cv2.dilate(left, closing) > 0, 0, 1).astype(np.int32)
    least, shades = PIECE.bit * float(left.sum()), list[list[int]]()
    while left.sum() > least:
        inside = lab[left > 0]
        _, index, times = np.unique(np.floor(inside[:, 1:] / 8).astype(int), axis=0, return_inverse=True,
                                    return_counts=True)
        if times.max() < least / 2:
            break
        middle = inside[index.ravel() == times.argmax()].mean(axis=0)
        alike = (np.linalg.norm(lab[..., 1:] - middle[1:], axis=2) < PIECE.bits) & (left > 0)
        left[alike] = 0
        core = cv2.erode(cv2.morphologyEx(alike.astype(np.uint8), cv2.MORPH_CLOSE, opening), opening)
        count, parts, stats, _ = cv2.connectedComponentsWithStats(core)
        shades.append([])
        for k in range(1, count):
            if stats[k, cv2.CC_STAT_AREA] >= least:
                shades[-1].append(int(seeds.max()) + 1)
                seeds[(parts == k) & (seeds == 0)] = shades[-1][-1]
    flooded = cv2.watershed(picture, seeds)
    out = list[Mask]()
    for few in [*([k] for shade in shades for k in shade), *(shade for shade in shades if len(shade) > 1)]:
        part = np.zeros_like(together)
        part[box] = cv2.dilate(np.isin(flooded, few).astype(np.uint8), np.ones((3, 3), np.uint8))
        out.append(np.asarray(cv2.morphologyEx(part, cv2.MORPH_OPEN, opening), np.uint8))
    return out
