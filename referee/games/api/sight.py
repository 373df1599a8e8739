"""Everything between the picture and the log that a game brings: a `Sight`.

Why it exists: each game sees and judges with parts of its own; whoever watches a source asks all of them alike. Nothing
here has a default, so that no game is seen with another one's eyes. What it does not do: see.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from referee.files.lines.values import LineForm
from referee.games.api.codec import Codec
from referee.games.api.eyes import Eyes, NotCountedError
from referee.games.api.learning import Teaching
from referee.games.api.lines import Line, Look
from referee.games.api.parts import (
    Checked,
    Corrections,
    Image,
    Memory,
    ObservationT,
    ReadingT,
    TableT,
)
from referee.games.api.setup import Setup
from referee.games.api.showing import Showing
from referee.games.api.words import Word
from referee.i18n.said import Said
from referee.rules.core import Judge


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the judge thinks of a contested moment: the seats whose card came `first` and lies `lower`, None where looks
    do not tell; `key` and `params` make its sentence."""

    first: str | None
    lower: str | None
    key: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Contest:
    """How a game's judge is asked about a contested moment: the judge, a pile, two times in seconds of its round."""

    ask: Callable[[Any, int, float, float], Opinion]


class Sight(Eyes[TableT, ReadingT], Generic[TableT, ReadingT, ObservationT]):
    """How one game is seen and judged.

    `codec`: what lines it knows; `forms`: of those that only its matches hold, as a stranger's file may have them.
    `correcting`: the types of those that change what the judge was shown. `words`: the commands by which people put
    right what was seen. `contest`: how its judge is asked about a contested moment; None where nobody asks, nor looks
    at the last minutes again. `places`: seats that it tells apart by where they are, so that whoever is to be seen
    sits at one of them; none where pieces tell whose they are. `teaching`: what people may teach, and what is learned
    in play. `showing`: what is shown and said of its table. `busy_s`: seconds without rest after which the table is
    read with hands over it; None where hands leave it between two acts, so that only rest is read.
    """

    counts: ClassVar[bool]
    busy_s: ClassVar[float | None]
    contest: ClassVar[Contest | None]
    codec: ClassVar[Codec]
    correcting: ClassVar[frozenset[str]]
    places: ClassVar[tuple[str, ...]]
    teaching: ClassVar[Teaching[Any, Any]]
    words: ClassVar[Mapping[str, Word]]
    showing: ClassVar[Showing[Any, Any]]
    forms: ClassVar[tuple[type[LineForm], ...]]

    def count(self, table: TableT, pictures: Sequence[Image]) -> dict[str, Any]:
        raise NotCountedError("a round of this game is checked by its last picture, not counted")

    def told(self, found: Mapping[str, Any]) -> list[str]:
        return self.showing.told(found)

    def learned(self, table: TableT, output: Any) -> str:
        return Said("cli-learned-spots", n=len(table.spots), output=output)

    def lines(self, reading: ReadingT) -> list[str]:
        return self.showing.lines(reading)

    @abstractmethod
    def seen_anew(self, table: TableT, image: Image, latest: Image | None = None) -> tuple[TableT, ReadingT] | None:
        """A learned table in a picture of another size, and what lies there; None where it is not found. `latest`: the
        last picture of its own size."""

    @abstractmethod
    def agrees(self, table: TableT, reading: ReadingT, believed: Sequence[Any]) -> bool:
        """Whether what is seen is the table on which the `believed` pieces lay, and not one that fits somehow."""

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
