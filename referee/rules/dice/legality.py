"""What may be done with dice, typed: a die laid, dice rolled again, the stop call, a whole board.

Why it exists: the umpire, the check of a still and the JSON questions (`play`) ask the same rules. What it does not
do: know who did it, or whether a die was read well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from referee.rules.ruling import Ruling, said

DIE_COLOURS = ("red", "yellow", "green", "blue")
SPACES = 6
DICE = 24
OF_A_COLOUR = DICE // len(DIE_COLOURS)

Face = tuple[str, int]
"""Colour and number of a die, as `("red", 3)`."""


def lay(die: Face, row: str, space: int, lying: Collection[int]) -> Ruling:
    """A die on `space` (1..6) of `row`; `lying`: the numbers that lie in that row already."""
    colour, number = die
    about: dict[str, Any] = {"colour": colour, "n": number}
    own = said("DICE.here_own", (f"{colour}-{number}",), **about)
    if row != colour:
        return Ruling("violation", "DG-PLAY-2", "DICE.row", {**about, "row": row}, own)
    if number in lying:
        return Ruling("violation", "DG-PLAY-5", "DICE.late", about, said("DICE.here_keep", **about))
    if space != number:
        return Ruling("violation", "DG-PLAY-3", "DICE.space", {**about, "space": space}, own)
    if number > 1 and number - 1 not in lying:
        return Ruling("violation", "DG-PLAY-3", "DICE.order", {**about, "before": number - 1},
                      said("DICE.here_first", (f"{colour}-{number - 1}",), colour=colour, before=number - 1))
    return Ruling("legal", None, "DICE.legal", about)


def taken(die: Face) -> Ruling:
    """A die on a space on which another one lay already (DG-PLAY-3)."""
    about: dict[str, Any] = {"colour": die[0], "n": die[1]}
    return Ruling("violation", "DG-PLAY-3", "DICE.taken", about, said("DICE.here_keep", **about))


def after_stop() -> Ruling:
    """A die laid once stop was called (DG-END-1)."""
    return Ruling("violation", "DG-END-1", "DICE.after_stop", {}, said("DICE.here_stopped"))


def reroll(rolled: int, dice: int) -> Ruling:
    """`rolled` of the `dice` (1 or more) that a player has left."""
    if rolled < dice:
        return Ruling("violation", "DG-PLAY-6", "DICE.reroll", {"k": rolled, "n": dice}, said("DICE.here_all"))
    return Ruling("legal", None, "DICE.rerolled", {"n": dice})


def stop(left: int) -> Ruling:
    """The call of a player with `left` dice."""
    return Ruling("violation", "DG-END-1", "DICE.stop_void", {"n": left}) if left else Ruling(
        "legal", None, "DICE.stop")


def board(rows: Mapping[str, Sequence[Face | None]]) -> Ruling:
    """Everything that lies at the end, by row and space: the first die that may not lie there, or that all do."""
    for row, spaces in rows.items():
        gap = None
        for space, die in enumerate(spaces, 1):
            if die is None:
                gap = gap or space
                continue
            colour, number = die
            about: dict[str, Any] = {"colour": colour, "n": number}
            if colour != row:
                return Ruling("violation", "DG-PLAY-2", "DICE.row", {**about, "row": row})
            if number != space:
                return Ruling("violation", "DG-PLAY-3", "DICE.space", {**about, "space": space})
            if gap is not None:
                return Ruling("violation", "DG-PLAY-3", "DICE.gap", {**about, "before": gap})
    return Ruling("legal", None, "DICE.board")
