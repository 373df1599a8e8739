"""Everything between the picture and the log that a game brings: a `Sight`, and the shapes of its parts.

Why it exists: each game sees and judges with parts of its own; whoever watches a source asks all of them alike. Nothing
here has a default, so that no game is seen with another one's eyes. What it does not do: see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from referee.games.api.codec import Codec
from referee.games.api.lines import Line, Look
from referee.games.api.setup import Setup
from referee.geometry.lens import Lens
from referee.kit.taught import TaughtSet
from referee.rules.core import Judge, Observation
from referee.values.common import Check, Reading, Table

Image = NDArray[np.uint8]

TableT = TypeVar("TableT", bound=Table)
ReadingT = TypeVar("ReadingT", bound=Reading)
ObservationT = TypeVar("ObservationT", bound=Observation)
ReadingT_co = TypeVar("ReadingT_co", bound=Reading, covariant=True)
ReadingT_contra = TypeVar("ReadingT_contra", bound=Reading, contravariant=True)


class Motion(Protocol):
    """How much of the table's area (0..1) differs from the previous frame and from the last still one."""

    @property
    def changed(self) -> float: ...
    @property
    def since_still(self) -> float: ...
    @property
    def hand(self) -> bool: ...


class MotionSensor(Protocol):
    def update(self, image: Image) -> Motion: ...
    def settled(self) -> None: ...


class PictureReader(Protocol[ReadingT_co]):
    def read(self, image: Image, still_frames: Sequence[Image] | None = None,
             look: int | None = None) -> ReadingT_co: ...


class Memory(Protocol[ReadingT_contra, ObservationT]):
    """What remembers the table of one round from one reading to the next.

    `hand`: whether the last reading showed one. `pieces`: what is believed to lie there, as the game has it. `recall`:
    begin with what lay there after these looks. `reread`: the reader has learned more, or forgotten by what it named
    the `doubted` pieces.
    """

    hand: bool

    @property
    def pieces(self) -> tuple[Any, ...]: ...
    def recall(self, looks: Iterable[ObservationT]) -> None: ...
    def reread(self, doubted: Collection[Hashable] = ()) -> None: ...
    def observe(self, reading: ReadingT_contra, t: float, frame: int, evidence: str = "") -> ObservationT | None: ...
    def finish(self, t: float, frame: int) -> ObservationT | None: ...


class Corrections(Protocol[ObservationT]):
    """What people said of the table in one round, laid over every look in order.

    `outstanding`: they said something that no look has been laid over yet.
    """

    @property
    def outstanding(self) -> bool: ...
    def apply(self, seen: ObservationT) -> ObservationT: ...


@dataclass(frozen=True, slots=True)
class Mark:
    """What is drawn into a picture round spots: whose piece lies there, None where nothing can be seen; `ring`: what
    belongs to nobody stands there."""

    spots: tuple[str, ...]
    owner: str | None = None
    ring: bool = False


class TaughtReport(Protocol):
    """What came of teaching: in words, what is still missing, what to know."""

    @property
    def text(self) -> str: ...
    @property
    def missing(self) -> Sequence[str]: ...
    @property
    def notes(self) -> Sequence[str]: ...


class Sight(ABC, Generic[TableT, ReadingT, ObservationT]):
    """How one game is seen and judged.

    `codec`: what lines it knows. `correcting`: the types of those that change what the judge was shown.
    """

    codec: ClassVar[Codec]
    correcting: ClassVar[frozenset[str]]

    @abstractmethod
    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None) -> TableT:
        """The table, with the `taught` pieces, from pictures in which it lies bare. `BoardNotFound` where none is.
        `tell` hears in words what is done meanwhile."""

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
    def sensor(self, table: TableT) -> MotionSensor:
        """What measures motion over this table."""

    @abstractmethod
    def examine(self, table: TableT, image: Image) -> tuple[Check, ...]:
        """Whether this view of the table can be refereed, each thing with go or no-go. `ImageError` for a picture of
        another size."""

    @abstractmethod
    def set_out(self, reading: ReadingT) -> tuple[str, ...]:
        """The spots on which what is set out before a round stands."""

    @abstractmethod
    def lines(self, reading: ReadingT) -> list[str]:
        """What was read, for a terminal."""

    @abstractmethod
    def marks(self, reading: ReadingT) -> Sequence[Mark]:
        """What is drawn of a reading, the lowest first."""

    @abstractmethod
    def view(self, table: TableT) -> dict[str, Any]:
        """The learned table as screens draw it, as JSON."""

    @abstractmethod
    def proposals(self, table: TableT, image: Image) -> dict[str, Any]:
        """What lies there of which people may say whose it is, as JSON: `pieces`, each with `id`, `kind`, `at`, `quad`
        and `owner`, and `colours` whose name is doubtful."""

    @abstractmethod
    def taught_by(self, table: TableT, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[TableT, TaughtReport]:
        """The table with what people showed: `pieces` with `kind`, `at` and `owner`, names of `colours`. `TeachError`
        and `SetError` where that cannot be."""

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
