"""What a hypothesis will cost more at least before it ends in what was seen.

Why it exists: most ways to lay the pieces of a step end with a token where none was seen. Known early, they need not
be followed to their end (an admissible bound, as in branch and bound; Land and Doig 1960). What it does not do:
search (`search`). A bound that is too low costs time only; one that is too high would lose a hypothesis, so whatever
may explain a token counts as if it did.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from referee.rules.board.belief.gate import JUDGED_SETTLES, NO_GATE, Gate
from referee.rules.board.belief.hypothesis import FAULT, LONE_MOVE, Hypothesis
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.layout import Layout, spread
from referee.rules.board.position.matching import matching
from referee.rules.core import UNKNOWN

Left = frozenset[int]
"""Which of the pieces of a step are still to be laid."""
_Token = tuple[Cell | None, Gate, frozenset[str], frozenset[Cell], bool]
"""All that the ways of one token depend on: its place and gate; who owes a free placement for it; the squares of the
gate on which it would still be in time; and whether anybody may free a token that is shut in."""
_NOBODY: frozenset[str] = frozenset()
_NOWHERE: frozenset[Cell] = frozenset()


def on_the_way(spot: Cell, gate: Gate) -> bool:
    """Whether a token may have been put down there for a moment: beside its way or its piece."""
    return _near(spot, gate.due) or any(_near(spot, cells) for _, cells in gate.pieces)


@dataclass(frozen=True, slots=True)
class Clock:
    """When the tokens are seen (`now`, s), and how long one may take to follow its piece (`settle_s`). `newest`: when
    the newest of the pieces still to be laid was first seen (s), -inf if none is."""

    now: float
    settle_s: float
    newest: float

    def in_time(self, since: float) -> bool:
        """Whether a token may still be on its way that was to follow at time `since` (s)."""
        return self.now - since <= self.settle_s


@dataclass(frozen=True, slots=True)
class Start:
    """The `cells` that a token may get to from one. `causers`: who may have to free it on its way; `stuck`: whether it
    is shut in there already."""

    cells: frozenset[Cell]
    causers: frozenset[str]
    stuck: bool


@dataclass(frozen=True, slots=True)
class Reached:
    """Where tokens may get to, and whether for some of it somebody must have shut one in, who then freed it."""

    cells: frozenset[Cell]
    freed: bool


@dataclass(frozen=True, slots=True)
class Reach:
    """Where tokens can get to by the rules while `pieces` are laid on a board with pieces on the cells `covered`.

    `wrong`: those of them that break a rule wherever the tokens stand. Each answer is worked out once for a cell and
    the pieces that are left.
    """

    layout: Layout
    pieces: Sequence[Piece]
    covered: Collection[Cell]
    wrong: Collection[Piece] = ()
    _known: dict[tuple[Left, Cell], Start] = field(default_factory=dict)
    _sure: dict[Left, tuple[list[Piece], frozenset[Cell]]] = field(default_factory=dict)
    _closed: dict[tuple[frozenset[Cell], Left, frozenset[str], bool], Reached | None] = field(default_factory=dict)

    def of(self, left: Left) -> list[Piece]:
        """The pieces that are left."""
        return [self.pieces[k] for k in sorted(left)]

    def sure(self, left: Left) -> tuple[list[Piece], frozenset[Cell]]:
        """The pieces left that will break a rule, as `wrong` or on another one, and where a token may get to then."""
        found = self._sure.get(left)
        if found is None:
            pieces = self.of(left)
            covered = {*self.covered, *(c for k, p in enumerate(self.pieces) if k not in left for c in p.cells)}
            sure = [p for p in pieces if p in self.wrong or (p.owner != UNKNOWN and not covered.isdisjoint(p.cells))]
            cells = {c for p in sure for c in p.cells}
            reached = self.closure(cells, left, (), anybody=True) if sure else None
            everywhere = frozenset(c for p in pieces for c in p.cells) if sure else frozenset()
            found = self._sure[left] = sure, reached.cells if reached else everywhere
        return found

    def start(self, cell: Cell, left: Left) -> Start:
        """Where a token may get to from a cell, without being freed."""
        found = self._known.get((left, cell))
        if found is None:
            pieces = self.of(left)
            cells, _ = spread((cell,), pieces)
            covered = {c for p in self.pieces for c in p.cells}
            shut_in = [c for c in cells if _may_be_shut_in(self.layout, c, self.covered, covered)]
            ways = {w for c in shut_in for w in (c, *(n for way in self.layout.ways(c) for n in way))}
            by = frozenset(p.owner for p in pieces if not ways.isdisjoint(p.cells))
            stuck = cell in shut_in and _may_be_shut_in(
                self.layout, cell, self.covered, covered.difference(*(p.cells for p in pieces)))
            found = self._known[left, cell] = Start(frozenset(cells), by, stuck)
        return found

    def closure(self, cells: Iterable[Cell], left: Left, debtors: Collection[str], anybody: bool) -> Reached | None:
        """All that tokens may get to from these cells, if the `debtors` owe a free placement; None: anything.

        `anybody`: a token that is shut in may be freed by anybody.
        """
        key = frozenset(cells), left, frozenset(debtors), anybody
        if key not in self._closed:
            self._closed[key] = self._closure(*key)
        return self._closed[key]

    def _closure(self, cells: frozenset[Cell], left: Left, debtors: frozenset[str], anybody: bool) -> Reached | None:
        if anybody and debtors:
            return None
        starts = [self.start(cell, left) for cell in cells]
        reached = frozenset[Cell]().union(*(s.cells for s in starts))
        owners: set[str] = set()
        new = set(debtors).union(*(s.causers for s in starts))
        while new:
            if UNKNOWN in new or anybody:
                return None
            starts = [self.start(c, left) for p in self.of(left) if p.owner in (*new, UNKNOWN) for c in p.cells]
            reached = reached.union(*(s.cells for s in starts))
            owners |= new
            new = set[str]().union(*(s.causers for s in starts)) - owners
        return Reached(reached, bool(owners))


@dataclass(frozen=True, slots=True, eq=False)
class Ahead:
    """What is still to come: `pieces`, those with the numbers `left`, are laid, and then `tokens` are seen; when
    (`clock`), and which of them may be `moving` to somewhere else. What was worked out about it is kept, for most
    hypotheses share most tokens."""

    left: Left
    pieces: Sequence[Piece]
    tokens: frozenset[Cell]
    moving: frozenset[Cell]
    clock: Clock
    _ways: dict[_Token, _Ways] = field(default_factory=dict)
    _errors: dict[tuple[int, ...], int] = field(default_factory=dict)

    def errors(self, hypothesis: Hypothesis, reach: Reach) -> int:
        """How many tokens at least are moved against the rules."""
        ways = self._ways_of(hypothesis, reach)
        which = tuple(map(id, ways))  # each is kept, so that no other one gets its number
        found = self._errors.get(which)
        if found is None:
            found = self._errors[which] = _errors(ways, self, reach)
        return found

    def _ways_of(self, hypothesis: Hypothesis, reach: Reach) -> list[_Ways]:
        position, anybody = hypothesis.position, _anybody_may_free(hypothesis)
        debts = (*position.owed, *position.pending)
        found = []
        for i, (home, gate) in enumerate(zip(position.tokens, hypothesis.gates, strict=True)):
            debtors = frozenset(who for k, who in debts if k == i) if debts else _NOBODY
            due = gate.due & self.tokens if gate.pieces else ()
            in_time = frozenset(c for c in due if self.clock.in_time(hypothesis.late_since(i, c))) if due else _NOWHERE
            token = home, gate, debtors, in_time, anybody
            ways = self._ways.get(token)
            if ways is None:
                ways = self._ways[token] = _ways(token, self, reach)
            found.append(ways)
        return found


def at_least(hypothesis: Hypothesis, ahead: Ahead, reach: Reach) -> int:
    """Errors still to come, as costs, when the pieces `ahead` are still to be laid and then its tokens are seen.

    Asked only if all tokens are seen, so that each of them must be somewhere: those that cannot be matched, each with
    another one of the cells that it can get to, were moved against the rules, one error each. A piece that breaks a
    rule anyway may have any token put on it.
    """
    if ahead.tokens.issubset(hypothesis.position.tokens):
        return len(reach.sure(ahead.left)[0]) * FAULT
    waiting = ahead.left or any(s.pieces for s in hypothesis.gates)
    return ahead.errors(hypothesis, reach) * (FAULT if waiting else LONE_MOVE)


def _errors(ways: Sequence[_Ways], ahead: Ahead, reach: Reach) -> int:
    """How many of the tokens cannot be matched."""
    left, tokens = ahead.left, ahead.tokens
    sure, with_them = reach.sure(left)

    def lost(besides: Collection[Cell] = (), put_there: bool = False, one_is_wrong: bool = False) -> int:
        return len(ways) - len(matching(range(len(ways)), {
            i: [spot for spot in tokens if spot in way.cells or spot in besides
                or (one_is_wrong and way.freed) or (put_there and (way.anywhere or spot in way.put_there))]
            for i, way in enumerate(ways)}))

    # with one error anybody may free what is shut in, and a token may have been put on each half of one card
    errors = lost()
    if sure or errors > 1:
        halves = {c for p in reach.of(left) if tokens.issuperset(p.cells) for c in p.cells}
        errors = min(errors, 1 + lost(halves, one_is_wrong=True))
        if sure:
            errors = max(errors, len(sure) + lost(halves | with_them, put_there=True, one_is_wrong=True))
    return errors


def wrong_at_least(hypothesis: Hypothesis, left: Left, reach: Reach) -> tuple[int, list[Piece]]:
    """How many of the pieces `left` to be laid will break a rule, and which of them may be those.

    Some do wherever the tokens stand. Others touch each other, but nothing that a token can get to over the rest: the
    first of each such group does, unless its player owes a free placement or may come to owe one.

    Asked only where a card must touch the square of its token, and only whoever shut one in may free it.
    """
    position, (sure, _) = hypothesis.position, reach.sure(left)
    if len(sure) == len(left) or None in position.tokens:
        return len(sure), sure
    apart, freed = _apart(hypothesis, left, reach)
    if not apart:
        return len(sure), sure
    pieces = reach.of(left)
    if freed:  # or another one breaks a rule, and then anybody may free the token
        return 1, pieces
    groups = _groups(apart)
    if groups > 1:
        laid = {c for p in pieces for c in p.cells}
        if any(_may_be_shut_in(reach.layout, c, position.covered, laid) for p in apart for c in p.cells):
            groups = 1
    return len(sure) + groups, [*sure, *apart]


def _apart(hypothesis: Hypothesis, left: Left, reach: Reach) -> tuple[list[Piece], bool]:
    """Pieces that touch nothing that a token can get to; and whether others are touched by one that must be freed only.

    Those that break a rule wherever the tokens stand are not among them.
    """
    (sure, _), gates = reach.sure(left), hypothesis.gates
    cells = hypothesis.position.token_cells.union(*(s.right for s in gates), *(p.cells for p in sure))
    apart, freed = _not_reached(cells, hypothesis, left, reach)
    if not apart:
        return apart, freed
    homes = zip(gates, hypothesis.position.tokens, strict=True)
    halves = frozenset[Cell]().union(*(s.may_stand(home) for s, home in homes)) - cells
    if not halves:
        return apart, freed
    # a token that is put on another piece may belong there since, and the next one be laid at it
    rest, freed_too = _not_reached(cells | halves, hypothesis, left, reach)
    return (rest, freed_too) if sure or (rest and not freed_too) else (apart, True)


def _not_reached(starts: frozenset[Cell], hypothesis: Hypothesis, left: Left, reach: Reach) -> tuple[list[Piece], bool]:
    """Pieces that no token gets to from the cells `starts`, and whether one must be freed for what is got to.

    None, where nobody knows how far a token gets: then nothing is proved.
    """
    position, (sure, _) = hypothesis.position, reach.sure(left)
    owed = dict((*position.owed, *position.pending))
    if any(reach.start(c, left).stuck for c in starts.difference(position.tokens[i] for i in owed)):
        return [], False
    reached = reach.closure(starts, left, set(owed.values()), bool(sure) or _anybody_may_free(hypothesis))
    if reached is None:
        return [], False
    return [p for p in reach.of(left) if p not in sure and reached.cells.isdisjoint(p.cells)], reached.freed


def _groups(pieces: Sequence[Piece]) -> int:
    """How many groups the pieces make of which none touches another."""
    groups, others = 0, pieces
    while others:
        groups, others = groups + 1, spread(others[0].cells, others[1:])[1]
    return groups


def worth_a_token(hypothesis: Hypothesis, piece: Piece, left: Sequence[Piece], tokens: frozenset[Cell]) -> list[Cell]:
    """Squares of a piece laid against the rules on which a token may have been put so that it matters.

    It is seen there, or the next piece may be laid at it, or it may be shut in there. A token put anywhere else went
    back where it counts: that is the same as if it had not moved. Asked only if all tokens are seen.
    """
    layout, covered = hypothesis.position.layout, hypothesis.position.covered
    laid = {c for p in left for c in p.cells}
    here = laid.union(piece.cells)
    return [c for c in piece.cells if c in tokens or not layout.beside(c).isdisjoint(laid)
            or (left and _may_be_shut_in(layout, c, covered, here))]


def _anybody_may_free(hypothesis: Hypothesis) -> bool:
    """Whether it may not be known who is to free a token that is shut in: one stands where it does not belong, or that
    is so already."""
    for gate in hypothesis.gates:
        if gate.right or gate.debtor:
            return True
    position = hypothesis.position
    return any(who == UNKNOWN for _, who in (*position.owed, *position.pending))


def _may_be_shut_in(layout: Layout, cell: Cell, covered: Collection[Cell], laid: Collection[Cell]) -> bool:
    """Whether a token on the cell is shut in once the cells `laid` are covered, too."""
    return all(n in covered or m in covered or n in laid or m in laid for n, m in layout.ways(cell))


@dataclass(frozen=True, slots=True)
class _Ways:
    """Where one token may be seen by the rules, and whether it must be freed for some of it; and where else if it was
    put on a piece that is wrong anyway: `put_there`, or `anywhere`."""

    cells: Collection[Cell]
    freed: bool = False
    put_there: Collection[Cell] = ()
    anywhere: bool = False


def _ways(token: _Token, ahead: Ahead, reach: Reach) -> _Ways:
    home, gate, debtors, in_time, anybody = token
    left, tokens, moving, clock = ahead.left, ahead.tokens, ahead.moving, ahead.clock
    if home is None:
        return _Ways(tokens)
    cells = {home}
    if gate is not NO_GATE:
        cells |= gate.right
        if clock.now - max(gate.judged_at, clock.newest) <= JUDGED_SETTLES * clock.settle_s:
            cells |= gate.judged
        if gate.pieces:
            cells |= in_time
            if moving and clock.in_time(max(gate.waits[-1], clock.newest)):
                cells.update(spot for spot in moving if on_the_way(spot, gate))
        elif left:
            cells |= gate.due
    if not left:
        return _Ways(cells)
    starts = (home, *gate.right)
    if any(reach.start(c, left).stuck for c in (starts[1:] if debtors else starts)):
        reached = None
    else:
        reached = reach.closure(starts, left, debtors, anybody)
    there = reached.cells if reached else {*starts, *(c for p in reach.of(left) for c in p.cells)}
    cells |= there
    if moving and clock.in_time(clock.newest):
        cells.update(spot for spot in moving if _near(spot, there))
    halves = [reach.start(c, left) for c in gate.may_stand(home) if c != home]
    return _Ways(cells, reached is not None and reached.freed, frozenset().union(*(s.cells for s in halves)),
                 any(s.stuck or s.causers for s in halves))


def _near(spot: Cell, cells: Iterable[Cell | None]) -> bool:
    return any(c is not None and abs(spot[0] - c[0]) <= 1 and abs(spot[1] - c[1]) <= 1 for c in cells)
