"""Lays the outline of a card onto the print of the face that it shows.

Why: where cards of one colour lie side by side, edges tell little; but the deck's picture tells what is printed where.
Not done here: finding cards, or naming them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.cut import HIGH, WIDE, flattened, ground_of, in_lab, print_of
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class AlignSettings:
    """How outlines are laid onto print, in pixels of a flat card.

    - `rim`: by which a side may lie off, at most.
    - `inner`: at the card's edges that is left out.
    - `soft`: by which both are softened, first and last.
    - `sized`: factors of the outline from which it starts.
    - `rounds`, `still`: of the search at most, and the gain in correlation at which it ends.
    """

    rim: int = 24
    inner: int = 4
    soft: tuple[float, ...] = (3.0, 1.0)
    sized: tuple[float, ...] = (1.0, 0.87)
    rounds: int = 40
    still: float = 1e-4


ALIGN = AlignSettings()
CORNERS = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32)


def prints_of(faces: Image) -> Singles:
    """The prints (N, 96, 64) of flat faces (N, 96, 64, 3)."""
    return np.array([print_of(face, ground_of(face)) for face in in_lab(faces)], np.float32)


def aligned(image: Image, quad: Floats, prints: Sequence[Singles]) -> tuple[int, Floats, float]:
    """Which of some prints (96, 64) a card shows about whose outline (4, 2) lies in a BGR picture; the outline laid
    onto it; and their correlation, -1 where none can be laid there."""
    each = each_aligned(image, quad, prints)
    if not each:
        return 0, quad, -1.0
    face = max(range(len(each)), key=lambda k: each[k][1])
    return face, *each[face]


def each_aligned(image: Image, quad: Floats, prints: Iterable[Singles],
                 sized: tuple[float, ...] = ALIGN.sized) -> list[tuple[Floats, float]]:
    """The outline (4, 2) laid onto each of some prints (96, 64), and their correlation; as it is, and -1, where it
    cannot be. `sized`: factors of the outline from which the search starts."""
    lab = in_lab(flattened(image, quad[None], ALIGN.rim))[0]
    there = print_of(lab, ground_of(lab[ALIGN.rim:-ALIGN.rim, ALIGN.rim:-ALIGN.rim]))
    back = cv2.getPerspectiveTransform(CORNERS + ALIGN.rim - np.float32(0.5), quad.astype(np.float32))
    out = list[tuple[Floats, float]]()
    for one in prints:
        ways = one, np.ascontiguousarray(one[::-1, ::-1])
        like, onto = max((_laid(way, there, size) for way in ways for size in sized), key=lambda laid: laid[0])
        laid = cv2.perspectiveTransform(_corners(onto)[None], back)[0] if like > -1 else quad
        out.append((np.asarray(laid, np.float64), like))
    return out


def _corners(onto: Floats | Singles) -> Floats:
    """Where an affine map (2, 3) lays the corners of a print."""
    return np.asarray((CORNERS - 0.5) @ onto[:, :2].T + onto[:, 2], np.float64)


def _laid(way: Singles, there: Singles, size: float) -> tuple[float, Floats]:
    """The correlation of a print with what lies there, and the affine map (2, 3) that lays it so."""
    middle = np.array([WIDE, HIGH]) / 2
    onto = np.column_stack([np.eye(2) * size, middle * (1 - size) + ALIGN.rim]).astype(np.float32)
    cut, like = np.full(2, ALIGN.inner, np.float32), -1.0
    for soft in ALIGN.soft:
        known = cv2.GaussianBlur(way, (0, 0), soft)[ALIGN.inner:-ALIGN.inner, ALIGN.inner:-ALIGN.inner]
        onto[:, 2] += onto[:, :2] @ cut
        try:
            like, moved = cv2.findTransformECC(
                known, cv2.GaussianBlur(there, (0, 0), soft), onto, cv2.MOTION_AFFINE,
                (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, ALIGN.rounds, ALIGN.still),
                np.full(there.shape, 255, np.uint8), 1)
        except cv2.error:  # it ran out of the picture: nothing like it lies there
            return -1.0, np.zeros((2, 3))
        onto = np.asarray(moved, np.float32).copy()
        onto[:, 2] -= onto[:, :2] @ cut
    if np.abs(_corners(onto) - (CORNERS - 0.5 + ALIGN.rim)).max() > ALIGN.rim:
        return -1.0, np.zeros((2, 3))  # it was drawn onto something else
    return float(like), np.asarray(onto, np.float64)
