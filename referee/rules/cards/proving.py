"""What is proved of a card that came to lie on a pile: wrong for certain, or perhaps laid lawfully by somebody.

Why it exists: a card is held against somebody only where no lawful course explains what is seen: no card that can have
been laid unseen, none read wrongly, none that slid. What it does not do: keep the piles (`centre`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import dist

from referee.rules.cards import legality
from referee.rules.cards.books import Books
from referee.rules.cards.conditions import Conditions, Settings
from referee.rules.cards.explaining import Course
from referee.rules.cards.ledger import Entry, Ledger, Pile
from referee.rules.cards.legality import Card, Document
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import CardsObservation, Lying
from referee.rules.core import PROOF
from referee.rules.ruling import Ruling


@dataclass(frozen=True)
class Change:
    """A card on a pile that was not on top before: between look `since` and look `look`. `slid`: it lay near by."""

    at: CardsObservation
    look: int
    since: int
    pile: Pile
    new: Lying
    course: Course
    slid: bool = False


class Proof:
    """What can be proved in one round."""

    def __init__(self, ledger: Ledger, books: Books, looks: Looks, document: Document, conditions: Conditions,
                 settings: Settings) -> None:
        self._ledger, self._books, self._looks = ledger, books, looks
        self._document, self._conditions, self._settings = document, conditions, settings

    def judged(self, change: Change) -> tuple[Ruling, bool]:
        """The ruling that is proved now, and whether a later look may prove more."""
        course = change.course
        if course.kind == "unread" or (course.ruling.lawful and not course.missing):
            return course.ruling, False
        assert course.card is not None
        if not self._believable(change, course.card):
            surer = replace(change, new=replace(change.new, confidence=1.0))
            return self.unclear(course.ruling, course.card), not course.missing and self._believable(surer, course.card)
        if not self._books.left(course.card, change.since, change.look):
            waits = not course.missing and not self._books.closed(change.since, change.look)
            return self.unclear(course.ruling, course.card), waits
        return self._jump(change) if course.missing else (course.ruling, False)

    def unclear(self, ruling: Ruling, card: Card) -> Ruling:
        """Not seen surely enough to accuse anybody."""
        return Ruling("unclear", ruling.rule or self._document.rules["onto"], "CARD.unsure",
                      {"card": legality.name(card)})

    def on(self, course: Course, since: int, look: int) -> Ruling:
        """Some of the cards between cannot lie there. What the card lies on is the highest of those that do."""
        assert course.card is not None
        lying, first = None, self._looks.in_flight(since)
        for card in course.missing:
            elsewhere = any(e.card == card and e.look > first for e in self._ledger.entries)
            if elsewhere or not self._books.gone(card, since, look):
                break
            lying = card
        return course.ruling if lying is None else legality.lay(self._document, course.card, lying)

    def _jump(self, change: Change) -> tuple[Ruling, bool]:
        """Cards between were not seen: whether they can have been laid at all."""
        course, since, look, books = change.course, change.since, change.look, self._books
        assert course.card is not None
        unclear = self._document.ruling("start" if change.pile.top is None else "onto", "CARD.jump", "unclear",
                                        card=legality.name(course.card), n=len(course.missing))
        if all(books.gone(card, since, look) for card in course.missing):
            return legality.lay(self._document, course.card, course.missing[-1], face_down=change.new.down), False
        if change.pile.top is None and self._beside(change):
            return replace(unclear, key="CARD.beside"), False
        if change.at.blind or change.new.down or self._misplaced(course.missing, since):
            return unclear, False
        if self._too_quick(len(course.missing), since, look):
            return self.on(course, since, look), False
        if not books.closed(since, look):
            return unclear, True
        if books.between(course.missing, since, look):
            return unclear, False
        return self.on(course, since, look), False

    def _misplaced(self, missing: tuple[Card, ...], since: int) -> bool:
        """Whether one of the cards between was seen to be laid meanwhile, and not surely where: it may lie here."""
        first = self._looks.in_flight(since)
        return any(e.card in missing and e.cls == "unclear" and e.look > first for e in self._ledger.entries)

    def _too_quick(self, missing: int, since: int, look: int) -> bool:
        """Whether so many cards cannot have been laid on one pile in this time."""
        took = self._looks.times[look] - self._looks.times[max(since - 1, 0)]  # a look may have overlooked a card
        return self._conditions.timed and missing * self._settings.quickest > took

    def _believable(self, change: Change, card: Card) -> bool:
        """Whether the card surely lies on that pile, as far as the piles tell it."""
        top, new, at = change.pile.top, change.new, change.at
        if new.confidence < PROOF or at.blind or change.slid:
            return False
        if top is None:
            return True
        moved = any(other.card == top.card and other.pile != new.pile for other in at.tops)
        known = top.card is not None and top.lying.confidence >= PROOF and top is not change.pile.bared
        first = top.event.card  # doubtful readings that agree are one witness, and nothing beneath it is another
        doubted = len(change.pile.cards) == 1 and (first is None or first.confidence < PROOF)
        if not known or top.card is None or moved or doubted:
            return False
        again = change.pile.seen > top.look  # in one look alone it may have been misread
        if (top.wrong or not change.pile.whole) and not (
                again and new.colour != top.card[0] and _of_one_colour(change.pile)):
            return False
        alone = len(change.pile.cards) == 1 and card[0] != top.card[0] and top.since < top.look - 1
        if card == top.card or (alone and self._on_others(change, top, card)):
            return False  # the same card slid there; or the one seen below lay on others unseen, and was taken back
        if new.colour != top.card[0] and (new.exactly or dist(new.at, change.pile.at) > self._settings.aside):
            return False
        fitting = (top.card[0], top.card[1] + 1)
        laid = any(other.card == fitting for other in at.tops)
        return laid or card[0] == fitting[0] or not self._books.gone(fitting, change.since, change.look)

    def _on_others(self, change: Change, top: Entry, card: Card) -> bool:
        """Whether a pile of this card's colour can have lain unseen where another card was seen alone: some of it
        beneath that one, and the rest laid once that one was taken back."""
        lower = [(card[0], n) for n in range(1, card[1])]

        def laid(cards: list[Card], since: int, look: int) -> bool:
            return not cards or (self._books.between(cards, since, look) and not self._too_quick(
                len(cards), since, look))

        return any(laid(lower[:n], top.since, top.look) and laid(lower[n:], change.since, change.look)
                   for n in range(len(lower) + 1))

    def _beside(self, change: Change) -> bool:
        """Whether a card alone lies so near to a pile on which it fits, or fitted, that it may have been meant for it.
        One that cannot be seen, or changes now, may have risen so far."""
        at, new = change.at, change.new
        changing = {*at.covered, *(c.pile for c in at.tops)}

        def fits(pile: Pile) -> bool:
            return any(e.card is not None and new.number is not None and e.lying.colour == new.colour
                       and (e.card[1] in (new.number - 1, new.number) or pile.number in changing) for e in pile.cards)

        return any(dist(new.at, pile.at) <= self._settings.near and fits(pile) for pile in self._ledger.lying
                   if pile.number != new.pile)


def _of_one_colour(pile: Pile) -> bool:
    """Whether cards that were surely read in two looks, and all that was told, are of one colour: so is then whatever
    nobody saw between them, and a card of another colour fits on none of it."""
    sure = {entry.look for entry in pile.cards if entry.lying.confidence >= PROOF}  # what lies between was not read
    return len(sure) > 1 and len({entry.card and entry.card[0] for entry in pile.cards}) == 1 and not any(
        entry.wrong and entry.cls == "violation" for entry in pile.cards)
