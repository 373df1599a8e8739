"""A piece that lies there and waits for its verdict.

Why it exists: what was seen when it was laid decides which rule is named, when the verdict comes some looks later. What
it does not do: judge (`judging`), or say anything (`umpire`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from referee.rules.board.belief.hypothesis import Outcome
from referee.rules.board.diagnosis.grounds import AT_NONE, STRICTER
from referee.rules.board.legality.judging import UNREAD
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.board.position.layout import with_around

UNREAD_S = 30.0
"""So long (s) the verdict of a card waits of which a colour cannot be told, as while a token stands on it: of four
tokens one moves every few seconds, and nobody is asked about what shows by itself."""


@dataclass(slots=True)
class Waiting:
    """A piece whose verdict is not spoken yet, and what it may hang on.

    - `at`: the look at which it was first seen; `before`: the look before, which may have shown it, too.
    - `stood`: where tokens had stood before.
    - `with_it`: the squares of what was laid with it, on which tokens may have stood unseen. There are none once that
      step turned out to hold two mistakes, for one of these pieces may be wrong itself.
    - `absent_at` (s): when it was surely not there. `tokens`: squares on which one stood or might stand then, or
      belonged.
    - `excused`: why nobody is accused.
    - `looks`: so many have shown what lies around it; `held`: the verdict waits for one more.
    - `sure`: a step was decided that left no doubt.
    - `passed`: by one story a token was put on it, where a stricter reading of a dead end allows that.
    """

    piece: Piece
    at: BoardObservation
    stood: frozenset[Cell] = frozenset()
    with_it: frozenset[Cell] = frozenset()
    absent_at: float = float("-inf")
    tokens: frozenset[Cell] = frozenset()
    before: BoardObservation | None = None
    excused: str | None = None
    looks: int = 0
    held: bool = False
    sure: bool = False
    passed: bool = False

    def __post_init__(self) -> None:
        if self.before is not None and self.before.unsettled.issuperset(self.piece.cells):
            self.shown(self.before)
        self.shown(self.at)

    def shown(self, at: BoardObservation) -> None:
        """Count a look that shows the squares around the piece, but those behind tokens."""
        if at.out_of_sight.isdisjoint(with_around(self.piece.cells).difference(self.piece.cells)):
            self.looks += at.looks

    def doubt(self, why: str | None) -> None:
        """Why nobody is accused as the last step has it, if anything. A doubt about tokens ends once they have come to
        rest; where a step left none, a later one raises none but about what may have been overlooked then."""
        if why is None:
            self.sure = True
            self.excused = None if self.excused == "UNCLEAR.tokens" else self.excused
        elif not self.sure or why == "UNCLEAR.hidden":
            self.excused = why

    def hasty(self, fault: Outcome, looks: int, since: float) -> bool:
        """Whether it is too soon to say that it was laid at none: a reader of which `looks` must agree (1: it overlooks
        nothing) overlooks a card as often now and then, and it may have been laid at that. What was first seen before
        time `since` (s) has waited long enough."""
        few = looks > 1 and self.looks <= looks and self.at.t >= since
        self.held = few and fault.judgement.rule in AT_NONE - {STRICTER}
        return self.held

    def may_free(self, outcomes: Sequence[Outcome], tokens: frozenset[Cell]) -> bool:
        """Whether a card may yet free a token that is stuck in a stricter reading only: if it is put on it in time. By
        some story one may have been already, and gone on: that is kept as `passed`."""
        stricter = [o for o in outcomes if o.judgement.rule == STRICTER]
        self.passed = self.passed or any(o.target in self.piece.cells for o in stricter)
        return bool(stricter) and tokens.isdisjoint(self.piece.cells)

    def unread(self, t: float) -> bool:
        """Whether a colour of it cannot be told at time `t` (s), but may be soon."""
        return not UNREAD.isdisjoint(self.piece.colours) and t - self.at.t <= UNREAD_S

    @property
    def may_have_stood(self) -> frozenset[Cell]:
        """Squares on which tokens stood before the piece was laid, or may have."""
        return self.stood | self.with_it
