"""What lies, or lay, out of sight excuses what it explains, and nothing else."""

from __future__ import annotations

import pytest

from referee.rules.board.belief.hypothesis import Outcome
from referee.rules.board.diagnosis.steps import Step
from referee.rules.board.diagnosis.unseen_moves import UnseenMoves
from referee.rules.board.evidence.seen import SEARCHED_HIDDEN
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.state import place_of
from tests.support.diagnosed import A, B, C, found, seen, start, step
from tests.support.refereed import START, card, joker

FAR = card(A, (0, 2), (0, 3))  # one square away from the token on (0, 0)
TO_IT = ((0, 3), *START[1:])
UNDER, OVER = card(B, (0, 1), (0, 2)), card(A, (0, 2), (0, 3))
HAND = [(r, c) for r in (0, 1, 2) for c in (1, 4, 5)]
AFAR = [(r, c) for r in (2, 3, 4) for c in (4, 5, 6)]


def excused(change: Step, piece: Piece, contradicts: frozenset[Cell] = frozenset(),
            taken_back: tuple[Piece, ...] = ()) -> bool:
    outcomes = [o for c in found(change).hypotheses if (o := c.outcome(place_of(piece)))]
    assert all(isinstance(o, Outcome) and o.cls == "violation" for o in outcomes) and outcomes
    moves = UnseenMoves(change, frozenset(), frozenset(), contradicts, set(map(place_of, taken_back)))
    return moves.excuses(outcomes[0])


@pytest.mark.parametrize(("hidden", "expected"), [
    ([], False), ([(0, 1)], True), ([(2, 2)], False), ([(3, 5), (3, 6)], False)])
def test_a_hidden_square_between_token_and_card_may_hold_the_joker(hidden, expected) -> None:
    assert excused(step([FAR], seen(*TO_IT, hidden=hidden)), FAR) is expected


def test_a_hand_hides_whatever_is_within_its_reach() -> None:
    assert len(HAND) > SEARCHED_HIDDEN and len(AFAR) > SEARCHED_HIDDEN
    assert excused(step([FAR], seen(*TO_IT, hidden=HAND)), FAR)
    assert not excused(step([FAR], seen(*TO_IT, hidden=AFAR)), FAR)


def test_beside_what_is_not_certain_yet_something_may_have_been_laid() -> None:
    assert excused(step([FAR], seen(*TO_IT, unsettled=[(1, 3)])), FAR)
    assert not excused(step([FAR], seen(*TO_IT, unsettled=[(3, 5)])), FAR)


def over(hidden: tuple[Cell, ...] = ()) -> Step:
    """A's card covers half of B's, which lay there; the token of that one went onto it."""
    return step([OVER], seen(*TO_IT, hidden=hidden, before=((0, 2), *START[1:])),
                start(UNDER, tokens=((0, 2), *START[1:])))


def test_a_card_on_another_is_excused_only_if_that_may_have_been_taken_back() -> None:
    assert not excused(over(), OVER)
    assert not excused(over(hidden=((0, 1),)), OVER)  # hidden, but nothing says that it was away
    assert excused(over(hidden=((0, 1),)), OVER, taken_back=(UNDER,))
    assert not excused(over(), OVER, taken_back=(UNDER,))  # its other half is seen


def test_a_card_that_the_last_look_contradicts_accuses_nobody_beside_it() -> None:
    """Read as C's joker, which A may not follow; if it is not C's, A may."""
    theirs = joker(C, (0, 1))
    change = step([theirs, FAR], seen(*TO_IT))
    assert not excused(change, FAR)
    assert excused(change, FAR, contradicts=frozenset(theirs.cells))
