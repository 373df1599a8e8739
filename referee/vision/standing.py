"""Tells on which squares tokens stand, of what the network says of every square.

Why it exists: a tall token seen from the side covers the square behind its foot as well, and of one with a hand in
front of it only the top may show, on that square. So the word for a square is weighed with those for its neighbours.
Not done here: asking the network (`asking`), or reading what lies on the squares (`reader`).
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from referee.values import Cell, TokenSeen

TOKEN = 0.9        # a token stands here: of 12 squares of 102 stills said with 0.3 to 0.9 two had one, of 388 above
                   # 386; bare and covered squares without one stay below 0.02 nearly always
SURE_TOKEN = 0.97  # so sure of a token the network is only where its foot is seen
ONE_TOO_MANY = 0.99  # where more tokens show than the set has, one of them is a reflection: only those as sure as this
                   # are believed
TALL = 1.35        # squares of a tall token's height; from low cameras its top then shows beyond the square behind,
FAR_TOP = 0.7      # about there, give or take so many squares
BEHIND_DOUBT = 0.05  # above this the square behind a token is asked about
TOKEN_DOUBT = 0.12  # above this nobody can tell whether a token stands there, even if the piece on the square was read
UNDER_HAND = 0.9   # nor where something is so surely in front of the square while not all tokens are seen: one there
                   # would not be, but for its top, which shows on the square behind
FOOT = 0.3         # what a square must have of its own to be taken for a token's foot
OWN_FOOT = 0.9     # a square behind a foot with this much is another token's foot
NOT_THERE = 0.03   # behind a token none stands whose upright view says no more: of 3 600 rendered ones there none did
LEANS = 0.35       # squares by which one square of height shifts the picture, from which bodies cover squares behind
FROM_ABOVE = (0, 0)


class Standing:
    """The tokens of one picture, by the network's probabilities (rows, cols) that a `token` stands on a square and that
    it is `hidden`; `lean` as `squarenet.lean_of` says.

    `likely`: squares on which one may stand, and how likely; `feet`: those on which it does; `bodies`: the squares that
    these cover besides their own, or their own seen from above.
    """

    def __init__(self, token: NDArray[np.float64], hidden: NDArray[np.float64], cells: Collection[Cell],
                 lean: NDArray[np.float64]) -> None:
        self._token, self._hidden, self._cells, self._lean = token, hidden, cells, lean
        self._step = _step_behind(lean)
        self.likely = self._put_together()
        self.feet = [c for c, p in self.likely.items() if p >= TOKEN]
        self.bodies = frozenset(map(self._behind, self.feet))

    def believed(self, most: int, least: float = TOKEN) -> tuple[tuple[TokenSeen, ...], frozenset[Cell]]:
        """The tokens, each `least` so sure (0..1), of a set that has so many at `most`; and the squares of which nobody
        can tell whether one stands there."""
        tops = self._tops(most)
        left = set(self.feet) - tops
        from_side = self._step != FROM_ABOVE
        twice = left & self.bodies if len(left) > most and from_side else set()  # one token's foot and body, perhaps
        if len(left - twice) > most:
            least = ONE_TOO_MANY
        tokens = tuple(TokenSeen(c, p) for c, p in sorted(self.likely.items())
                       if p >= least and c not in tops and c not in twice)
        missing = sum(t.confidence >= SURE_TOKEN for t in tokens) < most
        twice = {c for c in twice if missing or self.likely[c] >= ONE_TOO_MANY}
        said = {t.cell for t in tokens}
        return tokens, frozenset(c for c in self._cells if c not in said and (c in twice or self._open(c, missing)))

    def _open(self, cell: Cell, missing: bool) -> bool:
        """Whether a token may stand there unseen; of tokens all seen it is one's body."""
        doubt = self.likely.get(cell, float(self._token[cell])) > TOKEN_DOUBT and (missing or cell not in self.bodies)
        return doubt or (missing and bool(self._hidden[cell] >= UNDER_HAND))

    def _behind(self, cell: Cell, squares: int = 1) -> Cell:
        return cell[0] + squares * self._step[0], cell[1] + squares * self._step[1]

    def _put_together(self) -> dict[Cell, float]:
        """Where tokens may stand, with their probability. The network's word for one that covers two squares may be
        split between them: the nearer one has the foot; not if another token stands before it, whose body may be all
        that is seen there."""
        left = {c: float(self._token[c]) for c in self._cells if self._token[c] > TOKEN_DOUBT}
        feet: dict[Cell, float] = {}
        for cell in sorted(left, key=lambda c: (c[0] * self._step[0] + c[1] * self._step[1], c)):
            p = left.pop(cell, 0.0)
            body, front = self._behind(cell), self._behind(cell, -1)
            if (FOOT <= p < SURE_TOKEN and self._step != FROM_ABOVE and left.get(body, 1.0) < OWN_FOOT
                    and (feet.get(front, 0.0) < TOKEN or p > left[body])):
                p = min(1.0, p + left.pop(body))
            if p >= FOOT:
                feet[cell] = p
        return feet

    def _tops(self, most: int) -> set[Cell]:
        """Squares on which only the top of a token shows that stands elsewhere: what is in front of them is hidden, or
        more tokens show than there are."""
        if self._step == FROM_ABOVE:
            return set()
        tops = {c for c, p in self.likely.items() if p < SURE_TOKEN and (front := self._behind(c, -1)) in self._cells
                and self._hidden[front] >= UNDER_HAND}
        if len(self.feet) > most:
            tops |= self._far_tops() | {c for c in self.bodies.intersection(self.feet) if self._hidden[c] >= UNDER_HAND}
        return tops

    def _far_tops(self) -> set[Cell]:
        """Squares on which the top of another token would show that is so tall that its body reaches over more than one
        square."""
        far = self._lean * TALL
        if np.hypot(*far) < 1.5:
            return set()
        return {b for a in self.feet for b in self.feet
                if a != b and np.hypot(b[1] - a[1] - far[0], b[0] - a[0] - far[1]) <= FAR_TOP}


def with_upright(above: float, upright: float) -> float:
    """How likely a token stands on a square behind another one (0..1), by what is seen from `above`, where the one in
    front covers the square, and by its `upright` view (`behind`): it stands there if both say so, or the second is
    sure of it; none does if that is sure of it; and else nobody can tell."""
    if upright >= (TOKEN if above >= FOOT else SURE_TOKEN):
        return 1.0 - (1.0 - above) * (1.0 - upright)
    if upright <= NOT_THERE:
        return min(above, upright)
    return min(TOKEN - 0.01, float(np.sqrt(above * upright)))


def _step_behind(lean: NDArray[np.float64]) -> Cell:
    """The step to the square that the body of a token covers which is seen from the side."""
    if np.abs(lean).max() <= LEANS:
        return FROM_ABOVE
    axis = int(np.abs(lean).argmax())
    step = int(np.sign(lean[axis]))
    return (step, 0) if axis == 1 else (0, step)
