"""Everything between the picture and the log that a game brings: a `Sight`.

Why it exists: each game sees and judges with parts of its own; whoever watches a source asks all of them alike. Nothing
here has a default, so that no game is seen with another one's eyes. What it does not do: see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from referee.files.lines.values import LineForm
from referee.games.api.codec import Codec
from referee.games.api.learning import Teaching
from referee.games.api.lines import Line, Look
from referee.games.api.parts import (
    Checked,
    Corrections,
    Image,
    Memory,
    MotionSensor,
    ObservationT,
    PictureReader,
    ReadingT,
    TableT,
)
from referee.games.api.setup import Setup
from referee.games.api.showing import Showing
from referee.games.api.words import Word
from referee.geometry.lens import Lens
from referee.kit.taught import TaughtSet
from referee.rules.core import Judge
from referee.values.common import Check, Point


class Sight(ABC, Generic[TableT, ReadingT, ObservationT]):
    """How one game is seen and judged.

    `codec`: what lines it knows; `forms`: of those that only its matches hold, as a stranger's file may have them.
    `correcting`: the types of those that change what the judge was shown. `words`: the commands by which people put
    right what was seen. `places`: the seats that it tells apart by where they are, so that whoever is to be seen sits
    at one of them; none where pieces tell whose they are. `teaching`: what people may teach, and what is learned in
    play. `showing`: what is shown and said of its table.
    """

    codec: ClassVar[Codec]
    correcting: ClassVar[frozenset[str]]
    places: ClassVar[tuple[str, ...]]
    teaching: ClassVar[Teaching[Any, Any]]
    words: ClassVar[Mapping[str, Word]]
    showing: ClassVar[Showing[Any, Any]]
    forms: ClassVar[tuple[type[LineForm], ...]]

    @abstractmethod
    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None, corners: Sequence[Point] | None = None) -> TableT:
        """The table, with the `taught` pieces, from pictures in which it lies bare. `TableNotFound` where none is.

        `tell` hears in words what is done meanwhile; `corners`: its four in pixels, in order, where people show them.
        """

    @abstractmethod
    def table_of(self, data: Mapping[str, Any]) -> TableT:
        """The table of its file's JSON (`Table.to_dict`). `TableError` naming the missing or wrong key."""

    @abstractmethod
    def seen_anew(self, table: TableT, image: Image, latest: Image | None = None) -> tuple[TableT, ReadingT] | None:
        """A learned table in a picture of another size, and what lies there; None where it is not found. `latest`: the
        last picture of its own size."""

    @abstractmethod
    def agrees(self, table: TableT, reading: ReadingT, believed: Sequence[Any]) -> bool:
        """Whether what is seen is the table on which the `believed` pieces lay, and not one that fits somehow."""

    @abstractmethod
    def reader(self, table: TableT, players: Collection[str] = ()) -> PictureReader[ReadingT]:
        """What reads the pictures; `players`: who lays pieces, everybody unless that is known."""

    @abstractmethod
    def without_table(self, image: Image) -> ReadingT:
        """What a picture shows of which no table was learned. `MatchError` where a game cannot be read so."""

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

    @abstractmethod
    def set_out(self, reading: ReadingT) -> tuple[str, ...]:
        """The spots on which what is set out before a round stands."""

    @abstractmethod
    def check(self, table: TableT, reading: ReadingT, setup: Setup, start: ReadingT | None) -> Checked:
        """What a final picture shows; `start`: what was read before the first piece, if that is known.

        `StartError` where it shows something else. `MatchError` where a game has no such check.
        """

    @abstractmethod
    def memory(self, *, stills: bool) -> Memory[ReadingT, ObservationT]:
        """A new memory of one round; `stills`: each reading is a settled moment."""

    @abstractmethod
    def judge(self, table: TableT, setup: Setup, looks: int = 1, timed: bool = True) -> Judge[ObservationT]:
        """What judges one round. `looks`: readings that must agree before somebody is accused; `timed`: the time
        between two pictures is known. `MatchError` if the table cannot be played on as it was agreed."""

    @abstractmethod
    def look_line(self, seen: ObservationT) -> Look:
        """The line of the log that keeps a look (`looks.line_of_look`)."""

    @abstractmethod
    def look_of(self, line: Look) -> ObservationT:
        """The look of such a line; KeyError, TypeError or ValueError where it is none."""

    @abstractmethod
    def spots_of(self, seen: ObservationT) -> Collection[str]:
        """The spots of the table that a look names."""

    @abstractmethod
    def corrections(self, lines: Iterable[Line]) -> Corrections[ObservationT]:
        """What people said among a round's lines (without undone ones)."""


AnySight = Sight[Any, Any, Any]
