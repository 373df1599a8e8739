"""The verdict on a die that was laid, from what lay on the board and what could be seen.

Why it exists: a die is held against somebody only where no lawful order, no hidden space and no overlooked die explains
it. What it does not do: remember (`ledger`), or know who laid it (`accounting`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.rules.core import PROOF
from referee.rules.dice import legality
from referee.rules.dice.legality import DIE_COLOURS, OF_A_COLOUR
from referee.rules.dice.observation import Die
from referee.rules.dice.throws import sure
from referee.rules.ruling import Ruling


@dataclass(frozen=True)
class Seen:
    """What a look tells about the board.

    `lying`: all dice on it, with those laid in this very moment; `gone`: those taken back in it. `counts`: how many of
    each colour are believed to lie on the board and beside it. `bare`: spaces on which surely nothing lies; without
    that word a die may have been overlooked there. `blind`: anything may have happened since the look before.
    `covered`: how many of the counted dice are only believed, under a hand or missed in this look.
    """

    lying: Sequence[Die]
    gone: Sequence[Die]
    counts: Mapping[str, int]
    bare: Collection[str] = ()
    blind: bool = False
    covered: Mapping[str, int] = field(default_factory=dict)

    def believable(self, die: Die) -> bool:
        """Whether a die was read surely, and no more dice of its colour are seen than there are."""
        return sure(die) and self.counts.get(die.colour, 0) <= OF_A_COLOUR

    def full(self, colour: str) -> bool:
        """Whether all dice of a colour are in sight: none of them lies where none is seen."""
        return self.counts.get(colour, 0) == OF_A_COLOUR and not self.covered.get(colour, 0)


def where(die: Die) -> tuple[str, int]:
    """Row and number of the space on which a die lies; ValueError for one that lies on none."""
    row, _, number = (die.space or "").partition("-")
    if row not in DIE_COLOURS or not number.isdigit():
        raise ValueError(f"{die.space!r} is no space of the board")
    return row, int(number)


def right(die: Die) -> bool:
    """Whether colour and number are those of its space."""
    return (die.colour, die.pips) == where(die)


def judge(die: Die, seen: Seen) -> tuple[Ruling, bool]:
    """The ruling, and whether a later look may prove what is unclear about it now. Other dice on its space are not
    looked at (`crowded`)."""
    if die.colour not in DIE_COLOURS or die.pips is None:
        return unclear(die, "DICE.unread"), False
    row, space = where(die)
    numbers = {d.pips for d in (*seen.lying, *seen.gone) if d.pips is not None and right(d) and where(d)[0] == row}
    found = legality.lay((die.colour, die.pips), row, space, numbers - {die.pips})
    if found.lawful:
        return found, False
    if found.key != "DICE.order":
        return (found, False) if seen.believable(die) else (unclear(die, "DICE.unsure", found.rule), False)
    if not seen.believable(die):
        return unclear(die, "DICE.unsure", found.rule), False
    before = die.pips - 1
    if any(_may_be(d, row, before) for d in (*seen.lying, *seen.gone) if d is not die):
        return unclear(die, "DICE.perhaps_before", found.rule, before=before), False
    if seen.blind:
        return unclear(die, "DICE.perhaps_before", found.rule, before=before), False
    if not seen.full(row) and f"{row}-{before}" not in seen.bare:
        return unclear(die, "DICE.perhaps_before", found.rule, before=before), True
    return found, False


def crowded(die: Die, others: Sequence[Die], seen: Seen) -> Ruling:
    """The ruling on a right die on a space where others lay before it: one die a space (DG-PLAY-3)."""
    face = (die.colour, die.pips or 0)
    if seen.believable(die) and any(right(d) and seen.believable(d) for d in others):
        return legality.taken(face)
    return unclear(die, "DICE.two", "DG-PLAY-3")


def late(die: Die, bare: bool) -> Ruling:
    """The ruling on a die that was first seen after the stop; `bare`: its space was seen without it after the stop."""
    if bare and die.confidence >= PROOF:
        return legality.after_stop()
    return unclear(die, "DICE.perhaps_late", "DG-END-1")


def unclear(die: Die, key: str, rule: str | None = None, **params: Any) -> Ruling:
    """What cannot be proved of a die; its text names the die where it was read."""
    read = {} if die.pips is None else {"colour": die.colour, "n": die.pips}
    return Ruling("unclear", rule, key, {**read, **params})


def _may_be(die: Die, row: str, number: int) -> bool:
    """Whether a die that lies on the board may be that number of that row, well read or not, there or elsewhere."""
    if (die.colour, die.pips) == (row, number):
        return True
    return where(die) == (row, number) and not sure(die)
