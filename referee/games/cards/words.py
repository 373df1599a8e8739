"""What people may say of cards before a camera: who laid one, what it is, that none lies there, who was first.

Why it exists: a camera errs, and people see the cards. What it does not do: lay their words over what was read
(`corrections`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictFloat, StrictInt

from referee.games.api.lines import Line
from referee.games.api.words import REMOVE_PIECE, WHOSE_PIECE, Command, CommandError, Number, Round, Seat, Subject, Word
from referee.games.cards import lines as own
from referee.values.cards import card_name

SAME_MOMENT = 3.0
"""Seconds: two words about one pile within this time are about the same moment, as it is shown again."""


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


class Contest(Command):
    """What the table decided about two cards laid at once on a pile: `player` was first; None: that stays open.

    `at`: the moment, in seconds of the round.
    """

    pile: Number
    at: Annotated[StrictFloat | StrictInt, Field(ge=0, le=10**6)]
    player: Seat | None = None


def contest(at: Round, said: Contest) -> Line:
    at.begun()
    if said.player is not None:
        at.plays(said.player)
    return own.Contested(pile=said.pile, at=round(float(said.at), 3), player=said.player)


def _of_moment(command: Contest, line: Line) -> bool:
    return isinstance(line, own.Contested) and line.pile == command.pile and abs(line.at - command.at) <= SAME_MOMENT


def _corrected(command: CorrectCard, line: Line) -> bool:
    return isinstance(line, own.CorrectCard) and line.card == card_name(command.colour, command.number)


WORDS = {
    "correct_piece": WHOSE_PIECE,
    "remove_piece": REMOVE_PIECE,
    "contest": Word(Contest, contest, Subject(
        _of_moment, lambda command, line: isinstance(line, own.Contested) and line.player == command.player)),
    "correct_card": Word(CorrectCard, correct_card, Subject(
        lambda command, line: isinstance(line, own.CorrectCard) and command.piece in line.about, _corrected)),
}
