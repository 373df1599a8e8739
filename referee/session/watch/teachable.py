"""What learning in play rests on: a reader with close-ups, a memory for examples, and a word that is doubted.

Why it exists: the learner, the questions and the hub's memory meet in these, and none knows the others. What it does
not do: learn (`learning`), ask (`asking`) or keep (`remembering`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from referee.games.api.lines import Line
from referee.games.api.sight import Image, PictureReader
from referee.games.board.corrections import Place
from referee.kit.taught import TaughtSet
from referee.rules.board.observation import Cell
from referee.session.match.learned import Learned
from referee.values.board import BoardReading


@runtime_checkable
class Teachable(PictureReader[BoardReading], Protocol):
    """A reader whose close-ups can be learned from; see `vision.Reader`."""

    def close_ups(self, image: Image, cells: Sequence[Cell]) -> NDArray[np.uint8]: ...
    def embedded(self, squares: NDArray[np.uint8]) -> NDArray[np.float64]: ...
    def token(self, image: Image, cell: Cell) -> tuple[NDArray[np.uint8], float]: ...


class Memory(Protocol):
    """Where examples are kept: the match and its log."""

    def learned(self) -> Sequence[Learned]: ...
    def forgotten(self) -> Collection[str]: ...
    def picture(self, name: str) -> bytes | None: ...
    def keep(self, jpeg: bytes) -> str | None: ...
    def write(self, line: Line) -> int: ...
    def round(self) -> int: ...
    def grown(self, taught: TaughtSet) -> object: ...
    def asks(self) -> bool: ...
    def urgent(self) -> frozenset[Place]: ...


@dataclass(frozen=True, slots=True)
class Doubted:
    """A word of people, the line `seq`, to be asked about once more. It contradicts what was shown: the pieces are
    liker those of `other`, or, where that is the `owner`, like none of theirs; empty: nothing else speaks for it."""

    seq: int
    owner: str
    other: str
    places: tuple[Place, ...]
