"""Searches for a legal hypothesis between two still moments, or else for the smallest set of faults.

Why it exists: what the camera sees of a step is a set of pieces, and where tokens stand now. The order, and
which token went where, is unknown. A rule is only broken if *no* hypothesis explains what was seen.

Method: dynamic programming over the pieces already laid, keeping hypotheses that differ in what matters later.
It is a lattice of subsets: with independent pieces the orders fall together, so five need 32 sets and not 120 orders.
First without any fault allowed, then with one, two, three (iterative deepening, Korf 1985), and none is
followed that is known to need more (`bounds`).
Which black piece is which token is part of the search. It stops at a bound and says so.

What it does not do: decide when enough was seen, or what to tell people (`umpire`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

from referee.rules.board.belief.bounds import (
    Ahead,
    Clock,
    Left,
    Reach,
    at_least,
    worth_a_token,
    wrong_at_least,
)
from referee.rules.board.belief.hypothesis import FAULT, PHANTOM, UNCLEAR, Hypothesis
from referee.rules.board.belief.laying import lay_legally, lay_wrongly, left_wrong, take_off
from referee.rules.board.belief.merging import merged, split
from referee.rules.board.belief.tokens_found import match_tokens
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.legality.judging import colour_failure
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import TOKENS
from referee.rules.core import UNKNOWN

MAX_FAULTS = 3
"""More faults in one step than this are not searched for: such a step was misread or missed, not played."""
MAX_TRIED = 4000
"""Courses tried before the search gives up: about a second (0.15 to 0.25 ms each on 144 squares with 40 pieces)."""
LAST_TRIED = 30_000
"""Courses tried before the round is taken up anew with what lies there: up to some eight seconds. While the bounds were
weaker, 13 steps of 460 rounds (noisy reader; 4 to 13 pieces laid) did not end within 4,000: 12 of them end with this.
"""
LEFT_THERE = frozenset({"BG-TOKEN-1", "BG-JOKER-2", "BG-DEAD-4"})
"""Rules that a piece breaks whose token was left where it stood."""
MAX_HYPOTHESES = 250
"""Courses kept. Rounds of the simulator rarely leave more than four open at once; of those 13 steps seven leave more
than 40, one 215. Most of them differ in where tokens came from only, and cost little (`merging`)."""


@dataclass(frozen=True, slots=True)
class Explained:
    """The hypotheses with the fewest errors, and whether the search got to its end."""

    hypotheses: tuple[Hypothesis, ...]
    complete: bool

    @property
    def cost(self) -> int:
        """Of the cheapest hypothesis."""
        return min((c.cost for c in self.hypotheses), default=PHANTOM * MAX_FAULTS)

    @property
    def lawful(self) -> bool:
        """A hypothesis without faults explains everything."""
        return bool(self.hypotheses) and self.cost < FAULT


@dataclass(frozen=True, slots=True)
class Transition:
    """What is to be explained: how the table came from one of the `hypotheses` to what is `seen`, with `laid` and
    `removed` pieces, under these options. `settle_s` seconds after a piece was seen its token must have followed."""

    hypotheses: tuple[Hypothesis, ...]
    laid: tuple[Arrival, ...]
    removed: tuple[Piece, ...]
    seen: Seen
    options: Options
    settle_s: float


class _Budget:
    def __init__(self, hypotheses: int) -> None:
        self.left = hypotheses

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


def explain(change: Transition, max_faults: int = MAX_FAULTS, tried: int = MAX_TRIED) -> Explained:
    """The hypotheses that explain the transition with the fewest errors, at most `MAX_HYPOTHESES`.

    A piece seen before another one was there, or seen to lie under it, was laid before it; apart from that the order is
    free. It gives up once so many hypotheses were `tried`.
    """
    starts, lines = merged(_starts(change))
    budget = _Budget(tried)
    change, reach = _since(change, starts), _reach(starts, change)
    laying = _Laying(change, budget, reach)
    for faults in range(max_faults + 1):
        limit = min((c.cost for c in starts), default=0) + faults * FAULT + FAULT - 1
        found = laying.every_way(starts, limit)
        ended = [c for hypothesis in found if budget.spend()
                 for c in match_tokens(hypothesis, change.seen, change.settle_s)]
        complete = budget.left >= 0
        if ended:
            least = min(c.cost for c in ended)
            # A hypothesis with an unplaced token may cost more than one more fault among the placements.
            if least < (faults + 1) * FAULT or not complete or faults == max_faults:
                fewest = fewest_errors(ended, change.laid, change.seen)
                best = _distinct(c for hypothesis in fewest for c in split(hypothesis, lines))
                return Explained(tuple(best[:MAX_HYPOTHESES]), complete and len(best) <= MAX_HYPOTHESES)
        if not complete:
            break
    return Explained((), budget.left >= 0)


def explain_within(change: Transition, errors: int, tried: int,
                   unlike: Callable[[Hypothesis], bool] | None = None) -> Explained:
    """As `explain`, but every hypothesis with at most `errors`, those counted that it begins with.

    Hypotheses of which `unlike` is true are not followed: a search for fewer gets further."""
    starts, lines = merged(_starts(change))
    budget = _Budget(tried)
    change, reach = _since(change, starts), _reach(starts, change)
    limit = (errors + 1) * FAULT - 1
    found = _Laying(change, budget, reach, unlike).every_way(starts, limit)
    ended = [c for hypothesis in found if budget.spend()
             for c in match_tokens(hypothesis, change.seen, change.settle_s)
             if c.cost <= limit and not (unlike and unlike(c))]
    return Explained(tuple(_distinct(c for hypothesis in ended for c in split(hypothesis, lines))), budget.left >= 0)


def by_one_hand(hypotheses: Iterable[Hypothesis], laid: Sequence[Arrival], seen: Seen) -> bool:
    """Whether at most one piece was laid, and not two tokens put on it. Then a rule broken with it is likelier than a
    token moved by somebody else. Not so if a hypothesis without such tokens has an older piece's token left where it
    stood, or not freed: it may have been moved back there."""
    if len(laid) > 1 or any(len(seen.tokens.intersection(a.piece.cells)) > 1 for a in laid):
        return False
    new = {a.piece for a in laid}
    return not new or all(o.piece in new or o.judgement.rule not in LEFT_THERE
                          for c in hypotheses if not c.lone_moves for o in c.outcomes)


def fewest_errors(ended: Sequence[Hypothesis], laid: Sequence[Arrival], seen: Seen) -> list[Hypothesis]:
    """Lawful hypotheses of least cost, or else every hypothesis with the fewest errors, whoever made them;
    `by_one_hand` those in which the fewest tokens were moved by somebody else."""
    least = min(c.cost for c in ended)
    if least < FAULT:
        return [c for c in ended if c.cost == least]
    fewest = [c for c in ended if c.cost // FAULT == least // FAULT]
    if by_one_hand(fewest, laid, seen):
        alone = min(len(c.lone_moves) for c in fewest)
        fewest = [c for c in fewest if len(c.lone_moves) == alone]
        least = min(c.cost for c in fewest)
        return [c for c in fewest if c.cost == least]
    return fewest


def _after_removals(hypothesis: Hypothesis, removed: Sequence[Piece], t: float, options: Options) -> Hypothesis:
    for piece in removed:
        hypothesis = take_off(hypothesis, piece, t, options)
    return hypothesis


def _starts(change: Transition) -> list[Hypothesis]:
    """What the step may begin with: the hypotheses after what was taken back, and more if pieces were laid.

    If there was time, a token out of place was put right before them. One that is seen on a wrong piece, laid just
    before, had come there. One that had yet to follow was left where it was seen, or put on the wrong half."""
    starts: list[Hypothesis] = []
    seen, settle_s = change.seen, change.settle_s
    for was in change.hypotheses:
        hypothesis = _after_removals(was, change.removed, seen.t, change.options)
        starts.append(hypothesis)
        for i, gate in enumerate(hypothesis.gates if change.laid else ()):
            if len(seen.tokens) >= TOKENS and hypothesis.position.tokens[i] not in seen.tokens:
                spots = gate.wrongly_at(seen.t, settle_s) & seen.tokens - hypothesis.position.token_cells
                came = (hypothesis.followed(i, cell, gate.judged_at) for cell in sorted(spots)
                        if hypothesis.position.piece_at(cell))
                starts += (c.changed(cost=c.cost + (UNCLEAR if gate.right else 0)) for c in came)
            if gate.pieces:
                for spot in sorted(seen.before & gate.late_at(hypothesis.position.tokens[i], seen.t)):
                    left = left_wrong(hypothesis, i, spot)
                    starts.append(left.changed(cost=left.cost + FAULT))
            elif not seen.one_visit:
                starts += (hypothesis.put_right(i, cell) for cell in sorted(gate.right))
    return _distinct(starts)


def _since(change: Transition, starts: Sequence[Hypothesis]) -> Transition:
    """What is seen with what was laid and where tokens stood before it: those that had yet to follow, too."""
    gone = {c for p in change.removed for c in p.cells}
    before = [c.position.token_cells.union(*(s.due for s in c.gates if s.pieces)) - gone for c in change.hypotheses]
    after = [c.position.token_cells for c in starts]
    stood = (frozenset.intersection(*b) if b else frozenset[Cell]() for b in (before, after))
    laid = frozenset(c for a in change.laid for c in a.piece.cells)
    return replace(change, seen=replace(change.seen, laid=laid, stood=frozenset().union(*stood)))


class _Laying:
    """Lays all pieces of a step, in every order that the looks allow, within a limit of cost and a budget of tries.

    `reach`: of the pieces, for bounds on what a hypothesis will cost; None: it is not known under these options.
    Hypotheses of which `unlike` is true are not followed."""

    def __init__(self, change: Transition, budget: _Budget, reach: Reach | None,
                 unlike: Callable[[Hypothesis], bool] | None = None) -> None:
        self._laid, self._seen, self._options = change.laid, change.seen, change.options
        self._budget, self._reach, self._unlike = budget, reach, unlike
        self._bound = reach if len(change.seen.tokens) >= TOKENS else None
        self._earlier = [frozenset(j for j, other in enumerate(self._laid)
                                   if other.seen_at <= a.absent_at or a.piece in other.under) for a in self._laid]
        logical = change.options.race == "logical_token"
        self._patience = change.settle_s if logical else float("inf")  # else one that is late may be used
        self._known: dict[Left, Ahead] = {}

    def every_way(self, starts: Iterable[Hypothesis], limit: int) -> list[Hypothesis]:
        """Every distinct way to lay all pieces that costs no more than `limit`; none once the budget is spent."""
        layer = {(frozenset(range(len(self._laid))), c.key): c for c in starts if c.cost <= limit}
        for _ in self._laid:
            following: dict[tuple[Left, tuple[object, ...]], Hypothesis] = {}
            for (left, _), hypothesis in layer.items():
                for rest, after in self._one_more(hypothesis, left, limit):
                    key = rest, after.key
                    if key not in following or following[key].cost > after.cost:
                        following[key] = after
                if self._budget.left < 0:
                    return []
            layer = following
        return list(layer.values())

    def _one_more(self, hypothesis: Hypothesis, left: Left, limit: int) -> Iterator[tuple[Left, Hypothesis]]:
        """Every way to lay one of the pieces that are `left`, and what is left then."""
        least, among = wrong_at_least(hypothesis, left, self._reach) if self._reach else (0, [])
        allowed = (limit - hypothesis.cost) // FAULT
        if least > allowed:
            return
        for k, arrival in enumerate(self._laid):
            if k not in left or not self._earlier[k].isdisjoint(left):
                continue
            ahead = self._ahead(left - {k})
            onto = None
            if (least if arrival.piece in among else least + 1) <= allowed:
                onto = self._onto(hypothesis, arrival.piece, ahead)
            for after in self._lay(hypothesis, arrival, onto, more=bool(ahead.left) and allowed >= 2):
                if not self._budget.spend():
                    return
                if self._may_end(after, ahead, limit):
                    yield ahead.left, after

    def _ahead(self, left: Left) -> Ahead:
        found = self._known.get(left)
        if found is None:
            seen, laid = self._seen, [self._laid[k] for k in sorted(left)]
            clock = Clock(seen.t, self._patience, max((a.seen_at for a in laid), default=float("-inf")))
            found = self._known[left] = Ahead(left, [a.piece for a in laid], seen.tokens,
                                              seen.tokens - seen.before - seen.laid, clock)
        return found

    def _onto(self, hypothesis: Hypothesis, piece: Piece, ahead: Ahead) -> list[Cell]:
        """Squares of a piece laid against the rules on which a token may have been put, as far as that matters."""
        if self._bound:
            return worth_a_token(hypothesis, piece, ahead.pieces, ahead.tokens)
        return [c for c in piece.cells if ahead.left or c in ahead.tokens]

    def _lay(self, hypothesis: Hypothesis, arrival: Arrival, onto: Sequence[Cell] | None,
             more: bool) -> Iterator[Hypothesis]:
        """Every way to lay the piece; against the rules too if `onto` says where a token may have been put then."""
        piece, t, tokens = arrival.piece, arrival.seen_at, self._seen.tokens
        yield from lay_legally(hypothesis, piece, t, tokens, self._options)
        if onto is not None:
            yield from lay_wrongly(hypothesis, piece, t, tokens, onto, self._options, more)

    def _may_end(self, hypothesis: Hypothesis, ahead: Ahead, limit: int) -> bool:
        """Whether the hypothesis is to be followed, and may yet cost no more than `limit` in the end."""
        if hypothesis.cost > limit or (self._unlike and self._unlike(hypothesis)):
            return False
        return self._bound is None or hypothesis.cost + at_least(hypothesis, ahead, self._bound) <= limit


def _reach(starts: Sequence[Hypothesis], change: Transition) -> Reach | None:
    """Where tokens can get to in the step, once for all searches of it. None if cards need not touch the square of a
    token, or somebody else may free one that is shut in; or if the squares alone do not say which is."""
    options = change.options
    squares_alone = ("token_cell", "geometry", "ignore", "causer")
    if not starts or squares_alone != (options.contact, options.dead_end, options.dead_end_jokers, options.release_by):
        return None
    board, pieces = starts[0].position, tuple(a.piece for a in change.laid)
    answers, asked = board.lying.answers(options), (Reach, pieces)
    reach = cast(Reach | None, answers.get(asked))
    if reach is None:
        wrong = [p for p in pieces if p.owner != UNKNOWN and colour_failure(board, p, options)]
        reach = answers[asked] = Reach(board.layout, pieces, frozenset(board.covered), wrong)
    return reach


def _distinct(hypotheses: Iterable[Hypothesis]) -> list[Hypothesis]:
    """One hypothesis of each kind, the cheapest, in a fixed order."""
    found: dict[tuple[object, ...], Hypothesis] = {}
    for hypothesis in hypotheses:
        key = hypothesis.key
        if key not in found or hypothesis.cost < found[key].cost:
            found[key] = hypothesis
    return list(found.values())
