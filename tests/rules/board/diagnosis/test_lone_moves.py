"""Tokens that moved alone: when that is proved, and what speaks against it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.belief.hypothesis import Hypothesis, LoneMove
from referee.rules.board.diagnosis.lone_moves import (
    as_by_a_piece,
    blame_lone_moves,
    carried_from,
    half_hidden,
    lone_move_verdicts,
    moved_together,
    only,
    put_somewhere,
    to_the_other_half,
    tokens_clear,
    unsettled_near,
    where_tokens_were,
)
from referee.rules.board.position.state import place_of
from tests.support.diagnosed import A, B, found, seen, start, step
from tests.support.refereed import START, card

FIRST = card(A, (0, 1), (0, 2))
ON_IT = ((0, 2), *START[1:])
AWAY = LoneMove((0, 0), (2, 4))


def moving(*moves: LoneMove) -> Hypothesis:
    return replace(start(), lone_moves=moves)


def laid() -> Hypothesis:
    """FIRST lies by the rules, with the token of (0, 0) on it."""
    [hypothesis] = found(step([FIRST], seen(*ON_IT))).hypotheses
    return hypothesis


@pytest.mark.parametrize(("told", "otherwise", "doubtful", "cls"), [
    ([moving(AWAY)], [], (), "violation"),
    ([moving(AWAY)], [moving(AWAY)], (), "violation"),
    ([moving(AWAY)], None, (), "unclear"),  # nothing is proved
    ([moving(AWAY)], [start()], (), "unclear"),  # another story without it
    ([moving(AWAY), start()], [], (), "unclear"),
    ([moving(AWAY)], [], ((2, 4),), "unclear"),  # one stood there before
])
def test_it_is_proved_if_every_story_has_it(told, otherwise, doubtful, cls) -> None:
    assert lone_move_verdicts(told, otherwise, doubtful) == ((AWAY, cls),)


def test_where_it_came_from_is_told_if_all_agree() -> None:
    other = moving(LoneMove((0, 7), (2, 4)))
    assert lone_move_verdicts([moving(AWAY), other], [], ()) == ((LoneMove(None, (2, 4)), "violation"),)
    assert (only([(1, 1), (1, 1)]), only([(1, 1), (1, 2)]), only([])) == ((1, 1), None, None)


@pytest.mark.parametrize(("tokens", "hidden", "plain"), [
    (((2, 4), *START[1:]), (), True), (((2, 4), *START[2:]), (), False),
    (((2, 4), *START[1:]), ((0, 0),), False), (((2, 4), *START[1:]), ((3, 3),), True)])
def test_a_token_out_of_place_must_be_plainly_seen(tokens, hidden, plain) -> None:
    assert tokens_clear([moving(AWAY)], seen(*tokens, hidden=hidden)) is plain
    assert tokens_clear([start()], seen(*tokens, hidden=hidden))  # none is out of place
    assert not tokens_clear([replace(start(), phantoms=1)], seen(*START))


@pytest.mark.parametrize(("target", "near"), [((0, 2), True), ((1, 1), True), ((0, 3), False), ((2, 1), False)])
def test_a_piece_that_was_not_read_takes_a_token_two_squares_at_most(target, near) -> None:
    assert as_by_a_piece(LoneMove((0, 0), target)) is near
    assert as_by_a_piece(LoneMove(None, target))


@pytest.mark.parametrize(("unsettled", "near"), [((2, 2), True), ((0, 2), True), ((4, 7), False)])
def test_what_is_not_certain_near_either_end_leaves_it_open(unsettled, near) -> None:
    assert unsettled_near(AWAY, seen(*START, unsettled=[unsettled])) is near


@pytest.mark.parametrize(("hidden", "may"), [
    ([(0, 1)], True),  # the card on which it stood may have been taken away
    ([(4, 4)], False)])
def test_a_card_of_which_half_is_hidden_may_have_gone(hidden, may) -> None:
    away = LoneMove((0, 2), (2, 4))
    assert half_hidden([away], seen(*START, hidden=hidden), laid().position, []) is may


def test_a_hand_beside_where_it_came_may_hide_the_card_that_brought_it() -> None:
    hand = [(r, c) for r in (2, 3, 4) for c in (5, 6, 7)]
    assert half_hidden([AWAY], seen(*START, hidden=hand), start().position, [])
    assert not half_hidden([LoneMove((0, 0), (2, 1))], seen(*START, hidden=hand), start().position, [])


@pytest.mark.parametrize(("tokens", "target", "right"), [
    (((0, 1), *START[1:]), (0, 1), True), (((2, 4), *START[1:]), (2, 4), False),
    (((0, 1), (0, 2), *START[2:]), (0, 1), False)])  # the one on the other half has not gone
def test_one_that_goes_to_the_other_half_of_its_card_is_put_right(tokens, target, right) -> None:
    assert to_the_other_half([LoneMove((0, 2), target)], [laid()], seen(*tokens)) is right


def test_where_a_piece_taken_back_had_its_token_from_somebody_was_to_put_it() -> None:
    assert put_somewhere([laid()], [FIRST]) == {(0, 0)}
    assert put_somewhere([laid()], []) == set()
    assert carried_from({place_of(FIRST)}, [laid()]) == {(0, 0)}


def test_where_tokens_stood_another_may_be_meant() -> None:
    other = card(B, (4, 6), (4, 5))
    assert where_tokens_were([start()], [other], []) == {*START, *other.cells}


@pytest.mark.parametrize(("fresh", "since", "by"), [
    ({(0, 2), (2, 4)}, (), FIRST),
    ({(0, 2)}, (), None),  # the stray one stood there already
    ({(0, 2), (2, 4)}, ({(2, 4), (0, 0)},), None),  # a look shows it without the other
])
def test_two_tokens_that_came_together_came_with_the_one_piece(fresh, since, by) -> None:
    both = replace(laid(), lone_moves=(LoneMove((0, 7), (2, 4)),))
    assert moved_together([both], frozenset(fresh), map(frozenset, since)) == by


def test_who_moved_another_token_along_broke_the_rule_with_that_card_only() -> None:
    told = blame_lone_moves(replace(laid(), lone_moves=(LoneMove((0, 7), (2, 4)),)), FIRST)
    [outcome] = told.outcomes
    assert (outcome.cls, outcome.judgement.rule, outcome.judgement.params["n"]) == ("violation", "BG-TOKEN-3", 2)
    assert outcome.judgement.token_cells == ((0, 7),)
    assert blame_lone_moves(laid(), card(B, (4, 6), (4, 5))).outcomes == laid().outcomes
