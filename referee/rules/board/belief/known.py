"""Judging and applying, each answer kept with the pieces on the table: a search asks the same again and again.

Why it exists: hypotheses of one step hold the same pieces, and differ in gates and outcomes of which no rule knows. An
answer lasts as long as the pieces it is about (`position.lying`). What it does not do: judge or apply (`legality`).
"""

from __future__ import annotations

from typing import cast

from referee.rules.board.legality import applying, judging
from referee.rules.board.legality.applying import Following
from referee.rules.board.legality.judgement import Judgement
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Placement, Position

_JUDGE, _LAWFUL, _APPLY = "judge", "lawful", "apply"
_NOT_ASKED = object()


def judge(position: Position, piece: Piece, options: Options, token: int | None = None,
          target: Cell | None = None) -> Judgement:
    """What `judging.judge` says of a piece of its owner, laid at `token`, which went to `target`."""
    answers, asked = position.lying.answers(options), (_JUDGE, position.tokens, position.owed, piece, token, target)
    said = cast(Judgement | None, answers.get(asked))
    if said is None:
        said = answers[asked] = judging.judge(position, Placement(piece.owner, piece, token, target), options)
    return said


def lawful(position: Position, piece: Piece, options: Options, token: int) -> Judgement | None:
    """As `judge`, only if it is `legal` or `unclear` (`judging.lawful`)."""
    answers, asked = position.lying.answers(options), (_LAWFUL, position.tokens, position.owed, piece, token)
    said = answers.get(asked, _NOT_ASKED)
    if said is _NOT_ASKED:
        said = answers[asked] = judging.lawful(position, Placement(piece.owner, piece, token), options)
    return cast(Judgement | None, said)


def apply(position: Position, piece: Piece, options: Options, token: int | None = None,
          target: Cell | None = None) -> Position:
    """The position after that, as by `applying.apply`."""
    answers = position.lying.answers(options)
    asked = _APPLY, position.tokens, position.owed, position.pending, piece, token, target
    following = cast(Following | None, answers.get(asked))
    if following is None:
        placement = Placement(piece.owner, piece, token, target)
        following = answers[asked] = applying.what_follows(position, placement, options)
    return applying.follow(position, piece, following)
