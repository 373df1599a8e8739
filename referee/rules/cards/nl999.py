"""The card game after the Dutch sheet of 999 Games (rules: 3.1, CG).

Why it exists: one of two documents of the same game. It knows nothing of the other one. What it does not
do: judge play on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules import inputs
from referee.rules.cards import common
from referee.rules.choices import Choices
from referee.rules.core import ScoreSheet

MAX_PLAYERS = 12
ROW = {2: 5, 3: 4}
"""Cards in the row by number of players (CG-SETUP-3); everybody else has `ROW_USUAL`."""
ROW_USUAL = 3


class Nl999Rules:
    """Set-up, round and match of the card game, 999 Games."""

    game = "card_999"
    kinds = ("setup", "round", "match")
    options = Choices

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        """What stands under `expected` of a vector; ValueError with a sentence for bad input."""
        self.options.from_mapping(inputs.table(data, "options", {}))
        if kind == "setup":
            return setup(common.players_at_table(data, 2, MAX_PLAYERS))
        if kind == "round":
            return common.round_answer(data)
        if kind == "match":
            return common.match_answer(data)
        raise ValueError(f"'kind' is {kind!r}; the card game (999 Games) answers {', '.join(self.kinds)}")

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """Round or match, itemised."""
        answer = self.answer(kind, data, edition)
        return common.match_sheet(answer) if kind == "match" else common.round_sheet(data, answer)


def setup(players: int) -> dict[str, int]:
    """Cards in row, stack and hand of each player (CG-SETUP-3 to -5)."""
    row = ROW.get(players, ROW_USUAL)
    return {"row": row, "stack": common.STACK, "hand": common.DECK - common.STACK - row}
