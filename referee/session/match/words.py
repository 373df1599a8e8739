"""What people say about a round in play, turned into lines of the log.

Why it exists: a command has the right form (`commands`), but makes sense only at some moments; only then it becomes an
event. Everything people say is an event, so that it can be undone. What it does not do: write the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.games.api import lines as log
from referee.games.api.game import Game, codec_of
from referee.games.api.lines import Line
from referee.games.api.standing import PieceOnBoard, Standing
from referee.i18n.spots import spot
from referee.session.match import commands as c
from referee.session.match.commands import CommandError
from referee.values.board import BoardTable, parse_cell_id
from referee.values.common import Table

UNDOABLE = (log.RoundStart | log.Stop | log.Call | log.Resume | log.Overrule | log.Owner | log.Count | log.RoundFlag
            | log.CorrectPiece | log.RemovePiece | log.AddPiece | log.Own | log.Answer | log.Forget | log.People
            | log.MatchEnd | log.MatchReopened)
"""What people may take back. A round that was begun stays begun; going back over it is `unstart`."""


@dataclass(frozen=True)
class Round:
    """The round people speak of. `table`: the learned one, if there is one."""

    game: Game
    standing: Standing
    table: Table | None = None


def start(at: Round, said: c.Start) -> Line:
    if at.standing.phase != "waiting":
        raise CommandError("round-begun")
    return log.RoundStart()


def unstart(at: Round, said: c.Unstart) -> Line:
    if at.standing.phase == "waiting":
        raise CommandError("round-not-begun")
    return log.Unstart()


def stop(at: Round, said: c.Stop) -> Line:
    _begun(at)
    if at.standing.phase != "running":
        raise CommandError("round-stopped")
    return log.Stop()


def call(at: Round, said: c.Call) -> Line:
    _begun(at)
    if at.standing.phase == "running":
        raise CommandError("round-no-stop")
    called = at.game.ends[0]
    end = said.end or called
    if end not in at.game.ends:
        raise CommandError("round-end-unknown", ends=" or ".join(at.game.ends), end=f"{end!r}")
    if end == called:
        if said.player is None:
            raise CommandError("round-no-caller")
        _plays(at, said.player)
    return log.Call(player=said.player if end == called else None, end=end)


def resume(at: Round, said: c.Resume) -> Line:
    if at.standing.phase not in ("stopping", "stopped"):
        raise CommandError("round-not-stopped")
    return log.Resume()


def pause(at: Round, said: c.Pause) -> Line:
    _begun(at)
    if at.standing.phase != "running":
        raise CommandError("round-stopped")
    if at.standing.paused == said.paused:
        raise CommandError("round-paused" if said.paused else "round-not-paused")
    return log.Pause(paused=said.paused)


def overrule(at: Round, said: c.Overrule) -> Line:
    if at.standing.finding(said.finding) is None:
        raise CommandError("round-no-finding", finding=said.finding)
    return log.Overrule(about=(said.finding,), decision=said.decision)


def count(at: Round, said: c.Counting) -> Line:
    if at.standing.phase != "stopped":
        raise CommandError("round-count-early")
    _plays(at, said.player)
    fields = {field.name: field for field in at.game.fields}
    for name, value in said.counts.items():
        field = fields.get(name)
        if field is None:
            raise CommandError("round-not-counted", name=f"{name!r}", counted=", ".join(fields))
        if value is not None and not field.min <= int(value) <= field.max:
            raise CommandError("round-count-range", name=name, least=field.min, most=field.max)
    counts = {name: None if value is None else int(value) for name, value in said.counts.items()}
    return log.Count(player=said.player, counts=counts)


def round_flag(at: Round, said: c.RoundFlag) -> Line:
    if said.flag not in {flag.name for flag in at.game.flags}:
        raise CommandError("round-no-flag", flag=f"{said.flag!r}")
    for seat in said.value if isinstance(said.value, list) else ():
        _plays(at, seat)
    return log.RoundFlag(flag=said.flag, value=said.value)


def correct_piece(at: Round, said: c.CorrectPiece) -> Line:
    piece = _piece(at, said.piece)
    if said.owner is None and said.colours is None:
        raise CommandError("piece-say-what")
    if said.owner is not None:
        _plays(at, said.owner)
    if said.colours is not None and piece.kind != "card":
        raise CommandError("piece-joker-colours")
    return log.CorrectPiece(about=(piece.seq,), kind=piece.kind, squares=tuple(piece.squares), laid=_laid(at, piece),
                            player=said.owner, colours=() if said.colours is None else _colours(at, said.colours))


def remove_piece(at: Round, said: c.RemovePiece) -> Line:
    piece = _piece(at, said.piece)
    return log.RemovePiece(about=(piece.seq,), kind=piece.kind, squares=tuple(piece.squares), laid=_laid(at, piece))


def add_piece(at: Round, said: c.AddPiece) -> Line:
    _begun(at)
    _plays(at, said.owner)
    squares = [_square(at, square) for square in said.squares]
    wanted = 2 if said.kind == "card" else 1
    if len(squares) != wanted or len(said.colours) != (2 if said.kind == "card" else 0):
        raise CommandError("piece-squares")
    if wanted == 2:
        (r0, c0), (r1, c1) = map(parse_cell_id, squares)
        if abs(r0 - r1) + abs(c0 - c1) != 1:
            raise CommandError("piece-side-by-side")
    if any(set(p.squares) == set(squares) and p.kind == said.kind for p in at.standing.pieces if not p.lifted):
        raise CommandError("piece-known")
    return log.AddPiece(kind=said.kind, player=said.owner, squares=tuple(squares), colours=_colours(at, said.colours))


def token_at(at: Round, said: c.TokenAt) -> Line:
    if said.from_ is None and said.to is None:
        raise CommandError("token-say-where")
    if said.from_ is not None and said.from_ not in at.standing.tokens:
        raise CommandError("token-unknown", square=spot([said.from_]))
    if said.to is not None:
        _square(at, said.to)
        if said.to in at.standing.tokens:
            raise CommandError("token-known", square=spot([said.to]))
    return codec_of(at.game).read({"t": None, "type": "token_at", "from": said.from_, "to": said.to})


def answer(at: Round, said: c.Answer) -> Line:
    asked = at.standing.question
    if asked is None or asked.seq != said.question:
        raise CommandError("answer-over")
    if said.owner is not None:
        _plays(at, said.owner)
    pieces = []
    for piece in asked.pieces:
        lying = next((p for p in at.standing.pieces if p.kind == piece.kind
                      and set(p.squares) == set(piece.squares)), None)
        pieces.append(replace(piece, laid=_laid(at, lying) if lying is not None else 0.0))
    sure = said.owner is not None and asked.likely and said.owner == asked.candidates[0]
    return log.Answer(about=(said.question,), player=said.owner, sure=sure, pieces=tuple(pieces))


def forget(at: Round, said: c.Forget) -> Line:
    return log.Forget(example=said.example)


MAKERS: dict[str, Callable[[Round, Any], Line]] = {
    "start": start, "unstart": unstart, "stop": stop, "call": call, "resume": resume, "pause": pause,
    "overrule": overrule, "count": count, "round_flag": round_flag, "correct_piece": correct_piece,
    "remove_piece": remove_piece, "add_piece": add_piece, "token_at": token_at, "answer": answer, "forget": forget,
}


def undoable(lines: Sequence[Line], undone: set[int]) -> Iterator[Line]:
    """The words of people that may be taken back and were not, the newest first."""
    return (line for line in reversed(lines) if line.by_people and isinstance(line, UNDOABLE)
            and line.seq not in undone)


def undo(lines: Sequence[Line], undone: set[int], event: int | None) -> log.Undo:
    """Take back a word of people: that one, or the newest that is not taken back yet."""
    meant = next((line for line in undoable(lines, undone) if event in (None, line.seq)), None)
    if meant is None:
        raise CommandError("undo-nothing") if event is None else CommandError("undo-not", event=event)
    return log.Undo(about=(meant.seq,))


def _begun(at: Round) -> None:
    if at.standing.phase == "waiting":
        raise CommandError("round-not-begun")


def _plays(at: Round, seat: str) -> None:
    known = at.standing.players or at.game.seats
    if seat not in known:
        word = at.game.seat_word
        raise CommandError("round-nobody-plays", word=word, seat=f"{seat!r}", known=", ".join(known))


def _piece(at: Round, seq: int) -> PieceOnBoard:
    piece = at.standing.piece(seq)
    if piece is None:
        raise CommandError("piece-unknown", n=seq)
    return piece


def _laid(at: Round, piece: PieceOnBoard) -> float:
    """When a piece was laid."""
    line = at.standing.line(piece.seq)
    return 0.0 if line is None or line.t is None else line.t


def _square(at: Round, square: str) -> str:
    if at.table is None or square not in at.table.spots:
        raise CommandError("board-no-square", square=spot([square]))
    return square


def _colours(at: Round, colours: list[str]) -> tuple[str, ...]:
    known = {s.colour for s in at.table.squares} if isinstance(at.table, BoardTable) else set(colours)
    if wrong := [colour for colour in colours if colour not in known]:
        raise CommandError("board-no-colour", colour=f"{wrong[0]!r}", known=", ".join(sorted(known)))
    return tuple(colours)
