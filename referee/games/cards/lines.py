"""The lines of the log that only the card games know: cards laid and taken off, rows filled, what it all comes to.

Why it exists: what is on top of a pile hides what lies beneath, and cards are counted from what was seen to come. What
it does not do: fold (`standing`), or say anything in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from referee.games.api.codec import COMMON
from referee.games.api.lines import Finding, Laid, Own, Removed, Said
from referee.rules.core import UNKNOWN


@dataclass(frozen=True, kw_only=True)
class WithCard(Said):
    """What happened to a card (`"red 7"`), and where: on a centre `pile`, `onto` a card, `from_` row, stack, waste."""

    card: str | None = None
    pile: int | None = None
    onto: str | None = None
    from_: str | None = None


@dataclass(frozen=True, kw_only=True)
class Put(Laid, WithCard):
    """A card was laid on a pile of the centre."""


@dataclass(frozen=True, kw_only=True)
class Taken(Removed, WithCard):
    """A card lies there no more, in the centre or in a row."""


@dataclass(frozen=True, kw_only=True)
class Reported(Finding, WithCard):
    """A later word about a card."""


@dataclass(frozen=True, kw_only=True)
class Filled(WithCard, Own):
    """A gap in a row was filled."""

    type: str = "row"


@dataclass(frozen=True, kw_only=True)
class Turned(WithCard, Own):
    """The top of a pile was turned over."""

    type: str = "turned"


@dataclass(frozen=True, kw_only=True)
class FromHand(WithCard, Own):
    """Cards of a hand were turned over: `card` lies on the waste now."""

    type: str = "turn"


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of the centre by its top, None where that is not known; `face`: up or down."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("pile", "colour", "top", "face")

    pile: int
    colour: str | None
    top: int | None
    face: str


@dataclass(frozen=True, kw_only=True)
class Tallied(Said, Own):
    """What the round comes to so far; numbers that are not proved are None. `why`: the key of what speaks against a
    score, None where nothing does."""

    type: str = "tally"
    piles: tuple[Pile, ...] = ()
    centre_total: int | None = None
    stack: Mapping[str, int | None] = field(default_factory=dict)
    centre: Mapping[str, int | None] = field(default_factory=dict)
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Top:
    """What lay on top of a pile at the stop; `at`: its middle in pixels of the table's picture, where that is known."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("pile", "colour", "top", "face", "at")

    pile: int
    colour: str | None
    top: int | None
    face: str
    at: tuple[float, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class AtStop(Said, Own):
    """The piles as they lay at the stop call, in a picture that shows the whole view. `sum`: of their numbers, None
    where one is not certain."""

    type: str = "at_stop"
    tops: tuple[Top, ...] = ()
    sum: int | None = None


@dataclass(frozen=True, slots=True)
class Heap:
    """A heap that was swiped, or the stack beside it (`what`); `player`: whose, by its back, None where that is not
    known. `outline` and `strips`: round it and each card that was counted, in pixels of the table's picture."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("what", "player", "cards")

    what: str
    player: str | None
    cards: int | None
    back: str = UNKNOWN
    seat: str | None = None
    confidence: float = 0.0
    outline: tuple[tuple[float, ...], ...] = ()
    strips: tuple[tuple[tuple[float, ...], ...], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Swiped(Said, Own):
    """What was swiped after the stop, counted, in a picture that shows the whole view.

    `centre`, `stack`: what that proves of each seat, None where it is open. `tops` and `sum`: what the piles and the
    heaps add up to. `why`: the key of why there is no score, None where there is one; `whose`: whose cards should be
    looked at again.
    """

    type: str = "heaps"
    heaps: tuple[Heap, ...] = ()
    centre: Mapping[str, int | None] = field(default_factory=dict)
    stack: Mapping[str, int | None] = field(default_factory=dict)
    tops: int | None = None
    sum: int | None = None
    why: str | None = None
    whose: tuple[str, ...] = ()


# what people say


@dataclass(frozen=True, kw_only=True)
class CorrectCard(Own):
    """What the card of `about` on the one spot of `squares` is, whatever the camera reads. `laid`: when it was laid."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about", "squares", "laid", "card")

    type: str = "correct_card"
    about: tuple[int, ...]
    squares: tuple[str, ...]
    laid: float = 0.0
    card: str


@dataclass(frozen=True, kw_only=True)
class Contested(Own):
    """What the table decided about two cards laid at once: `player` was first, None: that stays open. `at`: the moment
    in seconds of the round."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "pile", "at", "player")

    type: str = "contest"
    pile: int
    at: float
    player: str | None = None

    @property
    def seat_named(self) -> str | None:
        return self.player


CardsLine = Filled | Turned | FromHand | Tallied | AtStop | Swiped | CorrectCard | Contested

CARDS = COMMON.and_also(card=Put, removed=Taken, finding=Reported, row=Filled, turned=Turned, turn=FromHand,
                        tally=Tallied, at_stop=AtStop, heaps=Swiped, correct_card=CorrectCard, contest=Contested)
