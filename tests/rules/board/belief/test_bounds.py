"""The bounds on what a hypothesis will cost, and hypotheses searched as one: that saves tries and never loses a
hypothesis."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.evaluate.board.judged.watched import NOISY, Watching, watch
from referee.evaluate.board.rounds import played
from referee.rules.board.belief import bounds, merging, search
from referee.rules.board.belief.forgetting import forgotten
from referee.rules.board.belief.hypothesis import FAULT
from referee.rules.board.belief.laying import lay_legally
from referee.rules.board.diagnosis import steps
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout, touch
from referee.rules.board.position.state import Position
from referee.rules.board.umpire import deciding

PLENTY = 4000


@pytest.mark.parametrize(("seed", "watching"), [(1007, Watching()), (1011, Watching(lag=True)), (50013, NOISY)])
def test_no_course_is_lost(seed, watching, monkeypatch):
    """Each step of whole rounds explained with the bounds, hypotheses that differ in their past put together, and
    without either, and with tries enough for both."""
    compared = []
    explain = search.explain

    def both_ways(change, max_faults=search.MAX_FAULTS, tried=PLENTY):
        args = change, max_faults, tried
        monkeypatch.setattr(search, "at_least", bounds.at_least)
        monkeypatch.setattr(search, "wrong_at_least", bounds.wrong_at_least)
        monkeypatch.setattr(search, "merged", merging.merged)
        monkeypatch.setattr(search, "split", merging.split)
        found = explain(*args)
        monkeypatch.setattr(search, "at_least", lambda *_: 0)
        monkeypatch.setattr(search, "wrong_at_least", lambda *_: (0, []))
        monkeypatch.setattr(search, "merged", lambda starts: (list(starts), []))
        monkeypatch.setattr(search, "split", lambda hypothesis, _: [hypothesis])
        all_of_them = explain(*args)
        within = min(found.cost, all_of_them.cost) < FAULT * (max_faults + 1)
        if within and found.complete and all_of_them.complete:
            compared.append(found.cost)
            assert {c.key for c in found.hypotheses} == {c.key for c in all_of_them.hypotheses}
        return found

    monkeypatch.setattr(deciding, "explain", both_ways)
    monkeypatch.setattr(steps, "explain", both_ways)
    watch(played(seed), watching, seed)
    assert len(compared) >= 8 and max(compared) >= FAULT, "lawful steps and others"


def test_a_token_that_nothing_left_can_have_moved_is_one_error():
    """Three tokens stand where they are seen; the fourth is seen far from where the last card can have taken it."""
    game = played(0)
    start = at_start(game)
    moved = frozenset((*game.tokens[1:], far_from(game)))
    assert errors(start, [], game.tokens) == 0
    assert errors(start, [], moved) == 1


def test_a_token_that_should_have_followed_long_ago_is_one_error():
    """A card is laid and its token still stands where it stood: within three seconds it may follow yet."""
    game = played(0)
    start, (card, *_) = at_start(game), beside_a_token(game)
    laid = next(iter(lay_legally(start, card, 10.0, frozenset(game.tokens), Options())))
    assert errors(laid, [], game.tokens, now=12.0) == 0
    assert errors(laid, [], game.tokens, now=14.0) == 1


def test_tokens_are_matched_with_the_cells_one_each():
    """Two tokens have gone, and both are seen where only the first of them can have got to."""
    game = played(0)
    start, (card, *_) = at_start(game), beside_a_token(game)
    both = frozenset((*game.tokens[2:], *card.cells))
    assert errors(start, [card], both) == 1, "a card with two tokens on it is one error"
    elsewhere = frozenset((*game.tokens[2:], card.cells[0], far_from(game)))
    assert errors(start, [card], elsewhere) == 1
    assert errors(start, [], elsewhere) == 2


def test_a_piece_that_is_wrong_anyway_adds_to_a_token_out_of_reach():
    game = played(0)
    start, (card, *_) = at_start(game), beside_a_token(game)
    moved = frozenset((*game.tokens[1:], far_from(game)))
    assert errors(start, [card], moved) == 1
    assert errors(start, [card], moved, wrong=[card]) == 2
    assert errors(start, [card], frozenset((*game.tokens[1:], card.cells[1])), wrong=[card]) == 1


def test_a_card_that_no_token_can_get_to_breaks_a_rule():
    """Two cards far from every token and from each other, and one at a token: two are wrong, and which is known."""
    game = played(0)
    start, (at_token, beside) = at_start(game), beside_a_token(game)
    layout = start.position.layout
    far = max(layout.pairs(), key=lambda pair: min(distance(c, t) for c in pair for t in (*game.tokens, *beside)))
    near = *game.tokens, *beside, *far
    other = max(layout.pairs(), key=lambda pair: min(distance(c, t) for c in pair for t in near))
    apart = [card_on(layout, *pair) for pair in (far, other)]
    assert wrong(start, [at_token]) == (0, [])
    assert wrong(start, [at_token, *apart]) == (2, apart)
    assert wrong(start, [at_token, *apart], [at_token]) == (3, [at_token, *apart])
    freed = replace(start, position=start.position.changed(owed=((0, "solid"),)))
    assert wrong(freed, [at_token, *apart]) == (0, []), "a free placement may be anywhere"
    freed = replace(start, position=start.position.changed(owed=((0, "double"),)))
    assert wrong(freed, [at_token, *apart])[0] == 1, "of the player who owes it"


def test_cards_that_touch_each_other_break_one_rule_at_least():
    """The first of them is laid at no token; the next one may be laid at the token that was put on it."""
    game = played(0)
    start = at_start(game)
    layout = start.position.layout
    far = max(layout.pairs(), key=lambda pair: min(distance(c, t) for c in pair for t in game.tokens))
    then = next(pair for pair in layout.pairs() if touch(pair, far) and not set(pair) & set(far))
    cards = [card_on(layout, *pair) for pair in (far, then)]
    assert wrong(start, cards) == (1, cards)


def at_start(game):
    return forgotten(Position(Layout(game.colours), players=game.players), game.tokens, (), 0.0, Options())


def beside_a_token(game):
    """A card that may be laid at the first token, and its squares."""
    layout, token = Layout(game.colours), game.tokens[0]
    pair = next(pair for pair in layout.pairs() if pair[0] in layout.beside(token) and token not in pair)
    return card_on(layout, *pair), pair


def reach(hypothesis, pieces, wrong=()):
    return bounds.Reach(hypothesis.position.layout, pieces, frozenset(hypothesis.position.covered), wrong)


def errors(hypothesis, pieces, tokens, now=0.0, wrong=()):
    """At least, until the tokens are seen at time `now` (s), the pieces long since laid."""
    clock = bounds.Clock(now, 3.0, float("-inf"))
    ahead = bounds.Ahead(frozenset(range(len(pieces))), pieces, frozenset(tokens), frozenset(), clock)
    return bounds.at_least(hypothesis, ahead, reach(hypothesis, pieces, wrong)) // FAULT


def wrong(hypothesis, pieces, known=()):
    return bounds.wrong_at_least(hypothesis, frozenset(range(len(pieces))), reach(hypothesis, pieces, known))


def card_on(layout, a, b):
    return Piece("card", "solid", (a, b), (layout.colour(a), layout.colour(b)))


def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def far_from(game):
    return max(game.colours, key=lambda c: min(distance(c, t) for t in game.tokens))
