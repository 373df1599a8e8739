"""What learning in play rests on: a reader with close-ups, and a word that is doubted.

Why it exists: the learner and the questions meet in these, and neither knows the other. What it does not do: learn
(`learning`) or ask (`asking`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from referee.games.api.parts import Image, PictureReader
from referee.games.board.corrections import Place
from referee.rules.board.observation import Cell
from referee.values.board import BoardReading


@runtime_checkable
class Teachable(PictureReader[BoardReading], Protocol):
    """A reader whose close-ups can be learned from; see `vision.board.Reader`."""

    def close_ups(self, image: Image, cells: Sequence[Cell]) -> NDArray[np.uint8]: ...
    def embedded(self, squares: NDArray[np.uint8]) -> NDArray[np.float64]: ...
    def token(self, image: Image, cell: Cell) -> tuple[NDArray[np.uint8], float]: ...


@dataclass(frozen=True, slots=True)
class Doubted:
    """A word of people, the line `seq`, to be asked about once more. It contradicts what was shown: the pieces are
    liker those of `other`, or, where that is the `owner`, like none of theirs; empty: nothing else speaks for it."""

    seq: int
    owner: str
    other: str
    places: tuple[Place, ...]
