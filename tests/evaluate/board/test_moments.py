"""The simulated reader knows where its camera stands, as the real one does."""

from __future__ import annotations

import random

import pytest

from referee.evaluate.board.judged.moments import NoisyReader, State, camera_over, perfect, random_board
from referee.rules.board.observation import Cell, Piece

BOARD = random_board(random.Random(1))
TOKENS = ((5, 5), (0, 0), (0, 11), (11, 11))


def card(*cells: Cell) -> Piece:
    return Piece("card", "solid", cells, tuple(BOARD[c] for c in cells))


@pytest.mark.parametrize(("turn", "half", "other"), [(0.0, (6, 5), (4, 5)), (180.0, (4, 5), (6, 5)),
                                                     (90.0, (5, 6), (5, 4))])
def test_of_two_squares_that_cannot_be_seen_the_one_beyond_the_token_is_behind_it(
        turn: float, half: Cell, other: Cell) -> None:
    camera = camera_over(BOARD, 50.0, turn)
    reading = perfect(State((), TOKENS), {half, other}, camera)
    assert (reading.hidden, reading.behind) == (frozenset({half, other}), frozenset({half}))


def test_nothing_lies_behind_a_token_that_is_seen_from_straight_above() -> None:
    reading = perfect(State((), TOKENS), {(4, 5), (6, 5), (5, 4), (5, 6)}, camera_over(BOARD, 85.0, 0.0))
    assert reading.behind == frozenset()


def test_a_token_on_the_free_half_of_a_card_that_lies_under_another_one_stands_before_it() -> None:
    under, over = card((4, 5), (5, 5)), card((3, 5), (4, 5))
    reading = perfect(State((under, over), TOKENS))
    assert reading.hidden == reading.behind == {(5, 5)}


def test_a_reader_in_strange_art_tells_some_tokens_never_and_some_inks_not_under_tokens(monkeypatch) -> None:
    reader = NoisyReader(random.Random(1), wrong=0.0, hides=0.0, strange=True)
    never = {((5, 5), "ink"), ((0, 11), "token")}
    monkeypatch.setattr(reader, "_draw", lambda cell, what: float((cell, what) not in never))
    reading = reader.read(State((card((4, 5), (5, 5)),), TOKENS), BOARD)
    assert reading is not None and reading.cards == ()
    assert [card.colours for card in reading.unread] == [(BOARD[4, 5], "unknown")]
    assert {t.cell for t in reading.tokens} == {(5, 5), (0, 0), (11, 11)}
    assert reading.hidden == {(4, 5), (5, 5), (0, 11)}


def test_a_reader_of_which_tokens_hide_what_is_behind_them_hides_one_square_for_each() -> None:
    reader = NoisyReader(random.Random(1), wrong=0.0, hides=0.0, covers=1.0)
    reading = reader.read(State((card((6, 5), (7, 5)),), TOKENS), BOARD)
    assert reading is not None and reading.cards == ()
    assert reading.behind == {(6, 5), (1, 0), (1, 11)} and reading.hidden == {*reading.behind, (7, 5)}
