"""What people may say of a round in a game's own words: the forms, what makes lines of them, what they are about.

Why it exists: a command has the right form first, and makes sense only at some moments; what all games share of that
stands here. What it does not do: know what a game lets people say (`Sight.words`), or write the log.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from referee.games.api.lines import CorrectPiece, Line, Owner
from referee.games.api.lines import RemovePiece as Removing
from referee.games.api.on_board import PieceOnBoard
from referee.games.api.standing import Standing
from referee.i18n.said import SaidError
from referee.values.common import Table

Text = Annotated[str, Field(max_length=200)]
Number = Annotated[StrictInt, Field(ge=0, le=10**9)]
Seat = Annotated[str, Field(max_length=40)]


class CommandError(SaidError, ValueError):
    """People asked for something that cannot be done now; the message is one sentence for them.

    `field`: what of the command it is about, as `options.jokers_per`; empty where it is about the whole.
    """

    field = ""

    def about(self, field: str) -> Self:
        """The same refusal, which names what it is about."""
        self.field = field
        return self


class Seen(BaseModel):
    """What a screen showed when something was tapped there, as the state said it (`stale.seen`).

    `own`: numbers of lines that this screen has written since and does not show yet.
    """

    model_config = ConfigDict(extra="forbid")
    match: Number | None
    round: Number | None
    version: Number
    live: StrictBool
    setting: Number = 0
    own: Annotated[list[Number], Field(max_length=1000)] = []


class Command(BaseModel):
    """`device`: the screen it comes from. `match`, `round`: another than those in play.

    `seen`: what it was made for; what has changed since is not overwritten (`stale`). Programs may leave it out.
    """

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    device: Annotated[str, Field(max_length=60)] = ""
    match: Number | None = None
    round: Number | None = None
    seen: Seen | None = None


@dataclass(frozen=True)
class Round:
    """The round people speak of. `seats`: all of the game; `table`: the learned one, if there is one."""

    seats: tuple[str, ...]
    seat_word: str
    standing: Standing
    table: Table | None = None

    def begun(self) -> None:
        """`CommandError` before the round."""
        if self.standing.phase == "waiting":
            raise CommandError("round-not-begun")

    def plays(self, seat: str) -> None:
        """`CommandError` where nobody plays there."""
        known = self.standing.players or self.seats
        if seat not in known:
            raise CommandError("round-nobody-plays", word=self.seat_word, seat=f"{seat!r}", known=", ".join(known))

    def piece(self, seq: int) -> PieceOnBoard:
        """The piece that was laid by that line. `CommandError` where none lies there."""
        piece = self.standing.piece(seq)
        if piece is None:
            raise CommandError("piece-unknown", n=seq)
        return piece

    def laid(self, piece: PieceOnBoard) -> float:
        """When a piece was laid."""
        line = self.standing.line(piece.seq)
        return 0.0 if line is None else line.time


@dataclass(frozen=True)
class Subject:
    """What a command is about. `touches`: whether a line is about the same; `same`: whether it says the same."""

    touches: Callable[[Any, Line], bool]
    same: Callable[[Any, Line], bool] = lambda command, line: False


@dataclass(frozen=True)
class Word:
    """A command of a game's own: its form, what makes a line of it, and what it is about."""

    form: type[Command]
    line: Callable[[Round, Any], Line]
    subject: Subject


# what people may say of a piece in any game


class WhosePiece(Command):
    """A piece is somebody's, whatever was read."""

    piece: Number
    owner: Seat | None = None


class RemovePiece(Command):
    piece: Number


def whose_piece(at: Round, said: WhosePiece) -> Line:
    piece = at.piece(said.piece)
    if said.owner is None:
        raise CommandError("piece-say-what")
    at.plays(said.owner)
    return CorrectPiece(about=(piece.seq,), kind=piece.kind, squares=tuple(piece.squares), laid=at.laid(piece),
                        player=said.owner)


def remove_piece(at: Round, said: RemovePiece) -> Line:
    piece = at.piece(said.piece)
    return Removing(about=(piece.seq,), kind=piece.kind, squares=tuple(piece.squares), laid=at.laid(piece))


def of_piece(same: Callable[[Any, Line], bool]) -> Subject:
    """About the piece that a command names."""
    return Subject(lambda command, line: isinstance(line, CorrectPiece | Removing | Owner)
                   and command.piece in line.about, same)


WHOSE_PIECE = Word(WhosePiece, whose_piece, of_piece(
    lambda command, line: isinstance(line, CorrectPiece) and line.player == command.owner))
REMOVE_PIECE = Word(RemovePiece, remove_piece, of_piece(lambda command, line: isinstance(line, Removing)))
