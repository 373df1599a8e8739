"""Tokens that moved without a piece that explains it: with whose card, and whether that is proved (rules: BG-TOKEN-3).

Why it exists: a token out of place accuses by itself, though nobody saw whose hand it was; all that speaks against
it is kept in one place. What it does not do: find them (`explanation`), or wait for another look (`following`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from referee.rules.board.course import Course, Stray, place_of
from referee.rules.board.doubts import Step
from referee.rules.board.explanation import TOKENS, Arrival, Seen
from referee.rules.board.hiding import SEARCHED_HIDDEN
from referee.rules.board.judging import Failure
from referee.rules.board.looking import Looks
from referee.rules.board.state import Position
from referee.rules.core import Cell, Piece, Verdict

CARRIED_NEAR = 2
"""Squares that a piece may lie away from where it takes a token, or brings one back to."""


def stray_verdicts(courses: Sequence[Course], otherwise: Sequence[Course] | None,
                   doubtful: Collection[Cell | None]) -> tuple[tuple[Stray, Verdict], ...]:
    """Each token that moved alone and its verdict; `unclear` unless every course, and every other, has it so.

    `otherwise`: other courses that explain what was seen, None if nothing is proved; `doubtful`: where another token
    stood, so that nobody can tell which of the two was moved, or one had yet to go on; the other half of a card, which
    may be the right one; and what was just laid: a token may have come with it.
    """
    told = None if otherwise is None else (*courses, *otherwise)

    def verdict(target: Cell) -> Verdict:
        sure = told is not None and target not in doubtful and all(
            any(s.target == target for s in c.strays) for c in told)
        return "violation" if sure else "unclear"

    strays = {s for c in courses for s in c.strays}
    origins = {t: {s.origin for s in strays if s.target == t} for t in sorted({s.target for s in strays})}
    return tuple((Stray(only(was), t), verdict(t)) for t, was in origins.items())


def tokens_clear(courses: Sequence[Course], seen: Seen) -> bool:
    """Whether tokens out of place were plainly seen: all four, no more, nothing hidden where they were or are."""
    if not any(c.strays or c.phantoms for c in courses):
        return True
    if len(seen.tokens) != TOKENS or any(c.phantoms for c in courses):
        return False
    return seen.hidden.isdisjoint(c for course in courses for s in course.strays for c in (s.origin, s.target) if c)


def overlooked(courses: Sequence[Course], laid: Iterable[Arrival], looks: Looks) -> bool:
    """Whether a card may have been overlooked where one would have taken a token, also on from what was `laid`, by a
    reader of which more than one of the `looks` must agree: no more than that in a row show the token there."""
    spots = by_a_piece({s for c in courses for s in c.strays}, laid)
    return bool(spots) and looks.needed > 1 and looks.showing(spots) <= looks.needed


def half_hidden(strays: Collection[Stray], seen: Seen, position: Position, laid: Collection[Arrival]) -> bool:
    """Whether a card of which one half is hidden, so that it was not read, may lie where a token went, or may have been
    taken away from where it came; where others were `laid` only if it may have brought it there: from beside it, or
    from a dead end."""
    stood_on = (position.piece_at(s.origin) for s in strays if s.origin)
    if any(p is not None and not seen.hidden.isdisjoint(p.cells) for p in stood_on):
        return True
    if not laid and len(seen.hidden) <= SEARCHED_HIDDEN:
        return False  # squares behind tokens only
    stuck = {position.tokens[i] for i, _ in (*position.owed, *position.pending)}
    brought = by_a_piece(strays, laid) | {s.target for s in strays if not laid or s.origin in stuck}
    return any(not position.layout.beside(spot).isdisjoint(seen.hidden) for spot in brought)


def to_the_other_half(strays: Collection[Stray], courses: Sequence[Course], seen: Seen) -> bool:
    """Whether a token came to one half of a card from whose other half one has gone: it may just have been put right,
    whichever token the courses say that it was."""
    gone = frozenset[Cell]().union(*(c.position.token_cells for c in courses)) - seen.tokens
    pieces = (courses[0].position.piece_at(s.target) for s in strays)
    return any(p is not None and not gone.isdisjoint(p.cells) for p in pieces)


def put_somewhere(courses: Sequence[Course], removed: Iterable[Piece]) -> set[Cell | None]:
    """Where tokens stood, or had stood, that somebody was to move without laying a piece: those of pieces just taken
    back, and those out of place about which the courses disagree where they belong."""
    gone = {place_of(p) for p in removed}
    back = {k.origin for c in courses for k in c.position.carried if place_of(k.piece) in gone}
    belongs = {(t, s.right) for c in courses for t, s in zip(c.position.tokens, c.slack, strict=True) if s.right}
    spots = [t for t, _ in belongs]
    return back | {t for t in spots if spots.count(t) > 1}


def carried_from(pieces: Collection[tuple[Cell, ...]], courses: Iterable[Course]) -> set[Cell]:
    """Where the tokens came from that the pieces on these squares took along."""
    return {c.origin for course in courses for c in course.position.carried
            if c.origin is not None and c.piece.cells in pieces}


def where_tokens_were(courses: Sequence[Course], laid: Iterable[Piece], taken: Sequence[Step]) -> set[Cell | None]:
    """Where a token stood or was due before, with all of the piece on which it was due, or of one with a token whose
    right half may be the other: it took it from a piece laid in the steps `taken` last on which it was not seen before.
    And all of a piece laid then on which none was seen, or none that stands there still: what comes there late may be
    its own; and what was just laid.
    """
    unseen: set[Cell] = set()
    along: list[tuple[set[Piece], set[Cell]]] = []
    for s in taken:
        unseen |= {c for a in s.laid for c in a.piece.cells}
        along.append(({a.piece for a in s.laid}, set(unseen)))
        unseen -= s.seen.tokens
    stand = frozenset[Cell].intersection(*(c.position.token_cells for c in courses))
    bare = (a.piece for k, s in enumerate(taken) for a in s.laid if s.seen.tokens.isdisjoint(a.piece.cells)
            and not any(later.seen.tokens & stand & set(a.piece.cells) for later in taken[k:]))
    ends: set[Cell | None] = {c for piece in (*laid, *bare) for c in piece.cells}
    for course in courses:
        position, due = course.position, {spot for s in course.slack for spot in s.due}
        pieces = [p for spot in due if (p := position.piece_at(spot)) is not None]
        pieces += [k.piece for k in position.carried if not position.token_cells.isdisjoint(k.piece.cells)
                   and any(k.piece in new and k.origin in cells for new, cells in along)]
        ends |= due.union(position.tokens, *(p.cells for p in pieces))
    return ends


def unsettled_near(stray: Stray, seen: Seen) -> bool:
    """Whether something may have been laid or taken away where the token came from or went that is not certain yet."""
    ends = (stray.target, *((stray.origin,) if stray.origin else ()))
    return any(abs(r - c[0]) <= CARRIED_NEAR and abs(k - c[1]) <= CARRIED_NEAR for r, k in ends for c in seen.unsettled)


def as_by_a_piece(stray: Stray) -> bool:
    """Whether the token moved as a card or joker would have taken it: one may lie there that was not read."""
    if stray.origin is None:
        return True
    return abs(stray.origin[0] - stray.target[0]) + abs(stray.origin[1] - stray.target[1]) <= 2


def by_a_piece(strays: Iterable[Stray], laid: Iterable[Arrival]) -> set[Cell]:
    """Where tokens went as a piece that was not read would have taken them, also on from what was `laid`."""
    over = [cell for a in laid for cell in a.piece.cells]
    return {s.target for s in strays if as_by_a_piece(s) or any(as_by_a_piece(Stray(c, s.target)) for c in over)}


def moved_together(courses: Sequence[Course], fresh: frozenset[Cell],
                   since: Iterable[frozenset[Cell]]) -> Piece | None:
    """The one piece whose token came with the strays: all are among the `fresh` squares, and no look in between (its
    tokens are in `since`) shows some of them but not all."""
    alone = {s.target for c in courses for s in c.strays}
    if not alone <= fresh or any(0 < len(tokens & fresh) < len(fresh) for tokens in since):
        return None  # one stood there before the hand came that moved the other
    movers = {o.piece for c in courses for o in c.outcomes if o.target in fresh - alone}
    return movers.pop() if len(movers) == 1 else None


def only(cells: Iterable[Cell | None]) -> Cell | None:
    """The one cell, if there is only one."""
    found = set(cells)
    return found.pop() if len(found) == 1 else None


def blame_strays(course: Course, piece: Piece) -> Course:
    """The course in which the player of `piece` moved the stray tokens along with the right one (BG-TOKEN-3)."""
    outcomes = []
    for o in course.outcomes:
        if o.piece == piece and o.cls == "legal":
            about = {**o.judgement.params, "n": 1 + len(course.strays)}
            home = tuple(s.origin for s in course.strays if s.origin is not None)
            said = replace(o.judgement, cls="violation", rule="BG-TOKEN-3", key="BG-TOKEN-3", params=about,
                           token_cells=home, failures=(Failure("BG-TOKEN-3", "violation", "BG-TOKEN-3", about),))
            o = replace(o, cls="violation", judgement=said)
        outcomes.append(o)
    return replace(course, outcomes=tuple(outcomes))
