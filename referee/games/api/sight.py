"""What sees a game: the shapes of its sensor, its reader and its memory.

Why it exists: each game brings its own; whoever watches a source asks all of them alike. What it does not do: see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.values.board import BoardReading

Image = NDArray[np.uint8]


class Motion(Protocol):
    """How much of the board's area (0..1) differs from the previous frame and from the last still one."""

    @property
    def changed(self) -> float: ...
    @property
    def since_still(self) -> float: ...
    @property
    def hand(self) -> bool: ...


class MotionSensor(Protocol):
    def update(self, image: Image) -> Motion: ...
    def settled(self) -> None: ...


class PictureReader(Protocol):
    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> BoardReading: ...


class Observer(Protocol):
    """What remembers the table from one reading to the next: `tracking.board_memory.BoardMemory`, say."""

    hand: bool

    @property
    def pieces(self) -> tuple[Piece, ...]: ...
    def recall(self, pieces: Iterable[Piece], tokens: Iterable[Cell]) -> None: ...
    def reread(self, doubted: Collection[tuple[str, frozenset[Cell]]] = ()) -> None: ...
    def observe(self, reading: BoardReading, t: float, frame: int, evidence: str = "") -> BoardObservation | None: ...
    def finish(self, t: float, frame: int) -> BoardObservation | None: ...
