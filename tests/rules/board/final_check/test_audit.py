"""The check of one final picture (BG-AUDIT), and the chains it looks for."""

from __future__ import annotations

import random

import numpy as np
import pytest

from referee.evaluate.board.judged.moments import DESIGNS, Film, random_board
from referee.rules.board.final_check.audit import Audit, audit
from referee.rules.board.final_check.chains import chains_possible
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Position
from referee.sim.board.play.players import play
from tests.support.refereed import BOARD, START, card, joker

A, B = "solid", "double"


def check(*pieces: Piece, tokens: tuple[Cell, ...] = START, **more: object) -> Audit:
    return audit(Position(BOARD, pieces, tokens), **more)  # type: ignore[arg-type]


def accused(found: Audit) -> list[tuple[str | None, str | None]]:
    return [(f.player, f.rule) for f in found.findings if f.cls in ("violation", "house_rule")]


def test_a_right_board_is_all_right():
    found = check(card(A, (0, 1), (0, 2)), joker(B, (1, 7)), tokens=((0, 2), (1, 7), *START[2:]))
    assert (found.correct, found.mistakes, found.unclear) == (2, {}, False)
    assert [f.key for f in found.findings] == ["BG-AUDIT"]
    assert found.findings[0].params == {"n": 2, "m": 0, "k": 0}


def test_wrong_colours_are_a_mistake_of_their_owner():
    found = check(card(A, (0, 1), (0, 2), colours="GG"), card(B, (2, 2), (2, 3)))
    assert accused(found) == [(A, "BG-PLACE-3")] and found.mistakes == {A: 1} and found.correct == 1


@pytest.mark.parametrize(("choice", "mistakes"), [("ask", {}), ("mistake", {A: 1}), ("ok", {})])
def test_turned_colours_count_as_the_table_decides(choice: str, mistakes: dict[str, int]):
    found = check(card(A, (0, 1), (0, 2), colours="BG"), options=Options(swapped_colours=choice))
    assert found.mistakes == mistakes


def test_a_card_off_the_board_or_not_on_neighbours_is_wrong():
    assert accused(check(Piece("card", A, ((4, 7), (5, 7)), ("Y", "R")))) == [(A, "BG-PLACE-1")]
    assert accused(check(Piece("card", A, ((0, 1), (1, 2)), ("G", "Y")))) == [(A, "BG-PLACE-1")]


def test_two_pieces_on_one_square_prove_a_mistake_only_if_both_are_one_players():
    lower, upper = card(A, (0, 1), (0, 2)), card(B, (0, 2), (0, 3))
    found = check(lower, upper)
    assert accused(found) == [] and found.unclear and found.correct == 0
    assert accused(check(lower, card(A, (0, 2), (0, 3)))) == [(A, "BG-PLACE-2")]


def test_nobody_is_accused_of_what_was_not_read_surely():
    found = check(card(A, (0, 1), (0, 2), colours="GG", confidence=0.8))
    assert accused(found) == [] and found.unclear
    assert accused(check(card("unknown", (0, 1), (0, 2), colours="GG"))) == []


def test_hidden_squares_leave_it_open():
    assert check(card(A, (0, 1), (0, 2)), hidden=frozenset([(2, 2)])).unclear
    assert not check(card(A, (0, 1), (0, 2)), hidden=frozenset([(0, 1)])).unclear


def test_more_than_a_set_has_is_read_again_and_accuses_nobody():
    twice = check(card(A, (0, 1), (0, 2)), Piece("card", A, ((1, 0), (1, 1)), ("G", "B")))
    assert ("BG-AUDIT-3", "info") in [(f.rule, f.cls) for f in twice.findings] and twice.mistakes == {}
    three = check(*(joker(B, c) for c in ((0, 1), (1, 7), (3, 7))), tokens=((0, 1), (1, 7), (4, 0), (3, 7)))
    assert "BG-AUDIT-3" in [f.rule for f in three.findings]


def test_counted_hands_must_add_up_to_fifteen():
    one = card(A, (0, 1), (0, 2))
    assert not check(one, tokens=((0, 2), *START[1:]), left={A: 10}, tableau={A: 4}).unclear
    wrong = check(one, tokens=((0, 2), *START[1:]), left={A: 9}, tableau={A: 4})
    assert wrong.unclear and accused(wrong) == []


WIDE = Layout({(r, c): "X" for r in range(12) for c in range(12)})


def islands(n: int) -> list[Piece]:
    """Cards that touch each other nowhere."""
    corners = [(3 * (k // 3), 4 * (k % 3)) for k in range(n)]
    return [Piece("card", A, ((r, c), (r, c + 1)), ("X", "X")) for r, c in corners]


def test_four_islands_can_be_four_chains_and_five_cannot():
    tokens = ((11, 0), (11, 3), (11, 6), (11, 9))
    assert chains_possible(WIDE, islands(4), tokens)
    assert not chains_possible(WIDE, islands(5), tokens)
    found = audit(Position(WIDE, tuple(islands(5)), tokens))
    assert [(f.rule, f.cls, f.player) for f in found.findings[:-1]][-1] == ("BG-AUDIT-4", "unclear", None)


def test_cards_in_a_row_are_one_chain():
    row = [Piece("card", A, ((5, 2 * k), (5, 2 * k + 1)), ("X", "X")) for k in range(6)]
    assert chains_possible(WIDE, [*row, *islands(3)], ())


def test_with_the_start_picture_a_chain_must_begin_beside_a_token_that_stood_there():
    start = ((5, 0), (0, 11), (11, 11), (11, 0))
    row = [Piece("card", A, ((5, c), (5, c + 1)), ("X", "X")) for c in (1, 3, 5)]
    end = ((5, 6), *start[1:])
    assert chains_possible(WIDE, row, end, start)
    moved = [Piece("card", A, ((6, c), (6, c + 1)), ("X", "X")) for c in (2, 4, 6)]
    assert chains_possible(WIDE, moved, end) and not chains_possible(WIDE, moved, end, start)
    found = audit(Position(WIDE, tuple(moved), ((6, 7), *start[1:])), start=frozenset(start))
    assert [(f.rule, f.cls, f.player) for f in found.findings[:-1]][-1] == ("BG-AUDIT-4", "unclear", None)


def test_one_start_cell_begins_one_chain():
    start = ((5, 5), (0, 11), (11, 11), (11, 0))
    one, other = (Piece("card", A, cells, ("X", "X")) for cells in (((5, 6), (5, 7)), ((5, 4), (5, 3))))
    assert chains_possible(WIDE, [one], ((5, 7), *start[1:]), start)
    assert not chains_possible(WIDE, [one, other], ((5, 7), *start[1:]), start)
    assert chains_possible(WIDE, [one, other], ((5, 7), *start[1:]))


def test_a_joker_cannot_be_left_into_a_start_cell():
    j = Piece("joker", A, ((5, 5),))
    assert not chains_possible(WIDE, [j], ((11, 0), (0, 11), (0, 0), (11, 11)), ((5, 4), (5, 6), (0, 0), (11, 11)))


@pytest.mark.parametrize("options", [Options(contact="token_card"), Options(token_cell_free="yes"),
                                     Options(dead_end="deck")])
def test_chains_are_not_asked_where_a_house_rule_lets_pieces_lie_elsewhere(options: Options):
    tokens = ((11, 0), (11, 3), (11, 6), (11, 9))
    found = audit(Position(WIDE, tuple(islands(5)), tokens), options)
    assert "BG-AUDIT-4" not in [f.rule for f in found.findings]


def test_a_half_is_left_once_only():
    """Three cards round one half of a fourth, which is a dead end now: only one of them can have followed it there."""
    middle = Piece("card", A, ((5, 5), (5, 6)), ("X", "X"))
    round_it = [Piece("card", A, cells, ("X", "X")) for cells in (((4, 6), (3, 6)), ((6, 6), (7, 6)), ((5, 7), (5, 8)))]
    assert chains_possible(WIDE, [middle, *round_it, *islands(2)], ())
    assert not chains_possible(WIDE, [middle, *round_it, *islands(3)], ())


def test_a_joker_must_be_followed_by_its_owner_unless_the_token_stands_on_it():
    j = Piece("joker", A, ((5, 5),))
    by_owner, by_other = (Piece("card", who, ((5, 6), (5, 7)), ("X", "X")) for who in (A, B))
    assert chains_possible(WIDE, [j, by_owner], ())
    assert not chains_possible(WIDE, [j, by_other], ())
    assert chains_possible(WIDE, [j, by_other], ((5, 5),))


@pytest.mark.parametrize("seed", range(6))
def test_a_round_played_by_the_rules_always_has_its_chains(seed: int):
    board = random_board(random.Random(seed))
    played = play(np.random.default_rng(seed), board, [A, B, "dashed"], DESIGNS, hand=14, faults=0.0)
    end = Film.of(played).at(float("inf"))
    found = audit(Position(Layout(board), end.pieces, end.tokens))
    assert accused(found) == [] and not found.unclear
    assert found.correct == len(end.pieces)
    sharper = audit(Position(Layout(board), end.pieces, end.tokens), start=frozenset(played.tokens))
    assert sharper == found
