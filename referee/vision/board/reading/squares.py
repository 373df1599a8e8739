"""Cuts out of one picture the squares of a table that the networks are asked about.

Why it exists: it is the first stage of a reading. What is cut out is a value, so that whoever has one can ask about it.
Not done here: finding the board in the picture (`finding.register`), and asking (`answers`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import Cell
from referee.vision.board.colour.light import LIGHT, middle_colours, parts_of
from referee.vision.board.networks.asking import Shown
from referee.vision.board.networks.squarenet import PX, VIEWS, View, lean_of
from referee.vision.common.colour.palette import Floats
from referee.vision.common.views.above import Above


@dataclass(frozen=True, slots=True)
class Squares:
    """The squares of a table in one prepared BGR `picture` that this `camera` took.

    `board`: the board at the height of a card's face, with a margin of one square all round, as it is asked about.
    """

    picture: NDArray[np.uint8]
    camera: PlaneCamera
    board: Shown


class Cutter:
    """Made once for a board of so many `rows` and `cols`, on which cards are `thickness` squares thick."""

    def __init__(self, rows: int, cols: int, thickness: float) -> None:
        self._shape = rows, cols
        around = (-1, rows + 1), (-1, cols + 1)  # a margin of one square: cards at the edge show their frame
        self._at_board_height = Above.squares(*around, PX)
        self._at_card_height = Above.squares(*around, PX, thickness)
        self._middles = Above.squares((0, rows), (0, cols), PX, part=LIGHT.middle)

    def empty(self, bare: NDArray[np.uint8], camera: PlaneCamera) -> NDArray[np.uint8]:
        """The empty board, laid out as `Squares.board` is."""
        return self._at_board_height.of(bare, camera)

    def cut(self, picture: NDArray[np.uint8], camera: PlaneCamera, views: Sequence[View] = VIEWS) -> Squares:
        """The squares of a prepared picture if this camera took it, to be asked about in these views."""
        now, lean = self._at_card_height.of(picture, camera), lean_of(camera, *self._shape)
        return Squares(picture, camera, Shown(now, lean, views))

    def colours(self, picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell]) -> Floats:
        """Median linear RGB (N, 3) of the middles of squares at the height of the board."""
        if not cells:
            return np.empty((0, 3))
        side = round(LIGHT.middle[1] * PX) - round(LIGHT.middle[0] * PX)
        return middle_colours(parts_of(self._middles.of(picture, camera), cells, side))
