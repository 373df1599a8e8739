"""The dice game (rules: 4, DG): dice a player, counting a round, matches.

Why it exists: the score of this rule document without a camera. What it does not do: judge dice on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules import inputs
from referee.rules.choices import Choices
from referee.rules.core import ScoreLine, ScoreSheet

DICE = 24
MIN_PLAYERS, MAX_PLAYERS = 2, 4
ROUNDS_EACH = 3
"""Rounds of a match for every player (DG-MATCH-2)."""


class DiceRules:
    """Set-up, round and match of the dice game."""

    game = "dice"
    kinds = ("setup", "round", "match")
    options = Choices

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        """What stands under `expected` of a vector; ValueError with a sentence for bad input."""
        self.options.from_mapping(inputs.table(data, "options", {}))
        if kind == "setup":
            return setup(data)
        if kind == "round":
            return {"score": score(data)}
        if kind == "match":
            return match(data)
        raise ValueError(f"'kind' is {kind!r}; the dice game answers {', '.join(self.kinds)}")

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """Round (item: dice left) or match (items: the points of each round)."""
        answer = self.answer(kind, data, edition)
        totals: dict[str, int] = answer["totals" if kind == "match" else "score"]
        lines = []
        for name, total in totals.items():
            items: tuple[tuple[str, int | float], ...] = (
                tuple((f"round {k}", points[name]) for k, points in enumerate(answer["per_round"], 1))
                if kind == "match" else (("dice_left", data["dice_left"][name]),))
            lines.append(ScoreLine(name, total, 1 + sum(other > total for other in totals.values()), items))
        return ScoreSheet(tuple(lines), answer)


def setup(data: Mapping[str, Any]) -> dict[str, Any]:
    """Dice of each player and rounds of a match. `dice_each` may name agreed numbers that add up to 24 (DG-CHILD-1)."""
    players = inputs.whole(data, "players", MIN_PLAYERS, MAX_PLAYERS)
    rounds = ROUNDS_EACH * players
    if "dice_each" not in data:
        return {"dice_each": DICE // players, "rounds": rounds}
    agreed = inputs.table(data, "dice_each")
    dice = {name: inputs.whole(agreed, name, 1, DICE) for name in agreed}
    if len(dice) != players or sum(dice.values()) != DICE:
        raise ValueError(f"'dice_each' gives {len(dice)} players {sum(dice.values())} dice; "
                         f"{players} players share all {DICE}")
    return {"dice_each": dice, "rounds": rounds}


def score(data: Mapping[str, Any], ids: tuple[str, ...] | None = None) -> dict[str, int]:
    """The caller gets a point for every die the others have left, each of them loses one a die (DG-SCORE-1)."""
    left = inputs.table(data, "dice_left")
    names = tuple(left) if ids is None else ids
    inputs.only_known(left, "dice_left", names)
    if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        raise ValueError(f"'dice_left' lists {len(names)}; the dice game is for {MIN_PLAYERS} to {MAX_PLAYERS} players")
    caller = inputs.one_of(data, "caller", names)
    counts = {name: inputs.whole(left, name, 0, DICE) for name in names}
    if counts[caller]:
        raise ValueError(f"{caller} called stop but has {inputs.counted(counts[caller], 'die', 'dice')} left; "
                         "the call does not count")
    if sum(counts.values()) > DICE:
        raise ValueError(f"'dice_left' adds up to {sum(counts.values())}; there are {DICE} dice")
    return {name: sum(counts.values()) if name == caller else -count for name, count in counts.items()}


def match(data: Mapping[str, Any]) -> dict[str, Any]:
    """Totals and winners (ties: several); how many rounds the match takes, and the points of each."""
    ids = inputs.names(data, "ids", least=MIN_PLAYERS, most=MAX_PLAYERS)
    rounds = []
    for number, row in enumerate(inputs.rows(data, "rounds"), 1):
        if not isinstance(row, Mapping):
            raise ValueError(f"round {number}: {inputs.shown(row)} is not an object with 'caller' and 'dice_left'")
        try:
            rounds.append(score(row, ids))
        except ValueError as e:
            raise ValueError(f"round {number}: {e}") from e
    totals = {name: sum(points[name] for points in rounds) for name in ids}
    return {
        "rounds_required": ROUNDS_EACH * len(ids),
        "per_round": rounds,
        "totals": totals,
        "winners": [name for name, total in totals.items() if total == max(totals.values())],
    }
