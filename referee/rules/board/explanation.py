"""Searches for a legal course of events between two still moments, or else for the smallest set of faults.

Why it exists: what the camera sees of a step is a set of pieces and where tokens stand now; the order, and
which token went where, is unknown. A rule is only broken if *no* course of events explains what was seen.

Method: dynamic programming over the pieces already laid (a lattice of subsets: with independent pieces the
orders fall together, so five pieces need 32 sets and not 120 orders), keeping courses that differ in what
matters later. First without any fault allowed, then with one, two, three (iterative deepening, Korf 1985), and none is
followed that is known to need more (`bounds`).
Which black piece is which token is part of the search. It stops at a bound and says so.

What it does not do: decide when enough was seen, or what to tell people (`umpire`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from referee.rules.board.bounds import Clock, Reach, at_least, on_the_way, worth_a_token, wrong_at_least
from referee.rules.board.course import (
    FAULT,
    PHANTOM,
    STRAY,
    SWAPPED,
    UNCLEAR,
    Course,
    Stray,
    lay_legally,
    lay_wrongly,
    left_wrong,
    take_off,
)
from referee.rules.board.judging import colour_failure
from referee.rules.board.options import Options
from referee.rules.board.pasts import put_together, told_apart
from referee.rules.board.slack import NO_SLACK, Slack
from referee.rules.core import UNKNOWN, Cell, Piece

TOKENS = 4
MAX_FAULTS = 3
"""More faults in one step than this are not searched for: such a step was misread or missed, not played."""
MAX_TRIED = 4000
"""Courses tried before the search gives up: about a second (0.15 to 0.25 ms each on 144 squares with 40 pieces)."""
LAST_TRIED = 30_000
"""Courses tried before the round is taken up anew with what lies there: up to some eight seconds. Of the 13 steps of
460 rounds (noisy reader) that did not end within 4,000 while the bounds were weaker, 4 to 13 pieces laid, 12 end with
this."""
LEFT_THERE = frozenset({"BG-TOKEN-1", "BG-JOKER-2", "BG-DEAD-4"})
"""Rules that a piece breaks whose token was left where it stood."""
MAX_COURSES = 250
"""Courses kept. Rounds of the simulator rarely leave more than four open at once; of those 13 steps seven leave more
than 40, one 215. Most of them differ in where tokens came from only, and cost little (`pasts`)."""

Assignment = tuple[Cell | None, ...]
"""The cell on which each token is seen; None: not seen."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One still moment: time, cells with a token, cells not seen, cells with a token the moment before, those of
    the cells not seen on which something changed that one look does not prove, the cells of what was laid since: a
    token that is seen there is not on its way to somewhere else, and those on which all courses begin with a token.
    `one_visit`: since all tokens were last seen, and nothing was open, there was time for one hand's visit only."""

    t: float
    tokens: frozenset[Cell]
    hidden: frozenset[Cell]
    before: frozenset[Cell] = frozenset()
    unsettled: frozenset[Cell] = frozenset()
    laid: frozenset[Cell] = frozenset()
    stood: frozenset[Cell] = frozenset()
    one_visit: bool = False


@dataclass(frozen=True, slots=True)
class Arrival:
    """A piece that appeared: surely not there yet at time `absent_at` (s), first seen at `seen_at`.

    At time `bare_at` its squares were seen bare by one look at least, while all tokens stood elsewhere: to have lain
    there, it must have been overlooked, and its token must have been slow to follow at that very moment.
    `under`: pieces that are seen to lie over it, and so were laid after it.
    """

    piece: Piece
    seen_at: float
    absent_at: float = float("-inf")
    bare_at: float = float("-inf")
    under: frozenset[Piece] = frozenset()

    @property
    def not_before(self) -> float:
        """The time (s) before which it is not believed to have lain there."""
        return max(self.absent_at, self.bare_at)


@dataclass(frozen=True, slots=True)
class Explained:
    """The courses with the fewest errors, and whether the search got to its end."""

    courses: tuple[Course, ...]
    complete: bool

    @property
    def cost(self) -> int:
        """Of the cheapest course."""
        return min((c.cost for c in self.courses), default=PHANTOM * MAX_FAULTS)

    @property
    def lawful(self) -> bool:
        """A course without faults explains everything."""
        return bool(self.courses) and self.cost < FAULT


class _Budget:
    def __init__(self, courses: int) -> None:
        self.left = courses

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


def explain(courses: Iterable[Course], laid: Sequence[Arrival], removed: Sequence[Piece], seen: Seen,
            options: Options, settle_s: float, max_faults: int = MAX_FAULTS, tried: int = MAX_TRIED) -> Explained:
    """How the table can have come from one of `courses` to what is `seen`, with `laid` and `removed` pieces.

    A piece seen before another one was there, or seen to lie under it, was laid before it; apart from that the order is
    free.
    `settle_s` seconds after a piece was seen its token must have followed. Of the courses found only those
    with the fewest errors are returned, at most `MAX_COURSES`; it gives up once so many were `tried`.
    """
    courses = tuple(courses)
    starts, lines = put_together(_starts(courses, laid, removed, seen, options, settle_s))
    budget = _Budget(tried)
    arrivals = tuple(laid)
    seen, reach = _since(courses, starts, removed, arrivals, seen), _reach(starts, arrivals, options)
    for faults in range(max_faults + 1):
        limit = min((c.cost for c in starts), default=0) + faults * FAULT + FAULT - 1
        found = _lay_all([c for c in starts if c.cost <= limit], arrivals, seen, options, settle_s, limit, budget,
                         reach)
        ended = [c for course in found if budget.spend() for c in match_tokens(course, seen, settle_s)]
        complete = budget.left >= 0
        if ended:
            least = min(c.cost for c in ended)
            # A course with an unplaced token may cost more than one more fault among the placements.
            if least < (faults + 1) * FAULT or not complete or faults == max_faults:
                fewest = fewest_errors(ended, arrivals, seen)
                best = _distinct(c for course in fewest for c in told_apart(course, lines))
                return Explained(tuple(best[:MAX_COURSES]), complete and len(best) <= MAX_COURSES)
        if not complete:
            break
    return Explained((), budget.left >= 0)


def explain_within(courses: Iterable[Course], laid: Sequence[Arrival], removed: Sequence[Piece], seen: Seen,
                   options: Options, settle_s: float, errors: int, tried: int,
                   unlike: Callable[[Course], bool] | None = None) -> Explained:
    """As `explain`, but every course with at most `errors`, those that `courses` have already made counted.

    Courses of which `unlike` is true are not followed: a search for fewer gets further."""
    courses = tuple(courses)
    starts, lines = put_together(_starts(courses, laid, removed, seen, options, settle_s))
    budget = _Budget(tried)
    seen, reach = _since(courses, starts, removed, laid, seen), _reach(starts, laid, options)
    limit = (errors + 1) * FAULT - 1
    found = _lay_all([c for c in starts if c.cost <= limit], tuple(laid), seen, options, settle_s, limit, budget,
                     reach, unlike)
    ended = [c for course in found if budget.spend() for c in match_tokens(course, seen, settle_s)
             if c.cost <= limit and not (unlike and unlike(c))]
    return Explained(tuple(_distinct(c for course in ended for c in told_apart(course, lines))), budget.left >= 0)


def by_one_hand(courses: Iterable[Course], laid: Sequence[Arrival], seen: Seen) -> bool:
    """Whether at most one piece was laid, and not two tokens put on it: then a rule broken with it is likelier than a
    token moved by somebody else. Not so if a course without such tokens has an older piece's token left where it stood,
    or where nobody freed it: it may have been moved back there."""
    if len(laid) > 1 or any(len(seen.tokens.intersection(a.piece.cells)) > 1 for a in laid):
        return False
    new = {a.piece for a in laid}
    return not new or all(o.piece in new or o.judgement.rule not in LEFT_THERE
                          for c in courses if not c.strays for o in c.outcomes)


def fewest_errors(ended: Sequence[Course], laid: Sequence[Arrival], seen: Seen) -> list[Course]:
    """Lawful courses of least cost, or else every course with the fewest errors, whoever made them; `by_one_hand`
    those in which the fewest tokens were moved by somebody else."""
    least = min(c.cost for c in ended)
    if least < FAULT:
        return [c for c in ended if c.cost == least]
    fewest = [c for c in ended if c.cost // FAULT == least // FAULT]
    if by_one_hand(fewest, laid, seen):
        alone = min(len(c.strays) for c in fewest)
        fewest = [c for c in fewest if len(c.strays) == alone]
        least = min(c.cost for c in fewest)
        return [c for c in fewest if c.cost == least]
    return fewest


def _after_removals(course: Course, removed: Sequence[Piece], t: float, options: Options) -> Course:
    for piece in removed:
        course = take_off(course, piece, t, options)
    return course


def _starts(courses: Iterable[Course], laid: Sequence[Arrival], removed: Sequence[Piece], seen: Seen,
            options: Options, settle_s: float) -> list[Course]:
    """What the step may begin with: the courses after what was taken back, and if pieces were laid, those in which a
    token out of place was put right before them, if there was time, one that is seen on a wrong piece laid just before
    had come there, or one that had yet to follow was left where it was seen, or put on the wrong half."""
    starts: list[Course] = []
    for was in courses:
        course = _after_removals(was, removed, seen.t, options)
        starts.append(course)
        for i, slack in enumerate(course.slack if laid else ()):
            if len(seen.tokens) >= TOKENS and course.position.tokens[i] not in seen.tokens:
                spots = slack.wrongly_at(seen.t, settle_s) & seen.tokens - course.position.token_cells
                came = (course.followed(i, cell, slack.judged_at) for cell in sorted(spots)
                        if course.position.piece_at(cell))
                starts += (c.changed(cost=c.cost + (UNCLEAR if slack.right else 0)) for c in came)
            if slack.pieces:
                for spot in sorted(seen.before & slack.late_at(course.position.tokens[i], seen.t)):
                    left = left_wrong(course, i, spot)
                    starts.append(left.changed(cost=left.cost + FAULT))
            elif not seen.one_visit:
                starts += (course.put_right(i, cell) for cell in sorted(slack.right))
    return _distinct(starts)


def _since(courses: Sequence[Course], starts: Sequence[Course], removed: Sequence[Piece], laid: Iterable[Arrival],
           seen: Seen) -> Seen:
    """What is seen, and what was laid and where tokens stood before it: those that had yet to follow, too."""
    gone = {c for p in removed for c in p.cells}
    before = [c.position.token_cells.union(*(s.due for s in c.slack if s.pieces)) - gone for c in courses]
    after = [c.position.token_cells for c in starts]
    stood = (frozenset.intersection(*b) if b else frozenset[Cell]() for b in (before, after))
    return replace(seen, laid=frozenset(c for a in laid for c in a.piece.cells), stood=frozenset().union(*stood))


def _lay_all(starts: Sequence[Course], laid: tuple[Arrival, ...], seen: Seen, options: Options, settle_s: float,
             limit: int, budget: _Budget, reach: Reach | None,
             unlike: Callable[[Course], bool] | None = None) -> list[Course]:
    """Every distinct way to lay all pieces that costs no more than `limit`, but those of which `unlike` is true.

    `reach`: of the pieces, for bounds on what a course will cost; None: it is not known under these options."""
    earlier = [frozenset(j for j, other in enumerate(laid)
                         if other.seen_at <= arrival.absent_at or arrival.piece in other.under) for arrival in laid]
    layer: dict[tuple[frozenset[int], tuple[object, ...]], tuple[frozenset[int], Course]] = {
        (frozenset(), c.key): (frozenset(), c) for c in starts
    }
    bound, at_rest = reach if len(seen.tokens) >= TOKENS else None, seen.before | seen.laid
    patience = settle_s if options.race == "logical_token" else float("inf")  # else one that is late may be used
    for _ in laid:
        following: dict[tuple[frozenset[int], tuple[object, ...]], tuple[frozenset[int], Course]] = {}
        for done, course in layer.values():
            still = frozenset(range(len(laid))) - done
            least, among = wrong_at_least(course, still, reach) if reach else (0, [])
            if course.cost + least * FAULT > limit:
                continue
            for k, arrival in enumerate(laid):
                if k in done or not earlier[k] <= done:
                    continue
                then = still - {k}
                left = [laid[j].piece for j in sorted(then)]
                clock = Clock(seen.t, patience, max((laid[j].seen_at for j in then), default=float("-inf")))
                onto = None
                if course.cost + (least if arrival.piece in among else least + 1) * FAULT <= limit:
                    onto = (worth_a_token(course, arrival.piece, left, seen.tokens) if bound
                            else [c for c in arrival.piece.cells if left or c in seen.tokens])
                more = bool(left) and course.cost + 2 * FAULT <= limit
                for after in _lay(course, arrival, seen, options, onto, more):
                    if not budget.spend():
                        return []
                    if after.cost > limit or (bound and after.cost + at_least(
                            after, then, seen.tokens, at_rest, clock, bound) > limit):
                        continue
                    if unlike and unlike(after):
                        continue
                    now = done | {k}
                    key = (now, after.key)
                    if key not in following or following[key][1].cost > after.cost:
                        following[key] = (now, after)
        layer = following
    return [course for _, course in layer.values()]


def _reach(starts: Sequence[Course], laid: Sequence[Arrival], options: Options) -> Reach | None:
    """Where tokens can get to in the step, once for the whole search; None if cards need not touch the square of a
    token, if somebody else may free one that is shut in, or if it takes more than the squares to say which is."""
    if not starts or (options.contact, options.dead_end, options.release_by) != ("token_cell", "geometry", "causer"):
        return None
    board, pieces = starts[0].position, [a.piece for a in laid]
    wrong = [p for p in pieces if p.owner != UNKNOWN and colour_failure(board, p, options)]
    return Reach(board.layout, pieces, frozenset(board.covered), wrong)


def _lay(course: Course, arrival: Arrival, seen: Seen, options: Options,
         onto: Sequence[Cell] | None, more: bool) -> Iterator[Course]:
    """Every way to lay the piece; against the rules too if `onto` says where a token may have been put then."""
    yield from lay_legally(course, arrival.piece, arrival.seen_at, seen.tokens, options)
    if onto is not None:
        yield from lay_wrongly(course, arrival.piece, arrival.seen_at, seen.tokens, onto, options, more)


def match_tokens(course: Course, seen: Seen, settle_s: float) -> list[Course]:
    """The course with its tokens found among those seen, in every cheapest way.

    A token may be where the rules count it, or where its slack lets it be, or unseen. A token seen elsewhere
    has strayed; one too many is a phantom.
    """
    homes = course.position.tokens
    if len(set(homes)) == len(homes) and seen.tokens.issubset(homes):
        return [_found(course, 0, tuple(t if t in seen.tokens else None for t in homes), seen, settle_s)]
    spots = sorted(seen.tokens)
    costs = [[_out_of_place(course, i, spot, seen, settle_s) for spot in spots] for i in range(len(homes))]
    best: list[Assignment] = []
    least = PHANTOM * (len(spots) + 1)

    def assign(i: int, taken: int, left: int, cost: int, chosen: Assignment) -> None:
        nonlocal least, best
        if cost + PHANTOM * max(0, left - (len(homes) - i)) > least:
            return
        if i == len(homes):
            cost += PHANTOM * left
            if cost < least:
                least, best = cost, []
            if cost == least:
                best.append(chosen)
            return
        for k, spot in enumerate(spots):
            if not taken & 1 << k:
                assign(i + 1, taken | 1 << k, left - 1, cost + costs[i][k], (*chosen, spot))
        assign(i + 1, taken, left, cost, (*chosen, None))

    assign(0, 0, len(spots), 0, ())
    ways = _most_at_home(course, best)
    return [_found(course, least, chosen, seen, settle_s) for chosen in ways]


def _most_at_home(course: Course, ways: list[Assignment]) -> list[Assignment]:
    """Of equal ways those in which most tokens stand where the rules count them, then most are seen at all."""

    def rank(chosen: Assignment) -> tuple[int, int]:
        return (sum(c is not None and c == t for c, t in zip(chosen, course.position.tokens, strict=True)),
                sum(c is not None for c in chosen))

    top = max(map(rank, ways), default=(0, 0))
    return [way for way in ways if rank(way) == top]


def _out_of_place(course: Course, i: int, spot: Cell, seen: Seen, settle_s: float) -> int:
    """What it costs to take the token seen on `spot` for token i."""
    home, slack = course.position.tokens[i], course.slack[i]
    if home is None or spot == home or (spot in slack.right and spot not in slack.due):
        return 0
    if spot in slack.wrongly_at(seen.t, settle_s):
        return UNCLEAR if slack.right else 0  # from one wrong place to the other
    alone = SWAPPED if spot in seen.stood else STRAY
    if not slack.pieces:
        return alone
    if spot in slack.pieces[-1].cells:
        return FAULT
    if spot in slack.due:  # standing there it may also have followed in time before it was moved alone
        return 0 if seen.t - course.late_since(i, spot) <= settle_s else FAULT
    in_time = seen.t - slack.waits[-1] <= settle_s
    return UNCLEAR if in_time and on_the_way(spot, slack) and spot not in seen.before | seen.laid else alone


def _found(course: Course, cost: int, chosen: Assignment, seen: Seen, settle_s: float) -> Course:
    """The course once its tokens are found: slack used up, strays and overdue tokens noted."""
    slacks = tuple(s if s.wrongly_at(seen.t, settle_s) else replace(s, judged=frozenset(), judged_at=0.0)
                   for s in course.slack)
    now = course.changed(cost=course.cost + cost, phantoms=len(seen.tokens) - sum(c is not None for c in chosen),
                         slack=slacks)
    for i, spot in enumerate(chosen):
        home, slack = course.position.tokens[i], now.slack[i]
        if spot is None:
            continue
        extra = _out_of_place(course, i, spot, seen, settle_s)
        if home is None:
            now = now.moved(i, spot, NO_SLACK)
        elif spot == home:
            right = frozenset[Cell]() if slack.pieces else slack.right  # followed: wherever it stood, it counts here
            slack = replace(slack, due=frozenset(), pieces=(), waits=(), right=right)
            now = now.with_slack(i, slack)
        elif spot in slack.judged:
            now = now.followed(i, spot, slack.judged_at)
        elif spot in slack.right and spot not in slack.due:
            now = now.put_right(i, spot)
        elif extra in (STRAY, SWAPPED):
            right = slack.judged | slack.right | {home}  # on a wrong piece before, or put right meanwhile, unseen
            now = now.moved(i, spot, Slack(right=right, debtor=now.debtor(i)))
            now = now.changed(strays=(*now.strays, Stray(home, spot)))
        elif extra == FAULT:
            now = left_wrong(now, i, spot)
        else:
            now = now.reached(i, spot)
    return now


def _distinct(courses: Iterable[Course]) -> list[Course]:
    """One course of each kind, the cheapest, in a fixed order."""
    found: dict[tuple[object, ...], Course] = {}
    for course in courses:
        key = course.key
        if key not in found or course.cost < found[key].cost:
            found[key] = course
    return list(found.values())
