"""Which faults of a simulated round were in sight: could anybody who saw only these readings have proved them?

Why it exists: what no look showed cannot be caught, and must not be held against the umpire. This shares no code with
the judge. What it does not do: count (`rounds`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

from referee.evaluate.dice.readers import PIXELS
from referee.rules.core import PROOF
from referee.sim.dice.play import Deed, Lain, Round
from referee.values.dice import COLOURS, DiceReading, space_id

OF_A_COLOUR = 6
STILL, THROWN = 2, 2
"""Dice that must lie as they lay, and others that must show another face, before a throw in part is proved.

One die alone falls where it lay by chance, with its old face, once in some hundred to thousand throws: a family sees
that in a month, and it proves nothing, however exactly it lies. Two of them do so once in some hundred thousand throws.
One die alone that shows another face elsewhere was knocked over by a sleeve, or fell from the table and was put back.
"""
EXACT = 0.08
"""Rows: a die read no farther from where it was read before lies where it lay. Twice a reader's noise."""
NEAR = 0.2
"""Rows: a reading no farther from a die is of that die."""


@dataclass(frozen=True)
class Sight:
    """A round and the readings of its pictures, by the numbers of the pictures."""

    game: Round
    readings: Sequence[DiceReading]

    def of(self, deed: Deed) -> bool:
        """Whether a fault was in sight."""
        if deed.after >= len(self.game.pictures):
            return False
        if deed.type == "place":
            return self._placed(deed)
        return self._thrown(deed)

    def read(self, n: int, die: Lain) -> bool:
        """Whether picture `n` was read so that this die is known beyond doubt, as it is."""
        return any((d.colour, d.pips, d.space) == (die.colour, die.pips, die.space) and d.confidence >= PROOF
                   and dist((d.centre[0] / PIXELS, d.centre[1] / PIXELS), die.at) <= NEAR
                   for d in self.readings[n].dice)

    def full(self, n: int, colour: str) -> bool:
        """Whether all dice of a colour were read in picture `n`, and nothing else taken for one."""
        read = [d for d in self.readings[n].dice if d.colour == colour]
        true = [d for d in self.game.pictures[n] if d.colour == colour]
        return len(read) == len(true) == OF_A_COLOUR and all(
            any(dist((d.centre[0] / PIXELS, d.centre[1] / PIXELS), t.at) <= NEAR for d in read) for t in true)

    def _lying(self, deed: Deed) -> list[int]:
        """The pictures in which a laid die lies where it was laid, one after the other."""
        found = []
        for n in range(deed.after, len(self.game.pictures)):
            if deed.die not in self.game.pictures[n]:
                break
            found.append(n)
        return found

    def _placed(self, deed: Deed) -> bool:
        die = deed.die
        assert die is not None
        shown = [n for n in self._lying(deed) if self.read(n, die)]
        few = [n for n in shown if Counter(d.colour for d in self.readings[n].dice)[die.colour] <= OF_A_COLOUR]
        if deed.fault in ("wrong_colour", "wrong_value"):
            return bool(few)
        if deed.fault == "before_predecessor":
            space = space_id(die.colour, die.pips - 1)
            moment = [d for n in (deed.before, deed.after) for d in self.game.pictures[n] if d.space == space]
            return not moment and any(self.full(n, die.colour) for n in shown)
        if deed.fault == "second_die":
            first = [d for d in self.game.pictures[deed.before] if d.space == die.space]
            return bool(first) and any(self.read(n, first[0]) for n in few) and any(
                self.read(n, first[0]) for n in range(deed.after))
        return self._late(deed, die)

    def _late(self, deed: Deed, die: Lain) -> bool:
        """The caller is seen to be out: all dice are read, each beside its owner, and nothing wrong lies on the board,
        which may be the caller's."""
        stop = next(d for d in self.game.deeds if d.type == "stop")
        shown = [n for n in range(stop.after, deed.after) if all(self.full(n, c) for c in COLOURS)
                 and not self._wrong(n) and all(d.seat == d.owner for d in self.game.pictures[n] if d.space is None)]
        return bool(shown) and self.read(deed.after, die) and any(
            die.space not in self.readings[n].hidden for n in range(shown[0], deed.after))

    def _wrong(self, n: int) -> bool:
        """Whether a die lies on the board in picture `n` that was laid against a rule."""
        laid = [d.die for d in self.game.deeds if d.type == "place" and d.fault and d.after <= n]
        return any(die in self.game.pictures[n] for die in laid)

    def exact(self, deed: Deed, was: Lain, now: Lain) -> bool:
        """Whether a die was read where it was read before the deed."""
        first, then = (min((d.centre for d in self.readings[n].dice if d.colour == die.colour),
                           key=lambda c, die=die: dist((c[0] / PIXELS, c[1] / PIXELS), die.at))  # type: ignore[misc]
                       for n, die in ((deed.before, was), (deed.after, now)))
        return dist(first, then) <= EXACT * PIXELS

    def _thrown(self, deed: Deed) -> bool:
        """All dice of the seat are read beyond doubt before and after, and it did nothing else meanwhile."""
        was = {d.id: d for d in self.game.pictures[deed.before] if d.owner == deed.player and d.space is None}
        now = {d.id: d for d in self.game.pictures[deed.after] if d.owner == deed.player and d.space is None}
        others = [d for d in self.game.deeds if d is not deed and d.after == deed.after and (
            d.player == deed.player or d.type == "removed")]
        beside = [d for n in (deed.before, deed.after) for d in self.game.pictures[n] if d.space is None]
        strayed = any((d.seat == deed.player) != (d.owner == deed.player) for d in beside)
        if others or was.keys() != now.keys() or strayed:
            return False
        changed = {i for i in was if was[i].pips != now[i].pips}
        kept = [i for i in was if was[i] == now[i]]
        if not all(self.read(n, d) for n, dice in ((deed.before, was), (deed.after, now)) for d in dice.values()):
            return False
        if not all(self.full(n, was[i].colour) for n in (deed.before, deed.after) for i in changed):
            return False
        if deed.fault == "turned_by_hand":
            return len(kept) == len(was) - 1 > 0 and all(self.exact(deed, was[i], now[i]) for i in was)
        exact = [i for i in kept if self.exact(deed, was[i], now[i])]
        return len(changed) >= THROWN and len(exact) >= STILL
