"""The stop of a round: whose stack is empty, whether the call counts, and which card came after it.

Why it exists: nobody may lay after the call; by Weber's rules only what was in the hand already. A card came after it
only if its place was seen without it then. What it does not do: give points.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import dist

from referee.rules.cards import legality
from referee.rules.cards.books import Book, Books
from referee.rules.cards.ledger import Entry, Ledger
from referee.rules.cards.legality import Document
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import CardsObservation, Seat
from referee.rules.core import PROOF, UNKNOWN
from referee.rules.ruling import Ruling

STAYS = 3
"""Looks for which a stack stays bare whose last card was not seen to go anywhere: it is in no hand any more."""
APART = 0.25
"""Short sides of a card: seen so far from where it lies now, it did not lie there yet."""


@dataclass
class Stopping:
    """The call of one round. `caller`: who ended it; `since`: when people say it was called, None before."""

    ledger: Ledger
    books: Books
    looks: Looks
    document: Document
    since: float | None = None
    caller: Seat | None = None
    empty: list[Seat] = field(default_factory=list)
    """Seats whose stack was seen empty, in this order."""
    _tidied: bool = False
    _void: bool = False
    _denied: set[Seat] = field(default_factory=set)

    @property
    def stopped(self) -> bool:
        """Whether the round is over: stop was called, or must be, as a stack is empty."""
        return self.since is not None or bool(self.empty and not self.document.in_flight)

    @property
    def tidied(self) -> bool:
        """Whether cards that lay right are being collected since the call."""
        return self._tidied

    def called(self, t: float, player: Seat | None) -> None:
        """People called stop at time `t`; a later word about it may name who did."""
        if self.since is None:
            self.since = t
        self.caller = player or self.caller

    def denied(self) -> None:
        """People say that the call was a mistake: play goes on."""
        self._denied.update(self.empty)
        self.since, self.caller, self.empty, self._void, self._tidied = None, None, [], False, False

    def swept(self) -> None:
        """Cards were swiped together to be counted."""
        self._tidied = self._tidied or self.since is not None

    def over(self, look: int) -> bool:
        """Whether stop had been called by this look."""
        return self.since is not None and self.looks.times[look] >= self.since and not self._tidied

    def late(self, entry: Entry) -> Ruling | None:
        """What is to be said of a card laid after the call, for certain or perhaps; None of one laid in time.

        Two looks after the call must have seen its place without it: a single one may have overlooked it.
        """
        if entry.card is None or not self.over(entry.look - 1):
            return None
        bare = entry.since > 1 and self.over(entry.since - 1) and not self.looks.hid(entry.lying.at, entry.since - 1)
        found = legality.after_stop(self.document, True)
        if not (bare or self._was_held(entry) or (self.over(entry.since) and self._was_open(entry))):
            return Ruling("unclear", found.rule, "CARD.perhaps_in_time", {"card": entry.lying.name})
        if entry.lying.confidence < PROOF or not self.books.left(entry.card, entry.since, entry.look):
            return Ruling("unclear", found.rule, "CARD.unsure", {"card": entry.lying.name})
        if self.document.in_flight and not self._was_open(entry):
            return Ruling("unclear", found.rule, "CARD.perhaps_in_hand", {"card": entry.lying.name})
        return found

    def _was_held(self, entry: Entry) -> bool:
        """Whether a look after the call showed the card elsewhere, in a hand, which was nobody else's."""
        first = max(entry.since - 1, 1)
        had = [book.seat for book in self.books if any(entry.card in span.open.faces
                                                       for span in book.between(first, entry.look))]
        if len(had) > 1:
            return False
        return any(card.card == entry.card and dist(card.at, entry.lying.at) > APART
                   for look in range(entry.since + 1, entry.look) if self.over(look)
                   for card in self.looks.held[look])

    def _was_open(self, entry: Entry) -> bool:
        """Whether the card lay open after the call, and so was in no hand."""
        return entry.card is not None and any(
            self.over(look) and look < entry.look and book.chance(entry.card, entry.since, entry.look)[0] in (
                "seen", "buried") for book in self.books for look in book.open_in(entry.card))

    def look(self, at: CardsObservation) -> None:
        """The end of a look: whose stack is empty, and did the call count?"""
        if self.since is not None and any(not e.wrong and e.cleared and e.event.t < self.since for e in self._gone(at)):
            self._tidied = True
        if self._tidied:
            return
        for book in self.books:
            if book.seat not in (*self.empty, *self._denied) and self._is_empty(book):
                self.empty.append(book.seat)
                self.caller = self.caller or book.seat
                self.ledger.say(at, "stop" if self.since is None else "finding",
                                Ruling("info", self.document.rules["stop"], "CARD.stack_empty"), book.seat)
        self._check(at)

    def _gone(self, at: CardsObservation) -> list[Entry]:
        """Right cards that were taken off the centre in this look."""
        removed = {n for e in self.ledger.events if e.type == "removed" and e.frame == at.frame and
                   e.key == "CARD.removed" for n in e.about}
        return [e for e in self.ledger.entries if e.event.seq in removed]

    def _is_empty(self, book: Book) -> bool:
        """A stack that was there is bare in two looks, and its last card was seen to go; or in some more."""
        if len(book.spans) < 2 or not (book.spans[-1].open.bare and book.spans[-1].open.told_apart):
            return False
        before = next((s.open.stack for s in reversed(book.spans) if s.open.stack is not None), None)
        if before is None or before.card is None:
            return False
        now = book.spans[-1]
        laid = [e for e in self.ledger.entries if e.card == before.card and e.look >= now.first - 1
                and e.owner in (book.seat, UNKNOWN)]
        if now.last == now.first or any(e.wrong or not e.there for e in laid):
            return False
        return bool(laid) or now.last - now.first >= STAYS or before.card in now.open.in_row

    def _check(self, at: CardsObservation) -> None:
        """Whether the stack of whoever called has a card left: seen before and after the call, the same."""
        book = self.books.of.get(self.caller or "")
        if self.since is None or book is None or self._void or book.seat in self.empty or len(book.spans) < 1:
            return
        span = book.spans[-1]
        top = span.open.stack
        if top is None or top.confidence < PROOF or not span.open.told_apart:
            return
        if not self.looks.times[span.first] <= self.since <= self.looks.times[span.last]:
            return
        self._void = True
        self.ledger.say(at, "finding", Ruling("violation", self.document.rules["stop"], "CARD.stop_early"), book.seat)
