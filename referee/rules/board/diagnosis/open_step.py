"""What was seen since the last step was decided, while it is kept open: piece by piece and look by look.

Why it exists: a step that several looks showed is explained look by look before somebody is accused of it. What it does
not do: explain it (`search`), or decide how long it stays open (`deciding`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from referee.rules.board.diagnosis.steps import Step
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.state import Place

IN_DOUBT = frozenset({"UNCLEAR.several", "UNCLEAR.resync"})
"""Reasons not to accuse anybody that no further piece and no other token takes away."""


@dataclass(slots=True)
class OpenStep:
    """What was seen since the last decision, from look to look.

    - `laid` and `removed`: pieces in the order in which they were seen to come and go.
    - `since`: when it was kept open first (s), None before.
    - `unexplained`: looks in a row that no lawful hypothesis explains.
    - `several`: pieces of which nobody could say who was wrong before something else happened, which proves nothing
      about them."""

    laid: list[Arrival] = field(default_factory=list)
    removed: list[Piece] = field(default_factory=list)
    since: float | None = None
    unexplained: int = 0
    several: frozenset[Place] = frozenset()
    _looked: list[tuple[Seen, int, int]] = field(default_factory=list)
    _doubted: frozenset[Place] = frozenset()

    def began(self, t: float) -> float:
        """When the step was seen first (s): if it was not kept open yet at time `t`, that is now."""
        return t if self.since is None else self.since

    def keep_open(self, seen: Seen, reasons: Mapping[Place, str]) -> None:
        """The step stays open after this look, for these `reasons` to doubt what pieces are accused of."""
        self._looked.append((seen, len(self.laid), len(self.removed)))
        self._doubted = frozenset(place for place, why in reasons.items() if why in IN_DOUBT)

    def lay(self, arrival: Arrival) -> None:
        """One piece more."""
        self.several |= self._doubted
        self.laid.append(arrival)

    def move_tokens(self, tokens: frozenset[Cell]) -> None:
        """Tokens are seen on these squares; one that came to none of the pieces laid was moved for another reason."""
        there = self._looked[-1][0].tokens.union(*(a.piece.cells for a in self.laid)) if self._looked else tokens
        if not tokens <= there:
            self.several |= self._doubted

    @property
    def most_tokens(self) -> int:
        """How many tokens were seen at the best of the looks before."""
        return max((len(seen.tokens) for seen, *_ in self._looked), default=0)

    def look_by_look(self, step: Step) -> Sequence[Step]:
        """The step as it came: what each look showed that was new. Of looks that show the same the last one counts."""
        looks: list[Step] = []
        laid = removed = 0
        shown = [*self._looked, (step.seen, len(step.laid), len(step.removed))]
        for k, (seen, n, m) in enumerate(shown):
            if k + 1 < len(shown) and (seen.tokens, n, m) == (shown[k + 1][0].tokens, *shown[k + 1][1:]):
                continue
            looks.append(replace(step, laid=step.laid[laid:n], removed=step.removed[removed:m], seen=seen))
            laid, removed = n, m
        return looks
