"""What is told of a piece beside its verdict: a proved violation and a question for the table hide neither the other.

Why it exists: a turned card (BG-PLACE-6) is left to the table, where its token stands is not (rules 2.3); the card has
its verdict at once, its token comes when it comes. What it does not do: judge (`judging`), or decide a step
(`deciding`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from referee.rules.board.belief.hypothesis import Outcome
from referee.rules.board.legality.alternatives import for_piece, for_token
from referee.rules.board.legality.judgement import Failure
from referee.rules.board.legality.judging import judge
from referee.rules.board.observation import BoardObservation, Cell
from referee.rules.board.options import Options
from referee.rules.board.position.layout import with_around
from referee.rules.board.position.state import TOKENS, Placement, Position
from referee.rules.board.umpire.ledger import Entry, Ledger, Ruling

TURNED, WRONG_HALF = "BG-PLACE-6", "BG-TOKEN-2"
NEVER = float("-inf")


@dataclass(frozen=True, slots=True)
class _Came:
    """A token that came from `origin` while nothing else moved, and how many `looks` have shown it since."""

    origin: Cell
    looks: int
    laid: int
    hidden: frozenset[Cell]


class Beside:
    """Of one round; `looks`: how many must agree on where a token stands."""

    def __init__(self, ledger: Ledger, options: Options, looks: int) -> None:
        self._ledger, self._options, self._looks = ledger, options, looks
        self._clear: frozenset[Cell] = frozenset()
        self._came: dict[Cell, _Came] = {}

    def asked(self, at: BoardObservation, entry: Entry | None, outcomes: Sequence[Outcome]) -> None:
        """A piece was found wrong: what the picture leaves to the table about it is asked as well."""
        question = next((q for o in outcomes if (q := o.judgement.question) is not None), None)
        if entry is None or entry.piece is None or question is None or entry.rule == question.rule:
            return
        instead = for_piece(entry.before, entry.piece, question.rule, (), self._options)
        entry.beside = self._ledger.finding(at, Ruling.of(question, instead), (entry.event.seq,), entry.piece.owner,
                                            entry.piece.cells, entry.piece.confidence)

    def take_in(self, at: BoardObservation, sure: bool) -> None:
        """Follow the tokens; tell of one that was put on the wrong half of a piece that is for the table to decide.

        `sure`: every step so far is decided.
        """
        if len(at.tokens) < TOKENS or at.blind:
            self._came = {} if at.blind else self._came
            return
        gone, come = self._clear - at.tokens, at.tokens - self._clear
        self._came = {cell: _Came(c.origin, c.looks + at.looks, c.laid, c.hidden) for cell, c in self._came.items()
                      if cell in at.tokens}
        if len(self._clear) == TOKENS and len(gone) == len(come) == 1:
            self._came[min(come)] = _Came(min(gone), at.looks, len(at.laid) + len(at.removed),
                                          at.out_of_sight | at.unsettled)
        self._clear = at.tokens
        for entry in self._ledger.entries if sure and self._came else ():
            if entry.rule == TURNED and entry.cls == "house_rule" and entry.lying and not entry.settled:
                self._tell(at, entry)

    def _tell(self, at: BoardObservation, entry: Entry) -> None:
        piece = entry.piece
        cells = [c for c in self._came if piece is not None and c in piece.cells]
        if piece is None or len(cells) != 1:
            return
        target, came = cells[0], self._came[cells[0]]
        around = with_around(piece.cells) | with_around((came.origin,))
        if came.looks < self._looks or came.laid > 1 or not around.isdisjoint(came.hidden):
            return
        faults = [self._wrong_half(before, entry, came.origin, target) for before in entry.before]
        told = faults[0] if faults else None
        if told is None or None in faults or self._ledger.disputed(piece.cells, NEVER, at.tokens | {came.origin}):
            return
        entry.belongs = tuple(c for c in piece.cells if c != target)
        ruling = Ruling.of(told, for_token(entry.belongs))
        entry.beside = self._ledger.finding(at, ruling, (entry.event.seq,), piece.owner, piece.cells, piece.confidence)

    def _wrong_half(self, before: Position, entry: Entry, origin: Cell, target: Cell) -> Failure | None:
        """That the token of `origin` stands on the wrong half, if nothing else is wrong but what the table decides."""
        if entry.piece is None or origin not in before.tokens:
            return None
        placement = Placement(entry.piece.owner, entry.piece, before.tokens.index(origin), target)
        wrong = [f for f in judge(before, placement, self._options).failures if f.cls == "violation"]
        return wrong[0] if [f.rule for f in wrong] == [WRONG_HALF] else None
