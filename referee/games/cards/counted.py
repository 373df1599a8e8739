"""The count of a round from pictures: of the stop, of the heaps, or of both.

Why it exists: pictures of one round tell different parts of it, and the same part twice. What it does not do: count
cards (`vision.cards.heaps`), or decide whether the counts fit (`rules.cards.counting`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.i18n.said import Said
from referee.rules.cards.counting import SURE, Pile, Round, count
from referee.values.cards import CardsReading, HeapSeen

LAST = 10
"""On the last card of a pile nothing can be laid: face down it can be no other."""


def counted(owners: Sequence[str], readings: Sequence[CardsReading]) -> dict[str, Any]:
    """Centre and stack by owner, the score or why there is none, and the heaps as they were counted, as JSON."""
    heaps = [heap for reading in readings for heap in reading.heaps]
    stacks = [stack for reading in readings for stack in reading.stacks]
    piles = {owner: _pile(heap for heap in heaps if heap.owner == owner) for owner in owners}
    left = {owner: _pile(stack for stack in stacks if stack.owner == owner) for owner in owners}
    tops = next((tops for reading in readings if (tops := _tops(reading)) is not None), None)
    found = count(piles, left, tops)
    return {"centre": dict(found.centre), "stack": dict(found.stack),
            "score": {"unclear": _why(found)} if found.score is None else dict(found.score),
            "tops": None if tops is None else sum(tops),
            "heaps": [heap.to_dict() for heap in heaps], "stacks": [stack.to_dict() for stack in stacks]}


def _pile(seen: Iterable[HeapSeen]) -> Pile:
    """One heap seen in several pictures: the surest count, open where two sure ones differ."""
    sure = [heap for heap in seen if heap.count is not None and heap.confidence >= SURE]
    if not sure or len({heap.count for heap in sure}) > 1:
        return Pile(None, 0.0)
    return Pile(sure[0].count, max(heap.confidence for heap in sure))


def _tops(reading: CardsReading) -> list[int] | None:
    """The numbers on the centre's piles; None unless every one is certain and nothing is hidden."""
    if reading.heaps or reading.hidden or not reading.tops:
        return None
    out = []
    for card in reading.tops:
        number = LAST if card.face == "down" else card.number
        if number is None or card.confidence < SURE:
            return None
        out.append(number)
    return out


def _why(found: Round) -> str:
    return Said(f"cards-{found.why}", owners=list(found.whose))
