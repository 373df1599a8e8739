"""The bound on what a course will cost: it saves tries and never loses a course."""

from __future__ import annotations

import pytest

from referee.evaluate.rounds import NOISY, Watching, played, watch
from referee.rules.board import bounds, doubts, explanation, following
from referee.rules.board.course import FAULT
from referee.rules.board.forgetting import forgotten
from referee.rules.board.layout import Layout
from referee.rules.board.options import Options
from referee.rules.board.state import Position

PLENTY = 4000


@pytest.mark.parametrize(("seed", "watching"), [(1007, Watching()), (1011, Watching(lag=True)), (50013, NOISY)])
def test_no_course_is_lost(seed, watching, monkeypatch):
    """Each step of whole rounds explained with the bound and without it, and with tries enough for both."""
    compared = []
    explain = explanation.explain
    monkeypatch.setattr(explanation, "MAX_TRIED", PLENTY)

    def both_ways(courses, laid, removed, seen, options, settle_s, max_faults=explanation.MAX_FAULTS):
        args = courses, laid, removed, seen, options, settle_s
        monkeypatch.setattr(explanation, "at_least", bounds.at_least)
        found = explain(*args, max_faults=max_faults)
        monkeypatch.setattr(explanation, "at_least", lambda *_: 0)
        all_of_them = explain(*args, max_faults=max_faults)
        within = min(found.cost, all_of_them.cost) < FAULT * (max_faults + 1)
        if within and found.complete and all_of_them.complete:
            compared.append(found.cost)
            assert {c.key for c in found.courses} == {c.key for c in all_of_them.courses}
        return found

    monkeypatch.setattr(following, "explain", both_ways)
    monkeypatch.setattr(doubts, "explain", both_ways)
    watch(played(seed), watching, seed)
    assert len(compared) >= 8 and max(compared) >= FAULT, "lawful steps and others"


def test_a_token_that_nothing_left_can_have_moved_is_one_error():
    """Three tokens stand where they are seen; the fourth is seen far from where the last card can have taken it."""
    game = played(0)
    board = Position(Layout(game.colours), players=game.players)
    start = forgotten(board, game.tokens, (), 0.0, Options())
    moved = frozenset((*game.tokens[1:], far_from(game)))
    assert bounds.at_least(start, [], frozenset(game.tokens), frozenset()) == 0
    assert bounds.at_least(start, [], moved, frozenset()) >= FAULT


def far_from(game):
    return max(game.colours, key=lambda c: min(abs(c[0] - t[0]) + abs(c[1] - t[1]) for t in game.tokens))
