"""Tells on which squares tokens stand, of what the networks say of every square.

Why it exists: a tall token seen from the side covers the square behind its foot as well. Of one with a hand in front of
it only the top may show, on that square. So the word for a square is weighed with a second witness's, and with those
for its neighbours. Not done here: asking the networks (`asking`, `tokens`), or reading what lies on the squares
(`reader`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell, TokenSeen
from referee.vision.board.finding.sections import neighbours
from referee.vision.board.networks.asking import HIDDEN, logit, sigmoid


@dataclass(frozen=True, slots=True)
class StandingSettings:
    """How sure the two witnesses of tokens must be: the square reader from above, and the second witness (`tokens`).

    - `token`: a token stands here. Of 12 squares of 102 stills said with 0.3 to 0.9 two had one, of 388 above 386. Bare
      and covered squares without one stay below 0.02 nearly always.
    - `doubtful`: no more is said of one that only one of the two witnesses sees.
    - `sure_token`: so sure of a token the network is only where its foot is seen.
    - `one_too_many`: where more tokens show than the set has, one of them is a reflection: only those as sure as this
      are believed.
    - `tall`: squares of a tall token's height; from low cameras its top then shows beyond the square behind.
    - `far_top`: about there, give or take so many squares.
    - `suspected`: above this the second witness is asked; below, of 27 000 squares without a token none had one.
    - `suspect`: above this its 0.9 is enough; below it must be sure: of 280 squares there two had a token.
    - `suspect_under_hand`: the same where something is so surely in front. In 374 rendered stills the second witness
      said 0.9 to 0.97 of two such squares. One above it had a token, one below it the dark corner of a card between
      fingers.
    - `token_doubt`: above this nobody can tell whether a token stands there, even if the piece on the square was read.
    - `under_hand`: nor where something is so surely in front of the square while not all tokens are seen. One there
      would not be, but for its top, which shows on the square behind.
    - `foot`: so likely a square must be to be taken for one on which a token may stand.
    - `not_there`: none stands where the second witness says no more: of 809 tokens all were above it, one below 0.5.
    - `looks_like`: so much is enough where nothing is in front of a square: of 24 suspected ones without a token there
      none was above 0.5.
    - `any_art_suspected`: as `suspected`, for tokens of any art: of 500 drawn ones one was below, of 240 in other art
      one.
    - `from_there`: how much the logit from above says of tokens of any art. It and the next two are of a logistic
      regression on drawn boards of worlds held back.
    - `from_here`: and the second witness's.
    - `besides`: and what is added.
    - `in_plain_sight`: and what is added where nothing is in front. It was chosen on own families: 1.2 and 2.0 found
      two fewer.
    - `leans`: squares by which one square of height shifts the picture, from which bodies cover squares behind.
    """

    token: float = 0.9
    doubtful: float = token - 0.01
    sure_token: float = 0.97
    one_too_many: float = 0.99
    tall: float = 1.35
    far_top: float = 0.7
    suspected: float = 0.005
    suspect: float = 0.05
    suspect_under_hand: float = 0.15
    token_doubt: float = 0.12
    under_hand: float = 0.9
    foot: float = 0.3
    not_there: float = 0.03
    looks_like: float = 0.7
    any_art_suspected: float = 0.0005
    from_there: float = 0.49
    from_here: float = 0.57
    besides: float = 0.35
    in_plain_sight: float = 1.6
    leans: float = 0.35


STANDING = StandingSettings()
LEAST_FROM_THERE, LEAST_FROM_HERE = sigmoid(np.array([-7.0, -6.0])).tolist()
"""No logit is further from 0 than 7 and 6: neither witness is believed alone."""
FROM_ABOVE = (0, 0)
"""The step behind a token that is seen from straight above."""


class Standing:
    """The tokens of one picture, by the networks' probabilities (rows, cols) that a `token` stands on a square and that
    it is `hidden`. `lean` as `squarenet.lean_of` says.

    `likely`: squares on which one may stand, and how likely; `feet`: those on which it does. `bodies`: the squares that
    these cover besides their own, or their own seen from above.
    """

    def __init__(self, token: NDArray[np.float64], hidden: NDArray[np.float64], cells: Collection[Cell],
                 lean: NDArray[np.float64]) -> None:
        self._token, self._hidden, self._cells, self._lean = token, hidden, cells, lean
        self._step = step_behind(lean)
        self.likely = {c: float(token[c]) for c in cells if token[c] >= STANDING.foot}
        self.feet = [c for c, p in self.likely.items() if p >= STANDING.token]
        self.bodies = frozenset(map(self._behind, self.feet))

    def before(self, cell: Cell) -> bool:
        """Whether a token is what is before a square, and no hand: its foot, or the body of one beside it."""
        if self._token[cell] >= STANDING.sure_token:
            return True
        beside = (n for n in neighbours(cell) if n in self._cells and n not in self.likely)
        hand_near = self._hidden[cell] >= STANDING.under_hand and any(self._hidden[n] >= HIDDEN for n in beside)
        return cell in self.bodies and not hand_near

    def believed(self, most: int, least: float = STANDING.token) -> tuple[tuple[TokenSeen, ...], frozenset[Cell]]:
        """The tokens, each `least` so sure (0..1), of a set that has so many at `most`. The squares go with them of
        which nobody can tell whether one stands there."""
        tops = self._tops(most)
        left = set(self.feet) - tops
        from_side = self._step != FROM_ABOVE
        twice = left & self.bodies if len(left) > most and from_side else set()  # one token's foot and body, perhaps
        if len(left - twice) > most:
            least = STANDING.one_too_many
        tokens = tuple(TokenSeen(c, p) for c, p in sorted(self.likely.items())
                       if p >= least and c not in tops and c not in twice)
        missing = sum(t.confidence >= STANDING.sure_token for t in tokens) < most
        twice = {c for c in twice if missing or self.likely[c] >= STANDING.one_too_many}
        said = {t.cell for t in tokens}
        return tokens, frozenset(c for c in self._cells if c not in said and (c in twice or self._open(c, missing)))

    def _open(self, cell: Cell, missing: bool) -> bool:
        """Whether a token may stand there unseen; of tokens all seen it is one's body."""
        likely = self.likely.get(cell, float(self._token[cell]))
        doubt = likely > STANDING.token_doubt and (missing or cell not in self.bodies)
        return doubt or (missing and bool(self._hidden[cell] >= STANDING.under_hand))

    def _behind(self, cell: Cell, squares: int = 1) -> Cell:
        return cell[0] + squares * self._step[0], cell[1] + squares * self._step[1]

    def _tops(self, most: int) -> set[Cell]:
        """Squares on which only the top of a token shows that stands elsewhere. What is in front of them is hidden, or
        more tokens show than there are."""
        if self._step == FROM_ABOVE:
            return set()
        tops = {c for c, p in self.likely.items() if p < STANDING.sure_token
                and (front := self._behind(c, -1)) in self._cells and self._hidden[front] >= STANDING.under_hand}
        if len(self.feet) > most:
            feet = self.bodies.intersection(self.feet)
            tops |= self._far_tops() | {c for c in feet if self._hidden[c] >= STANDING.under_hand}
        return tops

    def _far_tops(self) -> set[Cell]:
        """Squares on which the top of another token would show that is so tall that its body reaches over more than one
        square."""
        far = self._lean * STANDING.tall
        if np.hypot(*far) < 1.5:
            return set()
        return {b for a in self.feet for b in self.feet
                if a != b and np.hypot(b[1] - a[1] - far[0], b[0] - a[0] - far[1]) <= STANDING.far_top}


def witnessed(above: float, seen: float, in_front: float) -> float:
    """How likely a token of the known art stands on a square (0..1). `above`: by the square reader; `seen`: by the
    second witness (`tokens`); something is `in_front` of it so surely. It stands there if both say so, or the second is
    sure of it; none does if that is sure of it. Else nobody can tell."""
    suspect = STANDING.suspect_under_hand if in_front >= STANDING.under_hand else STANDING.suspect
    if seen >= (STANDING.token if above >= suspect else STANDING.sure_token):
        return 1.0 - (1.0 - above) * (1.0 - seen)
    if seen <= STANDING.not_there and above < STANDING.sure_token:
        return min(above, seen)
    if above >= STANDING.suspect and seen >= STANDING.looks_like and in_front < HIDDEN:
        return max(above, STANDING.token)
    doubt = STANDING.foot if max(seen, above) >= STANDING.token else 0.0
    return min(STANDING.doubtful, max(float(np.sqrt(above * seen)), doubt))


def weighed(above: float, seen: float, in_front: bool) -> float:
    """As `witnessed`, of a token of any art; `in_front`: whether a hand or a token may hide a part of it. Neither
    witness knows it well, and they err apart: none is believed alone, what both think a little likely is likely."""
    there, here = logit(above, LEAST_FROM_THERE), logit(seen, LEAST_FROM_HERE)
    said = STANDING.from_there * there + STANDING.from_here * here + STANDING.besides
    return float(sigmoid(np.array(said + (0.0 if in_front else STANDING.in_plain_sight))))


def step_behind(lean: NDArray[np.float64]) -> Cell:
    """The step to the square that the body of a token covers which is seen from the side."""
    if np.abs(lean).max() <= STANDING.leans:
        return FROM_ABOVE
    axis = int(np.abs(lean).argmax())
    step = int(np.sign(lean[axis]))
    return (step, 0) if axis == 1 else (0, step)
