"""What people may say of dice: what a die shows, where it lies, who laid it, what lies beside the board.

Why it exists: a camera errs, and people see the dice. What it does not do: lay their words over what was read
(`corrections`).
"""

from __future__ import annotations

from math import dist
from typing import Annotated, Literal

from pydantic import Field, StrictFloat, StrictInt

from referee.games.api.lines import Line
from referee.games.api.words import (
    REMOVE_PIECE,
    WHOSE_PIECE,
    Command,
    CommandError,
    Number,
    Round,
    Seat,
    Subject,
    Word,
)
from referee.games.dice import lines as own
from referee.games.dice.lines import Shown
from referee.games.dice.standing import DiceStanding

Space = Annotated[str, Field(pattern=r"^(red|yellow|green|blue)-[1-6]$")]
Colour = Literal["red", "yellow", "green", "blue"]
Pips = Annotated[StrictInt, Field(ge=1, le=6)]
Side = Literal["bottom", "right", "top", "left"]
Rows = Annotated[StrictFloat | StrictInt, Field(ge=-1000, le=1000)]
At = Annotated[list[Rows], Field(min_length=2, max_length=2)]

NEAR = 0.01
"""Rows: a screen hands a place back as it was told."""


class CorrectDie(Command):
    """What the die of `piece` shows, on which space it lies, or who laid it: as far as it is said."""

    piece: Number
    colour: Colour | None = None
    pips: Pips | None = None
    space: Space | None = None
    owner: Seat | None = None


class AddDie(Command):
    """A die lies on a space that nobody saw."""

    space: Space
    colour: Colour
    pips: Pips
    owner: Seat


class LooseDie(Command):
    """A die beside the board. `at`: that of a die as the state shows it; None: one that was not seen, at a `seat`.

    `away`: there is none. Otherwise what it is, as far as that is said.
    """

    at: At | None = None
    seat: Side | None = None
    colour: Colour | None = None
    pips: Pips | None = None
    away: bool = False


def correct_die(at: Round, said: CorrectDie) -> Line:
    piece = at.piece(said.piece)
    if said.owner is None and said.colour is None and said.pips is None and said.space is None:
        raise CommandError("die-say-what")
    if said.owner is not None:
        at.plays(said.owner)
    if said.space is not None and said.space not in piece.squares:
        _free(at, said.space)
    return own.CorrectDie(about=(piece.seq,), squares=tuple(piece.squares), laid=at.laid(piece), player=said.owner,
                          colour=said.colour, pips=said.pips, space=said.space)


def add_die(at: Round, said: AddDie) -> Line:
    at.begun()
    at.plays(said.owner)
    _free(at, said.space)
    return own.AddDie(player=said.owner, space=said.space, colour=said.colour, pips=said.pips)


def loose_die(at: Round, said: LooseDie) -> Line:
    at.begun()
    assert isinstance(at.standing, DiceStanding)
    if said.at is None:
        if said.away or said.seat is None or said.colour is None:
            raise CommandError("die-say-which")
        return own.LooseDie(now=Shown(said.colour, said.pips, seat=said.seat))
    was = next((die for die in at.standing.loose or () if dist(die.at, said.at) <= NEAR), None)
    if was is None:
        raise CommandError("die-not-there")
    if said.away:
        return own.LooseDie(was=was)
    if said.seat is None and said.colour is None and said.pips is None:
        raise CommandError("die-say-what")
    return own.LooseDie(was=was, now=Shown(said.colour or was.colour, said.pips or was.pips,
                                           seat=said.seat or was.seat, at=was.at))


def _free(at: Round, space: str) -> None:
    """`CommandError` where the table has no such space, or a die lies on it."""
    if at.table is None or space not in at.table.spots:
        raise CommandError("die-no-space", space=space)
    if any(space in piece.squares for piece in at.standing.pieces if not piece.lifted):
        raise CommandError("die-known")


def _of_die(command: CorrectDie, line: Line) -> bool:
    return isinstance(line, own.CorrectDie) and command.piece in line.about


def _corrected(command: CorrectDie, line: Line) -> bool:
    return isinstance(line, own.CorrectDie) and (line.player, line.colour, line.pips, line.space) == (
        command.owner, command.colour, command.pips, command.space)


def _added(command: AddDie, line: Line) -> bool:
    return isinstance(line, own.AddDie) and (line.player, line.space, line.colour, line.pips) == (
        command.owner, command.space, command.colour, command.pips)


def _of_loose(command: LooseDie, line: Line) -> bool:
    if not isinstance(line, own.LooseDie) or command.at is None or line.was is None:
        return False
    return dist(line.was.at, command.at) <= NEAR


def _loosened(command: LooseDie, line: Line) -> bool:
    assert isinstance(line, own.LooseDie)
    now = line.now
    return now is None if command.away else now is not None and all(
        told in (None, known) for told, known in ((command.seat, now.seat), (command.colour, now.colour),
                                                  (command.pips, now.pips)))


WORDS = {
    "correct_piece": WHOSE_PIECE,
    "remove_piece": REMOVE_PIECE,
    "correct_die": Word(CorrectDie, correct_die, Subject(_of_die, _corrected)),
    "add_die": Word(AddDie, add_die, Subject(
        lambda command, line: isinstance(line, own.AddDie) and line.space == command.space, _added)),
    "loose_die": Word(LooseDie, loose_die, Subject(_of_loose, _loosened)),
}

