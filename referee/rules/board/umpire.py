"""The umpire of a round: observations in, events with verdicts out.

Why it exists: a verdict needs memory. Duties (a token to be freed, a joker to be followed) span moves, a
token follows its card later, a hand hides what explains a card. The umpire keeps every course of events
that explains what was seen so far, waits while something may still explain it, and then speaks once.

How it decides when to speak:

- a card or joker is reported once its verdict is certain: at once if every course says it breaks a rule;
  when its token has followed (or `settle_s` have passed) if it is legal;
- while hidden squares, a doubtful reading or a token out of place may still explain a step, the step is
  kept open, up to twice `settle_s`; what is not proved by then is `unclear`;
- if the smallest explanations accuse different pieces, nobody is accused: `unclear` with the candidates;
- if nothing explains a step, what lies there is taken as it is and the round goes on.

What it does not do: see, read clocks or files. Time is that of the observations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.rules.board.counts import Counts
from referee.rules.board.course import FAULT, Course, Outcome, Place, blame_strays, forgotten, place_of
from referee.rules.board.doubts import accused, hidden_excuses, still_failure
from referee.rules.board.explanation import Arrival, Explained, Seen, explain, fewest_errors
from referee.rules.board.layout import Layout
from referee.rules.board.ledger import Entry, Ledger
from referee.rules.board.options import Options
from referee.rules.board.rereading import COLOUR_RULES, colour_failure, reread
from referee.rules.board.state import Position
from referee.rules.core import UNKNOWN, Cell, Event, Observation, Piece, Verdict, cell_name

TOKENS = 4
ACCUSE_CONFIDENCE = 0.97
"""Nobody is accused because of a piece read with less. With calibrated readings one accusation in thirty-three would
be wrong at the bound; most readings are far above it, and a piece read twice with 0.87 each reaches it."""
LOOK_BACK = 6
"""Pieces explained again together at most, when a token shows late what they were (a search of 64 sets)."""
STRAY_S = 0.5
"""How long a token must be seen out of place: four looks of a stream (0.12 s apart), so that one card not read, with
its token on it, is not taken for a token moved alone."""
SINGLE_ACTION_S = 4.0
"""Between two pictures no further apart lies one hand's visit (1 to 3 s in the simulator and the development rounds),
so that two tokens moved with one card were moved by its player (BG-TOKEN-3, evidence BA)."""


@dataclass(slots=True)
class _Laid:
    """A piece that lies there and is not reported yet: the picture on which it was first seen."""

    piece: Piece
    at: Observation
    absent_at: float = float("-inf")
    excused: str | None = None


class Umpire:
    """One round. Feed it every observation in time order; it answers with the events they cause.

    `players` are the frames at the table (empty: whoever lays a piece); `hands` how many cards each holds at
    the start (missing: not known). `settle_s`: seconds a token may take to follow its piece.
    """

    def __init__(self, layout: Layout, options: Options | None = None, players: Sequence[str] | None = None,
                 hands: Mapping[str, int] | None = None, settle_s: float = 3.0, *, first_seq: int = 1) -> None:
        self.options = options or Options()
        self.settle_s = settle_s
        self._ledger = Ledger(first_seq)
        self._empty = Position(layout, players=tuple(players or ()))
        self._courses: tuple[Course, ...] = ()
        self._setup: list[_Laid] = []
        self._waiting: dict[Place, _Laid] = {}
        self._open: list[Arrival] = []
        self._open_removed: list[Piece] = []
        self._open_since: float | None = None
        self._attempt: Explained | None = None
        self._base: tuple[Course, ...] = ()
        self._arrivals: list[Arrival] = []
        self._recent: list[Observation] = []
        self._clear: Observation | None = None
        self._last: Observation | None = None
        self._counts = Counts(self._ledger, hands or {})
        self._standing: frozenset[Cell] = frozenset()
        self._spoken: set[Cell] = set()
        self._stopped: float | None = None

    # what is known

    @property
    def started(self) -> bool:
        """Whether the tokens stand and pieces are being judged."""
        return bool(self._courses)

    @property
    def position(self) -> Position:
        """The board as it is most likely: pieces as they lie, tokens as the first of the courses has them."""
        if not self._courses:
            return replace(self._empty, pieces=tuple(s.piece for s in self._setup))
        position = self._courses[0].position
        gone = {place_of(p) for p in self._open_removed}
        return replace(position, pieces=(*(p for p in position.pieces if place_of(p) not in gone),
                                         *(a.piece for a in self._open)))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything said so far."""
        return tuple(self._ledger.events)

    # what is seen

    def observe(self, observation: Observation) -> list[Event]:
        """Take in one still moment; returns the events that became certain with it."""
        first = len(self._ledger.events)
        if not self._courses:
            self._set_up(observation)
        elif not self._repeats(observation):
            self._step(observation)
        else:
            self._recent[-1] = observation
            self._report(observation)
        self._last = observation
        if len(observation.tokens) == TOKENS and self._open_since is None:
            self._clear = observation
        return self._ledger.events[first:]

    def finish(self, t: float, frame: int | None = None) -> list[Event]:
        """The end of the source: every piece still waiting gets its verdict; the last event is the summary."""
        first = len(self._ledger.events)
        last = self._last or Observation(t, frame or 0)
        end = replace(last, t=t, frame=last.frame if frame is None else frame, laid=(), removed=(), identified=())
        if not self._courses and self._setup:
            self._begin(end)
        if self._open or self._open_removed:
            self._conclude(end)
        self._report(end, final=True)
        self._ledger.write(end, "summary", key="SUMMARY", params=self.summary(), evidence=())
        return self._ledger.events[first:]

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[Event]:
        """What people or the source say: `start`, `stop` (with `player`), `overrule` (with `about`, `decision`),
        or any other type of the contract (`hand`, `table_moved`, `source_lost`, ...), which is written down."""
        first = len(self._ledger.events)
        at = Observation(t, frame)
        if kind == "stop":
            self._stopped = t
            self._counts.called(at, self.position, player)
        elif kind == "overrule":
            self._overrule(at, tuple(about), str(params.get("decision", "allowed")))
        elif kind == "start":
            self._ledger.write(at, "round_start", key="ROUND.called", params=params)
        else:
            self._ledger.write(at, kind, player=player, about=tuple(about), key=f"NOTE.{kind}", params=params)
        return self._ledger.events[first:]

    def summary(self) -> dict[str, Any]:
        """Counts and findings of the round so far: the part of the contract's summary that needs no people."""
        cards: dict[str, int] = {}
        jokers: dict[str, int] = {}
        for piece in self.position.pieces:
            count = cards if piece.kind == "card" else jokers
            count[piece.owner] = count.get(piece.owner, 0) + 1
        return {"cards": cards, "jokers": jokers, "findings": self._ledger.open_findings()}

    # setting up

    def _set_up(self, at: Observation) -> None:
        """Until the tokens stand: pieces that already lie there are taken as given."""
        gone = {place_of(p) for p in at.removed}
        self._setup = [s for s in self._setup if place_of(s.piece) not in gone]
        self._setup += [_Laid(p, at) for p in at.laid]
        better = {place_of(p): p for p in at.identified}
        for s in self._setup:
            s.piece = better.get(place_of(s.piece), s.piece)
        waited = self._setup and at.t - self._setup[0].at.t > self.settle_s
        if len(at.tokens) >= TOKENS or waited:
            self._begin(at)

    def _begin(self, at: Observation) -> None:
        """The round starts with what lies there; pieces laid since the board was first seen are judged."""
        tokens: tuple[Cell | None, ...] = tuple(sorted(at.tokens)[:TOKENS])
        tokens += (None,) * (TOKENS - len(tokens))
        given = tuple(s.piece for s in self._setup)
        self._courses = (forgotten(self._empty, tokens, given, self.options),)
        key = "ROUND.given" if given else "ROUND.start"
        known = [cell_name(c) for c in tokens if c is not None]
        self._ledger.write(at, "round_start", key=key, params={"tokens": known, "n": len(given)})
        for s in self._setup:
            failure = colour_failure(self._empty, s.piece, self.options)
            if failure is None or s.piece.confidence < ACCUSE_CONFIDENCE:
                self._ledger.piece(s.at, s.piece, "info", None, "GIVEN", {"player": s.piece.owner})
            else:
                self._ledger.piece(s.at, s.piece, failure.cls, failure.rule, failure.key, failure.params)
        self._setup = []
        self._standing = at.tokens
        self._base, self._recent = self._courses, [at]

    # a step

    def _repeats(self, at: Observation) -> bool:
        """Nothing new was seen, or nothing at all since the last picture."""
        last = self._last
        if last is None or at.laid or at.removed or at.identified:
            return False
        if (at.tokens, at.hidden) != (last.tokens, last.hidden):
            return False
        same_picture = bool(at.evidence) and at.evidence == last.evidence
        busy = self._open or self._open_removed or any(s.pieces for c in self._courses for s in c.slack)
        return same_picture or not busy

    def _step(self, at: Observation) -> None:
        for piece in at.identified:
            self._identify(at, piece)
        undecided = {place_of(p) for p in at.removed} & (set(self._waiting))
        if undecided:
            if self._open:
                self._conclude(at)
            self._report(at, final=True, only=undecided)
        for piece in at.laid:
            absent_at = self._absent_at(piece)
            self._waiting[place_of(piece)] = _Laid(piece, at, absent_at)
            self._open.append(Arrival(piece, at.t, absent_at))
            self._arrivals.append(self._open[-1])
        self._open_removed += at.removed
        for piece in at.removed:
            self._ledger.removed(at, piece)
        seen = Seen(at.t, at.tokens, at.hidden, self._last.tokens if self._last else frozenset())
        found = explain(self._courses, self._open, self._open_removed, seen, self.options, self.settle_s)
        if not found.lawful:
            found = self._look_back(found, seen)
        if self._may_wait(found, seen):
            self._attempt = found
        else:
            self._take(found, at, seen)
        self._report(at)
        self._note_tokens(at)
        self._recent.append(at)
        if self._open_since is None and (not self._waiting or at.removed or len(self._arrivals) > LOOK_BACK):
            self._base, self._arrivals, self._recent = self._courses, [], [at]

    def _absent_at(self, piece: Piece) -> float:
        """When the squares of `piece` were last seen without it."""
        seen_bare = (o.t for o in reversed(self._recent) if o.hidden.isdisjoint(piece.cells))
        return next(seen_bare, float("-inf"))

    def _look_back(self, found: Explained, seen: Seen) -> Explained:
        """Explain the pieces whose tokens were still due together with what is new, from before they were laid.

        Which token a piece used, and so whether it was right, may show only once the token moves.
        """
        if len(self._arrivals) == len(self._open) or len(self._arrivals) > LOOK_BACK:
            return found
        again = explain(self._base, self._arrivals, self._open_removed, seen, self.options, self.settle_s)
        courses = [c for c in again.courses if self._as_said(c)]
        if not courses:
            return found
        fewest = fewest_errors((*found.courses, *courses), len(self._arrivals))
        return Explained(tuple(fewest), found.complete and again.complete)

    def _as_said(self, course: Course) -> bool:
        """Whether a course agrees with what was said about its pieces already."""
        for outcome in course.outcomes:
            if place_of(outcome.piece) not in self._waiting:
                entry = self._ledger.lying(place_of(outcome.piece))
                if entry is None or (entry.cls == "legal") != (outcome.cls == "legal"):
                    return False
        return True

    def _may_wait(self, found: Explained, seen: Seen) -> bool:
        """Whether a step that is not explained lawfully may still be, so that it is kept open."""
        if found.lawful:
            return False
        since = seen.t if self._open_since is None else self._open_since
        waited = seen.t - since
        if not found.courses or not self._tokens_clear(found, seen):
            doubtful = waited <= self.settle_s
        elif any(c.strays for c in found.courses) and waited < STRAY_S:
            # A card may lie there that was missed once. Stills further apart are sure of a token, not of who moved it.
            doubtful = bool(self._open) or self._last is None or seen.t - self._last.t < STRAY_S
        else:
            doubtful = waited <= 2 * self.settle_s and bool(self._excuses(found, seen))
        if doubtful:
            self._open_since = since
        return doubtful

    def _tokens_clear(self, found: Explained, seen: Seen) -> bool:
        """Whether tokens out of place were plainly seen: all four, no more, nothing hidden where they were or are."""
        if not any(c.strays or c.phantoms for c in found.courses):
            return True
        if len(seen.tokens) != TOKENS or any(c.phantoms for c in found.courses):
            return False
        spots = {c for course in found.courses for s in course.strays for c in (s.origin, s.target)}
        return spots.isdisjoint(seen.hidden)

    def _excuses(self, found: Explained, seen: Seen) -> dict[Place, str]:
        """The accused pieces about which there is doubt, and why."""
        reasons: dict[Place, str] = {}
        shaky = not self._tokens_clear(found, seen)
        for place in accused(found.courses):
            outcomes = [o for c in found.courses if (o := c.outcome(place)) is not None]
            if any(o.piece.confidence < ACCUSE_CONFIDENCE for o in outcomes):
                reasons[place] = "UNCLEAR.confidence"
            elif any(still_failure(o) is None for o in outcomes):
                if shaky:
                    reasons[place] = "UNCLEAR.tokens"
                elif hidden_excuses(outcomes[0], self._courses, self._open, self._open_removed, seen, self.options,
                                    self.settle_s):
                    reasons[place] = "UNCLEAR.hidden"
        return reasons

    def _conclude(self, at: Observation) -> None:
        """An open step must be decided now, with what was seen last."""
        found = self._attempt
        if found is not None:
            seen = Seen(at.t, self._last.tokens, self._last.hidden) if self._last else Seen(at.t, at.tokens, at.hidden)
            self._take(found, at, seen)

    def _take(self, found: Explained, at: Observation, seen: Seen) -> None:
        """Go on from what was found, lawful or not."""
        if not found.courses:
            self._start_over(at, seen)
            return
        for place, why in (self._excuses(found, seen) if found.cost >= FAULT else {}).items():
            if place in self._waiting:
                self._waiting[place].excused = why
        courses = self._judge_strays(found, at, seen)
        self._courses = tuple(
            replace(c, cost=0, strays=(), phantoms=0,
                    outcomes=tuple(o for o in c.outcomes if place_of(o.piece) in self._waiting))
            for c in courses)
        self._close_step()

    def _judge_strays(self, found: Explained, at: Observation, seen: Seen) -> tuple[Course, ...]:
        """Tokens moved without a piece: with a card that moved its own token too, or by nobody knows whom."""
        strays = {s for c in found.courses for s in c.strays}
        clear = all(c.strays for c in found.courses) and self._tokens_clear(found, seen)
        culprit = self._single_action(found, seen) if clear else None
        if culprit is not None:
            return tuple(blame_strays(c, culprit) for c in found.courses)
        agreed = clear and all(set(c.strays) == strays for c in found.courses) and not self._open
        for stray in sorted(strays, key=lambda s: s.target):
            self._ledger.stray(at, stray, "violation" if agreed and found.complete else "unclear")
        return found.courses

    def _single_action(self, found: Explained, seen: Seen) -> Piece | None:
        """The one piece whose token moved since all were last seen, if there was time for one hand's visit only."""
        first = seen.t if self._open_since is None else self._open_since
        if self._clear is None or first - self._clear.t > SINGLE_ACTION_S or len(self._open) > 1:
            return None
        fresh = seen.tokens - self._clear.tokens
        movers = {o.piece for c in found.courses for o in c.outcomes if o.target in fresh}
        return movers.pop() if len(movers) == 1 else None

    def _start_over(self, at: Observation, seen: Seen) -> None:
        """Nothing explains the step: what lies there is taken as it is, and what lay between is unclear."""
        tokens: tuple[Cell | None, ...] = tuple(sorted(seen.tokens)[:TOKENS])
        tokens += (None,) * (TOKENS - len(tokens))
        self._courses = (forgotten(self._empty, tokens, self.position.pieces, self.options),)
        for waiting in list(self._waiting.values()):
            self._speak_unclear(waiting, at, "UNCLEAR.resync", [])
        self._close_step()

    def _close_step(self) -> None:
        self._open, self._open_removed, self._open_since, self._attempt = [], [], None, None

    # speaking

    def _report(self, at: Observation, final: bool = False, only: set[Place] | None = None) -> None:
        """Say what is certain about the pieces that wait for their verdict."""
        for place, waiting in list(self._waiting.items()):
            if only is not None and place not in only:
                continue
            outcomes = [c.outcome(place) for c in self._courses]
            known = [o for o in outcomes if o is not None]
            if len(known) < len(outcomes):
                continue  # still open
            overdue = final or at.t - waiting.at.t > self.settle_s
            following = any(c.waiting(place) for c in self._courses)
            classes = {o.cls for o in known}
            if classes <= {"violation", "house_rule"}:
                if waiting.excused is not None:
                    self._speak_excused(waiting, at, known)
                else:
                    self._speak(waiting, at, known)
            elif classes == {"legal"}:
                settled = not following or final or at.t - waiting.at.t > 4 * self.settle_s
                if settled and (waiting.piece.owner != UNKNOWN or overdue):
                    self._speak(waiting, at, known)
            elif overdue and not (following and not final and "legal" in classes):
                key = known[0].judgement.key if len(classes) == 1 else "UNCLEAR.several"
                self._speak_unclear(waiting, at, key, known)

    def _speak(self, waiting: _Laid, at: Observation, outcomes: Sequence[Outcome]) -> None:
        """A verdict all courses agree on."""
        outcomes = sorted(outcomes, key=lambda o: o.target is None)
        said = outcomes[0].judgement
        moves = {(o.origin, o.target) for o in outcomes if o.target is not None}
        origin, target = moves.pop() if len(moves) == 1 else (None, None)
        belongs = tuple({c for o in outcomes for c in o.judgement.token_cells})
        cls, rule, key, params = outcomes[0].cls, said.rule, said.key, said.params
        if cls == "legal" and self._stopped is not None and waiting.at.t > self._stopped:
            proved = waiting.absent_at >= self._stopped
            cls, rule, key = ("violation" if proved else "unclear"), "BG-END-2", "BG-END-2"
        self._say(waiting, at, cls, rule, key, params, origin, target, belongs)

    def _speak_excused(self, waiting: _Laid, at: Observation, outcomes: Sequence[Outcome]) -> None:
        """All courses accuse, but there is doubt: only what the picture itself proves is said."""
        failure = next((f for o in outcomes if (f := still_failure(o)) is not None), None)
        if failure is not None and waiting.piece.confidence >= ACCUSE_CONFIDENCE:
            self._say(waiting, at, failure.cls, failure.rule, failure.key, failure.params)
        else:
            assert waiting.excused is not None
            self._speak_unclear(waiting, at, waiting.excused, outcomes)

    def _speak_unclear(self, waiting: _Laid, at: Observation, key: str, outcomes: Sequence[Outcome]) -> None:
        """Nobody is accused; the candidates are named."""
        suspects = {(o.piece.owner, o.judgement.rule, o.piece.cells) for c in self._courses for o in c.outcomes
                    if o.cls in ("violation", "house_rule")}
        candidates = [{"player": who, "rule": rule, "squares": [cell_name(c) for c in cells]}
                      for who, rule, cells in sorted(suspects, key=repr)]
        rule = next((o.judgement.rule for o in outcomes if o.judgement.rule), None)
        squares = dict(zip(("a", "b"), map(cell_name, waiting.piece.cells), strict=False))
        params = {"player": waiting.piece.owner, **squares, "candidates": candidates}
        self._say(waiting, at, "unclear", rule, key, params)

    def _say(self, waiting: _Laid, at: Observation, cls: Verdict, rule: str | None, key: str,
             params: Mapping[str, Any], origin: Cell | None = None, target: Cell | None = None,
             belongs: tuple[Cell, ...] = ()) -> None:
        place = place_of(waiting.piece)
        shots = tuple(dict.fromkeys((*waiting.at.evidence, *at.evidence[-1:])))
        self._ledger.piece(replace(waiting.at, evidence=shots), waiting.piece, cls, rule, key, params,
                           origin, target, belongs)
        self._courses = tuple(c.judged(waiting.piece) for c in self._courses)
        del self._waiting[place]
        self._spoken |= {c for c in (target,) if c is not None}
        self._counts.laid(at, self.position, waiting.piece, self.options)

    def _note_tokens(self, at: Observation) -> None:
        """Say where tokens moved without a new piece, if an earlier piece explains it."""
        if self._open_since is not None:
            return
        expected = self._spoken | {o.target for c in self._courses for o in c.outcomes}
        left = sorted(self._standing - at.tokens)
        for cell in sorted(at.tokens - self._standing - expected):
            self._ledger.token_moved(at, left[0] if len(left) == 1 else None, cell)
        covered = sorted(left, key=lambda c: c not in at.hidden)[:max(0, TOKENS - len(at.tokens))]
        self._standing = at.tokens | frozenset(covered)
        self._spoken = set()

    # other words

    def _overrule(self, at: Observation, about: tuple[int, ...], decision: str) -> None:
        """The players' word about earlier events: `allowed` clears them, `mistake` confirms them."""
        cls: Verdict = {"allowed": "legal", "mistake": "violation"}.get(decision, "unclear")  # type: ignore[assignment]
        event = self._ledger.finding(at, cls, None, f"OVERRULE.{decision}", {}, about)
        for entry in self._ledger.entries:
            if entry.event.seq in about:
                entry.cls = cls
                if cls == "legal":
                    entry.cleared_by = event.seq

    def _identify(self, at: Observation, piece: Piece) -> None:
        """A piece laid earlier was read better."""
        place = place_of(piece)
        self._courses = tuple(reread(c, piece, self.options) for c in self._courses)
        self._base = tuple(reread(c, piece, self.options) for c in self._base)
        for arrivals in (self._open, self._arrivals):
            arrivals[:] = [replace(a, piece=piece) if place_of(a.piece) == place else a for a in arrivals]
        if place in self._waiting:
            self._waiting[place].piece = piece
            return
        entry = self._ledger.lying(place)
        if entry is None:
            return
        was = entry.piece
        if was is not None and piece.colours != was.colours:
            self._reconsider(at, entry, piece)
        if was is not None and piece.owner != was.owner:
            self._ledger.known_as(at, entry, piece)

    def _reconsider(self, at: Observation, entry: Entry, piece: Piece) -> None:
        """Other colours than reported: the verdict about the colours is given anew."""
        failure = colour_failure(self._empty, piece, self.options)
        if failure is not None and piece.confidence >= ACCUSE_CONFIDENCE:
            self._ledger.revise(at, entry, piece, failure.cls, failure.rule, failure.key, failure.params)
        elif entry.rule in COLOUR_RULES:
            self._ledger.revise(at, entry, piece, "legal", None, "REREAD.cleared", {"player": piece.owner})
        else:
            entry.piece = piece
