"""A piece that lies there and waits for its verdict.

Why it exists: what was seen when it was laid decides which rule is named, when the verdict comes some looks later. What
it does not do: judge (`judging`), or say anything (`umpire`).
"""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.core import Cell, Observation, Piece


@dataclass(slots=True)
class Waiting:
    """The piece, the picture `at` which it was first seen, where tokens had `stood` before, and the squares of what was
    laid `with_it`, on which they may have stood unseen; none once that step turned out to hold two mistakes, for one of
    these pieces may be wrong itself. At time `absent_at` (s) it was surely not there; `tokens`: squares on which one
    stood or might stand then, or belonged; `excused`: why nobody is accused.
    """

    piece: Piece
    at: Observation
    stood: frozenset[Cell] = frozenset()
    with_it: frozenset[Cell] = frozenset()
    absent_at: float = float("-inf")
    tokens: frozenset[Cell] = frozenset()
    excused: str | None = None

    @property
    def may_have_stood(self) -> frozenset[Cell]:
        """Squares on which tokens stood before the piece was laid, or may have."""
        return self.stood | self.with_it
