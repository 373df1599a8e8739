"""A small round written down by hand, put before the umpire: what lies on the table, look by look.

The board is five rows of eight squares; every letter is a colour:

      01234567
    0 RGBYRGBY
    1 GBYRGBYR
    2 BYRGBYRG
    3 YRGBYRGB
    4 RGBYRGBY
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from referee.games.api.standing import OpenFinding
from referee.games.board.game import BoardStanding
from referee.games.board.lines import BOARD as LINES
from referee.rules.board.observation import BoardEvent, BoardObservation, Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.umpire.conditions import Conditions
from referee.rules.board.umpire.umpire import Umpire

BOARD = Layout.from_rows(["RGBYRGBY", "GBYRGBYR", "BYRGBYRG", "YRGBYRGB", "RGBYRGBY"])
START = ((0, 0), (0, 7), (4, 0), (4, 7))


def card(owner: str, *cells: Cell, colours: Sequence[str] | None = None, layout: Layout = BOARD,
         confidence: float = 0.999) -> Piece:
    """A card that fits its squares, unless it is said to show other colours."""
    shown = tuple(colours) if colours else tuple(layout.colour(c) for c in cells)
    return Piece("card", owner, cells, shown, confidence=confidence)


def joker(owner: str, cell: Cell) -> Piece:
    return Piece("joker", owner, (cell,))


class Watched:
    """An umpire and the looks it was given, one second apart unless said otherwise."""

    def __init__(self, *tokens: Cell, layout: Layout = BOARD, options: Options | None = None, **kwargs: Any) -> None:
        watched = {f.name: kwargs.pop(f.name) for f in fields(Conditions) if f.name in kwargs}
        self.umpire = Umpire(layout, options, conditions=Conditions(**watched), **kwargs)
        self.t, self.frame = 0.0, 0
        self.pieces: list[Piece] = []
        self.events: list[BoardEvent] = []
        if tokens:
            self.look(*tokens)

    def look(self, *tokens: Cell, lay: Iterable[Piece] = (), lift: Iterable[Piece] = (), known: Iterable[Piece] = (),
             hidden: Iterable[Cell] = (), half_seen: Iterable[Cell] = (), unsettled: Iterable[Cell] = (),
             behind: frozenset[Cell] = frozenset(), after: float = 1.0, blind: bool = False) -> list[BoardEvent]:
        """A still moment `after` seconds, in which nothing could be seen if it comes after a `blind` time: where tokens
        stand now, what was laid, taken back and better read; which of the hidden squares tokens hide, if the camera
        says, which show half of something else than is known, and which something else that is not certain yet."""
        self.t += after
        self.frame += 1
        said = self.umpire.observe(BoardObservation(
            self.t, self.frame, tuple(lay), tuple(lift), tuple(known), frozenset(tokens), frozenset(hidden),
            evidence=(f"picture {self.frame}",), half_seen=frozenset(half_seen), unsettled=frozenset(unsettled),
            behind=behind, blind=blind))
        self.events += said
        return said

    def finish(self) -> list[BoardEvent]:
        said = self.umpire.finish(self.t)
        self.events += said
        return said

    def verdicts(self) -> list[tuple[str, str, str | None]]:
        """Everything said about pieces: owner, class and rule."""
        return [(e.player or "", e.cls, e.rule) for e in self.events if e.type in ("card", "joker")]

    def findings(self) -> list[OpenFinding]:
        """Everything said that was not legal, and what became of it."""
        return BoardStanding.of(LINES.read(e.to_dict()) for e in self.events).findings

    def accused(self) -> set[str | None]:
        """Who was accused of anything."""
        return {e.player for e in self.events if e.cls in ("violation", "house_rule")}


def brief(events: Iterable[BoardEvent]) -> list[tuple[str, str, str | None]]:
    """Type, class and rule of events."""
    return [(e.type, e.cls, e.rule) for e in events]
