"""What is known of a round while a step of it is explained: the hypotheses so far, the last looks, what is open.

Why it exists: whether a step is decided (`deciding`) and whether anybody may be accused because of it (`objections`)
are two questions about the same things. What it does not do: answer them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from referee.rules.board.belief.hypothesis import FAULT, Hypothesis, Outcome
from referee.rules.board.belief.search import Explained
from referee.rules.board.diagnosis.open_step import OpenStep
from referee.rules.board.diagnosis.refutations import LOOK_BACK_STEPS, clears_if_overlooked
from referee.rules.board.diagnosis.searches import Searches
from referee.rules.board.diagnosis.steps import Charge, Step
from referee.rules.board.evidence.looks import Looks
from referee.rules.board.evidence.seen import Arrival, Seen
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import with_around
from referee.rules.board.position.state import Debt, Place, Position, place_of

SINGLE_ACTION_S = 2.5
"""Between two pictures no further apart lies one hand's visit (1.3 to 2.2 s in the simulator; two take 3 s),
so that two tokens moved with one card were moved by its player (BG-TOKEN-3, evidence BA)."""
LONGEST_VISIT_S = 2.2
"""The longest visit of one hand in the simulator. In more time another one, perhaps of a second hand that came before
the first was gone, may have taken back what lay there: of the sample round, two pictures 2.5 s apart show both."""
THREE_ACTIONS_S = 5.0
"""Between two pictures further apart a card may have been taken back, another one laid and the first laid again."""


@dataclass(slots=True)
class Window:
    """One round so far. `settle_s`: seconds a token has to follow its piece; `searches`: the answers kept.

    - `timed`: the times are those at which the table was looked at; else nobody knows them.
    - `blind_at`: the last look before which nothing could be seen for a while.
    - `hypotheses`: those that explain the round up to the open step `now`.
    - `decided`: the steps decided last.
    - `debts`: for each free placement still owed, the step in which somebody came to owe it.
    - `began` (s): when the round was begun, or begun anew.
    - `given`: pieces that lay there then. `found_at`: where tokens stood then that nobody saw coming.
    - `seen_once`: where one look, which may have misread them, showed tokens then, and none has since.
    - `before_play`: where a token was seen before, and none then.
    - `not_legal`: pieces not called legal. `sure`: pieces accused in a step about which there was no doubt.
    - `clear`: the last look that showed all tokens and left nothing open.
    - `trouble`: looks in which tokens may still count elsewhere, after something went wrong."""

    options: Options
    settle_s: float
    looks: Looks
    searches: Searches
    timed: bool = True
    blind_at: float = float("-inf")
    hypotheses: tuple[Hypothesis, ...] = ()
    now: OpenStep = field(default_factory=OpenStep)
    decided: list[Step] = field(default_factory=list)
    debts: dict[Debt, Step] = field(default_factory=dict)
    began: float = 0.0
    given: set[Place] = field(default_factory=set)
    found_at: frozenset[Cell] = frozenset()
    seen_once: frozenset[Cell] = frozenset()
    before_play: frozenset[Cell] = frozenset()
    not_legal: set[Place] = field(default_factory=set)
    sure: set[Place] = field(default_factory=set)
    clear: BoardObservation | None = None
    trouble: int = 0

    @property
    def position(self) -> Position:
        """The board of the first hypothesis, with the pieces of the open step."""
        position = self.hypotheses[0].position
        gone = {place_of(p) for p in self.now.removed}
        return replace(position, pieces=(*(p for p in position.pieces if place_of(p) not in gone),
                                         *(a.piece for a in self.now.laid)))

    def this_step(self, found: Explained, seen: Seen) -> Step:
        """The open step, as it is `seen` and was `found` to be."""
        return Step(self.hypotheses, tuple(self.now.laid), tuple(self.now.removed), seen, self.options, self.settle_s,
                    self.decided[-1].seen.t if self.decided else self.began, found.cost // FAULT, self.searches)

    def decide(self, found: Explained, seen: Seen) -> None:
        """The open step was decided."""
        step = self.this_step(found, seen)
        self.decided = [*self.decided[-LOOK_BACK_STEPS + 1:], step]
        self.debts = {debt: self.debts.get(debt, step) for c in found.hypotheses for debt in c.position.owed}

    def change(self, believed: Callable[[Hypothesis], Hypothesis], arrived: Callable[[Arrival], Arrival]) -> None:
        """Change every hypothesis and every arrival alike, those of the steps that are remembered, too."""
        self.hypotheses, self.now.laid = tuple(map(believed, self.hypotheses)), list(map(arrived, self.now.laid))
        self.decided = [s.changed(believed, arrived) for s in self.decided]
        self.debts = {debt: s.changed(believed, arrived) for debt, s in self.debts.items()}

    def one_visit(self, t: float, longest: float = SINGLE_ACTION_S) -> bool:
        """Whether there was time for one hand's visit only, of `longest` (s), up to time `t` (s). It counts from when
        all tokens were last seen, and nothing was open."""
        return self.watched and self.clear is not None and t - self.clear.t <= longest

    @property
    def watched(self) -> bool:
        """Whether it is known how much time went by since all tokens were last seen, and nothing was open. There must
        have been pictures all the while."""
        return self.timed and self.clear is not None and self.blind_at <= self.clear.t

    def moved_in_one_visit(self, seen: Seen) -> bool:
        """Whether there was time for one hand's visit only until all tokens that have moved stood where they are seen:
        the open step may have begun before, because of something else."""
        if self.clear is None:
            return False
        arrived = self.looks.standing_since(seen.tokens - self.clear.tokens, seen.t)
        return self.one_visit(max(self.now.began(seen.t), arrived))

    def overlooked_then(self, outcome: Outcome, step: Step) -> bool:
        """Whether a piece seen now, in the open `step`, may have been overlooked when the one of `outcome` was laid.

        It must explain that one without what it is accused of, and with a mistake fewer: to be overlooked that often is
        rarer than a mistake."""
        place, charge = place_of(outcome.piece), Charge.of([outcome])
        laid_in = (k for k, s in enumerate(self.decided) if s.errors and place in [place_of(a.piece) for a in s.laid])
        return any(late.not_before < self.decided[k].seen.t and clears_if_overlooked(
            (*self.decided[k:], step), late.piece, charge) for k in laid_in for late in step.laid)

    def laid_again(self, targets: frozenset[Cell]) -> bool:
        """Whether a token stands on a piece that was not seen a look ago: it may have been taken, and laid with it."""
        pieces = (self.position.piece_at(t) for t in targets)
        return any(p is not None and self.looks.denied().issuperset(p.cells) for p in pieces)

    def contested(self) -> set[Place]:
        """Pieces not called legal that may have been taken back and laid again: there was time for more than one hand's
        visit since the table was last seen at rest, or one look denied that they lay there."""
        if self.looks.away_s(self.now.since) > SINGLE_ACTION_S:
            return self.not_legal
        return {place for place in self.not_legal if self.looks.denied_once(place[1])}

    def moved_lately(self) -> set[Place]:
        """The pieces that were laid or taken back in the steps decided last, or are taken back in this."""
        steps = [(*(a.piece for a in step.laid), *step.removed) for step in self.decided]
        return {place_of(p) for pieces in (*steps, self.now.removed) for p in pieces}

    def played_at(self) -> set[Cell]:
        """Where tokens stand on a piece or beside one: any other stands where the round began."""
        position = self.position
        return {t for t in position.token_cells if not with_around((t,)).isdisjoint(position.covered)}

    def taken_back(self, seen: Seen) -> set[Place]:
        """Pieces that may have been taken back where nobody can see it now: those not called legal of which a token has
        come back to where they took it from; and any, if there was time for more than one hand's visit."""
        if not self.one_visit(self.now.began(seen.t), LONGEST_VISIT_S):
            return set(map(place_of, self.position.pieces))
        back = seen.tokens.difference(*(c.position.tokens for c in self.hypotheses))
        carried = (k for c in self.hypotheses for k in c.position.carried)
        return {k.place for k in carried if k.origin in back} & self.not_legal

    def taken_up(self, seen: Seen) -> dict[Piece, bool]:
        """Pieces that may have been taken up and laid again around what was laid, and whether they were not called
        legal.

        There must have been time for it. They have a token on them, or had one before, which then has not followed yet.
        """
        tokens = seen.tokens.union(*(c.position.token_cells for c in self.hypotheses))
        on = [p for t in sorted(tokens) if (p := self.position.piece_at(t)) is not None]
        return {p: place_of(p) in self.not_legal for p in on if self.looks.away_s(self.now.since) > THREE_ACTIONS_S}
