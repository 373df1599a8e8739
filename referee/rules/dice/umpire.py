"""The umpire of a round of dice: observations in, events with verdicts out.

Why it exists: a verdict needs memory. What lay before decides whether a die may lie there, and what a seat has fewer of
decides who laid it. The order within a look is unknown: a die is held against somebody only where no order is lawful.

How it decides:
- a die is reported in the look in which it is seen, with the verdict that can be proved then; what a later look proves
  is a finding about it;
- who laid it is told by the accounts of colours (`accounting`), at once or later;
- loose dice that show something else are `rolls`;
- whoever has no dice left, with all 24 in sight and none of theirs wrong, has called stop, unless people say it; where
  it is not sure that none lies elsewhere, once nothing moves any more.

What it does not do: see, read clocks or files. Time is that of the observations.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from math import dist
from typing import Any

from referee.rules.core import PROOF, UNKNOWN, Verdict
from referee.rules.dice import placing
from referee.rules.dice.accounting import Account, Accounts, Loose, counted
from referee.rules.dice.conditions import SETTINGS, USUAL, Conditions, Settings
from referee.rules.dice.ledger import Entry, Ledger
from referee.rules.dice.legality import DIE_COLOURS, taken
from referee.rules.dice.observation import DiceEvent, DiceObservation, Die, Seat
from referee.rules.dice.placing import Seen
from referee.rules.dice.rolls import Rolls
from referee.rules.dice.ruleset import Options
from referee.rules.dice.stopping import Stopping
from referee.rules.ruling import Ruling

FLICKER = 2
"""Looks within which a die that lies where one was taken back may be that one, overlooked in between."""


class Umpire:
    """One round. Feed it every observation in time order; it answers with the events they cause.

    `players`: the seats that play, none where it is not known; `each`: dice of a seat at the start, where they were
    agreed to be unequal.
    """

    def __init__(self, options: Options | None = None, players: Collection[Seat] = (),
                 each: Mapping[Seat, int] | None = None, conditions: Conditions = USUAL,
                 settings: Settings = SETTINGS) -> None:
        self.options = options or Options()
        self._ledger = Ledger(conditions.first_seq)
        self._accounts = Accounts(dict(each or {}), tuple(players))
        self._rolls = Rolls(self._ledger, self._accounts, conditions, settings)
        self._stopping = Stopping(self._ledger, self._accounts, conditions, settings)
        self._loose: Loose = ()
        self._begun = False
        self._look = 0
        self._gone: list[tuple[int, Die]] = []
        self._unsettled: dict[str, list[Entry]] = {c: [] for c in DIE_COLOURS}
        self._last = DiceObservation(0.0, 0)

    # what is known

    @property
    def events(self) -> tuple[DiceEvent, ...]:
        """Everything said so far."""
        return tuple(self._ledger.events)

    @property
    def undecided(self) -> bool:
        """Whether another look may prove what is unclear now."""
        return self._rolls.undecided or self._stopping.undecided or any(e.waits for e in self._ledger.entries)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play: as told, else those with dice when all 24 were first seen; none before that."""
        return self._accounts.seats

    @property
    def board(self) -> tuple[Die, ...]:
        """The dice believed to lie on the board."""
        return tuple(e.die for e in self._ledger.lying)

    @property
    def loose(self) -> Loose:
        """The dice seen beside the board at last."""
        return self._loose

    @property
    def caller(self) -> Seat | None:
        """Who ended the round; None while it goes on, or where that is not known."""
        return self._stopping.caller

    # what is seen

    def observe(self, observation: DiceObservation) -> list[DiceEvent]:
        """Take in one still moment; returns the events it causes."""
        first = len(self._ledger.events)
        at = self._last = observation
        self._look += 1
        if at.loose is not None:
            self._loose = at.loose
        if not self._begun and (self._loose or at.laid):
            self._begin(at)
        if at.blind:
            self._accounts.forget()
        gone = [(die, entry) for die in at.removed if (entry := self._ledger.find(die)) is not None]
        self._gone = [(n, die) for n, die in self._gone if n >= self._look - FLICKER]
        self._gone += [(self._look, entry.die) for _, entry in gone]
        for _, entry in gone:
            wrong = entry.wrong
            self._ledger.removed(at, entry)
            if wrong:
                self._stopping.taken_back(at, entry)
        for die in at.identified:
            self._identify(die)
        lying = [e.die for e in self._ledger.lying] + list(at.laid)
        covered = [d for d in lying if d.space in at.hidden]
        closed = self._accounts.take_in(self._look, self._loose, [d for d in lying if d not in covered], at.laid,
                                        [(entry.die, self._owner(entry)) for _, entry in gone])
        for entry in self._ledger.lying:
            if (entry.owner, entry.die.colour) in self._accounts.exchanged:
                entry.owner = UNKNOWN
        seen = Seen(lying, [e.die for _, e in gone], counted((*lying, *self._loose)), blind=at.blind,
                    covered=counted(covered))
        self._place(at, seen, closed)
        self._settle(at, closed)
        self._rolls.take_in(at, self._look, self._loose, closed)
        self._again(at, seen)
        self._stopping.look(at, lying, self._loose)
        return self._ledger.events[first:]

    def finish(self, t: float, frame: int | None = None) -> list[DiceEvent]:
        """The end of the source: what waits for another look stays as it was said."""
        first = len(self._ledger.events)
        self._rolls.finish(replace(self._last, t=t, frame=self._last.frame if frame is None else frame))
        return self._ledger.events[first:]

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[DiceEvent]:
        """What people or the source say.

        `start`, `stop` (with `player`, where known), `resume`, `overrule` (`about`, `decision`: `allowed`, `mistake`,
        `undecided`), `owner` (who laid the die in `about`: `player`), or any other type of the contract.
        """
        first = len(self._ledger.events)
        at, events = DiceObservation(t, frame), tuple(about)
        named = [e for e in self._ledger.entries if e.event.seq in events]
        if kind == "start":
            self._begin(at)
        elif kind == "stop":
            self._stopping.called(t, player)
        elif kind == "resume":
            self._stopping.denied(self._loose)
        elif kind == "overrule":
            self._overrule(at, events, str(params.get("decision", "allowed")))
        elif kind == "owner" and player is not None:
            for entry in named:
                self._ledger.belongs_to(at, entry, player)
        else:
            self._ledger.enter(at, kind, player=player, about=events, key=f"NOTE.{kind}", params=params)
        return self._ledger.events[first:]

    # one look

    def _begin(self, at: DiceObservation) -> None:
        if not self._begun:
            self._begun = True
            self._ledger.enter(at, "round_start", key="DICE.round_start")

    def _place(self, at: DiceObservation, seen: Seen, closed: Iterable[Account]) -> None:
        """Report the dice laid in this look. Lower numbers first: in that order they were laid, if lawfully."""
        layers = {a.colour: a.layer for a in closed}
        if at.laid:
            self._stopping.goes_on(at)
        for die in sorted(at.laid, key=lambda d: (d.space or "", d.confidence)):
            there = self._ledger.on(die.space)
            owner = layers.get(die.colour) or UNKNOWN
            ruling, waits = placing.judge(die, seen)
            if ruling.lawful and there:
                ruling = self._crowded(at, die, owner, there, seen)
            elif ruling.lawful and sum(d.space == die.space for d in at.laid) > 1 and owner == UNKNOWN:
                ruling = placing.unclear(die, "DICE.two", "DG-PLAY-3")
            if self._stopping.stopped:
                ruling, waits = placing.late(die, self._stopping.was_bare(die.space or "")), False
            entry = self._ledger.laid(at, die, ruling, owner, waits)
            if owner == UNKNOWN and die.colour in self._unsettled:
                self._unsettled[die.colour].append(entry)

    def _crowded(self, at: DiceObservation, die: Die, owner: Seat, there: list[Entry], seen: Seen) -> Ruling:
        """A right die on a space on which another lies. Of two laid in one moment by one seat the second is wrong."""
        before = [e.die for e in there if e.die not in at.laid]
        if any(d.space == die.space and d.colour == die.colour and dist(d.at, die.at) <= SETTINGS.place
               for _, d in self._gone):
            return placing.unclear(die, "DICE.two", "DG-PLAY-3")
        if before:
            return placing.crowded(die, before, seen)
        if all(e.owner == owner != UNKNOWN and e.ruling.lawful and seen.believable(e.die) for e in there) and (
                seen.believable(die)):
            return taken((die.colour, die.pips or 0))
        return placing.unclear(die, "DICE.two", "DG-PLAY-3")

    def _owner(self, entry: Entry) -> Seat | None:
        return None if entry.owner == UNKNOWN else entry.owner

    def _settle(self, at: DiceObservation, closed: Iterable[Account]) -> None:
        """Who laid the dice that were reported without a name since the last full count."""
        for account in closed:
            waiting, self._unsettled[account.colour] = self._unsettled[account.colour], []
            if account.layer is not None:
                for entry in waiting:
                    self._ledger.belongs_to(at, entry, account.layer)

    def _identify(self, die: Die) -> None:
        """A die that lies there is known better; what follows from it is said in `_again`."""
        entry = self._ledger.find(die)
        if entry is not None:
            changed = (die.colour, die.pips) != (entry.die.colour, entry.die.pips)
            if die.confidence < min(PROOF, entry.die.confidence):  # another die may have been laid in its place
                self._accounts.forget((die.colour, entry.die.colour))
            entry.die = die
            entry.waits = entry.waits or (not entry.cleared and (changed or entry.cls == "unclear"))

    def _again(self, at: DiceObservation, seen: Seen) -> None:
        """Dice that were unclear, looked at again with what is seen now."""
        for entry in self._ledger.lying:
            if not entry.waits or entry.die in at.laid:
                continue
            ruling, entry.waits = placing.judge(entry.die, seen)
            others = [e for e in self._ledger.on(entry.die.space) if e is not entry]
            if ruling.cls == entry.cls or entry.ruling.rule == "DG-END-1" or (ruling.lawful and (
                    others or entry.ruling.key == "DICE.perhaps_before")):
                continue
            self._ledger.revise(at, entry, ruling)

    def _overrule(self, at: DiceObservation, about: tuple[int, ...], decision: str) -> None:
        """The players' word: `allowed` clears what was said, `mistake` confirms it."""
        classes: dict[str, Verdict] = {"allowed": "legal", "mistake": "violation"}
        ruling = Ruling(classes.get(decision, "unclear"), None, f"OVERRULE.{decision}")
        self._ledger.say(at, "finding", ruling, None, about)
        for entry in self._ledger.entries:
            if entry.event.seq in about:
                entry.ruling, entry.waits, entry.cleared = ruling, False, ruling.lawful
