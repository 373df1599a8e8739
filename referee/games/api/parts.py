"""The shapes of what a `Sight` is made of: pictures, what reads them, what remembers and what puts right.

Why it exists: whoever watches a source hands these about, and asks no game what they are. What it does not do: see.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from referee.i18n.said import SaidError
from referee.rules.core import Finding, Observation
from referee.values.common import Reading, Table
from referee.vision.common.images import Image as Image

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


@dataclass(frozen=True, slots=True)
class Beside:
    """Something that lies beside the spots it should lie on, and what is known of it."""

    spots: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class Checked:
    """A final picture, checked: what was found, in sum, how many pieces lie right, whether anything is open.

    `pieces`: what lies there; `beside`: what lies beside its spots; `detail`: what the game says besides, as JSON.
    `counts`: what the picture tells that people would count, by seat and `Field`. `doubt`: what else speaks against a
    score, as a sentence.
    """

    findings: tuple[Finding, ...]
    summary: Finding
    correct: int
    open: bool
    pieces: tuple[Any, ...]
    beside: tuple[Beside, ...]
    detail: Mapping[str, Any]
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    doubt: str = ""


class TeachingError(SaidError, ValueError):
    """Nothing can be learned from what people showed; the message says what to change."""


class StartError(SaidError, ValueError):
    """A picture that does not show the table before the first piece; the message says what to change."""
