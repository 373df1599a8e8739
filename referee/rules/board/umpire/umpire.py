"""The umpire of a round: observations in, events with verdicts out.

Why it exists: a verdict needs memory. Duties (a token to be freed, a joker to be followed) span moves. A token follows
its card later, and a hand hides what explains a card. The umpire keeps every hypothesis that explains what was seen so
far, waits while something may still explain it, and then speaks once.

How it decides when to speak:
- a card or joker is reported once its verdict is certain: at once if every hypothesis says it breaks a rule;
  when its token has followed (or `settle_s` have passed) if it is legal;
- while hidden squares, a doubtful reading or a token out of place may still explain a step, it is kept open, up to
  twice `settle_s`; what is not proved by then is `unclear`;
- if the smallest explanations accuse different pieces, or the proof lies beside something in dispute, nobody is
  accused: `unclear` with the candidates; if nothing explains a step, what lies there is taken as it is.

What it does not do: see, read clocks or files. Time is that of the observations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.rules.board.belief.announced import Announced
from referee.rules.board.belief.rereading import AGAIN_S
from referee.rules.board.diagnosis.grounds import may_have_held
from referee.rules.board.legality.alternatives import said
from referee.rules.board.legality.judging import colour_failure
from referee.rules.board.observation import BoardEvent, BoardObservation, Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import check_deck
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import TOKENS, Place, Position, place_of
from referee.rules.board.umpire.beginning import Beginning
from referee.rules.board.umpire.beside import Beside
from referee.rules.board.umpire.calls import Calls
from referee.rules.board.umpire.conditions import USUAL, Conditions
from referee.rules.board.umpire.corrections import Corrections
from referee.rules.board.umpire.counts import Counts
from referee.rules.board.umpire.deciding import Decider
from referee.rules.board.umpire.ledger import Ledger, Ruling
from referee.rules.board.umpire.settled import Settled
from referee.rules.board.umpire.verdicts import Books, Verdicts
from referee.rules.board.umpire.waiting import Waiting
from referee.rules.core import PROOF


class Umpire:
    """One round. Feed it every observation in time order; it answers with the events they cause.

    `players` are the frames at the table (empty: whoever lays a piece); `hands` how many cards each holds at the start
    (missing: not known). `deck`: the colour pairs of a player's cards, for the stricter readings of a dead end;
    `jokers_spent`: jokers used in earlier rounds of a match in which two have to do. ValueError without a needed
    deck."""

    def __init__(self, layout: Layout, options: Options | None = None, players: Sequence[str] | None = None,
                 hands: Mapping[str, int] | None = None, conditions: Conditions = USUAL, *,
                 deck: Iterable[tuple[str, str]] = (), jokers_spent: Mapping[str, int] | None = None) -> None:
        self.options = options or Options()
        self.settle_s = conditions.settle_s
        self._ledger = Ledger(conditions.first_seq)
        spent = tuple(sorted((jokers_spent or {}).items())) if self.options.jokers_per == "match" else ()
        self._empty = Position(layout, players=tuple(players or ()), deck=frozenset(deck), jokers_spent=spent)
        check_deck(self._empty.deck, self.options)
        self._decider = Decider(self.options, conditions.settle_s, conditions.looks, conditions.timed)
        self._setup: list[Waiting] = []
        self._beginning = Beginning()
        self._waiting: dict[Place, Waiting] = {}
        self._last: BoardObservation | None = None
        self._counts = Counts(self._ledger, hands or {})
        self._beside = Beside(self._ledger, self.options, conditions.looks)
        self._calls = Calls(self._ledger, self.options, hands or {})
        self._corrections = Corrections(self._ledger, self._decider, self._waiting, self._empty, self.options)
        books = Books(self._ledger, self._beside, self._counts, self._calls)
        self._verdicts = Verdicts(self._decider, self._waiting, books, self._empty, self.options, conditions)
        self._standing: frozenset[Cell] = frozenset()
        self._stood: frozenset[Cell] = frozenset()  # the same, and wherever one was seen while a step stayed open

    # what is known

    @property
    def started(self) -> bool:
        """Whether the tokens stand and pieces are being judged."""
        return bool(self._decider.hypotheses)

    @property
    def position(self) -> Position:
        """The board as it is most likely: pieces as they lie, tokens as the first of the hypotheses has them."""
        if not self.started:
            return replace(self._empty, pieces=tuple(s.piece for s in self._setup))
        return self._decider.position

    @property
    def believed(self) -> tuple[Position, ...]:
        """The board by each of the hypotheses; none before the round began, or while a step is open."""
        return () if self._decider.is_open else tuple(c.position for c in self._decider.hypotheses)

    @property
    def events(self) -> tuple[BoardEvent, ...]:
        """Everything said so far."""
        return tuple(self._ledger.events)

    @property
    def undecided(self) -> bool:
        """Whether what was seen is not explained yet, or a token has not followed: another look may help."""
        return self._decider.busy or any(w.held for w in self._waiting.values())

    # what is seen

    def observe(self, observation: BoardObservation) -> list[BoardEvent]:
        """Take in one still moment; returns the events that became certain with it."""
        first = len(self._ledger.events)
        began = None if self.started or self._setup else self._beginning.take_in(observation)
        if began is not None:
            self._begin(began.at, began.supposed)
            self._moment_over(began.at)
        for seen in (observation,) if began is None else began.since:
            self._take_in(seen)
        return self._ledger.events[first:]

    def _take_in(self, observation: BoardObservation) -> None:
        for waiting in self._waiting.values():
            waiting.shown(observation)
        if not self.started:
            self._set_up(observation)
        elif not self._repeats(observation):
            self._step(observation)
        else:
            self._verdicts.report(observation)
        self._moment_over(observation)

    def _moment_over(self, observation: BoardObservation) -> None:
        if self.started:
            self._beside.take_in(observation, sure=not self._decider.is_open)
            if not self._decider.is_open:
                self._calls.jokers(observation, self._decider.hypotheses)
            self._decider.remember(observation, not self._waiting or bool(observation.removed))
        self._last = observation

    def finish(self, t: float, frame: int | None = None) -> list[BoardEvent]:
        """The end of the source: every piece still waiting gets its verdict."""
        first = len(self._ledger.events)
        last = self._last or BoardObservation(t, frame or 0)
        end = replace(last, t=t, frame=last.frame if frame is None else frame, laid=(), removed=(), identified=())
        if not self.started and self._setup:
            self._begin(end)
        self._settle(self._decider.conclude(t, self._announced), end)
        self._verdicts.report(end, final=True)
        self._counts.half_seen(end, self._decider.perhaps_beneath)
        return self._ledger.events[first:]

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[BoardEvent]:
        """What people or the source say.

        `start`, `stop` (with `player`), `resume`, `overrule` (`about`, `decision`: `allowed`, `mistake`, `undecided`),
        `owner` (whose the piece in `about` is: `player`), or any other type of the contract, which is written down.
        """
        first = len(self._ledger.events)
        at = BoardObservation(t, frame)
        if kind == "stop":
            self._calls.stopped(t)
            self._counts.half_seen(at, self._decider.perhaps_beneath)
            self._counts.called(at, self.position, player)
        elif kind == "overrule":
            self._corrections.overrule(at, tuple(about), str(params.get("decision", "allowed")))
        elif kind == "resume":
            self._calls.resumed()
        elif kind == "owner" and player is not None:
            self._corrections.name(at, tuple(about), player)
        elif kind == "start":
            self._calls.begins(at, "ROUND.called", params)
        else:
            self._ledger.enter(at, kind, player=player, about=tuple(about), key=f"NOTE.{kind}", params=params)
        return self._ledger.events[first:]

    # setting up

    def _set_up(self, at: BoardObservation) -> None:
        """Until the tokens stand: pieces that already lie there are taken as given."""
        gone = {place_of(p) for p in at.removed}
        self._setup = [s for s in self._setup if place_of(s.piece) not in gone]
        self._setup += [Waiting(p, at) for p in at.laid]
        better = {place_of(p): p for p in at.identified}
        for s in self._setup:
            s.piece = better.get(place_of(s.piece), s.piece)
        waited = self._setup and at.t - self._setup[0].at.t > self.settle_s
        if len(at.tokens) >= TOKENS or waited:
            self._begin(at)
        self._stood |= at.tokens

    def _begin(self, at: BoardObservation, supposed: frozenset[Cell] = frozenset()) -> None:
        """The round starts with what lies there; pieces laid since the board was first seen are judged. `supposed`:
        hidden squares on which the tokens must stand that are not seen."""
        given = tuple(s.piece for s in self._setup)
        self._decider.begin(self._empty, given, replace(at, tokens=at.tokens | supposed), self._stood)
        key = "ROUND.given" if given else "ROUND.start"
        known = [cell_name(c) for c in sorted(at.tokens)]
        self._calls.begins(at, key, {"tokens": known, "n": len(given)})
        self._calls.set_up(at)
        for s in self._setup:
            failure = colour_failure(self._empty, s.piece, self.options) if s.piece.confidence >= PROOF else None
            ruling = (Ruling("info", None, "GIVEN", {"player": s.piece.owner}) if failure is None
                      else Ruling.of(failure, said("LEGAL_HERE.unseen")))
            self._ledger.piece(s.at, s.piece, ruling)
        self._setup = []
        self._standing = self._stood = at.tokens

    # a step

    def _repeats(self, at: BoardObservation) -> bool:
        """Nothing new was seen, and time alone changes nothing."""
        last = self._last
        if last is None or at.laid or at.removed or at.identified or self._decider.busy:
            return False
        return (at.tokens, at.hidden) == (last.tokens, last.hidden)

    def _step(self, at: BoardObservation) -> None:
        following = self._decider
        for piece in at.identified:
            if (gone := self._corrections.identify(at, piece)) is not None:
                self._seen_again(at, gone)
        if self._last is not None:
            self._settle(following.stood(at, self._announced), self._last)
        undecided = {place_of(p) for p in at.removed} & set(self._waiting)
        vanishing = {place for place in self._waiting if at.unsettled.issuperset(place[1])}
        if undecided or (vanishing and following.seen_enough):
            self._settle(following.conclude(at.t, self._announced), at)  # by what was seen while they lay there
            held = {p for p, w in self._waiting.items() if w.held and p in vanishing}
            self._verdicts.report(at, final=True, only=undecided | held)
        for piece in at.laid:
            if self._seen_again(at, piece):
                continue
            tokens = following.may_stand
            with_it = may_have_held(piece, at.laid, self._stood | tokens, following.free_placements)
            absent_at = following.arrive(piece, at.t, any(w.held for w in self._waiting.values()))
            self._waiting[place_of(piece)] = Waiting(piece, at, self._stood, with_it, absent_at, tokens, self._last)
        for piece in at.removed:
            self._ledger.removed(at, piece, following.seen_at(piece))
            self._calls.removed(at, piece)
        self._settle(following.step(at, self._last, self._announced), at)
        self._verdicts.report(at)
        self._note_tokens(at)

    def _seen_again(self, at: BoardObservation, piece: Piece) -> bool:
        """A legal piece that was gone for a moment while no token moved was overlooked, not laid again."""
        entry = self._ledger.gone(piece, at.t - AGAIN_S)
        if entry is None or self._last is None or not self._decider.held(piece) <= at.tokens == self._last.tokens:
            return False
        self._decider.put_back(piece)
        self._ledger.again(at, entry)
        return True

    def _settle(self, settled: Settled | None, at: BoardObservation) -> None:
        """Take over what a decided step says besides its hypotheses."""
        if settled is None:
            return
        if settled.lost:
            for place, waiting in list(self._waiting.items()):
                self._verdicts.speak_alone(waiting, at, settled.overlaps.get(place))
            self._decider.begin(self._empty, self._decider.position.pieces, at if at.tokens else self._last or at)
        for place, why in settled.excused.items():
            if place in self._waiting:
                self._waiting[place].doubt(why)
        if settled.errors > 1:
            for waiting in self._waiting.values():
                waiting.with_it = frozenset()
        for lone_move, cls in settled.lone_moves:
            self._ledger.lone_move(at, lone_move, cls)
        self._verdicts.spoken |= settled.astray

    @property
    def _announced(self) -> Announced:
        """What was said so far about the pieces that lie there."""
        return Announced(self._ledger.legal, frozenset(self._waiting))

    # tokens

    def _note_tokens(self, at: BoardObservation) -> None:
        """Say where tokens moved without a new piece, if an earlier piece explains it."""
        self._stood |= at.tokens
        if self._decider.is_open:
            return
        expected = self._verdicts.spoken | {o.target for c in self._decider.hypotheses for o in c.outcomes}
        left = sorted(self._standing - at.tokens)
        for cell in sorted(at.tokens - self._standing - expected):
            self._ledger.token_moved(at, left[0] if len(left) == 1 else None, cell)
        covered = sorted(left, key=lambda c: c not in at.hidden)[:max(0, TOKENS - len(at.tokens))]
        self._standing = self._stood = at.tokens | frozenset(covered)
        self._verdicts.spoken = set()
