"""The state that screens follow, as types: what stands in the JSON of `Screens`, key by key.

Why it exists: the page is written in another language, and is checked against these types
(`referee/web/static/types/state.d.ts` is made of them). What it does not do: make a state (`view`, `live.evening`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from referee.session.shown.table_state import AtStop as AtStop
from referee.session.shown.table_state import Bare as Bare
from referee.session.shown.table_state import LooseDie as LooseDie
from referee.session.shown.table_state import Picture as Picture
from referee.session.shown.table_state import Piece as Piece
from referee.session.shown.table_state import Pile as Pile
from referee.session.shown.table_state import ReadCard as ReadCard
from referee.session.shown.table_state import Spots, Table

Points = int | float
Phase = Literal["waiting", "running", "stopping", "stopped"]


class HouseRule(TypedDict):
    option: str
    choice: str
    text: str


class Match(TypedDict):
    """What was agreed (`view.match_view`)."""

    id: int
    game: str
    edition: str
    document: str
    rounds: int
    target: int
    minutes: int
    over: bool
    seat_word: str
    seats: list[str]
    places: list[str]
    ends: list[str]
    by_hand: bool
    camera: bool
    tables: list[str]
    house_rules: list[HouseRule]
    tokens: int
    late_average: bool
    time_up: NotRequired[bool]


class Round(TypedDict):
    number: int
    phase: Phase
    paused: bool
    caller: str | None
    end: str | None
    started: float | None
    stopped: float | None
    ends_match: bool
    clock_s: NotRequired[float | None]
    past: NotRequired[bool]
    """A later one was begun; only of a round that is told by itself (`told.one_round`)."""


class Person(TypedDict):
    """Somebody who plays or played in the match; who left has no seat."""

    id: str
    name: str
    seat: str | None
    since: int
    left: int | None
    total: Points
    start: Points | str


class Player(TypedDict):
    """Somebody of this round. What only some games count may be missing."""

    seat: str
    frame: str
    name: str
    person: str | None
    counted: bool
    asked: bool
    total: Points
    points: Points | None
    place: int | None
    left: NotRequired[int | None]
    left_unclear: NotRequired[int]
    laid: NotRequired[int]
    tableau: NotRequired[int]
    jokers_used: NotRequired[int]
    jokers_left: NotRequired[int]
    mistake: NotRequired[bool | None]
    role: NotRequired[str | None]
    chips: NotRequired[int]
    to_tableau: NotRequired[int]
    tableau_after: NotRequired[int]
    next_hand: NotRequired[int]


class Answer(TypedDict):
    """What the table may say of a finding, and what the score does then."""

    decision: str
    label: str
    effect: str


class Place(TypedDict):
    squares: Spots
    token: NotRequired[Any]


class LegalHere(TypedDict):
    """Where it would have fitted."""

    key: str
    params: dict[str, Any]
    text: str
    places: list[Place]
    token: NotRequired[Spots]


Finding = TypedDict("Finding", {
    "seq": int, "class": str, "rule": str | None, "t": float | None, "player": str | None, "name": str, "deed": str,
    "why": str, "effect": str, "text": str | None, "rule_title": str, "rule_text": str,
    "legal_here": LegalHere | None, "squares": Spots, "evidence": list[Picture], "piece": int | None, "cleared": bool,
    "cleared_text": str, "decision": str | None, "open": bool, "answers": list[Answer],
    "kind": Literal["incident", "question", "done"], "cleared_ago_s": NotRequired[float | None]})


class Status(TypedDict):
    look: int
    ask: int


class ScoreLine(TypedDict):
    seat: str
    points: Points
    place: int | None
    why: str


class ScoredRound(TypedDict):
    number: int
    points: dict[str, Points]


class Score(TypedDict):
    final: bool
    problem: str
    lines: list[ScoreLine]
    rounds: list[ScoredRound]
    winners: list[str]
    removed_each: NotRequired[int]


class Field(TypedDict):
    """A number that people count, or with `bool` a yes or no."""

    name: str
    label: str
    min: int
    max: int
    optional: bool
    bool: bool


class Value(TypedDict):
    """`value`: counted by people; `preset`: seen by the camera; `max`: the largest that it can be in this round."""

    value: int | None
    preset: int | None
    counted: bool
    max: int


class Flag(TypedDict):
    name: str
    label: str
    seats: bool
    value: Any


class Form(TypedDict):
    fields: list[Field]
    values: dict[str, dict[str, Value]]
    flags: list[Flag]
    problem: str


class Task(TypedDict):
    player: str | None
    text: str


class Sentence(TypedDict):
    text: str


LogLine = TypedDict("LogLine", {
    "seq": int, "type": str, "text": str, "t": NotRequired[float], "class": NotRequired[str], "rule": NotRequired[str],
    "rule_title": NotRequired[str], "rule_text": NotRequired[str], "player": NotRequired[str],
    "squares": NotRequired[Spots], "decision": NotRequired[str], "about": NotRequired[list[int]],
    "end": NotRequired[str], "counts": NotRequired[dict[str, int | None]], "by": NotRequired[str],
    "device": NotRequired[str], "act": NotRequired[str], "kind": NotRequired[str], "colours": NotRequired[list[Any]],
    "from": NotRequired[str], "to": NotRequired[str], "flag": NotRequired[str], "value": NotRequired[Any],
    "pile": NotRequired[int | None],
    "undone": NotRequired[bool], "undoable": NotRequired[bool]})


class AskedPiece(TypedDict):
    kind: str
    squares: Spots
    seq: int | None


class Choice(TypedDict):
    seat: str
    label: str
    yes: bool


class Compared(TypedDict):
    seat: str
    name: str
    picture: str


class Question(TypedDict):
    """Whose are these pieces? (`question.question_view`)"""

    seq: int
    t: float | None
    text: str
    again: bool
    pieces: list[AskedPiece]
    squares: Spots
    pictures: list[str]
    answers: list[Choice]
    beside: list[Compared]


class Example(TypedDict):
    name: str
    kind: str
    player: str | None
    how: str
    picture: str


class Learned(TypedDict):
    """What the referee has learned from people while they played."""

    n: int
    examples: list[Example]
    problem: str


class Undo(TypedDict):
    seq: int
    text: str
    left_s: float


class Storage(TypedDict):
    text: str
    lines: int
    pictures: int


class AtClub(TypedDict):
    """The club that this table belongs to. `text`: that it does not hear this table, empty where it does.

    `help`: the table's call for the host, with `calls` whether there is one, and `answered` whether the host comes.
    """

    name: str
    text: str
    calls: bool
    help: str
    answered: bool


class Seen(TypedDict):
    """What a screen shows; it hands this back with every command (`stale`)."""

    match: int | None
    round: int | None
    version: int
    live: bool
    setting: int


class Check(TypedDict):
    name: str
    ok: bool
    text: str
    value: NotRequired[float]
    unit: NotRequired[str]
    needed: NotRequired[float | None]


class Demo(TypedDict):
    paused: bool


class Camera(TypedDict):
    state: str
    text: str
    hint: str


class Source(TypedDict):
    name: str
    label: str
    state: str
    text: str
    t: float
    fps: float | None
    delay_s: float
    playing: bool


class Scene(TypedDict):
    """`seq`: the finding that is shown first; `seqs`: all that wait to be shown, oldest first."""

    name: str
    seq: NotRequired[int]
    seqs: NotRequired[list[int]]


class Step(TypedDict):
    """To which step after the stop somebody went on last."""

    match: int
    round: int
    name: Literal["check", "count", "score", "do_now", "match_end"]


class State(TypedDict):
    """All of it. Without a match `match`, `round`, `score`, `form` and `learned` are null."""

    match: Match | None
    round: Round | None
    people: list[Person]
    players: list[Player]
    findings: list[Finding]
    status: Status
    score: Score | None
    form: Form | None
    do_now: list[Task]
    next_time: list[Sentence]
    setup: list[Sentence]
    log: list[LogLine]
    question: Question | None
    learned: Learned | None
    table: Table
    undo: Undo | None
    storage: Storage | None
    club: AtClub | None
    seen: Seen
    checks: list[Check]
    doing: str
    frame: int
    demo: Demo | None
    camera: Camera
    source: Source
    scene: Scene
    step: Step | None
