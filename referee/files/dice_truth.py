"""The forms of the dice game's truth files: what a picture shows, and what happened in a round.

Others write truth too, so kinds are taken less strictly than elsewhere (`referee.files.truth`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import FailFast, Field, model_validator

from referee.files.forms import Form
from referee.files.truth import Finite, Pixel
from referee.values.dice import COLOURS, OTHER, VALUES, space_id

SPACES = frozenset(space_id(colour, value) for colour in COLOURS for value in VALUES)
Pips = Annotated[int, Field(ge=1, le=6)]
Share = Annotated[Finite, Field(ge=0)]
Seat = Literal["bottom", "right", "top", "left"]


class TrueSpaceForm(Form):
    """A space of the board."""

    id: str
    quad: tuple[Pixel, Pixel, Pixel, Pixel] = Field(description="its corners in order round it, in pixels")

    @model_validator(mode="after")
    def _there_is_one(self) -> TrueSpaceForm:
        if self.id not in SPACES:
            raise ValueError(f"has no space named {self.id!r}")
        return self


class DiceBoardForm(Form):
    """The truth of a picture of the bare board."""

    spaces: Annotated[tuple[TrueSpaceForm, ...], FailFast()] = Field(min_length=len(SPACES), max_length=len(SPACES))


class TrueDieForm(Form):
    """A die."""

    colour: str = Field(description=f"{', '.join(COLOURS)} or {OTHER}")
    pips: Pips = Field(description="its upper face")
    space: str | None = None
    spaces_ok: tuple[str | None, ...] = Field((), description="any of these spaces is right; null: beside the board")
    seat: Seat | None = None
    centre: Pixel
    size_px: Annotated[Finite, Field(gt=0)] = Field(description="its edge")
    visible: Share = Field(description="share of it that is in sight")
    top_visible: Share = Field(1.0, description="share of its upper face that is in sight")
    state: str = "flat"


class TrueWrongForm(Form):
    """A die that lies wrong."""

    space: str


class TrueAuditForm(Form):
    """What the check of a picture alone should say."""

    wrong: Annotated[tuple[TrueWrongForm, ...], FailFast()] = ()
    score: dict[str, int] | None = None


class DiceStillForm(Form):
    """The truth of a picture in play."""

    dice: Annotated[tuple[TrueDieForm, ...], FailFast()]
    audit: TrueAuditForm | None = None


class SpanForm(Form):
    """Pictures of the round: the last before something was done, and the first after."""

    before: int
    after: int


class DeedForm(Form):
    """Something that was done; of a kind that is not `place`, `roll` or `turn` nothing is asked."""

    type: str
    id: int
    player: str | None = None
    colour: str | None = None
    pips: Pips | None = None
    space: str | None = None
    legal: bool | None = None
    fault: str | None = None
    rule: str | None = None
    rules_ok: tuple[str, ...] = Field((), description="any of these rules may be named for it")
    frames: SpanForm

    @model_validator(mode="after")
    def _told_in_full(self) -> DeedForm:
        if self.type == "place" and None in (self.space, self.colour, self.pips, self.player, self.legal):
            raise ValueError("is a place without space, colour, pips, player or legal")
        if self.legal is False and not (self.rules_ok or self.rule):
            raise ValueError("is not legal, without a rule")
        return self


class MomentForm(Form):
    """A picture of the round."""

    time_s: Finite = Field(description="when it was taken")


class DiceRoundForm(Form):
    """The truth of a round: `events.json`."""

    events: Annotated[tuple[DeedForm, ...], FailFast()]
    frames: Annotated[tuple[MomentForm, ...], FailFast()]
    dice_left: dict[str, int]
    score: dict[str, int] | None = None
