"""What is kept of judging and applying is what they say."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from referee.evaluate.board.rounds import played
from referee.rules.board.belief import known
from referee.rules.board.legality import applying, judging
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position


@pytest.mark.parametrize("seed", [0, 1, 3])
def test_the_second_answer_is_the_first(seed: int) -> None:
    """Every piece of a round laid anywhere it was, at each token, in two orders; the answers are asked for twice."""
    game, options = played(seed), Options()
    layout = Layout(game.colours)
    pieces = [a.piece for a in game.acts if a.piece is not None and a.type in ("card", "joker")][:6]
    start, asked = Position(layout, tokens=tuple(game.tokens), players=game.players), 0
    for order in (pieces, random.Random(seed).sample(pieces, len(pieces)), pieces):
        position, fresh = start, replace(start)  # the first keeps its answers, the second has none
        for piece in order:
            asked += agrees(position, fresh, piece, options)
            position = known.apply(position, piece, options, 0, piece.cells[-1])
            fresh = applying.apply(fresh, Placement(piece.owner, piece, 0, piece.cells[-1]), options)
            assert position == fresh
    assert asked == 3 * len(pieces) * 4 >= 36


def agrees(position: Position, fresh: Position, piece: Piece, options: Options) -> int:
    for token in range(4):
        laid, target = Placement(piece.owner, piece, token), piece.cells[0]
        assert known.lawful(position, piece, options, token) == judging.lawful(fresh, laid, options)
        assert known.judge(position, piece, options, token) == judging.judge(fresh, laid, options)
        put = Placement(piece.owner, piece, token, target)
        assert known.judge(position, piece, options, token, target) == judging.judge(fresh, put, options)
    return 4
