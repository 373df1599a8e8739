"""Finds heaps of backs: pieces of even breadth whose one end is a card with its back up.

Why: what the finder makes of a heap of backs are cards where none are. What lies there tells better where the heap
begins and ends, and likeness to the deck's backs at which end its top card is. Not done here: counting.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.deck.sheet import Sheet
from referee.vision.cards.flat.cut import flattened, in_lab
from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.flat.quads import clockwise, short_sides
from referee.vision.cards.found.anywhere import Found, Models, looked_at
from referee.vision.cards.heaps.lying import plane_by_sides, plane_under
from referee.vision.cards.heaps.pieces import pieces
from referee.vision.cards.heaps.swiped import Swiped
from referee.vision.cards.heaps.tracing import TRACE, Traced, directions, measured, traced
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class BackSettings:
    """- `clear`: likeness from which a card that was found is seen whole, and tells about the plane.
    - `play`: of such cards from which a round is in play, and nothing is looked for.
    - `least`: mm that a heap sticks out from under its top card.
    - `rounds`: of fitting the plane to the sides that were traced.
    - `other`: factor by which most cards that were found may be larger or smaller; else the plane is wrong.
    - `shared`: share of a card that was found from which it is part of a heap.
    - `like`: correlation with a back's print that tells a top card; `near`: levels of Lab, where there is no print;
      `known`: probability that it is one, then. Words in many colours are taken for faces by the network.
    - `face`, `alike`: probability and likeness from which a card that was found is a face: it lies in no such heap.
    """

    clear: float = 0.9
    play: int = 14
    least: float = 6.0
    rounds: int = 2
    other: float = 1.6
    shared: float = 0.3
    like: float = 0.5
    near: float = 30.0
    known: float = 0.98
    face: float = 0.9
    alike: float = 0.8


BACKS = BackSettings()


@dataclass(frozen=True)
class Backs:
    """Heaps of backs: their `lines`, whose top cards are `tops`, in this order, in a `plane`; `apart` (N,): which of
    the cards that were found are no part of them."""

    lines: tuple[Swiped, ...]
    tops: Found
    plane: Plane
    apart: NDArray[np.bool_]


def backs_in(image: Image, found: Found, clear: Floats, foreground: Foreground, sheet: Sheet,
             models: Models) -> Backs | None:
    """The heaps of backs in a BGR picture; `clear` (N,): how surely each card found is seen whole. None without any."""
    whole = found.quads[(found.up >= found.down) & (clear > BACKS.clear)]
    if len(whole) >= BACKS.play:
        return None
    size = image.shape[1], image.shape[0]
    outlines = pieces(image, foreground.faint, foreground.scale)
    plane = plane_under(outlines, whole, size)
    if plane is None:
        return None
    lab = cv2.cvtColor(cv2.GaussianBlur(image, (0, 0), 1), cv2.COLOR_BGR2LAB).astype(np.float32)
    lying = _traced(lab, outlines, plane)
    for _ in range(BACKS.rounds):
        plane = plane_by_sides(measured(lying, plane), plane, size)
        lying = _traced(lab, outlines, plane)
    faces = found.quads[(found.up >= BACKS.face) & (found.numbers[:, 1:11].max(axis=1, initial=0.0) >= BACKS.face)
                        & (found.colours[:, :4].max(axis=1, initial=0.0) >= BACKS.face) & (clear >= BACKS.alike)]
    lines = [line for piece in lying for line in _lines(piece) if not _holds(line, plane.to_mm(faces).mean(axis=1))]
    short = float(np.median(short_sides(plane.to_mm(found.quads))))
    if not lines or not SHORT / BACKS.other < short < SHORT * BACKS.other:
        return None
    quads = clockwise(np.array([plane.to_pixels(_top(line)) for line in lines]))
    looked = looked_at(image, quads, models)
    lab_cards = in_lab(flattened(image, quads))
    far, like = sheet.backs(lab_cards).min(axis=1), sheet.alike_backs(lab_cards).max(axis=1)
    kept = list[int]()
    for k in np.lexsort((far, -np.where(like >= BACKS.like, like, 0.0))).tolist():
        back = like[k] >= BACKS.like or (looked.down[k] > looked.up[k] and far[k] <= BACKS.near)
        if back and not any(_over(lines[k], lines[j]) for j in kept):
            kept.append(k)
    if not kept:
        return None
    tops = looked.taken(np.array(kept, np.intp))
    tops = replace(tops, up=np.full(len(kept), 1 - BACKS.known), down=np.full(len(kept), BACKS.known))
    few = tuple(lines[k] for k in kept)
    return Backs(few, tops, plane, _apart(found.quads, [plane.to_pixels(line.outline) for line in few], size))


def _traced(lab: NDArray[np.float32], outlines: Sequence[Floats], plane: Plane) -> list[Traced]:
    found = (traced(lab, outline, plane) for outline in outlines)
    return [piece for piece in found if piece is not None]


def _lines(piece: Traced) -> list[Swiped]:
    """What a piece may be: a line along it or across it, its top card at either end."""
    out = list[Swiped]()
    for one in (piece, piece.turned()):
        side, other = min(((SHORT, LONG), (LONG, SHORT)), key=lambda s: abs(one.card - s[0]))
        if abs(one.card - side) > TRACE.side[1]:
            continue
        sticks = one.length - other * (1 + one.card / side) / 2
        if sticks < BACKS.least:
            continue
        ahead = directions(one.way)
        across = np.column_stack([-ahead[:, 1], ahead[:, 0]]) * side / 2
        out += [Swiped(-1, one.way, across, sticks, side == SHORT),
                Swiped(-1, one.way[::-1], across[::-1], sticks, side == SHORT)]
    return out


def _top(line: Swiped) -> Floats:
    """The corners (4, 2) in mm of a line's top card, a short side first."""
    half = line.across[-1]
    back = line.way[max(0, len(line.way) - 30)] - line.way[-1]
    back = back / max(float(np.linalg.norm(back)), 1e-9) * (LONG if line.long_way else SHORT)
    near = np.stack([line.way[-1] - half, line.way[-1] + half])
    corners = np.concatenate([near, near[::-1] + back])
    return corners if line.long_way else np.roll(corners, -1, axis=0)


def _holds(line: Swiped, points: Floats) -> bool:
    """Whether one of some points (N, 2) lies in a line."""
    outline = line.outline.astype(np.float32)
    return any(cv2.pointPolygonTest(outline, (float(x), float(y)), False) > 0 for x, y in points)


def _over(a: Swiped, b: Swiped) -> bool:
    """Whether two lines lie on one another."""
    outlines = [line.outline.astype(np.float32) for line in (a, b)]
    middles = [tuple(map(float, line.way[len(line.way) // 2])) for line in (a, b)]
    return any(cv2.pointPolygonTest(outline, middle, False) > 0
               for outline, middle in zip(outlines, middles[::-1], strict=True))


def _apart(quads: Floats, outlines: Sequence[Floats], size: tuple[int, int]) -> NDArray[np.bool_]:
    """Which of cards (N, 4, 2) lie outside of outlines."""
    mask = np.zeros((size[1] // 4 + 1, size[0] // 4 + 1), np.uint8)
    for outline in outlines:
        cv2.fillPoly(mask, [np.round(outline / 4).astype(np.int32)], 1)
    out = np.ones(len(quads), np.bool_)
    for k, quad in enumerate(quads):
        own = np.zeros_like(mask)
        cv2.fillPoly(own, [np.round(quad / 4).astype(np.int32)], 1)
        out[k] = float((mask * own).sum()) < BACKS.shared * max(float(own.sum()), 1.0)
    return out
