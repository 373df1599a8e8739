"""What was said about the pieces that lie on the table, as a hypothesis of older steps is held against it.

Why it exists: what was said is not taken back. A hypothesis that explains old steps anew, and says something else of a
piece that has its verdict, is not followed. What it does not do: give verdicts (`umpire`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.position.state import Place, place_of


@dataclass(frozen=True, slots=True)
class Announced:
    """`legal`: whether each piece that lies there and has its verdict is legal; `waiting`: pieces without a verdict."""

    legal: Mapping[Place, bool]
    waiting: frozenset[Place]

    def agrees(self, hypothesis: Hypothesis) -> bool:
        """Whether a hypothesis says of no piece anything else than was said of it."""
        judged = (o for o in hypothesis.outcomes if place_of(o.piece) not in self.waiting)
        return all(self.legal.get(place_of(o.piece)) == (o.cls == "legal") for o in judged)
