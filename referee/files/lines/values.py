"""The kinds and bounds of every value in an exported match, and what every line of it may have.

Why it exists: every value that a stranger's file holds has its kind and its bounds. What it does not do: know lines.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, Strict, StringConstraints

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
Spot = Annotated[str, Strict(), StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,39}$")]
"""The name of a spot of any table; whether this one has it is for `session` to try."""
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
Spots = Annotated[tuple[Spot, ...], Field(max_length=1000)]
Corner = tuple[Number, Number]


class LineForm(Form):
    """What every line of the log may have. `by`: people said it, on a screen called `device`."""

    seq: Annotated[int, Strict(), Field(ge=1, le=10**9)]
    recorded_at: Moment
    t: Seconds | None = None
    frame: Whole | None = None
    by: Literal["people"] | None = None
    device: Word | None = None
    type: str
