"""What a session learns and asks while it referees: the one place where learning and asking meet camera and judge.

Why it exists: the session shows frames and tells what people said; what follows for the set, for the questions and for
what may be held against somebody is told apart here. What it does not do: see or judge (`session`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from referee.capture import Frame
from referee.games.api.game import Game
from referee.games.api.lines import Answer, Asked, Beside, CorrectPiece, Learned, Line
from referee.games.api.sight import Image, PictureReader
from referee.games.board.corrections import Place
from referee.rules.board.observation import BoardObservation, Piece
from referee.session.match.learned import places_said
from referee.session.match.match_file import MatchSetup
from referee.session.watch.asking import Asking
from referee.session.watch.learning import Learning
from referee.session.watch.seeing import Look
from referee.session.watch.teachable import Memory
from referee.values.board import BoardReading, BoardTable, parse_cell_id
from referee.values.common import UNKNOWN


class Pupil:
    """Belongs to the thread of its session. `live`: a new reader is made beside the pictures, not between two."""

    def __init__(self, game: Game, table: BoardTable, reader: PictureReader[BoardReading],
                 setup: Callable[[], MatchSetup], memory: Memory, *, live: bool) -> None:
        self._game, self._setup, self._memory, self._live = game, setup, memory, live
        self._learning = Learning(table, reader, lambda seen: game.eyes.reader(seen, setup().players), memory)
        self._asking = Asking()
        self._lines: Sequence[Line] = ()
        self._unseen: tuple[Image, BoardReading, Sequence[Piece]] | None = None
        self._over = False
        self._growing: threading.Thread | None = None
        self._reader: PictureReader[BoardReading] | None = None

    def begin(self, earlier: Sequence[Line]) -> None:
        """A round begins, or goes on; `earlier`: its lines so far."""
        self._learning.new_round()
        self._lines, self._asking = earlier, Asking()
        self._asking.follow(earlier)
        self._over = any(isinstance(line, Learned) and line.how == "play" for line in earlier)

    def see_by(self, table: BoardTable) -> PictureReader[BoardReading]:
        """The table was found elsewhere in the pictures; what reads it there."""
        return self._learning.see_by(table)

    # what is seen

    def look(self, frame: Frame, look: Look, pieces: Sequence[Piece]) -> BoardObservation | None:
        """A picture that was read; returns the look as it may be held against people."""
        seen = look.observation
        assert isinstance(look.reading, BoardReading) and isinstance(seen, BoardObservation | None)
        if seen is not None:
            self._learning.gone(seen.removed)
        self._unseen = (frame.image, look.reading, pieces) if look.state in ("still", "hand") else None
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
        """People said something; all lines of the round (without undone ones)."""
        self._lines = lines
        self._asking.follow(lines)
        self._asking.doubt(self._learning.follow(lines))

    def stopped(self) -> None:
        """It was said who called stop."""
        if self._over:
            return
        self._over = True
        spoken = [frozenset(map(parse_cell_id, place)) for line in self._lines for place in places_said(line)]
        self._learning.unchallenged(spoken)

    # what follows

    def grown(self) -> PictureReader[BoardReading] | None:
        """The reader of the set as it is now, once, if it has grown."""
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
        """The pieces that were named by what is forgotten now; each is said once."""
        return self._learning.in_doubt()

    def ask(self, t: float, pieces: Iterable[Piece], *, still: bool) -> None:
        """Ask what is to be asked now, if anything; `still`: no hand is over the board."""
        unknown = [p for p in pieces if p.owner == UNKNOWN and not self._named(p)]
        if not unknown and self._asking.idle:
            return
        if self._asking.stale(t, unknown):
            self._memory.write(self._asking.take_back(t))
        self._asking.settle(self._learning.doubtful)
        if not still or self._growing is not None or not self._memory.asks():
            return
        question = self._asking.choose(t, unknown, self._learning.album, self._learning.lessons, self._may_own,
                                       self._memory.urgent())
        if question is not None:
            seats = dict.fromkeys((question.candidates[0], question.other)) if question.other else ()
            self._memory.write(replace(
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
        return self._game.may_own(kind, self._learning.read, self._setup())
