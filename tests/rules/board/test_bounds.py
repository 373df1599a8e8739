"""The bounds on what a course will cost: they save tries and never lose a course."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.evaluate.rounds import NOISY, Watching, played, watch
from referee.rules.board import bounds, doubts, explanation, following
from referee.rules.board.course import FAULT
from referee.rules.board.forgetting import forgotten
from referee.rules.board.layout import Layout, touch
from referee.rules.board.options import Options
from referee.rules.board.state import Position
from referee.rules.core import Piece

PLENTY = 4000


@pytest.mark.parametrize(("seed", "watching"), [(1007, Watching()), (1011, Watching(lag=True)), (50013, NOISY)])
def test_no_course_is_lost(seed, watching, monkeypatch):
    """Each step of whole rounds explained with the bounds and without them, and with tries enough for both."""
    compared = []
    explain = explanation.explain

    def both_ways(courses, laid, removed, seen, options, settle_s, max_faults=explanation.MAX_FAULTS, tried=PLENTY):
        args = courses, laid, removed, seen, options, settle_s, max_faults, tried
        monkeypatch.setattr(explanation, "at_least", bounds.at_least)
        monkeypatch.setattr(explanation, "wrong_at_least", bounds.wrong_at_least)
        found = explain(*args)
        monkeypatch.setattr(explanation, "at_least", lambda *_: 0)
        monkeypatch.setattr(explanation, "wrong_at_least", lambda *_: (0, []))
        all_of_them = explain(*args)
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


def test_a_card_that_no_token_can_get_to_breaks_a_rule():
    """Two cards far from every token and from each other, and one at a token: two are wrong, and which is known."""
    game = played(0)
    start = forgotten(Position(Layout(game.colours), players=game.players), game.tokens, (), 0.0, Options())
    layout = start.position.layout
    beside = next(pair for pair in layout.pairs() if pair[0] in layout.beside(game.tokens[0])
                  and game.tokens[0] not in pair)
    far = max(layout.pairs(), key=lambda pair: min(distance(c, t) for c in pair for t in (*game.tokens, *beside)))
    near = *game.tokens, *beside, *far
    other = max(layout.pairs(), key=lambda pair: min(distance(c, t) for c in pair for t in near))
    at_token, *apart = (card_on(layout, *pair) for pair in (beside, far, other))
    assert bounds.wrong_at_least(start, [at_token], []) == (0, [])
    assert bounds.wrong_at_least(start, [at_token, *apart], []) == (2, apart)
    assert bounds.wrong_at_least(start, [at_token, *apart], [at_token]) == (3, [at_token, *apart])
    freed = replace(start, position=start.position.changed(owed=((0, "solid"),)))
    assert bounds.wrong_at_least(freed, [at_token, *apart], []) == (0, []), "a free placement may be anywhere"


def test_cards_that_touch_each_other_break_one_rule_at_least():
    """The first of them is laid at no token; the next one may be laid at the token that was put on it."""
    game = played(0)
    start = forgotten(Position(Layout(game.colours), players=game.players), game.tokens, (), 0.0, Options())
    layout = start.position.layout
    far = max(layout.pairs(), key=lambda pair: min(distance(c, t) for c in pair for t in game.tokens))
    then = next(pair for pair in layout.pairs() if touch(pair, far) and not set(pair) & set(far))
    cards = [card_on(layout, *pair) for pair in (far, then)]
    assert bounds.wrong_at_least(start, cards, []) == (1, cards)


def card_on(layout, a, b):
    return Piece("card", "solid", (a, b), (layout.colour(a), layout.colour(b)))


def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def far_from(game):
    return max(game.colours, key=lambda c: min(distance(c, t) for t in game.tokens))
