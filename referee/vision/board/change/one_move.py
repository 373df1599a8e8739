"""Which of the squares that seem changed one move may have changed together, and what of a change no light makes.

Why: what one move lays hangs together and shows about as clearly. A square that shows less, or only beside a clearer
one, shows that one's side or shadow. One without an edge or another colour shows light. Not done here: finding the
squares (`blocks`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Container
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.board.change.compare import PX, Compared, part

Floats = NDArray[np.floating]


@dataclass(frozen=True, slots=True)
class MoveSettings:
    """Which changed squares are one move's.

    Found on 267 squares on which rendered blocks and real letters were laid, and 90 that were named beside them.

    - `fainter`: part of the change of a move's clearest square. All those laid had more, 30 of the others less.
    - `alone`: the same of a square that does not hang together with the clearest: 33 of 37 laid had more.
    - `edged`: of a square's change that no light makes. Those laid had 0.16 and more, 30 of the others less.
    - `together`: squares between pieces of one move at most: earlier ones may lie there.
    - `aside`: of a square its change may lie nearer to a clearer neighbour than its middle. Strips of shadow and sides,
      0.4 of a square wide, lie 0.3 aside.
    - `dim`: change of brightness that is told from none.
    - `line`: pixels: a line is no wider.
    """

    fainter: float = 0.25
    alone: float = 0.35
    edged: float = 0.12
    together: int = 3
    aside: float = 0.22
    dim: float = 0.2
    line: int = 4


MOVE = MoveSettings()


def of_one_move(found: set[Cell], of: Compared, sure: Floats, otherwise: Container[Cell] = ()) -> set[Cell]:
    """Of the cells `found` those that one move may have changed; `sure` (H * W) is what no light makes of the change
    (`certain`). A plain piece that fills its square has its edges where light jumps at them: those are `otherwise`."""
    change = {c: float(of.other[part(c)].mean()) for c in found}
    edged = sure.reshape(of.sure.shape)
    clearest = max(change.values(), default=0.0)
    told = {c for c in found if change[c] >= MOVE.fainter * clearest
            and (c in otherwise or float(edged[part(c)].mean()) >= MOVE.edged * change[c])}
    told = {c for c in told if not _beside_another(c, told, change, of)}
    if not told:
        return told
    group = {max(told, key=lambda c: change[c])}
    while more := {c for c in told - group if any(_apart(c, other) <= MOVE.together for other in group)}:
        group |= more
    return {c for c in told if c in group or change[c] >= MOVE.alone * clearest}


def _apart(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _beside_another(cell: Cell, found: set[Cell], change: dict[Cell, float], of: Compared) -> bool:
    """Whether what has changed on a square lies to the side of a neighbour that has changed more clearly."""
    weight = of.other[part(cell)].astype(np.float64)
    places = (np.arange(PX) + 0.5) / PX - 0.5
    total = float(weight.sum()) + 1e-6
    middle = np.array([float(weight.sum(axis=1) @ places), float(weight.sum(axis=0) @ places)]) / total
    steps = [s for s in itertools.product((-1, 0, 1), repeat=2) if any(s)]
    return any(float(middle @ step) > MOVE.aside * math.hypot(*step) for step in steps
               if (n := (cell[0] + step[0], cell[1] + step[1])) in found and change[n] > change[cell])


def broad(of: Compared) -> NDArray[np.bool_]:
    """(H * W) where brightness alone changed over more than lines: what no lamp explained may be shadows of hands and
    people."""
    box = np.ones((MOVE.line + 1, MOVE.line + 1), np.uint8)  # odd: an even box moves what it opens
    dim = (np.maximum(of.darker, of.brighter) > MOVE.dim).astype(np.uint8)
    return np.asarray(cv2.morphologyEx(dim, cv2.MORPH_OPEN, box).ravel() > 0)


def certain(of: Compared) -> Floats:
    """(H * W) change as no wide shadow makes it: another colour or drawing, or lines."""
    return np.maximum(of.sure.ravel(), np.where(broad(of), 0.0, of.other.ravel()))
