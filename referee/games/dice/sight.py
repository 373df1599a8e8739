"""How the dice game is seen and judged: its reader, its memory, its umpire and its looks, put together.

Why it exists: the one module that knows both what sees the dice and what judges them. What it does not do: either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from referee.files.dice_table import dice_table_in
from referee.files.lines.dice import DICE_FORMS
from referee.games.api.lines import Line, Look
from referee.games.api.parts import Checked, Image, MotionSensor, PictureReader
from referee.games.api.setup import Setup
from referee.games.api.sight import Sight
from referee.games.dice.corrections import TYPES, Corrections
from referee.games.dice.final_check import check
from referee.games.dice.lines import DICE
from referee.games.dice.looks import from_line, to_line
from referee.games.dice.options import EACH, options_of, sides_of
from referee.games.dice.placed import PlacedMemory, PlacedReader
from referee.games.dice.refereeing import Refereeing
from referee.games.dice.showing import DiceShowing
from referee.games.dice.teaching import DiceTeaching
from referee.games.dice.words import WORDS
from referee.geometry.lens import Lens
from referee.kit.taught import TaughtSet
from referee.rules.dice.conditions import Conditions
from referee.rules.dice.observation import DiceObservation, Die
from referee.rules.dice.umpire import Umpire
from referee.tracking.dice.memory import MemorySettings
from referee.values.common import UNKNOWN, Check, Point
from referee.values.dice import SEATS, DiceReading, DiceTable
from referee.vision.common import MotionMeter
from referee.vision.dice import Reader, examine, learn, read_dice, ready, seen_anew

AROUND = 2.0
"""How far from the board's middle dice are rolled, as many times as the board reaches; further away people sit."""
MOST_HIDDEN = 0.5
"""Share of the spaces; under more there is a hand."""
FEW = 3
"""Dice; of fewer nothing can be told."""
SAME = 0.6
"""Share of the dice known before that must be seen where they lay."""


class DiceSight(Sight[DiceTable, DiceReading, DiceObservation]):
    """A board of 24 spaces with dice on it and round it, judged by the umpire."""

    counts = False
    contest = None
    busy_s = None
    codec = DICE
    correcting: ClassVar[frozenset[str]] = frozenset(TYPES)
    places = SEATS
    teaching = DiceTeaching()
    words = WORDS
    showing = DiceShowing()
    forms = DICE_FORMS

    def learn(self, pictures: Sequence[Image], lens: Lens | None = None, taught: TaughtSet | None = None,
              tell: Callable[[str], object] | None = None, corners: Sequence[Point] | None = None,
              deck: Image | None = None, *, whole: bool = True) -> DiceTable:
        own = None if taught is None else taught.only(self.teaching.own)
        return learn(pictures, lens=lens, corners=corners, taught=own, tell=tell)

    def table_of(self, data: Mapping[str, Any]) -> DiceTable:
        return dice_table_in(data)

    def seen_anew(self, table: DiceTable, image: Image,
                  latest: Image | None = None) -> tuple[DiceTable, DiceReading] | None:
        return seen_anew(table, image, latest)

    def agrees(self, table: DiceTable, reading: DiceReading, believed: Sequence[Die]) -> bool:
        """Whether most dice on the board lie where they lay; those beside it may be rolled at any time."""
        if len(reading.hidden) > MOST_HIDDEN * len(table.spaces):
            return False
        plain = [die for die in believed if die.space is not None and die.space not in reading.hidden]
        if len(plain) < FEW:
            return True
        seen = {die.space: die.colour for die in reading.on_board}
        same = sum(seen.get(die.space) in (die.colour, UNKNOWN) for die in plain)
        return same >= SAME * len(plain)

    def reader(self, table: DiceTable, setup: Setup | None = None) -> PictureReader[DiceReading]:
        return PlacedReader(table, Reader(table, setup.players if setup else ()))

    def without_table(self, image: Image) -> DiceReading:
        return read_dice(image)

    def sensor(self, table: DiceTable) -> MotionSensor:
        return MotionMeter(table, AROUND)

    def ready(self) -> Check:
        return ready()

    def examine(self, table: DiceTable, image: Image) -> tuple[Check, ...]:
        return examine(table, image)

    def set_out(self, reading: DiceReading) -> tuple[str, ...]:
        return ()

    def check(self, table: DiceTable, reading: DiceReading, setup: Setup, start: DiceReading | None) -> Checked:
        return check(table, reading, setup)

    def memory(self, *, stills: bool) -> PlacedMemory:
        return PlacedMemory(MemorySettings.stills() if stills else MemorySettings.stream())

    def judge(self, table: DiceTable, setup: Setup, looks: int = 1, timed: bool = True) -> Refereeing:
        """The umpire of one round. Who sits where no camera can tell them apart by that is nobody's to it."""
        players = sides_of(setup)
        each = {seat: n for seat, n in setup.counts.get(EACH, {}).items() if seat in players}
        return Refereeing(Umpire(options_of(setup), players, each or None, Conditions(looks=looks, timed=timed)))

    def look_line(self, seen: DiceObservation) -> Look:
        return to_line(seen)

    def look_of(self, line: Look) -> DiceObservation:
        return from_line(line)

    def spots_of(self, seen: DiceObservation) -> set[str]:
        on_board = {die.space for die in (*seen.laid, *seen.removed, *seen.identified) if die.space is not None}
        return on_board | seen.hidden

    def corrections(self, lines: Iterable[Line]) -> Corrections:
        return Corrections.of(lines)
