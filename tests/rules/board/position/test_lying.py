"""What lies on the squares is shared where, and only where, the same pieces lie in an order that matters to nobody."""

from __future__ import annotations

from dataclasses import replace

from referee.rules.board.legality.applying import take_back
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Position

BOARD = Position(Layout.from_rows(["RGBY"] * 4), tokens=((0, 0), None, None, None))
ONE = Piece("card", "A", ((0, 1), (0, 2)), ("G", "B"))
OTHER = Piece("card", "B", ((2, 1), (2, 2)), ("G", "B"))
OVER = Piece("joker", "B", ((0, 1),))


def test_side_by_side_the_order_makes_no_difference() -> None:
    here, there = BOARD.with_piece(ONE).with_piece(OTHER), BOARD.with_piece(OTHER).with_piece(ONE)
    assert here.lying is there.lying and here.pieces != there.pieces
    assert here.covered == dict.fromkeys(ONE.cells, ONE) | dict.fromkeys(OTHER.cells, OTHER)


def test_one_on_the_other_is_not_the_same_as_under_it() -> None:
    over, under = BOARD.with_piece(ONE).with_piece(OVER), BOARD.with_piece(OVER).with_piece(ONE)
    assert over.lying is not under.lying
    assert (over.piece_at((0, 1)), under.piece_at((0, 1))) == (OVER, ONE)


def test_taken_back_it_is_as_if_it_had_never_been_laid() -> None:
    both = replace(BOARD, pieces=(ONE, OTHER))
    left = take_back(both, ONE)
    assert left.covered == dict.fromkeys(OTHER.cells, OTHER) == replace(BOARD, pieces=(OTHER,)).covered
    assert take_back(both, ONE).lying is left.lying


def test_more_pieces_than_a_step_holds_are_shared_no_more_but_right() -> None:
    jokers = [Piece("joker", "A", (cell,)) for cell in BOARD.layout]
    position = BOARD
    for joker in jokers:
        position = position.with_piece(joker)
    assert position.covered == {j.cells[0]: j for j in jokers}


def test_answers_are_those_of_the_options_asked_last() -> None:
    usual, other = Options(), Options(token_cell_free="yes")
    BOARD.lying.answers(usual)["asked"] = "said"
    assert BOARD.lying.answers(usual) == {"asked": "said"}
    assert BOARD.lying.answers(other) == {} == BOARD.lying.answers(usual)
