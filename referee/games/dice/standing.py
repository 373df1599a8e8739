"""What stands in a round of the dice game: dice on the board, dice beside it, whose they were.

Why it exists: a round's score is what lies beside the board, which in other games is nothing. What it does not do:
judge, or give points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from referee.games.api.lines import Finding, Line, Own, Resume
from referee.games.api.on_board import PieceOnBoard
from referee.games.api.standing import Standing
from referee.games.dice.lines import AddDie, CorrectDie, DiceLine, Loose, LooseDie, Reported, Rolled, Shown, WithDie
from referee.rules.core import UNKNOWN
from referee.rules.dice.legality import DICE, DIE_COLOURS, OF_A_COLOUR
from referee.values.dice import OTHER

WRONG_PLACE = frozenset({"DG-PLAY-2", "DG-PLAY-3", "DG-PLAY-5"})
"""A die that breaks them lies in a wrong place."""
LATE = "DG-END-1"
OWNER = "DICE.owner"
"""The text key of the word that tells who laid a die."""


@dataclass
class DiceStanding(Standing):
    """`loose`: the dice beside the board, None before a camera saw them; `unseen`: seats at which more may lie.

    After the stop call dice are collected, so that what was seen whole then stands; `now`: what lies there since.
    `there`: the seats at which dice lay up to when all of them were first seen; what rolls beside another seat later
    makes nobody play there. `dealt`: whether they were.
    """

    late_rule = LATE

    loose: tuple[Shown, ...] | None = None
    unseen: frozenset[str] = frozenset()
    there: frozenset[str] = frozenset()
    dealt: bool = False
    now: Loose | None = None
    at_stop: Loose | None = None
    """The dice of `loose` in a picture, once stop was called."""
    counted_at: int = 0
    """The number of the line by which `loose` is known."""
    played_on: tuple[Shown, ...] | None = None
    """What lay beside the board when people said last that play goes on."""

    def apply(self, line: Line) -> None:
        super().apply(line)
        if isinstance(line, Resume) and self.now is not None:
            self._take_count(self.now)
            self.played_on = self.loose

    def own(self, line: Own) -> None:
        assert isinstance(line, DiceLine)
        match line:
            case Loose() if line.squares:
                if [die.at for die in line.dice] == [die.at for die in self.loose or ()]:
                    self.at_stop = line
            case Loose():
                self.now = line
                if not self.dealt:
                    self.there |= {die.seat for die in line.dice if die.seat and die.colour in DIE_COLOURS}
                if self.phase not in ("stopping", "stopped") or not self.whole:
                    self._take_count(line)
                self.dealt = self.dealt or self.whole
            case Rolled():
                self.put_right(line)
            case LooseDie():
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
        """Seat -> dice left there: those that were seen, and those of its own that were laid too late. Foreign ones do
        not count."""
        found = Counter(die.seat for die in self.loose or () if die.seat is not None and die.colour != OTHER)
        return found + Counter(p.owner for p in self.late() if p.seq < self.counted_at)

    @property
    def counted_dice(self) -> int:
        """How many dice of the game were seen, on the board and beside it."""
        return sum(die.colour != OTHER for die in self.loose or ()) + len(self._on_board())

    @property
    def whole(self) -> bool:
        """Whether every die of the game was seen, each colour as often as there is, and no seat is covered."""
        lying = [colour for p in self._on_board() for colour in p.colours]
        lying += [die.colour for die in self.loose or () if die.colour != OTHER]
        return self.loose is not None and not self.unseen and Counter(lying) == dict.fromkeys(DIE_COLOURS, OF_A_COLOUR)

    @property
    def out(self) -> tuple[str, ...]:
        """Seats that may be asked whether they stop: all dice are in sight, none lies wrong, and none beside them.

        Only people can answer: a die of such a seat may have rolled beside a neighbour. Nobody is asked twice about the
        same dice.
        """
        whole = self.loose is not None and not self.unseen and self.counted_dice == DICE
        asked = self.phase != "running" or not whole or bool(self.wrong()) or self.loose == self.played_on
        playing = self.there & set(self.players) if self.players else self.there
        return () if asked else tuple(sorted(playing - set(self.left)))

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

    def _found(self, line: Finding) -> None:
        """As every game's: and a die that is known better later, or whose layer is."""
        super()._found(line)
        if not isinstance(line, Reported):
            return
        for piece in self._spoken_of(line.about):
            if line.key == OWNER and not piece.named:
                self._belongs_to(piece, line.player or UNKNOWN)
            if line.colour not in (None, UNKNOWN) and piece.colours == [UNKNOWN]:
                piece.colours = [str(line.colour)]
            piece.number = line.pips if piece.number is None else piece.number

    def _on_board(self) -> list[PieceOnBoard]:
        """What lay on the board when those beside it were counted."""
        late = self._late()
        return [p for p in self.pieces if p.seq not in late or p.seq < self.counted_at]

    def _take_count(self, line: Loose) -> None:
        self.loose, self.unseen, self.counted_at = line.dice, frozenset(line.unseen), line.seq
        self.at_stop = None

    def _anew(self) -> None:
        super()._anew()
        self.loose, self.now, self.at_stop, self.counted_at = None, None, None, 0
        self.played_on = None
        self.unseen = self.there = frozenset()
        self.dealt = False

    def _put(self, piece: PieceOnBoard, line: CorrectDie) -> None:
        """What people said of a die on the board."""
        piece.colours = [line.colour] if line.colour is not None else piece.colours
        piece.number = line.pips if line.pips is not None else piece.number
        piece.squares = [line.space] if line.space is not None else piece.squares
        if line.player is not None:
            piece.named = True
            self._belongs_to(piece, line.player)
