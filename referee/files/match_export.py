"""The form of an exported match (`referee export`), whole or line by line: what may be read in again.

Why it exists: a file of a stranger becomes a match beside one's own, so every value that anything later reads has its
kind and its bounds here. The lines are those that `watch` and people write. What it does not do: read files (`store`),
or know whether a match can be played back (`session` tries it before anything is kept).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, Strict, model_validator

from referee.files.forms import Flag, Form
from referee.files.match_lines import (
    MOST_PLAYERS,
    About,
    AnswerForm,
    AskedForm,
    Corner,
    ForgetForm,
    LearnedForm,
    LineForm,
    Moment,
    Name,
    Number,
    Params,
    Picture,
    Scalar,
    Seconds,
    Share,
    Square,
    Squares,
    Text,
    Value,
    Whole,
    Word,
    side_by_side,
)

MOST_ROUNDS = 300
MOST_EVENTS = 100_000
"""Events of one match: an evening has some thousands, looks of a camera among them."""
MOST_LINES = 20_000
"""Lines of one round without looks."""
MOST_SAID = 2000
"""Lines that the judge says of one round before it is asked anew; a full table has 72 pieces."""


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
    outline: Annotated[tuple[Annotated[tuple[Corner, ...], Field(max_length=8)], ...], Field(max_length=400)] = ()


class Move(Form):
    """Where a token came from and went to."""

    from_: Square | None = Field(None, alias="from")
    to: Square | None = None


class SaidForm(LineForm):
    """What the judge, the camera or the clock says."""

    player: Word | None = None
    squares: Annotated[Squares, Field(max_length=400)] = ()
    colours: Annotated[tuple[Word, ...], Field(max_length=400)] = ()
    candidates: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    token: Move | None = None
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


class JudgeForm(SaidForm):
    """What is no piece that was laid; people say `round_start`, `stop` and `resume` as well."""

    type: Literal["token", "removed", "finding", "round_start", "stop", "resume", "hand", "table_moved", "picture_size",
                  "picture_damaged", "picture_back", "source_lost", "source_back", "waiting", "ended", "skipped",
                  "truncated"]


class LaidForm(SaidForm):
    """A piece that was laid."""

    type: Literal["card", "joker"]
    squares: Annotated[Squares, Field(min_length=1, max_length=2)]


class SeenPiece(Form):
    """A piece as a look shows it."""

    kind: Literal["card", "joker"]
    owner: Word
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    colours: Annotated[tuple[Word, ...], Field(max_length=2)] = ()
    candidates: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    confidence: Share

    @model_validator(mode="after")
    def _whole(self) -> SeenPiece:
        side_by_side(self.kind, self.squares, self.colours)
        return self


Seen = Annotated[tuple[SeenPiece, ...], Field(max_length=400)]


class LookForm(LineForm):
    """What the judge was shown."""

    type: Literal["look"]
    t: Seconds
    frame: Whole
    laid: Seen = ()
    removed: Seen = ()
    identified: Seen = ()
    tokens: Squares = ()
    hidden: Squares = ()
    unsettled: Squares = ()
    half_seen: Squares = ()
    behind: Squares = ()
    pictures: Annotated[tuple[Word, ...], Field(max_length=8)] = ()
    looks: Annotated[int, Strict(), Field(ge=1, le=1000)] = 1
    blind: Flag = False


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
    kind: Literal["card", "joker"] | None = None
    squares: Annotated[tuple[Square, ...], Field(max_length=2)] = ()
    laid: Seconds = 0.0


class PieceForm(LineForm):
    """What people say of a piece that was seen."""

    type: Literal["correct_piece", "remove_piece"]
    t: Seconds
    about: About
    kind: Literal["card", "joker"]
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    laid: Seconds = 0.0
    player: Word | None = None
    colours: Annotated[tuple[Word, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _whole(self) -> PieceForm:
        side_by_side(self.kind, self.squares, self.colours)
        return self


class AddForm(LineForm):
    """A piece that nobody saw but people."""

    type: Literal["add_piece"]
    t: Seconds
    kind: Literal["card", "joker"]
    player: Word
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    colours: Annotated[tuple[Word, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _whole(self) -> AddForm:
        side_by_side(self.kind, self.squares, self.colours)
        return self


class TokenForm(LineForm):
    type: Literal["token_at"]
    t: Seconds
    from_: Square | None = Field(None, alias="from")
    to: Square | None = None


Line = Annotated[
    JudgeForm | LaidForm | LookForm | WatchedForm | PlainForm | PauseForm | CallForm | OverruleForm | UndoForm
    | PlayersForm | PeopleForm | CountForm | FlagForm | OwnerForm | PieceForm | AddForm | TokenForm | AskedForm
    | AnswerForm | LearnedForm | ForgetForm, Field(discriminator="type")]


class PlayedForm(Form):
    """A round."""

    number: Annotated[int, Strict(), Field(ge=1, le=MOST_ROUNDS)]
    created_at: Moment
    events: tuple[Line, ...]

    @model_validator(mode="after")
    def _bounded(self) -> PlayedForm:
        seen = [line for line in self.events if line.type not in ("look", "watched")]
        if len(seen) > MOST_LINES:
            raise ValueError(f"has {len(seen)} lines; a round has at most {MOST_LINES}")
        said = added = 0
        for line in seen:
            said = 0 if line.type == "rejudged" else said + (line.by is None)
            added += isinstance(line, AddForm | SaidForm) and line.by is not None
            if max(said, added) > MOST_SAID:
                raise ValueError(f"has more than {MOST_SAID} words of the judge")
        return self


Limit = Annotated[int, Strict(), Field(ge=0, le=100_000)]


Brought = Annotated[dict[Word, Whole], Field(max_length=MOST_PLAYERS)]


class OptionsForm(Form):
    """What was agreed: game, limits, people, and the house rules by their names."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Scalar | Brought]

    game: Word = "board"
    rounds: Limit | None = None
    target: Limit | None = None
    minutes: Limit | None = None
    people: People | None = None


class FilesForm(Form):
    """The learned table, and whether the match is the sample round."""

    table: dict[str, Any] | None = None
    demo: Literal[True] | None = None


class MatchForm(Form):
    """An exported match. `files`: what is kept with it; the camera it was played with is of another computer."""

    created_at: Moment
    edition: Word
    players: Annotated[dict[Word, Name], Field(max_length=MOST_PLAYERS)]
    options: OptionsForm
    files: FilesForm
    rounds: Annotated[tuple[PlayedForm, ...], Field(max_length=MOST_ROUNDS)]
