"""All games by name.

Why it exists: the commands and the session are told a game's name and treat all games alike. A new game is
one more line here (and passes tests/rules/test_conformance.py).
"""

from __future__ import annotations

from referee.rules import inputs
from referee.rules.board.ruleset import BoardRules
from referee.rules.cards.nl999 import Nl999Rules
from referee.rules.cards.weber import WeberRules
from referee.rules.core import Ruleset
from referee.rules.dice.ruleset import DiceRules

_ALL: tuple[Ruleset, ...] = (BoardRules(), Nl999Rules(), WeberRules(), DiceRules())

GAMES: dict[str, Ruleset] = {rules.game: rules for rules in _ALL}


def ruleset(game: str) -> Ruleset:
    """The rules of a game; ValueError naming the games there are."""
    if game not in GAMES:
        raise ValueError(f"'game' is {inputs.shown(game)}; it must be one of {', '.join(GAMES)}")
    return GAMES[game]
