"""Weighs several readings of the same place, so that one bad reading does not become an event.

Why it exists: a reader is right most of the time, not always, and says how sure it is. Readings of
successive moments are combined as independent witnesses: log-odds add up (Good, *Probability and the
Weighing of Evidence*, 1950). Successive frames of a stream are not quite independent, so the sums are
capped: whatever was believed, a few clear readings to the contrary overturn it.

What it does not do: know what may lie where (`board_memory`) or what is allowed (`rules`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.rules.core import PROOF
from referee.values.common import UNKNOWN

CAP = 6.9
"""Log-odds of 0.999: no number of agreeing readings makes us surer than that."""
WITNESSES = 3
"""So many readings that agree prove it together (`rules.core.PROOF`) where none alone is as sure."""
UNPROVED = PROOF - 0.001
"""What fewer of them come to at most."""
MISSES = 2
"""Looks in a row that must show the squares of a piece bare before it is gone. A reader that misses one piece in two
hundred looks overlooks one of forty pieces every fifth look; twice in a row the same one, once in a thousand."""


def log_odds(p: float) -> float:
    """Log-odds of a probability, clipped to ±`CAP`."""
    p = min(max(p, 1e-6), 1 - 1e-6)
    return min(max(math.log(p / (1 - p)), -CAP), CAP)


def probability(odds: float) -> float:
    """The inverse of `log_odds`."""
    return 1 / (1 + math.exp(-odds))


@dataclass(slots=True)
class _Votes:
    """For one value: the sum of log-odds it was read with, how often, and how surely at best."""

    odds: float = 0.0
    times: int = 0
    surest: float = 0.0


@dataclass
class Tally:
    """Votes for the values of one property."""

    votes: dict[object, _Votes] = field(default_factory=dict)

    def add(self, value: object, confidence: float) -> None:
        """A reading of `value`; below 0.5 it counts nothing, it is no evidence for anything else."""
        own = self.votes.setdefault(value, _Votes())
        own.odds = min(own.odds + max(log_odds(confidence), 0.0), CAP)
        own.times += 1
        own.surest = max(own.surest, confidence)

    def leader(self) -> tuple[object, float] | None:
        """The value with most votes and the probability that it beats the next one; None without votes."""
        ranked = sorted(self.votes.items(), key=lambda item: -item[1].odds)
        if not ranked:
            return None
        value, own = ranked[0]
        p = probability(own.odds - (ranked[1][1].odds if len(ranked) > 1 else 0.0))
        proved = own.surest >= PROOF or own.times >= WITNESSES
        return value, p if proved else min(p, UNPROVED)


@dataclass
class Whose:
    """Readings of whose a piece is: those that name an owner, and those that could not tell (`undecided`), by whose it
    is likeliest."""

    named: Tally = field(default_factory=Tally)
    undecided: Counter[str] = field(default_factory=Counter)

    def add(self, owner: str, candidates: Sequence[str], confidence: float) -> None:
        """A reading that names its owner, or `unknown` and the candidates, likeliest first."""
        if owner != UNKNOWN:
            self.named.add(owner, confidence)
        else:
            self.undecided.update(candidates[:1])

    def against(self, owner: str) -> int:
        """How many readings could not tell, and found another likelier."""
        return self.undecided.total() - self.undecided[owner]

    def most(self, owner: str, against: int) -> bool:
        """Whether more readings name this owner than could not tell, or than are `against`."""
        sure = self.named.votes.get(owner)
        return sure is not None and sure.times > max(against, self.undecided[owner])


@dataclass
class Ballot:
    """All readings of one place (a card's two cells, a joker's cell) since a piece was first read there.

    `sightings` counts the readings that saw it, `misses` those in a row that saw the squares bare. `unread`: the
    colours as far as they were told where not all were; they count until they all are. `bare`: whose it is by the
    readings alone in which no token stood on it, `plain` how many they are.
    """

    colours: Tally = field(default_factory=Tally)
    unread: Tally = field(default_factory=Tally)
    whose: Whose = field(default_factory=Whose)
    bare: Whose = field(default_factory=Whose)
    candidates: set[str] = field(default_factory=set)
    sightings: int = 0
    plain: int = 0
    misses: int = 0

    def seen(self, colours: tuple[str, ...], owner: str, candidates: Sequence[str], confidence: float,
             plain: bool = True) -> None:
        """A reading of a piece here; candidates likeliest first. `plain`: no token stood on it."""
        self.seen_as_before()
        (self.unread if UNKNOWN in colours else self.colours).add(colours, confidence)
        self.whose.add(owner, candidates, confidence)
        if owner == UNKNOWN:
            self.candidates.update(candidates)
        if plain:
            self.plain += 1
            self.bare.add(owner, candidates, confidence)

    def seen_as_before(self) -> None:
        """A reading of a piece here that repeats an earlier one: no other witness, but it lies there still."""
        self.sightings += 1
        self.misses = 0

    def whose_again(self) -> None:
        """Begin anew with whose it is."""
        self.whose, self.bare, self.candidates, self.plain = Whose(), Whose(), set(), 0

    def missed(self) -> None:
        """A reading in which every square of the place was seen and the piece was not there."""
        self.misses += 1

    @property
    def gone(self) -> bool:
        return self.misses >= MISSES

    def best_colours(self) -> tuple[tuple[str, ...], float]:
        """Most likely colours in the order of the cells, with their probability; nothing is proved by a card of which
        one was never told."""
        found = self.colours.leader()
        if found is None:
            partly = self.unread.leader()
            if partly is None:
                return (), 0.5
            found = partly[0], min(partly[1], UNPROVED)
        value, p = found
        assert isinstance(value, tuple)
        return value, p

    def best_owner(self, certain: float) -> tuple[str, tuple[str, ...], float]:
        """`(owner, candidates, probability)`; `unknown` with candidates while nobody is `certain` (0..1).

        A reading that cannot tell, but for which another is likelier, speaks against one that is sure, as of other
        views: nobody is named before more are sure than such, and nothing is proved by fewer than so many more that
        agree. Nor is anybody where most readings cannot tell, though for all the same is likeliest: looks at what rests
        err alike, and those few that are sure lie by chance above what is asked of them. But looks at a piece under a
        token do not err like those at it without: those alone may name an owner too.
        """
        found = self.whose.named.leader()
        if found is None:
            return UNKNOWN, tuple(sorted(self.candidates)), 0.5
        owner, p = str(found[0]), found[1]
        against = self.whose.against(owner)
        if against and self.whose.named.votes[owner].times < WITNESSES + against:
            p = min(p, UNPROVED)
        if p >= certain and (self.whose.most(owner, against) or self.bare.most(owner, against)):
            return owner, (), p
        return UNKNOWN, tuple(sorted(self.candidates | {str(v) for v in self.whose.named.votes})), p
