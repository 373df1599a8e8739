"""Observations of dice as lines of the log, and back.

Why it exists: what the judge was shown can be shown to it again. What it does not do: correct anything
(`corrections`), or judge.
"""

from __future__ import annotations

from typing import Any

from referee.games.api.lines import Json, Look
from referee.games.api.looks import every_look, line_of_look
from referee.games.dice.lines import Shown
from referee.rules.dice.observation import DiceObservation, Die
from referee.values.dice import SEATS, parse_space_id

ALL_DIGITS = 3
"""Of a place in rows: a thousandth of a row is a twentieth of a millimetre."""


def to_line(seen: DiceObservation) -> Look:
    """The line of a look; what is empty or usual is left out."""
    own: dict[str, Any] = {name: list(map(_die, dice)) for name in ("laid", "removed", "identified")
                           if (dice := getattr(seen, name))}
    if seen.loose is not None:
        own["loose"] = list(map(_die, seen.loose))
    own |= {name: sorted(found) for name in ("hidden", "unseen") if (found := getattr(seen, name))}
    return line_of_look(seen, own)


def from_line(line: Look) -> DiceObservation:
    """The observation of such a line; KeyError, TypeError or ValueError where it is none."""
    def dice(name: str) -> tuple[Die, ...]:
        return tuple(map(_from_die, line.rest.get(name, ())))

    hidden, unseen = frozenset(line.rest.get("hidden", ())), frozenset(line.rest.get("unseen", ()))
    for space in hidden:
        parse_space_id(space)
    if not unseen <= set(SEATS):
        raise ValueError(f"{sorted(unseen)} are no seats")
    return DiceObservation(
        **every_look(line), laid=dice("laid"), removed=dice("removed"), identified=dice("identified"),
        loose=None if line.rest.get("loose") is None else dice("loose"), hidden=hidden, unseen=unseen)


def shown(die: Die) -> Shown:
    """A die of the judge as lines have it."""
    x, y = die.at
    return Shown(die.colour, die.pips, die.space, die.seat, (round(x, ALL_DIGITS), round(y, ALL_DIGITS)),
                 die.confidence)


def die_of(said: Shown) -> Die:
    """A die of a line as the judge has it."""
    x, y = said.at
    return Die(said.colour, said.pips, said.space, said.seat, (x, y), said.confidence)


def _die(die: Die) -> dict[str, Any]:
    found: dict[str, Any] = {"colour": die.colour, "pips": die.pips, "at": [die.at[0], die.at[1]],
                             "confidence": die.confidence}
    return found | {name: value for name in ("space", "seat") if (value := getattr(die, name)) is not None}


def _from_die(found: Json) -> Die:
    space, (x, y) = found.get("space"), found["at"]
    if space is not None:
        parse_space_id(space)
    return Die(found["colour"], found["pips"], space, found.get("seat"), (float(x), float(y)), found["confidence"])
