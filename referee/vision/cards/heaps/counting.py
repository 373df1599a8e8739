"""Counts the cards of a swiped line of backs: laid flat along its bow, and every edge in it told by a network.

Why: edges of one back on the same back are faint, one missed is a point, and prints beat as edges do. So a count is
said where the network's steps and another witness tell the same, and none another: the line's beat, what repeats in its
rows, what folds onto itself. Not done here: finding lines (`swiped`, `backs`), lines of faces (`faces`), whose they
are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.heaps.periods import Period, period_of, printed
from referee.vision.cards.heaps.repeats import Repeats, repeats_of
from referee.vision.cards.heaps.steps import Steps, steps_of
from referee.vision.cards.heaps.swiped import Swiped
from referee.vision.cards.networks import strips
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class CountSettings:
    """When a count is said.

    - `lead`, `sees`: log odds from which the network's steps tell a count, and from which it sees any to be heard.
    - `near`: by how much another witness may be off it. `beat`, `rows`, `gain`: leads of the beat and of the rows'
      spectra, and gain by folding, from which they are heard.
    - `end`: mm by which the top card's edge may lie off; `sign`: probability of an edge that is a sign of it; `beyond`:
      mm past it in which no edge may be seen.
    - `rim`: mm from a card's sides in which an edge may be its own; `turned`: edges seen in the top card from which it
      lies the other way; `dense`: how close they are there at least, beside those that stick out.
    """

    lead: float = 1.0
    sees: float = 1.0
    near: float = 0.6
    beat: float = 1.25
    rows: float = 1.3
    gain: float = 0.05
    end: float = 2.0
    sign: float = 0.1
    beyond: float = 12.0
    rim: float = 3.0
    turned: int = 2
    dense: float = 0.7


COUNT = CountSettings()


@dataclass(frozen=True)
class Counted:
    """`cards`: how many lie in a line, None where that is not certain; `confidence` that it is right; `edges`: where
    each card that was seen begins, as `(left, right)` in pixels of the picture (N, 2, 2), from the lowest up."""

    cards: int | None
    confidence: float
    edges: Floats


def counted(image: Image, line: Swiped, plane: Plane, model: Path | None = None) -> Counted:
    """The cards of a line of backs in a BGR picture. `ModelError` where the network is not as shipped."""
    strip, way, across = unrolled(image, line, plane)
    heat, _ = strips.heat(strip, model)
    lies = sticking_out(heat, line.out)
    if lies is None:
        return Counted(None, 0.0, np.zeros((0, 2, 2)))
    out, turned_round = lies
    if turned_round:
        strip, heat, way, across = strip[::-1, ::-1], heat[::-1], way[::-1], across[::-1]
    if not ends_there(heat, out):
        return Counted(None, 0.0, np.zeros((0, 2, 2)))
    others = witnesses(period_of(strip, out), repeats_of(strip, out), lambda count: printed(strip, out, count))
    cards, sure = agreed(steps_of(heat, out), others)
    first, step = strips.END_MM * strips.PER_MM, out * strips.PER_MM / max((cards or 1) - 1, 1)
    at = np.round(first + step * np.arange(1, cards or 1)).astype(np.intp)
    return Counted(cards, sure, _edges(at, way, across, plane))


def sticking_out(heat: Floats, out: float) -> tuple[float, bool] | None:
    """How many mm of a line stick out below its top card, and whether that lies at the other end than was thought; told
    by edges (L,) that the network sees where `out` mm of the line leave a whole card, which has none.

    Such a card lies at the other end, or the other way: what was taken for a short side is a long one, and all measures
    are off by that. None where no card so fits what is without edges at one end only."""
    long_ = len(heat) / strips.PER_MM - 2 * strips.END_MM
    at, p = _peaks(heat)
    edges = at[p >= strips.STRIPS.least]
    edges = edges[(edges > COUNT.rim) & (edges < long_ - COUNT.rim)]
    inside, below = int((edges > out + COUNT.rim).sum()), int((edges < out - COUNT.rim).sum())
    if inside < COUNT.turned:
        return out, False
    cards = long_ - out, (long_ - out) * (SHORT / LONG) ** 2
    forward = [float(edges[-1]) for card in cards if abs(long_ - edges[-1] - card) < COUNT.rim]
    backward = [float(long_ - edges[0]) for card in cards if abs(edges[0] - card) < COUNT.rim]
    thick = inside * out >= COUNT.dense * below * (edges[-1] - out)
    if len(forward) + len(backward) != 1 or not thick:
        return None
    return (forward or backward)[0], bool(backward)


def ends_there(heat: Floats, out: float) -> bool:
    """Whether the network sees signs of an edge (L,) where the top card begins, `out` mm from the line's beginning, and
    none right beyond.

    Else the scale is wrong, as with cards of another shape: half a step off is a card more."""
    at, p = _peaks(heat)
    off = at - out
    beyond = (off > COUNT.end) & (off < COUNT.beyond) & (p >= strips.STRIPS.least)
    return bool((p[np.abs(off) <= COUNT.end] >= COUNT.sign).any()) and not beyond.any()


def _peaks(heat: Floats) -> tuple[Floats, Floats]:
    """Where an edge is likeliest, mm from the line's beginning, and its probability there."""
    at, p = strips.peaks(heat, round(strips.STRIPS.apart_mm * strips.PER_MM))
    return at / strips.PER_MM - strips.END_MM, p


def witnesses(beat: Period | None, repeats: Repeats | None, own: Callable[[float], bool]) -> tuple[float, ...]:
    """How many cards a line's beat, its rows' spectra and what folds in it tell, of those that are heard.

    `own`: whether so many are the print's own doing."""
    found = list[float]()
    if beat is not None and beat.steady and beat.lead >= COUNT.beat and not own(beat.cards):
        found.append(beat.cards)
    if repeats is not None and repeats.lead >= COUNT.rows and not own(repeats.by_rows):
        found.append(repeats.by_rows)
    if repeats is not None and repeats.gain >= COUNT.gain:
        found.append(float(repeats.by_folding))
    return tuple(found)


def agreed(steps: Steps | None, others: Sequence[float]) -> tuple[int | None, float]:
    """How many cards a line of backs has, and how sure that is; None where the network's steps and what other witnesses
    tell are not the same, or there is no other."""
    if steps is None or steps.lead < COUNT.lead or steps.seen < COUNT.sees:
        return None, 0.0
    same = [abs(cards - steps.cards) <= COUNT.near for cards in others]
    if not same or not all(same):
        return None, 0.3
    return steps.cards, 0.9 if len(same) > 1 else 0.75


def _edges(at: NDArray[np.intp], way: Floats, across: Floats, plane: Plane) -> Floats:
    """Edges (N, 2, 2) in pixels of columns (N,)."""
    places = np.clip(at, 0, len(way) - 1)
    edges = np.stack([way[places] - across[places], way[places] + across[places]], axis=1)
    return plane.to_pixels(edges) if len(edges) else edges


def unrolled(image: Image, line: Swiped, plane: Plane) -> tuple[Image, Floats, Floats]:
    """A line as a strip (64, L, 3), as the network was shown them, the lowest card's end first; and for each column its
    middle and the vector to its side, in millimetres."""
    way, across = _resampled(line)
    middle = plane.to_pixels(way)
    side = plane.to_pixels(way + across) - middle
    rows = max(1, round(float(np.linalg.norm(side, axis=1).mean()) * 2 / strips.ACROSS))
    s = ((np.arange(strips.ACROSS * rows) + 0.5) / (strips.ACROSS * rows) * 2 - 1) * (1 + 2 * strips.RIM)
    points = (middle[None] + s[:, None, None] * side[None]).astype(np.float32)
    out = cv2.remap(image, points[..., 0], points[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if rows > 1:
        out = cv2.resize(out, (len(way), strips.ACROSS), interpolation=cv2.INTER_AREA)
    return np.asarray(out, np.uint8), way, across


def _resampled(line: Swiped) -> tuple[Floats, Floats]:
    """The way and the vectors across at every column, `END_MM` longer at either end, its bows smoothed."""
    soft = [cv2.GaussianBlur(np.ascontiguousarray(v), (1, 15), 0.1, sigmaY=4.0, borderType=cv2.BORDER_REPLICATE)
            for v in (line.way, line.across)]
    way, across = (np.asarray(v, np.float64).reshape(-1, 2) for v in soft)
    ends = [(way[0] - way[min(8, len(way) - 1)]), (way[-1] - way[max(-9, -len(way))])]
    ends = [e / max(float(np.linalg.norm(e)), 1e-6) for e in ends]
    far = np.arange(strips.END_MM, 0, -1.0)[:, None]
    way = np.concatenate([way[:1] + ends[0] * far, way, way[-1:] + ends[1] * far[::-1]])
    across = np.concatenate([np.repeat(across[:1], len(far), 0), across, np.repeat(across[-1:], len(far), 0)])
    at = np.arange(round(len(way) * strips.PER_MM)) / strips.PER_MM
    index = np.arange(len(way))
    fine = [np.column_stack([np.interp(at, index, v[:, k]) for k in (0, 1)]) for v in (way, across)]
    return fine[0], fine[1]
