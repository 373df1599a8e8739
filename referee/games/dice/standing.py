"""What stands in a round of the dice game: dice on the board, dice beside it, whose they were.

Why it exists: a round's score is what lies beside the board, which in other games is nothing. What it does not do:
judge, or give points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from referee.games.api.lines import Line
from referee.games.api.on_board import PieceOnBoard
from referee.games.api.standing import Standing
from referee.games.dice.lines import AddDie, CorrectDie, DiceLine, Loose, LooseDie, Reported, Rolled, Shown, WithDie
from referee.rules.core import UNKNOWN
from referee.rules.dice.play import DIE_COLOURS
from referee.values.dice import OTHER

WRONG_PLACE = frozenset({"DG-PLAY-2", "DG-PLAY-3"})
"""A die that breaks them lies in a wrong place."""
LATE = "DG-END-1"


@dataclass
class DiceStanding(Standing):
    """`loose`: the dice beside the board, None before a camera saw them; `unseen`: seats at which more may lie now;
    `there`: the seats at which dice have lain in this round."""

    late_rule = LATE

    loose: tuple[Shown, ...] | None = None
    unseen: frozenset[str] = frozenset()
    there: frozenset[str] = frozenset()

    def own(self, line: Line) -> None:
        assert isinstance(line, DiceLine)
        match line:
            case Loose():
                self.loose, self.unseen = line.dice, frozenset(line.unseen)
                self.there |= {die.seat for die in line.dice if die.seat and die.colour != OTHER}
            case Rolled() | LooseDie():
                pass
            case CorrectDie():
                for piece in self._spoken_of(line.about):
                    self._put(piece, line)
            case AddDie():
                self._laid(line, PieceOnBoard(
                    seq=line.seq, kind="die", owner=line.player, squares=[line.space], colours=[line.colour],
                    candidates=[], number=line.pips, added=True, named=True))
            case _:
                assert_never(line)

    @property
    def left(self) -> Mapping[str, int]:
        """Seat -> dice that were seen there; foreign ones do not count."""
        return Counter(die.seat for die in self.loose or () if die.seat is not None and die.colour != OTHER)

    @property
    def whole(self) -> bool:
        """Whether every die of the game was seen, each colour as often as there is, and no seat is covered."""
        lying = [colour for p in self.pieces if not p.lifted for colour in p.colours]
        lying += [die.colour for die in self.loose or () if die.colour != OTHER]
        return self.loose is not None and not self.unseen and Counter(lying) == dict.fromkeys(DIE_COLOURS, 6)

    def late(self) -> list[PieceOnBoard]:
        """Dice that were laid after the stop call and still lie there: they count as not laid."""
        late = self._late()
        return [p for p in self.pieces if p.seq in late]

    def wrong(self) -> list[PieceOnBoard]:
        """Dice that lie in a wrong place by the camera's word or the table's."""
        found = {f.subject for f in self.findings if f.rule in WRONG_PLACE and f.cleared_by is None and (
            f.decision == "mistake" or (f.decision is None and f.cls == "violation"))}
        late = self._late()
        return [p for p in self.pieces if p.seq in found and p.seq not in late]

    # inside

    def _laid(self, line: Line, piece: PieceOnBoard) -> None:
        if isinstance(line, WithDie):
            piece.colours, piece.number = [line.colour or UNKNOWN], line.pips
        super()._laid(line, piece)

    def _found(self, line: Reported) -> None:  # type: ignore[override]
        super()._found(line)
        for piece in self._spoken_of(line.about):
            if line.colour not in (None, UNKNOWN) and piece.colours == [UNKNOWN]:
                piece.colours = [str(line.colour)]
            piece.number = line.pips if piece.number is None else piece.number

    def _anew(self) -> None:
        super()._anew()
        self.loose, self.unseen, self.there = None, frozenset(), frozenset()

    def _put(self, piece: PieceOnBoard, line: CorrectDie) -> None:
        """What people said of a die on the board."""
        piece.colours = [line.colour] if line.colour is not None else piece.colours
        piece.number = line.pips if line.pips is not None else piece.number
        piece.squares = [line.space] if line.space is not None else piece.squares
        if line.player is not None:
            piece.named = True
            self._belongs_to(piece, line.player)
