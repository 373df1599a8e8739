"""One possible course of events, and the ways in which it can go on.

Why it exists: everybody plays at once and the camera sees still moments only, so the umpire keeps every
course of events that explains what was seen. A course is a position, what it says about the pieces not yet
judged, and for each token where else it may still be seen: a card lies for a moment before its token
follows. What it does not do: choose between courses (`explanation`) or report (`umpire`).

Where a rule was broken, play may go on from where a token *is* or from where it *belongs*; both are kept,
so that nobody is accused for somebody else's mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from referee.rules.board.deadends import blocked
from referee.rules.board.judging import Judgement, judge
from referee.rules.board.legality import apply, move_tokens, take_back
from referee.rules.board.options import Options
from referee.rules.board.reach import touching
from referee.rules.board.state import Placement, Position
from referee.rules.core import UNKNOWN, Cell, Piece, Verdict

UNCLEAR, FAULT, STRAY, PHANTOM = 1, 10, 12, 15
"""What a course costs for each thing it cannot explain by the rules: something that cannot be decided, a
placement against the rules, a token moved without a piece, a token seen that is none. Only the order
matters: any number of undecided things a step can hold is less than one fault; of two ways to explain a
token out of place, a rule broken with a piece is likelier than a token moved alone, and that than five tokens."""

T = TypeVar("T")
Place = tuple[str, tuple[Cell, ...]]


def place_of(piece: Piece) -> Place:
    """What makes two readings the same piece: kind and squares."""
    return piece.kind, tuple(sorted(piece.cells))


@dataclass(frozen=True, slots=True)
class Slack:
    """Where a token may be seen although the rules count it elsewhere.

    `pieces` are those whose token move is still due since time `since`; none: it was put wrong and judged,
    or its piece was taken back, and it may stay or be put right without another word.
    """

    cells: frozenset[Cell]
    since: float = 0.0
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a course says about one piece: the token it used, and the rule it broke if any.

    `cls` is `legal`, `violation`, `house_rule` or `unclear`. `judgement` holds rule, text key and parameters.
    """

    piece: Piece
    cls: Verdict
    judgement: Judgement
    token: int | None = None
    origin: Cell | None = None
    target: Cell | None = None


@dataclass(frozen=True, slots=True)
class Stray:
    """A token that moved without a piece that explains it."""

    origin: Cell | None
    target: Cell


@dataclass(frozen=True)
class Course:
    """A course of events up to now. `slack` runs parallel to `position.tokens`."""

    position: Position
    slack: tuple[Slack | None, ...]
    outcomes: tuple[Outcome, ...] = ()
    strays: tuple[Stray, ...] = ()
    phantoms: int = 0
    cost: int = 0

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for courses that say the same; tokens are indistinguishable."""
        p = self.position
        owed, pending = dict(p.owed), dict(p.pending)
        tokens = sorted(
            ((t or (-1, -1)), sorted(s.cells) if s else [], bool(s and s.pieces), owed.get(i, ""), pending.get(i, ""))
            for i, (t, s) in enumerate(zip(p.tokens, self.slack, strict=True))
        )
        return (
            frozenset(p.pieces), repr(tokens), frozenset((c.piece, c.origin) for c in p.carried),
            frozenset((o.piece, o.judgement.rule, o.origin) for o in self.outcomes), self.strays,
        )

    def outcome(self, place: Place) -> Outcome | None:
        """What is said about the piece on these squares, if it is not judged for good yet."""
        return next((o for o in self.outcomes if place_of(o.piece) == place), None)

    def waiting(self, place: Place) -> bool:
        """Whether the token of the piece on these squares is still due."""
        return any(s is not None and any(place_of(p) == place for p in s.pieces) for s in self.slack)

    def judged(self, place: Place) -> Course:
        """Without the piece on these squares among those still to be judged or waited for."""
        slack = tuple(
            replace(s, pieces=tuple(p for p in s.pieces if place_of(p) != place)) if s else None for s in self.slack)
        return replace(self, outcomes=tuple(o for o in self.outcomes if place_of(o.piece) != place), slack=slack)

    def shifted(self, token: int, cell: Cell) -> Course:
        """The same course, going on from where the token stands; putting it back stays allowed."""
        was = self.position.tokens[token]
        cells = frozenset(c for c in ((was,) if was else ()) if c != cell)
        slack = self.slack[token]
        if slack is not None:
            cells |= slack.cells - {cell}
        position = move_tokens(self.position, _with(self.position.tokens, token, cell))
        return replace(self, position=position, slack=_with(self.slack, token, Slack(cells) if cells else None))


def lay_legally(course: Course, piece: Piece, t: float, seen: frozenset[Cell], options: Options) -> Iterator[Course]:
    """Every way to lay `piece` now without breaking a rule (or so that it cannot be decided)."""
    position = course.position
    for i, cell in enumerate(position.tokens):
        if cell is not None and not _in_reach(position, i, piece, options):
            continue
        judgement = judge(position, Placement(piece.owner, piece, token=i), options)
        if judgement.cls not in ("legal", "unclear"):
            continue
        cost = course.cost + (UNCLEAR if judgement.cls == "unclear" else 0)
        for target in judgement.token_cells or tuple(c for c in piece.cells if c in seen) or (None,):
            after = apply(position, Placement(piece.owner, piece, i, target), options)
            outcome = Outcome(piece, judgement.cls, judgement, i, cell, target)
            slack = course.slack
            if target is not None and cell is not None:
                old = slack[i]
                cells = {cell} | (old.cells if old else frozenset())
                due = (*(old.pieces if old else ()), piece)
                slack = _with(slack, i, Slack(frozenset(cells) - {target}, t, due))
            yield replace(course, position=after, slack=slack, outcomes=(*course.outcomes, outcome), cost=cost)


def lay_wrongly(course: Course, piece: Piece, seen: frozenset[Cell], options: Options) -> Iterator[Course]:
    """Every way in which `piece` breaks a rule now: laid wrongly, or right but its token put on the wrong half."""
    position = course.position
    judgement = judge(position, Placement(piece.owner, piece), options)
    users = [i for i in range(len(position.tokens)) if _in_reach(position, i, piece, options)]
    if judgement.cls in ("violation", "house_rule"):
        after = apply(position, Placement(piece.owner, piece), options)
        here = frozenset(piece.cells)
        slack = tuple(replace(s, cells=s.cells | here) if s else Slack(here) for s in course.slack)
        yield _broken(course, after, slack, Outcome(piece, judgement.cls, judgement))
        for target in piece.cells:
            if target in seen:
                for i in users or range(len(position.tokens)):
                    yield _put(course, piece, i, target, options)
    elif piece.kind == "card":
        for i in users:
            for target in piece.cells:
                put = judge(position, Placement(piece.owner, piece, i, target), options)
                if put.rule == "BG-TOKEN-2":
                    yield _put(course, piece, i, target, options)


def _put(course: Course, piece: Piece, token: int, target: Cell, options: Options) -> Course:
    """Laid against the rules, with token `token` put on `target`."""
    position = course.position
    placement = Placement(piece.owner, piece, token, target)
    judgement = judge(position, placement, options)
    origin = position.tokens[token]
    cells = frozenset((origin, *piece.cells) if origin else piece.cells) - {target}
    cls: Verdict = "violation" if judgement.cls in ("legal", "unclear") else judgement.cls
    return _broken(course, apply(position, placement, options), _with(course.slack, token, Slack(cells)),
                   Outcome(piece, cls, judgement, token, origin, target))


def _broken(course: Course, position: Position, slack: tuple[Slack | None, ...], outcome: Outcome) -> Course:
    return replace(course, position=position, slack=slack, outcomes=(*course.outcomes, outcome),
                   cost=course.cost + FAULT)


def take_off(course: Course, piece: Piece, options: Options) -> Iterator[Course]:
    """The courses after `piece` was taken back: its token goes back where it came from, or stays where it is."""
    position = course.position
    lying = next((p for p in position.pieces if place_of(p) == place_of(piece)), None)
    if lying is None:
        yield course
        return
    outcomes = tuple(o for o in course.outcomes if o.piece != lying)
    carried = next((c for c in reversed(position.carried) if c.piece == lying), None)
    freed = tuple(None if s is None else Slack(s.cells, s.since, tuple(p for p in s.pieces if p != lying))
                  for s in course.slack)
    back = (carried.token, carried.origin) if carried and position.tokens[carried.token] in lying.cells else None
    after = take_back(position, lying, back, options)
    base = replace(course, position=after, slack=freed, outcomes=outcomes)
    if back is None:
        yield base
        return
    token, was = back[0], position.tokens[back[0]]
    assert was is not None
    old = freed[token]
    cells = ((old.cells if old else frozenset()) | {was}) - {after.tokens[token]}
    returned = replace(base, slack=_with(freed, token, Slack(frozenset(c for c in cells if c is not None))))
    yield returned
    yield returned.shifted(token, was)


def forgotten(position: Position, tokens: tuple[Cell | None, ...], pieces: tuple[Piece, ...],
              options: Options) -> Course:
    """A fresh start from what lies there, after what led to it could not be explained.

    Nobody owes anything we can prove: a token in a dead end may be freed by whoever caused it.
    """
    bare = replace(position, pieces=pieces, tokens=tokens, owed=(), pending=(), carried=())
    owed = tuple((i, UNKNOWN) for i in range(len(tokens)) if blocked(bare, i, options))
    return Course(replace(bare, owed=owed), (None,) * len(tokens))


def _in_reach(position: Position, token: int, piece: Piece, options: Options) -> bool:
    """Whether a piece can have used this token: it touches it, or may free it, or nobody knows where it is."""
    if position.tokens[token] is None:
        return True
    if not touching(position, token, options).isdisjoint(piece.cells):
        return True
    debtor = dict(position.owed).get(token)
    return piece.kind == "card" and debtor is not None and (
        debtor in (piece.owner, UNKNOWN) or piece.owner == UNKNOWN or options.release_by == "anyone")


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1:])
