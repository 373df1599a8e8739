"""One step of a round on the board of tests/support/refereed.py, put before the diagnosis without an umpire."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from referee.rules.board.belief.forgetting import forgotten
from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.belief.search import Explained, explain
from referee.rules.board.diagnosis.searches import Searches
from referee.rules.board.diagnosis.steps import Step
from referee.rules.board.diagnosis.window import Window
from referee.rules.board.evidence.looks import Looks
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Position
from tests.support.refereed import BOARD, START

A, B, C, D = "solid", "double", "dashed", "dotted"


def start(*pieces: Piece, tokens: tuple[Cell, ...] = START) -> Hypothesis:
    """What is known of a board on which these pieces lie as given."""
    return forgotten(Position(BOARD), tokens, pieces, 0.0, Options())


def seen(*tokens: Cell, t: float = 1.0, hidden: Iterable[Cell] = (), unsettled: Collection[Cell] = (),
         before: Iterable[Cell] = START) -> Seen:
    return Seen(t, frozenset(tokens), frozenset((*hidden, *unsettled)), frozenset(before), frozenset(unsettled))


def step(laid: Iterable[Piece], at: Seen, *hypotheses: Hypothesis, errors: int = 1) -> Step:
    """The step in which these pieces came at the look `at`, from an empty board unless told."""
    arrived = [Arrival(p, at.t, at.t - 0.5) for p in laid]
    return Step(hypotheses or (start(),), arrived, (), at, Options(), 3.0, 0.0, errors, Searches())


def found(change: Step) -> Explained:
    """What the step is taken for."""
    return explain(change.transition)


def window(laid: Iterable[Piece], at: Seen, *hypotheses: Hypothesis) -> tuple[Window, Explained]:
    """A round of which all tokens were seen at 0.5 s, and what the open step with these pieces is taken for."""
    looks = Looks(1)
    pieces = (hypotheses[0] if hypotheses else start()).position
    bare = BoardObservation(0.5, 1, tokens=pieces.token_cells)
    looks.take_in(bare, None, pieces.covered)
    looks.remember(bare, pieces)
    arrived = tuple(laid)
    looks.take_in(BoardObservation(at.t, 2, arrived, tokens=at.tokens, hidden=at.hidden, unsettled=at.unsettled), bare,
                  pieces.covered)
    whole = Window(Options(), 3.0, looks, Searches(), hypotheses=hypotheses or (start(),), clear=bare)
    for piece in arrived:
        whole.now.lay(Arrival(piece, at.t, 0.5))
    taken = explain(whole.this_step(Explained((), complete=True), at).transition)
    assert taken.hypotheses
    return whole, taken
