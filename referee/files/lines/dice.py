"""The lines of an exported match that only the dice game has: dice, rolls, what lies beside the board, people's words.

Why it exists: spaces, colours and pips are this game's, and a stranger's file may hold no others. What it does not do:
know the other lines (`common`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, Strict, StringConstraints, model_validator

from referee.files.forms import Form
from referee.files.lines.common import JudgeType, LookForm, SaidForm
from referee.files.lines.values import About, LineForm, Seconds, Share, Word

MOST_DICE = 100
"""Loose dice of one look; foreign ones may lie about."""

Space = Annotated[str, Strict(), StringConstraints(pattern=r"^(red|yellow|green|blue)-[1-6]$")]
Spaces = Annotated[tuple[Space, ...], Field(max_length=24)]
Colour = Literal["red", "yellow", "green", "blue", "other", "unknown"]
Pips = Annotated[int, Strict(), Field(ge=1, le=6)]
Side = Literal["bottom", "right", "top", "left"]
Sides = Annotated[tuple[Side, ...], Field(max_length=4)]
Rows = Annotated[float, Strict(), Field(ge=-1000, le=1000, allow_inf_nan=False)]
At = tuple[Rows, Rows]
"""Where a die lies, in rows from the middle of the board."""


class Shown(Form):
    """A die by what it shows; `seat`: where it lies, or who laid it."""

    colour: Colour
    pips: Pips | None
    space: Space | None = None
    seat: Side | None = None
    at: At = (0.0, 0.0)
    confidence: Share = 1.0


Dice = Annotated[tuple[Shown, ...], Field(max_length=MOST_DICE)]


class DieForm(SaidForm):
    """A die that was laid."""

    type: Literal["die"]
    squares: Annotated[Spaces, Field(min_length=1, max_length=1)]
    space: Space | None = None
    colour: Colour | None = None
    pips: Pips | None = None


class DiceJudgeForm(SaidForm):
    """What is no die that was laid."""

    type: JudgeType
    squares: Spaces = ()
    space: Space | None = None
    colour: Colour | None = None
    pips: Pips | None = None
    dice: Dice = ()


class RollForm(SaidForm):
    """Dice beside the board were rolled."""

    type: Literal["roll"]
    dice: Dice = ()


class LooseForm(SaidForm):
    """What lies beside the board; with `squares` what lay there at the stop call, in a picture that shows them."""

    type: Literal["loose"]
    squares: Spaces = ()
    dice: Dice = ()
    unseen: Sides = ()


class DiceLookForm(LookForm):
    """What lies there in a look."""

    laid: Dice = ()
    removed: Dice = ()
    identified: Dice = ()
    loose: Dice | None = None
    hidden: Spaces = ()
    unseen: Sides = ()


class DiceWordForm(LineForm):
    """What people say of a die that was laid."""

    type: Literal["correct_piece", "remove_piece"]
    t: Seconds
    about: About
    kind: Literal["die"]
    squares: Annotated[Spaces, Field(min_length=1, max_length=1)]
    laid: Seconds = 0.0
    player: Word | None = None


class CorrectDieForm(LineForm):
    """What a die shows, where it lies or who laid it, as people say."""

    type: Literal["correct_die"]
    t: Seconds
    about: About
    squares: Annotated[Spaces, Field(min_length=1, max_length=1)]
    laid: Seconds = 0.0
    player: Word | None = None
    colour: Colour | None = None
    pips: Pips | None = None
    space: Space | None = None


class AddDieForm(LineForm):
    """A die on the board that nobody saw but people."""

    type: Literal["add_die"]
    t: Seconds
    player: Word
    space: Space
    colour: Colour
    pips: Pips


class LooseWordForm(LineForm):
    """What people say of a die beside the board: how it was read, and what it is; one of them is there."""

    type: Literal["loose_die"]
    t: Seconds
    was: Shown | None = None
    now: Shown | None = None

    @model_validator(mode="after")
    def _something(self) -> LooseWordForm:
        if self.was is None and self.now is None:
            raise ValueError("speaks of no die")
        return self


DICE_FORMS: tuple[type[LineForm], ...] = (
    DieForm, DiceJudgeForm, RollForm, LooseForm, DiceLookForm, DiceWordForm, CorrectDieForm, AddDieForm, LooseWordForm)
"""The lines that only matches of the dice game hold."""
