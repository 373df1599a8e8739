"""A piece that was reported or waits for its verdict is read better: another owner, or other colours.

Why it exists: owners and colours are the hard part of reading, and become clear over time; what follows
from a better reading must reach every hypothesis. What it does not do: weigh readings (`tracking`).
"""

from __future__ import annotations

from dataclasses import replace

from referee.rules.board.belief.hypothesis import Hypothesis, Outcome
from referee.rules.board.evidence.seen import Arrival
from referee.rules.board.legality.judgement import Failure, Judgement
from referee.rules.board.legality.judging import colour_failure, judge
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Placement, Position, place_of

AGAIN_S = 5.0
"""A piece that comes back within this time was overlooked: reading it twice takes a second, laying it again needs a
hand that moves a token too."""
COLOUR_RULES = frozenset({"BG-PLACE-3", "BG-PLACE-6"})


def reread(hypothesis: Hypothesis, piece: Piece, options: Options) -> Hypothesis:
    """The hypothesis with a piece as it was read now; its verdict changes only as far as its colours decide it."""
    place = place_of(piece)
    position = with_known(hypothesis.position, piece)
    failure = colour_failure(position, piece, options)
    outcomes = tuple(_judged_again(o, piece, failure) if place_of(o.piece) == place else _after_joker(o, piece, options)
                     for o in hypothesis.outcomes)
    return replace(hypothesis, position=position, outcomes=outcomes)


def with_known(position: Position, piece: Piece) -> Position:
    """The position with a piece as it was read now, if it lies there."""
    return replace(position, pieces=tuple(piece if place_of(p) == place_of(piece) else p for p in position.pieces))


def standing_on(position: Position, joker: Piece) -> int | None:
    """The token that stands on a joker; None for other pieces, and where none does."""
    cells = joker.cells if joker.kind == "joker" else ()
    return next((i for i, t in enumerate(position.tokens) if t in cells), None)


def reread_arrival(arrival: Arrival, piece: Piece) -> Arrival:
    """The arrival, if it is that of a piece, as it was read now."""
    return replace(arrival, piece=piece) if place_of(arrival.piece) == place_of(piece) else arrival


def _after_joker(outcome: Outcome, joker: Piece, options: Options) -> Outcome:
    """The outcome of a card laid at a joker of which nobody could tell whose it is: legal, if it is by what is known
    now. Nobody is accused by that: what would speak for them was not asked."""
    if outcome.judgement.key != "UNCLEAR.joker_owner" or outcome.before is None:
        return outcome
    before = with_known(outcome.before, joker)
    if outcome.token is None or standing_on(before, joker) != outcome.token:
        return replace(outcome, before=before)
    said = judge(before, Placement(outcome.piece.owner, outcome.piece, outcome.token), options)
    if said.cls != "legal":
        return replace(outcome, before=before)
    return replace(outcome, before=before, cls=said.cls, judgement=said)


def _by_colours(said: Judgement) -> bool:
    """Whether the first rule that fails is one of colours, also if one after it is told for what the table decides."""
    first = next((f for f in said.failures if f.cls == "violation" or f.rule in COLOUR_RULES), None)
    return said.rule in COLOUR_RULES or (first is not None and first.rule == "BG-PLACE-6")


def _judged_again(outcome: Outcome, piece: Piece, failure: Failure | None) -> Outcome:
    said = outcome.judgement
    if failure is not None and outcome.cls in ("legal", "unclear"):
        said = replace(said, cls=failure.cls, rule=failure.rule, key=failure.key, params=failure.params,
                       failures=(failure,))
    elif failure is None and _by_colours(said):
        said = replace(said, cls="legal", rule=None, key=f"LEGAL.{piece.kind}", failures=())
    return replace(outcome, piece=piece, cls=said.cls, judgement=said)
