"""What several looks of a reader that may overlook and misread show together, and what it remembers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.evidence.looks import Looks
from referee.rules.board.evidence.seen import Arrival
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.board.position.state import Position
from tests.support.refereed import BOARD, START, card

OLD, NEW = card("solid", (2, 2), (2, 3)), card("double", (3, 5), (3, 6))
A_TOKEN_LESS = START[1:]


def shown(*looks: BoardObservation, needed: int = 2, covered: frozenset[Cell] = frozenset(OLD.cells)) -> Looks:
    """The looks, one after the other."""
    memory = Looks(needed)
    for k, at in enumerate(looks):
        memory.take_in(at, looks[k - 1] if k else None, covered)
        memory.remember(at, Position(BOARD, (OLD,)))
    return memory


def look(t: float, tokens: tuple[Cell, ...] = START, laid: tuple[Piece, ...] = (), hidden: tuple[Cell, ...] = (),
         unsettled: tuple[Cell, ...] = ()) -> BoardObservation:
    return BoardObservation(t, int(t), laid, tokens=frozenset(tokens), hidden=frozenset((*hidden, *unsettled)),
                       unsettled=frozenset(unsettled))


def test_what_one_look_at_a_table_that_rests_shows_the_next_need_not_show_again():
    bare, denied = look(1.0), look(2.0, unsettled=OLD.cells)
    assert shown(bare, denied).seen(2.0).hidden == frozenset()
    assert shown(bare, denied, needed=1).seen(2.0).hidden == set(OLD.cells)


def test_where_part_of_what_seemed_to_change_did_the_rest_may_have_too():
    """A card was taken back and another one laid that covers one of its squares; the next look overlooks that one."""
    seemed, apart = (*OLD.cells, (2, 4)), (4, 4)
    memory = shown(look(1.0), look(2.0, unsettled=(*seemed, apart)))
    assert memory.seen_again(look(3.0)) == {*seemed, apart}
    assert memory.seen_again(replace(look(3.0), removed=(OLD,))) == {apart}


@pytest.mark.parametrize(("laid", "clear", "lost"), [
    ((), 3.0, START[:1]), ((NEW,), 3.0, ()), ((NEW,), float("-inf"), START[:1]),
])
def test_a_hand_before_a_token_hides_it_from_no_look_that_all_tokens_followed(laid, clear, lost) -> None:
    """A token was moved; with a piece that took it there was no more to it, once everything was plain again."""
    moved = ((1, 1), *A_TOKEN_LESS)
    memory = shown(look(1.0), look(1.5, A_TOKEN_LESS), look(2.0, moved, laid), look(3.0, moved), look(4.0))
    assert memory.lost_sight(None, 2.5, clear) == frozenset(lost)


def test_what_may_have_been_laid_stays_in_doubt_although_the_next_look_shows_nothing():
    laid, bare = look(1.0, unsettled=NEW.cells), look(2.0)
    assert shown(laid, bare).seen(2.0).unsettled == set(NEW.cells)


def test_a_token_that_moved_is_news_and_one_that_is_not_seen_is_less():
    memory = shown(look(1.0))
    assert memory.is_news(look(2.0, ((1, 1), *A_TOKEN_LESS))) and not memory.is_news(look(2.0, A_TOKEN_LESS))
    assert memory.shows_less(look(2.0, A_TOKEN_LESS))
    assert not memory.shows_less(look(3.0, A_TOKEN_LESS)), "twice in a row it is believed"


@pytest.mark.parametrize(("tokens", "expected"), [
    (START, Arrival(NEW, 3.0, 1.0, 2.0)),
    (((3, 5), *A_TOKEN_LESS), Arrival(NEW, 3.0, 1.0, 1.0)),
    (A_TOKEN_LESS, Arrival(NEW, 3.0, 1.0, 1.0)),
])
def test_a_piece_was_not_there_if_two_looks_show_it_bare_or_one_while_all_tokens_stood_elsewhere(tokens, expected):
    arrival = shown(look(1.0), look(2.0, tokens)).arrival(NEW, 3.0)
    assert arrival == expected and arrival.not_before == expected.bare_at


def test_where_a_card_was_laid_at_none_one_more_look_must_show_that_the_next_was_not_there():
    two = shown(look(1.0), look(2.0))
    assert (two.arrival(NEW, 3.0, more=1).absent_at, two.absent_at(NEW, 2)) == (float("-inf"), 1.0)
    assert shown(look(0.0), look(1.0), look(2.0)).arrival(NEW, 3.0, more=1).absent_at == 0.0


def test_only_what_the_look_before_denied_may_have_been_laid_again():
    """A card denied once and seen again before anything else was seen to change was overlooked."""
    moved = ((1, 1), *A_TOKEN_LESS)
    arrival = [Arrival(NEW, 4.0, 0.0)]
    denied, plain, now = look(1.0, unsettled=OLD.cells), look(2.0), look(4.0, moved, (NEW,))
    assert shown(denied, plain, now).was_hidden(arrival) == frozenset()
    assert shown(plain, look(3.0, unsettled=OLD.cells), now).was_hidden(arrival) == set(OLD.cells)


@pytest.mark.parametrize(("hidden", "looks", "expected"), [
    ((2, 4), 1, False), ((2, 4), 2, True), ((4, 8), 5, False),  # beside the card, and beside nothing
    (OLD.cells[0], 2, False), (OLD.cells[0], 3, True),
])
def test_something_else_may_lie_where_a_square_stays_hidden_beside_a_piece_or_on_one_that_lies_whole(
        hidden: tuple[int, int], looks: int, expected: bool) -> None:
    memory = shown(*(look(float(k), hidden=(hidden,)) for k in range(looks)))
    assert memory.half_seen(Position(BOARD, (OLD,))) == ({hidden} if expected else frozenset())


@pytest.mark.parametrize("shown_half", [False, True])
def test_half_of_an_unknown_card_is_seen_though_a_token_may_stand_before_the_square(shown_half: bool) -> None:
    behind = (1, 3)
    at = replace(look(0.0, ((2, 3),), hidden=(behind,)), behind=frozenset({behind}),
                 half_seen=frozenset({behind} if shown_half else ()))
    memory = shown(*(replace(at, t=float(k)) for k in range(5)))
    assert memory.half_seen(Position(BOARD, (OLD,))) == at.half_seen


@pytest.mark.parametrize("behind", [True, False])
def test_nothing_needs_to_lie_where_a_tall_token_hides_a_square_for_long(behind: bool) -> None:
    """Rendered round 7200: two others hide nothing three squares behind them, for they stand nearer to the camera."""
    far = (2, 4)
    at = replace(look(0.0, ((4, 5), (4, 1), (4, 2)), hidden=(far,)), behind=frozenset({far} if behind else ()))
    memory = shown(*(replace(at, t=float(k)) for k in range(5)))
    assert memory.half_seen(Position(BOARD, (OLD,))) == (frozenset() if behind else {far})


@pytest.mark.parametrize(("dark", "beneath"), [((), True), (((3, 4),), False)])
def test_half_of_a_piece_that_was_laid_over_may_lie_there_till_the_square_is_seen_bare(
        dark: tuple[Cell, ...], beneath: bool) -> None:
    """Not if what was laid over it may have been the half that was seen: all of its squares were `dark`."""
    half, over = (2, 4), card("double", (2, 4), (3, 4))
    memory = shown(*(look(float(k), hidden=(half, *dark)) for k in range(2)))
    for at, pieces, expected in [(look(2.0, laid=(over,)), (OLD, over), beneath), (look(3.0), (OLD, over), beneath),
                                 (look(4.0), (OLD,), False)]:
        memory.remember(at, Position(BOARD, pieces))
        assert memory.perhaps_beneath(Position(BOARD, pieces)) == ({half} if expected else set()), at.t
        assert memory.half_seen(Position(BOARD, pieces)) == frozenset()


def test_a_square_that_stays_hidden_under_two_pieces_says_nothing() -> None:
    over = card("double", (2, 3), (3, 3))
    memory = shown(*(look(float(k), hidden=((2, 2),)) for k in range(5)))
    assert memory.half_seen(Position(BOARD, (OLD, over))) == frozenset()


def test_a_piece_that_two_looks_overlooked_was_not_absent() -> None:
    """Nor is it laid after the stop call because it was missed after it; once it is surely gone it may be."""
    laid, gone = look(1.0, laid=(NEW,)), BoardObservation(4.0, 4, removed=(NEW,), tokens=frozenset(START))
    memory = shown(look(0.0), laid, look(2.0), gone)
    assert memory.arrival(NEW, 5.0) == Arrival(NEW, 5.0)
    away = shown(look(0.0), laid, look(2.0), gone, look(5.0), look(6.0), look(7.0))
    assert away.arrival(NEW, 8.0).absent_at == 6.0


def test_a_look_that_hides_what_lies_around_a_token_does_not_show_what_lies_beneath_it() -> None:
    """Nor does a look count twice that is looked at again once it is over."""
    moved, hidden = ((1, 1), *A_TOKEN_LESS), ((1, 1), (1, 2))
    memory = shown(look(1.0), look(2.0, moved), look(3.0, moved, hidden=hidden))
    assert (memory.showing({(1, 1)}), memory.showing(A_TOKEN_LESS)) == (1, 3)
    memory.take_in(look(4.0, moved), look(3.0, moved), frozenset())
    assert memory.showing({(1, 1)}) == 2
    memory.remember(replace(look(4.0, moved, hidden=((0, 1),)), behind=frozenset({(0, 1)})), None)
    assert memory.showing({(1, 1)}) == 3, "what a token hides hides no card that it stands on"
