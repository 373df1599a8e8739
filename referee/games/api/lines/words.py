"""What people say of a round in play and of a match.

Why it exists: everything that people say is a line, so that it can be undone. What it does not do: know when it makes
sense (`session.match.words`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from referee.games.api.lines.entry import Entry

Start = int | float | Literal["average"]


@dataclass(frozen=True, kw_only=True)
class Call(Entry):
    """Who called stop, and how the round ended."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "player", "end")

    type: str = "call"
    player: str | None = None
    end: str | None = None


@dataclass(frozen=True, kw_only=True)
class Unstart(Entry):
    """The round had not begun, and nothing that was seen counts."""

    type: str = "unstart"


@dataclass(frozen=True, kw_only=True)
class Pause(Entry):
    """Play rests, and the round's time stands; or it goes on."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "paused")

    type: str = "pause"
    paused: bool


@dataclass(frozen=True, kw_only=True)
class Overrule(Entry):
    """What the table decided about findings: `allowed`, `mistake`, `undecided`, or nothing any more."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about", "decision")

    type: str = "overrule"
    about: tuple[int, ...]
    decision: str | None


@dataclass(frozen=True, kw_only=True)
class Count(Entry):
    """What a player counted after the stop call, by field, whatever the camera saw; older logs have `left` alone."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "player", "counts")

    type: str = "count"
    player: str
    counts: Mapping[str, int | None] | None = None
    left: int | None = None

    @property
    def numbers(self) -> Mapping[str, int | None]:
        """The counts, however they were written."""
        return {"left": self.left} if self.counts is None else self.counts


@dataclass(frozen=True, kw_only=True)
class RoundFlag(Entry):
    """Something about the round as a whole: yes or no, or of which seats."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "flag", "value")

    type: str = "round_flag"
    flag: str
    value: bool | list[str] | None


@dataclass(frozen=True, kw_only=True)
class Undo(Entry):
    """Lines of people that no longer count."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about")

    type: str = "undo"
    about: tuple[int, ...]


# what people say of the match


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of a match. `seat`: None once they left; `since`: their first round; `start`: points they began with."""

    id: str
    name: str
    seat: str | None
    since: int = 1
    left: int | None = None
    start: Start = 0

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "seat": self.seat, "since": self.since, "left": self.left,
                "start": self.start}


@dataclass(frozen=True, kw_only=True)
class People(Entry):
    """Everybody anew, after an `act`; it holds from a round on."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "act", "from", "people")

    type: str = "people"
    act: str
    from_: int
    people: tuple[Person, ...]


@dataclass(frozen=True, kw_only=True)
class Players(Entry):
    """Seat -> name, the whole table anew; of older logs."""

    type: str = "players"
    players: Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class MatchEnd(Entry):
    type: str = "match_end"


@dataclass(frozen=True, kw_only=True)
class MatchReopened(Entry):
    type: str = "match_reopened"
