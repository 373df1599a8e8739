"""What changes in the centre, told card by card: laid, taken back, turned, known better.

Why it exists: only tops are seen, and between two looks several cards may come and go. What it does not do: prove a
mistake (`proving`), know who laid what (`books`), or the call (`stopping`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from referee.rules.cards import legality
from referee.rules.cards.books import Books, Witnessed
from referee.rules.cards.conditions import Conditions, Settings
from referee.rules.cards.disturbed import Disturbed
from referee.rules.cards.explaining import Course, explain
from referee.rules.cards.ledger import Entry, Ledger, Pile
from referee.rules.cards.legality import Card, Document
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import CardsObservation, Lying
from referee.rules.cards.proving import Change, Proof
from referee.rules.core import PROOF, UNKNOWN
from referee.rules.ruling import Ruling


class Centre:
    """The piles of one round. `late`: what is to be said of a card laid after the stop, None before it."""

    def __init__(self, ledger: Ledger, books: Books, looks: Looks, document: Document, conditions: Conditions,
                 settings: Settings) -> None:
        self._ledger, self._books, self._looks = ledger, books, looks
        self._document, self._conditions, self._settings = document, conditions, settings
        self._disturbed = Disturbed(ledger, books, document, settings)
        self._proof = Proof(ledger, books, looks, document, conditions, settings)
        self._doubts: dict[int, Change] = {}
        """Number of an event -> what is judged again once all seats were seen after it."""

    @property
    def undecided(self) -> bool:
        return any(entry.waits for entry in self._ledger.entries)

    def look(self, at: CardsObservation, look: int, late: Callable[[Entry], Ruling | None], *,
             tidied: bool = False) -> None:
        """One look at the piles. `tidied`: cards are being collected, so that none is laid any more."""
        self._disturbed.begin(look, at.gone)
        for number in at.gone:
            pile = self._ledger.piles.get(number)
            if pile is not None and pile.cards:
                self._disturbed.take_off(at, look, pile, len(pile.cards))
        for seen in at.identified:
            self._identify(at, seen)
        lower = [c for c in at.tops if self._lies_bare(c)]
        for new in sorted(lower if tidied else at.tops, key=lambda c: (c not in lower, c.number or 0, c.pile or 0)):
            self._change(at, look, new, late)
        for pile in self._ledger.lying:
            if pile.number not in at.covered:
                pile.seen = look
        self._again(at, look)

    # one pile

    def _lies_bare(self, new: Lying) -> bool:
        """Whether a top lay lower on the same pile before, so that something came off it."""
        pile = self._ledger.piles.get(-1 if new.pile is None else new.pile)
        return pile is not None and new.card is not None and bool(pile.depth(new.card))

    def _change(self, at: CardsObservation, look: int, new: Lying, late: Callable[[Entry], Ruling | None]) -> None:
        number = -1 if new.pile is None else new.pile
        pile = self._ledger.piles.get(number)
        if pile is None or not pile.cards:
            pile = self._ledger.piles[number] = Pile(number, new.at, self._looks.bare_at(new.at))
        if self._disturbed.put_right(at, pile, new):
            return
        since = look - 1 if at.blind else pile.seen
        gone = new.card is not None and self._books.gone(new.card, since, look) and not any(
            other.card == new.card and other.pile != new.pile for other in at.tops)
        course = explain(self._document, pile, new, gone)
        if course.kind == "turned":
            self._turned(at, pile, new, course)
            return
        if course.off:  # what lies there now may have been laid before what was taken off it
            since = min(since, *(entry.since for entry in pile.cards[-course.off:]))
            self._disturbed.take_off(at, look, pile, course.off)
        if course.kind == "removed":
            top = pile.top
            if top is not None:
                top.lying = replace(new, confidence=max(new.confidence, top.lying.confidence))
        else:
            self._lay(at, look, pile, new, course, since, late)
        pile.at = new.at

    def _lay(self, at: CardsObservation, look: int, pile: Pile, new: Lying, course: Course, since: int,
             late: Callable[[Entry], Ruling | None]) -> None:
        below = None if pile.top is None else pile.top.card
        lying = new if course.card is None else replace(new, colour=course.card[0], number=course.card[1])
        beneath_it = Pile(pile.number, pile.at, pile.seen, list(pile.cards), pile.bared)
        change = Change(at, look, since, beneath_it, new, course, self._disturbed.lay_near(new))
        ruling, waits = self._proof.judged(change)
        witnessed = self._who(at, lying, since, look)
        beneath = course.missing if ruling.cls != "violation" and ruling.key != "CARD.beside" else ()
        if beneath and not waits:
            self._between(at, look, pile, course.missing, since)
        entry = Entry(_NONE, lying, ruling, since, look, below, witnessed.owner or UNKNOWN, witnessed.source,
                      waits=waits)
        after = late(entry)
        if after is not None:
            entry.ruling, entry.waits = after, False
        if entry.cls != "violation":
            entry.assumed = max(0, len(beneath) - self._told(pile, beneath))
        if entry.cls == "violation" and entry.source == "waste":
            entry.owner = UNKNOWN  # it may have been buried there: nobody is named for a fault by elimination
        entry.event = self._ledger.say(at, "card", entry.ruling, entry.owner, card=lying, onto=below,
                                       source=entry.source or UNKNOWN)
        if entry.waits:
            self._doubts[entry.event.seq] = change
        self._ledger.laid(at, pile, entry)
        self._books.laid_by(entry.owner, entry.card)

    def _told(self, pile: Pile, missing: tuple[Card, ...]) -> int:
        return sum(entry.card in missing for entry in pile.cards[-len(missing):]) if missing else 0

    def _who(self, at: CardsObservation, lying: Lying, since: int, look: int) -> Witnessed:
        seat = lying.seat or (self._conditions.backs.get(lying.back) if lying.down else None)
        if seat is not None:
            return Witnessed(seat)
        if lying.card is None or at.blind:
            return Witnessed()
        copies = sum(other.card == lying.card for other in at.tops)
        first = self._looks.in_flight(since)
        copies += sum(e.card == lying.card and e.owner == UNKNOWN and e.look > first for e in self._ledger.entries)
        colour, number = lying.card
        beneath = {(colour, n) for n in range(number - 1 - self._settings.guessed, number)}
        elsewhere = any(pile.number in at.covered and pile.number != lying.pile and pile.top is not None
                        and pile.top.card in beneath for pile in self._ledger.lying)
        return self._books.who(lying.card, since, look, max(copies, 1), elsewhere=elsewhere)

    def _between(self, at: CardsObservation, look: int, pile: Pile, missing: tuple[Card, ...], since: int) -> None:
        """Tell of cards that must lie beneath: those that have gone from somebody's open cards, and a few others."""
        told = set(missing) if len(missing) <= self._settings.guessed else set()
        for card in missing:
            seen = self._books.gone(card, since, look)
            if not seen and card not in told:
                continue
            lying = Lying(*card, confidence=PROOF if seen else 0.5, at=pile.at, pile=pile.number)
            below = None if pile.top is None else pile.top.card
            ruling = legality.lay(self._document, card, below)
            if not (seen and ruling.lawful):
                ruling = self._document.ruling("onto", "CARD.between", "unclear", card=legality.name(card))
            who = self._who(at, lying, since, look) if seen else Witnessed()
            entry = Entry(_NONE, lying, ruling, since, look, below, who.owner or UNKNOWN, who.source)
            entry.event = self._ledger.say(at, "card", ruling, entry.owner, card=lying, onto=below,
                                           source=entry.source or UNKNOWN)
            self._ledger.laid(at, pile, entry)
            self._books.laid_by(entry.owner, entry.card)

    # later looks

    def _again(self, at: CardsObservation, look: int) -> None:
        """Cards that were unclear while they were not read surely, and while not all seats were in sight nor the place
        that they came from."""
        for entry in [e for e in self._ledger.entries if e.waits]:
            pile = next((p for p in self._ledger.lying if entry in p.cards), None)
            over = look > entry.look + self._settings.patience
            if pile is None or pile.top is not entry or over:
                entry.waits = False
            elif entry.look < look:
                self._books.took_back(entry.owner, entry.card)  # whoever laid it had it
                if self._ready(entry):
                    self._decide(at, entry, pile)
                self._books.laid_by(entry.owner, entry.card)

    def _ready(self, entry: Entry) -> bool:
        """Whether it is known by now who can have laid a card, and which one it is. Doubtful readings of it that agree
        are one witness, so it must have been read surely where it lay before."""
        card, since, look = entry.card, entry.since, entry.look
        if card is None or entry.lying.confidence < PROOF:
            return False
        if self._doubts[entry.event.seq].new.confidence < PROOF:
            return self._books.saw_go(card, since, look)
        return self._books.closed(since, look) or self._books.left(card, since, look)

    def _decide(self, at: CardsObservation, entry: Entry, pile: Pile) -> None:
        """All is known that there was to wait for: it is wrong, or the cards between can have been laid."""
        entry.waits = False
        change, missing = self._doubts.pop(entry.event.seq), self._missing(entry)
        surer = replace(change.new, confidence=entry.lying.confidence)
        ruling, _ = self._proof.judged(replace(change, new=surer))
        if ruling.cls == "violation":
            entry.assumed = 0
            entry.owner = UNKNOWN if entry.source == "waste" else entry.owner
            self._ledger.revise(at, entry, ruling)
        elif missing:
            pile.cards.pop()
            self._between(at, entry.look, pile, missing, entry.since)
            entry.assumed = max(0, len(missing) - self._told(pile, missing))
            pile.cards.append(entry)

    def _missing(self, entry: Entry) -> tuple[Card, ...]:
        """The cards that must lie between, if the card was laid on its pile at all."""
        if entry.card is None or (entry.onto is not None and entry.onto[0] != entry.card[0]):
            return ()
        return tuple((entry.card[0], n) for n in range((entry.onto[1] if entry.onto else 0) + 1, entry.card[1]))

    # what else happens to cards

    def _turned(self, at: CardsObservation, pile: Pile, new: Lying, course: Course) -> None:
        """A 10 was turned face down where it lay."""
        top = pile.top
        assert top is not None and course.card is not None
        top.lying = replace(new, colour=course.card[0], number=course.card[1])
        top.cleared, top.waits = True, False
        self._ledger.say(at, "turned", course.ruling, top.owner, (top.event.seq,), top.lying)

    def _identify(self, at: CardsObservation, seen: Lying) -> None:
        """A top is known better: if it is another card than was said, what was said of it is not so."""
        pile = self._ledger.piles.get(-1 if seen.pile is None else seen.pile)
        top = None if pile is None else pile.top
        if pile is None or top is None:
            return
        if seen.down and top.lying.down:
            top.lying = replace(top.lying, confidence=seen.confidence, at=seen.at)
            return
        was = top.card
        if was != seen.card:
            self._books.took_back(top.owner, was)
        self._ledger.known_as(top, seen)
        if was == seen.card or seen.card is None or seen.down:
            return
        below = pile.cards[-2] if len(pile.cards) > 1 else None
        course = explain(self._document, Pile(pile.number, pile.at, pile.seen, pile.cards[:-1]), seen, gone=True)
        top.assumed = len(course.missing)
        lawful = course.kind == "laid" and not course.missing
        ruling = course.ruling if lawful else self._proof.unclear(course.ruling, seen.card)
        top.onto = None if below is None else below.card
        self._ledger.revise(at, top, replace(ruling, key="CARD.reread" if lawful else ruling.key,
                                             params={**ruling.params, "card": seen.name or UNKNOWN}))


_NONE = Ledger(0).enter(CardsObservation(0.0, 0), "card")
"""Stands for the event of a card that is not told of yet."""
