"""The umpire of a round of the card games: observations in, events with verdicts out.

Why it exists: a verdict needs memory. What lay on top decides whether a card may lie there, and what a seat has open no
more tells who laid it. Several cards may be laid between two looks; nobody is accused where a lawful course explains
what is seen.

How it decides:
- `centre`: another card on a pile is explained, in the simplest lawful way, and told with what lay between;
- `books`: what each seat had open tells who can have laid a card; `rows`: how gaps were filled;
- `stopping`: a stack is empty, or people called; `tally`: what the round comes to; `settling`: what is counted then.

What it does not do: see, read clocks or files. Time is that of the observations.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from referee.rules.cards.books import Books
from referee.rules.cards.centre import Centre
from referee.rules.cards.conditions import SETTINGS, USUAL, Conditions, Settings
from referee.rules.cards.contest import Opinion, opinion
from referee.rules.cards.ledger import Ledger, Pile
from referee.rules.cards.legality import Document
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import CardsEvent, CardsObservation, Seat
from referee.rules.cards.rows import Rows
from referee.rules.cards.settling import Settling
from referee.rules.cards.stopping import Stopping
from referee.rules.cards.tally import Tally, tally
from referee.rules.core import Verdict
from referee.rules.ruling import Ruling


class Umpire:
    """One round, after one document. Feed it every observation in time order; it answers with the events they cause."""

    def __init__(self, document: Document, conditions: Conditions = USUAL, settings: Settings = SETTINGS) -> None:
        self._conditions, self._settings = conditions, settings
        self._ledger = Ledger(conditions.first_seq)
        self._looks = Looks()
        self._books = Books(self._looks, conditions.sets, conditions.row)
        self._centre = Centre(self._ledger, self._books, self._looks, document, conditions, settings)
        self._rows = Rows(self._ledger, document, conditions)
        self._stopping = Stopping(self._ledger, self._books, self._looks, document)
        self._settling = Settling(self._ledger, self._books, self._stopping, conditions)
        self._begun = False
        self._look = 0
        self._counted: dict[str, Any] | None = None
        """What was said last of what the round comes to."""

    # what is known

    @property
    def events(self) -> tuple[CardsEvent, ...]:
        """Everything said so far."""
        return tuple(self._ledger.events)

    @property
    def undecided(self) -> bool:
        """Whether another look may prove what is unclear now."""
        return self._centre.undecided

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The centre piles on which something lies."""
        return tuple(self._ledger.lying)

    @property
    def caller(self) -> Seat | None:
        """Who ended the round; None while it goes on, or where that is not known."""
        return self._stopping.caller if self._stopping.stopped else None

    @property
    def tally(self) -> Tally:
        """What the round comes to, as far as it is proved."""
        return tally(self._ledger, self._books, self._conditions, self._look)

    def opinion(self, pile: int, since: float, until: float) -> Opinion:
        """On a contested moment at a pile, between two times in seconds."""
        return opinion(self._ledger, pile, since, until, self._settings)

    # what is seen

    def observe(self, observation: CardsObservation) -> list[CardsEvent]:
        """Take in one still moment; returns the events it causes."""
        first = len(self._ledger.events)
        at = observation
        self._look = self._looks.take_in(at)
        if not self._begun and (at.seats or at.tops):
            self._begun = True
            self._ledger.enter(at, "round_start", key="CARD.round_start")
        if at.blind:
            for book in self._books:
                book.forget()
        anew = self._seats(at)
        if at.heaps:
            self._stopping.swept()
        tidied = self._stopping.tidied
        self._centre.look(at, self._look, self._stopping.late, tidied=tidied)
        for book in self._books if not tidied else ():
            span = book.spans[-2].last if len(book.spans) > 1 else 0
            self._rows.look(at, book, book.seat in anew, self._stopping.over(span))
        self._stopping.look(at)
        self._count(at)
        self._settling.look(at, self._look, self.tally)
        return self._ledger.events[first:]

    def _count(self, at: CardsObservation) -> None:
        """Say what the round comes to, where that is otherwise than before; cards that are collected still count."""
        count = self.tally.to_dict()
        if self._begun and count != self._counted and not self._stopping.tidied:
            self._counted = count
            self._ledger.enter(at, "tally", count=count)

    def _seats(self, at: CardsObservation) -> set[Seat]:
        """Enter what each seat has open; those with a new whole view."""
        told = {seen.seat: seen for seen in at.seats}
        for book in self._books:
            if book.seat not in told and book.now is not None:
                told[book.seat] = book.now
        return {seat for seat, seen in told.items() if self._books.take_in(self._look, seen)}

    def finish(self, t: float, frame: int | None = None) -> list[CardsEvent]:
        """The end of the source: what waits for another look stays as it was said."""
        return []

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[CardsEvent]:
        """What people or the source say.

        `start`, `stop` (with `player`, where known), `resume`, `overrule` (`about`, `decision`: `allowed`, `mistake`,
        `undecided`), `owner` (who laid the card in `about`: `player`), or any other type of the contract.
        """
        first = len(self._ledger.events)
        at, events = CardsObservation(t, frame), tuple(about)
        named = [e for e in self._ledger.entries if e.event.seq in events]
        if kind == "start":
            if not self._begun:
                self._begun = True
                self._ledger.enter(at, "round_start", key="CARD.round_start")
        elif kind == "stop":
            self._stopping.called(t, player)
        elif kind == "resume":
            self._stopping.denied()
        elif kind == "overrule":
            self._overrule(at, events, str(params.get("decision", "allowed")))
        elif kind == "owner" and player is not None:
            for entry in named:
                self._ledger.belongs_to(at, entry, player)
        else:
            self._ledger.enter(at, kind, player=player, about=events, key=f"NOTE.{kind}", params=params)
        return self._ledger.events[first:]

    def _overrule(self, at: CardsObservation, about: tuple[int, ...], decision: str) -> None:
        """The players' word: `allowed` clears what was said, `mistake` confirms it."""
        classes: dict[str, Verdict] = {"allowed": "legal", "mistake": "violation"}
        ruling = Ruling(classes.get(decision, "unclear"), None, f"OVERRULE.{decision}")
        self._ledger.say(at, "finding", ruling, None, about)
        for entry in self._ledger.entries:
            if entry.event.seq in about:
                entry.ruling, entry.waits = replace(ruling), False
                entry.cleared = ruling.lawful
