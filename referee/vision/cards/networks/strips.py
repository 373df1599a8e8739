"""Where the cards of a heap that was swiped into a line begin: a trained network over the heap laid flat.

Why so broad a look: edges of plain backs hardly show, but their round corners make the heap's outline jagged.
Input: (N, 6, 64, L), as `shown` makes it of BGR, L in steps of 8: the swipe runs along x, `PER_MM` pixels a mm.
`END_MM` of what lies before and behind the heap are seen too, and `RIM` of its breadth at either side.
Output (N, 2, L): logits of every column that there a card ends that lies on another, and that the heap itself ends.
Cards are one more than the former.
Not done here: finding the heap, or whose it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.common.networks.model import Kind, load_network
from referee.vision.common.networks.runtime import Network

ACROSS = 64
RIM = 0.12
PER_MM = 2.0
END_MM = 8.0
STEP = 8
GREY = 114
EDGE, END = 0, 1

CARD_STRIPS = Kind("card_strips", "heaps", 6, "edges", 2, "models.training.cards.strips", "model-card-strips")


@dataclass(frozen=True, slots=True)
class StripSettings:
    """- `least`: probability from which a column is an edge.
    - `apart_mm`: edges nearer than this are one; cards swiped apart lie 5 mm or more from each other.
    - `uneven`: a step so many times the middle one hides an edge that was not seen: heaps are swiped more evenly.
    - `largest_mm`: a longer step hides one, too; cards laid in columns lie up to 32 mm apart.
    - `side_off_mm`: by how much the uppermost card's edge may lie off its side's length from an end.
    - `around_mm`, `rows`: how far along and across a strip what lies around a pixel is told; `most`: levels by which it
      counts as different there; `noise`: levels that are never made more of; `strong`: the most that is shown.
    """

    least: float = 0.4
    apart_mm: float = 1.6
    uneven: float = 1.75
    largest_mm: float = 36.0
    side_off_mm: float = 5.0
    around_mm: float = 6.0
    rows: int = 8
    most: float = 10.0
    noise: float = 1.5
    strong: float = 4.0


STRIPS = StripSettings()


@dataclass(frozen=True)
class Edges:
    """The inner edges of a heap: `positions` (N,) in pixels along the strip and their `probabilities` (N,).

    `ends` of the heap, first and last, in pixels. `confidence` 0..1 that all edges are seen and no other."""

    positions: NDArray[np.float64]
    probabilities: NDArray[np.float64]
    ends: tuple[float, float]
    confidence: float

    @property
    def cards(self) -> int:
        """How many cards the heap has."""
        return len(self.positions) + 1


def laid_flat(image: NDArray[np.uint8], quad: NDArray[np.float64], length_mm: float) -> tuple[
        NDArray[np.uint8], NDArray[np.float64]]:
    """The heap as a strip (64, L, 3), and the homography (3, 3) from the strip's pixels to those of the BGR picture.

    `quad` (4, 2): the heap's corners in pixels of the picture, the swipe running from the side 3-0 to the side 1-2;
    `length_mm`: how long it is that way. The strip shows more, as told above."""
    length = max(8, round((length_mm + 2 * END_MM) * PER_MM))
    a, b = END_MM * PER_MM - 0.5, (END_MM + length_mm) * PER_MM - 0.5
    low, high = (ACROSS * side / (1 + 2 * RIM) - 0.5 for side in (RIM, 1 + RIM))
    at = np.array([[a, low], [b, low], [b, high], [a, high]], np.float32)
    to = cv2.getPerspectiveTransform(at, quad.astype(np.float32))
    across = (float(np.hypot(*(quad[3] - quad[0]))) + float(np.hypot(*(quad[2] - quad[1])))) / 2 / (high - low)
    tall = max(1, round(across))  # rows of the picture a row of the strip: thinned out, or fine print would flicker
    fine = np.diag([1.0, 1 / tall, 1.0])
    fine[1, 2] = 0.5 / tall - 0.5
    out = cv2.warpPerspective(image, to @ fine, (length, ACROSS * tall), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                              borderMode=cv2.BORDER_REPLICATE)
    if tall > 1:
        out = cv2.resize(out, (length, ACROSS), interpolation=cv2.INTER_AREA)
    return np.asarray(out, np.uint8), np.asarray(to, np.float64)


def shown(strip: NDArray[np.uint8]) -> NDArray[np.float32]:
    """A strip (64, L, 3) as the network is shown it (6, 64, L): BGR from -1 to 1; and how it differs from what lies
    around, in shares of how much that differs usually. Edges of a back on the same back are a few levels dark."""
    bgr = strip.astype(np.float32)
    around = 2 * round(STRIPS.around_mm * PER_MM) + 1, 2 * STRIPS.rows + 1
    off = bgr - cv2.blur(bgr, around)
    usual = cv2.blur(np.minimum(np.abs(off), np.float32(STRIPS.most)), around)
    off = np.clip(off / (usual + np.float32(STRIPS.noise)), -STRIPS.strong, STRIPS.strong)
    both = np.concatenate([bgr / np.float32(127.5) - np.float32(1), off], axis=2)
    return np.asarray(both.transpose(2, 0, 1), np.float32)


def heat(strip: NDArray[np.uint8], model: Path | None = None) -> NDArray[np.float64]:
    """Probabilities (2, L) of every column of a strip (64, L, 3); the mean of both ways round. `ModelError` as
    `load_network`."""
    length = strip.shape[1]
    padded = cv2.copyMakeBorder(strip, 0, 0, 0, -length % STEP, cv2.BORDER_CONSTANT, value=(GREY,) * 3)
    seen = shown(np.asarray(padded, np.uint8))
    data = np.ascontiguousarray(np.stack([seen, seen[:, ::-1, ::-1]]))
    [answer] = _network(model).run(None, {CARD_STRIPS.input: data})
    logits = (np.asarray(answer[0], np.float64) + np.asarray(answer[1], np.float64)[:, ::-1]) / 2
    return np.asarray(1 / (1 + np.exp(-logits[:, :length])), np.float64)


def count(strip: NDArray[np.uint8], side_mm: float | None = None, model: Path | None = None,
          settings: StripSettings = STRIPS) -> Edges:
    """The edges in a strip (64, L, 3) of `laid_flat`.

    `side_mm`: length of a card along the swipe, by which edges that do not show are missed; without it the confidence
    says only what was seen."""
    edge, end = heat(strip, model)
    half = strip.shape[1] // 2
    first, last = float(end[:half].argmax()), float(half + end[half:].argmax())
    at, p = peaks(edge, round(settings.apart_mm * PER_MM))
    inside = (at > first + 2) & (at < last - 2)
    at, p = at[inside], p[inside]
    sure = float(np.prod(np.maximum(p, 1 - p))) if len(p) else 1.0
    kept = p >= settings.least
    edges = Edges(at[kept].astype(np.float64), p[kept], (first, last), sure)
    if side_mm is not None and not adds_up(edges, side_mm, settings):
        return replace(edges, confidence=0.0)
    return edges


def adds_up(edges: Edges, side_mm: float, settings: StripSettings = STRIPS) -> bool:
    """Whether no edge is missing by the heap's measure: its uppermost card is whole, the rest lies in even steps."""
    first, last = (v / PER_MM for v in edges.ends)
    at = edges.positions / PER_MM
    if not len(at):
        return abs(last - first - side_mm) < settings.side_off_mm
    for hind, rest in ((last - at[-1], np.diff([first, *at])), (at[0] - first, np.diff([*at, last]))):
        even = rest.max() <= min(settings.largest_mm, settings.uneven * float(np.median(rest)))
        if abs(hind - side_mm) < settings.side_off_mm and even:
            return True
    return False


def peaks(heat_of: NDArray[np.float64], near: int) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """Columns that no column within `near` exceeds, and what they say; at most one of equal neighbours."""
    padded = np.pad(heat_of, near, constant_values=-1.0)
    around = np.lib.stride_tricks.sliding_window_view(padded, 2 * near + 1)
    at = np.flatnonzero((heat_of >= around.max(axis=1)) & (heat_of > 0.02))
    at = at[np.concatenate([[True], np.diff(at) > near])] if len(at) else at
    return at, heat_of[at]


@cache
def _network(model: Path | None) -> Network:
    return load_network(CARD_STRIPS, model)
