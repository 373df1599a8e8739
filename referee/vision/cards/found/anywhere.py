"""Finds the cards of any picture and asks what each shows, whatever lies about them.

Why: the deck's picture, a table's and any other are looked at alike. The finder knows cards of one size; so the picture
is asked at the scale at which they have it, and where that is not known, a first look tells it. Not done here: likening
to a deck, saying what lies where.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS, NUMBERS
from referee.vision.cards.flat.quads import alone, clockwise, covers, short_sides
from referee.vision.cards.found.snapping import Snapped, snapped
from referee.vision.cards.networks import faces, finder
from referee.vision.cards.networks.finder import Cards
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class FindSettings:
    """How a picture is looked at.

    - `wanted`: pixels of a card's short side at which the finder is best.
    - `first`: longer sides in pixels of the first looks at a picture of cards of unknown size; `tried`: cards of each
      by which they are compared.
    - `off`: factor by which cards may be off `wanted` and no second look is taken; `closer`: the same where their size
      was unknown at first.
    - `largest`: factor by which a picture is enlarged.
    - `sure`: score of cards by which the size of all is told.
    - `card`: probability that it is a card at all, or it is left out.
    - `power`: of how sure a card is, as it counts in a first look; `steady`: how far off the same card's corners are
      in another look, in short sides.
    - `same`: shared part from which two outlines are one card.
    - `pile`: and from which one lies on the other, so that less than a third of that is in sight.
    - `under`: share covered by clearer cards from which it is a lower one of a pile.
    - `hidden`: share in sight below which a card is not looked at.
    - `edge`: support by edges from which the finder's score is believed wholly, and `least` of both together.
    """

    wanted: float = finder.KNOWN
    first: tuple[int, ...] = (60, 90, 140, 220, 320, 480, 720, 1080, 1620)
    tried: int = 60
    off: float = 1.3
    closer: float = 1.12
    largest: float = 2.5
    sure: float = 0.4
    card: float = 0.5
    power: int = 4
    steady: float = 0.25
    same: float = 0.85
    pile: float = 0.62
    under: float = 0.62
    hidden: float = 0.25
    edge: float = 0.35
    least: float = 0.15


FIND = FindSettings()


@dataclass(frozen=True, slots=True)
class Models:
    """ONNX files of the networks to try; None for those that come with Referee. `any_deck`: by the reader of faces for
    decks that were not learned."""

    finder: Path | None = None
    faces: Path | None = None
    strips: Path | None = None
    any_deck: bool = False


SHIPPED = Models()


@dataclass(frozen=True)
class Found:
    """N cards, likeliest first: outlines (N, 4, 2) clockwise, a short side first; the finder's scores (N,).

    Of each as the network sees it, all probabilities: `colours` (N, 5) red, yellow, green, blue and other; `numbers`
    (N, 12) 0 to 10 and unreadable; `up`, `down` (N,) that it lies so, the rest that it is no card. `visible` (N,): what
    share is in sight, as the finder sees it; `features` (N, 64) of length 1, by which cards are likened.
    """

    quads: Floats
    scores: Floats
    colours: Floats
    numbers: Floats
    up: Floats
    down: Floats
    visible: Floats
    features: Floats

    def __len__(self) -> int:
        return len(self.quads)

    def taken(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Found:
        """Some of them."""
        return Found(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))

    def with_rows(self, rows: NDArray[np.bool_], other: Found) -> Found:
        """The same with some rows (N,) of another look at as many cards."""
        return Found(*(np.where(rows.reshape(-1, *[1] * (getattr(self, name).ndim - 1)), getattr(other, name),
                                getattr(self, name)) for name in self.__dataclass_fields__))

    def joined(self, more: Found) -> Found:
        """These and some more, behind them."""
        return Found(*(np.concatenate([getattr(self, name), getattr(more, name)])
                       for name in self.__dataclass_fields__))

    @property
    def card(self) -> Floats:
        """Probability (N,) that it is one."""
        return np.asarray(self.up + self.down, np.float64)

    @property
    def number_known(self) -> Floats:
        """Probabilities (N, 10) of the numbers, were it readable."""
        known = self.numbers[:, 1:len(NUMBERS) + 1] + 1e-6
        return np.asarray(known / known.sum(axis=1, keepdims=True), np.float64)

    @property
    def colour_known(self) -> Floats:
        """Probabilities (N, 4) of the four colours, were it one of them."""
        known = self.colours[:, :len(COLOURS)] + 1e-6
        return np.asarray(known / known.sum(axis=1, keepdims=True), np.float64)


def cards_in(image: Image, size: float | None = None, models: Models = SHIPPED) -> Found:
    """The cards of a BGR picture (H, W, 3), likeliest first; `size`: short side in pixels where it is known.

    `ModelError` where a network is not as shipped.
    """
    cards = _first_looks(image, models) if size is None else _find(image, FIND.wanted / size, models)
    looked = looked_at(image, cards.quads, models, cards)
    return apart(looked.taken(looked.card >= FIND.card), FIND.same)


def flat_cards_in(image: Image, size: float | None = None, models: Models = SHIPPED,
                  overlap: float = FIND.pile) -> Found:
    """As `cards_in`, of cards of one size that lie flat on a table: their outlines are laid onto edges.

    `overlap`: shared part of the smaller from which of two outlines only the surer one is kept.
    """
    cards = _first_looks(image, models) if size is None else _find(image, FIND.wanted / size, models)
    cards, laid = _laid(image, cards, overlap)
    if laid is not None:
        good = laid.support >= FIND.edge
        side = float(np.median(short_sides(laid.quads[good]))) if good.any() else 0.0
        if side and not 1 / FIND.off < side / float(np.median(short_sides(cards.quads))) < FIND.off:
            cards, laid = _laid(image, _find(image, FIND.wanted / side, models), overlap)  # it was misjudged: once more
    if laid is not None:
        cards = replace(cards, quads=laid.quads, scores=cards.scores * np.minimum(1, laid.support / FIND.edge))
        cards = cards.taken(np.argsort(-cards.scores, kind="stable"))
    looked = looked_at(image, cards.quads, models, cards)
    return apart(looked.taken((looked.card >= FIND.card) & (looked.scores >= FIND.least)), overlap)


def _laid(image: Image, cards: Cards, overlap: float) -> tuple[Cards, Snapped | None]:
    """The cards that lie on top, laid onto edges."""
    order = np.argsort(-cards.scores * (0.5 + cards.visible), kind="stable")
    cards = cards.taken(order)
    cards = cards.taken(alone(cards.quads, overlap))
    return cards, snapped(image, cards.quads, cards.scores)


def looked_at(image: Image, quads: Floats, models: Models = SHIPPED, cards: Cards | None = None) -> Found:
    """What the network says of outlines (N, 4, 2) of a BGR picture, be there cards or not; `cards`: the finder's."""
    crops = [faces.flat(image, quad) for quad in quads]
    seen = faces.look_at(np.stack(crops) if crops else np.zeros((0, faces.TALL, faces.WIDE, 3), np.uint8), models.faces,
                         any_deck=models.any_deck)
    ones = np.ones(len(quads))
    return Found(quads, ones if cards is None else cards.scores, seen.colours, seen.numbers, seen.kinds[:, faces.UP],
                 seen.kinds[:, faces.DOWN], ones if cards is None else cards.visible, seen.features)


def apart(found: Found, overlap: float) -> Found:
    """Without outlines of which so much lies within an earlier one, or the other way round."""
    return found.taken(alone(found.quads, overlap))


def on_top(found: Found, clear: Floats) -> NDArray[np.intp]:
    """The cards that are no lower ones of a pile: covered mostly by clearer ones, or laid between two by mistake."""
    over = covers(found.quads) * (clear[None] > clear[:, None])
    return np.flatnonzero((over.sum(axis=1) <= FIND.under) & (found.visible >= FIND.hidden))


def _find(image: Image, scale: float, models: Models) -> Cards:
    cards = finder.find(image, min(scale, FIND.largest), models.finder)
    return replace(cards, quads=clockwise(cards.quads))


def _first_looks(image: Image, models: Models) -> Cards:
    """Looks at a picture in several sizes, then at the scale that the cards found ask for.

    In another size than it knows, the finder sees cards in much that is none: in a digit, in a whole table. What it
    sees where nothing is grows with the scale; a card stays where it is.
    """
    longer = max(image.shape[:2])
    scales = [side / longer for side in FIND.first if side / longer <= FIND.largest] or [1.0]
    looks = [_find(image, scale, models) for scale in scales]
    sure = [_surely(image, cards, models) for cards in looks]
    worths = [max((_worth(looks[n], sure[n], looks[m]) for m in (n - 1, n + 1) if 0 <= m < len(looks)),
                  default=float(sure[n].sum())) for n in range(len(looks))]
    k = int(np.argmax(worths))
    best, scale = looks[k], scales[k]
    few = best.scores >= FIND.sure
    if not few.any():
        return best
    wanted = FIND.wanted / float(np.median(short_sides(best.quads[few])))
    if 1 / FIND.closer < wanted / scale < FIND.closer:
        return best
    again = _find(image, wanted, models)
    more = _worth(again, _surely(image, again, models), best)
    return again if more > _worth(best, sure[k], again) else best


def _surely(image: Image, cards: Cards, models: Models) -> Floats:
    """How surely the likeliest of what was found are cards by both networks (N,), those without a number half as much.

    To a high power: one card that is surely one outweighs many things that are perhaps some.
    """
    few = cards.taken(np.arange(min(len(cards), FIND.tried)))
    seen = looked_at(image, few.quads, models, few)
    number = seen.numbers[:, :-1].max(axis=1, initial=0.0)
    return np.asarray((few.scores * seen.card * (0.5 + 0.5 * number)) ** FIND.power, np.float64)


def _worth(cards: Cards, sure: Floats, other: Cards) -> float:
    """What a look is worth, of whose likeliest cards it is known how sure they are: those count that another look in
    another size finds on the same spot."""
    mine, theirs = cards.quads[:len(sure)], other.quads[:FIND.tried]
    if not len(mine) or not len(theirs):
        return 0.0
    off = np.min([np.linalg.norm(mine[:, None] - np.roll(theirs, turn, axis=1)[None], axis=3).mean(axis=2)
                  for turn in range(4)], axis=0).min(axis=1) / short_sides(mine)
    return float((sure * np.exp(-(off / FIND.steady) ** 2)).sum())
