"""Where a token may be seen besides where a hypothesis has it.

Why it exists: a card lies for a moment before its token follows, and a token that stands wrongly may be put right
unseen. So one square a token is not enough to compare a hypothesis with what is seen. What it does not do: move
tokens (`hypothesis`) or find them (`search`). """

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from referee.rules.board.observation import Cell
from referee.rules.board.position.state import Place

JUDGED_SETTLES = 2
"""A token may follow onto a wrong piece for twice the time it has to follow onto a right one; then it moved alone."""
_NOWHERE: frozenset[Cell] = frozenset()


class Gate(NamedTuple):
    """Where else a token may be seen than where the hypothesis has it.

    - The pieces on the places `pieces` were laid at this token, first seen at the times `waits`, and its move is still
      due. It may be seen on the squares `due`, on the way to where it belongs.
    - `judged`: squares on which it would stand wrongly, but that is part of what was judged at time `judged_at`. They
      are those of a wrong piece, or the one it stood on when its piece was taken back.
    - `right`: where it belongs, while it stands elsewhere. It may be put there, or be played from there. `debtor` owes
      a free placement for it once it stands there.
    """

    due: frozenset[Cell] = _NOWHERE
    pieces: tuple[Place, ...] = ()
    waits: tuple[float, ...] = ()
    judged: frozenset[Cell] = _NOWHERE
    judged_at: float = 0.0
    right: frozenset[Cell] = _NOWHERE
    debtor: str | None = None

    def may_stand(self, home: Cell | None) -> frozenset[Cell]:
        """Where the token may stand that by the rules is at `home`: nobody saw on which half of a card it was put."""
        last = self.pieces[-1][1] if self.pieces else ()
        return frozenset(last if home in last else () if home is None else (home,))

    def wrongly_at(self, t: float, settle_s: float) -> frozenset[Cell]:
        """The squares `judged` on which the token may still be seen at time `t` (s). A right one has `settle_s` seconds
        to follow."""
        return self.judged if t - self.judged_at <= JUDGED_SETTLES * settle_s else _NOWHERE

    def late_at(self, home: Cell | None, t: float) -> frozenset[Cell]:
        """Where the token of `pieces`, by the rules at `home`, may be when it is late. It is on its way still, or on
        the wrong half of the last one of them, if that was seen before time `t` (s)."""
        if not self.pieces:
            return _NOWHERE
        return self.due if self.waits[-1] >= t else self.due.union(self.pieces[-1][1]) - {home}

    def judging(self, cells: Iterable[Cell], t: float) -> Gate:
        """The gate if `cells` are judged, too, at time `t` (s)."""
        return self._replace(judged=self.judged.union(cells), judged_at=t)

    def without(self, place: Place) -> Gate:
        """After the piece on `place` was judged for good: nothing is due for it any more, or held against it."""
        if place not in self.pieces:
            return self
        left = [(p, t) for p, t in zip(self.pieces, self.waits, strict=True) if p != place]
        return self._replace(pieces=tuple(p for p, _ in left), waits=tuple(t for _, t in left),
                       judged=self.judged if left else self.judged | self.due,
                       judged_at=self.judged_at if left else self.waits[-1])


NO_GATE = Gate()
