"""What speaks against accusing somebody of the open step: nothing where all is plain, and each ground alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.diagnosis.objections import judge_lone_moves, objections, plain_overlaps
from referee.rules.board.position.state import place_of
from tests.support.diagnosed import A, B, C, found, seen, step, window
from tests.support.refereed import START, card

FAR = card(A, (0, 2), (0, 3))  # one square away from the token on (0, 0)
TO_IT = ((0, 3), *START[1:])
PLAIN = seen(*TO_IT)


def test_a_card_beside_no_token_in_plain_sight_is_accused() -> None:
    assert objections(*window([FAR], PLAIN), PLAIN, hasty=False) == {}


def test_nobody_accused_needs_no_objection() -> None:
    at = seen((0, 2), *START[1:])
    assert objections(*window([card(A, (0, 1), (0, 2))], at), at, hasty=True) == {}


@pytest.mark.parametrize(("changed", "why"), [
    ({"given": {place_of(FAR)}}, "UNCLEAR.resync"),  # it lay there before anybody watched
    ({"found_at": frozenset({(0, 0)})}, "UNCLEAR.resync"),  # nobody saw that token coming
    ({"seen_once": frozenset({(0, 0)})}, "UNCLEAR.resync"),  # misread by one square, it stood beside the card
    ({"seen_once": frozenset({(4, 7)})}, None),
    ({"clear": None}, "UNCLEAR.tokens"),
    ({"began": 0.7}, "UNCLEAR.tokens"),  # all tokens were seen before, but not since
])
def test_what_is_known_of_the_round_may_speak_for_the_accused(changed, why) -> None:
    whole, taken = window([FAR], PLAIN)
    expected = {} if why is None else {place_of(FAR): why}
    assert objections(replace(whole, **changed), taken, PLAIN, hasty=False) == expected


@pytest.mark.parametrize(("piece", "at", "hasty", "why"), [
    (replace(FAR, confidence=0.8), PLAIN, False, "UNCLEAR.confidence"),
    (FAR, PLAIN, True, "UNCLEAR.resync"),  # too few looks agree
    (FAR, seen(*TO_IT, hidden=[(0, 1)]), False, "UNCLEAR.hidden"),
])
def test_so_may_how_it_was_seen(piece, at, hasty, why) -> None:
    assert objections(*window([piece], at), at, hasty=hasty) == {place_of(FAR): why}


def test_a_search_without_an_end_proves_nothing_but_what_the_picture_does() -> None:
    whole, taken = window([FAR], PLAIN)
    assert objections(whole, replace(taken, complete=False), PLAIN, hasty=False) == {place_of(FAR): "UNCLEAR.resync"}
    miscoloured = card(A, (0, 1), (0, 2), colours="RR")
    at = seen((0, 2), *START[1:])
    whole, taken = window([miscoloured], at)
    assert objections(whole, replace(taken, complete=False), at, hasty=True) == {}


def test_of_whom_nobody_could_say_before_is_not_accused_by_what_came_later() -> None:
    whole, taken = window([FAR], PLAIN)
    whole.now.several = frozenset({place_of(FAR)})
    assert objections(whole, taken, PLAIN, hasty=False) == {place_of(FAR): "UNCLEAR.several"}


def covering():
    """B's card lies on half of A's, which lies there with a token on it."""
    lower = card(A, (0, 1), (0, 2))
    [before] = found(step([lower], seen((0, 2), *START[1:]))).hypotheses
    return card(B, (0, 2), (0, 3)), before


@pytest.mark.parametrize(("hidden", "told"), [((), True), (((0, 1),), False)])
def test_a_piece_on_another_is_plain_while_half_of_that_is_seen(hidden, told) -> None:
    upper, before = covering()
    at = seen(*TO_IT, hidden=hidden, before=((0, 2), *START[1:]))
    whole, _ = window([upper], at, before)
    overlaps = plain_overlaps(whole, at)
    assert {place: f.rule for place, f in overlaps.items()} == ({place_of(upper): "BG-PLACE-2"} if told else {})


def test_who_laid_it_is_accused_in_plain_sight() -> None:
    upper, before = covering()
    at = seen(*TO_IT, before=((0, 2), *START[1:]))
    assert objections(*window([upper], at, before), at, hasty=False) == {}


@pytest.mark.parametrize(("target", "unsettled", "cls"), [
    ((2, 4), (), "violation"), ((2, 4), [(2, 5)], "unclear")])
def test_a_token_alone_in_plain_sight_was_moved_by_somebody(target, unsettled, cls) -> None:
    at = seen(target, *START[1:], unsettled=unsettled)
    whole, taken = window([], at)
    kept, told = judge_lone_moves(whole, taken, at)
    assert kept == taken.hypotheses
    assert [(m.target, said) for m, said in told] == [(target, cls)]


def test_where_no_token_moved_alone_nothing_is_told() -> None:
    whole, taken = window([FAR], PLAIN)
    assert judge_lone_moves(whole, taken, PLAIN) == (taken.hypotheses, ())


@pytest.mark.parametrize(("t", "blamed"), [(2.0, True), (6.0, False)])
def test_who_laid_the_one_card_of_one_visit_moved_the_other_token_too(t, blamed) -> None:
    one = card(C, (0, 1), (0, 2))
    at = seen((0, 2), (2, 4), *START[2:], t=t)
    whole, taken = window([one], at)
    hypotheses, told = judge_lone_moves(whole, taken, at)
    rules = {o.judgement.rule for c in hypotheses for o in c.outcomes}
    assert (rules == {"BG-TOKEN-3"}, bool(told)) == (blamed, not blamed)
