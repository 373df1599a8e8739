"""What is known of a round while a step is open: how much time there was, and what may have been taken up in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.diagnosis.refutations import LOOK_BACK_STEPS
from referee.rules.board.diagnosis.window import LONGEST_VISIT_S, SINGLE_ACTION_S
from referee.rules.board.position.state import place_of
from tests.support.diagnosed import A, B, found, seen, start, step, window
from tests.support.refereed import START, card

FIRST, SECOND = card(A, (0, 1), (0, 2)), card(B, (4, 6), (4, 5))
ON_IT = ((0, 2), *START[1:])


def lying():
    """FIRST lies by the rules, with the token of (0, 0) on it."""
    return found(step([FIRST], seen(*ON_IT))).hypotheses[0]


@pytest.mark.parametrize(("t", "timed", "blind_at", "one"), [
    (0.5 + SINGLE_ACTION_S, True, float("-inf"), True),
    (0.6 + SINGLE_ACTION_S, True, float("-inf"), False),
    (1.0, False, float("-inf"), False),  # nobody knows when the looks were
    (1.0, True, 0.7, False),  # there were no pictures for a while
])
def test_between_two_looks_close_together_lies_one_visit(t, timed, blind_at, one) -> None:
    whole, _ = window([FIRST], seen(*ON_IT))
    assert replace(whole, timed=timed, blind_at=blind_at).one_visit(t) is one


def test_without_a_look_at_all_tokens_nobody_knows_how_much_time_there_was() -> None:
    whole, _ = window([FIRST], seen(*ON_IT))
    assert not replace(whole, clear=None).one_visit(1.0)
    assert not replace(whole, clear=None).moved_in_one_visit(seen(*ON_IT))
    assert whole.moved_in_one_visit(seen(*ON_IT))


def test_the_position_shows_the_open_step_too() -> None:
    whole, _ = window([SECOND], seen(*ON_IT, before=ON_IT), lying())
    assert [p.cells for p in whole.position.pieces] == [FIRST.cells, SECOND.cells]
    whole.now.removed.append(FIRST)
    assert [p.cells for p in whole.position.pieces] == [SECOND.cells]


def test_only_the_steps_decided_last_are_kept_and_what_somebody_came_to_owe_in_its_own() -> None:
    at = seen((0, 2), (0, 0), (4, 0), (4, 7), before=((0, 0), (1, 1), (4, 0), (4, 7)))
    shutting = card(A, (1, 2), (0, 2))
    whole, taken = window([shutting], at, start(card(B, (1, 0), (1, 1)), tokens=((0, 0), (1, 1), (4, 0), (4, 7))))
    for _ in range(LOOK_BACK_STEPS + 2):
        whole.decide(taken, at)
    assert len(whole.decided) == LOOK_BACK_STEPS
    [(debt, told_by)] = whole.debts.items()
    assert debt[1] == A
    assert told_by not in whole.decided[-1:]  # the first of them, in which it came about
    assert whole.this_step(taken, at).searches is whole.searches


@pytest.mark.parametrize(("t", "contested"), [(1.0, False), (1.0 + 2 * SINGLE_ACTION_S, True)])
def test_a_piece_not_called_legal_is_contested_if_there_was_time_to_take_it_up(t, contested) -> None:
    whole, _ = window([], seen(*ON_IT, t=t, before=ON_IT), lying())
    assert whole.contested() == set()
    whole.not_legal.add(place_of(FIRST))
    assert whole.contested() == ({place_of(FIRST)} if contested else set())


def test_what_may_have_been_taken_back_is_told_by_time_or_by_its_token() -> None:
    whole, _ = window([], seen(*ON_IT, before=ON_IT), lying())
    soon = 0.5 + LONGEST_VISIT_S
    assert whole.taken_back(seen(*ON_IT, t=soon)) == set()
    assert whole.taken_back(seen(*ON_IT, t=soon + 0.1)) == {place_of(FIRST)}
    assert whole.taken_back(seen(*START, t=soon)) == set()  # its token came back, but it was legal
    whole.not_legal.add(place_of(FIRST))
    assert whole.taken_back(seen(*START, t=soon)) == {place_of(FIRST)}


def test_tokens_were_played_at_where_a_piece_lies_beneath_or_beside() -> None:
    whole, _ = window([], seen(*ON_IT, before=ON_IT), lying())
    assert whole.played_at() == {(0, 2)}


def test_pieces_of_the_last_steps_moved_lately() -> None:
    whole, taken = window([FIRST], seen(*ON_IT))
    assert whole.moved_lately() == set()
    whole.decide(taken, seen(*ON_IT))
    assert whole.moved_lately() == {place_of(FIRST)}
    whole.now.removed.append(SECOND)
    assert whole.moved_lately() == {place_of(FIRST), place_of(SECOND)}


def test_a_change_reaches_everything_that_is_kept() -> None:
    whole, taken = window([FIRST], seen(*ON_IT))
    whole.decide(taken, seen(*ON_IT))
    whole.change(lambda c: replace(c, cost=7), lambda a: replace(a, seen_at=9.0))
    assert [c.cost for c in (*whole.hypotheses, *whole.decided[0].hypotheses)] == [7, 7]
    assert [a.seen_at for a in (*whole.now.laid, *whole.decided[0].laid)] == [9.0, 9.0]
