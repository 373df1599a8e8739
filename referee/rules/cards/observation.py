"""What the camera tells the judge of the card games, and what the judge says: cards, observations, events, findings.

Why it stands here: the table's memory makes observations, the judge reads them, the log keeps both. What it does not
do: judge, or remember.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from referee.rules.cards import legality
from referee.rules.cards.legality import Card
from referee.rules.core import UNKNOWN, Event, Finding, Observation

Seat = str
"""A side of the table in the picture: bottom, right, top, left."""
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x0, y0, x1, y1, upright, in the unit of `Lying.at`."""


AT_STOP, HEAPS = "at_stop", "heaps"
"""Lines about the whole table: how it lay at the stop, and the heaps that were swiped after it."""


@dataclass(frozen=True, slots=True)
class Lying:
    """One card that lies open, or face down on a pile.

    `colour`, `number`: `UNKNOWN` and None where they are not known. `pile`: the number of its centre pile, that it
    keeps all the round; else it lies at a `seat`, in a `place`: row, stack or waste. `back`: whose its back is, of a
    card that lies face `down`. `at`: its middle, in short sides of a card. `exactly`: it lies just where another card
    was read in the look before, and may be that one. `spot`: the field of the table in which it lies, where that is
    known. A card of a pile has a `seat` only where people said who laid it.
    """

    kind: ClassVar[str] = "card"
    candidates: ClassVar[tuple[str, ...]] = ()

    colour: str = UNKNOWN
    number: int | None = None
    confidence: float = 1.0
    at: tuple[float, float] = (0.0, 0.0)
    pile: int | None = None
    seat: Seat | None = None
    place: str = "centre"
    down: bool = False
    back: str = UNKNOWN
    exactly: bool = False
    spot: str = ""

    @property
    def card(self) -> Card | None:
        """Colour and number, None where one of them is not known."""
        return None if self.number is None or self.colour == UNKNOWN else (self.colour, self.number)

    @property
    def name(self) -> str | None:
        return None if self.card is None else legality.name(self.card)

    @property
    def owner(self) -> str:
        return self.seat or UNKNOWN

    @property
    def spots(self) -> tuple[str, ...]:
        return (self.spot,) if self.spot else ()


@dataclass(frozen=True, slots=True)
class Open:
    """What a seat has open: its row, the tops of its stack and waste, None where none is seen.

    `missing`: cards that lay open, are not seen now, and are not hidden either. `whole`: all of it was in sight and
    read, so that what is not named here does not lie there. `bare`: the stack's place was seen with nothing on it.
    `told_apart`: which place is the stack and which the waste is known by what happened, not by how they lie only.
    `veiled`: a hand is over the line, or left it just now, so that this is what lay there before and proves nothing;
    but what is `missing` was seen to be gone beside the hand.
    `places`: of the row, those with a gap among them; 0 where nobody counted them.
    `shown`: cards that this look read where they lie, though not all of the seat may be in sight; `left`: cards that it
    proves to lie at the seat no more. Both only of cards that one look at least read surely.
    """

    seat: Seat
    row: tuple[Lying, ...] = ()
    stack: Lying | None = None
    waste: Lying | None = None
    missing: tuple[Lying, ...] = ()
    whole: bool = True
    bare: bool = False
    told_apart: bool = True
    veiled: bool = False
    places: int = 0
    shown: frozenset[Card] = frozenset()
    left: frozenset[Card] = frozenset()

    @property
    def cards(self) -> tuple[Lying, ...]:
        return (*self.row, *(c for c in (self.stack, self.waste) if c is not None))

    @property
    def faces(self) -> frozenset[Card]:
        return frozenset(c.card for c in self.cards if c.card is not None)

    @property
    def in_row(self) -> frozenset[Card]:
        return frozenset(c.card for c in self.row if c.card is not None)


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards that were swiped into a line after the round, or what is left of a stack beside them.

    `what`: `heap` or `stack`; `back`: whose its back is, or the heap's beside it; `seat`: where it lies. `cards`: None
    where they were not counted surely. `outline`, `strips`: round it, and each card that was counted from the lowest
    up, in pixels; the judge only hands them on.
    """

    what: str
    back: str = UNKNOWN
    seat: Seat | None = None
    cards: int | None = None
    confidence: float = 1.0
    outline: tuple[Point, ...] = ()
    strips: tuple[tuple[Point, ...], ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """As JSON; places to a tenth of a pixel."""
        return {"what": self.what, "back": self.back, "seat": self.seat, "cards": self.cards,
                "confidence": round(self.confidence, 4), "outline": _rounded(self.outline),
                "strips": [_rounded(strip) for strip in self.strips]}


def _rounded(points: tuple[Point, ...]) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in points]


@dataclass(frozen=True)
class CardsObservation(Observation):
    """What settled on the table between two still moments. The order within it is unknown.

    - `tops`: piles on which another card lies on top than before, new piles among them;
    - `identified`: tops that are the same card, of which more is known now;
    - `gone`: piles where nothing lies any more;
    - `seats`: what the seats have open, of those where that is not as it was;
    - `covered`: piles that cannot be seen now, or were not;
    - `held`: cards over the centre that are in a hand, or may be, or are not believed to lie there yet;
    - `hidden`: boxes behind which anything may lie now; `hand`: whether a hand is over the table;
    - `heaps`: what lies swiped to be counted, None where that is as it was;
    - `unit`: pixels of a card's short side, 0 where that is not known.
    """

    tops: tuple[Lying, ...] = ()
    identified: tuple[Lying, ...] = ()
    gone: tuple[int, ...] = ()
    seats: tuple[Open, ...] = ()
    covered: frozenset[int] = frozenset()
    held: tuple[Lying, ...] = ()
    hidden: tuple[Box, ...] = ()
    heaps: tuple[Heap, ...] | None = None
    unit: float = 0.0

    @property
    def hand(self) -> bool:
        return bool(self.hidden)

    @property
    def doubtful(self) -> bool:
        return any(c.card is None and not c.down for c in (*self.tops, *self.identified)) or any(
            heap.cards is None for heap in self.heaps or ())

    def at_rest(self, t: float, frame: int, looks: int) -> Self:
        return replace(self, t=t, frame=frame, looks=looks, blind=False, tops=(), identified=(), gone=(), seats=(),
                       held=(), heaps=None)


@dataclass(frozen=True, kw_only=True)
class CardsEvent(Event):
    """One line of the log about cards: `card` where it is about one, `onto` what it lies on, `source` where from.

    `count`: of a line that says what the round comes to so far (`tally.Tally.to_dict`), what lay on top at the stop, or
    what was swiped (`settling`).
    """

    card: Lying | None = None
    onto: Card | None = None
    source: str | None = None
    count: Mapping[str, Any] | None = None

    @property
    def spots(self) -> tuple[str, ...]:
        return () if self.card is None else self.card.spots

    @property
    def whole(self) -> bool:
        return self.type in (AT_STOP, HEAPS)

    def detail(self) -> dict[str, Any]:
        out = {**super().detail(), **(self.count or {})}
        if self.card is not None:
            out |= {"card": self.card.name, "pile": self.card.pile,
                    "onto": None if self.onto is None else legality.name(self.onto)}
        if self.source is not None:
            out["from"] = self.source
        return out


@dataclass(frozen=True)
class CardsFinding(Finding):
    """A judgement about cards; `card` the one that it is about."""

    card: Lying | None = None

    @property
    def spots(self) -> tuple[str, ...]:
        return () if self.card is None else self.card.spots

    def detail(self) -> dict[str, Any]:
        card = self.card
        return super().detail() | ({} if card is None else {"card": card.name, "pile": card.pile})
