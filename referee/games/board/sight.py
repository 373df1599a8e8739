"""How the board game is seen and judged: its reader, its memory, its umpire and its looks, put together.

Why it exists: the one module that knows both what sees the board and what judges it. What it does not do: either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from referee.files.lines.board import BOARD_FORMS
from referee.files.table import table_in
from referee.games.api.game import MatchError
from referee.games.api.lines import Line, Look
from referee.games.api.parts import Checked, Image, MotionSensor, PictureReader
from referee.games.api.setup import Setup
from referee.games.api.sight import Sight
from referee.games.board.corrections import TYPES, Corrections
from referee.games.board.final_check import check
from referee.games.board.learning.teaching import BoardTeaching
from referee.games.board.lines import BOARD
from referee.games.board.looks import from_line, to_line
from referee.games.board.options import BOARDED, SPENT, options_of
from referee.games.board.showing import BoardShowing
from referee.games.board.words import WORDS
from referee.geometry.lens import Lens
from referee.i18n.said import Said
from referee.kit.board import load_kit
from referee.kit.taught import TaughtSet
from referee.rules.board import CARDS_EACH, JOKERS_EACH, TOKENS, Conditions, Layout, Umpire
from referee.rules.board.observation import BoardObservation, Piece, cell_name
from referee.tracking.board.memory import BoardMemory, MemorySettings
from referee.tracking.board.one_look import pieces_of
from referee.values.board import BoardReading, BoardTable, cell_id
from referee.values.common import UNKNOWN, Check, Point
from referee.vision.board import Reader, learn
from referee.vision.board.change.examine import examine
from referee.vision.board.networks.asking import SQUARES
from referee.vision.board.reading.anew import seen_anew
from referee.vision.common import MotionMeter
from referee.vision.common.networks.model import ModelError, shipped_file

MOST_HIDDEN = 0.5
"""Share of the squares; under more there is a hand."""
FEW = 3
"""Pieces; of fewer nothing can be told."""
SAME = 0.6
"""Share of the pieces known before that must be seen where they lay."""


class BoardSight(Sight[BoardTable, BoardReading, BoardObservation]):
    """A board of squares, seen from above, judged by the umpire."""

    counts = False
    contest = None
    busy_s = None
    codec = BOARD
    correcting: ClassVar[frozenset[str]] = frozenset(TYPES)
    places: ClassVar[tuple[str, ...]] = ()
    teaching = BoardTeaching()
    words = WORDS
    showing = BoardShowing()
    forms = BOARD_FORMS

    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None, corners: Sequence[Point] | None = None,
              deck: Image | None = None, *, whole: bool = True) -> BoardTable:
        own = None if taught is None else taught.only(self.teaching.own)
        return learn(pictures, corners=corners, lens=lens, taught=own, tell=tell)

    def table_of(self, data: Mapping[str, Any]) -> BoardTable:
        return table_in(data)

    def seen_anew(self, table: BoardTable, image: Image,
                  latest: Image | None = None) -> tuple[BoardTable, BoardReading] | None:
        return seen_anew(table, image, latest)

    def agrees(self, table: BoardTable, reading: BoardReading, believed: Sequence[Piece]) -> bool:
        if len(reading.hidden) > MOST_HIDDEN * len(table.squares):
            return False
        if len(believed) < FEW:
            return True
        seen = {(piece.kind, frozenset(piece.cells)): piece.owner for piece in pieces_of(reading)}
        plain = [piece for piece in believed if not reading.hidden.issuperset(piece.cells)]
        same = sum(seen.get((piece.kind, frozenset(piece.cells))) in (piece.owner, UNKNOWN) for piece in plain)
        return len(plain) >= FEW and same >= SAME * len(plain)

    def reader(self, table: BoardTable, setup: Setup | None = None) -> PictureReader[BoardReading]:
        return Reader(table, players=setup.players if setup else ())

    def without_table(self, image: Image) -> BoardReading:
        raise MatchError("match-needs-table", game="board")

    def sensor(self, table: BoardTable) -> MotionSensor:
        return MotionMeter(table)

    def ready(self) -> Check:
        try:
            return Check("model", True, Said("doctor-model", name=shipped_file(SQUARES.name).name))
        except ModelError as e:
            return Check("model", False, str(e))

    def examine(self, table: BoardTable, image: Image) -> tuple[Check, ...]:
        return examine(table, image)

    def set_out(self, reading: BoardReading) -> tuple[str, ...]:
        return tuple(cell_id(token.cell) for token in reading.tokens)

    def check(self, table: BoardTable, reading: BoardReading, setup: Setup, start: BoardReading | None) -> Checked:
        return check(table, reading, setup, start)

    def memory(self, *, stills: bool) -> BoardMemory:
        return BoardMemory(MemorySettings.stills() if stills else MemorySettings.stream())

    def judge(self, table: BoardTable, setup: Setup, looks: int = 1, timed: bool = True) -> Umpire:
        """The umpire of one round; `MatchError` if an option needs the cards of a set nobody knows, or the set does not
        hold what the rules say."""
        kit, options = load_kit(table.kit), options_of(setup)
        if (kit.cards_per_player, kit.jokers_per_player, kit.tokens) != (CARDS_EACH, JOKERS_EACH, TOKENS):
            raise MatchError(f"set {kit.name!r} has {kit.cards_per_player} cards and {kit.jokers_per_player} jokers a "
                             f"player and {kit.tokens} tokens; the board game is played with {CARDS_EACH}, "
                             f"{JOKERS_EACH} and {TOKENS}, so give a set of these numbers")
        boarded = setup.counts.get(BOARDED, {})
        hands = {seat: kit.cards_per_player - boarded.get(seat, 0) for seat in setup.players}
        deck = kit.cards_for(table.layout.values())
        if options.dead_end != "geometry" and not deck:
            raise MatchError(f"options: dead_end = {options.dead_end!r} needs the list of cards, and a board of "
                             f"{len(set(table.layout.values()))} colours does not tell it; use dead_end = 'geometry'")
        return Umpire(Layout(table.layout, table.uncertain), options, tuple(setup.players), hands,
                      Conditions(looks=looks, timed=timed), deck=deck, jokers_spent=setup.counts.get(SPENT))

    def look_line(self, seen: BoardObservation) -> Look:
        return to_line(seen)

    def look_of(self, line: Look) -> BoardObservation:
        return from_line(line)

    def spots_of(self, seen: BoardObservation) -> set[str]:
        pieces = (*seen.laid, *seen.removed, *seen.identified)
        return {cell_name(cell) for cell in {c for piece in pieces for c in piece.cells} | seen.tokens}

    def corrections(self, lines: Iterable[Line]) -> Corrections:
        return Corrections.of(lines)
