"""What the club asks of the log that all tables share, and the little that it says to it.

Why it exists: the page needs a dozen columns of a database whose rows are the store's own affair; with these few
questions it can be tried without one. What it does not do: fold a match (`results`), or know what a page shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as it last told of itself. Times are seconds since 1970 by the clock of the database.

    `address`: its own page as a viewer may open it, or empty. `match`: the one in play, by the table's own number.
    `scene` and `waiting`: what `session.shown.glance` makes. `help`: the call for help, empty where there is none.
    """

    id: str
    name: str
    address: str
    seen_at: float
    match: int | None
    scene: Mapping[str, Any]
    waiting: Sequence[Mapping[str, Any]]
    help: str
    help_at: float | None
    answered_at: float | None
    played_s: float


@dataclass(frozen=True, slots=True)
class Arrived:
    """A match in the shared log, and which it is of which table; `changes` grows with everything that arrives."""

    match: int
    table: str
    table_match: int
    changes: int


@dataclass(frozen=True, slots=True)
class Word:
    """The host's word on who is who: `name` is one with `other` (`merge`), or a person apart again (`split`)."""

    kind: Literal["merge", "split"]
    name: str
    other: str


class Register(Protocol):
    """The shared log, as the club's page asks for it. Whatever cannot be had now is a `StoreError`."""

    def now(self) -> float:
        """The time by the clock of the database, in seconds since 1970."""

    def tables(self) -> Sequence[TableSeen]:
        """Every table that ever told of itself."""

    def arrived(self) -> Sequence[Arrived]:
        """Every match that is there; deleted ones are not."""

    def words(self) -> Sequence[Word]:
        """What the host said of people, in order."""

    def say(self, word: Word, by: str) -> None:
        """Write a word of the host; `by`: the device on which it was said."""

    def answer(self, table: str) -> None:
        """The host has heard a table's call for help."""
