"""What the lines of an exported match are made of, and those by which it learned; see `match_export`.

Why it exists: every value that a stranger's file holds has its kind and its bounds. What it does not do: know the other
lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, Strict, StringConstraints, model_validator

from referee.files.forms import Flag, Form

MOST_PLAYERS = 12

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d")
"""How browsers read it, too; Python knows more ways."""


def _moment(text: str) -> str:
    """A time of the log, with the zone that it is in."""
    try:
        aware = MOMENT.match(text) is not None and datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        aware = False
    if not aware:
        raise ValueError("is no time like 2026-01-31T20:15:00.000+00:00")
    return text


def _printable(text: str) -> str:
    if "\0" in text:
        raise ValueError("holds a letter that no text has")
    return text


Word = Annotated[str, Strict(), StringConstraints(max_length=60), AfterValidator(_printable)]
Name = Annotated[str, Strict(), StringConstraints(max_length=200), AfterValidator(_printable)]
Text = Annotated[str, Strict(), StringConstraints(max_length=2000), AfterValidator(_printable)]
Moment = Annotated[str, Strict(), StringConstraints(max_length=40), AfterValidator(_moment)]
Square = Annotated[str, Strict(), StringConstraints(pattern=r"^r(0|[1-9]\d{0,2})c(0|[1-9]\d{0,2})$")]
Picture = Annotated[str, Strict(), StringConstraints(pattern=r"^[0-9a-f]{64}\.jpg$")]
Seconds = Annotated[float, Strict(), Field(ge=-1e7, le=1e7, allow_inf_nan=False)]
Number = Annotated[float, Strict(), Field(ge=-1e9, le=1e9, allow_inf_nan=False)]
Whole = Annotated[int, Strict(), Field(ge=0, le=10**9)]
Share = Annotated[float, Strict(), Field(ge=0, le=1, allow_inf_nan=False)]
Scalar = Flag | Annotated[int, Strict(), Field(ge=-10**9, le=10**9)] | Number | Name | None
Some = Annotated[tuple[Scalar, ...], Field(max_length=400)]
Value = Scalar | Annotated[tuple[Scalar | Some, ...], Field(max_length=400)]
Params = Annotated[dict[Word, Value], Field(max_length=30)]
About = Annotated[tuple[Whole, ...], Field(max_length=400)]
Squares = Annotated[tuple[Square, ...], Field(max_length=1000)]
Corner = tuple[Number, Number]


def side_by_side(kind: str, squares: Sequence[str], colours: Sequence[str]) -> None:
    """`ValueError` where a piece does not lie as such a piece can."""
    if len(squares) != (2 if kind == "card" else 1):
        raise ValueError(f"is no {kind}: it lies on {len(squares)} squares")
    if colours and len(colours) != len(squares):
        raise ValueError("has another number of colours than of squares")
    if kind == "card":
        (r0, c0), (r1, c1) = (map(int, square[1:].split("c")) for square in squares)
        if abs(r0 - r1) + abs(c0 - c1) != 1:
            raise ValueError("is no card: its squares are not side by side")


class LineForm(Form):
    """What every line of the log may have. `by`: people said it, on a screen called `device`."""

    seq: Annotated[int, Strict(), Field(ge=1, le=10**9)]
    recorded_at: Moment
    t: Seconds | None = None
    frame: Whole | None = None
    by: Literal["people"] | None = None
    device: Word | None = None


class AskedPiece(Form):
    """A piece of a question, by where it lies; `laid`: when, in an answer."""

    kind: Literal["card", "joker"]
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    laid: Seconds = 0.0

    @model_validator(mode="after")
    def _whole(self) -> AskedPiece:
        side_by_side(self.kind, self.squares, ())
        return self


Asked = Annotated[tuple[AskedPiece, ...], Field(max_length=20)]


class Beside(Form):
    """A taught piece that a question compares with, by its id in the set."""

    player: Word
    example: Word


class AskedForm(LineForm):
    """A question to the people; without pieces it takes the last one back."""

    type: Literal["asked"]
    t: Seconds
    pieces: Asked
    candidates: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    likely: Flag = False
    again: Flag = False
    other: Word | None = None
    evidence: Annotated[tuple[Picture, ...], Field(max_length=8)] = ()
    beside: Annotated[tuple[Beside, ...], Field(max_length=4)] = ()


class AnswerForm(LineForm):
    """What people said of the pieces of a question; no player: they are not sure. `sure`: the question supposed it."""

    type: Literal["answer"]
    t: Seconds
    about: Annotated[About, Field(min_length=1)]
    player: Word | None = None
    sure: Flag
    pieces: Asked


class LearnedForm(LineForm):
    """An example for the set."""

    type: Literal["learned"]
    kind: Literal["card", "joker", "token"]
    player: Word | None = None
    place: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    on: Annotated[tuple[Word, ...], Field(max_length=2)] = ()
    sides: Annotated[tuple[Annotated[int, Strict(), Field(ge=0, le=3)], ...], Field(max_length=2)] = ()
    colours: Annotated[tuple[Word | Literal[""], ...], Field(max_length=2)] = ()
    rise: Share = 0.0
    how: Literal["agreed", "answer", "play"]
    about: About = ()
    evidence: Annotated[tuple[Picture, ...], Field(min_length=1, max_length=2)]

    @model_validator(mode="after")
    def _whole(self) -> LearnedForm:
        n, card = len(self.squares), self.kind == "card"
        if len(self.evidence) != n or len(self.sides) != (n if card else 0) or len(self.colours) != len(self.sides):
            raise ValueError("has another number of pictures, sides or colours than of squares")
        if self.kind != "token" and (len(self.on) != n or self.player is None):
            raise ValueError("says neither whose it is nor on what it lies")
        return self


class ForgetForm(LineForm):
    """An example is to be forgotten."""

    type: Literal["forget"]
    example: Name
