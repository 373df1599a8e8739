"""What speaks against a verdict that no hypothesis seems to avoid: other stories of the last steps.

Why it exists: what a step by itself is taken for may be the wrong one of several ways to explain it. Of several pieces
laid together the fewest mistakes do not always tell which was wrong. What it does not do: ask what nobody could
see (`unseen_moves`), or doubt what the picture itself proves (wrong colours, a piece on a piece).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from referee.rules.board.belief.hypothesis import Hypothesis, Outcome
from referee.rules.board.belief.search import Explained, by_one_hand, explain_within
from referee.rules.board.diagnosis.searches import LOOK_BACK_TRIED
from referee.rules.board.diagnosis.steps import Charge, Step, accused
from referee.rules.board.evidence.seen import Arrival
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.layout import touch
from referee.rules.board.position.state import Debt, Place, place_of

LOOK_BACK_STEPS, LOOK_BACK_ERRORS = 4, 3
"""Steps explained again before somebody is accused, and errors in them at most."""
CHARGE_TRIED = 6000
"""Courses tried for one that drops a charge: only such are followed, and five pieces laid together take 4,000."""
MANY_LAID = 4
"""Pieces laid in a step from which it takes more than the fewest mistakes to accuse one of them by the order of what
happened. Of 185 mistakes of 150 simulated rounds that can be proved it costs four."""


@dataclass(frozen=True, slots=True)
class Rivals:
    """Every hypothesis that explains the last steps with no more errors in all, and the pieces `laid` since then.

    Of a piece that may have been laid before, nothing is proved: what was seen then may have been taken for wrong.
    """

    hypotheses: tuple[Hypothesis, ...]
    laid: frozenset[Place]

    def clears(self, charge: Charge) -> bool:
        """Whether the charge may be wrong."""
        return charge.place not in self.laid or any(map(charge.dropped_by, self.hypotheses))


def rivals_of(decided: Sequence[Step], looks: Sequence[Step], found: Explained, charge: Charge | None = None,
              enough: Callable[[Hypothesis], bool] | None = None) -> Rivals | None:
    """Every hypothesis that explains the steps `decided` last and this one with no more errors in all; None: too many.

    With a `charge` only those that do not make it, and no others once one is `enough` (else: one that drops it).

    What each step by itself was taken for may have been the wrong one of several ways to explain it. The last step
    must be searched to the end, those before it where the search gets there. `found`: what it is taken for, all
    its `looks` as one; where there were several, a hypothesis must also put the tokens where each of them showed them.
    """
    one_hand = by_one_hand(found.hypotheses, [a for s in looks for a in s.laid], looks[-1].seen)
    if one_hand:  # the fewest lone moves, below, are those of all hypotheses
        charge = enough = None
    elif charge is not None:
        enough = enough or charge.dropped_by
    told = (looks[-1].errors, []) if len(looks) == 1 else _look_by_look(looks, looks[-1].errors)
    if told is None:
        return None
    alone = frozenset(s.target for c in found.hypotheses for s in c.lone_moves)
    back, began = _LookBack(decided, looks, alone, charge, enough, *told), looks[0].began
    for first in range(len(decided) - 1, -1, -1):
        complete = back.explain_from(first)
        if first == len(decided) - 1 and not complete:
            return None
        if back.settled:
            return Rivals(tuple(back.ways), frozenset())
        if complete:
            began = decided[first].began
    # all looks taken as one do not show a token that was put back between them
    as_one = found.hypotheses if len(looks) == 1 else ()
    ways = _with_fewest_alone(back.ways, as_one) if one_hand else back.ways
    laid = frozenset(place_of(a.piece) for s in (*decided, *looks) for a in s.laid if a.not_before >= began)
    return Rivals(tuple(ways), laid)


@dataclass(slots=True)
class _LookBack:
    """The steps `decided` last and the `looks` at this one, explained together from further and further back.

    - `ways` are the hypotheses found so far; they explain the looks with this many `errors`.
    - `alone`: where tokens have moved without a piece.
    - With a `charge` only ways are followed that do not make it, and no others once one is `enough`.
    """

    decided: Sequence[Step]
    looks: Sequence[Step]
    alone: frozenset[Cell]
    charge: Charge | None
    enough: Callable[[Hypothesis], bool] | None
    errors: int
    ways: list[Hypothesis]

    @property
    def settled(self) -> bool:
        """Whether one of the ways is enough, so that no others need be found."""
        return self.enough is not None and any(map(self.enough, self.ways))

    def explain_from(self, first: int) -> bool:
        """Explain the steps from the decided one with this number on; whether all ways to do so are known now."""
        steps = self.decided[first:]
        total = sum(s.errors for s in steps) + self.errors
        if total > LOOK_BACK_ERRORS:
            return False
        complete = True
        for ordered in _in_order((*steps, *self.looks)):
            if self.settled:
                break
            more = _within(ordered, total, len(steps), self.alone, self.charge)
            complete &= more is not None
            self.ways += more or ()
        return complete


def _with_fewest_alone(ways: Sequence[Hypothesis], others: Sequence[Hypothesis]) -> list[Hypothesis]:
    """The ways with no more lone moves than any of them, or of the `others`, has; as in `fewest_errors`."""
    fewest = min((len(c.lone_moves) for c in (*ways, *others)), default=0)
    return [c for c in ways if len(c.lone_moves) <= fewest]


def others_to_blame(step: Step, decided: Sequence[Step], taken_for: Explained, charge: Charge) -> bool:
    """Whether one mistake more than in what a step is taken for leaves the charge open, if that does not: where several
    were laid together the fewest mistakes are not always likely enough.
    """
    if any(map(charge.dropped_by, taken_for.hypotheses)):
        return False
    places = ({place_of(a.piece) for a in s.laid} for s in decided)
    laid_in = next((k for k, laid in enumerate(places) if charge.place in laid), len(decided))
    if laid_in < len(decided) and len(decided[laid_in].laid) > 1:
        return _blamed_late((*decided[laid_in:], step), charge)
    return len(step.laid) > 1 and _blamed_now(step, charge)


def _blamed_late(steps: Sequence[Step], charge: Charge) -> bool:
    """Whether one mistake more drops the charge against one of several pieces of the first of the `steps`. Only the
    last one tells which of them was wrong. A search without an end may have missed it."""
    told = _within(steps, sum(s.errors for s in steps) + 1, charge=charge)
    return told is None or any(charge.dropped_by(c) and not c.lone_moves for c in told)


def _blamed_now(step: Step, charge: Charge) -> bool:
    """Whether one mistake more drops the charge against one of several pieces of the step.

    Where many were laid, any mistake does, and a search without an end may have missed one. Pieces count whose token
    was to follow since an earlier step. Where a few were, it is a token moved alone from the piece there to one beside
    it: then that one may have broken the rule, and the token have gone the other way."""
    told = explain_within(step.transition, step.errors + 1, CHARGE_TRIED, charge.made_by)
    late = {p for c in step.hypotheses for s in c.gates for p in s.pieces}
    many = len(step.laid) + len(late) >= MANY_LAID
    if many and (not told.complete or any(not c.lone_moves for c in told.hypotheses)):
        return True
    return any(s.origin in charge.place[1] and _turned_round(c, charge, s.target)
               for c in told.hypotheses for s in c.lone_moves)


def _turned_round(hypothesis: Hypothesis, charge: Charge, target: Cell) -> bool:
    """Whether the hypothesis makes the charge against the piece on `target`, which lies beside the one charged."""
    piece = hypothesis.position.piece_at(target)
    return (piece is not None and touch(piece.cells, charge.place[1])
            and not Charge(place_of(piece), charge.rules).dropped_by(hypothesis))


def debt_in_doubt(debts: Mapping[Debt, Step], outcome: Outcome) -> bool:
    """Whether a charge rests on who shut in a token (BG-DEAD-5), and one mistake more leaves that to somebody else.

    That mistake is one in the step where it happened, told by `debts`. In what order the pieces of a step were laid
    tells who did it, and only the hypotheses with the fewest mistakes were followed.
    """
    if outcome.before is None or not outcome.judgement.key.startswith("BG-DEAD-5"):
        return False
    for debt in outcome.before.owed:
        step = debts.get(debt)
        if step is not None:
            told = explain_within(step.transition, step.errors + 1, CHARGE_TRIED)
            if not told.complete or any(debt not in c.position.owed for c in told.hypotheses):
                return True
    return False


def clears_if_laid_again(step: Step, decided: Sequence[Step], again: Mapping[Piece, bool], outcome: Outcome,
                         charge: Charge) -> bool:
    """Whether the charge may be wrong if one of the pieces `again` was taken back and laid again in the step.

    Such a piece was not called legal (true). Or the player of the piece of `outcome` laid it in the steps `decided`
    last, by the rules now. For the second a search without an end drops no charge.
    """
    late = {place_of(a.piece) for s in decided for a in s.laid if a.piece.owner == outcome.piece.owner}
    for piece, contested in again.items():
        if contested and step.laid_again(piece).clears(charge):
            return True
        if place_of(piece) in late:
            enough = partial(_drops_with, charge, place_of(piece))
            told = rivals_of(decided, (step.laid_again(piece),), Explained((), complete=True), charge, enough)
            if told is not None and any(map(enough, told.hypotheses)):
                return True
    return False


def _drops_with(charge: Charge, lawful: Place, hypothesis: Hypothesis) -> bool:
    """Whether the hypothesis drops the charge and calls another piece legal."""
    said = hypothesis.outcome(lawful)
    return said is not None and said.cls == "legal" and charge.dropped_by(hypothesis)


def clears_if_overlooked(steps: Sequence[Step], late: Piece, charge: Charge) -> bool:
    """Whether `late`, seen in the last of the steps, drops the charge if it lay there, by the rules, already in the
    first.

    In the first of them the piece charged was laid. There must be a mistake fewer in all. A search without an end may
    have missed it."""
    first, *between, last = steps
    if not replace(first, errors=first.errors - 1).clears(charge, (late,)):
        return False
    then = replace(first, laid=(*first.laid, Arrival(late, first.seen.t)))
    now = replace(last, laid=[a for a in last.laid if a.piece != late])
    told = _within((then, *between, now), sum(s.errors for s in steps) - 1, charge=charge)
    return told is None or any(charge.dropped_by(c) and place_of(late) not in accused([c]) for c in told)


def _look_by_look(looks: Sequence[Step], errors: int) -> tuple[int, list[Hypothesis]] | None:
    """How few errors, `errors` at least, explain one look after the other, and every hypothesis that has so many; None
    if there are too many, or the search does not end."""
    for most in range(errors, LOOK_BACK_ERRORS + 1):
        found: list[Hypothesis] = []
        for steps in _in_order(tuple(looks)):
            more = _within(steps, most)
            if more is None:
                return None
            found += more
        if found:
            return most, found
    return None


def _in_order(steps: tuple[Step, ...]) -> tuple[tuple[Step, ...], ...]:
    """The steps as they were seen and, if that is not the same, with each piece as early as it may have been laid."""
    early = _overlooked(steps)
    moved = any(a.laid != b.laid for a, b in zip(steps, early, strict=True))
    return (steps, early) if moved else (steps,)


def _within(steps: Sequence[Step], errors: int, now: int = 0, alone: frozenset[Cell] = frozenset(),
            charge: Charge | None = None) -> tuple[Hypothesis, ...] | None:
    """Every hypothesis that explains these steps with so many errors; None if the search did not end.

    Their lone moves are those from step `now` on, and those of tokens that came to one of the squares `alone` before.
    If there is a `charge`, only those that do not make it: that search gets further."""
    hypotheses = steps[0].hypotheses
    for k, s in enumerate(steps):
        if k == now:
            hypotheses = tuple(replace(c, lone_moves=tuple(x for x in c.lone_moves if x.target in alone))
                               for c in hypotheses)
        if charge is None or not charge.concerns(hypotheses, s.laid):
            found = s.searches.within(hypotheses, replace(s.transition, hypotheses=()), errors)
        else:
            change = replace(s.transition, hypotheses=hypotheses)
            found = explain_within(change, errors, LOOK_BACK_TRIED, charge.made_by)
        hypotheses = found.hypotheses
        if not found.complete:
            return None
    return hypotheses


def _overlooked(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The same steps with each piece laid as early as it may have been, if it was overlooked at first.

    Another one that lay on its squares before was taken back then; one laid since may have hidden it."""
    laid: list[list[Arrival]] = [[] for _ in steps]
    removed: list[list[Piece]] = [[] for _ in steps]
    laid_in: dict[Place, int] = {}
    for k, step in enumerate(steps):
        when = [next(j for j in range(k + 1) if j == k or a.not_before < steps[j].seen.t) for a in step.laid]
        for arrival, j in zip(step.laid, when, strict=True):
            laid[j].append(arrival)
        for piece in step.removed:
            over = (j for a, j in zip(step.laid, when, strict=True) if a.piece != piece
                    and j > laid_in.get(place_of(piece), -1) and set(a.piece.cells) & set(piece.cells))
            removed[min(over, default=k)].append(piece)
        laid_in.update((place_of(a.piece), k) for a in step.laid)
    return tuple(replace(s, laid=tuple(new), removed=tuple(gone))
                 for s, new, gone in zip(steps, laid, removed, strict=True))
