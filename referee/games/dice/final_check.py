"""The last picture of a round of the dice game, checked.

Why it exists: one look at the table is the score. What it does not do: judge (`rules.dice.still`), or look at how the
round went.
"""

from __future__ import annotations

from referee.games.api.parts import Checked
from referee.games.api.setup import Setup
from referee.values.dice import DiceReading, DiceTable


def check(table: DiceTable, reading: DiceReading, setup: Setup) -> Checked:
    raise NotImplementedError
