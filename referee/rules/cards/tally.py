"""What a round comes to as far as it was followed: tops, cards in the centre and in the stacks, points.

Why it exists: the sum of all tops is the number of cards in the centre; whose they are, and what is left of a stack, is
known only where every look proves it. What cannot be proved is left open. What it does not do: count heaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from referee.rules.cards.books import Book, Books, Chance, Span
from referee.rules.cards.common import STACK_POINTS
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.ledger import Entry, Ledger
from referee.rules.cards.legality import Card
from referee.rules.cards.observation import Open, Seat
from referee.rules.core import PROOF, UNKNOWN
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

    def to_dict(self) -> dict[str, Any]:
        """The JSON of a summary (contract) without the score; `why` there is none is a text key."""
        piles = [{"pile": number, "colour": None if card is None else card[0],
                  "top": None if card is None else card[1], "face": "down" if down else "up"}
                 for number, card, down in self.piles]
        return {"piles": piles, "centre_total": self.centre_total, "stack": dict(self.stack),
                "centre": dict(self.centre), "why": None if self.why is None else self.why.key}


def tally(ledger: Ledger, books: Books, conditions: Conditions, last: int) -> Tally:
    """The round as it stands after look `last`."""
    piles = tuple((p.number, p.top.card if p.top else None, bool(p.top and p.top.lying.down)) for p in ledger.lying)
    entries = ledger.in_centre
    stack = {book.seat: _one(stack_left(book, books, ledger.entries, conditions, last)) for book in books}
    centre = {book.seat: _one(in_centre(book, books, entries)) for book in books}
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


def in_centre(book: Book, books: Books, entries: Iterable[Entry]) -> tuple[int, int]:
    """Fewest and most cards of a seat in the centre."""
    own = unknown = 0
    for entry in entries:
        if entry.owner == book.seat:
            own += 1
        elif entry.owner == UNKNOWN:
            unknown += _chance(book, books, entry) != "no"
    return own, own + unknown


def _chance(book: Book, books: Books, entry: Entry) -> Chance:
    """Whether a seat can have laid a card of which nobody knows who did."""
    if entry.card is None or entry.wrong:  # what is unclear may have been laid at another time
        return "maybe"
    return books.chances(entry.card, entry.since, entry.look)[book.seat][0]


def stack_left(book: Book, books: Books, entries: Sequence[Entry], conditions: Conditions,
               last: int) -> tuple[int, int]:
    """Fewest and most cards left of a seat's stack."""
    most = conditions.stack(book.seat)
    if not book.spans:
        return 0, most
    if book.spans[-1].open.bare and book.spans[-1].open.stack is None:
        return 0, 0
    spans = _from_start(book, conditions.row)
    if not spans:
        return 0, most
    first = spans[0]
    least = most if all(entry.look > first.first for entry in entries) else 0
    under: dict[Card | None, tuple[int, int]] = {_top(first.open): (least, most)}
    rows = set[Card]()
    for a, b in pairwise(spans):
        rows |= a.open.in_row
        top = _top(b.open)
        if top == _top(a.open):
            continue
        before, step = (least, most), Span(a.last, b.first, a.open)
        sure, unsure = _departures(step, b.open, books, entries, rows)
        least -= sure + unsure + _perhaps(book, books, entries, step)
        most -= sure
        if top in under:  # it was put back, on what lay beneath it, or on what was left since
            least, most = min(before[0], under[top][0]), max(before[1] + 1, under[top][1])
        under[top] = least, most
    unseen = _unseen(book, books, entries, conditions.row) if book.spans[-1].last < last else 0
    return max(least - unseen, 0 if unseen or book.spans[-1].open.bare else min(1, most)), most


def _unseen(book: Book, books: Books, entries: Iterable[Entry], row: int) -> int:
    """How many cards may have left the stack since its seat was seen whole last: laid, or into the row's gaps, among
    them those from which a card may have been laid since."""
    last = book.spans[-1]
    laid = (e for e in entries if e.look > last.last)
    mine = sum(e.assumed + 1 for e in laid if e.owner == book.seat or (
        e.owner == UNKNOWN and _chance(book, books, e) != "no"))
    return mine + max(0, row - len(last.open.row))


def _from_start(book: Book, row: int) -> list[Span]:
    """What was seen since the row was whole for the first time: before, its cards are still dealt, or not all read."""
    start = next((n for n, span in enumerate(book.spans) if len(span.open.row) >= row), len(book.spans))
    return book.spans[start:]


def _departures(step: Span, now: Open, books: Books, entries: Iterable[Entry], rows: Set[Card]) -> tuple[int, int]:
    """How many cards left the stack for certain, and perhaps: its top and what came into the row.

    A card read with doubt may never have been there. One that lay in the row before, among `rows`, may only have been
    overlooked meanwhile. The top left for certain only if it was seen where it went.
    """
    was, top = step.open, _top(step.open)
    waste = None if was.waste is None else was.waste.card
    filled = [c for c in now.row if c.card not in was.in_row and c.card not in (waste, None)]
    sure = sum(c.confidence >= PROOF and c.card not in rows for c in filled)
    unsure = len(filled) - sure
    if top is not None and top not in now.in_row:
        laid = any(e.card == top and e.lying.confidence >= PROOF and e.owner in (now.seat, UNKNOWN)
                   and e.look > step.first and books.in_flight(e.since) < step.last for e in entries)
        sure, unsure = sure + laid, unsure + (not laid)
    return sure, unsure


def _top(seen: Open) -> Card | None:
    return None if seen.stack is None else seen.stack.card


def _perhaps(book: Book, books: Books, entries: Iterable[Entry], step: Span) -> int:
    """How many cards laid in this time, or soon after, may have come from the stack unseen. `step`: from the last look
    at what was open to the next."""
    n = 0
    for entry in entries:
        if entry.look <= step.first or books.in_flight(entry.since) >= step.last or entry.card == _top(step.open):
            continue
        if entry.owner == book.seat:
            n += entry.source in (None, "stack")
        elif entry.owner == UNKNOWN:
            n += entry.assumed + (_chance(book, books, entry) == "maybe")
    return n
