"""The verdict on what changes in the centre: cards laid, taken back, slid, knocked over.

Why it exists: a card is held against somebody only where no lawful course explains what is seen: no card that can have
been laid unseen, none read wrongly, none that slid. What it does not do: know who laid it (`books`), or the call
(`stopping`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import dist

from referee.rules.cards import legality
from referee.rules.cards.books import Books, Witnessed
from referee.rules.cards.conditions import Conditions, Settings
from referee.rules.cards.explaining import Course, explain
from referee.rules.cards.ledger import Entry, Ledger, Pile
from referee.rules.cards.legality import Card, Document
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import CardsObservation, Lying
from referee.rules.core import PROOF, UNKNOWN
from referee.rules.ruling import Ruling

FLICKER = 3
"""Looks within which a card that lies alone may be one that lay on a pile near by: slid, knocked over, overlooked."""


@dataclass
class _Off:
    """Cards that came off a pile in a look, from the lowest up, and where it lay."""

    look: int
    at: tuple[float, float]
    cards: list[Entry]
    told: bool = False


class Centre:
    """The piles of one round. `late`: what is to be said of a card laid after the stop, None before it."""

    def __init__(self, ledger: Ledger, books: Books, looks: Looks, document: Document, conditions: Conditions,
                 settings: Settings) -> None:
        self._ledger, self._books, self._looks = ledger, books, looks
        self._document, self._conditions, self._settings = document, conditions, settings
        self._off: list[_Off] = []

    @property
    def undecided(self) -> bool:
        return any(entry.waits for entry in self._ledger.entries)

    def look(self, at: CardsObservation, look: int,
             late: Callable[[Entry], Ruling | None]) -> None:
        """One look at the piles."""
        self._off = [off for off in self._off if off.look > look - FLICKER]
        for number in at.gone:
            pile = self._ledger.piles.get(number)
            if pile is not None:
                self._take_off(at, look, pile, len(pile.cards))
        for seen in at.identified:
            self._identify(at, seen)
        lower = [c for c in at.tops if self._lies_bare(c)]
        for new in sorted(at.tops, key=lambda c: (c not in lower, c.number or 0, c.pile or 0)):
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
        if self._slid(at, look, pile, new):
            return
        since = look - 1 if at.blind else pile.seen
        gone = new.card is not None and self._books.gone(new.card, since, look) and not any(
            other.card == new.card and other.pile != new.pile for other in at.tops)
        course = explain(self._document, pile, new, gone)
        if course.kind == "turned":
            self._turned(at, pile, new, course)
            return
        if course.off:
            self._take_off(at, look, pile, course.off)
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
        ruling, waits = self._judged(at, look, pile, new, course, since)
        witnessed = self._who(at, lying, since, look)
        if course.missing and ruling.cls != "violation" and not waits:
            self._between(at, look, pile, course.missing, since)
        entry = Entry(_NONE, lying, ruling, since, look, below, witnessed.owner or UNKNOWN, witnessed.source,
                      waits=waits)
        after = late(entry)
        if after is not None:
            entry.ruling, entry.waits = after, False
        if entry.cls != "violation":
            entry.assumed = max(0, len(course.missing) - self._told(pile, course.missing))
        entry.event = self._ledger.say(at, "card", entry.ruling, entry.owner, card=lying, onto=below,
                                       source=entry.source or UNKNOWN)
        self._ledger.laid(at, pile, entry)
        self._note(entry)

    def _told(self, pile: Pile, missing: tuple[Card, ...]) -> int:
        return sum(entry.card in missing for entry in pile.cards[-len(missing):]) if missing else 0

    def _note(self, entry: Entry) -> None:
        """Who laid a card cannot lay it again."""
        if entry.owner in self._books.of and entry.card is not None and self._conditions.sets == 1:
            self._books.of[entry.owner].laid.add(entry.card)

    def _who(self, at: CardsObservation, lying: Lying, since: int, look: int) -> Witnessed:
        seat = self._conditions.backs.get(lying.back) if lying.down else None
        if seat is not None:
            return Witnessed(seat)
        if lying.card is None or at.blind:
            return Witnessed()
        copies = sum(other.card == lying.card for other in at.tops)
        first = self._looks.in_flight(since)
        copies += sum(e.card == lying.card and e.owner == UNKNOWN and e.look > first for e in self._ledger.entries)
        return self._books.who(lying.card, since, look, max(copies, 1))

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
            self._note(entry)

    # what is proved

    def _judged(self, at: CardsObservation, look: int, pile: Pile, new: Lying, course: Course,
                since: int) -> tuple[Ruling, bool]:
        """The ruling that is proved now, and whether a later look may prove more."""
        ruling = course.ruling
        if course.kind == "unread" or (ruling.lawful and not course.missing):
            return ruling, False
        card = course.card
        assert card is not None
        if not self._believable(at, pile, new, card, since, look):
            return self._unclear(ruling, card), False
        if not course.missing:
            return ruling, False
        return self._jump(at, look, pile, new, course, since)

    def _jump(self, at: CardsObservation, look: int, pile: Pile, new: Lying, course: Course,
              since: int) -> tuple[Ruling, bool]:
        """Cards between were not seen: whether they can have been laid at all."""
        assert course.card is not None
        missing, books = course.missing, self._books
        unclear = self._document.ruling("start" if pile.top is None else "onto", "CARD.jump", "unclear",
                                        card=legality.name(course.card), n=len(missing))
        if all(books.gone(card, since, look) for card in missing):
            return legality.lay(self._document, course.card, missing[-1], face_down=new.down), False
        if pile.top is None and self._beside(at, new):
            return replace(unclear, key="CARD.beside"), False
        if at.blind or new.down:
            return unclear, False
        if self._too_quick(len(missing), since, look):
            return self._on(course, since, look), False
        if not books.closed(since, look):
            return unclear, True
        if books.between(missing, since, look):
            return unclear, False
        return self._on(course, since, look), False

    def _on(self, course: Course, since: int, look: int) -> Ruling:
        """Some of the cards between cannot lie there. What the card lies on is the highest of those that do."""
        assert course.card is not None
        lying = None
        for card in course.missing:
            elsewhere = any(e.card == card and e.look > since for e in self._ledger.entries)
            if elsewhere or not self._books.gone(card, since, look):
                break
            lying = card
        return course.ruling if lying is None else legality.lay(self._document, course.card, lying)

    def _too_quick(self, missing: int, since: int, look: int) -> bool:
        """Whether so many cards cannot have been laid on one pile in this time."""
        took = self._looks.times[look] - self._looks.times[max(since - 1, 0)]  # a look may have overlooked a card
        return self._conditions.timed and missing * self._settings.quickest > took

    def _believable(self, at: CardsObservation, pile: Pile, new: Lying, card: Card, since: int, look: int) -> bool:
        """Whether the card surely lies on that pile, and was not read wrongly."""
        top = pile.top
        if new.confidence < PROOF or at.blind or not self._books.left(card, since, look):
            return False
        if any(e.card == card and dist(off.at, new.at) <= 2 * self._settings.near for off in self._off
               for e in off.cards):
            return False
        if top is None:
            return True
        moved = any(other.card == top.card and other.pile != new.pile for other in at.tops)
        if top.card is None or top.lying.confidence < PROOF or top.wrong or moved or not pile.whole:
            return False
        if new.colour != top.card[0] and (new.exactly or dist(new.at, pile.at) > self._settings.aside):
            return False
        fitting = (top.card[0], top.card[1] + 1)
        laid = any(other.card == fitting for other in at.tops)
        return laid or card[0] == fitting[0] or not self._books.gone(fitting, since, look)

    def _unclear(self, ruling: Ruling, card: Card) -> Ruling:
        return Ruling("unclear", ruling.rule or self._document.rules["onto"], "CARD.unsure",
                      {"card": legality.name(card)})

    def _beside(self, at: CardsObservation, new: Lying) -> bool:
        """Whether a card alone lies so near to a pile on which it fits, or fitted, that it may have been meant for it.
        One that cannot be seen, or changes now, may have risen so far."""
        changing = {*at.covered, *(c.pile for c in at.tops)}

        def fits(pile: Pile) -> bool:
            return any(e.card is not None and new.number is not None and e.lying.colour == new.colour
                       and (e.card[1] in (new.number - 1, new.number) or pile.number in changing) for e in pile.cards)

        return any(dist(new.at, pile.at) <= self._settings.near and fits(pile) for pile in self._ledger.lying
                   if pile.number != new.pile)

    def _again(self, at: CardsObservation, look: int) -> None:
        """Cards that were unclear while not all seats were in sight."""
        for entry in [e for e in self._ledger.entries if e.waits]:
            pile = next((p for p in self._ledger.lying if entry in p.cards), None)
            closed = self._books.closed(entry.since, entry.look)
            over = look > entry.look + self._settings.patience
            if pile is None or pile.top is not entry or over:
                entry.waits = False
            elif closed and entry.look < look:
                self._decide(at, entry, pile)

    def _decide(self, at: CardsObservation, entry: Entry, pile: Pile) -> None:
        """All seats were seen after it: the cards between can have been laid, or not."""
        entry.waits = False
        card, missing = entry.card, self._missing(entry)
        if card is None or entry.lying.confidence < PROOF:
            return
        books, since, look = self._books, entry.since, entry.look
        if books.between(missing, since, look) or not books.left(card, since, look):
            pile.cards.pop()
            self._between(at, look, pile, missing, since)
            entry.assumed = max(0, len(missing) - self._told(pile, missing))
            pile.cards.append(entry)
            return
        found = legality.lay(self._document, card, entry.onto, face_down=entry.lying.down)
        entry.assumed = 0
        self._ledger.revise(at, entry, self._on(Course("laid", card, found, missing=missing), since, look))

    def _missing(self, entry: Entry) -> tuple[Card, ...]:
        if entry.card is None:
            return ()
        return tuple((entry.card[0], n) for n in range((entry.onto[1] if entry.onto else 0) + 1, entry.card[1]))

    # what else happens to cards

    def _take_off(self, at: CardsObservation, look: int, pile: Pile, n: int) -> None:
        """The `n` uppermost cards of a pile lie there no more."""
        off = pile.cards[-n:]
        right = [entry for entry in off if entry.cls != "violation"]
        del pile.cards[-n:]
        for entry in reversed(off):
            self._ledger.removed(at, entry)
            if entry.owner in self._books.of and entry.card is not None:
                self._books.of[entry.owner].laid.discard(entry.card)
        self._off.append(_Off(look, pile.at, right))

    def _slid(self, at: CardsObservation, look: int, pile: Pile, new: Lying) -> bool:
        """Whether a card lay on a pile near by just now, and came to lie here by itself or was put right: then it was
        not laid. It lies alone, or where it may."""
        if new.card is None or (pile.top is not None and self._lies_bare(new)):
            return False
        right = pile.top is None or (pile.top.card is not None and legality.on_pile(
            self._document, new.card, pile.top.card) is None)
        for off in self._off:
            found = next((e for e in off.cards if e.card == new.card), None)
            if found is None or dist(off.at, new.at) > 2 * self._settings.near:
                continue
            if not right:
                return False
            whole = found is off.cards[-1] and pile.top is None
            back = list(off.cards) if whole else [found]
            off.cards = [] if whole else [e for e in off.cards if e is not found]
            for entry in back:
                entry.there, entry.cleared = True, False
                pile.cards.append(entry)
                self._note(entry)
            found.lying = replace(new, confidence=max(new.confidence, found.lying.confidence))
            pile.at = new.at
            self._ledger.say(at, "finding", Ruling("info", None, "CARD.slid", {"card": new.name or UNKNOWN}),
                             found.owner, (found.event.seq,), new)
            return True
        return False

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
        if top.owner in self._books.of and was is not None and was != seen.card:
            self._books.of[top.owner].laid.discard(was)
        self._ledger.known_as(top, seen)
        if was == seen.card or seen.card is None or seen.down:
            return
        below = pile.cards[-2] if len(pile.cards) > 1 else None
        course = explain(self._document, Pile(pile.number, pile.at, pile.seen, pile.cards[:-1]), seen, gone=True)
        top.assumed = len(course.missing)
        lawful = course.kind == "laid" and not course.missing
        ruling = course.ruling if lawful else self._unclear(course.ruling, seen.card)
        top.onto = None if below is None else below.card
        self._ledger.revise(at, top, replace(ruling, key="CARD.reread" if lawful else ruling.key,
                                             params={**ruling.params, "card": seen.name or UNKNOWN}))


_NONE = Ledger(0).enter(CardsObservation(0.0, 0), "card")
"""Stands for the event of a card that is not told of yet."""
