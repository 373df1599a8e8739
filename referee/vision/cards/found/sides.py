"""Lays each side of a card's outline onto the straight edge next to it, whatever else lies in the picture.

Why: a network tells where a card is to a tenth of its width, and the reader of faces wants it truer. Cards held close
or alone have no others by which their plane and size are known (`snapping`). Not done here: finding cards.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.networks.faces import flat
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class SideSettings:
    """How edges are looked for, in pixels of a card laid flat, `wide` and `tall`.

    - `reach`: either way that an edge is looked for; `corner`: share of a side at its ends that is left out.
    - `strong`: grey levels a pixel at which an edge counts fully: print must not outweigh a shadow.
    - `far`: what an end at `reach` loses, in support; `like`: how much less than the best an edge that lies a `border`
      farther out may have, and is taken: a border has two.
    - `least`: support (0..1) from which a side is moved; `rounds`: how often all are.
    """

    wide: int = 80
    tall: int = 120
    reach: int = 12
    corner: float = 0.12
    strong: float = 9.0
    far: float = 0.25
    border: int = 7
    like: float = 0.12
    least: float = 0.35
    rounds: int = 2


SIDES = SideSettings()
INWARDS = np.array([[0, 1], [-1, 0], [0, -1], [1, 0]], np.float64)
"""From the sides of a card laid flat, clockwise from the top, towards its middle."""


def onto_edges(image: Image, quads: Floats) -> Floats:
    """Outlines (N, 4, 2) of cards in a BGR picture, clockwise, with each side that has an edge near laid onto it."""
    for _ in range(SIDES.rounds if len(quads) else 0):
        quads = np.stack([_laid(image, quad) for quad in quads])
    return quads


def _laid(image: Image, quad: Floats) -> Floats:
    room = SIDES.reach + 4
    size = SIDES.wide + 2 * room, SIDES.tall + 2 * room
    corners = np.array([[0, 0], [SIDES.wide, 0], [SIDES.wide, SIDES.tall], [0, SIDES.tall]], np.float64) + room
    to = cv2.getPerspectiveTransform(corners.astype(np.float32), quad.astype(np.float32))
    ends = np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], np.float64)
    around = cv2.perspectiveTransform(ends[None], to)[0]
    lab = cv2.GaussianBlur(cv2.cvtColor(flat(image, around, 1.0, size), cv2.COLOR_BGR2LAB), (0, 0), 1.0)
    lines = []
    for k, inwards in enumerate(INWARDS):  # each side turned to the top
        turned = np.ascontiguousarray(np.rot90(lab, k))
        steep = np.abs(np.diff(turned.astype(np.float32), axis=0)).max(axis=2)
        long_ = SIDES.wide if k % 2 == 0 else SIDES.tall
        first, last = _edge(np.minimum(steep / SIDES.strong, 1), room, long_)
        lines.append((corners[k] + first * inwards, corners[(k + 1) % 4] + last * inwards))
    crossed = np.array([_crossing(lines[k - 1], lines[k]) for k in range(4)])
    return np.asarray(cv2.perspectiveTransform(crossed[None], to)[0], np.float64)


def _edge(steep: NDArray[np.float32], room: int, long_: int) -> tuple[float, float]:
    """How far down the top side's ends lie on the best edge near it; 0 where there is none."""
    columns = np.arange(room + round(SIDES.corner * long_), room + round((1 - SIDES.corner) * long_))
    share = (columns - room) / long_
    offsets = np.arange(-SIDES.reach, SIDES.reach + 1)
    down = offsets[:, None, None] * (1 - share) + offsets[None, :, None] * share
    support = steep[np.round(room - 1 + down).astype(np.intp), columns].mean(axis=2)
    far = np.abs(offsets) * SIDES.far / SIDES.reach
    support = support - (far[:, None] + far[None]) / 2
    best = float(support.max())
    if best < SIDES.least:
        return 0.0, 0.0
    inner = np.array(np.unravel_index(int(support.argmax()), support.shape))
    good = np.argwhere(support >= best - SIDES.like)
    good = good[(inner - good).max(axis=1) <= SIDES.border]
    first, last = good[int(good.sum(axis=1).argmin())]
    return float(offsets[first]), float(offsets[last])


def _crossing(one: tuple[Floats, Floats], two: tuple[Floats, Floats]) -> Floats:
    """Where two lines, two points of each, meet."""
    (a, b), (c, d) = one, two
    u, v = b - a, d - c
    share = ((c - a)[0] * v[1] - (c - a)[1] * v[0]) / (u[0] * v[1] - u[1] * v[0])
    return np.asarray(a + share * u)
