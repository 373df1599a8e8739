"""The umpire's book of the centre: its piles card by card, and what was said about which card.

Why it exists: only the top of a pile is seen, so what lies beneath is known from before; and the log is append-only, so
every later word names the events it is about. What it does not do: judge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from referee.rules.cards.legality import Card
from referee.rules.cards.observation import CardsEvent, CardsObservation, Lying
from referee.rules.core import JUDGED, UNKNOWN, Event, Verdict
from referee.rules.log import Log
from referee.rules.ruling import Ruling


@dataclass
class Entry:
    """A card that was laid in the centre or into a row, as it is known now, and what stands about it.

    It was laid after look `since` and until look `look`, by `owner` (a seat, `UNKNOWN` if that cannot be told), from
    `source`. `assumed`: how many cards nobody saw lie directly beneath it, if it was laid lawfully; `waits`: what is
    unclear about it may be proved later.
    """

    event: CardsEvent
    lying: Lying
    ruling: Ruling
    since: int
    look: int
    onto: Card | None = None
    owner: str = UNKNOWN
    source: str | None = None
    assumed: int = 0
    waits: bool = False
    there: bool = True
    cleared: bool = False

    @property
    def cls(self) -> Verdict:
        return self.ruling.cls

    @property
    def card(self) -> Card | None:
        return self.lying.card

    @property
    def wrong(self) -> bool:
        """Something stands against it."""
        return self.cls in JUDGED and not self.cleared


@dataclass
class Pile:
    """A centre pile from the lowest card up. `seen`: the last look in which its top was in sight.

    `bared`: its top, if several right cards seemed to be taken off that at once: one misread card looks the same.
    """

    number: int
    at: tuple[float, float]
    seen: int
    cards: list[Entry] = field(default_factory=list)
    bared: Entry | None = None

    @property
    def top(self) -> Entry | None:
        return self.cards[-1] if self.cards else None

    @property
    def height(self) -> int:
        """How many cards lie there, as far as is known or assumed."""
        return sum(1 + entry.assumed for entry in self.cards)

    @property
    def whole(self) -> bool:
        """Whether each of its cards was seen."""
        return not any(entry.assumed for entry in self.cards)

    def depth(self, card: Card) -> int | None:
        """How many cards lie on top of this one, counted from the top; None if it is not known to lie there."""
        return next((n for n, entry in enumerate(reversed(self.cards)) if entry.card == card), None)


@dataclass
class Ledger(Log[CardsEvent]):
    """Append-only events of one round, the piles, and all that was laid."""

    makes: ClassVar[type[Event]] = CardsEvent

    piles: dict[int, Pile] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)

    @property
    def lying(self) -> list[Pile]:
        """The piles on which something lies."""
        return [pile for pile in self.piles.values() if pile.cards]

    @property
    def in_centre(self) -> list[Entry]:
        return [entry for pile in self.lying for entry in pile.cards]

    def say(self, at: CardsObservation, kind: str, ruling: Ruling, player: str | None, about: Iterable[int] = (),
            card: Lying | None = None, **more: Any) -> CardsEvent:
        """An event with a verdict, as sure as its card was read; the texts may name the player. `more`: `onto` and
        `source` of a card that was laid."""
        return self.enter(at, kind, cls=ruling.cls, rule=ruling.rule, key=ruling.key, player=player,
                          params={**ruling.params, "player": player or UNKNOWN}, about=tuple(about), card=card,
                          confidence=1.0 if card is None else card.confidence, legal_here=ruling.legal_here, **more)

    def laid(self, at: CardsObservation, pile: Pile, entry: Entry) -> None:
        """A card comes to lie on a pile."""
        pile.cards.append(entry)
        self.entries.append(entry)

    def revise(self, at: CardsObservation, entry: Entry, ruling: Ruling) -> None:
        """Another verdict about a card that was reported already."""
        self.say(at, "finding", ruling, entry.owner, (entry.event.seq,), entry.lying, onto=entry.onto)
        entry.ruling, entry.waits, entry.cleared = ruling, False, ruling.cls not in JUDGED

    def removed(self, at: CardsObservation, entry: Entry, key: str | None = None) -> None:
        """A card lies there no more; what was wrong with it is settled by that."""
        key = key or ("CARD.removed_wrong" if entry.wrong else "CARD.removed")
        entry.there, entry.waits, entry.cleared = False, False, True
        self.say(at, "removed", Ruling("info", None, key, {"card": entry.lying.name or UNKNOWN}), entry.owner,
                 (entry.event.seq,), entry.lying)

    def belongs_to(self, at: CardsObservation, entry: Entry, owner: str) -> None:
        """Who laid a card became clear later."""
        entry.owner = owner
        self.say(at, "finding", Ruling("info", None, "CARD.owner", {"card": entry.lying.name or UNKNOWN}), owner,
                 (entry.event.seq,), entry.lying)

    def known_as(self, entry: Entry, lying: Lying) -> None:
        """A card that lies there is known better."""
        entry.lying = replace(lying, pile=entry.lying.pile)
