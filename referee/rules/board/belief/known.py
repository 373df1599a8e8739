"""Judging and applying, each answer kept with the pieces on the table: a search asks the same again and again.

Why it exists: hypotheses of one step hold the same pieces, and differ in gates and outcomes of which no rule knows. What
it does not do: judge or apply (`legality`). An answer lasts as long as the pieces it is about (`position.lying`).
"""

from __future__ import annotations

from typing import cast

from referee.rules.board.legality import applying, judging
from referee.rules.board.legality.applying import Following
from referee.rules.board.legality.judgement import Judgement
from referee.rules.board.options import Options
from referee.rules.board.position.state import Placement, Position


def judge(position: Position, placement: Placement, options: Options) -> Judgement:
    """As `judging.judge`."""
    answers, asked = position.lying.answers(options), (judging.judge, position.tokens, position.owed, placement)
    said = cast(Judgement | None, answers.get(asked))
    if said is None:
        said = answers[asked] = judging.judge(position, placement, options)
    return said


_MISSING = object()


def lawful(position: Position, placement: Placement, options: Options) -> Judgement | None:
    """As `judging.lawful`."""
    answers, asked = position.lying.answers(options), (judging.lawful, position.tokens, position.owed, placement)
    said = answers.get(asked, _MISSING)
    if said is _MISSING:
        said = answers[asked] = judging.lawful(position, placement, options)
    return cast(Judgement | None, said)


def apply(position: Position, placement: Placement, options: Options) -> Position:
    """As `applying.apply`."""
    answers = position.lying.answers(options)
    asked = (applying.apply, position.tokens, position.owed, position.pending, placement)
    following = cast(Following | None, answers.get(asked))
    if following is None:
        following = answers[asked] = applying.what_follows(position, placement, options)
    return applying.follow(position, placement.piece, following)
