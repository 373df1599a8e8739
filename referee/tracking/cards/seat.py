"""What one seat has open: which of its places is the row, the stack, the waste; learned over the looks.

Why it exists: from one picture the stack and the waste are two cards at either end of the row. Over the looks they
differ: the stack lies there from the start and fills the row; the waste comes later, beside the hand. What it does not
do: judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from math import dist

from referee.rules.cards.observation import Lying, Open
from referee.tracking.cards.leaving import Leaving
from referee.tracking.cards.lying import MemorySettings, Place, pairs
from referee.values.cards import CardSeen
from referee.values.common import Point

OPEN_PLACES = ("row", "stack", "waste")
FED, FIRST, BESIDE = 3.0, 8.0, 1.0
"""What speaks for a place being the stack, in looks of the reader: a card of it went into the row, which happens with
others only against the rules; it alone lay there at the start. A place beside the hand's back rather is the waste."""
MOST_FED = 12.0
SURE = 3.0
"""So much more must speak for one of two places."""
ALONE = 2
"""Looks from the first in which only one card must lie beside the row, if the reader does not call it the stack."""
KEPT = 3
"""Looks in which a card lay at a place, and such places at a seat, from which cards there are the seat's. A hand that
breaks the line makes them look like piles of the centre."""
GONE = 2
"""Looks beside a hand in which a card must be seen not to lie where it did, before it counts as gone."""
MOST_VOTES = 5.0
"""The reader's word counts no more than so many looks: what it takes wrongly once it takes wrongly again."""


@dataclass(eq=False)
class _Spot:
    """A place at the seat. `votes`: what the reader called it; `stack`: what else speaks for the stack.

    `absent`: looks in a row in which nothing hid it, and the card that is believed to lie there did not. `replaced`:
    the last look showed another card there than before, and was one at all of the seat.
    """

    place: Place
    votes: Counter[str] = field(default_factory=Counter)
    stack: float = 0.0
    absent: int = 0
    replaced: bool = False

    @property
    def in_row(self) -> bool:
        return 2 * self.votes["row"] >= self.votes.total()

    def for_stack(self, hand: Point | None, unit: float) -> float:
        """How much speaks for its being the stack, negative: the waste."""
        said = max(-MOST_VOTES, min(MOST_VOTES, self.votes["stack"] - self.votes["waste"]))
        beside = hand is not None and dist(self.place.at, hand) <= 2 * unit
        return said + self.stack - BESIDE * beside


@dataclass
class SeatMemory:
    """The open cards of one seat."""

    seat: str
    settings: MemorySettings
    hand: Point | None = None
    _spots: list[_Spot] = field(default_factory=list)
    _looks: int = 0
    _since: int = 1
    """The look in which the first card beside the row was seen, as far as looks were counted."""
    _seen: Open | None = None
    """What lay there when no hand was over it last."""
    _leaving: Leaving = field(default_factory=Leaving)
    _alone: int = 0
    """Looks from that one on in which no other lay beside the row."""

    def look(self, cards: Sequence[CardSeen], hidden: Callable[[Point], bool], unit: float,
             laid: Collection[str | None] = ()) -> Open:
        """One look. `hidden`: whether something may hide a card there; `unit`: short side of a card, pixels.

        `laid`: cards that came to lie in the centre; where one of them is missed here, it is gone.
        """
        lay = {id(s): self._card(s, unit) for s in self._spots if s.place.lies}
        for spot in self._spots:
            spot.replaced = False
        found = self._look(cards, hidden, unit, laid)
        for spot in self._spots:
            if (card := lay.get(id(spot))) is not None and (
                    spot.absent >= GONE or not spot.place.lies or spot.replaced):
                self._leaving.goes(card, self._near(spot, cards, unit))
            if spot.place.lies and not hidden(spot.place.at):
                self._leaving.see(self._card(spot, unit), self._near(spot, cards, unit))
        clear = all(not hidden(s.place.at) and all(c.name is not None for c in self._near(s, cards, unit))
                    for s in self._spots if s.in_row)
        return self._leaving.told(found, {card.name for card in cards}, row_clear=clear)

    def _look(self, cards: Sequence[CardSeen], hidden: Callable[[Point], bool], unit: float,
              laid: Collection[str | None]) -> Open:
        if self._seen is not None and any(hidden(spot.place.at) for spot in self._spots):
            self._beside_a_hand(cards, hidden, unit)
            return replace(self._seen, missing=self._missing(cards, unit), whole=False, veiled=True)
        self._looks += 1
        self._waste_at_once(unit)
        for card in cards:
            if card.face == "down" and card.place == "hand":
                self.hand = card.centre
        seen = [c for c in cards if c.face == "up" and c.place in OPEN_PLACES]
        matched = pairs(self._spots, seen, lambda s, c: dist(s.place.at, c.centre), self.settings.spot * unit)
        used, taken = {id(s) for s, _ in matched}, {id(c) for _, c in matched}
        rest = [c for c in seen if id(c) not in taken]
        slid = pairs([s for s in self._spots if id(s) not in used and s.place.lies], rest, _same_face, 0.0)
        matched += slid
        used |= {id(s) for s, _ in slid}
        taken |= {id(c) for _, c in slid}
        row_before = {s.place.name for s in self._spots if s.in_row and s.place.lies}
        shown = {id(s): s.place.name for s in self._spots if s.place.lies}
        unread = False
        for spot, card in matched:
            if not spot.place.lies and card.confidence < self.settings.doubtful:
                unread = True  # a shade on a bare place would move it, and the card that comes to lie there be new
                continue
            spot.votes[card.place] += 1
            self._note(spot, card)
            change = spot.place.look(card, card.centre, unit)
            spot.replaced = change == "other" and not spot.place.exactly
            spot.absent = 0 if change == "other" else spot.absent
            unread = unread or change == "waits"
        for spot in self._spots:
            if id(spot) not in used and spot.place.lies:
                self._unseen(spot, hidden(spot.place.at), {*laid, *(c.name for c in seen)} - {None})
        unread = self._new([c for c in rest if id(c) not in taken]) or unread
        self._learn(row_before, shown)
        self._forget(hidden)
        self._seen = self._open(hidden, unit, unread)
        if any(self._unproved(spot.place) for spot in self._spots if spot.place.lies):
            return replace(self._seen, missing=self._missing(cards, unit), whole=False, veiled=True)
        return self._seen

    def _beside_a_hand(self, cards: Sequence[CardSeen], hidden: Callable[[Point], bool], unit: float) -> None:
        """A hand breaks the line, so that it is not read anew; but what lay where none is now, is gone."""
        clear = [spot for spot in self._spots if spot.place.lies and not hidden(spot.place.at)]
        for spot in clear:
            near = self._near(spot, cards, unit)
            for card in near[:1]:
                self._note(spot, card)
            spot.absent += not near

    def _note(self, spot: _Spot, card: CardSeen) -> None:
        """Whether a card that lies at a place is the one that is believed to lie there; one not read may be it."""
        if spot.place.lies and card.name == spot.place.name:
            spot.absent = 0
        elif card.name is not None and card.confidence >= self.settings.doubtful:
            spot.absent = spot.absent + 1 if spot.place.lies else 0

    def _near(self, spot: _Spot, cards: Sequence[CardSeen], unit: float) -> list[CardSeen]:
        """The cards that a look read face up at a place."""
        return [c for c in cards if c.face == "up" and dist(spot.place.at, c.centre) <= self.settings.spot * unit]

    def _card(self, spot: _Spot, unit: float) -> Lying:
        """The card that is believed to lie at a place; of stack and waste it is not told which."""
        return spot.place.card(unit, "row" if spot.in_row else "waste", self.seat)

    def _missing(self, cards: Sequence[CardSeen], unit: float) -> tuple[Lying, ...]:
        """The cards that are surely not where they lay, nor elsewhere among those of the seat."""
        stack, _, _ = self._roles(unit)
        shown = {card.name for card in cards}
        return tuple(s.place.card(unit, "row" if s.in_row else "stack" if s is stack else "waste", self.seat)
                     for s in self._spots if s.place.lies and s.absent >= GONE and s.place.name not in shown)

    def _waste_at_once(self, unit: float) -> None:
        """The waste changes with every packet, mostly before it is seen twice: one clear look at it must do."""
        _, waste, sure = self._roles(unit)
        for spot in self._spots:
            own = replace(self.settings, sightings=1) if spot is waste and sure else self.settings
            spot.place.settings = own

    def _unproved(self, place: Place) -> bool:
        """Whether a card is believed to lie there, or not to, on fewer looks than that takes; hands may have been over
        it between them."""
        return place.sightings < place.settings.sightings or 0 < place.misses < self.settings.sightings

    def keeps(self, card: CardSeen, unit: float) -> str | None:
        """The place of a card that lies where cards of this seat do, whatever place a look gives it."""
        kept = [s for s in self._spots if s.votes.total() >= KEPT]
        if len(kept) < KEPT:
            return None
        near = [(dist(s.place.at, card.centre), s.votes.most_common(1)[0][0]) for s in kept]
        if self.hand is not None and card.face == "down":
            near.append((dist(self.hand, card.centre), "hand"))
        apart, place = min(near)
        return place if apart <= self.settings.spot * unit else None

    def _unseen(self, spot: _Spot, hidden: bool, elsewhere: Collection[str | None]) -> None:
        if hidden:
            spot.place.veiled()
            return
        spot.place.missed()
        spot.absent += 1
        if spot.place.gone or spot.place.name in elsewhere:
            spot.place.lies = False

    def _new(self, cards: Sequence[CardSeen]) -> bool:
        """Cards where none lay; whether one of them is not believed yet."""
        waits = False
        for card in cards:
            if card.confidence < self.settings.doubtful:
                waits = True
                continue
            spot = _Spot(Place(card.centre, self.settings, card))
            spot.place.first()
            spot.votes[card.place] += 1
            self._spots.append(spot)
        beside = [s for s in self._spots if not s.in_row]
        self._alone = self._alone + 1 if len(beside) == 1 and self._alone == self._looks - self._since else 0
        self._since += not beside and self._alone == 0
        if self._alone and beside[0].stack < FIRST and (self._alone == ALONE or beside[0].votes["stack"]):
            beside[0].stack += FIRST
        return waits

    def _learn(self, row_before: set[str | None], shown: dict[int, str | None]) -> None:
        """A card that lay on a place beside the row lies in the row now: it was the stack."""
        arrived = {s.place.name for s in self._spots if s.in_row and s.place.lies} - row_before - {None}
        for spot in self._spots:
            if not spot.in_row and shown.get(id(spot)) in arrived and spot.place.name not in arrived:
                spot.stack = min(spot.stack + FED, MOST_FED)

    def _forget(self, hidden: Callable[[Point], bool]) -> None:
        """Places beside the row on which nothing lies, where another one is the same by now."""
        beside = [s for s in self._spots if not s.in_row]
        for spot in [s for s in beside if not s.place.lies and len(beside) > 2]:
            self._spots.remove(spot)
            beside.remove(spot)
            if len(beside) <= 2:
                break

    def _roles(self, unit: float) -> tuple[_Spot | None, _Spot | None, bool]:
        """The stack, the waste, and whether that is certain."""
        beside = [s for s in self._spots if not s.in_row]
        ranked = sorted(beside, key=lambda s: -s.for_stack(self.hand, unit))
        if not ranked:
            return None, None, True
        if len(ranked) == 1:
            found = ranked[0].for_stack(self.hand, unit)
            sure = abs(found) >= min(SURE, ranked[0].votes.total())
            return (ranked[0], None, sure) if found > 0 else (None, ranked[0], sure)
        first, last = ranked[0], ranked[-1]
        margin = first.for_stack(self.hand, unit) - last.for_stack(self.hand, unit)
        sure = len([s for s in ranked if s.place.lies]) <= 2 and margin >= SURE
        return first, last, sure

    def _open(self, hidden: Callable[[Point], bool], unit: float, unread: bool) -> Open:
        stack, waste, sure = self._roles(unit)
        row = [s for s in self._spots if s.in_row]
        there = [s for s in (*row, stack, waste) if s is not None]
        gone = [s for s in there if s.place.lies and (s.place.misses or s.absent >= GONE)]
        lying = [s for s in there if s.place.lies and s not in gone]

        def card(spot: _Spot | None, place: str) -> Lying | None:
            if spot not in lying or spot is None:
                return None
            return spot.place.card(unit, place, self.seat)

        names = [s.place.name for s in lying]
        missing = tuple(s.place.card(unit, "row" if s.in_row else "stack" if s is stack else "waste", self.seat)
                        for s in gone)
        whole = (sure and not unread and not missing and None not in names and len(set(names)) == len(names)
                 and all(s.place.in_sight for s in lying) and not any(hidden(s.place.at) for s in there
                                                                       if not s.place.lies))
        bare = stack is not None and not stack.place.lies and not hidden(stack.place.at)
        cards = (card(s, "row") for s in row)
        apart = sure and stack is not None and stack.stack >= FIRST
        return Open(self.seat, tuple(sorted((c for c in cards if c is not None), key=lambda c: c.at)),
                    card(stack, "stack"), card(waste, "waste"), missing, whole, bare, apart, places=len(row))

    def recall(self, seen: Open, known: Callable[[Lying], Place]) -> None:
        """Begin with what lay there, as if it had been read often enough."""
        self._looks = 2
        self._spots = []
        for card in (*seen.cards, *seen.missing):
            spot = _Spot(known(card))
            spot.votes[card.place] += int(MOST_VOTES)
            self._spots.append(spot)


def _same_face(spot: _Spot, card: CardSeen) -> float:
    """0 where a card elsewhere at the seat is this one, pushed; each seat has each card once."""
    same = card.name is not None and spot.place.name == card.name and spot.in_row == (card.place == "row")
    return 0.0 if same else 1.0
