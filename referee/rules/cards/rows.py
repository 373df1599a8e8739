"""What the seats' own cards tell: rows filled, and from where; rows too long, a sum that allows a new deal; hands.

Why it exists: a gap is filled from the stack only, and the stack shows whether it gave a card. What it does not do:
judge the centre.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from referee.rules.cards import legality
from referee.rules.cards.books import Book, Span
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.ledger import Ledger
from referee.rules.cards.legality import Card, Document
from referee.rules.cards.observation import CardsEvent, CardsObservation, Lying, Open
from referee.rules.core import PROOF, UNKNOWN
from referee.rules.ruling import Ruling

STEADY = 2
"""Looks in which a row must be too long, alike, before that is said: cards are still dealt out before the start."""


@dataclass
class _Start:
    """What was said of how a seat began."""

    size: bool = False
    deal: bool = False


@dataclass
class Rows:
    """The rows of one round."""

    ledger: Ledger
    document: Document
    conditions: Conditions
    _filled: dict[tuple[str, Card], CardsEvent] = field(default_factory=dict)
    _starts: dict[str, _Start] = field(default_factory=dict)

    def look(self, at: CardsObservation, book: Book, anew: bool, late: bool) -> None:
        """One look at a seat; `anew`: its whole view is another one than before. `late`: after the stop."""
        if anew and len(book.spans) > 1 and not at.blind:
            a, b = list(pairwise(book.spans))[-1]
            self._changed(at, book, a.open, b.open, late)
        if len(book.spans) == 1 and not self.ledger.entries:
            self._start(at, book.spans[0])

    def _changed(self, at: CardsObservation, book: Book, a: Open, b: Open, late: bool) -> None:
        by_card = {c.card: c for c in b.row if c.card is not None}
        tops = {c.card for c in (b.stack, b.waste) if c is not None}
        for card in sorted(a.in_row - b.in_row):
            told = self._filled.pop((book.seat, card), None)
            if told is not None and card in tops:
                self.ledger.say(at, "removed", Ruling("info", None, "CARD.row_back", {"card": legality.name(card)}),
                                book.seat, (told.seq,), by_card.get(card, told.card))
        for card in sorted(b.in_row - a.in_row):
            if not any(card in span.open.in_row for span in book.spans[:-1]):  # else it was put back
                self._new(at, book.seat, by_card[card], a, b, late)
        if not late and (new := self._from_hand(book, a, b)) is not None:
            self.ledger.enter(at, "turn", player=book.seat, card=new)

    def _from_hand(self, book: Book, a: Open, b: Open) -> Lying | None:
        """The waste's top if it surely came from the hand: what lay there lies beneath it, and nobody saw it before."""
        was, new = None if a.waste is None else a.waste.card, b.waste
        if new is None or new.card is None or new.card == was or not b.told_apart or new.confidence < PROOF:
            return None
        if any(new.card == card.card for span in book.spans[:-1] for card in span.open.cards):
            return None
        laid = {entry.card for entry in self.ledger.entries if entry.owner in (book.seat, UNKNOWN)}
        return None if new.card in laid or was in b.faces or was in laid else new

    def _new(self, at: CardsObservation, seat: str, lying: Lying, a: Open, b: Open, late: bool) -> None:
        assert lying.card is not None
        waste = None if a.waste is None else a.waste.card
        gave = (None if a.stack is None else a.stack.card) != (None if b.stack is None else b.stack.card)
        from_waste = waste == lying.card and not gave
        if gave and late and a.stack is not None and a.stack.card != lying.card:  # it left the stack before, unseen
            found, source = Ruling("unclear", self.document.rules["gap"], "CARD.unsure", {"card": lying.name}), "stack"
        elif gave and late:
            found, source = legality.after_stop(self.document, True), "stack"
        elif gave:
            found, source = legality.row(self.document, lying.card, None, "stack", False), "stack"
        elif from_waste and not self.document.agreed:
            found, source = legality.row(self.document, lying.card, None, "discard", False), "waste"
        else:
            found, source = self.document.ruling("gap", "CARD.row_unseen", "unclear", card=lying.name), "unknown"
        sure = lying.confidence >= PROOF and not lying.exactly and b.told_apart and all(
            c is not None and c.confidence >= PROOF for c in ((a.waste, a.stack) if from_waste else (a.stack,)))
        strayed = 0 < self.conditions.row < len(b.row)  # knocked over from the centre, it may lie beside the row
        if found.cls == "violation" and (strayed or not sure):
            found = Ruling("unclear", found.rule, "CARD.unsure", {"card": lying.name})
        self._filled[seat, lying.card] = self.ledger.say(at, "row", found, seat, card=lying, source=source)

    def _start(self, at: CardsObservation, span: Span) -> None:
        """What a seat shows before the first card is laid."""
        seen, said = span.open, self._starts.setdefault(span.open.seat, _Start())
        size = self.conditions.row
        if not size or seen.stack is None or seen.waste is not None or span.last == span.first:
            return
        cards = (*seen.row, seen.stack)
        sure = all(c.card is not None and c.confidence >= PROOF for c in cards)
        if len(seen.row) > size and not said.size and sure:
            said.size = True
            self.ledger.say(at, "finding", self.document.ruling("setup", "CARD.row_size", n=len(seen.row), row=size),
                            seen.seat)
        total = sum(c.number or 0 for c in cards)
        if self.conditions.redeals and len(seen.row) == size and sure and not said.deal and (
                total >= self.conditions.redeals):
            said.deal = True
            self.ledger.say(at, "finding", Ruling("info", self.document.rules["redeal"], "CARD.redeal", {"n": total}),
                            seen.seat)
