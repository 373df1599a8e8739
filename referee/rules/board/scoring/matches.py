"""Player boards, rounds and matches (rules: BG-TAB, BG-MATCH).

Why it exists: chips add up, cards on the player boards run on from round to round and are taken back
together; both editions do this in the same frame with their own scoring. What it does not do: judge play.

`score_round` and `score_match` speak the JSON of the vectors (rules.md 5.1); `round_sheet` and
`match_sheet` give the same as a `ScoreSheet`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules import inputs
from referee.rules.board.options import Options
from referee.rules.board.position.state import CARDS_EACH, JOKERS_EACH
from referee.rules.board.scoring import new_edition, old_edition
from referee.rules.board.scoring.rounds import MAX_PLAYERS, MIN_PLAYERS, Award, RoundResult
from referee.rules.core import ScoreLine, ScoreSheet

EDITIONS = ("new", "old")
OLD_REMOVAL = 2
"""Cards everybody takes back in the old edition (BG-TAB-4)."""


def score_round(edition: str, data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Places or roles, chips and player boards after one round; ValueError for bad input."""
    return settle(edition, RoundResult.from_mapping(data), options)


def settle(edition: str, result: RoundResult, options: Options) -> dict[str, Any]:
    """`score_round` for a result that is typed already."""
    awards = _awards(edition, result, options)
    before = {p.id: p.tableau for p in result.players}
    declined = {p.id for p in result.players if p.declined}
    if declined and options.tableau_add == "must":
        raise ValueError(f"{', '.join(sorted(declined))} declined cards, but the option 'tableau_add' says must")
    cap = CARDS_EACH if options.tableau_cap == "none" else int(options.tableau_cap)
    for name, count in before.items():
        if count > cap:
            raise ValueError(f"player {name}: 'tableau' is {count}; by the option 'tableau_cap' no more than {cap} "
                             "cards lie on a player board")
    added = {name: 0 if name in declined else max(0, min(a.cards, cap - before[name])) for name, a in awards.items()}
    full = {name: before[name] + added[name] for name in awards}
    removed = common_removal(edition, full)
    after = {name: max(0, count - removed) for name, count in full.items()}
    ranking: dict[str, Any] = (
        {"place": {name: a.place for name, a in awards.items()}} if edition == "new"
        else {"role": {name: a.role for name, a in awards.items()}}
    )
    return {
        **ranking,
        "chips": {name: a.chips for name, a in awards.items()},
        "to_tableau": added,
        "removed_each": removed,
        "tableau_after": after,
        "next_hand": {name: CARDS_EACH - count for name, count in after.items()},
    }


def common_removal(edition: str, tableaus: Mapping[str, int]) -> int:
    """How many cards everybody takes back from the player board (BG-TAB-3, -4)."""
    least = min(tableaus.values())
    if edition == "new":
        return least
    return OLD_REMOVAL if least > 0 else 0


def score_match(edition: str, data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Rounds in a row with their player boards, totals, winners and what carries over.

    Whoever a round names under `leaves` plays no more after it, keeps the points, and does not win.
    """
    inputs.only_fields(data, ("ids", "start_tableau", "rounds", "options"), "a match")
    ids = inputs.names(data, "ids", least=MIN_PLAYERS, most=MAX_PLAYERS)
    start = inputs.table(data, "start_tableau", {})
    inputs.only_known(start, "start_tableau", ids)
    tableau = {name: inputs.whole(start, name, 0, CARDS_EACH, 0, within="start_tableau") for name in ids}
    spent = dict.fromkeys(ids, 0)
    totals = dict.fromkeys(ids, 0)
    rounds, there = [], ids
    for number, row in enumerate(inputs.played(data), 1):
        try:
            outcome = settle(edition, _match_round(row, there, tableau, spent, options), options)
            there = inputs.present(row, there, MIN_PLAYERS)
        except ValueError as e:
            raise ValueError(f"round {number}: {e}") from e
        tableau |= outcome["tableau_after"]
        totals = {name: points + outcome["chips"].get(name, 0) for name, points in totals.items()}
        rounds.append({"chips": outcome["chips"], "tableau_after": outcome["tableau_after"]})
    stayed = {name: totals[name] for name in there}
    result = {"per_round": rounds, "totals": totals, "winners": winners(stayed, options)}
    return result if options.carry_over == "off" else {**result, "carry_over_tableau": tableau}


def winners(totals: Mapping[str, int], options: Options) -> list[str]:
    """Who has most points (BG-MATCH-2); with `match_tie = none` nobody when several do."""
    best = [name for name, points in totals.items() if points == max(totals.values())]
    return [] if options.match_tie == "none" and len(best) > 1 else best


def round_sheet(edition: str, result: RoundResult, options: Options) -> ScoreSheet:
    """The score sheet of one round. `items` hold cards left, jokers used, chips and player-board counts."""
    detail = settle(edition, result, options)
    lines = []
    for p in result.players:
        items = (
            ("placed", p.placed), ("remaining", p.remaining), ("jokers_used", p.jokers_used),
            ("mistake", int(p.mistake)), ("chips", detail["chips"][p.id]), ("to_tableau", detail["to_tableau"][p.id]),
            ("removed", p.tableau + detail["to_tableau"][p.id] - detail["tableau_after"][p.id]),
            ("tableau_after", detail["tableau_after"][p.id]),
        )
        place = detail["place"][p.id] if edition == "new" else None
        lines.append(ScoreLine(p.id, detail["chips"][p.id], place, items, detail["next_hand"][p.id]))
    return ScoreSheet(tuple(lines), {"edition": edition, **detail})


def match_sheet(edition: str, data: Mapping[str, Any], options: Options) -> ScoreSheet:
    """The score sheet of a match: total points, shared places, one item a round."""
    detail = score_match(edition, data, options)
    totals: dict[str, int] = detail["totals"]
    last = detail["per_round"][-1]["tableau_after"]
    lines = tuple(
        ScoreLine(
            name, points, 1 + sum(other > points for other in totals.values()),
            tuple((f"round {k}", played["chips"][name]) for k, played in enumerate(detail["per_round"], 1)
                  if name in played["chips"]),
            CARDS_EACH - last[name] if name in last else None,
        )
        for name, points in totals.items()
    )
    return ScoreSheet(lines, {"edition": edition, **detail})


def _awards(edition: str, result: RoundResult, options: Options) -> dict[str, Award]:
    if edition == "new":
        return new_edition.score(result, options)
    if edition == "old":
        return old_edition.score(result, options)
    raise ValueError(f"'edition' is {edition!r}; it must be one of {', '.join(EDITIONS)}")


def _match_round(row: Any, ids: tuple[str, ...], tableau: Mapping[str, int], spent: dict[str, int],
                 options: Options) -> RoundResult:
    """One entry of `rounds` as a result; adds its jokers to those spent in the match."""
    if not isinstance(row, Mapping):
        raise ValueError(f"{inputs.shown(row)} is not an object with 'end', 'caller' and 'remaining'")
    inputs.only_fields(row, ("end", "caller", "remaining", "jokers_used", "mistakes", "leaves"))
    remaining = inputs.table(row, "remaining")
    jokers = inputs.table(row, "jokers_used", {})
    mistakes = inputs.names(row, "mistakes", [])
    for key, named in (("remaining", remaining), ("jokers_used", jokers), ("mistakes", mistakes)):
        inputs.only_known(named, key, ids)
    players = []
    for name in ids:
        used = inputs.whole(jokers, name, 0, JOKERS_EACH, 0, within="jokers_used")
        player: dict[str, Any] = {"id": name, "remaining": inputs.value(remaining, name, within="remaining"),
                                  "jokers_used": used,
                                  "mistake": name in mistakes, "tableau": tableau[name]}
        if options.jokers_per == "match":
            spent[name] += used
            player["jokers_left"] = JOKERS_EACH - spent[name]
            if player["jokers_left"] < 0:
                raise ValueError(f"{name} has used {spent[name]} jokers; there are {JOKERS_EACH} for the whole match")
        players.append(player)
    return RoundResult.from_mapping({"end": row.get("end", "regular"), "caller": row.get("caller"), "players": players})
