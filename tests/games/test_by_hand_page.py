"""Every rule document as the page plays it: commands in, the state of the screens out, the log read in again."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.registry import GAMES
from referee.session.match.commands import CommandError, NewMatch, NextRound, parse
from referee.session.match.plans import plan_from, write_match
from referee.session.match.play import MatchPlay
from referee.session.shown.view import round_view
from referee.store import Store

COUNTS: dict[str, list[dict[str, int]]] = {
    "board-new": [{"left": 0}, {"left": 4}], "board-old": [{"left": 0}, {"left": 4}],
    "card-999": [{"centre": 9}, {"centre": 5, "stack": 3}], "card-weber": [{"centre": 9}, {"centre": 5, "stack": 3}],
    "dice": [{}, {"dice_left": 5}]}
POINTS = {"board-new": [2, 0], "board-old": [2, 0], "card-999": [9, -1], "card-weber": [9, -1], "dice": [5, -5]}
DOCUMENTS = [game.document for game in GAMES]


def begun(store: Store, document: str) -> MatchPlay:
    seats = next(game.seats for game in GAMES if game.document == document)
    people = [{"name": name, "seat": seat} for name, seat in zip(("Ann", "Ben"), seats, strict=False)]
    asked = parse("new_match", {"document": document, "people": people, "camera": False})
    assert isinstance(asked, NewMatch)
    return MatchPlay(store, write_match(store, plan_from(asked)))


def say(match: MatchPlay, name: str, **fields: Any) -> None:
    match.write(*match.word(name, parse(name, fields), float(len(match.logs[-1]))))


def state(match: MatchPlay) -> dict[str, Any]:
    return round_view(match.plan, match.fold, match.number, match.logs[-1])


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_round_on_the_page(store: Store, document: str) -> None:
    match = begun(store, document)
    ann, ben = [p["seat"] for p in state(match)["players"]]
    assert state(match)["setup"]
    say(match, "start")
    say(match, "stop")
    assert state(match)["round"]["phase"] == "stopping"
    say(match, "call", player=ann)
    form = state(match)["form"]
    assert form["problem"] and all(field["label"] for field in form["fields"])
    assert 0 in [value["preset"] for value in form["values"][ann].values()], "who called has nothing left"
    with pytest.raises(CommandError):
        match.next_round(NextRound(round=1))
    for seat, counts in zip((ann, ben), COUNTS[document], strict=True):
        say(match, "count", player=seat, counts=counts)
    shown = state(match)
    assert shown["form"]["problem"] == shown["score"]["problem"] == ""
    assert {line["seat"]: line["points"] for line in shown["score"]["lines"]} == dict(
        zip((ann, ben), POINTS[document], strict=True))
    assert all(line["why"] for line in shown["score"]["lines"])
    assert match.next_round(NextRound(round=1)) and match.number == 2
    again = MatchPlay(store, match.match.id)
    assert dict(again.fold.totals) == dict(match.fold.totals) and state(again) == state(match)


def test_a_round_is_broken_off_and_somebody_disqualified_on_the_page(store: Store) -> None:
    match = begun(store, "card-weber")
    ann, ben = [p["seat"] for p in state(match)["players"]]
    say(match, "start")
    say(match, "stop")
    say(match, "call", end="stalemate")
    say(match, "round_flag", flag="aborted", value=True)
    assert state(match)["score"]["final"]
    say(match, "round_flag", flag="aborted", value=False)
    say(match, "round_flag", flag="disqualified", value=[ben])
    say(match, "count", player=ann, counts={"centre": 9, "stack": 2})
    shown = state(match)
    assert [line["seat"] for line in shown["score"]["lines"]] == [ann]
    assert {flag["name"]: flag["value"] for flag in shown["form"]["flags"]}["disqualified"] == [ben]
    say(match, "undo")
    say(match, "undo")
    assert not state(match)["score"]["final"]


@pytest.mark.parametrize(("document", "players", "brought", "why"), [
    ("dice", 2, {"dice_each": {"p1": 10, "p2": 8}}, "18"),
    ("dice", 2, {"dice_each": {"p1": 24}}, "24"),
    ("dice", 2, {"dice_each": {"p1": 14, "p2": 10}}, ""),
    ("card-weber", 3, {"double": {"p1": 1}}, "two players"),
    ("card-weber", 2, {"double": {"p1": 1}, "stack": {"p1": 60}}, ""),
    ("card-weber", 2, {"stack": {"p1": 36}}, "35"),
])
def test_what_cannot_be_played_is_refused_at_set_up(
        document: str, players: int, brought: dict[str, dict[str, int]], why: str) -> None:
    people = [{"name": f"Player {n}", "seat": f"p{n}"} for n in range(1, players + 1)]
    asked = parse("new_match", {"document": document, "people": people, "brought": brought})
    assert isinstance(asked, NewMatch)
    if why:
        with pytest.raises(CommandError, match=why):
            plan_from(asked)
    else:
        assert plan_from(asked).brought == brought
