"""A part of the round that may be explained again: what was believed before it, and the pieces that arrived in it.

Why it exists: what a piece was may show only when its token moves, and then the search starts again from before it was
laid. What it does not do: search (`search`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.evidence.seen import Arrival


@dataclass(slots=True)
class Stretch:
    """The `hypotheses` at time `since` (s), and the pieces `laid` from then on."""

    hypotheses: tuple[Hypothesis, ...] = ()
    since: float = 0.0
    laid: list[Arrival] = field(default_factory=list)

    def change(self, believed: Callable[[Hypothesis], Hypothesis], arrived: Callable[[Arrival], Arrival]) -> None:
        """Change every hypothesis and every arrival alike."""
        self.hypotheses, self.laid = tuple(map(believed, self.hypotheses)), list(map(arrived, self.laid))
