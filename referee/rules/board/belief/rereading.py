"""A piece that was reported or waits for its verdict is read better: another owner, or other colours.

Why it exists: owners and colours are the hard part of reading, and become clear over time; what follows
from a better reading must reach every hypothesis. What it does not do: weigh readings (`tracking`).
"""

from __future__ import annotations

from dataclasses import replace

from referee.rules.board.belief.hypothesis import Hypothesis, Outcome
from referee.rules.board.evidence.seen import Arrival
from referee.rules.board.legality.judging import Failure, colour_failure
from referee.rules.board.options import Options
from referee.rules.board.position.state import place_of
from referee.rules.core import Piece

AGAIN_S = 5.0
"""A piece that comes back within this time was overlooked: reading it twice takes a second, laying it again needs a
hand that moves a token too."""
COLOUR_RULES = frozenset({"BG-PLACE-3", "BG-PLACE-6"})


def reread(hypothesis: Hypothesis, piece: Piece, options: Options) -> Hypothesis:
    """The hypothesis with a piece as it was read now; its verdict changes only as far as its colours decide it."""
    place = place_of(piece)

    def better(p: Piece) -> Piece:
        return piece if place_of(p) == place else p

    position = replace(hypothesis.position, pieces=tuple(map(better, hypothesis.position.pieces)))
    failure = colour_failure(position, piece, options)
    outcomes = tuple(_judged_again(o, piece, failure) if place_of(o.piece) == place else o for o in hypothesis.outcomes)
    return replace(hypothesis, position=position, outcomes=outcomes)


def reread_arrival(arrival: Arrival, piece: Piece) -> Arrival:
    """The arrival, if it is that of a piece, as it was read now."""
    return replace(arrival, piece=piece) if place_of(arrival.piece) == place_of(piece) else arrival


def _judged_again(outcome: Outcome, piece: Piece, failure: Failure | None) -> Outcome:
    said = outcome.judgement
    if failure is not None and outcome.cls in ("legal", "unclear"):
        said = replace(said, cls=failure.cls, rule=failure.rule, key=failure.key, params=failure.params,
                       failures=(failure,))
    elif failure is None and said.rule in COLOUR_RULES:
        said = replace(said, cls="legal", rule=None, key=f"LEGAL.{piece.kind}", failures=())
    return replace(outcome, piece=piece, cls=said.cls, judgement=said)
