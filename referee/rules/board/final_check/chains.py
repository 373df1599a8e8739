"""Can the pieces on a board have been laid at tokens at all? (rules: BG-AUDIT-4)

Why it exists: a final picture does not show the order, but every legal round leaves chains: each piece lies
beside the exit of the one before it. If the pieces cannot be split into few enough chains, *some* contact
rule was broken. What it does not do: say by whom; a necessary condition proves nobody guilty.

Method: a card is entered at one half and left at the other, a joker is entered and left at its square; so every half is
linked to at most one other piece, across an edge. Edge neighbours differ in the parity of row + column, so the most
links possible are a maximum bipartite matching (Kuhn's augmenting paths, 1955). Pieces minus links are the fewest
chains. Links may form rings here, which a real round cannot: the test is weaker for it, never wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked_at
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.matching import matching
from referee.rules.board.position.state import TOKENS, Position
from referee.rules.core import UNKNOWN

_START = -1
"""Numbers of start cells, counted down: they are no pieces."""


@dataclass(frozen=True, slots=True)
class _Port:
    """A place where a piece can be linked to another: a card's half, or a joker's way in or out."""

    piece: int
    cell: Cell
    way: str = ""


def chains_possible(layout: Layout, pieces: Sequence[Piece], tokens: Collection[Cell],
                    start: Collection[Cell] = ()) -> bool:
    """Whether the pieces can be split into chains as four tokens (and dead ends) allow it.

    `tokens`: cells with a token at the end; `start`: cells with a token before the first piece, if a picture shows
    them. Then each is the start of at most one chain, and every other chain needs a dead end. Pieces on one square,
    or beside the board, make no sense here: ask only when everything else is right.
    """
    board, geometry = Position(layout, tuple(pieces)), Options()
    ports = [*_ports(pieces, frozenset(tokens)), *(_Port(_START - k, c, "start") for k, c in enumerate(sorted(start)))]
    links = {port: _neighbours(port, ports, pieces, layout) for port in ports}
    left = [p for p in ports if (p.cell[0] + p.cell[1]) % 2 == 0]
    right = [p for p in ports if (p.cell[0] + p.cell[1]) % 2 == 1]
    for side in (left, right):
        must = [p for p in side if p.way == "out"]
        if len(matching(must, links)) < len(must):
            return False  # a joker with no token on it that nobody can have followed
    fewest = len(pieces) - len(matching(left, links))
    blocked = [c for c in layout if blocked_at(board, c, geometry)]
    ends = sum(c in board.covered for c in blocked)
    shut_in = len(blocked) - ends
    return fewest <= (0 if start else TOKENS) + ends + min(shut_in, TOKENS)


def _ports(pieces: Sequence[Piece], tokens: frozenset[Cell]) -> list[_Port]:
    """Where pieces can be linked. The half on which a token stands is the end of its chain."""
    ports = []
    for k, piece in enumerate(pieces):
        if piece.kind == "card":
            ports += [_Port(k, c) for c in piece.cells if c not in tokens]
        else:
            ports.append(_Port(k, piece.cells[0], "in"))
            if piece.cells[0] not in tokens:
                ports.append(_Port(k, piece.cells[0], "out"))
    return ports


def _neighbours(port: _Port, ports: Sequence[_Port], pieces: Sequence[Piece], layout: Layout) -> list[_Port]:
    near = layout.neighbours(port.cell)
    return [p for p in ports if p.piece != port.piece and p.cell in near and _follows(port, p, pieces)]


def _follows(a: _Port, b: _Port, pieces: Sequence[Piece]) -> bool:
    """Whether two ports can be linked: after a joker comes its owner, and no way leads in from a way in."""
    if a.way and a.way == b.way:
        return False
    if "start" in (a.way, b.way):
        return "out" not in (a.way, b.way)
    if "out" in (a.way, b.way):
        owners = {pieces[a.piece].owner, pieces[b.piece].owner}
        return len(owners) == 1 or UNKNOWN in owners
    return True
