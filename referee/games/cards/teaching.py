"""What people may teach of cards: nothing piece by piece, as the whole deck is learned from one picture.

Why it exists: every game says what it can be taught. What it does not do: learn a deck (`vision.cards`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from referee.games.api.learning import TaughtBefore
from referee.games.api.parts import Image, TaughtReport, TeachingError
from referee.kit.taught import Kind
from referee.values.cards import CardsReading, CardsTable


class CardsTeaching(TaughtBefore[CardsTable, CardsReading]):
    """The deck is part of the learned table."""

    kinds: ClassVar[tuple[str, ...]] = ()
    own: ClassVar[frozenset[Kind]] = frozenset()

    def proposals(self, table: CardsTable, image: Image) -> dict[str, Any]:
        """No piece is to be named."""
        height, width = image.shape[:2]
        return {"width": width, "height": height, "colours": [], "pieces": []}

    def taught_by(self, table: CardsTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[CardsTable, TaughtReport]:
        """`TeachingError`: a deck is learned otherwise."""
        raise TeachingError("cards-teach-deck")
