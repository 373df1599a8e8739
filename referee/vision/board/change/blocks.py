"""On which squares something stands that did not, stands no more or stands differently, whatever its height and looks.

Why: pieces of other games are tall. Their height and the lamp are found with the changes themselves. They are those
that best explain the pieces now and before, against the empty board, and the change between them. Not done here: what
the pieces look like, and hands.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import Cell
from referee.vision.board.change.compare import PX, Compared
from referee.vision.board.change.one_move import broad, certain, of_one_move
from referee.vision.board.change.silhouettes import Areas, Explanation, Floats, Silhouettes

AREA = PX * PX
"""Pixels of a square."""


@dataclass(frozen=True, slots=True)
class BlockSettings:
    """How a board's change is explained by blocks and their shadows. Shares are of a square, and weights were measured
    on rendered boards (tests/support/blocks.py, seeds 0 2 3 4 6 8).

    - `heights`: squares.
    - `lengths`: squares: of shadows.
    - `spreads`: part of its length by which a shadow grows a square away from the middle: a far and a near lamp.
    - `turns`: directions of shadows.
    - `finer`: turns by which the best is varied, its length by 0.4 of that.
    - `tall`: price of a pixel that high pieces cover and flat ones would not. Else few high ones are a row of low ones
      at less cost: real and rendered rows came out 1.5 squares high.
    - `price`: change that a piece must explain beyond what it claims in vain.
    - `known`: of the price where the empty board says that something came or went, or the square looks otherwise by
      itself.
    - `unknown`: and where neither does.
    - `same`: weight of a pixel claimed in vain.
    - `behind`: how much less it weighs where something stood before and stands now.
    - `rest`: price of a piece once all others are found. What has changed all the same has a cause, if only the edges
      of a block of the board's own colour.
    - `rest_same`: and weight of the pixels it claims in vain.
    - `rest_known`: of that price where the empty board says that something came or went.
    - `quiet`: squares of this quantile show what noise there is.
    - `noisy`: so many times that is none.
    - `faint`: so much must have changed for a piece of the board's own colour.
    - `shaded`: of the picture changed in brightness alone, unexplained: edges of shade may look like such pieces.
    - `turned`: of the face of a piece that stands there all the time: it was changed for another.
    - `on_face`: share of what is otherwise about it that must be on its face.
    - `soft`: of a shadow's length its edges may be soft.
    - `firm`: so much must have changed as no wide shadow does, or a square near it looks otherwise.
    - `reach`: squares that a piece may cover.
    - `unlit`: weight of a pixel that should lie in shadow and does not.
    - `plain`: part of the others' change (see `_plain`).
    - `least_plain`: and of a square.
    """

    heights: tuple[float, ...] = (0.05, 0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 0.95, 1.1, 1.3, 1.5)
    lengths: tuple[float, ...] = (0.2, 0.7, 1.4, 2.2)
    spreads: tuple[float, float] = (0.0, 0.04)
    turns: int = 16
    finer: tuple[float, float] = (1.0, 0.5)
    tall: float = 0.08
    price: float = 0.25
    known: float = 0.8
    unknown: float = 1.6
    same: float = 0.8
    behind: float = 0.8
    rest: float = 0.03
    rest_same: float = 0.08
    rest_known: float = 0.6
    quiet: float = 0.75
    noisy: float = 3.0
    faint: float = 0.05
    shaded: float = 0.01
    turned: float = 0.025
    on_face: float = 0.6
    soft: float = 0.1
    firm: float = 0.15
    reach: range = range(-2, 3)
    unlit: float = 0.3
    plain: float = 0.5
    least_plain: float = 0.1


BLOCKS = BlockSettings()



@dataclass(frozen=True, slots=True)
class Pictures:
    """Three comparisons: of the empty board with the earlier and with the later picture, and of these two."""

    earlier: Compared
    later: Compared
    between: Compared


@dataclass(frozen=True, slots=True)
class _Fit:
    """What explains the three comparisons best at one height and lamp; `worth` is less what their height costs."""

    worth: float
    height: float
    lamp: tuple[float, float, float] | None
    earlier: Explanation
    later: Explanation
    between: Explanation


class _Search:
    """Keeps silhouettes and shadows of every height and lamp tried."""

    def __init__(self, pictures: Pictures, camera: PlaneCamera, cells: Sequence[Cell]) -> None:
        self._pictures, self._camera, self._cells = pictures, camera, cells
        self.shape = pictures.between.other.shape[:2]
        self._pieces: dict[float, Silhouettes] = {}
        self._shadows: dict[tuple[float, float, float], Areas] = {}

    def pieces(self, height: float) -> Silhouettes:
        if height not in self._pieces:
            self._pieces[height] = Silhouettes(self._camera, self._cells, height, (self.shape[0], self.shape[1]))
        return self._pieces[height]

    def shadows(self, lamp: tuple[float, float, float] | None) -> Areas | None:
        if lamp is None:
            return None
        if lamp not in self._shadows:
            self._shadows[lamp] = self.pieces(BLOCKS.heights[0]).shadows(lamp)
        return self._shadows[lamp]

    def fit(self, height: float, lamp: tuple[float, float, float] | None) -> _Fit:
        """Pieces of one height under one lamp."""
        price = np.full(len(self._cells), BLOCKS.price * AREA)
        found: list[Explanation] = []
        for of in (self._pictures.earlier, self._pictures.later, self._pictures.between):
            shade = _thrown(of, found[0].on, found[1].on) if found[1:] else of.darker
            one = Explanation(self.pieces(height), of.other.ravel(), BLOCKS.same * of.same.ravel(), shade.ravel(),
                              price, self.shadows(lamp))
            one.grow()
            one.refine(1)
            found.append(one)
        taller = BLOCKS.tall * (self.pieces(height).sizes - AREA)
        return _Fit(sum(e.worth() - float(taller[e.on].sum()) for e in found), height, lamp, *found)

    def best(self, heights: Sequence[float], lamp: tuple[float, float, float] | None) -> _Fit:
        return max((self.fit(h, lamp) for h in heights), key=lambda fit: fit.worth)


def moved(pictures: Pictures, camera: PlaneCamera, cells: Sequence[Cell], otherwise: Container[Cell]) -> set[Cell]:
    """The cells on which something else stands in the later picture; `otherwise` are those that look so, each by itself
    (`squares`)."""
    search = _Search(pictures, camera, cells)
    best, lamp = search.best(BLOCKS.heights[::2], None), None
    best = max(best, search.best(_beside(best.height), None), key=lambda f: f.worth)
    for _ in range(2):
        lamps = [one for one in _lamps(best.later) if one != lamp]
        if not lamps:
            break
        better = max(lamps, key=lambda one: search.fit(best.height, one).worth)
        fit = search.best(BLOCKS.heights[::2], better)
        fit = max(fit, search.best(_beside(fit.height), better), key=lambda f: f.worth)
        if fit.worth <= best.worth:
            break
        best, lamp = fit, better
    fit = search.best([0.5 * (best.height + h) for h in _beside(best.height)], lamp)
    best = max(best, fit, key=lambda f: f.worth)
    best.earlier.refine()
    best.later.refine()
    looks = np.array([c in otherwise for c in cells])
    near = np.array([any((r + i, c + j) in otherwise for i in BLOCKS.reach for j in BLOCKS.reach) for r, c in cells])
    found = {cells[int(i)] for i in np.flatnonzero(_changed(best, pictures, search, looks, near))}
    return of_one_move(found, pictures.between, certain(pictures.between), otherwise)


def _beside(height: float) -> list[float]:
    """The heights before and after one of `heights`."""
    at = BLOCKS.heights.index(height)
    return [BLOCKS.heights[i] for i in (at - 1, at + 1) if 0 <= i < len(BLOCKS.heights)]


def _changed(fit: _Fit, pictures: Pictures, search: _Search, looks: NDArray[np.bool_],
             near: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """(N,) whether something else stands on each square, at a known height and under a known lamp. A square `looks`
    otherwise by itself, or one `near` it does (N,)."""
    shape, pieces = search.shape, fit.between.pieces
    stood, stands = fit.earlier.on, fit.later.on
    price = np.where((stood != stands) | looks, BLOCKS.known, BLOCKS.unknown) * AREA
    covered = np.minimum(pictures.earlier.other, pictures.later.other).ravel()
    of = pictures.between
    same = BLOCKS.same * of.same.ravel() * (1 - BLOCKS.behind * covered)
    found = Explanation(pieces, of.other.ravel(), same, _thrown(of, stood, stands).ravel(), BLOCKS.price * price,
                        fit.between.shadows)
    found.grow()
    found.refine()
    soft = 1 + round(BLOCKS.soft * PX * (0.0 if fit.lamp is None else float(np.hypot(*fit.lamp[:2]))))
    clear = np.where(broad(of), 0.0, of.other.ravel())
    explained = _grown(found.explained() > 0.5, shape, soft) > 0
    rest = np.where(explained, 0.0, clear)
    shade = float((broad(of) & ~explained).mean())
    told = same.copy()
    for cell in np.flatnonzero(found.on):
        rest[pieces.about.each[cell]] = told[pieces.about.each[cell]] = 0.0
    turned = _turned(pieces, rest, stood & stands & ~found.on)
    for cell in np.flatnonzero(turned):
        rest[pieces.may.each[cell]] = 0.0
    sums = pieces.may.sums(rest)
    usual = float(np.quantile(sums, BLOCKS.quiet))
    faint = _faint(found, rest, told, np.where(stood != stands, BLOCKS.rest_known, 1.0) * BLOCKS.rest * AREA + usual)
    firm = pieces.may.sums(certain(of))
    least = np.maximum(np.where(near | (shade < BLOCKS.shaded), BLOCKS.faint, BLOCKS.firm) * AREA, BLOCKS.noisy * usual)
    standing = (found.on & (near | (firm > BLOCKS.firm * AREA))) | (faint & (sums > least))
    return np.asarray(standing | turned | _plain(found, of.sure.ravel(), search.pieces(BLOCKS.heights[0])))


def _thrown(of: Compared, stood: NDArray[np.bool_], stands: NDArray[np.bool_]) -> Floats:
    """(H, W) change that shadows of what came may have made, which darken, or of what went, if anything did."""
    came, went = bool((stands & ~stood).any()), bool((stood & ~stands).any())
    if came == went:
        return np.maximum(of.darker, of.brighter)
    return of.darker if came else of.brighter


def _faint(found: Explanation, rest: Floats, same: Floats, price: Floats) -> NDArray[np.bool_]:
    """(N,) where pieces stand that show little but edges and explain the `rest`, the best first."""
    pieces, rest, out = found.pieces, rest.copy(), np.zeros(found.on.shape, bool)
    vain = BLOCKS.rest_same * same
    while True:
        gains = pieces.may.sums(rest) - pieces.must.sums(vain) - price
        gains[found.on | out] = -np.inf
        best = int(gains.argmax())
        if gains[best] <= 0:
            return out
        out[best] = True
        rest[pieces.about.each[best]] = 0.0
        vain[pieces.about.each[best]] = 0.0


def _plain(found: Explanation, sure: Floats, flat: Silhouettes) -> NDArray[np.bool_]:
    """(N,) the squares that show much that no light makes, beside what pieces found cover. Those on which the pieces
    stand show at most twice as much. No shadow explains it, though one may explain the rest."""
    if not found.on.any():
        return found.on
    level = float(np.median(flat.must.sums(sure)[found.on]))
    beside = flat.must.sums(np.where(found.seen > 0, 0.0, sure))
    return np.asarray(~found.on & (beside > max(BLOCKS.plain * level, BLOCKS.least_plain * AREA)))


def _turned(pieces: Silhouettes, rest: Floats, stayed: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """(N,) which of the pieces that `stayed` look otherwise: their face does, and little beside it."""
    face = pieces.faces.sums(rest)
    usual = float(np.quantile(face[stayed], BLOCKS.quiet)) if stayed.any() else 0.0
    otherwise = face > max(BLOCKS.turned * AREA, BLOCKS.noisy * usual)
    return np.asarray(stayed & otherwise & (face > BLOCKS.on_face * pieces.may.sums(rest)))


def _grown(mask: NDArray[np.bool_], shape: tuple[int, ...], far: int) -> NDArray[np.uint8]:
    """The pixels of a flat mask and those at most so `far` from them, 0 or 1."""
    box = np.ones((2 * far + 1, 2 * far + 1), np.uint8)
    return np.asarray(cv2.dilate(mask.reshape(shape[:2]).astype(np.uint8), box).ravel())


def _lamps(found: Explanation) -> list[tuple[float, float, float]]:
    """The lamps whose shadows explain most of what the pieces found do not, and which of them are shadows themselves,
    among ever finer ones. None where no lamp explains anything."""
    on = [int(i) for i in np.flatnonzero(found.on)]
    pieces, other, shade = found.pieces, found.other, found.shade
    alone = other * (found.seen == 1)
    needless = {i: float((found.same * (found.claimed == 1))[pieces.must.each[i]].sum()) + float(found.price[i])
                for i in on}
    best, way = 0.0, (0.0, 0.0)
    lamp: tuple[float, float, float] | None = None

    def tried(turn: float, length: float, spread: float) -> None:
        nonlocal best, lamp, way
        angle = 2 * np.pi * turn / BLOCKS.turns
        one = (float(length * np.cos(angle)), float(length * np.sin(angle)), spread * length)
        worth = _shaded(found, pieces.shadows(one, on), on, alone, needless, other * shade, shade)
        if worth > best:
            best, lamp, way = worth, one, (turn, length)

    for start in range(0, BLOCKS.turns if on else 0, 2):
        for length in BLOCKS.lengths:
            tried(start, length, BLOCKS.spreads[0])
    lamps = [lamp]
    for finer in BLOCKS.finer if lamp else ():
        turn, length = way
        for around in (-finer, 0.0, finer):
            for longer in (-0.4 * finer, 0.0, 0.4 * finer):
                for spread in BLOCKS.spreads:
                    tried(turn + around, length * (1 + longer), spread)
        lamps.append(lamp)
    return [one for one in dict.fromkeys(lamps) if one is not None]


def _shaded(found: Explanation, thrown: Areas, on: Sequence[int], alone: Floats, needless: dict[int, float],
            dim: Floats, shade: Floats) -> float:
    """What shadows `thrown` by the pieces `on` explain beyond the pieces, in pixels."""
    cast = np.zeros(found.seen.shape, np.int16)
    for pixels in thrown.each:
        cast[pixels] += 1
    worth = 0.0
    for pixels, cell in zip(thrown.each, on, strict=True):
        cast[pixels] -= 1
        body = found.pieces.may.each[cell]
        own = float((alone[body] * (1 - shade[body] * (cast[body] > 0))).sum()) - needless[cell]
        if own < 0:  # this one is explained as a shadow of the others, and throws none
            worth -= own
        else:
            cast[pixels] += 1
    new = (cast > 0) & (found.seen == 0)
    return worth + float(dim[new].sum()) - BLOCKS.unlit * float((found.same * (1 - shade))[new].sum())
