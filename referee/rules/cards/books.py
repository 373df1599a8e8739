"""What each seat has had open, look by look: which card it can have laid, and from where.

Why it exists: cards in the centre carry no name, but each player has each card once. What has gone from a seat's row,
stack or waste went somewhere; what still lies there, or was laid before, cannot have been laid now. What it does not
do: judge, or look at piles.

Mostly *whole* views are compared: all of a seat in sight and read. Between two equal ones the seat laid nothing: laying
shows in the row, the stack or the waste. A packet of three that was turned over and laid whole would not, and is left
out. While people play a seat is seldom in sight whole; then each card that is tells for itself (`Sight`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Literal

from referee.rules.cards.legality import Card
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import Open, Seat

Chance = Literal["no", "maybe", "buried", "seen"]
"""Whether a seat can have laid a card: not at all; from what nobody saw; it lay on top of the waste and may be buried
there now; it has surely gone to the middle."""


@dataclass
class Span:
    """Whole views of a seat that are alike, from look `first` to look `last`."""

    first: int
    last: int
    open: Open


@dataclass
class Sight:
    """A card that was seen to lie at the seat, until look `last`. `gone`: the look that proved it to lie there no
    more."""

    where: str
    last: int
    gone: int | None = None


@dataclass
class Book:
    """One seat. `row`: places of its row, 0 where that is not known. `laid`: cards it is known to have laid."""

    seat: Seat
    row: int = 0
    spans: list[Span] = field(default_factory=list)
    now: Open | None = None
    laid: set[Card] = field(default_factory=set)
    sights: dict[Card, Sight] = field(default_factory=dict)

    def take_in(self, look: int, seen: Open) -> bool:
        """One look at the seat; whether a whole view came that is not like the one before.

        A row with another number of places than the game has was not made out, and its stack may be one of the row; but
        for one that is too long, and has a card on each place.
        """
        if self.row and 0 < seen.places != self.row and not self.row < seen.places == len(seen.row):
            seen = replace(seen, whole=False, veiled=True, left=frozenset())
        self.now = seen
        for card in seen.shown & seen.faces:
            self.sights[card] = Sight(_place_of(card, seen) or "", look)
        for card in seen.left & self.sights.keys():
            self.sights[card].gone = self.sights[card].gone or look
        if not seen.whole:
            return False
        if self.spans and _alike(self.spans[-1].open, seen):
            self.spans[-1].last, self.spans[-1].open = look, seen
            return False
        self.spans.append(Span(look, look, seen))
        return True

    def forget(self) -> None:
        """Anything may have happened: what was seen before tells nothing of what comes."""
        self.spans, self.sights = [], {}

    def between(self, since: int, look: int) -> list[Span]:
        """The spans from the last whole view at `since` or before to the first one at `look` or after."""
        before = [n for n, s in enumerate(self.spans) if s.first <= since]
        after = [n for n, s in enumerate(self.spans) if s.last >= look]
        return self.spans[before[-1]:after[0] + 1] if before and after else []

    def closed(self, since: int, look: int) -> bool:
        """Whether there were whole views before and after."""
        return bool(self.between(since, look))

    def chance(self, card: Card, since: int, look: int) -> tuple[Chance, str | None]:
        """Whether the seat can have laid a card after look `since` and until `look`, and from which place."""
        sight = self.sights.get(card)
        if card in self.laid or (sight is not None and sight.gone is None and sight.last >= look):
            return "no", None
        views = self.between(since, look)
        if views and card in views[-1].open.faces:
            return "no", None
        best: tuple[Chance, str | None] = ("no", None) if views else self._in_part(card, since)
        for a, b in pairwise(views):
            found = self._step(card, a, b)
            best = max(best, found, key=lambda c: _ORDER.index(c[0]))
        if best[0] in ("maybe", "buried") and sight is not None and self.went(card, since, look):
            return "buried" if sight.where == "waste" else "seen", sight.where
        return best

    def open_in(self, card: Card) -> Iterator[int]:
        """Looks in which the card lay open, the last ones of each time that it did."""
        yield from (span.last for span in self.spans if card in span.open.faces)
        if card in self.sights:
            yield self.sights[card].last

    def went(self, card: Card, since: int, look: int) -> bool:
        """Whether a card was seen to go in this time."""
        sight = self.sights.get(card)
        return sight is not None and sight.gone is not None and sight.last < look and sight.gone > since

    def _in_part(self, card: Card, since: int) -> tuple[Chance, str | None]:
        """The same without a whole view after it."""
        if self.now is None:
            return "maybe", None
        before = [s.open for s in self.spans if s.first <= since]
        if before and card in (c.card for c in self.now.missing):
            where = _place_of(card, before[-1])
            if where in ("row", "stack"):
                return "seen", where
            return "buried" if where else "maybe", where
        if card in self.now.faces and not self.now.whole and not self.now.veiled:
            return "no", None
        return "maybe", None

    def _step(self, card: Card, before: Span, after: Span) -> tuple[Chance, str | None]:
        a, b = before.open, after.open
        where = _place_of(card, a)
        if where in ("row", "stack"):
            covered = where == "stack" and any(_card(s.open.stack) == _card(b.stack) for s in self.spans
                                               if s.last < before.first)  # that one was taken back, and lies on it
            return ("no", None) if card in b.faces else ("maybe", None) if covered else ("seen", where)
        if where == "waste":
            if card in b.faces:
                return "no", None
            return "buried", where
        hidden = _card(a.stack) != _card(b.stack) or _card(a.waste) != _card(b.waste)
        return ("maybe", None) if hidden else ("no", None)


_ORDER: tuple[Chance, ...] = ("no", "maybe", "buried", "seen")


def _card(lying: object) -> Card | None:
    return getattr(lying, "card", None)


def _place_of(card: Card, seen: Open) -> str | None:
    """Where a seat has a card open."""
    if card in seen.in_row:
        return "row"
    if _card(seen.stack) == card:
        return "stack"
    return "waste" if _card(seen.waste) == card else None


def _alike(a: Open, b: Open) -> bool:
    return (a.in_row, _card(a.stack), _card(a.waste), a.bare) == (b.in_row, _card(b.stack), _card(b.waste), b.bare)


def _each_from_another(seats: Sequence[Sequence[Seat]], taken: frozenset[Seat] = frozenset()) -> bool:
    """Whether each of the lists can give one seat, none twice."""
    if not seats:
        return True
    return any(_each_from_another(seats[1:], taken | {seat}) for seat in seats[0] if seat not in taken)


@dataclass(frozen=True)
class Witnessed:
    """Who laid a card: `owner` None where that is not certain; `source`: row, stack or waste, where it is."""

    owner: Seat | None = None
    source: str | None = None


class Books:
    """The books of all seats."""

    def __init__(self, looks: Looks, sets: int = 1, row: int = 0) -> None:
        self._looks, self._sets, self._row = looks, sets, row
        self.of: dict[Seat, Book] = {}

    def __iter__(self) -> Iterator[Book]:
        return iter(self.of.values())

    def take_in(self, look: int, seen: Open) -> bool:
        """One look at a seat; whether a new whole view came."""
        return self.of.setdefault(seen.seat, Book(seen.seat, self._row)).take_in(look, seen)

    def laid_by(self, owner: str, card: Card | None) -> None:
        """Who laid a card cannot lay it again."""
        if owner in self.of and card is not None and self._sets == 1:
            self.of[owner].laid.add(card)

    def took_back(self, owner: str, card: Card | None) -> None:
        """A card does not lie in the centre any more, or never did."""
        if owner in self.of and card is not None:
            self.of[owner].laid.discard(card)

    def in_flight(self, look: int) -> int:
        """The look from which a card that is laid after `look` may have been in a hand."""
        return self._looks.in_flight(look)

    def chances(self, card: Card, since: int, look: int) -> dict[Seat, tuple[Chance, str | None]]:
        """Seat -> whether it can have laid a card in this time, which may have been in a hand before. With two sets a
        player nothing is excluded."""
        if self._sets > 1:
            return dict.fromkeys(self.of, ("maybe", None))
        first = self._looks.in_flight(since)
        return {seat: book.chance(card, first, look) for seat, book in self.of.items()}

    def between(self, cards: Sequence[Card], since: int, look: int) -> bool:
        """Whether all these cards can have been laid in this time, each by somebody. A hand brings one card at most
        that was taken before."""
        if not self.of or self._sets > 1:
            return True
        held = [card for card in cards if all(book.chance(card, since, look)[0] == "no" for book in self)]
        return _each_from_another([[seat for seat, (c, _) in self.chances(card, since, look).items() if c != "no"]
                                   for card in held])

    def possible(self, card: Card, since: int, look: int) -> bool:
        """Whether anybody can have laid it."""
        return not self.of or any(c != "no" for c, _ in self.chances(card, since, look).values())

    def gone(self, card: Card, since: int, look: int) -> bool:
        """Whether it has surely gone from somebody's open cards to the middle."""
        return any(c == "seen" for c, _ in self.chances(card, since, look).values())

    def left(self, card: Card, since: int, look: int) -> bool:
        """Whether it lay open at a seat before, and lies open there no more."""
        return any(c in ("seen", "buried") for c, _ in self.chances(card, since, look).values())

    def saw_go(self, card: Card, since: int, look: int) -> bool:
        """Whether it was read surely in a row or on a stack, and that place then seen without it."""
        first = self._looks.in_flight(since)
        return any(book.went(card, first, look) and book.sights[card].where != "waste" for book in self)

    def closed(self, since: int, look: int) -> bool:
        """Whether every seat was seen whole before and after."""
        return bool(self.of) and all(book.closed(since, look) for book in self)

    def who(self, card: Card, since: int, look: int, copies: int, *, elsewhere: bool = False) -> Witnessed:
        """Who laid a card of which `copies` were laid in this time.

        Two witnesses must agree: the card has gone from the open cards of exactly one seat, and no other one can have
        laid it. A card gone from row or stack can only have gone to the middle, which is both. Where its like may lie
        `elsewhere` in the middle, out of sight, the one seen may be another's.
        """
        if copies != 1:
            return Witnessed()
        found = self.chances(card, since, look)
        seen = [(seat, where) for seat, (c, where) in found.items() if c == "seen"]
        buried = [(seat, where) for seat, (c, where) in found.items() if c == "buried"]
        maybe = [seat for seat, (c, _) in found.items() if c == "maybe"]
        if len(seen) == 1 and not buried and not (elsewhere and maybe):
            return Witnessed(*seen[0])
        if not seen and len(buried) == 1 and not maybe:
            return Witnessed(*buried[0])
        return Witnessed()
