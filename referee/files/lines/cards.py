"""The lines of an exported match that only the card games have: cards, rows, counts, people's words.

Why it exists: colours and numbers are this game's, and a stranger's file may hold no others. What it does not do: know
the other lines (`common`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, Strict, StringConstraints

from referee.files.forms import Flag, Form
from referee.files.lines.common import JudgeType, LookForm, SaidForm
from referee.files.lines.values import About, LineForm, Seconds, Share, Word

MOST_CARDS = 400
"""Cards of one look: twelve players have that many open at most."""

Colour = Literal["red", "yellow", "green", "blue"]
Number = Annotated[int, Strict(), Field(ge=1, le=10)]
Card = Annotated[str, Strict(), StringConstraints(pattern=r"^(red|yellow|green|blue) ([1-9]|10)$")]
Spot = Annotated[str, Strict(), StringConstraints(pattern=r"^[a-p]([1-9]|1[0-6])$")]
Spots = Annotated[tuple[Spot, ...], Field(max_length=1)]
Side = Literal["bottom", "right", "top", "left"]
Place = Literal["centre", "row", "stack", "waste", "hand"]
PileNumber = Annotated[int, Strict(), Field(ge=0, le=100_000)]
Piles = Annotated[tuple[PileNumber, ...], Field(max_length=MOST_CARDS)]
Widths = Annotated[float, Strict(), Field(ge=-10_000, le=10_000, allow_inf_nan=False)]
"""Short sides of a card."""
Counted = Annotated[int, Strict(), Field(ge=0, le=10_000)]
BySide = dict[Side, Counted | None]


class LyingForm(Form):
    """A card of a look, as the judge has it."""

    colour: Colour | Literal["unknown"]
    number: Number | None
    at: tuple[Widths, Widths]
    confidence: Share
    pile: PileNumber | None = None
    seat: Side | None = None
    place: Place = "centre"
    back: Word = "unknown"
    down: Flag = False
    exactly: Flag = False
    spot: Spot | Literal[""] = ""


Cards = Annotated[tuple[LyingForm, ...], Field(max_length=MOST_CARDS)]
Faces = Annotated[tuple[Card, ...], Field(max_length=MOST_CARDS)]


Pixels = Annotated[float, Strict(), Field(ge=-100_000, le=100_000, allow_inf_nan=False)]
Points = Annotated[tuple[tuple[Pixels, Pixels], ...], Field(max_length=400)]


class HeapForm(Form):
    """A heap that was swiped, or the stack beside it, as it was counted."""

    what: Literal["heap", "stack"]
    back: Word = "unknown"
    seat: Side | None = None
    cards: Counted | None
    confidence: Share = 0.0
    outline: Points = ()
    strips: Annotated[tuple[Points, ...], Field(max_length=MOST_CARDS)] = ()


class PlayersHeapForm(HeapForm):
    """The same, and whose it is."""

    player: Word | None


class OpenForm(Form):
    """What a seat has open, as the judge has it."""

    seat: Side
    row: Cards
    stack: LyingForm | None = None
    waste: LyingForm | None = None
    missing: Cards = ()
    whole: Flag = True
    bare: Flag = False
    told_apart: Flag = True
    veiled: Flag = False
    places: Annotated[int, Strict(), Field(ge=0, le=MOST_CARDS)] = 0
    shown: Faces = ()
    left: Faces = ()


class CardsLookForm(LookForm):
    """What settled in a look."""

    tops: Cards = ()
    identified: Cards = ()
    held: Cards = ()
    gone: Piles = ()
    seats: Annotated[tuple[OpenForm, ...], Field(max_length=4)] = ()
    covered: Piles = ()
    hidden: Annotated[tuple[tuple[Widths, Widths, Widths, Widths], ...], Field(max_length=MOST_CARDS)] = ()
    heaps: Annotated[tuple[HeapForm, ...], Field(max_length=MOST_CARDS)] | None = None
    unit: Pixels = 0.0


class WithCardForm(SaidForm):
    """What happened to a card."""

    squares: Spots = ()
    card: Card | None = None
    pile: PileNumber | None = None
    onto: Card | None = None
    from_: Literal["row", "stack", "waste", "unknown"] | None = Field(None, alias="from")


class CardForm(WithCardForm):
    """A card that was laid in the centre, into a row, turned over where it lay, or from the hand (`turn`)."""

    type: Literal["card", "row", "turn", "turned"]


class CardsJudgeForm(WithCardForm):
    """What is no card that was laid."""

    type: JudgeType


class PileForm(Form):
    """A pile by its top."""

    pile: PileNumber
    colour: Colour | None
    top: Number | None
    face: Literal["up", "down"]


class TallyForm(SaidForm):
    """What the round comes to so far."""

    type: Literal["tally"]
    piles: Annotated[tuple[PileForm, ...], Field(max_length=MOST_CARDS)] = ()
    centre_total: Counted | None = None
    stack: BySide = Field(default_factory=dict)
    centre: BySide = Field(default_factory=dict)
    why: Literal["CARD.score_seats", "CARD.score_wrong", "CARD.score_owners", "CARD.score_stacks"] | None = None


class TopForm(PileForm):
    """What lay on top of a pile at the stop."""

    at: tuple[Pixels, Pixels] | None = None


class AtStopForm(SaidForm):
    """The piles as they lay at the stop call."""

    type: Literal["at_stop"]
    tops: Annotated[tuple[TopForm, ...], Field(max_length=MOST_CARDS)] = ()
    sum: Counted | None = None


class SwipedForm(SaidForm):
    """What was swiped after the stop, counted."""

    type: Literal["heaps"]
    heaps: Annotated[tuple[PlayersHeapForm, ...], Field(max_length=MOST_CARDS)] = ()
    centre: BySide = Field(default_factory=dict)
    stack: BySide = Field(default_factory=dict)
    tops: Counted | None = None
    sum: Counted | None = None
    why: Literal["count-open", "count-sum-tops", "count-many", "count-no-tops", "count-otherwise",
                 "count-stacks"] | None = None
    whose: Annotated[tuple[Side, ...], Field(max_length=4)] = ()


class CardsWordForm(LineForm):
    """What people say of a card that was laid."""

    type: Literal["correct_piece", "remove_piece"]
    t: Seconds
    about: About
    kind: Literal["card"]
    squares: Annotated[Spots, Field(min_length=1)]
    laid: Seconds = 0.0
    player: Word | None = None


class CorrectCardForm(LineForm):
    """What a card is, as people say."""

    type: Literal["correct_card"]
    t: Seconds
    about: About
    squares: Annotated[Spots, Field(min_length=1)]
    laid: Seconds = 0.0
    card: Card


class ContestForm(LineForm):
    """What the table decided about two cards laid at once."""

    type: Literal["contest"]
    t: Seconds
    pile: PileNumber
    at: Seconds
    player: Word | None = None


CARDS_FORMS: tuple[type[LineForm], ...] = (
    CardForm, CardsJudgeForm, TallyForm, CardsLookForm, AtStopForm, SwipedForm, CardsWordForm, CorrectCardForm,
    ContestForm)
"""The lines that only matches of the card games hold."""
