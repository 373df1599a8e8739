"""The stop of a round: who has no dice left, and which die came after the call (rules: DG-END-1).

Why it exists: nobody may lay a die after the stop, and a die is too late only if its space was seen bare after it.

A seat is *out* where the accounts prove it. One beside which no die lies may yet have rolled its last one beside a
neighbour: it is *supposed* to be out, and only once nothing moves any more has it called stop. A die that is laid after
such a stop shows that play goes on, and is held against nobody. What it does not do: give points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import dist

from referee.rules.core import UNKNOWN
from referee.rules.dice.accounting import COUNTED, Accounts, Loose, counted
from referee.rules.dice.conditions import Conditions, Settings
from referee.rules.dice.ledger import Entry, Ledger
from referee.rules.dice.legality import DICE, DIE_COLOURS, OF_A_COLOUR
from referee.rules.dice.observation import DiceObservation, Die, Seat
from referee.rules.dice.placing import right, unclear, where
from referee.rules.ruling import Ruling


class Stopping:
    """The call of one round."""

    def __init__(self, ledger: Ledger, accounts: Accounts, conditions: Conditions, settings: Settings) -> None:
        self._ledger, self._accounts, self._conditions, self._settings = ledger, accounts, conditions, settings
        self._since: float | None = None
        self._said = False
        self._bare: set[str] = set()
        self._denied: Counter[Seat | None] | None = None
        self._quiet: tuple[float, Loose, frozenset[str | None]] | None = None
        """Since when nothing moves, and what lies beside the board and on it."""
        self._supposed = False
        self._without: dict[Seat, float] = {}
        """Since when no die is seen beside a seat."""
        self.caller: Seat | None = None

    @property
    def stopped(self) -> bool:
        return self._since is not None

    @property
    def undecided(self) -> bool:
        """Whether more looks may show that a seat without dice has called stop."""
        return not self.stopped and self._quiet is not None

    def goes_on(self, at: DiceObservation) -> None:
        """A die is laid: whoever was only supposed to be out is not, or somebody is late, which nobody can tell."""
        if self._supposed:
            caller = self.caller
            self.resumed()
            self._ledger.say(at, "resume", Ruling("info", "DG-END-1", "DICE.goes_on"), caller)

    def called(self, t: float, player: Seat | None) -> None:
        """People called stop at time `t`; a later word about it may name who did."""
        if self._since is None:
            self._since, self._bare = t, set()
        self._said, self._supposed, self.caller = True, False, player or self.caller

    def resumed(self) -> None:
        """The call was a mistake: play goes on."""
        self._since, self._said, self.caller, self._bare = None, False, None, set()
        self._supposed, self._quiet, self._without = False, None, {}

    def denied(self, loose: Loose) -> None:
        """People say that the call was a mistake: while each seat has as many dice, nobody is out again."""
        self.resumed()
        self._denied = Counter(d.seat for d in loose)

    def taken_back(self, at: DiceObservation, entry: Entry) -> None:
        """A wrong die went back: if it is the caller's, and nobody but the umpire said stop, the round goes on.

        Right ones are only collected after a round.
        """
        if self.stopped and not self._said and entry.ruling.rule != "DG-END-1" and entry.owner in (
                self.caller, UNKNOWN):
            player = self.caller if entry.owner == self.caller else None  # nobody knows who took a die of nobody's
            self.resumed()
            self._ledger.say(at, "resume", Ruling("info", "DG-END-1", "DICE.resumed"), player)

    def was_bare(self, space: str) -> bool:
        """Whether a space was seen with nothing on it after the stop, and before this look."""
        return space in self._bare

    def look(self, at: DiceObservation, lying: Sequence[Die], loose: Loose) -> None:
        """The end of a look: has somebody no dice left, and which spaces are seen bare since the stop?"""
        if not self.stopped and self._conditions.calls:
            self._out(at, lying, loose)
        if self._since is not None and at.t >= self._since:
            taken = {d.space for d in lying}
            self._bare |= {f"{c}-{n}" for c in DIE_COLOURS for n in range(1, OF_A_COLOUR + 1)} - taken - at.hidden

    def _out(self, at: DiceObservation, lying: Sequence[Die], loose: Loose) -> None:
        """Has somebody called stop: surely out, or supposed to be while nothing moves any more?"""
        left = Counter(d.seat for d in loose)
        self._without = {seat: self._without.get(seat, at.t) for seat in self._accounts.seats
                         if not left[seat] and (seat in self._without or seat not in at.unseen)}
        out = [seat for seat in self._accounts.seats if not left[seat]]
        wrong = [e for e in self._ledger.lying if e.wrong and not self._rights(e)]
        out = [seat for seat in out if not any(e.owner in (seat, UNKNOWN) for e in wrong)]
        if not out or not any(left.values()) or left == self._denied:
            self._quiet = None
            return
        seen = [d for d in lying if d.space not in at.hidden]
        counts = counted((*seen, *loose))
        sure = [seat for seat in out if self._accounts.out(seat)]
        if sure and all(counts[c] == OF_A_COLOUR for c in DIE_COLOURS):
            self._call(at, sure, supposed=False)
        elif at.unseen or len(seen) + left.total() != DICE or not self._conditions.timed:
            self._quiet = None
        elif self._moved(at, loose, seen):
            self._quiet = at.t, loose, frozenset(d.space for d in seen)
        elif sure and all(d.confidence >= COUNTED for d in loose) and max(counts.values()) <= OF_A_COLOUR:
            self._call(at, sure, supposed=False)  # what is read with doubt lies on the board, and is none of the seat's
        elif self._quiet is not None and at.t - self._quiet[0] >= self._settings.quiet:
            self._call(at, out, supposed=True)

    def _moved(self, at: DiceObservation, loose: Loose, seen: Sequence[Die]) -> bool:
        """Whether a die lies elsewhere than when nothing moved last, or is another one."""
        if self._quiet is None or at.laid or at.removed or at.identified:
            return True
        _, before, spaces = self._quiet
        return spaces != {d.space for d in seen} or len(before) != len(loose) or not all(
            any(a.seat == b.seat and dist(a.at, b.at) <= self._settings.place for b in before) for a in loose)

    def _call(self, at: DiceObservation, out: Sequence[Seat], *, supposed: bool) -> None:
        """Somebody has called stop. What was laid since no die was seen beside them may have come after it."""
        since = max(self._without.get(seat, at.t) for seat in out)
        for entry in self._ledger.lying:
            if entry.event.t > since and not entry.wrong:
                self._ledger.revise(at, entry, unclear(entry.die, "DICE.perhaps_late", "DG-END-1"))
        self._since, self._supposed, self._quiet = at.t, supposed, None
        self.caller = out[0] if len(out) == 1 else None
        self._ledger.say(at, "stop", Ruling("info", "DG-END-1", "DICE.out"), self.caller or UNKNOWN,
                         self._last_of(out))

    def _rights(self, entry: Entry) -> bool:
        """Whether a die that was laid wrongly lies rightly by now, so that it need not go back."""
        if not right(entry.die) or len(self._ledger.on(entry.die.space)) > 1:
            return False
        row, number = where(entry.die)
        return number == 1 or any(right(e.die) for e in self._ledger.on(f"{row}-{number - 1}"))

    def _last_of(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        laid = [e.event.seq for e in self._ledger.lying if e.owner in tuple(seats)]
        return tuple(laid[-1:])
