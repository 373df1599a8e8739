"""The lines of the log that only the dice game knows: dice that are laid, rolled and left, and what people say of them.

Why it exists: colours and pips are this game's own, and dice lie beside the board as well. What it does not do: fold
(`standing`), or say anything in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from referee.games.api.codec import COMMON
from referee.games.api.lines import Finding, Laid, Own, Removed, Said

At = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shown:
    """A die by what it shows. On the board it has a `space`, and the `seat` that laid it where people said so; beside
    it the `seat` at which it lies. `at`: in rows from the middle of the board."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("colour", "pips")

    colour: str
    pips: int | None
    space: str | None = None
    seat: str | None = None
    at: tuple[float, ...] = (0.0, 0.0)
    confidence: float = 1.0


@dataclass(frozen=True, kw_only=True)
class WithDie(Said):
    """What happened to a die, and what that shows."""

    space: str | None = None
    colour: str | None = None
    pips: int | None = None


@dataclass(frozen=True, kw_only=True)
class Placed(Laid, WithDie):
    """A die was laid."""


@dataclass(frozen=True, kw_only=True)
class Taken(Removed, WithDie):
    """A die is gone from the board."""


@dataclass(frozen=True, kw_only=True)
class Reported(Finding, WithDie):
    """A later word about dice."""

    dice: tuple[Shown, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Rolled(Said, Own):
    """The dice of a seat were rolled."""

    type: str = "roll"
    dice: tuple[Shown, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Loose(Said, Own):
    """What lies beside the board now, where that has changed. `unseen`: seats where more may lie.

    With `squares` it says once more what lay there at the stop call, or could first be counted after it: its picture
    shows the whole view, with these spaces outlined in it.
    """

    type: str = "loose"
    dice: tuple[Shown, ...] = ()
    unseen: tuple[str, ...] = ()


# what people say


@dataclass(frozen=True, kw_only=True)
class CorrectDie(Own):
    """What the die of `about` on the one space of `squares` shows, where it lies, or who laid it: as far as it is said.
    `laid`: when it was laid."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about", "squares", "laid")

    type: str = "correct_die"
    about: tuple[int, ...]
    squares: tuple[str, ...]
    laid: float = 0.0
    player: str | None = None
    colour: str | None = None
    pips: int | None = None
    space: str | None = None


@dataclass(frozen=True, kw_only=True)
class AddDie(Own):
    """A die lies there that nobody saw but people."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "player", "space", "colour", "pips")

    type: str = "add_die"
    player: str
    space: str
    colour: str
    pips: int


@dataclass(frozen=True, kw_only=True)
class LooseDie(Own):
    """A die beside the board: what it `was` read as, None for one that was not seen; what it is `now`, None: none."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "was", "now")

    type: str = "loose_die"
    was: Shown | None = None
    now: Shown | None = None


DiceLine = Rolled | Loose | CorrectDie | AddDie | LooseDie

DICE = COMMON.and_also(die=Placed, removed=Taken, finding=Reported, roll=Rolled, loose=Loose, correct_die=CorrectDie,
                       add_die=AddDie, loose_die=LooseDie)
