"""One die that lies there, weighed over the looks that showed it.

Why it exists: a reading is one look with mistakes; a die read twice alike is surer, one read in two ways is doubted.
What it does not do: find out which die of a reading is this one (`memory`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import dist

from referee.rules.core import UNKNOWN
from referee.rules.dice.observation import Die
from referee.tracking.voting import log_odds, probability
from referee.values.common import Point

DOUBT = 0.5
"""A reading surer than this speaks against another one: below it, it is rather wrong than right."""

MOVED = 0.1
"""Rows: a die seen so far from where it lay was moved, or thrown and fell close by; a reader's noise is half of it.

A mean over both places would say that it lies nearer to the old one than it does.
"""


@dataclass
class _Vote:
    """All readings of a die that say the same: their sum, the best of them, their log-odds.

    `against`: the log-odds of those sure enough to speak against other readings.
    """

    total: float = 0.0
    best: float = 0.0
    odds: float = 0.0
    against: float = 0.0

    def add(self, p: float) -> None:
        self.total, self.best, self.odds = self.total + p, max(self.best, p), self.odds + log_odds(p)
        self.against += log_odds(p) if p > DOUBT else 0.0


@dataclass
class Lying:
    """What was read of one die. `sightings` and `misses` are looks in a row."""

    last: Die
    sightings: int = 0
    misses: int = 0
    otherwise: int = 0
    """Looks in a row that surely showed another face."""
    reported: Die | None = None
    now: Die = field(init=False)
    face: int | None = field(init=False)
    """What it shows by all that was read, whether the last look confirms it or not."""
    _votes: dict[tuple[str, int | None], _Vote] = field(default_factory=dict)
    _places: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.now, self.face = self.last, self.last.pips

    def seen(self, die: Die) -> None:
        """One more look at it; where it lies now is where it was seen now."""
        self.sightings, self.misses, self.last = self.sightings + 1, 0, die
        if self._places and dist(die.at, self._at()) > MOVED:
            self._places = []
        self._places.append(die.at)
        self._votes.setdefault((die.colour, die.pips), _Vote()).add(die.confidence)
        self._weigh()

    def missed(self) -> None:
        self.sightings, self.misses = 0, self.misses + 1

    def glimpsed(self) -> None:
        """It lies there, half under a hand: that it was not read says nothing."""
        self.sightings, self.misses = self.sightings + 1, 0

    def begin_anew(self, die: Die) -> None:
        """Another face was read often enough: what was read before was of the die as it lay before."""
        self._votes, self._places, self.otherwise = {}, [], 0
        self.seen(die)

    def touched(self, die: Die) -> None:
        """It lies there, but what it showed in this look is not believed yet."""
        self.sightings, self.misses = self.sightings + 1, 0
        self.last, self._places = replace(die, colour=self.last.colour), [die.at]
        self._weigh()

    def _weigh(self) -> None:
        """Make up `now`: the die as it is best known.

        Readings are weighed as witnesses: those that say otherwise speak against the rest, but any number that agree
        make it no surer than the best of them.
        """
        (colour, pips), said = max(self._votes.items(), key=lambda vote: (
            vote[0][0] != UNKNOWN and vote[0][1] is not None, vote[1].total))
        odds = said.odds - sum(v.against for (c, n), v in self._votes.items()
                               if c not in (colour, UNKNOWN) or n not in (pips, None))
        sure, self.face = min(said.best, probability(odds)), pips
        if self.last.space is None and self.last.pips != pips:
            pips = None  # the last look does not confirm it: thrown into the same place, perhaps
        elif self.otherwise:
            sure = min(sure, DOUBT)
        if self.last.space is None:  # it may have been thrown since the look before
            sure = min(sure, self.last.confidence)
        self.now = Die(colour, pips, self.last.space, self.last.seat, self._at(), round(sure, 4))

    def _at(self) -> Point:
        """Where it lies by all looks since it was moved: the mean is surer than one look."""
        n = len(self._places)
        return (sum(x for x, _ in self._places) / n, sum(y for _, y in self._places) / n)


def may_be_one(a: Die, b: Die) -> bool:
    """Whether two readings can be of one die: it never changes its colour."""
    return a.colour == b.colour or UNKNOWN in (a.colour, b.colour)


def matched(lying: list[Lying], seen: list[Die], within: float) -> list[tuple[Lying, Die]]:
    """Which die of a reading is which of those that lay there: the nearest first, `within` rows, colours that fit."""
    near = sorted((dist(a.last.at, b.at), i, j) for i, a in enumerate(lying) for j, b in enumerate(seen)
                  if may_be_one(a.now, b))
    used_a, used_b, pairs = set[int](), set[int](), []
    for d, i, j in near:
        if d <= within and i not in used_a and j not in used_b:
            used_a.add(i)
            used_b.add(j)
            pairs.append((lying[i], seen[j]))
    return pairs
