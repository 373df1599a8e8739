"""A learned dice board found in a picture of another size, and what lies there."""

from __future__ import annotations

from referee.values.dice import DiceReading, DiceTable
from referee.vision.common.images import Image
from referee.vision.dice import place_anew
from referee.vision.dice.reading.reader import Reader


def seen_anew(table: DiceTable, image: Image, latest: Image | None = None) -> tuple[DiceTable, DiceReading] | None:
    """The table in a BGR picture of another size, and what it shows; None where it is not found. `latest`: the last
    picture of its own size."""
    found = place_anew.seen_anew(table, image, latest)
    return None if found is None else (found, Reader(found).read(image))
