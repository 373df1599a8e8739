"""The lines of an exported match that every game has: of judge, camera, clock and people.

Why it exists: a file of a stranger becomes a match beside one's own. What it does not do: know what only one game says
(`Sight.forms`), or read files.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, Strict, model_validator

from referee.files.forms import Flag, Form
from referee.files.lines.values import (
    MOST_PLAYERS,
    About,
    Corner,
    LineForm,
    Name,
    Number,
    Params,
    Picture,
    Seconds,
    Share,
    Spots,
    Text,
    Value,
    Whole,
    Word,
)


class Alternative(Form):
    """What would have been legal instead."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Value]

    key: Word
    params: Params


class Cutting(Form):
    """A picture that proves something, with its size and the outlines of what it is about."""

    name: Picture
    width: Whole | None = None
    height: Whole | None = None
    outline: Annotated[tuple[Annotated[tuple[Corner, ...], Field(max_length=200)], ...], Field(max_length=400)] = ()


class SaidForm(LineForm):
    """What the judge, the camera or the clock says."""

    player: Word | None = None
    squares: Annotated[Spots, Field(max_length=400)] = ()
    colours: Annotated[tuple[Word, ...], Field(max_length=400)] = ()
    candidates: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    class_: Literal["legal", "violation", "house_rule", "unclear", "info"] | None = Field(None, alias="class")
    rule: Word | None = None
    rule_title: Name | None = None
    rule_text: Text | None = None
    key: Word | None = None
    params: Params = Field(default_factory=dict)
    text: Text | None = None
    confidence: Share | None = None
    evidence: Annotated[tuple[Picture | Cutting, ...], Field(max_length=8)] = ()
    pictures: Annotated[tuple[Cutting, ...], Field(max_length=8)] = ()
    about: About = ()
    legal_here: Alternative | None = None
    end: Word | None = None
    seconds: Seconds | None = None
    width: Whole | None = None
    height: Whole | None = None


JudgeType = Literal["removed", "finding", "round_start", "stop", "resume", "cleared", "hand", "table_moved",
                    "picture_size", "picture_damaged", "picture_back", "source_lost", "source_back", "waiting",
                    "ended", "skipped", "truncated"]


class JudgeForm(SaidForm):
    """What is no piece that was laid; people say `round_start`, `stop` and `resume` as well."""

    type: JudgeType


class WatchedForm(LineForm):
    """How a session looks at a round."""

    type: Literal["watched"]
    looks: Annotated[int, Strict(), Field(ge=1, le=1000)] = 1
    timed: Flag = True
    live: Flag = True


class PlainForm(LineForm):
    """What has nothing more to say."""

    type: Literal["rejudged", "unstart", "match_end", "match_reopened"]


class PauseForm(LineForm):
    """Play rests, or goes on."""

    type: Literal["pause"]
    paused: Flag


class CallForm(LineForm):
    type: Literal["call"]
    player: Word | None = None
    end: Word | None = None


class OverruleForm(LineForm):
    type: Literal["overrule"]
    about: About
    decision: Literal["mistake", "allowed", "undecided"] | None


class UndoForm(LineForm):
    type: Literal["undo"]
    about: About


class PlayersForm(LineForm):
    type: Literal["players"]
    players: Annotated[dict[Word, Name], Field(max_length=MOST_PLAYERS)]


class PersonForm(Form):
    """Somebody of a match."""

    id: Word
    name: Name
    seat: Word | None
    since: Whole = 1
    left: Whole | None = None
    start: Annotated[int, Strict(), Field(ge=-10**6, le=10**6)] | Number | Literal["average"] = 0


People = Annotated[tuple[PersonForm, ...], Field(max_length=60)]


class PeopleForm(LineForm):
    type: Literal["people"]
    act: Literal["join", "leave", "rename", "reseat"]
    from_: Whole = Field(alias="from")
    people: People


class CountForm(LineForm):
    """What a player counted; older logs have `left` alone."""

    type: Literal["count"]
    player: Word
    counts: Annotated[dict[Word, Whole | None], Field(max_length=20)] = Field(default_factory=dict)
    left: Whole | None = None

    @model_validator(mode="before")
    @classmethod
    def _something(cls, data: Any) -> Any:
        if isinstance(data, dict) and not data.keys() & {"counts", "left"}:
            raise ValueError("counts nothing")
        return data


class FlagForm(LineForm):
    type: Literal["round_flag"]
    flag: Word
    value: Flag | Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] | None


class OwnerForm(LineForm):
    """Whose a piece is; of older logs."""

    type: Literal["owner"]
    t: Seconds
    about: About
    player: Word
    kind: Word | None = None
    squares: Annotated[Spots, Field(max_length=20)] = ()
    laid: Seconds = 0.0


class PieceForm(LineForm):
    """What people say of a piece that was seen."""

    type: Literal["correct_piece", "remove_piece"]
    t: Seconds
    about: About
    kind: Word
    squares: Annotated[Spots, Field(min_length=1, max_length=20)]
    laid: Seconds = 0.0
    player: Word | None = None


class LookForm(LineForm):
    """What the judge was shown; what lies there is a game's own."""

    type: Literal["look"]
    t: Seconds
    frame: Whole
    pictures: Annotated[tuple[Word, ...], Field(max_length=8)] = ()
    looks: Annotated[int, Strict(), Field(ge=1, le=1000)] = 1
    blind: Flag = False


class ForgetForm(LineForm):
    """An example is to be forgotten."""

    type: Literal["forget"]
    example: Name


COMMON_FORMS: tuple[type[LineForm], ...] = (
    JudgeForm, WatchedForm, PlainForm, PauseForm, CallForm, OverruleForm, UndoForm, PlayersForm, PeopleForm, CountForm,
    FlagForm, OwnerForm, PieceForm, ForgetForm)
