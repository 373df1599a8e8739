"""What people may say of the board: whose a piece is, what it shows, what lies there, where tokens stand.

Why it exists: a camera errs, and people see the board. What it does not do: lay their words over what was read
(`corrections`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from referee.games.api import lines as log
from referee.games.api.lines import Line
from referee.games.api.words import (
    REMOVE_PIECE,
    Command,
    CommandError,
    Round,
    Seat,
    Subject,
    Text,
    WhosePiece,
    Word,
    of_piece,
)
from referee.games.board import lines as own
from referee.i18n.spots import spot
from referee.values.board import BoardTable, parse_cell_id

SQUARE = r"^r\d{1,2}c\d{1,2}$"
Square = Annotated[str, Field(pattern=SQUARE)]


class CorrectPiece(WhosePiece):
    colours: Annotated[list[Text], Field(min_length=2, max_length=2)] | None = None


class AddPiece(Command):
    kind: Literal["card", "joker"]
    squares: Annotated[list[Square], Field(min_length=1, max_length=2)]
    owner: Seat
    colours: Annotated[list[Text], Field(max_length=2)] = Field([])


class TokenAt(Command):
    from_: Annotated[Square | None, Field(alias="from")] = None
    to: Square | None = None


def correct_piece(at: Round, said: CorrectPiece) -> Line:
    piece = at.piece(said.piece)
    if said.owner is None and said.colours is None:
        raise CommandError("piece-say-what")
    if said.owner is not None:
        at.plays(said.owner)
    if said.colours is not None and piece.kind != "card":
        raise CommandError("piece-joker-colours")
    return log.CorrectPiece(about=(piece.seq,), kind=piece.kind, squares=tuple(piece.squares), laid=at.laid(piece),
                            player=said.owner, colours=() if said.colours is None else _colours(at, said.colours))


def add_piece(at: Round, said: AddPiece) -> Line:
    at.begun()
    at.plays(said.owner)
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


def token_at(at: Round, said: TokenAt) -> Line:
    if said.from_ is None and said.to is None:
        raise CommandError("token-say-where")
    if said.from_ is not None and said.from_ not in at.standing.tokens:
        raise CommandError("token-unknown", square=spot([said.from_]))
    if said.to is not None:
        _square(at, said.to)
        if said.to in at.standing.tokens:
            raise CommandError("token-known", square=spot([said.to]))
    return own.TokenAt(from_=said.from_, to=said.to)


def _square(at: Round, square: str) -> str:
    if at.table is None or square not in at.table.spots:
        raise CommandError("board-no-square", square=spot([square]))
    return square


def _colours(at: Round, colours: list[str]) -> tuple[str, ...]:
    known = {s.colour for s in at.table.squares} if isinstance(at.table, BoardTable) else set(colours)
    if wrong := [colour for colour in colours if colour not in known]:
        raise CommandError("board-no-colour", colour=f"{wrong[0]!r}", known=", ".join(sorted(known)))
    return tuple(colours)


def _corrected(command: CorrectPiece, line: Line) -> bool:
    return isinstance(line, log.CorrectPiece) and (line.player, line.colours) == (
        command.owner, tuple(command.colours or ()))


def _added(command: AddPiece, line: Line) -> bool:
    return isinstance(line, log.AddPiece) and (line.kind, line.player, line.squares) == (
        command.kind, command.owner, tuple(command.squares))


WORDS = {
    "correct_piece": Word(CorrectPiece, correct_piece, of_piece(_corrected)),
    "remove_piece": REMOVE_PIECE,
    "add_piece": Word(AddPiece, add_piece, Subject(
        lambda command, line: isinstance(line, log.AddPiece | log.RemovePiece) and bool(
            {*command.squares} & {*line.squares}), _added)),
    "token_at": Word(TokenAt, token_at, Subject(
        lambda command, line: isinstance(line, own.TokenAt) and bool(
            {command.from_, command.to} & {*line.spots} - {None}),
        lambda command, line: isinstance(line, own.TokenAt) and line.spots == (command.from_, command.to))),
}
