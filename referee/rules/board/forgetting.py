"""What a course of events no longer knows: after a fresh start, or after a step in dispute.

Why it exists: nobody may be held to a duty of which it is not proved that it is theirs. What it does not do: say what
happened (`explanation`), or decide that a step is in dispute (`following`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from referee.rules.board.course import Course, owed_by_somebody
from referee.rules.board.deadends import blocked
from referee.rules.board.options import Options
from referee.rules.board.reach import touching
from referee.rules.board.slack import Slack
from referee.rules.board.state import Position
from referee.rules.core import UNKNOWN, Cell, Piece


def disputed_duties(before: Iterable[Course], after: Course) -> Course:
    """The course with the duties that none of the courses `before` knew: who has them hangs on who was wrong."""
    known = {(i, who, c.position.tokens[i]) for c in before for i, who in (*c.position.owed, *c.position.pending)}
    old = [(i, who) for i, who in (*after.position.owed, *after.position.pending)
           if (i, who, after.position.tokens[i]) in known]
    return replace(after, position=owed_by_somebody(after.position.changed(owed=tuple(old)), after.position))


def unsure_duties(before: Sequence[Course], after: Course) -> Course:
    """The course with the duties on which the courses `before` did not agree: that a mistake fewer was needed in some
    of them does not prove whose they are."""
    said: dict[Cell | None, set[str]] = {}
    for course in before:
        for i, who in course.position.owed:
            said.setdefault(course.position.tokens[i], set()).add(who)
    unsure = [i for i, cell in enumerate(after.position.tokens) if len(said.get(cell, ())) > 1]
    return replace(after, position=after.position.owed_by(UNKNOWN, unsure))


def nobodys_duties(course: Course) -> Course:
    """The course with every duty somebody's, and nobody knows whose."""
    position = course.position
    return replace(course, position=position.changed(owed=tuple((i, UNKNOWN) for i, _ in position.owed),
                                                     pending=tuple((i, UNKNOWN) for i, _ in position.pending)))


def disputed_piece(piece: Piece, course: Course) -> Course:
    """The course after nobody could say whether `piece` was laid by the rules: if a token stands where it does because
    of it and is shut in there, whose duty that is hangs on it too."""
    there = [i for i in course.position.debts_of(piece.owner) if not course.slack[i].right.isdisjoint(piece.cells)]
    return replace(course, position=course.position.owed_by(UNKNOWN, there))


def forgotten(position: Position, tokens: tuple[Cell | None, ...], pieces: tuple[Piece, ...], t: float,
              options: Options) -> Course:
    """A fresh start at time `t` from what lies there, after what led to it was not seen or could not be explained.

    Nobody owes anything we can prove: a token in a dead end may be freed by whoever caused it, and a token beside
    a piece may still be on its way onto it.
    """
    bare = replace(position, pieces=pieces, tokens=tokens, owed=(), pending=(), carried=())
    owed = tuple((i, UNKNOWN) for i in range(len(tokens)) if blocked(bare, i, options))
    slack = []
    for i, cell in enumerate(tokens):
        near = {cell} | touching(bare, i, options)
        onto = {c for p in pieces if near & set(p.cells) for c in p.cells} - {cell}
        slack.append(Slack(judged=frozenset(onto), judged_at=t))
    return Course(replace(bare, owed=owed), tuple(slack))
