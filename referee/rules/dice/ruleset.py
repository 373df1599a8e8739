"""The dice game (rules: 4, DG): dice a player, counting a round, matches.

Why it exists: the score of this rule document without a camera. What it does not do: judge play (`play`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.rules import inputs
from referee.rules.choices import Choices, choice
from referee.rules.core import ScoreLine, ScoreSheet
from referee.rules.dice import play
from referee.rules.dice.legality import DICE

MIN_PLAYERS, MAX_PLAYERS = 2, 4
ROUNDS_EACH = 3
"""Rounds of a match for every player (DG-MATCH-2)."""


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "setup": ("players", "dice_each", "options"), "legality": ("move", "stopped", "options"),
    "round": ("caller", "dice_left", "wrong", "dice_each", "options"),
    "match": ("ids", "rounds", "dice_each", "options"),
}
"""What each kind of question may hold."""


@dataclass(frozen=True)
class Options(Choices):
    """What this document leaves open; agreed numbers of dice (`dice_each`) stand in the question itself."""

    wrong_die: str = choice(
        "back", "ignore",
        explain="A die found in a wrong place at the end: does it count as not laid by its owner, or is it left alone?")
    next_round: str = choice(
        "by_hand", "by_itself",
        explain="Does the next round begin when somebody says so, or by itself once all dice are off the table?")


class DiceRules:
    """Set-up, legality, round and match of the dice game."""

    game = "dice"
    kinds = ("setup", "legality", "round", "match")
    options = Options

    def answer(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> dict[str, Any]:
        """What stands under `expected` of a vector; ValueError with a sentence for bad input."""
        inputs.only_fields(data, _FIELDS.get(kind, data), f"a question of kind {kind}")
        chosen = dict(inputs.table(data, "options", {}))
        if "dice_each" in chosen:
            if "dice_each" in data:
                raise ValueError("'dice_each' stands in the question and among its 'options'; write it once")
            data = {**data, "dice_each": chosen.pop("dice_each")}
        options = Options.from_mapping(chosen)
        if kind == "setup":
            return setup(data)
        if kind == "legality":
            return play.judge(data)
        if kind == "round":
            points, dice = score(data, options, agreed=_agreed(data))
            return {"score": points, "winners": _most(points), "dice_left": dice}
        if kind == "match":
            return match(data, options)
        raise ValueError(f"'kind' is {inputs.shown(kind)}; the dice game answers {', '.join(self.kinds)}")

    def sheet(self, kind: str, data: Mapping[str, Any], edition: str | None = None) -> ScoreSheet:
        """Round (item: the dice the others have left, or one's own) or match (items: the points of each round)."""
        answer = self.answer(kind, data, edition)
        totals: dict[str, int] = answer["totals" if kind == "match" else "score"]
        lines = []
        for name, total in totals.items():
            items: tuple[tuple[str, int | float], ...]
            if kind == "match":
                items = tuple((f"round {k}", points[name]) for k, points in enumerate(answer["per_round"], 1)
                              if name in points)
            elif name == data["caller"]:
                items = (("others_left", total),)
            else:
                items = (("dice_left", -total),)
            lines.append(ScoreLine(name, total, 1 + sum(other > total for other in totals.values()), items))
        return ScoreSheet(tuple(lines), answer)


def setup(data: Mapping[str, Any]) -> dict[str, Any]:
    """Dice of each player and rounds of a match. `dice_each` may name agreed numbers that add up to 24 (DG-CHILD-1)."""
    players = inputs.whole(data, "players", MIN_PLAYERS, MAX_PLAYERS)
    rounds = ROUNDS_EACH * players
    if "dice_each" not in data:
        return {"dice_each": DICE // players, "rounds": rounds}
    dice = _agreed(data) or {}
    if len(dice) != players:
        raise ValueError(f"'dice_each' names {len(dice)} players, 'players' says {players}")
    return {"dice_each": dice, "rounds": rounds}


def _agreed(data: Mapping[str, Any]) -> dict[str, int] | None:
    """Agreed numbers of dice by player, if there are such; together all dice."""
    if "dice_each" not in data:
        return None
    agreed = inputs.table(data, "dice_each")
    dice = {name: inputs.whole(agreed, name, 1, DICE, within="dice_each") for name in agreed}
    if sum(dice.values()) != DICE:
        raise ValueError(f"'dice_each' adds up to {sum(dice.values())}; the players share all {DICE} dice")
    return dice


def score(data: Mapping[str, Any], options: Options,
          ids: tuple[str, ...] | None = None, agreed: Mapping[str, int] | None = None,
          ) -> tuple[dict[str, int], dict[str, int]]:
    """The caller gets a point for every die the others have left, each of them loses one a die (DG-SCORE-1).

    `wrong` (player -> dice found in a wrong place at the end, owner known) are dice not laid, unless the table
    ignores them; `agreed`: dice of each player if not all have equally many. Returns points and dice left by player;
    ValueError if the call does not count.
    """
    left = inputs.table(data, "dice_left")
    names = tuple(left) if ids is None else ids
    inputs.only_known(left, "dice_left", names)
    if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        raise ValueError(f"'dice_left' lists {len(names)}; the dice game is for {MIN_PLAYERS} to {MAX_PLAYERS} players")
    caller = inputs.one_of(data, "caller", names)
    wrong = inputs.table(data, "wrong", {})
    inputs.only_known(wrong, "wrong", names)
    each = dict.fromkeys(names, DICE // len(names)) if agreed is None else agreed
    inputs.only_known(names, "dice_left", tuple(each))
    inputs.only_known(each, "dice_each", names)
    found = {name: inputs.whole(wrong, name, 0, each[name], 0, within="wrong") for name in names}
    back = found if options.wrong_die == "back" else dict.fromkeys(names, 0)
    counts = {name: inputs.whole(left, name, 0, each[name] - back[name], within="dice_left") + back[name]
              for name in names}
    if counts[caller]:
        raise ValueError(f"{caller} called stop but has {inputs.counted(counts[caller], 'die', 'dice')} left; "
                         "the call does not count")
    return {name: sum(counts.values()) if name == caller else -count for name, count in counts.items()}, counts


def match(data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Totals and winners (ties: several); how many rounds the match takes, and the points of each.

    Whoever a round names under `leaves` plays no more after it, keeps the points, and does not win. Numbers agreed for
    those who play on stand in the round, under `dice_each`.
    """
    ids = there = inputs.names(data, "ids", least=MIN_PLAYERS, most=MAX_PLAYERS)
    agreed = _agreed(data)
    rounds = []
    for number, row in enumerate(inputs.played(data), 1):
        if not isinstance(row, Mapping):
            raise ValueError(f"round {number}: {inputs.shown(row)} is not an object with 'caller' and 'dice_left'")
        try:
            inputs.only_fields(row, ("caller", "dice_left", "wrong", "dice_each", "leaves"))
            rounds.append(score(row, options, there, _agreed(row) if "dice_each" in row else agreed)[0])
            there = inputs.present(row, there, MIN_PLAYERS)
        except ValueError as e:
            raise ValueError(f"round {number}: {e}") from e
    totals = {name: sum(points.get(name, 0) for points in rounds) for name in ids}
    return {
        "rounds_required": ROUNDS_EACH * len(ids),
        "per_round": rounds,
        "totals": totals,
        "winners": _most({name: totals[name] for name in there}),
    }


def _most(totals: Mapping[str, int]) -> list[str]:
    """Everybody with most points; ties give several winners (DG-MATCH-3)."""
    return [name for name, total in totals.items() if total == max(totals.values())]
