"""The card game after the Dutch sheet of 999 Games (rules: 3.1, CG).

Why it exists: one of two documents of the same game. It knows nothing of the other one. What it does not
do: judge play (`play`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.rules import inputs
from referee.rules.cards import common, play
from referee.rules.cards.legality import Document
from referee.rules.choices import Choices, choice
from referee.rules.core import ScoreSheet

MAX_PLAYERS = 12
ROW = {2: 5, 3: 4}
"""Cards in the row by number of players (CG-SETUP-3); everybody else has `ROW_USUAL`."""
ROW_USUAL = 3


BOX_PLAYERS = 4
"""Players with the backs of one box (CG-VAR-6)."""
RULES = {
    "setup": "CG-SETUP-3",
    "start": "CG-PLAY-2", "onto": "CG-PLAY-3", "source": "CG-PLAY-4", "gap": "CG-PLAY-5", "turn": "CG-PLAY-6",
    "take_up": "CG-PLAY-9", "complete": "CG-PLAY-10", "stop": "CG-END-1", "after": "CG-END-2", "store": "CG-VAR-1",
    "descend": "CG-VAR-2", "colour": "CG-VAR-3",
}


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "setup": ("players", "options"), "legality": ("move", "stopped", "expert", "options"),
    "round": ("players", "caller", "options"), "match": ("ids", "rounds", "start_totals", "options"),
}
"""What each kind of question may hold."""


@dataclass(frozen=True)
class Options(Choices):
    """What this document leaves open."""

    rules: str = choice(
        "999", "weber", explain="With three players, are four cards laid out in the row (999 Games) or three (Weber)?")
    race: str = choice(
        "lower", "weber",
        explain="Two cards on one pile at once: does the lower one count, or do Weber's rules on sliding decide? Only "
                "people can see that; no answer depends on it.")
    in_flight: str = choice(
        "no", "yes", explain="May a card that is in the hand already when stop is called still be laid?")
    expert: str = choice(
        "off", "on",
        explain="Is the variant for experts played: do cards of the stack and the discard pile go onto row cards?")
    row_step: str = choice(
        "any_lower", "one", explain="Rows as stores: does any lower number go on a card, or only the next lower one?")
    wrong_card: str = choice(
        "back", "minus", explain="Does a wrong card found in the centre only not count, or also cost a point?")


class Nl999Rules:
    """Set-up, legality, round and match of the card game, 999 Games."""

    game = "card_999"
    kinds = ("setup", "legality", "round", "match")
    options = Options

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        """What stands under `expected` of a vector; ValueError with a sentence for bad input."""
        inputs.only_fields(data, _FIELDS.get(kind, data), f"a question of kind {kind}")
        options = Options.from_mapping(inputs.table(data, "options", {}))
        how = common.Counting(common.DECK, common.STACK, MAX_PLAYERS, minus=options.wrong_card == "minus")
        if kind == "setup":
            return setup(common.players_at_table(data, common.LEAST_PLAYERS, MAX_PLAYERS), options)
        if kind == "legality":
            return play.judge(data, document(options))
        if kind == "round":
            return common.round_answer(data, how)
        if kind == "match":
            return common.match_answer(data, how)
        raise ValueError(f"'kind' is {inputs.shown(kind)}; the card game (999 Games) answers {', '.join(self.kinds)}")

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """Round or match, itemised."""
        answer = self.answer(kind, data, edition)
        return common.match_sheet(answer) if kind == "match" else common.round_sheet(answer)


def document(options: Options) -> Document:
    """The document as the table plays it."""
    return Document(RULES, common.DECK, common.STACK, row_step=options.row_step, expert=True,
                    agreed=options.expert == "on", in_flight=options.in_flight == "yes")


def setup(players: int, options: Options) -> dict[str, int]:
    """Cards in row, stack and hand of each player (CG-SETUP-3 to -5), and how many boxes are needed (CG-VAR-6)."""
    row = ROW_USUAL if players == 3 and options.rules == "weber" else ROW.get(players, ROW_USUAL)
    return {"row": row, "stack": common.STACK, "hand": common.DECK - common.STACK - row,
            "boxes": -(-players // BOX_PLAYERS)}
