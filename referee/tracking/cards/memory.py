"""What is believed to lie on a table of cards, from one reading to the next.

Why it exists: a reading is one look, with gaps (a hand, a card overlooked) and mistakes. This memory keeps the piles of
the centre under numbers of their own and the open cards of each seat, and says what *settled*. What is covered stays
believed as it was.

What it does not do: look at pictures (`vision`), or know what is allowed (`rules`). It has no opinion on who laid what.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass, replace
from math import dist
from statistics import median

from referee.rules.cards.looks import covers
from referee.rules.cards.observation import CardsObservation, Lying, Open
from referee.rules.core import PROOF, UNKNOWN
from referee.tracking.cards.heaps import HeapsMemory
from referee.tracking.cards.lying import MemorySettings, Place, pairs
from referee.tracking.cards.seat import SeatMemory
from referee.values.cards import CardSeen, CardsReading
from referee.values.common import Point, Quad

PLAIN = 0.95
"""Share of a card in sight from which a hand beside it hides nothing of it."""
UNIT = 90.0
"""Short side of a card in pixels before any was seen."""
SURE = 0.9
"""Readers' own word for "sure"."""


@dataclass
class _Pile:
    """A pile of the centre. `reported`: what was told of its top last; `changed`: another card lies there since."""

    number: int
    place: Place
    reported: Lying | None = None
    changed: bool = False


class CardsMemory:
    """The believed table. One per round; feed it every reading of a settled moment, in time order."""

    def __init__(self, settings: MemorySettings | None = None) -> None:
        self.settings = settings or MemorySettings()
        self._piles: list[_Pile] = []
        self._seats: dict[str, SeatMemory] = {}
        self._heaps = HeapsMemory(self.settings)
        self._told: dict[str, Open] = {}
        self._unit = 0.0
        self._next = 0
        self._evidence: tuple[str, ...] = ()
        self._last: CardsObservation | None = None
        self.hand = False
        """Whether the last reading showed a hand over the table."""

    @property
    def pieces(self) -> tuple[Lying, ...]:
        """All cards believed to lie open, those under hands as they were seen last."""
        tops = (p.reported for p in self._piles if p.reported is not None)
        return (*tops, *(card for seen in self._told.values() for card in (*seen.cards, *seen.missing)))

    @property
    def backs(self) -> dict[str, Point]:
        """Seat -> where its hand lies, in pixels, of those where it was seen."""
        return {seat: memory.hand for seat, memory in self._seats.items() if memory.hand is not None}

    def recall(self, looks: Iterable[CardsObservation]) -> None:
        """Begin with what lay there after these looks, as if it had been read often enough."""
        tops: dict[int, Lying] = {}
        for seen in looks:
            for number in seen.gone:
                tops.pop(number, None)
            tops |= {c.pile: c for c in (*seen.tops, *seen.identified) if c.pile is not None}
            self._told |= {one.seat: one for one in seen.seats}
            self._next = max([self._next, *(n + 1 for n in tops)])
            self._last = seen
        self._unit = self._unit or UNIT
        self._piles = [_Pile(number, self._known(card), card) for number, card in tops.items()]
        for seat, one in self._told.items():
            self._seats[seat] = SeatMemory(seat, self.settings)
            self._seats[seat].recall(one, self._known)

    def reread(self, doubted: Collection[Hashable] = ()) -> None:
        """Nothing of cards is learned in play, so nothing that was read is to be doubted."""

    def observe(self, reading: CardsReading, t: float, frame: int, evidence: str = "") -> CardsObservation | None:
        """What settled since the last call. None while the table has moved and is not registered again.

        `t` in seconds and `frame` (index) must not decrease; `evidence` names the picture.
        """
        if reading.table_moved:
            return None
        self.hand = bool(reading.hidden)
        self._measure(reading.cards)
        reading = replace(reading, cards=tuple(self._at_home(card) for card in reading.cards))
        unit = self._unit or UNIT
        heaps = self._heaps.look(reading, unit)
        tops, identified, gone, seats = list[Lying](), list[Lying](), list[int](), list[Open]()
        covered = {pile.number for pile in self._piles}
        if not reading.heaps:  # else cards are sorted, and neither piles nor rows are what they were
            tops, identified, gone, covered = self._in_centre(reading)
            seats = self._at_seats(reading, {c.name for c in tops})
        shots = (*self._evidence, evidence) if evidence else self._evidence
        hidden = tuple((x0 / unit, y0 / unit, x1 / unit, y1 / unit) for x0, y0, x1, y1 in reading.hidden)
        self._last = CardsObservation(
            t=t, frame=frame, tops=tuple(tops), identified=tuple(identified), gone=tuple(gone), seats=tuple(seats),
            covered=frozenset(covered), held=() if reading.heaps else self._held(reading), hidden=hidden,
            heaps=heaps, unit=round(unit, 1), evidence=shots, looks=self.settings.sightings)
        if evidence and not self.hand:
            self._evidence = (evidence,)
        return self._last

    def finish(self, t: float, frame: int) -> CardsObservation | None:
        """The end of the source: nothing more settles. None when nothing was observed at all."""
        return None if self._last is None else self._last.at_rest(t, frame, self._last.looks)

    # one look

    def _measure(self, cards: Iterable[CardSeen]) -> None:
        """The unit: once enough cards were seen it stays as it is, or places would wander."""
        sides = [min(dist(c.quad[k], c.quad[(k + 1) % 4]) for k in range(4)) for c in cards]
        if not self._unit and sides:
            self._unit = median(sides)

    def _at_home(self, card: CardSeen) -> CardSeen:
        """A card at its seat, where a hand over the seat's line made it look like one of the centre."""
        if card.place in ("centre", "other") and card.seat is None:
            for seat, memory in self._seats.items():
                if (place := memory.keeps(card, self._unit)) is not None:
                    return replace(card, place=place, seat=seat, pile=None)
        return card

    def _known(self, card: Lying) -> Place:
        unit = self._unit
        x, y = card.at[0] * unit, card.at[1] * unit
        corners = ((x - unit / 2, y - 0.75 * unit), (x + unit / 2, y - 0.75 * unit), (x + unit / 2, y + 0.75 * unit),
                   (x - unit / 2, y + 0.75 * unit))
        quad: Quad = corners
        place = Place((x, y), self.settings, CardSeen(
            "down" if card.down else "up", quad, card.confidence, card.colour, card.number,
            None if card.back == UNKNOWN else card.back))
        place.first()
        place.sightings = self.settings.sightings
        return place

    def _hides(self, reading: CardsReading, at: Point) -> bool:
        unit = self._unit or UNIT
        place = at[0] / unit, at[1] / unit
        return any(covers((x0 / unit, y0 / unit, x1 / unit, y1 / unit), place) for x0, y0, x1, y1 in reading.hidden)

    def _in_centre(self, reading: CardsReading) -> tuple[list[Lying], list[Lying], list[int], set[int]]:
        """Tops that are new, those better known, piles that are gone, piles that were not seen."""
        unit = self._unit or UNIT
        seen = [c for c in reading.cards if c.place == "centre"]
        matched = self._matched(reading, seen, unit)
        used, taken = {p.number for p, _ in matched}, {id(c) for _, c in matched}
        tops: list[Lying] = []
        identified: list[Lying] = []
        gone: list[int] = []
        for pile, card in matched:
            if self._may_be_held(reading, pile, card):
                pile.place.veiled()
                continue
            if pile.place.look(card, card.centre, unit) == "other":
                pile.changed = True
        for pile in [p for p in self._piles if p.number not in used]:
            if self._hides(reading, pile.place.at):
                pile.place.veiled()
                continue
            pile.place.missed()
            if pile.place.gone or pile.reported is None:
                self._piles.remove(pile)
                gone += [pile.number] if pile.reported is not None else []
        for card in seen:
            if id(card) not in taken:
                self._begin(reading, card)
        for pile in self._piles:
            self._report(reading, pile, tops, identified)
        covered = {p.number for p in self._piles if not p.place.in_sight or p.reported is None or p.changed}
        return tops, identified, gone, covered

    def _matched(self, reading: CardsReading, seen: list[CardSeen], unit: float) -> list[tuple[_Pile, CardSeen]]:
        """Which card lies on which pile: one of its own face near by, else the nearest one, else it was pushed."""
        def same(pile: _Pile, card: CardSeen) -> float:
            alike = card.name is not None and card.name == pile.place.name
            return dist(pile.place.at, card.centre) if alike else float("inf")

        found = pairs(self._piles, seen, same, self.settings.pile * unit)
        piles, cards = _rest(found, self._piles, seen)
        found += pairs(piles, cards, lambda p, c: dist(p.place.at, c.centre), self.settings.pile * unit)
        piles, cards = _rest(found, piles, cards)
        return found + pairs([p for p in piles if p.reported is not None and not self._hides(reading, p.place.at)],
                             cards, same, self.settings.moved * unit)

    def _may_be_held(self, reading: CardsReading, pile: _Pile, card: CardSeen) -> bool:
        """Whether another card over a pile may still be in a hand."""
        return card.name != pile.place.name and card.visible < PLAIN and self._hides(reading, card.centre)

    def _begin(self, reading: CardsReading, card: CardSeen) -> None:
        """A card where no pile was; under a hand it may only be held there, over a pile however plainly it is seen."""
        near = self.settings.pile * (self._unit or UNIT)
        over = any(p.reported is not None and dist(p.place.at, card.centre) <= near for p in self._piles)
        if self._hides(reading, card.centre) and (over or card.visible < PLAIN):
            return
        place = Place(card.centre, self.settings, card)
        place.first()
        self._piles.append(_Pile(self._next, place))
        self._next += 1

    def _report(self, reading: CardsReading, pile: _Pile, tops: list[Lying], identified: list[Lying]) -> None:
        place = pile.place
        now = place.card(self._unit or UNIT, "centre", pile=pile.number)
        if pile.reported is None or pile.changed:
            held = self._hides(reading, place.at)
            wait = (now.confidence < self.settings.doubtful) + held + (now.card is None and not now.down)
            if place.in_sight and place.sightings >= self.settings.sightings + wait:
                pile.reported, pile.changed = now, False
                tops.append(now)
            return
        was = pile.reported
        if (now.card, now.down, _sure(now)) != (was.card, was.down, _sure(was)):
            pile.reported = now
            identified.append(now)

    def _held(self, reading: CardsReading) -> tuple[Lying, ...]:
        """Cards read over the centre that are not believed to lie there, or not yet."""
        unit = self._unit or UNIT
        lying = [p.place for p in self._piles if p.reported is not None and not p.changed]
        return tuple(
            Lying(c.colour, c.number, c.confidence, (c.centre[0] / unit, c.centre[1] / unit), place="hand")
            for c in reading.cards if c.face == "up" and c.name is not None and c.place in ("centre", "other")
            and c.confidence >= SURE and (c.place == "centre" or self._hides(reading, c.centre))
            and not any(p.name == c.name and dist(p.at, c.centre) <= self.settings.pile * unit for p in lying))

    def _at_seats(self, reading: CardsReading, laid: Collection[str | None]) -> list[Open]:
        """What the seats have open, of those where that is not as it was."""
        unit = self._unit or UNIT
        for card in reading.cards:
            if card.seat is not None and card.seat not in self._seats and card.place in ("row", "stack"):
                self._seats[card.seat] = SeatMemory(card.seat, self.settings)
        changed = []
        for seat, memory in self._seats.items():
            own = [c for c in reading.cards if c.seat == seat]
            now = memory.look(own, lambda at: self._hides(reading, at), unit, laid)
            if seat not in self._told or _shown(now) != _shown(self._told[seat]):
                self._told[seat] = now
                changed.append(now)
        return changed


def _rest(found: list[tuple[_Pile, CardSeen]], piles: list[_Pile],
          cards: list[CardSeen]) -> tuple[list[_Pile], list[CardSeen]]:
    """The piles and cards that have found none."""
    used, taken = {p.number for p, _ in found}, {id(c) for _, c in found}
    return [p for p in piles if p.number not in used], [c for c in cards if id(c) not in taken]


def _sure(card: Lying) -> int:
    """How sure a card is: enough to accuse, to count, or for neither."""
    return (card.confidence >= PROOF) + (card.confidence >= SURE)


def _shown(seen: Open) -> tuple[object, ...]:
    """What of a seat's cards is worth a word when it changes."""
    return (frozenset((c.card, c.place, _sure(c)) for c in seen.cards), frozenset(c.card for c in seen.missing),
            seen.whole, seen.bare, seen.told_apart, seen.veiled, seen.places, seen.shown, seen.left)
