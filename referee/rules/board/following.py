"""Keeps the courses of events that explain a round so far, and decides when a step is explained well enough.

Why it exists: one still moment seldom settles what happened. A step may stay open while something hidden, a
doubtful reading or a token out of place may still explain it; and what a piece was may show only when its
token moves, so that the search starts again from before it was laid. What it does not do: search (`explanation`),
or say anything to people (`umpire`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from referee.rules.board.course import FAULT, Course, Place, Stray, place_of
from referee.rules.board.doubts import (
    LOOK_BACK_STEPS,
    Otherwise,
    Step,
    accused,
    covers,
    hidden_excuses,
    jokers_counted,
    laid_again_acquits,
    others_to_blame,
    otherwise_told,
    still_failure,
)
from referee.rules.board.explanation import TOKENS, Arrival, Explained, Seen, explain, fewest_errors
from referee.rules.board.forgetting import disputed_duties, disputed_piece, forgotten, unsure_duties
from referee.rules.board.looking import Looks
from referee.rules.board.open_step import OpenStep
from referee.rules.board.options import Options
from referee.rules.board.rereading import reread, reread_arrivals
from referee.rules.board.state import Position
from referee.rules.board.strays import (
    as_by_a_piece,
    blame_strays,
    carried_from,
    half_hidden,
    moved_together,
    overlooked,
    put_somewhere,
    stray_verdicts,
    tokens_clear,
    unsettled_near,
    where_tokens_were,
)
from referee.rules.core import UNKNOWN, Cell, Observation, Piece, Verdict

ACCUSE_CONFIDENCE = 0.97
"""Nobody is accused because of a piece read with less. With calibrated readings one accusation in thirty-three would
be wrong at the bound; most readings are far above it, and a piece read twice with 0.87 each reaches it."""
LOOK_BACK = 6
"""Pieces explained again together at most, when a token shows late what they were (a search of 64 sets)."""
PROVED_ERRORS = 2
"""More errors in one step than this prove nothing about any one of them; what a picture proves by itself excepted."""
TROUBLE = 6
"""Looks after something went wrong in which nobody is accused by where tokens stand, if they may count elsewhere."""
STRAY_S = 0.5
"""How long a token must be seen out of place, if a card may lie there that was not read: four looks of a stream
(0.12 s apart). A token further away is believed at once where moments are further apart (stills)."""
SINGLE_ACTION_S = 2.5
"""Between two pictures no further apart lies one hand's visit (1.3 to 2.2 s in the simulator; two take 3 s),
so that two tokens moved with one card were moved by its player (BG-TOKEN-3, evidence BA)."""
THREE_ACTIONS_S = 5.0
"""Between two pictures further apart a card may have been taken back, another one laid and the first laid again."""
WHERE_IT_STANDS = frozenset({"BG-TOKEN-1", "BG-TOKEN-2", "BG-JOKER-2"})
"""Rules that a token breaks by the very square on which it stands: one look that misread it shows as much."""

_NOT_ASKED = Otherwise((), frozenset())


@dataclass(frozen=True, slots=True)
class Settled:
    """What a step that was taken says besides its courses: accused pieces in doubt and why, tokens moved alone.

    `lost`: nothing explained the step, and what lies there was taken as it is.
    """

    excused: dict[Place, str] = field(default_factory=dict)
    strays: tuple[tuple[Stray, Verdict], ...] = ()
    lost: bool = False


class Following:
    """The courses of one round. `as_said(course)` tells whether a course agrees with the verdicts given so far.

    `looks`: that must show a square bare before nothing lies there (more than one for a reader that may overlook).
    """

    def __init__(self, options: Options, settle_s: float, as_said: Callable[[Course], bool], looks: int = 1) -> None:
        self.courses: tuple[Course, ...] = ()
        self._looks = Looks(looks)
        self._began = 0.0
        self._given: set[Place] = set()
        self._found_at: frozenset[Cell] = frozenset()
        self._options, self._settle_s, self._as_said = options, settle_s, as_said
        self._now = OpenStep()
        self._base: tuple[Course, ...] = ()
        self._arrivals: list[Arrival] = []
        self._base_at = 0.0
        self._earlier: tuple[tuple[Course, ...], list[Arrival]] = ((), [])
        self._clear: Observation | None = None
        self._trouble = 0
        self._taken: list[Step] = []
        self._asked: tuple[Explained, Seen, dict[Place, str]] | None = None
        self._not_legal: set[Place] = set()

    def begin(self, empty: Position, pieces: tuple[Piece, ...], at: Observation) -> None:
        """Start, or start over, from what lies there."""
        tokens: tuple[Cell | None, ...] = tuple(sorted(at.tokens)[:TOKENS])
        tokens += (None,) * (TOKENS - len(tokens))
        self.courses = self._base = (forgotten(empty, tokens, pieces, at.t, self._options),)
        self._base_at, self._arrivals, self._earlier = at.t, [], ((), [])
        self._taken, self._began, self._given = [], at.t, set()
        self._found_at, self._now = (at.tokens if pieces else frozenset()), OpenStep()

    @property
    def is_open(self) -> bool:
        """Whether the last step is not decided yet."""
        return self._now.since is not None

    @property
    def seen_enough(self) -> bool:
        """Whether an open step was seen by as many looks as must agree."""
        return max(self._now.unexplained, self._looks.agree) >= self._looks.needed

    @property
    def busy(self) -> bool:
        """Whether time alone can change something."""
        return self.is_open or any(s.pieces for c in self.courses for s in c.slack)

    @property
    def position(self) -> Position:
        """The board of the first course, with the pieces of an open step."""
        position = self.courses[0].position
        gone = {place_of(p) for p in self._now.removed}
        return replace(position, pieces=(*(p for p in position.pieces if place_of(p) not in gone),
                                         *(a.piece for a in self._now.laid)))

    def arrive(self, piece: Piece, t: float) -> Arrival:
        """A new piece of the step that is taken next."""
        arrival = self._looks.arrival(piece, t)
        if arrival.not_before < self._began or (arrival.absent_at == float("-inf") and self._found_at):
            self._given.add(place_of(piece))
        self._now.lay(arrival)
        self._now.unexplained = 0
        self._arrivals.append(arrival)
        return arrival

    def step(self, at: Observation, last: Observation | None) -> Settled | None:
        """Explain what is seen at a still moment; None while the step stays open."""
        self._now.removed += at.removed
        if self.is_open and self._looks.shows_less(at):
            return None
        seen = self._looks.take_in(at, last, self.position.covered)
        self._now.move_tokens(seen.tokens)
        found = self._explain(seen)
        if self._may_wait(found, seen, last):
            self._now.keep_open(seen, self._asked[2] if self._asked else {})
            return None
        return self._take(found, seen)

    def conclude(self, t: float) -> Settled | None:
        """An open step is decided at time `t` (s), with what was seen last; None if there is none."""
        if not self.is_open:
            return None
        seen = self._looks.seen(self._looks.last.t)
        return self._take(self._explain(seen), replace(seen, t=t))

    def stood(self, at: Observation) -> Settled | None:
        """If an open step was seen often enough as it is, and now something else is seen, it is decided; else None.

        What is seen next must not be mixed with it: where the tokens stood in between would be lost.
        """
        looks = self._looks
        if not self.is_open or looks.needed == 1 or not looks.is_news(at):
            return None
        seen = looks.seen(looks.last.t, plain=looks.seen_again(at))
        if len(seen.tokens) < TOKENS or any(a.piece.confidence < ACCUSE_CONFIDENCE for a in self._now.laid):
            return None
        found = self._explain(seen)
        if looks.agree < looks.needed and not self._borne_out(found, seen, at):
            return None
        self._now.unexplained = looks.needed
        settled = self._take(found, seen)
        self._earlier = (self._base, self._arrivals)
        self._base, self._base_at, self._arrivals = self.courses, seen.t, []
        return settled

    def _explain(self, seen: Seen) -> Explained:
        """How the table can have come to what is seen, as its pieces are read by now."""
        found = explain(self.courses, self._now.laid, self._now.removed, seen, self._options, self._settle_s)
        return found if found.lawful else self._look_back(found, seen)

    def _borne_out(self, found: Explained, seen: Seen, at: Observation) -> bool:
        """Whether what was seen once only is borne out by what is seen `at`: every piece lies there still, a token
        that accuses by where it stands stands there, and no piece seen now would explain it if it was overlooked then.
        """
        gone = {c for p in at.removed for c in p.cells} | at.hidden
        if any(c.strays for c in found.courses) or any(not gone.isdisjoint(a.piece.cells) for a in self._now.laid):
            return False
        step = self._this_step(found, seen)
        for place in accused(found.courses):
            rules = {o.judgement.rule for c in found.courses if (o := c.outcome(place)) is not None}
            if not rules.isdisjoint(WHERE_IT_STANDS) and not seen.tokens.intersection(place[1]) <= at.tokens:
                return False
            if any(step.innocent(place, rules, (p,)) for p in at.laid):
                return False
        return True

    def remember(self, at: Observation, fresh_start: bool) -> None:
        """The moment is over. `fresh_start`: nothing before it needs to be looked back at."""
        self._looks.remember(at, self.courses[0].position.layout if self.courses else ())
        self._trouble = max(0, self._trouble - 1)
        if not self.is_open:
            if len(at.tokens) == TOKENS:
                self._clear = at
            if fresh_start or len(self._arrivals) > LOOK_BACK:
                if self._arrivals:
                    self._earlier = (self._base, self._arrivals)
                if at.removed:
                    self._earlier = ((), [])
                self._base, self._base_at, self._arrivals = self.courses, at.t, []

    def judged(self, piece: Piece, cls: Verdict, waiting: Iterable[Place]) -> None:
        """`piece` has its verdict; only the pieces in `waiting` are still to be judged."""
        left = set(waiting)
        self._not_legal = self._not_legal - {place_of(piece)} if cls == "legal" else self._not_legal | {place_of(piece)}
        if cls == "unclear":
            self.courses = tuple(disputed_piece(piece, c) for c in self.courses)
        self.courses = tuple(
            replace(j := c.judged(piece), outcomes=tuple(o for o in j.outcomes if place_of(o.piece) in left))
            for c in self.courses)

    def put_back(self, piece: Piece) -> None:
        """A piece that was overlooked lies there after all, as it did."""
        self._change(lambda c: replace(c, position=replace(c.position, pieces=(*c.position.pieces, piece))))

    def reread(self, piece: Piece) -> None:
        """A piece laid earlier was read better. If it is another player's now, it may be another piece, laid where that
        one was taken back, and nobody saw how a token came there."""
        if any(place_of(p) == place_of(piece) and p.owner not in (UNKNOWN, piece.owner) for p in self.position.pieces):
            self._found_at |= set(piece.cells)
        self._change(lambda c: reread(c, piece, self._options))
        for arrivals in (self._now.laid, self._arrivals, self._earlier[1]):
            arrivals[:] = reread_arrivals(arrivals, piece)
        self._taken = [replace(step, laid=reread_arrivals(step.laid, piece)) for step in self._taken]

    def _change(self, change: Callable[[Course], Course]) -> None:
        """Change every course that is kept alike."""
        self.courses, self._base = tuple(map(change, self.courses)), tuple(map(change, self._base))
        self._earlier = (tuple(map(change, self._earlier[0])), self._earlier[1])
        self._taken = [replace(step, courses=tuple(map(change, step.courses))) for step in self._taken]

    def _look_back(self, found: Explained, seen: Seen) -> Explained:
        """Explain what is new together with the pieces whose tokens were still due, from before they were laid.

        Which token a piece used, and so whether it was right, may show only once the token moves; and a piece that
        comes into view may have been laid before those that were seen already.
        """
        if len(self._now.laid) < len(self._arrivals) <= LOOK_BACK:
            again = explain(self._base, self._arrivals, self._now.removed, seen, self._options, self._settle_s)
            agreeing = [c for c in again.courses if self._as_said(c)]
            if agreeing:
                fewest = fewest_errors((*found.courses, *agreeing), self._arrivals, seen)
                found = Explained(tuple(fewest), found.complete and again.complete)
        base, before = self._earlier
        arrivals = [*before, *self._arrivals]
        late = any(a.not_before < self._base_at for a in self._now.laid)
        if not found.lawful and late and base and len(arrivals) <= LOOK_BACK:
            again = explain(base, arrivals, self._now.removed, seen, self._options, self._settle_s, max_faults=0)
            agreeing = [c for c in again.courses if self._as_said(c)]
            if again.lawful and agreeing:
                return Explained(tuple(agreeing), again.complete)
        return found

    def _may_wait(self, found: Explained, seen: Seen, last: Observation | None) -> bool:
        """Whether a step that is not explained lawfully may still be, so that it is kept open.

        So is one that was not, if it is now because fewer tokens are seen.
        """
        since = seen.t if self._now.since is None else self._now.since
        waited = seen.t - since
        if found.lawful:
            return waited <= 2 * self._settle_s and self._now.most_tokens > len(seen.tokens)
        self._now.unexplained += 1
        if not self.seen_enough:
            doubtful = True
        elif not found.courses or not tokens_clear(found.courses, seen):
            doubtful = waited <= self._settle_s
        elif (any(unsettled_near(s, seen) for c in found.courses for s in c.strays)
              or overlooked(found.courses, self._looks.recent, self._looks.needed)):
            doubtful = waited <= 2 * self._settle_s
        elif any(c.strays for c in found.courses) and max(waited, self._stood(found, seen)) < STRAY_S:
            near = any(as_by_a_piece(s) for c in found.courses for s in c.strays)
            doubtful = near or bool(self._now.laid) or last is None or seen.t - last.t < STRAY_S
        else:
            doubtful = waited <= 2 * self._settle_s and bool(self._excuses(found, seen))
        if doubtful:
            self._now.since = since
        return doubtful

    def _stood(self, found: Explained, seen: Seen) -> float:
        """How long (s) the tokens out of place have been seen there already."""
        return seen.t - self._looks.standing_since((s.target for c in found.courses for s in c.strays), seen.t)

    def _excuses(self, found: Explained, seen: Seen) -> dict[Place, str]:
        """The accused pieces about which there is doubt, and why. Asked twice about the same it answers at once."""
        if self._asked is None or self._asked[0] is not found or self._asked[1] is not seen:
            self._asked = found, seen, self._ask(found, seen)
        return self._asked[2]

    def _ask(self, found: Explained, seen: Seen) -> dict[Place, str]:
        reasons: dict[Place, str] = {}
        new = {a.piece for a in self._now.laid}
        due = all(any(p in new for s in c.slack for p in s.pieces) for c in found.courses)  # right if a token follows
        shaky, hasty = due or not tokens_clear(found.courses, seen), not (found.lawful or self.seen_enough)
        step = self._this_step(found, seen)
        otherwise: Otherwise | None = _NOT_ASKED
        for place in accused(found.courses):
            outcomes = [o for c in found.courses if (o := c.outcome(place)) is not None]
            rules = {o.judgement.rule for o in outcomes}
            if any(o.piece.confidence < ACCUSE_CONFIDENCE for o in outcomes):
                reasons[place] = "UNCLEAR.confidence"
            elif self._looks.was_overlooked(outcomes[0].piece):
                reasons[place] = "UNCLEAR.hidden"
            elif place in self._given:
                reasons[place] = "UNCLEAR.resync"
            elif any(still_failure(o) is None for o in outcomes):
                plain = all(covers(o) or jokers_counted(o) for o in outcomes)
                if not plain and (self._found_at & {o.origin for o in outcomes} or any(
                        o.origin is None and self._found_at & set(self.position.tokens) for o in outcomes)):
                    reasons[place] = "UNCLEAR.resync"  # nobody saw how that token came there
                elif (not found.complete or step.errors > PROVED_ERRORS or hasty) and not plain:
                    reasons[place] = "UNCLEAR.resync"
                elif not plain and (shaky or self._looks.hand_at(
                        seen.tokens.intersection(o.target for o in outcomes if o.target), self.position)):
                    reasons[place] = "UNCLEAR.tokens"
                elif hidden_excuses(step, outcomes[0], self._looks.was_hidden(self._now.laid),
                                    self._looks.half_seen(self.courses[0].position)):
                    reasons[place] = "UNCLEAR.hidden"
                elif not plain and (place in self._now.several or step.better_if_laid_again(self._contested()) or
                                    others_to_blame(step, found, place, rules) or
                                    laid_again_acquits(step, self._taken, self._taken_up(seen), outcomes[0], rules)):
                    reasons[place] = "UNCLEAR.several"
                elif not plain:
                    if otherwise is _NOT_ASKED:
                        otherwise = otherwise_told(self._taken, self._now.look_by_look(step), found)
                    if otherwise is None or otherwise.acquits(place, rules):
                        reasons[place] = "UNCLEAR.several"
        return reasons

    def _this_step(self, found: Explained, seen: Seen) -> Step:
        return Step(self.courses, tuple(self._now.laid), tuple(self._now.removed), seen, self._options, self._settle_s,
                    self._taken[-1].seen.t if self._taken else self._began, found.cost // FAULT)

    def seen_at(self, piece: Piece) -> float:
        """When the squares of a piece were last seen, before this look; of the looks that are remembered."""
        return self._looks.seen_at(piece, self._began)

    @property
    def half_seen(self) -> frozenset[Cell]:
        """Squares that could not be seen for long, where something else may lie than is known."""
        return self._looks.half_seen(self.position) if self.courses else frozenset()

    def _take(self, found: Explained, seen: Seen) -> Settled:
        """Go on from what was found, lawful or not."""
        if not found.courses:
            self._trouble = TROUBLE
            return Settled(lost=True)
        excused = self._excuses(found, seen)
        courses, strays = self._judge_strays(found, seen)
        if not found.lawful or self._now.removed:
            self._trouble = TROUBLE
        put = len(seen.tokens) == TOKENS and not seen.tokens <= seen.before  # tokens that followed, or were put right
        if self._now.laid or self._now.removed or not found.lawful or put:
            self._taken = [*self._taken[-LOOK_BACK_STEPS + 1:], self._this_step(found, seen)]
        if "UNCLEAR.several" in excused.values():
            courses = tuple(disputed_duties(self._base, c) for c in courses)
        courses = tuple(unsure_duties(self.courses, c) for c in courses)
        self.courses = tuple(replace(c, cost=0, strays=(), phantoms=0) for c in courses)
        self._now, self._asked = OpenStep(), None
        return Settled(excused, strays)

    def _judge_strays(self, found: Explained,
                      seen: Seen) -> tuple[tuple[Course, ...], tuple[tuple[Stray, Verdict], ...]]:
        """Tokens moved without a piece: with a card that moved its own token too, or by nobody knows whom."""
        strays = {s for c in found.courses for s in c.strays}
        if not strays:
            return found.courses, ()
        step = self._this_step(found, seen)
        handled = put_somewhere(self.courses, self._now.removed)
        doubtful = (any(a.piece.confidence < ACCUSE_CONFIDENCE for a in self._now.laid)
                    or any(s.origin in handled and self.position.piece_at(s.target) for s in strays)
                    or overlooked(found.courses, self._looks.recent, self._looks.needed)
                    or half_hidden(strays, seen, self.courses[0].position, bool(self._now.laid))
                    or any(unsettled_near(s, seen) or s.origin in self._found_at for s in strays)
                    or self._laid_again(s.target for s in strays)
                    or step.better_if_laid_again(self._contested()))
        clear = all(c.strays for c in found.courses) and tokens_clear(found.courses, seen)
        proved = clear and found.complete and step.errors <= PROVED_ERRORS and not doubtful
        otherwise = otherwise_told(self._taken, self._now.look_by_look(step), found) if proved else None
        if otherwise is not None and all(c.strays for c in otherwise.courses):
            culprit = self._single_action(found, seen)
            if culprit is not None:
                return tuple(blame_strays(c, culprit) for c in found.courses), ()
        spots = self._looks.lost_sight(self._now.since)
        if self._trouble > 0 or self._now.removed:
            spots |= self._looks.lately(self._now.since) | carried_from(self._taken, self._now.removed, self.courses)
        if not spots.isdisjoint({s.target for s in strays}):
            otherwise = None
        places = where_tokens_were(self.courses, (a.piece for a in self._now.laid), self._taken)
        return found.courses, stray_verdicts(found.courses, None if otherwise is None else otherwise.courses, places)

    def _laid_again(self, targets: Iterable[Cell]) -> bool:
        """Whether a token stands on a piece that was not seen a look ago: it may have been taken, and laid with it."""
        pieces = (self.position.piece_at(t) for t in targets)
        return any(p is not None and self._looks.denied().issuperset(p.cells) for p in pieces)

    def _contested(self) -> set[Place]:
        """Pieces not called legal that may have been taken back and laid again: there was time for more than one hand's
        visit since the table was last seen at rest, or one look denied that they lay there."""
        if self._looks.away_s(self._now.since) > SINGLE_ACTION_S:
            return self._not_legal
        return {place for place in self._not_legal if self._looks.denied_once(place[1])}

    def _taken_up(self, seen: Seen) -> dict[Piece, bool]:
        """Pieces with a token on them that may have been taken back and laid again, if there was time for it around
        what was laid, and whether they were not called legal."""
        on = [p for t in seen.tokens if (p := self.position.piece_at(t)) is not None]
        return {p: place_of(p) in self._not_legal for p in on if self._looks.away_s(self._now.since) > THREE_ACTIONS_S}

    def _single_action(self, found: Explained, seen: Seen) -> Piece | None:
        """The one piece whose token moved since all were last seen, if there was time for one hand's visit only."""
        first = seen.t if self._now.since is None else self._now.since
        if self._clear is None or first - self._clear.t > SINGLE_ACTION_S or len(self._now.laid) != 1:
            return None
        since = [o.tokens for o in self._looks.recent if o.t > self._clear.t]
        return moved_together(found.courses, seen.tokens - self._clear.tokens, since)
