"""Where a round began that was not seen to begin: some of its tokens were never seen on the bare board.

Why it exists: the round begins once all tokens are seen. Where one of them cannot be, the first pieces would lie there
as given; but what was seen before them tells where it began, and often where the missing token stands. What it does
not do: begin (`umpire`), or judge.
"""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.board.observation import BoardObservation, Cell
from referee.rules.board.position.state import TOKENS


@dataclass(frozen=True, slots=True)
class Began:
    """The look `at` which the round began, the hidden squares on which the tokens must stand that are not seen
    (`supposed`), and the looks `since`."""

    at: BoardObservation
    supposed: frozenset[Cell]
    since: tuple[BoardObservation, ...]


class Beginning:
    """Show it every look before the round, in time order."""

    def __init__(self) -> None:
        self._looks: list[BoardObservation] = []
        """The last look at a bare board with tokens and nothing unsettled, and those since."""

    def take_in(self, at: BoardObservation) -> Began | None:
        """Where the round began, if the first piece is laid now. Every token that was not seen before must be able to
        have stood where something was hidden; as many hidden squares as tokens are missing show where."""
        if at.laid and self._looks:
            bare, *since = self._looks
            hidden, missing = bare.out_of_sight, TOKENS - len(bare.tokens)
            if 0 < missing <= len(hidden):
                return Began(bare, hidden if len(hidden) == missing else frozenset(), (*since, at))
        if at.tokens and not (at.unsettled or at.laid):
            self._looks = []
        if self._looks or (at.tokens and not at.laid):
            self._looks.append(at)
        return None
