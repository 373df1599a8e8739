"""The learned table of the card games, and the cards in its newest picture, as screens draw them: JSON for the page.

Why it exists: only these games have a deck, and cards that lie anywhere. What it does not do: draw, or learn.
"""

from __future__ import annotations

from typing import Any, TypedDict

from referee.values.cards import CardsReading, CardsTable
from referee.values.common import UNKNOWN


class DrawnDeck(TypedDict):
    """How many `faces` are known, and the players' `backs` by their letters."""

    faces: int
    backs: list[str]


class CardsBare(TypedDict):
    """What of the bare table only the card games have. `pixels_per_card`: short side of a card, 0 where unknown."""

    deck: DrawnDeck
    pixels_per_card: float
    quality: dict[str, Any]


def cards_view(table: CardsTable) -> CardsBare:
    """What of the learned table is the card games': the deck, how well it is seen."""
    return {"deck": {"faces": len(table.deck.faces), "backs": list(table.deck.owners)},
            "pixels_per_card": round(table.pixels_per_card, 1), "quality": table.quality.to_dict()}


def cards_in_sight(reading: CardsReading) -> list[dict[str, Any]]:
    """The cards of a reading with the fields in which they lie (`state.ReadCard`)."""
    return [{"colour": None if card.colour == UNKNOWN else card.colour, "number": card.number, "face": card.face,
             "place": card.place, "seat": card.seat, "spot": card.spot,
             "quad": [[round(x), round(y)] for x, y in card.quad]} for card in reading.cards]
