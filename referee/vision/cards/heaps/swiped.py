"""Finds what sticks out from under a card on one side: a heap swiped into a line, a column, a swiped stack.

Why: only the top card of a line is seen whole, and it tells the line's width and direction. The rest of it is what
differs from the bare table there; people swipe in bows, so it is followed step by step. Not done here: counting its
cards (`strips`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.flat.plane import Plane
from referee.vision.cards.flat.quads import covers, together

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class SwipedSettings:
    """How a line is followed, in millimetres.

    - `least`: of cards sticking out on one side from which it is a line: piles are untidier than one might think.
    - `longest`: of a line of forty cards, a centimetre a card.
    - `edge`: of the card's sides that are left out across: cards of a line lie turned and shifted a little.
    - `filled`: share across that must differ from the bare table.
    - `clear`: factor by which it must stick out further than on any other side.
    - `apart`: shared part from which another card is one of the same line or pile.
    - `bow`: how far beside its way a line's edges are looked for; `follow`: share of it by which it is followed.
    - `wider`: by how much a line may be wider than its top card, to be followed.
    - `stiff`: length over which it keeps its direction; `turn`: radians by which it may leave that of its top card.
    """

    least: float = 9.0
    longest: float = 420.0
    edge: float = 9.0
    filled: float = 0.6
    clear: float = 2.0
    apart: float = 0.12
    bow: float = 40.0
    follow: float = 0.25
    wider: float = 45.0
    stiff: float = 25.0
    turn: float = 0.3


SWIPED = SwipedSettings()


@dataclass(frozen=True)
class Swiped:
    """A line under the card `top`, in millimetres. `way` (L, 2): its middle, from the end of the lowest card to that of
    the top card, a point a millimetre; `across` (2,) a vector for each (L, 2): from the middle to its side. `out`: how
    far it sticks out from under the top card; `long_way`: it runs along the cards' long sides."""

    top: int
    way: Floats
    across: Floats
    out: float
    long_way: bool

    @property
    def outline(self) -> Floats:
        """Its outline (8, 2), from the far end's side on."""
        at = np.linspace(0, len(self.way) - 1, 4).round().astype(int)
        return np.concatenate([self.way[at] - self.across[at], (self.way[at] + self.across[at])[::-1]])


def chains(quads: Floats, clear: Floats) -> list[list[int]]:
    """Cards (N, 4, 2) that lie on one another, of each chain the clearest one first; `clear` (N,): the more, the surer
    it is that nothing lies on it."""
    shared = covers(quads)
    touching = (shared > SWIPED.apart) | (SWIPED.apart < shared.T)
    groups = together(range(len(quads)), lambda i, j: bool(touching[i, j]))
    return [sorted(group, key=lambda k: -float(clear[k])) for group in groups]


def lines_under(quads: Floats, plane: Plane, foreground: Foreground, groups: list[list[int]]) -> list[Swiped]:
    """The lines among cards with corners (N, 4, 2) in pixels; `groups`: as `chains` tells them, those whose lines go
    before others' first."""
    flat = plane.to_mm(quads)
    found: list[Swiped] = []
    free = foreground.mask.astype(np.uint8)
    for chain in groups:
        own = free.copy()
        _painted(own, [quads[j] for j in range(len(quads)) if j not in chain], foreground.scale)
        line = _line(chain[0], flat[chain[0]], plane, replace(foreground, mask=own > 0))
        if line is not None:
            found.append(line)
            _painted(free, [plane.to_pixels(line.outline)], foreground.scale)
    return found


def without(foreground: Foreground, outlines: Sequence[Floats]) -> Foreground:
    """What lies there besides outlines (K, 2) in pixels."""
    mask = foreground.mask.astype(np.uint8)
    _painted(mask, outlines, foreground.scale)
    return replace(foreground, mask=mask > 0)


def _painted(mask: NDArray[np.uint8], outlines: Sequence[Floats], scale: float) -> None:
    """Take outlines in pixels out of a smaller mask."""
    for outline in outlines:
        cv2.fillPoly(mask, [np.round((outline + 0.5) * scale - 0.5).astype(np.int32)], 0)


def _line(k: int, card: Floats, plane: Plane, foreground: Foreground) -> Swiped | None:
    middle = card.mean(axis=0)
    sides = [(card[(s + 1) % 4] + card[s]) / 2 - middle for s in range(4)]
    if min(float(np.linalg.norm(side)) for side in sides) <= SWIPED.edge:
        return None
    ways = [_followed(middle, side, sides[(s + 1) % 4], plane, foreground) for s, side in enumerate(sides)]
    outs = [len(way) for way, _ in ways]
    s = int(np.argmax(outs))
    second = max(o for j, o in enumerate(outs) if j != s)
    if outs[s] < SWIPED.least or outs[s] < SWIPED.clear * second:
        return None
    half = float(np.linalg.norm(sides[s]))
    under = middle + sides[s] * np.linspace(1, -1, round(2 * half))[:, None]
    beside = np.repeat(sides[(s + 1) % 4][None], len(under), axis=0)
    way, across = ways[s]
    return Swiped(k, np.concatenate([way[::-1], under]), np.concatenate([across[::-1], beside]), float(outs[s]),
                  s % 2 == 0)


def _followed(middle: Floats, side: Floats, beside: Floats, plane: Plane,
              foreground: Foreground) -> tuple[Floats, Floats]:
    """The way (L, 2) that something takes beyond a card's side, a point a millimetre, and the vectors across (L, 2)."""
    wide = float(np.linalg.norm(beside))
    ahead, sideways = side / np.linalg.norm(side), beside / wide
    at, way, across = middle + side, list[Floats](), list[Floats]()
    s = np.arange(-wide - SWIPED.bow, wide + SWIPED.bow + 1)
    inner = np.abs(s) <= wide - SWIPED.edge
    while len(way) < SWIPED.longest:
        at = at + ahead
        points = at + sideways * s[:, None]
        seen = _at(foreground, plane.to_pixels(points))
        if seen[inner].mean() < SWIPED.filled:
            break
        off = _off_middle(s, seen, wide)
        at = at + sideways * (off * SWIPED.follow)
        way.append(at)
        across.append(sideways * wide)
        if len(way) > SWIPED.stiff / 2:
            back = way[-min(len(way), round(SWIPED.stiff))]
            ahead = (at - back) / max(float(np.linalg.norm(at - back)), 1e-6)
            ahead = _within(ahead, side / np.linalg.norm(side))
            sideways = np.array([-ahead[1], ahead[0]]) * np.sign(np.dot([-ahead[1], ahead[0]], sideways))
    return np.array(way).reshape(-1, 2), np.array(across).reshape(-1, 2)


def _within(ahead: Floats, first: Floats) -> Floats:
    """A direction, turned back to within `turn` of the first one."""
    angle = float(np.arctan2(first[0] * ahead[1] - first[1] * ahead[0], np.dot(first, ahead)))
    kept = float(np.clip(angle, -SWIPED.turn, SWIPED.turn))
    cos, sin = np.cos(kept), np.sin(kept)
    return np.array([first[0] * cos - first[1] * sin, first[0] * sin + first[1] * cos])


def _off_middle(s: Floats, seen: NDArray[np.bool_], wide: float) -> float:
    """How far beside its way the middle of a line lies; 0 where its edges are not both seen."""
    middle = len(s) // 2
    left = middle - int(np.argmin(seen[:middle + 1][::-1])) if not seen[:middle + 1].all() else -1
    right = middle + int(np.argmin(seen[middle:])) if not seen[middle:].all() else -1
    if left < 0 or right < 0 or not seen[middle] or s[right] - s[left] > 2 * wide + SWIPED.wider:
        return 0.0
    return float(s[left] + s[right]) / 2


def _at(foreground: Foreground, pixels: Floats) -> NDArray[np.bool_]:
    at = np.round((pixels + 0.5) * foreground.scale - 0.5).astype(int)
    h, w = foreground.mask.shape
    inside = (at[..., 0] >= 0) & (at[..., 1] >= 0) & (at[..., 0] < w) & (at[..., 1] < h)
    return np.asarray(inside & foreground.mask[np.clip(at[..., 1], 0, h - 1), np.clip(at[..., 0], 0, w - 1)])
