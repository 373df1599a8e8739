"""The heaps that lie swiped on the table, believed once looks agree on them.

Why it exists: a heap is counted anew in every look, and one look may count wrongly. What it does not do: count
(`vision.cards.heaps`), or know whose score that is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import dist

from referee.rules.cards.observation import Heap
from referee.tracking.cards.lying import MemorySettings
from referee.values.cards import CardsReading, HeapSeen
from referee.values.common import Point

Pair = tuple[HeapSeen, HeapSeen]
"""A heap, and what lies beside it."""


@dataclass
class _Swiped:
    """A heap and the stack beside it; `looks`, `same`: in a row that showed them, and that counted both alike."""

    last: Pair
    looks: int = 1
    same: list[int] = field(default_factory=lambda: [1, 1])

    def at(self) -> Point:
        return middle(self.last[0])

    def look(self, seen: Pair) -> None:
        """One look more at the same place."""
        self.looks += 1
        for n, (was, now) in enumerate(zip(self.last, seen, strict=True)):
            alike = (was.count, was.owner) == (now.count, now.owner)
            self.same[n] = self.same[n] + 1 if alike else 1
        self.last = seen


class HeapsMemory:
    """What was swiped on one table; feed it every reading."""

    def __init__(self, settings: MemorySettings) -> None:
        self._settings = settings
        self._lying: list[_Swiped] = []
        self._told: tuple[tuple[object, ...], ...] = ()

    def look(self, reading: CardsReading, unit: float) -> tuple[Heap, ...] | None:
        """The heaps that are believed now, if that is otherwise than before; `unit`: a card's short side in pixels."""
        was, self._lying = self._lying, []
        for pair in zip(reading.heaps, reading.stacks, strict=True):
            near = min(was, key=lambda one: dist(one.at(), middle(pair[0])), default=None)
            if near is not None and dist(near.at(), middle(pair[0])) <= self._settings.pile * unit:
                was.remove(near)
                near.look(pair)
                self._lying.append(near)
            else:
                self._lying.append(_Swiped(pair))
        heaps = tuple(heap for one in self._lying if one.looks >= self._settings.sightings
                      for heap in self._believed(one))
        told = tuple((heap.what, heap.back, heap.seat, heap.cards) for heap in heaps)
        if told == self._told:
            return None
        self._told = told
        return heaps

    def _believed(self, one: _Swiped) -> list[Heap]:
        """A heap and its stack; a count that looks do not agree on is open."""
        out = []
        for what, seen, same in zip(("heap", "stack"), one.last, one.same, strict=True):
            sure = same >= self._settings.sightings
            out.append(Heap(what, seen.owner, seen.seat, seen.count if sure else None,
                            seen.confidence if sure else 0.0, seen.outline, seen.strips))
        return out


def middle(heap: HeapSeen) -> Point:
    """The middle of a heap's outline, pixels."""
    return (sum(x for x, _ in heap.outline) / len(heap.outline), sum(y for _, y in heap.outline) / len(heap.outline))
