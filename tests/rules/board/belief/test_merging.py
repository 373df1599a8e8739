"""Courses that differ in where tokens came from only are one, until they are told apart again."""

from __future__ import annotations

from dataclasses import replace

from referee.evaluate.board.rounds import played
from referee.rules.board.belief.forgetting import forgotten
from referee.rules.board.belief.merging import merged, split
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Carried, Position, place_of

OLD, NEW = (Piece("card", who, cells, ("red", "blue")) for who, cells in (
    ("solid", ((0, 0), (0, 1))), ("double", ((1, 0), (1, 1)))))


def hypotheses():
    """A hypothesis, the same with another past, and the same again with two tokens numbered the other way round."""
    game = played(0)
    start = forgotten(Position(Layout(game.colours), players=game.players), game.tokens, (OLD,), 0.0, Options())
    one = carrying(start, Carried(place_of(OLD), 0, (5, 5)))
    other = carrying(start, Carried(place_of(OLD), 0, (6, 6)))
    tokens = (game.tokens[1], game.tokens[0], *game.tokens[2:])
    gate = (start.gates[1], start.gates[0], *start.gates[2:])
    swapped = carrying(replace(start, position=start.position.changed(tokens=tokens), gates=gate),
                       Carried(place_of(OLD), 1, (7, 7)))
    return one, other, swapped


def carrying(hypothesis, *carried):
    return replace(hypothesis, position=hypothesis.position.changed(carried=carried))


def test_what_was_laid_since_is_the_same_for_every_past():
    one, other, swapped = hypotheses()
    (together,), lines = merged((one, other, swapped))
    later = carrying(together, *together.position.carried, Carried(place_of(NEW), 1, (8, 8)))
    apart = split(later, lines)
    assert [c.position.carried for c in apart] == [
        (Carried(place_of(OLD), 0, origin), Carried(place_of(NEW), 1, (8, 8))) for origin in ((5, 5), (6, 6), (7, 7))]
    assert {c.line for c in apart} == {0}


def test_what_a_token_brought_to_an_older_piece_shows_holds_for_every_past():
    """A token that is seen on a piece came there with it, wherever each of the hypotheses had it come from."""
    one, other, _ = hypotheses()
    (together,), lines = merged((one, other))
    shown = carrying(together, Carried(place_of(OLD), 2, (9, 9)))
    assert [c.position.carried for c in split(shown, lines)] == [(Carried(place_of(OLD), 2, (9, 9)),)] * 2


def test_courses_that_differ_in_more_stay_apart():
    one, other, _ = hypotheses()
    moved = replace(other, position=other.position.changed(tokens=((5, 6), *other.position.tokens[1:])))
    together, lines = merged((one, moved, replace(other, cost=1)))
    assert [(c.position.tokens, c.cost) for c in together] == [
        (c.position.tokens, c.cost) for c in (one, moved, replace(other, cost=1))]
    assert [split(c, lines)[0].position.carried for c in together] == [
        c.position.carried for c in (one, moved, other)]
