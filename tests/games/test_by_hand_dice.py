"""The dice game by hand: the rules' own examples, played as people tell them on the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.by_hand import HandMatch, vectors

ROUNDS = [*vectors("dice", "round"), *(v for v in vectors("own", "round") if v["game"] == "dice")]
MATCHES = vectors("dice", "match")
SETUPS = [v for v in vectors("dice", "setup") if isinstance(v["expected"]["dice_each"], int)]


def count_round(match: HandMatch, asked: dict[str, Any]) -> HandMatch:
    match.call(asked["caller"])
    for name, left in asked["dice_left"].items():
        wrong = {"wrong": n} if (n := asked.get("wrong", {}).get(name)) else {}
        match.count(name, dice_left=left, **wrong)
    return match


@pytest.mark.parametrize("vector", ROUNDS, ids=lambda v: v["id"])
def test_a_round_counted_by_hand_is_scored_as_the_rules_say(vector: dict[str, Any]) -> None:
    asked = vector["input"]
    match = count_round(HandMatch("dice", list(asked["dice_left"]), asked.get("options", {})), asked)
    assert match.at.final, match.at.problem
    assert match.points() == vector["expected"]["score"]
    assert sum(match.points().values()) == 0


@pytest.mark.parametrize("vector", MATCHES, ids=lambda v: v["id"])
def test_a_whole_match_by_hand(vector: dict[str, Any]) -> None:
    asked, expected = vector["input"], vector["expected"]
    match = HandMatch("dice", asked["ids"])
    match = HandMatch("dice", asked["ids"], rounds=match.game.rounds_for(len(asked["ids"])))
    assert match.rounds == expected["rounds_required"] == len(asked["rounds"])
    for number, row in enumerate(asked["rounds"], 1):
        assert not match.now.over
        count_round(match, row)
        if number < len(asked["rounds"]):
            match.next()
    assert match.now.over
    assert (match.totals, match.winners) == (expected["totals"], set(expected["winners"]))


@pytest.mark.parametrize("vector", SETUPS, ids=lambda v: v["id"])
def test_what_is_drawn_from_the_bag(vector: dict[str, Any]) -> None:
    match = HandMatch("dice", "ABCD"[:vector["input"]["players"]])
    assert any(str(vector["expected"]["dice_each"]) in said for said in match.set_out), match.set_out
    assert match.game.rounds_for(vector["input"]["players"]) == vector["expected"]["rounds"]


def test_children_play_with_fewer_dice() -> None:
    agreed = {"Ann": 14, "Ben": 10}
    match = HandMatch("dice", tuple(agreed), brought={"dice_each": agreed})
    for name, n in agreed.items():
        assert any(name in said and str(n) in said for said in match.set_out), match.set_out
    match.call("Ben").count("Ann", dice_left=13)
    assert match.points() == {"Ann": -13, "Ben": 13}
    assert match.next().carried("dice_each") == agreed
    match.call("Ann").count("Ben", dice_left=11)
    assert not match.at.final and match.at.sheet is None, "nobody has more dice left than were agreed"


def test_agreed_numbers_end_when_somebody_leaves() -> None:
    match = HandMatch("dice", ("Ann", "Ben", "Kim"), brought={"dice_each": {"Ann": 10, "Ben": 8, "Kim": 6}})
    match.call("Ann").count("Ben", dice_left=2).count("Kim", dice_left=1).leaves("Kim").next()
    assert any("12" in said for said in match.set_out), match.set_out
    match.call("Ann").count("Ben", dice_left=12)
    assert match.points() == {"Ann": 12, "Ben": -12}


def test_a_caller_with_dice_left_and_a_missing_count_are_told_by_name() -> None:
    match = HandMatch("dice", ("Ann", "Ben", "Kim")).call("Ann").count("Ben", dice_left=2)
    assert not match.at.final and "Kim" in match.at.problem
    match.count("Kim", dice_left=0).count("Ann", dice_left=1)
    assert not match.at.final and "Ann" in match.at.problem and "p1" not in match.at.problem
    match.count("Ann", dice_left=None)
    assert match.at.final and match.points() == {"Ann": 2, "Ben": -2, "Kim": 0}


def test_what_to_do_and_why() -> None:
    match = HandMatch("dice", ("Ann", "Ben")).call("Ann").count("Ben", dice_left=3)
    assert any("bag" in said for said in match.to_do)
    assert "3" in match.why("Ann") and "3" in match.why("Ben")


def test_somebody_joins_with_what_the_table_gives() -> None:
    match = HandMatch("dice", ("Ann", "Ben")).call("Ann").count("Ben", dice_left=3).joins("Kim", start=1).next()
    assert any("8" in said for said in match.set_out), match.set_out
    match.call("Kim").count("Ann", dice_left=8).count("Ben", dice_left=2)
    assert match.totals == {"Ann": -5, "Ben": -5, "Kim": 11}
    assert match.winners == {"Kim"}
