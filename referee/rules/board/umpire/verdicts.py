"""Says the verdicts: what all hypotheses agree on, what the picture alone proves, and what stays unclear.

Why it exists: a piece waits for its verdict until that is certain; then it is spoken once, with what would have been
legal instead. What it does not do: decide a step (`deciding`), or take in what is seen (`umpire`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from referee.rules.board.belief.hypothesis import Outcome, suspects
from referee.rules.board.diagnosis.grounds import agreed_fault, by_tokens, freed_as_read
from referee.rules.board.diagnosis.lone_moves import only
from referee.rules.board.legality.alternatives import for_piece
from referee.rules.board.legality.judgement import Failure
from referee.rules.board.legality.judging import colour_failure
from referee.rules.board.observation import BoardObservation, Cell, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.state import Place, Position, place_of
from referee.rules.board.umpire.beside import Beside
from referee.rules.board.umpire.calls import Calls
from referee.rules.board.umpire.conditions import Conditions
from referee.rules.board.umpire.counts import Counts
from referee.rules.board.umpire.deciding import Decider
from referee.rules.board.umpire.ledger import Ledger, Ruling
from referee.rules.board.umpire.waiting import Waiting
from referee.rules.core import ACCUSING, PROOF, UNKNOWN


@dataclass(slots=True)
class Books:
    """What is written with every verdict: the events, what was told beside one, the cards counted, and calls."""

    ledger: Ledger
    beside: Beside
    counts: Counts
    calls: Calls


class Verdicts:
    """Of one round. `waiting`: the pieces without a verdict, from which each is taken that gets one; `spoken`: where
    verdicts have tokens come."""

    def __init__(self, decider: Decider, waiting: dict[Place, Waiting], books: Books, empty: Position,
                 options: Options, conditions: Conditions) -> None:
        self._decider, self._waiting, self._empty, self._options = decider, waiting, empty, options
        self._ledger, self._beside, self._counts, self._calls = books.ledger, books.beside, books.counts, books.calls
        self._settle_s, self._looks = conditions.settle_s, conditions.looks
        self.spoken: set[Cell] = set()

    def report(self, at: BoardObservation, final: bool = False, only: set[Place] | None = None) -> None:
        """Say what is certain about the pieces that wait for their verdict: about those `only`, or all. A `final` word
        waits for nothing."""
        for place, waiting in list(self._waiting.items()):
            if only is None or place in only:
                self._look_at(place, waiting, at, final)
        if not self._decider.is_open:
            self._counts.shut_in(at, [c.position for c in self._decider.hypotheses], self._options)

    def _look_at(self, place: Place, waiting: Waiting, at: BoardObservation, final: bool) -> None:
        outcomes = [c.outcome(place) for c in self._decider.hypotheses]
        known = [o for o in outcomes if o is not None]
        if len(known) < len(outcomes):
            return  # still open
        classes = {o.cls for o in known}
        if classes <= ACCUSING:
            self._accused(waiting, known, at, final)
        elif classes == {"legal"}:
            self._lawful(waiting, known, at, final)
        else:
            self._torn(waiting, known, at, final)

    def _accused(self, waiting: Waiting, known: Sequence[Outcome], at: BoardObservation, final: bool) -> None:
        """All hypotheses accuse."""
        moved = place_of(waiting.piece) in map(place_of, at.removed)
        tokens = frozenset[Cell]() if moved else at.tokens - at.unsettled
        if waiting.may_free(known, tokens) and not (final or self._overdue(waiting, at)):
            return
        known = freed_as_read(known, tokens, self._options, len(self._decider.perhaps_beneath), waiting.passed)
        proved = agreed_fault(known, waiting.may_have_stood)
        disputed = bool(proved) and by_tokens(proved[0]) and self._ledger.disputed(
            waiting.piece.cells, waiting.at.t, waiting.tokens | self._decider.may_stand)
        if waiting.excused is not None or not proved or disputed:
            waiting.excused = waiting.excused or ("UNCLEAR.disputed" if disputed else "UNCLEAR.several")
            self._speak_excused(waiting, at, known)
        elif final or not waiting.hasty(proved[0], self._looks, at.t - 2 * self._settle_s):
            self._speak(waiting, at, proved)

    def _lawful(self, waiting: Waiting, known: Sequence[Outcome], at: BoardObservation, final: bool) -> None:
        """No hypothesis accuses: said once the token has followed, or has had time enough."""
        late = at.t - waiting.at.t > 4 * self._settle_s and not self._decider.is_open
        settled = final or late or not self._due(waiting)
        if settled and (waiting.piece.owner != UNKNOWN or final or self._overdue(waiting, at)):
            self._speak(waiting, at, known)

    def _torn(self, waiting: Waiting, known: Sequence[Outcome], at: BoardObservation, final: bool) -> None:
        """Some hypotheses accuse and some do not, or it cannot be decided: nobody is accused in the end."""
        classes = {o.cls for o in known}
        if not final:
            to_come = ("legal" in classes and self._due(waiting)) or waiting.unread(at.t)
            if to_come or not self._overdue(waiting, at):
                return
        why = {o.judgement.key for o in known if o.judgement.key.startswith("UNCLEAR.")}
        key = why.pop() if len(why) == len(classes) == 1 else "UNCLEAR.several"
        self._speak_unclear(waiting, at, key, known)

    def _overdue(self, waiting: Waiting, at: BoardObservation) -> bool:
        return at.t - waiting.at.t > self._settle_s

    def _due(self, waiting: Waiting) -> bool:
        """Whether by some hypothesis its token has yet to follow."""
        return any(c.waiting(place_of(waiting.piece)) for c in self._decider.hypotheses)

    def _speak(self, waiting: Waiting, at: BoardObservation, outcomes: Sequence[Outcome]) -> None:
        """A verdict all hypotheses agree on."""
        outcomes = sorted(outcomes, key=lambda o: (o.target is None, o.judgement.free))
        ruling = replace(Ruling.of(outcomes[0].judgement), cls=outcomes[0].cls)
        origin = only(o.origin for o in outcomes if o.target is not None)
        target = only(o.target for o in outcomes if o.target is not None)
        self.spoken |= {o.target for o in outcomes if o.target is not None}
        belongs = tuple({c for o in outcomes for c in o.judgement.token_cells})
        late = self._calls.after_stop(waiting.piece, waiting.absent_at) if ruling.cls == "legal" else None
        if late is not None:
            cls, rule, key = late
            ruling = replace(ruling, cls=cls, rule=rule, key=key)
        self._say(waiting, at, ruling, outcomes, origin, target, belongs)

    def _speak_excused(self, waiting: Waiting, at: BoardObservation, outcomes: Sequence[Outcome]) -> None:
        """All hypotheses accuse, but there is doubt: only what the picture itself proves is said."""
        failure = next((f for o in outcomes if (f := o.judgement.still_failure) is not None), None)
        if failure is not None and waiting.piece.confidence >= PROOF:
            self._say(waiting, at, Ruling.of(failure), outcomes)
        else:
            assert waiting.excused is not None
            self._speak_unclear(waiting, at, waiting.excused, outcomes)

    def speak_alone(self, waiting: Waiting, at: BoardObservation, overlap: Failure | None) -> None:
        """Nothing explains the step: only what is wrong with the piece whatever else happened is said."""
        failure = colour_failure(self._empty, waiting.piece, self._options) or overlap
        if failure is not None and waiting.piece.confidence >= PROOF:
            self._say(waiting, at, Ruling.of(failure), [])
        else:
            pieces, place = self._decider.position.pieces, place_of(waiting.piece)
            others = {c for p in pieces if place_of(p) != place for c in p.cells}
            rule = None if others.isdisjoint(waiting.piece.cells) else "BG-PLACE-2"
            self._speak_unclear(waiting, at, "UNCLEAR.resync", [], rule)

    def _speak_unclear(self, waiting: Waiting, at: BoardObservation, key: str, outcomes: Sequence[Outcome],
                       rule: str | None = None) -> None:
        """Nobody is accused; the candidates are named."""
        rule = next((o.judgement.rule for o in outcomes if o.judgement.rule), rule)
        squares = dict(zip(("a", "b"), map(cell_name, waiting.piece.cells), strict=False))
        candidates = suspects(o for c in self._decider.hypotheses for o in c.outcomes)
        params = {"player": waiting.piece.owner, **squares, "candidates": candidates}
        self._say(waiting, at, Ruling("unclear", rule, key, params), outcomes)

    def _say(self, waiting: Waiting, at: BoardObservation, ruling: Ruling, outcomes: Sequence[Outcome],
             origin: Cell | None = None, target: Cell | None = None, belongs: tuple[Cell, ...] = ()) -> None:
        place = place_of(waiting.piece)
        before = tuple(o.before for o in outcomes if o.before is not None)
        right = [c for c in belongs if all(c in o.judgement.token_cells for o in outcomes)]
        if ruling.cls != "legal":
            instead = for_piece(before, waiting.piece, ruling.rule, right or belongs, self._options)
            ruling = replace(ruling, legal_here=instead)
        shots = tuple(dict.fromkeys((*waiting.at.evidence, *at.evidence[-1:])))
        shown = replace(waiting.at, evidence=shots)
        self._ledger.piece(shown, waiting.piece, ruling, origin, target, belongs, before)
        self._beside.asked(shown, self._ledger.lying(place), outcomes)
        del self._waiting[place]
        self._decider.judged(waiting.piece, ruling.cls, self._waiting)
        self._counts.laid(at, self._decider.position, waiting.piece, self._options)
        self._calls.laid(waiting.at, self._decider.position, waiting.piece, ruling.cls)
