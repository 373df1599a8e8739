"""The search for a hypothesis: order, tokens, the smallest set of faults, and its bound."""

from __future__ import annotations

import time
from itertools import permutations

from referee.rules.board.belief.forgetting import forgotten
from referee.rules.board.belief.hypothesis import FAULT, LONE_MOVE
from referee.rules.board.belief.search import MAX_TRIED, Explained, Transition, explain, explain_within
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Position
from tests.support.refereed import BOARD, START, card, joker

A, B, C, D = "solid", "double", "dashed", "dotted"
ROW = [card(A, (0, 1), (0, 2)), card(B, (0, 3), (0, 4)), card(C, (1, 4), (1, 3)), card(D, (1, 2), (1, 1))]


def search(laid: list[Piece], *tokens: Cell, hidden: tuple[Cell, ...] = (), t: float = 1.0,
           times: dict[Piece, tuple[float, float]] | None = None, tried: int = MAX_TRIED) -> Explained:
    """From an empty board with tokens at START to these pieces and tokens; `times`: absent at, seen at."""
    start = forgotten(Position(BOARD), START, (), 0.0, Options())
    arrivals = []
    for piece in laid:
        absent_at, seen_at = (times or {}).get(piece, (float("-inf"), t))
        arrivals.append(Arrival(piece, seen_at, absent_at))
    seen = Seen(t, frozenset(tokens), frozenset(hidden), frozenset(START))
    return explain(Transition((start,), tuple(arrivals), (), seen, Options(), 3.0), tried=tried)


def faults(found: Explained) -> set[frozenset[tuple[str, str | None]]]:
    """For each hypothesis the pieces it accuses, with the rule."""
    return {frozenset((o.piece.owner, o.judgement.rule) for o in c.outcomes if o.cls != "legal")
            for c in found.hypotheses}


def test_every_order_of_the_same_pieces_gives_the_same_answer():
    answers = {tuple(sorted(str(c.key) for c in search(list(order), (1, 1), *START[1:]).hypotheses))
               for order in permutations(ROW)}
    assert len(answers) == 1
    assert search(ROW, (1, 1), *START[1:]).lawful


def test_tokens_are_indistinguishable():
    """Two tokens that end on each other's way: which is which is part of the answer."""
    one, two = card(A, (0, 1), (0, 2)), card(B, (0, 6), (0, 5))
    found = search([one, two], (0, 5), (0, 2), *START[2:])
    assert found.lawful and len(found.hypotheses) == 1
    assert {o.origin for o in found.hypotheses[0].outcomes} == {(0, 0), (0, 7)}


def test_a_lagging_token_keeps_every_possibility_open():
    between = card(A, (0, 1), (0, 2))
    tokens = ((0, 0), (0, 3), (4, 0), (4, 7))
    start = forgotten(Position(BOARD), tokens, (), 0.0, Options())
    seen = Seen(1.0, frozenset(tokens), frozenset())
    found = explain(Transition((start,), (Arrival(between, 1.0),), (), seen, Options(), 3.0))
    assert found.lawful
    assert {(o.origin, o.target) for c in found.hypotheses for o in c.outcomes} == {((0, 0), (0, 2)), ((0, 3), (0, 1))}


def test_a_card_may_be_laid_at_a_token_that_stands_on_the_wrong_half_of_the_last_one():
    """The first card was not judged yet when its token was seen there, and the second one's is due in time; or nobody
    saw the token until it had followed the second card."""
    first, second = card(A, (0, 1), (0, 2)), card(B, (1, 1), (2, 1))
    late = search([first], *START)
    wrong_half = frozenset(((0, 1), *START[1:]))
    for now, before in ((wrong_half, wrong_half), (frozenset(((2, 1), *START[1:])), frozenset(START))):
        seen = Seen(9.0, now, frozenset(), before)
        found = explain(Transition(late.hypotheses, (Arrival(second, 9.0, 5.0),), (), seen, Options(), 3.0))
        assert frozenset({(A, "BG-TOKEN-2")}) in faults(found)


def test_one_wrong_piece_among_right_ones_is_found():
    wrong = card(D, (4, 1), (4, 2), colours="GG")
    found = search([*ROW[:3], wrong], (1, 3), (0, 7), (4, 2), (4, 7))
    assert faults(found) == {frozenset({(D, "BG-PLACE-3")})}


def test_a_card_that_follows_a_wrong_one_is_no_second_fault():
    """Both cards touch no token, but one of them touches the other, onto which a token was moved."""
    first, second = card(A, (1, 2), (1, 3)), card(B, (1, 4), (1, 5))
    found = search([first, second], (1, 5), *START[1:])
    assert frozenset({(A, "BG-PLACE-4")}) in faults(found)
    assert {len(accused) for accused in faults(found)} == {1}


def test_equal_explanations_are_all_given():
    found = search([card(A, (0, 1), (0, 2)), card(B, (1, 0), (2, 0))], (0, 2), *START[1:])
    assert {who for accused in faults(found) for who, _ in accused} == {A, B}


def test_what_was_seen_earlier_was_laid_earlier():
    late, early = card(A, (0, 1), (0, 2)), card(B, (0, 3), (0, 4))
    known = {early: (float("-inf"), 1.0), late: (1.0, 2.0)}
    assert not search([late, early], (0, 4), *START[1:], t=2.0, times=known).lawful
    unsure = {early: (float("-inf"), 1.0), late: (float("-inf"), 2.0)}
    assert search([late, early], (0, 4), *START[1:], t=2.0, times=unsure).lawful


def test_a_token_out_of_place_is_a_stray_and_one_too_many_a_phantom():
    strayed = search([], (2, 3), *START[1:])
    assert strayed.cost == LONE_MOVE and [s.target for s in strayed.hypotheses[0].lone_moves] == [(2, 3)]
    assert search([], (2, 3), *START).hypotheses[0].phantoms == 1


def test_a_token_that_takes_the_place_another_one_left_is_less_likely_than_that_this_one_stayed():
    """Of two tokens at the card one was put on its half nearer to itself, and no other went to where that stood."""
    tokens = ((0, 0), (0, 3), (4, 0), (4, 7))
    start = forgotten(Position(BOARD), tokens, (), 0.0, Options())
    for elsewhere in ((0, 0), (2, 3)):
        seen = Seen(1.0, frozenset({(0, 2), elsewhere, (4, 0), (4, 7)}), frozenset())
        laid = (Arrival(card(A, (0, 1), (0, 2)), 1.0),)
        found = explain_within(Transition((start,), laid, (), seen, Options(), 3.0), 1, 4000)
        targets = {s.target for c in found.hypotheses for s in c.lone_moves}
        lone_moves = targets - {(0, 2)}  # there it may go meanwhile
        assert found.hypotheses and found.complete and lone_moves == {elsewhere} - {(0, 0)}


def test_a_token_out_of_place_was_not_put_right_before_a_piece_if_there_was_time_for_that_piece_only():
    """Put right, it would be on the other side of the joker, which would have been laid at no token."""
    out, joker_beside = (2, 3), joker(A, (2, 4))
    start = search([], out, *START[1:]).hypotheses[0]
    for one_visit, expected in ((False, {None, "BG-JOKER-1"}), (True, {None})):
        seen = Seen(2.0, frozenset(((2, 4), *START[1:])), frozenset(), frozenset((out, *START[1:])),
                    one_visit=one_visit)
        found = explain_within(Transition((start,), (Arrival(joker_beside, 2.0),), (), seen, Options(), 3.0), 2, 4000)
        assert {o.judgement.rule for c in found.hypotheses for o in c.outcomes} == expected


def test_an_unseen_token_costs_nothing():
    found = search([card(A, (0, 1), (0, 2))], *START[1:])
    assert found.lawful and found.hypotheses[0].position.tokens.count((0, 2)) == 1


def test_joker_and_card_explain_each_other():
    assert search([joker(A, (0, 1)), card(A, (0, 2), (0, 3))], (0, 3), *START[1:]).lawful
    assert search([joker(B, (0, 1)), card(A, (0, 2), (0, 3))], (0, 3), *START[1:]).cost >= FAULT


def test_five_pieces_are_explained_within_a_second():
    five = [*ROW, card(A, (1, 0), (2, 0))]
    start = time.perf_counter()
    found = search(five, (2, 0), *START[1:])
    assert found.lawful and found.complete
    assert time.perf_counter() - start < 1.0


def test_the_search_stops_at_its_bound_and_says_so():
    found = search(ROW, (1, 1), *START[1:], tried=3)
    assert not found.complete and not found.lawful
