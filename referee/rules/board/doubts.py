"""What speaks against a verdict that no course of events seems to avoid: squares nobody could see.

Why it exists: a card that touches no token may have been laid at a joker that a hand hides. Before somebody
is accused, the hidden squares are asked whether anything on them would make it legal. What it does not do:
doubt what the picture itself proves (wrong colours, a piece on a piece).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.rules.board.course import Course, Outcome, Place, place_of
from referee.rules.board.explanation import Arrival, Seen, explain
from referee.rules.board.judging import Failure
from referee.rules.board.layout import Layout
from referee.rules.board.options import Options
from referee.rules.core import Cell, Piece

SEARCHED_HIDDEN = 6
"""Up to so many hidden squares each joker and card that could lie on them is tried (6 jokers and at most 7 cards,
a search each); a hand hides more, and then anything within its reach is believed possible."""
STILL_RULES = frozenset({"BG-PLACE-1", "BG-PLACE-3", "BG-PLACE-6"})


def still_failure(outcome: Outcome) -> Failure | None:
    """A rule broken that one picture proves, whatever happened before (rules: evidence S)."""
    return next((f for f in outcome.judgement.failures
                 if f.cls in ("violation", "house_rule") and f.rule in STILL_RULES), None)


def covers(outcome: Outcome) -> bool:
    """Whether the piece is accused of lying on another one, which does not depend on tokens."""
    return outcome.judgement.rule == "BG-PLACE-2" and not outcome.judgement.key.endswith(".token")


def hidden_excuses(outcome: Outcome, courses: Sequence[Course], laid: Sequence[Arrival], removed: Sequence[Piece],
                   seen: Seen, options: Options, settle_s: float) -> bool:
    """Whether something on a hidden square, or a hidden piece taken back, would explain the step without this fault.

    A piece that now lies wholly under others may have been taken back before. A square that is hidden only by the
    token that stood on it before and stands there now is not asked.
    """
    layout = courses[0].position.layout
    lying = courses[0].position.pieces
    stood = {t for course in courses for t in course.position.tokens if t in seen.tokens}
    away = frozenset(c for c in seen.hidden if c in layout and c not in stood)
    away -= {c for arrival in laid for c in arrival.piece.cells}
    bare = away - {c for piece in lying for c in piece.cells}
    if len(bare) > SEARCHED_HIDDEN and _within_reach(layout, outcome.piece, courses, bare):
        return True
    laid_over = {c for arrival in laid for c in arrival.piece.cells}
    under = [p for p in lying if set(p.cells) & set(outcome.piece.cells)]
    if covers(outcome) and all(laid_over.issuperset(p.cells) for p in under):
        return True
    maybe_gone = [p for p in lying if seen.hidden.issuperset(p.cells) or laid_over.issuperset(p.cells)]

    def lawful(more: Sequence[Piece], fewer: Sequence[Piece]) -> bool:
        arrivals = (*laid, *(Arrival(p, seen.t) for p in more))
        return explain(courses, arrivals, (*removed, *fewer), seen, options, settle_s, max_faults=0).cost == 0

    if len(bare) <= SEARCHED_HIDDEN and any(lawful((p,), ()) for p in _could_lie_on(bare, layout, outcome.piece.owner)):
        return True
    for gone in maybe_gone[-SEARCHED_HIDDEN:]:
        freed = frozenset(gone.cells) & away
        if lawful((), (gone,)) or any(lawful((p,), (gone,)) for p in _could_lie_on(freed, layout, outcome.piece.owner)):
            return True
    return False


def _could_lie_on(bare: frozenset[Cell], layout: Layout, owner: str) -> Iterator[Piece]:
    """Jokers and cards of the player that would fit on the hidden squares."""
    for a in sorted(bare):
        yield Piece("joker", owner, (a,))
        for b in layout.neighbours(a):
            if b in bare and a < b:
                yield Piece("card", owner, (a, b), (layout.colour(a), layout.colour(b)))


def _within_reach(layout: Layout, piece: Piece, courses: Sequence[Course], bare: frozenset[Cell]) -> bool:
    """Whether one patch of hidden squares touches both the piece and a token."""
    tokens = {c for course in courses for t, s in zip(course.position.tokens, course.slack, strict=True)
              for c in (*(() if t is None else (t,)), *s.due, *s.right)}
    edge = [c for c in bare if c in piece.cells or any(n in piece.cells for n in layout.neighbours(c))]
    reached = set(edge)
    while edge:
        cell = edge.pop()
        if cell in tokens or any(n in tokens for n in layout.neighbours(cell)):
            return True
        new = {n for n in layout.neighbours(cell) if n in bare and n not in reached}
        reached |= new
        edge.extend(new)
    return False


def accused(courses: Sequence[Course]) -> set[Place]:
    """Pieces that some course says were laid against the rules."""
    return {place_of(o.piece) for c in courses for o in c.outcomes if o.cls in ("violation", "house_rule")}
