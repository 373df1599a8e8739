"""One possible hypothesis, and the ways in which it can go on.

Why it exists: everybody plays at once and the camera sees still moments only, so the umpire keeps every
hypothesis that explains what was seen. A hypothesis is a position, and what it says about the pieces not yet
judged. For each token it also says where else that may still be seen: a card lies for a moment before its token
follows. What it does not do: choose between hypotheses (`search`) or report (`umpire`).

Where a rule was broken, play may go on from where a token *is* or from where it *belongs*. So nobody is accused
for somebody else's mistake.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import itemgetter
from typing import Any, TypedDict, TypeVar, Unpack

from referee.rules.board.belief.gate import NO_GATE, Gate
from referee.rules.board.legality.applying import move_tokens
from referee.rules.board.legality.judgement import Judgement
from referee.rules.board.observation import Cell, Piece, cell_name
from referee.rules.board.position.state import Carried, Place, Position, place_of
from referee.rules.core import ACCUSING, UNKNOWN, Verdict

UNCLEAR, FAULT, LONE_MOVE, PHANTOM, SWAPPED = 1, 10, 11, 20, 21
"""What a hypothesis costs for each thing it cannot explain by the rules. `UNCLEAR`: something that cannot be decided.
`FAULT`: a placement against the rules. `LONE_MOVE`: a token moved without a piece. `PHANTOM`: a token seen that is
none, two errors of the reader at once. `SWAPPED`: a token moved without a piece onto the very square that another
one has left, or was to leave. That counts two, for the same is seen if that one stayed and this one was played. Tens
count errors; any number of undecided things a step can hold is less than one."""

T = TypeVar("T")


_OFF: Cell = (-1, -1)
_KEY_CARRIED = 8  # where older pieces' tokens came from matters only should they be taken back: first come, first kept


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a hypothesis says about one piece: the token it used, and the rule it broke if any.

    `cls` is `legal`, `violation`, `house_rule` or `unclear`. `judgement` holds rule, text key and parameters.
    `before` is the position in which the piece was laid.
    """

    piece: Piece
    cls: Verdict
    judgement: Judgement
    token: int | None = None
    origin: Cell | None = None
    target: Cell | None = None
    before: Position | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LoneMove:
    """A token that moved without a piece that explains it."""

    origin: Cell | None
    target: Cell


class _Changes(TypedDict, total=False):
    position: Position
    gates: tuple[Gate, ...]
    outcomes: tuple[Outcome, ...]
    lone_moves: tuple[LoneMove, ...]
    released: tuple[tuple[Place, str], ...]
    phantoms: int
    cost: int
    line: int


@dataclass(frozen=True)
class Hypothesis:
    """One way in which the round may have come to what is seen.

    - `position`: what lies there by it; `gates` run parallel to its `tokens`.
    - `outcomes`: what it says of the pieces that are not judged for good yet.
    - `lone_moves`, `phantoms`: tokens that moved without a piece, and how many are seen that are none.
    - `released`: of pieces whose token was owed a free placement, who owed it, should they be taken back.
    - `cost`: of all that it cannot explain by the rules.
    - `line`: of the hypotheses that a search goes on from, those of this number (`merging`).
    """

    position: Position
    gates: tuple[Gate, ...]
    outcomes: tuple[Outcome, ...] = ()
    lone_moves: tuple[LoneMove, ...] = ()
    released: tuple[tuple[Place, str], ...] = ()
    phantoms: int = 0
    cost: int = 0
    line: int = 0

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for hypotheses that say the same; tokens are indistinguishable."""
        p = self.position
        owed, pending = dict(p.owed), dict(p.pending)
        tokens = [(t or _OFF, s.due, frozenset(s.pieces), s.judged, s.right, owed.get(i, ""), pending.get(i, ""))
                  for i, (t, s) in enumerate(zip(p.tokens, self.gates, strict=True))]
        tokens.sort(key=itemgetter(0) if len(p.token_cells) == len(tokens) else _in_order)
        return (tuple(tokens), frozenset((c.place, c.origin) for c in p.carried[-_KEY_CARRIED:]), self._said,
                self.lone_moves, self.line)

    @cached_property
    def _said(self) -> frozenset[tuple[object, ...]]:
        """What it says of the pieces."""
        return frozenset((o.piece.cells, o.judgement.rule, o.origin) for o in self.outcomes)

    @cached_property
    def _targets(self) -> dict[Place, Cell | None]:
        """Where the tokens of the pieces were to go."""
        return {place_of(o.piece): o.target for o in self.outcomes}

    def changed(self, **changes: Unpack[_Changes]) -> Hypothesis:
        """A copy with other values, as `dataclasses.replace` makes one, several times as fast."""
        copy = object.__new__(Hypothesis)
        values = copy.__dict__
        values.update(self.__dict__)
        values.update(changes)
        if "outcomes" in changes:
            values.pop("_said", None)
            values.pop("_targets", None)
        return copy

    def with_gate(self, token: int, gate: Gate) -> Hypothesis:
        """A copy with another gate of one token."""
        return self.changed(gates=replaced(self.gates, token, gate))

    @property
    def elsewhere(self) -> frozenset[Cell]:
        """Squares on which a token may be seen, or belongs, besides where the hypothesis has it."""
        return frozenset(c for s in self.gates for cells in (s.due, s.judged, s.right) for c in cells)

    def outcome(self, place: Place) -> Outcome | None:
        """What is said about the piece on these squares, if it is not judged for good yet."""
        return next((o for o in self.outcomes if place_of(o.piece) == place), None)

    def reached(self, token: int, spot: Cell) -> Hypothesis:
        """The same hypothesis once a token on its way was seen on `spot`. The pieces up to there have got it, and it is
        not where it came from any more."""
        gate, done = self.gates[token], self._got(token, spot)
        pieces, due = gate.pieces[done:], gate.due
        if done or spot not in due:
            ahead = {o.target for o in self.outcomes if place_of(o.piece) in pieces}
            due &= ahead | {spot}
        return self.with_gate(token, gate._replace(due=due, pieces=pieces, waits=gate.waits[done:]))

    def late_since(self, token: int, spot: Cell) -> float:
        """When the first of the pieces was seen that the token, if it stands on `spot`, has yet to follow."""
        waits = self.gates[token].waits
        return waits[min(self._got(token, spot), len(waits) - 1)]

    def _got(self, token: int, spot: Cell) -> int:
        """How many of the pieces at which the token is due have got it once it stands on `spot`."""
        targets = self._targets
        return max((k + 1 for k, p in enumerate(self.gates[token].pieces) if targets.get(p) == spot), default=0)

    def waiting(self, place: Place) -> bool:
        """Whether the token of the piece on these squares is still due."""
        return any(place in s.pieces for s in self.gates)

    def judged(self, piece: Piece) -> Hypothesis:
        """Without `piece` among those still to be judged or waited for."""
        return self.changed(outcomes=tuple(o for o in self.outcomes if o.piece != piece),
                            gates=tuple(s.without(place_of(piece)) for s in self.gates))

    def gone_home(self, seen: frozenset[Cell]) -> Hypothesis:
        """A token that is `seen` where it counts does not stay any more where its piece was taken back from."""
        position = self.position
        gates = tuple(s._replace(judged=frozenset(c for c in s.judged if position.piece_at(c) or c in seen))
                      if s.judged and home in seen else s for s, home in zip(self.gates, position.tokens, strict=True))
        return replace(self, gates=gates)

    def debtor(self, token: int) -> str | None:
        """Who owes a free placement for a token where it stands, or owed it where it belongs."""
        return self.position.debtor(token) or self.gates[token].debtor

    def put_right(self, token: int, cell: Cell) -> Hypothesis:
        """The same hypothesis with a token back where it belongs, with what was owed for it there."""
        debtor = self.gates[token].debtor
        hypothesis = self.moved(token, cell, NO_GATE)
        if debtor is None:
            return hypothesis
        return hypothesis.changed(position=hypothesis.position.owed_by(debtor, (token,)))

    def followed(self, token: int, cell: Cell, t: float) -> Hypothesis:
        """The same hypothesis with a token put on a wrong piece at time `t`: its player brought it there."""
        home, old = self.position.tokens[token], self.gates[token]
        piece = self.position.piece_at(cell)
        cells = frozenset(piece.cells if piece else ())
        right = old.right | old.may_stand(home)
        gate = Gate(judged=cells - {cell}, judged_at=t, right=right - {cell}, debtor=self.debtor(token))
        hypothesis = self.moved(token, cell, gate)
        position = hypothesis.position
        if piece is not None:
            place = place_of(piece)
            carried = (*(c for c in position.carried if c.place != place), Carried(place, token, home))
            position = position.changed(carried=carried).owed_by(piece.owner, (token,))
        others = tuple(s if i == token else s._replace(judged=s.judged - cells) for i, s in enumerate(hypothesis.gates))
        return hypothesis.changed(position=position, gates=others)

    def moved(self, token: int, cell: Cell, gate: Gate) -> Hypothesis:
        """The same hypothesis with a token standing on `cell`, moved without a piece."""
        after = move_tokens(self.position, replaced(self.position.tokens, token, cell))
        position = owed_by_somebody(self.position, after, token)
        return self.changed(position=position, gates=replaced(self.gates, token, gate))


def _in_order(token: tuple[Any, ...]) -> tuple[Any, ...]:
    """For sorting tokens of which two may stand on one square."""
    cell, due, pieces, judged, right, *debts = token
    return cell, sorted(due), sorted(pieces), sorted(judged), sorted(right), *debts


def suspects(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """Who is accused of what in these outcomes, each once, in the words of the contract."""
    accused = ((o.piece.owner, o.judgement.rule, o.piece.cells) for o in outcomes if o.cls in ACCUSING)
    return [{"player": who, "rule": rule, "squares": [cell_name(c) for c in cells]}
            for who, rule, cells in sorted(set(accused), key=repr)]


def owed_by_somebody(before: Position, after: Position, moved: int | None = None) -> Position:
    """Duties that a mistake, or putting it right, brought about: whose they are is for the table to say.

    Anybody may free such a token, and nobody is accused of not freeing it. `moved`: a token moved by hand.
    """
    owed = tuple((i, who if (i, who) in before.owed and i != moved else UNKNOWN) for i, who in after.owed)
    known = tuple(d for d in after.pending if d in before.pending or d in before.owed)
    unknown = tuple((i, UNKNOWN) for i, who in after.pending if (i, who) not in known)
    return after.changed(owed=tuple(sorted((*owed, *unknown))), pending=known)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value exchanged."""
    return (*values[:index], value, *values[index + 1:])
