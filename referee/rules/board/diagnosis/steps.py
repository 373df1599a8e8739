"""The steps decided last, and what is held against a piece: what a refutation is asked of.

Why it exists: whether somebody is to blame is asked of the same steps again and again, each time with another story of
what nobody saw. What it does not do: think of such stories (`refutations`, `unseen_moves`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

from referee.rules.board.belief.hypothesis import FAULT, Hypothesis, Outcome
from referee.rules.board.belief.search import Transition, explain
from referee.rules.board.diagnosis.grounds import AT_NO_TOKEN, STRICTER
from referee.rules.board.diagnosis.searches import Searches
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Place, place_of


@dataclass(frozen=True, slots=True)
class Charge:
    """What is held against a piece: one of the `rules` was broken with it."""

    place: Place
    rules: frozenset[str | None]

    @classmethod
    def of(cls, outcomes: Sequence[Outcome]) -> Charge:
        """What all of the outcomes of one piece hold against it. It may be for the people to say whether a card was
        laid at no token (a dead end in a stricter reading, BG-DEAD-6). A story in which it plainly was says no less.
        """
        rules = {o.judgement.rule for o in outcomes}
        return cls(place_of(outcomes[0].piece), frozenset(rules | ({AT_NO_TOKEN} if STRICTER in rules else set())))

    def made_by(self, hypothesis: Hypothesis) -> bool:
        """Whether the hypothesis says so."""
        said = hypothesis.outcome(self.place)
        return said is not None and said.cls in ("violation", "house_rule") and said.judgement.rule in self.rules

    def dropped_by(self, hypothesis: Hypothesis) -> bool:
        """Whether the hypothesis says something else of the piece."""
        return hypothesis.outcome(self.place) is not None and not self.made_by(hypothesis)

    def concerns(self, hypotheses: Iterable[Hypothesis], laid: Iterable[Arrival]) -> bool:
        """Whether the piece is one of those `laid`, or not judged for good yet."""
        return any(place_of(a.piece) == self.place for a in laid) or any(c.outcome(self.place) for c in hypotheses)


@dataclass(frozen=True, slots=True)
class Step:
    """What was seen since `hypotheses`, and `errors`: how many the best explanation of it has.

    `began`: when something new was seen last before this (s); `searches`: where the answers about the round's steps are
    kept."""

    hypotheses: tuple[Hypothesis, ...]
    laid: Sequence[Arrival]
    removed: Sequence[Piece]
    seen: Seen
    options: Options
    settle_s: float
    began: float
    errors: int
    searches: Searches = field(compare=False, repr=False)

    @property
    def transition(self) -> Transition:
        """What the step is to be explained as."""
        laid, removed = tuple(self.laid), tuple(self.removed)
        return Transition(self.hypotheses, laid, removed, self.seen, self.options, self.settle_s)

    def changed(self, believed: Callable[[Hypothesis], Hypothesis], arrived: Callable[[Arrival], Arrival]) -> Step:
        """The step with every hypothesis and every arrival changed alike."""
        return replace(self, hypotheses=tuple(map(believed, self.hypotheses)), laid=tuple(map(arrived, self.laid)))

    def clears(self, charge: Charge, unseen: Sequence[Piece] = (), gone: Sequence[Piece] = (),
               wrongly: bool = False) -> bool:
        """Whether the step has a hypothesis with as few errors that drops the charge.

        `unseen` pieces lie there as well, and the pieces `gone` do not. Nobody is suspected of having laid the unseen
        ones against the rules, for that excuses anything, unless it is seen that something lies there (`wrongly`). A
        search without an end may have missed one.
        """
        arrivals = (*self.laid, *(Arrival(p, self.seen.t) for p in unseen))
        found = explain(replace(self.transition, laid=arrivals, removed=(*self.removed, *gone)), self.errors)
        suspects = set[Place]() if wrongly else set(map(place_of, unseen))
        if found.cost < FAULT * (self.errors + 1) and any(charge.dropped_by(c) and suspects.isdisjoint(accused([c]))
                                                          for c in found.hypotheses):
            return True
        return not found.complete

    def laid_again(self, piece: Piece) -> Step:
        """The step if `piece`, which lies there, was taken back in it and laid again: under what is seen on it now."""
        over = frozenset(a.piece for a in self.laid
                         if not self.seen.hidden.issuperset(set(a.piece.cells) & set(piece.cells)))
        return replace(self, laid=(*self.laid, Arrival(piece, self.seen.t, under=over)),
                       removed=(*self.removed, piece))

    def better_if_laid_again(self, pieces: Collection[Place]) -> bool:
        """Whether one of the `pieces` on the table, taken back and laid again, leaves fewer errors in the step."""
        lying = (p for p in self.hypotheses[0].position.pieces if place_of(p) in pieces and p not in self.removed)
        again = map(self.laid_again, lying)
        return any(explain(s.transition, s.errors - 1).cost < FAULT * s.errors for s in again)


def accused(hypotheses: Sequence[Hypothesis]) -> set[Place]:
    """Pieces that some hypothesis says were laid against the rules."""
    return {place_of(o.piece) for c in hypotheses for o in c.outcomes if o.cls in ("violation", "house_rule")}
