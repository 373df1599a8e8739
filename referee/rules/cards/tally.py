"""What a round comes to as far as it was followed: tops, cards in the centre and in the stacks, points.

Why it exists: the sum of all tops is the number of cards in the centre; whose they are, and what is left of a stack, is
known only where every look proves it. What cannot be proved is left open. What it does not do: count heaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from referee.rules.cards.books import Book, Books, departures
from referee.rules.cards.common import STACK_POINTS
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.ledger import Entry, Ledger
from referee.rules.cards.legality import Card
from referee.rules.cards.observation import Open, Seat
from referee.rules.core import UNKNOWN
from referee.rules.ruling import Ruling


@dataclass(frozen=True)
class Tally:
    """`piles`: colour and number on top, lowest pile number first. `centre_total`: cards in the centre.

    None where cards may lie beneath a top that nobody saw.

    `stack`, `centre`: seat -> cards, None where it is not proved. `score`: seat -> points, or None and `why` not.
    """

    piles: tuple[tuple[int, Card | None, bool], ...]
    centre_total: int | None
    stack: Mapping[Seat, int | None]
    centre: Mapping[Seat, int | None]
    score: Mapping[Seat, int] | None
    why: Ruling | None


def tally(ledger: Ledger, books: Books, conditions: Conditions, last: int) -> Tally:
    """The round as it stands after look `last`."""
    piles = tuple((p.number, p.top.card if p.top else None, bool(p.top and p.top.lying.down)) for p in ledger.lying)
    entries = ledger.in_centre
    stack = {book.seat: _one(stack_left(book, books, ledger.entries, conditions, last)) for book in books}
    centre = {book.seat: _one(in_centre(book, entries)) for book in books}
    if any(pile.height and not pile.whole for pile in ledger.lying):
        centre = dict.fromkeys(centre)
    sure = not any(e.assumed or e.cls == "unclear" for e in entries)
    total = sum(pile.height for pile in ledger.lying) if sure else None
    why = _why(ledger, stack, centre)
    score = None if why else {s: (centre[s] or 0) + STACK_POINTS * (stack[s] or 0) for s in centre}
    return Tally(piles, total, stack, centre, score, why)


def _why(ledger: Ledger, stack: Mapping[Seat, int | None], centre: Mapping[Seat, int | None]) -> Ruling | None:
    """Why no score can be said."""
    if not centre:
        return Ruling("unclear", None, "CARD.score_seats")
    if any(e.wrong or e.cls == "violation" for e in ledger.in_centre):
        return Ruling("unclear", None, "CARD.score_wrong")
    if any(n is None for n in centre.values()):
        return Ruling("unclear", None, "CARD.score_owners")
    if any(n is None for n in stack.values()):
        return Ruling("unclear", None, "CARD.score_stacks")
    return None


def _one(bounds: tuple[int, int]) -> int | None:
    return bounds[0] if bounds[0] == bounds[1] else None


def in_centre(book: Book, entries: Iterable[Entry]) -> tuple[int, int]:
    """Fewest and most cards of a seat in the centre."""
    own = unknown = 0
    for entry in entries:
        if entry.owner == book.seat:
            own += 1
        elif entry.owner == UNKNOWN:
            unknown += entry.card is None or book.chance(entry.card, entry.since, entry.look)[0] != "no"
    return own, own + unknown


def stack_left(book: Book, books: Books, entries: Sequence[Entry], conditions: Conditions,
               last: int) -> tuple[int, int]:
    """Fewest and most cards left of a seat's stack."""
    most = conditions.stack(book.seat)
    if not book.spans:
        return 0, most
    if book.spans[-1].open.bare and book.spans[-1].open.stack is None:
        return 0, 0
    first = book.spans[0]
    least = most if all(entry.look > first.first for entry in entries) else 0
    under: dict[Card | None, tuple[int, int]] = {_top(first.open): (least, most)}
    for a, b in pairwise(book.spans):
        n = departures(a.open, b.open)
        if n:
            least -= n + _perhaps(book, entries, a.last, b.first, _top(a.open))
            most -= n
        if _top(b.open) is not None:  # under the same top card lie the same cards, also if it was put back
            least, most = under.setdefault(_top(b.open), (least, most))
    if book.spans[-1].last < last:
        least -= _perhaps(book, entries, book.spans[-1].last, last, None)
    return max(least, 0 if book.spans[-1].open.bare else min(1, most)), most


def _top(seen: Open) -> Card | None:
    return None if seen.stack is None else seen.stack.card


def _perhaps(book: Book, entries: Iterable[Entry], since: int, look: int, top: Card | None) -> int:
    """How many cards laid in this time may have come from the stack unseen."""
    n = 0
    for entry in entries:
        if entry.look <= since or entry.since >= look or entry.card == top:
            continue
        if entry.owner == book.seat:
            n += entry.source in (None, "stack")
        elif entry.owner == UNKNOWN:
            n += entry.assumed + (entry.card is None or book.chance(entry.card, entry.since, entry.look)[0] == "maybe")
    return n
