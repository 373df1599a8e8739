"""Names cards on a learned table: by their likeness to the deck and by the networks, which must agree.

Why: likeness tells numbers and colours of this very deck, the networks have seen many; where both say the same it is
right nearly always, and where they do not, nothing is said. Not done here: finding cards, saying what place they have.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS
from referee.values.common import UNKNOWN
from referee.vision.cards.deck.sheet import Sheet, light_between
from referee.vision.cards.flat.cut import RIM, flattened, ground_of, in_lab, print_of
from referee.vision.cards.found.anywhere import Found
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class NamingSettings:
    """How likeness and networks are weighed, as probabilities.

    - `sharp`, `sharp_half`: how steeply a lead of correlation becomes likelihood, of whole cards and of halves.
    - `known`: correlation at which likeness is believed by half: of 1309 whole cards three had less than 0.9, of cards
      under hands none had more than 0.75 that were named wrongly. `known_soft`: how steeply.
    - `laid`: likeness of a card laid onto a print from which that tells its number.
    - `details`: of a print that tell numbers apart, as many as would be independent.
    - `lead`, `lead_soft`: factor (its logarithm) between what the likeliest and the next number leave unexplained at
      which that is believed by half: of 84 drawn cards all 45 above 0.5 were right, and 16 of the 39 below.
    - `clear_lead`: lead from which the network does not have to agree.
    - `foreign`: levels of a and b from all four colours at which a ground may be none of them.
    - `floor`: that likeness says something quite wrong, so that one witness alone never decides.
    - `network`: power of the network's word: one look at a small picture.
    - `against`: share of the network's likeliest that what is said must have with it at least.
    - `spread`: levels of a and b (standard deviation) of a card's ground round its colour.
    - `least`: probability from which a number or colour is said.
    - `back`: levels of Lab that a back may be away, and `back_lead` by how much the next must be further, as a factor.
    - `back_like`: correlation with a back's print that tells it, and `back_liker`: by how much the next must be less.
    """

    sharp: float = 80.0
    sharp_half: float = 50.0
    known: float = 0.84
    known_soft: float = 0.025
    laid: float = 0.9
    details: float = 10.0
    lead: float = 0.5
    lead_soft: float = 0.03
    clear_lead: float = 1.0
    foreign: float = 24.0
    floor: float = 0.02
    network: float = 0.7
    against: float = 0.4
    spread: float = 9.0
    least: float = 0.8
    back: float = 75.0
    back_lead: float = 1.15
    back_like: float = 0.55
    back_liker: float = 0.2


NAMING = NamingSettings()


@dataclass(frozen=True)
class Names:
    """Of N cards: probabilities of `numbers` (N, 10) and `colours` (N, 4); `owners`: of those with the back up, by
    likeness, else `UNKNOWN`; `owner_sure` (N,): that it is right. `clear` (N,), 0 to 1: the whole card looks as
    one of the deck does, so that nothing lies on it."""

    numbers: Floats
    colours: Floats
    owners: tuple[str, ...]
    owner_sure: Floats
    clear: Floats


@dataclass(frozen=True)
class Likened:
    """Of N cards: their `grounds` (N, 3) in Lab; likeness (N, 10) of faces to each number by `whole` and `half`, and
    `aligned`, where they were laid onto each number's print; 0 of others. `owners` and `owner_sure` as in `Names`."""

    grounds: Floats
    whole: Floats
    half: Floats
    aligned: Floats
    owners: NDArray[np.object_]
    owner_sure: Floats

    def taken(self, rows: NDArray[np.bool_]) -> Likened:
        """Some of them."""
        return Likened(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))

    def joined(self, more: Likened) -> Likened:
        """These and some more, behind them."""
        return Likened(*(np.concatenate([getattr(self, name), getattr(more, name)])
                         for name in self.__dataclass_fields__))

    def with_anew(self, rows: NDArray[np.bool_], anew: Likened) -> Likened:
        """The same with some cards (N,) likened anew."""
        values = {name: getattr(self, name).copy() for name in self.__dataclass_fields__}
        for name, value in values.items():
            value[rows] = getattr(anew, name)
        return Likened(**values)


def likened(image: Image, found: Found, sheet: Sheet) -> Likened:
    """Each card of a BGR picture held against a learned deck by itself."""
    lab = in_lab(flattened(image, found.quads))
    inner = lab[:, RIM:-RIM, RIM:-RIM]
    grounds = np.array([ground_of(card) for card in inner], np.float64).reshape(-1, 3)
    up = found.up >= found.down
    prints = np.array([print_of(lab[k], grounds[k].astype(np.float32)) for k in np.flatnonzero(up)],
                      np.float32).reshape(-1, *lab.shape[1:3])
    whole, half = np.zeros((2, len(found), 10))
    whole[up], half[up] = sheet.numbers(prints)
    owners, sure = _owners(sheet, lab, up)
    return Likened(grounds, whole, half, np.zeros_like(whole), np.array(owners, np.object_), sure)


def names_of(seen: Likened, found: Found, sheet: Sheet) -> Names:
    """What the cards found are, all of them in one light."""
    up = found.up >= found.down
    light = light_between(sheet.inks, seen.grounds[up & (found.up > 0.5)])
    numbers = np.full((len(found), 10), 0.1)
    numbers[up] = _numbers(seen.taken(up), found.taken(up))
    clear = np.full(len(found), 0.8)  # backs are not likened so
    clear[up] = np.clip(np.maximum(seen.whole, seen.aligned)[up].max(axis=1, initial=0.0), 0.05, 1)
    colours = _colours(seen.grounds, sheet, light, found)
    return Names(numbers, colours, tuple(seen.owners), seen.owner_sure, clear)


def _numbers(seen: Likened, found: Found) -> Floats:
    """Probabilities (N, 10): likeness of whole or half, whichever is clearer, times the network's word; of cards laid
    onto the prints by what each number leaves unexplained (Gaussian likelihood of a correlation)."""
    whole, half = seen.whole, seen.half
    by_whole, by_half = _softmax(NAMING.sharp * whole), _softmax(NAMING.sharp_half * half)
    clearer = by_half.max(axis=1) > by_whole.max(axis=1)
    alike = np.where(clearer[:, None], by_half, by_whole)
    most = np.maximum(whole.max(axis=1), half.max(axis=1))[:, None]
    trust = (1 - NAMING.floor) / (1 + np.exp((NAMING.known - most) / NAMING.known_soft))
    alike = trust * alike + (1 - trust) / 10
    laid = seen.aligned.max(axis=1, initial=0.0) >= NAMING.laid
    left = np.log(1 - np.minimum(seen.aligned[laid], 0.9999)**2)
    lead = np.zeros((len(found), 1))
    lead[laid] = np.diff(np.partition(left, 1, axis=1)[:, :2])
    trust = (1 - NAMING.floor) / (1 + np.exp((NAMING.lead - lead[laid]) / NAMING.lead_soft))
    alike[laid] = trust * _softmax(-NAMING.details * left) + (1 - trust) / 10
    said = found.numbers[:, 1:11] + found.numbers[:, 11:] / 10 + 1e-3
    both = _norm(alike * said**NAMING.network)
    return np.where(lead >= NAMING.clear_lead, both, _agreed(both, _norm(said)))


def _agreed(both: Floats, said: Floats) -> Floats:
    """Probabilities (N, K), of those less where the network holds something else for likelier."""
    best = both.argmax(axis=1)
    rows = np.arange(len(both))
    against = said[rows, best] < NAMING.against * said.max(axis=1)
    return np.where(against[:, None], np.minimum(both, NAMING.least - 0.05), both)


def _colours(grounds: Floats, sheet: Sheet, light: Floats, found: Found) -> Floats:
    inks = np.c_[sheet.inks[:, 1:], np.ones(len(COLOURS))] @ light
    far = ((grounds[:, None, 1:] - inks[None]) ** 2).sum(axis=2)
    none = np.full((len(far), 1), NAMING.foreign**2)  # under a hand, or another colour
    near = _softmax(-np.c_[far, none] / (2 * NAMING.spread**2))
    near = (1 - NAMING.floor) * (near[:, :4] + near[:, 4:] / 4) + NAMING.floor / 4
    said = found.colours[:, :4] + found.colours[:, 4:] / 4 + 1e-3
    return _agreed(_norm(near * said**NAMING.network), _norm(said))


def _owners(sheet: Sheet, lab: Singles, up: NDArray[np.bool_]) -> tuple[tuple[str, ...], Floats]:
    owners, sure = [UNKNOWN] * len(lab), np.zeros(len(lab))
    down = np.flatnonzero(~up)
    for k, far, like in zip(down, sheet.backs(lab[down]), sheet.alike_backs(lab[down]), strict=True):
        order, alike = np.argsort(far), np.argsort(-like)
        next_like = like[alike[1]] if len(like) > 1 else -1.0
        lead = far[order[1]] / max(far[order[0]], 1.0) if len(far) > 1 else np.inf
        if like[alike[0]] >= NAMING.back_like and like[alike[0]] - next_like >= NAMING.back_liker:
            owners[k], sure[k] = sheet.owners[alike[0]], 0.95
        elif far[order[0]] <= NAMING.back and lead >= NAMING.back_lead:
            owners[k] = sheet.owners[order[0]]
            sure[k] = 1 - 0.5 / lead**4
    return tuple(owners), sure


def _softmax(x: Floats) -> Floats:
    if not x.size:
        return x
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True), np.float64)


def _norm(x: Floats) -> Floats:
    return np.asarray(x / x.sum(axis=1, keepdims=True), np.float64) if x.size else x
