"""The backs in a deck's picture: one of each player, side by side under the ones.

Why: backs are as different as tablecloths. So a place is a back only where a network and edges agree, and it looks
otherwise than the table beside it. Where that is not certain, the picture is refused: a back too many or too few would
name the players wrongly. Not done here: faces (`lattice`, `seeking`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import OWNERS
from referee.vision.cards.flat.cut import flattened, in_lab
from referee.vision.cards.flat.quads import alone, shared
from referee.vision.cards.found.anywhere import Models, looked_at
from referee.vision.cards.found.snapping import relaid
from referee.vision.common.images import Image
from referee.vision.common.not_found import TableNotFound

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class BackSettings:
    """When something is a back. Distances are shares of that of two columns, those down of two rows.

    - `there`: probability of a card where the finder saw one; `missed`: where it saw none.
    - `face`: probability of a face with a number from which what lies under the rows is no back.
    - `first`: distance of the first back from the first column from which one was missed.
    - `gap`, `close`: distances of two backs that none may exceed or fall below: one was missed or seen between two.
    - `uneven`: by how much the distance of two may be other than a whole number.
    - `level`: by which backs may lie further down than others.
    - `edge`: how much edge there must be round one that the finder did not see.
    - `astray`: what it loses by lying one column away from where it should.
    - `apart`: shared part of two of them.
    - `other`, `rough`: levels of Lab by which a place is otherwise than the table beyond it, in its colour or print.
    - `cloth`: share of that from which it is in doubt, and below which it is the table; `surely`: from where on
      something lies there in any case.
    - `filled`: how much otherwise each quarter of a back that the finder did not see must be.
    - `bare`: where the table is looked at, to the right and down; `clear`: so far from what lies there.
    - `beside`, `below`: where the first one is looked for if none was seen.
    - `least`: players there are at least.
    """

    there: float = 0.5
    missed: float = 0.6
    face: float = 0.9
    first: float = 0.5
    gap: float = 1.35
    close: float = 0.7
    uneven: float = 0.25
    level: float = 0.2
    edge: float = 0.25
    astray: float = 0.5
    apart: float = 0.25
    other: float = 12.0
    rough: float = 7.0
    cloth: float = 0.3
    surely: float = 2.2
    filled: float = 0.8
    bare: tuple[tuple[float, ...], tuple[float, ...]] = (
        tuple(k / 4 for k in range(-6, 28)), tuple(1.05 + k / 4 for k in range(7)))
    clear: float = 1.1
    beside: tuple[float, ...] = (-0.3, -0.15, 0.0, 0.15, 0.3)
    below: tuple[float, ...] = (0.9, 1.0, 1.1, 1.2)
    least: int = 2


BACKS = BackSettings()


def backs_of(image: Image, faces: Floats, above: Floats, below: Floats, models: Models) -> Floats:
    """The outlines (N, 4, 2) of the backs of a BGR picture, from the left.

    `faces` (4, 10, 4, 2): the rows; `above`, `below` (K, 4, 2): what the finder saw beyond them. `TableNotFound` where
    it is not certain how many there are.
    """
    row = Row(image, faces, models)
    looks = looked_at(image, below, models)
    shown = (looks.up > BACKS.face) & (looks.numbers[:, 1:11].max(axis=1, initial=0.0) > BACKS.face)
    if shown.any():
        raise TableNotFound("cards-deck-backs-open", n=int(shown.sum()))
    surest = np.argsort(-looks.card, kind="stable")
    cards = below[surest[looks.card[surest] >= BACKS.there]]
    backs = row.no_cloth(row.even(cards[alone(cards, BACKS.apart)]))
    if not len(backs):
        backs = row.first()
    if not len(backs):
        raise TableNotFound("cards-deck-backs-above" if len(above) and not len(below) else "cards-deck-no-backs")
    backs = row.with_missed(backs)
    at = row.at(backs)
    steps = np.diff(at[:, 0])
    uneven = (steps > BACKS.gap).any() or (steps < BACKS.close).any() or np.ptp(at[:, 1]) > BACKS.level
    if uneven or abs(at[0, 0]) > BACKS.first:
        raise TableNotFound("cards-deck-backs-gap")
    if len(backs) < BACKS.least:
        raise TableNotFound("cards-deck-no-backs")
    if len(backs) > len(OWNERS):
        raise TableNotFound("cards-deck-backs-many", n=len(backs), most=len(OWNERS))
    return backs


class Row:
    """The row of backs under a deck's rows, in a picture."""

    def __init__(self, image: Image, faces: Floats, models: Models) -> None:
        self._image, self._models = image, models
        self._around = faces.reshape(-1, 4, 2)
        self._corner = faces[-1, 0]
        self._step = (faces[-1, 1:5] - faces[-1, :4]).mean(axis=(0, 1))
        self._down = (faces[-1] - faces[-2]).mean(axis=(0, 1))
        a0, a1 = -2 * BACKS.first, len(OWNERS) - 1 + BACKS.first  # backs lie between
        places = np.array([self._corner + a * self._step + b * self._down for a in BACKS.bare[0] for b in BACKS.bare[1]
                           if b > 2 or not a0 - 1 < a < a1 + 1])
        places = places[self._inside(places)]
        self._bare_at, self._bare = self.at(places), self._looks(places)

    def at(self, quads: Floats) -> Floats:
        """Where outlines (N, 4, 2) lie (N, 2): columns to the right of the first, rows under the last."""
        off = (quads.mean(axis=1) - self._corner.mean(axis=0)).T
        return np.asarray(np.linalg.solve(np.column_stack([self._step, self._down]), off).T, np.float64)

    def even(self, quads: Floats) -> Floats:
        """Those of some outlines that follow each other at even steps, from the left: most of them."""
        quads = quads[np.argsort(self.at(quads)[:, 0])]
        at = self.at(quads)
        chains: list[list[int]] = []
        for k in range(len(at)):
            apart = [at[k] - at[chain[-1]] for chain in chains]
            follows = [chain for chain, (far, down) in zip(chains, apart, strict=True)
                       if abs(far - (n := max(1, round(far)))) < BACKS.uneven * n**0.5 and abs(down) < BACKS.level]
            chains.append([*max(follows, key=len, default=[]), k])
        return quads[max(chains, key=len, default=[])]

    def no_cloth(self, backs: Floats) -> Floats:
        """Without what looks as the table does beyond it; `TableNotFound` where that is in doubt."""
        if not len(self._bare):
            return backs  # no table is in sight
        plain = float(np.median(self._bare[:, 0, 3:].max(axis=1))) < BACKS.rough  # nobody sees cards in it
        kept = []
        for k, place in enumerate(backs):
            other = self._unlike(place, np.delete(backs, k, axis=0))
            if other < 1 and (plain or other >= BACKS.cloth):
                raise TableNotFound("cards-deck-backs-gap")
            if other >= 1:
                kept.append(place)
        return np.array(kept).reshape(-1, 4, 2)

    def first(self) -> Floats:
        """The first back (1, 4, 2), where it should lie, or none."""
        places = np.array([self._corner + a * self._step + b * self._down for a in BACKS.beside for b in BACKS.below])
        found = self._laid(places, np.zeros((0, 4, 2)), self._corner + self._down, False)
        return np.zeros((0, 4, 2)) if found is None else found[None]

    def with_missed(self, backs: Floats) -> Floats:
        """The backs with those that were missed, between them and beside them."""
        n = 0
        while n < len(backs) and len(backs) <= len(OWNERS):  # to the right of each
            gap = self.at(backs[n + 1:n + 2])[0, 0] - self.at(backs[n:n + 1])[0, 0] if n + 1 < len(backs) else np.inf
            if gap > BACKS.gap:
                more = self._next(backs, backs[n], 1.0 if gap == np.inf else gap / max(2, round(gap)))
                if more is None and gap < np.inf:
                    raise TableNotFound("cards-deck-backs-gap")
                if more is not None:
                    backs = np.insert(backs, n + 1, more, axis=0)
            n += 1
        while self.at(backs[:1])[0, 0] > BACKS.first and len(backs) <= len(OWNERS):
            more = self._next(backs, backs[0], -1.0)
            if more is None:
                raise TableNotFound("cards-deck-backs-gap")
            backs = np.insert(backs, 0, more, axis=0)
        return backs

    def _next(self, backs: Floats, beside: Floats, far: float) -> Floats | None:
        """The back so `far` from one, None where the table lies bare; `TableNotFound` where neither is certain."""
        step = self._step
        if len(backs) > 1:  # they may lie a little askew
            step = (backs[-1] - backs[0]).mean(axis=0) / max(1, round(float(np.ptp(self.at(backs)[:, 0]))))
        place = beside + far * step
        clear = place + max(0.0, 1 - float(self.at(place[None])[0, 1])) * self._down  # of the faces above it
        other = self._unlike(clear, backs)
        if other < 1:
            return None
        found = self._laid(np.array([place + a * step for a in BACKS.beside]), backs, place, other >= BACKS.surely)
        if found is None and other >= BACKS.surely:
            raise TableNotFound("cards-deck-backs-gap")
        return found

    def _laid(self, places: Floats, backs: Floats, near: Floats, surely: bool) -> Floats | None:
        """The best of some places as a back laid onto edges, if it is one: the better the nearer to where it should
        lie. Where edges mislead and something lies there `surely`, it is taken to lie just there."""
        laid, edges = relaid(self._image, places, self._around)
        if surely:
            laid, edges = np.concatenate([laid, near[None]]), np.append(edges, BACKS.edge)
        looks = looked_at(self._image, laid, self._models)
        off = np.linalg.norm(self.at(laid) - self.at(near[None]), axis=1)
        for k in np.argsort(BACKS.astray * off - edges * looks.card):
            if looks.card[k] < BACKS.missed or edges[k] < BACKS.edge or self._unlike(laid[k], backs) < 1:
                continue
            if self._unlike(laid[k], backs, quarters=True) < BACKS.filled:
                continue
            if shared(laid[k], [*backs, *self._around]) < BACKS.apart:
                return np.asarray(laid[k], np.float64)
        return None

    def _unlike(self, place: Floats, backs: Floats, quarters: bool = False) -> float:
        """How much otherwise a place (4, 2) looks than the bare table round it: 1 and more where something may lie
        there. `backs` are known to lie elsewhere. `quarters`: each of its quarters, as of a place that is filled."""
        if not self._inside(place[None])[0]:
            return 0.0
        taken = self.at(np.array([place, *backs]))
        bare = (np.abs(self._bare_at[:, None] - taken).max(axis=2) > BACKS.clear).all(axis=1)
        if not bare.any():
            return 0.0
        own, table = self._looks(place[None])[0], self._bare[bare]
        parts = own[1:] if quarters else own[:1]
        others = (table[:, 1:] if quarters else table[:, :1]).reshape(-1, own.shape[1])
        off = np.linalg.norm((others[:, None, :3] - parts[:, :3]) * [0.5, 2, 2], axis=2) / BACKS.other
        rough = np.abs(others[:, None, 3:] - parts[:, 3:]).max(axis=2) / BACKS.rough
        return float(np.maximum(off, rough).min())

    def _inside(self, quads: Floats) -> NDArray[np.bool_]:
        """Which outlines (N, 4, 2) have their middle in the picture."""
        at, size = quads.mean(axis=1), np.array([self._image.shape[1], self._image.shape[0]])
        return np.asarray(((at >= 0) & (at < size)).all(axis=1), np.bool_)

    def _looks(self, quads: Floats) -> Floats:
        """Mean and spread of Lab (N, 5, 6) of outlines (N, 4, 2), as a whole and of their quarters."""
        lab = in_lab(flattened(self._image, quads, rim=0))[:, 14:-14, 10:-10]
        h, w = lab.shape[1] // 2, lab.shape[2] // 2
        parts = [lab, lab[:, :h, :w], lab[:, :h, w:], lab[:, h:, :w], lab[:, h:, w:]]
        flat = [part.reshape(len(lab), -1, 3) for part in parts]
        return np.stack([np.concatenate([part.mean(axis=1), part.std(axis=1)], axis=1) for part in flat], axis=1)
