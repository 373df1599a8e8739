"""Tokens that moved without a piece that explains it: with whose card, and whether that is proved (rules: BG-TOKEN-3).

Why it exists: a token out of place accuses by itself, though nobody saw whose hand it was; all that speaks against
it is kept in one place. What it does not do: find them (`search`), or wait for another look (`deciding`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from referee.rules.board.belief.hypothesis import Hypothesis, LoneMove
from referee.rules.board.diagnosis.steps import Step
from referee.rules.board.evidence.looks import Looks
from referee.rules.board.evidence.seen import SEARCHED_HIDDEN, Arrival, Seen
from referee.rules.board.legality.judgement import Failure
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.state import TOKENS, Place, Position, place_of
from referee.rules.core import Verdict

CARRIED_NEAR = 2
"""Squares that a piece may lie away from where it takes a token, or brings one back to."""


def lone_move_verdicts(hypotheses: Sequence[Hypothesis], otherwise: Sequence[Hypothesis] | None,
                       doubtful: Collection[Cell | None]) -> tuple[tuple[LoneMove, Verdict], ...]:
    """Each token that moved alone and its verdict; `unclear` unless every hypothesis, and every other, has it so.

    `otherwise`: other hypotheses that explain what was seen, None if nothing is proved. `doubtful`: squares on which a
    token proves nothing:

    - where another token stood, so that nobody can tell which of the two was moved, or where one had yet to go on;
    - the other half of a card, which may be the right one;
    - what was just laid: a token may have come with it.
    """
    told = None if otherwise is None else (*hypotheses, *otherwise)

    def verdict(target: Cell) -> Verdict:
        sure = told is not None and target not in doubtful and all(
            any(s.target == target for s in c.lone_moves) for c in told)
        return "violation" if sure else "unclear"

    lone_moves = {s for c in hypotheses for s in c.lone_moves}
    origins = {t: {s.origin for s in lone_moves if s.target == t} for t in sorted({s.target for s in lone_moves})}
    return tuple((LoneMove(only(was), t), verdict(t)) for t, was in origins.items())


def tokens_clear(hypotheses: Sequence[Hypothesis], seen: Seen) -> bool:
    """Whether tokens out of place were plainly seen: all four, no more, nothing hidden where they were or are."""
    if not any(c.lone_moves or c.phantoms for c in hypotheses):
        return True
    if len(seen.tokens) != TOKENS or any(c.phantoms for c in hypotheses):
        return False
    moves = (move for hypothesis in hypotheses for move in hypothesis.lone_moves)
    return seen.hidden.isdisjoint(c for move in moves for c in (move.origin, move.target) if c)


def overlooked(hypotheses: Sequence[Hypothesis], laid: Iterable[Arrival], looks: Looks) -> bool:
    """Whether a card may have been overlooked where one would have taken a token, also on from what was `laid`. Asked
    of a reader of which several `looks` must agree: no more than so many in a row show the token there."""
    spots = by_a_piece({s for c in hypotheses for s in c.lone_moves}, laid)
    return bool(spots) and looks.needed > 1 and looks.showing(spots) <= looks.needed


def half_hidden(lone_moves: Collection[LoneMove], seen: Seen, position: Position, laid: Collection[Arrival]) -> bool:
    """Whether a card that was not read, for one half of it is hidden, may have to do with a token that moved alone.

    It may lie where the token went, or have been taken away from where it came. Where others were `laid`, it counts
    only if it may have brought the token there: from beside it, or from a dead end."""
    stood_on = (position.piece_at(s.origin) for s in lone_moves if s.origin)
    if any(p is not None and not seen.hidden.isdisjoint(p.cells) for p in stood_on):
        return True
    if not laid and len(seen.hidden) <= SEARCHED_HIDDEN:
        return False  # squares behind tokens only
    stuck = {position.tokens[i] for i, _ in (*position.owed, *position.pending)}
    brought = by_a_piece(lone_moves, laid) | {s.target for s in lone_moves if not laid or s.origin in stuck}
    return any(not position.layout.beside(spot).isdisjoint(seen.hidden) for spot in brought)


def to_the_other_half(lone_moves: Collection[LoneMove], hypotheses: Sequence[Hypothesis], seen: Seen) -> bool:
    """Whether a token came to one half of a card from whose other half one has gone: it may just have been put right,
    whichever token the hypotheses say that it was."""
    gone = frozenset[Cell]().union(*(c.position.token_cells for c in hypotheses)) - seen.tokens
    pieces = (hypotheses[0].position.piece_at(s.target) for s in lone_moves)
    return any(p is not None and not gone.isdisjoint(p.cells) for p in pieces)


def put_somewhere(hypotheses: Sequence[Hypothesis], removed: Iterable[Piece]) -> set[Cell | None]:
    """Where tokens stood, or had stood, that somebody was to move without laying a piece: those of pieces just taken
    back, and those out of place about which the hypotheses disagree where they belong."""
    gone = {place_of(p) for p in removed}
    back = {k.origin for c in hypotheses for k in c.position.carried if k.place in gone}
    belongs = {(t, s.right) for c in hypotheses for t, s in zip(c.position.tokens, c.gates, strict=True) if s.right}
    spots = [t for t, _ in belongs]
    return back | {t for t in spots if spots.count(t) > 1}


def carried_from(pieces: Collection[Place], hypotheses: Iterable[Hypothesis]) -> set[Cell]:
    """Where the tokens came from that these pieces took along."""
    return {c.origin for hypothesis in hypotheses for c in hypothesis.position.carried
            if c.origin is not None and c.place in pieces}


def where_tokens_were(hypotheses: Sequence[Hypothesis], laid: Iterable[Piece],
                      decided: Sequence[Step]) -> set[Cell | None]:
    """Squares on which a token may have been, so that one there does not tell which was moved.

    - Where a token stood or was due, and all of the piece on which it was due.
    - All of a piece whose token may belong on its other half. Such a piece took it from one laid in the steps `decided`
      last, on which it was not seen before.
    - All of a piece laid then on which no token was seen, or none that stands there still: one that comes late may be
      its own.
    - What was just laid."""
    unseen: set[Cell] = set()
    along: list[tuple[set[Place], set[Cell]]] = []
    for s in decided:
        unseen |= {c for a in s.laid for c in a.piece.cells}
        along.append(({place_of(a.piece) for a in s.laid}, set(unseen)))
        unseen -= s.seen.tokens
    stand = frozenset[Cell].intersection(*(c.position.token_cells for c in hypotheses))
    bare = (a.piece for k, s in enumerate(decided) for a in s.laid if s.seen.tokens.isdisjoint(a.piece.cells)
            and not any(later.seen.tokens & stand & set(a.piece.cells) for later in decided[k:]))
    ends: set[Cell | None] = {c for piece in (*laid, *bare) for c in piece.cells}
    for hypothesis in hypotheses:
        position, due = hypothesis.position, {spot for s in hypothesis.gates for spot in s.due}
        pieces = [p.cells for spot in due if (p := position.piece_at(spot)) is not None]
        pieces += [k.place[1] for k in position.carried if not position.token_cells.isdisjoint(k.place[1])
                   and any(k.place in new and k.origin in cells for new, cells in along)]
        ends |= due.union(position.tokens, *pieces)
    return ends


def unsettled_near(lone_move: LoneMove, seen: Seen) -> bool:
    """Whether something may have been laid or taken away where the token came from or went that is not certain yet."""
    ends = (lone_move.target, *((lone_move.origin,) if lone_move.origin else ()))
    return any(abs(r - c[0]) <= CARRIED_NEAR and abs(k - c[1]) <= CARRIED_NEAR for r, k in ends for c in seen.unsettled)


def as_by_a_piece(lone_move: LoneMove) -> bool:
    """Whether the token moved as a card or joker would have taken it: one may lie there that was not read."""
    if lone_move.origin is None:
        return True
    return abs(lone_move.origin[0] - lone_move.target[0]) + abs(lone_move.origin[1] - lone_move.target[1]) <= 2


def by_a_piece(lone_moves: Iterable[LoneMove], laid: Iterable[Arrival]) -> set[Cell]:
    """Where tokens went as a piece that was not read would have taken them, also on from what was `laid`."""
    over = [cell for a in laid for cell in a.piece.cells]
    return {s.target for s in lone_moves if as_by_a_piece(s) or any(as_by_a_piece(LoneMove(c, s.target)) for c in over)}


def moved_together(hypotheses: Sequence[Hypothesis], fresh: frozenset[Cell],
                   since: Iterable[frozenset[Cell]]) -> Piece | None:
    """The one piece whose token came with the lone moves: all are among the `fresh` squares, and no look in between
    (its tokens are in `since`) shows some of them but not all."""
    alone = {s.target for c in hypotheses for s in c.lone_moves}
    if not alone <= fresh or any(0 < len(tokens & fresh) < len(fresh) for tokens in since):
        return None  # one stood there before the hand came that moved the other
    movers = {o.piece for c in hypotheses for o in c.outcomes if o.target in fresh - alone}
    return movers.pop() if len(movers) == 1 else None


def only(cells: Iterable[Cell | None]) -> Cell | None:
    """The one cell, if there is only one."""
    found = set(cells)
    return found.pop() if len(found) == 1 else None


def blame_lone_moves(hypothesis: Hypothesis, piece: Piece) -> Hypothesis:
    """The hypothesis in which the player of `piece` moved the other tokens along with the right one
    (BG-TOKEN-3)."""
    outcomes = []
    for o in hypothesis.outcomes:
        if o.piece == piece and o.cls == "legal":
            about = {**o.judgement.params, "n": 1 + len(hypothesis.lone_moves)}
            home = tuple(s.origin for s in hypothesis.lone_moves if s.origin is not None)
            said = replace(o.judgement, cls="violation", rule="BG-TOKEN-3", key="BG-TOKEN-3", params=about,
                           token_cells=home, failures=(Failure("BG-TOKEN-3", "violation", "BG-TOKEN-3", about),))
            o = replace(o, cls="violation", judgement=said)
        outcomes.append(o)
    return replace(hypothesis, outcomes=tuple(outcomes))
