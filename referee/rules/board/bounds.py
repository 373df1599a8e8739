"""What a course of events will cost more at least before it ends in what was seen.

Why it exists: most ways to lay the pieces of a step end with a token where none was seen. Known early, they need not
be followed to their end (an admissible bound, as in branch and bound; Land and Doig 1960). What it does not do:
search (`explanation`). A bound that is too low costs time only; one that is too high would lose a course, so whatever
may explain a token counts as if it did.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from referee.rules.board.course import FAULT, STRAY, Course
from referee.rules.board.layout import Layout, spread
from referee.rules.board.slack import Slack
from referee.rules.core import UNKNOWN, Cell, Piece


def on_the_way(spot: Cell, slack: Slack) -> bool:
    """Whether a token may have been put down there for a moment: beside its way or its piece."""
    return _near(spot, slack.due) or any(_near(spot, p.cells) for p in slack.pieces)


def at_least(course: Course, left: Sequence[Piece], tokens: frozenset[Cell], before: frozenset[Cell]) -> int:
    """Errors still to come, as costs, when the pieces `left` are still to be laid and then `tokens` are seen.

    Asked only if all tokens are seen, so that each of them must be somewhere. `before`: cells with a token the moment
    before. A token that is not seen where it stands and cannot get to a cell that is seen is one error, and so is
    a cell that no token can get to; one error may be both.
    """
    homes = course.position.tokens
    if tokens.issubset(homes):
        return 0
    lost = sum(_lost(course, i, left, tokens, before) for i, t in enumerate(homes) if t is not None and t not in tokens)
    reached = {c for piece in left for c in piece.cells}
    reached |= course.elsewhere
    bare = 0 if None in homes else sum(
        spot not in homes and spot not in reached
        and (spot in before or not (on_way(spot, course) or (left and (_near(spot, reached) or _near(spot, homes)))))
        for spot in tokens)
    return max(lost, bare) * (FAULT if left else STRAY)


def wrong_at_least(course: Course, left: Sequence[Piece], wrong: Collection[Piece]) -> tuple[int, list[Piece]]:
    """How many of the pieces `left` to be laid will break a rule, and which of them may be those.

    `wrong`: pieces that do wherever the tokens stand. So does one that is laid on another one, and so does the first
    of those that touch each other but nothing that a token can get to over the others: unless one is shut in, for
    whoever did that may lay anywhere. Asked only where a card must touch the square of its token.
    """
    position = course.position
    layout, covered = position.layout, position.covered
    sure = [p for p in left if p in wrong or (p.owner != UNKNOWN and any(c in covered for c in p.cells))]
    if len(sure) == len(left) or None in position.tokens or position.owed or position.pending:
        return len(sure), sure
    near = {*position.token_cells, *course.elsewhere, *(c for p in sure for c in p.cells),
            *(c for s in course.slack for p in s.pieces for c in p.cells)}
    reached, apart = spread(near, (p for p in left if p not in sure))
    if not apart:
        return len(sure), sure
    laid = {c for p in left for c in p.cells}
    if any(s.debtor for s in course.slack) or any(_may_be_shut_in(layout, c, covered, laid) for c in reached):
        return len(sure), sure
    groups, others = 1, spread(apart[0].cells, apart[1:])[1]
    if others and not any(_may_be_shut_in(layout, c, covered, laid) for p in apart for c in p.cells):
        while others:
            groups, others = groups + 1, spread(others[0].cells, others[1:])[1]
    return len(sure) + groups, [*sure, *apart]


def on_way(spot: Cell, course: Course) -> bool:
    """Whether any token may have been put down there for a moment."""
    return any(s.pieces and on_the_way(spot, s) for s in course.slack)


def worth_a_token(course: Course, piece: Piece, left: Sequence[Piece], tokens: frozenset[Cell]) -> list[Cell]:
    """Squares of a piece laid against the rules on which a token may have been put so that it matters.

    It is seen there, or the next piece may be laid at it, or it may be shut in there. A token put anywhere else went
    back where it counts: that is the same as if it had not moved. Asked only if all tokens are seen.
    """
    layout, covered = course.position.layout, course.position.covered
    laid = {c for p in left for c in p.cells}
    here = laid.union(piece.cells)
    return [c for c in piece.cells if c in tokens or not layout.beside(c).isdisjoint(laid)
            or (left and _may_be_shut_in(layout, c, covered, here))]


def _lost(course: Course, i: int, left: Sequence[Piece], tokens: frozenset[Cell], before: frozenset[Cell]) -> bool:
    """Whether token i, not seen where it stands, cannot lawfully get to, or near on its way, a cell that is seen."""
    slack, t = course.slack[i], course.position.tokens[i]
    assert t is not None
    debts = (*course.position.owed, *course.position.pending)
    if slack.right or not slack.judged.isdisjoint(tokens) or any(k == i for k, _ in debts):
        return False
    if slack.pieces and (not slack.due.isdisjoint(tokens) or any(on_the_way(spot, slack) for spot in tokens)):
        return False
    layout, covered = course.position.layout, course.position.covered
    laid = {c for piece in left for c in piece.cells}
    cells, reached = [t], {t}
    while cells:
        cell = cells.pop()
        if cell != t and cell in tokens:
            return False
        near = layout.beside(cell)
        if not laid.isdisjoint(near) or any(m in laid for _, m in layout.ways(cell)):
            if _may_be_shut_in(layout, cell, covered, laid):
                return False  # then it may be freed onto any card
            for piece in left:
                if not near.isdisjoint(piece.cells):
                    new = [c for c in piece.cells if c not in reached]
                    reached.update(new)
                    cells += new
    return len(reached) == 1 or not any(_near(spot, reached) for spot in tokens - before)


def _may_be_shut_in(layout: Layout, cell: Cell, covered: Collection[Cell], laid: Collection[Cell]) -> bool:
    return all(n in covered or m in covered or n in laid or m in laid for n, m in layout.ways(cell))


def _near(spot: Cell, cells: Iterable[Cell | None]) -> bool:
    return any(c is not None and abs(spot[0] - c[0]) <= 1 and abs(spot[1] - c[1]) <= 1 for c in cells)
