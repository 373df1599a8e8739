"""The dice game where the vectors stop."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.rules.dice.ruleset import DiceRules

DICE = DiceRules()


def test_the_points_of_a_round_add_up_to_nothing() -> None:
    rng = Random(1)
    for _ in range(200):
        left = {name: rng.randint(0, 7) for name in "ABCD"[:rng.randint(2, 4)]}
        left["A"] = 0
        assert sum(DICE.answer("round", {"caller": "A", "dice_left": left})["score"].values()) == 0


def test_agreed_uneven_dice_use_all_twenty_four() -> None:
    assert DICE.answer("setup", {"players": 2, "dice_each": {"adult": 13, "child": 11}})["dice_each"] == {
        "adult": 13, "child": 11}
    with pytest.raises(ValueError, match="2 players share all 24"):
        DICE.answer("setup", {"players": 2, "dice_each": {"adult": 13, "child": 12}})


def test_the_sheet_counts_dice_and_rounds() -> None:
    data = {"caller": "A", "dice_left": {"A": 0, "B": 3}}
    assert [(x.player, x.points, x.place, x.items) for x in DICE.sheet("round", data).lines] == [
        ("A", 3, 1, (("dice_left", 0),)), ("B", -3, 2, (("dice_left", 3),))]
    whole = DICE.sheet("match", {"ids": ["A", "B"], "rounds": [data, {"caller": "B", "dice_left": {"A": 1, "B": 0}}]})
    assert whole.lines[0].items == (("round 1", 3), ("round 2", -1))
    assert whole.detail["rounds_required"] == 6


@pytest.mark.parametrize(("data", "says"), [
    ({"caller": "A", "dice_left": {"A": 1, "B": 3}}, "A called stop but has 1 die left; the call does not count"),
    ({"caller": "A", "dice_left": {"A": 0, "B": 13, "C": 12}}, "adds up to 25"),
    ({"caller": "A", "dice_left": {"A": 0}}, "'dice_left' lists 1"),
    ({"caller": "Z", "dice_left": {"A": 0, "B": 1}}, "'caller' is 'Z'; it must be one of A, B"),
])
def test_refusals(data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        DICE.answer("round", data)
