"""Where a piece can go from a token: pure geometry (rules: 2.3, 2.4, 2.6).

Why it exists: judging, listing legal placements and the questions of `referee legal` need the same sets
of squares. Everything here speaks about what is free *now*; whether a token is in a dead end is a
different question (`dead_ends`), because squares under other tokens come free again.
"""

from __future__ import annotations

from referee.rules.board.observation import Cell
from referee.rules.board.options import Options
from referee.rules.board.position.state import Position


def far_half(t: Cell, a: Cell, b: Cell) -> Cell:
    """The half of the card on a, b on which a token coming from t belongs (BG-TOKEN-2).

    For edge-neighbouring a, b there is never a tie: their squared distances to t differ in parity.
    """
    return a if _distance(t, a) > _distance(t, b) else b


def touching(position: Position, token: int, options: Options) -> frozenset[Cell]:
    """The squares that share an edge with the token's square (or, `contact = token_card`, with its card)."""
    t = position.tokens[token]
    if t is None:
        return frozenset()
    under = position.piece_at(t) if options.contact == "token_card" else None
    if under is None:
        return position.layout.beside(t)
    return frozenset(n for cell in under.cells for n in position.layout.neighbours(cell))


def free_pairs(position: Position, token: int, options: Options) -> list[tuple[Cell, Cell]]:
    """Every pair of free squares on which a card can be laid at this token, as (near half, far half).

    Colours do not count. Each pair once, in row order; empty for a token whose place is not known.
    """
    t = position.tokens[token]
    if t is None:
        return []
    found = {
        frozenset((n, m))
        for n in touching(position, token, options) if position.free(n, options)
        for m in position.layout.neighbours(n) if position.free(m, options)
    }
    pairs = ((a, b) for a, b in map(sorted, found))
    return sorted((a, b) if far_half(t, a, b) == b else (b, a) for a, b in pairs)


def all_free_pairs(position: Position, options: Options) -> list[tuple[Cell, Cell]]:
    """Every pair of free squares on the board: where a released card may go (BG-DEAD-2)."""
    return [(a, b) for a, b in position.layout.pairs() if position.free(a, options) and position.free(b, options)]


def joker_cells(position: Position, token: int, options: Options) -> list[Cell]:
    """The free squares beside the token, in row order (BG-JOKER-1)."""
    t = position.tokens[token]
    return [] if t is None else [n for n in position.layout.neighbours(t) if position.free(n, options)]


def joker_cells_with_continuation(position: Position, token: int, options: Options) -> list[Cell]:
    """Those of `joker_cells` at which a card can follow (BG-JOKER-4)."""
    return [n for n in joker_cells(position, token, options) if can_continue(position, n, token, options)]


def can_continue(position: Position, n: Cell, token: int | None, options: Options) -> bool:
    """Whether a path of free squares n-b-c leads on from a joker laid on n at a token (None: not known at which).

    The token goes onto the joker, so that the bare square it leaves is free.
    """
    left = None if token is None else position.tokens[token]
    if left is not None and position.tokens.count(left) == 1:
        position = position.changed(tokens=tuple(None if t == left else t for t in position.tokens))
    return any(
        c != n and position.free(c, options)
        for b in position.layout.neighbours(n) if position.free(b, options)
        for c in position.layout.neighbours(b)
    )


def _distance(p: Cell, q: Cell) -> int:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
