"""Keeps the hypotheses that explain a round so far, and decides when a step is explained well enough.

Why it exists: one still moment seldom settles what happened. A step may stay open while something hidden, a
doubtful reading or a token out of place may still explain it; and what a piece was may show only when its
token moves, so that the search starts again from before it was laid. What it does not do: search (`search`),
or say anything to people (`umpire`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from referee.rules.board.belief.announced import Announced
from referee.rules.board.belief.forgetting import (
    disputed_duties,
    disputed_piece,
    forgotten,
    nobodys_duties,
    unsure_duties,
)
from referee.rules.board.belief.hypothesis import FAULT, Hypothesis
from referee.rules.board.belief.rereading import reread, reread_arrival
from referee.rules.board.belief.search import (
    LAST_TRIED,
    MAX_FAULTS,
    MAX_TRIED,
    Explained,
    Transition,
    explain,
    fewest_errors,
)
from referee.rules.board.belief.stretch import Stretch
from referee.rules.board.diagnosis.lone_moves import as_by_a_piece, overlooked, tokens_clear, unsettled_near
from referee.rules.board.diagnosis.objections import judge_lone_moves, objections, plain_overlaps
from referee.rules.board.diagnosis.open_step import OpenStep
from referee.rules.board.diagnosis.searches import Searches
from referee.rules.board.diagnosis.steps import Charge, accused
from referee.rules.board.diagnosis.window import Window
from referee.rules.board.evidence.looks import Looks
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import with_around
from referee.rules.board.position.state import TOKENS, Place, Position, place_of
from referee.rules.board.umpire.settled import Settled
from referee.rules.core import PROOF, UNKNOWN, Verdict

LOOK_BACK = 6
"""Pieces explained again together at most, when a token shows late what they were (a search of 64 sets)."""
TROUBLE = 6
"""Looks after something went wrong in which nobody is accused by where tokens stand, if they may count elsewhere."""
LONE_MOVE_S = 0.5
"""How long a token must be seen out of place, if a card may lie there that was not read: four looks of a stream
(0.12 s apart). A token further away is believed at once where moments are further apart (stills)."""
WHERE_IT_STANDS = frozenset({"BG-TOKEN-1", "BG-TOKEN-2", "BG-JOKER-2"})
"""Rules that a token breaks by the very square on which it stands: one look that misread it shows as much."""


class Decider:
    """The hypotheses of one round; none is followed that does not agree with what was `announced` already.

    `looks`: that must show a square bare before nothing lies there (more than one for a reader that may overlook).
    `timed`: whether the times of the looks are known.
    """

    def __init__(self, options: Options, settle_s: float, looks: int = 1, timed: bool = True) -> None:
        self._looks = Looks(looks)
        self._window = Window(options, settle_s, self._looks, Searches(), timed)
        self._lately, self._earlier = Stretch(), Stretch()
        self._asked: tuple[Explained, Seen, dict[Place, str]] | None = None

    def begin(self, empty: Position, pieces: tuple[Piece, ...], at: BoardObservation,
              stood: frozenset[Cell] = frozenset()) -> None:
        """Start, or start over, from what lies there; `stood`: where tokens were seen before all were."""
        self._window.searches.forget()
        tokens: tuple[Cell | None, ...] = tuple(sorted(at.tokens)[:TOKENS])
        tokens += (None,) * (TOKENS - len(tokens))
        self._earlier = Stretch()
        self._lately = Stretch((forgotten(empty, tokens, pieces, at.t, self._window.options),), at.t)
        self._window = replace(self._window, hypotheses=self._lately.hypotheses, now=OpenStep(), decided=[],
                               debts={}, began=at.t, given=set(), sure=set(),
                               found_at=at.tokens if pieces else frozenset(),
                               seen_once=at.tokens - stood if at.looks < self._looks.needed else frozenset(),
                               before_play=stood - at.tokens)

    @property
    def hypotheses(self) -> tuple[Hypothesis, ...]:
        """That explain the round up to the last step decided; none before it began."""
        return self._window.hypotheses

    @property
    def _now(self) -> OpenStep:
        return self._window.now

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
        """Whether time alone can change something: also where two tokens would stand on one square."""
        return self.is_open or any(s.pieces for c in self.hypotheses for s in c.gates) or any(
            len(c.position.token_cells) < sum(t is not None for t in c.position.tokens) for c in self.hypotheses)

    @property
    def position(self) -> Position:
        """The board of the first hypothesis, with the pieces of an open step."""
        return self._window.position

    @property
    def may_stand(self) -> frozenset[Cell]:
        """Squares on which a token stands or may stand, or belongs, in one of the hypotheses."""
        return frozenset[Cell]().union(*(c.position.token_cells | c.elsewhere for c in self.hypotheses))

    @property
    def free_placements(self) -> bool:
        """Whether somebody owes a free placement, or may come to owe one, in one of the hypotheses."""
        return any(c.position.owed or c.position.pending for c in self.hypotheses)

    def arrive(self, piece: Piece, t: float, unread: bool) -> float:
        """A new piece of the step that is taken next, `unread`: perhaps one that was overlooked as often as looks must
        agree; returns when (s) so many had shown last that it did not lie there."""
        arrival = self._looks.arrival(piece, t, more=int(unread))
        if arrival.not_before < self._window.began or (arrival.absent_at == float("-inf") and self._window.found_at):
            self._window.given.add(place_of(piece))
        self._window.sure.discard(place_of(piece))
        self._now.lay(arrival)
        self._now.unexplained = 0
        self._lately.laid.append(arrival)
        return self._looks.absent_at(piece, self._looks.needed)

    def step(self, at: BoardObservation, last: BoardObservation | None, announced: Announced) -> Settled | None:
        """Explain what is seen at a still moment; None while the step stays open."""
        self._see(at)
        self._now.removed += at.removed
        if self.is_open and self._looks.shows_less(at):
            return None
        seen = self._timed(self._looks.take_in(at, last, self.position.covered))
        self._now.move_tokens(seen.tokens)
        found = self._explain(seen, announced)
        if self._may_wait(found, seen, last):
            self._now.keep_open(seen, self._asked[2] if self._asked else {})
            return None
        return self._take(found, seen)

    def conclude(self, t: float, announced: Announced) -> Settled | None:
        """An open step is decided at time `t` (s), with what was seen last; None if there is none."""
        if not self.is_open:
            return None
        seen = self._timed(self._looks.seen(self._looks.last.t))
        return self._take(self._explain(seen, announced), replace(seen, t=t))

    def stood(self, at: BoardObservation, announced: Announced) -> Settled | None:
        """If an open step was seen often enough as it is, and now something else is seen, it is decided; else None.

        What is seen next must not be mixed with it: where the tokens stood in between would be lost.
        """
        looks = self._looks
        if not self.is_open or looks.needed == 1 or not looks.is_news(at):
            return None
        seen = self._timed(looks.seen(looks.last.t, plain=looks.seen_again(at)))
        if len(seen.tokens) < TOKENS or any(a.piece.confidence < PROOF for a in self._now.laid):
            return None
        found = self._explain(seen, announced)
        if looks.agree < looks.needed and not self._borne_out(found, seen, at):
            return None
        self._now.unexplained = looks.needed
        settled = self._take(found, seen)
        self._earlier, self._lately = self._lately, Stretch(self.hypotheses, seen.t)
        return settled

    def _timed(self, seen: Seen) -> Seen:
        """What is seen, and whether it came about by one hand's visit."""
        return replace(seen, one_visit=self._window.one_visit(seen.t))

    def _explain(self, seen: Seen, announced: Announced) -> Explained:
        """How the table can have come to what is seen, as its pieces are read by now."""
        found = self._search(self.hypotheses, self._now.laid, seen)
        return found if found.lawful else self._look_back(found, seen, announced)

    def _search(self, hypotheses: Iterable[Hypothesis], laid: Sequence[Arrival], seen: Seen,
                max_faults: int = MAX_FAULTS, tried: int = MAX_TRIED) -> Explained:
        window = self._window
        change = Transition(tuple(hypotheses), tuple(laid), tuple(window.now.removed), seen, window.options,
                            window.settle_s)
        return explain(change, max_faults, tried)

    def _borne_out(self, found: Explained, seen: Seen, at: BoardObservation) -> bool:
        """Whether what was seen once only is borne out by what is seen `at`.

        - Every piece lies there still, and what is beside one accused is not hidden now.
        - A token that accuses by where it stands stands there, and not where it came from.
        - No piece seen now would explain the step if it was overlooked then.
        """
        gone = {c for p in at.removed for c in p.cells} | at.hidden
        if any(c.lone_moves for c in found.hypotheses):
            return False
        if any(not gone.isdisjoint(a.piece.cells) for a in self._now.laid):
            return False
        step = self._window.this_step(found, seen)
        for place in accused(found.hypotheses):
            outcomes = [o for c in found.hypotheses if (o := c.outcome(place)) is not None]
            charge = Charge.of(outcomes)
            if not with_around(place[1]).isdisjoint(at.hidden - seen.hidden):
                return False
            if not charge.rules.isdisjoint(WHERE_IT_STANDS) and (
                    not seen.tokens.intersection(place[1]) <= at.tokens
                    or any(o.origin in at.tokens and o.origin != o.target for o in outcomes)):
                return False
            if any(replace(step, laid=(*step.laid, Arrival(p, seen.t))).clears(charge) for p in at.laid):
                return False
        return True

    def _see(self, at: BoardObservation) -> None:
        if at.blind:
            self._window.blind_at = at.t

    def remember(self, at: BoardObservation, fresh_start: bool) -> None:
        """The moment is over. `fresh_start`: nothing before it needs to be looked back at."""
        self._see(at)
        self._looks.remember(at, self._window.position if self.hypotheses else None)
        self._window.trouble = max(0, self._window.trouble - 1)
        if at.t > self._window.began:
            self._window.seen_once -= at.tokens
        if not self.is_open:
            if len(at.tokens) == TOKENS:
                self._window.clear = at
            if fresh_start or len(self._lately.laid) > LOOK_BACK:
                if self._lately.laid:
                    self._earlier = self._lately
                if at.removed:
                    self._earlier = Stretch()
                self._lately = Stretch(self.hypotheses, at.t)

    def judged(self, piece: Piece, cls: Verdict, waiting: Iterable[Place]) -> None:
        """`piece` has its verdict; only the pieces in `waiting` are still to be judged."""
        left = set(waiting)
        if cls == "legal":
            self._window.not_legal.discard(place_of(piece))
        else:
            self._window.not_legal.add(place_of(piece))
            if UNKNOWN in piece.colours:  # if it is seen again, nobody can tell whether it ever was away
                self._window.given.add(place_of(piece))
        if cls == "unclear":
            self._window.hypotheses = tuple(disputed_piece(piece, c) for c in self.hypotheses)
        self._window.hypotheses = tuple(
            replace(j := c.judged(piece), outcomes=tuple(o for o in j.outcomes if place_of(o.piece) in left))
            for c in self.hypotheses)

    def put_back(self, piece: Piece) -> None:
        """A piece that was overlooked lies there after all, as it did."""
        self._change(lambda c: replace(c, position=replace(c.position, pieces=(*c.position.pieces, piece))))

    def reread(self, piece: Piece) -> None:
        """A piece laid earlier was read better. If it is another player's now, it may be another piece, laid where that
        one was taken back: nobody saw how a token came there, nor who owes what since something was put right."""
        other = any(place_of(p) == place_of(piece) and p.owner not in (UNKNOWN, piece.owner)
                    for p in self.position.pieces)
        self._change(lambda c: reread(c, piece, self._window.options), lambda a: reread_arrival(a, piece))
        if other:
            self._window.found_at |= set(piece.cells)
            self._change(nobodys_duties)

    def _change(self, believed: Callable[[Hypothesis], Hypothesis],
                arrived: Callable[[Arrival], Arrival] = lambda a: a) -> None:
        """Change every hypothesis and every arrival that is kept alike."""
        for kept in (self._window, self._lately, self._earlier):
            kept.change(believed, arrived)

    def _look_back(self, found: Explained, seen: Seen, announced: Announced) -> Explained:
        """Explain what is new together with the pieces whose tokens were still due, from before they were laid.

        Which token a piece used, and so whether it was right, may show only once the token moves; and a piece that
        comes into view may have been laid before those that were seen already.
        """
        seen = replace(seen, one_visit=False)
        lately, earlier = self._lately, self._earlier
        if len(self._now.laid) < len(lately.laid) <= LOOK_BACK:
            again = self._search(lately.hypotheses, lately.laid, seen)
            agreeing = self._agreeing(again, announced)
            if agreeing:
                fewest = fewest_errors((*found.hypotheses, *agreeing), lately.laid, seen)
                found = Explained(tuple(fewest), found.complete and again.complete)
        arrivals = [*earlier.laid, *lately.laid]
        late = any(a.not_before < lately.since for a in self._now.laid)
        if not found.lawful and late and earlier.hypotheses and len(arrivals) <= LOOK_BACK:
            again = self._search(earlier.hypotheses, arrivals, seen, max_faults=0)
            agreeing = self._agreeing(again, announced)
            if again.lawful and agreeing:
                return Explained(tuple(agreeing), again.complete)
        return found

    def _agreeing(self, again: Explained, announced: Announced) -> list[Hypothesis]:
        """The hypotheses that agree with what was announced, and with where the last clear look showed the tokens: one
        that stood where it was to go is not on its way there."""
        clear = self._window.clear

        def followed(hypothesis: Hypothesis) -> bool:
            homes = zip(hypothesis.gates, hypothesis.position.tokens, strict=True)
            return clear is not None and any(s.pieces and s.waits[-1] <= clear.t and home in clear.tokens
                                             for s, home in homes)

        return [c for c in again.hypotheses if announced.agrees(c) and not followed(c)]

    def _may_wait(self, found: Explained, seen: Seen, last: BoardObservation | None) -> bool:
        """Whether a step that is not explained lawfully may still be, so that it is kept open.

        So is one that was not, if it is now because fewer tokens are seen.
        """
        since = self._now.began(seen.t)
        waited = seen.t - since
        if found.lawful:
            return waited <= 2 * self._window.settle_s and self._now.most_tokens > len(seen.tokens)
        self._now.unexplained += 1
        if not self.seen_enough:
            doubtful = True
        elif not found.hypotheses or not tokens_clear(found.hypotheses, seen):
            doubtful = waited <= self._window.settle_s
        elif (any(unsettled_near(s, seen) for c in found.hypotheses for s in c.lone_moves)
              or overlooked(found.hypotheses, self._now.laid, self._looks)):
            doubtful = waited <= 2 * self._window.settle_s
        elif any(c.lone_moves for c in found.hypotheses) and max(waited, self._stood(found, seen)) < LONE_MOVE_S:
            near = any(as_by_a_piece(s) for c in found.hypotheses for s in c.lone_moves)
            doubtful = near or bool(self._now.laid) or last is None or seen.t - last.t < LONE_MOVE_S
        else:
            doubtful = waited <= 2 * self._window.settle_s and bool(self._excuses(found, seen))
        if doubtful:
            self._now.since = since
        return doubtful

    def _stood(self, found: Explained, seen: Seen) -> float:
        """How long (s) the tokens out of place have been seen there already."""
        return seen.t - self._looks.standing_since((s.target for c in found.hypotheses for s in c.lone_moves), seen.t)

    def _excuses(self, found: Explained, seen: Seen) -> dict[Place, str]:
        """The accused pieces about which there is doubt, and why. Asked twice about the same it answers at once."""
        if self._asked is None or self._asked[0] is not found or self._asked[1] is not seen:
            hasty = not (found.lawful or self.seen_enough)
            self._asked = found, seen, objections(self._window, found, seen, hasty)
        return self._asked[2]

    def seen_at(self, piece: Piece) -> float:
        """When the squares of a piece were last seen, before this look; of the looks that are remembered."""
        return self._looks.seen_at(piece, self._window.began)

    def held(self, piece: Piece) -> frozenset[Cell]:
        """Where tokens stood on a piece that was taken for gone, when it was last seen."""
        return self._looks.held(piece)

    @property
    def perhaps_beneath(self) -> frozenset[Cell]:
        """Squares on which half of a piece may lie that nobody saw whole."""
        return self._looks.perhaps_beneath(self._window.position) if self.hypotheses else frozenset()

    def _take(self, found: Explained, seen: Seen) -> Settled:
        """Go on from what was found, lawful or not."""
        if not found.hypotheses:
            again = self._search(self.hypotheses, self._now.laid, seen, tried=LAST_TRIED)
            if not (again.hypotheses and again.complete):
                self._window.trouble = TROUBLE
                return Settled(lost=True, overlaps=plain_overlaps(self._window, seen))
            found = again
        excused = self._excuses(found, seen)
        self._window.sure |= accused(found.hypotheses) - set(excused)
        hypotheses, lone_moves = judge_lone_moves(self._window, found, seen)
        if not found.lawful or self._now.removed:
            self._window.trouble = TROUBLE
        put = len(seen.tokens) == TOKENS and not seen.tokens <= seen.before  # tokens that followed, or were put right
        if self._now.laid or self._now.removed or not found.lawful or put:
            self._window.decide(found, seen)
        if "UNCLEAR.several" in excused.values() or any(cls == "unclear" for _, cls in lone_moves):
            hypotheses = tuple(disputed_duties(self._lately.hypotheses, c) for c in hypotheses)
        hypotheses = tuple(unsure_duties(self.hypotheses, c) for c in hypotheses)
        if self.seen_enough:
            hypotheses = tuple(c.gone_home(seen.tokens) for c in hypotheses)
        # first the hypotheses by which the fewest tokens are still on their way: those have them where they are seen
        likeliest = sorted(hypotheses, key=lambda c: sum(bool(s.pieces) for s in c.gates))
        self._window.hypotheses = tuple(replace(c, cost=0, lone_moves=(), phantoms=0) for c in likeliest)
        self._window.now, self._asked = OpenStep(), None
        astray = frozenset(s.target for c in found.hypotheses for s in c.lone_moves)
        return Settled({**dict.fromkeys(accused(found.hypotheses)), **excused}, lone_moves, astray, found.cost // FAULT)
