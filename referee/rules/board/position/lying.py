"""What lies on the squares, shared by all positions on which the same pieces lie.

Why it exists: a search lays the same few pieces in many orders, with the tokens here or there. What only depends on the
pieces is worked out once for all of these positions. So are answers that a room above wants to keep with it. What it
does not do: know tokens or duties (`state`), or judge (`legality`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import ref

from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import within_two

TOGETHER = 12
"""Pieces laid one after the other of which any order leads to the same; a step hardly ever holds more."""


class Lying:
    """`covered`: covered cell -> the piece on top of it, those off the board that a piece hangs over included.

    `shut_in`: whether no two uncovered squares lead away from a cell, as far as it was asked (`dead_ends`).
    """

    __slots__ = ("__weakref__", "_added", "_answers", "_laid", "_less", "_more", "_options", "_root", "covered",
                 "shut_in")

    def __init__(self, covered: Mapping[Cell, Piece], shut_in: dict[Cell, bool] | None = None) -> None:
        self.covered = covered
        self.shut_in: dict[Cell, bool] = {} if shut_in is None else shut_in
        self._root: ref[Lying] | None = None
        self._added: frozenset[Piece] = frozenset()
        self._laid: dict[frozenset[Piece], Lying] = {}
        self._more: dict[Piece, Lying] = {}
        self._less: dict[Piece, Lying] = {}
        self._options: Options | None = None
        self._answers: dict[object, Any] = {}

    @classmethod
    def of(cls, pieces: Sequence[Piece]) -> Lying:
        """What lies there, in the order laid."""
        return cls({cell: piece for piece in pieces for cell in piece.cells})

    def with_piece(self, piece: Piece) -> Lying:
        """With one more piece, on top of what lies there. Side by side, the order makes no difference."""
        found = self._more.get(piece)
        if found is None:
            found = self._more[piece] = self._with(piece)
        return found

    def without(self, piece: Piece, left: Sequence[Piece]) -> Lying:
        """After `piece` was taken back, and these pieces were `left`."""
        found = self._less.get(piece)
        if found is None:
            found = self._less[piece] = Lying.of(left)
        return found

    def answers(self, options: Options) -> dict[object, Any]:
        """What was found out about these pieces under the options asked last: by whoever wants to keep it."""
        if self._options is not options:
            self._options, self._answers = options, {}
        return self._answers

    def _with(self, piece: Piece) -> Lying:
        if not self.covered.keys().isdisjoint(piece.cells):
            return self._covered_by(piece)
        root = self if self._root is None else self._root()
        if root is None or len(self._added) >= TOGETHER:
            root, self._root, self._added = self, None, frozenset()
        added = self._added | {piece}
        found = root._laid.get(added)
        if found is None:
            found = root._laid[added] = self._covered_by(piece)
            found._root, found._added = ref(root), added
        return found

    def _covered_by(self, piece: Piece) -> Lying:
        near = {n for cell in piece.cells for n in within_two(cell)}
        still = {t: shut for t, shut in self.shut_in.items() if shut or t not in near}
        return Lying({**self.covered, **dict.fromkeys(piece.cells, piece)}, still)
