"""What was agreed for a match of the dice game, and who of it sits where a camera sees dice.

Why it exists: who judges and who checks ask for it alike. What it does not do: list the house rules
(`rules.dice.ruleset`).
"""

from __future__ import annotations

from referee.games.api.setup import Setup
from referee.rules.dice.ruleset import Options
from referee.values.dice import SEATS

EACH = "dice_each"
"""Agreed numbers of dice, for children (DG-CHILD-1)."""
LEFT, WRONG = "dice_left", "wrong"
"""What is counted after a round: dice left, and dice that lie in a wrong place."""


def options_of(setup: Setup) -> Options:
    """The house rules of a match of this game."""
    assert isinstance(setup.options, Options)
    return setup.options


def sides_of(setup: Setup) -> tuple[str, ...]:
    """The sides of the board at which somebody plays; none where that was not said."""
    return tuple(seat for seat in SEATS if seat in setup.players)
