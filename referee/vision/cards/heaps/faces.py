"""Finds and counts lines of faces, columns and swiped stacks, by what is printed on the cards.

Why: under the top card each card shows a stretch of its own face, and the deck's picture tells every face. The cards
that explain a line best, one after the other, are its cards; even steps and the network's edges say where neighbours
look alike. Not done here: whose they are, heaps of backs (`backs`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
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
    - `end`: by which its end may lie elsewhere, where steps are even.
    - `pair`: that a line sticks out at least to be counted: a pile shows its side, and lies untidily.
    - `rest`: misfit that may be left beyond a line: something else lies there, or its end is not seen.
    - `plainly`: misfit a millimetre of all cards up to which the light is right; else it is told anew by the line.
    - `fits`: misfit a millimetre up to which a card explains its stretch; `lead`: by which other numbers are worse.
    - `plain`: lead of a column from which it is one, and nothing else is looked for.
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
    end: int = 3
    pair: float = 13.0
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
    faces: tuple[int, ...] = ()
    misfits: tuple[float, ...] = ()

    @property
    def stretches(self) -> tuple[int, ...]:
        """How many columns each card shows."""
        return (self.ends[0] + 1, *(b - a for a, b in pairwise(self.ends)))


@dataclass(frozen=True)
class _Strip:
    """What explains a strip: `misfit` and `faces` (offsets, longest, L) as `LinePrints` tells them; misfit of the bare
    table `beyond` each column (offsets, L); steps, `span`."""

    misfit: Singles
    faces: NDArray[np.intp]
    beyond: Floats
    span: tuple[int, int]

    def path(self, ends: Sequence[int], beside: Sequence[int]) -> _Path:
        """Cards that end there, as they are explained best."""
        shown = _Path(tuple(ends), tuple(beside)).stretches
        at = list(zip(beside, (n - 1 for n in shown), ends, strict=True))
        return _Path(tuple(ends), tuple(beside), tuple(int(self.faces[k]) for k in at),
                     tuple(float(self.misfit[k]) / n for k, n in zip(at, shown, strict=True)))


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
    seen = _seen(strip, bare, long_way, prints)
    offsets = len(seen.misfit)
    first = _explained(seen)
    if len(first.ends) > 1 and max(first.misfits) > FACES.plainly:
        cards = list(zip(first.ends, first.stretches, first.beside, first.faces, strict=True))
        seen = _seen(strip, bare, long_way, prints.adapted(strip, long_way, cards))
        first = _explained(seen)
    if len(first.ends) < 2:
        out = ends - FACES.gap - FACES.inside
        if out < FACES.sticks:
            return None
        line = _line(k, _Path((FACES.inside, FACES.inside + out), (0, 0)), base, ahead, 1, long_way)
        return Laid(line, Counted(None, 0.0, np.zeros((0, 2, 2))), (), 0.0, np.inf)
    line = _line(k, first, base, ahead, offsets, long_way)
    heat, _ = strips.heat(unrolled(scene.image, line, scene.plane)[0], scene.strips)
    path, lead = _evenly(seen, first, heat, line.out)
    line = _line(k, path, base, ahead, offsets, long_way)
    worst = max(path.misfits)
    rest = float(seen.beyond[path.beside[-1], path.ends[-1]])
    sure = worst <= FACES.fits and lead >= FACES.lead and rest <= FACES.rest and line.out >= FACES.pair
    edges = np.array([_edge(path, n, base, ahead, wide, offsets) for n in range(len(path.ends) - 1)])
    counted = Counted(len(path.ends) if sure else None, 0.9 if sure else 0.3, scene.plane.to_pixels(edges[::-1]))
    return Laid(line, counted, tuple(face // 2 for face in path.faces), lead, worst)


def _seen(strip: Singles, bare: Singles, long_way: bool, prints: LinePrints) -> _Strip:
    misfit, faces = prints.misfits(strip, long_way)
    rows = strip.shape[1] - len(misfit) + 1
    empty = np.array([np.minimum(bare[:, d:d + rows].mean(axis=1), FACES.other) for d in range(len(misfit))])
    beyond = np.concatenate([empty[:, ::-1].cumsum(axis=1)[:, ::-1][:, 1:], np.zeros((len(misfit), 1))], axis=1)
    return _Strip(misfit, faces, beyond, FACES.columns if long_way else FACES.stacks)


def _explained(seen: _Strip) -> _Path:
    """The cards that explain a strip best, each lying a row beside the one above it at most."""
    offsets, longest, length = seen.misfit.shape
    start = np.full((offsets, length), np.inf)
    for e in range(FACES.inside - FACES.off, min(FACES.inside + FACES.off + 1, longest, length)):
        start[:, e] = seen.misfit[:, e, e]
    best, steps = [start], list[tuple[NDArray[np.intp], NDArray[np.intp]]]()
    for _ in range(FACES.most - 1):
        beside = np.stack([np.pad(best[-1], ((1, 1), (0, 0)), constant_values=np.inf)[1 + d:offsets + 1 + d]
                           + FACES.turn * abs(d) for d in (-1, 0, 1)])
        was, came = beside.min(axis=0), beside.argmin(axis=0) - 1
        now, taken = np.full(start.shape, np.inf), np.zeros(start.shape, np.intp)
        for step in range(seen.span[0], min(seen.span[1], longest, length - 1) + 1):
            cost = np.full(start.shape, np.inf)
            cost[:, step:] = was[:, :-step] + seen.misfit[:, step - 1, step:]
            taken[cost < now] = step
            now = np.minimum(now, cost)
        best.append(now)
        steps.append((taken, came))
    totals = [cost + seen.beyond for cost in best]
    n = int(np.argmin([total.min() for total in totals]))
    d, e = (int(v) for v in np.unravel_index(int(totals[n].argmin()), start.shape))
    ends, rows = [e], [d]
    for taken, came in reversed(steps[:n]):
        e -= int(taken[d, e])
        d += int(came[d, e])
        ends, rows = [e, *ends], [d, *rows]
    return seen.path(ends, rows)


def _evenly(seen: _Strip, first: _Path, heat: Floats, out: float) -> tuple[_Path, float]:
    """The cards that explain it best where steps are even and edges are seen, and the lead on the next number."""
    offsets, _, length = seen.misfit.shape
    track = np.interp(np.arange(length), first.ends, first.beside).round().astype(int)
    rows = np.clip(track[None] + np.array([-1, 0, 1])[:, None], 0, offsets - 1)
    near = seen.misfit[rows, :, np.arange(length)[None]]  # (3, L, longest)
    which, cost = near.argmin(axis=0), near.min(axis=0)
    end = first.ends[-1]
    at = np.round((strips.END_MM + end - np.arange(length)) * strips.PER_MM).astype(int)
    close = np.max([heat[np.clip(at + off, 0, len(heat) - 1)] for off in (-2, -1, 0, 1, 2)], axis=0)
    p = np.clip(close, 1e-3, 1 - 1e-3)
    edge = FACES.edge * (np.log(p / (1 - p)) + FACES.seen)
    beyond = seen.beyond[track, np.arange(length)]
    found = [_even_path(cost, beyond, edge, seen.span, cards, (out, end)) for cards in range(2, FACES.most + 1)]
    order = np.argsort([total for total, _ in found], kind="stable").tolist()
    best = found[order[0]][1]
    shown = _Path(tuple(best), ()).stretches
    path = seen.path(best, [int(rows[which[e, s - 1], e]) for e, s in zip(best, shown, strict=True)])
    return path, float(found[order[1]][0] - found[order[0]][0])


def _even_path(cost: Floats, beyond: Floats, edge: Floats, span: tuple[int, int], cards: int,
               about: tuple[float, int]) -> tuple[float, list[int]]:
    """What so many cards cost at least, and where they end then, the top card first; `cost` (L, longest). `about`: how
    far the line sticks out, and the column at which it ends."""
    length, longest = cost.shape
    usual = about[0] / (cards - 1)
    start = np.full(length, np.inf)
    for e in range(FACES.inside - FACES.off, min(FACES.inside + FACES.off + 1, longest, length)):
        start[e] = cost[e, e] - edge[e]
    best, came = [start], list[NDArray[np.intp]]()
    for n in range(1, cards):
        now, taken = np.full(length, np.inf), np.zeros(length, np.intp)
        for step in range(span[0], min(span[1], longest, length - 1) + 1):
            uneven = FACES.stiff * np.log(step / usual) ** 2
            after = np.full(length, np.inf)
            after[step:] = best[-1][:-step] + cost[step:, step - 1] + uneven
            taken[after < now] = step
            now = np.minimum(now, after)
        best.append(now - edge if n < cards - 1 else now)  # the last card's end is the line's, seen in any case
        came.append(taken)
    total = best[-1] + beyond
    first = max(0, about[1] - FACES.end)
    e = first + int(total[first:about[1] + FACES.end + 1].argmin())
    least, path = float(total[e]), [e]
    for taken in reversed(came):
        path = [path[0] - int(taken[path[0]]), *path]
    return least, path


def _gap(bare: Floats) -> int:
    """The column at which bare table begins, of its misfit (L,) in each; beyond the top card's edge."""
    clear = bare < FACES.bare
    for e in range(FACES.inside, len(clear) - FACES.gap):
        if clear[e:e + FACES.gap].all():
            return e + FACES.gap
    return len(clear)


def _line(k: int, path: _Path, base: Floats, ahead: Floats, offsets: int, long_way: bool) -> Swiped:
    """The line's way, from the lowest card's end to that of the top card."""
    side, (along, wide) = _across(ahead), (LONG, SHORT) if long_way else (SHORT, LONG)
    x = np.arange(path.ends[-1] - FACES.inside, path.ends[0] - FACES.inside - along, -1.0)
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
