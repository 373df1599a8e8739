"""What is counted after the stop: the tops as they lay then, and the heaps that people swipe into lines.

Why it exists: the sum of the tops proves the heaps, and heaps are swiped one after the other, and taken up again. What
is told once by a sure look stays; what cannot be proved is open, and whose it is is named. What it does not do: count
cards in pictures, or decide whether counts fit (`counting`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from referee.rules.cards.books import Books
from referee.rules.cards.common import DECK
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.counting import OPEN, SURE, Pile, Round, count
from referee.rules.cards.ledger import Ledger
from referee.rules.cards.ledger import Pile as CentrePile
from referee.rules.cards.observation import AT_STOP, HEAPS, CardsObservation, Heap, Lying, Seat
from referee.rules.cards.stopping import Stopping
from referee.rules.cards.tally import Tally, stack_left
from referee.rules.core import ACCUSING, PROOF

LAST = 10
"""On the last card of a pile nothing can be laid: face down it can be no other."""
UNPROVED, OTHERWISE, STACKS = "count-no-tops", "count-otherwise", "count-stacks"
"""Why there is no score: the tops are not known, so that nothing proves the heaps; a heap is not what was seen to be
laid, or was counted in two ways; what is left of a stack was not seen."""


@dataclass
class _Counted:
    """What was counted of one seat's heap or stack; `twice`: in two ways."""

    cards: int
    confidence: float
    twice: bool = False


@dataclass(frozen=True)
class _AtStop:
    """How it lay at the stop: the `tops`, `clear` where nothing was hidden; what was followed up to it (`tally`), and
    the fewest and most cards left of each stack (`bounds`)."""

    tops: tuple[Lying, ...]
    clear: bool
    tally: Tally
    bounds: Mapping[Seat, tuple[int, int]]


@dataclass
class Settling:
    """The count of one round."""

    ledger: Ledger
    books: Books
    stopping: Stopping
    conditions: Conditions
    _stop: _AtStop | None = None
    _shot: tuple[str, ...] = ()
    _heaps: dict[Seat, _Counted] = field(default_factory=dict)
    _stacks: dict[Seat, _Counted] = field(default_factory=dict)
    _proved: bool = False
    _waiting: tuple[Heap, ...] = ()
    """What was swiped before people said that the round is over, or seems to be before the piles were touched."""

    def look(self, at: CardsObservation, look: int, tally: Tally) -> None:
        """The end of a look, which is the `look`th; `tally`: what was followed up to it."""
        if self.stopping.since is None:
            self._begin_anew()
            self._waiting = self._waiting if at.heaps is None else at.heaps
        else:
            heaps = self._waiting if at.heaps is None else at.heaps
            self._stopped(replace(at, heaps=heaps or None), look, tally)
        if at.evidence and not at.hidden:
            self._shot = at.evidence[-1:]

    def _stopped(self, at: CardsObservation, look: int, tally: Tally) -> None:
        """A look after the call."""
        self._waiting = ()
        if at.heaps and self._untouched() and all(heap.cards is None for heap in at.heaps):
            self._waiting, at = at.heaps, replace(at, heaps=None)
        if at.heaps:
            self.stopping.swept()
        if not self.stopping.tidied or (at.heaps and self._stop is None):
            self._freeze(at, look, tally)
        if at.heaps and not self._proved:
            self._take_in(at)

    def _untouched(self) -> bool:
        """Whether most piles still lie as at the stop. Nobody swipes before they are sorted: a row looked like it."""
        lying = sum(pile.top is not None for pile in self.ledger.lying)
        return 2 * lying > (lying if self._stop is None else len(self._stop.tops))

    def _begin_anew(self) -> None:
        self._stop, self._proved, self._heaps, self._stacks = None, False, {}, {}

    # the stop

    def _freeze(self, at: CardsObservation, look: int, tally: Tally) -> None:
        """How it lies: in the first picture after the call in which nothing is hidden, or the last one before."""
        tops = tuple(pile.top.lying for pile in self.ledger.lying if pile.top is not None)
        bounds = {book.seat: stack_left(book, self.books, self.ledger.entries, self.conditions, look)
                  for book in self.books}
        was, clear = self._stop, not (at.hidden or at.covered or at.heaps)
        if was is not None and tops == was.tops and (was.clear or not clear):
            self._stop = replace(was, tally=tally, bounds=bounds)
            return
        self._stop = _AtStop(tops, clear, tally, bounds)
        shown = [{"pile": top.pile, "colour": None if top.card is None else top.card[0], "top": top.number,
                  "face": "down" if top.down else "up",
                  "at": [round(v * at.unit, 1) for v in top.at] if at.unit else None} for top in tops]
        self.ledger.enter(replace(at, evidence=at.evidence[-1:] if clear and at.evidence else self._shot), AT_STOP,
                          count={"tops": shown, "sum": self._sum()})

    def _sum(self, *, strictly: bool = False) -> int | None:
        """What the tops add up to; None unless each is known, and none lies there against the rules.

        As a check of heaps a sum that may be wrong does no harm. `strictly`: it is to stand for a heap.
        """
        tops, sure = () if self._stop is None else self._stop.tops, PROOF if strictly else SURE
        if not tops or any(entry.wrong and (strictly or entry.cls in ACCUSING) for entry in self.ledger.in_centre):
            return None
        if any(not _begun(pile) for pile in self.ledger.lying):
            return None
        numbers = [LAST if top.down else top.number if top.confidence >= sure else None for top in tops]
        return None if None in numbers else sum(n for n in numbers if n is not None)

    # the heaps

    def _take_in(self, at: CardsObservation) -> None:
        """Heaps lie there: say what they come to."""
        for heap in at.heaps or ():
            seat = self.conditions.backs.get(heap.back)
            if seat is None or heap.cards is None or heap.confidence < SURE:
                continue
            known = self._heaps if heap.what == "heap" else self._stacks
            if heap.what == "heap" or self._may_be_left(seat, heap.cards):
                before = known.get(seat)
                other = before is not None and (before.twice or before.cards != heap.cards)
                known[seat] = _Counted(heap.cards, heap.confidence, other)
        found = self._found()
        self._proved = found.score is not None and not found.why
        tops = self._sum()
        self.ledger.enter(replace(at, evidence=at.evidence[-1:]), HEAPS, count={
            "heaps": [self._shown(heap) for heap in at.heaps or ()], "centre": dict(found.centre),
            "stack": dict(found.stack), "tops": tops, "sum": self._swiped(), "why": found.why or None,
            "whose": list(found.whose)})

    def _may_be_left(self, seat: Seat, cards: int) -> bool:
        """Whether so many can be left of a stack. Nothing beside a heap is no empty stack: a hand may hold it."""
        least, most = self._bounds(seat)
        if cards == 0 and most > 0 and seat not in (self.stopping.caller, *self.stopping.empty):
            return False
        return least <= cards <= most

    def _shown(self, heap: Heap) -> dict[str, Any]:
        return {**heap.to_dict(), "player": self.conditions.backs.get(heap.back)}

    def _swiped(self) -> int | None:
        """What the heaps counted so far add up to; None while one is missing."""
        seats = self.conditions.backs.values()
        return sum(self._heaps[seat].cards for seat in seats) if all(seat in self._heaps for seat in seats) else None

    def _found(self) -> Round:
        """What the round comes to: counted, or followed to the stop."""
        seats = list(self.conditions.backs.values())
        heaps = {seat: _pile(self._heaps.get(seat), self._followed(seat)) for seat in seats}
        stacks = {seat: _pile(self._stacks.get(seat), self._left(seat)) for seat in seats}
        whole = all(pile.known is not None for pile in heaps.values())
        most = max((self.conditions.stack(seat) for seat in seats), default=0)
        proof = self._sum(strictly=not whole) if whole or (self._stop and self._stop.clear) else None
        found = count(heaps, stacks, None if proof is None else [proof], stack=most,
                      deck=DECK * self.conditions.sets)
        if found.why and found.why != OPEN:
            return found
        return self._doubted(found, proof)

    def _followed(self, seat: Seat) -> int | None:
        """A seat's cards in the centre as far as the round was followed."""
        return None if self._stop is None else self._stop.tally.centre.get(seat)

    def _bounds(self, seat: Seat) -> tuple[int, int]:
        """The fewest and most cards left of a stack."""
        usual = 0, self.conditions.stack(seat)
        return usual if self._stop is None else self._stop.bounds.get(seat, usual)

    def _left(self, seat: Seat) -> int | None:
        """What is left of a stack as far as the round was followed."""
        least, most = self._bounds(seat)
        return least if least == most else None

    def _doubted(self, found: Round, proof: int | None) -> Round:
        """What fits as numbers, and is not proved all the same."""
        other = [seat for seat, heap in self._heaps.items() if self._followed(seat) not in (None, heap.cards)
                 or (proof is None and heap.twice)]
        twice = [seat for seat, stack in self._stacks.items() if stack.twice and self._left(seat) is None]
        if other or twice:
            centre = {seat: None if seat in other else n for seat, n in found.centre.items()}
            stack = {seat: None if seat in twice else n for seat, n in found.stack.items()}
            return Round(centre, stack, None, OTHERWISE, tuple(dict.fromkeys((*other, *twice))))
        if found.why and all(n is not None for n in found.centre.values()):
            return replace(found, why=STACKS)
        if found.score is not None and proof is None:
            return Round(found.centre, found.stack, None, UNPROVED)
        return found


def _begun(pile: CentrePile) -> bool:
    """Whether a pile was seen to begin with a one: a card that lies alone is one card, whatever its number.

    What is told to lie beneath a card, and was not seen, came in the look that showed that card.
    """
    lowest, seen = pile.cards[0], len(pile.cards) < 2 or pile.cards[0].look < pile.cards[1].look
    return seen and (lowest.card is None or lowest.card[1] == 1)


def _pile(counted: _Counted | None, followed: int | None) -> Pile:
    if counted is not None:
        return Pile(counted.cards, counted.confidence)
    return Pile(followed, 1.0 if followed is not None else 0.0)
