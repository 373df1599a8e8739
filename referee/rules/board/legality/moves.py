"""Legal placements, and the one door to judging and applying them (rules: 2.3).

Why it exists: callers import from here; how judging (`judging`), applying (`applying`) and reach (`reach`)
are divided is nobody else's business. `legal_placements` lists moves constructively, without asking
`judge`; the tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.rules.board.legality.applying import apply, causer, move_tokens, take_back
from referee.rules.board.legality.judgement import Failure, Judgement
from referee.rules.board.legality.judging import judge, lawful
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import ANY_COLOUR
from referee.rules.board.position.reach import (
    all_free_pairs,
    far_half,
    free_pairs,
    joker_cells,
    joker_cells_with_continuation,
)
from referee.rules.board.position.state import JOKERS_EACH, Placement, Position

__all__ = [
    "Failure", "Judgement", "all_free_pairs", "apply", "causer", "far_half", "free_pairs", "joker_cells",
    "joker_cells_with_continuation", "judge", "lawful", "legal_placements", "move_tokens", "take_back",
]


def legal_placements(position: Position, player: str, options: Options,
                     cards: Iterable[tuple[str, str]] | None = None, jokers: bool = True) -> Iterator[Placement]:
    """Every legal placement of `player` with the token's move, cards first, in a fixed order.

    `cards` are the colour pairs to be laid (either way round); None means any card that fits. A card that
    touches two tokens is listed once for each; a free placement once for each half its token may stand on.
    """
    designs = None if cards is None else tuple(cards)
    debts = [i for i, who in position.owed if who == player or options.release_by == "anyone"]
    waiting = [i for i, owner in position.open_jokers.items() if owner == player]
    for i in debts:
        for a, b in all_free_pairs(position, options):
            for piece in _cards_on(position, player, a, b, designs):
                for half in piece.cells:
                    yield Placement(player, piece, i, half)
    if position.debts_of(player) and options.release_duty == "must_next" and not waiting:
        return
    tokens = waiting or [i for i in range(len(position.tokens)) if i not in position.open_jokers]
    for i in tokens:
        if i not in debts:
            for near, far in free_pairs(position, i, options):
                for piece in _cards_on(position, player, near, far, designs):
                    yield Placement(player, piece, i, far)
    if jokers and position.jokers_used(player) < JOKERS_EACH:
        for i in tokens:
            for cell in joker_cells_with_continuation(position, i, options):
                yield Placement(player, Piece("joker", player, (cell,)), i, cell)


def _cards_on(position: Position, player: str, a: Cell, b: Cell,
              designs: tuple[tuple[str, str], ...] | None) -> Iterator[Piece]:
    """The player's cards that fit the squares a, b."""
    printed = (position.layout.colour(a), position.layout.colour(b))
    if designs is None:
        yield Piece("card", player, (a, b), printed)
        return
    shown = {(x, y) for d in designs for x, y in (d, d[::-1])
             if printed[0] in (x, ANY_COLOUR) and printed[1] in (y, ANY_COLOUR)}
    for colours in sorted(shown):
        yield Piece("card", player, (a, b), colours)
