"""One possible course of events, and the ways in which it can go on.

Why it exists: everybody plays at once and the camera sees still moments only, so the umpire keeps every
course of events that explains what was seen. A course is a position, what it says about the pieces not yet
judged, and for each token where else it may still be seen: a card lies for a moment before its token
follows. What it does not do: choose between courses (`explanation`) or report (`umpire`).

Where a rule was broken, play may go on from where a token *is* or from where it *belongs*: nobody is accused
for somebody else's mistake.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypedDict, TypeVar, Unpack

from referee.rules.board.deadends import blocked_at
from referee.rules.board.judging import Failure, Judgement, judge, lawful
from referee.rules.board.legality import apply, causer, move_tokens, take_back
from referee.rules.board.options import Options
from referee.rules.board.reach import far_half, touching
from referee.rules.board.slack import NO_SLACK, Slack
from referee.rules.board.state import Carried, Placement, Position
from referee.rules.core import UNKNOWN, Cell, Piece, Verdict, cell_name

UNCLEAR, FAULT, STRAY, PHANTOM, SWAPPED = 1, 10, 11, 20, 21
"""What a course costs for each thing it cannot explain by the rules: something that cannot be decided, a
placement against the rules, a token moved without a piece, a token seen that is none (two errors of the
reader at once), a token moved without a piece onto the very square that another one has left, or was to leave
(two: the same is seen if that one stayed and this one was played). Tens count errors; any number of undecided
things a step can hold is less than one."""

T = TypeVar("T")
Place = tuple[str, tuple[Cell, ...]]
_ACCUSING = ("violation", "house_rule")


def place_of(piece: Piece) -> Place:
    """What makes two readings the same piece: kind and squares."""
    return piece.kind, tuple(sorted(piece.cells))


_OFF: Cell = (-1, -1)
_KEY_CARRIED = 8  # where older pieces' tokens came from matters only should they be taken back: first come, first kept


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a course says about one piece: the token it used, and the rule it broke if any.

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
class Stray:
    """A token that moved without a piece that explains it."""

    origin: Cell | None
    target: Cell


class _Changes(TypedDict, total=False):
    position: Position
    slack: tuple[Slack, ...]
    outcomes: tuple[Outcome, ...]
    strays: tuple[Stray, ...]
    released: tuple[tuple[Place, str], ...]
    phantoms: int
    cost: int
    line: int


@dataclass(frozen=True)
class Course:
    """A course of events up to now. `slack` runs parallel to `position.tokens`.

    `released` says for pieces whose token was owed a free placement who owed it, should they be taken back. `line`: of
    the courses that a search goes on from, those of this number (`pasts`).
    """

    position: Position
    slack: tuple[Slack, ...]
    outcomes: tuple[Outcome, ...] = ()
    strays: tuple[Stray, ...] = ()
    released: tuple[tuple[Place, str], ...] = ()
    phantoms: int = 0
    cost: int = 0
    line: int = 0

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for courses that say the same; tokens are indistinguishable."""
        p = self.position
        owed, pending = dict(p.owed), dict(p.pending)
        tokens = sorted(
            ((t or _OFF, tuple(sorted(s.due)), tuple(sorted(piece.cells for piece in s.pieces)),
              tuple(sorted(s.judged)), tuple(sorted(s.right)), owed.get(i, ""), pending.get(i, ""))
             for i, (t, s) in enumerate(zip(p.tokens, self.slack, strict=True))))
        return (
            tuple(tokens), frozenset((c.piece.cells, c.origin) for c in p.carried[-_KEY_CARRIED:]),
            frozenset((o.piece.cells, o.judgement.rule, o.origin) for o in self.outcomes), self.strays, self.line,
        )

    def changed(self, **changes: Unpack[_Changes]) -> Course:
        """A copy with other values, as `dataclasses.replace` makes one, several times as fast."""
        copy = object.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.__dict__.update(changes)
        return copy

    def with_slack(self, token: int, slack: Slack) -> Course:
        """A copy with another slack of one token."""
        return self.changed(slack=replaced(self.slack, token, slack))

    @property
    def elsewhere(self) -> frozenset[Cell]:
        """Squares on which a token may be seen, or belongs, besides where the course has it."""
        return frozenset(c for s in self.slack for cells in (s.due, s.judged, s.right) for c in cells)

    def outcome(self, place: Place) -> Outcome | None:
        """What is said about the piece on these squares, if it is not judged for good yet."""
        return next((o for o in self.outcomes if place_of(o.piece) == place), None)

    def reached(self, token: int, spot: Cell) -> Course:
        """The same course once a token on its way was seen on `spot`: the pieces up to there have got it, and it is not
        where it came from any more."""
        slack, done = self.slack[token], self._got(token, spot)
        pieces, due = slack.pieces[done:], slack.due
        if done or spot not in due:
            ahead = {o.target for o in self.outcomes if o.piece in pieces}
            due &= ahead | {spot}
        return self.with_slack(token, replace(slack, due=due, pieces=pieces, waits=slack.waits[done:]))

    def late_since(self, token: int, spot: Cell) -> float:
        """When the first of the pieces was seen that the token, if it stands on `spot`, has yet to follow."""
        waits = self.slack[token].waits
        return waits[min(self._got(token, spot), len(waits) - 1)]

    def _got(self, token: int, spot: Cell) -> int:
        """How many of the pieces at which the token is due have got it once it stands on `spot`."""
        targets = {o.piece: o.target for o in self.outcomes}
        return max((k + 1 for k, p in enumerate(self.slack[token].pieces) if targets.get(p) == spot), default=0)

    def waiting(self, place: Place) -> bool:
        """Whether the token of the piece on these squares is still due."""
        return any(place_of(p) == place for s in self.slack for p in s.pieces)

    def judged(self, piece: Piece) -> Course:
        """Without `piece` among those still to be judged or waited for."""
        return self.changed(outcomes=tuple(o for o in self.outcomes if o.piece != piece),
                            slack=tuple(s.without(piece) for s in self.slack))

    def gone_home(self, seen: frozenset[Cell]) -> Course:
        """A token that is `seen` where it counts does not stay any more where its piece was taken back from."""
        position = self.position
        slack = tuple(replace(s, judged=frozenset(c for c in s.judged if position.piece_at(c) or c in seen))
                      if s.judged and home in seen else s for s, home in zip(self.slack, position.tokens, strict=True))
        return replace(self, slack=slack)

    def debtor(self, token: int) -> str | None:
        """Who owes a free placement for a token where it stands, or owed it where it belongs."""
        return self.position.debtor(token) or self.slack[token].debtor

    def put_right(self, token: int, cell: Cell) -> Course:
        """The same course with a token back where it belongs, with what was owed for it there."""
        debtor = self.slack[token].debtor
        course = self.moved(token, cell, NO_SLACK)
        return course if debtor is None else course.changed(position=course.position.owed_by(debtor, (token,)))

    def followed(self, token: int, cell: Cell, t: float) -> Course:
        """The same course with a token put on a wrong piece at time `t`: its player brought it there."""
        home, old = self.position.tokens[token], self.slack[token]
        piece = self.position.piece_at(cell)
        cells = frozenset(piece.cells if piece else ())
        right = old.right | old.may_stand(home)
        slack = Slack(judged=cells - {cell}, judged_at=t, right=right - {cell}, debtor=self.debtor(token))
        course = self.moved(token, cell, slack)
        position = course.position
        if piece is not None:
            carried = (*(c for c in position.carried if c.piece != piece), Carried(piece, token, home))
            position = position.changed(carried=carried).owed_by(piece.owner, (token,))
        others = tuple(s if i == token else replace(s, judged=s.judged - cells) for i, s in enumerate(course.slack))
        return course.changed(position=position, slack=others)

    def moved(self, token: int, cell: Cell, slack: Slack) -> Course:
        """The same course with a token standing on `cell`, moved without a piece."""
        after = move_tokens(self.position, replaced(self.position.tokens, token, cell))
        position = owed_by_somebody(self.position, after, token)
        return self.changed(position=position, slack=replaced(self.slack, token, slack))


def suspects(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """Who is accused of what in these outcomes, each once, in the words of the contract."""
    accused = ((o.piece.owner, o.judgement.rule, o.piece.cells) for o in outcomes if o.cls in _ACCUSING)
    return [{"player": who, "rule": rule, "squares": [cell_name(c) for c in cells]}
            for who, rule, cells in sorted(set(accused), key=repr)]


def lay_legally(course: Course, piece: Piece, t: float, seen: frozenset[Cell], options: Options) -> Iterator[Course]:
    """Every way to lay `piece` now without breaking a rule (or so that it cannot be decided)."""
    for i, slack in enumerate(course.slack):
        stands = course.position.tokens[i]
        yield from _lay_at(course, piece, i, stands, t, seen, options)
        for start in () if slack.pieces else sorted(slack.right - {stands}):
            if _reaches(course.position, start, piece, options) or blocked_at(course.position, start, options):
                put = course.put_right(i, start)
                put = put.with_slack(i, slack)
                yield from _lay_at(put, piece, i, stands, t, seen, options)
        if options.race == "physical_token":
            for spot in sorted(slack.due if slack.pieces else ()):  # not moved yet: it may be used where it stands
                there = course.moved(i, spot, slack)
                for after in _lay_at(there, piece, i, stands, t, seen, options):  # and go onto either piece
                    due = replace(after.slack[i], due=after.slack[i].due - {stands})
                    yield after.with_slack(i, due)


def _lay_at(course: Course, piece: Piece, i: int, stands: Cell | None, t: float, seen: frozenset[Cell],
            options: Options) -> Iterator[Course]:
    """`piece` laid at token i, which the rules count where `course` has it and which stands on `stands`."""
    position = course.position
    start = position.tokens[i]
    if not _in_reach(position, i, piece, options):
        return
    if course.slack[i].right:  # out of place: whose duty it is to free it here is for the table to say
        position = position.owed_by(UNKNOWN, (i,))
    judgement = lawful(position, Placement(piece.owner, piece, token=i), options)
    if judgement is None:
        return
    cost = course.cost + (UNCLEAR if judgement.cls == "unclear" else 0)
    for target in judgement.token_cells or tuple(c for c in piece.cells if c in seen) or (None,):
        after = apply(position, Placement(piece.owner, piece, i, target), options)
        if judgement.free and (i, UNKNOWN) in position.owed:  # believed lawful only because nobody knows who owed it
            after = owed_by_somebody(position, after)
        outcome = Outcome(piece, judgement.cls, judgement, i, start, target, position)
        old = course.slack[i]
        slack = NO_SLACK
        if target is not None and start is not None:
            way = {c for c in (start, stands) if c is not None} | old.due
            back = frozenset(() if stands in (None, start) else (stands,))
            slack = Slack(frozenset(way) - {target}, (*old.pieces, piece), (*old.waits, t), right=back)
        yield course.changed(position=after, slack=replaced(course.slack, i, slack), cost=cost,
                             outcomes=(*course.outcomes, outcome), released=_released(course, piece, i))


def lay_wrongly(course: Course, piece: Piece, t: float, seen: frozenset[Cell], onto: Collection[Cell],
                options: Options, more: bool = False) -> Iterator[Course]:
    """Every way in which `piece`, or a piece whose token should have moved before, breaks a rule now.

    `onto`: squares of the piece on which a token may have been put; `more`: another piece may break one after it, and
    then the half that is right for a token, right in nothing else, matters too: it may have come from there.
    """
    position = course.position
    users = [i for i in range(len(position.tokens)) if _in_reach(position, i, piece, options)]
    said = {i: judge(position, Placement(piece.owner, piece, token=i), options) for i in users}
    wrong = [i for i in users if said[i].cls in _ACCUSING]
    on_it = [c for c in piece.cells if c in onto]
    if len(wrong) == len(users):
        judgement = min((said[i] for i in wrong), key=lambda j: len(j.failures),
                        default=judge(position, Placement(piece.owner, piece), options))
        if judgement.cls in _ACCUSING:
            after = apply(position, Placement(piece.owner, piece), options)
            slack = tuple(replace(s, judged=s.judged | set(piece.cells), judged_at=t) for s in course.slack)
            yield _broken(course, after, slack, Outcome(piece, judgement.cls, judgement, before=position))
            if not users:
                wrong = list(range(len(position.tokens)))
    for i in wrong:
        home = position.tokens[i]
        usual = () if not more or home is None or piece.kind == "joker" else (far_half(home, *piece.cells),)
        for target in (*on_it, *(c for c in usual if c not in on_it)):
            yield _put(course, piece, i, target, t, options)
    if piece.kind == "card":
        for i in users:
            if i not in wrong:
                for target in on_it:
                    if judge(position, Placement(piece.owner, piece, i, target), options).rule == "BG-TOKEN-2":
                        yield _put(course, piece, i, target, t, options)
    for i, s in enumerate(course.slack):
        for start in s.late_at(position.tokens[i], t):
            stands = left_wrong(course, i, start)
            yield from _lay_at(stands.changed(cost=stands.cost + FAULT), piece, i, start, t, seen, options)


def left_wrong(course: Course, token: int, spot: Cell) -> Course:
    """Token `token` stands on `spot`: not moved in time (BG-TOKEN-1, BG-JOKER-2), or on the wrong half (BG-TOKEN-2).

    On the wrong half of the last piece that used it, it was put by the player of that piece. Left anywhere else by
    several pieces in a row, one of their players is to blame and nobody can say who.
    """
    course = course.reached(token, spot)
    slack, home = course.slack[token], course.position.tokens[token]
    blamed = slack.pieces[-1:] if slack.pieces and spot in slack.pieces[-1].cells else slack.pieces
    due = {place_of(p) for p in blamed}
    outcomes = []
    freed_by_anybody = False
    for outcome in course.outcomes:
        if place_of(outcome.piece) in due and outcome.cls == "legal":
            freed_by_anybody = outcome.before is not None and outcome.judgement.free and (
                token, UNKNOWN) in outcome.before.owed
            outcome = _misplaced(course, outcome, spot)
            if len(blamed) > 1 or freed_by_anybody:  # or laid at no token by somebody who owed nothing
                outcome = replace(outcome, cls="unclear")
        outcomes.append(outcome)
    around = slack.judged.union(*(p.cells for p in slack.pieces)) - {spot}
    right = frozenset(() if home is None else (home,))
    judged_at = max(slack.waits, default=0.0)
    moved = course.moved(token, spot, Slack(judged=around - right, judged_at=judged_at, right=right,
                                            debtor=course.position.debtor(token)))
    said = any(place_of(o.piece) in due for o in outcomes)  # else it was judged before, and who was to free it is lost
    if len(slack.pieces) == 1 and said and not freed_by_anybody and moved.position.debtor(token) is not None:
        cause = causer(moved.position, token)
        if cause is None or cause.owner != UNKNOWN:  # shut in where left, by the piece it was left for
            moved = moved.changed(position=moved.position.owed_by(slack.pieces[0].owner, (token,)))
    return moved.changed(outcomes=tuple(outcomes))


def _misplaced(course: Course, outcome: Outcome, spot: Cell) -> Outcome:
    """`outcome` as it is when its token ended on `spot`."""
    piece, said = outcome.piece, outcome.judgement
    if piece.kind == "joker":
        rule = "BG-JOKER-2"
    elif said.free:
        rule = "BG-DEAD-4"
    else:
        rule = "BG-TOKEN-2" if spot in piece.cells else "BG-TOKEN-1"
    about = {**said.params, "t": UNKNOWN if outcome.origin is None else cell_name(outcome.origin)}
    if rule == "BG-TOKEN-2":
        target = said.token_cells[0]
        about |= {"target": cell_name(target), "colour": course.position.layout.colour(target)}
    elif rule == "BG-JOKER-2":
        about["n"] = cell_name(piece.cells[0])
    failure = Failure(rule, "violation", rule, about)
    judgement = Judgement("violation", rule, rule, about, outcome.token, said.token_cells, said.free, (failure,))
    return replace(outcome, cls="violation", judgement=judgement, target=spot)


def _put(course: Course, piece: Piece, token: int, target: Cell, t: float, options: Options) -> Course:
    """Laid against the rules, with token `token` put on `target`."""
    position = course.position
    placement = Placement(piece.owner, piece, token, target)
    judgement = judge(position, placement, options)
    origin = position.tokens[token]
    after = apply(position, placement, options)
    if judgement.rule == "BG-TOKEN-2":
        there = judgement.token_cells[0]
        shut_in = blocked_at(after, there, options)
        slack = Slack(right=frozenset((there,)), debtor=piece.owner if shut_in else None)
    else:
        slack = Slack(judged=frozenset(piece.cells) - {target}, judged_at=t,
                      right=course.slack[token].may_stand(origin), debtor=course.debtor(token))
    cls: Verdict = "violation" if judgement.cls in ("legal", "unclear") else judgement.cls
    freed = course.changed(released=_released(course, piece, token))
    return _broken(freed, after, replaced(course.slack, token, slack),
                   Outcome(piece, cls, judgement, token, origin, target, position))


def _released(course: Course, piece: Piece, token: int) -> tuple[tuple[Place, str], ...]:
    debtor = course.position.debtor(token)
    return course.released if debtor is None else (*course.released, (place_of(piece), debtor))


def _broken(course: Course, position: Position, slack: tuple[Slack, ...], outcome: Outcome) -> Course:
    return course.changed(position=position, slack=slack, outcomes=(*course.outcomes, outcome),
                          cost=course.cost + FAULT)


def take_off(course: Course, piece: Piece, t: float, options: Options) -> Course:
    """The course after `piece` was taken back: its token goes back where it came from, or may stay for a while."""
    position = course.position
    lying = next((p for p in position.pieces if place_of(p) == place_of(piece)), None)
    if lying is None:
        return course
    cells = frozenset(lying.cells)
    carried = next((c for c in reversed(position.carried) if c.piece == lying), None)
    stands = None if carried is None else position.tokens[carried.token]
    back = (carried.token, carried.origin) if carried and stands in cells else None
    course = course.judged(lying)
    slack = tuple(replace(s, judged=s.judged - cells, due=s.due - cells, right=s.right - cells) for s in course.slack)
    if carried is not None and carried.origin is not None and not course.slack[carried.token].right.isdisjoint(cells):
        home = slack[carried.token]  # where it belonged, on this piece, it had come from there
        slack = replaced(slack, carried.token, replace(home, right=home.right | {carried.origin}))
    after = take_back(position, lying, back, options)
    if back is not None and stands is not None:
        token, origin = back
        old = slack[token]
        slack = replaced(slack, token, replace(old, judged=old.judged | {stands}, judged_at=t,
                                              right=old.right - {origin}))
    if carried is None:  # laid unseen: its token may go back to any square from which it can have come
        beside = frozenset(n for c in cells for n in position.layout.neighbours(c)) - cells
        slack = tuple(replace(s, right=s.right | beside) if t in cells else s
                      for s, t in zip(slack, position.tokens, strict=True))
    after = owed_by_somebody(position, after)
    freed_by = dict(course.released).get(place_of(piece))
    if back is not None and freed_by is not None:
        after = after.owed_by(freed_by, (back[0],))
    released = tuple(r for r in course.released if r[0] != place_of(piece))
    return course.changed(position=after, slack=slack, released=released)


def owed_by_somebody(before: Position, after: Position, moved: int | None = None) -> Position:
    """Duties that a mistake, or putting it right, brought about: whose they are is for the table to say.

    Anybody may free such a token, and nobody is accused of not freeing it. `moved`: a token moved by hand.
    """
    owed = tuple((i, who if (i, who) in before.owed and i != moved else UNKNOWN) for i, who in after.owed)
    known = tuple(d for d in after.pending if d in before.pending or d in before.owed)
    unknown = tuple((i, UNKNOWN) for i, who in after.pending if (i, who) not in known)
    return after.changed(owed=tuple(sorted((*owed, *unknown))), pending=known)


def _reaches(position: Position, start: Cell, piece: Piece, options: Options) -> bool:
    """Whether a piece may touch a token that stood on `start`; with `contact = token_card` nothing is ruled out."""
    return options.contact == "token_card" or any(n in piece.cells for n in position.layout.neighbours(start))


def _in_reach(position: Position, token: int, piece: Piece, options: Options) -> bool:
    """Whether a piece can have used this token: it touches it, or may free it, or nobody knows where it is."""
    if position.tokens[token] is None:
        return True
    if not touching(position, token, options).isdisjoint(piece.cells):
        return True
    debtor = position.debtor(token)
    return piece.kind == "card" and debtor is not None and (
        debtor in (piece.owner, UNKNOWN) or piece.owner == UNKNOWN or options.release_by == "anyone")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value exchanged."""
    return (*values[:index], value, *values[index + 1:])
