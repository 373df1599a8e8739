"""What was agreed for a match of the board game, and what runs on in one.

Why it exists: who sees, who judges and who learns ask for it alike. What it does not do: list the house rules
(`rules.board.options`).
"""

from __future__ import annotations

from referee.games.api.setup import Setup
from referee.rules.board import Options

BOARDED, SPENT = "tableau", "jokers_spent"
"""What runs on in a match: cards on the player boards, and jokers used in earlier rounds."""


def options_of(setup: Setup) -> Options:
    """The house rules of a match of this game."""
    assert isinstance(setup.options, Options)
    return setup.options
