"""Tells on which squares tokens stand, of what the networks say of every square.

Why it exists: a tall token seen from the side covers the square behind its foot as well, and of one with a hand in
front of it only the top may show, on that square. So the word for a square is weighed with a second witness's, and
with those for its neighbours. Not done here: asking the networks (`asking`, `tokens`), or reading what lies on the
squares (`reader`).
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from referee.values import Cell, TokenSeen
from referee.vision.finding.sections import neighbours
from referee.vision.networks.asking import HIDDEN, logit, sigmoid

TOKEN = 0.9        # a token stands here: of 12 squares of 102 stills said with 0.3 to 0.9 two had one, of 388 above
                   # 386; bare and covered squares without one stay below 0.02 nearly always
DOUBTFUL = TOKEN - 0.01  # no more is said of one that only one of the two witnesses sees
SURE_TOKEN = 0.97  # so sure of a token the network is only where its foot is seen
ONE_TOO_MANY = 0.99  # where more tokens show than the set has, one of them is a reflection: only those as sure as this
                   # are believed
TALL = 1.35        # squares of a tall token's height; from low cameras its top then shows beyond the square behind,
FAR_TOP = 0.7      # about there, give or take so many squares
SUSPECTED = 0.005  # above this the second witness is asked; below, of 27 000 squares without a token none had one
SUSPECT = 0.05     # above this its 0.9 is enough; below it must be sure: of 280 squares there two had a token
SUSPECT_UNDER_HAND = 0.15  # the same where something is so surely in front: in 374 rendered stills the second witness
                   # said 0.9 to 0.97 of two such squares; one above it had a token, below it the dark corner of a
                   # card between fingers
TOKEN_DOUBT = 0.12  # above this nobody can tell whether a token stands there, even if the piece on the square was read
UNDER_HAND = 0.9   # nor where something is so surely in front of the square while not all tokens are seen: one there
                   # would not be, but for its top, which shows on the square behind
FOOT = 0.3         # so likely a square must be to be taken for one on which a token may stand
NOT_THERE = 0.03   # none stands where the second witness says no more: of 809 tokens all were above it, one below 0.5
LOOKS_LIKE = 0.7   # so much is enough where nothing is in front of a square: of 24 suspected ones without a token there
                   # none was above 0.5
ANY_ART_SUSPECTED = 0.0005  # the same for tokens of any art: of 500 drawn ones one was below, of 240 in other art one
FROM_THERE, FROM_HERE, BESIDES = 0.49, 0.57, 0.35  # how much the logits from above and of the second witness say of
                   # tokens of any art, and what is added: logistic regression on drawn boards of worlds held back
IN_PLAIN_SIGHT = 1.6  # and what is added where nothing is in front; chosen on own families: 1.2 and 2.0 found two fewer
LEAST_FROM_THERE, LEAST_FROM_HERE = sigmoid(np.array([-7.0, -6.0])).tolist()  # no logit is further from 0 than 7 and 6:
                   # neither is believed alone
LEANS = 0.35       # squares by which one square of height shifts the picture, from which bodies cover squares behind
FROM_ABOVE = (0, 0)


class Standing:
    """The tokens of one picture, by the networks' probabilities (rows, cols) that a `token` stands on a square and that
    it is `hidden`; `lean` as `squarenet.lean_of` says.

    `likely`: squares on which one may stand, and how likely; `feet`: those on which it does; `bodies`: the squares that
    these cover besides their own, or their own seen from above.
    """

    def __init__(self, token: NDArray[np.float64], hidden: NDArray[np.float64], cells: Collection[Cell],
                 lean: NDArray[np.float64]) -> None:
        self._token, self._hidden, self._cells, self._lean = token, hidden, cells, lean
        self._step = step_behind(lean)
        self.likely = {c: float(token[c]) for c in cells if token[c] >= FOOT}
        self.feet = [c for c, p in self.likely.items() if p >= TOKEN]
        self.bodies = frozenset(map(self._behind, self.feet))

    def before(self, cell: Cell) -> bool:
        """Whether a token is what is before a square, and no hand: its foot, or the body of one beside it."""
        if self._token[cell] >= SURE_TOKEN:
            return True
        beside = (n for n in neighbours(cell) if n in self._cells and n not in self.likely)
        hand_near = self._hidden[cell] >= UNDER_HAND and any(self._hidden[n] >= HIDDEN for n in beside)
        return cell in self.bodies and not hand_near

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


def witnessed(above: float, seen: float, in_front: float) -> float:
    """How likely a token of the known art stands on a square (0..1), by what the square reader says of the view from
    `above` and the second witness (`tokens`) of the square as it is `seen`; something is `in_front` of it so surely. It
    stands there if both say so, or the second is sure of it; none does if that is sure of it; else nobody can tell."""
    suspect = SUSPECT_UNDER_HAND if in_front >= UNDER_HAND else SUSPECT
    if seen >= (TOKEN if above >= suspect else SURE_TOKEN):
        return 1.0 - (1.0 - above) * (1.0 - seen)
    if seen <= NOT_THERE and above < SURE_TOKEN:
        return min(above, seen)
    if above >= SUSPECT and seen >= LOOKS_LIKE and in_front < HIDDEN:
        return max(above, TOKEN)
    doubt = FOOT if max(seen, above) >= TOKEN else 0.0
    return min(DOUBTFUL, max(float(np.sqrt(above * seen)), doubt))


def weighed(above: float, seen: float, in_front: bool) -> float:
    """As `witnessed`, of a token of any art; `in_front`: whether a hand or a token may hide a part of it. Neither
    witness knows it well, and they err apart: none is believed alone, what both think a little likely is likely."""
    said = FROM_THERE * logit(above, LEAST_FROM_THERE) + FROM_HERE * logit(seen, LEAST_FROM_HERE) + BESIDES
    return float(sigmoid(np.array(said + (0.0 if in_front else IN_PLAIN_SIGHT))))


def step_behind(lean: NDArray[np.float64]) -> Cell:
    """The step to the square that the body of a token covers which is seen from the side."""
    if np.abs(lean).max() <= LEANS:
        return FROM_ABOVE
    axis = int(np.abs(lean).argmax())
    step = int(np.sign(lean[axis]))
    return (step, 0) if axis == 1 else (0, step)
