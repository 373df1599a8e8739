"""Where on the table the dice of a picture lie, for the judge and for the memory of a round.

Why it exists: a die that was not touched is known again by where it lies, and a camera may be moved in a round. What it
does not do: remember (`tracking.dice`).
"""

from __future__ import annotations

from collections.abc import Callable

from referee.geometry.camera import PlaneCamera
from referee.rules.dice.observation import Die
from referee.tracking.dice.memory import DiceMemory, MemorySettings
from referee.values.common import Point
from referee.values.dice import OTHER, DiceReading, DiceTable

MIDDLE = 0.2
"""Rows: the middle of a die lies so high above the board."""


def dice_on(table: DiceTable, reading: DiceReading) -> tuple[Die, ...]:
    """The dice of one reading as the judge has them; foreign ones are none of them."""
    rows = rows_on(table)
    return tuple(Die(die.colour, die.pips, die.space, die.seat, rows(die.centre), die.confidence)
                 for die in reading.dice if die.colour != OTHER)


class PlacedMemory(DiceMemory):
    """What lies on a table, whatever it is seen by."""

    def __init__(self, table: DiceTable, settings: MemorySettings) -> None:
        self._rows = rows_on(table)
        super().__init__(lambda pixel: self._rows(pixel), settings)

    def see_by(self, table: DiceTable) -> None:
        """Pictures show the same table elsewhere from now on."""
        self._rows = rows_on(table)


def rows_on(table: DiceTable) -> Callable[[Point], Point]:
    """What tells of a pixel where a die lies whose middle it shows, in rows from the middle of the board."""
    camera = PlaneCamera.from_dict(table.camera)

    def rows(pixel: Point) -> Point:
        x, y = camera.unproject(pixel, MIDDLE)
        return float(x), float(y)

    return rows
