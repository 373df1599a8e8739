"""Where on the table the dice of a picture lie, for the judge and for the memory of a round.

Why it exists: a die that was not touched is known again by where it lies, and a camera may be moved in a round. What it
does not do: read pictures (`vision.dice`), or remember (`tracking.dice`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from referee.games.api.parts import Image, PictureReader
from referee.geometry.camera import PlaneCamera
from referee.rules.dice.observation import DiceObservation, Die
from referee.tracking.dice.memory import DiceMemory, MemorySettings
from referee.values.dice import OTHER, DiceReading, DiceTable, DieSeen

MIDDLE = 0.2
"""Rows: the middle of a die lies so high above the board."""


class PlacedReader:
    """A reader of one table whose readings tell where on it each die lies, in rows from the middle of the board."""

    def __init__(self, table: DiceTable, reader: PictureReader[DiceReading]) -> None:
        self._reader, self._camera = reader, PlaneCamera.from_dict(table.camera)

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> DiceReading:
        reading = self._reader.read(image, still_frames, look)
        return replace(reading, dice=tuple(map(self._placed, reading.dice)))

    def _placed(self, die: DieSeen) -> DieSeen:
        x, y = self._camera.unproject(die.centre, MIDDLE)
        return replace(die, at=(float(x), float(y)))


class PlacedMemory(DiceMemory):
    """The memory of such readings: where a die lies is told by them, whatever picture it was seen in."""

    def __init__(self, settings: MemorySettings) -> None:
        super().__init__(lambda at: at, settings)

    def observe(self, reading: DiceReading, t: float, frame: int, evidence: str = "") -> DiceObservation | None:
        on_table = replace(reading, dice=tuple(replace(die, centre=die.at) for die in reading.dice))
        return super().observe(on_table, t, frame, evidence)


def dice_of(reading: DiceReading) -> tuple[Die, ...]:
    """The dice of one such reading as the judge has them; foreign ones are none of them."""
    return tuple(Die(die.colour, die.pips, die.space, die.seat, die.at, die.confidence)
                 for die in reading.dice if die.colour != OTHER)
