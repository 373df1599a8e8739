"""The card game by hand, after both documents: the rules' own examples, played as people tell them on the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.by_hand import HandMatch, vectors

OWN = vectors("own", "round")
ROUNDS = [("card-999", v) for v in [*vectors("card_999", "round"), *OWN] if v["game"] == "card_999"] + [
    ("card-weber", v) for v in [*vectors("card_weber", "round"), *OWN] if v["game"] == "card_weber"]
MATCHES = [("card-999", v) for v in vectors("card_999", "match")]
LATE = [v for v in vectors("own", "match") if v["id"] == "OWN-CW-17"]
HANDICAPS = vectors("card_weber", "handicap")
SETUPS = [("card-999", v) for v in vectors("card_999", "setup")] + [
    ("card-weber", v) for v in vectors("card_weber", "setup") if v["input"]["players"] <= 12]
COUNTED = ("centre", "stack", "row", "hand", "discard", "wrong")


def count_players(match: HandMatch, players: dict[str, dict[str, int]]) -> HandMatch:
    for name, counts in players.items():
        match.count(name, **{what: counts[what] for what in COUNTED if what in counts})
    return match


@pytest.mark.parametrize(("document", "vector"), ROUNDS, ids=lambda v: v if isinstance(v, str) else v["id"])
def test_a_round_counted_by_hand_is_scored_as_the_rules_say(document: str, vector: dict[str, Any]) -> None:
    players = {p["id"]: p for p in vector["input"]["players"]}
    handicap = {"stack": {name: p["stack"] for name, p in players.items() if p["stack"] > 10}}
    match = HandMatch(document, list(players), vector["input"].get("options", {}),
                      handicap if document == "card-weber" else {})
    caller = next((name for name, p in players.items() if not p["stack"]), None)
    out = vector["input"].get("disqualified", [])
    count_players(match.call(caller), players)
    if out:
        match.flag("disqualified", [match.seats[name] for name in out])
    assert match.at.final, match.at.problem
    assert match.points() == vector["expected"]["score"]
    if not out:  # who is disqualified does not win the round, but may win the match
        assert match.winners == set(vector["expected"].get("winners", match.winners))


@pytest.mark.parametrize(("document", "vector"), MATCHES, ids=lambda v: v if isinstance(v, str) else v["id"])
def test_a_whole_match_by_hand(document: str, vector: dict[str, Any]) -> None:
    asked, expected = vector["input"], vector["expected"]
    match = HandMatch(document, asked["ids"], rounds=len(asked["rounds"]))
    for row, points in zip(asked["rounds"], expected["per_round"], strict=True):
        if match.at.final:
            match.next()
        assert not match.now.over
        count_players(match.call(next((name for name, counts in row.items() if not counts["stack"]), None)), row)
        assert match.points() == points
    assert match.now.over
    assert (match.totals, match.winners) == (expected["totals"], set(expected["winners"]))


@pytest.mark.parametrize("vector", LATE, ids=lambda v: v["id"])
def test_who_comes_late_starts_with_the_average(vector: dict[str, Any]) -> None:
    match = HandMatch("card-weber", ("A", "B"))
    for number, row in enumerate(vector["input"]["rounds"], 1):
        count_players(match.call(next((name for name, counts in row.items() if not counts["stack"]), None)), row)
        assert match.at.final, match.at.problem
        if number + 1 == vector["expected"]["joined"]["C"]["round"]:
            match.joins("C", start="average")
        if number < len(vector["input"]["rounds"]):
            match.next()
    assert match.totals == vector["expected"]["totals"]
    assert match.winners == set(vector["expected"]["winners"])


@pytest.mark.parametrize("vector", HANDICAPS, ids=lambda v: v["id"])
def test_stacks_grow_and_shrink_where_the_table_plays_with_the_handicap(vector: dict[str, Any]) -> None:
    stacks = vector["input"]["stack"]
    match = HandMatch("card-weber", list(stacks), {"handicap": "on"}, {"stack": stacks})
    for caller, after in zip(vector["input"]["callers"], vector["expected"]["after_each"], strict=True):
        match.call(caller)
        for name in stacks:
            match.count(name, centre=5, stack=0 if name == caller else 2)
        assert match.at.final, match.at.problem
        before = match.carried("stack")
        said = match.to_do
        for name in stacks:
            named = [text for text in said if text.startswith(f"{name}:")]
            assert bool(named) == (after[name] != before[name]), said
            assert all(str(after[name]) in text for text in named)
        assert match.next().carried("stack") == after


def test_stacks_stay_as_they_are_unless_the_table_plays_with_the_handicap() -> None:
    match = HandMatch("card-weber", "AB").call("A").count("A", centre=9).count("B", centre=4, stack=3)
    assert match.to_do == []
    assert not any("11" in said for said in match.next().set_out), match.set_out


@pytest.mark.parametrize(("document", "vector"), SETUPS, ids=lambda v: v if isinstance(v, str) else v["id"])
def test_what_to_set_out(document: str, vector: dict[str, Any]) -> None:
    asked, names = vector["input"], "ABCDEFGHIJKL"[:vector["input"]["players"]]
    brought = {name: dict.fromkeys(names, int(asked[name])) for name in ("stack", "double") if name in asked}
    said = HandMatch(document, names, brought=brought).set_out
    for pile in ("row", "stack", "hand"):
        assert any(str(vector["expected"][pile]) in text for text in said), said


def test_a_caller_with_cards_and_a_missing_count_are_told_by_name() -> None:
    for document in ("card-999", "card-weber"):
        match = HandMatch(document, ("Ann", "Ben")).call("Ann").count("Ann", centre=9)
        assert not match.at.final and "Ben" in match.at.problem
        match.count("Ben", centre=4, stack=2).count("Ann", stack=1)
        assert not match.at.final and "Ann" in match.at.problem and "p1" not in match.at.problem
        match.count("Ann", stack=None)
        assert match.at.final and match.points() == {"Ann": 9, "Ben": 0}


def test_all_cards_of_a_player_are_checked_as_they_are_counted() -> None:
    """Centre, stack, row, hand and discard make 40, at once and by name; what is not given is not checked."""
    match = HandMatch("card-999", ("Ann", "Ben")).call("Ann").count("Ann", centre=20, row=5, hand=10, discard=4)
    assert "Ann" in (said := match.game.count_problem(match.at.played)) and "39" in said and "40" in said
    match.count("Ann", discard=5)
    assert "39" not in match.game.count_problem(match.at.played)
    match.count("Ben", centre=35, stack=8)
    assert "Ben" in match.game.count_problem(match.at.played)


@pytest.mark.parametrize("counts", [{"centre": 20}, {}])
def test_a_round_that_was_broken_off_gives_nothing_and_changes_no_stack(counts: dict[str, int]) -> None:
    match = HandMatch("card-weber", ("Ann", "Ben"), {"handicap": "on"}).call(None).flag("aborted", True)
    if counts:
        match.count("Ann", **counts)
    assert match.at.final, match.at.problem
    assert match.points() == {"Ann": 0, "Ben": 0} and match.to_do == []
    match.flag("aborted", False)
    assert not match.at.final, "the counts are asked for again"


def test_a_round_that_was_broken_off_is_counted_where_the_table_says_so() -> None:
    match = HandMatch("card-weber", ("Ann", "Ben"), {"aborted": "score"}).call(None).flag("aborted", True)
    assert not match.at.final
    match.count("Ann", centre=9, stack=4).count("Ben", centre=12, stack=5)
    assert match.points() == {"Ann": 1, "Ben": 2}


def test_who_is_disqualified_cannot_win_and_is_told_so() -> None:
    match = HandMatch("card-weber", ("Ann", "Ben", "Clara"))
    match.call("Ann").count("Ann", centre=20).count("Ben", centre=9, stack=2).count("Clara", centre=9, stack=1).next()
    match.call("Ben").flag("disqualified", [match.seats["Ann"]])
    match.count("Ben", centre=5).count("Clara", centre=7, stack=3).count("Ann", centre=3, stack=3)
    assert match.points() == {"Ben": 5, "Clara": 1}
    assert match.winners == {"Ben"}
    assert any("Ann" in said for said in match.to_do), match.to_do


def test_who_is_disqualified_is_no_part_of_the_average_of_a_late_player() -> None:
    match = HandMatch("card-weber", ("Ann", "Ben", "Cleo")).call("Ben").count("Ben", centre=12)
    match.count("Ann", centre=20).count("Cleo", centre=6).flag("disqualified", [match.seats["Ann"]])
    match.joins("Dan", "average").next()
    assert match.totals == {"Ann": 0, "Ben": 12, "Cleo": 6, "Dan": 9}, "those who are in the match (CW-3.5)"


def test_who_is_disqualified_only_loses_the_round_where_the_table_says_so() -> None:
    match = HandMatch("card-weber", ("Ann", "Ben"), {"disqualified": "round_zero"}).call("Ann")
    match.flag("disqualified", [match.seats["Ann"]]).count("Ann", centre=20).count("Ben", centre=9, stack=2)
    assert match.points() == {"Ann": 0, "Ben": 5}


def test_two_sets_each_have_eighty_cards() -> None:
    match = HandMatch("card-weber", ("Ann", "Ben"), brought={"double": {"Ann": 1, "Ben": 1}})
    match.call("Ann").count("Ann", centre=45).count("Ben", centre=30, stack=12)
    assert match.points() == {"Ann": 45, "Ben": 6}
    assert match.next().carried("double") == {"Ann": 1, "Ben": 1}


def test_two_sets_each_end_when_a_third_player_joins() -> None:
    match = HandMatch("card-weber", ("Ann", "Ben"), brought={"double": {"Ann": 1, "Ben": 1}})
    match.call("Ann").count("Ann", centre=45).count("Ben", centre=30, stack=12).joins("Clara", start="average").next()
    assert any("27" in said for said in match.set_out), match.set_out


def test_why_somebody_has_these_points() -> None:
    match = HandMatch("card-999", ("Ann", "Ben")).call("Ann").count("Ann", centre=9).count("Ben", centre=14, stack=3)
    assert "14" in match.why("Ben") and "9" in match.why("Ann")
    assert match.points() == {"Ann": 9, "Ben": 8}


def test_up_to_twelve_play() -> None:
    names = [f"Player {n}" for n in range(1, 13)]
    for document in ("card-999", "card-weber"):
        match = HandMatch(document, names).call(names[0])
        for n, name in enumerate(names):
            match.count(name, centre=n, stack=0 if n == 0 else 1)
        assert match.winners == {"Player 12"} and len(match.totals) == 12


def test_the_average_is_exact_although_totals_are_fractions_already() -> None:
    game = HandMatch("card-weber", ("Ann", "Ben")).game
    assert game.join_start({"a": 37 / 3, "b": 2 / 3}, {}) == 6.5
    assert game.join_start({"a": 37 / 3, "b": 2 / 3}, {"join_round": "down"}) == 6
    assert HandMatch("card-999", ("Ann", "Ben")).game.join_start({"a": 3, "b": 4}, {}) is None
