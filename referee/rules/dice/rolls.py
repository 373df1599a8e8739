"""What is said of loose dice that show something else: rolled again, only some of them, or one turned by hand.

Why it exists: a throw is held against somebody only when dice lie as they lay while others surely changed. As many
looks must show it as the conditions ask. What it does not do: compare (`throws`), or count (`accounting`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from referee.rules.core import UNKNOWN
from referee.rules.dice import legality
from referee.rules.dice.accounting import Account, Accounts, Loose
from referee.rules.dice.conditions import Conditions, Settings
from referee.rules.dice.ledger import Ledger
from referee.rules.dice.legality import DIE_COLOURS
from referee.rules.dice.observation import DiceEvent, DiceObservation, Die, Seat
from referee.rules.dice.throws import Beside, Throw, compare, same_places, sure
from referee.rules.ruling import Ruling, said


@dataclass
class _Held:
    """A word against somebody that more looks have to show.

    `dice` as they lie now, how many `lay` there before, and the `most` that it had to throw.
    """

    seat: Seat
    throw: Throw
    dice: tuple[Die, ...]
    lay: int
    most: int
    looks: int = 1


@dataclass
class Rolls:
    """The throws of one round."""

    ledger: Ledger
    accounts: Accounts
    conditions: Conditions
    settings: Settings
    _seen: set[Seat] = field(default_factory=set)
    _spoken: dict[Seat, int] = field(default_factory=dict)
    """Seat -> number of the look whose throw was reported last."""
    _held: list[_Held] = field(default_factory=list)
    _against: dict[Seat, list[int]] = field(default_factory=dict)
    """Seat -> events that say what was wrong with its throws since it last rolled all its dice."""
    _known: dict[Seat, tuple[Die, ...]] = field(default_factory=dict)
    """Seat -> its dice as they are best known: one that could not be read, where all lies as it lay, is as it was."""
    _at: dict[int, dict[Seat, tuple[Die, ...]]] = field(default_factory=dict)
    """The same by the number of the look, as far back as accounts go."""

    @property
    def undecided(self) -> bool:
        return bool(self._held)

    def take_in(self, at: DiceObservation, look: int, loose: Loose, closed: Sequence[Account]) -> None:
        """One look at the loose dice; `closed`: the accounts of the colours that are full in it."""
        self._confirm(at, loose)
        beside: dict[Seat, list[Die]] = {}
        for die in loose:
            if die.seat is not None and die.colour in DIE_COLOURS:
                beside.setdefault(die.seat, []).append(die)
        for seat in sorted(beside.keys() - self._seen):
            self._seen.add(seat)
            self._spoken[seat] = look
            dice = tuple(beside[seat])
            self.ledger.say(at, "roll", Ruling("legal", None, "DICE.rolled", {"n": len(dice)}), seat, rolled=dice)
        self._know(look, beside)
        for seat in sorted(beside.keys()):
            for since in sorted({a.since for a in closed}):
                if since >= self._spoken[seat]:
                    accounts = [a for a in closed if a.since == since]
                    self._compare(at, look, seat, tuple(beside[seat]), accounts)
        self._at = {n: dice for n, dice in self._at.items() if n >= self.accounts.oldest}

    def finish(self, at: DiceObservation) -> None:
        """Nothing more is seen: what was not shown often enough stays open."""
        for held in self._held:
            self._leave_open(at, held)
        self._held = []

    def _compare(self, at: DiceObservation, look: int, seat: Seat, now: tuple[Die, ...],
                 accounts: Sequence[Account]) -> None:
        before = self._at.get(accounts[0].since, {}).get(seat, ())
        if not before:
            return
        throw = compare(before, now, self._beside(seat, accounts), self.settings)
        if not same_places(before, now, self.settings.place):
            self._vouch(seat, before, now, accounts)
        if not throw.changed:
            return
        self._spoken[seat] = look
        if not throw.kept:
            ruling = Ruling("legal", None, "DICE.rerolled", {"n": len(now)})
            self.ledger.say(at, "roll", ruling, seat, self._against.pop(seat, ()), rolled=now)
            return
        held = _Held(seat, throw, now, len(before), max(len(before), len(now)), at.looks)
        if held.looks >= self.conditions.looks or not self._provable(held):
            self._speak(at, held)
        else:
            self._held.append(held)

    def _know(self, look: int, beside: Mapping[Seat, Sequence[Die]]) -> None:
        """What each seat's dice are, by this look and by those before it in which they lay as they lie."""
        for seat, now in beside.items():
            before = self._known.get(seat, ())
            pairs = same_places(before, now, self.settings.place)
            alike = all(a.pips == b.pips for a, b in pairs if sure(a) and sure(b))
            still = len(pairs) == len(before) == len(now) and alike
            self._known[seat] = tuple(b if sure(b) or not sure(a) else a for a, b in pairs) if still else tuple(now)
        self._known = {seat: dice for seat, dice in self._known.items() if seat in beside}
        self._at[look] = dict(self._known)

    def _beside(self, seat: Seat, accounts: Sequence[Account]) -> Beside:
        own = {c for c in DIE_COLOURS if self.accounts.own(seat, c, accounts[0].since)}
        strange = {c for c in DIE_COLOURS if self.accounts.strange(seat, c)}
        settled = {a.colour for a in accounts if a.laid is not None} & own
        return Beside({a.colour for a in accounts}, settled, own, strange,
                      Counter({a.colour: a.returned for a in accounts}))

    def _vouch(self, seat: Seat, before: Sequence[Die], now: Sequence[Die], accounts: Sequence[Account]) -> None:
        """A seat has thrown all its dice: of colours of which it laid none and got none back, all were its own."""
        had, has = (Counter(d.colour for d in dice) for dice in (before, now))
        for account in accounts:
            colour = account.colour
            quiet = account.laid is not None and not account.laid.get(seat) and not account.returned
            if quiet and had[colour] == has[colour] > 0:
                self.accounts.vouch(seat, colour)

    def _provable(self, held: _Held) -> bool:
        return self._in_part(held) or self._by_hand(held)

    def _in_part(self, held: _Held) -> bool:
        """Whether it is proved that only some dice were rolled: chance does not leave the others where they lay."""
        chance = Throw(held.throw.kept, own=held.throw.own).chance(held.most, self.settings)
        return held.throw.thrown >= self.settings.thrown and chance < self.settings.chance

    def _by_hand(self, held: _Held) -> bool:
        """Whether it is proved that a die was turned where it lay: all else lies as it lay."""
        throw = held.throw
        in_place = len(throw.turned) + len(throw.kept) == held.lay and not throw.thrown and not throw.elsewhere
        return bool(throw.turned and throw.kept and in_place
                    and throw.chance(held.most, self.settings) < self.settings.chance)

    def _speak(self, at: DiceObservation, held: _Held) -> None:
        throw, n = held.throw, len(held.dice)
        rolled = tuple(d for d in held.dice if d not in throw.stayed)
        if self._by_hand(held):
            for was, now in throw.turned:
                ruling = Ruling("violation", "DG-PLAY-7", "DICE.turned",
                                {"colour": now.colour, "n": now.pips, "before": was.pips},
                                said("DICE.here_all"))
                whose = held.seat if now.colour in throw.own else UNKNOWN
                self._hold_against(held.seat, self.ledger.say(at, "finding", ruling, whose, die=now))
        elif self._in_part(held):
            ruling = legality.reroll(n - len(throw.kept), n)
            self._hold_against(held.seat, self.ledger.say(at, "roll", ruling, held.seat, rolled=rolled))
        else:
            self._leave_open(at, held)

    def _leave_open(self, at: DiceObservation, held: _Held) -> None:
        n = len(held.dice)
        ruling = Ruling("unclear", "DG-PLAY-6", "DICE.perhaps_part", {"k": n - len(held.throw.kept), "n": n})
        rolled = tuple(d for d in held.dice if d not in held.throw.stayed)
        self._hold_against(held.seat, self.ledger.say(at, "roll", ruling, held.seat, rolled=rolled))

    def _hold_against(self, seat: Seat, event: DiceEvent) -> None:
        """Until the seat rolls all its dice: that puts it right."""
        self._against.setdefault(seat, []).append(event.seq)

    def _confirm(self, at: DiceObservation, loose: Loose) -> None:
        """Whether what is held against somebody is still seen."""
        still = []
        for held in self._held:
            if held.seat in at.unseen:
                still.append(held)
                continue
            pairs = same_places(held.dice, [d for d in loose if d.seat == held.seat], self.settings.place)
            if any(a.pips != b.pips and sure(b) for a, b in pairs):
                continue  # read otherwise: nothing happened
            if len(pairs) < len(held.dice):
                self._leave_open(at, held)
                continue
            held.looks = max(held.looks + 1, at.looks)
            if held.looks >= self.conditions.looks:
                self._speak(at, held)
            else:
                still.append(held)
        self._held = still
