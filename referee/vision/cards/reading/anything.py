"""Names the cards of any picture, without a table and a deck.

Why: any deck in four colours with digits can be read as it is. The number is the network's word; the colour is its word
and the hue of the card's ground, as the network alone knows few prints. What it cannot name stays open. Not done here:
where cards are (`found`), places.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS, CardSeen, CardsReading
from referee.values.common import UNKNOWN
from referee.vision.cards.flat.cut import GREY, flattened, ground_of, in_lab
from referee.vision.cards.flat.light import in_white_light
from referee.vision.cards.flat.quads import as_quad
from referee.vision.cards.found.anywhere import SHIPPED, Found, Models, cards_in, looked_at, on_top
from referee.vision.cards.found.sides import onto_edges
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
PRINTED = ((34.0, 16.0), (84.0, 10.0), (135.0, 25.0), (284.0, 25.0))
"""Red, yellow, green and blue of printed cards: degrees in Lab's a and b, and their standard deviation over decks.

A green may be olive, but a yellow is hardly ever greenish."""


LOOKS = ((1.0, 0.0, 0.0), (0.95, 0.0, 0.0), (1.05, 0.0, 0.0), (1.0, 0.03, -0.02), (1.0, -0.03, 0.02))
"""Outlines that are looked at: in a card's size, and shifted by shares of its sides."""
TINY = 1e-4
"""The least probability that one look leaves to anything."""


@dataclass(frozen=True, slots=True)
class AnyDeckSettings:
    """What of the cards found is said.

    - `card`: probability that it is one, or it is left out.
    - `number`, `colour`: probabilities from which they are said.
    - `pale`: Lab levels of colour from which a ground's hue tells anything.
    - `doubt`: the least probability that the network's word leaves to each colour.
    - `unknown`: confidence of a card of which colour or number is not said.
    """

    card: float = 0.5
    number: float = 0.8
    colour: float = 0.85
    pale: float = 18.0
    doubt: float = 0.02
    unknown: float = 0.45


ANY_DECK = AnyDeckSettings()


def read_cards(image: Image, models: Models = SHIPPED) -> CardsReading:
    """The face-up cards of any BGR picture (H, W, 3). `ModelError` where a network is not as shipped.

    Backs are not told: without the deck's own, a box or a book is as good a one.
    """
    models = replace(models, any_deck=True)
    found = cards_in(image, models=models)
    found = found.taken(on_top(found, found.scores * found.visible))
    found = voted(image, found.taken(found.up >= found.down), models)
    found = found.taken(found.card >= ANY_DECK.card)
    colours = by_ground(image, found)
    return CardsReading(cards=tuple(_said(found.taken(np.array([k])), colours[k]) for k in range(len(found))))


def _said(card: Found, colours: Floats) -> CardSeen:
    """What is said of one card (N = 1), given the probabilities (5,) of its colours."""
    number, colour = int(card.numbers[0].argmax()), int(colours.argmax())
    known = 1 <= number <= 10 and card.numbers[0, number] >= ANY_DECK.number
    named = colour < len(COLOURS) and colours[colour] >= ANY_DECK.colour
    sure = card.card[0] * (card.numbers[0, number] if known else 1) * (colours[colour] if named else 1)
    return CardSeen("up", as_quad(card.quads[0]), float(sure if known and named else min(sure, ANY_DECK.unknown)),
                    COLOURS[colour] if named else UNKNOWN, number if known else None,
                    visible=float(card.visible[0]))


def voted(image: Image, found: Found, models: Models = SHIPPED) -> Found:
    """The same cards, their outlines laid onto edges, looked at in several a little off: what not all say is less sure.

    Probabilities are geometric means, so one look that sees something else takes most of what the others give.
    """
    quads = onto_edges(image, found.quads)
    if not len(quads):
        return found
    middles = quads.mean(axis=1, keepdims=True)
    across, along = (quads[:, k] - quads[:, 0] for k in (1, 3))
    looks = [found]
    for size, right, down in LOOKS:
        off = right * across + down * along
        looks.append(looked_at(image, middles + (quads - middles) * size + off[:, None], models))
    numbers, colours = (_together([getattr(look, name) for look in looks]) for name in ("numbers", "colours"))
    return replace(looks[1], quads=quads, scores=found.scores, visible=found.visible, numbers=numbers, colours=colours)


def _together(said: list[Floats]) -> Floats:
    """Probabilities (N, K) of several looks as those of one."""
    both = np.exp(np.mean([np.log(np.maximum(one, TINY)) for one in said], axis=0))
    return np.asarray(both / both.sum(axis=1, keepdims=True), np.float64)


def by_ground(image: Image, found: Found) -> Floats:
    """Probabilities (N, 5) of red, yellow, green, blue and other: the network's, and the hue of each card's ground."""
    colours = found.colours.copy()
    if not len(found):
        return colours
    lab = in_lab(in_white_light(flattened(image, found.quads, 0)))
    grounds = np.array([ground_of(card) for card in lab])[:, 1:] - GREY
    hues, spread = np.array(PRINTED).T
    off = np.degrees(np.arctan2(grounds[:, 1], grounds[:, 0]))[:, None] - hues
    alike = np.exp(-0.5 * (((off + 180) % 360 - 180) / spread) ** 2)
    tells = np.hypot(*grounds.T) >= ANY_DECK.pale
    four = np.maximum(colours[tells, :-1], ANY_DECK.doubt) * alike[tells]
    both = np.column_stack([four, colours[tells, -1] * ANY_DECK.doubt])
    colours[tells] = both / both.sum(axis=1, keepdims=True)
    return colours
