"""What a game learns while it is refereed and is taught before: a `Pupil` of each session, and the `Teaching` it is of.

Why it exists: the session shows pictures and tells what people said. What follows for examples and questions, and what
may be held against somebody, is the game's. What it does not do: learn, or keep what was learned.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol

from referee.games.api import lines as log
from referee.games.api.lines import Line
from referee.games.api.parts import Image, ObservationT, PictureReader, ReadingT, TableT, TaughtReport
from referee.games.api.setup import Setup
from referee.kit.taught import By, Example, Kind, TaughtSet
from referee.rules.core import Observation
from referee.values.common import Reading, Table


@dataclass(frozen=True, slots=True)
class Learned:
    """An example that counts. `name`: what it is forgotten by; `pictures`: as kept; `about`: the words it follows
    from; `line`: as it was written, with what the game says of it."""

    name: str
    kind: str
    owner: str
    how: By
    pictures: tuple[str, ...]
    about: tuple[int, ...]
    round: int
    line: log.Learned


def places_said(line: Line) -> list[frozenset[str]]:
    """The places of the pieces that a word of people is about: no earlier example of them counts any longer."""
    match line:
        case log.Answer():
            return [frozenset(piece.squares) for piece in line.pieces]
        case log.CorrectPiece() | log.RemovePiece() | log.AddPiece():
            return [frozenset(line.squares)]
    return []


class Keeper(Protocol):
    """Keeps what is learned: the match and its log.

    `picture`, `keep`: a kept picture, None where it is gone; keep one by a name, None where there is no room. `write`:
    a line; its number. `grown`: the set has other examples than before. `asks`: whether an answer may still matter.
    `urgent`: kind and spots of the pieces about which nothing could be decided.
    """

    def learned(self) -> Sequence[Learned]: ...
    def forgotten(self) -> Collection[str]: ...
    def picture(self, name: str) -> bytes | None: ...
    def keep(self, jpeg: bytes) -> str | None: ...
    def write(self, line: Line) -> int: ...
    def round(self) -> int: ...
    def grown(self, taught: TaughtSet) -> object: ...
    def asks(self) -> bool: ...
    def urgent(self) -> Collection[tuple[str, frozenset[str]]]: ...


class Pupil(ABC, Generic[TableT, ReadingT, ObservationT]):
    """What learns and asks while one session referees. It belongs to the session's thread."""

    @abstractmethod
    def begin(self, earlier: Sequence[Line]) -> None:
        """A round begins, or goes on; `earlier`: its lines so far."""

    @abstractmethod
    def see_by(self, table: TableT) -> PictureReader[ReadingT]:
        """The table was found elsewhere in the pictures; what reads it there."""

    @abstractmethod
    def look(self, image: Image, reading: ReadingT, seen: ObservationT | None, pieces: Sequence[Any], *,
             plain: bool) -> ObservationT | None:
        """A picture that was read. Returns the look as it may be held against people.

        `pieces`: what is believed to lie there; `plain`: nothing moved and nothing was damaged in the picture.
        """

    @abstractmethod
    def said(self, lines: Sequence[Line]) -> None:
        """People said something; all lines of the round (without undone ones)."""

    @abstractmethod
    def stopped(self) -> None:
        """It was said who called stop."""

    @abstractmethod
    def grown(self) -> PictureReader[ReadingT] | None:
        """The reader of the set as it is now, once, if it has grown."""

    @abstractmethod
    def in_doubt(self) -> Collection[Hashable]:
        """The pieces that were named by what is forgotten now; each is said once."""

    @abstractmethod
    def ask(self, t: float, pieces: Sequence[Any], *, still: bool) -> None:
        """Ask what is to be asked now, if anything; `still`: no hand is over the table."""


class LearnsNothing(Pupil[Table, Reading, Observation]):
    """A pupil that neither learns nor asks, of a game that says so or where nothing is kept."""

    def __init__(self, make: Callable[[Any], PictureReader[Any]]) -> None:
        self._make = make

    def begin(self, earlier: Sequence[Line]) -> None:
        """Nothing is remembered."""

    def see_by(self, table: Table) -> PictureReader[Reading]:
        return self._make(table)

    def look(self, image: Image, reading: Reading, seen: Observation | None, pieces: Sequence[Any], *,
             plain: bool) -> Observation | None:
        return seen

    def said(self, lines: Sequence[Line]) -> None:
        """Nothing follows."""

    def stopped(self) -> None:
        """Nothing follows."""

    def grown(self) -> None:
        return None

    def in_doubt(self) -> Collection[Hashable]:
        return ()

    def ask(self, t: float, pieces: Sequence[Any], *, still: bool) -> None:
        """Nobody is asked."""


class Teaching(ABC, Generic[TableT, ReadingT]):
    """What people may teach before a round, and what is learned in one. `kinds`: of the pieces that may be named;
    `own`: the kinds of examples by which it knows them, so that a set may hold those of several games."""

    kinds: ClassVar[tuple[str, ...]]
    own: ClassVar[frozenset[Kind]]

    @abstractmethod
    def proposals(self, table: TableT, image: Image) -> dict[str, Any]:
        """What lies there of which people may say whose it is, as JSON: `pieces`, each with `id`, `kind`, `at`, `quad`
        and `owner`, and `colours` whose name is doubtful; the `width` and `height` of the picture."""

    @abstractmethod
    def enough(self, table: TableT | None) -> bool:
        """Whether all is known that must be shown before a round is watched; None: a table that the camera itself will
        show bare."""

    @abstractmethod
    def taught_by(self, table: TableT, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[TableT, TaughtReport]:
        """The table with what people showed: `pieces` with `kind`, `at` and `owner`, names of `colours`.
        `TeachingError` where that cannot be."""

    @abstractmethod
    def pupil(self, table: TableT, reader: PictureReader[ReadingT], make: Callable[[TableT], PictureReader[ReadingT]],
              setup: Callable[[], Setup], keeper: Keeper, *, live: bool) -> Pupil[TableT, ReadingT, Any]:
        """The pupil of a session that begins with this `reader`. `make`: makes one of a table with its set; `live`: a
        new reader is made beside the pictures, not between two."""

    @abstractmethod
    def examples(self, found: Learned, picture: Callable[[str], bytes | None]) -> tuple[Example, ...]:
        """The examples of a piece that was learned, as the reader takes them; none where a `picture` is gone."""


class TaughtBefore(Teaching[TableT, ReadingT]):
    """Of a game that chooses it: it may be taught before a round, and learns nothing in one."""

    def enough(self, table: TableT | None) -> bool:
        return True

    def pupil(self, table: TableT, reader: PictureReader[ReadingT], make: Callable[[TableT], PictureReader[ReadingT]],
              setup: Callable[[], Setup], keeper: Keeper, *, live: bool) -> Pupil[Any, Any, Any]:
        return LearnsNothing(make)

    def examples(self, found: Learned, picture: Callable[[str], bytes | None]) -> tuple[Example, ...]:
        return ()
