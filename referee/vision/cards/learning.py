"""Learns the table of the card games: the bare table from pictures of it, and the deck from a picture of its own.

Several pictures of the same view are put together, which takes noise and passing shadows away. A table on which cards
lie is no go. Not done here: reading cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import cv2
import numpy as np

from referee.i18n.said import Said
from referee.values.cards import CardsTable, Deck
from referee.values.common import Quality
from referee.vision.cards.deck.learning import deck_in
from referee.vision.cards.flat.quads import short_sides
from referee.vision.cards.found.anywhere import SHIPPED, Models, flat_cards_in
from referee.vision.cards.quality import judge, view_checks
from referee.vision.common.images import Image, ImageError, decode_image
from referee.vision.common.not_found import TableNotFound

Tell = Callable[[str], object]
NO_DECK = Deck((), ())
"""Of a table whose deck is still to be shown."""
LYING = 0.9
"""Probability from which something on the bare table is a card, and not a book or a box."""


def learn(pictures: Sequence[Image], deck: Image | None, tell: Tell | None = None,
          models: Models = SHIPPED, known: Deck | None = None) -> CardsTable:
    """The table seen bare in BGR pictures (H, W, 3), all of one size and view, with the deck that a picture shows.

    `deck` may be of any size and camera; without it the `known` one is played with, or is shown later where that is
    `NO_DECK`. `tell` hears in words what is done. Raises `TableNotFound` where there is no
    deck, and `ImageError` when the pictures do not fit together.
    """
    if not pictures:
        raise ImageError("learn-no-picture")
    if any(p.shape != pictures[0].shape for p in pictures):
        raise ImageError("learn-sizes-differ")
    if deck is None and known is None:
        raise TableNotFound("cards-learn-no-deck")
    bare = pictures[0] if len(pictures) == 1 else np.median(np.stack(pictures), axis=0).astype(np.uint8)
    learned = deck_in(deck, tell, models) if deck is not None else known or NO_DECK
    card = _size(learned, deck, bare) if deck is not None else 0.0
    done, jpeg = cv2.imencode(".jpg", bare, [cv2.IMWRITE_JPEG_QUALITY, 93])
    if not done:
        raise ImageError("learn-not-stored")
    if tell is not None:
        tell(Said("learn-tells-bare"))
    table = CardsTable(width=bare.shape[1], height=bare.shape[0], deck=learned, pixels_per_card=card,
                       quality=judge(view_checks(bare, card)), reference=jpeg.tobytes())
    return replace(table, quality=_bare(bare, table, models))


def with_deck(table: CardsTable, picture: Image, deck: Deck, models: Models = SHIPPED) -> CardsTable:
    """The table with the deck that a BGR picture of its own camera shows."""
    bare = decode_image(table.reference, "table")
    card = _size(deck, picture, bare)
    shown = replace(table, deck=deck, pixels_per_card=card, quality=judge(view_checks(bare, card)))
    return replace(shown, quality=_bare(bare, shown, models))


def _size(deck: Deck, picture: Image, bare: Image) -> float:
    """Pixels of a card on the table, where the deck was photographed by the table's camera; else 0."""
    if picture.shape != bare.shape:
        return 0.0
    return float(np.median(short_sides(np.array([face.quad for face in deck.faces]))))


def _bare(bare: Image, table: CardsTable, models: Models) -> Quality:
    found = flat_cards_in(bare, table.pixels_per_card or None, models)
    lying = int(((found.up > LYING) & (found.scores > LYING) & (found.numbers[:, 11] < 1 - LYING)).sum())
    return table.quality.no_go(Said("cards-table-not-bare", n=lying)) if lying else table.quality
