"""The umpire's book of dice: numbers events, and remembers what was said about which die.

Why it exists: the log is append-only, so every later word names the events it is about. What it does not do: judge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import dist
from typing import ClassVar

from referee.rules.core import JUDGED, UNKNOWN, Event, Verdict
from referee.rules.dice.observation import DiceEvent, DiceObservation, Die, Seat
from referee.rules.log import Log
from referee.rules.ruling import Ruling


@dataclass
class Entry:
    """A die that was laid, as it is known now, and what stands about it.

    `waits`: what is unclear about it may be proved by a later look. `owner`: the seat that laid it, `UNKNOWN` if that
    cannot be told.
    """

    event: DiceEvent
    die: Die
    ruling: Ruling
    owner: Seat = UNKNOWN
    waits: bool = False
    lying: bool = True
    cleared: bool = False

    @property
    def cls(self) -> Verdict:
        return self.ruling.cls

    @property
    def wrong(self) -> bool:
        """Something stands against it."""
        return self.cls in JUDGED and not self.cleared


@dataclass
class Ledger(Log[DiceEvent]):
    """Append-only events of one round, and the entries they make."""

    makes: ClassVar[type[Event]] = DiceEvent

    entries: list[Entry] = field(default_factory=list)

    @property
    def lying(self) -> list[Entry]:
        return [e for e in self.entries if e.lying]

    def on(self, space: str | None) -> list[Entry]:
        return [e for e in self.entries if e.lying and e.die.space == space]

    def say(self, at: DiceObservation, kind: str, ruling: Ruling, player: str | None, about: Iterable[int] = (),
            die: Die | None = None, rolled: tuple[Die, ...] = ()) -> DiceEvent:
        """An event with a verdict, as sure as its die was read; the texts may name the player."""
        return self.enter(at, kind, cls=ruling.cls, rule=ruling.rule, key=ruling.key, player=player,
                          params={**ruling.params, "player": player or UNKNOWN}, about=tuple(about), die=die,
                          rolled=rolled, confidence=1.0 if die is None else die.confidence,
                          legal_here=ruling.legal_here)

    def laid(self, at: DiceObservation, die: Die, ruling: Ruling, owner: Seat, waits: bool) -> Entry:
        event = self.say(at, "die", ruling, owner, die=die)
        entry = Entry(event, die, ruling, owner, waits)
        self.entries.append(entry)
        return entry

    def revise(self, at: DiceObservation, entry: Entry, ruling: Ruling) -> DiceEvent:
        """Another verdict about a die that was reported already."""
        event = self.say(at, "finding", ruling, entry.owner, (entry.event.seq,), entry.die)
        entry.ruling, entry.waits, entry.cleared = ruling, False, ruling.cls not in JUDGED
        return event

    def removed(self, at: DiceObservation, entry: Entry) -> DiceEvent:
        """A die went back to its seat; what was wrong with it is settled by that."""
        key = "DICE.removed_wrong" if entry.wrong else "DICE.removed"
        entry.lying, entry.waits, entry.cleared = False, False, True
        return self.say(at, "removed", Ruling("info", None, key), entry.owner,
                        (entry.event.seq,), entry.die)

    def belongs_to(self, at: DiceObservation, entry: Entry, owner: Seat) -> DiceEvent:
        """Who laid a die became clear later."""
        entry.owner = owner
        return self.say(at, "finding", Ruling("info", None, "DICE.owner"), owner,
                        (entry.event.seq,), entry.die)

    def find(self, die: Die) -> Entry | None:
        """The entry of a die that lies there: on its space, of its colour if there are several, the nearest."""
        there = self.on(die.space)
        alike = [e for e in there if e.die.colour == die.colour] or there
        return min(alike, key=lambda e: dist(e.die.at, die.at), default=None)

