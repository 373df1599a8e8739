"""One reading, arranged for the memory of the table.

Why it exists: a reading lists pieces, tokens and hidden squares; the memory asks what lies on a place, and what is near
a hand. What it does not do: remember (`board_memory`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from referee.rules.board.observation import Piece, patches, vicinity
from referee.values.board import BoardReading, CardSeen, Cell, JokerSeen
from referee.values.common import UNKNOWN

Place = tuple[Literal["card", "joker"], tuple[Cell, ...]]


class OneLook:
    """Pieces by place, hidden squares, the squares near a hand: `hand_cells` hidden ones that hang together, of which
    `beyond_tokens` touch no token. So many `tokens` stand on the board."""

    def __init__(self, reading: BoardReading, hand_cells: int, beyond_tokens: int, tokens: int) -> None:
        self._all_tokens = tokens
        self.pieces: dict[Place, CardSeen | JokerSeen] = {}
        for card in (*reading.cards, *reading.unread):
            self.pieces["card", tuple(sorted(card.cells))] = card
        for joker in reading.jokers:
            self.pieces["joker", (joker.cell,)] = joker
        self.covered = {c for place in self.pieces for c in place[1]}
        self.kept = reading.kept
        self.tokens = {token.cell: token.confidence for token in reading.tokens}
        self.hidden: set[Cell] = set(reading.hidden).difference(*(card.cells for card in reading.unread))
        self._blurred = {c for off in reading.off_grid for c in off.cells} | self.hidden
        self.near_hand: set[Cell] = set()
        by_tokens = {n for c in self.tokens for n in vicinity(c)}
        for patch in patches(self.hidden):
            if len(patch) >= hand_cells and len(patch - by_tokens) >= beyond_tokens:
                self.near_hand |= {n for c in patch for n in vicinity(c)}
        self.hand = bool(self.near_hand)

    def plain(self, cells: Iterable[Cell]) -> bool:
        """Whether no token stands on these squares: all of them are seen elsewhere."""
        return len(self.tokens) >= self._all_tokens and self.tokens.keys().isdisjoint(cells)

    def shows(self, cells: Iterable[Cell]) -> bool:
        """Whether all of these squares can be seen well enough to say that a piece is not there."""
        return not any(c in self._blurred for c in cells)


def colours_of(card: CardSeen) -> tuple[str, ...]:
    """In the order of the sorted cells."""
    return card.colours if card.cells[0] <= card.cells[1] else card.colours[::-1]


def alike(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether both may be what one piece shows, as far as its colours were told."""
    return len(one) == len(other) and all(a == b or UNKNOWN in (a, b) for a, b in zip(one, other, strict=True))


def pieces_of(reading: BoardReading) -> tuple[Piece, ...]:
    """The pieces of one reading as the rules speak of them: cards, then jokers."""
    cards = (Piece("card", c.owner, c.cells, c.colours, c.candidates, c.confidence) for c in reading.cards)
    jokers = (Piece("joker", j.owner, (j.cell,), (), j.candidates, j.confidence) for j in reading.jokers)
    return (*cards, *jokers)
