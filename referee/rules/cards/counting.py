"""The score of a round from what lies on the table: heaps, stacks and the tops of the centre, held against one another.

Why it exists: a heap counted wrongly is a wrong score, and nobody sees it. The tops of the centre's piles add up to
all cards in it; nobody has more than forty; no face is there twice. What does not fit is open, and the heap that was
counted least surely is named. What it does not do: look at pictures, or ask people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.rules.cards.common import DECK, STACK, STACK_POINTS

SURE = 0.5
"""Confidence from which a count is one."""
OPEN, SUM, MANY, TWICE = "count-open", "count-sum-tops", "count-many", "count-twice"
"""Why there is no score: a count is missing; the heaps are not what the tops say; more cards than there are; a face
that one player has twice."""


@dataclass(frozen=True, slots=True)
class Pile:
    """How many cards were counted, None where that is open, and how surely (0..1)."""

    cards: int | None
    confidence: float = 1.0

    @property
    def known(self) -> int | None:
        """The count, if it is sure enough to be one."""
        return self.cards if self.confidence >= SURE else None


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it was counted. `centre`, `stack`: cards by owner, None where open; `score`: only where it is whole.

    `why`: why it is not, as a key of texts; `whose`: whose heap or stack should be looked at again.
    """

    centre: Mapping[str, int | None]
    stack: Mapping[str, int | None]
    score: Mapping[str, int] | None
    why: str = ""
    whose: tuple[str, ...] = ()


def count(heaps: Mapping[str, Pile], stacks: Mapping[str, Pile], tops: Sequence[int] | None = None,
          faces: Mapping[str, Sequence[str]] | None = None, stack: int = STACK, deck: int = DECK) -> Round:
    """The score of all owners in `heaps`: a point a card in the centre, two lost for each left in the stack.

    `tops`: the numbers on the centre's piles at the stop, where a picture of it is there; an open 10 and one lying face
    down are both 10. `faces`: the faces seen of each owner's heap and stack. `stack`: cards of a stack at the
    start, `deck`: of a player. One open heap is what the tops leave for it.
    """
    centre = {owner: pile.known for owner, pile in heaps.items()}
    left = {owner: stacks[owner].known if owner in stacks else None for owner in heaps}
    unknown = [owner for owner, n in centre.items() if n is None]
    if tops is not None and len(unknown) == 1:
        rest = sum(tops) - sum(n for n in centre.values() if n is not None)
        centre[unknown[0]] = rest if 0 <= rest <= deck else None
    wrong = _wrong(heaps, centre, left, tops, faces or {}, stack, deck)
    if wrong is not None:
        why, whose = wrong
        doubted = {owner: None if owner in whose else n for owner, n in centre.items()}
        return Round(doubted, left, None, why, whose)
    missing = tuple(owner for owner in heaps if centre[owner] is None or left[owner] is None)
    if missing:
        return Round(centre, left, None, OPEN, missing)
    score = {owner: (centre[owner] or 0) + STACK_POINTS * (left[owner] or 0) for owner in heaps}
    return Round(centre, left, score)


def _wrong(heaps: Mapping[str, Pile], centre: Mapping[str, int | None], left: Mapping[str, int | None],
           tops: Sequence[int] | None, faces: Mapping[str, Sequence[str]],
           stack: int, deck: int) -> tuple[str, tuple[str, ...]] | None:
    """What does not fit, and whose it is; None where all fits."""
    for owner, n in centre.items():
        kept = left[owner]
        if (n or 0) + (kept or 0) > deck or (kept or 0) > stack:
            return MANY, (owner,)
        if any(times > 1 for times in Counter(faces.get(owner, ())).values()):
            return TWICE, (owner,)
    known = [n for n in centre.values() if n is not None]
    if tops is None:
        return None
    if sum(known) > sum(tops) or (len(known) == len(centre) and sum(known) != sum(tops)):
        least = min(heaps, key=lambda owner: heaps[owner].confidence)
        return SUM, (least,)
    return None
