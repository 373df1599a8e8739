"""The eyes of the dice game: the board learned, dice read on it, beside it and without it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from referee.geometry.lens import Lens
from referee.kit.taught import TaughtSet
from referee.values.common import Check, Point
from referee.values.dice import DiceReading, DiceTable
from referee.vision.common.images import Image


def learn(pictures: Sequence[Image], lens: Lens | None = None, corners: Sequence[Point] | None = None,
          taught: TaughtSet | None = None, tell: Callable[[str], object] | None = None) -> DiceTable:
    """The board in pictures in which it lies bare. `TableNotFound` where none is."""
    raise NotImplementedError


class Reader:
    """Reads pictures of one table."""

    def __init__(self, table: DiceTable, players: Collection[str] = ()) -> None:
        raise NotImplementedError

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> DiceReading:
        """What a picture shows on the table. `ImageError` for one of another size."""
        raise NotImplementedError


def read_dice(image: Image) -> DiceReading:
    """The dice of any picture, without a table."""
    raise NotImplementedError


def examine(table: DiceTable, image: Image) -> tuple[Check, ...]:
    """Whether this view of the board can be refereed."""
    raise NotImplementedError


def seen_anew(table: DiceTable, image: Image, latest: Image | None = None) -> tuple[DiceTable, DiceReading] | None:
    """The board in a picture of another size, and what lies there; None where it is not found."""
    raise NotImplementedError


def ready() -> Check:
    """Whether the networks are there as they were shipped."""
    raise NotImplementedError
