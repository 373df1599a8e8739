"""What people may say of cards before a camera: who laid one, what it is, that none lies there.

Why it exists: a camera errs, and people see the cards. What it does not do: lay their words over what was read
(`corrections`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from referee.games.api.lines import Line
from referee.games.api.words import REMOVE_PIECE, WHOSE_PIECE, Command, CommandError, Number, Round, Subject, Word
from referee.games.cards import lines as own
from referee.values.cards import card_name


class CorrectCard(Command):
    """What the card on top of a pile is."""

    piece: Number
    colour: Literal["red", "yellow", "green", "blue"]
    number: Annotated[StrictInt, Field(ge=1, le=10)]


def correct_card(at: Round, said: CorrectCard) -> Line:
    piece = at.piece(said.piece)
    if not piece.squares:
        raise CommandError("piece-unknown", n=said.piece)
    return own.CorrectCard(about=(piece.seq,), squares=tuple(piece.squares), laid=at.laid(piece),
                           card=card_name(said.colour, said.number))


def _corrected(command: CorrectCard, line: Line) -> bool:
    return isinstance(line, own.CorrectCard) and line.card == card_name(command.colour, command.number)


WORDS = {
    "correct_piece": WHOSE_PIECE,
    "remove_piece": REMOVE_PIECE,
    "correct_card": Word(CorrectCard, correct_card, Subject(
        lambda command, line: isinstance(line, own.CorrectCard) and command.piece in line.about, _corrected)),
}
