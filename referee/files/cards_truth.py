"""The forms of the card games' truth files: what a picture shows, and what happened in a round.

Others write truth too, so kinds are taken less strictly than elsewhere (`referee.files.truth`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import FailFast, Field, model_validator

from referee.files.forms import Form
from referee.files.truth import Finite, Pixel

Number = Annotated[int, Field(ge=0, le=10)]
Count = Annotated[int, Field(ge=0)]
Share = Annotated[Finite, Field(ge=0)]
Side = Literal["bottom", "right", "top", "left"]
Document = Literal["CG", "CW"]


class TrueCardForm(Form):
    """A card."""

    face: Literal["up", "down"]
    colour: str | None = None
    number: Number | None = None
    owner: str = Field(description="A, B, ...")
    place: str
    seat: Side | None = None
    quad: tuple[Pixel, Pixel, Pixel, Pixel] = Field(description="corners of the whole card, in pixels")
    px: Annotated[Finite, Field(gt=0)] = Field(description="its short side")
    visible: Share = Field(description="share of it that is in sight")
    asked: bool = Field(False, description="whether it should be named")
    readable: bool = Field(True, description="whether a digit of it is in sight")


class TrueHeapForm(Form):
    """A heap to be counted."""

    owner: str
    count: Count
    how: str = "strip"


class TrueStackForm(Form):
    """What is left of a stack; a pile of which only the top shows cannot be counted."""

    owner: str
    left: Count
    visible: bool = True


class DeckTruthForm(Form):
    """The truth of a deck's picture."""

    cards: Annotated[tuple[TrueCardForm, ...], FailFast()]


class CardsStillForm(Form):
    """The truth of a picture of cards; `kind` play, end or count. `empty` and `deck` name pictures beside it."""

    image: str
    empty: str
    deck: str
    kind: Literal["play", "end", "count"] = "play"
    cards: Annotated[tuple[TrueCardForm, ...], FailFast()]
    heaps: tuple[TrueHeapForm, ...] = ()
    stacks: tuple[TrueStackForm, ...] = ()
    centre: dict[str, int] = Field({}, description="of a count: owner -> cards in the centre")
    score: dict[str, int] = Field({}, description="of a count: owner -> points")


class SpanForm(Form):
    """Pictures of the round: the last before something was done, and the first after."""

    before: int
    after: int


class CardsDeedForm(Form):
    """Something that was done; of a kind that is not `card` or `row` nothing is asked."""

    type: str
    id: int
    owner: str
    card: str | None = None
    onto: str | None = None
    fault: str | None = None
    frames: SpanForm

    @model_validator(mode="after")
    def _told_in_full(self) -> CardsDeedForm:
        if self.type == "card" and self.card is None:
            raise ValueError("is a card laid, without its name")
        return self


class CardsPlayerForm(Form):
    """Who plays, with which back, and where."""

    owner: str
    name: str
    seat: Side


class CardsMomentForm(Form):
    """A picture of the round."""

    time_s: Finite = Field(description="when it was taken")


class PileForm(Form):
    """A pile of the centre as it lies at the end."""

    colour: str
    top: Number


class CardsFinalForm(Form):
    """How a round ended; by owner."""

    piles: tuple[PileForm, ...]
    centre: dict[str, int]
    stack: dict[str, int]
    score: dict[str, int]
    score_without_faults: dict[str, int] | None = None


class CardsCalledForm(Form):
    """Who called stop, by name."""

    caller: str | None = None


class CardsRoundForm(Form):
    """The truth of a round: `events.json`."""

    rules: Document
    empty: str
    deck: str
    players: Annotated[tuple[CardsPlayerForm, ...], FailFast()]
    match: CardsCalledForm
    events: Annotated[tuple[CardsDeedForm, ...], FailFast()]
    frames: Annotated[tuple[CardsMomentForm, ...], FailFast()]
    final: CardsFinalForm
