"""What stands on the table and what is open follows from the lines alone."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.board.game import BoardStanding as Standing
from referee.games.board.lines import BOARD

CARD = {"type": "card", "class": "legal", "rule": None, "player": "solid", "squares": ["r0c0", "r0c1"],
        "colours": ["red", "blue"], "token": {"from": "r1c0", "to": "r0c1"}, "t": 1.0}
START = {"type": "round_start", "class": "info", "t": 0.5, "params": {"tokens": ["r1c0", "r2c2", "r3c3", "r4c4"]}}


def wrong(rule: str = "BG-PLACE-3", cls: str = "violation", **other: Any) -> dict[str, Any]:
    return {**CARD, "class": cls, "rule": rule, **other}


def standing(*lines: dict[str, Any]) -> Standing:
    return Standing.of(BOARD.read({"seq": n, **line}) for n, line in enumerate(lines, 1))


def test_tokens_follow_the_cards() -> None:
    played = standing(START, CARD)
    assert played.phase == "running"
    assert sorted(played.tokens) == ["r0c1", "r2c2", "r3c3", "r4c4"]
    assert played.placed("solid", "card") == 1
    assert played.last == 2


def test_a_piece_taken_back_is_gone_and_its_finding_settled() -> None:
    played = standing(START, CARD, wrong(squares=["r5c5", "r5c6"]), {"type": "removed", "about": [3], "t": 3.0})
    assert [p.seq for p in played.pieces] == [2]
    assert played.last == 2
    assert [(f.cleared_by, f.accuses) for f in played.findings] == [(4, False)]


def test_a_token_goes_back_with_the_card_that_is_taken_back() -> None:
    played = standing(START, CARD, {"type": "removed", "about": [2], "t": 3.0, "token": {"from": "r0c1", "to": "r1c0"}})
    assert sorted(played.tokens) == ["r1c0", "r2c2", "r3c3", "r4c4"]


def test_a_removal_that_names_no_event_takes_the_piece_on_those_squares() -> None:
    played = standing(START, CARD, {"type": "removed", "squares": ["r0c1", "r0c0"], "player": "solid", "t": 3.0})
    assert played.pieces == []


def test_a_token_put_right_settles_the_finding() -> None:
    played = standing(START, wrong("BG-TOKEN-2"), {"type": "token", "class": "info", "about": [2], "t": 2.0,
                                                   "token": {"from": "r0c1", "to": "r0c0"}})
    assert played.findings[0].cleared_by == 3
    assert "r0c0" in played.tokens
    assert "r0c1" not in played.tokens


@pytest.mark.parametrize(("word", "settled"), [
    ({"class": "legal"}, True), ({"class": "info", "rule": "BG-DEAD-2"}, False),
    ({"class": "info", "key": "IDENTIFIED", "player": "solid"}, False)])
def test_only_a_later_legal_word_settles_a_finding(word: dict[str, Any], settled: bool) -> None:
    played = standing(START, wrong(), {"type": "finding", "about": [2], "t": 3.0, **word})
    assert (played.findings[0].cleared_by is not None) == settled


def test_a_later_word_on_the_same_rule_replaces_the_first_and_keeps_the_decision() -> None:
    played = standing(START, wrong(cls="unclear"), {"type": "overrule", "about": [2], "decision": "undecided"},
                      {"type": "finding", "about": [2], "class": "violation", "rule": "BG-PLACE-3", "t": 4.0})
    assert [(f.seq, f.subject, f.decision) for f in played.findings] == [(4, 2, "undecided")]


def test_a_piece_identified_later_gets_its_owner() -> None:
    played = standing(START, {**CARD, "player": "unknown", "candidates": ["solid", "double"]})
    assert played.unclear_pieces("solid", "card") == 1
    assert played.unclear_pieces("dotted", "card") == 0
    played.apply(BOARD.read({"seq": 3, "type": "finding", "class": "info", "key": "IDENTIFIED", "about": [2],
                             "player": "double"}))
    assert played.placed("double", "card") == 1
    assert played.unclear_pieces("solid", "card") == 0


@pytest.mark.parametrize(("line", "decision", "counts"), [
    (wrong("BG-PLACE-3"), None, True),
    (wrong("BG-PLACE-3"), "allowed", False),
    (wrong("BG-PLACE-3"), "undecided", False),
    (wrong("BG-TOKEN-2"), None, False),       # not among what the final check establishes
    (wrong("BG-TOKEN-2"), "mistake", True),   # but the table may say so
    (wrong("BG-PLACE-3", "unclear"), None, False),
    (wrong("BG-PLACE-3", "unclear"), "mistake", True),
    (wrong("BG-PLACE-6", "house_rule"), None, True),  # turned colours without an answer
    (wrong("BG-PLACE-6", "house_rule"), "allowed", False),
    (wrong("BG-PLACE-3", player="unknown"), None, False),
])
def test_what_counts_as_a_mistake(line: dict[str, Any], decision: str | None, counts: bool) -> None:
    lines = [START, line] + ([{"type": "overrule", "about": [2], "decision": decision}] if decision else [])
    assert standing(*lines).made_mistake("solid") == counts


def test_options_of_the_table_change_what_counts() -> None:
    assert not standing(START, wrong("BG-PLACE-6", "house_rule")).made_mistake("solid", swapped="ok")
    assert standing(START, wrong("BG-TOKEN-2")).made_mistake("solid", scope="any_proven_violation")


def test_a_card_after_the_stop_call_does_not_count_unless_allowed() -> None:
    late = standing(START, CARD, {"type": "stop", "player": "solid", "t": 2.0},
                    wrong("BG-END-2", squares=["r7c0", "r7c1"]))
    assert late.placed("solid", "card") == 1
    late.apply(BOARD.read({"seq": 5, "type": "overrule", "about": [4], "decision": "allowed"}))
    assert late.placed("solid", "card") == 2


def test_the_stop_call_can_be_corrected_and_taken_back() -> None:
    played = standing(START, *({"type": "stop", "player": who, "t": 9.0} for who in ("solid", "dotted")))
    assert (played.phase, played.caller, played.end) == ("stopped", "dotted", "regular")
    played.apply(BOARD.read({"seq": 4, "type": "resume", "by": "people"}))
    assert (played.phase, played.caller, played.end) == ("running", None, None)
    played.apply(BOARD.read({"seq": 5, "type": "stop", "player": None, "t": 11.0}))
    assert (played.caller, played.end) == (None, "stalemate")


def test_a_card_laid_on_top_of_another_is_a_second_card() -> None:
    assert len(standing(START, CARD, wrong("BG-PLACE-2", player="double")).pieces) == 2


LATE = wrong("BG-END-2", squares=["r7c0", "r7c1"], t=9.0)
STOP: dict[str, Any] = {"type": "stop", "player": "solid", "t": 8.0}


def test_cards_collected_after_the_stop_call_keep_counting() -> None:
    played = standing(START, CARD, wrong(squares=["r5c5", "r5c6"]), STOP, {"type": "removed", "about": [2], "t": 9.0},
                      {"type": "removed", "about": [3], "t": 9.5})
    assert played.placed("solid", "card") == 2
    assert [p.lifted for p in played.pieces] == [True, True]
    assert played.made_mistake("solid"), "a wrong card that is collected was still wrong"


@pytest.mark.parametrize(("seen_at", "rule", "open_question"), [
    (8.5, "BG-PLACE-3", False), (7.0, "BG-PLACE-3", True), (7.0, None, False)])
def test_a_wrong_card_gone_at_the_first_look_after_the_call_may_have_been_taken_back_before(
        seen_at: float, rule: str | None, open_question: bool) -> None:
    laid = CARD if rule is None else wrong(rule)
    gone = {"type": "removed", "about": [2], "t": 9.0, "params": {"seen_at": seen_at}}
    played = standing(START, laid, STOP, gone)
    assert bool(played.perhaps_taken_back()) == open_question
    decided = standing(START, laid, STOP, gone, {"type": "overrule", "about": [2], "decision": "mistake", "t": 10.0})
    assert decided.perhaps_taken_back() == [], "the table knows"


OTHER = {**CARD, "squares": ["r5c5", "r5c6"], "t": 2.0}


@pytest.mark.parametrize(("first_seen", "last_seen", "others", "caller", "open_question"), [
    (1.0, 8.5, True, "double", False),  # seen before and after the call
    (9.0, 9.0, True, "double", True),   # only after it: perhaps laid after it
    (1.0, 7.0, True, "double", True),   # only before it: perhaps taken back before it
    (9.0, 9.0, False, "double", False),  # all of the player's are gone: collected
    (9.0, 9.0, True, "solid", False)])  # the caller's last card lay there when he called
def test_a_piece_seen_on_one_side_of_the_stop_call_and_gone_alone_may_not_have_lain_there(
        first_seen: float, last_seen: float, others: bool, caller: str, open_question: bool) -> None:
    laid, stop = {**CARD, "t": first_seen, "seq": 7}, STOP | {"player": caller}
    played = [laid, stop] if first_seen < STOP["t"] else [stop, laid]
    gone: list[dict[str, Any]] = [{"type": "removed", "about": [7], "t": 9.5, "params": {"seen_at": last_seen}}]
    if not others:
        gone.append({"type": "removed", "about": [2], "t": 9.6, "params": {"seen_at": 9.5}})
    uncertain = standing(START, OTHER, *played, *gone).perhaps_not_there()
    assert [p.seq for p in uncertain] == ([7] if open_question else [])


def test_a_collected_card_that_is_seen_again_is_the_same_card() -> None:
    played = standing(START, CARD, STOP, {"type": "removed", "about": [2], "t": 9.0}, {**CARD, "t": 9.4})
    assert played.placed("solid", "card") == 1 and not played.pieces[0].lifted


def test_a_card_laid_after_the_stop_call_goes_back_without_a_trace() -> None:
    played = standing(START, CARD, STOP, LATE, {"type": "removed", "about": [4], "t": 10.0})
    assert [p.seq for p in played.pieces] == [2] and played.findings[0].cleared_by == 5


def test_when_play_goes_on_after_a_slip_what_was_lifted_is_gone() -> None:
    played = standing(START, CARD, STOP, {"type": "removed", "about": [2], "t": 9.0}, {"type": "resume", "t": 10.0})
    assert played.pieces == []


@pytest.mark.parametrize(("option", "mistake"), [("allowed", False), ("forbidden", True)])
def test_a_wrong_card_taken_back_is_forgiven_unless_the_table_forbids_it(option: str, mistake: bool) -> None:
    played = standing(START, wrong(), {"type": "removed", "about": [2], "t": 3.0})
    assert played.made_mistake("solid", take_back=option) == mistake


def test_a_card_that_was_misread_is_no_mistake_even_where_taking_back_is_forbidden() -> None:
    played = standing(START, wrong(), {"type": "finding", "class": "legal", "about": [2], "t": 3.0})
    assert not played.made_mistake("solid", take_back="forbidden")


def test_people_say_whose_a_piece_is_and_the_camera_does_not_contradict_them() -> None:
    unread = wrong(player="unknown", candidates=["solid", "dotted"])
    own = {"type": "owner", "about": [2], "player": "dotted", "by": "people", "t": 4.0}
    later = {"type": "finding", "class": "info", "key": "IDENTIFIED", "about": [2], "player": "solid", "t": 5.0}
    assert not standing(START, unread).made_mistake("dotted")
    played = standing(START, unread, own, later)
    assert (played.pieces[0].owner, played.pieces[0].candidates) == ("dotted", [])
    assert played.made_mistake("dotted") and not played.made_mistake("solid")


def test_the_start_call_after_the_tokens_were_seen_sets_the_time() -> None:
    played = standing(START, {"type": "finding", "class": "info", "key": "ROUND.called", "about": [1], "t": 3.0})
    assert (played.phase, played.started) == ("running", 3.0)


def test_the_tokens_seen_after_the_start_call_are_the_tokens() -> None:
    played = standing({"type": "round_start", "class": "info", "key": "ROUND.called", "params": {}, "t": 0.1},
                      {**START, "type": "finding", "key": "ROUND.start", "about": [1]})
    assert played.started == 0.1 and len(played.tokens) == 4
