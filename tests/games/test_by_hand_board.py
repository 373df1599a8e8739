"""Both editions of the board game by hand: the rules' own examples, played as people tell them on the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.by_hand import HandMatch, vectors

ROUNDS = [(vector, edition) for vector in vectors("board_rounds", "round") for edition in vector["expected"]]
MATCHES = vectors("board_matches", "match")


def hand_match(edition: str, *names: str, **other: Any) -> HandMatch:
    return HandMatch(f"board-{edition}", names or ("Ann", "Ben", "Clara"), **other)


@pytest.mark.parametrize(("vector", "edition"), ROUNDS, ids=lambda v: v if isinstance(v, str) else v["id"])
def test_a_round_counted_by_hand_is_scored_as_the_rules_say(vector: dict[str, Any], edition: str) -> None:
    asked, expected = vector["input"], vector["expected"][edition]
    brought = {"tableau": {p["id"]: p["tableau"] for p in asked["players"]}}
    match = hand_match(edition, *(p["id"] for p in asked["players"]), options=asked.get("options", {}), brought=brought)
    match.call(asked["caller"])
    for p in asked["players"]:
        match.count(p["id"], left=p["remaining"], jokers=p["jokers_used"], mistake=int(p["mistake"]))
    assert match.at.final, match.at.problem
    assert match.points() == expected["chips"]
    for what in ("place", "role", "to_tableau", "tableau_after", "next_hand"):
        if what in expected:
            assert match.detail(what) == expected[what], what
    assert match.next().carried("tableau") == expected["tableau_after"]


@pytest.mark.parametrize("vector", MATCHES, ids=lambda v: v["id"])
def test_a_whole_match_by_hand(vector: dict[str, Any]) -> None:
    asked, expected = vector["input"], vector["expected"]
    match = hand_match(vector["edition"], *asked["ids"], brought={"tableau": asked.get("start_tableau", {})},
                       rounds=len(asked["rounds"]))
    for number, (row, outcome) in enumerate(zip(asked["rounds"], expected["per_round"], strict=True), 1):
        assert not match.now.over
        match.call(row["caller"])
        for name in asked["ids"]:
            match.count(name, left=row["remaining"][name], jokers=row.get("jokers_used", {}).get(name, 0),
                        mistake=int(name in row.get("mistakes", ())))
        assert match.points() == outcome["chips"], number
        assert match.detail("tableau_after") == outcome["tableau_after"], number
        if number < len(asked["rounds"]):
            match.next()
    assert match.now.over
    assert (match.totals, match.winners) == (expected["totals"], set(expected["winners"]))
    assert match.next().carried("tableau") == expected["carry_over_tableau"]


def test_who_called_has_nothing_left_without_being_asked() -> None:
    match = hand_match("new").call("Ann").count("Ben", left=3).count("Clara", left=5)
    assert match.at.final, match.at.problem
    assert match.points() == {"Ann": 2, "Ben": 1, "Clara": 0}


def test_nothing_is_scored_until_everybody_has_counted() -> None:
    match = hand_match("new").call("Ann").count("Ben", left=3)
    assert not match.at.final and "Clara" in match.at.problem
    match.count("Clara", left=4)
    assert match.at.final
    match.count("Clara", left=None)
    assert not match.at.final


def test_handicap_cards_may_be_declined_only_where_the_table_says_so() -> None:
    def played(**options: str) -> HandMatch:
        return hand_match("new", options=options).call("Ann").count("Ben", left=3, declined=1).count("Clara", left=5)

    assert played(tableau_add="may").detail("to_tableau") == {"Ann": 0, "Ben": 0, "Clara": 2}
    assert "declined" in played().at.problem


def test_what_to_do_after_a_round_and_what_to_set_out_for_the_next() -> None:
    match = hand_match("new").call("Ann").count("Ben", left=3).count("Clara", left=5)
    for name, digit in (("Ann", "2"), ("Ben", "1")):
        assert any(name in said and digit in said and "chip" in said for said in match.to_do), match.to_do
    assert any("Clara" in said and "2" in said and "board" in said for said in match.to_do), match.to_do
    assert any("Clara" in said and "13" in said for said in match.next().set_out), match.set_out


def test_everybody_takes_back_what_all_have() -> None:
    aside = {"tableau": {"Ann": 2, "Ben": 3, "Clara": 4}}
    for edition, each in (("new", 2), ("old", 2)):
        match = hand_match(edition, brought=aside).call("Ann").count("Ben", left=3).count("Clara", left=5)
        assert any(f"{each}" in said and "verybody" in said for said in match.to_do), match.to_do


def test_a_player_who_joins_begins_without_cards_aside_and_who_leaves_takes_theirs_along() -> None:
    match = hand_match("new").call("Ann").count("Ben", left=3).count("Clara", left=5)
    match.leaves("Clara").joins("Dan").next()
    assert match.carried("tableau") == {"Ann": 0, "Ben": 1}
    match.call("Dan").count("Ann", left=1).count("Ben", left=2)
    assert match.totals == {"Ann": 3, "Ben": 1, "Clara": 0, "Dan": 2}
    assert match.winners == {"Ann"}


def test_equal_points_are_no_victory_where_the_table_says_so() -> None:
    def played(**options: str) -> HandMatch:
        match = hand_match("new", "Ann", "Ben", options=options).call("Ann").count("Ben", left=3).next()
        return match.call("Ben").count("Ann", left=3)

    assert played().winners == {"Ann", "Ben"}
    assert played(match_tie="none").winners == set()


def test_two_jokers_for_the_whole_match_run_on() -> None:
    match = hand_match("new", "Ann", "Ben", options={"jokers_per": "match"})
    match.call("Ann").count("Ann", jokers=2).count("Ben", left=3, jokers=1).next()
    assert match.carried("jokers_spent") == {"Ann": 2, "Ben": 1}


@pytest.mark.parametrize(("edition", "why"), [
    ("new", {"Ann": "All cards laid", "Ben": "3 cards left", "Clara": "mistake"}),
    ("old", {"Ann": "All cards laid", "Ben": "Fewest cards left of the others: 3", "Clara": "no part"})])
def test_where_the_points_come_from(edition: str, why: dict[str, str]) -> None:
    match = hand_match(edition).call("Ann").count("Ben", left=3).count("Clara", left=2, mistake=1)
    for name, said in why.items():
        assert said in match.why(name)


def test_a_stalemate_is_won_by_who_laid_most() -> None:
    match = hand_match("new").call(None)
    for name, left in (("Ann", 5), ("Ben", 3), ("Clara", 9)):
        match.count(name, left=left)
    assert match.points() == {"Ann": 1, "Ben": 2, "Clara": 0}
    assert "12" in match.why("Ben")


@pytest.mark.parametrize(("edition", "caller", "options", "needed"), [
    ("new", "Ann", {}, {"Ben", "Clara"}), ("new", None, {}, {"Ben", "Clara"}), ("old", "Ann", {}, set()),
    ("old", None, {}, set()), ("old", None, {"stalemate_tie": "jokers_then_share"}, {"Ben", "Clara"}),
    ("new", "Ann", {"jokers_per": "match"}, {"Ann", "Ben", "Clara"})])
def test_no_score_is_final_while_jokers_that_decide_it_are_not_counted(edition: str, caller: str | None,
                                                                       options: dict[str, str],
                                                                       needed: set[str]) -> None:
    match = hand_match(edition, options=options).call(caller)
    for name, left in (("Ann", 6 if caller is None else 0), ("Ben", 3), ("Clara", 3)):
        match.count(name, left=left)
    for name in sorted(needed):
        assert not match.at.final and match.points() == {}, name
        match.count(name, jokers=1)
    assert match.at.final and match.points()


def test_whoever_made_a_mistake_is_not_asked_for_jokers() -> None:
    match = hand_match("new").call("Ann").count("Ben", left=3).count("Clara", left=3, mistake=1)
    assert match.at.final and match.points() == {"Ann": 2, "Ben": 1, "Clara": 0}


def test_the_first_tap_stops_and_who_called_may_be_put_right() -> None:
    match = hand_match("new").say("round_start").say("stop")
    assert match.at.standing.phase == "stopping" and not match.at.final
    for name in ("Ann", "Ben"):
        match.say("call", player=match.seats[name], end="regular")
    assert (match.at.standing.phase, match.at.standing.caller) == ("stopped", match.seats["Ben"])
    match.count("Ann", left=2).count("Clara", left=4)
    assert match.points() == {"Ann": 1, "Ben": 2, "Clara": 0}
    match.say("resume")
    assert match.at.standing.phase == "running" and match.at.sheet is None
    match.say("unstart")
    assert match.at.standing.phase == "waiting" and match.at.standing.counted == {}
