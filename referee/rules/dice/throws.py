"""What a seat did with its loose dice between two looks: rolled them, only some of them, or turned one.

Why it exists: a die that kept its place and face while others changed was not rolled with them. What it does not do:
say whose dice they are (`accounting`), or speak (`umpire`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import comb, dist, pi, prod

from referee.rules.core import PROOF, UNKNOWN
from referee.rules.dice.conditions import Settings
from referee.rules.dice.observation import Die

FACES = 6


@dataclass(frozen=True)
class Throw:
    """How the dice of one seat lie now beside how they lay.

    `kept`: same place, same face; `turned`: same place, another face; each as (before, now). `thrown`: how many surely
    show another face at another place; `elsewhere`: dice that lie at a place where none lay, of colours that were full.
    `own`: colours of which all dice beside the seat are known to be its own.
    """

    kept: tuple[tuple[Die, Die], ...] = ()
    turned: tuple[tuple[Die, Die], ...] = ()
    thrown: int = 0
    elsewhere: tuple[Die, ...] = ()
    own: Collection[str] = ()

    @property
    def changed(self) -> bool:
        return bool(self.thrown or self.turned)

    @property
    def stayed(self) -> tuple[Die, ...]:
        """The dice that were kept, as they lie now."""
        return tuple(now for _, now in self.kept)

    def chance(self, dice: int, settings: Settings) -> float:
        """How often a throw of all `dice` would leave as many lying where they lay, these with their faces.

        Each falls somewhere on the area on which dice are thrown, and shows each face alike.
        """
        kept = [self._spot(pair, settings) / FACES + (pair[0].colour not in self.own) * settings.stray
                for pair in self.kept]
        spots = [*kept, *(self._spot(pair, settings) for pair in self.turned)]
        return comb(dice, len(spots)) * comb(len(spots), len(kept)) * prod(spots)

    def _spot(self, pair: tuple[Die, Die], settings: Settings) -> float:
        """How often a die thrown anew falls as near to where it lay."""
        return pi * max(dist(pair[0].at, pair[1].at), settings.noise) ** 2 / settings.area


def same_places(before: Sequence[Die], now: Sequence[Die], within: float) -> list[tuple[Die, Die]]:
    """Dice of one colour, or of one that could not be read, no farther apart than `within` rows; the nearest first."""
    near = sorted((dist(a.at, b.at), i, j) for i, a in enumerate(before) for j, b in enumerate(now)
                  if a.colour == b.colour or UNKNOWN in (a.colour, b.colour))
    pairs, used_a, used_b = [], set[int](), set[int]()
    for d, i, j in near:
        if d <= within and i not in used_a and j not in used_b:
            used_a.add(i)
            used_b.add(j)
            pairs.append((before[i], now[j]))
    return pairs


@dataclass(frozen=True)
class Beside:
    """What the accounts say of the colours beside one seat between two looks.

    `full`: all dice of the colour were in sight in both looks; `settled`: and it is known who laid what. `own`: all of
    its dice beside the seat are its own; `strange`: one is a neighbour's. `returned`: how many came back from the
    board; these may show anything.
    """

    full: Collection[str]
    settled: Collection[str]
    own: Collection[str]
    strange: Collection[str]
    returned: Counter[str]


def compare(before: Sequence[Die], now: Sequence[Die], beside: Beside, settings: Settings) -> Throw:
    """One seat's loose dice at two looks.

    Only of colours that were full in both is it said that a die shows another face: none of them was overlooked.
    """
    pairs = same_places(before, now, settings.place)
    kept, turned = [], []
    paired_before, paired_now = {id(a) for a, _ in pairs}, {id(b) for _, b in pairs}
    for a, b in pairs:
        if not (sure(a) and sure(b)) or a.colour in beside.strange:
            continue
        if a.pips == b.pips:
            kept.append((a, b))
        elif a.colour in beside.full and not beside.returned[a.colour]:
            turned.append((a, b))
    free_before = [d for d in before if id(d) not in paired_before]
    free_now = [d for d in now if id(d) not in paired_now]
    thrown = 0
    for colour in beside.settled:
        was = [d for d in free_before if d.colour == colour]
        is_ = [d for d in free_now if d.colour == colour]
        if all(sure(d) for d in (*was, *is_)):
            new = Counter(d.pips for d in is_) - Counter(d.pips for d in was)
            thrown += max(0, new.total() - beside.returned[colour])
    elsewhere = tuple(d for d in free_now if d.colour in beside.full)
    return Throw(tuple(kept), tuple(turned), thrown, elsewhere, beside.own)


def sure(die: Die) -> bool:
    """Whether a die was read well enough to hold something against somebody."""
    return die.pips is not None and die.colour != UNKNOWN and die.confidence >= PROOF
