"""Remembers the last looks at the table, and says what they show and what they leave open.

Why it exists: one look may overlook a piece or a token, or read one wrongly; what several looks show together is
surer than the last one. A table that was seen twice as it is, is so. What it does not do: explain what was seen
(`deciding`).
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from referee.rules.board.evidence.seen import SEARCHED_HIDDEN, Arrival, Seen
from referee.rules.board.observation import BoardObservation, Cell, Piece, patches
from referee.rules.board.position.layout import touch, with_around
from referee.rules.board.position.state import TOKENS, Position, place_of

KEPT = 12
"""Observations remembered, to say when the squares of a piece were last seen without it."""
LATELY = 6
"""Looks within which a square on which a token was seen may be where it counts."""
HALF_SEEN_LOOKS, OTHER_SEEN_LOOKS = 2, 3
"""Looks in a row at which a square cannot be seen, though nothing hides it. From the first number on something is
believed to lie there; from the second on something else than the piece that is known to. Of 180 simulated rounds no
other score was left unclear by this than with four."""


class Looks:
    """The last looks of one round. `needed`: how many must agree, more than one for a reader that may overlook."""

    def __init__(self, needed: int) -> None:
        self.needed = needed
        self.recent: list[BoardObservation] = []
        self._still: list[BoardObservation] = []
        self._new: frozenset[Cell] = frozenset()
        self._fewer = 0
        self._gone: list[tuple[float, Piece]] = []
        self._dark: dict[Cell, int] = {}
        self._buried: frozenset[Cell] = frozenset()

    def take_in(self, at: BoardObservation, last: BoardObservation | None, covered: Container[Cell]) -> Seen:
        """What is seen at the look `at`, after `last`; what was plain at an earlier look at the same table is plain.

        `covered`: squares on which pieces are known to lie.
        """
        self._gone = [*self._gone[-KEPT:], *((at.t, p) for p in at.removed)]
        if self.is_news(at) or at.tokens != self._still[-1].tokens:
            self._still = []
        self._still.append(at)
        self._new = frozenset(c for o in self._still for c in o.unsettled if c not in covered)
        return self.seen(at.t, last.tokens if last else frozenset())

    def seen(self, t: float, before: frozenset[Cell] = frozenset(), plain: frozenset[Cell] = frozenset()) -> Seen:
        """The table as it stands, at time `t` (s); `before`: cells with a token before, `plain`: seen well since."""
        if self.needed == 1:
            at = self._still[-1]
            return Seen(t, at.tokens, at.hidden, before, at.unsettled)
        hidden = frozenset.intersection(*(o.hidden for o in self._still)) | self._new
        unsettled = frozenset.intersection(*(o.unsettled for o in self._still)) | self._new
        return Seen(t, self._still[-1].tokens, hidden - plain, before, unsettled - plain)

    def is_news(self, at: BoardObservation) -> bool:
        """Whether a look shows anything that was not there at the look before."""
        return not self._still or bool(at.laid or at.removed or at.tokens - self._still[-1].tokens)

    def shows_less(self, at: BoardObservation) -> bool:
        """Whether a look shows nothing new and fewer tokens: one was overlooked or misread, if only once."""
        self._fewer = self._fewer + 1 if not self.is_news(at) and at.tokens < self._still[-1].tokens else 0
        return 0 < self._fewer < self.needed

    @property
    def agree(self) -> int:
        """How many looks in a row showed the table as it is."""
        return len(self._still)

    @property
    def last(self) -> BoardObservation:
        """The last look that was taken in."""
        return self._still[-1]

    def showing(self, tokens: Collection[Cell]) -> int:
        """How many looks in a row, up to the last, show tokens on all these squares. A look counts only if it also
        shows what lies around them, or just a token hides that."""
        near, shown = with_around(tokens), 0
        for look in reversed((*(o for o in self.recent if o is not self.last), self.last)):
            if not look.tokens.issuperset(tokens):
                break
            shown += look.looks if look.out_of_sight.isdisjoint(near) else 0
        return shown

    def seen_again(self, at: BoardObservation) -> frozenset[Cell]:
        """Squares on which something seemed to change while the table stood as it was, and did not, as is seen now.
        Where part of what seemed to change did, the rest may have, too."""
        changed = {c for p in (*at.laid, *at.removed) for c in p.cells}
        seemed = patches(frozenset(c for o in self._still for c in o.unsettled))
        return frozenset(c for patch in seemed if patch.isdisjoint(changed) for c in patch) - at.hidden

    def remember(self, at: BoardObservation, position: Position | None) -> None:
        """The look is over; `position`: what is known of the board after it."""
        if position is not None:
            dark = self.recent[-1].hidden if self.recent else frozenset()
            over = {c for p in at.laid if not dark.issuperset(p.cells) for c in p.cells}  # else it may have lain there
            if over:
                before = replace(position, pieces=tuple(p for p in position.pieces if p not in at.laid))
                self._buried |= self.half_seen(before) & over
            self._buried = self._buried.intersection(position.covered)
        self.recent = [*self.recent[-KEPT:], at]
        if len(at.hidden) <= SEARCHED_HIDDEN:
            self._dark = {c: self._dark.get(c, 0) + (c in at.half_seen or c not in at.behind) for c in at.hidden}

    def absent_at(self, piece: Piece, looks: int) -> float:
        """When (s) so many looks had shown last that a piece, seen now for the first time, did not lie there; -inf if
        they did not, or it was overlooked for a while."""
        if self.was_overlooked(piece):
            return float("-inf")
        for look in reversed(self.recent):
            if look.hidden.isdisjoint(piece.cells):
                looks -= look.looks
                if looks <= 0:
                    return look.t
        return float("-inf")

    def arrival(self, piece: Piece, t: float, more: int = 0) -> Arrival:
        """A piece first seen at time `t` (s); one that was overlooked for a while was not absent. So many `more` looks
        than must agree have to show that it was not there."""
        if self.was_overlooked(piece):
            return Arrival(piece, t)
        absent_at = self.absent_at(piece, self.needed + more)
        bare = [o for o in reversed(self.recent) if o.hidden.isdisjoint(piece.cells)]
        onwards = (b.t for a, b in pairwise((*self.recent[:1], *self.recent)) if b.t > absent_at
                   and (any(touch(p.cells, piece.cells) for p in b.laid) or touch(a.tokens - b.tokens, piece.cells)))
        busy = min(onwards, default=t)  # from then on its token may stand elsewhere by right
        bare_at = (o.t for o in bare if o.t < busy and len(o.tokens) == TOKENS and o.tokens.isdisjoint(piece.cells))
        return Arrival(piece, t, absent_at, next(bare_at, float("-inf")))

    def standing_since(self, tokens: Iterable[Cell], t: float) -> float:
        """Since when (s) tokens that are seen at time `t` have been seen on these squares."""
        spots = set(tokens)
        for look in reversed(self.recent):
            if not spots <= look.tokens:
                break
            t = look.t
        return t

    def before(self, t: float | None) -> list[BoardObservation]:
        """The looks before time `t` (s; None: now) that show the table otherwise than it is."""
        since = self._still[0].t if t is None else min(t, self._still[0].t)
        return [o for o in self.recent if o.t < since]

    def away_s(self, t: float | None) -> float:
        """The longest time (s) without a look since the last one before time `t` (s; None: before the table was so)."""
        before = self.before(t)
        times = [o.t for o in (*before[-1:], *self.recent[len(before):], self._still[-1])]
        return max((b - a for a, b in pairwise(times)), default=float("inf"))

    def lately(self, t: float | None) -> frozenset[Cell]:
        """Squares on which tokens were seen not long before time `t` (s; None: now)."""
        return frozenset(c for o in self.before(t)[-LATELY:] for c in o.tokens)

    def lost_sight(self, t: float | None, visit_s: float, clear: float) -> frozenset[Cell]:
        """Squares with a token not long before time `t` (s; None: now), but not at a look that missed one, showed more
        of them moved than pieces laid, or came later than one hand's visit takes: one may have been put there again,
        with a piece that was taken back unseen. Of the looks up to time `clear` (s), at which nothing was open any
        more, only those count that show all tokens."""
        looks = [o for o in self.before(t)[-LATELY:] if o.t > clear or len(o.tokens) == TOKENS]
        return frozenset(
            c for a, b in pairwise(looks) for c in a.tokens - b.tokens
            if len(b.tokens) < TOKENS or b.t - a.t > visit_s
            or len(a.tokens - b.tokens) > sum(len(o.laid) for o in self.recent if a.t < o.t <= b.t))

    def was_overlooked(self, piece: Piece) -> bool:
        """Whether this very piece was lying there and was missed a few looks ago, by a reader that may overlook it; not
        if twice as many looks as must agree showed the squares bare."""
        if self.needed == 1 or not self.recent:
            return False
        gone = max((t for t, p in self._gone if t >= self.recent[0].t and place_of(p) == place_of(piece)
                    and p.owner == piece.owner and p.colours == piece.colours), default=None)
        if gone is None:
            return False
        since = (o for o in self.recent if o.t >= gone)
        away = takewhile(lambda o: piece.cells not in [p.cells for p in o.laid], since)
        return sum(o.looks for o in away if o.hidden.isdisjoint(piece.cells)) < 2 * self.needed

    def was_hidden(self, laid: Sequence[Arrival]) -> frozenset[Cell]:
        """Squares in doubt at some look since the pieces just laid were surely absent; not under hand or token.

        Once the table stood as it is, nothing more needs to have happened; and a reader that may overlook a piece has
        overlooked what it denied once and saw again before anything else was seen to change.
        """
        absent = min((a.absent_at for a in laid), default=float("inf"))
        recent = [o for o in self.recent if o.t >= absent]
        tokens = {c for o in self.recent for c in o.tokens}
        few = [o for o in recent if len(o.hidden) <= SEARCHED_HIDDEN]
        if self.needed == 1:
            return frozenset({c for o in few for c in o.hidden} - tokens).union(*(o.unsettled for o in recent))
        now, before = self.seen(0.0), [o for o in few if o.t < self._still[0].t]
        dark = frozenset({c for o in before for c in o.hidden - o.unsettled}.union(now.hidden) - tokens)
        return dark | now.unsettled | self.denied()

    def hand_at(self, tokens: Iterable[Cell], position: Position) -> bool:
        """Whether a hand may be where one of these is seen, so that it may be carried still, or be a finger: a square
        beside it cannot be seen that no token hides, and no card of which the other half is covered lies there."""
        beside = {c for c in self.last.hidden for r, k in tokens if max(abs(c[0] - r), abs(c[1] - k)) == 1}
        under = (position.piece_at(c) for c in beside)
        half = {c for p in under if p is not None and any(position.piece_at(k) != p for k in p.cells) for c in p.cells}
        # a finger that points at the camera covers what tokens may cover, too, but its hand goes on
        return any(not patch <= half | self.last.behind for patch in patches(self.last.hidden)
                   if not patch.isdisjoint(beside - half))

    def denied(self) -> frozenset[Cell]:
        """Squares on which something seemed to have changed at the last look before the table was as it is."""
        before = self.before(None)
        return before[-1].unsettled if before else frozenset()

    def denied_once(self, cells: Sequence[Cell]) -> bool:
        """Whether a look not long ago left it uncertain that something lay on these squares."""
        return any(o.unsettled.issuperset(cells) for o in self.recent)

    def seen_at(self, piece: Piece, began: float) -> float:
        """When the squares of a piece were last seen, before this look; of the looks that are remembered."""
        seen = (o.t for o in reversed(self.recent) if o.hidden.isdisjoint(piece.cells))
        return next(seen, self.recent[0].t if self.recent else began)

    def held(self, piece: Piece) -> frozenset[Cell]:
        """Where tokens stood on a piece that was taken for gone, at the last look before that showed it."""
        looks = reversed(self.recent)
        for look in looks:
            if place_of(piece) in map(place_of, look.removed):
                break
        before = next((o for o in looks if o.hidden.isdisjoint(piece.cells)), None)
        return frozenset() if before is None else before.tokens.intersection(piece.cells)

    def half_seen(self, position: Position) -> frozenset[Cell]:
        """Squares that could not be seen for long, with no hand or token near, where something else may lie than is
        known: beside a piece and covered by none, or covered by one that should be seen whole."""

        def strange(cell: Cell, looks: int) -> bool:
            piece = position.piece_at(cell)
            if piece is None:
                beside = position.layout.beside(cell)
                return looks >= HALF_SEEN_LOOKS and any(n in position.covered for n in beside)
            return looks >= OTHER_SEEN_LOOKS and all(position.piece_at(c) == piece for c in piece.cells)

        return frozenset(c for c, looks in self._dark.items() if strange(c, looks))

    def perhaps_beneath(self, position: Position) -> frozenset[Cell]:
        """Squares on which half of a piece may lie that nobody saw whole: `half_seen`, or were before they were laid
        over."""
        return self.half_seen(position) | self._buried
