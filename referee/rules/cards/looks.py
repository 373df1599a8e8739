"""The looks of one round: when they were, what was hidden in them, and what hands held.

Why it exists: a card was laid after the last look in which its place was seen without it. What it does not do: say what
lies there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import dist

from referee.rules.cards.observation import Box, CardsObservation, Lying

REACH = 0.8
"""Short sides of a card from its middle to its corners: a box nearer than this hides part of it."""

FLIGHT = 1.5
"""Seconds that a card is in a hand before it is laid, or so nearly always."""


@dataclass
class Looks:
    """Numbered from 1; 0 is before the round."""

    times: list[float] = field(default_factory=lambda: [float("-inf")])
    hidden: list[tuple[Box, ...]] = field(default_factory=lambda: [()])
    held: list[tuple[Lying, ...]] = field(default_factory=lambda: [()])

    def take_in(self, at: CardsObservation) -> int:
        """One look more; its number."""
        self.times.append(at.t)
        self.hidden.append(at.hidden)
        self.held.append(at.held)
        return len(self.times) - 1

    def in_flight(self, look: int) -> int:
        """The last look in which a card that is laid after `look` was surely in no hand yet; the first one, if none is.

        In a look within `FLIGHT` the card may be gone from where it lay already.
        """
        first = min(look, max(look - 1, 1))
        while first > 1 and self.times[look] - self.times[first] < FLIGHT:
            first -= 1
        return first

    def bare_at(self, place: tuple[float, float]) -> int:
        """The last look before this one in which nothing hid a place, nor lay there without being believed yet."""
        for look in range(len(self.times) - 2, 0, -1):
            if not self.hid(place, look) and not any(
                    dist(card.at, place) <= REACH for card in self.held[look]):
                return look
        return 0

    def hid(self, place: tuple[float, float], look: int) -> bool:
        """Whether something hid a place in a look."""
        return any(covers(box, place) for box in self.hidden[look])


def covers(box: Box, place: tuple[float, float]) -> bool:
    """Whether a box hides part of a card with its middle there."""
    (x0, y0, x1, y1), (x, y) = box, place
    return x0 - REACH <= x <= x1 + REACH and y0 - REACH <= y <= y1 + REACH
