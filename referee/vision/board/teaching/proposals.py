"""Proposes the pieces on a board for teaching, so that a tap on each is enough to say whose it is.

Why it exists: a page shows the outlines, people tap them. In art that the networks do not know some squares remain of
which nobody can say what lies there. They are proposed as `unknown`, one by one. What it does not do: say whose a piece
is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from referee.values.board import BoardTable, Cell, cell_id
from referee.values.common import Point
from referee.vision.board.networks.squarenet import BARE, CARD, JOKER, STEPS
from referee.vision.board.teaching.seen import Board, Seen


@dataclass(frozen=True, slots=True)
class ProposalSettings:
    """How likely a piece must be to be proposed. People look at proposals: each is what is likelier than not.

    - `card_found`: so likely, by both its squares, a card is proposed as one.
    - `joker_found`: and a joker, on a square that is not half of one.
    - `bare_enough`: squares likelier bare than that are no piece: who misses one taps it all the same.
    - `token_suspected`: so likely a token stands there seen from above, for the second witness to be asked.
    - `token_found`: mean of both witnesses. With 0.45 the flat discs of one unknown art world, of which the second saw
      none, were found. In another eleven of twelve proposed were then parts of cards.
    """

    card_found: float = 0.5
    joker_found: float = 0.5
    bare_enough: float = 0.5
    token_suspected: float = 0.5
    token_found: float = 0.9


PROPOSALS = ProposalSettings()

Kind = Literal["card", "joker", "token", "unknown"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A piece that may lie on `cells`; `outline` in pixels, in order round it, at the height of a card's face. `at`: a
    pixel on it, as `pieces.json` has it."""

    kind: Kind
    cells: tuple[Cell, ...]
    outline: tuple[Point, ...]
    at: Point

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "squares": [cell_id(c) for c in self.cells],
                "outline": [list(p) for p in self.outline], "at": list(self.at)}


def propose(image: NDArray[np.uint8], table: BoardTable) -> list[Proposal]:
    """The pieces on the learned board in a BGR picture (H, W, 3): cards, jokers, unknown squares, tokens, each in the
    order of its squares. `TeachError` where the board is not found in it."""
    board = Board(table)
    seen = Seen(board, [image])
    cards = _cards(seen)
    rest = sorted(board.cells.difference(*cards))
    jokers = [c for c in rest if seen.kind[c][JOKER] >= PROPOSALS.joker_found]
    unknown = [c for c in rest if c not in jokers and seen.kind[c][BARE] < PROPOSALS.bare_enough and not seen.bare(c)]
    tokens = _tokens(seen)

    def proposed(kind: Kind, cells: tuple[Cell, ...], height: float) -> Proposal:
        x, y = np.mean(cells, axis=0)[::-1] + 0.5
        return Proposal(kind, cells, seen.outline(cells), seen.pixel((float(x), float(y)), height))

    return [*(proposed("card", pair, board.thickness) for pair in cards),
            *(proposed("joker", (c,), board.thickness) for c in jokers),
            *(proposed("unknown", (c,), board.thickness) for c in unknown),
            *(proposed("token", (c,), board.tallest / 2) for c in tokens)]


def _cards(seen: Seen) -> list[tuple[Cell, Cell]]:
    """Pairs of squares that likely carry one card, no square twice."""
    likely = []
    for r, c in seen.board.cells:
        for side in (1, 2):
            other = (r + STEPS[side][0], c + STEPS[side][1])
            if other in seen.board.cells:
                whole = float(seen.kind[r, c][CARD + side] * seen.kind[other][CARD + (side + 2) % 4])
                if whole >= PROPOSALS.card_found:
                    likely.append((whole, (r, c), other))
    found: list[tuple[Cell, Cell]] = []
    for _, a, b in sorted(likely, reverse=True):
        if not any({a, b} & {*pair} for pair in found):
            found.append((a, b))
    return sorted(found)


def _tokens(seen: Seen) -> list[Cell]:
    """Squares on which both witnesses together see a token, at most as many as a set has."""
    able = [c for c in sorted(seen.board.cells) if seen.token[c] >= PROPOSALS.token_suspected]
    sure = {c: (float(seen.token[c]) + p) / 2 for c, p in zip(able, seen.stands(able), strict=True)}
    best = sorted((c for c in able if sure[c] >= PROPOSALS.token_found), key=lambda c: -sure[c])
    return sorted(best[:seen.board.most_tokens])
