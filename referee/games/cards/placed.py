"""In which field of the table each card of a reading lies.

Why it exists: people and pictures call a place by its field, and neither memory nor judge knows pixels. What it does
not do: read pictures (`vision.cards`), or remember (`tracking.cards`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from referee.games.api.parts import Image, PictureReader
from referee.values.cards import CardsReading, CardsTable


def placed(table: CardsTable, reading: CardsReading) -> CardsReading:
    """The reading with the field of every card, and the fields that are hidden."""
    middles = {spot: (sum(x for x, _ in outline) / 4, sum(y for _, y in outline) / 4)
               for spot, outline in table.spots.items()} if reading.hidden else {}
    return replace(
        reading, cards=tuple(replace(card, spot=table.spot_at(card.centre)) for card in reading.cards),
        hidden_spots=tuple(spot for spot, (x, y) in middles.items() if any(
            x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in reading.hidden)))


class PlacedReader:
    """A reader of one table whose readings tell the field of every card."""

    def __init__(self, table: CardsTable, reader: PictureReader[CardsReading]) -> None:
        self._table, self._reader = table, reader

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> CardsReading:
        return placed(self._table, self._reader.read(image, still_frames, look))
