"""What stands in a round of cards: the piles card by card, what it comes to, whose stack is empty.

Why it exists: only the tops are seen, and what lies beneath comes to light again. What it does not do: judge, or give
points.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from referee.games.api.lines import Finding, Line, Own, Removed, Resume, Said, Stop
from referee.games.api.on_board import PieceOnBoard
from referee.games.api.standing import Standing
from referee.games.cards.lines import (
    AtStop,
    CardsLine,
    Contested,
    CorrectCard,
    Filled,
    FromHand,
    Put,
    Reported,
    Swiped,
    Tallied,
    Turned,
)
from referee.rules.core import UNKNOWN

LATE = frozenset({"CG-END-2", "CW-2.7b"})
"""What is broken by laying after the stop call, in either document."""
UNSEEN = frozenset(f"CARD.{what}" for what in ("between", "jump", "row_unseen", "unread", "on_unread", "lies_down",
                                               "unsure"))
"""What a look that was missed leaves open. It is told, and nobody is asked: all lay at once, heaps give the score."""
OWNER = "CARD.owner"
"""The text key of the word that tells who laid a card."""


@dataclass
class CardsStanding(Standing):
    """`pieces` are the tops of the piles; `piles`: number -> all its cards, the lowest first.

    `count`: what the round comes to as far as a camera proved it, None before one saw it. `empty`: the seats whose
    stack was seen empty, in this order. That ends no round: somebody calls stop.
    `at_stop`: the piles as they lay then; `swiped`: the heaps counted last.
    """

    piles: dict[int, list[PieceOnBoard]] = field(default_factory=dict)
    count: Tallied | None = None
    empty: list[str] = field(default_factory=list)
    at_stop: AtStop | None = None
    swiped: Swiped | None = None

    def apply(self, line: Line) -> None:
        if isinstance(line, Stop) and not line.by_people and line.key == "CARD.stack_empty":
            self.by_seq[line.seq], self.watched = line, True
            self._emptied(line)
            return
        super().apply(line)
        if isinstance(line, Resume):
            self.empty, self.at_stop, self.swiped = [], None, None

    def own(self, line: Own) -> None:
        assert isinstance(line, CardsLine)
        match line:
            case Tallied():
                self.count = line
            case CorrectCard():
                for piece in self._spoken_of(line.about):
                    _named(piece, line.card)
            case AtStop():
                self.at_stop, self.swiped = line, None
            case Swiped():
                self.swiped = line
            case Filled() | Turned() | FromHand() | Contested():
                pass
            case _:
                assert_never(line)

    # the piles

    def _laid(self, line: Line, piece: PieceOnBoard) -> None:
        if not isinstance(line, Put) or line.pile is None:
            super()._laid(line, piece)
            return
        _named(piece, line.card)
        pile = self.piles.setdefault(line.pile, [])
        top = pile[-1] if pile else None
        if top is not None and _belongs_beneath(line, piece, top):
            pile.insert(-1, piece)
            return
        put_down_again = top is not None and top.lifted and (top.colours, top.number) == (piece.colours, piece.number)
        others = [p for p in self.pieces if p is not top]
        self.pieces = [top] if put_down_again and top is not None else []
        super()._laid(line, piece)
        if not put_down_again:
            pile.append(piece)
        self.pieces = [*others, *self.pieces]

    def _removed(self, line: Removed) -> None:
        gone, late = self._spoken_of(line.about), self._late()
        for piece in gone:
            if self.phase in ("stopping", "stopped") and piece.seq not in late:
                piece.lifted = True
            else:
                self._take(piece, line.seq, taken_back=True)
        if not gone:  # a card of a row
            self.put_right(line)

    def _take(self, piece: PieceOnBoard, by: int, *, taken_back: bool) -> None:
        pile = next(pile for pile in self.piles.values() if piece in pile)
        top = pile[-1]
        pile.remove(piece)
        if piece is not top:
            for found in self._clear(piece.seq, by):
                found.taken_back = taken_back
            return
        super()._take(piece, by, taken_back=taken_back)
        if pile:
            self.pieces = sorted([*self.pieces, pile[-1]], key=lambda p: p.seq)

    def _spoken_of(self, about: tuple[int, ...]) -> list[PieceOnBoard]:  # type: ignore[override]
        meant = self._first(about)
        return [piece for pile in self.piles.values() for piece in pile if piece.seq in meant]

    def _anew(self) -> None:
        super()._anew()
        self.piles, self.count, self.empty, self.at_stop, self.swiped = {}, None, [], None, None

    # what is said

    def _found(self, line: Finding) -> None:
        super()._found(line)
        if line.key == "CARD.stack_empty":
            self._emptied(line)
        if not isinstance(line, Reported):
            return
        for piece in self._spoken_of(line.about):
            if line.key == OWNER and not piece.named:
                self._belongs_to(piece, line.player or UNKNOWN)
            _named(piece, line.card)

    def _judge(self, line: Said) -> None:
        super()._judge(line)
        if line.class_ == "unclear" and line.key in UNSEEN:
            self.findings = [found for found in self.findings if found.seq != line.seq]

    def _emptied(self, line: Said) -> None:
        if line.player is not None and line.player not in self.empty:
            self.empty.append(line.player)

    def _late(self) -> set[int]:
        return {f.subject for f in self.findings if f.stands and f.rule in LATE and f.decision != "undecided"}


def _named(piece: PieceOnBoard, card: str | None) -> None:
    """What a card is, if that is said."""
    if card is not None:
        colour, _, number = card.rpartition(" ")
        piece.colours, piece.number = [colour], int(number)


def _belongs_beneath(line: Put, piece: PieceOnBoard, top: PieceOnBoard) -> bool:
    """Whether a card that is told of later must lie under what lay on top already."""
    if piece.number is None or top.number is None or top.lifted:
        return False
    onto = f"{top.colours[0]} {top.number}" if top.colours else None
    return piece.colours == top.colours and piece.number < top.number and line.onto != onto
