"""The card game, both documents, where the vectors stop."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.cards.nl999 import Nl999Rules
from referee.rules.cards.weber import WeberRules

NL999, WEBER = Nl999Rules(), WeberRules()
ROUND: dict[str, Any] = {"players": [{"id": "A", "centre": 20, "stack": 0}, {"id": "B", "centre": 12, "stack": 7},
                                     {"id": "C", "centre": 8, "stack": 4}]}


def test_all_forty_cards_are_accounted_for_when_every_pile_is_counted() -> None:
    whole = {"id": "A", "centre": 20, "stack": 0, "row": 3, "hand": 10, "discard": 7}
    other = {"id": "B", "centre": 5, "stack": 10}
    assert NL999.answer("round", {"players": [whole, other]})["score"] == {"A": 20, "B": -15}
    with pytest.raises(ValueError, match=r"player A: 39 cards were counted \(centre, stack, row, hand, discard\)"):
        NL999.answer("round", {"players": [{**whole, "hand": 9}, other]})
    with pytest.raises(ValueError, match="player B: 41 cards were counted"):
        NL999.answer("round", {"players": [whole, {"id": "B", "centre": 31, "stack": 10}]})


def test_two_sets_a_player_allow_eighty_cards_with_weber() -> None:
    played = [{"id": "A", "centre": 60, "stack": 0}, {"id": "B", "centre": 20, "stack": 20}]
    double = {"double": True, "players": played}
    assert WEBER.answer("round", double)["score"] == {"A": 60, "B": -20}
    assert WEBER.answer("handicap", {"double": True, "stack": {"A": 20, "B": 21}, "callers": ["A"]}) == {
        "after_each": [{"A": 20, "B": 20}]}
    with pytest.raises(ValueError, match="'double' is for two players"):
        WEBER.answer("setup", {"players": 3, "double": True})


@pytest.mark.parametrize(("option", "redeals", "may"), [
    ({}, 0, True), ({}, 5, True), ({"redeal": "once"}, 0, True), ({"redeal": "once"}, 1, False),
    ({"redeal_sum": "digits"}, 0, False)])
def test_redeal_options(option: dict[str, str], redeals: int, may: bool) -> None:
    asked = {"visible": [10, 9, 8, 3], "players": 4, "redeals": redeals, "options": option}
    assert WEBER.answer("redeal", asked)["may_redeal"] is may


@pytest.mark.parametrize(("option", "start"), [
    ("exact", 10.5), ("nearest", 11), ("down", 10), ("up", 11)])
def test_a_late_player_starts_as_the_table_wants_it(option: str, start: float) -> None:
    asked = {"totals": {"A": 15, "B": "11/2", "C": 11}, "options": {"join_round": option}}
    assert WEBER.answer("join_late", asked) == {"start": start, "exact": "21/2"}


def test_a_late_player_may_be_missing_in_earlier_rounds_only_with_points_to_start_from() -> None:
    rounds = [{"A": {"centre": 10, "stack": 0}, "B": {"centre": 4, "stack": 1}},
              {"A": {"centre": 6, "stack": 2}, "B": {"centre": 9, "stack": 0}, "C": {"centre": 5, "stack": 0}}]
    joined = {"ids": ["A", "B", "C"], "start_totals": {"C": 6}, "rounds": rounds}
    assert WEBER.answer("match", joined)["totals"] == {"A": 12, "B": 11, "C": 11}
    with pytest.raises(ValueError, match="round 1: the counts of C are missing"):
        WEBER.answer("match", {**joined, "start_totals": {}})


def test_a_broken_off_round_and_a_disqualified_player() -> None:
    assert WEBER.answer("round", {**ROUND, "aborted": True}) == {
        "score": {"A": 0, "B": 0, "C": 0}, "winners": [], "void": True}
    counted = WEBER.answer("round", {**ROUND, "aborted": True, "options": {"aborted": "score"}})
    assert counted["score"] == {"A": 20, "B": -2, "C": 0}
    out = WEBER.answer("round", {**ROUND, "disqualified": ["A"]})
    assert out == {"score": {"B": -2, "C": 0}, "winners": ["C"]}
    zero = WEBER.answer("round", {**ROUND, "disqualified": ["A"], "options": {"disqualified": "round_zero"}})
    assert zero == {"score": {"A": 0, "B": -2, "C": 0}, "winners": ["A", "C"]}


def test_the_sheet_itemises_centre_and_stack() -> None:
    b = NL999.sheet("round", ROUND).lines[1]
    assert (b.player, b.points, b.place, b.items) == ("B", -2, 3, (("centre", 12), ("stack", -14)))


@pytest.mark.parametrize(("rules", "kind", "data", "says"), [
    (NL999, "setup", {"players": 13}, "'players' is 13; it must be a whole number from 2 to 12"),
    (NL999, "round", {"players": [{"id": "A", "centre": 1, "stack": 0}]}, "at least 2"),
    (NL999, "round", {"players": [{"id": "A", "centre": 1, "stack": 0}] * 2}, "names A twice"),
    (WEBER, "redeal", {"players": 3, "visible": [0, 11]}, "numbers from 1 to 10"),
    (WEBER, "handicap", {"stack": {"A": 10}, "callers": ["Z"]}, "'callers' names 'Z'"),
    (WEBER, "join_late", {"totals": {}}, "'totals' is empty"),
    (WEBER, "join_late", {"totals": {"A": "1/0"}}, "a number or a fraction"),
    (WEBER, "round", {**ROUND, "disqualified": ["Z"]}, "'disqualified' names 'Z'"),
])
def test_refusals(rules: Any, kind: str, data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        rules.answer(kind, data)
