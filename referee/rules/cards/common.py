"""What the two documents of the card game share: counting a round and adding rounds up.

Why it exists: both score centre cards + 1 and cards left in the stack - 2 each (CG-SCORE, CW-3.1, -3.2),
and differ in nearly everything else (`nl999`, `weber`). What it does not do: set-up or play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules import inputs
from referee.rules.core import ScoreLine, ScoreSheet

DECK = 40
"""Cards of one set: four colours, 1 to 10."""
STACK = 10
"""Cards on the stack at the start."""
STACK_POINTS = -2
"""Points for each card left in the stack."""

_PILES = ("centre", "stack", "row", "hand", "discard")


def players_at_table(data: Mapping[str, Any], least: int, most: int) -> int:
    """The number of players of a set-up question."""
    return inputs.whole(data, "players", least, most)


def points(counts: Mapping[str, Any], sets: int = 1) -> int:
    """One player's points of a round: `centre` - 2 x `stack`.

    If `row`, `hand` and `discard` are given as well, all cards must be there. `sets` of 40 cards a player.
    """
    cards = sets * DECK
    found = {pile: inputs.whole(counts, pile, 0, cards) for pile in _PILES if pile in counts or pile in _PILES[:2]}
    total = sum(found.values())
    if total > cards or (len(found) == len(_PILES) and total != cards):
        raise ValueError(f"{inputs.counted(total, 'card was', 'cards were')} counted ({', '.join(found)}); "
                         f"a player has {cards}")
    return found["centre"] + STACK_POINTS * found["stack"]


def counts_by_player(data: Mapping[str, Any], least: int) -> dict[str, Mapping[str, Any]]:
    """Player -> counts, from the list `players` of a round."""
    out: dict[str, Mapping[str, Any]] = {}
    for row in inputs.rows(data, "players"):
        if not isinstance(row, Mapping):
            raise ValueError(f"'players' holds {inputs.shown(row)}; a player is an object with 'id', 'centre', 'stack'")
        name = str(inputs.value(row, "id"))
        if name in out:
            raise ValueError(f"'players' names {name} twice")
        out[name] = row
    if len(out) < least:
        raise ValueError(f"'players' lists {len(out)}; the card game needs at least {least}")
    return out


def score(counts: Mapping[str, Mapping[str, Any]], sets: int = 1) -> dict[str, int]:
    """Player -> points; ValueError names the player whose counts are wrong."""
    out = {}
    for name, row in counts.items():
        try:
            out[name] = points(row, sets)
        except ValueError as e:
            raise ValueError(f"player {name}: {e}") from e
    return out


def winners(totals: Mapping[str, float]) -> list[str]:
    """Everybody with most points; ties share the win (CG-SCORE-4)."""
    return [name for name, total in totals.items() if total == max(totals.values())]


def round_answer(data: Mapping[str, Any], sets: int = 1) -> dict[str, Any]:
    """A round: `score` and `winners`."""
    scored = score(counts_by_player(data, 2), sets)
    return {"score": scored, "winners": winners(scored)}


def match_answer(data: Mapping[str, Any], sets: int = 1) -> dict[str, Any]:
    """Rounds in a row: `per_round`, `totals`, `winners`.

    `start_totals` are points of players who joined later (CW-3.5); only they may be missing in a round.
    """
    ids = inputs.names(data, "ids", least=2)
    start = inputs.table(data, "start_totals", {})
    inputs.only_known(start, "start_totals", ids)
    totals: dict[str, float] = {name: _start(start, name) for name in ids}
    per_round = []
    for number, row in enumerate(inputs.rows(data, "rounds"), 1):
        try:
            per_round.append(_match_round(row, ids, start, sets))
        except ValueError as e:
            raise ValueError(f"round {number}: {e}") from e
        totals = {name: total + per_round[-1].get(name, 0) for name, total in totals.items()}
    return {"per_round": per_round, "totals": totals, "winners": winners(totals)}


def round_sheet(data: Mapping[str, Any], answer: Mapping[str, Any]) -> ScoreSheet:
    """Items: cards in the centre, points lost by the stack."""
    counts = counts_by_player(data, 2)
    scored: Mapping[str, int] = answer["score"]
    lines = tuple(
        ScoreLine(name, total, _place(total, scored),
                  (("centre", counts[name]["centre"]), ("stack", STACK_POINTS * counts[name]["stack"])))
        for name, total in scored.items()
    )
    return ScoreSheet(lines, answer)


def match_sheet(answer: Mapping[str, Any]) -> ScoreSheet:
    """Items: the points of each round."""
    totals: Mapping[str, float] = answer["totals"]
    lines = tuple(
        ScoreLine(name, total, _place(total, totals),
                  tuple((f"round {k}", r[name]) for k, r in enumerate(answer["per_round"], 1) if name in r))
        for name, total in totals.items()
    )
    return ScoreSheet(lines, answer)


def _place(total: float, totals: Mapping[str, float]) -> int:
    return 1 + sum(other > total for other in totals.values())


def _start(start: Mapping[str, Any], name: str) -> float:
    found = start.get(name, 0)
    if isinstance(found, bool) or not isinstance(found, int | float) or not abs(found) < float("inf"):
        raise ValueError(f"'start_totals' gives {name} {inputs.shown(found)}; it must be a number")
    return found


def _match_round(row: Any, ids: tuple[str, ...], start: Mapping[str, Any], sets: int) -> dict[str, int]:
    if not isinstance(row, Mapping):
        raise ValueError(f"{inputs.shown(row)} is not an object of players and their counts")
    inputs.only_known(row, "rounds", ids)
    missing = [name for name in ids if name not in row and name not in start]
    if missing:
        raise ValueError(f"the counts of {', '.join(missing)} are missing")
    return score({name: inputs.table(row, name) for name in ids if name in row}, sets)
