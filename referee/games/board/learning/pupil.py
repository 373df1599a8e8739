"""What a session of the board game learns and asks: the one place where learning and asking meet camera and judge.

Why it exists: the session shows pictures and tells what people said. What follows for the set and the questions, and
what may be held against somebody, is told apart here. What it does not do: see or judge.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from referee.games.api.learning import Keeper, Pupil, places_said
from referee.games.api.lines import Answer, Asked, Beside, CorrectPiece, Learned, Line
from referee.games.api.parts import Image, PictureReader
from referee.games.api.setup import Setup
from referee.games.board.corrections import Place
from referee.games.board.learning.asking import Asking
from referee.games.board.learning.learning import Learning
from referee.games.board.options import BOARDED
from referee.kit.board import load_kit
from referee.rules.board.observation import BoardObservation, Piece
from referee.values.board import BoardReading, BoardTable, parse_cell_id
from referee.values.common import UNKNOWN


class BoardPupil(Pupil[BoardTable, BoardReading, BoardObservation]):
    """Learning and asking of one session."""

    def __init__(self, table: BoardTable, reader: PictureReader[BoardReading],
                 make: Callable[[BoardTable], PictureReader[BoardReading]], setup: Callable[[], Setup],
                 keeper: Keeper, *, live: bool) -> None:
        self._setup, self._keeper, self._live = setup, keeper, live
        self._learning = Learning(table, reader, make, keeper)
        self._asking = Asking()
        self._lines: Sequence[Line] = ()
        self._unseen: tuple[Image, BoardReading, Sequence[Piece]] | None = None
        self._over = False
        self._growing: threading.Thread | None = None
        self._reader: PictureReader[BoardReading] | None = None

    def begin(self, earlier: Sequence[Line]) -> None:
        self._learning.new_round()
        self._lines, self._asking = earlier, Asking()
        self._asking.follow(earlier)
        self._over = any(isinstance(line, Learned) and line.how == "play" for line in earlier)

    def see_by(self, table: BoardTable) -> PictureReader[BoardReading]:
        return self._learning.see_by(table)

    # what is seen

    def look(self, image: Image, reading: BoardReading, seen: BoardObservation | None, pieces: Sequence[Piece], *,
             plain: bool) -> BoardObservation | None:
        if seen is not None:
            self._learning.gone(seen.removed)
        self._unseen = (image, reading, pieces) if plain else None
        if seen is None or not self._learning.rests:
            return seen
        self._see()  # else the verdict does not wait for it
        return self._learning.sober(seen)

    def _see(self) -> None:
        if self._unseen is not None:
            self._learning.look(*self._unseen)
            self._unseen = None

    # what people say

    def said(self, lines: Sequence[Line]) -> None:
        self._lines = lines
        self._asking.follow(lines)
        self._asking.doubt(self._learning.follow(lines))

    def stopped(self) -> None:
        if self._over:
            return
        self._over = True
        spoken = [frozenset(map(parse_cell_id, place)) for line in self._lines for place in places_said(line)]
        self._learning.unchallenged(spoken)

    # what follows

    def grown(self) -> PictureReader[BoardReading] | None:
        self._see()
        if self._growing is not None:
            if self._growing.is_alive():
                return None
            self._growing = None
            return self._adopt(self._reader)
        if not self._learning.changed():
            return None
        if not self._live:
            return self._adopt(self._learning.grow())
        self._growing = threading.Thread(target=self._grow, name="learning", daemon=True)
        self._growing.start()
        return None

    def _adopt(self, reader: PictureReader[BoardReading] | None) -> PictureReader[BoardReading]:
        self._asking.doubt(self._learning.doubted())
        return self._learning.adopt(reader)

    def in_doubt(self) -> set[Place]:
        return self._learning.in_doubt()

    def ask(self, t: float, pieces: Sequence[Piece], *, still: bool) -> None:
        unknown = [p for p in pieces if p.owner == UNKNOWN and not self._named(p)]
        if not unknown and self._asking.idle:
            return
        if self._asking.stale(t, unknown):
            self._keeper.write(self._asking.take_back(t))
        self._asking.settle(self._learning.doubtful)
        if not still or self._growing is not None or not self._keeper.asks():
            return
        question = self._asking.choose(t, unknown, self._learning.album, self._learning.lessons, self._may_own,
                                       frozenset((kind, frozenset(map(parse_cell_id, spots)))
                                                 for kind, spots in self._keeper.urgent()))
        if question is not None:
            seats = dict.fromkeys((question.candidates[0], question.other)) if question.other else ()
            self._keeper.write(replace(
                self._asking.ask(question, t), evidence=tuple(self._learning.close_ups(question.pieces)),
                beside=tuple(Beside(**one) for one in self._learning.beside(tuple(seats), question.pieces)),
                fields=(*Asked.ALWAYS, "evidence", "beside")))

    def _grow(self) -> None:
        self._reader = self._learning.grow()

    def _named(self, piece: Piece) -> bool:
        """Whether people have said whose it is, or are not sure and were asked."""
        places = (place for line in self._lines if isinstance(line, Answer | CorrectPiece) and line.player
                  for place in ([(one.kind, one.squares) for one in line.pieces] if isinstance(line, Answer)
                                else [(line.kind, line.squares)]))
        return any(kind == piece.kind and {*map(parse_cell_id, squares)} == {*piece.cells} for kind, squares in places)

    def _may_own(self, kind: str) -> Sequence[str]:
        return may_own(kind, self._learning.read, self._setup())


def may_own(kind: str, lying: Collection[Piece], setup: Setup) -> list[str]:
    """The seats whose another piece of a `kind` may be, by what is surely theirs of those `lying` there: not whoever
    has laid as many as there are to lay."""
    kit, laid = load_kit(), Counter(p.owner for p in lying if p.kind == kind)

    def most(seat: str) -> int:
        if kind == "card":
            return kit.cards_per_player - setup.counts.get(BOARDED, {}).get(seat, 0)
        return kit.jokers_per_player

    playing = [seat for seat in kit.frame_names if seat in setup.players or not setup.players]
    return [seat for seat in playing if laid[seat] < most(seat)]
