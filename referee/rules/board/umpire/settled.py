"""What a decided step says besides its hypotheses.

Why it exists: the decider knows who is accused and what speaks against it; the umpire says it. What it does not do:
either of the two.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.rules.board.belief.hypothesis import LoneMove
from referee.rules.board.legality.judgement import Failure
from referee.rules.board.observation import Cell
from referee.rules.board.position.state import Place
from referee.rules.core import Verdict


@dataclass(frozen=True, slots=True)
class Settled:
    """What a step that was taken says besides its hypotheses: accused pieces and why there is doubt, tokens moved
    alone.

    `astray`: where those stand, and those that a card's player moved along with it. `errors`: how many it takes to
    explain the step. `lost`: nothing explained it, and what lies there was taken as it is; `overlaps`: what is wrong
    all the same with pieces that lie on others.
    """

    excused: dict[Place, str | None] = field(default_factory=dict)
    lone_moves: tuple[tuple[LoneMove, Verdict], ...] = ()
    astray: frozenset[Cell] = frozenset()
    errors: int = 0
    lost: bool = False
    overlaps: dict[Place, Failure] = field(default_factory=dict)
