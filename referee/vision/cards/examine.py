"""Looks at a table of the card games that was learned before: is it still there, and is the view still good enough?

Why: light changes and cameras are nudged between learning and play. The measures are those of `learn`. Cards may lie on
the table meanwhile. Not done here: cameras, reading.
"""

from __future__ import annotations

from referee.i18n.said import Said
from referee.values.cards import CardsTable
from referee.values.common import Check
from referee.vision.cards.bare.foreground import Bare
from referee.vision.cards.networks.faces import CARD_FACES
from referee.vision.cards.networks.finder import CARD_FINDER
from referee.vision.cards.networks.strips import CARD_STRIPS
from referee.vision.cards.quality import view_checks
from referee.vision.common.images import Image, ImageError
from referee.vision.common.networks.model import ModelError, shipped_file


def examine(table: CardsTable, image: Image) -> tuple[Check, ...]:
    """The table and the view of it in a BGR picture of the table's size. Raises `ImageError` for another size."""
    if (image.shape[1], image.shape[0]) != (table.width, table.height):
        raise ImageError("image-other-size", width=image.shape[1], height=image.shape[0],
                         learned_width=table.width, learned_height=table.height)
    if Bare(table).compare(image).moved:
        return (Check("table", False, Said("cards-table-moved")),)
    there = Check("table", True, Said("cards-table-there"))
    doubts = [w for w in table.quality.warnings if not table.quality.ok]
    bare = Check("bare", table.quality.ok, Said("cards-learned-doubt", why=doubts[0]) if doubts else
                 Said("cards-table-bare"))
    deck = Check("deck", True, Said("cards-deck-known", faces=len(table.deck.faces), backs=len(table.deck.backs)))
    return (there, bare, deck, *view_checks(image, table.pixels_per_card))


def ready() -> Check:
    """Whether the networks are there as they were shipped."""
    try:
        names = [shipped_file(kind.name).name for kind in (CARD_FINDER, CARD_FACES, CARD_STRIPS)]
    except ModelError as e:
        return Check("model", False, str(e))
    return Check("model", True, Said("doctor-model", name=", ".join(names)))
