"""What people say about a round in play, turned into lines of the log.

Why it exists: a command has the right form (`commands`), but makes sense only at some moments; only then it becomes an
event. Everything people say is an event, so that it can be undone. What it does not do: write the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.games.api import lines as log
from referee.games.api.game import Game
from referee.games.api.lines import Line
from referee.games.api.standing import Standing
from referee.games.api.words import Command, CommandError, Round, Word
from referee.session.match import commands as c
from referee.session.match.commands import FieldsError
from referee.session.match.log.round_log import RoundLog
from referee.values.common import Table

UNDOABLE = (log.RoundStart | log.Stop | log.Call | log.Resume | log.Overrule | log.Owner | log.Count | log.RoundFlag
            | log.CorrectPiece | log.RemovePiece | log.AddPiece | log.Own | log.Answer | log.Forget | log.People
            | log.MatchEnd | log.MatchReopened)
"""What people may take back. A round that was begun stays begun; going back over it is `unstart`."""


@dataclass(frozen=True)
class RoundOf(Round):
    """The round people speak of, and its game."""

    game: Game = field(kw_only=True)


def round_of(game: Game, standing: Standing, table: Table | None) -> RoundOf:
    return RoundOf(game.seats, game.seat_word, standing, table, game=game)


def start(at: RoundOf, said: c.Start) -> Line:
    if at.standing.phase != "waiting":
        raise CommandError("round-begun")
    return log.RoundStart()


def unstart(at: RoundOf, said: c.Unstart) -> Line:
    if at.standing.phase == "waiting":
        raise CommandError("round-not-begun")
    return log.Unstart()


def stop(at: RoundOf, said: c.Stop) -> Line:
    at.begun()
    if at.standing.phase != "running":
        raise CommandError("round-stopped")
    return log.Stop()


def call(at: RoundOf, said: c.Call) -> Line:
    at.begun()
    if at.standing.phase == "running":
        raise CommandError("round-no-stop")
    called = at.game.ends[0]
    end = said.end or called
    if end not in at.game.ends:
        raise CommandError("round-end-unknown", ends=" or ".join(at.game.ends), end=f"{end!r}")
    if end == called:
        if said.player is None:
            raise CommandError("round-no-caller")
        at.plays(said.player)
    return log.Call(player=said.player if end == called else None, end=end)


def resume(at: RoundOf, said: c.Resume) -> Line:
    if at.standing.phase not in ("stopping", "stopped"):
        raise CommandError("round-not-stopped")
    return log.Resume()


def pause(at: RoundOf, said: c.Pause) -> Line:
    at.begun()
    if at.standing.phase != "running":
        raise CommandError("round-stopped")
    if at.standing.paused == said.paused:
        raise CommandError("round-paused" if said.paused else "round-not-paused")
    return log.Pause(paused=said.paused)


def overrule(at: RoundOf, said: c.Overrule) -> Line:
    if at.standing.finding(said.finding) is None:
        raise CommandError("round-no-finding", finding=said.finding)
    return log.Overrule(about=(said.finding,), decision=said.decision)


def count(at: RoundOf, said: c.Counting) -> Line:
    if at.standing.phase != "stopped":
        raise CommandError("round-count-early")
    at.plays(said.player)
    fields = {field.name: field for field in at.game.fields}
    for name, value in said.counts.items():
        field = fields.get(name)
        if field is None:
            raise CommandError("round-not-counted", name=f"{name!r}", counted=", ".join(fields))
        if value is not None and not field.min <= int(value) <= field.max:
            raise CommandError("round-count-range", name=name, least=field.min, most=field.max)
    counts = {name: None if value is None else int(value) for name, value in said.counts.items()}
    return log.Count(player=said.player, counts=counts)


def round_flag(at: RoundOf, said: c.RoundFlag) -> Line:
    if said.flag not in {flag.name for flag in at.game.flags}:
        raise CommandError("round-no-flag", flag=f"{said.flag!r}")
    for seat in said.value if isinstance(said.value, list) else ():
        at.plays(seat)
    return log.RoundFlag(flag=said.flag, value=said.value)


def answer(at: RoundOf, said: c.Answer) -> Line:
    asked = at.standing.question
    if asked is None or asked.seq != said.question:
        raise CommandError("answer-over")
    if said.owner is not None:
        at.plays(said.owner)
    pieces = []
    for piece in asked.pieces:
        lying = next((p for p in at.standing.pieces if p.kind == piece.kind
                      and set(p.squares) == set(piece.squares)), None)
        pieces.append(replace(piece, laid=at.laid(lying) if lying is not None else 0.0))
    sure = said.owner is not None and asked.likely and said.owner == asked.candidates[0]
    return log.Answer(about=(said.question,), player=said.owner, sure=sure, pieces=tuple(pieces))


def forget(at: RoundOf, said: c.Forget) -> Line:
    return log.Forget(example=said.example)


MAKERS: dict[str, Callable[[RoundOf, Any], Line]] = {
    "start": start, "unstart": unstart, "stop": stop, "call": call, "resume": resume, "pause": pause,
    "overrule": overrule, "count": count, "round_flag": round_flag, "answer": answer, "forget": forget,
}


def own_words(game: Game) -> Mapping[str, Word]:
    """What people may say in this game beyond what they may in every one."""
    return {} if game.sight is None else game.sight.words


def line_of(name: str, at: RoundOf, said: Command) -> Line:
    """A word of people as a line. `CommandError` where it makes no sense now, or in this game."""
    if name in MAKERS:
        return MAKERS[name](at, said)
    own = own_words(at.game)
    if name not in own:
        raise FieldsError("command-unknown", name=f"{name!r}", commands=[*MAKERS, *own])
    if foreign := said.model_fields_set - own[name].form.model_fields.keys():
        raise FieldsError("command-wrong", name=name, field=min(foreign), why=f"the game {at.game.rules.game} has none")
    return own[name].line(at, said)


def may_undo(line: Line, undone: set[int]) -> bool:
    """Whether it is a word of people that may be taken back and was not."""
    return line.by_people and isinstance(line, UNDOABLE) and line.seq not in undone


def undoable(lines: Sequence[Line], undone: set[int]) -> Iterator[Line]:
    """Those of a round, the newest first."""
    return (line for line in reversed(lines) if may_undo(line, undone))


def stays_over(lines: RoundLog, said: Line) -> bool:
    """Whether a round that is over still is once this was said, and was played from the same time to the same."""
    before = lines.standing
    after = RoundLog(type(lines.standing), [*lines, replace(said, seq=lines[-1].seq + 1)]).standing
    return (after.phase, after.started, after.stopped) == ("stopped", before.started, before.stopped)


def newest_undoable(lines: RoundLog, *, past: bool) -> Line | None:
    """The newest word of people that may be taken back; in a `past` round none without which it would not be over."""
    return next((line for line in undoable(lines, lines.undone)
                 if not past or stays_over(lines, log.Undo(about=(line.seq,)))), None)


def undo(lines: Sequence[Line], undone: set[int], event: int | None) -> log.Undo:
    """Take back a word of people: that one, or the newest that is not taken back yet."""
    meant = next((line for line in undoable(lines, undone) if event in (None, line.seq)), None)
    if meant is None:
        raise CommandError("undo-nothing") if event is None else CommandError("undo-not", event=event)
    return log.Undo(about=(meant.seq,))
