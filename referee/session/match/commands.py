"""What screens may ask for: every command's fields, checked before anything is done.

Why it exists: a screen may send anything; only what has the right form goes on to whoever carries it out. The models
are the one description of the commands, and give the JSON Schema in the docs; those of a game are its own
(`Sight.words`). What it does not do: carry them out.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    FiniteFloat,
    StrictBool,
    StrictFloat,
    StrictInt,
    ValidationError,
    WithJsonSchema,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from referee.games.api.words import Command as Command
from referee.games.api.words import CommandError as CommandError
from referee.games.api.words import Number, Seat, Text
from referee.games.registry import LIVE, forms, teachable
from referee.i18n.said import Said

Decision = Literal["mistake", "allowed", "undecided"]


class NotAllowedError(CommandError):
    """Whoever asked may not; somebody else may."""


class FieldsError(CommandError):
    """A command that does not exist, or with other fields than it has."""


class Sitting(BaseModel):
    """Who sits where at the start."""

    model_config = ConfigDict(extra="forbid")
    name: Text = ""
    seat: Seat


class NewMatch(Command):
    """`document`: one of the rule documents. `camera`: whether the camera in use watches it."""

    document: Text
    people: Annotated[list[Sitting], Field(max_length=12)]
    rounds: Annotated[StrictInt, Field(ge=0, le=99)] | None = None
    target: Annotated[StrictInt, Field(ge=0, le=100_000)] = 0
    minutes: Annotated[StrictInt, Field(ge=0, le=1440)] = 0
    options: dict[str, Any] = Field(default={})
    brought: dict[str, dict[str, Number]] = Field(default={})
    camera: StrictBool = True


class OpenMatch(Command):
    match: Number


class DeleteMatch(Command):
    match: Number


class Rematch(Command):
    """The same people, set-up and house rules again; player boards carry over where the rules say so."""


class EndMatch(Command):
    """No further round is played."""


class ReopenMatch(Command):
    """Play goes on after all."""


class Start(Command):
    """The round begins."""


class Unstart(Command):
    """The round had not begun: what was seen of it does not count."""


class Stop(Command):
    """Somebody called stop: time is frozen; who it was is said by `call`."""


class Call(Command):
    """Who called stop, or that nobody could lay (`end`); said again, it corrects the first."""

    player: Seat | None = None
    end: Text | None = None


class Resume(Command):
    """The stop call was a slip."""


class Pause(Command):
    """Play rests: the round's clock stands and nothing is refereed; or it goes on."""

    paused: StrictBool


class NextRound(Command):
    """`round`: the number of the round that ends, so that a double tap ends one round only."""

    round: Number


class ShowStep(Command):
    """After the stop somebody went on to this step: the television goes with them. Nothing is logged."""

    step: Literal["check", "count", "score", "do_now", "match_end"]


class CallHost(Command):
    """Call the club's host to this table, and why if that is said; or no longer. Nothing is logged."""

    calls: StrictBool
    text: Text = ""


class Overrule(Command):
    finding: Number
    decision: Decision | None


class Counting(Command):
    """What a player counted; None takes a count back.

    `was`: what had been counted when this was said, None for nothing, where it goes on from that. So do a step, and a
    word said a second time: they count only if that still stands.
    """

    player: Seat
    counts: Annotated[dict[Annotated[str, Field(max_length=40)], StrictBool | Number | None], Field(max_length=40)]
    was: Annotated[dict[Annotated[str, Field(max_length=40)], Number | None], Field(max_length=40)] | None = None


class RoundFlag(Command):
    """Something that holds for the round as a whole."""

    flag: Text
    value: StrictBool | list[Seat] | None


class Answer(Command):
    """Whose the pieces of the open `question` are; None: nobody is sure."""

    question: Number
    owner: Seat | None = None


class Forget(Command):
    """An example that was learned in play is to be forgotten; `example`: its name."""

    example: Annotated[str, Field(min_length=1, max_length=100)]


class Undo(Command):
    """`event`: the number of a word of people; the newest one if none is named."""

    event: Number | None = None


MOST_POINTS = 100_000
"""Points with which somebody may begin, for or against them."""


def _points(start: float | str) -> float | str:
    if isinstance(start, str) or -MOST_POINTS <= start <= MOST_POINTS:
        return start
    if start < 0:
        raise PydanticCustomError("greater_than_equal", "too few", {"ge": -MOST_POINTS})
    raise PydanticCustomError("less_than_equal", "too many, or no number", {"le": MOST_POINTS})


class Join(Command):
    name: Text
    seat: Seat
    start: Annotated[StrictInt | StrictFloat | Literal["average"], AfterValidator(_points)] = 0


class Leave(Command):
    person: Text


class Rename(Command):
    person: Text
    name: Text


class Reseat(Command):
    """Sets are exchanged: person -> seat."""

    seats: Annotated[dict[str, Seat], Field(min_length=1, max_length=12)]


class Camera(Command):
    """Another camera, or none."""

    source: Annotated[str, Field(max_length=500)] | None


class RetryCamera(Command):
    """Try the camera again."""


def _live(game: str) -> str:
    if game and game not in LIVE:
        raise ValueError(f"it must be one of {', '.join(LIVE)}")
    return game


class Learn(Command):
    """Learn the empty board from what the camera shows now. `game`: whose; that of the match unless it is said."""

    game: Annotated[str, AfterValidator(_live), WithJsonSchema({"enum": [*LIVE], "type": "string"})] = ""


def _named(kind: str) -> str:
    if kind not in (known := teachable()):
        raise ValueError(f"it must be one of {', '.join(known)}")
    return kind


class Taught(BaseModel):
    """A piece on the picture that people name."""

    model_config = ConfigDict(extra="forbid")
    kind: Annotated[str, AfterValidator(_named), WithJsonSchema({"enum": list(teachable()), "type": "string"})]
    at: Annotated[list[FiniteFloat], Field(min_length=2, max_length=2)]
    owner: Seat | None = None


class Teach(Command):
    """Learn how the pieces of this set look; kept by `name`. `colours`: what the table calls colours -> their names."""

    pieces: Annotated[list[Taught], Field(min_length=1, max_length=80)]
    name: Text = ""
    colours: Annotated[dict[Text, Text], Field(max_length=16)] = Field({})


class Demo(Command):
    """Play the sample round of a game as a match."""

    game: Annotated[str, Field(max_length=40)] = "board"


class DemoPause(Command):
    paused: StrictBool


class DemoStep(Command):
    """Go on to the next thing that happens, and pause again."""


class MakeFilm(Command):
    """Make the film of a round, with the verdicts in a language."""

    match: Number
    round: Number
    language: Text = "en"


class KeepPictures(Command):
    """Keep the pictures of rounds from now on, for their films, or no longer."""

    keep: StrictBool


class DeletePictures(Command):
    """Delete all kept pictures and all films."""


OF_GAMES = forms()
"""What people may say in some game or other (`Sight.words`)."""

COMMANDS: dict[str, type[Command]] = {
    "new_match": NewMatch, "open_match": OpenMatch, "delete_match": DeleteMatch, "rematch": Rematch,
    "end_match": EndMatch, "reopen_match": ReopenMatch, "start": Start, "unstart": Unstart, "stop": Stop, "call": Call,
    "resume": Resume, "pause": Pause, "next_round": NextRound, "show_step": ShowStep, "call_host": CallHost,
    "overrule": Overrule, "count": Counting,
    "round_flag": RoundFlag, **OF_GAMES, "answer": Answer, "forget": Forget, "undo": Undo,
    "join": Join, "leave": Leave, "rename": Rename, "reseat": Reseat, "camera": Camera,
    "retry_camera": RetryCamera, "learn": Learn, "teach": Teach, "demo": Demo, "demo_pause": DemoPause,
    "demo_step": DemoStep, "make_film": MakeFilm, "keep_pictures": KeepPictures, "delete_pictures": DeletePictures,
}

AT_TABLE = frozenset(OF_GAMES) | {
    "start", "unstart", "stop", "call", "resume", "pause", "next_round", "show_step", "overrule", "count", "round_flag",
    "call_host", "answer", "forget", "undo", "end_match", "reopen_match", "retry_camera"}
"""What people at the table say of the match in play. All else is for whoever hosts the evening: other matches, who
plays, the camera, teaching, the demo."""


def parse(name: str, fields: Any) -> Command:
    """The command of that name; `FieldsError` with one sentence for an unknown one or for wrong fields."""
    model = COMMANDS.get(name)
    if model is None:
        raise FieldsError("command-unknown", name=f"{name!r}", commands=list(COMMANDS))
    try:
        return model.model_validate(fields)
    except ValidationError as e:
        first = e.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise FieldsError(_wrong(name, where, first)) from e


def _wrong(name: str, where: str, first: ErrorDetails) -> Said:
    """What is wrong with a field: in our words for what people can type, in pydantic's for what only programs send."""
    limits = first.get("ctx", {})
    if first["type"] == "less_than_equal":
        return Said("command-most", field=where, n=limits["le"])
    if first["type"] == "greater_than_equal":
        return Said("command-least", field=where, n=limits["ge"])
    if first["type"] == "string_too_long":
        return Said("command-long", field=where, n=limits["max_length"])
    return Said("command-wrong", name=name, field=where or name, why=first["msg"])
