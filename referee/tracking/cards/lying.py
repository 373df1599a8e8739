"""One place on which a card lies, weighed over the looks that showed it.

Why it exists: a reading is one look with mistakes; a card read twice alike is surer, and one that lies exactly where
another was read is that card, read anew. What it does not do: know piles, rows or stacks (`memory`, `seat`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import dist
from typing import Literal, TypeVar

from referee.rules.cards.observation import Lying
from referee.rules.core import UNKNOWN
from referee.tracking.voting import Tally
from referee.values.cards import CardSeen
from referee.values.common import Point, Quad


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """How much it takes to believe something. Distances in short sides of a card.

    - `sightings`, `misses`: readings in a row before another card counts, or before one counts as gone: a reader that
      misses one card in a hundred misses one of forty every third look, the same one twice in ten thousand;
    - `doubtful`: below this confidence one more reading is awaited;
    - `exact`: corners that differ by less on average may be those of one card that nobody touched: a reader's noise;
    - `certain`: of a card read so surely in both of two looks in two ways, one is another card;
    - `pile`: a card nearer to the middle of a pile lies on it: piles lie farther apart than they are untidy;
    - `spot`: the same of a place at a seat, where cards lie side by side;
    - `moved`: a card that is gone here and lies there, so near, was pushed.
    """

    sightings: int = 1
    misses: int = 2
    doubtful: float = 0.5
    exact: float = 0.05
    certain: float = 0.9
    pile: float = 0.6
    spot: float = 0.5
    moved: float = 3.0

    @classmethod
    def stills(cls) -> MemorySettings:
        """Each reading is a settled moment."""
        return cls()

    @classmethod
    def stream(cls) -> MemorySettings:
        """Readings of successive still frames of a video or camera."""
        return cls(sightings=2)


Change = Literal["same", "other", "waits"]
"""What a look says of a place: the card that was known, surely another one, or nothing certain yet."""


@dataclass
class Place:
    """A place and the card on it. `misses`: looks in a row that should have shown a card there and did not.

    `lies`: whether a card is believed to lie there; `in_sight`: whether the last look showed it, and read it.
    """

    at: Point
    settings: MemorySettings
    last: CardSeen
    lies: bool = True
    misses: int = 0
    sightings: int = 0
    in_sight: bool = True
    _tally: Tally = field(default_factory=Tally)
    exactly: bool = False
    """Whether the card lies just where another was read: it may be that one, read in two ways."""
    _other: tuple[str | None, bool] | None = None
    _others: int = 0

    def first(self) -> None:
        """The first look at a card there."""
        self._tally, self.sightings = Tally(), 0
        self._other, self._others = None, 0
        self._agree(self.last, self.at)

    def look(self, seen: CardSeen, at: Point, unit: float) -> Change:
        """One more look at the place. `unit`: short side of a card in pixels."""
        if not self.lies:
            self.lies, self.last, self.at, self.exactly = True, seen, at, False
            self.first()
            return "other"
        exact = apart(self.last.quad, seen.quad) <= self.settings.exact * unit
        known = self.name
        same_side = (seen.face == "down") == self.down
        doubted = min(seen.confidence, self.confidence) < self.settings.certain
        if same_side and (seen.name is None or known in (None, seen.name) or (exact and doubted)):
            if seen.name is None and not exact and not self.down:
                self.misses, self.in_sight = 0, False  # another one, perhaps
                return "waits"
            self._agree(seen, at)
            # one that is not read, or read as another with doubt, may be the next
            self.in_sight = self.down or (seen.name is not None and known in (None, seen.name))
            return "same"
        return self._otherwise(seen, at, exact)

    def missed(self) -> None:
        """It should have been seen, and was not."""
        self.misses, self.in_sight = self.misses + 1, False
        self._other, self._others = None, 0

    def veiled(self) -> None:
        """It cannot be seen."""
        self.in_sight = False

    @property
    def gone(self) -> bool:
        return self.misses >= self.settings.misses

    @property
    def down(self) -> bool:
        return self.last.face == "down"

    @property
    def name(self) -> str | None:
        """The card's name as it is best known."""
        found = self._tally.leader()
        return None if found is None or found[0] is None else str(found[0])

    @property
    def confidence(self) -> float:
        found = self._tally.leader()
        return 0.0 if found is None else round(found[1], 4)

    def card(self, unit: float, place: str, seat: str | None = None, pile: int | None = None) -> Lying:
        """The card as the judge is told of it."""
        colour, _, number = (self.name or "").rpartition(" ")
        return Lying(colour or UNKNOWN, int(number) if number else None, self.confidence if self.name else
                     self.last.confidence, (round(self.at[0] / unit, 3), round(self.at[1] / unit, 3)), pile, seat,
                     place, self.down, self.last.owner or UNKNOWN, self.exactly, self.last.spot)

    def _agree(self, seen: CardSeen, at: Point) -> None:
        self.last, self.at, self.misses, self.in_sight = seen, at, 0, True
        self.sightings += 1
        self._other, self._others = None, 0
        if seen.name is not None:
            self._tally.add(seen.name, seen.confidence)

    def _otherwise(self, seen: CardSeen, at: Point, exact: bool) -> Change:
        key = (seen.name, seen.face == "down")
        self._others = self._others + 1 if key == self._other else 1
        self._other = key
        self.misses, self.in_sight = 0, False
        if self._others < self.settings.sightings + (seen.confidence < self.settings.doubtful):
            return "waits"
        times, self.exactly = self._others, exact
        self.last, self.at = seen, at
        self.first()
        self.sightings = times
        return "other"


def apart(a: Quad, b: Quad) -> float:
    """Mean distance of the corners of two cards, pixels, whichever way round each is named."""
    return min(sum(dist(a[k], b[(k + turn) % 4]) for k in range(4)) / 4 for turn in range(4))


A = TypeVar("A")
B = TypeVar("B")


def pairs(known: Sequence[A], seen: Sequence[B], apart_by: Callable[[A, B], float],
          within: float) -> list[tuple[A, B]]:
    """Which is which: the nearest first, each once, no farther apart than `within`."""
    near = sorted((d, i, j) for i, a in enumerate(known) for j, b in enumerate(seen)
                  if (d := apart_by(a, b)) <= within)
    used_a, used_b, found = set[int](), set[int](), []
    for _, i, j in near:
        if i not in used_a and j not in used_b:
            used_a.add(i)
            used_b.add(j)
            found.append((known[i], seen[j]))
    return found
