"""What the two documents of the card game share: counting a round and adding rounds up.

Why it exists: both score centre cards + 1 and cards left in the stack - 2 each (CG-SCORE, CW-3.1, -3.2),
and differ in nearly everything else (`nl999`, `weber`). What it does not do: set-up or play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.rules import inputs
from referee.rules.core import ScoreLine, ScoreSheet

DECK = 40
"""Cards of one set: four colours, 1 to 10."""
STACK = 10
"""Cards on the stack at the start."""
LEAST_PLAYERS = 2
STACK_POINTS = -2
"""Points for each card left in the stack."""


@dataclass(frozen=True)
class Counting:
    """How a document counts: `cards` of a player, on the `stack` and `players` at most; with `minus` a card that lies
    wrongly in the centre costs a point."""

    cards: int
    stack: int
    players: int
    minus: bool = False


_PILES = ("centre", "stack", "row", "hand", "discard")


def players_at_table(data: Mapping[str, Any], least: int, most: int) -> int:
    """The number of players of a set-up question."""
    return inputs.whole(data, "players", least, most)


def items(counts: Mapping[str, Any], how: Counting) -> dict[str, int]:
    """One player's points of a round by what they are for: `centre` (+1 a card), `stack` (-2 a card).

    `wrong` of the cards in the centre lie there wrongly: they do not count. If `row`, `hand` and `discard` are given as
    well, all cards must be there.
    """
    inputs.only_fields(counts, (*_PILES, "wrong"), "the counts")
    found = {pile: inputs.whole(counts, pile, 0, how.stack if pile == "stack" else how.cards)
             for pile in _PILES if pile in counts or pile in _PILES[:2]}
    total = sum(found.values())
    if total > how.cards or (len(found) == len(_PILES) and total != how.cards):
        raise ValueError(f"{inputs.counted(total, 'card was', 'cards were')} counted ({', '.join(found)}); "
                         f"a player has {how.cards}")
    wrong = inputs.whole(counts, "wrong", 0, found["centre"], 0)
    penalty = {"wrong": -wrong} if how.minus and wrong else {}
    return {"centre": found["centre"] - wrong, "stack": STACK_POINTS * found["stack"], **penalty}


def counts_by_player(data: Mapping[str, Any], least: int, most: int) -> dict[str, Mapping[str, Any]]:
    """Player -> counts, from the list `players` of a round."""
    out: dict[str, Mapping[str, Any]] = {}
    for row in inputs.rows(data, "players"):
        if not isinstance(row, Mapping):
            raise ValueError(f"'players' holds {inputs.shown(row)}; a player is an object with 'id', 'centre', 'stack'")
        name = inputs.name(inputs.value(row, "id"), "id")
        if name in out:
            raise ValueError(f"'players' names {name} twice")
        out[name] = {key: inner for key, inner in row.items() if key != "id"}
    if not least <= len(out) <= most:
        raise ValueError(f"'players' lists {len(out)}; this card game is for {least} to {most}")
    return out


def itemised(counts: Mapping[str, Mapping[str, Any]], how: Counting,
             stacks: Mapping[str, int] | None = None) -> dict[str, dict[str, int]]:
    """Player -> `items`; ValueError names the player whose counts are wrong."""
    out = {}
    for name, row in counts.items():
        try:
            out[name] = items(row, replace(how, stack=(stacks or {}).get(name, how.stack)))
        except ValueError as e:
            raise ValueError(f"player {name}: {e}") from e
    return out


def winners(totals: Mapping[str, float]) -> list[str]:
    """Everybody with most points; ties share the win (CG-SCORE-4). Nobody where nobody is left."""
    return [name for name, total in totals.items() if total == max(totals.values())]


def round_answer(data: Mapping[str, Any], how: Counting, stacks: Mapping[str, int] | None = None) -> dict[str, Any]:
    """A round: `score`, `winners`, and the `items` of each score. `caller`, if given, must have an empty stack.

    `stacks`: with how many cards players began whose stack is not the usual one.
    """
    counts = counts_by_player(data, LEAST_PLAYERS, how.players)
    inputs.only_known(stacks or (), "stacks", tuple(counts))
    found = itemised(counts, how, stacks)
    caller = inputs.value(data, "caller", None)
    if caller is not None:
        inputs.one_of(data, "caller", tuple(counts))
        if counts[caller]["stack"]:
            left = inputs.counted(counts[caller]["stack"], "card")
            raise ValueError(f"{caller} called stop but has {left} in the stack; the call does not count")
    scored = {name: sum(parts.values()) for name, parts in found.items()}
    return {"score": scored, "winners": winners(scored), "items": found}


@dataclass(frozen=True)
class Course:
    """How a match runs by a document. `joins` tells the points of a late player from the totals of those who play.

    `flags`: what a round may say besides counts and who `leaves`; `ended` is told a round's row and the scores of those
    who play. It says what the round gives, and who is out of the match after it: their points are void.
    """

    joins: Callable[[Mapping[str, float]], float] | None = None
    flags: tuple[str, ...] = ()
    ended: Callable[[Mapping[str, Any], Mapping[str, int]], tuple[dict[str, int], tuple[str, ...]]] | None = None
    needs_counts: Callable[[Mapping[str, Any]], bool] = lambda _: True


LEAVES = "leaves"


def match_answer(data: Mapping[str, Any], how: Counting, course: Course = Course()) -> dict[str, Any]:
    """Rounds in a row: `per_round`, `totals`, `winners`.

    `start_totals` are points of players who joined later (CW-3.5); they may be missing in rounds. Where the `course`
    lets people join, so may whoever is missing in the first rounds: `joined` names the round and the points. Whoever
    a round names under `leaves` plays no more after it, keeps the points, and does not win.
    """
    ids = inputs.names(data, "ids", least=LEAST_PLAYERS, most=how.players)
    if taken := [one for one in ids if one in (LEAVES, *course.flags)]:
        raise ValueError(f"'ids' names {inputs.shown(taken[0])}, which says something else in a round; call that "
                         "player otherwise")
    start = inputs.table(data, "start_totals", {})
    inputs.only_known(start, "start_totals", ids)
    totals: dict[str, float] = {name: _start(start, name) for name in ids}
    rows = inputs.played(data)
    late = _late(rows, [name for name in ids if name not in start]) if course.joins else {}
    there, joined, per_round = ids, dict[str, Any](), list[dict[str, int]]()
    for number, row in enumerate(rows):
        for name in (n for n, k in late.items() if k == number and n in there):
            present = {n: totals[n] for n in there if late.get(n, -1) < number}
            totals[name] = course.joins(present) if course.joins and present else 0
            joined[name] = {"round": number + 1, "start": totals[name]}
        try:
            away = (*start, *(n for n, k in late.items() if k > number))
            points, out = _match_round(row, there, away, how, course)
            there = inputs.present(row, there, LEAST_PLAYERS)
        except ValueError as e:
            raise ValueError(f"round {number + 1}: {e}") from e
        per_round.append(points)
        totals = {name: 0 if name in out else total + points.get(name, 0) for name, total in totals.items()}
        there = tuple(name for name in there if name not in out)
    answer = {"per_round": per_round, "totals": totals, "winners": winners({name: totals[name] for name in there})}
    return {**answer, "joined": joined} if joined else answer


def _late(rows: Sequence[Any], names: Sequence[str]) -> dict[str, int]:
    """Who is missing in the first of the rounds that were counted, and in which one (from 0) they are counted first."""
    counted = [frozenset(row) if isinstance(row, Mapping) else frozenset[Any]() for row in rows]
    first = {name: next((k for k, row in enumerate(counted) if name in row), 0) for name in names}
    begins = next((k for k, row in enumerate(counted) if not row.isdisjoint(names)), 0)
    return {name: k for name, k in first.items() if k > begins}


def round_sheet(answer: Mapping[str, Any]) -> ScoreSheet:
    """Items: cards in the centre, points lost by the stack."""
    scored: Mapping[str, int] = answer["score"]
    ranked = {name: total for name, total in scored.items() if "disqualified" not in answer["items"][name]}
    lines = tuple(ScoreLine(name, total, _place(total, ranked) if name in ranked else 1 + len(ranked),
                            tuple(answer["items"][name].items())) for name, total in scored.items())
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


def _match_round(row: Any, there: tuple[str, ...], away: Collection[str], how: Counting,
                 course: Course) -> tuple[dict[str, int], tuple[str, ...]]:
    """Points of those counted in a round, and who is out of the match after it."""
    if not isinstance(row, Mapping):
        raise ValueError(f"{inputs.shown(row)} is not an object of players and their counts")
    said = {key: inner for key, inner in row.items() if key == LEAVES or key in course.flags}
    counts = {key: inner for key, inner in row.items() if key not in said}
    inputs.only_known(counts, "rounds", there)
    missing = [name for name in there if name not in row and name not in away]
    if missing and course.needs_counts(said):
        raise ValueError(f"the counts of {', '.join(missing)} are missing")
    found = itemised({name: inputs.table(row, name) for name in there if name in counts}, how)
    points = {name: sum(parts.values()) for name, parts in found.items()}
    if missing and not course.needs_counts(said):
        points = {name: points.get(name, 0) for name in there if name not in away or name in points}
    return (points, ()) if course.ended is None else course.ended(said, points)
