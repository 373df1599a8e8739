"""Looks again at cards whose outline was laid onto other edges: beside them, and turned a little.

Why: likeness to the deck tells a card whose outline is right from one whose outline is not, so it finds the outline,
too. Not done here: finding cards, or naming them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.deck.sheet import Sheet
from referee.vision.cards.flat.cut import prints_in
from referee.vision.cards.flat.quads import covered
from referee.vision.cards.found.anywhere import Found, Models, looked_at
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class AnewSettings:
    """Where cards are looked for again.

    - `clear`: likeness of a card whose outline is right: of 1309 all but three had more than 0.9.
    - `beside`: shares of a side that outlines are moved by; a tenth more is tried within each.
    - `turned`: radians that they are turned by; `sized`: factors that they are made smaller or larger by.
    - `onto`: shared part with another card from which a new outline lies on that.
    - `better`: likeness that a new outline must have more; `closely`: outlines of which it is told, likeliest first.
    """

    clear: float = 0.92
    beside: tuple[float, ...] = (-0.17, 0.0, 0.17)
    turned: tuple[float, ...] = (-0.12, 0.0, 0.12)
    sized: tuple[float, ...] = (0.87, 1.15)
    better: float = 0.02
    closely: int = 8
    onto: float = 0.04


ANEW = AnewSettings()


def found_anew(image: Image, found: Found, clear: Floats, sheet: Sheet, models: Models) -> Found:
    """The cards with better outlines where there are some; `clear` (N,): likeness of each to its face, 0..1, and 0 of
    one that is not known by it."""
    rows = np.flatnonzero((found.up >= found.down) & (clear < ANEW.clear))
    quads = found.quads.copy()
    for k in rows.tolist():
        tried = np.concatenate([quads[k][None], _tried(quads[k])])
        like = _likeness(image, tried, sheet)
        best = int(like.argmax())
        if like[best] > like[0] + ANEW.better and onto_others(k, tried[best], found.quads) <= ANEW.onto:
            quads[k] = tried[best]
    moved = (quads != found.quads).any(axis=(1, 2))
    return with_outlines(image, found, moved, quads[moved], models) if moved.any() else found


def with_outlines(image: Image, found: Found, moved: NDArray[np.bool_], quads: Floats, models: Models) -> Found:
    """The cards, those `moved` (N,) with other outlines (M, 4, 2) and looked at there by the network."""
    looked = looked_at(image, quads, models)
    new = {name: getattr(found, name).copy() for name in ("quads", "up", "down", "colours", "numbers", "features")}
    new["quads"][moved] = quads
    for name in ("up", "down", "colours", "numbers", "features"):
        new[name][moved] = getattr(looked, name)
    return replace(found, **new)


def onto_others(k: int, quad: Floats, quads: Floats) -> float:
    """The most that a new outline of card `k` shares with any other, as a share of one of the two."""
    return max((max(covered(quad, other), covered(other, quad)) for other in np.delete(quads, k, axis=0)), default=0.0)


def _tried(quad: Floats) -> Floats:
    """Outlines (M, 4, 2) beside one, turned a little, smaller and larger."""
    middle = quad.mean(axis=0)
    across, along = quad[1] - quad[0], quad[2] - quad[1]
    shapes = [(quad - middle) * factor for factor in ANEW.sized]
    for angle in ANEW.turned:
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        shapes.append((quad - middle) @ turn.T)
    return np.array([shape + middle + a * across + b * along
                     for shape in shapes for a in ANEW.beside for b in ANEW.beside])


def _likeness(image: Image, quads: Floats, sheet: Sheet) -> Floats:
    """Likeness (N,) of what outlines hold to the likeliest face, the first one's and of the likeliest; -1 of others."""
    prints = prints_in(image, quads)
    likely = np.argsort(-sheet.roughly(prints), kind="stable")[:ANEW.closely]
    closely = np.union1d([0], likely)
    like = np.full(len(quads), -1.0)
    like[closely] = sheet.likeliest(prints[closely])
    return like
