"""A question for the table and a proved violation of one piece: both are told. See tests/support/refereed.py."""

from __future__ import annotations

import pytest

from referee.rules.board.observation import Cell, Piece
from tests.support.refereed import BOARD, START, Watched, card

A, B = "solid", "double"


def turned(owner: str, *cells: Cell) -> Piece:
    """A card whose two colours lie the wrong way round."""
    return card(owner, *cells, colours=[BOARD.colour(c) for c in reversed(cells)])


@pytest.mark.parametrize("looks", [1, 2])
@pytest.mark.parametrize("late_s", [0.0, 1.0, 2.5])
def test_a_token_on_the_wrong_half_of_a_turned_card_is_told_beside_the_question(late_s: float, looks: int) -> None:
    w, wrongly = Watched(*START, looks=looks), ((0, 1), *START[1:])
    if late_s:
        w.look(*START, lay=[turned(A, (0, 1), (0, 2))])
        w.look(*START, after=late_s)
        w.look(*wrongly)
    else:
        w.look(*wrongly, lay=[turned(A, (0, 1), (0, 2))])
    w.look(*wrongly)
    assert [(f.cls, f.rule, f.player, f.subject) for f in w.findings()] == [
        ("house_rule", "BG-PLACE-6", A, 2), ("violation", "BG-TOKEN-2", A, 2)]
    told = next(e for e in w.events if e.rule == "BG-TOKEN-2")
    assert told.legal_here is not None and told.legal_here["token"] == ["r0c2"]
    w.look((0, 2), *START[1:])
    w.look((0, 2), *START[1:])
    assert [f.cleared_by is not None for f in w.findings()] == [False, True]


def test_where_a_token_comes_from_must_be_seen_before_it_accuses_on_a_turned_card() -> None:
    rightly, wrongly = ((0, 2), *START[1:]), ((0, 1), *START[1:])
    for looks in ([(rightly, ())], [(wrongly, [(1, 0)])], [(wrongly[:3], ())], [(wrongly, ()), (rightly, ())]):
        w = Watched(*START, looks=2)
        w.look(*START, lay=[turned(A, (0, 1), (0, 2))])
        for tokens, hidden in looks:
            w.look(*tokens, hidden=hidden)
        w.look(*looks[-1][0])
        assert [f.rule for f in w.findings()] == ["BG-PLACE-6"], looks


def test_a_turned_card_at_no_token_or_over_another_is_a_violation_and_the_question_is_told_beside_it() -> None:
    alone = Watched(*START)
    alone.look(*START, lay=[turned(B, (2, 3), (2, 4))])
    over = Watched(*START)
    over.look((0, 2), *START[1:], lay=[card(A, (0, 1), (0, 2))])
    over.look((0, 2), *START[1:], lay=[turned(B, (0, 2), (1, 2))])
    for w, rule in ((alone, "BG-PLACE-4"), (over, "BG-PLACE-2")):
        assert [(f.cls, f.rule, f.player) for f in w.findings()] == [
            ("violation", rule, B), ("house_rule", "BG-PLACE-6", B)]
        assert len({f.subject for f in w.findings()}) == 1
