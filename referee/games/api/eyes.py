"""How a game's table is learned and read: the part of a `Sight` that needs no round.

Why it exists: a picture can be read, and a deck learned, of a game that is not refereed live. Nothing here has a
default, so that no game is seen with another one's eyes. What it does not do: see, or judge.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from referee.games.api.parts import Image, MotionSensor, PictureReader, ReadingT, TableT
from referee.games.api.setup import Setup
from referee.geometry.lens import Lens
from referee.i18n.said import SaidError
from referee.kit.taught import TaughtSet
from referee.values.common import Check, Point


class NotCountedError(SaidError, ValueError):
    """A round of this game is not counted from pictures; the message says what is done instead."""


class Eyes(ABC, Generic[TableT, ReadingT]):
    """How one game is seen. `counts`: its rounds are counted from pictures of their end, without a match."""

    counts: ClassVar[bool]

    @abstractmethod
    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None, corners: Sequence[Point] | None = None,
              deck: Image | None = None, *, whole: bool = True) -> TableT:
        """The table, with the `taught` pieces, from pictures in which it lies bare. `TableNotFound` where none is.

        `tell` hears in words what is done meanwhile; `corners`: its four in pixels, in order, where people show them.
        `deck`: a picture of the cards that are played with, for a game that is played with such. `whole`: without
        them nothing is learned; else they may be shown later (`Teaching`).
        """

    @abstractmethod
    def learned(self, table: TableT, output: Any) -> str:
        """In words what was learned and where it was written."""

    @abstractmethod
    def table_of(self, data: Mapping[str, Any]) -> TableT:
        """The table of its file's JSON (`Table.to_dict`). `TableError` naming the missing or wrong key."""

    @abstractmethod
    def reader(self, table: TableT, setup: Setup | None = None) -> PictureReader[ReadingT]:
        """What reads the pictures of a round; `setup`: what is known of it, who plays above all. None: nothing."""

    @abstractmethod
    def without_table(self, image: Image) -> ReadingT:
        """What a picture shows of which no table was learned. `MatchError` where a game cannot be read so."""

    @abstractmethod
    def lines(self, reading: ReadingT) -> list[str]:
        """What was read, for a terminal."""

    @abstractmethod
    def count(self, table: TableT, pictures: Sequence[Image]) -> dict[str, Any]:
        """What pictures of the end of a round count to, as JSON. `NotCountedError` where a game is
        not counted so."""

    @abstractmethod
    def told(self, found: Mapping[str, Any]) -> list[str]:
        """Such a count, for a terminal."""

    @abstractmethod
    def sensor(self, table: TableT) -> MotionSensor:
        """What measures motion over this table."""

    @abstractmethod
    def ready(self) -> Check:
        """Whether what it sees by, its networks, is there as it was shipped."""

    @abstractmethod
    def examine(self, table: TableT, image: Image) -> tuple[Check, ...]:
        """Whether this view of the table can be refereed, each thing with go or no-go. `ImageError` for a picture of
        another size."""


AnyEyes = Eyes[Any, Any]
