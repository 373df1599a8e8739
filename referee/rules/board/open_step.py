"""What was seen since the last step was decided, while it is kept open: piece by piece and look by look.

Why it exists: a step that several looks showed is explained look by look before somebody is accused of it. What it does
not do: explain it (`explanation`), or decide how long it stays open (`following`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from referee.rules.board.course import Place
from referee.rules.board.doubts import Step
from referee.rules.board.explanation import Arrival, Seen
from referee.rules.core import Piece


@dataclass(slots=True)
class OpenStep:
    """`laid` and `removed`: pieces in the order in which they were seen to come and go; `since`: when it was kept open
    first (s), None before; `unexplained`: looks in a row that no lawful course explains; `several`: pieces of which
    nobody could say who was wrong before more was laid."""

    laid: list[Arrival] = field(default_factory=list)
    removed: list[Piece] = field(default_factory=list)
    since: float | None = None
    unexplained: int = 0
    several: frozenset[Place] = frozenset()
    _looked: list[tuple[Seen, int, int]] = field(default_factory=list)

    def keep_open(self, seen: Seen) -> None:
        """The step stays open after this look."""
        self._looked.append((seen, len(self.laid), len(self.removed)))

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
