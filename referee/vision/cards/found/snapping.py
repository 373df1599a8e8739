"""Lays the outlines of cards onto the edges that a picture shows: where each card ends, to a pixel.

Why: a network tells where about a card lies and how it is turned; its size is known by the other cards in the plane.
Cards are rectangles of one size, so two opposite edges are looked for at once. What lies underneath and sticks out on
one side alone does not mislead then. Not done here: finding cards.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane, plane_of
from referee.vision.cards.flat.quads import short_sides
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class SnapSettings:
    """How edges are looked for.

    - `reach`: mm either way that an edge is looked for; `step`: mm of a pixel in which that is done.
    - `turn`: radians either way; `turns`: directions that are tried.
    - `corner`: share of a side at its ends that is left out: corners are round.
    - `finest`: pixels of a short side from which a picture is made smaller: edges of 80 are as sharp as any.
    - `soft`: pixels by which the picture is softened.
    - `strong`: grey levels a pixel at which an edge counts fully: print must not outweigh a shadow.
    - `sizes`: factors by which all cards may be larger or smaller than they were found; `sized`: cards by which it is
      told. `fine`: factors by which each may be so after that, `rounds` times.
    - `far`: what a place at the end of `reach` loses, in support; `askew`: what a direction at the end of `turn` does.
    - `least`: mean support of four sides from which an outline is moved.
    """

    reach: float = 15.0
    step: float = 1.0
    turn: float = 0.14
    turns: int = 7
    corner: float = 0.1
    finest: float = 90.0
    soft: float = 0.9
    strong: float = 10.0
    sizes: tuple[float, ...] = (0.72, 0.8, 0.88, 0.94, 1.0, 1.06, 1.13, 1.23, 1.36)
    sized: int = 16
    fine: tuple[float, ...] = (0.93, 0.965, 1.0, 1.035, 1.07)
    rounds: int = 3
    far: float = 0.06
    askew: float = 0.02
    least: float = 0.22


SNAP = SnapSettings()


@dataclass(frozen=True)
class Snapped:
    """Outlines (N, 4, 2) on edges, `support` (N,): how much of an edge their sides have (0..1), and the `plane`."""

    quads: Floats
    support: Floats
    plane: Plane


def snapped(image: Image, quads: Floats, scores: Floats, size_known: bool = False) -> Snapped | None:
    """The outlines (N, 4, 2) in a BGR picture laid onto edges; `scores` (N,): how sure each card is, 0..1.

    None of fewer than two. `size_known`: all cards are as large as they were found.
    """
    if len(quads) < 2:
        return None
    scale = min(1.0, SNAP.finest / float(np.median(short_sides(quads))))
    if scale < 1:
        image = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    size = image.shape[1], image.shape[0]
    surer = scores >= np.median(scores)
    plane = _plane(quads[surer] * scale, size)
    field = _field(image)
    lying, factor = _lying(plane.to_mm(quads * scale)), 1.0
    if not size_known:
        sure = np.argsort(-scores)[:SNAP.sized]
        _, each = _fit(field, plane, lying[sure], SNAP.sizes)
        factor = SNAP.sizes[int((each * scores[sure, None]).sum(axis=0).argmax())]
    fine = tuple(factor * f for f in SNAP.fine)
    for _ in range(SNAP.rounds):  # each card's own size tells from where the table is seen
        moved, each = _fit(field, plane, lying, fine)
        best = each.argmax(axis=1)
        corners = _corners(moved[np.arange(len(moved)), best], np.array(fine)[best])
        good = (each.max(axis=1) >= SNAP.least) & surer
        if good.sum() < 2:
            break
        pixels = plane.to_pixels(corners)
        plane = _plane(pixels[good], size)
        lying, fine = _lying(plane.to_mm(pixels)), SNAP.fine
    moved, each = _fit(field, plane, lying, fine)
    common = int((each * scores[:, None]).sum(axis=0).argmax())
    whole = Plane(np.asarray(plane.matrix @ np.diag([scale, scale, 1.0]), np.float64))
    return Snapped(plane.to_pixels(_corners(moved[:, common], fine[common])) / scale, each[:, common], whole)


def _plane(quads: Floats, size: tuple[int, int]) -> Plane:
    plane = plane_of(quads, size)
    assert plane is not None  # there are cards
    return plane


def _lying(flat: Floats) -> Floats:
    """Middle and direction (N, 3) of outlines (N, 4, 2) in millimetres: x, y, angle of the long sides."""
    along = (flat[:, 2] + flat[:, 3] - flat[:, 0] - flat[:, 1]) / 2
    across = (flat[:, 1] + flat[:, 2] - flat[:, 0] - flat[:, 3]) / 2
    both = along + np.stack([-across[:, 1], across[:, 0]], axis=1)
    return np.column_stack([flat.mean(axis=1), np.arctan2(both[:, 1], both[:, 0])])


def _corners(lying: Floats, factor: float | Floats) -> Floats:
    """Outlines (N, 4, 2) of cards as they lie (N, 3), clockwise, the first side short; `factor`: of all, or (N,)."""
    factor = np.broadcast_to(factor, len(lying))[:, None]
    unit = np.stack([np.cos(lying[:, 2]), np.sin(lying[:, 2])], axis=1)
    beside = np.stack([unit[:, 1], -unit[:, 0]], axis=1)
    out = [lying[:, :2] + beside * (a * SHORT * factor / 2) + unit * (b * LONG * factor / 2)
           for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return np.stack(out, axis=1)


def _fit(field: Singles, plane: Plane, lying: Floats, factors: tuple[float, ...]) -> tuple[Floats, Floats]:
    """Cards (N, 3) laid onto the edges near them, (N, factors, 3), and how much edge their sides have (N, factors)."""
    moved, support = np.repeat(lying[:, None], len(factors), axis=1), np.zeros((len(lying), len(factors)))
    for turn in np.linspace(-SNAP.turn, SNAP.turn, SNAP.turns):
        angles = lying[:, 2] + turn
        unit = np.stack([np.cos(angles), np.sin(angles)], axis=1)
        beside = np.stack([unit[:, 1], -unit[:, 0]], axis=1)
        sums = _edges(field, plane, lying[:, :2], beside, unit, max(factors))
        sx, dx = _pairs(sums[..., 0], factors, SHORT, LONG)
        sy, dy = _pairs(sums[..., 1].swapaxes(1, 2), factors, LONG, SHORT)
        total = (sx + sy) / 2 - SNAP.askew * abs(turn) / SNAP.turn
        places = lying[:, None, :2] + beside[:, None] * dx[..., None] + unit[:, None] * dy[..., None]
        better = total > support
        moved[better] = np.concatenate([places, np.broadcast_to(angles[:, None, None], (*dx.shape, 1))], axis=2)[better]
        support = np.maximum(support, total)
    return moved, support


def _edges(field: Singles, plane: Plane, middle: Floats, beside: Floats, unit: Floats, factor: float) -> Floats:
    """The edges round cards laid flat, `step` mm a pixel, each one's middle (N, 2) in the middle; 0..1.

    Those across `beside` and those across `unit`, as sums over all pixels above and to the left: (N, H + 1, W + 1, 2).
    """
    half = np.array([SHORT, LONG]) * factor / 2 + SNAP.reach
    w, h = (2 * round(v / SNAP.step) + 5 for v in half)
    out = np.array([[0, 0], [w - 1, 0], [w - 1, h - 1], [0, h - 1]], np.float32)
    axes = np.stack([beside, unit], axis=1)
    mm = middle[:, None] + ((out - [(w - 1) / 2, (h - 1) / 2]) * SNAP.step) @ axes
    corners = plane.to_pixels(mm).astype(np.float32)
    ways = plane.to_pixels(middle[:, None] + axes) - plane.to_pixels(middle)[:, None]
    ways = (ways / np.maximum(np.linalg.norm(ways, axis=2, keepdims=True), 1e-9) / SNAP.strong).astype(np.float32)
    sums = np.zeros((len(middle), h + 1, w + 1, 2))
    for k, quad in enumerate(corners):
        matrix = cv2.getPerspectiveTransform(out, quad)
        patch = cv2.warpPerspective(field, matrix, (w, h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                    borderMode=cv2.BORDER_REPLICATE)
        strong = np.abs(cv2.transform(patch, ways[k]))
        cv2.integral(np.minimum(strong, 1), sums[k], cv2.CV_64F)
    return sums


def _field(image: Image) -> Singles:
    """The gradient (H, W, 2) of a BGR picture, levels of Lab a pixel, in whichever channel it is steepest."""
    lab = cv2.GaussianBlur(cv2.cvtColor(image, cv2.COLOR_BGR2LAB), (0, 0), SNAP.soft)
    best = [np.zeros(image.shape[:2], np.float32) for _ in (0, 1)]
    steep = np.full(image.shape[:2], -1, np.float32)
    for channel in cv2.split(lab):
        ways = [cv2.Scharr(channel, cv2.CV_32F, dx, 1 - dx, scale=1 / 32) for dx in (1, 0)]
        power = ways[0] * ways[0] + ways[1] * ways[1]
        more = power > steep
        for kept, way in zip((*best, steep), (*ways, power), strict=True):
            np.copyto(kept, way, where=more)
    return np.asarray(cv2.merge(best), np.float32)


def _pairs(sums: Floats, factors: tuple[float, ...], length: float, width: float) -> tuple[Floats, Floats]:
    """The best place of two opposite sides `length` apart and `width` long, in `sums` of edges (N, rows + 1,
    columns + 1): their edge (N, factors), and mm off the middle."""
    rows, columns = sums.shape[1] - 1, sums.shape[2] - 1
    reach = round(SNAP.reach / SNAP.step)
    offsets = np.arange(-reach, reach + 1)
    far = SNAP.far * np.abs(offsets) / reach
    edge, off = np.zeros((2, len(sums), len(factors)))
    for f, factor in enumerate(factors):
        half = round(width * factor / 2 * (1 - SNAP.corner) / SNAP.step)
        profile = np.diff(sums[:, rows // 2 + half + 1] - sums[:, rows // 2 - half], axis=1) / (2 * half + 1)
        apart = round(length * factor / 2 / SNAP.step)
        both = (profile[:, columns // 2 - apart + offsets] + profile[:, columns // 2 + apart + offsets]) / 2 - far
        best = both.argmax(axis=1)
        edge[:, f], off[:, f] = both[np.arange(len(both)), best], offsets[best] * SNAP.step
    return edge, off


def relaid(image: Image, quads: Floats, around: Floats) -> tuple[Floats, Floats]:
    """Outlines (N, 4, 2) laid onto edges in the plane that others `around` (K, 4, 2) tell, and how much edge they have
    (0..1)."""
    scale = min(1.0, SNAP.finest / float(np.median(short_sides(around))))
    if scale < 1:
        image = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    plane = _plane(around * scale, (image.shape[1], image.shape[0]))
    moved, each = _fit(_field(image), plane, _lying(plane.to_mm(quads * scale)), (1.0,))
    return plane.to_pixels(_corners(moved[:, 0], 1.0)) / scale, each[:, 0]
