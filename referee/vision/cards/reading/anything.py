"""Names the cards of any picture, without a table and a deck.

Why: any deck in four colours with digits can be read as it is. The number is the network's word; the colour is its word
and the hue of the card's ground, as the network alone knows few prints. What it cannot name stays open. Not done here:
where cards are (`found`), places.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS, CardSeen, CardsReading
from referee.values.common import UNKNOWN
from referee.vision.cards.flat.cut import GREY, flattened, ground_of, in_lab
from referee.vision.cards.flat.light import in_white_light
from referee.vision.cards.flat.quads import as_quad
from referee.vision.cards.found.anywhere import SHIPPED, Found, Models, cards_in, on_top
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
PRINTED = ((34.0, 16.0), (84.0, 10.0), (135.0, 25.0), (284.0, 25.0))
"""Red, yellow, green and blue of printed cards: degrees in Lab's a and b, and their standard deviation over decks.

A green may be olive, but a yellow is hardly ever greenish."""


@dataclass(frozen=True, slots=True)
class AnyDeckSettings:
    """What of the cards found is said.

    - `number`, `colour`: probabilities from which they are said.
    - `pale`: Lab levels of colour from which a ground's hue tells anything.
    - `doubt`: the least probability that the network's word leaves to each colour.
    - `unknown`: confidence of a card of which colour or number is not said.
    """

    number: float = 0.85
    colour: float = 0.85
    pale: float = 18.0
    doubt: float = 0.02
    unknown: float = 0.45


ANY_DECK = AnyDeckSettings()


def read_cards(image: Image, models: Models = SHIPPED) -> CardsReading:
    """The face-up cards of any BGR picture (H, W, 3). `ModelError` where a network is not as shipped.

    Backs are not told: without the deck's own, a box or a book is as good a one.
    """
    found = cards_in(image, models=models)
    found = found.taken(on_top(found, found.scores * found.visible))
    colours = by_ground(image, found)
    cards = []
    for k in np.flatnonzero(found.up >= found.down).tolist():
        number, colour = int(found.numbers[k].argmax()), int(colours[k].argmax())
        known = 1 <= number <= 10 and found.numbers[k, number] >= ANY_DECK.number
        named = colour < len(COLOURS) and colours[k, colour] >= ANY_DECK.colour
        sure = found.card[k] * (found.numbers[k, number] if known else 1) * (colours[k, colour] if named else 1)
        cards.append(CardSeen("up", as_quad(found.quads[k]),
                              float(sure if known and named else min(sure, ANY_DECK.unknown)),
                              COLOURS[colour] if named else UNKNOWN, number if known else None,
                              visible=float(found.visible[k])))
    return CardsReading(cards=tuple(cards))


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
