"""The dice game where the vectors stop."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.i18n import itemised
from referee.rules.dice.ruleset import DiceRules

DICE = DiceRules()


def test_the_points_of_a_round_add_up_to_nothing() -> None:
    rng = Random(1)
    for _ in range(200):
        n = rng.randint(2, 4)
        left = {name: rng.randint(0, 24 // n) for name in "ABCD"[:n]}
        left["A"] = 0
        assert sum(DICE.answer("round", {"caller": "A", "dice_left": left})["score"].values()) == 0


def test_agreed_uneven_dice_use_all_twenty_four() -> None:
    assert DICE.answer("setup", {"players": 2, "dice_each": {"adult": 13, "child": 11}})["dice_each"] == {
        "adult": 13, "child": 11}
    with pytest.raises(ValueError, match="adds up to 25; the players share all 24 dice"):
        DICE.answer("setup", {"players": 2, "dice_each": {"adult": 13, "child": 12}})
    with pytest.raises(ValueError, match="'dice_each' names 2 players, 'players' says 3"):
        DICE.answer("setup", {"players": 3, "dice_each": {"adult": 13, "child": 11}})


def test_who_leaves_a_match_keeps_the_points_and_the_others_draw_all_dice() -> None:
    rounds = [{"caller": "C", "dice_left": {"A": 2, "B": 1, "C": 0}, "leaves": ["C"]},
              {"caller": "A", "dice_left": {"A": 0, "B": 12}}]
    found = DICE.answer("match", {"ids": ["A", "B", "C"], "rounds": rounds})
    assert (found["totals"], found["winners"]) == ({"A": 10, "B": -13, "C": 3}, ["A"])
    assert DICE.sheet("match", {"ids": ["A", "B", "C"], "rounds": rounds}).lines[2].items == (("round 1", 3),)
    alone = [{**rounds[0], "leaves": ["B", "C"]}, rounds[1]]
    with pytest.raises(ValueError, match="round 1: 'leaves' leaves 1 of them; 2 must play on"):
        DICE.answer("match", {"ids": ["A", "B", "C"], "rounds": alone})
    again = [rounds[0], {"caller": "A", "dice_left": {"A": 0, "B": 1, "C": 2}}]
    with pytest.raises(ValueError, match="round 2: 'dice_left' names 'C', who is not among the players"):
        DICE.answer("match", {"ids": ["A", "B", "C"], "rounds": again})
    agreed = {"dice_each": {"A": 10, "B": 8, "C": 6}}
    with pytest.raises(ValueError, match="round 2: 'dice_each' names 'C'"):
        DICE.answer("match", {"ids": ["A", "B", "C"], "rounds": rounds, **agreed})
    anew = [rounds[0], {**rounds[1], "dice_each": {"A": 11, "B": 13}}]
    assert DICE.answer("match", {"ids": ["A", "B", "C"], "rounds": anew, **agreed})["totals"]["B"] == -13


def test_nobody_has_more_dice_left_than_were_agreed() -> None:
    agreed = {"options": {"dice_each": {"adult": 13, "child": 11}}}
    played = {"caller": "child", "dice_left": {"adult": 13, "child": 0}}
    assert DICE.answer("round", {**played, **agreed})["score"] == {"adult": -13, "child": 13}
    played = {"caller": "adult", "dice_left": {"adult": 0, "child": 12}}
    assert DICE.answer("round", played)["score"]["child"] == -12
    says = "'dice_left' of child is 12; it must be a whole number from 0 to 11"
    with pytest.raises(ValueError, match=says):
        DICE.answer("round", {**played, **agreed})
    with pytest.raises(ValueError, match=f"round 1: {says}"):
        DICE.answer("match", {"ids": ["adult", "child"], "rounds": [played], **agreed})
    with pytest.raises(ValueError, match="'dice_left' names 'C', who is not among the players"):
        DICE.answer("round", {"caller": "adult", "dice_left": {"adult": 0, "child": 1, "C": 2}, **agreed})


def test_the_sheet_counts_dice_and_rounds() -> None:
    data = {"caller": "A", "dice_left": {"A": 0, "B": 3}}
    assert [(x.player, x.points, x.place, x.items) for x in DICE.sheet("round", data).lines] == [
        ("A", 3, 1, (("others_left", 3),)), ("B", -3, 2, (("dice_left", 3),))]
    whole = DICE.sheet("match", {"ids": ["A", "B"], "rounds": [data, {"caller": "B", "dice_left": {"A": 1, "B": 0}}]})
    assert whole.lines[0].items == (("round 1", 3), ("round 2", -1))
    assert whole.detail["rounds_required"] == 6


@pytest.mark.parametrize(("data", "says"), [
    ({"caller": "A", "dice_left": {"A": 1, "B": 3}}, "A called stop but has 1 die left; the call does not count"),
    ({"caller": "A", "dice_left": {"A": 0, "B": 9, "C": 7}}, "'dice_left' of B is 9; it must be a whole number"),
    ({"caller": "A", "dice_left": {"A": 0}}, "'dice_left' lists 1"),
    ({"caller": "Z", "dice_left": {"A": 0, "B": 1}}, "'caller' is 'Z'; it must be one of A, B"),
    ({"caller": "A", "dice_left": {"A": 0, "B": None}}, "'dice_left' of B is null"),
])
def test_refusals(data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        DICE.answer("round", data)


@pytest.mark.parametrize(("data", "says"), [
    ({"move": {"type": "lay", "die": "pink 1"}}, "a die is red, yellow, green, blue and a number from 1 to 6"),
    ({"move": {"type": "lay", "die": "red 7"}}, "'die' is 'red 7'; a die is"),
    ({"move": {"type": "reroll", "dice": 3, "rolled": 4}}, "'rolled' is 4; it must be a whole number from 1 to 3"),
    ({"move": {"type": "board", "rows": {"red": [None] * 7}}}, "'red' has 7 spaces; a row has 6"),
    ({"move": {"type": "lay", "die": "red 2", "lying": ["1"]}}, "'lying' is "),
])
def test_moves_that_make_no_sense_are_refused(data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        DICE.answer("legality", data)


def test_a_row_filled_from_one_to_six_is_legal_in_that_order_only() -> None:
    for lying in range(7):
        legal = [n for n in range(1, 7) if DICE.answer("legality", {
            "move": {"type": "lay", "die": f"red {n}", "lying": list(range(1, lying + 1))}})["verdict"] == "legal"]
        assert legal == ([lying + 1] if lying < 6 else [])


def test_the_caller_whose_die_lies_wrong_has_not_finished() -> None:
    with pytest.raises(ValueError, match="A called stop but has 1 die left"):
        DICE.answer("round", {"caller": "A", "dice_left": {"A": 0, "B": 3}, "wrong": {"A": 1}})


def test_the_sheet_says_where_the_points_come_from() -> None:
    lines = DICE.sheet("round", {"caller": "A", "dice_left": {"A": 0, "B": 1}}).lines
    assert [itemised(line.items) for line in lines] == ["1 die the others have left", "−1 die left"]
