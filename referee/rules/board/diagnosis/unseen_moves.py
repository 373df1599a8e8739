"""Whether something that nobody could see explains a step without the fault somebody is accused of.

Why it exists: a card that touches no token may have been laid at a joker that a hand hides. Before somebody is accused,
whatever may lie on hidden squares, or may have been taken away there, is tried. What it does not do: tell what was
hidden (`looks`), or doubt what the picture itself proves: wrong colours, a piece on one that lies there still.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from referee.rules.board.belief.hypothesis import Hypothesis, Outcome
from referee.rules.board.diagnosis.grounds import by_tokens, covers
from referee.rules.board.diagnosis.steps import Charge, Step
from referee.rules.board.evidence.seen import SEARCHED_HIDDEN
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked
from referee.rules.board.position.layout import touch
from referee.rules.board.position.state import TOKENS, Place, place_of
from referee.rules.core import UNKNOWN


@dataclass(frozen=True, slots=True)
class _Tried:
    """Something that may have happened instead: the step, with `unseen` pieces laid in it, perhaps `wrongly`, and
    others `gone`."""

    step: Step
    unseen: Sequence[Piece] = ()
    gone: Sequence[Piece] = ()
    wrongly: bool = False


class UnseenMoves:
    """What may lie, or have lain, out of sight in a step.

    A piece that lay there may have been taken back before:

    - if it now lies wholly under others, later or older ones;
    - where something changed that is not certain yet, or where something else may lie than is known (`strange`);
    - in hiding, if the place of its token or the time that went by says so (`taken_back`).

    What another piece covers too says nothing of it. Besides:

    - a piece that was out of sight for a while (`was_hidden`) may have been taken and laid again;
    - one that was taken for gone may lie there still;
    - one just laid that the last look `contradicts` may not lie there, or be somebody else's.

    A square that is hidden only by the token that stood on it before, and stands there now, is not asked.
    """

    def __init__(self, step: Step, was_hidden: frozenset[Cell], strange: frozenset[Cell], contradicts: frozenset[Cell],
                 taken_back: Collection[Place]) -> None:
        self._step, self._was_hidden, self._strange, self._taken_back = step, was_hidden, strange, taken_back
        self._contradicted = [a.piece for a in step.laid if contradicts.issuperset(a.piece.cells)]
        self._layout, seen = step.hypotheses[0].position.layout, step.seen
        gone_now = {place_of(p) for p in step.removed}
        self._lying = [p for p in step.hypotheses[0].position.pieces if place_of(p) not in gone_now]
        self._laid_over = frozenset(c for arrival in step.laid for c in arrival.piece.cells)
        self._changed = self._laid_over | seen.unsettled | strange
        stood = {t for hypothesis in step.hypotheses for t in hypothesis.position.tokens if t in seen.tokens}
        self._away = frozenset(c for c in seen.hidden if c in self._layout
                               and (c not in stood or c in seen.unsettled)) - self._laid_over
        self._bare = self._away - {c for piece in self._lying for c in piece.cells}

    def excuses(self, outcome: Outcome) -> bool:
        """Whether something unseen would explain the step without what its piece is accused of."""
        charge = Charge.of([outcome])
        if by_tokens(outcome) and touch(outcome.piece.cells, self._step.seen.unsettled - self._laid_over):
            return True  # something may lie there by now, against the rules or not, whose token it was laid at
        if len(self._away) > SEARCHED_HIDDEN and (
                self._within_reach(outcome.piece) or (by_tokens(outcome) and self._token_out_of_sight())):
            return True  # a token not seen, or not where it stood, may have been shut in there and freed anywhere
        if covers(outcome) and self._lower_may_be_gone(outcome.piece):
            return True
        return any(t.step.clears(charge, t.unseen, t.gone, t.wrongly) for t in self._instead(outcome, charge))

    def _instead(self, outcome: Outcome, charge: Charge) -> Iterator[_Tried]:
        """What may have happened out of sight. That somebody else's piece lies in its stead now clears nobody."""
        step, owners = self._step, self._whose(outcome.piece)
        if 0 < len(self._bare) <= SEARCHED_HIDDEN:
            for piece in self._could_lie_on(self._bare, owners):
                yield _Tried(step, (piece,), wrongly=not self._strange.isdisjoint(piece.cells))
            patches = {frozenset((c,)) for c in self._bare} | {self._bare}
            for patch in patches if by_tokens(outcome) else ():
                hypotheses = tuple(_covered_before(c, patch, step.options) for c in step.hypotheses)
                yield _Tried(replace(step, hypotheses=hypotheses))
        for gone in self._may_be_gone[-SEARCHED_HIDDEN:]:
            yield _Tried(step, (), (gone,))
            freed = self._away.intersection(gone.cells)
            for piece in self._could_lie_on(freed | self._bare, owners):
                if not freed.isdisjoint(piece.cells) and (piece.owner == owners[0] or place_of(piece) != charge.place):
                    yield _Tried(step, (piece,), (gone,))
        for piece in [p for p in self._lying if self._was_hidden.issuperset(p.cells)][-SEARCHED_HIDDEN:]:
            yield _Tried(step.laid_again(piece))
        for piece in step.removed:
            yield _Tried(replace(step, removed=[p for p in step.removed if p != piece]))
        contradicted = [p for p in self._contradicted if place_of(p) != charge.place]
        for piece in contradicted:
            yield _Tried(replace(step, laid=[a for a in step.laid if a.piece != piece]))
        if contradicted:
            yield _Tried(replace(step, laid=[replace(a, piece=replace(a.piece, owner=UNKNOWN, candidates=()))
                                             if a.piece in contradicted else a for a in step.laid]))

    def _token_out_of_sight(self) -> bool:
        seen = self._step.seen.tokens
        left = {t for hypothesis in self._step.hypotheses for t in hypothesis.position.tokens if t is not None} - seen
        return len(seen) < TOKENS or not self._away.isdisjoint(left)

    def _lower_may_be_gone(self, upper: Piece) -> bool:
        """Whether all pieces on which this one lies may have been taken back before."""
        def unseen(piece: Piece) -> set[Cell]:
            others = {c for p in self._lying if p != piece for c in p.cells}
            return others.union(self._changed, self._away if place_of(piece) in self._taken_back else ())

        return all(unseen(p).issuperset(p.cells) for p in self._lying if set(p.cells) & set(upper.cells))

    @cached_property
    def _may_be_gone(self) -> list[Piece]:
        """Pieces that lay where nobody can see now whether they still do."""
        def alone(piece: Piece) -> set[Cell]:
            return set(piece.cells).difference(*(p.cells for p in self._lying if p != piece)) or set(piece.cells)

        hidden, unsettled = self._step.seen.hidden - self._laid_over, self._step.seen.unsettled
        return [p for p in self._lying if hidden.issuperset(p.cells) or self._changed.issuperset(p.cells)
                or unsettled.issuperset(alone(p))]

    def _whose(self, piece: Piece) -> list[str]:
        """Players of whom it matters that an unseen piece may be theirs: the one accused, and those who were to lay
        next. That is at a joker of their own, or wherever they like; perhaps once a piece had been taken back."""
        hypotheses, gone = self._step.hypotheses, set(map(place_of, (*self._step.removed, *self._may_be_gone)))
        due = {a.piece.owner for a in self._step.laid if a.piece.kind == "joker"}
        for c in hypotheses:
            position = c.position
            back = c.elsewhere.union(k.origin for k in position.carried if k.place in gone and k.origin is not None)
            due.update(p.owner for p in map(position.piece_at, back) if p is not None and p.kind == "joker")
            due.update(position.open_jokers.values(), (owner for _, owner in (*position.owed, *position.pending)))
        return [piece.owner, *sorted(due - {piece.owner, UNKNOWN})]

    def _could_lie_on(self, bare: frozenset[Cell], owners: Sequence[str]) -> Iterator[Piece]:
        """Jokers and cards of the players that would fit on hidden squares, cards also half under a piece just laid."""
        for a in sorted(bare):
            yield from (Piece("joker", owner, (a,)) for owner in owners)
            for b in self._layout.neighbours(a):
                if b in self._laid_over or (b in bare and a < b):
                    colours = self._layout.colour(a), self._layout.colour(b)
                    yield from (Piece("card", owner, (a, b), colours) for owner in owners)

    def _within_reach(self, piece: Piece) -> bool:
        """Whether one patch of hidden squares touches both the piece and a token."""
        tokens = {c for hypothesis in self._step.hypotheses
                  for t, s in zip(hypothesis.position.tokens, hypothesis.gates, strict=True)
                  for c in (*(() if t is None else (t,)), *s.due, *s.right)}
        edge = [c for c in self._away if c in piece.cells or any(n in piece.cells for n in self._layout.neighbours(c))]
        reached = set(edge)
        while edge:
            cell = edge.pop()
            if cell in tokens or any(n in tokens for n in self._layout.neighbours(cell)):
                return True
            new = {n for n in self._layout.neighbours(cell) if n in self._away and n not in reached}
            reached |= new
            edge.extend(new)
        return False


def _covered_before(hypothesis: Hypothesis, cells: Collection[Cell], options: Options) -> Hypothesis:
    """The hypothesis if pieces that nobody saw being laid cover these squares: whoever it was may owe what they shut
    in."""
    position = hypothesis.position
    for cell in sorted(cells):
        position = position.with_piece(Piece("joker", UNKNOWN, (cell,)))
    known = {i for i, _ in (*position.owed, *position.pending)}
    shut = ((i, UNKNOWN) for i in range(len(position.tokens)) if i not in known and blocked(position, i, options))
    return replace(hypothesis, position=position.changed(owed=tuple(sorted((*position.owed, *shut)))))
