"""Scoring where the vectors stop: options, player boards over many rounds, and what always holds."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Position
from referee.rules.board.scoring.matches import common_removal, match_sheet, round_sheet, score_match, score_round
from referee.rules.board.scoring.rounds import RoundResult, is_certain_stalemate


def players(*rows: tuple[Any, ...]) -> list[dict[str, Any]]:
    """(remaining, jokers used, mistake, player board) for A, B, C, D."""
    keys = ("remaining", "jokers_used", "mistake", "tableau")
    return [{"id": name, **dict(zip(keys, row, strict=False))} for name, row in zip("ABCD", rows, strict=False)]


def regular(caller: str, *rows: tuple[Any, ...]) -> dict[str, Any]:
    return {"end": "regular", "caller": caller, "players": players(*rows)}


def stalemate(*rows: tuple[Any, ...]) -> dict[str, Any]:
    return {"end": "stalemate", "caller": None, "players": players(*rows)}


def random_round(rng: Random, tableau: dict[str, int] | None = None) -> dict[str, Any]:
    names = list("ABCD"[:rng.randint(2, 4)]) if tableau is None else list(tableau)
    board = tableau or {name: rng.choice([0, 0, 2, 5, 14]) for name in names}
    rows = [{"id": name, "remaining": rng.randint(1, 15 - board[name]), "jokers_used": rng.randint(0, 2),
             "mistake": rng.random() < 0.2, "tableau": board[name]} for name in names]
    if rng.random() < 0.3:
        return {"end": "stalemate", "caller": None, "players": rows}
    caller = rng.choice(rows)
    caller["remaining"] = 0
    return {"end": "regular", "caller": caller["id"], "players": rows}


def test_in_the_new_edition_chips_and_cards_always_add_up_to_two() -> None:
    rng = Random(1)
    for _ in range(500):
        data = random_round(rng)
        found = score_round("new", data, Options(tableau_cap="none"))
        before = {p["id"]: p["tableau"] for p in data["players"]}
        for name, chips in found["chips"].items():
            if before[name] <= 13:
                assert chips + found["to_tableau"][name] == 2
            assert found["next_hand"][name] == 15 - found["tableau_after"][name]
        assert (1 in found["place"].values()) == any(not p["mistake"] for p in data["players"])


def test_mistakes_never_help_in_either_edition() -> None:
    rng = Random(2)
    for _ in range(500):
        data = random_round(rng)
        for row in data["players"]:
            row["mistake"] = False
        who = rng.choice(data["players"])["id"]
        wrong = {**data, "players": [{**p, "mistake": p["id"] == who} for p in data["players"]]}
        for edition in ("new", "old"):
            clean, punished = (score_round(edition, d, Options())["chips"] for d in (data, wrong))
            assert punished[who] == 0
            assert all(punished[name] >= clean[name] for name in clean if name != who or clean[name] == 0)


@pytest.mark.parametrize("edition", ["new", "old"])
def test_somebody_always_starts_the_next_round_with_all_cards(edition: str) -> None:
    """BG-TAB-5, over matches of thirty rounds."""
    rng = Random(3)
    for _ in range(30):
        tableau = dict.fromkeys("ABC"[:rng.randint(2, 3)], 0)
        for _ in range(30):
            tableau = score_round(edition, random_round(rng, tableau), Options())["tableau_after"]
            assert min(tableau.values()) == 0
            assert max(tableau.values()) <= 14
            assert edition == "new" or all(count % 2 == 0 for count in tableau.values())


def test_common_removal_is_the_minimum_in_the_new_and_two_in_the_old_edition() -> None:
    assert common_removal("new", {"A": 3, "B": 5}) == 3
    assert common_removal("new", {"A": 0, "B": 5}) == 0
    assert common_removal("old", {"A": 4, "B": 6}) == 2
    assert common_removal("old", {"A": 0, "B": 6}) == 0


@pytest.mark.parametrize(("edition", "option", "data", "key", "expected"), [
    ("new", {"stop_tie": "shared"}, regular("A", (0,), (0,), (3,)), "place", {"A": 1, "B": 1, "C": 3}),
    ("old", {"stop_tie": "shared"}, regular("A", (0,), (0,), (3,)), "chips", {"A": 2, "B": 2, "C": 1}),
    ("new", {"joker_key": "left"}, regular("A", (0,), (4, 1), (4, 2)), "place", {"A": 1, "B": 2, "C": 3}),
    ("new", {"winner_mistake": "vacant_first", "mistake_place": "competition"},
     regular("A", (0, 0, True), (1,), (2,)), "place", {"A": 3, "B": 2, "C": 3}),
    ("new", {"mistake_place": "competition"}, regular("A", (0,), (1, 0, True), (2, 0, True), (3,)), "place",
     {"A": 1, "B": 3, "C": 3, "D": 2}),
    ("new", {"mistake_place": "competition"}, regular("A", (0, 0, True), (1, 0, True), (2, 0, True)), "place",
     {"A": 3, "B": 3, "C": 3}),
    ("new", {"winner_mistake": "vacant_first", "mistake_place": "competition"},
     regular("A", (0, 0, True), (1, 0, True)), "chips", {"A": 0, "B": 0}),
    ("old", {"old_winner_mistake": "promote"}, regular("A", (0, 0, True), (1,), (2,), (3,)), "role",
     {"A": "excluded", "B": "winner", "C": "runner_up", "D": "other"}),
    ("old", {"old_2p_winner_mistake": "promote"}, regular("A", (0, 0, True), (1,)), "chips", {"A": 0, "B": 2}),
    ("new", {"stalemate_tie": "share"}, stalemate((6, 1), (6, 0), (9, 0)), "place", {"A": 1, "B": 1, "C": 3}),
    ("new", {"stalemate_tie": "fewest_left"}, stalemate((6, 0), (4, 2, False, 2), (9,)), "place",
     {"A": 2, "B": 1, "C": 3}),
    ("old", {"stalemate_tie": "jokers_then_share"}, stalemate((6, 1), (6, 0), (9, 0)), "role",
     {"A": "runner_up", "B": "winner", "C": "other"}),
    ("new", {"stalemate_rank": "placed"}, stalemate((5,), (3, 0, False, 6), (4, 0, False, 4)), "place",
     {"A": 1, "B": 3, "C": 2}),
    ("new", {"stalemate_rank": "left"}, stalemate((5,), (3, 0, False, 6), (4, 0, False, 4)), "place",
     {"A": 1, "B": 2, "C": 3}),
    ("new", {"tableau_cap": 15}, regular("A", (0,), (1, 0, False, 13)), "tableau_after", {"A": 0, "B": 15}),
    ("new", {"tableau_cap": "none"}, regular("A", (0,), (1, 0, False, 14)), "to_tableau", {"A": 0, "B": 1}),
])
def test_options(edition: str, option: dict[str, Any], data: dict[str, Any], key: str,
                 expected: dict[str, Any]) -> None:
    assert score_round(edition, data, Options.from_mapping(option))[key] == expected


def test_handicap_cards_can_be_declined_only_where_the_option_allows_it() -> None:
    data = regular("A", (0,), (3,))
    data["players"][1]["declined"] = True
    assert score_round("new", data, Options(tableau_add="may"))["to_tableau"] == {"A": 0, "B": 0}
    with pytest.raises(ValueError, match="B declined cards"):
        score_round("new", data, Options())


@pytest.mark.parametrize(("data", "says"), [
    (regular("A", (1,), (3,)), "A called stop but 1 card is left"),
    (regular("Z", (0,), (3,)), "'caller' is 'Z'"),
    (regular("A", (0,)), "'players' lists 1"),
    ({**regular("A", (0,), (3,)), "end": "tired"}, "'end' is 'tired'; it must be one of regular, stalemate"),
    (regular("A", (0,), (3, 0, False, 13)), "player B: 3 cards left and 13 on the player board"),
    (regular("A", (0,), (3, 3)), "player B: 'jokers_used' is 3"),
    (regular("A", (0,), (0, 0, False, 15)), "player B: 'tableau' is 15; by the option 'tableau_cap' no more than 14"),
    ({**regular("A", (0,), (3,)), "end": "stalemate"}, "'caller' is 'A'; a stalemate has none"),
])
def test_rounds_that_cannot_have_happened_are_refused(data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        score_round("new", data, Options())


MATCH: dict[str, Any] = {"ids": ["A", "B"], "rounds": [
    {"end": "regular", "caller": "A", "remaining": {"A": 0, "B": 4}, "jokers_used": {"A": 1, "B": 2}},
    {"end": "regular", "caller": "B", "remaining": {"A": 4, "B": 0}, "jokers_used": {"A": 1}},
]}


def test_two_jokers_for_the_whole_match_are_counted_over_the_rounds() -> None:
    once = Options(jokers_per="match", joker_key="left")
    assert score_match("new", MATCH, once)["totals"] == {"A": 2, "B": 2}
    third = {**MATCH, "rounds": [*MATCH["rounds"], {**MATCH["rounds"][1], "jokers_used": {"B": 1}}]}
    with pytest.raises(ValueError, match="round 3: B has used 3 jokers; there are 2 for the whole match"):
        score_match("new", third, once)


def test_jokers_left_over_decide_a_tie_when_they_have_to_do_for_the_match() -> None:
    data: dict[str, Any] = {"ids": ["A", "B", "C"], "rounds": [
        {"caller": "A", "remaining": {"A": 0, "B": 5, "C": 9}, "jokers_used": {"B": 2}},
        {"caller": "A", "remaining": {"A": 0, "B": 4, "C": 4}, "jokers_used": {"C": 1}}]}
    by_use = score_match("new", data, Options(jokers_per="match"))["per_round"][1]["chips"]
    by_left = score_match("new", data, Options(jokers_per="match", joker_key="left"))["per_round"][1]["chips"]
    assert (by_use["B"], by_use["C"]) == (1, 0)
    assert (by_left["B"], by_left["C"]) == (0, 1)


def test_ties_at_the_end_and_carrying_over_as_the_table_wants_it() -> None:
    assert score_match("new", MATCH, Options())["winners"] == ["A", "B"]
    assert score_match("new", MATCH, Options(match_tie="none"))["winners"] == []
    assert "carry_over_tableau" not in score_match("new", MATCH, Options(carry_over="off"))


def test_the_sheet_itemises_a_round_and_a_match() -> None:
    sheet = round_sheet("new", RoundResult.from_mapping(regular("A", (0, 1), (4, 2))), Options())
    b = sheet.lines[1]
    assert (b.player, b.points, b.place, b.next_hand) == ("B", 0, 2, 13)
    assert dict(b.items) == {"placed": 11, "remaining": 4, "jokers_used": 2, "mistake": 0, "chips": 0, "to_tableau": 2,
                             "removed": 0, "tableau_after": 2}
    whole = match_sheet("new", MATCH, Options())
    assert [(line.player, line.points, line.place, line.items) for line in whole.lines] == [
        ("A", 2, 1, (("round 1", 2), ("round 2", 0))), ("B", 2, 1, (("round 1", 0), ("round 2", 2)))]


def test_who_leaves_a_match_keeps_the_points_and_the_others_are_scored_as_so_many() -> None:
    """With two left, place 2 gets no chip (BG-SCORE-N4); the leaver has most points and does not win."""
    rounds = [{"caller": "C", "remaining": {"A": 2, "B": 4, "C": 0}},
              {"caller": "C", "remaining": {"A": 2, "B": 4, "C": 0}, "leaves": ["C"]},
              {"caller": "A", "remaining": {"A": 0, "B": 4}}]
    found = score_match("new", {"ids": ["A", "B", "C"], "rounds": rounds}, Options())
    assert (found["totals"], found["winners"]) == ({"A": 4, "B": 0, "C": 4}, ["A"])
    assert found["per_round"][2] == {"chips": {"A": 2, "B": 0}, "tableau_after": {"A": 0, "B": 4}}
    assert found["carry_over_tableau"]["C"] == 0
    sheet = match_sheet("new", {"ids": ["A", "B", "C"], "rounds": rounds}, Options())
    assert [line.next_hand for line in sheet.lines] == [15, 11, None]
    with pytest.raises(ValueError, match="round 2: 'leaves' names 'Z', who is not among the players"):
        score_match("new", {"ids": ["A", "B", "C"], "rounds": [rounds[0], {**rounds[1], "leaves": ["Z"]}]}, Options())
    with pytest.raises(ValueError, match="round 3: 'remaining' names 'C', who is not among the players"):
        score_match("new", {"ids": ["A", "B", "C"], "rounds": [*rounds[:2], rounds[0]]}, Options())


def test_a_board_without_free_pairs_is_a_stalemate_for_everybody() -> None:
    cards = tuple(Piece("card", "A", ((0, 2 * k), (0, 2 * k + 1)), ("R", "G")) for k in range(15))
    full = Position(Layout.from_rows(["RG" * 15]), cards, ((0, 0),))
    one_less = Position(full.layout, cards[:-1], ((0, 0),))
    assert is_certain_stalemate(full, Options())
    assert not is_certain_stalemate(one_less, Options())


def test_a_joker_that_frees_the_square_under_its_token_is_no_stalemate() -> None:
    bare = Position(Layout.from_rows(["RGB"]), (), ((0, 1),), players=("A", "B"))
    assert not is_certain_stalemate(bare, Options())
    spent = tuple((who, 2) for who in "AB")
    assert is_certain_stalemate(replace(bare, jokers_spent=spent), Options())
