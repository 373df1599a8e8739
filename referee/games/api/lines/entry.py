"""What every line of the log has, and what only one game knows.

Why it exists: a line is written as it was, also by a version that does not know all of it. What it does not do: become
JSON (`codec`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

Json = Mapping[str, Any]
PEOPLE = "people"


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What every line may have. `seq`: its number in the log of its round, 0 before it has one. `by`: people said it,
    on a screen called `device`.

    `rest`: the fields that its kind does not know. `fields`: the names of all as they were written, in order; a line
    that was never written is written with those of `ALWAYS`, then with what says something.
    """

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type")

    type: str
    seq: int = 0
    t: float | None = None
    frame: int | None = None
    by: str | None = None
    device: str | None = None
    rest: Json = field(default_factory=dict)
    fields: tuple[str, ...] = field(default=(), compare=False, repr=False)

    @property
    def by_people(self) -> bool:
        """Whether people said it, not the judge, the camera or the clock."""
        return self.by == PEOPLE

    @property
    def time(self) -> float:
        """Seconds of the round; 0 where the line says nothing of them."""
        return float(self.t or 0.0)


@dataclass(frozen=True, kw_only=True)
class Own(Entry):
    """What only one game knows."""

    @property
    def seat_named(self) -> str | None:
        """Whom it names; None where it names nobody."""
        return None
