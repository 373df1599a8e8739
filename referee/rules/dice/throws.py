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
    """

    kept: tuple[tuple[Die, Die], ...] = ()
    turned: tuple[tuple[Die, Die], ...] = ()
    thrown: int = 0
    elsewhere: tuple[Die, ...] = ()

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
        spots = [pi * max(dist(a.at, b.at), settings.noise) ** 2 / settings.area for a, b in (*self.kept, *self.turned)]
        return comb(dice, len(spots)) * comb(len(spots), len(self.kept)) * prod(spots) / FACES ** len(self.kept)


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


def compare(before: Sequence[Die], now: Sequence[Die], colours: Collection[str], own: Collection[str],
            returned: Counter[str], settings: Settings) -> Throw:
    """One seat's loose dice at two looks.

    Only of `colours`, whose count was full in both, is it said that a die shows another face: none of them was
    overlooked. Only of `own`, colours of which no die beside the seat is a neighbour's, is one said to be kept.
    `returned`: how many of each colour came back from the board; these may show anything.
    """
    pairs = same_places(before, now, settings.place)
    kept, turned = [], []
    paired_before, paired_now = {id(a) for a, _ in pairs}, {id(b) for _, b in pairs}
    for a, b in pairs:
        if a.pips == b.pips and a.colour in own and sure(a) and sure(b):
            kept.append((a, b))
        elif a.pips != b.pips and sure(a) and sure(b) and a.colour in colours and not returned[a.colour]:
            turned.append((a, b))
    free_before = [d for d in before if id(d) not in paired_before]
    free_now = [d for d in now if id(d) not in paired_now]
    thrown = 0
    for colour in colours:
        was = [d for d in free_before if d.colour == colour]
        is_ = [d for d in free_now if d.colour == colour]
        if all(sure(d) for d in (*was, *is_)):
            new = Counter(d.pips for d in is_) - Counter(d.pips for d in was)
            thrown += max(0, new.total() - returned[colour])
    return Throw(tuple(kept), tuple(turned), thrown, tuple(d for d in free_now if d.colour in colours))


def sure(die: Die) -> bool:
    """Whether a die was read well enough to hold something against somebody."""
    return die.pips is not None and die.colour != UNKNOWN and die.confidence >= PROOF
