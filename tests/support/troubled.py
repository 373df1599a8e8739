"""A lawful round of any game before a live camera, with what cameras do: go away, smear, turn, change their size.

Why it exists: the same troubles are put to every game. What it does not do: check anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from referee.capture import Frame, Notice, Source
from referee.values.common import Reading
from tests.games.rounds_of import Played
from tests.support.scripted import Motion, number_of, numbered

STEP_S, RESTS = 0.1, 13
"""Of the stream; pictures of which a moment has so many: all looks at a table that rests."""

HIGHER = 40
"""Pixels that upright pictures are higher than others are wide: those of a square table have another size, too."""


@dataclass(frozen=True)
class Item:
    """What a picture of the stream shows, or what is told between two; `turned`: upright, and higher than others."""

    reading: Reading
    moves: bool = False
    damaged: bool = False
    turned: bool = False
    notice: Notice | None = None


def moments(readings: Sequence[Reading], *, damaged: bool = False, turned: bool = False) -> list[Item]:
    """Each reading as a moment of the stream, which begins with a hand's motion."""
    return [Item(seen, n == 0, damaged, turned) for seen in readings for n in range(RESTS)]


def told(kind: Literal["source_lost", "source_back"], seen: Reading) -> list[Item]:
    return [Item(seen, notice=Notice(kind, 0, f"the camera: {kind}"))]


class Stream(Source):
    """Pictures of a live camera; the first pixel of each says which."""

    def __init__(self, played: Played, items: Sequence[Item], begin: float = 0.0) -> None:
        super().__init__("camera")
        self.live, self.moments = True, False
        self._size, self._items, self._begin = (played.table.height, played.table.width), items, begin

    def __iter__(self) -> Iterator[Frame | Notice]:
        for n, item in enumerate(self._items):
            t = self._begin + n * STEP_S
            if self.stopped:
                return
            if item.notice is not None:
                yield replace(item.notice, t=t)
                continue
            height, width = self._size
            size = (width + HIGHER, height) if item.turned else self._size
            yield Frame(numbered(size, n), t, n, f"picture {n}", damaged=item.damaged)


class Told:
    """Reads the pictures of such a stream, and says whether something moves in them."""

    def __init__(self, items: Sequence[Item]) -> None:
        self._items = items

    def read(self, image: np.ndarray, still_frames: Sequence[np.ndarray] | None = None,
             look: int | None = None) -> Reading:
        return self._items[number_of(image)].reading

    def update(self, image: np.ndarray) -> Motion:
        return Motion(0.9, 0.9) if self._items[number_of(image)].moves else Motion()

    def settled(self) -> None:
        """Its motion is written down beforehand."""
