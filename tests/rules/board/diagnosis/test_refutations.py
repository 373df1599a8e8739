"""Other stories of the last steps, which may clear who is accused."""

from __future__ import annotations

import pytest

from referee.rules.board.belief.search import Explained
from referee.rules.board.diagnosis.refutations import (
    Rivals,
    clears_if_laid_again,
    clears_if_overlooked,
    debt_in_doubt,
    others_to_blame,
    rivals_of,
)
from referee.rules.board.diagnosis.steps import Charge, Step
from referee.rules.board.observation import Piece
from referee.rules.board.position.state import place_of
from tests.support.diagnosed import A, B, C, found, seen, start, step
from tests.support.refereed import START, card, joker

FIRST = card(A, (0, 1), (0, 2))  # at the token on (0, 0)
FAR = card(A, (0, 2), (0, 3))  # one square away from it
BESIDE = card(B, (1, 0), (2, 0))  # at the token on (0, 0) as well
ON_FIRST, ON_FAR = ((0, 2), *START[1:]), ((0, 3), *START[1:])


def against(piece: Piece, rule: str = "BG-PLACE-4") -> Charge:
    return Charge(place_of(piece), frozenset({rule}))


def wrong(*laid: Piece, at=ON_FAR, errors: int = 1) -> Step:
    return step(laid, seen(*at), errors=errors)


@pytest.mark.parametrize(("laid", "hypotheses", "clear"), [
    ({place_of(FAR)}, "accusing", False), ({place_of(FAR)}, "other", True), (set(), "accusing", True)])
def test_rivals_clear_who_is_not_accused_by_all_or_was_laid_before_them(laid, hypotheses, clear) -> None:
    told = found(wrong(FAR)) if hypotheses == "accusing" else found(step([joker(A, (0, 1)), FAR], seen(*ON_FAR)))
    assert Rivals(told.hypotheses, frozenset(laid)).clears(against(FAR)) is clear


def test_one_card_by_itself_beside_no_token_has_no_rival() -> None:
    change = wrong(FAR)
    told = rivals_of([], [change], found(change), against(FAR))
    assert told is not None and not told.clears(against(FAR))


@pytest.mark.parametrize(("laid", "tokens", "accused", "clear"), [
    ((FIRST, BESIDE), ON_FIRST, BESIDE, True),  # two for one token: the other may have come too late
    ((FIRST, BESIDE), ON_FIRST, FIRST, True),
    ((FAR,), ON_FAR, FAR, False),
])
def test_who_was_accused_in_an_earlier_step_is_cleared_by_another_story_of_that(laid, tokens, accused, clear) -> None:
    earlier = wrong(*laid, at=tokens)
    taken = [c for c in found(earlier).hypotheses if against(accused).made_by(c)]
    onward = card(C, (0, 4), (0, 5)) if FAR in laid else card(C, (0, 3), (0, 4))
    on_it = (onward.cells[1], *START[1:])
    later = step([onward], seen(*on_it, t=2.0, before=tokens), *taken, errors=0)
    told = rivals_of([earlier], [later], found(later), against(accused))
    assert told is not None and told.clears(against(accused)) is clear


def test_too_many_errors_in_the_last_steps_prove_nothing() -> None:
    before, change = wrong(BESIDE, at=((2, 0), *START[1:]), errors=3), wrong(FAR, errors=1)
    assert rivals_of([before], [change], found(change), against(FAR)) is None


def test_of_two_cards_the_one_the_stories_already_clear_needs_no_other_to_blame() -> None:
    change = wrong(FIRST, BESIDE, at=ON_FIRST)
    assert not others_to_blame(change, [], found(change), against(FIRST))


def test_a_card_laid_by_itself_leaves_nobody_else_to_blame() -> None:
    change = wrong(FAR)
    assert not others_to_blame(change, [], found(change), against(FAR))


def shutting(touching: bool) -> tuple[Step, Step]:
    """B covers (1, 0) first; then A's card shuts in the token on (0, 0), touching its square or not; then A plays at
    (4, 7) without freeing it."""
    lower = card(B, (1, 0), (1, 1))
    tokens = ((0, 0), (1, 1), (4, 0), (4, 7))
    upper = card(A, (0, 1), (0, 2)) if touching else card(A, (1, 2), (0, 2))
    shut = step([upper], seen((0, 0), (0, 2), (4, 0), (4, 7), before=tokens), start(lower, tokens=tokens), errors=0)
    [after] = found(shut).hypotheses
    elsewhere = card(A, (4, 6), (4, 5))
    later = step([elsewhere], seen((0, 0), (0, 2), (4, 0), (4, 5), t=2.0, before=after.position.token_cells), after)
    return shut, later


@pytest.mark.parametrize("touching", [True, False])
def test_whose_duty_it_is_is_in_doubt_if_the_token_may_have_been_put_there_afterwards(touching) -> None:
    """A card that touches the shut in token's square may have taken it along, and the other token been put there."""
    shut, later = shutting(touching)
    outcome = found(later).hypotheses[0].outcomes[-1]
    assert outcome.judgement.rule == "BG-DEAD-5" and outcome.before is not None
    [debt] = outcome.before.owed
    assert debt[1] == A
    assert debt_in_doubt({debt: shut}, outcome) is touching
    assert not debt_in_doubt({}, outcome)  # nobody remembers the step


def test_only_a_charge_of_owing_rests_on_who_shut_a_token_in() -> None:
    [hypothesis] = found(wrong(FAR)).hypotheses[:1]
    assert not debt_in_doubt({}, hypothesis.outcomes[0])


def test_a_card_overlooked_when_another_was_laid_at_it_clears_that_one() -> None:
    """FIRST was there already, with the token on it, when B's card was laid at it and took the token on."""
    onward = card(B, (0, 3), (0, 4))
    first = step([onward], seen((0, 4), *START[1:]))
    last = step([FIRST], seen((0, 4), *START[1:], t=2.0), *found(first).hypotheses)
    assert clears_if_overlooked((first, last), FIRST, against(onward))
    stranger = card(A, (3, 3), (3, 4))
    other = step([stranger], seen((0, 4), *START[1:], t=2.0), *found(first).hypotheses)
    assert not clears_if_overlooked((first, other), stranger, against(onward))


@pytest.mark.parametrize(("contested", "clear"), [(True, True), (False, False)])
def test_a_contested_card_laid_again_around_it_clears(contested, clear) -> None:
    """B's card, taken up and laid again with a token fetched from (0, 7), would be the wrong one: A laid at it."""
    under = card(B, (0, 1), (1, 1))
    inside = card(A, (2, 1), (2, 2))
    change = step([inside], seen((0, 0), (2, 2), (4, 0), (4, 7)), start(under, tokens=START))
    outcome = found(change).hypotheses[0].outcomes[0]
    assert clears_if_laid_again(change, [], {under: contested}, outcome, against(inside)) is clear


def test_nothing_to_be_laid_again_clears_nobody() -> None:
    change = wrong(FAR)
    assert not clears_if_laid_again(change, [], {}, found(change).hypotheses[0].outcomes[0], against(FAR))
    assert isinstance(found(change), Explained)
