"""Cards that came off their piles: taken back, slid, knocked over, overlooked for a look.

Why it exists: a card that lies alone may have lain on a pile just now. One on a pile may have been put right. Neither
was laid. What it does not do: judge.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from math import dist

from referee.rules.cards import legality
from referee.rules.cards.books import Books
from referee.rules.cards.conditions import Settings
from referee.rules.cards.ledger import Entry, Ledger, Pile
from referee.rules.cards.legality import Document
from referee.rules.cards.observation import CardsObservation, Lying
from referee.rules.core import UNKNOWN
from referee.rules.ruling import Ruling

FLICKER = 3
"""Looks within which a card that lies alone may be one that lay on a pile near by."""
KNOCKED = 2
"""Cards of one pile that lie alone beside it all at once: one may have slid, two were knocked over."""


@dataclass
class _Off:
    """Right cards that came off a pile in a look, from the lowest up, and where it lay. `beside`: those that were found
    lying alone beside it."""

    look: int
    pile: int
    at: tuple[float, float]
    cards: list[Entry]
    beside: list[Entry] = field(default_factory=list)


class Disturbed:
    """What came off the piles of one round lately."""

    def __init__(self, ledger: Ledger, books: Books, document: Document, settings: Settings) -> None:
        self._ledger, self._books, self._document, self._settings = ledger, books, document, settings
        self._off: list[_Off] = []
        self._perhaps_there: set[int] = set()
        """Piles whose one card was taken for another like it near by, while it could not be seen."""
        self._beside: set[int] = set()
        """Piles of a card that came off another one and lies alone: it is put back, and its place bare then."""

    def begin(self, look: int, gone: Collection[int]) -> None:
        """A new look, in which some piles are `gone`: what came off long ago is not looked for any more."""
        self._off = [off for off in self._off if off.look > look - FLICKER]
        self._perhaps_there.difference_update(gone)
        self._beside.difference_update(gone)

    def take_off(self, at: CardsObservation, look: int, pile: Pile, n: int) -> None:
        """The `n` uppermost cards of a pile lie there no more."""
        off = pile.cards[-n:]
        right = [entry for entry in off if entry.cls != "violation"]
        del pile.cards[-n:]
        if len(right) > 1:
            pile.bared = pile.top
        for entry in reversed(off):
            self._ledger.removed(at, entry)
            self._books.took_back(entry.owner, entry.card)
        self._off.append(_Off(look, pile.number, pile.at, right))

    def lay_near(self, new: Lying) -> bool:
        """Whether such a card came off a pile near by, or its pile may be no pile: its card was taken for another, or
        came off one."""
        return new.pile in self._perhaps_there or new.pile in self._beside or any(
            entry.card == new.card and self._near(off, new) for off in self._off for entry in off.cards)

    def put_right(self, at: CardsObservation, pile: Pile, new: Lying) -> bool:
        """Whether a card lay on a pile near by just now, and came to lie here by itself or was put right: then it was
        not laid. It lies alone, or where it may."""
        if new.card is None or (pile.top is not None and pile.depth(new.card)):
            return False
        self._put_beneath(at, pile, new)
        top = pile.top
        if top is not None and (top.card is None or legality.on_pile(self._document, new.card, top.card) is not None):
            return False
        for off in self._off:
            found = next((e for e in off.cards if e.card == new.card), None)
            if found is not None and self._near(off, new):
                self._restore(at, off, found, pile, new)
                return True
        lone = self._alone(at, pile, new)
        if lone is None:
            return False
        self._from_alone(at, lone, pile, new)
        return True

    def _alone(self, at: CardsObservation, pile: Pile, card: Lying) -> Pile | None:
        """Where such a card lay alone near by, and cannot be seen to lie now."""
        return next((p for p in self._ledger.lying if p is not pile and p.number in at.covered and len(p.cards) == 1
                     and p.cards[0].card == card.card and dist(p.at, card.at) <= 2 * self._settings.near), None)

    def _from_alone(self, at: CardsObservation, lone: Pile, pile: Pile, card: Lying) -> None:
        off = _Off(0, lone.number, lone.at, lone.cards)
        lone.cards = []
        self._perhaps_there.add(lone.number)
        self._restore(at, off, off.cards[-1], pile, card)

    def _put_beneath(self, at: CardsObservation, pile: Pile, new: Lying) -> None:
        """A pile that was knocked over is put together at once: what lay alone lies beneath the new card."""
        top = pile.top
        if top is None or top.card is None or new.number is None or top.card[0] != new.colour:
            return
        between = [replace(new, number=n) for n in range(top.card[1] + 1, new.number)]
        lone = [self._alone(at, pile, card) for card in (*between, new)]
        for card, where in zip(between, lone, strict=False) if None not in lone else ():
            assert where is not None
            self._from_alone(at, where, pile, card)

    def _near(self, off: _Off, new: Lying) -> bool:
        return dist(off.at, new.at) <= 2 * self._settings.near

    def _restore(self, at: CardsObservation, off: _Off, found: Entry, pile: Pile, new: Lying) -> None:
        """The card lies on this pile now; with all beneath it, if it lies alone and was on top."""
        whole = found is off.cards[-1] and pile.top is None
        back = list(off.cards) if whole else [found]
        off.cards = [] if whole else [e for e in off.cards if e is not found]
        for entry in back:
            entry.there, entry.cleared = True, False
            pile.cards.append(entry)
            self._books.laid_by(entry.owner, entry.card)
        found.lying = replace(new, confidence=max(new.confidence, found.lying.confidence))
        pile.at = new.at
        self._ledger.say(at, "finding", Ruling("info", None, "CARD.slid", {"card": new.name or UNKNOWN}), found.owner,
                         (found.event.seq,), new)
        if pile.number != off.pile and len(pile.cards) == 1:
            self._beside.add(pile.number)
            off.beside.append(found)
            if len(off.beside) == KNOCKED:
                said = Ruling("info", self._document.rules.get("knocked"), "CARD.knocked")
                self._ledger.say(at, "finding", said, None, [entry.event.seq for entry in off.beside], new)
