"""Finds and counts lines of faces, columns and swiped stacks, by what is printed on the cards.

Why: under the top card each card shows a stretch of its own face, and the deck's picture tells every face. The cards
that explain a line best, one after the other, are its cards; even steps and the network's edges say where neighbours
look alike. Not done here: whose they are, heaps of backs (`backs`).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.heaps.counting import Counted, unrolled
from referee.vision.cards.heaps.prints import PRINTED, WEIGHTS, LinePrints
from referee.vision.cards.heaps.swiped import Swiped
from referee.vision.cards.networks import strips
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class FacesSettings:
    """How lines of faces are explained, in millimetres where nothing else is said.

    - `inside`: of the top card that is explained with it, and `off`: by how much its edge may lie elsewhere.
    - `least`: that must lie there beyond a card's side to look for a line; `gap`: of bare table that ends it.
    - `longest`: line that is looked at; `most`: cards of one.
    - `columns`, `stacks`: of a step at least and at most, along the cards and across.
    - `bare`: misfit of the bare table from which something lies there; `other`: of what no card explains, at most.
    - `turn`: misfit that a card costs that lies a row further beside the one above it.
    - `stiff`: what steps cost that are not even: of their log ratio to a middling one, squared.
    - `edge`: weight of the network's log odds that a card ends there, and `seen`: what is added to them.
    - `sticks`: that may stick out from under a card unexplained: shadows, an untidy pile.
    - `rest`: misfit that may be left beyond a line: something else lies there, or its end is not seen.
    - `plainly`: misfit a millimetre of all cards up to which the light is right; else it is told anew by the line.
    - `fits`: misfit a millimetre up to which a card explains its stretch; `lead`: by which other numbers are worse. `plain`: of
      a column, by which it is one, and nothing else is looked for.
    """

    inside: int = 30
    off: int = 10
    least: int = 6
    gap: int = 5
    longest: int = 260
    most: int = 14
    columns: tuple[int, int] = (16, 38)
    stacks: tuple[int, int] = (8, 22)
    bare: float = 1.2
    other: float = 7.0
    turn: float = 1.0
    stiff: float = 12.0
    edge: float = 1.0
    seen: float = 1.0
    sticks: int = 9
    rest: float = 18.0
    plainly: float = 2.0
    fits: float = 7.0
    lead: float = 6.0
    plain: float = 20.0


FACES = FacesSettings()


@dataclass(frozen=True)
class Scene:
    """A picture to look for lines in: the BGR `image`, it and the bare table in weighed Lab, and the plane."""

    image: Image
    lab: Singles
    bare: Singles
    plane: Plane
    strips: Path | None


@dataclass(frozen=True)
class Laid:
    """A line of faces: where it lies, what it counts, its `faces` as indices of the deck, the top card's first; how
    much worse the next number of cards would explain it, `lead`, and the `misfit` of its worst card."""

    line: Swiped
    counted: Counted
    faces: tuple[int, ...]
    lead: float
    misfit: float


@dataclass(frozen=True)
class _Path:
    """Cards one after the other: where each ends (columns), by how many rows it lies beside, its face and misfit."""

    ends: tuple[int, ...]
    beside: tuple[int, ...]
    faces: tuple[int, ...]
    misfits: tuple[float, ...]


def scene_of(image: Image, bare: Image, plane: Plane, model: Path | None) -> Scene:
    """A BGR picture made ready, and that of the bare table, (H, W, 3) both."""
    return Scene(image, _weighed(image), _weighed(bare), plane, model)


def line_under(k: int, quad: Floats, scene: Scene, prints: LinePrints) -> Laid | None:
    """The line under the face `k` with corners (4, 2) in pixels, a short side first. None where nothing sticks out; of
    what sticks out unexplained a line without count."""
    card = scene.plane.to_mm(quad)
    middle = card.mean(axis=0)
    up = (card[0] + card[1] - card[2] - card[3]) / 2
    up = up / max(float(np.linalg.norm(up)), 1e-9)
    found = list[Laid]()
    for ahead, long_way in ((up, True), (-up, True), (_right(up), False), (-_right(up), False)):
        laid = _along(k, middle, ahead, long_way, scene, prints)
        if laid is not None:
            found.append(laid)
        if laid is not None and long_way and laid.misfit <= FACES.fits and laid.lead >= FACES.plain:
            break
    explained = [laid for laid in found if laid.misfit <= FACES.fits]
    if explained:
        return max(explained, key=lambda laid: laid.line.out)
    return min(found, key=lambda laid: laid.misfit, default=None)


def _along(k: int, middle: Floats, ahead: Floats, long_way: bool, scene: Scene, prints: LinePrints) -> Laid | None:
    """What lies beyond one side of the card."""
    half, wide = (LONG / 2, SHORT) if long_way else (SHORT / 2, LONG)
    base = middle + ahead * half
    strip = _strip(scene.lab, scene.plane, base, ahead, wide)
    bare = np.minimum(((strip - _strip(scene.bare, scene.plane, base, ahead, wide)) ** 2).sum(axis=2),
                      FACES.other * PRINTED.usual * 4) / PRINTED.usual
    rim = round((PRINTED.beside + PRINTED.rim) / PRINTED.across)
    ends = _gap(bare[:, rim:-rim].mean(axis=1))
    if ends - FACES.inside < FACES.off + FACES.least and (
            bare[FACES.inside:FACES.inside + FACES.least, rim:-rim].mean() < FACES.bare or ends <= FACES.inside):
        return None
    strip, bare = strip[:ends], bare[:ends]
    misfit, faces = prints.misfits(strip, long_way)
    rows = strip.shape[1] - len(misfit) + 1
    empty = np.array([np.minimum(bare[:, d:d + rows].mean(axis=1), FACES.other) for d in range(len(misfit))])
    beyond = np.concatenate([empty[:, ::-1].cumsum(axis=1)[:, ::-1][:, 1:], np.zeros((len(misfit), 1))], axis=1)
    span = FACES.columns if long_way else FACES.stacks
    first = _explained(misfit, faces, beyond, span)
    if len(first.ends) < 2:
        out = ends - FACES.gap - FACES.inside
        if out < FACES.sticks:
            return None
        line = _line(k, _Path((FACES.inside, FACES.inside + out), (0, 0), (), ()), base, ahead, half, wide, 1, long_way)
        return Laid(line, Counted(None, 0.0, np.zeros((0, 2, 2))), (), 0.0, np.inf)
    if max(first.misfits) > FACES.plainly:
        cards = [(e, s, d, f) for e, s, d, f in zip(first.ends, _stretch(list(first.ends)), first.beside, first.faces,
                                                    strict=True)]
        misfit, faces = prints.adapted(strip, long_way, cards).misfits(strip, long_way)
        first = _explained(misfit, faces, beyond, span)
        if len(first.ends) < 2:
            return None
    line = _line(k, first, base, ahead, half, wide, len(misfit), long_way)
    heat, _ = strips.heat(unrolled(scene.image, line, scene.plane)[0], scene.strips)
    path, lead = _evenly(misfit, faces, beyond, span, first, heat, line.out)
    line = _line(k, path, base, ahead, half, wide, len(misfit), long_way)
    worst = max(path.misfits)
    rest = float(beyond[path.beside[-1], path.ends[-1]])
    sure = worst <= FACES.fits and lead >= FACES.lead and rest <= FACES.rest
    edges = np.array([_edge(path, n, base, ahead, wide, len(misfit)) for n in range(len(path.ends) - 1)])
    counted = Counted(len(path.ends) if sure else None, 0.9 if sure else 0.3, scene.plane.to_pixels(edges[::-1]))
    return Laid(line, counted, tuple(face // 2 for face in path.faces), lead, worst)


def _explained(misfit: Singles, faces: NDArray[np.intp], beyond: Floats, span: tuple[int, int]) -> _Path:
    """The cards that explain a strip best, each lying a row beside the one above it at most."""
    offsets, longest, length = misfit.shape
    start = np.full((offsets, length), np.inf)
    for e in range(FACES.inside - FACES.off, min(FACES.inside + FACES.off + 1, longest, length)):
        start[:, e] = misfit[:, e, e]
    best, steps = [start], list[tuple[NDArray[np.intp], NDArray[np.intp]]]()
    for _ in range(FACES.most - 1):
        beside = np.stack([np.pad(best[-1], ((1, 1), (0, 0)), constant_values=np.inf)[1 + d:offsets + 1 + d]
                           + FACES.turn * abs(d) for d in (-1, 0, 1)])
        was, came = beside.min(axis=0), beside.argmin(axis=0) - 1
        now, taken = np.full(start.shape, np.inf), np.zeros(start.shape, np.intp)
        for step in range(span[0], min(span[1], longest, length - 1) + 1):
            cost = np.full(start.shape, np.inf)
            cost[:, step:] = was[:, :-step] + misfit[:, step - 1, step:]
            taken[cost < now] = step
            now = np.minimum(now, cost)
        best.append(now)
        steps.append((taken, came))
    totals = [cost + beyond for cost in best]
    n = int(np.argmin([total.min() for total in totals]))
    d, e = (int(v) for v in np.unravel_index(int(totals[n].argmin()), start.shape))
    out = list[tuple[int, int, int, float]]()
    for taken, came in reversed(steps[:n]):
        step = int(taken[d, e])
        out.append((e, d, int(faces[d, step - 1, e]), float(misfit[d, step - 1, e]) / step))
        e, d = e - step, d + int(came[d, e])
    out.append((e, d, int(faces[d, e, e]), float(misfit[d, e, e]) / (e + 1)))
    return _Path(*(tuple(one[k] for one in reversed(out)) for k in range(4)))  # type: ignore[arg-type]


def _evenly(misfit: Singles, faces: NDArray[np.intp], beyond: Floats, span: tuple[int, int], first: _Path,
            heat: Floats, out: float) -> tuple[_Path, float]:
    """The cards that explain it best where steps are even and edges are seen, and the lead on the next number."""
    longest, length = misfit.shape[1:]
    track = np.interp(np.arange(length), first.ends, first.beside).round().astype(int)
    rows = np.clip(track[None] + np.array([-1, 0, 1])[:, None], 0, len(misfit) - 1)
    near = misfit[rows, :, np.arange(length)[None]]  # (3, L, longest)
    which, cost = near.argmin(axis=0), near.min(axis=0)
    end = first.ends[-1]
    at = np.clip(np.round((strips.END_MM + end - np.arange(length)) * strips.PER_MM).astype(int), 0, len(heat) - 1)
    near_edge = np.max([heat[np.clip(at + o, 0, len(heat) - 1)] for o in (-2, -1, 0, 1, 2)], axis=0)
    p = np.clip(near_edge, 1e-3, 1 - 1e-3)
    edge = FACES.edge * (np.log(p / (1 - p)) + FACES.seen)
    ends = range(max(0, end - 3), min(length, end + 4))
    totals, paths = list[float](), list[list[int]]()
    for cards in range(2, FACES.most + 1):
        total, path = _even_path(cost, beyond[track, np.arange(length)], edge, span, cards, out, ends)
        totals.append(total)
        paths.append(path)
    order = np.argsort(totals)
    best = paths[int(order[0])]
    beside = [int(rows[which[e, s - 1], e]) for e, s in zip(best, _stretch(best), strict=True)]
    told = [(e, d, int(faces[d, s - 1, e]), float(misfit[d, s - 1, e]) / s)
            for e, d, s in zip(best, beside, _stretch(best), strict=True)]
    path = _Path(*(tuple(one[k] for one in told) for k in range(4)))  # type: ignore[arg-type]
    return path, float(totals[int(order[1])] - totals[int(order[0])])


def _stretch(ends: list[int]) -> list[int]:
    """How many columns each card shows."""
    return [ends[0] + 1, *(b - a for a, b in zip(ends, ends[1:], strict=False))]


def _even_path(cost: Floats, beyond: Floats, edge: Floats, span: tuple[int, int], cards: int, out: float,
               ends: range) -> tuple[float, list[int]]:
    """The likeliest ends of so many cards, the top card's first, and what they cost; `cost` (L, longest)."""
    length, longest = cost.shape
    usual = out / (cards - 1)
    start = np.full(length, np.inf)
    for e in range(FACES.inside - FACES.off, min(FACES.inside + FACES.off + 1, longest, length)):
        start[e] = cost[e, e] - edge[e]
    best, came = [start], list[NDArray[np.intp]]()
    for n in range(1, cards):
        now, taken = np.full(length, np.inf), np.zeros(length, np.intp)
        for step in range(span[0], min(span[1], longest, length - 1) + 1):
            uneven = FACES.stiff * np.log(step / usual) ** 2
            value = np.full(length, np.inf)
            value[step:] = best[-1][:-step] + cost[step:, step - 1] + uneven
            taken[value < now] = step
            now = np.minimum(now, value)
        best.append(now - edge if n < cards - 1 else now)  # the last card's end is the line's, seen in any case
        came.append(taken)
    total = best[-1] + beyond
    e = min(ends, key=lambda e: float(total[e]))
    value, path = float(total[e]), [e]
    for taken in reversed(came):
        e -= int(taken[e])
        path.append(e)
    return value, path[::-1]


def _gap(bare: Floats) -> int:
    """The column at which bare table begins, of its misfit (L,) in each; beyond the top card's edge."""
    clear = bare < FACES.bare
    for e in range(FACES.inside, len(clear) - FACES.gap):
        if clear[e:e + FACES.gap].all():
            return e + FACES.gap
    return len(clear)


def _line(k: int, path: _Path, base: Floats, ahead: Floats, half: float, wide: float, offsets: int,
          long_way: bool) -> Swiped:
    """The line's way, from the lowest card's end to that of the top card."""
    side = _across(ahead)
    x = np.arange(path.ends[-1] - FACES.inside, path.ends[0] - FACES.inside - 2 * half, -1.0)
    off = np.interp(x + FACES.inside, path.ends, [(d - (offsets - 1) / 2) * PRINTED.across for d in path.beside])
    way = base + ahead * x[:, None] + side * off[:, None]
    across = np.repeat((side * wide / 2)[None], len(way), axis=0)
    return Swiped(k, way, across, float(path.ends[-1] - path.ends[0]), long_way)


def _edge(path: _Path, n: int, base: Floats, ahead: Floats, wide: float, offsets: int) -> Floats:
    """Where a card ends, on either side (2, 2)."""
    side = _across(ahead)
    off = (path.beside[n] - (offsets - 1) / 2) * PRINTED.across
    at = base + ahead * (path.ends[n] - FACES.inside) + side * off
    return np.stack([at - side * wide / 2, at + side * wide / 2])


def _across(ahead: Floats) -> Floats:
    """Across a line, as a face's rows run from its far end inwards (`prints`)."""
    return np.array([-ahead[1], ahead[0]])


def _right(up: Floats) -> Floats:
    return np.array([-up[1], up[0]])


def _strip(lab: Singles, plane: Plane, base: Floats, ahead: Floats, wide: float) -> Singles:
    """What lies ahead of a card's edge (L, R, 3), from `inside` on, as much to either side as a card may lie beside."""
    x = np.arange(-FACES.inside, FACES.longest)
    whole = wide + 2 * PRINTED.beside
    r = (np.arange(round(whole / PRINTED.across)) + 0.5) * PRINTED.across - whole / 2
    at = plane.to_pixels(base + ahead * x[:, None, None] + _across(ahead) * r[None, :, None]).astype(np.float32)
    return np.asarray(cv2.remap(lab, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
                      np.float32)


def _weighed(image: Image) -> Singles:
    soft = cv2.GaussianBlur(image, (0, 0), 1.2)
    return np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2LAB).astype(np.float32) * WEIGHTS, np.float32)
