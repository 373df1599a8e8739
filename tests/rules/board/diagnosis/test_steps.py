"""What is held against a piece, and whether one step clears it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.belief.hypothesis import Hypothesis, Outcome
from referee.rules.board.diagnosis.grounds import AT_NO_TOKEN, STRICTER
from referee.rules.board.diagnosis.steps import Charge, Step, accused
from referee.rules.board.legality.judgement import Judgement
from referee.rules.board.position.state import place_of
from referee.rules.core import Verdict
from tests.support.diagnosed import A, B, found, seen, start, step
from tests.support.refereed import START, card, joker

FAR = card(A, (0, 2), (0, 3))  # one square away from the token on (0, 0)
AT_NONE = Charge(place_of(FAR), frozenset({AT_NO_TOKEN}))


def far(**more) -> Step:
    return step([FAR], seen((0, 3), *START[1:], **more))


def said(cls: Verdict, rule: str | None) -> Outcome:
    return Outcome(FAR, cls, Judgement(cls, rule, rule or "LEGAL", {}))


def telling(*outcomes: Outcome) -> Hypothesis:
    return replace(start(), outcomes=outcomes)


@pytest.mark.parametrize(("cls", "named"), [
    ("violation", True), ("house_rule", True), ("legal", False), ("unclear", False)])
def test_only_who_broke_a_rule_or_may_have_by_the_table_is_accused(cls, named) -> None:
    assert accused([telling(said(cls, "BG-PLACE-6"))]) == ({place_of(FAR)} if named else set())


def test_a_stricter_dead_end_charges_with_being_laid_at_no_token_too() -> None:
    assert Charge.of([said("house_rule", STRICTER)]).rules == {STRICTER, AT_NO_TOKEN}
    assert Charge.of([said("violation", "BG-TOKEN-2")]).rules == {"BG-TOKEN-2"}


@pytest.mark.parametrize(("outcome", "made", "dropped"), [
    (said("violation", AT_NO_TOKEN), True, False),
    (said("violation", "BG-TOKEN-2"), False, True),
    (said("legal", None), False, True),
    (None, False, False),  # it says nothing of the piece
])
def test_who_says_something_else_of_the_piece_drops_the_charge(outcome, made, dropped) -> None:
    hypothesis = telling(*([outcome] if outcome else []))
    assert (AT_NONE.made_by(hypothesis), AT_NONE.dropped_by(hypothesis)) == (made, dropped)


def test_a_charge_concerns_pieces_laid_now_or_not_judged_for_good() -> None:
    assert AT_NONE.concerns((), far().laid)
    assert AT_NONE.concerns([telling(said("legal", None))], ())
    assert not AT_NONE.concerns([start()], step([joker(A, (0, 1))], seen(*START)).laid)


def test_a_card_beside_no_token_is_cleared_by_an_unseen_joker_between_only() -> None:
    change = far()
    assert accused(found(change).hypotheses) == {place_of(FAR)}
    assert not change.clears(AT_NONE)
    assert change.clears(AT_NONE, unseen=[joker(A, (0, 1))])
    assert not change.clears(AT_NONE, unseen=[joker(A, (3, 3))])


def test_nobody_is_suspected_of_an_unseen_mistake_unless_something_is_seen_to_lie_there() -> None:
    """B's card between would itself show a wrong colour."""
    wrong = card(B, (0, 1), (1, 1), colours="YY")
    charge = Charge(place_of(FAR), frozenset({AT_NO_TOKEN}))
    change = far()
    assert not change.clears(charge, unseen=[wrong])
    assert change.clears(charge, unseen=[wrong], wrongly=True)


def test_a_piece_laid_again_lies_under_what_is_seen_on_it_now() -> None:
    under, over = card(B, (2, 2), (2, 3)), card(A, (2, 3), (2, 4))
    change = step([over], seen(*START), start(under))
    again = change.laid_again(under)
    assert [a.piece for a in again.laid] == [over, under]
    assert (tuple(again.removed), again.laid[-1].under) == ((under,), frozenset({over}))
    dark = replace(change, seen=seen(*START, hidden=[(2, 3)]))
    assert dark.laid_again(under).laid[-1].under == frozenset()  # hidden: nobody sees which is above


def test_a_changed_step_changes_hypotheses_and_arrivals_alike_and_keeps_the_answers() -> None:
    change = far()
    changed = change.changed(lambda c: replace(c, cost=7), lambda a: replace(a, seen_at=9.0))
    assert [c.cost for c in changed.hypotheses] == [7]
    assert [a.seen_at for a in changed.laid] == [9.0]
    assert changed.searches is change.searches
