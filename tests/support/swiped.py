"""The end of a scripted round of cards: the heaps that people swipe, as a reader without fault counts them."""

from __future__ import annotations

from collections.abc import Mapping

from referee.evaluate.cards.readers import MIDDLE, PIXELS
from referee.games.cards.placed import placed
from referee.values.cards import CardsReading, HeapSeen
from referee.values.common import Outline, Point
from tests.support import carded

STEP = 0.14
"""Short sides of a card from one edge to the next."""
LONG = 1.54
WAYS: Mapping[str, tuple[Point, Point, Point]] = {
    "bottom": ((-3.0, 4.8), (1.0, 0.0), (0.0, -1.0)), "top": ((3.0, -4.8), (-1.0, 0.0), (0.0, 1.0)),
    "right": ((8.0, 2.5), (0.0, -1.0), (-1.0, 0.0)), "left": ((-8.0, -2.5), (0.0, 1.0), (1.0, 0.0))}
"""Seat -> where its line begins, the way along it, and the way to the middle of the table; short sides from there."""


def pixels(x: float, y: float) -> Point:
    return MIDDLE[0] + PIXELS * x, MIDDLE[1] + PIXELS * y


def line(seat: str, cards: int, far: float = 0.0) -> tuple[Outline, tuple[Outline, ...]]:
    """The outline of a line of so many cards, and its strips; `far`: how far along the seat it begins."""
    (x, y), (ax, ay), (ix, iy) = WAYS[seat]
    x, y = x + far * ax, y + far * ay

    def at(along: float, up: float) -> Point:
        return pixels(x + along * ax + up * ix, y + along * ay + up * iy)

    ends = 0.0, STEP * (cards - 1) + 1.0
    edges = tuple((at(STEP * n, 0.0), at(STEP * n, LONG)) for n in range(1, cards))
    top = (at(ends[1] - 1, 0.0), at(ends[1], 0.0), at(ends[1], LONG), at(ends[1] - 1, LONG))
    return (at(ends[0], 0.0), at(ends[1], 0.0), at(ends[1], LONG), at(ends[0], LONG)), (*edges, top)


def heaps(counts: Mapping[str, tuple[int | None, int | None]], owners: Mapping[str, str] | None = None,
          real: Mapping[str, int] | None = None) -> CardsReading:
    """Seat -> what is counted of its heap and of its stack; None: not surely. `owners`: by the backs; `real`: how
    many cards lie in a heap that is counted otherwise."""
    known = owners or dict(zip(("bottom", "right", "top", "left"), "ABCD", strict=True))
    swiped, stacks = [], []
    for seat, (heap, stack) in counts.items():
        cards = (real or {}).get(seat, heap or 12)
        outline, strips = line(seat, cards)
        swiped.append(HeapSeen(known[seat], seat, heap, 0.98 if heap is not None else 0.2, outline, strips))
        beside, strips = line(seat, stack or 1, STEP * cards + 1.5)
        stacks.append(HeapSeen(known[seat], seat, stack, 0.95 if stack is not None else 0.2,
                               beside if stack != 0 else (), strips if stack != 0 else (), "stack"))
    return placed(carded.table(), CardsReading(heaps=tuple(swiped), stacks=tuple(stacks)))


def truth(play: carded.Play) -> dict[str, tuple[int, int]]:
    """Seat -> its cards in the centre and in its stack."""
    return {player.seat: (sum(card.owner == player.owner for pile in play.on.piles.values() for card in pile),
                          len(player.stack)) for player in play.on.players}
