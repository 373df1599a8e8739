"""The append-only log of one round, as an umpire writes it.

Why it exists: later words name the events they are about by number, in every game. What it does not do: judge.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from referee.rules.core import Event, Observation

E = TypeVar("E", bound=Event)


@dataclass
class Log(Generic[E]):
    """Numbered events of one kind, from `next_seq` on."""

    makes: ClassVar[type[Event]] = Event

    next_seq: int = 1
    events: list[E] = field(default_factory=list)

    def enter(self, at: Observation, kind: str, **fields: Any) -> E:
        """A new event at the time and frame of `at`, with its evidence."""
        event: Any = self.makes(seq=self.next_seq, t=at.t, frame=at.frame, type=kind, evidence=at.evidence, **fields)
        self.next_seq += 1
        self.events.append(event)
        return event  # type: ignore[no-any-return]
